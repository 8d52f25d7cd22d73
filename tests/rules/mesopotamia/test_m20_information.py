"""M20: who knows what, and where chance comes from."""

import copy
import random
from collections.abc import Callable

import pytest

from engine.core.codec import codec_of
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.events.setup import QuestsDealt, QuestsKept
from engine.mesopotamia.events.tokens import EventTurned
from engine.mesopotamia.state import MesopotamiaState
from tests.rules.mesopotamia import walk
from tests.rules.mesopotamia.commands import told
from tests.rules.mesopotamia.drafts import begun
from tests.rules.mesopotamia.table import GAME, Table, rule

State = MesopotamiaState


def position() -> State:
    t = Table("babylonian", "sumerian").hold(1, stone=3, tablet=2, phalanx=5).level(1, build=3)
    t.squares(population={1: 3}, event={1: 2}).ziggurat(1, "white:ud", "black:ki").put(1, "archer", "r31")
    t.ship(1, "n31").settle(1, "r20").wall(1, "r20").tribe("r09", spearman=1).block("r23").hide("r07", "r08", "r12")
    t.active(1, "r10", "ev13", 2, die=3).scoring_token("r15", "ev12").trade("t01", owner=1).trade("t06")
    t.gardens("hg1a", "hg2b", built=(1,)).quests(0, "q1", "q2", "q3").quests(1, "q4", "q5", "q6")
    return t.turn(0).state


@rule("M20.1")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_all_see_what_is_public(seat: int | None) -> None:
    view = GAME.view(position(), seat)
    theirs = view.players[1]
    assert theirs.holding == {"stone": 3, "wood": 0, "clay": 0, "food": 0, "tablet": 2, "phalanx": 5}
    assert theirs.levels["build"] == 3
    assert [(die.colour, die.face) for die in theirs.dice] == [("white", "ud"), ("black", "ki")]
    assert (theirs.population, theirs.event, theirs.quest_count) == (3, 2, 3)
    assert (view.population[2], view.event[1]) == ((1,), (1,))
    assert (view.regions["r20"].settlement, view.regions["r20"].wall) == (1, 1)
    assert view.regions["r31"].armies[0].units == {"archer": 1}
    assert view.regions["r09"].tribe == {"spearman": 1}
    assert (view.regions["r23"].blocked, view.regions["r07"].hidden_event) == (True, True)
    running, scoring = view.regions["r10"].token, view.regions["r15"].token
    assert running is not None
    assert (running.card, running.option, running.owner, running.die) == ("ev13", 2, 1, 3)
    assert scoring is not None
    assert scoring.card == "ev12"
    assert dict(view.ships) == {"n31": (1,)}
    assert [(slot.token, slot.owner) for slot in view.trade] == [("t01", 1), ("t06", None)]
    assert (view.gardens, view.garden_builders) == (("hg1a", "hg2b"), (1,))
    assert view.quest_deck == 18 - 6
    assert dict(view.combat_decks) == {"spearman": 8, "archer": 7, "horseman": 6, "chariot": 5}


@rule("M20.1", "M14.21")
def test_all_see_what_is_owed_and_what_was_discarded() -> None:
    t = Table("babylonian", "sumerian").active(1, "r31", "ev19", die=2).put(1, "spearman", "r31").population([0, 1])
    t.end_of_round()
    assert t.seat == 0
    view = GAME.view(t.state, 0)
    assert [(owed.seat, owed.card) for owed in view.owed] == [(1, "ev19")]


@rule("M20.1", "M16.12")
def test_all_see_the_cards_drawn_in_a_combat_and_who_has_bid() -> None:
    t = Table("babylonian", "sumerian", "akkadian").put(0, "archer", "r31").put(1, "spearman", "r31")
    t.hold(0, phalanx=2).hold(1, phalanx=3).combat().answer(("force:1",), 0)
    for seat in (None, 1, 2):
        view = GAME.view(t.match.seen_by(seat), seat)
        (combat,) = view.combats
        assert all(unit.card for unit in combat.units)
        assert view.sealed_by == (0,)


@rule("M20.3", "M20.6", "M15.1")
def test_quests_are_seen_by_their_owner_alone() -> None:
    s = position()
    for seat, seen in ((None, ((), ())), (0, (("q1", "q2", "q3"), ())), (1, ((), ("q4", "q5", "q6")))):
        view = GAME.view(s, seat)
        assert tuple(tuple(player.quests) for player in view.players) == seen


@rule("M20.3")
def test_what_others_are_told_of_quests_is_their_number() -> None:
    t = begun("sumerian", "akkadian")
    dealt, kept = told(t, QuestsDealt), told(t, QuestsKept)
    for event in dealt:
        assert (event.count, len(event.quests)) == (4, 4)
        assert event.shown_to(event.seat) == event
        assert event.shown_to(1 - event.seat) == event.shown_to(None) == QuestsDealt(event.seat, 4)
    for choice in kept:
        assert (choice.count, len(choice.quests), len(choice.returned_quests)) == (3, 3, 1)
        assert choice.shown_to(choice.seat) == choice
        assert choice.shown_to(1 - choice.seat) == choice.shown_to(None) == QuestsKept(choice.seat, 3)


@rule("M20.3", "M20.6", "M3.19")
def test_quests_that_are_being_chosen_are_secret_too() -> None:
    views = []
    for kept in (slice(0, 3), slice(1, 4)):
        t = Table.new(2, setup="lot", sets="base", seed=3)
        while any(question.kind != "quests" for question in t.asked):
            t.default(next(question.seat for question in t.asked if question.kind != "quests"))
        assert [tuple(player.dealt) for player in GAME.view(t.state, None).players] == [(), ()]
        assert [len(player.dealt) for player in GAME.view(t.state, 0).players] == [4, 0]
        t.answer(tuple(t.options_of(1)[kept]), 1)
        views.append([GAME.view(t.match.seen_by(seat), seat) for seat in (None, 0)])
    assert views[0] == views[1]


def swap_quests(s: State) -> None:
    s.quest_pool, s.players[1].quests = [*s.quest_pool[3:], *s.players[1].quests], s.quest_pool[:3]


def stir_pools(s: State) -> None:
    mix = random.Random(1)
    for pool in (*s.event_pool.values(), *s.combat_pool.values(), s.quest_pool):
        mix.shuffle(pool)


@rule("M20.2", "M20.6", "MI23")
@pytest.mark.parametrize("change", [swap_quests, stir_pools])
@pytest.mark.parametrize("seat", [None, 0])
def test_a_view_does_not_change_with_what_is_hidden(change: Callable[[State], None], seat: int | None) -> None:
    s = position()
    other = codec_of(GAME).copy(s)
    change(other)
    assert other != s
    assert GAME.view(other, seat) == GAME.view(s, seat)


@rule("M20.3", "M20.6", "M16.14")
def test_a_bid_is_hidden_until_all_are_in() -> None:
    views = []
    for bid in (("force:2",), ("mobility:1",), ()):
        t = Table("babylonian", "sumerian", "akkadian").put(0, "archer", "r31").put(1, "spearman", "r31")
        t.hold(0, phalanx=2).hold(1, phalanx=3).combat().answer(bid, 0)
        views.append([GAME.view(t.match.seen_by(seat), seat) for seat in (1, 2)])
        assert GAME.view(t.match.seen_by(None), None).players[0].holding["phalanx"] == 2
    assert views[0] == views[1] == views[2]


@rule("M20.2", "M20.7", "MI31")
def test_nothing_stored_tells_which_event_lies_where() -> None:
    s = position()
    assert s.hidden == ["r07", "r08", "r12"]
    assert not {"r07", "r08", "r12"} & set(s.tokens)
    pool = {card for cards in s.event_pool.values() for card in cards}
    assert pool == {card.id for card in EVENTS.values() if card.set == "base"} - {"ev12", "ev13"}


@rule("M20.7", "M14.1", "MI31")
@pytest.mark.parametrize("place", range(10))
def test_a_token_is_drawn_from_its_pool_when_it_is_turned(place: int) -> None:
    t = Table().put(0, "spearman", "r07").hide("r08").turn(0)
    pool = list(t.state.event_pool["desert"])
    t.draws(place).answers("explore.pawn", "spearman.r07.r08")
    assert [(event.region, event.card) for event in told(t, EventTurned)] == [("r08", pool[place])]
    assert pool[place] not in t.state.event_pool["desert"]


@rule("M20.4", "MI22")
def test_the_same_seed_and_commands_give_the_same_match() -> None:
    def play(seed: int) -> Table:
        t = Table.new(3, setup="lot", seed=seed)
        for _ in range(60):
            t.default(t.asked[0].seat)
        return t

    first, second = play(5), play(5)
    assert first.state == second.state
    assert first.events == second.events
    assert play(6).state != first.state


@rule("MI22")
def test_saving_and_loading_changes_nothing() -> None:
    codec = codec_of(GAME)
    for moment in walk.moments()[::7]:
        assert codec.copy(moment.before) == moment.before


@rule("M20.5")
def test_a_reveal_cannot_be_undone_but_a_movement_can() -> None:
    t = Table().put(0, "spearman", "r07").hide("r08").level(0, explore=2).turn(0).answer("explore.pawn")
    t.answer("spearman.r07.r13")
    assert len(t.match.draft_of(0)) == 2
    t.draws(0).answer("spearman.r13.r08")
    assert t.kind == "event"
    assert t.match.draft_of(0) == ()


@rule("M20.5", "M16.14")
def test_opened_bids_cannot_be_taken_back() -> None:
    t = Table("babylonian", "sumerian").put(0, "archer", "r31", 2).put(1, "spearman", "r31", 2)
    t.hold(0, phalanx=2).hold(1, phalanx=3).combat().answer(("force:2",), 0).answer(("force:1",), 1)
    assert not t.match.drafts
    assert "bid.take_back" not in {question.kind for question in t.match.asked}


@rule("M20.5")
def test_nothing_before_a_draw_can_be_taken_back() -> None:
    for moment in walk.moments():
        if moment.after.drawn > moment.before.drawn:
            assert not any(moment.after.draft)


@rule("M20.6", "MI23")
def test_views_of_real_matches_hide_what_is_secret() -> None:
    for moment in walk.moments()[::3]:
        s = moment.before
        if s.phase == "setup" or s.seats < 2:
            continue
        other = copy.deepcopy(s)
        spare = other.quest_pool[: len(other.players[1].quests)]
        other.quest_pool = [*other.quest_pool[len(spare) :], *other.players[1].quests]
        other.players[1].quests = spare
        assert GAME.view(other, 0) == GAME.view(s, 0)
