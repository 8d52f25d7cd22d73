"""What several reasons are made of: what a seat can pay for, who is near, whom it would pass on a track."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple

from engine.core.decision import Arg, Seat, Text
from engine.mesopotamia.bot.seen import TWO_STEPS, Seen
from engine.mesopotamia.content.cards import QUESTS, Conditions
from engine.mesopotamia.content.empires import ZIGGURAT_LEVELS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.technologies import TOP_LEVEL
from engine.mesopotamia.content.tokens import COSTS, SQUARES
from engine.mesopotamia.explore.movement import reach
from engine.mesopotamia.scoring.victory_points import rank_vp
from engine.mesopotamia.tracks import advance, overtaken, ranked

DETERRENT = 3
"""Whoever holds fewer Phalanxes is easily outbid. MH13"""
NEAR = 2
"""Of a price so little may be missing that it is said how much."""


class Aim(NamedTuple):
    """Something that resources are gathered for, with its price."""

    what: str
    level: int
    cost: dict[str, int]

    def missing(self, holding: Mapping[str, int]) -> dict[str, int]:
        """What of its price somebody with such holdings lacks."""
        return {resource: n - holding[resource] for resource, n in self.cost.items() if n > holding[resource]}


def aims(seen: Seen) -> Iterator[Aim]:
    """What the rules would let a seat pay for, most important first. MH4"""
    me, tile, build = seen.me, seen.tile, seen.me.levels["build"]
    if tile is not None and build == TOP_LEVEL and meets(seen):
        yield Aim("gardens", tile.level, dict(tile.pay.items()))
    if me.ziggurat < min(ZIGGURAT_LEVELS, me.population):
        yield Aim("ziggurat", me.ziggurat + 1, dict(COSTS["ziggurat"].items()))
    if climb(seen, "population", 1).squares:
        yield Aim("growth", me.population + 1, {"food": seen.effect("growth").food})
    if seen.below_top:
        yield Aim("research", 0, {"clay": seen.effect("research").clay_in})
    if build >= 3 and me.stock["settlement"]:
        yield Aim("settlement", 0, dict(COSTS["settlement"].items()))
    if me.units < me.unit_limit:
        yield Aim("unit", 0, dict(COSTS["unit"].items()))


def meets(seen: Seen) -> bool:
    """Whether a seat has reached what the next Gardens tile asks for. M9.8"""
    if seen.tile is None:
        return False
    me, require = seen.me, seen.tile.require
    enough = me.population >= require.population and me.event >= require.event
    return enough and len(seen.settled) >= require.settlements


def paid(seen: Seen, after: Mapping[str, int]) -> Text | None:
    """Name what a seat can pay for after a gain and could not before."""
    before = seen.me.holding
    for aim in aims(seen):
        if aim.missing(before) and not aim.missing(after):
            return Text("reason-pays", {"what": aim.what, "level": aim.level, "resources": aim.cost})
    return None


def nearer(seen: Seen, after: Mapping[str, int]) -> Text | None:
    """Name what a seat lacks less of after a gain than before."""
    before = seen.me.holding
    for aim in aims(seen):
        lacks, lacked = aim.missing(after), aim.missing(before)
        if lacks and sum(lacks.values()) < sum(lacked.values()):
            about: dict[str, Arg] = {"what": aim.what, "level": aim.level}
            if sum(lacks.values()) <= NEAR:
                return Text("reason-nearer", {**about, "missing_resources": lacks})
            return Text("reason-towards", {**about, "resources": aim.cost})
    return None


def kept_for(seen: Seen, *changes: Mapping[str, int], declined: Collection[str] = ()) -> Text | None:
    """Name what a seat can pay for now, and could not after any of some changes; what it declines is none of that."""
    held = seen.me.holding
    for aim in aims(seen):
        if aim.what in declined:
            continue
        after = ({each: held[each] + change.get(each, 0) for each in held} for change in changes)
        if changes and not aim.missing(held) and all(aim.missing(each) for each in after):
            return Text("reason-kept", {"what": aim.what, "level": aim.level, "resources": aim.cost})
    return None


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
    return Climb(squares, passed, rank_vp(after, seen.seat) - rank_vp(before, seen.seat), here, there)


def places(up: Climb) -> dict[str, Arg]:
    """Say from which place to which a climb leads."""
    return {"before": up.before, "after": up.after}


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
