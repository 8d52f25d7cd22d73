"""After the Flood by slash commands: each of them once through Discord; what is read from words is in tests/typed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.discord.support.flood_scene import Scene, rich, scene
from tests.discord.support.limits import check_limits
from tests.discord.support.scene import names_of
from tests.discord.support.stage import acted, stage
from tests.rules.after_the_flood.table import PURPLE, RED, Table

NAMES = {
    "build": ("construire", {"area": "region", "moving": "deplacer", "pay": "payer", "end": "fin"}),
    "place": (
        "placer",
        {"resource": "ressource", "area": "lieu", "workers": "ouvriers", "pay": "payer", "end": "fin"},
    ),
    "scribe": ("scribe", {"to": "vers", "from": "de", "pay": "payer", "end": "fin"}),
    "trade": (
        "commercer",
        {
            "swap": "echange",
            **{f"swap{n}": f"echange{n}" for n in range(2, 6)},
            "pay": "payer",
            "end": "fin",
        },
    ),
    "tools": ("outils", {"number": "nombre", "pay": "payer", "end": "fin"}),
    "empire": (
        "empire",
        {
            "name": "nom",
            "buy": "acheter",
            "equip": "equiper",
            "home": "origine",
            "armies": "armees",
            "pay": "payer",
            "end": "fin",
        },
    ),
    "expand": ("etendre", {"target": "cible", "pay": "payer", "end": "fin"}),
    "fight": ("combat", {"do": "faire", "end": "fin"}),
    "city": ("cite", {"city": "cite", "giving": "donner", "end": "fin"}),
    "pass": ("passer", {"bid": "mise", "end": "fin"}),
}
"""Commands and options in English and French."""


@acted
async def test_every_command_and_option_has_its_name_in_both_languages(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        assert await names_of(table, "flood") == ("deluge", NAMES)


def grown() -> Table:
    return rich().empire(RED, "t1-guti").armies("guti", RED, 1).available(RED, armies=5)


EACH: dict[str, tuple[Table, str, dict[str, Any], str]] = {
    "build": (rich(), "area", {"area": "Ur"}, "So far"),
    "place": (rich(), "resource", {"resource": "textile"}, "Where do they go?"),
    "scribe": (rich().workers("scribes", RED, 2), "to", {"to": "weaving"}, "So far"),
    "trade": (rich().workers("amorites", RED, 2), "swap", {"swap": "amorites.wood/!grain"}, "So far"),
    "tools": (rich().workers("tool_makers", RED, 2), "", {"number": 2}, "So far"),
    "empire": (rich(), "name", {"name": "Sumer", "buy": "2 grain, tool"}, "Do you equip your armies?"),
    "expand": (grown(), "target", {"target": "reinforce guti"}, "So far"),
    "fight": (grown().empire(PURPLE, "t1-akkad").armies("umma", PURPLE, 2), "", {"do": "roll"}, "Attack on Umma"),
    "city": (rich().city("ur", RED).city("umma", RED), "city", {"city": "ur", "giving": "oil, tool"}, "So far"),
    "pass": (rich(), "bid", {"bid": "2 grain, tool"}, "So far"),
}
"""Each command: where it is typed, an option that is completed, what is typed, and what the panel says then."""


def test_each_command_has_its_line() -> None:
    assert EACH.keys() == NAMES.keys()


@pytest.mark.parametrize("command", EACH)
def test_each_command_completes_is_taken_and_can_be_taken_back(tmp_path: Path, command: str) -> None:
    asyncio.run(type_once(tmp_path, command))


async def type_once(folder: Path, command: str) -> None:
    position, option, typed, said = EACH[command]
    async with stage(folder) as table:
        at = await scene(table, position.end_actions() if command == "city" else position)
        if command == "fight":
            await at.type("expand", target="invade umma")
        before = await at.state()
        assert not option or await at.offered(command, option)
        seen = await at.type(command, **typed)
        check_limits(seen.components)
        assert said in seen.text
        if command != "fight":
            await table.press(at.ada, "Undo step")
            assert await at.state() == before


@acted
async def test_a_city_is_built_and_the_turn_ended_in_one_go(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich())
        seen = await at.type("build", area="Ur", end="yes")
        assert seen.text.startswith("**Done.**")
        assert (await at.state()).cities["ur"].seat == RED
        assert table.pinged == [table.player("Bilal")]


@acted
async def test_what_is_refused_is_told_and_changes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich().city("ur", PURPLE))
        await at.refused("Not possible: Ur already has a city. Possible: ", "build", area="Ur", end="yes")
        await table.bot.services.people.change(at.ada.id, language="fr")
        await at.refused("pas en Égypte", "build", area="Égypte")


@acted
async def test_whoever_is_not_asked_is_offered_nothing_and_changes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich())
        stranger = table.guild.add_member(table.env.create_user("Dana"))
        for who in (table.player("Bilal"), stranger):
            for command, (_, options) in NAMES.items():
                for option in options:
                    if option not in ("end", "number", "do"):
                        assert await at.offered(command, option, who=who) == {}
        seen = await at.refused("You are watching this match.", "build", stranger, area="ur")
        assert not seen.menus
        seen = await at.refused("It is **Ada**'s turn", "build", table.player("Bilal"), area="ur")
        assert not seen.menus


@acted
async def test_without_a_match_it_says_so(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = Scene(table)
        assert await at.offered("build", "area") == {}
        assert "There is no match in this channel" in (await at.type("build", area="ur")).text
        await table.type(at.ada, "game new", game="after_the_flood")
        assert await at.offered("build", "area") == {}
        assert "not started" in (await at.type("build", area="ur")).text


@acted
async def test_while_the_match_is_paused_nothing_is_typed(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich())
        async with table.bot.services.db.transaction() as tx:
            await tx.run("update matches set status = 'paused'")
        assert await at.offered("build", "area") == {}
        await at.refused("The match is paused.", "build", area="ur")


@acted
async def test_the_end_of_the_turn_says_why_it_is_not_come(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich())
        await at.type("place", resource="textile")
        assert "Not yet: answer this question first" in (await table.type(at.ada, "end")).text
        await table.press(at.ada, "Undo step")
        await at.type("build", area="ur")
        await at.refused("you have nothing left to choose. End your turn with `/end`", "place", resource="grain")
        assert (await table.type(at.ada, "end")).text.startswith("**Done.**")
