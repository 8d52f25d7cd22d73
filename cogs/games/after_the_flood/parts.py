"""What the commands of After the Flood mean: which questions each answers, and everything one can think of typing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs.typed.parts import Filled, Known, Part
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
            (
                Text("swap-option", {"resource": received, "area": area.id}),
                Text("give-option", {"given_resource": given, "resource": received}),
            ),
        )
        for area in MARKETS
        for received in area.offers
        for given in RESOURCES
        if given != received
    ),
    Known(("tool",), (Text("tool-option"),)),
)
_PAY = Part(("pay",), "pay", known=_PAYMENTS)


def _action(action: str) -> Part:
    return Part(("action",), fixed=action)


BUILD = (
    _action("build"),
    _PAY,
    Part(("build.remove",), "moving", known=_CITIES),
    Part(("build.area",), "area", known=_CITIES),
)
"""Build City; with all cities on the board, one of them moves."""
PLACE = (
    _action("place"),
    _PAY,
    Part(("place",), "resource", known=_RESOURCES),
    Part(("place.to",), "area", known=_PLACES),
    Part(("place.number",), "workers"),
)
"""Place Workers for a resource."""
TRADE = (
    _action("trade"),
    _PAY,
    *(Part(("trade", "trade.give"), option, known=_SWAPS) for option in SWAPS),
)
"""Swap up to five times."""
EMPIRE = (
    _action("start"),
    _PAY,
    Part(("empire",), "name", known=_EMPIRES),
    Part(("empire.buy",), "buy", known=_RESOURCES, tally=_soldiers),
    Part(("empire.equip",), "equip", known=_RESOURCES, tally=_value),
    Part(("empire.home",), "home", known=_CITIES),
    Part(("empire.armies",), "armies"),
)
"""Start an empire: buy, equip, enter."""
EXPAND = (_action("expand"), _PAY, Part(("expand", "expand.area"), "target", known=_TARGETS))
"""One step of Expand Empire."""
CITY = (
    Part(("city",), "city", known=_single(SUMER, "area-option", "area")),
    Part(("city.luxuries",), "giving", known=_RESOURCES, tally=_points),
)
"""Expand one city."""
PASS = (_action("pass"), Part(("pass.bid",), "bid", known=_RESOURCES, tally=_value))
"""Pass, with a bid or without."""


def scribe(filled: Filled) -> tuple[Part, ...]:
    """Let a scribe place a worker, or move one if it is said from where."""
    moves = "from" in filled
    does = Part(("place",), fixed="scribe_move" if moves else "scribe_place")
    source = (Part(("place.from",), "from", known=_PLACES),) if moves else ()
    return _action("place"), _PAY, does, *source, Part(("place.to",), "to", known=_PLACES)


def tools(filled: Filled) -> tuple[Part, ...]:
    """Make so many tools."""
    number = filled.get("number", "")
    made = Part(("trade",), "number", fixed="tool")
    return _action("trade"), _PAY, *(made for _ in range(int(number) if number.isdecimal() else 0))


def fight(filled: Filled) -> tuple[Part, ...]:
    """Roll, or call off; the turn that may be ended afterwards is that of Expand Empire."""
    roll = filled.get("do") != "call_off"
    out = Part(("fight.out",), fixed="fight" if roll else "call_off")
    return Part(("fight",), fixed="roll" if roll else "call_off"), out, Part(("expand",))
