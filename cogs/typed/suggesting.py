"""Autocomplete: of what may be typed next, only what is legal."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from cogs.border.buttons import MENU
from cogs.panel.listed import ListedAnswer
from cogs.typed.choices import answers_of, called, listed
from cogs.typed.languages import TypedLanguages
from cogs.typed.left_over import check_passed
from cogs.typed.lists import typed_list
from cogs.typed.matching import fitting
from cogs.typed.parts import CommandPart
from cogs.typed.reading import follow
from cogs.typed.typed_command import TypedCommand
from engine.core.decision import Answer, Decision
from engine.core.errors import IllegalMove
from engine.core.preview import Preview


def suggested(command: TypedCommand, here: Preview, option: str) -> list[tuple[str, str]]:
    """Find the best legal choices for an option, as name and value; for parts left out before it, what is usual."""
    place = next((i for i, part in enumerate(command.parts) if option in part.options), None)
    if place is None:
        return []
    part = command.parts[place]
    typed = command.text(part)
    if not part.kinds:
        return _told(command, here, part)
    before = command._replace(parts=command.parts[:place], filled={**command.filled, option: ""})
    try:
        there = _reached(before, here, part)
    except IllegalMove:
        return []
    found = () if there is None else _fitting(there, part, typed, command.languages)
    return list(itertools.islice(found, MENU))


def _told(command: TypedCommand, here: Preview, part: CommandPart) -> list[tuple[str, str]]:
    """Offer what the open question itself tells, where a part only names that."""
    question, languages = here.question, command.languages
    if question is None or not any(question.kind in each.kinds for each in command.parts):
        return []
    named = [known for known in part.known if known.path == (question.about.get(part.told),)]
    found = fitting(command.text(part), named, languages.known_forms)
    return [(languages.say(each.labels[0]), each.path[0]) for _, each in found]


def _reached(before: TypedCommand, here: Preview, part: CommandPart) -> Preview | None:
    """Go to the question a part answers, past what is left out before it; None if it is not come to."""
    left = before.parts
    while True:
        way = follow(before._replace(parts=left), here, part.kinds)
        here, left, question = way.here, way.left, way.here.question
        if question is None or question.kind in part.kinds:
            check_passed(before, way, left)
            return here
        usual = _usual(question, left)
        if usual is None:
            return None
        here, left = here.typed(usual), _without(left, question.kind)


def _without(parts: Sequence[CommandPart], kind: str) -> tuple[CommandPart, ...]:
    """Leave out the first part that answers such a question."""
    place = next(i for i, part in enumerate(parts) if kind in part.kinds)
    return (*parts[:place], *parts[place + 1 :])


def _usual(question: Decision, before: Sequence[CommandPart]) -> Answer | None:
    """Find what stands for a part left out, None if the question belongs to none."""
    part = next((each for each in before if question.kind in each.kinds), None)
    if part is None:
        return None
    if not question.singles or (question.default is not None and part.is_meant(question.default)):
        return question.default
    return next((each.id for each in answers_of(question) if part.is_meant(each.id)), None)


def _fitting(here: Preview, part: CommandPart, typed: str, languages: TypedLanguages) -> Iterator[tuple[str, str]]:
    question = here.question
    if question is None or question.kind not in part.kinds:
        return
    whole = typed_list(question, part, languages)
    if whole is not None:
        yield from whole.completed(typed)
    else:
        yield from ((languages.name(each), each.value) for each in _looked_for(typed, here, part, languages))


def _looked_for(typed: str, here: Preview, part: CommandPart, languages: TypedLanguages) -> list[ListedAnswer]:
    """Find the choices that fit; a number means the answer itself, not any figure told about it."""
    choices, wanted = listed(here, part), typed.strip()

    def hints(each: ListedAnswer) -> list[str]:
        return [*languages.hints(each), *called(each, part, languages)]

    if not wanted.isdecimal():
        return [each for _, each in fitting(typed, choices, hints)]
    if all(each.value.isdecimal() for each in choices):
        return [each for each in choices if each.value.startswith(wanted)]
    return [each for _, each in fitting(typed, choices, languages.forms)]
