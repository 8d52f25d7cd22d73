"""Why an action is not among those offered, in few words: only what a player could not see at once. F6.6"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.after_the_flood import place_workers, start_empire, trade
from engine.after_the_flood.data import EMPIRES, MARKETS, RESOURCES, TRADE, TURNS
from engine.after_the_flood.means import means_of
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Arg, Seat, Text

_OF_TURN = {turn: [empire for empire in EMPIRES.values() if empire.turn == turn] for turn in TURNS}


def why_absent(s: AfterTheFloodState, seat: Seat, absent: Collection[str]) -> Iterator[Text]:
    """Say what is missing for actions that cannot be taken now, and which empires somebody else leads."""
    player = s.players[seat]
    if not player.started:
        yield from _empires(s, seat)
    if "trade" in absent:
        yield Text("absent-trade", _why_no_trade(s, seat))
    if "place" in absent:
        yield Text("absent-place", {"why": _why_no_workers(s, seat)})
    if "build" in absent:
        yield Text("absent-build")
    if "expand" in absent and player.started:  # without an empire nobody looks for it
        yield Text("absent-expand", {"why": "cost" if player.available_armies else "armies"})


def _empires(s: AfterTheFloodState, seat: Seat) -> Iterator[Text]:
    """Name the empires that are still to be had, but not by this seat, and who outdoes it there. F10.4"""
    taken = {player.empire for player in s.players}
    left = [empire for empire in _OF_TURN[s.turn] if empire.id not in taken]
    others = [empire.id for empire in left if not start_empire.is_leading(s, seat, empire.home)]
    if len(others) == len(left):
        yield Text("absent-lead", {"empires": others})
        return
    outdone = [empire for empire in others if s.workers[EMPIRES[empire].home][seat]]
    for empire in outdone:
        there = s.workers[EMPIRES[empire].home]
        leader = there.index(max(there))
        yield Text(
            "absent-empire-outdone",
            {"empire": empire, "first_seat": leader, "most": there[leader], "own": there[seat]},
        )
    if nowhere := [empire for empire in others if empire not in outdone]:
        yield Text("absent-empires", {"empires": nowhere})


def _why_no_trade(s: AfterTheFloodState, seat: Seat) -> dict[str, Arg]:
    """Tell nobody to trade with, nothing to give, and goods that nobody there takes from each other. F9.2, F9.10"""
    if s.others_passed(seat) and trade.is_possible(s, seat, means_of(s, seat)):
        return {"why": "cost"}
    areas = [area for area in MARKETS if trade.count_traders(s, seat, area.id)]
    hand = s.players[seat].hand
    if not areas:
        return {"why": "goods" if s.workers["tool_makers"][seat] else "traders"}
    if not any(hand.values()):
        return {"why": "goods"}
    wanted = {given for area in areas for received in area.offers for given in TRADE[received]}
    if any(hand[given] for given in wanted):
        return {"why": "stock"}
    if len(areas) > 1:
        return {"why": "areas"}
    return {"why": "area", "area": areas[0].id, "resources": [each for each in RESOURCES if each in wanted]}


def _why_no_workers(s: AfterTheFloodState, seat: Seat) -> str:
    """Tell no worker from nothing to pay with. F8.2"""
    if s.others_passed(seat) and place_workers.is_possible(s, seat, means_of(s, seat)):
        return "cost"
    return "goods" if s.players[seat].available_workers else "workers"
