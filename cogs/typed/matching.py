"""How well what somebody typed fits the words of a choice, whatever the capitals, accents and signs."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
EXACT, BEGINNING, WORDS, WITHIN = range(4)
"""How well it fits, best first."""


@functools.lru_cache(8192)
def plain(text: str) -> str:
    """Leave of a text its letters and digits in lower case, a space between words.

    >>> plain("Élam · 8 Armées")
    'elam 8 armees'
    """
    parted = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(character for character in parted if not unicodedata.combining(character))
    return re.sub(r"[\W_]+", " ", letters).strip()


def fit(typed: str, form: str) -> int | None:
    """Say how well plain words fit a plain form, None if not at all.

    >>> fit("ur", "ur"), fit("ur", "uruk"), fit("umma inv", "invade umma"), fit("ru", "uruk"), fit("guti", "uruk")
    (0, 1, 2, 3, None)
    """
    if typed == form:
        return EXACT
    if form.startswith(typed):
        return BEGINNING
    words = form.split()
    if all(any(word.startswith(part) for word in words) for part in typed.split()):
        return WORDS
    return WITHIN if typed in form else None


def best(typed: str, items: Iterable[T], forms: Callable[[T], Sequence[str]]) -> tuple[int, list[T]]:
    """Give the items that fit best, and how well; WITHIN and none if nothing fits."""
    ranked = fitting(typed, items, forms) if plain(typed) else []
    if not ranked:
        return WITHIN, []
    rank = ranked[0][0]
    return rank, [item for found, item in ranked if found == rank]


def fitting(typed: str, items: Iterable[T], forms: Callable[[T], Sequence[str]]) -> list[tuple[int, T]]:
    """Give all items that fit, with how well, best first and else in their order."""
    wanted = plain(typed)
    if not wanted:
        return [(WITHIN, item) for item in items]
    found: list[tuple[int, T]] = []
    for item in items:
        ranks = [rank for rank in (fit(wanted, plain(form)) for form in forms(item)) if rank is not None]
        if ranks:
            found.append((min(ranks), item))
    return sorted(found, key=lambda each: each[0])
