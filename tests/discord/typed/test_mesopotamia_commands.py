"""Mesopotamia by slash commands: each of them once through Discord; what is read from words is in tests/typed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.discord.support.limits import check_limits
from tests.discord.support.mesopotamia_scene import offering_all, scene
from tests.discord.support.scene import names_of
from tests.discord.support.stage import acted, stage
from tests.rules.mesopotamia.field import Field
from tests.rules.mesopotamia.table import Table
from tests.typed.mesopotamia_positions import fighting, rich, why

PAID = {"pay": "payer", "end": "fin"}
TO = {"to": "vers", **{f"to{n}": f"vers{n}" for n in range(2, 6)}}
NAMES: dict[str, tuple[str, dict[str, str]]] = {
    "role": ("role", {"number": "numero"}),
    "empire": ("empire", {"name": "nom"}),
    "start": ("depart", {"region": "region", "die": "de", "place": "lieu", "section": "section"}),
    "quests": ("quetes", {"keep": "garder"}),
    "explore": ("explorer", {**TO, "unit": "unite", "ram": "belier", **PAID}),
    "build": ("construire", {"item": "objet", "place": "lieu", "item2": "objet2", "place2": "lieu2", **PAID}),
    "research": (
        "rechercher",
        {"convert": "convertir", "discover": "decouvrir", "discover2": "decouvrir2", "discover3": "decouvrir3", **PAID},
    ),
    "gather": (
        "recolter",
        {
            "source": "source",
            **{f"source{n}": f"source{n}" for n in range(2, 6)},
            "trade": "echange",
            "trade2": "echange2",
            **PAID,
        },
    ),
    "trade": ("echanger", {"token": "jeton", "token2": "jeton2", "end": "fin"}),
    "war": ("guerre", {"unit": "unite", "place": "lieu", "unit2": "unite2", "place2": "lieu2", **PAID}),
    "growth": ("croissance", {"times": "fois", **PAID}),
    "reroll": ("relancer", {"dice": "des"}),
    "pawn": ("pion", {"end": "fin"}),
    "event": ("evenement", {"first": "premier", "option": "option", "choice": "choix", "end": "fin"}),
    "order": ("ordre", {"first": "premier"}),
    "bid": ("encherir", {"phalanxes": "phalanges"}),
    "allot": ("allouer", {"phalanxes": "phalanges"}),
    "lines": ("lignes", {"lines": "lignes"}),
    "retreat": ("retraite", TO),
    "fatigue": ("fatigue", {"row": "ligne"}),
    "lose": ("perdre", {"unit": "unite"}),
    "settlement": ("colonie", {"do": "faire", "region": "region"}),
    "done": ("terminer", {}),
}
"""Commands and options in English and French."""


@acted
async def test_every_command_and_option_has_its_name_in_both_languages(tmp_path: Path) -> None:
    async with offering_all(tmp_path) as table:
        assert await names_of(table, "mesopotamia") == ("mesopotamia", NAMES)


@acted
async def test_its_commands_are_there_only_where_it_is_offered(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        published = {each.name for each in await table.bot.tree.fetch_commands()}
        assert ("mesopotamia" in published) == ("mesopotamia" in table.bot.services.games)
    async with offering_all(tmp_path / "all") as table:
        assert "mesopotamia" in {each.name for each in await table.bot.tree.fetch_commands()}


def retreating() -> Table:
    return fighting().bids((6, 0, 0), (0, 0, 0)).go_on("retreat")


def ordering() -> Table:
    field = Field().fight("spearman", against="spearman").fight("archer", against="archer", region="r30")
    return field.squares(event={0: 3}).phalanxes(1, 1).combat()


def settling() -> Table:
    return Table().put(0, "spearman", "r08").settle(1, "r08").combat()


def losing() -> Table:
    field = Field(simple_combat=True).fight("spearman", "archer", against="spearman").phalanxes(3, 0).combat()
    return field.answer(2, 0)


def allotting() -> Table:
    return fighting().bids((6, 0, 0), (0, 0, 0))


def turning() -> Table:
    table = Table().put(0, "spearman", "r01").hold(0, food=5, stone=5, wood=5, clay=5, tablet=2).hide("r09").turn(0)
    return table.answer("explore.pawn").answer("spearman.r01.r09")


EACH: dict[str, tuple[Callable[[], Table], str, dict[str, Any]]] = {
    "explore": (rich, "to2", {"to": "Terqa", "to2": "Sippar"}),
    "build": (rich, "place", {"item": "Wall", "place": "Terqa"}),
    "research": (rich, "discover", {"convert": "yes", "discover": "Build"}),
    "gather": (rich, "pay", {"source": "Stone", "source2": "Terqa", "pay": "pawn"}),
    "trade": (rich, "token", {"token": "1 Stone 2 Wood"}),
    "war": (rich, "place", {"unit": "Archer", "place": "Terqa"}),
    "growth": (rich, "pay", {"times": 1}),
    "pawn": (rich, "", {}),
    "reroll": (rich, "dice", {"dice": "1, 2"}),
    "event": (turning, "option", {"option": "1"}),
    "order": (ordering, "first", {"first": "Nippur"}),
    "bid": (fighting, "phalanxes", {"phalanxes": "5 Force, 1 Tactics"}),
    "allot": (allotting, "phalanxes", {}),
    "retreat": (retreating, "to", {"to": "Sippar"}),
    "lose": (losing, "unit", {"unit": "Archer"}),
    "settlement": (settling, "region", {"do": "destroy", "region": "Terqa"}),
}
"""Commands: where each is typed, an option that is completed, and what is typed."""


@pytest.mark.parametrize("command", EACH)
def test_each_command_completes_and_is_taken(tmp_path: Path, command: str) -> None:
    asyncio.run(type_once(tmp_path, command))


async def type_once(folder: Path, command: str) -> None:
    position, option, typed = EACH[command]
    async with offering_all(folder) as table:
        at = await scene(table, position())
        before = await at.state()
        assert not option or await at.offered(
            command, option, **{each: typed[each] for each in typed if each != option}
        )
        seen = await at.type(command, **typed)
        check_limits(seen.components)
        assert await at.state() != before
        assert "Not possible" not in seen.text


@acted
async def test_a_turn_is_typed_and_ended_in_one_go(tmp_path: Path) -> None:
    async with offering_all(tmp_path) as table:
        at = await scene(table, rich())
        await at.refused(why("pawn_not_used"), "done")
        seen = await at.type("gather", source="Stone", source2="Terqa", end="yes")
        assert "**Done.**" in seen.text
        assert table.pinged == [table.player("Bilal")]


@acted
async def test_a_french_player_types_french(tmp_path: Path) -> None:
    async with offering_all(tmp_path) as table:
        at = await scene(table, rich())
        await table.bot.services.people.change(at.ada.id, language="fr")
        assert list((await at.offered("build", "item", "remp")).values()) == ["wall"]
        await at.type("build", item="Rempart", place="Terqa")
        assert (await at.state()).walls["r08"] == 0


@acted
async def test_whoever_is_not_asked_is_offered_nothing(tmp_path: Path) -> None:
    async with offering_all(tmp_path) as table:
        at = await scene(table, rich())
        stranger = table.guild.add_member(table.env.create_user("Dana"))
        for who in (table.player("Bilal"), stranger):
            for command, option in (("gather", "source"), ("explore", "to"), ("quests", "keep"), ("bid", "phalanxes")):
                assert await at.offered(command, option, who=who) == {}
        await at.refused("You are watching this match.", "gather", stranger, source="stone")
        await at.refused("It is **Ada**'s turn", "gather", table.player("Bilal"), source="stone")


@acted
async def test_a_bid_is_seen_by_nobody_else_and_may_be_typed_again(tmp_path: Path) -> None:
    async with offering_all(tmp_path) as table:
        at = await scene(table, fighting())
        assert "5/0/0" in (await at.type("bid", phalanxes="5 force")).text
        assert "0/6/0" in (await at.type("bid", phalanxes="6 tactics")).text
        assert "0/6/0" not in table.post.content
