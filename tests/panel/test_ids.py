"""Custom ids say the same when they are read back, and garbage says nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.border.custom_ids import ANSWERING, MARKS, OTHERS, REDRAWING, PanelPress, next_mark, pack, parse
from cogs.panel.presses import answers_of, look_after
from engine.after_the_flood import GAME
from engine.core.dice import LoadedDice
from engine.core.errors import Refused, Stale
from engine.core.preview import preview
from tests.panel.pressing import match_at, press_on
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table

VERBS = sorted(ANSWERING | REDRAWING | OTHERS)
TOKEN = "0123456789ab"


@given(st.sampled_from(VERBS), st.integers(0, 10**9), st.text(max_size=40), st.lists(st.text(), max_size=3))
def test_what_is_packed_is_parsed(verb: str, match_id: int, path: str, values: list[str]) -> None:
    press = PanelPress(verb, match_id, TOKEN, path, tuple(values))
    assert parse(pack(press), tuple(values)) == press


@pytest.mark.parametrize("mark", [*MARKS, ""])
def test_what_is_packed_is_parsed_with_its_mark(mark: str) -> None:
    press = PanelPress("menu", 7, TOKEN, "build", ("ur",), mark)
    assert parse(pack(press), ("ur",)) == press
    assert next_mark(mark) != mark


def test_a_control_that_was_drawn_before_there_were_marks_still_works() -> None:
    assert parse("bg:menu:7:0123456789ab:build", ("ur",)) == PanelPress("menu", 7, TOKEN, "build", ("ur",))
    assert parse("bg:open:7:-:turn12") == PanelPress("open", 7, "-", "turn12")


@given(st.text())
def test_garbage_is_none_of_ours(custom_id: str) -> None:
    assert parse(custom_id) is None


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "bg",
        "bg:pick:7:0123456789ab",
        "bg:steal:7:0123456789ab:",
        "bg:pick:x:0123456789ab:",
        "bg:pick:-7:0123456789ab:",
        "bg:pick:\u0667:0123456789ab:",
        "bg:pick:7:0123456789AB:",
        "bg:pick:7:0123:roll",
        "bg:pick:7:0123456789ab.:roll",
        "bg:pick:7:0123456789ab.12:roll",
        "bg:pick:7:0123456789ab.A:roll",
        "xbg:pick:7:0123456789ab:roll",
        "bg:pick:" + "7" * 30 + ":0123456789ab:roll",
        "bg:pick:7:0123456789ab:" + "x" * 100,
    ],
)
def test_what_nearly_looks_like_ours_is_not(custom_id: str) -> None:
    assert parse(custom_id) is None


@given(st.sampled_from(VERBS), st.text(max_size=40), st.lists(st.text(max_size=40), max_size=3))
def test_a_press_made_by_hand_is_refused_or_means_something_legal(verb: str, path: str, values: list[str]) -> None:
    table = Table().hand(RED, grain=2).available(RED, workers=2).act(RED)
    press = PanelPress(verb, 7, table.decision.token, path, tuple(values))
    look_after(press)
    match = match_at(GAME, table.state, LoadedDice(()))
    try:
        made = press_on(match, RED, press)
    except Refused:
        assert not match.draft_of(RED)
        return
    assert table.decision.choice.accepts(made.moves[0].answer)


@pytest.mark.parametrize("seat", [PURPLE, GREEN])
def test_another_seat_means_nothing(seat: int) -> None:
    table = Table().hand(RED, grain=2).available(RED, workers=2).act(RED)
    match = match_at(GAME, table.state, LoadedDice(()))
    with pytest.raises(Stale):
        press_on(match, seat, PanelPress("pick", 7, table.decision.token, "pass"))


def test_an_old_control_means_nothing() -> None:
    table = Table().hand(RED, grain=2).available(RED, workers=2).act(RED)
    old = PanelPress("menu", 7, table.decision.token, "build", ("ur",))
    match = match_at(GAME, table.state, LoadedDice(()))
    assert [move.answer for move in press_on(match, RED, old).moves] == ["build", "ur"]
    with pytest.raises(Stale):
        press_on(match, RED, old)


@pytest.mark.parametrize("verb", ["pick", "end", "menu"])
def test_most_controls_are_read_without_a_look_at_the_match(verb: str) -> None:
    """So a press is followed once, when it is taken: whether it is stale or illegal is found out then."""
    table = Table().hand(RED, grain=2).available(RED, workers=2).act(RED)
    here = preview(GAME, table.state, RED)._replace(asked=())
    press = PanelPress(verb, 7, "0123456789ab", "nowhere", ("to/=2",) if verb == "menu" else ())
    assert [part.answer for part in answers_of(press, here)] == ["nowhere", *(["to", 2] if verb == "menu" else [])]  # type: ignore[union-attr]
