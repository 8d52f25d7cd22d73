"""What a command is made of: the questions it answers one after the other, and what is typed for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.core.decision import Answer, Text

Filled: TypeAlias = Mapping[str, str]
"""What was typed, by the English name of the option."""
Tally: TypeAlias = Callable[[Mapping[str, int]], Text]
"""Says what a list of pieces comes to."""

Missed: TypeAlias = Callable[[Any], Text | None]
"""Says of a state that the moment of a question has passed, for good or until the next turn; None if it has not."""


Meant: TypeAlias = Callable[[str], bool]
"""Says whether a part stands for an answer."""
Called: TypeAlias = Callable[[tuple[str, ...]], tuple[Text, ...]]
"""Gives more words for an answer and the one that belongs to it."""


class Known(NamedTuple):
    """An answer one can think of, legal or not, so that it can be said why it is not; with the words for it."""

    path: tuple[str, ...]
    labels: tuple[Text, ...]


class CommandPart(NamedTuple):
    """One part of a command."""

    kinds: tuple[str, ...]
    """The question it answers, and those that belong to it."""
    option: str = ""
    """Where it is typed; nowhere if the command itself says it."""
    fixed: str | None = None
    """What the command itself says. With an option too, it must be possible, else nothing is done."""
    known: tuple[Known, ...] = ()
    """Everything one can think of; no other legal answer is meant by it."""
    tally: Tally | None = None
    once: bool = False
    """Of several such parts each names something else."""
    implied: bool = False
    """If it is left out though a later part is said, it is what that part fits; where several do, it must be said."""
    missed: Missed | None = None
    told: str = ""
    """Under this name the questions that belong to it tell its answer, even if that was taken without asking."""
    object: CommandPart | None = None
    """The part that says to what a fixed answer is done: if it is refused, the rules are asked why of both."""
    also: str = ""
    """A second option in which the rest of the same answer may be typed."""
    alike: bool = False
    """Any of its questions may be asked, none of them belongs to another."""
    meant: Meant | None = None
    """Which legal answers it stands for, where that is not said by what is known."""
    called: Called | None = None
    """More words for legal answers; of several that are called the same the first is meant."""
    usual: str = ""
    """If it is left out, the first legal answer it stands for is; where there is none, the rules say why not this."""
    in_order: bool = False
    """Of several kinds of pieces the numbers alone may be typed, as "2/1/1", in the order in which they are offered."""
    as_proposed: bool = False
    """If it is left out, what the question proposes is the answer."""

    @property
    def options(self) -> tuple[str, ...]:
        """Where it is typed."""
        return tuple(option for option in (self.option, self.also) if option)

    def is_meant(self, answer: Answer) -> bool:
        """Say whether a legal answer to its first question is one this part stands for."""
        if self.meant is not None:
            return isinstance(answer, str) and self.meant(answer)
        return not self.known or any(known.path[0] == answer for known in self.known)

    def goes_on_with(self, answer: Answer) -> bool:
        """Say whether a legal answer to a question that belongs to its first one is one this part stands for."""
        return self.meant is None or self.is_meant(answer)

    def said(self, filled: Filled) -> bool:
        """Say whether the player has said what this part answers."""
        return self.fixed is not None or any(filled.get(option) for option in self.options)


Parts: TypeAlias = tuple[CommandPart, ...] | Callable[[Filled], tuple[CommandPart, ...]]
"""The parts of a command; they may depend on what is typed."""


def parts_for(parts: Parts, filled: Filled) -> tuple[CommandPart, ...]:
    """Choose the parts of a command: some commands mean other questions once an option is filled in."""
    return parts if isinstance(parts, tuple) else parts(filled)
