"""A command as somebody typed it, and the moment of a match it begins at."""

from __future__ import annotations

from typing import Any, NamedTuple

from cogs.typed.languages import TypedLanguages
from cogs.typed.parts import CommandPart, Filled, Parts, parts_for
from engine.core.decision import Decision, Seat
from engine.core.match import Match
from engine.core.preview import Preview, present


class TypedCommand(NamedTuple):
    """What a command is made of, what was filled in, in which words, and by which seat of a match."""

    parts: tuple[CommandPart, ...]
    filled: Filled
    languages: TypedLanguages
    match: Match[Any]
    seat: Seat

    def text(self, part: CommandPart) -> str:
        """What was typed for a part."""
        return " ".join(text for option in part.options if (text := self.filled.get(option)))

    def says(self, part: CommandPart) -> bool:
        """Whether the player, or the command itself, has said what a part answers."""
        return part.said(self.filled)


class Opening(NamedTuple):
    """Where a command begins: at the present question, or after something optional that is answered first."""

    here: Preview
    first: Decision | None = None
    """The question nobody has to answer, but which this command does: take the sealed bid back."""
    answer: str = ""


def typed_command(
    parts: Parts, filled: Filled, languages: TypedLanguages, match: Match[Any], seat: Seat
) -> TypedCommand:
    """Put a command together as it was typed."""
    return TypedCommand(parts_for(parts, filled), filled, languages, match, seat)


def opening(command: TypedCommand) -> Opening:
    """Find where a command begins.

    Whoever is asked nothing may still take something back and do it anew, if the command names that question too.
    """
    here = present(command.match, command.seat)
    if here.question is not None:
        return Opening(here)
    for question in here.asked:
        for part in command.parts if question.seat == command.seat else ():
            if question.kind in part.kinds and part.fixed is not None and question.choice.accepts(part.fixed):
                there = here.beyond(question, part.fixed)
                return Opening(here if there is None else there, question, part.fixed)
    return Opening(here)
