"""The steps of a turn that is not over, for the player who is at it: a line an action, and one for each Event."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.mesopotamia.events import build, combat, economy, explore, setup, tokens, turn
from engine.mesopotamia.holdings import told
from render.games.mesopotamia.recap.clauses import built_item
from render.games.mesopotamia.recap.combats import step
from render.games.mesopotamia.recap.happenings import EVENTS, happenings, results
from render.games.mesopotamia.recap.set_up import chosen
from render.story.line import RecapLine
from render.text.phrases import Part, Phrase, Row, phrase

_BUILT = (build.WallBuilt, build.RamBuilt, build.SettlementBuilt, build.ShipBuilt, build.ZigguratBuilt)
"""What is built at a price, which is told beside it."""


def so_far(events: Sequence[Event]) -> list[RecapLine]:
    """Tell each action with what was done in it; what belongs to none is told as it is."""
    lines: list[RecapLine] = []
    for run in _runs([event for n, event in enumerate(events) if not _is_opened(event, events[n:])]):
        first = run[0]
        if isinstance(first, EVENTS):
            lines += _events(run)
        elif isinstance(first, turn.ActionBegun):
            lines.append(_action(first, run[1:]))
        else:
            lines += [_alone(event) for event in run]
    is_asked = len(lines) > 1 and isinstance(events[-1], tokens.EventTurned)  # the question names that Event too
    return lines[:-1] if is_asked else lines


def _is_opened(event: Event, later: Sequence[Event]) -> bool:
    """Say of something sealed whether it has been opened since, which tells more. M3.19, M16.14"""
    match event:
        case combat.BidSealed(seat=seat):
            return any(isinstance(each, combat.BidOpened) and each.seat == seat for each in later)
        case setup.QuestsSealed(seat=seat):
            return any(isinstance(each, setup.QuestsKept) and each.seat == seat for each in later)
    return False


def _runs(events: Sequence[Event]) -> list[list[Event]]:
    """Part the steps: an action with its parts, Events, and everything else one by one."""
    runs: list[list[Event]] = []
    for event in events:
        last = runs[-1][-1] if runs else None
        goes_on = part(event) is not None and last is not None and (part(last) or isinstance(last, turn.ActionBegun))
        is_event = isinstance(event, EVENTS) and isinstance(last, EVENTS)
        if goes_on or is_event:
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _action(begun: turn.ActionBegun, done: Sequence[Event]) -> RecapLine:
    """The action and how it is paid, then what was done with it."""
    about = {"technology": begun.technology, "level": begun.level, "signs": begun.signs, "count": len(begun.dice)}
    parts = tuple(said for event in done if (said := part(event)) is not None)
    return RecapLine((phrase("so-far-action", **about, items=Row(parts) if parts else None),))


def _alone(event: Event) -> RecapLine:
    said = chosen(event) or part(event)
    is_end = isinstance(event, turn.TurnEnded)
    return RecapLine((step(event) if said is None else phrase("so-far-part", said=said),), dull=is_end)


def _events(run: Sequence[Event]) -> list[RecapLine]:
    lines = []
    for each in happenings(run):
        about: dict[str, Part] = {"region": each.region, "card": each.card}
        gains = results(each.events)
        at_length = [
            phrase(
                "so-far-event-option",
                **about,
                option=event.option,
                gains=gains,
                missing_resources=told(event.missing_resources),
                no_die=event.no_die,
            )
            for event in each.events
            if isinstance(event, tokens.EventChosen)
        ]
        lines.append(RecapLine((*at_length, phrase("so-far-event", **about, gains=gains))))
    return lines


def part(event: Event) -> Phrase | None:
    """What an action did, in few words; None for what is no part of one."""
    match event:
        case explore.UnitMoved(unit=unit, region=region, ram_regions=rams, given_up_vp=vp):
            left = phrase("recap-left", region=event.from_region, vp=vp, token_vp=event.token_vp) if vp else None
            return phrase("so-far-move", unit=unit, region=region, rams=len(rams), left=left)
        case explore.ShipMoved(section=section):
            return phrase("so-far-sail", section=section)
        case build.GardensBuilt(level=level, vp=vp):
            return phrase("so-far-gardens", level=level, vp=vp)
        case economy.Converted(paid=paid, gained=gained):
            return phrase("so-far-exchange", paid=told(paid), gained=told(gained), amphora=False, to_seat=None)
        case economy.Traded(paid=paid, gained=gained, amphora=amphora, to_seat=seat):
            return phrase("so-far-exchange", paid=told(paid), gained=told(gained), amphora=amphora, to_seat=seat)
        case economy.Discovered(technology=technology, level=level):
            return phrase("recap-discovery", technology=technology, level=level)
        case economy.Gathered(region=region, gained=gained):
            return phrase("so-far-gathered", gained=told(gained), region=region)
        case economy.PhalanxesTaken(gained=gained):
            return phrase("recap-gives", gained=told(gained))
        case economy.UnitCreated(unit=unit, region=region):
            return phrase("recap-unit", unit=unit, region=region)
        case economy.Grew(square=square):
            return phrase("recap-peoples", squares=1, square=square)
    item = built_item(event)
    return phrase("so-far-built", said=item, paid=told(event.paid)) if item and isinstance(event, _BUILT) else None
