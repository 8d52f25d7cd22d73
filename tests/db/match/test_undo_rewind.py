"""A rewind taken back: the same position, the same dice, and only while nothing was committed since."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from db.match.load import Loaded
from db.table.info import Status
from engine.core.codec import codec_of
from engine.core.errors import NothingToUndo, Refused
from engine.core.game import Game
from tests.db.desk import ADA, desk, dump, faults, run, seen
from tests.db.match.test_matches import every_game


def position(loaded: Loaded) -> bytes:
    """Give what was committed, but for how many numbers of chance were used: these only ever grow."""
    state = codec_of(loaded.game).copy(loaded.match.committed)
    state.drawn = 0
    return codec_of(loaded.game).dump(state)


def test_what_a_rewind_undid_counts_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            await at.say(1, 0, "fish")
            await at.say(1, 0, "stop")
            before = (await at.say(1, 0, "end")).loaded
            told = await at.matches.history(1, None)
            rewound = await at.matches.rewind(1, n, by=2)
            back = await at.matches.last_rewind(1)
            assert back is not None
            assert (back.n, back.to_n, back.undid) == (rewound.n, before.n, 1)
            assert (back.going.people, back.going.code) == ({0: 1}, 0)
            assert back.going.asked_by(rewound.info, 0) == []
            assert back.going.asked_by(rewound.info, 1) == [0]
            assert [each.n for each in await at.matches.taken_by(1, back.n)] == [n + 1, n + 2, n + 3]
            loaded = await at.matches.undo_rewind(1, 1, agreed_at=rewound.commit_n)
            assert position(loaded) == position(before)
            assert (loaded.waiting, loaded.info.waiting) == (before.waiting, before.info.waiting)
            assert seen(loaded).drawn >= seen(rewound).drawn
            history = await at.matches.history(1, None)
            assert history[:-1] == told
            assert (history[-1].seat, history[-1].rewound_to, history[-1].undid) == (1, before.n, -1)
            assert await at.matches.last_rewind(1) is None
            letter = await at.outbox.take()
            assert letter is not None
            assert (letter.kind, letter.n) == ("turn", loaded.n)
            assert [wait.seat for wait in await at.waits.of(1)] == list(loaded.info.waiting)

    run(test())
    assert faults(tmp_path) == []


def test_drafts_of_before_and_after_stay_undone(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            before = (await at.say(1, 0, "rest", "end")).loaded
            await at.say(1, 1, "ship")
            await at.matches.rewind(1, n, 0)
            await at.say(1, 0, "trade")
            await at.matches.undo(1, 0, ADA)
            await at.say(1, 0, "rest")
            loaded = await at.matches.undo_rewind(1, 0)
            assert position(loaded) == position(before)
            assert not loaded.match.drafts
            with pytest.raises(NothingToUndo):
                await at.matches.redo(1, 0, ADA)
            await at.say(1, 1, "draw")

    run(test())
    assert faults(tmp_path) == []


def test_nothing_is_taken_back_once_somebody_has_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            with pytest.raises(Refused, match="table-moved-on"):
                await at.matches.undo_rewind(1, 0)
            n = (await at.bid(1, 3, 0, 0)).n
            await at.say(1, 0, "rest", "end")
            rewound = await at.matches.rewind(1, n, 0)
            with pytest.raises(Refused, match="table-moved-on"):
                await at.matches.undo_rewind(1, 0, agreed_at=rewound.commit_n - 1)
            here = dump((await at.say(1, 0, "rest", "end")).loaded)
            assert await at.matches.last_rewind(1) is None
            with pytest.raises(Refused, match="table-moved-on"):
                await at.matches.undo_rewind(1, 0)
            assert dump(await at.matches.load(1)) == here

    run(test())


def test_a_snapshot_of_the_rewind_never_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            await at.say(1, 0, "rest", "end")
            await at.matches.rewind(1, n, 0)
            here = position(await at.matches.undo_rewind(1, 0))
            async with at.db.transaction() as tx:
                await tx.run("update snapshots set state = 'x' where n = (select max(n) from snapshots)")
            assert position(await at.matches.load(1)) == here

    run(test())


def test_a_match_that_was_over_is_over_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            over = await at.play(1, 500, random.Random(3))
            await at.matches.rewind(1, (await at.matches.turns(1))[-1].before_n, 0)
            loaded = await at.matches.undo_rewind(1, 0)
            assert loaded.info.status is Status.OVER
            assert position(loaded) == position(over)
            letter = await at.outbox.take()
            assert letter is not None
            assert letter.kind == "end"

    run(test())


@every_game
def test_rewinds_and_the_way_back_in_any_order_keep_the_log_sound(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        chooser = random.Random(2)
        async with desk(tmp_path) as at:
            loaded = await at.begun(game)
            taken_back = 0
            for _ in range(25):
                loaded = await at.play(1, chooser.randrange(1, 12), chooser)
                if not loaded.waiting:
                    break
                for _ in range(chooser.randrange(3)):
                    turns = await at.matches.turns(1)
                    if len(turns) < 3:
                        break
                    before, told = await at.matches.load(1), await at.matches.history(1, None)
                    loaded = await at.matches.rewind(1, chooser.choice(turns[-30:]).before_n, 0)
                    if chooser.random() < 0.6:
                        loaded = await at.matches.undo_rewind(1, 0, agreed_at=loaded.commit_n)
                        assert position(loaded) == position(before)
                        assert (await at.matches.history(1, None))[:-1] == told
                        taken_back += 1
            assert taken_back > 3
            rows = await at.db.rows("select first_draw, draws from presses where n > 0 and draws != '[]'")
            assert len({row["first_draw"] for row in rows}) == len(rows)

    run(test())
    assert faults(tmp_path) == []
