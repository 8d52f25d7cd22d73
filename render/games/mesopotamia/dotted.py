"""Parts of a line that have commas of their own, with dots between them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from render.text.phrases import Phrase, phrase


def dotted(phrases: Iterable[Phrase]) -> Phrase | None:
    """Join phrases by dots; None if there are none."""
    said = tuple(phrases)
    return reduce(lambda first, second: phrase("dotted", first=first, second=second), said) if said else None
