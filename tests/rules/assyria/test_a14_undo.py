"""A14.5-A14.7: what can be taken back, and what stands."""

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.assyria.state import AssyriaState
from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.errors import NothingToUndo
from engine.core.match import Match
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

MARKET = (("date1", "salt1"), ("grape1", "palm2"), ("barley2", "grape3"), ("palm3", "joker"), ("joker", "date2"))


def nothing_to_undo(t: Table) -> None:
    assert not t.can_undo
    with pytest.raises(NothingToUndo):
        t.undo()


def kinds_back(t: Table) -> list[str]:
    """The questions met on the way back, as far as it goes."""
    kinds = []
    while t.can_undo:
        t.undo()
        kinds.append(t.kind)
    return kinds


@rule("A14.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_starting_space_confirmed_is_final(players: int) -> None:
    t = Table.new(players=players, seed=3)
    while t.kind == "start":
        t.answer(t.options[0])
        assert t.draft_cards == []
        t.end()
    assert (t.kind, len(t.draft_cards)) == ("draft", players)
    nothing_to_undo(t)


@rule("A14.5")
def test_the_last_starting_space_can_be_taken_back_before_it_is_confirmed() -> None:
    t = Table.new(players=2, seed=3)
    t.answer("b1").end().answer("b5")
    size = t.deck_size
    t.undo()
    assert (t.kind, t.options, t.deck_size) == ("start", ["b5", "e2", "e6"], size)


@rule("A14.5", "A14.4")
def test_the_last_done_of_a_turn_is_final() -> None:
    t = Table()
    t.camels(YELLOW, 5)
    t.act(YELLOW)
    t.offer(2)
    assert t.can_undo
    t.done()
    assert t.turn == 2
    nothing_to_undo(t)


@rule("A14.5")
def test_an_earlier_done_is_final_if_all_after_him_are_skipped() -> None:
    t = Table(order=(GREEN, RED, BLUE, YELLOW))
    t.camels(RED, 5)
    t.act(RED)
    t.offer(2).done()
    assert (t.turn, t.seat, t.kind) == (2, GREEN, "harvest")
    nothing_to_undo(t)


@rule("A14.5")
def test_the_last_expansion_turn_is_final_if_every_action_turn_is_skipped() -> None:
    t = Table(players=2, order=(BLUE, RED), value=2)
    t.ziggurat(RED, "b5")
    t.cards(RED, "palm1", "barley1")
    t.expand(RED)
    t.answers("b6", "c6")
    assert (t.turn, t.kind) == (1, "end")
    assert t.can_undo
    t.end()
    assert (t.turn, t.seat, t.kind) == (2, BLUE, "harvest")
    nothing_to_undo(t)


@rule("A14.6")
def test_a_whole_expansion_turn_is_taken_back_step_by_step() -> None:
    t = Table(value=3)
    t.ziggurat(RED, "b1")
    t.put(RED, "d2")
    t.cards(RED, "palm1", "salt1", "date1", "barley2", "joker", "plow")
    t.expand(RED)
    before = walk.read(t)
    t.answers("c2", "c1", "d1")
    while t.kind in ("feed", "feed.huts"):
        t.answer("plan" if t.kind == "feed" else tuple(t.options[:1]))
    assert (t.kind, t.options) == ("well", ["c1-c2-d1", "c2-d1-d2", "done"])
    t.answers("c2-d1-d2", "c1-c2-d1")
    assert t.kind == "end"
    assert t.vp_of(RED) == 12 + 2 + 1
    assert kinds_back(t) == ["well", "well", "feed", "hut", "hut", "hut"]
    assert walk.read(t) == before


@rule("A14.6", "A13.6")
def test_cards_are_taken_back_one_by_one() -> None:
    t = Table()
    t.put(RED, "b3", "c5", "c6", "e6", "d1", "d6")
    t.cards(RED, "palm1", "barley2", "joker", "plow")
    t.supply(RED)
    before = walk.read(t)
    t.answer("joker").answer(("b3",))
    between = walk.read(t)
    t.answer("barley2").answer(("c6", "d1"))
    t.undo()
    assert t.kind == "feed.huts"
    t.undo()
    assert walk.read(t) == between
    assert kinds_back(t) == ["feed.huts", "feed"]
    assert walk.read(t) == before


@rule("A14.6")
def test_a_whole_action_turn_is_taken_back_step_by_step() -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.put(RED, "c6")
    t.for_sale("palm1", "joker")
    t.camels(RED, 10)
    t.act(RED)
    positions = [walk.read(t)]
    positions.append(walk.read(t.extend("b5")))
    positions.append(walk.read(t.intrigue("lower")))
    positions.append(walk.read(t.offer(2)))
    positions.append(walk.read(t.buy("palm1")))
    t.buy("plow")
    assert t.camels_of(RED) == 0
    seen = []
    while t.can_undo:
        t.undo()
        if t.kind == "action":
            seen.append(walk.read(t))
    assert seen == list(reversed(positions))


@rule("A14.6")
def test_at_the_beginning_of_a_turn_there_is_nothing_to_take_back() -> None:
    t = Table()
    t.camels(RED, 5)
    t.act(RED)
    nothing_to_undo(t)
    t.offer(1)
    assert kinds_back(t)[-1] == "action"
    assert (t.camels_of(RED), t.offering_of(RED)) == (5, 0)
    nothing_to_undo(t)


def harvesting() -> Match[AssyriaState]:
    t = Table()
    t.market(*MARKET)
    t.harvest()
    return Match(ASSYRIA, t.state, SeededDice(b"undo"))


@rule("A14.7")
def test_a_confirmed_decision_cannot_be_taken_back_by_its_player() -> None:
    match = harvesting()
    match.press([Move(RED, "harvest", "3")])
    assert match.can_undo(RED)
    match.press([Move(RED, "end", "end")])
    assert not match.can_undo(RED)
    with pytest.raises(NothingToUndo):
        match.undo(RED)


@rule("A14.7")
def test_nobody_takes_back_what_another_has_decided() -> None:
    match = harvesting()
    match.press([Move(RED, "harvest", "3")])
    for seat in (BLUE, GREEN, YELLOW):
        assert not match.can_undo(seat)
        with pytest.raises(NothingToUndo):
            match.undo(seat)
    match.press([Move(RED, "end", "end")])
    match.press([Move(BLUE, "harvest", "1")])
    with pytest.raises(NothingToUndo):
        match.undo(RED)
    match.undo(BLUE)
    assert match.asked[0].seat == BLUE
    with pytest.raises(NothingToUndo):
        match.undo(BLUE)
