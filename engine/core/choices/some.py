"""Choosing several different things."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from engine.core.choices.choice import Answer, Choice, Chooser, Option
from engine.core.text import Text


class Some(Choice, frozen=True, tag="some"):
    """Choose `least` to `most` different options; the answer is the tuple of their ids, in the order offered."""

    options: tuple[Option, ...]
    least: int
    most: int
    sizes: tuple[Text, ...] = ()
    """What a set brings by its size, from `least` on, if that is all it depends on."""
    rest: dict[str, int] = {}
    """What the seat keeps if it chooses nothing; one less of each option it chooses."""
    noun: str = ""
    """What `rest` is, as the name of its argument: `city.luxuries` has `city-luxuries-kept` to say what is kept."""

    brings: dict[str, Text] = {}
    """What a set of several brings, by its ids joined with dots, if that is no matter of its size."""

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options."""
        return self.options

    def accepts(self, answer: Answer) -> bool:
        """Judge whether these are different options, in the order offered, and neither too few nor too many.

        >>> Some((Option("oil", Text("resource")), Option("gold", Text("resource"))), 0, 2).accepts(("oil", "gold"))
        True
        """
        if not isinstance(answer, tuple) or not self.least <= len(answer) <= self.most:
            return False
        chosen = set(answer)
        return tuple(option.id for option in self.options if option.id in chosen) == answer

    def answers(self) -> Iterator[Answer]:
        """Generate the sets, the largest first."""
        ids = [option.id for option in self.options]
        sizes = range(min(self.most, len(ids)), self.least - 1, -1)
        return itertools.chain.from_iterable(itertools.combinations(ids, size) for size in sizes)

    def sample(self, chooser: Chooser) -> Answer:
        """Draw a size, then a set of that size."""
        size = self.least + chooser.randrange(min(self.most, len(self.options)) - self.least + 1)
        left = list(range(len(self.options)))
        chosen = sorted(left.pop(chooser.randrange(len(left))) for _ in range(size))
        return tuple(self.options[i].id for i in chosen)

    def said(self, answer: Answer) -> tuple[Text, ...]:
        """Word a set by the labels in it."""
        return tuple(option.label for option in self.options if isinstance(answer, tuple) and option.id in answer)
