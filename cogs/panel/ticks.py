"""Several answers ticked at once: they are given one after the other, in any order that works."""

from __future__ import annotations

from collections.abc import Sequence

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
FINAL = Text("ticks-final")
"""Why it is left over if another one commits too: each wants to be seen before the next."""
TRIES = 200
"""So many ticks are tried out at most; whoever ticks a riddle is told that it does not work out."""


def in_order(here: Preview, question: Decision, ticked: Sequence[Path]) -> list[Answer]:
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
        self._best = (-1, False)
        self.left_over: tuple[Path, Text] = ((), CLOSED)
        """What could not be done after most of the others were, and why."""

    def order(self, here: Preview, ticked: Sequence[Path]) -> list[Answer] | None:
        """Give the answers in an order that works, if there is one."""
        return self._from(here, list(ticked), 0)

    def _from(self, here: Preview, left: list[Path], done: int) -> list[Answer] | None:
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

    def _with(self, here: Preview, path: Path, rest: list[Path], done: int) -> list[Answer] | None:
        """Give one of the ticked answers first, then the others."""
        self._tries += 1
        try:
            sent, there = follow(here, path, self._kind)
        except Refused as refused:
            self._stuck(path, CLOSED if isinstance(refused, Stale) else refused.text, done)
            return None
        if there is None and rest:  # it commits, so it goes last: nothing can be given in the same press after it
            self._stuck(path, FINAL, done)
            return None
        if there is None:
            return list(sent)
        others = self._from(there, rest, done + 1)
        return None if others is None else [*sent, *others]

    def _stuck(self, path: Path, why: Text, done: int) -> None:
        """Remember the reason that comes up after most of the others were done; that it must wait is the weakest."""
        weight = (done, why != FINAL)
        if weight > self._best:
            self._best, self.left_over = weight, (path, why)
