"""The steps of an action that is not over, for the player who is at it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.after_the_flood import events as e
from engine.after_the_flood.data import AREAS
from engine.core.decision import Arg
from engine.core.game import Event
from render.games.after_the_flood.recap.feats import Fight, parts_of_expansion
from render.games.after_the_flood.recap.groups import ActionGroup, grouped
from render.story.line import RecapLine
from render.text.phrases import Phrase, Row, Sayable, phrase


def so_far(events: Sequence[Event]) -> list[RecapLine]:
    """Tell each step; swaps in a row in one area, tools, and the rolls of a fight are one step."""
    paid = [phrase("so-far-paid", payment=event.payment) for event in events if isinstance(event, e.OpportunityPaid)]
    steps = [step for group in grouped(events) for step in _steps(group)]
    return [*(RecapLine((cost,), aside=True) for cost in paid), *(RecapLine((step,)) for step in steps)]


def _steps(group: ActionGroup) -> Sequence[Sayable]:
    match group.chapter:
        case "trade":
            return list(_trades(group))
        case "expand":
            return _expansion(group.events)
        case "start":
            before = [
                event for event in group.events if not isinstance(event, e.Rolled | e.AttackFailed | e.HomeEntered)
            ]
            return [*map(_step, before), *_expansion(group.events), *map(_step, group.all(e.HomeEntered))]
    steps = [event for event in group.events if not isinstance(event, e.ScribeGained | e.ToolMakerGained)]
    return [_step(event) for event in steps]


def _step(event: Event) -> Sayable:
    """Word a step; what happens by itself is told as it is to everybody."""
    if type(event) not in _KEYS:
        return event
    fields: dict[str, Arg] = {name: getattr(event, name) for name in event.__struct_fields__ if name != "seat"}
    match event:
        case e.CityBuilt(_, area) | e.CityMoved(_, _, area):
            fields["special"] = AREAS[area].special or None
    return phrase(_KEYS[type(event)], **fields)


_KEYS: dict[type[Event], str] = {
    e.CityBuilt: "so-far-city",
    e.CityMoved: "so-far-city-moved",
    e.WorkersPlaced: "so-far-placed",
    e.ScribePlaced: "so-far-scribe-placed",
    e.ScribeMoved: "so-far-scribe-moved",
    e.EmpireStarted: "so-far-empire",
    e.ArmiesBought: "so-far-bought",
    e.ArmyEquipped: "so-far-equipped",
    e.WorkersLeft: "so-far-left",
    e.HomeEntered: "so-far-home",
    e.Passed: "so-far-pass",
    e.CityExpanded: "so-far-expanded",
}


def _trades(group: ActionGroup) -> Iterator[Phrase]:
    """Tell trades in the order they were made, since one may need what another brought; alike in a row are one step."""
    for area, together in groupby(group.events, lambda event: event.area if isinstance(event, e.Swapped) else ""):
        trades = list(together)
        swaps = [event for event in trades if isinstance(event, e.Swapped)]
        if swaps:
            yield phrase("so-far-market", area=area, pairs=Row(tuple(map(_pair, swaps))))
        else:
            yield phrase("so-far-tools", tools=len(trades))


def _pair(swap: e.Swapped) -> Phrase:
    return phrase("so-far-pair", given_resource=swap.given_resource, resource=swap.resource, extra=swap.extra)


def _expansion(events: Sequence[Event]) -> list[Phrase]:
    """Tell each sub-action with the armies it cost in all: whoever continues pays one more for it. F11.14"""
    return [step for repeated, part in _sub_actions(events) for step in _sub_action(part, repeated)]


def _sub_actions(events: Sequence[Event]) -> Iterator[tuple[bool, list[Event]]]:
    """Part an expansion where an army was paid to go on, and say of each part whether that was so."""
    part: list[Event] = []
    repeated = False
    for event in events:
        if isinstance(event, e.RepeatPaid):
            yield repeated, part
            part, repeated = [], True
        else:
            part.append(event)
    yield repeated, part


def _sub_action(events: Sequence[Event], repeated: bool) -> Iterator[Phrase]:
    for feat in parts_of_expansion(events):
        match feat:
            case Fight(area, _, rolls, outcome):
                yield _fight(area, rolls, outcome)
            case e.CityDestroyed(_, area, owner, armies):
                yield phrase("so-far-destroyed", area=area, owner_seat=owner, armies=armies + repeated)
            case quiet:
                for area in quiet.areas:
                    yield phrase(quiet.key.replace("recap", "so-far"), area=area, armies=1 + repeated)


def _fight(area: str, rolls: Sequence[e.Rolled], outcome: str) -> Phrase:
    if not rolls:
        return phrase("so-far-attack", area=area)
    *before, last = rolls
    parts = [phrase("so-far-roll", total=roll.total, hit=roll.hit) for roll in before]
    dice = {"first": last.first, "second": last.second, "total": last.total, "hit": last.hit}
    fought = Row((*parts, phrase("so-far-last-roll", **dice)))
    return phrase("so-far-fight", area=area, rolls=fought, outcome=outcome or None)
