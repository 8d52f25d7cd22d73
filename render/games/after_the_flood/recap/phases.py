"""The automatic phases, a line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.after_the_flood import events as e
from engine.after_the_flood.data import EMPIRES, LAST_TURN, PLAYER, START
from engine.core.decision import Seat
from engine.core.game import Event
from render.games.after_the_flood.recap import player_actions
from render.games.after_the_flood.recap.groups import ActionGroup
from render.games.after_the_flood.recap.losses import Loss
from render.story.line import RecapLine
from render.story.seats import by_seat, in_order
from render.text.phrases import Phrase, Row, phrase

SCORING = frozenset({"empires", "cities"})
"""Chapters that bring points before a turn ends. F15.1, F15.3"""


def turn(group: ActionGroup, order: Sequence[Seat]) -> list[RecapLine]:
    """A turn begins: what everybody collects and loses, and the empires; the first tells the lot as well."""
    drawn, began, collected = group.first(e.OrderDrawn), group.first(e.TurnBegan), group.first(e.Collected)
    declines = [line for event in group.all(e.Declined) for line in _declined(event, order)]
    if began is None or collected is None:
        return [*(RecapLine((event,)) for event in group.events if not isinstance(event, e.Declined)), *declines]
    heading = phrase("log-turn", turn=began.turn, year=began.year)
    if drawn:
        lot = RecapLine((phrase("recap-lot", order=in_order(drawn.seats)),), opens=heading)
        received = [lot, RecapLine((_first_goods(collected),))]
    else:
        first, headed = _collected(collected, order, turn=began.turn), _collected(collected, order)
        received = [RecapLine((first,), opens=heading, headed=(headed,), needed=True)]
    return [*received, *declines, RecapLine((_empires(began.turn),), needed=True)]


def _declined(event: e.Declined, order: Sequence[Seat]) -> list[RecapLine]:
    """A line for each who lost workers, with the places; one for all where only their numbers are known. F5.2"""
    losing = [seat for seat in order or range(len(event.workers_per_seat)) if event.workers_per_seat[seat]]
    if not event.places:
        lost = phrase("recap-decline", lost=by_seat(event.workers_per_seat, order))
        return [RecapLine((lost,), hits=tuple(sorted(losing)), weights=dict.fromkeys(losing, Loss.WORKERS))]
    return [
        RecapLine((_lost_by(event, seat),), hits=(seat,), dull=True, weights={seat: Loss.WORKERS}) for seat in losing
    ]


def _lost_by(event: e.Declined, seat: Seat) -> Phrase:
    """Say where; a single worker lost somewhere needs no number."""
    lost = [each for each in zip(event.places, event.seats, event.losses, strict=True) if each[1] == seat]
    places = tuple(phrase("recap-lost", place=place, count=count) for place, _, count in lost)
    return phrase("recap-decline-of", seat=seat, workers=event.workers_per_seat[seat], items=Row(places))


def _first_goods(collected: e.Collected) -> Phrase:
    each = {"grain": collected.grain_per_seat[0], "textile": collected.textile_per_seat[0], **START.resources}
    return phrase("recap-goods", workers=START.available_workers + collected.workers_per_seat[0], resources=each)


def _collected(collected: e.Collected, order: Sequence[Seat], **turn: int) -> Phrase:
    fewer = any(count < PLAYER.workers_per_turn for count in collected.workers_per_seat)
    return phrase(
        "recap-turn" if turn else "recap-collected",
        **turn,
        grain=by_seat(collected.grain_per_seat, order),
        textile=by_seat(collected.textile_per_seat, order),
        received=by_seat(collected.workers_per_seat, order) if fewer else None,
    )


def _empires(turn: int) -> Phrase:
    offered = (empire for empire in EMPIRES.values() if empire.turn == turn)
    parts = [phrase("recap-empire", empire=empire.id, count=empire.armies) for empire in offered]
    return phrase("recap-empires", items=Row(tuple(parts)))


def empires(group: ActionGroup, order: Sequence[Seat]) -> list[RecapLine]:
    """Points for areas, of those who have any."""
    lines = []
    for event in group.all(e.EmpireScored):
        scoring = [seat for seat in order or range(len(event.vp_per_seat)) if event.vp_per_seat[seat]]
        if scoring:
            scored = phrase("recap-scores", scores=by_seat(event.vp_per_seat, scoring))
            lines.append(RecapLine((scored,), points=True))
    return lines


def scoring(group: ActionGroup, order: Sequence[Seat]) -> list[RecapLine]:
    """Points of a turn that ends, as the log tells them: for areas, or for the cities of a player. F15.1, F15.3"""
    told = empires(group, order) if group.chapter == "empires" else [player_actions.cities(group)]
    return [replace(line, detail=True) for line in told]


def gains(groups: Sequence[ActionGroup], order: Sequence[Seat]) -> list[RecapLine]:
    """All points of a turn, for areas and for cities, with which ones if there is room: they lead to its totals."""
    empires = Counter[Seat]()
    cities: dict[Seat, list[e.CityExpanded]] = {}
    for group in groups:
        for scored in group.all(e.EmpireScored):
            empires.update({seat: vp for seat, vp in enumerate(scored.vp_per_seat) if vp})
        for expanded in group.all(e.CityExpanded):
            cities.setdefault(expanded.seat, []).append(expanded)
    if not empires and not cities:
        return []
    seats = order or sorted({*empires, *cities})
    areas = _in_a_row(phrase("per-seat", seat=seat, n=empires[seat]) for seat in seats if seat in empires)
    sums = {seat: sum(event.vp for event in events) for seat, events in cities.items()}
    at_length, briefly = (
        _in_a_row(_expanded(seat, sums[seat], cities[seat] if named else ()) for seat in seats if seat in cities)
        for named in (True, False)
    )
    wordings = (phrase("recap-gains", empires=areas, cities=said) for said in (at_length, briefly))
    return [RecapLine(tuple(wordings), points=True, decisive=True, gist=True, complete=1)]


def _in_a_row(phrases: Iterable[Phrase]) -> Row | None:
    said = tuple(phrases)
    return Row(said) if said else None


def _expanded(seat: Seat, vp: int, cities: Sequence[e.CityExpanded]) -> Phrase:
    if not cities:
        return phrase("per-seat", seat=seat, n=vp)
    return phrase("recap-gains-of", seat=seat, vp=vp, areas=[event.area for event in cities])


def turn_end(group: ActionGroup, order: Sequence[Seat]) -> list[RecapLine]:
    """The scores, the best first, and the order of play if it is new; after the last turn nobody plays any more."""
    event = group.all(e.TurnEnded)[0]
    best_first = sorted(range(len(event.vp_per_seat)), key=lambda seat: -event.vp_per_seat[seat])
    stand = phrase("by-turn", turn=event.turn, scores=by_seat(event.vp_per_seat))
    ends = phrase("recap-turn-ends", turn=event.turn, scores=by_seat(event.vp_per_seat, best_first))
    if order and event.turn < LAST_TURN:
        ends = phrase("recap-turn-ends-order", **ends.args, order=in_order(order))
    return [RecapLine((ends,), milestone=stand)]


def alone(event: Event) -> RecapLine:
    """An event that makes a line by itself."""
    if isinstance(event, e.OrderSet):
        if fallen(event):
            return _order_by_bids(event)
        return RecapLine((phrase("recap-order", order=in_order(event.seats)),))
    return RecapLine((event,))


def fallen(event: e.OrderSet) -> list[Seat]:
    """Find who plays later than before. F14.1"""
    return [seat for seat in event.before_seats if event.seats.index(seat) > event.before_seats.index(seat)]


def _order_by_bids(event: e.OrderSet) -> RecapLine:
    """Tell a new order with the bids that made it, and to whoever fell from which place."""
    behind = fallen(event)
    items = tuple(
        phrase(
            "recap-order-bid",
            seat=seat,
            bid=event.bids_per_seat[seat],
            was=event.before_seats.index(seat) + 1 if seat in behind else None,
        )
        for seat in event.seats
    )
    said = phrase("recap-order-by-bids", items=Row(items))
    return RecapLine((said,), hits=tuple(sorted(behind)), overtaken=tuple(sorted(behind)), weighty=True)


def final(group: ActionGroup) -> list[RecapLine]:
    """The scores and the ranking at the very end."""
    return [
        RecapLine((event,), milestone=phrase("by-turn-final", scores=by_seat(event.vp_per_seat)), result=True)
        for event in group.all(e.MatchEnded)
    ]


def majorities(group: ActionGroup, _: Sequence[Seat]) -> list[RecapLine]:
    """Points for most workers, with the places they are for if there is room."""
    places: dict[Seat, list[e.MajorityScored]] = {}
    for event in group.all(e.MajorityScored):
        places.setdefault(event.seat, []).append(event)
    sums = {seat: sum(event.vp for event in events) for seat, events in places.items()}
    at_length = [
        phrase("recap-majority", seat=seat, vp=sums[seat], places=[event.place for event in events])
        for seat, events in places.items()
    ]
    briefly = [phrase("per-seat", seat=seat, n=vp) for seat, vp in sums.items()]
    wordings = tuple(phrase("recap-majorities", items=Row(tuple(parts))) for parts in (at_length, briefly))
    return [RecapLine(wordings, points=True, decisive=True, complete=1)]
