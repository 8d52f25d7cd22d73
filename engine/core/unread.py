"""Questions as they are asked where nobody reads them: the same answers, all of them without words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core.choices import OneOf, Option
from engine.core.text import Text

NO_WORDS = Text("")
"""Stands wherever a question needs words that nobody will read."""


@lru_cache(maxsize=20_000)
def bare(id: str) -> Option:
    """Give an option that nobody reads; the same one again and again, as they are needed in great numbers."""
    return Option(id, NO_WORDS)


def bare_options(ids: Iterable[str]) -> tuple[Option, ...]:
    """Give options that nobody reads, in their order."""
    return tuple(map(bare, ids))


def bare_one_of(ids: Iterable[str]) -> OneOf:
    """Offer ids one of which is to be chosen, to whoever does not read."""
    return OneOf(tuple(map(bare, ids)))
