"""A13.4: several huts in one message, taken or refused as a whole."""

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.assyria.state import AssyriaState
from engine.core.codec import codec_of
from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.errors import IllegalMove
from engine.core.match import Match
from tests.rules import position
from tests.rules.assyria.table import BLUE, RED, Table, rule


def expanding() -> Match[AssyriaState]:
    t = Table(value=4)
    t.ziggurat(RED, "b5")
    t.put(BLUE, "d6")
    t.expand(RED)
    assert t.kind == "hut"
    return Match(ASSYRIA, t.state, SeededDice(b"press"))


def huts(*hexes: str) -> list[Move]:
    return [Move(RED, "hut", hex_) for hex_ in hexes]


@rule("A13.4")
def test_several_huts_are_placed_at_once_and_taken_back_at_once() -> None:
    match = expanding()
    before = codec_of(ASSYRIA).dump(position(match))
    match.press(huts("c6", "c7", "d5"))
    (decision,) = match.asked
    assert (decision.kind, decision.hints.several) == ("hut", 1)
    match.undo(RED)
    assert codec_of(ASSYRIA).dump(position(match)) == before


@rule("A13.4")
@pytest.mark.parametrize(
    ("hexes", "code"),
    [
        (("c6", "c7", "d6"), "refused-hex-occupied"),
        (("c6", "e7", "c7"), "refused-not-adjacent"),
        (("d5", "c6"), "refused-not-adjacent"),
        (("e7", "d6"), "refused-not-adjacent"),
        (("c6", "c6"), "refused-hex-occupied"),
    ],
)
def test_the_first_illegal_hut_refuses_the_whole_message(hexes: tuple[str, ...], code: str) -> None:
    match = expanding()
    before = codec_of(ASSYRIA).dump(position(match))
    with pytest.raises(IllegalMove) as refused:
        match.press(huts(*hexes))
    assert refused.value.text.key == code
    assert codec_of(ASSYRIA).dump(position(match)) == before
    assert not match.can_undo(RED)


@rule("A13.4")
def test_the_order_of_the_huts_in_a_message_counts() -> None:
    match = expanding()
    match.press(huts("c6", "d5", "e6"))
    assert [decision.kind for decision in match.asked] == ["hut"]
    with pytest.raises(IllegalMove):
        expanding().press(huts("e6", "d5", "c6"))


@rule("A12.1")
def test_a_forced_answer_is_logged_with_the_command_before_it() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "a1")
    t.put(BLUE, "a3", "b2")
    t.expand(RED)
    match = Match(ASSYRIA, t.state, SeededDice(b"press"))
    press = match.press(huts("a2"))
    assert Move(RED, "hut", "b1") in press.forced
