"""What one turn is to its player and to the rewind: a card drawn in mid-turn parts nothing, dice at its end do."""

from __future__ import annotations

from pathlib import Path

from tests.discord.support.stage import acted
from tests.discord.toy.delta import DEALT, asked, bid, delta, rest, seed_with, set_up, turns_played


@acted
async def test_a_card_drawn_in_mid_turn_keeps_what_was_done_and_the_one_entry(tmp_path: Path) -> None:
    async with delta(tmp_path, 2) as table:
        await set_up(table)
        await bid(table, Ada=1, Bilal=0)
        ada, bilal = table.players.values()
        entries = await turns_played(table)
        seen = await table.type(ada, "delta do", action="hide")
        assert "**So far**" in seen.text
        assert "draws" in seen.text
        seen = await table.press(ada, next(part["label"] for part in seen.buttons if part["label"].startswith("the ")))
        assert "**So far**" in seen.text
        assert "draws" in seen.text
        assert "face down" in seen.text
        await table.press(ada, "End turn")
        assert await asked(table) == [bilal]
        assert await turns_played(table) == entries + 1


@acted
async def test_a_turn_that_dice_ended_is_not_joined_to_the_next_of_the_same_player(tmp_path: Path) -> None:
    async with delta(tmp_path, 2) as table:
        await set_up(table, {"tide": "wild"}, seed=seed_with({DEALT: {1}}))
        await bid(table, Ada=1, Bilal=0)
        assert (await rest(table)).name == "Ada"
        _, bilal = table.players.values()
        before = await turns_played(table)
        seen = await table.type(bilal, "delta do", action="fish")
        if "Roll" in [part["label"] for part in seen.buttons]:
            seen = await table.press(bilal, "Roll")
        assert await asked(table) == [bilal], "a wild tide gives the last player a second turn"
        seen = await table.type(bilal, "play")
        assert "**So far**" not in seen.text
        assert await turns_played(table) == before + 1
        await rest(table)
        assert await turns_played(table) == before + 2


@acted
async def test_alone_each_turn_is_an_entry_of_its_own(tmp_path: Path) -> None:
    async with delta(tmp_path, 1) as table:
        await set_up(table, {"rival": "automaton"}, seed=seed_with({DEALT + 1: {1, 2, 3}}))
        (ada,) = table.players.values()
        await bid(table, Ada=1)
        assert await turns_played(table) == 1
        await rest(table)
        seen = await table.type(ada, "play")
        assert "What do you give to the river?" in seen.text
        assert "**So far**" not in seen.text
        assert await turns_played(table) == 2
