"""How far a command leads: what each of its parts means where it is come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.typed.choices import chosen, label_of, possible
from cogs.typed.lists import typed_list
from cogs.typed.matching import best
from cogs.typed.parts import CommandPart
from cogs.typed.refusals import Impossible, NotUnderstood
from cogs.typed.typed_command import TypedCommand
from engine.core.decision import Answer, Decision, Move, Text
from engine.core.errors import IllegalMove
from engine.core.preview import Preview


class TypedPart(NamedTuple):
    """A part that was typed, the moment it was come to and the answers it means."""

    part: CommandPart
    here: Preview
    answers: tuple[Answer, ...]


class TypedPath(NamedTuple):
    """How far a command leads: the moves that are to be made, where they lead, and the parts not come to."""

    moves: tuple[Move, ...]
    here: Preview
    left: tuple[CommandPart, ...]
    said: tuple[TypedPart, ...] = ()

    def give(self, answer: Answer) -> TypedPath:
        """Answer the question; what has no alternative the engine takes by itself."""
        moves = self.moves if self.here.is_forced else (*self.moves, self.here.move(answer))
        return self._replace(moves=moves, here=self.here.typed(answer))


def is_asked(question: Decision | None, parts: Sequence[CommandPart]) -> bool:
    """Say whether one of some parts answers the question."""
    return question is not None and any(question.kind in part.kinds for part in parts)


def answers_meant(command: TypedCommand, way: TypedPath, part: CommandPart) -> tuple[Answer, ...]:
    """Read the answers a part means; if it is refused as one of several, say what the others have to do with it."""
    earlier = [said for said in way.said if part.fixed is None and said.part.kinds == part.kinds]
    try:
        return typed_answers(command, way.here, part)
    except (Impossible, NotUnderstood) as refused:
        if part.once and earlier:
            _, found = best(command.text(part), part.known, command.languages.known_forms)
            if len(found) == 1 and any(said.answers == found[0].path for said in earlier):
                raise NotUnderstood("reply-twice", command.text(part), found[0].labels) from refused
        labels = (label_of(said.here, said.part, said.answers) for said in earlier)
        refused.after = [label for label in labels if label is not None]
        raise


def typed_answers(command: TypedCommand, here: Preview, part: CommandPart) -> tuple[Answer, ...]:
    """Read the answers a part means; raise IllegalMove if they are not legal."""
    question = here.question
    assert question is not None
    whole = typed_list(question, part, command.languages)
    if part.fixed is not None:
        answer: Answer = part.fixed
    elif whole is not None:
        answer = whole.read(command.text(part))
    else:
        return chosen(here, part, command.text(part), command.languages)
    try:
        here.check(answer)
    except IllegalMove as refused:
        reason = _why_not_to(command, here, part) or refused.text
        raise Impossible(reason, possible(question)) from refused
    return (answer,)


def _why_not_to(command: TypedCommand, here: Preview, part: CommandPart) -> Text | None:
    """Let the rules say why what a command does cannot be done to what was typed: `build.c1` names both."""
    if part.object is None or not command.says(part.object):
        return None
    _, found = best(command.text(part.object), part.object.known, command.languages.known_forms)
    if len(found) != 1:
        return None
    try:
        here.check(f"{part.fixed}.{found[0].path[0]}")
    except IllegalMove as refused:
        return refused.text
    return None
