"""Whether other answers are another route, or only another way to the same: in another order, or bit by bit."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.codec import codec_of
from engine.core.decision import Answer
from engine.core.dice import SeededDice
from engine.core.play import advance
from engine.core.preview import Preview

FEW = 8
"""A question with so many answers is looked into, to see whether one of them leads on to the same."""
DEEP = 2
"""So many questions are looked into one after the other."""
SOON = 2
"""Two routes that meet do so within so many answers more."""
LUCK = bytes(16)
"""Where chance has a say, it says the same of both."""
COUNTS = "answer_count", "draft"
"""What only counts answers: the same position may be reached by more of them."""
Position = dict[str, Any]
"""A state as plain data, to be compared."""


class Route(NamedTuple):
    """The answers of an action, and those given after them until somebody else acts or chance decides."""

    way: Sequence[Answer]
    then: Sequence[Answer]


def is_another_way(here: Preview, route: Route, other: Route) -> bool:
    """Whether another route does the same, does a part of it, or meets it further on, such as in another order.

    Whoever takes it gives nothing up. Only that is told, never where it leads, which a seat may not know.
    """
    return (
        _is_same(here, route.way, other.way)
        or _is_part(here, route.way, other.way)
        or _is_next(here, route.way, other.way, route.then)
        or _is_next(here, other.way, route.way, other.then)
        or _meets(here, route, other)
    )


def _is_same(here: Preview, way: Sequence[Answer], other: Sequence[Answer]) -> bool:
    """Whether it is the same deed, found in another menu."""
    position = _comes_to(here, way)
    return position is not None and position == _comes_to(here, other)


def _is_part(here: Preview, way: Sequence[Answer], other: Sequence[Answer]) -> bool:
    """Whether it leads where the way leads, or may be followed by answers that do."""
    end, there = _end(here, way), _end(here, other)
    return end is not None and there is not None and _reaches(there, _unordered(_position(end)), DEEP)


def _reaches(there: Preview, position: Position, deep: int) -> bool:
    if _unordered(_position(there)) == position:
        return True
    question = there.shown if deep else None
    answers = () if question is None else question.choice.listed(FEW) or ()
    further = (_end(there, [answer]) for answer in answers)
    return any(each is not None and _reaches(each, position, deep - 1) for each in further)


def _is_next(here: Preview, way: Sequence[Answer], other: Sequence[Answer], then: Sequence[Answer]) -> bool:
    """Whether it is answered after the way in any case, and one might as well begin with it."""
    if not _is_within(other, _walk(here, [*way, *then]).given[len(way) :]):
        return False
    one, two = _comes_to(here, [*way, *other]), _comes_to(here, [*other, *way])
    return one is not None and two is not None and _unordered(one) == _unordered(two)


def _meets(here: Preview, route: Route, other: Route) -> bool:
    """Whether both come to the same position a few answers on: another card feeds the hut, then the card another."""
    there = [_unordered(_position(each)) for each in _passed(here, other)]
    return any(_unordered(_position(each)) in there for each in _passed(here, route))


def _passed(here: Preview, route: Route) -> list[Preview]:
    """Find where a route passes, from the end of its action on, as far as it may be looked into."""
    return _walk(here, [*route.way, *route.then[:SOON]]).passed[len(route.way) - 1 :]


def answers_alike(here: Preview, answer: Answer, line: Sequence[Answer]) -> int:
    """Count the answers of a line that one answer stands for, as it leads where they do; 0 if it does not."""
    end = _comes_to(here, [answer])
    if end is None:
        return 0
    where = _unordered(end)
    for n in range(1, len(line) + 1):
        there = _comes_to(here, line[:n])
        if there is None:
            break
        if _unordered(there) == where:
            return n
    return 0


def _is_within(answers: Sequence[Answer], line: Sequence[Answer]) -> bool:
    return any(tuple(line[n : n + len(answers)]) == tuple(answers) for n in range(len(line)))


def _end(here: Preview, answers: Sequence[Answer]) -> Preview | None:
    """Go where answers lead one after the other; nowhere (None) if one cannot be given, is final or needs chance."""
    return _walk(here, answers).end


def _comes_to(here: Preview, answers: Sequence[Answer]) -> Position | None:
    """Find the position that answers lead to, of which the last may be final, or need chance."""
    *before, last = answers
    there = _end(here, before)
    if there is None:
        return None
    if not _accepts(there, last):
        return _position(there) if last in _forced(there) else None
    state = codec_of(here.game).copy(there.state)
    advance(state, there.asked, there.move(last), SeededDice(LUCK))
    return _position(there._replace(state=state))


class _Walk(NamedTuple):
    """All answers that were given on a way, and where it ends: nowhere (None) if not all could be."""

    given: tuple[Answer, ...]
    passed: list[Preview]
    """Where each of the answers asked for led."""
    end: Preview | None


def _walk(here: Preview, answers: Sequence[Answer]) -> _Walk:
    """Give answers one after the other, and with them what has no alternative.

    In another order an answer may have none, and is given before its turn: then it is not given again.
    """
    given: list[Answer] = []
    passed: list[Preview] = []
    there = here
    for answer in answers:
        if _accepts(there, answer):
            question = there.shown
            assert question is not None
            given.append(answer)
            further = there.after(question, answer)
            if further is None:
                return _Walk(tuple(given), passed, None)
            there = further
            given += _forced(there)
        elif answer not in _forced(there):
            return _Walk(tuple(given), passed, None)
        passed.append(there)
    return _Walk(tuple(given), passed, there)


def _accepts(there: Preview, answer: Answer) -> bool:
    return there.shown is not None and there.shown.choice.accepts(answer)


def _forced(there: Preview) -> list[Answer]:
    return [move.answer for move in there.forced if move.seat == there.seat]


def _position(there: Preview) -> Position:
    """Read a state as plain data, without what counts answers."""
    position: Position = json.loads(codec_of(there.game).dump(there.state))
    return {name: value for name, value in position.items() if name not in COUNTS}


def _unordered(value: Any) -> Any:
    """Forget in which order things were put on a pile or were done: names in lists are piles."""
    if isinstance(value, dict):
        return {name: _unordered(part) for name, part in value.items()}
    if isinstance(value, list):
        return sorted(value) if all(isinstance(part, str) for part in value) else [_unordered(part) for part in value]
    return value
