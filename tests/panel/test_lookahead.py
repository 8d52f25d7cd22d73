"""Looking ahead tells nothing that is not known, and stops where something would be final."""

from __future__ import annotations

import pytest

from cogs.panel.panel import Showing
from engine.after_the_flood import GAME
from engine.core.decision import Amounts, OneOf
from engine.core.dice import LoadedDice
from engine.core.play import pending
from engine.core.veil import veiled
from tests.contract.matches import beginning, turns
from tests.panel.asker import ASKER, match_of, one_of
from tests.panel.pressing import MATCH, ahead, drawn, match_at, menus
from tests.rules.after_the_flood.table import PURPLE, RED, Table
from tests.toy import TOY


def test_the_next_question_of_the_same_seat_is_found() -> None:
    table = Table().hand(RED, grain=1).available(RED, workers=2).act(RED)
    found = ahead(GAME, table.state, table.decision, "build")
    assert found is not None
    assert found.kind == "build.area"
    assert isinstance(found.choice, OneOf)


def test_nothing_is_found_behind_a_roll() -> None:
    table = Table().empire(PURPLE, "t1-akkad").armies("nippur", PURPLE, 2)
    table.empire(RED, "t1-guti").available(RED, armies=8).armies("guti", RED, 1).act(RED)
    table.answers("expand", "invade", "nippur")
    assert table.kind == "fight"
    assert ahead(GAME, table.state, table.decision, "roll") is None


def test_nothing_is_found_behind_the_end_of_a_turn() -> None:
    table = Table().hand(RED, grain=1).available(RED, workers=2).act(RED).answers("build", "ur")
    assert ahead(GAME, table.state, table.decision, "end") is None


def test_a_question_that_is_the_last_moment_for_undo_is_not_shown_before_its_time() -> None:
    table = Table().hand(RED, grain=1).available(RED, workers=2).act(RED).answer("build")
    assert ahead(GAME, table.state, table.decision, "ur") is None


def test_nothing_is_found_behind_a_sealed_answer() -> None:
    outcome = beginning(TOY, 1)
    assert all(decision.sealed for decision in outcome.asked)
    assert all(ahead(TOY, outcome.state, decision, 0) is None for decision in outcome.asked)


def test_nothing_is_found_behind_a_card_that_is_drawn() -> None:
    drawing = 0
    for turn in turns(TOY, 3):
        for decision in pending(turn.state):
            if decision.kind == "action" and decision.choice.accepts("draw"):
                drawing += 1
                assert ahead(TOY, turn.state, decision, "draw") is None
    assert drawing


@pytest.mark.parametrize("flag", ["sealed", "always"])
def test_a_question_that_hides_something_is_never_shown_in_a_menu(flag: str) -> None:
    match = match_of(one_of(3), one_of(4, "second", **{flag: True}))
    assert ahead(ASKER, match.committed, match.asked[0], "o1") is None
    assert not menus(drawn(Showing(MATCH, match), 0))


def test_other_seats_have_no_part_in_a_panel() -> None:
    outcome = beginning(TOY, 1)
    shown = drawn(Showing(MATCH, match_at(TOY, outcome.state, LoadedDice(()))), 0)
    tokens = {decision.token for decision in outcome.asked if decision.seat != 0}
    assert not any(token in repr(shown) for token in tokens)


def test_amounts_are_never_a_part_of_another_answer() -> None:
    table = Table().hand(RED, grain=2, oil=1).available(RED, workers=2).act(RED)
    found = ahead(GAME, table.state, table.decision, "pass")
    assert found is not None
    assert isinstance(found.choice, Amounts)
    match = match_at(GAME, table.state, LoadedDice(()))
    assert "Pass" not in [menu.placeholder for menu in menus(drawn(Showing(MATCH, match), RED))]


def test_a_panel_is_the_same_whatever_is_hidden_from_its_seat() -> None:
    compared = 0
    for turn in turns(TOY, 5):
        for seat in {decision.seat for decision in turn.asked}:
            twin = veiled(TOY, turn.state, seat)
            real, other = (match_at(TOY, state, LoadedDice(())) for state in (turn.state, twin))
            assert drawn(Showing(MATCH, real), seat) == drawn(Showing(MATCH, other), seat)
            compared += twin != turn.state
    assert compared > 20
