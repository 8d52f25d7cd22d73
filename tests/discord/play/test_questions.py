"""Questions say what they mean: price and number of a trade, plain quantities, food for huts, and what is ended."""

from __future__ import annotations

from pathlib import Path

from simcord.components import walk_components

from tests.discord.support import assyria_scene
from tests.discord.support.flood_scene import rich, scene
from tests.discord.support.stage import BUTTON, Shown, acted, stage
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED
from tests.rules.after_the_flood.table import Table as FloodTable
from tests.rules.assyria.table import RED as HOST
from tests.rules.assyria.table import Table as AssyriaTable

GREEN_BUTTON = 3


def entries(seen: Shown, menu: str) -> dict[str, str | None]:
    """What a menu offers, with the notes."""
    return {option["label"]: option.get("description") for option in seen.menu(menu)["options"]}


BESIDE = ("Rules", "Règles", "💡 Hint", "💡 Conseil", "💡")
"""What stands beside the button at the foot."""


def foot_of(seen: Shown) -> tuple[str, bool]:
    """What the button at the foot says, greyed or not, and whether it is green."""
    buttons = [part for part in walk_components(seen.components) if part["type"] == BUTTON]
    *_, end = (part for part in buttons if part["label"] not in BESIDE)
    return str(end["label"]), end["style"] == GREEN_BUTTON


def end_of(seen: Shown) -> str:
    """What the green button at the foot says, greyed or not."""
    label, is_green = foot_of(seen)
    assert is_green
    return label


@acted
async def test_a_trade_says_what_for_what_where_and_how_often(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = FloodTable().hand(RED, oil=1).workers("kassites", RED, 3)
        at = await scene(table, position)
        seen = await table.type(at.ada, "play")
        assert entries(seen, "⚖️ Trade") == {"Oil → lapis lazuli (Kassites)": "1 trade possible · general stock: 7"}


@acted
async def test_buying_equipping_and_bidding_are_asked_in_the_same_way_and_take_a_press_each(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = rich().hand(RED, grain=4, textile=2).workers("guti", RED, 1).empire(PURPLE, "t1-akkad", {"tool": 1})
        at = await scene(table, position)

        async def choose(menu: str, entry: str) -> Shown:
            found = table.panel(at.ada).menu(menu)
            values = {option["label"]: option["value"] for option in found["options"]}
            return await table.choose(at.ada, found["custom_id"], [values[entry]])

        await table.type(at.ada, "play")
        seen = await choose("🚩 Start Empire", "Guti · 8 armies")
        assert entries(seen, "Buy armies with…")["3 grain"] == "→ 3 armies · you have 4 pieces"
        seen = await choose("Buy armies with…", "3 grain")
        assert "Bilal's equipment is worth 3: with at least 4 you are rated 1st, otherwise 2nd." in seen.text
        assert entries(seen, "Equip with…")["2 textiles"] == "→ value 4 · 👑\u20601st · you have 2 pieces"
        seen = await choose("Equip with…", "2 textiles")
        assert "👑\u20601st" in seen.text
        await table.press(at.ada, "Undo all")
        await table.press(at.ada, "Pass")
        seen = await choose("Bid…", "4 grain")
        assert end_of(seen) == "Pass and bid 4"


@acted
async def test_a_mix_is_put_together_kind_by_kind_and_its_sum_stands_in_the_question(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich())
        await table.type(at.ada, "play")
        await table.press(at.ada, "Pass")
        seen = await table.press(at.ada, "Another mix…")
        assert "Nothing chosen yet." in seen.text
        for place in (0, 1):
            menu = table.panel(at.ada).menus[place]
            seen = await table.choose(at.ada, menu["custom_id"], [menu["options"][1]["value"]])
        assert "Chosen: 1 grain and 1 wood → value 3" in seen.text
        chosen = [option["label"] for menu in seen.menus for option in menu["options"] if option.get("default")]
        assert chosen[:3] == ["1 grain", "1 wood", "0 metal"]
        assert end_of(await table.press(at.ada, "Confirm selection")) == "Pass and bid 3"


@acted
async def test_a_new_hut_says_how_many_of_its_kind_can_be_fed(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = AssyriaTable(value=3)
        position.ziggurat(HOST, "b5").put(HOST, "c6").cards(HOST, "barley1", "grape2").expand(HOST)
        at = await assyria_scene.scene(table, position)
        notes = entries(await table.type(at.ada, "play"), "🛖 Huts")
        fed = {label[:2]: str(note).split(" · ")[0] for label, note in notes.items()}
        assert (fed["B4"], fed["A5"]) == ("food for 2 huts", "if another starves")


@acted
async def test_a_part_of_a_turn_of_assyria_ends_in_its_own_words(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await assyria_scene.scene(table, AssyriaTable(value=2).ziggurat(HOST, "b5").expand(HOST))
        seen = await table.type(at.ada, "play")
        assert end_of(seen) == "End Expansion"
        (huts,) = seen.menus
        await table.choose(at.ada, huts["custom_id"], [option["value"] for option in huts["options"][:2]])
        assert end_of(table.panel(at.ada)) == "End Expansion"
        assert "End turn" not in [part["label"] for part in table.panel(at.ada).buttons]


@acted
async def test_an_action_is_ended_while_the_turn_goes_on(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich())
        for language, action in (("en", "End action"), ("fr", "Finir l'action")):
            await table.bot.services.people.change(at.ada.id, language=language)
            seen = await table.type(at.ada, "play")
            assert end_of(seen) == action, "greyed, but it says what will end"
            await table.choose(at.ada, seen.menu("🏛️")["custom_id"], ["umma"])
            assert end_of(table.panel(at.ada)) == action
            await table.type(at.ada, "undo")


@acted
async def test_nothing_green_gives_up_a_city_that_could_be_expanded(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, FloodTable().hand(RED, wood=4).city("ur", RED).city("umma", RED).end_actions())
        seen = await table.type(at.ada, "play")
        assert (
            "**Which cities do you expand?** Each costs 2 wood (you have 4 wood) and brings 4 VP, or up to 20"
            in seen.text
        )
        assert foot_of(seen) == ("Expand no city", False)
        await table.choose(at.ada, seen.menus[0]["custom_id"], [seen.menus[0]["options"][0]["value"]])
        assert end_of(table.panel(at.ada)) == "End turn"


@acted
async def test_what_cannot_be_chosen_is_told_when_asked_and_what_leaves_before_it_is_chosen(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich().workers("guti", RED, 2).passed(GREEN))
        seen = await table.type(at.ada, "play")
        assert entries(seen, "🚩 Start Empire")["Guti · 8 armies"] == (
            "no enemy armies in the home area · your 2 workers leave it"
        )
        assert "Not now" not in seen.text
        seen = await table.press(at.ada, "Not possible now…")
        assert "Not now: Start Akkad (you need a worker there, and nobody may have more than you)" in seen.text


@acted
async def test_ones_own_city_is_called_so(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = rich().empire(RED, "t1-guti").armies("guti", RED, 1).available(RED, armies=8)
        at = await scene(table, position.city("umma", RED).city("nippur", PURPLE))
        notes = entries(await table.type(at.ada, "play"), "⚔️ Expand Empire")
        assert str(notes["⚔️ Invade Umma"]).startswith("your city, no armies")
        assert str(notes["⚔️ Invade Nippur"]).startswith("Bilal's city, no armies")
