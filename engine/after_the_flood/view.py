"""What a seat may know: in After the Flood, everything (F20.1). Built up field by field all the same."""

from __future__ import annotations

import msgspec

from engine.after_the_flood.data import AREAS, BOXES, EMPIRES, LAST_TURN, TURNS, USED
from engine.after_the_flood.passing import place_in_order
from engine.after_the_flood.state import AfterTheFloodState, worth
from engine.core.decision import Arg, Seat, Text
from engine.core.game import Result

ACTIONS = 3
"""The phase in which players act and pass. F6"""


class PlayerView(msgspec.Struct, frozen=True):
    """One player's holdings away from the board."""

    hand: dict[str, int]
    available_workers: int
    unavailable_workers: int
    available_armies: int
    unavailable_armies: int
    cities: int
    expansions: int
    empire: str
    rating: str
    equipment: dict[str, int]
    passed: bool
    bid: dict[str, int]
    empire_vp: int
    city_vp: int
    majority_vp: int
    vp: int

    @property
    def points(self) -> dict[str, int]:
        """Points by where they come from."""
        return {"empires": self.empire_vp, "cities": self.city_vp, "majorities": self.majority_vp}


class AreaView(msgspec.Struct, frozen=True):
    """What stands in an area."""

    workers: tuple[int, ...]
    armies: int
    army_seat: Seat | None
    city_seat: Seat | None
    expanded: bool


class BoxView(msgspec.Struct, frozen=True):
    """Workers in a box, by seat: ready ones, and used ones where the box has a used half."""

    ready: tuple[int, ...]
    used: tuple[int, ...]


class EmpireView(msgspec.Struct, frozen=True):
    """An empire of this turn and whoever has started it."""

    armies: int
    seat: Seat | None


class AfterTheFloodView(msgspec.Struct, frozen=True):
    """The whole table as a seat sees it."""

    turn: int
    turns: int
    year: int
    phase: int
    decline_next: bool
    order: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    stock: dict[str, int]
    areas: dict[str, AreaView]
    boxes: dict[str, BoxView]
    empires: dict[str, EmpireView]
    result: Result | None

    @property
    def decline_turn(self) -> int:
        """The next turn, if a decline comes in it; else 0. F5.1"""
        return self.turn + 1 if self.decline_next else 0


def view(s: AfterTheFloodState) -> AfterTheFloodView:
    """Build the view; it is the same for every seat and bystander."""
    following = TURNS.get(s.turn + 1)
    return AfterTheFloodView(
        turn=s.turn,
        turns=LAST_TURN,
        year=TURNS[s.turn].year,
        phase=s.phase,
        decline_next=following is not None and following.decline,
        order=tuple(s.order),
        players=tuple(_player(s, seat) for seat in range(s.seats)),
        stock=dict(s.stock),
        areas={area: _area(s, area) for area in AREAS},
        boxes={
            box: BoxView(tuple(s.workers[box]), tuple(s.workers[USED[box]]) if box in USED else ()) for box in BOXES
        },
        empires={
            empire.id: EmpireView(
                empire.armies,
                next((seat for seat, player in enumerate(s.players) if player.empire == empire.id), None),
            )
            for empire in EMPIRES.values()
            if empire.turn == s.turn
        },
        result=s.result,
    )


def _player(s: AfterTheFloodState, seat: Seat) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        hand=dict(player.hand),
        available_workers=player.available_workers,
        unavailable_workers=player.unavailable_workers,
        available_armies=player.available_armies,
        unavailable_armies=player.unavailable_armies,
        cities=player.cities,
        expansions=player.expansions,
        empire=player.empire,
        rating=s.rating(seat),
        equipment=dict(player.equipment),
        passed=player.passed,
        bid=dict(player.bid),
        empire_vp=player.empire_vp,
        city_vp=player.city_vp,
        majority_vp=player.majority_vp,
        vp=player.vp,
    )


def _area(s: AfterTheFloodState, area: str) -> AreaView:
    garrison, city = s.armies.get(area), s.cities.get(area)
    return AreaView(
        workers=tuple(s.workers.get(area, ())),
        armies=garrison.armies if garrison else 0,
        army_seat=garrison.seat if garrison else None,
        city_seat=city.seat if city else None,
        expanded=city is not None and city.expanded,
    )


def status(view: AfterTheFloodView, seat: Seat | None) -> list[Text]:
    """F20.10: turn, decline, who has passed; then hand and pieces of the seat that asks, and what its bid has won."""
    passed = [other for other in view.order if view.players[other].passed]
    where: dict[str, Arg] = {"turn": view.turn, "turns": view.turns, "decline_turn": view.decline_turn}
    if passed:
        where["seats"] = passed
    if len(passed) == 2:  # named one by one: a list of two would not fit the line
        where |= {"first_seat": passed[0], "second_seat": passed[1]}
    lines = [Text("status-turn-passed" if passed else "status-turn", where)]
    if seat is None:
        return lines
    player = view.players[seat]
    lines.append(Text("status-hand", {"resources": {kind: count for kind, count in player.hand.items() if count}}))
    pieces: dict[str, int] = {
        "workers": player.available_workers,
        "armies": player.available_armies,
        "scribes": view.boxes["scribes"].ready[seat],
        "tool_makers": view.boxes["tool_makers"].ready[seat],
    }
    key = "status-pieces-rated" if player.rating else "status-pieces"
    lines.append(Text(key, {**pieces, "rating": player.rating} if player.rating else {**pieces}))
    if player.passed and view.phase == ACTIONS and view.turn < view.turns:
        bids = {other: worth(view.players[other].bid) for other in passed}
        lines.append(place_in_order(view.order, bids, seat))
    return lines
