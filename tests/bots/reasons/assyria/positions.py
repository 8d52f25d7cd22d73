"""Asking why in Assyria: what speaks for an answer, and the positions that several chapters ask about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.assyria import GAME as ASSYRIA
from engine.core.decision import Answer, Move
from tests.rules.assyria.table import BLUE, GREEN, RED, Table


def why(t: Table, answer: Answer, then: Sequence[Move] = ()) -> tuple[str, dict[str, Any]]:
    """The reason for an answer to the open question, which others would follow: its key and its numbers."""
    decision = t.decision
    assert decision.choice.accepts(answer), f"{answer} is not offered"
    reason = ASSYRIA.reason(ASSYRIA.view(t.state, decision.seat), decision, answer, then)
    return ("", {}) if reason is None else (reason.key.removeprefix("reason-"), dict(reason.args))


def line(*answers: tuple[str, Answer]) -> list[Move]:
    """What Red would answer next, question by question."""
    return [Move(RED, kind, answer) for kind, answer in answers]


def why_then(t: Table, answer: Answer, part: Answer) -> tuple[str, dict[str, Any]]:
    """The reason for an answer to the second part of an action."""
    return why(t.answer(answer), part)


def acting(camels: int, turn: int = 1, players: int = 2) -> Table:
    """Red, the first in turn order, has a base on B1."""
    t = Table(players, turn=turn, value=3)
    return t.ziggurat(RED, "b1").ziggurat(BLUE, "e6").camels(RED, camels).cards(RED, "plow")


def placing(*cards: str, value: int = 2, turn: int = 1) -> Table:
    """Red of two places huts around B1; Blue is far."""
    t = Table(2, turn=turn, value=value)
    t.ziggurat(RED, "b1").ziggurat(BLUE, "e6")
    return t.cards(RED, *cards).cards(BLUE)


def around_e2(*cards: str, turn: int = 3, left: int = 3) -> Table:
    """Red of three has a whole ziggurat on E2, three huts around it, two camels, and places so many huts."""
    t = Table(3, turn=turn, value=left)
    t.ziggurat(RED, "e2", 3).ziggurat(BLUE, "e4").ziggurat(GREEN, "b5")
    return t.put(RED, "c1", "d1", "d3").camels(RED, 2).cards(RED, *cards)


def around_g6(*hexes: str) -> Table:
    """Red of three has a whole ziggurat on G6, huts on D2 and between the rivers and there, and three camels."""
    t = Table(3, turn=3, value=2)
    t.ziggurat(RED, "g6", 3).ziggurat(BLUE, "e2").ziggurat(GREEN, "b5")
    t.put(RED, "d2", "d3", "f4", "g4", *hexes).camels(RED, 3).cards(RED, "palm2", "salt1", "date1", "plow")
    return t.for_sale("grape3", "barley1")


FOR_CAMELS = line(
    ("feed", "palm2"), ("feed", "salt1"), ("feed", "date1"), ("feed.huts", ("c5",)), ("feed.huts", ("d3",))
)
"""There, with huts on C5 and D4, feeding C5 but not F4."""
FOR_POINTS = line(
    ("feed", "palm2"), ("feed", "salt1"), ("feed", "date1"), ("feed.huts", ("d3",)), ("feed.huts", ("f4",))
)
"""There, feeding F4 but not C5, as the plan would."""
