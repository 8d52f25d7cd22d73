"""The options of Mesopotamia in its lobby: what each means, what differs, and what cannot be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from db.table.info import Status
from tests.discord.support.limits import check_limits
from tests.discord.support.six import SIX, mesopotamia_table
from tests.discord.support.stage import BUTTON, Shown, Stage, acted, shown
from tests.discord.toy.delta import choose_options, control
from tests.rules import rule

OFFERED = {
    "Sets": ["as needed", "base game only", "+ Assyrians and Hittites", "+ Mariotes and Eblaites", "both expansions"],
    "Set-up": ["each chooses", "by lot"],
    "Combat": ["full", "simplified"],
    "Luck": ["dice are rolled", "none, signs are chosen"],
    "When to roll": ["at the end of the turn", "at the start of the turn"],
    "Tribes": ["played by a rival", "play themselves"],
    "Rounds": ["no limit", "at most 12", "at most 16", "at most 20"],
    "Rivers": ["all borders", "named ones only"],
    "Opponent": [
        "none",
        "Automaton, Emperor",
        "Automaton, Igigi",
        "Automaton, Anunnaki",
        "Siege of Ur",
        "Siege of Ur, harder",
        "Guardians of Assur",
    ],
}
EMPIRES = ["Sumerians", "Babylonians", "Akkadians", "Elamites", "Assyrians", "Hittites", "Mariotes", "Eblaites"]
REASON = "Not possible: five or six players need an expansion. Choose other sets."
LABEL, NOTE = 40, 60
"""So many letters of an entry and of what it means are read on a phone."""


async def opened(table: Stage, language: str = "en") -> None:
    """Open a table, and let everybody join."""
    host, *others = table.players.values()
    await table.type(host, "game new", game="mesopotamia", language=language)
    for other in others:
        await table.press_id(other, control(shown(table.post), "join")["custom_id"], public=True)


def can_start(lobby: Shown) -> bool:
    (start,) = [part for part in lobby._of(BUTTON) if part["custom_id"].startswith("tb:start:")]
    return not start.get("disabled")


@rule("M1.14")
@acted
async def test_every_option_is_a_menu_whose_entries_say_what_they_mean(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        await opened(table)
        (ada,) = table.players.values()
        seen = await choose_options(table, ada, {})
        check_limits(seen.components)
        assert {menu["placeholder"]: [each["label"] for each in menu["options"]] for menu in seen.menus} == {
            name: [f"{name}: {value}" for value in values] for name, values in OFFERED.items()
        }
        entries = [each for menu in seen.menus for each in menu["options"]]
        assert all(len(each["label"]) <= LABEL and 0 < len(each["description"]) <= NOTE for each in entries)
        assert "All as in the rulebook." in seen.text
        changed = await choose_options(table, ada, {"rounds": "16", "dice": "no_luck"})
        assert "-# Changed: Luck: none, signs are chosen · Rounds: at most 16. Open a menu" in changed.text
        assert "All as in the rulebook" not in changed.text


@rule("M1.14", "M3.21")
@acted
async def test_the_empire_of_an_opponent_is_asked_for_once_there_is_one(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        await opened(table)
        ada, _ = table.players.values()
        seen = await choose_options(table, ada, {"opponent": "igigi"})
        check_limits(seen.components)
        (menu,) = [each for each in seen.menus if each["placeholder"] == "Opponent's Empire"]
        assert [each["label"] for each in menu["options"]] == [
            f"Opponent's Empire: {each}" for each in ["by lot", *EMPIRES]
        ]
        assert all(len(each["label"]) <= LABEL and 0 < len(each["description"]) <= NOTE for each in menu["options"])
        await choose_options(table, ada, {"opponent_empire": "elamite"})
        assert "🤖 Automaton (Igigi)" in shown(table.post).text
        assert "Opponent: Automaton, Igigi · Opponent's Empire: Elamites" in shown(table.post).text
        assert "Opponent: Automaton, Igigi · Opponent's Empire: Elamites" in (await table.type(ada, "game info")).text
        assert "Opponent's Empire" not in {
            each["placeholder"] for each in (await choose_options(table, ada, {"opponent": "none"})).menus
        }
        assert "Elamites" not in shown(table.post).text


CANNOT = [
    (2, {"opponent": "siege"}, "Siege of Ur and Guardians of Assur are for one player alone"),
    (2, {"opponent": "emperor", "combat": "simple"}, "This opponent needs full combat"),
    (1, {"opponent": "guardians", "rounds": "12"}, "Siege and Guardians have no limit of rounds"),
    (6, {"opponent": "igigi"}, "At most six Empires take part, the Automaton included"),
    (4, {"opponent": "igigi", "sets": "base"}, "need an expansion"),
    (1, {"opponent": "siege", "opponent_empire": "hittite", "sets": "base"}, "Hittites"),
]


@rule("M1.15")
@pytest.mark.parametrize(("people", "options", "why"), CANNOT)
def test_an_opponent_that_cannot_be_greys_start_with_the_reason(
    tmp_path: Path, people: int, options: dict[str, str], why: str
) -> None:
    @acted
    async def refused(tmp_path: Path) -> None:
        async with mesopotamia_table(tmp_path, people) as table:
            await opened(table)
            ada, *_ = table.players.values()
            await choose_options(table, ada, options)
            reason = shown(table.post).text.splitlines()[-1]
            assert why in reason
            assert not can_start(shown(table.post))
            assert (await table.type(ada, "game start")).text == reason

    refused(tmp_path)


@rule("M1.14")
@acted
async def test_what_differs_stands_in_one_small_line_before_and_after_the_start(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        await opened(table, "fr")
        ada, _ = table.players.values()
        assert "Manches" not in shown(table.post).text
        assert "une vingtaine de manches" in shown(table.post).text
        await choose_options(table, ada, {"rounds": "16", "setup": "lot"})
        assert "\nUn à six joueurs, 16 manches au plus.\n" in shown(table.post).text
        line = "\n-# Mise en place\N{NO-BREAK SPACE}: par tirage au sort · Manches\N{NO-BREAK SPACE}: 16 au plus"
        lobby = table.post
        assert line in shown(lobby).text
        await table.press_id(ada, control(shown(lobby), "start")["custom_id"], public=True)
        begun = next(each for each in table.channel.history() if each.id == lobby.id)
        assert line in shown(begun).text
        assert "\n-# Set-up: by lot · Rounds: at most 16" in (await table.type(ada, "game info")).text


@rule("M1.1", "M1.2", "M1.15")
@pytest.mark.parametrize("crowd", [5, 6])
def test_five_and_six_need_a_set_which_comes_by_itself(tmp_path: Path, crowd: int) -> None:
    @acted
    async def refused(tmp_path: Path) -> None:
        async with mesopotamia_table(tmp_path, crowd) as table:
            await opened(table)
            ada, *_ = table.players.values()
            assert can_start(shown(table.post))
            seen = await choose_options(table, ada, {"sets": "base"})
            assert REASON in seen.text
            assert REASON in shown(table.post).text
            assert not can_start(shown(table.post))
            assert (await table.type(ada, "game start")).text == REASON
            await choose_options(table, ada, {"sets": "auto"})
            assert REASON not in shown(table.post).text
            await table.press_id(ada, control(shown(table.post), "start")["custom_id"], public=True)
            match = (await table.bot.services.matches.load(1)).match
            assert match.committed.sets == ["base", "ah"]

    refused(tmp_path)


@rule("M3.24")
@acted
async def test_by_lot_everybody_is_asked_at_once_with_one_post_that_says_who_plays_what_where(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 6) as table:
        await opened(table)
        ada, *_ = table.players.values()
        await choose_options(table, ada, {"setup": "lot"})
        await table.press_id(ada, control(shown(table.post), "start")["custom_id"], public=True)
        await table.env.settle()
        info = await table.bot.services.tables.get(1)
        assert info.status is Status.RUNNING
        assert sorted(info.waiting) == list(range(6))
        match = (await table.bot.services.matches.load(1)).match
        say = table.bot.services.reading("en", info).say
        for name, player in zip(SIX, match.committed.players, strict=True):
            drawn = f"the {say(f'empire-{player.empire}')} in {say(f'region-{player.start}')}"
            assert f" **{name}** plays {drawn} (by lot).\n" in shown(table.post).text
        posted = table.env.backend.messages[table.channel.id].values()
        assert [sorted(each.ping_user_ids) for each in posted if each.ping_user_ids] == [sorted(table.players)]
