"""What can go wrong, as types. Each error carries a Text, so that a reader is told in their own language."""

from __future__ import annotations

from engine.core.decision import Text


class Refused(Exception):
    """Something was asked for that cannot be done; nothing has changed. `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        """The catalogue key and its arguments: for logs, never for players."""
        return " ".join([self.text.key, *(f"{name}={value}" for name, value in self.text.args.items())])


class IllegalMove(Refused):
    """The answer is not among the legal ones of a question that is open to this seat."""


class Stale(Refused):
    """The question that was answered is no longer open, or was never put to this seat."""


class NothingToUndo(Refused):
    """No step of this seat can be taken back: none was made since the last commit."""


class BadSetup(Refused):
    """The game cannot be begun this way, for example with this number of players."""


class Damaged(Refused):
    """A stored state or record cannot be read back: it was cut off, altered or belongs to another game."""


class BrokenInvariant(RuntimeError):
    """The state contradicts a conservation law of the game: an alarm for developers, never a message."""


class RunawayRules(RuntimeError):
    """Steps run in a circle, or nobody can act though the match is not over: an alarm for developers."""
