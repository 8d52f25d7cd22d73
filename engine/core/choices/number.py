"""Choosing a number."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices.choice import Answer, Choice, Chooser
from engine.core.text import Text


class Number(Choice, frozen=True, tag="number"):
    """Choose a whole number from `least` to `most`."""

    least: int
    most: int
    noun: str
    """What is counted, as a catalogue key and the name of its argument: `workers`."""

    def accepts(self, answer: Answer) -> bool:
        """Judge whether this is a number within the bounds.

        >>> Number(1, 2, "armies").accepts(3)
        False
        """
        return type(answer) is int and self.least <= answer <= self.most

    def answers(self) -> Iterator[Answer]:
        """Generate the numbers, the highest first: it is the one most often wanted."""
        return iter(range(self.most, self.least - 1, -1))

    def sample(self, chooser: Chooser) -> Answer:
        """Draw any number within the bounds."""
        return self.least + chooser.randrange(self.most - self.least + 1)

    def said(self, answer: Answer) -> tuple[Text, ...]:
        """Word a number with what is counted."""
        return (Text(self.noun, {self.noun: answer}),)
