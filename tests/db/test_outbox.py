"""What is to be said in the channel: once each, newest first of what tells the same, through every crash."""

from __future__ import annotations

import asyncio
import random
from contextlib import nullcontext
from datetime import timedelta
from pathlib import Path

from db.outbox import HOLD, PROMISED, Letter
from engine.core.bots import AbsentBot
from engine.core.decision import Text
from engine.core.game import default_of
from tests.db.desk import ADA, CHANNEL, GUILD, SEED, Desk, desk, required, run
from tests.games import GAMES
from tests.toy import TOY


def test_a_turn_that_passes_on_makes_one_letter_and_steps_make_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            assert await at.count("outbox") == 1
            await at.bid(1, 0, 3, 0)
            assert await at.count("outbox") == 2
            for answer in ("trade", "grain", "reed", "done"):
                await at.say(1, 1, answer)
            assert await at.count("outbox") == 2
            await at.say(1, 1, "end")
            assert await at.count("outbox") == 3
            await at.say(1, 0, "draw")
            assert await at.count("outbox") == 3 + ((await at.matches.load(1)).waiting != {0})

    run(test())


def test_whoever_ends_a_turn_and_begins_another_is_told_of_quietly(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded, chooser = await at.begun(GAMES["assyria"]), random.Random(1)
            passed_on, went_on = 0, 0
            while loaded.waiting:
                (seat,) = before = loaded.waiting
                question = required(loaded, seat)
                answer = question.choice.sample(chooser)
                applied = await at.say(1, seat, answer)
                loaded = applied.loaded
                ended = answer == question.ends
                passed_on += bool(loaded.waiting) and loaded.waiting != before
                went_on += ended and loaded.waiting == before
                assert applied.to_tell == (ended or loaded.waiting != before)
                if ended and loaded.waiting == before:
                    assert await at.count("waits", "not pinged") == 0
            assert await at.count("outbox", "kind = 'turn'") == 1 + passed_on + went_on
            assert went_on > 0

    run(test())


def test_bids_that_leave_fewer_to_wait_for_or_come_back_make_no_letter(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.say(1, 0, 1)
            loaded = await at.matches.load(1)
            retract = next(each for each in loaded.asked if each.seat == 0)
            await at.matches.answer(1, 0, retract.token, ["take_back"], loaded.info.seat(0).user_id)
            assert await at.count("outbox") == 1

    run(test())


async def taken(letter: Letter | None) -> Letter:
    assert letter is not None
    return letter


def test_only_the_newest_post_goes_out_and_it_tells_everything_since_the_last_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            first = await taken(await at.outbox.take())
            assert (first.kind, first.n, (await at.tables.get(1)).told_n) == ("turn", 0, -1)
            await at.outbox.sent(first, 5001)
            info = await at.tables.get(1)
            assert (info.told_n, info.board_message_id) == (0, 5001)
            await at.bid(1, 3, 0, 0)
            for seat in (0, 1):
                await at.say(1, seat, "rest", "end")
            newest = await taken(await at.outbox.take())
            assert newest.n == (await at.matches.load(1)).n
            assert await at.outbox.take() is None
            assert await at.count("outbox", "status = 'dropped'") == 2
            told = await at.matches.since(1, info.told_n, None)
            assert [each.seat for each in told if each.n == each.commit_n] == [0, 1, 2, 0, 1]
            await at.outbox.sent(newest, 5002)
            assert (await at.tables.get(1)).told_n == newest.n

    run(test())


def test_notes_all_go_out_in_their_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            for text in ("one", "two"):
                await at.outbox.put(1, "note", {"text": text})
            sent = []
            while (letter := await at.outbox.take()) is not None:
                assert await at.outbox.take() is None, "one at a time a match"
                sent.append((letter.kind, letter.payload))
                await at.outbox.sent(letter, 1)
            assert sent == [("turn", {}), ("note", {"text": "one"}), ("note", {"text": "two"})]

    run(test())


def test_a_letter_that_failed_comes_again_later_unless_a_newer_one_tells_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            later = at.clock() + timedelta(minutes=1)
            await at.outbox.failed(await taken(await at.outbox.take()), later)
            assert await at.outbox.take() is None
            assert await at.outbox.next_try() == later
            at.clock.forward(minutes=1)
            again = await taken(await at.outbox.take())
            assert again.tried == 1
            await at.outbox.failed(again, at.clock() + timedelta(minutes=1))
            await at.bid(1, 3, 0, 0)
            newer = await taken(await at.outbox.take())
            assert newer.id > again.id
            await at.outbox.drop(newer)
            at.clock.forward(minutes=5)
            assert await at.outbox.take() is None
            assert (await at.tables.get(1)).told_n == -1

    run(test())


def test_matches_do_not_hold_each_other_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.begun(channel=CHANNEL + 1)
            letters = [await at.outbox.take(), await at.outbox.take(), await at.outbox.take()]
            assert [letter and letter.match_id for letter in letters] == [1, 2, None]

    run(test())


def test_many_senders_take_each_letter_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            for channel in range(10):
                await at.begun(channel=channel)
            letters = await asyncio.gather(*(at.outbox.take() for _ in range(30)))
            assert sorted(letter.match_id for letter in letters if letter) == list(range(1, 11))

    run(test())


def test_a_letter_half_sent_at_a_crash_is_in_doubt_afterwards(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            letter = await taken(await at.outbox.take())
        async with desk(tmp_path) as at:
            assert await at.outbox.take() is None
            (doubtful,) = await at.outbox.in_doubt()
            assert doubtful.id == letter.id
            await at.outbox.put(1, "note", {})
            assert await at.outbox.next_try() is None, "nothing is sent before it is known what became of it"
            await at.outbox.failed(doubtful, at.clock())
            assert await at.outbox.in_doubt() == []
            assert (await taken(await at.outbox.take())).id == letter.id

    run(test())


def test_resuming_moving_and_a_new_owner_tell_the_question_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.outbox.sent(await taken(await at.outbox.take()), 1)
            await at.tables.pause(1)
            assert await at.outbox.take() is None
            await at.tables.resume(1)
            await at.outbox.sent(await taken(await at.outbox.take()), 2)
            await at.tables.move(1, CHANNEL + 5, 9)
            assert (await at.tables.get(1)).board_message_id is None
            await at.outbox.sent(await taken(await at.outbox.take()), 3)
            await at.tables.replace(1, 1, 42, "Dana")
            await at.outbox.sent(await taken(await at.outbox.take()), 4)
            await at.say(1, 1, 0)
            await at.tables.replace(1, 1, 43, "Emil")
            assert await at.outbox.take() is None
            await at.tables.end(1)
            assert (await taken(await at.outbox.take())).kind == "end"

    run(test())


def test_lines_go_out_with_the_next_post_and_only_with_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.outbox.sent(await taken(await at.outbox.take()), 1)
            said = Text("seat-back", {"seat": 1})
            await at.outbox.add_line(1, said)
            assert await at.outbox.take() is None
            assert await at.outbox.next_try() is None
            await at.bid(1, 3, 0, 0)
            letter = await taken(await at.outbox.take())
            assert await at.outbox.lines(letter) == [(0, said)]
            await at.outbox.failed(letter, at.clock())
            letter = await taken(await at.outbox.take())
            await at.outbox.add_line(1, Text("later"))
            assert await at.outbox.lines(letter) == [(0, said)]
            await at.outbox.sent(letter, 2)
            assert await at.outbox.lines(letter) == []
            assert await at.count("outbox", "status = 'waiting'") == 1

    run(test())


def test_a_note_put_once_is_put_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await asyncio.gather(*(at.outbox.put_once(1, "note", {"text": "no files here"}) for _ in range(5)))
            await at.outbox.put_once(1, "note", {"text": "something else"})
            assert await at.count("outbox", "kind = 'note'") == 2

    run(test())


async def after_ada(at: Desk, *, looking: bool = True) -> None:
    """In Delta: the first post is sent, then Ada bids and the bots do, so that she is to play."""
    info = await at.tables.create(TOY.key, "en", ADA, "Ada", GUILD, CHANNEL)
    for _ in range(2):
        await at.tables.add_bot(info.id)
    await at.matches.start(info.id, SEED)
    await at.outbox.sent(await taken(await at.outbox.take()), 1)
    with at.matches.panels.looking(1, ADA) if looking else nullcontext():
        await at.say(1, 0, 3)
        await at.matches.play_bots(1)
    assert (await at.matches.load(1)).waiting == {0}


def test_a_post_for_nobody_but_whoever_looks_is_held_until_nothing_is_pressed(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            await after_ada(at)
            assert await at.outbox.take() is None
            assert await at.outbox.next_try() == at.clock() + HOLD
            at.clock.forward(minutes=10)
            await at.say(1, 0, "rest")
            at.clock.forward(minutes=10)
            assert await at.outbox.take() is None, "she pressed ten minutes ago"
            assert await at.outbox.next_try() == at.clock() + HOLD - timedelta(minutes=10)
            at.clock.forward(minutes=5)
            letter = await taken(await at.outbox.take())
            assert (letter.kind, letter.pings) == ("turn", ())

    run(test())


def test_without_anybody_looking_it_is_due_at_once_and_pings(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            await after_ada(at, looking=False)
            assert (await taken(await at.outbox.take())).pings == (0,)

    run(test())


def test_a_panel_that_was_shown_needs_no_ping_and_one_that_was_not_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            await after_ada(at)
            assert at.matches.panels.settled(1, ADA, None) == (0, False)
            await at.outbox.shown(1, 0)
            await at.outbox.not_shown(1, 0)
            assert await at.outbox.take() is None, "what was shown is shown"
            async with at.db.transaction() as tx:
                await tx.run("update waits set pinged = ?", PROMISED)
            await at.outbox.not_shown(1, 0)
            assert (await taken(await at.outbox.take())).pings == (0,)

    run(test())


def test_a_promise_broken_after_the_post_went_out_makes_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            await after_ada(at)
            await at.outbox.hurry()
            letter = await taken(await at.outbox.take())
            assert letter.pings == ()
            await at.outbox.sent(letter, 2)
            await at.outbox.not_shown()
            assert (await taken(await at.outbox.take())).pings == (0,)
            await at.outbox.not_shown()
            assert await at.count("outbox") == 3

    run(test())


def test_a_post_that_is_due_is_not_kept_back_by_a_newer_one_that_is_held(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            await after_ada(at, looking=False)
            due = await taken(await at.outbox.take())
            with at.matches.panels.looking(1, ADA):
                await at.say(1, 0, "rest", "end")
                await at.matches.play_bots(1)
            assert await at.count("outbox", "held and status = 'waiting'") == 1
            await at.outbox.failed(due, at.clock() + timedelta(minutes=1))
            assert await at.outbox.take() is None
            at.clock.forward(minutes=1)
            newest = await taken(await at.outbox.take())
            assert newest.id > due.id
            assert await at.count("outbox", f"status = 'dropped' and id = {due.id}") == 1

    run(test())


def test_a_round_that_is_over_is_due_though_everybody_looks(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            await after_ada(at)
            with at.matches.panels.looking(1, ADA):
                while (await at.matches.load(1)).match.committed.round == 1:
                    assert await at.outbox.take() is None
                    await at.matches.play_bots(1)
                    loaded = await at.matches.load(1)
                    await at.say(1, 0, default_of(required(loaded, 0)))
                    await at.matches.play_bots(1)
            letter = await taken(await at.outbox.take())
            assert (letter.kind, letter.pings) == ("turn", ())

    run(test())


def test_a_pause_lets_what_was_held_go_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            await after_ada(at)
            await at.tables.pause(1)
            assert (await taken(await at.outbox.take())).pings == ()

    run(test())


def test_a_clock_that_is_set_back_delays_no_letter(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            at.clock.forward(hours=-1)
            assert await at.outbox.next_try() == at.clock()
            letter = await taken(await at.outbox.take())
            await at.outbox.failed(letter, at.clock() + timedelta(minutes=10))
            assert await at.outbox.take() is None
            assert await at.outbox.next_try() == at.clock() + timedelta(minutes=10)
            at.clock.forward(days=-1)
            assert await at.outbox.next_try() == at.clock()
            assert (await taken(await at.outbox.take())).id == letter.id

    run(test())


def test_a_clock_that_is_set_back_lets_a_held_post_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            await after_ada(at)
            at.clock.forward(seconds=-30)
            assert await at.outbox.take() is None, "it was only corrected a little"
            at.clock.forward(days=-1)
            assert await at.outbox.next_try() == at.clock()
            assert (await taken(await at.outbox.take())).kind == "turn"

    run(test())


def test_no_letter_is_put_off_for_longer_than_an_hour(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.outbox.failed(await taken(await at.outbox.take()), at.clock() + timedelta(days=1))
            assert await at.outbox.next_try() == at.clock() + timedelta(hours=1)

    run(test())
