import random

import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule
from tests.rules.after_the_flood.walk import SEATS, give, keen_answer, read


def refused_everything(t: Table) -> None:
    before = read(t)
    t.rejects("no_such_answer")
    t.rejects(99)
    t.rejects(("no_such_answer",))
    t.rejects_amounts(lapis=30)
    assert read(t) == before


@rule("FI17")
@pytest.mark.parametrize("seed", [11, 12])
def test_a_refused_answer_leaves_the_position_as_it_was(seed: int) -> None:
    rng = random.Random(seed)
    t = Table.new(seed=seed)
    while not t.over:
        refused_everything(t)
        give(t, keen_answer(t, rng))


@rule("FI17")
@pytest.mark.parametrize("seed", [13, 14])
def test_an_answer_from_another_seat_leaves_the_position_as_it_was(seed: int) -> None:
    rng = random.Random(seed)
    t = Table.new(seed=seed)
    while not t.over:
        before = read(t)
        legal = t.default
        assert legal is not None
        for seat in SEATS:
            if seat != t.seat:
                t.rejects_from(seat, legal)
        assert read(t) == before
        t.play_random(rng)


@rule("FI17", "F20.3")
@pytest.mark.parametrize("seed", [15, 16, 17])
def test_the_answers_and_dice_of_a_match_reproduce_it(seed: int) -> None:
    rng = random.Random(seed)
    played = Table.new(seed=seed)
    start = read(played)
    log = []
    while not played.over:
        answer = keen_answer(played, rng)
        give(played, answer)
        log.append((answer, list(played.rolls), read(played)))
    replayed = Table.new(seed=seed)
    assert read(replayed) == start
    for answer, rolls, position in log:
        replayed.dice(*(die for roll in rolls for die in roll))
        give(replayed, answer)
        assert list(replayed.rolls) == rolls
        assert read(replayed) == position
    assert list(replayed.ranking) == list(played.ranking)


@rule("FI17")
def test_a_position_is_restored_by_undo() -> None:
    rng = random.Random(21)
    t = Table.new(seed=21)
    taken_back = 0
    while not t.over:
        before = read(t)
        answer = keen_answer(t, rng)
        give(t, answer)
        if not t.over and t.seat == before.seat and t.can_undo:
            after = read(t)
            t.undo()
            assert read(t) == before
            give(t, answer)
            assert read(t) == after
            taken_back += 1
    assert taken_back > 50


@rule("FI17")
def test_a_refused_answer_in_the_middle_of_a_fight_costs_nothing() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=4)
    t.empire(PURPLE, "t1-sumer")
    t.armies("umma", PURPLE, 2)
    t.passed(GREEN)
    t.act(RED)
    t.dice(1, 2)
    t.answer("expand").answer("invade").answer("umma").answer("roll")
    before = read(t)
    t.rejects("done").rejects("umma").rejects("retreat").rejects("pass")
    assert read(t) == before
    assert t.available_armies(RED) == 2
