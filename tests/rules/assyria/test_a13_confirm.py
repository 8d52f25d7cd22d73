import pytest

from engine.core.errors import NothingToUndo
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

MARKET = (("date1", "salt1"), ("grape1", "palm2"), ("barley2", "grape3"), ("palm3", "joker"), ("joker", "date2"))


def asked_to_confirm(t: Table, seat: int) -> bool:
    """Whether the seat is asked to confirm; if not, another question stands open."""
    if t.kind == "end":
        assert (t.seat, t.options) == (seat, ["end"])
        assert t.can_undo
        return True
    return False


def nothing_to_undo(t: Table) -> None:
    assert not t.can_undo
    with pytest.raises(NothingToUndo):
        t.undo()


@rule("A13.13", "D1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_starting_space_is_confirmed_before_the_next_player_is_asked(players: int) -> None:
    t = Table.new(players=players, seed=2)
    for seat in t.order[: {2: 2, 3: 2, 4: 3}[players]]:
        assert (t.seat, t.kind) == (seat, "start")
        first = t.options[0]
        t.answer(first)
        assert t.sites_of(seat) == [first]
        assert asked_to_confirm(t, seat)
        t.undo()
        assert (t.seat, t.kind) == (seat, "start")
        assert t.sites_of(seat) == []
        t.answer(t.options[-1]).end()
        nothing_to_undo(t)
    assert t.kind == "draft"


@rule("A13.13", "D2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drafted_card_is_confirmed(players: int) -> None:
    t = Table.new(players=players, seed=2)
    walk.defaults_until(t, lambda t: t.kind == "draft")
    last = t.order[-1]
    assert t.seat == last
    laid = list(t.draft_cards)
    t.answer(t.options[0])
    assert asked_to_confirm(t, last)
    t.undo()
    assert (t.kind, list(t.draft_cards), t.cards_of(last)) == ("draft", laid, [])
    t.answer(t.options[-1]).end()
    assert len(t.cards_of(last)) == 1
    assert t.seat == (t.order[-2] if players > 2 else t.order[0])
    nothing_to_undo(t)


@rule("A13.13", "D3")
def test_each_harvest_is_confirmed() -> None:
    t = Table()
    t.market(*MARKET)
    t.harvest()
    for seat, column in ((RED, "3"), (BLUE, "1"), (GREEN, "5"), (YELLOW, "2")):
        assert (t.seat, t.kind) == (seat, "harvest")
        t.answer("4")
        assert asked_to_confirm(t, seat)
        t.undo()
        assert t.cards_of(seat) == []
        t.answer(column)
        assert asked_to_confirm(t, seat)
        assert tuple(t.order) == (RED, BLUE, GREEN, YELLOW)
        t.end()
    assert tuple(t.order) == (BLUE, YELLOW, RED, GREEN)


@rule("A13.13")
def test_an_expansion_turn_ends_with_a_confirmation_after_income_and_prestige() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b5")
    t.ziggurat(BLUE, "i6")
    t.cards(RED, "date1", "barley1")
    t.expand(RED)
    t.answers("c5", "c6")
    assert asked_to_confirm(t, RED)
    assert (t.camels_of(RED), t.vp_of(RED)) == (3, 2)
    t.end()
    assert (t.seat, t.kind) == (BLUE, "hut")
    nothing_to_undo(t)


@rule("A13.13")
def test_feeding_alone_is_confirmed_too() -> None:
    t = Table()
    t.put(RED, "a2", "b3", "c5")
    t.cards(RED, "palm1", "joker")
    t.supply(RED)
    t.feed("joker", "c5")
    assert asked_to_confirm(t, RED)


@rule("A13.13", "A12.1")
def test_an_expansion_turn_without_a_choice_is_not_confirmed() -> None:
    t = Table()
    t.put(RED, "b3", "c5")
    t.cards(RED, "palm1", "date1")
    t.camels(BLUE, 3)
    t.supply(RED)
    assert sorted(t.huts_of(RED)) == ["b3", "c5"]
    assert (t.camels_of(RED), t.vp_of(RED)) == (3, 2)
    assert t.kind != "end"
    assert (t.phase, t.kind) == ("actions", "action")


@rule("A13.13", "D6")
def test_done_with_the_wells_is_the_confirmation() -> None:
    t = Table(value=2)
    t.put(RED, "c1", "c2", "d1", "d2")
    t.ziggurat(BLUE, "i6")
    t.wells(RED)
    t.answer("c2-d1-d2")
    assert t.kind == "well"
    t.done()
    assert (t.seat, t.kind) == (BLUE, "hut")
    assert t.vp_of(RED) == 6 + 2
    nothing_to_undo(t)


@rule("A13.13", "D6")
def test_done_with_the_wells_confirms_the_huts_and_the_feeding_before() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b1").ziggurat(BLUE, "i6")
    t.put(RED, "d1")
    t.cards(RED, "barley1", "salt1", "date2", "joker")
    t.expand(RED)
    t.answers("c1", "c2")
    while t.kind == "feed":
        t.answer("plan")
    assert t.kind == "well"
    t.done()
    assert (t.seat, t.kind) == (BLUE, "hut")
    nothing_to_undo(t)


@rule("A13.13", "D6")
def test_wells_built_until_none_is_possible_are_confirmed() -> None:
    t = Table(value=2)
    t.put(RED, "c1", "c2", "d1", "d2")
    t.ziggurat(BLUE, "i6")
    t.wells(RED)
    t.answers("c2-d1-d2", "c1-c2-d1")
    assert asked_to_confirm(t, RED)
    assert t.vp_of(RED) == 12 + 2
    t.undo()
    assert (t.kind, t.options) == ("well", ["c1-c2-d1", "done"])
    t.answer("c1-c2-d1").end()
    assert t.seat == BLUE


@rule("A13.13", "D7")
@pytest.mark.parametrize("acted", [True, False])
def test_done_with_the_actions_is_the_confirmation(acted: bool) -> None:
    t = Table()
    t.camels(RED, 3).camels(BLUE, 3)
    t.act(RED)
    if acted:
        t.offer(1)
    t.done()
    assert (t.seat, t.kind) == (BLUE, "action")
    nothing_to_undo(t)


@rule("A13.13")
def test_nothing_is_confirmed_while_a_decision_is_open() -> None:
    start = Table.new(players=2, seed=2)
    start.rejects_kind("end", "end", "wrong_step")
    walk.defaults_until(start, lambda t: t.kind == "draft")
    start.rejects_kind("end", "end", "wrong_step")
    harvest = Table()
    harvest.market(*MARKET)
    harvest.harvest()
    harvest.rejects_kind("end", "end", "wrong_step")
    well = Table()
    well.put(RED, "c1", "c2", "d1")
    well.wells(RED)
    well.rejects_kind("end", "end", "wrong_step")
    act = Table()
    act.camels(RED, 3)
    act.act(RED)
    act.rejects_kind("end", "end", "wrong_step")


@rule("A13.13")
def test_a_confirmation_is_only_asked_where_something_can_be_taken_back() -> None:
    confirmations = [position for position in walk.positions() if position.kind == "end"]
    assert len(confirmations) > 100
    assert all(position.can_undo for position in confirmations)


@rule("A13.13")
def test_no_other_player_is_asked_before_a_choice_is_confirmed() -> None:
    for step in walk.steps():
        confirming = step.before.kind == "end" or step.answer == "done"
        if not confirming:
            assert step.after.seat == step.before.seat


@rule("A13.13")
def test_after_a_confirmation_nothing_can_be_taken_back() -> None:
    for step in walk.steps():
        if step.before.kind == "end" or step.answer == "done":
            assert not step.after.can_undo
        elif not step.after.over:
            assert step.after.can_undo
