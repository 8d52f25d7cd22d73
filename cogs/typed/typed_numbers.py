"""Answers that are a plain number."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.typed.languages import TypedLanguages
from engine.core.answers import read
from engine.core.decision import Answer, Choice


class TypedNumber:
    """A plain number."""

    def __init__(self, choice: Choice, languages: TypedLanguages) -> None:
        self._choice = choice
        self._languages = languages

    def read(self, typed: str) -> Answer:
        """Read a number, or whatever else it is."""
        return read(f"={typed}")

    def completed(self, typed: str) -> Iterator[tuple[str, str]]:
        """List the numbers that begin with what was typed."""
        for answer in self._choice.answers():
            if str(answer).startswith(typed.strip()):
                yield ", ".join(map(self._languages.say, self._choice.said(answer))), str(answer)
