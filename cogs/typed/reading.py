"""From what was typed to the moves it means: all of them legal, or none is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.typed.choices import answers_of, listed
from cogs.typed.left_over import check_passed, check_used, not_now
from cogs.typed.parts import CommandPart
from cogs.typed.refusals import NotUnderstood
from cogs.typed.typed_command import TypedCommand
from cogs.typed.typed_path import TypedPart, TypedPath, answers_meant, is_asked
from engine.core.decision import Answer, Decision, Move, Text
from engine.core.errors import IllegalMove
from engine.core.preview import Preview


class TypedMoves(NamedTuple):
    """The moves of a command; `ended` if the last of them ends the turn, or what else stands at the foot."""

    moves: tuple[Move, ...]
    ended: bool = False


def moves_of(command: TypedCommand, here: Preview, end: bool) -> TypedMoves:
    """Read the moves of a command, none if its next part is still to be said; raise IllegalMove if it cannot be."""
    way = follow(command, here)
    question = way.here.question
    is_over = not is_asked(question, command.parts)
    if is_over and not way.moves:
        not_yet = here.not_yet([kind for part in command.parts for kind in part.kinds])
        raise IllegalMove(not_yet or _missed(here, command.parts) or not_now(here))
    unused = any(part.option and command.says(part) for part in way.left)
    if unused and not is_asked(question, way.left):
        check_used(command, way, way.left)
    footer = None if question is None else closing_answer(question, command.parts)
    if end and footer is not None and not unused:
        return TypedMoves((*way.moves, way.here.move(footer)), ended=True)
    return TypedMoves(way.moves)


def closing_answer(question: Decision, parts: Sequence[CommandPart]) -> Answer | None:
    """Find what `end` answers: the foot of the panel, if nothing is given up by it that the command is not about."""
    may_close = question.choice.only() is not None or is_asked(question, parts)
    return question.footer if may_close else None


def _missed(here: Preview, parts: Sequence[CommandPart]) -> Text | None:
    """Say that the moment of a command has passed, if its game knows."""
    reasons = (part.missed(here.state) for part in parts if part.missed is not None)
    return next((reason for reason in reasons if reason is not None), None)


def follow(command: TypedCommand, here: Preview, until: Sequence[str] = ()) -> TypedPath:
    """Follow a command until something is to be asked that was not said, or that is looked for."""
    way = TypedPath((), here, command.parts)
    while (question := way.here.question) is not None:
        place = next((i for i, part in enumerate(way.left) if question.kind in part.kinds and command.says(part)), None)
        if place is None:
            further = None if question.kind in until else _unsaid(command, way, question)
            if further is None:
                break
            way = further
            continue
        check_passed(command, way, way.left[:place])
        part = way.left[place]
        said = TypedPart(part, way.here, answers_meant(command, way, part))
        for answer in said.answers:
            way = way.give(answer)
        way = way._replace(left=way.left[place + 1 :], said=(*way.said, said))
    if question is not None:
        unsaid = next((i for i, part in enumerate(way.left) if question.kind in part.kinds), 0)
        check_used(command, way, way.left[:unsaid])
    return way


def _unsaid(command: TypedCommand, way: TypedPath, question: Decision) -> TypedPath | None:
    """Go on past a question nothing was said to, if that needs no saying; None if it is to be asked."""
    for place, part in enumerate(way.left):
        if question.kind in part.kinds and (part.usual or part.as_proposed):
            further = way._replace(left=way.left[place + 1 :])
            answers = _left_out(way.here, question, part)
            for answer in answers:
                further = further.give(answer)
            return further if answers else None
    usual = _usual(way, question)
    if usual is None:
        usual = _implied(command, way, question)
    return None if usual is None else way.give(usual)


def _left_out(here: Preview, question: Decision, part: CommandPart) -> tuple[Answer, ...]:
    """Find what is meant if a part is left out; raise IllegalMove with the reason if nothing of it is possible."""
    if part.as_proposed:
        return () if question.hints.proposed is None else (question.hints.proposed,)
    usual = next(iter(listed(here, part)), None)
    if usual is None:
        here.check(part.usual)
        return ()
    return tuple(step.answer for step in usual.path)


def _usual(way: TypedPath, question: Decision) -> Answer | None:
    """Answer what needs no saying: what has no alternative, and the default of a question in between."""
    if way.here.is_forced:
        return question.choice.only()
    is_part = any(question.kind in part.kinds for part in way.left)
    return question.default if question.hints.carry and is_part else None


def _implied(command: TypedCommand, way: TypedPath, question: Decision) -> Answer | None:
    """Find the only answer that what is said later on fits; where several do or none, it has to be said."""
    place = next((i for i, part in enumerate(way.left) if question.kind in part.kinds and part.implied), None)
    if place is None or not answers_of(question):
        return None
    part, rest = way.left[place], way.left[place + 1 :]
    typed = next((command.text(later) for later in rest if later.option and command.says(later)), None)
    if typed is None:
        return None
    options = [each for each in answers_of(question) if part.is_meant(each.id)]
    later = command._replace(parts=rest)
    fitting = [each for each in options if _is_fit(later, way.here.typed(each.id))]
    if len(fitting) != 1:
        labels = [each.label for each in fitting or options]
        raise NotUnderstood("reply-not-enough", typed, labels, question.prompt)
    return fitting[0].id


def _is_fit(command: TypedCommand, here: Preview) -> bool:
    """Say whether all that was said can be done here."""
    try:
        return not any(command.says(part) for part in follow(command, here).left)
    except IllegalMove:
        return False
