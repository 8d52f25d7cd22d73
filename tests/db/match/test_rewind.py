"""Rewinds: back to an earlier commit, announced, and never with dice that were seen before."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from db.table.info import Status
from engine.after_the_flood import GAME as FLOOD
from engine.assyria import GAME as ASSYRIA
from engine.assyria.events import DraftLaid, Sown, TurnBegan
from engine.core.decision import Seat
from engine.core.errors import NothingToUndo, Refused
from engine.core.game import Game
from tests.db.desk import ADA, BILAL, CHANNEL, GUILD, SEED, Desk, desk, dump, faults, required, run, seen
from tests.db.match.test_matches import every_game
from tests.toy import TOY

REVEALING = (DraftLaid, Sown, TurnBegan)
"""What happens when cards are turned up."""


async def places_of_draws(at: Desk) -> list[int]:
    """Give where in the dice every press began that drew, rewound or not."""
    rows = await at.db.rows("select first_draw, draws from presses where n > 0 and draws != '[]' order by n")
    return [row["first_draw"] for row in rows]


def test_a_rewind_restores_the_position_and_never_repeats_dice(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            before = await at.bid(1, 3, 0, 0)
            n, drawn = before.n, []
            for _ in range(20):
                press = (await at.say(1, 0, "fish")).press
                drawn.append((press.first_draw, press.draws))
                loaded = await at.matches.rewind(1, n, 0)
                n = loaded.n
                assert seen(loaded).players == before.match.committed.players
                assert seen(loaded).drawn > max(first for first, _ in drawn)
            assert len({first for first, _ in drawn}) == 20
            assert len({values for _, values in drawn}) > 1

    run(test())
    assert faults(tmp_path) == []


def test_a_rewind_is_told_and_what_it_undid_is_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            told = await at.matches.history(1, None)
            await at.say(1, 0, "rest")
            await at.say(1, 0, "end")
            await at.say(1, 1, "ship")
            loaded = await at.matches.rewind(1, n, by=2)
            history = await at.matches.history(1, None)
            assert history[:-1] == told
            assert (history[-1].seat, history[-1].rewound_to, history[-1].undid) == (2, n, 1)
            assert (set(loaded.waiting), loaded.info.waiting) == ({0}, (0,))
            assert not loaded.match.drafts
            letter = await at.outbox.take()
            assert letter is not None
            assert (letter.kind, letter.n, letter.payload) == (
                "turn",
                loaded.n,
                {"rewound_to": n, "undid": 1, "by": 2},
            )
            with pytest.raises(NothingToUndo):
                await at.matches.redo(1, 0, ADA)
            assert [wait.seat for wait in await at.waits.of(1)] == [0]

    run(test())
    assert faults(tmp_path) == []


def test_no_position_of_a_branch_that_was_rewound_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            await at.say(1, 0, "rest", "end")
            here = dump(await at.matches.rewind(1, n, 0))
            async with at.db.transaction() as tx:
                await tx.run("update snapshots set state = 'x' where n = (select max(n) from snapshots)")
            assert dump(await at.matches.load(1)) == here

    run(test())


def test_turns_are_read_with_who_acted_in_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            await at.say(1, 0, "trade")
            await at.say(1, 0, "grain", "reed", "done")
            ends = (await at.say(1, 0, "end")).loaded.n
            last = (await at.say(1, 1, "draw")).loaded.n
            turns = await at.matches.turns(1)
            assert [(each.before_n, each.n) for each in turns] == [(0, n), (n, ends), (ends, last)]
            assert [set(each.people) for each in turns] == [{0, 1, 2}, {0}, {1}]
            assert (await at.matches.rewind(1, turns[1].before_n, 0)).waiting == {0}
            assert [each.n for each in await at.matches.turns(1)] == [n]

    run(test())


def test_a_turn_is_one_turn_however_often_dice_have_settled_a_part_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            rolled = await at.say(1, 0, "fish")
            assert rolled.press.commit
            assert [(each.before_n, each.n) for each in await at.matches.turns(1)][1:] == [(n, n + 1)]
            await at.say(1, 0, "stop")
            await at.say(1, 0, "end")
            second = (await at.say(1, 1, "draw")).loaded.n
            found = await at.matches.turns_back(1, 2)
            assert [(each.to_n, each.seat) for each in found] == [(second - 1, 1), (n, 0), (0, None)]
            assert [type(event).__name__ for event in found[1].events] == ["NetCast", "CatchLanded"]
            await at.matches.rewind(1, n, 0)
            assert (await at.matches.history(1, None))[-1].undid == 2

    run(test())
    assert faults(tmp_path) == []


def test_a_rewind_between_two_turns_is_no_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            await at.say(1, 0, "fish")
            back = (await at.matches.rewind(1, n, 2)).n
            await at.say(1, 0, "rest")
            ended = (await at.say(1, 0, "end")).loaded.n
            assert [(each.before_n, each.n) for each in await at.matches.turns(1)] == [(0, n), (back, ended)]

    run(test())


def test_a_rewind_taken_back_in_mid_turn_parts_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            await at.say(1, 0, "fish")
            await at.matches.rewind(1, 0, 2)
            forth = (await at.matches.undo_rewind(1, 2)).n
            await at.say(1, 0, "stop")
            ended = (await at.say(1, 0, "end")).loaded.n
            assert ended > forth
            assert [(each.before_n, each.n) for each in await at.matches.turns(1)] == [(0, n), (n, ended)]

    run(test())


async def rests(at: Desk, seat: Seat) -> int:
    """Let a seat rest, and give the commit that ended its turn."""
    await at.say(1, seat, "rest")
    return (await at.say(1, seat, "end")).loaded.n


def test_offered_are_ones_own_last_three_turns_and_the_last_of_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.play(1, 60, random.Random(4))
            turns = await at.matches.turns(1)
            for seat in range(3):
                offered = await at.matches.turns_back(1, seat)
                own = [turn.n for turn in turns if seat in turn.people][-3:]
                assert len(own) == 3
                of_others = [max(turn.n for turn in turns if other in turn.people) for other in {0, 1, 2} - {seat}]
                assert [each.n for each in offered] == sorted({*own, *of_others}, reverse=True)
                for each in offered:
                    gone = [turn for turn in turns if turn.n >= each.n]
                    assert each.to_n == gone[0].before_n
                    assert each.going.people == {
                        other: count for other in range(3) if (count := sum(other in turn.people for turn in gone))
                    }

    run(test())


def test_what_bots_did_goes_with_what_it_followed(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            info = await at.tables.create(TOY.key, "en", ADA, "Ada", GUILD, CHANNEL)
            for _ in range(2):
                await at.tables.add_bot(info.id)
            await at.matches.start(info.id, SEED)
            for _ in range(12):
                await at.matches.play_bots(1)
                question = required(await at.matches.load(1), 0)
                assert question.default is not None
                await at.say(1, 0, question.default)
            await at.matches.play_bots(1)
            offered = await at.matches.turns_back(1, 0)
            assert len(offered) == 3
            turns = {turn.n: turn for turn in await at.matches.turns(1)}
            for each in offered:
                assert 0 in turns[each.n].people
                assert set(each.going.people) == {0}
                assert each.going.code == sum(len(turn.code) for turn in turns.values() if turn.n >= each.n)
                assert each.going.asked_by(await at.tables.get(1), 0) == []
            assert offered[-1].going.code > 2
            loaded = await at.matches.rewind(1, offered[0].to_n, 0)
            assert 0 in loaded.waiting

    run(test())


def test_asked_are_those_whose_turns_go_and_everybody_about_dice_of_the_asker(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            info = (await at.begun()).info
            await at.bid(1, 3, 0, 0)
            await rests(at, 0)
            (newest, *_) = await at.matches.turns_back(1, 0)
            assert newest.going.asked_by(info, 0) == []
            assert newest.going.asked_by(info, 1) == [0]
            await at.say(1, 1, "fish")
            (newest, older, *_) = await at.matches.turns_back(1, 1)
            assert newest.going.asked_by(info, 1) == [0, 2]
            assert older.going.asked_by(info, 0) == [1]
            away = await at.tables.set_away(1, 1, True)
            assert older.going.asked_by(away, 0) == [1]

    run(test())


def test_few_rows_are_read_however_long_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun(FLOOD)
            read: list[int] = []
            rows = type(at.db).rows

            async def counted(db: Any, sql: str, *args: Any) -> Any:
                found = await rows(db, sql, *args)
                read.append(len(found))
                return found

            assert (await at.play(1, 180, random.Random(5))).n > 150
            monkeypatch.setattr(type(at.db), "rows", counted)
            offered = await at.matches.turns_back(1, 0)
            assert 1 < len(read) <= 7
            assert sum(read) < 300
            read.clear()
            assert await at.matches.turns_back(1, 0) == offered
            assert read == [1], "nothing came to count since"
            await at.play(1, 20, random.Random(6))
            assert (await at.matches.turns_back(1, 0))[0].n > offered[0].n

    run(test())


def test_a_rewind_goes_only_to_commits_that_count(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            n = (await at.bid(1, 3, 0, 0)).n
            before = dump((await at.say(1, 0, "rest")).loaded)
            for to_n in (-1, n, n + 1, 99):
                with pytest.raises(Refused, match="table-no-such-moment"):
                    await at.matches.rewind(1, to_n, 0)
            with pytest.raises(Refused, match="table-moved-on"):
                await at.matches.rewind(1, 0, 0, agreed_at=n - 1)
            assert dump(await at.matches.load(1)) == before
            loaded = await at.matches.load(1)
            assert (loaded.n, loaded.commit_n) == (n + 1, n)
            loaded = await at.matches.rewind(1, n - 1, 0, agreed_at=loaded.commit_n)
            assert loaded.commit_n == loaded.n
            with pytest.raises(Refused, match="table-no-such-moment"):
                await at.matches.rewind(1, n, 0)

    run(test())


def test_a_finished_match_can_be_rewound_while_its_channel_is_free(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            loaded = await at.play(1, 500, random.Random(3))
            assert loaded.info.status is Status.OVER
            last = (await at.matches.turns(1))[-1]
            other = await at.lobby()
            with pytest.raises(Refused, match="table-channel-taken"):
                await at.matches.rewind(1, last.before_n, 0)
            await at.tables.close(other.id)
            loaded = await at.matches.rewind(1, last.before_n, 0)
            assert loaded.info.status is Status.RUNNING
            info = await at.tables.in_channel(CHANNEL)
            assert info is not None
            assert info.id == 1
            await at.play(1, 500, random.Random(4))

    run(test())


@every_game
def test_rewinds_of_any_depth_restore_the_position_and_keep_the_log_sound(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        chooser = random.Random(1)
        async with desk(tmp_path) as at:
            await at.begun(game)
            positions = {0: await at.matches.load(1)}
            for _ in range(25):
                for _ in range(chooser.randrange(1, 12)):
                    loaded = await at.play(1, 1, chooser)
                    if not loaded.waiting:
                        break
                    if not loaded.match.drafts:
                        positions[loaded.n] = loaded
                turns = await at.matches.turns(1)
                if len(turns) < 3:
                    continue
                to_n = chooser.choice(turns[-30:]).before_n
                highest = max(seen(each).drawn for each in positions.values())
                loaded = await at.matches.rewind(1, to_n, 0)
                assert seen(loaded).drawn >= highest
                assert loaded.asked == positions[to_n].asked
                assert seen(loaded).answer_count == positions[to_n].match.committed.answer_count
                positions[loaded.n] = loaded
            firsts = await places_of_draws(at)
            assert len(firsts) == len(set(firsts))

    run(test())
    assert faults(tmp_path) == []


def test_cards_that_came_to_light_concern_everybody(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            info = await at.tables.create(ASSYRIA.key, "en", ADA, "Ada", GUILD, CHANNEL)
            await at.tables.join(info.id, BILAL, "Bilal")
            info = (await at.matches.start(info.id, SEED)).info
            told = set()
            for _ in range(40):
                (seat,) = (await at.matches.load(1)).waiting
                question = required(await at.matches.load(1), seat)
                assert question.default is not None
                press = (await at.say(1, seat, question.default)).press
                if press.turn_over:
                    (newest, *_) = await at.matches.turns_back(1, seat)
                    revealed = any(isinstance(event, REVEALING) for event in press.events)
                    if revealed or not press.draws:
                        assert newest.going.asked_by(info, seat) == ([1 - seat] if revealed else [])
                        told.add(revealed)
            assert told == {True, False}

    run(test())
