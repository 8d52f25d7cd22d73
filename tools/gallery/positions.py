"""Positions to draw: from played matches, from random ones, and the most crowded one there can be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle

import msgspec

from engine import GAMES
from engine.after_the_flood.data import OTHERS, SUMER
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.bots import Bot, RandomBot
from engine.core.decision import Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Event, Setup
from engine.core.play import advance, begin, waiting_on
from engine.core.record import Entry, Record, replay

GAME = GAMES["after_the_flood"]
SEATS = 3


class Position(msgspec.Struct, frozen=True):
    """A view, who is to act, and what has happened since whoever is to act last moved."""

    view: AfterTheFloodView
    waiting: tuple[Seat, ...] = ()
    since: tuple[Event, ...] = ()


def played(seed: int, bot: Bot | None = None) -> Record:
    """Play a whole match, by the game's own players if no other is given."""
    player = bot or GAME.bot()
    dice = SeededDice(random.Random(seed).randbytes(16))
    outcome = begin(GAME, Setup(SEATS), dice)
    record = Record(GAME.key, GAME.rules, Setup(SEATS), outcome.draws)
    while outcome.asked:
        asked, drawn = outcome.asked[0], outcome.state.drawn
        move = Move(asked.seat, asked.kind, player.answer(GAME.view(outcome.state, asked.seat), asked))
        outcome = advance(outcome.state, outcome.asked, move, dice)
        record.entries.append(Entry(move, drawn, outcome.draws))
    return record


def positions(record: Record) -> Iterator[Position]:
    """Give the position at the beginning and after every move."""
    happened: list[Event] = []
    moved = [0] * SEATS
    answered = (entry.move.seat for entry in record.entries)
    for outcome in replay(GAME, record):
        happened += outcome.events
        waiting = tuple(sorted(waiting_on(outcome.asked)))
        since = max(moved) if not waiting else moved[waiting[0]]
        yield Position(GAME.view(outcome.state, None), waiting, tuple(happened[since:]))
        if (seat := next(answered, None)) is not None:
            moved[seat] = len(happened)


def everything(record: Record) -> list[Event]:
    """Give all that happened in a match."""
    return [event for outcome in replay(GAME, record) for event in outcome.events]


def random_positions(count: int, seed: int = 1) -> Iterator[Position]:
    """Play matches, half by random players and half by ours, and give every few positions."""
    chance = random.Random(seed)
    for match in range(count):
        bot = GAME.bot() if match % 2 else RandomBot(chance)
        for position in positions(played(chance.getrandbits(32), bot)):
            if chance.random() < 0.1:
                yield position
                count -= 1
                if count == 0:
                    return


def crowded() -> AfterTheFloodView:
    """Fill every place as far as the pieces go: two armies everywhere, every city expanded, many workers."""
    view: AfterTheFloodView = GAME.view(begin(GAME, Setup(SEATS), SeededDice(b"\x01" * 16)).state, None)
    seats = cycle(range(SEATS))
    areas = dict(view.areas)
    for area in SUMER:
        areas[area] = msgspec.structs.replace(
            areas[area], armies=2, army_seat=next(seats), city_seat=next(seats), expanded=True
        )
    for area in OTHERS:
        armies = {} if area == "dilmun" else {"armies": 2, "army_seat": next(seats)}
        areas[area] = msgspec.structs.replace(areas[area], workers=(12, 25, 18), **armies)
    boxes = {
        name: msgspec.structs.replace(box, ready=(12, 9, 4), used=(0, 2, 2) if box.used else ())
        for name, box in view.boxes.items()
    }
    boxes["scribes"] = msgspec.structs.replace(boxes["scribes"], ready=(1, 0, 2), used=(1, 2, 0))
    players = tuple(
        msgspec.structs.replace(
            player,
            hand={**dict.fromkeys(player.hand, 7), "grain": 14, "textile": 12 + seat},
            available_workers=18,
            unavailable_workers=12,
            available_armies=14,
            unavailable_armies=16,
            rating="ABC"[seat],
            equipment={"gold": 4 - seat, "tool": 3},
            passed=seat != 1,
            bid={"gold": 3},
            vp=100 + seat,
        )
        for seat, player in enumerate(view.players)
    )
    empires = {empire: msgspec.structs.replace(each, seat=next(seats)) for empire, each in view.empires.items()}
    return msgspec.structs.replace(view, areas=areas, boxes=boxes, players=players, empires=empires)
