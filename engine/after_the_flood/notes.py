"""What is shown beside options, so that a player on a phone need not look for it. F20.10"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.after_the_flood.collect import production
from engine.after_the_flood.data import AREAS, BOXES, DECLINE, EMPIRES, PLAYER, PRODUCTION, RESOURCES, TURNS, USED
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Amounts, Arg, Option, Seat, Text

_WITH_RULE = {
    area.id: Option(
        area.id,
        Text("area-option", {"area": area.id}),
        Text("rule-note", {"special": area.special}) if area.special else Text("no-rule-note"),
    )
    for area in AREAS.values()
}

END_ACTION = Text("end-action")
DONE = Option("done", END_ACTION)
"""Ends an action; the turn of the game goes on until all have passed. F6.1"""


SIDES = "abc"
"""How a note tells the seats apart."""


def with_rule(area: str) -> Option:
    """An area with its special rule. F18"""
    return _WITH_RULE[area]


def given_up(s: AfterTheFloodState, area: str) -> Option:
    """An own city that may be given up, with what is lost by it. F7.6"""
    note = Text("give-up-note", {"special": AREAS[area].special or None, "expanded": s.cities[area].expanded})
    return Option(area, Text("area-option", {"area": area}), note)


def destination(s: AfterTheFloodState, seat: Seat, place: str) -> Option:
    """A place for workers: who is there, what it offers and is worth, what starts there, what a decline will take."""
    label = Text("place-option", {"place": place})
    present = s.workers[place]
    if place in USED:
        present = [ready + used for ready, used in zip(present, s.workers[USED[place]], strict=True)]
    there: dict[str, Arg] = dict(zip(SIDES, present, strict=True))
    there["decline"] = _taken_in_decline(place) if decline_next(s) else "none"
    if there["decline"] == "leader":
        there["lost"] = max(0, max(present) - DECLINE.leader_keeps)  # F5.5
    if place == "scribes":
        return Option(place, label, Text("scribes-note", {**there, "room": PLAYER.max_scribes - s.scribes(seat)}))
    if place in PRODUCTION and s.turn + 1 in TURNS:
        there |= {"box": place, "vp": BOXES[place].end_vp, "income": _income(s, seat, place)}
        there["level"] = _level_with(seat, s.workers[place])
        return Option(place, label, Text("producing-note", {**there, "by_rank": "/".join(map(str, _BY_RANK[place]))}))
    if place in BOXES:
        return Option(place, label, Text("box-note", {**there, "vp": BOXES[place].end_vp}))
    area = AREAS[place]
    there |= {**_garrison(s, place), "starts": _starts_in(s, place), "vp": area.end_vp}
    if area.offers:
        return Option(place, label, Text("market-note", {**there, "resources": list(area.offers)}))
    return Option(place, label, Text("area-note", there))


_BY_RANK = {box: rows["123"] for box, rows in PRODUCTION.items()}
"""What a box brings if no two have the same number of workers there. F2.13"""


def _income(s: AfterTheFloodState, seat: Seat, box: str) -> int:
    """What a box would bring a seat with the workers there now. F4.3-F4.6"""
    own = production(box, s.workers[box])[seat]
    return own + (own > 0 and box == "weaving" and s.has_city(seat, "ur"))


def _level_with(seat: Seat, workers: Sequence[int]) -> str:
    """Say whether all have as many workers in a box, or some other as many as a seat: such ranks are shared. F4.3

    >>> [_level_with(0, workers) for workers in ([1, 1, 1], [2, 2, 1], [2, 1, 1], [0, 0, 1])]
    ['all', 'some', 'none', 'none']
    """
    if not workers[seat]:  # F4.4
        return "none"
    alike = workers.count(workers[seat])
    return "all" if alike == len(workers) else "some" if alike > 1 else "none"


def _garrison(s: AfterTheFloodState, area: str) -> dict[str, Arg]:
    """How many armies stand in an area, and whose they are."""
    garrison = s.armies.get(area)
    if garrison is None:
        return {"armies": 0, "side": "none"}
    return {"armies": garrison.armies, "side": SIDES[garrison.seat]}


def _starts_in(s: AfterTheFloodState, area: str) -> int:
    """The next turn in which an empire may start from an area; 0 if none will. F10.2, F10.3"""
    taken = {player.empire for player in s.players}
    open_empires = (each for each in EMPIRES.values() if each.home == area and each.id not in taken)
    return min((each.turn for each in open_empires if each.turn >= s.turn), default=0)


def decline_next(s: AfterTheFloodState) -> bool:
    """Say whether the next turn brings a decline, which takes a worker from most places. F5.4, F5.7, F5.8"""
    return s.turn + 1 in TURNS and TURNS[s.turn + 1].decline


def _taken_in_decline(place: str) -> str:
    """Say whom a decline takes from a place: one worker, all of them, or all but a few of the leader's. F5.3-F5.8"""
    if place in ("irrigation", "weaving"):
        return "leader"
    return "all" if place == DECLINE.cleared_area else "one"


def percent(needed: int) -> int:
    """Chance in percent that two dice reach a sum.

    >>> percent(5), percent(7)
    (83, 58)
    """
    sides = range(1, 7)
    return 100 * sum(a + b >= needed for a in sides for b in sides) // 36


def given_away(hand: dict[str, int], reached: Mapping[int, Text]) -> Amounts:
    """Any number of own resources, which count by their value, with what so much or more reaches. F10.10, F13.4"""
    options = tuple(
        Option(
            resource,
            Text("resource-option", {"resource": resource}),
            Text("have-note", {"have": count}),
        )
        for resource, count in hand.items()
    )
    values = {resource: RESOURCES[resource].value for resource in hand}
    return Amounts(options, hand, "resources", each=values, brings="value", marks=tuple(sorted(reached.items())))
