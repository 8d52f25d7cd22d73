"""What a seat may know: everything but the order of the decks (A14.2). Built up field by field."""

from __future__ import annotations

import msgspec

from engine.assyria.actions import ActionTurn
from engine.assyria.assur import influence, paying, payouts
from engine.assyria.data import COUNTS, HEXES, OFFERINGS, PLOW, TURNS, in_play, turns_to_flood
from engine.assyria.notes import foods_of
from engine.assyria.state import AssyriaState, Spent
from engine.core.decision import Arg, Seat, Text
from engine.core.game import Result

ORDINALS = ("first", "second", "third", "fourth")
"""What the players a line tells of are called in it, one after the other."""


class PlayerView(msgspec.Struct, frozen=True):
    """One player's holdings away from the board; pieces are those in stock."""

    huts: int
    bases: int
    centres: int
    roofs: int
    cards: tuple[str, ...]
    plow: bool
    camels: int
    offering: int
    influence: int
    sites: tuple[str, ...]
    settled: tuple[str, ...]
    """Hexes of huts on the board."""
    around: tuple[str, ...]
    """Empty hexes next to own pieces."""
    huts_vp: int
    tiles_vp: int
    wells_vp: int
    assur_vp: int
    upper_vp: int
    offerings_vp: int
    last_tiles_vp: int
    left_vp: int
    vp: int

    @property
    def points(self) -> dict[str, int]:
        """Points by where they come from; ziggurats and dignitaries in one sum each."""
        return {
            "huts": self.huts_vp,
            "ziggurats": self.tiles_vp + self.last_tiles_vp,
            "wells": self.wells_vp,
            "assur": self.assur_vp + self.upper_vp,
            "offerings": self.offerings_vp,
            "left": self.left_vp,
        }


class HexView(msgspec.Struct, frozen=True):
    """A hex and the piece on it: a hut (level 0) or a ziggurat."""

    food: str
    terrain: str
    seat: Seat | None
    level: int


class AssyriaView(msgspec.Struct, frozen=True):
    """The whole table as a seat sees it."""

    turn: int
    turns: int
    reign: int
    to_flood: int
    """Turns of the reign that follow on this one."""
    phase: str
    value: int
    order: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    hexes: dict[str, HexView]
    wells: tuple[str, ...]
    wells_left: int
    plows: int
    assur: dict[str, tuple[Seat, ...]]
    market: tuple[tuple[str, ...], ...]
    discs: tuple[Seat | None, ...]
    passed_on: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    expansion: tuple[int, ...]
    expansion_deck: int
    removed: tuple[int, ...]
    bonus: bool
    bonus_to_come: bool
    """The Bonus card is part of this match. A2.6"""
    raised: tuple[str, ...]
    """Ziggurats that gained a level in the action turn under way; the next two are of that turn too. A13.8"""
    offered: int
    bought: bool
    result: Result | None


def view(s: AssyriaState) -> AssyriaView:
    """Build the view; it is the same for every seat and bystander. A14.1"""
    turn = s.stack.steps[-1] if s.stack.steps else None
    spent = turn.spent if isinstance(turn, ActionTurn) else Spent()
    return AssyriaView(
        turn=s.turn,
        turns=TURNS,
        reign=s.reign,
        to_flood=turns_to_flood(s.turn),
        phase=s.phase,
        value=s.value,
        order=tuple(s.order),
        players=tuple(_player(s, seat) for seat in range(s.seats)),
        hexes={hex: _hex(s, hex) for hex in in_play(s.seats)},
        wells=tuple(s.wells),
        wells_left=s.wells_left,
        plows=s.plows,
        assur={dignitary: tuple(there) for dignitary, there in s.assur.items()},
        market=tuple(tuple(column) for column in s.market),
        discs=tuple(s.discs),
        passed_on=tuple(s.passed_on),
        deck=len(s.deck),
        discard=tuple(s.discard),
        expansion=tuple(s.expansion),
        expansion_deck=len(s.expansion_deck),
        removed=tuple(s.removed),
        bonus=s.bonus,
        bonus_to_come=COUNTS[s.seats].bonus_card,
        raised=tuple(spent.raised),
        offered=spent.offered,
        bought=spent.bought,
        result=s.result,
    )


def _player(s: AssyriaState, seat: Seat) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        huts=player.huts,
        bases=player.bases,
        centres=player.centres,
        roofs=player.roofs,
        cards=tuple(player.cards),
        plow=player.plow,
        camels=player.camels,
        offering=player.offering,
        influence=influence(s.assur, seat),
        sites=tuple(s.sites_of(seat)),
        settled=tuple(s.huts_of(seat)),
        around=tuple(s.around(seat)),
        huts_vp=player.huts_vp,
        tiles_vp=player.tiles_vp,
        wells_vp=player.wells_vp,
        assur_vp=player.assur_vp,
        upper_vp=player.upper_vp,
        offerings_vp=player.offerings_vp,
        last_tiles_vp=player.last_tiles_vp,
        left_vp=player.left_vp,
        vp=player.vp,
    )


def _hex(s: AssyriaState, hex: str) -> HexView:
    ziggurat = s.ziggurats.get(hex)
    seat = s.huts.get(hex) if ziggurat is None else ziggurat.seat
    return HexView(HEXES[hex].food, HEXES[hex].terrain, seat, ziggurat.level if ziggurat else 0)


def status(view: AssyriaView, seat: Seat | None) -> list[Text]:
    """A13.15: turn, reign and value; what the seat owns; then what the phase is about."""
    where: dict[str, Arg] = {"turn": view.turn, "turns": view.turns, "reign": view.reign, "value": view.value}
    flood: dict[str, Arg] = {"to_flood": view.to_flood, "flood": view.turn + view.to_flood}
    lines = [Text("status-turn", {**where, **flood})]
    if seat is not None:
        lines += _own(view, view.players[seat])
    if view.phase == "actions":
        lines.append(_prizes(view))
        shares = [player.influence for player in view.players]
        told = Text("status-influence", {"influence_per_seat": shares})
        lines.append(told if any(shares) else Text("status-no-influence"))
        lines += _offerings(view)
    return lines


def _offerings(view: AssyriaView) -> list[Text]:
    """How far the offerings of those who made any have come, and what they multiply by. A1.11"""
    steps = [(seat, player.offering) for seat, player in enumerate(view.players) if player.offering]
    about: dict[str, Arg] = {f"{nth}_seat": None for nth in ORDINALS}
    for nth, (seat, step) in zip(ORDINALS, steps, strict=False):
        about |= {f"{nth}_seat": seat, f"{nth}_step": step, f"{nth}_multiplier": OFFERINGS.multipliers[step]}
    return [Text("status-offerings", about)] if steps else []


def _own(view: AssyriaView, me: PlayerView) -> list[Text]:
    cards: list[str | int] = [*me.cards, *([PLOW] if me.plow else [])]
    lines = [
        Text("status-own", {"vp": me.vp, "camels": me.camels, "huts": me.huts}),
        Text("status-cards", {"cards": cards}),
    ]
    if view.phase in ("setup", "agriculture") and me.sites:
        lines.append(Text("status-huts", {"huts_foods": foods_of(me.settled)}))
        lines.append(Text("status-around", {"around_foods": foods_of(me.around)}))
    return lines


def _prizes(view: AssyriaView) -> Text:
    """What each rank in Assur brings by the cards laid so far; there are as many as players. A9.6, A11.6"""
    players = len(view.players)
    prizes = payouts(paying(view.expansion, view.bonus), players, players, view.reign)
    vp, second, third, fourth = (*prizes, 0, 0)[:4]
    ranks = {"vp": vp, "second_vp": second, "third_vp": third, "fourth_vp": fourth}
    return Text("status-prizes", {**ranks, "alike": vp == second, "to_flood": view.to_flood})
