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
    """Leave of a text its letters and digits in lower case, a space between words; a star is a word too.

    >>> plain("Élam · 8 Armées"), plain("sun, ★")
    ('elam 8 armees', 'sun ★')
    """
    parted = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(character for character in parted if not unicodedata.combining(character))
    return re.sub(r"[^\w★]+|_+", " ", letters).strip()


def fit(typed: str, form: str) -> int | None:
    """Say how well plain words fit a plain form, None if not at all; the same words in another order fit exactly.

    >>> fit("ur", "ur"), fit("ur", "uruk"), fit("umma inv", "invade umma"), fit("ru", "uruk"), fit("guti", "uruk")
    (0, 1, 2, 3, None)
    >>> fit("d1 c2 c1", "c1 c2 d1"), fit("2 barley", "barley 2")
    (0, 0)
    """
    parts, words = typed.split(), form.split()
    if sorted(parts) == sorted(words):
        return EXACT
    if form.startswith(typed):
        return BEGINNING
    if all(any(word.startswith(part) for word in words) for part in parts):
        return WORDS
    return WITHIN if typed in form else None


def best(typed: str, items: Iterable[T], forms: Callable[[T], Sequence[str]]) -> tuple[int, list[T]]:
    """Find the items that fit best, and how well; WITHIN and none if nothing fits.

    A mere number fits only what is called so: that a choice brings 2 of something does not make it "2". Of several
    with the same words, one with all of them in order fits best.
    """
    wanted = plain(typed)
    ranked = fitting(typed, items, forms) if wanted else []
    rank = ranked[0][0] if ranked else WITHIN
    if not ranked or (wanted.isdecimal() and rank != EXACT):
        return WITHIN, []
    fit_best = [item for found, item in ranked if found == rank]
    in_order = [item for item in fit_best if any(plain(form) == wanted for form in forms(item))]
    return rank, in_order or fit_best


def fitting(typed: str, items: Iterable[T], forms: Callable[[T], Sequence[str]]) -> list[tuple[int, T]]:
    """Find all items that fit, with how well, best first and else in their order."""
    wanted = plain(typed)
    if not wanted:
        return [(WITHIN, item) for item in items]
    found: list[tuple[int, T]] = []
    for item in items:
        ranks = [rank for rank in (fit(wanted, plain(form)) for form in forms(item)) if rank is not None]
        if ranks:
            found.append((min(ranks), item))
    return sorted(found, key=lambda each: each[0])
