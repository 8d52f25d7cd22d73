"""How Mesopotamia folds its events: a line or two a turn, combats with their reasons, few lines for a round.

It may import what all games share in render/story, and the engine of this game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.game import Event
from render.games.mesopotamia.recap import combat_phase, happenings, rounds, set_up, so_far, turns
from render.games.mesopotamia.recap.groups import grouped
from render.games.mesopotamia.recap.overtaking import overtaking
from render.story.group import EventGroup
from render.story.line import RecapLine

_CHAPTERS: dict[str, Callable[[EventGroup], list[RecapLine]]] = {
    "set_up": set_up.set_up,
    "round": rounds.began,
    "turn": turns.turn,
    "event": happenings.alone,
    "combat": combat_phase.combat_phase,
    "end": rounds.ended,
    "final": rounds.final,
}


class _Folding:
    def lines(self, events: Sequence[Event]) -> list[RecapLine]:
        """A few lines a chapter, in the order it happened; who was passed on the tracks once a round, at its end."""
        lines, this_round = list[RecapLine](), list[Event]()
        for group in grouped(events):
            if group.chapter == "round":
                lines += overtaking(this_round)
                this_round = []
            this_round += group.events
            lines += _CHAPTERS[group.chapter](group)
        return [*lines, *overtaking(this_round)]

    def so_far(self, events: Sequence[Event]) -> list[RecapLine]:
        """A line an action, and one for each Event in it."""
        return so_far.so_far(events)


FOLDING = _Folding()
