"""Assyria by slash commands: each of them once through Discord; what is read from words is in tests/typed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.discord.support.assyria_scene import Scene, acting, drafting, scene, settled, starting, why
from tests.discord.support.limits import check_limits
from tests.discord.support.scene import names_of
from tests.discord.support.stage import acted, stage
from tests.rules.assyria.table import RED, Table

HEX = {"hex": "hexagone", "end": "fin"}
CARD = {"card": "carte", "end": "fin"}
NAMES = {
    "start": ("depart", HEX),
    "draft": ("choix", CARD),
    "harvest": ("recolte", {"column": "colonne", "end": "fin"}),
    "huts": ("huttes", {"hex": "hexagone", **{f"hex{n}": f"hexagone{n}" for n in (2, 3, 4)}, "end": "fin"}),
    "feed": ("ravitailler", {"card": "carte", "huts": "huttes", "end": "fin"}),
    "well": (
        "puits",
        {"intersection": "intersection", **{f"intersection{n}": f"intersection{n}" for n in (2, 3, 4)}, "end": "fin"},
    ),
    "build": ("construire", HEX),
    "extend": ("agrandir", HEX),
    "intrigue": ("intriguer", {"dignitary": "dignitaire", "end": "fin"}),
    "offer": ("offrande", {"camels": "chameaux", "end": "fin"}),
    "buy": ("acheter", CARD),
    "done": ("terminer", {}),
}
"""Commands and options in English and French."""


@acted
async def test_every_command_and_option_has_its_name_in_both_languages(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        assert await names_of(table, "assyria") == ("assyria", NAMES)


def feeding() -> Table:
    return settled().put(RED, "a2", "b3", "c5").cards(RED, "palm1", "joker").supply(RED)


EACH: dict[str, tuple[Table, str, dict[str, Any]]] = {
    "start": (starting(), "hex", {"hex": "B5"}),
    "draft": (drafting("barley2", "joker"), "card", {"card": "2 barley"}),
    "harvest": (settled().market(["palm1"], ["date1", "grape3"], ["barley2"]).harvest(), "column", {"column": "2"}),
    "huts": (settled(value=4).cards(RED, "joker").expand(RED), "hex2", {"hex": "C5", "hex2": "C6"}),
    "feed": (feeding(), "huts", {"card": "Joker", "huts": "C5"}),
    "well": (settled().put(RED, "b6", "c6", "c7", "d6").wells(RED), "intersection", {"intersection": "C7-B6-C6"}),
    "build": (acting(), "hex", {"hex": "c6"}),
    "extend": (acting(), "hex", {"hex": "B5"}),
    "intrigue": (acting(), "dignitary", {"dignitary": "lower"}),
    "offer": (acting(), "camels", {"camels": 2}),
    "buy": (acting(), "card", {"card": "Joker"}),
    "done": (acting(), "", {}),
}
"""Each command: where it is typed, an option that is completed, and what is typed."""


def test_each_command_has_its_line() -> None:
    assert EACH.keys() == NAMES.keys()


@pytest.mark.parametrize("command", EACH)
def test_each_command_completes_is_taken_and_can_be_taken_back(tmp_path: Path, command: str) -> None:
    asyncio.run(type_once(tmp_path, command))


async def type_once(folder: Path, command: str) -> None:
    position, option, typed = EACH[command]
    async with stage(folder) as table:
        at = await scene(table, position)
        before = await at.state()
        assert not option or await at.offered(command, option)
        seen = await at.type(command, **typed)
        check_limits(seen.components)
        assert seen.text.startswith("**Done.**") == (command == "done")
        if command != "done":
            assert "So far" in seen.text
            await table.press(at.ada, "Undo step")
            assert await at.state() == before


@acted
async def test_a_turn_is_typed_and_ended_in_one_go(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, starting())
        await at.refused(why("not_a_start_space", hex="c5"), "start", hex="C5")
        seen = await at.type("start", hex="b5", end="yes")
        assert seen.text.startswith("**Done.**")
        assert table.pinged == [table.player("Bilal")]


@acted
async def test_a_french_player_types_french(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, drafting("barley2", "joker"))
        await table.bot.services.people.change(at.ada.id, language="fr")
        assert list((await at.offered("draft", "card", "orge 2")).values()) == ["barley2"]
        await at.type("draft", card="orge 2")
        assert (await at.state()).players[RED].cards == ["barley2"]


@acted
async def test_whoever_is_not_asked_is_offered_nothing_and_changes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, acting())
        stranger = table.guild.add_member(table.env.create_user("Dana"))
        for who in (table.player("Bilal"), stranger):
            for command, (_, options) in NAMES.items():
                for option in options:
                    if option != "end":
                        assert await at.offered(command, option, who=who) == {}
        for command, (_, options) in NAMES.items():
            first = {option: 1 if option == "camels" else "b5" for option in list(options)[:1]}
            seen = await at.refused("You are watching this match.", command, stranger, **first)
            assert not seen.menus
            seen = await at.refused("It is **Ada**'s turn", command, table.player("Bilal"), **first)
            assert not seen.menus


@acted
async def test_a_command_typed_after_the_turn_changes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, acting())
        await at.type("done")
        await at.refused("It is **Bilal**'s turn", "extend", hex="b5")
        await at.refused("It is **Bilal**'s turn", "done")


@acted
async def test_only_where_assyria_is_played(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = Scene(table)
        assert await at.offered("start", "hex") == {}
        assert "There is no match in this channel" in (await at.type("start", hex="b5")).text
        await table.type(at.ada, "game new", game="assyria")
        assert await at.offered("start", "hex") == {}
        assert "not started" in (await at.type("start", hex="b5")).text


@acted
async def test_each_game_has_its_own_commands(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match("assyria")
        (first,) = table.pinged
        seen = await table.type(first, "flood build", area="ur")
        assert seen.text == "Not possible: the game played here is **Assyria**."
        assert "`/assyria huts`" in (await table.type(first, "help")).text
        assert "`/flood" not in (await table.type(first, "help")).text


@acted
async def test_while_the_match_is_paused_nothing_is_typed(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, acting())
        async with table.bot.services.db.transaction() as tx:
            await tx.run("update matches set status = 'paused'")
        assert await at.offered("extend", "hex") == {}
        await at.refused("The match is paused.", "extend", hex="b5")


@acted
async def test_the_end_of_the_turn_says_why_it_is_not_come(tmp_path: Path) -> None:
    """A13.12"""
    async with stage(tmp_path) as table:
        at = await scene(table, settled(turn=2, value=2).cards(RED, "date1", "joker").expand(RED))
        seen = await table.type(at.ada, "end")
        assert why("huts_left_to_place", left=2) in seen.text
        assert seen.menus
        await at.lay(settled().put(RED, "c5", "c6", "c7").cards(RED, "date1", "joker").supply(RED))
        assert why("feeding_not_finished") in (await table.type(at.ada, "end")).text
        await at.lay(starting())
        assert "Not yet: answer this question first" in (await table.type(at.ada, "end")).text
        await at.lay(acting())
        assert (await table.type(at.ada, "end")).text.startswith("**Done.**")
        seen = await table.type(at.ada, "end")
        assert "It is **Bilal**'s turn" in seen.text
        assert "Not yet" not in seen.text
