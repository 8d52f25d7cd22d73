"""Drafts survive everything: closing, taking back, redoing, and rules that were mended meanwhile."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.decision import Move
from engine.core.errors import NothingToUndo, Refused
from engine.core.game import Ctx, Game
from tests.db.desk import ADA, BILAL, SEED, Desk, desk, dump, faults, run
from tests.db.match.test_matches import every_game
from tests.toy import TOY
from tests.toy.events import BidPlaced
from tests.toy.state import Delta
from tests.toy.steps import Trade, Wash


def test_an_open_draft_is_there_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            await at.say(1, 0, "trade")
            before = dump((await at.say(1, 0, "grain", "reed")).loaded)
        async with desk(tmp_path) as at:
            loaded = await at.matches.load(1)
            assert dump(loaded) == before
            assert before[0] != before[1]
            assert [len(press.moves) for press in loaded.match.drafts] == [1, 2]
            assert loaded.match.can_undo(0)

    run(test())
    assert faults(tmp_path) == []


def test_undo_restart_and_redo_across_restarts(tmp_path: Path) -> None:
    async def test() -> None:
        states = []
        async with desk(tmp_path) as at:
            await at.begun()
            states.append(dump(await at.bid(1, 3, 0, 0)))
            turn = [("trade",), ("grain", "reed"), ("fish", "reed")]
            states += [dump((await at.say(1, 0, *answers)).loaded) for answers in turn]
        for i in (2, 1, 0):
            async with desk(tmp_path) as at:
                assert dump(await at.matches.undo(1, 0, ADA)) == states[i]
        async with desk(tmp_path) as at:
            with pytest.raises(NothingToUndo):
                await at.matches.undo(1, 0, ADA)
        for i in (1, 2):
            async with desk(tmp_path) as at:
                assert dump(await at.matches.redo(1, 0, ADA)) == states[i]
        async with desk(tmp_path) as at:
            assert dump(await at.matches.undo(1, 0, ADA)) == states[1]
        for i in (2, 3):
            async with desk(tmp_path) as at:
                assert dump(await at.matches.redo(1, 0, ADA)) == states[i]
        async with desk(tmp_path) as at:
            with pytest.raises(NothingToUndo):
                await at.matches.redo(1, 0, ADA)
            assert dump(await at.matches.restart(1, 0, ADA)) == states[0]
        for i in (1, 2, 3):
            async with desk(tmp_path) as at:
                assert dump(await at.matches.redo(1, 0, ADA)) == states[i]

    run(test())
    assert faults(tmp_path) == []


def test_what_was_taken_back_cannot_be_redone_after_another_press(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            await at.say(1, 0, "trade")
            await at.matches.undo(1, 0, ADA)
            await at.say(1, 0, "ship")
            with pytest.raises(NothingToUndo):
                await at.matches.redo(1, 0, ADA)

    run(test())


def test_a_commit_cannot_be_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            await at.say(1, 0, "fish")
            await at.say(1, 0, "roll")
            for back in (at.matches.undo, at.matches.restart):
                with pytest.raises(NothingToUndo):
                    await back(1, 0, ADA)

    run(test())


async def washed(at: Desk) -> int:
    """Play Delta until everybody at once gives up pieces."""
    for seed in range(30):
        loaded = await at.begun(TOY, channel=seed, seed=bytes([seed]) * 16)
        number = loaded.info.id
        await at.bid(number, 3, 0, 0)
        for seat in (0, 1, 2):
            await at.say(number, seat, "rest", "end")
        loaded = await at.matches.load(number)
        if loaded.asked[0].kind == "wash":
            return number
    raise AssertionError("no high tide")


def test_two_players_draft_and_take_back_side_by_side(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await washed(at)
            start = dump(await at.matches.load(number))
            ada = dump((await at.say(number, 0, "grain")).loaded)
            await at.say(number, 1, "fish")
        async with desk(tmp_path) as at:
            alone = await at.matches.undo(number, 0, ADA)
            assert [press.seat for press in alone.match.drafts] == [1]
        async with desk(tmp_path) as at:
            both = await at.matches.redo(number, 0, ADA)
            assert [press.seat for press in both.match.drafts] == [0, 1]
        async with desk(tmp_path) as at:
            await at.matches.undo(number, 1, BILAL)
            assert dump(await at.matches.load(number)) == ada
            assert dump(await at.matches.undo(number, 0, ADA)) == start
            await at.matches.redo(number, 1, BILAL)
            await at.matches.undo(number, 1, BILAL)
            assert dump(await at.matches.redo(number, 0, ADA)) == ada
            await at.matches.redo(number, 1, BILAL)

    run(test())
    assert faults(tmp_path) == []


def test_a_draft_knows_nothing_of_the_drafts_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take = Wash.take

    def nosy(step: Wash, s: Delta, move: Move, ctx: Ctx) -> None:
        """Tell whether somebody else has given something up already."""
        if any(left == 1 for seat, left in step.left.items() if seat != move.seat):
            ctx.emit(BidPlaced(move.seat))
        take(step, s, move, ctx)

    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await washed(at)
            await at.say(number, 0, "grain")
            both = (await at.say(number, 1, "fish")).loaded
            alone = await at.matches.undo(number, 0, ADA)
            assert [len(press.events) for press in (*both.match.drafts, *alone.match.drafts)] == [1, 1, 1]

    with monkeypatch.context() as planted:
        planted.setattr(Wash, "take", nosy)
        run(test())
        assert faults(tmp_path) == []


def test_a_draft_that_no_longer_applies_is_given_up_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            before = dump(await at.bid(1, 3, 0, 0))
            await at.say(1, 0, "trade", "grain", "reed")
            asks = Trade.asks
            with monkeypatch.context() as mended:
                mended.setattr(Trade, "asks", lambda step, s: (q for q in asks(step, s) if q.kind != "trade.get"))
                mended.setattr(Trade, "run", Wash.run)
                loaded = await at.matches.load(1)
                assert dump(loaded) == before
                assert loaded.lost == (4,)
                await at.say(1, 0, "rest")
            assert (await at.matches.load(1)).drafts == {0: (5,)}

    run(test())
    assert faults(tmp_path) == []


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_what_is_stored_is_always_what_is_played(tmp_path: Path, game: Game[Any], seed: int) -> None:
    """A whole match with random undoing, redoing, restarting and reopening."""

    async def test() -> None:
        chooser = random.Random(seed)
        async with desk(tmp_path) as at:
            await at.begun(game, seed=SEED[seed:] + SEED[:seed])
        for _ in range(12):
            async with desk(tmp_path) as at:
                loaded = await at.matches.load(1)
                for _ in range(25):
                    if not loaded.waiting:
                        return
                    seat = chooser.randrange(3)
                    back = chooser.choice([None, None, None, at.matches.undo, at.matches.redo, at.matches.restart])
                    if back is None:
                        loaded = await at.play(1, 1, chooser)
                    else:
                        before = dump(loaded)
                        try:
                            loaded = await back(1, seat)
                        except Refused:
                            assert dump(await at.matches.load(1)) == before
                    assert dump(await at.matches.load(1)) == dump(loaded)

    run(test())
    assert faults(tmp_path) == []
