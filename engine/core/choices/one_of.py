"""Choosing exactly one thing."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices.choice import Answer, Choice, Chooser, Option
from engine.core.text import Text


class OneOf(Choice, frozen=True, tag="one"):
    """Choose exactly one option; the answer is its id."""

    options: tuple[Option, ...]

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options."""
        return self.options

    @property
    def singles(self) -> tuple[Option, ...]:
        """The options, each an answer."""
        return self.options

    def accepts(self, answer: Answer) -> bool:
        """Judge whether this is the id of an option.

        >>> OneOf((Option("roll", Text("fight-roll")),)).accepts("roll")
        True
        """
        return answer in [option.id for option in self.options]

    def answers(self) -> Iterator[Answer]:
        """Generate the ids."""
        return (option.id for option in self.options)

    def only(self) -> Answer | None:
        """Find the single option; asked at every step of the engine, so it does not enumerate."""
        return self.options[0].id if len(self.options) == 1 else None

    def sample(self, chooser: Chooser) -> Answer:
        """Draw any option."""
        return self.options[chooser.randrange(len(self.options))].id

    def said(self, answer: Answer) -> tuple[Text, ...]:
        """Word an option by its label."""
        return tuple(option.label for option in self.options if option.id == answer)
