"""What a press means: the answers it gives, or how it makes the question look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.border.buttons import MENU, Look
from cogs.border.custom_ids import PanelPress
from cogs.panel.entries import path_in
from cogs.panel.lookahead import Position
from cogs.panel.paths import Path, follow, read_parts
from cogs.panel.tick_lists import bits, read_held, summed
from cogs.panel.ticks import in_order
from engine.core.answers import read
from engine.core.decision import Amounts, Answer, Decision, Seat, Some, Text
from engine.core.errors import IllegalMove, Stale
from engine.core.game import Game, State
from engine.core.play import named, pending

LONG = 5
"""No number in a custom id has so many digits."""


def answers_of(game: Game[Any], state: State, seat: Seat, press: PanelPress) -> list[Answer]:
    """Read the answers a press sends, the first to the question it names; raise Refused if they cannot be given.

    They are tried on a copy, so that a part which has no alternative is left out: the engine takes it by itself.
    """
    asked = pending(state)
    decision = named(asked, seat, press.token)
    here = Position(game, state, asked, seat)
    match press.verb:
        case "pick" | "end":
            answers = _followed(here, decision, read_parts(press.path))
        case "menu":
            answers = _followed(here, decision, (*read_parts(press.path), *_chosen(press.values)))
        case "ticks":
            answers = _ticked(here, decision, press)
        case "some":
            answers = _summed(decision, _places(press.values))
        case "take":
            answers = _summed(decision, bits(read_held(press.path)))
        case _:
            answers = []
    if not answers:
        raise IllegalMove(Text("refused-empty"))
    return answers


def look_after(press: PanelPress) -> Look | None:
    """Read how the question is to be shown after a press that only redraws it; None for any other press."""
    chosen = press.values[0] if press.values else ""
    match press.verb:
        case "carry":
            return Look(carried=read(chosen) if chosen else None)
        case "group":
            return Look(group=chosen)
        case "page":
            page, _, group = press.path.partition("/")
            return Look(page=_number(page), group=group)
        case "hold":
            number, _, held = press.path.partition(".")
            return Look(held=_held(_number(number), read_held(held), press.values))
    return None


def _chosen(values: tuple[str, ...]) -> Path:
    path = path_in(values[0]) if len(values) == 1 else ()
    if not path:
        raise IllegalMove(Text("refused-empty"))
    return path


def _followed(here: Position, decision: Decision, path: Path) -> list[Answer]:
    """Leave of a path the answers that are really asked for: what has no alternative is taken without asking."""
    if decision.optional:
        return [part.answer for part in path]
    return list(follow(here, path, decision.kind).sent)


def _ticked(here: Position, decision: Decision, press: PanelPress) -> list[Answer]:
    """Send what goes before, then the ticked answers in an order that works."""
    before = follow(here, read_parts(press.path), decision.kind)
    question = None if before.there is None else before.there.question
    if before.there is None or question is None or not press.values:
        raise Stale(Text("refused-settled"))
    ticked = [path_in(value) for value in press.values]
    if not all(ticked):
        raise IllegalMove(Text("refused-empty"))
    return [*before.sent, *in_order(before.there, question, ticked)]


def _summed(decision: Decision, places: Sequence[int]) -> list[Answer]:
    if not isinstance(decision.choice, Amounts | Some):
        raise Stale(Text("refused-settled"))
    if not places:  # to take nothing is an answer of its own
        raise IllegalMove(Text("refused-empty"))
    return [summed(decision.choice, places)]


def _places(values: Sequence[str]) -> list[int]:
    """Read which entries are ticked; what is no entry was made by hand."""
    if not all(map(_is_number, values)):
        raise Stale(Text("refused-settled"))
    return [int(value) for value in values]


def _number(written: str) -> int:
    """Read a number; what is none is as good as 0."""
    return int(written) if _is_number(written) else 0


def _is_number(written: str) -> bool:
    return written.isascii() and written.isdigit() and len(written) < LONG


def _held(number: int, held: int, values: Sequence[str]) -> int:
    """Put the ticks of one menu in the place of those it had."""
    ticked = sum({1 << place for place in _places(values) if place // MENU == number})
    return held & ~(((1 << MENU) - 1) << number * MENU) | ticked
