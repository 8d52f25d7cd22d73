"""What easy players overlook: where one blind spot alone changes an answer, it is about what that spot speaks of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from engine.after_the_flood.bot import easy as flood
from engine.after_the_flood.events import AttackDeclared
from engine.assyria.bot import easy as assyria
from engine.assyria.data import CARDS, HEXES, JOKER
from engine.assyria.feeding import symbols
from engine.core.beginner import Beginner, BlindSpot
from engine.core.decision import Answer, Decision, Move, OneOf
from engine.core.play import advance, begin
from engine.mesopotamia.bot import easy as mesopotamia
from tests.contract.matches import dice_of
from tests.games import RULES
from tools.fuzz.setups import usual_setup


class Asked(NamedTuple):
    """A question in a match of usual players, and what they answer."""

    view: Any
    decision: Decision
    answer: Answer


class Changed(NamedTuple):
    """A question to which somebody with one blind spot answers something else."""

    view: Any
    decision: Decision
    answer: Answer
    instead: Answer

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def own(self) -> Any:
        return self.view.players[self.decision.seat]

    @property
    def others(self) -> list[Any]:
        return [player for seat, player in enumerate(self.view.players) if seat != self.decision.seat]

    @property
    def offered(self) -> list[str]:
        choice = self.decision.choice
        return [option.id for option in choice.options] if isinstance(choice, OneOf) else []


@cache
def match(key: str, seats: int) -> list[Asked]:
    """All questions of a match between usual players."""
    return list(_match(key, seats))


def _match(key: str, seats: int) -> Iterator[Asked]:
    game, dice = RULES[key], dice_of(1)
    bot, outcome = game.bot(), begin(game, usual_setup(game, seats), dice)
    while outcome.asked:
        decision = next(each for each in outcome.asked if not each.optional)
        view = game.view(outcome.state, decision.seat)
        answer = bot.answer(view, decision)
        yield Asked(view, decision, answer)
        outcome = advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)


def changed(key: str, seats: int, spot: BlindSpot[Any]) -> list[Changed]:
    """Where somebody with this blind spot alone answers otherwise."""
    beginner = Beginner(RULES[key].bot(), (spot,))
    answers = (Changed(*asked, beginner.answer(asked.view, asked.decision)) for asked in match(key, seats))
    return [change for change in answers if change.answer != change.instead]


Fits = Callable[[Changed], bool]
"""Says whether another answer is one that the blind spot explains."""


def instead_of(*answers: str) -> Fits:
    """The usual player does it, the easy one does something else at the same question."""
    return lambda change: change.answer in answers and change.instead not in answers


def nothing_for(kind: str) -> Fits:
    """The usual player gives some pieces, the easy one none."""
    return lambda change: change.kind == kind and change.instead == ()


# After the Flood


def makes_nothing(change: Changed) -> bool:
    return change.instead not in ("tool", "tool_makers") and not str(change.instead).endswith(".lapis")


def before_a_decline(change: Changed) -> bool:
    return bool(change.view.decline_next) and change.kind in ("action", "place", "place.to", "place.number")


def against_as_many_armies(change: Changed) -> bool:
    return any(not other.passed and other.available_armies >= change.own.available_armies for other in change.others)


FLOOD: list[tuple[BlindSpot[Any], Fits]] = [
    (flood.no_chains, makes_nothing),
    (flood.no_decline, before_a_decline),
    (flood.unarmed, nothing_for("empire.equip")),
    (flood.armies_as_given, nothing_for("empire.buy")),
    (flood.no_lost_fights, against_as_many_armies),
]


def test_somebody_without_chains_overlooks_tools_lapis_and_tool_makers() -> None:
    missed = {change.answer for change in changed("after_the_flood", 3, flood.no_chains)}
    assert {"tool", "tool_makers", "kassites.lapis"} <= missed


def test_easy_players_do_not_take_one_area_from_each_other_again_and_again() -> None:
    game = RULES["after_the_flood"]
    for seed in range(1, 6):
        dice, bot = dice_of(seed), game.easy_bot()
        outcome, attacks = begin(game, usual_setup(game, 3), dice), Counter[tuple[int, str]]()
        while outcome.asked:
            (decision,) = outcome.asked
            answer = bot.answer(game.view(outcome.state, decision.seat), decision)
            outcome = advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)
            attacked = (event.area for event in outcome.events if isinstance(event, AttackDeclared))
            attacks.update((outcome.state.turn, area) for area in attacked)
        assert max(attacks.values()) <= 5


# Assyria


def has_most_symbols(change: Changed) -> bool:
    def count(column: str) -> int:
        return sum(map(symbols, change.view.market[int(column) - 1]))

    return change.kind == "harvest" and count(str(change.instead)) == max(map(count, change.offered))


def grows_in_hand(change: Changed) -> bool:
    foods = {CARDS[card].food for card in change.own.cards if card != JOKER}
    growing = [hex for hex in change.offered if HEXES[hex].food in foods]
    return change.kind == "hut" and (JOKER in change.own.cards or not growing or change.instead in growing)


def beside_others_in_assur(change: Changed) -> bool:
    return any(seat != change.decision.seat for there in change.view.assur.values() for seat in there)


def long_before_the_flood(change: Changed) -> bool:
    return change.view.to_flood > 0 and instead_of("offer")(change)


ASSYRIA: list[tuple[BlindSpot[Any], Fits]] = [
    (assyria.most_symbols, has_most_symbols),
    (assyria.new_huts_only, grows_in_hand),
    (assyria.one_ziggurat, instead_of("build")),
    (assyria.alone_in_assur, beside_others_in_assur),
    (assyria.last_offerings, long_before_the_flood),
    (assyria.no_purchases, instead_of("buy")),
]


# Mesopotamia


def with_many_rounds_to_come(change: Changed) -> bool:
    return bool(change.view.last_round - change.view.round > mesopotamia.AHEAD)


def with_quests(change: Changed) -> bool:
    return bool(change.own.quests)


def against_phalanxes(change: Changed) -> bool:
    return any(other.holding["phalanx"] for other in change.others)


def is_a_bid(change: Changed) -> bool:
    return change.kind == "bid"


MESOPOTAMIA: list[tuple[BlindSpot[Any], Fits]] = [
    (mesopotamia.a_few_rounds, with_many_rounds_to_come),
    (mesopotamia.no_rerolls, instead_of(*mesopotamia.REROLLS)),
    (mesopotamia.forgotten_quests, with_quests),
    (mesopotamia.unseen_phalanxes, against_phalanxes),
    (mesopotamia.as_strong_as_oneself, is_a_bid),
]

CASES = [
    pytest.param(key, seats, spot, fits, id=f"{key}-{spot.__name__}")
    for key, seats, spots in (("after_the_flood", 3, FLOOD), ("assyria", 3, ASSYRIA), ("mesopotamia", 2, MESOPOTAMIA))
    for spot, fits in spots
]


@pytest.mark.parametrize(("key", "seats", "spot", "fits"), CASES)
def test_a_blind_spot_changes_what_it_speaks_of_and_nothing_else(
    key: str, seats: int, spot: BlindSpot[Any], fits: Fits
) -> None:
    found = changed(key, seats, spot)
    assert found
    assert [change[2:] for change in found if not fits(change)] == []


def test_every_blind_spot_is_tried() -> None:
    tried = {spot for spots in (FLOOD, ASSYRIA, MESOPOTAMIA) for spot, _ in spots}
    players = (*flood.BLIND_SPOTS, *assyria.BLIND_SPOTS, *mesopotamia.BLIND_SPOTS)
    assert set(players) - tried == {mesopotamia.whoever_leads}  # in test_steward, with the last level of the Gardens
