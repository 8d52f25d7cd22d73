"""What a player did in a turn, kind by kind: each as a clause at length and briefly, and as something to add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from engine.core.game import Event
from engine.mesopotamia.content.tokens import TRADE_TOKENS
from engine.mesopotamia.events import build, economy, explore, tokens, turn
from engine.mesopotamia.holdings import told
from render.games.mesopotamia.recap.happenings import SIGNS, happenings, in_short, results, to_add_up
from render.story.line import Deed
from render.text.phrases import Part, Phrase, Row, phrase

E = TypeVar("E", bound=Event)
WIDE = 2
"""The width of a clause with much to tell."""


class Clause(msgspec.Struct, frozen=True):
    """One thing that was done, without who did it."""

    at_length: Phrase
    briefly: Phrase
    deeds: tuple[Deed, ...]
    width: int = 1
    """How much room it takes of a line: some need as much as two others."""
    least: Phrase | None = None
    """More briefly still, if there is such a way."""
    dull: bool = False
    """Changes little for the others: resources, dice and squares on a track."""


Begun: TypeAlias = Iterator[tuple[int, Clause]]
"""Clauses with when what they tell was begun."""


def clauses(events: Sequence[Event]) -> list[Clause]:
    """What was done, each kind once, in the order in which they were begun; the Gardens have a line of their own."""
    found = [each for kind in _KINDS for each in kind(events)]
    return [clause for _, clause in sorted(found, key=lambda each: each[0])]


def _all(events: Sequence[Event], kind: type[E]) -> list[tuple[int, E]]:
    return [(n, event) for n, event in enumerate(events) if isinstance(event, kind)]


def _aside(events: Sequence[Event]) -> Begun:
    for n, _ in _all(events, turn.PawnPutAside):
        said = phrase("recap-puts-aside")
        yield n, Clause(said, said, (Deed("recap-puts-aside"),), dull=True)


def _rerolled(events: Sequence[Event]) -> Begun:
    rolls = _all(events, turn.DiceRerolled)
    if rolls:
        count = sum(len(event.dice) for _, event in rolls)
        said = phrase("recap-rerolls", count=count, faces=[face for _, event in rolls for face in event.faces])
        yield rolls[0][0], Clause(said, said, (Deed("recap-tally-rerolls", count),), dull=True)


def _moved(events: Sequence[Event]) -> Begun:
    """Moves of Units, with what they gave up; but for those that only revealed an Event, which is told with it. M6.9"""
    explored = {event.region for event in events if isinstance(event, tokens.EventTurned)}
    every = _all(events, explore.UnitMoved)
    told = [(n, event, _left(event, every[place + 1 :])) for place, (n, event) in enumerate(every)]
    moves = [each for each in told if each[2] is not None or each[1].region not in explored]
    if moves:
        items = list(_moves(moves))
        left_behind = tuple(left for _, _, left in moves if left is not None)
        regions = list(dict.fromkeys(event.region for _, event, _ in moves))
        given_up = Row(left_behind) if left_behind else None
        at_length, briefly = (
            phrase("recap-moves", items=items),
            phrase("recap-moves-briefly", regions=regions, items=given_up),
        )
        deeds = tuple(Deed("recap-moves", item=item) for item in items)
        yield moves[0][0], Clause(at_length, briefly, deeds, WIDE if left_behind else 1)


def _moves(moves: Sequence[tuple[int, explore.UnitMoved, Phrase | None]]) -> Iterator[Phrase]:
    """Where each went; all who went to the same place and gave up nothing are told together."""
    together: dict[str, Counter[str]] = {}
    for _, event, left in moves:
        if left is None:
            together.setdefault(event.region, Counter())[event.unit] += 1
    for _, event, left in moves:
        units = together.pop(event.region, None) if left is None else Counter((event.unit,))
        if units is not None and units.total() > 1:
            yield phrase("recap-move-together", units=dict(units), region=event.region)
        elif units is not None:
            yield phrase("recap-move", unit=event.unit, region=event.region, left=left)


def _left(move: explore.UnitMoved, later: Sequence[tuple[int, explore.UnitMoved]]) -> Phrase | None:
    """The region that a move gave up for good, with the points it gave. M15.7"""
    if not move.given_up_vp or move.from_region in [event.region for _, event in later]:
        return None
    return phrase("recap-left", region=move.from_region, vp=move.given_up_vp, token_vp=move.token_vp)


def _sailed(events: Sequence[Event]) -> Begun:
    moves = _all(events, explore.ShipMoved)
    if moves:
        said = phrase("recap-sails", sections=[event.section for _, event in moves])
        yield moves[0][0], Clause(said, said, (Deed("recap-tally-sails", len(moves)),))


def _explored(events: Sequence[Event]) -> Begun:
    """Events revealed, or decided on, with what came of them. M14"""
    for each in happenings(events):
        about: dict[str, Part] = {"region": each.region, "card": each.card}
        key = "recap-explores" if each.is_turned else "recap-decides"
        said, least = (phrase(key, **about, gains=gained) for gained in (results(each.events, SIGNS), in_short(each)))
        yield events.index(each.events[0]), Clause(said, said, (to_add_up(each),), WIDE, least)


def _built(events: Sequence[Event]) -> Begun:
    built = [(n, item) for n, event in enumerate(events) if (item := built_item(event)) is not None]
    if built:
        said = phrase("recap-builds", items=[item for _, item in built])
        deeds = tuple(Deed("recap-builds", item=item) for _, item in built)
        yield built[0][0], Clause(said, said, deeds, min(WIDE, len(built)))


def built_item(event: Event) -> Phrase | None:
    """What was built and where; nothing of the Gardens. M9"""
    match event:
        case build.WallBuilt(region=region):
            return phrase("recap-building", building="wall", region=region)
        case build.RamBuilt(region=region):
            return phrase("recap-building", building="ram", region=region)
        case build.SettlementBuilt(region=region):
            return phrase("recap-building", building="settlement", region=region)
        case build.ShipBuilt(section=section):
            return phrase("recap-launches", section=section)
        case build.ZigguratBuilt(level=level, colour=colour):
            return phrase("recap-ziggurat", level=level, colour=colour)
    return None


def _converted(events: Sequence[Event]) -> Begun:
    for n, event in _all(events, economy.Converted):
        about = {"paid": told(event.paid), "gained": told(event.gained)}
        said, deed = phrase("recap-converts", **about), Deed("recap-tally-converts", sum(event.gained.values()))
        yield n, Clause(said, said, (deed,), dull=True)


def _discovered(events: Sequence[Event]) -> Begun:
    found = _all(events, economy.Discovered)
    if found:
        cards = [(event.technology, event.level) for _, event in found]
        at_length, briefly = (
            phrase("recap-discovers", items=[phrase(key, technology=card, level=level) for card, level in cards])
            for key in ("recap-discovery", "recap-teaches")
        )
        yield found[0][0], Clause(at_length, briefly, (Deed("recap-tally-discovers", len(found)),), WIDE)


def _gathered(events: Sequence[Event]) -> Begun:
    sources = _all(events, economy.Gathered)
    if sources:
        gained: Counter[str] = Counter()
        for _, event in sources:
            gained.update(event.gained)
        said = phrase("recap-gathers", gained=dict(gained))
        yield sources[0][0], Clause(said, said, (Deed("recap-tally-gathers", gained.total()),), dull=True)


def _traded(events: Sequence[Event]) -> Begun:
    """Each trade, and whom it paid. M11.13-M11.16"""
    for n, event in _all(events, economy.Traded):
        if not event.paid:  # only a side that nobody sits at pays nothing, M17.19
            card = TRADE_TOKENS[event.token]
            claims = phrase("recap-claims", level=card.level, vp=card.vp, gained=told(event.gained))
            yield n, Clause(claims, claims, (Deed("recap-tally-trades"),), WIDE, dull=True)
            continue
        about: dict[str, Part] = {"paid": told(event.paid), "gained": told(event.gained)}
        whose: dict[str, Part] = {"to_seat": event.to_seat, "amphora": event.amphora}
        said, least = (phrase(key, **about, **whose) for key in ("recap-trades", "recap-trades-briefly"))
        yield n, Clause(said, said, (Deed("recap-tally-trades"),), WIDE, least, dull=True)


def _armed(events: Sequence[Event]) -> Begun:
    for n, event in _all(events, economy.PhalanxesTaken):
        said = phrase("recap-takes", gained=told(event.gained))
        yield n, Clause(said, said, (Deed("recap-tally-takes", sum(event.gained.values())),), dull=True)


def _created(events: Sequence[Event]) -> Begun:
    created = _all(events, economy.UnitCreated)
    if created:
        units = Counter((event.unit, event.region) for _, event in created)
        items = [_units(unit, region, count) for (unit, region), count in units.items()]
        said = phrase("recap-creates", items=items)
        yield created[0][0], Clause(said, said, (Deed("recap-tally-creates", len(created)),))


def _units(unit: str, region: str, count: int) -> Phrase:
    if count == 1:
        return phrase("recap-unit", unit=unit, region=region)
    return phrase("recap-units", units={unit: count}, region=region)


def _grew(events: Sequence[Event]) -> Begun:
    grown = _all(events, economy.Grew)
    if grown:
        said = phrase("recap-grows", square=grown[-1][1].square)
        yield grown[0][0], Clause(said, said, (Deed("recap-tally-grows", len(grown)),), dull=True)


_KINDS: tuple[Callable[[Sequence[Event]], Begun], ...] = (
    *(_aside, _rerolled, _moved, _sailed, _explored, _built, _converted),
    *(_discovered, _gathered, _traded, _armed, _created, _grew),
)
