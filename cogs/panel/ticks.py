"""Several answers ticked at once: they are given one after the other, in any order that works."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.border.wording import NothingTaken
from cogs.panel.entries import entry_list
from cogs.panel.listed import EntryList
from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Text
from engine.core.errors import Refused, Stale
from engine.core.path import Path, write_parts
from engine.core.preview import Preview, follow

CLOSED = Text("ticks-closed")
"""Why a tick is left over: after the others it is not asked for, or would not be what it was shown as."""
ONE_ONLY = Text("ticks-one-only")
"""The same, where one other tick is known to be the cause and the game does not say what they would have to share."""
FINAL = Text("ticks-final")
"""Why it is left over if another one commits too: each wants to be seen before the next."""
UNKNOWN = Text("ticks-unknown")
TRIES = 40
"""So many ticks are tried out at most, about four milliseconds: whoever ticks a riddle is told what stands in the way.
What is not even offered costs next to nothing and is not counted."""


def in_order(here: Preview, question: Decision, ticked: Sequence[Path]) -> list[Answer]:
    """Put ticked answers to a question into an order that works; raise NothingTaken if there is none."""
    search = _Search(question.kind)
    found = search.order(here, ticked)
    if found is not None:
        return found
    stuck = search.stuck
    listed = entry_list(here, question) or EntryList(())
    labels = {each.path: each.label for each in reversed(listed.entries)}
    found_by = search.in_the_way(here)
    if found_by is None:
        raise NothingTaken(labels.get(stuck.path, UNKNOWN), stuck.why)
    other, after_it = found_by
    why = after_it if stuck.why == CLOSED else stuck.why
    if why == CLOSED:
        why = question.hints.limit or ONE_ONLY
    raise NothingTaken(labels.get(stuck.path, UNKNOWN), why, labels.get(other, UNKNOWN))


def _why(refused: Refused, here: Preview, path: Path, kind: str) -> Text:
    """Say why a tick cannot be done; what is not asked for any more has no reason of its own.

    But if the question is open, and a part of the tick is settled in another way by now, the game says why.
    """
    if not isinstance(refused, Stale):
        return refused.text
    first, *parts = path
    if parts and here.question is not None and here.question.kind == kind:
        there = here.typed(first.answer)
        try:
            if there.question is not None:
                there.check(parts[0].answer)
        except Refused as settled:
            return settled.text
    return CLOSED


class _Stuck(NamedTuple):
    """A tick that could not be done, why, and what had been done before it."""

    path: Path
    why: Text
    done: tuple[Path, ...]


class _Search:
    """A search through the orders; the same position with the same ticks left is tried once."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._tries = 0
        self._failed: set[tuple[str, bytes]] = set()
        self._best = (-1, False)
        self.stuck = _Stuck((), CLOSED, ())
        """What could not be done after most of the others were."""

    def order(self, here: Preview, ticked: Sequence[Path]) -> list[Answer] | None:
        """Give the answers in an order that works, if there is one."""
        return self._from(here, list(ticked), ())

    def in_the_way(self, here: Preview) -> tuple[Path, Text] | None:
        """Find the one tick after which the one that is stuck cannot be done, although it could before; and why."""
        if not isinstance(self._tried(here, self.stuck.path), Preview):
            return None
        for done in dict.fromkeys(self.stuck.done):
            there = self._tried(here, done)
            if isinstance(there, Preview) and isinstance(why := self._tried(there, self.stuck.path), Text):
                return done, why
        return None

    def _tried(self, here: Preview, path: Path) -> Preview | Text:
        """Go where a tick leads; or say why it cannot be done, or that it commits."""
        try:
            self._check_offered(here, path)
            return follow(here, path, self._kind).there or FINAL
        except Refused as refused:
            return _why(refused, here, path, self._kind)

    def _from(self, here: Preview, left: list[Path], done: tuple[Path, ...]) -> list[Answer] | None:
        if not left:
            return []
        key = (" ".join(sorted(map(write_parts, left))), codec_of(here.game).dump(here.state))
        if key in self._failed:
            return None
        for path in dict.fromkeys(left):
            rest = left.copy()
            rest.remove(path)
            found = self._with(here, path, rest, done)
            if found is not None or self._tries >= TRIES:
                return found
        self._failed.add(key)
        return None

    def _with(self, here: Preview, path: Path, rest: list[Path], done: tuple[Path, ...]) -> list[Answer] | None:
        """Give one of the ticked answers first, then the others."""
        try:
            self._check_offered(here, path)
            self._tries += 1
            sent, there = follow(here, path, self._kind)
        except Refused as refused:
            self._note(_Stuck(path, _why(refused, here, path, self._kind), done))
            return None
        if there is None and rest:  # it commits, so it goes last: nothing can be given in the same press after it
            self._note(_Stuck(path, FINAL, done))
            return None
        if there is None:
            return list(sent)
        others = self._from(there, rest, (*done, path))
        return None if others is None else [*sent, *others]

    def _check_offered(self, here: Preview, path: Path) -> None:
        """Raise Refused for what is not offered, without a copy of the state."""
        if here.question is not None and here.question.kind == self._kind and path:
            here.check(path[0].answer)

    def _note(self, stuck: _Stuck) -> None:
        """Remember the reason that comes up after most of the others were done; that it must wait is the weakest."""
        weight = (len(stuck.done), stuck.why != FINAL)
        if weight > self._best:
            self._best, self.stuck = weight, stuck
