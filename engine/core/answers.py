"""Answers as short strings, for custom ids, menu values and typed lists; several of them make a path."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Answer

SEPARATOR = "/"


def write(answer: Answer) -> str:
    """Write an answer as a string that says what kind it is.

    >>> write("ur"), write(2), write(("grain:2", "oil:1")), write(())
    ('ur', '=2', '+grain:2+oil:1', '+')
    """
    if isinstance(answer, tuple):
        return "+" + "+".join(answer)
    return f"={answer}" if isinstance(answer, int) else answer


def read(written: str) -> Answer:
    """Read an answer back; whether it is legal is for the engine to say.

    >>> read("=2"), read("+grain:2+oil:1"), read("+"), read("ur")
    (2, ('grain:2', 'oil:1'), (), 'ur')
    """
    if written.startswith("+"):
        return tuple(written[1:].split("+")) if len(written) > 1 else ()
    digits = written[1:].removeprefix("-")
    if written.startswith("=") and digits.isascii() and digits.isdigit():
        return int(written[1:])
    return written


def write_path(answers: Iterable[Answer]) -> str:
    """Write several answers, to one question after the other.

    >>> write_path(["place", "textile", "egypt", 2])
    'place/textile/egypt/=2'
    """
    return SEPARATOR.join(write(answer) for answer in answers)


def read_path(written: str) -> list[Answer]:
    """Read several answers back.

    >>> read_path("place/textile/egypt/=2")
    ['place', 'textile', 'egypt', 2]
    """
    return [read(part) for part in written.split(SEPARATOR)] if written else []
