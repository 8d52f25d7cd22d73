"""What the commands of After the Flood mean: which questions each answers, and everything one can think of typing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs.typed.parts import CommandPart, Filled, Known
from engine.after_the_flood.data import AREAS, BOXES, CITY_VP, EMPIRES, MARKETS, PLACES, RESOURCES, SUMER
from engine.after_the_flood.expand_empire import SUB_ACTIONS
from engine.core.decision import Text

SWAPS = ("swap", "swap2", "swap3", "swap4", "swap5")
"""The options of Trade."""


def _single(ids: Iterable[str], key: str, name: str) -> tuple[Known, ...]:
    return tuple(Known((each,), (Text(key, {name: each}),)) for each in dict.fromkeys(ids))


def _value(counts: Mapping[str, int]) -> Text:
    return Text("sum-value", {"value": sum(RESOURCES[kind].value * count for kind, count in counts.items())})


def _soldiers(counts: Mapping[str, int]) -> Text:
    return Text("armies", {"armies": sum(RESOURCES[kind].armies * count for kind, count in counts.items())})


def _points(counts: Mapping[str, int]) -> Text:
    return Text("sum-vp", {"vp": CITY_VP[min(sum(counts.values()), len(CITY_VP) - 1)]})


_RESOURCES = _single(RESOURCES, "resource-option", "resource")
_PLACES = _single((*PLACES, *AREAS, *BOXES, "available"), "place-option", "place")
_CITIES = _single(AREAS, "area-option", "area")
_PAYMENTS = _single(("worker", "army", *RESOURCES), "pay-option", "payment")
_EMPIRES = tuple(
    Known((empire.id,), (Text("empire-option", {"empire": empire.id, "armies": empire.armies}),))
    for empire in EMPIRES.values()
)
_TARGETS = tuple(
    Known((kind, area), (Text(f"expand-{kind}"), Text("area-option", {"area": area})))
    for kind in SUB_ACTIONS
    for area in AREAS
)
_SWAPS = (
    *(
        Known(
            (f"{area.id}.{received}", given),
            (Text("give-option", {"given_resource": given, "resource": received, "area": area.id}),),
        )
        for area in MARKETS
        for received in area.offers
        for given in RESOURCES
        if given != received
    ),
    Known(("tool",), (Text("tool-option"),)),
)
_PAY = CommandPart(("pay",), "pay", known=_PAYMENTS)


def _action(action: str) -> CommandPart:
    return CommandPart(("action",), fixed=action)


BUILD = (
    _action("build"),
    _PAY,
    CommandPart(("build.remove",), "moving", known=_CITIES),
    CommandPart(("build.area",), "area", known=_CITIES),
)
"""Build City; with all cities on the board, one of them moves."""
PLACE = (
    _action("place"),
    _PAY,
    CommandPart(("place",), "resource", known=_RESOURCES),
    CommandPart(("place.to",), "area", known=_PLACES),
    CommandPart(("place.number",), "workers"),
)
"""Place Workers for a resource."""
TRADE = (
    _action("trade"),
    _PAY,
    *(CommandPart(("trade", "trade.give"), option, known=_SWAPS) for option in SWAPS),
)
"""Swap up to five times."""
EMPIRE = (
    _action("start"),
    _PAY,
    CommandPart(("empire",), "name", known=_EMPIRES),
    CommandPart(("empire.buy",), "buy", known=_RESOURCES, tally=_soldiers),
    CommandPart(("empire.equip",), "equip", known=_RESOURCES, tally=_value),
    CommandPart(("empire.home",), "home", known=_CITIES),
    CommandPart(("empire.armies",), "armies"),
)
"""Start an empire: buy, equip, enter."""
EXPAND = (_action("expand"), _PAY, CommandPart(("expand", "expand.area"), "target", known=_TARGETS))
"""One step of Expand Empire."""
CITY = (
    CommandPart(("city",), "city", known=_single(SUMER, "area-option", "area")),
    CommandPart(("city.luxuries",), "giving", known=_RESOURCES, tally=_points),
)
"""Expand one city."""
PASS = (_action("pass"), CommandPart(("pass.bid",), "bid", known=_RESOURCES, tally=_value))
"""Pass, with a bid or without."""


def scribe(filled: Filled) -> tuple[CommandPart, ...]:
    """Let a scribe place a worker, or move one if it is said from where."""
    moves = "from" in filled
    does = CommandPart(("place",), fixed="scribe_move" if moves else "scribe_place")
    source = (CommandPart(("place.from",), "from", known=_PLACES),) if moves else ()
    return _action("place"), _PAY, does, *source, CommandPart(("place.to",), "to", known=_PLACES)


def tools(filled: Filled) -> tuple[CommandPart, ...]:
    """Make so many tools."""
    number = filled.get("number", "")
    made = CommandPart(("trade",), "number", fixed="tool")
    return _action("trade"), _PAY, *(made for _ in range(int(number) if number.isdecimal() else 0))


def fight(filled: Filled) -> tuple[CommandPart, ...]:
    """Roll, or call off; the turn that may be ended afterwards is that of Expand Empire."""
    roll = filled.get("do") != "call_off"
    out = CommandPart(("fight.out",), fixed="fight" if roll else "call_off")
    return CommandPart(("fight",), fixed="roll" if roll else "call_off"), out, CommandPart(("expand",))
