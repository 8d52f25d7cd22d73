"""AC14: the same answers give the same match, refusals change nothing, undo restores everything."""

import random

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.core.codec import codec_of
from tests.rules.assyria import walk
from tests.rules.assyria.table import Table, rule


def stored(t: Table) -> object:
    return codec_of(ASSYRIA).dump(t.state)


@rule("AC14", "A14.3")
@pytest.mark.parametrize(("players", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_the_same_seed_and_answers_give_the_same_match(players: int, seed: int) -> None:
    rng = random.Random(seed)
    played = Table.new(players=players, seed=seed)
    log = []
    start = stored(played)
    while not played.over:
        answer = walk.keen_answer(played, rng)
        played.answer(answer)
        log.append((answer, stored(played), list(played.events)))
    replayed = Table.new(players=players, seed=seed)
    assert stored(replayed) == start
    for answer, state, events in log:
        replayed.answer(answer)
        assert stored(replayed) == state
        assert list(replayed.events) == events
    assert replayed.ranking == played.ranking


@rule("AC14", "A13.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_refused_answer_leaves_everything_as_it_was(players: int) -> None:
    rng = random.Random(players)
    t = Table.new(players=players, seed=50 + players)
    while not t.over:
        before, position = stored(t), walk.read(t)
        t.rejects("nonsense")
        t.rejects(99)
        t.rejects(("nonsense", "more"))
        for seat in range(players):
            if seat != t.seat:
                assert t.default is not None
                t.rejects_from(seat, t.default, "not_your_turn")
        assert stored(t) == before
        assert walk.read(t) == position
        t.answer(walk.keen_answer(t, rng))


@rule("AC14", "A14.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_restores_the_position_before(players: int) -> None:
    rng = random.Random(players)
    t = Table.new(players=players, seed=60 + players)
    taken_back = 0
    while not t.over:
        before, position = stored(t), walk.read(t)
        answer = walk.keen_answer(t, rng)
        t.answer(answer)
        if t.can_undo:
            after = stored(t)
            t.undo()
            assert stored(t) == before
            assert walk.read(t) == position
            t.answer(answer)
            assert stored(t) == after
            taken_back += 1
    assert taken_back > 40
