"""Things that are chosen in more than one question."""

from collections.abc import Iterable

from engine.core.decision import Option, Text


def options(key: str, kind: str, ids: Iterable[str]) -> tuple[Option, ...]:
    """Offer nouns of one kind."""
    return tuple(Option(each, Text(key, {kind: each})) for each in ids)
