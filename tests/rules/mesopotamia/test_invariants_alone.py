"""Laws of matches with a side that nobody sits at: broken by hand, and along a few random matches."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.codec import codec_of
from engine.core.veil import veiled
from engine.mesopotamia.events.setup import EmpireBegan
from engine.mesopotamia.state import MesopotamiaState
from tests.rules import rule
from tests.rules.mesopotamia import walk
from tests.rules.mesopotamia.alone import AUTO, HUMAN, THEM, duel, guardians, siege
from tests.rules.mesopotamia.broken import Break, State, demand_named, names_of
from tests.rules.mesopotamia.table import GAME


def lose_a_strategy_card(s: State) -> None:
    assert s.automaton is not None
    s.automaton.deck.pop()


def use_a_card_of_another_empire(s: State) -> None:
    assert s.automaton is not None
    s.automaton.deck[0] = "sc15"


def mark_twice(s: State) -> None:
    assert s.automaton is not None
    s.automaton.row[0].marked = ["left", "left"]


def hold_wood(s: State) -> None:
    s.players[AUTO].holding["wood"] = 1


def hold_a_tablet(s: State) -> None:
    s.players[AUTO].holding["tablet"] = 1


BROKEN: list[tuple[str, Break]] = [
    ("MI27", lose_a_strategy_card),
    ("MI27", use_a_card_of_another_empire),
    ("MI27", mark_twice),
    ("MI27", hold_wood),
    ("MI27", hold_a_tablet),
]


@rule("MI27", "M17.4", "M17.6")
@pytest.mark.parametrize(("law", "breaks"), BROKEN, ids=names_of(BROKEN))
def test_a_broken_law_of_the_automaton_is_named(law: str, breaks: Break) -> None:
    demand_named(duel().strategy("sc11", "sc1:left", "sc2").turn(HUMAN).state, law, breaks)


@rule("MI8")
def test_a_missing_or_additional_seal_is_named() -> None:
    def lose_a_seal(s: State) -> None:
        s.population[0].remove(THEM)

    def find_a_seal(s: State) -> None:
        s.population[0].append(THEM)

    demand_named(siege().turn(HUMAN).state, "MI8", lose_a_seal)
    demand_named(guardians().turn(HUMAN).state, "MI8", find_a_seal)


def moments() -> list[walk.Moment]:
    return [moment for match in walk.with_opponents() for moment in match]


@rule("MI24", "MI14", "MI20", "M1.13")
def test_every_position_keeps_every_law_and_only_people_are_asked() -> None:
    for moment in moments():
        GAME.check(moment.after)
        assert all(question.seat < moment.before.seats for question in moment.asked)


@rule("MI22")
def test_every_position_can_be_stored_and_read() -> None:
    codec = codec_of(GAME)
    for moment in moments()[::5]:
        assert codec.restore(codec.store(moment.after)) == moment.after
        assert codec.load_events(codec.dump_events(moment.events)) == list(moment.events)


@rule("MI23", "M20.6")
def test_nobody_sees_what_is_hidden() -> None:
    for moment in moments()[::7]:
        for reader in (None, *range(moment.after.seats)):
            assert GAME.view(veiled(GAME, moment.after, reader), reader) == GAME.view(moment.after, reader)


def phalanxes(s: MesopotamiaState) -> int:
    return s.holding(s.seats)["phalanx"]


@rule("MI2", "MI3")
def test_every_phalanx_of_the_opponent_is_in_the_log() -> None:
    for moment in moments():
        total: Counter[str] = Counter()
        for event in moment.events:
            if getattr(event, "seat", None) == moment.before.seats and not isinstance(event, EmpireBegan):
                total.update(getattr(event, "gained", {}))
                total.subtract(getattr(event, "paid", {}))
        if moment.before.phase != "setup":
            assert phalanxes(moment.after) - phalanxes(moment.before) == total["phalanx"]
