"""Combats played at random, every number of which a referee works out anew."""

import random

import pytest

from tests.rules.mesopotamia.field import AROUND, COMBAT_QUESTIONS, HERE, A, D, Field
from tests.rules.mesopotamia.referee import Referee
from tests.rules.mesopotamia.table import rule

KINDS = ["spearman"] * 3 + ["archer"] * 3 + ["horseman"] * 2 + ["chariot"] * 2
FIGURES = ["spearman"] * 3 + ["archer"] * 2 + ["horseman"] * 2


def played(f: Field, by: random.Random) -> Field:
    """Answer at random until the combat is over."""
    f.combat()
    while f.asked[0].kind in COMBAT_QUESTIONS:
        question = f.asked[0]
        f.answer(question.choice.sample(by), question.seat)
    return f


def spent(f: Field, seat: int, before: int) -> int:
    """What a seat must have left by its log. MI2, MI3"""
    for event in f.events:
        if getattr(event, "seat", None) == seat:
            before -= getattr(event, "paid", {}).get("phalanx", 0)
            before += getattr(event, "gained", {}).get("phalanx", 0)
    return before


@rule("M16.16", "M16.17", "M16.18", "M16.20", "M16.21", "M16.24", "M16.25", "M16.27", "M16.29", "MI3", "MI25")
@pytest.mark.parametrize("seed", range(60))
def test_empires(seed: int) -> None:
    by = random.Random(seed)
    ahead = by.choice((A, D))
    units = by.sample(KINDS, by.randint(1, 4)), by.sample(KINDS, by.randint(1, 4))
    f = Field(seed=seed + 1).event_track([1 - ahead], [ahead]).fight(*units[0], against=units[1])
    f.phalanxes(7, 7).ship(A, *(["n31"] if by.random() < 0.5 else []))
    played(f, by)
    referee = Referee("attacker" if ahead == A else "defender").follow(f.events)
    assert referee.is_over
    assert referee.fought == sum(map(len, units)) - len(referee.fighters)
    assert f.held_phalanxes() == [spent(f, A, 7), spent(f, D, 7)]
    f.check()


@rule("M16.20", "M16.24", "M16.43", "M16.44", "M16.8", "MI25")
@pytest.mark.parametrize("seed", range(30))
def test_an_empire_and_a_tribe_played_by_a_rival(seed: int) -> None:
    by = random.Random(seed)
    units, figures = by.sample(KINDS, by.randint(1, 4)), by.sample(FIGURES, by.randint(1, 4))
    f = Field(3, seed=seed + 1).fight(*units).tribe(HERE, **{kind: figures.count(kind) for kind in set(figures)})
    played(f.phalanxes(7, 4, 4), by)
    assert Referee("attacker").follow(f.events).is_over
    assert f.held_phalanxes(1, 2) == [4, 4]
    f.check()


@rule("M17.30", "M17.31", "M17.32", "M17.33", "M17.34", "M17.35", "M17.36", "M17.37")
@pytest.mark.parametrize("can_flee", [True, False])
@pytest.mark.parametrize("seed", range(60))
def test_an_empire_and_a_tribe_that_plays_itself(seed: int, can_flee: bool) -> None:
    by = random.Random(seed)
    units, figures = by.sample(KINDS, by.randint(1, 4)), by.sample(FIGURES, by.randint(1, 4))
    f = Field(3, seed=seed + 1, tribes_themselves=True).fight(*units)
    f.tribe(HERE, **{kind: figures.count(kind) for kind in set(figures)}).phalanxes(9)
    if not can_flee:
        f.guard(*AROUND)
    played(f, by)
    assert Referee("attacker", can_flee).follow(f.events).is_over
    assert f.held(A, "phalanx") == spent(f, A, 9)
    f.check()
