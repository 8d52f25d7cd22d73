"""The private panel on Discord: drawn anew after every press, with what dice have settled."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from db.match import log
from engine.core.play import pending
from tests.contract.matches import states
from tests.discord.play.test_both_asked import bidding
from tests.discord.support.flood_scene import Scene, rich, scene
from tests.discord.support.forged import Control, press
from tests.discord.support.stage import Shown, Stage, acted, stage
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table
from tests.toy import TOY
from tests.toy.game import Toy
from tests.toy.state import Delta

THREE = ("Tool → oil (Amorites)", "Tool → lapis lazuli (Kassites)", "Grain → wood (Amorites)")
"""Trades that cannot all be made: there is one tool."""


def ticked(seen: Shown, menu: str) -> set[str]:
    """What a menu shows as ticked."""
    return {option["label"] for option in seen.menu(menu)["options"] if option.get("default")}


class Panel:
    """Ada's panel, held against all its drawings before after every press."""

    def __init__(self, at: Scene) -> None:
        self._table = at.table
        self._ada = at.ada
        self._before: set[str] = set()

    def look(self, seen: Shown) -> Shown:
        """See that no menu has an id or number that an earlier drawing had."""
        ids = {str(menu[name]) for menu in seen.menus for name in ("custom_id", "id")}
        assert len(ids) == 2 * len(seen.menus)
        assert not ids & self._before, ids & self._before
        self._before |= ids
        return seen

    async def press(self, label: str) -> Shown:
        return self.look(await self._table.press(self._ada, label))

    async def choose(self, menu: str, *labels: str) -> Shown:
        found = self._table.panel(self._ada).menu(menu)
        values = {option["label"]: option["value"] for option in found["options"]}
        return self.look(await self._table.choose(self._ada, found["custom_id"], [values[each] for each in labels]))


async def opened(table: Stage, position: Table) -> Panel:
    at = await scene(table, position)
    panel = Panel(at)
    panel.look(await table.type(at.ada, "play"))
    return panel


@acted
async def test_no_menu_is_the_same_after_undo_redo_restart_or_a_refusal(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = rich().hand(RED, tool=1, grain=3).workers("amorites", RED, 2).workers("kassites", RED, 1)
        panel = await opened(table, position)
        for _ in range(2):
            seen = await panel.choose("⚖️ Trade", *THREE)
            assert (
                'Nothing was done: "Tool → oil (Amorites)" cannot be combined with "Tool → lapis lazuli (Kassites)".'
                in seen.text
            )
            assert ticked(seen, "⚖️ Trade") == {*THREE}
        for _ in range(2):
            assert (await panel.choose("👷 Place Workers", "1 grain → 1 worker")).menus
            assert (await panel.press("Undo step")).menus
            assert (await panel.press("Redo")).menus
            assert (await panel.press("Undo all")).menus
            assert (await panel.press("Board")).menus
            assert (await panel.press("Back")).menus


@acted
async def test_refused_ticks_stay_ticked_beside_an_extra_cost_and_are_taken_when_put_right(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = rich().hand(RED, tool=1, grain=3).workers("amorites", RED, 2).workers("kassites", RED, 1)
        panel = await opened(table, position.passed(GREEN))
        await panel.choose("Choose", "Extra cost: 1 grain")
        seen = await panel.choose("⚖️ Trade", *THREE)
        assert ticked(seen, "⚖️ Trade") == {*THREE}
        assert ticked(seen, "Choose") == {"Extra cost: 1 grain"}
        seen = await panel.choose("⚖️ Trade", *THREE[1:])
        assert "Nothing was done" not in seen.text
        assert "Kassites: tool → lapis lazuli" in seen.text


@acted
async def test_no_menu_is_the_same_after_another_extra_cost_is_chosen(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        panel = await opened(table, rich().passed(GREEN))
        for cost in ("1 oil", "1 gold", "1 oil"):
            assert (await panel.choose("Choose", f"Extra cost: {cost}")).menus


@acted
async def test_a_panel_from_before_there_were_marks_still_answers(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich())
        menu = str((await table.type(at.ada, "play")).menu("🏛️ Build City")["custom_id"])
        unmarked = menu.replace(".0:", ":")
        assert unmarked != menu
        refused = await press(table, at.ada, table.channel, Control(unmarked, ("egypt",)), private=True)
        assert "Not possible: a city can stand only in Sumer, not in Egypt." in refused.text
        assert refused.menu("🏛️ Build City")["custom_id"] not in (menu, unmarked)
        seen = await press(table, at.ada, table.channel, Control(unmarked, ("ur",)), private=True)
        assert "1. City in Ur" in seen.text


@acted
async def test_a_roll_shows_at_once_in_the_panel_and_stays_there(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = Table().empire(PURPLE, "t1-akkad").armies("nippur", PURPLE, 2)
        position.empire(RED, "t1-guti").available(RED, armies=9).armies("guti", RED, 1)
        panel = await opened(table, position)
        await panel.choose("⚔️ Expand Empire", "🛡️ Reinforce the Guti")
        await panel.choose("⚔️ Next step", "⚔️ Invade Nippur")
        seen = await panel.press("🎲 Roll the dice")
        assert "1. Guti reinforced" in seen.text
        assert "2. Attack on Nippur: 🎲" in seen.text
        again = await table.type(table.player("Ada"), "play")
        assert "2. Attack on Nippur: 🎲" in again.text


@acted
async def test_a_roll_that_ends_the_turn_is_shown_with_the_end(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = Table().empire(PURPLE, "t1-akkad").armies("nippur", PURPLE, 1).hand(PURPLE, grain=3)
        position.available(PURPLE, workers=3)
        position.empire(RED, "t1-guti").available(RED, armies=1).armies("guti", RED, 1)
        panel = await opened(table, position)
        await panel.choose("⚔️ Expand Empire", "⚔️ Invade Nippur")
        seen = await panel.press("🎲 Roll the dice")
        rolls, done = seen.text.split("**Done.**")
        assert "1. Attack on Nippur: 🎲" in rolls
        assert done.startswith(" Bilal is next")


@acted
async def test_an_action_that_a_roll_has_ended_is_told_once_if_the_next_one_is_ones_own_too(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = Table().passed(PURPLE).passed(GREEN).hand(RED, grain=3).available(RED, workers=3)
        position.empire(PURPLE, "t1-akkad").armies("nippur", PURPLE, 1)
        position.empire(RED, "t1-guti").available(RED, armies=1).armies("guti", RED, 1)
        panel = await opened(table, position)
        await panel.choose("⚔️ Expand Empire", "⚔️ Invade Nippur")
        seen = await panel.press("🎲 Roll the dice")
        assert "2. Attack on Nippur: 🎲" in seen.text
        assert "Done. It is your turn again." in seen.text
        seen = await panel.choose("🏛️ Build City", "Ur")
        assert "Nippur" not in seen.text
        assert "City in Ur" in seen.text
        assert "Nippur" not in (await table.type(table.player("Ada"), "play")).text


@acted
async def test_of_two_who_draft_at_once_neither_sees_what_the_other_does(tmp_path: Path) -> None:
    async with bidding(tmp_path) as table:
        ada, bilal = table.players.values()
        committed = await washing(table)
        with views() as seen:
            for who in (ada, bilal):
                await table.type(who, "play")
                await table.press(who, str(table.panel(who).buttons[0]["label"]))
            await table.type(bilal, "play")
            await table.type(bilal, "board")
            await table.type(bilal, "hand")
        assert len((await table.bot.services.matches.load(1)).match.drafts) == 2
        for view in seen[-3:]:
            assert view.stands[0].goods == committed.players[0].goods
            assert sum(view.stands[1].goods.values()) == sum(committed.players[1].goods.values()) - 1


async def washing(table: Stage) -> Delta:
    """Put the match of two to where both give up some pieces at the same time."""
    matches = (states(TOY, seed) for seed in range(50))
    state: Delta = next(state for match in matches for state in match if _is_washing(state))
    async with table.bot.services.db.transaction() as tx:
        await tx.run("delete from snapshots")
        await log.snapshot(tx, TOY, 1, (await table.bot.services.matches.load(1)).commit_n, state)
        await tx.run("update matches set waiting = '[0, 1]'")
    return state


def _is_washing(state: Delta) -> bool:
    return state.seats == 2 and [each.kind for each in pending(state)] == ["wash"] * 2 and not any(state.draft)


@contextmanager
def views() -> Iterator[list[Any]]:
    """Keep what the second player is shown the match by."""
    seen: list[Any] = []
    view = Toy.view

    def spied(toy: Toy, s: Delta, seat: int | None) -> Any:
        shown = view(toy, s, seat)
        if seat == 1:
            seen.append(shown)
        return shown

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Toy, "view", spied)
        yield seen


@acted
async def test_what_happened_since_is_quoted_without_bold_names(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (first,) = table.pinged
        await table.press(first, "Play", public=True)
        await table.choose(first, table.panel(first).menu("🏛️ Build City")["custom_id"], ["ur"])
        await table.press(first, "End action")
        (second,) = table.pinged
        seen = await table.press(second, "Play", public=True)
        _, quoted = seen.text.split("> **The match so far**")
        assert f"{first.name} builds a city in Ur" in quoted
        assert f"**{first.name}**" not in quoted
