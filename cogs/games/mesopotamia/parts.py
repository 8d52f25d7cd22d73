"""What the commands of Mesopotamia mean: which questions each answers, and what is meant by what is left out."""

from __future__ import annotations

from cogs.games.mesopotamia import known
from cogs.typed.parts import CommandPart, Filled, Known
from engine.core.decision import Text
from engine.core.steps import TAKE_BACK
from engine.mesopotamia.actions.growth import PAY
from engine.mesopotamia.actions.reroll import FREE, PAID
from engine.mesopotamia.actions.trade import TRADE as TRADING
from engine.mesopotamia.actions.turn import ASIDE
from engine.mesopotamia.actions.turn import DICE as OTHER_DICE
from engine.mesopotamia.content.technologies import ACTIONS
from engine.mesopotamia.explore.exploring import UNIT as CHOOSE_UNIT
from engine.mesopotamia.notes import END, LEAVE
from engine.mesopotamia.state import MesopotamiaState

PLACES_AT_ONCE = ("to", "to2", "to3", "to4", "to5")
"""The options of Explore, and those of Units that flee."""
BUILDINGS_AT_ONCE = (("item", "place"), ("item2", "place2"))
DISCOVERIES_AT_ONCE = ("discover", "discover2", "discover3")
SOURCES_AT_ONCE = ("source", "source2", "source3", "source4", "source5")
TRADES_AT_ONCE = ("trade", "trade2")
TOKENS_AT_ONCE = ("token", "token2")
UNITS_AT_ONCE = (("unit", "place"), ("unit2", "place2"))
"""The options of the other actions: no card allows more."""


def _settled(s: MesopotamiaState) -> Text | None:
    """After set-up none of its questions comes again. M3"""
    return None if s.phase == "setup" else Text("reply-settled-before")


def _paid(action: str, option: str = "pay") -> CommandPart:
    """An action and how it is paid: if that is left out the pawn, if it is free, else the cheapest dice. M5.2, M5.3"""

    def is_meant(answer: str) -> bool:
        return answer == OTHER_DICE or answer.startswith(f"{action}.")

    return CommandPart(("action", "pay"), option, known=known.pawn_for(action), meant=is_meant, usual=action)


def _setup(kind: str, option: str, names: tuple[Known, ...]) -> CommandPart:
    return CommandPart((kind,), option, known=names, missed=_settled)


def _source(option: str) -> CommandPart:
    def is_meant(answer: str) -> bool:
        return not answer.startswith(TRADING)

    return CommandPart(("gather",), option, known=known.SOURCES, meant=is_meant, called=known.source_called)


def _token(option: str) -> CommandPart:
    def is_meant(answer: str) -> bool:
        return answer.startswith(TRADING)

    return CommandPart(("gather",), option, known=known.TOKENS, meant=is_meant, called=known.token_called)


ROLE = (_setup("role", "number", known.ROLES),)
"""Take a role. M3.3"""
EMPIRE = (_setup("empire", "name", known.EMPIRES),)
"""Choose an Empire. M3.4"""
START = (
    _setup("start", "region", known.REGIONS),
    _setup("die", "die", known.DICE_COLOURS),
    _setup("outpost", "place", known.OUTPOSTS),
    _setup("ship", "section", known.SECTIONS),
)
"""Choose a Start Region and what the Empire chooses besides. M3.5, M3.8-M3.10"""
QUESTS = (CommandPart((f"quests.{TAKE_BACK}",), fixed=TAKE_BACK), CommandPart(("quests",), "keep", missed=_settled))
"""Keep Quests; if they are chosen already, take them back and choose anew. M3.19"""
BUILD = (
    _paid("build"),
    *(
        part
        for item, place in BUILDINGS_AT_ONCE
        for part in (
            CommandPart(("build",), item, known=known.BUILDINGS),
            CommandPart(("build.place",), place, known=(*known.REGIONS, *known.SECTIONS, *known.DICE_COLOURS)),
        )
    ),
)
"""Build one thing after the other. M9.1"""
RESEARCH = (
    _paid("research"),
    CommandPart(("research",), "convert", known=known.CONVERSION, called=known.conversion_called),
    *(CommandPart(("research",), each, known=known.TECHNOLOGIES) for each in DISCOVERIES_AT_ONCE),
)
"""Convert Clay if that is said, then discover. M10.1"""
GATHER = (_paid("gather"), *map(_source, SOURCES_AT_ONCE), *map(_token, TRADES_AT_ONCE))
"""Gather, then trade. M11.1"""
TRADE = (_paid("gather", option=""), *map(_token, TOKENS_AT_ONCE))
"""Trade first, or after gathering. M11.1"""
WAR = (
    _paid("war"),
    *(
        CommandPart(("war",), unit, known=(*known.UNITS, *known.UNITS_IN_PLACES), also=place, meant=lambda _: True)
        for unit, place in UNITS_AT_ONCE
    ),
)
"""Take Phalanxes and create Units. M12.1"""
REROLL = (
    CommandPart(("action",), meant=lambda answer: answer in (FREE, PAID), usual=PAID),
    CommandPart(("reroll",), "dice", known=known.DICE),
)
"""Roll dice again, free if that is possible. M5.11, M5.13"""
PAWN = (CommandPart(("action",), fixed=ASIDE),)
"""Put the pawn aside. M4.8"""
EVENT = (
    CommandPart(("event.first",), "first", known=known.REGIONS),
    CommandPart(("event",), "option"),
    CommandPart(
        ("event.resource", "event.technology", "event.section"), "choice", known=known.CHOICES_IN_EVENTS, alike=True
    ),
)
"""Resolve an Event: which one first, which option, and what is chosen inside it. M14.2, M14.21, M16.48"""
BID = (CommandPart((f"bid.{TAKE_BACK}",), fixed=TAKE_BACK), CommandPart(("bid",), "phalanxes", in_order=True))
"""Bid, which seals the bid; if it lies sealed already, take it back and bid anew. M16.14"""
FATIGUE = (CommandPart(("fatigue",), "row", known=known.ROWS),)
"""What a Unit loses that has won a fight. M16.27"""
LOSE = (CommandPart(("loss",), "unit", known=known.UNITS),)
"""Which Unit the winner of a simple combat loses. M16.52"""
SETTLEMENT = (
    CommandPart((), "region", known=known.REGIONS, told="region"),
    CommandPart(("settlement",), "do", known=known.SETTLEMENT_TAKEN),
)
"""What becomes of a Settlement; naming its region makes sure that it is this one. M8.11"""
DONE = (CommandPart(("action",), fixed=END.id), CommandPart(ACTIONS, fixed=LEAVE))
"""End the turn; or leave the action under way, to go on with others. M4.7, M5.9"""


def explore(filled: Filled) -> tuple[CommandPart, ...]:
    """Move Units, the best mover to each place; the first move may be that of a Unit of one's choice. M6.1"""
    kinds = ("explore", "explore.section", "explore.to")
    ends = (*known.REGIONS, *known.SECTIONS)
    to, *others = (
        CommandPart(kinds, option, known=ends, meant=_is_movement, called=known.destination_called)
        for option in PLACES_AT_ONCE
    )
    if filled.get("ram"):
        unit = CommandPart(("explore.unit",), "unit", implied=True)
        to = to._replace(meant=lambda answer: "." in answer, called=known.destination_with_ram_called)
        return _paid("explore"), CommandPart(("explore",), fixed=CHOOSE_UNIT.id), unit, to, *others
    if "unit" in filled:
        return _paid("explore"), CommandPart(("explore", "explore.unit"), "unit", known=known.MOVERS), to, *others
    return _paid("explore"), to, *others


def _is_movement(answer: str) -> bool:
    return answer != CHOOSE_UNIT.id


def growth(filled: Filled) -> tuple[CommandPart, ...]:
    """Pay for so many squares; the first comes with the action, unless that is under way. M13.1"""
    times = filled.get("times", "")
    again = CommandPart(("growth",), "times", fixed=PAY)
    more = (again for _ in range(int(times) - 1 if times.isdecimal() else 0))
    return CommandPart(("growth",), fixed=PAY), _paid("growth"), *more


def order(filled: Filled) -> tuple[CommandPart, ...]:
    """Put combats into an order, or name two who fight first; with nothing said, by the map. M16.4, M16.6"""
    return _as_proposed(CommandPart(("order", "pair"), "first", alike=True), filled)


def allot(filled: Filled) -> tuple[CommandPart, ...]:
    """Put Phalanxes on cards; with nothing said, as proposed. M16.17, M17.28"""
    return _as_proposed(CommandPart(("allot", "place"), "phalanxes", alike=True), filled)


def lines(filled: Filled) -> tuple[CommandPart, ...]:
    """Arrange lines; with nothing said, as proposed. M16.20"""
    return _as_proposed(CommandPart(("lines",), "lines"), filled)


def retreat(filled: Filled) -> tuple[CommandPart, ...]:
    """Say where Units flee, one after the other; with nothing said, all as proposed. M16.31"""
    is_said = any(option in filled for option in PLACES_AT_ONCE)
    parts = (CommandPart(("retreat",), option, known=known.REGIONS) for option in PLACES_AT_ONCE)
    return tuple(part if is_said else part._replace(as_proposed=True) for part in parts)


def _as_proposed(part: CommandPart, filled: Filled) -> tuple[CommandPart, ...]:
    return (part if part.option in filled else part._replace(as_proposed=True),)
