"""The computer player of After the Flood: legal and steady everywhere, and sensible where the designer says how."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from statistics import mean

import msgspec
import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood.bot import Adviser
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import LAST_TURN
from engine.after_the_flood.events import CityBuilt, CityExpanded, EmpireStarted, TurnEnded
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.bots import Bot, RandomBot
from engine.core.decision import Answer, Decision, Move, OneOf, Option, Text
from engine.core.dice import SeededDice
from engine.core.game import Event, Setup
from engine.core.play import advance, begin
from tests.rules import rule
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table

SEEDS = range(1, 11)
LONGEST = 3_000
"""No match of three Advisers comes near so many moves."""


class Told(msgspec.Struct, frozen=True):
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    state: AfterTheFloodState

    @property
    def scores(self) -> list[int]:
        assert self.state.result is not None
        return self.state.result.scores


def play(seed: int, bot_of: Callable[[int], Bot]) -> Told:
    dice = SeededDice(seed.to_bytes(16, "big"))
    outcome = begin(GAME, Setup(3), dice)
    moves: list[Move] = []
    events = list(outcome.events)
    while outcome.asked:
        decision = outcome.asked[0]
        answer = bot_of(decision.seat).answer(GAME.view(outcome.state, decision.seat), decision)
        assert decision.choice.accepts(answer), (decision, answer)
        moves.append(Move(decision.seat, decision.kind, answer))
        outcome = advance(outcome.state, outcome.asked, moves[-1], dice)
        events += outcome.events
        assert len(moves) < LONGEST
    return Told(tuple(moves), tuple(events), outcome.state)


@cache
def match(seed: int) -> Told:
    adviser = Adviser()
    return play(seed, lambda _: adviser)


def advise(t: Table) -> Answer:
    decision = t.decision
    return Adviser().answer(GAME.view(t.state, decision.seat), decision)


def follow(t: Table, until: Sequence[str]) -> list[tuple[str, Answer]]:
    """Let the Adviser answer for the seat that acts until the next question of one of these kinds."""
    given = []
    while True:
        given.append((t.kind, advise(t)))
        t.answer(given[-1][1])
        if t.over or t.kind in until:
            return given


# Legal, steady, without a memory


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_of_advisers_ends_with_legal_answers_only(seed: int) -> None:
    assert match(seed).state.result is not None


def test_a_fresh_adviser_for_every_question_plays_the_same_match() -> None:
    assert play(1, lambda _: Adviser()).moves == match(1).moves


def test_the_same_view_and_question_give_the_same_answer() -> None:
    t = Table.new(seed=4)
    view = GAME.view(t.state, t.decision.seat)
    assert len({Adviser().answer(view, t.decision) for _ in range(5)}) == 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_goes_on_legally_from_positions_it_would_not_have_reached(seed: int) -> None:
    chance, adviser = RandomBot(random.Random(seed)), Adviser()
    dice = SeededDice(seed.to_bytes(16, "big"))
    outcome, moves = begin(GAME, Setup(3), dice), 0
    while outcome.asked:
        decision = outcome.asked[0]
        advised = adviser.answer(GAME.view(outcome.state, decision.seat), decision)
        assert decision.choice.accepts(advised), (decision, advised)
        answer = advised if moves % 3 == 0 else chance.answer(None, decision)
        outcome = advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)
        moves += 1


def test_an_unknown_question_gets_its_default() -> None:
    options = OneOf((Option("first", Text("done")), Option("second", Text("done"))))
    view = GAME.view(Table.new().state, RED)
    assert Adviser().answer(view, Decision(RED, "unheard.of", options, Text("done"), default="second")) == "second"


def test_an_unknown_question_without_default_gets_the_first_option() -> None:
    options = OneOf((Option("first", Text("done")), Option("second", Text("done"))))
    view = GAME.view(Table.new().state, RED)
    assert Adviser().answer(view, Decision(RED, "unheard.of", options, Text("done"))) == "first"


@rule("F19.6")
def test_it_does_not_move_a_city_merely_to_wait() -> None:
    t = Table(turn=2)
    for area in ("sippar", "babylon", "ur", "umma"):
        t.city(area, RED, expanded=True)
    t.act(RED)
    assert "build" in t.options
    assert advise(t) == "pass"


# Strength


@rule("FT1")
def test_winners_score_as_winners_do_in_matches_between_people() -> None:
    winners = [max(match(seed).scores) for seed in SEEDS]
    assert all(75 <= score <= 150 for score in winners)
    assert sum(85 <= score <= 130 for score in winners) >= 8


def test_every_seat_scores_decently() -> None:
    assert mean(score for seed in SEEDS for score in match(seed).scores) >= 75


@rule("FT3")
@pytest.mark.parametrize("seed", SEEDS)
def test_in_every_turn_somebody_starts_an_empire(seed: int) -> None:
    started = 0
    for event in match(seed).events:
        started += isinstance(event, EmpireStarted)
        if isinstance(event, TurnEnded):
            assert started
            started = 0


@rule("FS6")
def test_nearly_every_player_starts_an_empire_every_turn() -> None:
    started = [sum(isinstance(event, EmpireStarted) for event in match(seed).events) for seed in SEEDS]
    assert mean(started) >= 0.9 * 3 * LAST_TURN


@rule("FS1")
def test_cities_worth_twenty_are_built() -> None:
    best = [
        event for seed in SEEDS for event in match(seed).events if isinstance(event, CityExpanded) and event.vp == 20
    ]
    assert len(best) >= len(SEEDS)


@pytest.mark.parametrize("seed", range(1, 7))
def test_one_adviser_beats_two_random_players(seed: int) -> None:
    own = seed % 3
    bots: list[Bot] = [RandomBot(random.Random(seed + seat)) for seat in range(3)]
    bots[own] = Adviser()
    result = play(seed, lambda seat: bots[seat]).state.result
    assert result is not None
    assert result.winners == [own]


# The designer's advice


@rule("FS3")
def test_the_first_actions_build_three_cities_each() -> None:
    built = [event.seat for event in match(1).events if isinstance(event, CityBuilt)]
    actions = [move for move in match(1).moves if move.kind == "action"]
    assert [move.answer for move in actions[:9]] == ["build"] * 9
    assert sorted(built[:9]) == [RED] * 3 + [PURPLE] * 3 + [GREEN] * 3


@rule("FS4")
def test_all_swaps_are_made_in_one_trade_action() -> None:
    t = Table().city("ur", RED).workers("amorites", RED, 2).workers("kassites", RED, 1)
    t.hand(RED, grain=1, textile=1, wood=1, tool=1, oil=1, gold=1).act(RED).answer("trade")
    follow(t, until=("action", "end"))
    assert t.hand_of(RED) == {"wood": 2, "tool": 1, "oil": 1, "gold": 1, "lapis": 1}


@rule("FS1")
def test_a_whole_set_of_luxuries_goes_into_one_city() -> None:
    t = Table().city("ur", RED).city("umma", RED).hand(RED, wood=2, tool=1, oil=1, gold=1, lapis=1).end_actions()
    follow(t, until=("action", "end"))
    assert t.vp_of(RED) == 20


def with_box_workers(t: Table) -> Table:
    for seat in (RED, PURPLE, GREEN):
        t.workers("irrigation", seat, 1).workers("weaving", seat, 1)
    return t


@rule("FS5")
def test_a_home_for_after_a_decline_gets_two_workers() -> None:
    t = with_box_workers(Table(turn=1)).empire(RED, "t1-guti").available(RED, workers=8).hand(RED, textile=1, oil=1)
    t.act(RED).answers("place", "textile")
    assert follow(t, until=("action", "end")) == [("place.to", "amorites"), ("place.number", 2)]


@rule("FS6")
@pytest.mark.parametrize(("turn", "empire", "home"), [(2, "t2-isin", "mittani"), (4, "t4-egypt", "assyria")])
def test_a_worker_goes_to_the_best_home_of_next_turn(turn: int, empire: str, home: str) -> None:
    t = with_box_workers(Table(turn=turn)).available(RED, workers=1).workers("scribes", RED, 2).empire(RED, empire)
    t.act(RED).answers("place", "scribe_place")
    assert advise(t) == home


@rule("FS9")
def test_equipment_is_just_enough_to_be_on_top() -> None:
    t = Table(turn=3).empire(PURPLE, "t3-mittani", {"grain": 1}).armies("mittani", PURPLE, 1)
    t.hand(RED, textile=3).act(RED).answer("start")
    while t.kind != "empire.equip":
        t.answer(advise(t))
    assert advise(t) == ("textile:1",)


@rule("FS9")
def test_the_first_empire_is_on_top_for_nothing() -> None:
    t = Table(turn=3).hand(RED, textile=3).act(RED).answer("start")
    while t.kind != "empire.equip":
        t.answer(advise(t))
    assert advise(t) == ()


def test_an_empire_that_a_rival_could_take_is_started_at_once() -> None:
    t = Table(turn=1).workers("akkad", RED, 1).hand(RED, grain=4, textile=3).available(RED, workers=8)
    for area in ("ur", "umma", "uruk", "nippur"):
        t.city(area, RED)
    t.act(RED)
    assert advise(t) == "start"


def test_no_player_who_could_start_an_empire_passes_without() -> None:
    t = Table(turn=1).act(RED)
    assert "start" in t.options
    while advise(t) == "build":
        follow(t, until=("action", "end"))
        t.end().act(RED)
    assert advise(t) == "start"


@rule("FS12")
def test_it_passes_when_nothing_useful_is_left() -> None:
    t = Table(turn=3).empire(RED, "t3-sumer").city("ur", RED, expanded=True)
    for area, seat in (("umma", RED), ("uruk", RED), ("lagash", RED)):
        t.city(area, seat, expanded=True)
    t.hand(RED, grain=1).act(RED)
    assert advise(t) == "pass"


@rule("FS12")
def test_a_spare_worker_pays_for_acting_late() -> None:
    t = Table(turn=2).passed(PURPLE).available(RED, workers=5).hand(RED, grain=2).act(RED).answer("build")
    assert advise(t) == "worker"


@rule("FS13")
def test_bids_are_small() -> None:
    t = Table(turn=2, order=(GREEN, RED, PURPLE)).hand(RED, grain=4, gold=2).act(RED).answer("pass")
    assert advise(t) == ("grain:1",)


@rule("FS13")
def test_the_last_bid_keeps_what_a_city_needs() -> None:
    t = Table(turn=5, order=(GREEN, PURPLE, RED)).city("ur", RED).hand(RED, grain=2, wood=2, gold=1)
    t.passed(PURPLE, metal=1).act(RED).answer("pass")
    assert advise(t) == ()  # 3 would be needed, and gold is for the city


@rule("FS13")
def test_the_last_bid_is_what_decides_a_tie_and_no_more() -> None:
    def last(order: tuple[int, ...], **bid: int) -> object:
        t = Table(turn=5, order=order).hand(RED, grain=4, textile=3, gold=2)
        return advise(t.passed(PURPLE, **bid).act(RED).answer("pass"))

    assert last((RED, PURPLE, GREEN)) == ()
    assert last((GREEN, PURPLE, RED)) == ("grain:1",)
    assert last((RED, PURPLE, GREEN), metal=1) == ("grain:2",)
    assert last((PURPLE, RED, GREEN), metal=2) == ("grain:4", "textile:1")


@rule("FS14")
def test_at_last_workers_go_where_they_make_a_majority() -> None:
    t = Table(turn=5).available(RED, workers=2).hand(RED, wood=1).workers("guti", PURPLE, 1)
    for place in ("egypt", "amorites", "weaving"):
        t.workers(place, PURPLE, 3)
    t.empire(RED, "t5-elam").act(RED).answer("place")
    assert t.kind == "place.to"
    assert advise(t) == "kassites"


@rule("FS15")
def test_a_city_is_destroyed_for_a_site_that_scores_at_once() -> None:
    t = Table(turn=5).empire(RED, "t5-elam").armies("umma", RED, 1).available(RED, armies=2)
    t.hand(RED, wood=2, tool=1, oil=1, gold=1, lapis=1)
    for area, seat in zip(
        ("sippar", "babylon", "nippur", "umma", "lagash", "uruk", "ur", "eridu"), (1, 2) * 4, strict=True
    ):
        t.city(area, seat, expanded=True)
    t.city("shuruppak", RED, expanded=True).act(RED).answer("expand")
    assert advise(t) == "destroy"


@rule("FS16")
def test_the_leader_is_known_by_hand_and_open_cities_too() -> None:
    t = Table(turn=3).vp(GREEN, 10).city("ur", PURPLE).hand(PURPLE, wood=2, tool=1, oil=1, gold=1, lapis=1).act(RED)
    seen = Seen(GAME.view(t.state, RED), RED)
    assert seen.standing(PURPLE) > seen.standing(GREEN)
