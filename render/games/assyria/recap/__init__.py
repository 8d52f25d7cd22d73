"""How Assyria folds its events: a line for each player's share of a phase, and few for what happens by itself.

It may import what all games share in render/story, and the engine of this game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.game import Event
from render.games.assyria.recap import actions, agriculture, expansion, flood, set_up, so_far, turns
from render.games.assyria.recap.groups import grouped
from render.story.group import EventGroup
from render.story.line import RecapLine

_CHAPTERS: dict[str, Callable[[EventGroup], list[RecapLine]]] = {
    "turn": turns.began,
    "start": set_up.starts,
    "draft": set_up.draft,
    "harvest": agriculture.harvest,
    "expansion": expansion.expansion,
    "actions": actions.actions,
    "skipped": actions.skipped,
    "flood": flood.flood,
    "turn_end": turns.ended,
    "final": turns.final,
}


class _Folding:
    def lines(self, events: Sequence[Event]) -> list[RecapLine]:
        """A few lines a chapter, in the order it happened."""
        return [line for group in grouped(events) for line in _CHAPTERS[group.chapter](group)]

    def so_far(self, events: Sequence[Event]) -> list[RecapLine]:
        """A line a step."""
        return so_far.so_far(events)


FOLDING = _Folding()
