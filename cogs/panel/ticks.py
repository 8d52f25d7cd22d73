"""Several answers ticked at once: they are given one after the other, in any order that works."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.border.wording import NothingTaken
from cogs.panel.entries import EntryList, entry_list
from cogs.panel.lookahead import Position
from cogs.panel.paths import Path, follow, write_parts
from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Text
from engine.core.errors import Refused, Stale

CLOSED = Text("ticks-closed")
"""Why a tick is left over: after the others it is not asked for, or would not be what it was shown as."""
TRIES = 200
"""So many ticks are tried out at most; whoever ticks a riddle is told that it does not work out."""


def in_order(here: Position, question: Decision, ticked: Sequence[Path]) -> list[Answer]:
    """Put ticked answers to a question into an order that works; raise NothingTaken if there is none."""
    search = _Search(question.kind)
    found = search.order(here, ticked)
    if found is not None:
        return found
    path, why = search.left_over
    listed = entry_list(here, question) or EntryList(())
    label = next((each.label for each in listed.entries if each.path == path), None)
    raise NothingTaken(label or Text("ticks-unknown"), why)


class _Search:
    """A search through the orders; the same position with the same ticks left is tried once."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._tries = 0
        self._failed: set[tuple[str, bytes]] = set()
        self._best = -1
        self.left_over: tuple[Path, Text] = ((), CLOSED)
        """What could not be done after most of the others were, and why."""

    def order(self, here: Position, ticked: Sequence[Path]) -> list[Answer] | None:
        """Search for an order of the answers that works; None if there is none, or the search grows too long."""
        return self._from(here, list(ticked), 0)

    def _from(self, here: Position, left: list[Path], done: int) -> list[Answer] | None:
        if not left:
            return []
        key = (" ".join(sorted(map(write_parts, left))), codec_of(here.game).dump(here.state))
        if key in self._failed:
            return None
        for path in dict.fromkeys(left):
            rest = left.copy()
            rest.remove(path)
            found = self._with(here, path, rest, done)
            if found is not None or self._tries > TRIES:
                return found
        self._failed.add(key)
        return None

    def _with(self, here: Position, path: Path, rest: list[Path], done: int) -> list[Answer] | None:
        """Try one of the ticked answers first, then the others."""
        self._tries += 1
        try:
            sent, there = follow(here, path, self._kind)
        except Refused as refused:
            if done > self._best:
                self._best, self.left_over = done, (path, CLOSED if isinstance(refused, Stale) else refused.text)
            return None
        if there is None:  # it commits: nothing can be given in the same press after it
            return None if rest else list(sent)
        others = self._from(there, rest, done + 1)
        return None if others is None else [*sent, *others]
