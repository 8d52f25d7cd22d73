"""Everything one can think of typing at Mesopotamia, legal or not, and the names legal answers go by."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.typed.parts import Known
from engine.core.decision import Text
from engine.mesopotamia.actions.research import CONVERT
from engine.mesopotamia.build.building import BUILDINGS as KINDS_OF_BUILDINGS
from engine.mesopotamia.content.cards import ROWS as ALL_ROWS
from engine.mesopotamia.content.empires import BASICS, COUNTS, FIGHTERS, RAM, RESOURCES, SHIP, ZIGGURAT_LEVELS
from engine.mesopotamia.content.empires import EMPIRES as ALL_EMPIRES
from engine.mesopotamia.content.map import REGIONS as ALL_REGIONS
from engine.mesopotamia.content.map import SECTIONS as ALL_SECTIONS
from engine.mesopotamia.content.technologies import ACTIONS, COLOURS
from engine.mesopotamia.content.tokens import TRADE_TOKENS
from engine.mesopotamia.setup.start_line import NOWHERE


def _by_name(kind: str, ids: Iterable[str]) -> tuple[Known, ...]:
    """Everything of a kind by its mere name: `typed-region` says how a region is called."""
    return tuple(Known((each,), (_name(kind, each),)) for each in ids)


def _name(kind: str, named: str) -> Text:
    return Text(f"typed-{kind}", {kind: named})


def _unit_in(unit: str, region: str) -> Text:
    return Text("typed-unit-in", {"unit": unit, "region": region})


ROLES = _by_name("role", "abcdef"[: max(COUNTS)])
EMPIRES = _by_name("empire", ALL_EMPIRES)
REGIONS = _by_name("region", ALL_REGIONS)
SECTIONS = _by_name("section", ALL_SECTIONS)
DICE_COLOURS = _by_name("colour", COLOURS)
OUTPOSTS = (*REGIONS, Known((NOWHERE,), (Text("outpost-none"),)))
BUILDINGS = _by_name("building", KINDS_OF_BUILDINGS)
TECHNOLOGIES = _by_name("technology", ACTIONS)
CHOICES_IN_EVENTS = (*_by_name("resource", RESOURCES), *TECHNOLOGIES, *SECTIONS)
CONVERSION_CALLED = Text("typed-convert"), Text("choice-yes")
CONVERSION = tuple(Known((CONVERT,), (each,)) for each in CONVERSION_CALLED)
ROWS = _by_name("row", ALL_ROWS)
UNITS = _by_name("unit", FIGHTERS)
TOKENS = tuple(Known((f"trade.{token}",), (_name("token", token),)) for token in TRADE_TOKENS)
DICE = tuple(
    Known((str(number),), (Text("typed-die", {"number": number}),)) for number in range(1, ZIGGURAT_LEVELS + 1)
)
SETTLEMENT_TAKEN = tuple(
    Known((answer,), (Text(f"settlement-to-{answer}"),)) for answer in ("conquer", "destroy", "leave")
)
UNITS_IN_PLACES = tuple(
    Known((f"{unit}.{region}",), (_unit_in(unit, region),)) for unit in FIGHTERS for region in ALL_REGIONS
)
MOVERS = (
    *(
        Known(("unit", f"{unit}.{region}"), (_unit_in(unit, region),))
        for unit in (*FIGHTERS, RAM)
        for region in ALL_REGIONS
    ),
    *(Known((f"{SHIP}.{section}",), (Text("explore-ship", {"section": section}),)) for section in ALL_SECTIONS),
)
SOURCES = (
    *(Known((f"start.{resource}",), (_name("resource", resource),)) for resource in BASICS),
    *(Known((f"unit.{region}",), (_name("region", region),)) for region in ALL_REGIONS),
    *(Known((f"settlement.{region}",), (Text("typed-settlement", {"region": region}),)) for region in ALL_REGIONS),
    *(
        Known(
            (f"{SHIP}.{section.id}.{region}",), (Text("typed-ship-source", {"section": section.id, "region": region}),)
        )
        for section in ALL_SECTIONS.values()
        for region in section.regions
    ),
)


def pawn_for(action: str) -> tuple[Known, ...]:
    """The pawn, as what pays for an action."""
    return (Known((f"{action}.pawn",), (Text("typed-pawn"),)),)


def source_called(path: tuple[str, ...]) -> tuple[Text, ...]:
    """Sources go by the resource they give, and by their region; a Ship by its section too."""
    kind, *places = path[0].split(".")
    if kind == "start":
        return (_name("resource", places[0]),)
    region = next(place for place in places if place in ALL_REGIONS)
    sections = tuple(_name("section", place) for place in places if place in ALL_SECTIONS)
    return (_name("region", region), _name("resource", ALL_REGIONS[region].resource), *sections)


def conversion_called(_: tuple[str, ...]) -> tuple[Text, ...]:
    """To say that Clay is converted is as good as to say what into."""
    return CONVERSION_CALLED


def token_called(path: tuple[str, ...]) -> tuple[Text, ...]:
    """Trade tokens go by what is printed on them."""
    return (_name("token", path[0].partition(".")[2]),)


def destination_called(path: tuple[str, ...]) -> tuple[Text, ...]:
    """Movements go by where they end, unless Rams go along."""
    end = path[-1].split(".")[-1]
    if end in ALL_SECTIONS:
        return (_name("section", end),)
    return (_name("region", end),) if end in ALL_REGIONS else ()


def destination_with_ram_called(path: tuple[str, ...]) -> tuple[Text, ...]:
    """If Rams are to go along, the mere name of a region means the movement with them."""
    return (_name("region", path[-1].partition(".")[0]),)
