"""Who is next, if more is to be thought about than there are processes."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Hashable, Iterator
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Urgency(IntEnum):
    """How urgent a thought is; the most urgent first."""

    HINT = 0
    """A person looks at the screen and waits."""
    TURN = 1
    """A match waits."""
    CHANCES = 2
    """Nobody waits: the match is over."""


class FairQueue(Generic[T]):
    """Lets the urgent go first; among equals matches take turns, first those of which nothing is thought about."""

    def __init__(self) -> None:
        self._waiting: dict[Urgency, OrderedDict[Hashable, deque[T]]] = {each: OrderedDict() for each in Urgency}
        self._under_way: Counter[Hashable] = Counter()

    def put(self, urgency: Urgency, match: Hashable, thing: T) -> None:
        """Let something wait for its turn."""
        self._waiting[urgency].setdefault(match, deque()).append(thing)

    def take(self) -> tuple[Hashable, T] | None:
        """Take what is next, with the match it belongs to; it is under way until `done`."""
        for matches in self._waiting.values():
            if matches:
                match = min(matches, key=lambda each: self._under_way[each])  # the first of the least busy
                things = matches.pop(match)
                thing = things.popleft()
                if things:
                    matches[match] = things  # behind all others
                self._under_way[match] += 1
                return match, thing
        return None

    def done(self, match: Hashable) -> None:
        """Let something of a match be under way no more."""
        self._under_way[match] -= 1
        if not self._under_way[match]:
            del self._under_way[match]

    def is_about(self, match: Hashable) -> bool:
        """Whether something of a match waits or is under way."""
        return match in self._under_way or any(match in matches for matches in self._waiting.values())

    def __iter__(self) -> Iterator[T]:
        """Go through all that waits."""
        for matches in self._waiting.values():
            for things in matches.values():
                yield from things
