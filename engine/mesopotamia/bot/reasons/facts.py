"""What several reasons are made of: who is near, whom a seat would pass on a track, what its Quests ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core.decision import Arg, Seat, Text
from engine.mesopotamia.bot.seen import TWO_STEPS, Seen
from engine.mesopotamia.content.cards import QUESTS, Conditions
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.tokens import SQUARES
from engine.mesopotamia.explore.movement import reach
from engine.mesopotamia.scoring.victory_points import rank_vp
from engine.mesopotamia.tracks import advance, overtaken, ranked

DETERRENT = 3
"""Whoever holds fewer Phalanxes is easily outbid. MH13"""
TYPICAL = 2
"""So many squares many an Event brings. M13.5"""


def is_alone(seen: Seen) -> bool:
    """Whether a seat plays against Ur or for Assur, where no rival does as rivals do. M18, M19"""
    return bool(seen.besieged or seen.guards)


def people(seen: Seen) -> list[Seat]:
    """The rivals that are people, or play as people do: they bid, and pay for Trades."""
    opponent = seen.view.opponent
    return [seat for seat in seen.rivals if opponent is None or seat != opponent.side]


def neighbours(seen: Seen, region: str) -> list[Seat]:
    """The rivals with a combat Unit within two steps of a region."""
    near = {*REGIONS[region].adjacent, *TWO_STEPS[region], region}
    sides = {side for each in near for side in seen.fighters.get(each, {})}
    return sorted(sides - {seen.seat})


def threats(seen: Seen, region: str) -> int:
    """How many combat Units of rivals are within two steps of a region, and can take these steps. M6.6, M8.2"""
    near = {*REGIONS[region].adjacent, *TWO_STEPS[region], region}
    return sum(
        count
        for each in near
        for side, count in seen.fighters.get(each, {}).items()
        if side != seen.seat and (each == region or _gets_to(seen, side, each, region))
    )


def _gets_to(seen: Seen, side: Seat, start: str, region: str) -> bool:
    """Whether no Unit, Wall or Start Region of others keeps a rival from a region two steps away."""
    found = reach(Seen(seen.view, side, seen.weights).ground, start, 2)
    return any(there == region for there, _ in found)


class Climb(NamedTuple):
    """What squares on a track would change at once."""

    squares: int
    passed: list[Seat]
    vp: int
    before: int = 0
    after: int = 0
    """The places on the track, from 1, before and after."""
    on_top: bool = False
    """Whether the only one who is passed is on the square where one ends. M13.7, M13.8"""


def climb(seen: Seen, track: str, steps: int) -> Climb:
    """Look ahead by some squares, as the track stands. M13.7-M13.9, M15.8"""
    piles = seen.view.population if track == "population" else seen.view.event
    before, after = [list(pile) for pile in piles], [list(pile) for pile in piles]
    square = seen.me.population if track == "population" else seen.me.event
    if not 0 < square < SQUARES:
        return Climb(0, [], 0)
    squares = advance(after, seen.seat, steps)
    passed = overtaken(ranked(before), after, seen.seat).seats
    here, there = (ranked(track).index(seen.seat) + 1 for track in (before, after))
    beside = next(pile for pile in after if seen.seat in pile)
    on_top = len(passed) == 1 and passed[0] in beside
    return Climb(squares, passed, rank_vp(after, seen.seat) - rank_vp(before, seen.seat), here, there, on_top)


def passing(seen: Seen, track: str) -> Climb | None:
    """Look how few squares take a seat past others to more points, if no more than an Event often brings. M13.5"""
    found = (climb(seen, track, steps) for steps in range(1, TYPICAL + 1))
    return next((up for up in found if up.passed and up.vp > 0), None)


def places(up: Climb) -> dict[str, Arg]:
    """Say from which place to which a climb leads, and whether onto a square where others are."""
    return {"before": up.before, "after": up.after, "on_top": up.on_top}


def quest_for(seen: Seen, asks: Callable[[Conditions], bool]) -> Text | None:
    """Name an own Quest that asks for something. M15.6"""
    quest = next((each for each in seen.me.quests if asks(QUESTS[each].require)), None)
    return None if quest is None else Text("reason-quest", {"quest": quest})


def is_open(seen: Seen, region: str) -> bool:
    """Whether a Unit that comes to a region turns its Event at once. M6.9"""
    there = seen.view.regions[region]
    return there.hidden_event and not there.tribe and not there.blocked and there.wall in (None, seen.seat)


def is_exposed(seen: Seen) -> bool:
    """Whether a seat has few Phalanxes while rivals are within two steps of what it holds. MH13"""
    few = seen.me.holding["phalanx"] < DETERRENT and people(seen)
    return bool(few) and any(threats(seen, region) for region in seen.me.occupied if region != seen.me.start)
