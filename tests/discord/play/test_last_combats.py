"""The last combats of Mesopotamia are found among the views of the board, as pictures and in words."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cogs.painter import Pictures
from db.match.matches import Matches
from engine.core.game import Event
from engine.mesopotamia.events import combat
from engine.mesopotamia.events.rounds import RoundBegan
from tests.discord.channel.test_pictures import galleries
from tests.discord.support.limits import check_limits
from tests.discord.support.mesopotamia_scene import offering_all, scene
from tests.discord.support.stage import Shown, Stage, acted
from tests.rules.mesopotamia.field import Field
from tools.games.mesopotamia.fought import fought

MARAD: tuple[Event, ...] = (
    combat.CombatBegan("r20", 1, None, {"archer": 1}, {"archer": 1}),
    combat.SimpleCombatWon(1, "r20", 3, None, 2, False),
    combat.ArmyLost(None, "r20", {"archer": 1}, {}),
)


class Told(NamedTuple):
    """What happened at a press, as far as it is read here."""

    events: Sequence[Event]


@asynccontextmanager
async def after(folder: Path, *happened: Event) -> AsyncIterator[Stage]:
    """Open a table at which some things have happened in round 4, and play goes on."""

    async def lately(*_: Any) -> list[Told]:
        return [Told((RoundBegan(4, [0, 1]), *happened))]

    async with offering_all(folder) as table:
        await scene(table, Field().fight("horseman", against="spearman").phalanxes(3, 3).combat())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Matches, "since_event", lately)
            yield table


def views(seen: Shown) -> list[str]:
    return [entry["label"] for entry in seen.menu("Other views…")["options"]]


def labels(seen: Shown) -> list[str]:
    return [part["label"] for part in seen.buttons]


def alt(seen: Shown) -> str:
    """Give the words for those who cannot see the picture."""
    (item,) = galleries(seen)
    return str(item["description"])


@acted
async def test_a_combat_that_is_over_is_among_the_views_of_the_board(tmp_path: Path) -> None:
    async with after(tmp_path, *fought()) as table:
        ada = table.player("Ada")
        assert "Last combats" in views(await table.type(ada, "board"))
        seen = await table.view(ada, "Last combats")
        check_limits(seen.components)
        assert seen.text.startswith("**Round 4 · Nippur: Ada–Bilal**\n-# Total: Force, and Tactics unless pale.")
        assert alt(seen).startswith("Round 4 · Nippur: Ada–Bilal\n⚔️ Nippur: Bilal beats Ada; Ada loses")
        assert [menu["placeholder"] for menu in seen.menus] == ["Other views…"], "there is no other to choose"
        assert "Last combats" not in views(seen)
        seen = await table.press(ada, "As text")
        assert galleries(seen) == []
        assert "⚔️ Nippur: Bilal beats **Ada**; **Ada** loses" in seen.text
        assert "Nippur, fights (" in seen.text
        assert len(galleries(await table.press(ada, "As a picture"))) == 1


@acted
async def test_several_can_be_chosen_between_the_newest_is_shown_first(tmp_path: Path) -> None:
    async with after(tmp_path, *fought(), *MARAD) as table:
        bilal = table.player("Bilal")
        await table.type(bilal, "board")
        seen = await table.view(bilal, "Last combats")
        check_limits(seen.components)
        assert seen.text.startswith("**Round 4 · Marad: Bilal–Tribe**")
        menu = seen.menu("Last combats")
        assert [entry["label"] for entry in menu["options"]] == ["Round 4 · Nippur: Ada–Bilal"]
        seen = await table.choose(bilal, menu["custom_id"], [menu["options"][0]["value"]])
        assert seen.text.startswith("**Round 4 · Nippur: Ada–Bilal**")
        assert "Round 4 · Marad: Bilal–Tribe" in [entry["label"] for entry in seen.menu("Last combats")["options"]]


@acted
async def test_whoever_prefers_words_gets_them(tmp_path: Path) -> None:
    async with after(tmp_path, *fought()) as table:
        ada = table.player("Ada")
        with table.env.time_context():
            await table.bot.services.people.change(ada.id, board="text", language="fr")
        await table.type(ada, "board")
        menu = table.panel(ada).menus[0]
        assert "Derniers combats" in [entry["label"] for entry in menu["options"]]
        seen = await table.choose(ada, menu["custom_id"], ["fought"])
        assert seen.text.startswith("**Manche 4 · Nippur\u00a0: Ada–Bilal**\n⚔️ Nippur\u00a0: Bilal bat **Ada**")
        assert "En image" in labels(seen)


@acted
async def test_a_picture_that_fails_is_told_in_words(tmp_path: Path) -> None:
    async def none(*_: Any) -> None:
        return None

    async with after(tmp_path, *fought()) as table:
        ada = table.player("Ada")
        await table.type(ada, "board")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Pictures, "picture", none)
            seen = await table.view(ada, "Last combats")
        assert "⚔️ Nippur: Bilal beats **Ada**" in seen.text


@acted
async def test_in_peace_nothing_is_offered(tmp_path: Path) -> None:
    async with after(tmp_path) as table:
        assert "Last combats" not in views(await table.type(table.player("Ada"), "board"))


@acted
async def test_once_it_is_too_long_ago_an_old_control_leads_to_the_board(tmp_path: Path) -> None:
    async def nothing(*_: Any) -> list[Told]:
        return []

    async with after(tmp_path, *fought()) as table:
        ada = table.player("Ada")
        await table.type(ada, "board")
        await table.view(ada, "Last combats")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Matches, "since_event", nothing)
            seen = await table.press(ada, "As text")
        assert len(galleries(seen)) == 1
        assert "Last combats" not in views(seen)
