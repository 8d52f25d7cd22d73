"""M14.2: what an option of an Event costs and brings, as words are made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.decision import Arg, Seat, Text
from engine.mesopotamia.content.cards import (
    Discover,
    DrawQuest,
    EventCard,
    EventOption,
    Gain,
    Op,
    PlaceUnit,
    Population,
    SettlementHere,
    ShipAdjacent,
    WallHere,
)
from engine.mesopotamia.holdings import kept
from engine.mesopotamia.state import MesopotamiaState


def option_note(s: MesopotamiaState, seat: Seat, card: EventCard, way: EventOption) -> Text:
    """Tell what choosing an option means for a player, by the kind of it. M14.6-M14.8"""
    args: dict[str, Arg] = {
        "paid_resources": dict(way.cost.items()),
        "kept_resources": kept(s, seat, way.cost),
        "progress": way.progress,
    }
    if way.kind == "immediate":
        return Text("event-immediate-note", {**args, **told(way.ops)})
    if way.kind == "vp":
        return Text("event-vp-note", {**args, **told(way.ops), "vp": card.token_vp})
    rounds = {**told(way.per_round, "round_"), **told(way.final, "final_")}
    return Text("event-six-rounds-note", {**args, **rounds})


def told(ops: Sequence[Op], prefix: str = "") -> dict[str, Arg]:
    """Add up ops by what they bring; every name is there, as nothing where they bring none of it.

    >>> told([Gain("food", 2), Gain("any", 1)])["resources"], told([WallHere()], "final_")["final_walls"]
    ({'food': 2}, 1)
    """
    resources: Counter[str] = Counter()
    units: Counter[str] = Counter()
    technologies: list[str] = []
    counts = dict.fromkeys(("any", "settlements", "walls", "ships", "population", "quests"), 0)
    for op in ops:
        match op:
            case Gain(res="any"):
                counts["any"] += op.n
            case Gain():
                resources[op.res] += op.n
            case Discover():
                technologies.append(op.type)
            case PlaceUnit():
                units[op.type] += 1
            case SettlementHere():
                counts["settlements"] += 1
            case WallHere():
                counts["walls"] += 1
            case ShipAdjacent():
                counts["ships"] += 1
            case Population():
                counts["population"] += op.n
            case DrawQuest():
                counts["quests"] += op.n
    return {
        f"{prefix}resources": dict(resources),
        f"{prefix}technologies": technologies,
        f"{prefix}units": dict(units),
        **{f"{prefix}{name}": count for name, count in counts.items()},
    }
