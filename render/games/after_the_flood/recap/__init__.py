"""How After the Flood folds its events: a line for each action and each automatic phase.

It may import what all games share in render/story, and the engine of this game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.after_the_flood import events as e
from engine.after_the_flood.data import LAST_TURN
from engine.core.decision import Seat
from engine.core.game import Event
from render.games.after_the_flood.recap import phases, player_actions, so_far, war
from render.games.after_the_flood.recap.groups import ActionGroup, grouped
from render.story.line import RecapLine

_ACTIONS: dict[str, Callable[[ActionGroup], RecapLine]] = {
    "build": player_actions.build,
    "place": player_actions.place,
    "trade": player_actions.trade,
    "start": war.start,
    "expand": war.expand,
    "pass": player_actions.passes,
    "cities": player_actions.cities,
}
_PHASES: dict[str, Callable[[ActionGroup, Sequence[Seat]], list[RecapLine]]] = {
    "turn": phases.turn,
    "empires": phases.empires,
    "majorities": phases.majorities,
}


class _Folding:
    def lines(self, events: Sequence[Event]) -> list[RecapLine]:
        """A line an action, a phase; an order of play in which nobody fell is told with the end of the turn, if it is.

        One that has not changed is not told there, and after the last turn there is none. With the end of a turn all
        points that led to it are told in one line, so that they add up; the log tells them where they were made.
        """
        groups = grouped(events)
        lines: list[RecapLine] = []
        scored: list[ActionGroup] = []
        order: Sequence[Seat] = ()
        order_told = False
        for n, group in enumerate(groups):
            if group.chapter in phases.SCORING and _turn_ends(groups[n:]):
                scored.append(group)
                lines += phases.scoring(group, order)
            elif group.chapter == "turn_end":
                lines += [*phases.gains(scored, order), *phases.turn_end(group, () if order_told else order)]
                scored = []
            elif group.chapter in _ACTIONS:
                lines.append(_ACTIONS[group.chapter](group))
            elif group.chapter in _PHASES:
                lines += _PHASES[group.chapter](group, order)
            elif group.chapter == "final":
                lines += phases.final(group)
            else:
                made = group.all(e.OrderSet)
                order = made[-1].seats
                ends = next((event.turn for later in groups[n:] for event in later.all(e.TurnEnded)), None)
                alone = ends is None or (ends < LAST_TURN and any(map(phases.fallen, made)))
                lines += map(phases.alone, made) if alone else ()
                order_told = alone or order == made[0].before_seats
        return lines

    def so_far(self, events: Sequence[Event]) -> list[RecapLine]:
        """A line a step."""
        return so_far.so_far(events)


def _turn_ends(groups: Sequence[ActionGroup]) -> bool:
    """Say whether the turn ends to which the first of some groups belongs."""
    ends = (group.chapter for group in groups if group.chapter in ("turn", "turn_end"))
    return next(ends, None) == "turn_end"


FOLDING = _Folding()
