"""Autocomplete: of what may be typed next, only what is legal."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from cogs.border.buttons import MENU
from cogs.panel.entries import ListedAnswer
from cogs.typed.choices import listed
from cogs.typed.languages import TypedLanguages
from cogs.typed.lists import piece_list
from cogs.typed.matching import fitting
from cogs.typed.parts import CommandPart, Filled
from cogs.typed.reading import check_passed, follow
from cogs.typed.walk import Spot
from engine.core.decision import Answer, Decision, Number, OneOf, Text
from engine.core.errors import IllegalMove


def suggested(
    spot: Spot, parts: Sequence[CommandPart], filled: Filled, option: str, languages: TypedLanguages
) -> list[tuple[str, str]]:
    """Find the best legal choices for an option, as name and value; for parts left out before it, what is usual."""
    typed = filled.get(option, "")
    place = next((i for i, part in enumerate(parts) if part.option == option), None)
    if place is None:
        return []
    part = parts[place]
    try:
        spot = _reached(spot, part, parts[:place], {**filled, option: ""}, languages)
    except IllegalMove:
        return []
    return list(itertools.islice(_fitting(spot, part, typed, languages), MENU))


def _reached(
    spot: Spot, part: CommandPart, before: Sequence[CommandPart], filled: Filled, languages: TypedLanguages
) -> Spot:
    """Go to the question a part answers, past what is left out before it."""
    left: Sequence[CommandPart] = before
    while True:
        way = follow(spot, left, filled, languages, part.kinds)
        spot, left, question = way.spot, way.left, way.spot.question
        if question is None or question.kind in part.kinds:
            check_passed(way, left, before, filled, languages)
            return spot
        usual = _usual(question, left)
        if usual is None:
            return spot._replace(question=None)
        spot, left = spot.after(usual), _without(left, question.kind)


def _without(parts: Sequence[CommandPart], kind: str) -> tuple[CommandPart, ...]:
    """Leave out the first part that answers such a question."""
    place = next(i for i, part in enumerate(parts) if kind in part.kinds)
    return (*parts[:place], *parts[place + 1 :])


def _usual(question: Decision, before: Sequence[CommandPart]) -> Answer | None:
    """Choose what stands for a part left out; None if the question belongs to none."""
    part = next((each for each in before if question.kind in each.kinds), None)
    if part is None:
        return None
    if not isinstance(question.choice, OneOf) or (question.default is not None and part.is_meant(question.default)):
        return question.default
    return next((each.id for each in question.choice.options if part.is_meant(each.id)), None)


def _fitting(spot: Spot, part: CommandPart, typed: str, languages: TypedLanguages) -> Iterator[tuple[str, str]]:
    question = spot.question
    if question is None or question.kind not in part.kinds:
        return
    pieces = piece_list(question, part, languages)
    if pieces is not None:
        yield from pieces.completed(typed)
    elif isinstance(question.choice, Number):
        legal = range(question.choice.most, question.choice.least - 1, -1)
        numbers = [number for number in legal if str(number).startswith(typed.strip())]
        yield from ((languages.say(Text(question.choice.noun, {question.choice.noun: n})), str(n)) for n in numbers)
    else:
        yield from ((languages.name(each), each.value) for each in _looked_for(typed, listed(spot, part), languages))


def _looked_for(typed: str, choices: Sequence[ListedAnswer], languages: TypedLanguages) -> list[ListedAnswer]:
    """Find the choices that fit; a number means the answer itself, not any figure told about it."""
    wanted = typed.strip()
    if not wanted.isdecimal():
        return [each for _, each in fitting(typed, choices, languages.hints)]
    if all(each.value.isdecimal() for each in choices):
        return [each for each in choices if each.value.startswith(wanted)]
    return [each for _, each in fitting(typed, choices, languages.forms)]
