"""What squares of the two tracks bring: a better place in the end, and what they allow before. MH5, MH6, MH8"""

from __future__ import annotations

from math import exp

from engine.mesopotamia.bot.plans.plan import Plan
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.bot.wishes import Wishes
from engine.mesopotamia.content.empires import ZIGGURAT_LEVELS
from engine.mesopotamia.content.tokens import SQUARES, TRACK_VP, UNIT_LIMIT

ROOM_NEEDED, ROOM = 0.5, 0.15
"""What room for one Unit more is worth to whoever has none left, and to others."""
LEVEL_WAITING, LEVEL_LATER = 0.5, 0.1
"""How much of a level of the Ziggurat a square is worth that allows it, if it could be built at once or later."""
TIES = 0.25
"""What a square of the Event track brings on the way: ties, and the order of combats. MH8"""


class Squares:
    """Both tracks as one seat looks at them."""

    def __init__(self, seen: Seen, wishes: Wishes, plan: Plan, time: float, level: float) -> None:
        """`time` says how much of the match is to come, `level` what the next level of the Ziggurat is worth."""
        self.seen = seen
        self._wishes = wishes
        self._plan = plan
        self._time = time
        self._level = level

    def bring(self, track: str, steps: int) -> float:
        """What so many squares on a track bring. M15.7"""
        me, tile = self.seen.me, self.seen.tile
        square = me.population if track == "population" else me.event
        reached = min(SQUARES, square + steps)
        piles = self.seen.view.population if track == "population" else self.seen.view.event
        if reached == SQUARES and square < SQUARES and piles[-1]:
            reached -= 1
        if reached <= square:
            return 0.0
        gain = self._place(piles, reached, moved=True) - self._place(piles, square, moved=False)
        gain *= self._plan.points
        gain += self._wishes.square(track, square, reached) + self._plan.squares(track, square, reached)
        needed = 0 if tile is None else tile.require.population if track == "population" else tile.require.event
        if tile is not None and square < needed:
            gain += self.seen.weights.needed * tile.vp * min(1.0, (reached - square) / (needed - square))
        if track == "event":
            return gain + TIES * (reached - square) * self._time
        return gain + self._room_for_units(square, reached) + self._room_for_levels(square, reached)

    def _room_for_units(self, square: int, reached: int) -> float:
        """What a higher limit of Units is worth; it is worth most to those who have reached theirs. M13.4"""
        is_full = self.seen.me.units >= self.seen.me.unit_limit - 1
        more = UNIT_LIMIT[reached - 1] - UNIT_LIMIT[square - 1]
        return more * self._time * (ROOM_NEEDED if is_full else ROOM)

    def _room_for_levels(self, square: int, reached: int) -> float:
        """What it is worth that the Ziggurat may be higher: that part of its next level that is not its price. M9.5"""
        if self.seen.me.ziggurat >= ZIGGURAT_LEVELS:
            return 0.0
        part = LEVEL_WAITING if self.seen.me.ziggurat >= square else LEVEL_LATER
        return self._level * part * (1 + LEVEL_LATER * (reached - square - 1))

    def _place(self, piles: tuple[tuple[int, ...], ...], square: int, moved: bool) -> float:
        """The points of a track that can be hoped for from a square."""
        spread = 0.3 + 0.13 * self.seen.rounds_left
        ahead = 0.0
        above = True
        for number, pile in enumerate(piles, 1):
            for side in pile:
                if side == self.seen.seat:
                    above = False
                    continue
                on_top = moved or not above
                difference = number - square + (0.0 if number != square else -0.4 if on_top else 0.4)
                ahead += 1 / (1 + exp(-difference / spread))
        return _points(ahead, len(self.seen.rivals) + 1)


def _points(ahead: float, players: int) -> float:
    """The points of a place between places, with so many rivals ahead. M15.8"""
    table = (*TRACK_VP[:players], *(0,) * 8)
    whole = int(ahead)
    return table[whole] + (table[whole + 1] - table[whole]) * (ahead - whole)
