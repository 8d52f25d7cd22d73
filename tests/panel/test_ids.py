"""Custom ids say the same when they are read back, and garbage says nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.border.custom_ids import ANSWERING, MARKS, OTHERS, REDRAWING, PanelPress, next_mark, pack, parse
from cogs.panel.presses import answers_of, look_after
from engine.after_the_flood import GAME
from engine.core.errors import Refused
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
    try:
        answers = answers_of(GAME, table.state, RED, press)
    except Refused:
        return
    assert table.decision.choice.accepts(answers[0])


@pytest.mark.parametrize("seat", [PURPLE, GREEN])
def test_another_seat_means_nothing(seat: int) -> None:
    table = Table().hand(RED, grain=2).available(RED, workers=2).act(RED)
    with pytest.raises(Refused):
        answers_of(GAME, table.state, seat, PanelPress("pick", 7, table.decision.token, "pass"))


def test_an_old_control_means_nothing() -> None:
    table = Table().hand(RED, grain=2).available(RED, workers=2).act(RED)
    old = PanelPress("menu", 7, table.decision.token, "build", ("ur",))
    assert answers_of(GAME, table.state, RED, old) == ["build", "ur"]
    table.answers("build", "ur")
    with pytest.raises(Refused):
        answers_of(GAME, table.state, RED, old)
