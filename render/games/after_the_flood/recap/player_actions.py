"""What a player did in one action, in a line: all but the wars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from engine.after_the_flood import events as e
from engine.core.decision import Seat
from engine.core.game import Event
from render.games.after_the_flood.recap.groups import ActionGroup
from render.story.line import Deed, RecapLine
from render.text.phrases import Part, Phrase, Row, phrase

NOBODY: Mapping[Seat, int] = {}


def action_line(
    group: ActionGroup,
    *wordings: Phrase,
    result: Phrase | None = None,
    hits: Mapping[Seat, int] = NOBODY,
    overtaken: Iterable[Seat] = (),
    points: bool = False,
    dull: bool = False,
    deeds: Iterable[Deed] = (),
    blows: Iterable[Deed] = (),
    besides: Iterable[Deed] = (),
    complete: int | None = None,
) -> RecapLine:
    """Make the line of an action from its deed, said at length and then briefly; `result` is a sentence at the end.

    Whom it hit comes with how heavily. Whoever only fell behind is hit too, unless it is the player.
    """
    ways = list(wordings)
    if group.payment:
        paid = [phrase("recap-paid", payment=group.payment, deed=deed) for deed in wordings]
        ways = [*paid, wordings[-1]]
    key = "recap-line" if result is None else "recap-line-result"
    ending = {} if result is None else {"result": result}
    said = tuple(phrase(key, seat=group.seat, deed=deed, **ending) for deed in ways)
    lost = {*hits} - {group.seat}
    behind = {*overtaken} - {group.seat} - lost
    return RecapLine(
        said,
        (group.seat,),
        tuple(sorted(lost | behind)),
        tuple(sorted(behind)),
        points,
        dull,
        tuple(deed for deed in deeds if deed.count),
        tuple(blow for blow in blows if {*blow.hits} - {group.seat}),
        tuple(deed for deed in besides if deed.count),
        complete=complete,
        weights={seat: hits[seat] for seat in lost},
    )


def build(group: ActionGroup) -> RecapLine:
    """A city, and whoever came with it."""
    gained = "scribe" if group.first(e.ScribeGained) else "tool_maker" if group.first(e.ToolMakerGained) else "none"
    match group.events[0]:
        case e.CityMoved(_, from_area, area):
            moved = phrase("recap-moves-city", from_area=from_area, area=area, gained=gained)
            return action_line(group, moved, deeds=[Deed("recap-tally-moves")])
        case e.CityBuilt(_, area):
            return action_line(
                group, phrase("recap-builds", area=area, gained=gained), deeds=[Deed("recap-tally-builds")]
            )
        case event:
            return RecapLine((event,), (group.seat,))


def place(group: ActionGroup) -> RecapLine:
    """Workers placed for a resource and by scribes, and who no longer has the most where they went."""
    taken = [blow for event in group.events for blow in _leads_taken(event)]
    told = [_with_lead(event, _placed(event, before)) for before, event in pairwise([None, *group.events]) if event]
    priced = [_with_lead(each, _placed(each, None)) for each in group.all(e.WorkersPlaced)]
    placed = [
        _with_lead(each, phrase("recap-places", workers=each.workers, place=each.place))
        for each in group.all(e.WorkersPlaced)
    ]
    scribed = tuple(_with_lead(each, _scribed(each)) for each in group.events if not isinstance(each, e.WorkersPlaced))
    shorter = [placed]
    if scribed:
        uses = phrase("recap-scribes", scribes=len(scribed))
        where = phrase("recap-scribes-where", uses=uses, items=Row(scribed))
        shorter = [[*priced, where], [*placed, where]]
    elsewhere = [event for event in group.events if not list(_leads_taken(event))]
    return action_line(
        group,
        *([_row(told)] if len(scribed) <= 1 else ()),
        *map(_briefly, shorter),
        overtaken=[seat for blow in taken for seat in blow.hits],
        dull=not taken,
        deeds=_sums(group.events),
        blows=taken,
        besides=_sums(elsewhere),
    )


def _with_lead(event: Event, said: Phrase) -> Phrase:
    """Say with a place who had the most workers there and has not, or shares that now. F10.4, F17.2"""
    match event:
        case e.WorkersPlaced() | e.ScribePlaced() | e.ScribeMoved():
            if event.overtaken_seats:
                return phrase("recap-taking-lead", said=said, overtaken_seats=event.overtaken_seats)
            if event.equalled_seat is not None:
                return phrase("recap-equalling-lead", said=said, equalled_seat=event.equalled_seat)
    return said


def _sums(events: Iterable[Event]) -> Iterator[Deed]:
    """Count workers placed and moved."""
    for event in events:
        match event:
            case e.WorkersPlaced(workers=workers):
                yield Deed("recap-tally-places", workers)
            case e.ScribePlaced():
                yield Deed("recap-tally-places")
            case e.ScribeMoved():
                yield Deed("recap-tally-moves-workers")


def _leads_taken(event: Event) -> Iterator[Deed]:
    match event:
        case e.WorkersPlaced() | e.ScribePlaced() | e.ScribeMoved():
            workers = event.workers if isinstance(event, e.WorkersPlaced) else 1
            where: dict[str, Part] = {"place": event.place, "workers": workers}
            if event.overtaken_seats:
                item = phrase("recap-lead", overtaken_seats=event.overtaken_seats, **where)
                yield Deed("recap-takes-leads", item=item, hits=tuple(event.overtaken_seats))
            if event.equalled_seat is not None:
                item = phrase("recap-lead", overtaken_seats=[event.equalled_seat], **where)
                yield Deed("recap-equals-leads", item=item, hits=(event.equalled_seat,))


def _placed(event: Event, before: Event | None) -> Phrase:
    """Tell of workers placed or moved; "places" is not said twice in a row."""
    match event:
        case e.WorkersPlaced(_, resource, workers, place):
            key = "recap-places-too" if isinstance(before, e.WorkersPlaced) else "recap-places-for"
            return phrase(key, resource=resource, workers=workers, place=place)
        case e.ScribeMoved(_, from_place, place):
            return phrase("recap-scribe-moves", from_place=from_place, place=place)
        case e.ScribePlaced(_, place):
            return phrase("recap-scribe-places", place=place)
    raise TypeError(event)


def _scribed(event: Event) -> Phrase:
    match event:
        case e.ScribeMoved(_, from_place, place):
            return phrase("recap-scribe-moved", from_place=from_place, place=place)
        case e.ScribePlaced(_, place):
            return phrase("recap-scribe-placed", place=place)
    raise TypeError(event)


def trade(group: ActionGroup) -> RecapLine:
    """All swaps of one action by area, and the tools."""
    swaps, tools = group.all(e.Swapped), len(group.all(e.ToolMade))
    at_length, briefly = [], []
    if swaps:
        given, received = Counter(s.given_resource for s in swaps), Counter(s.resource for s in swaps)
        at_length.append(phrase("recap-trades", markets=Row(tuple(_markets(swaps)))))
        briefly.append(phrase("recap-trades-briefly", given_resources=dict(given), resources=dict(received)))
    if tools:
        makes = phrase("recap-makes", tools=tools)
        at_length.append(makes)
        briefly.append(makes)
    deeds = [Deed("recap-tally-trades", len(swaps)), Deed("recap-tally-tools", tools)]
    return action_line(group, _row(at_length), _briefly(briefly), dull=True, deeds=deeds)


def _markets(swaps: Sequence[e.Swapped]) -> list[Phrase]:
    by_area: dict[str, Counter[tuple[str, str]]] = {}
    for swap in swaps:
        by_area.setdefault(swap.area, Counter())[swap.given_resource, swap.resource] += 1
    return [
        phrase("recap-market", pairs=[_pair(*pair, count) for pair, count in pairs.items()], partner=area)
        for area, pairs in by_area.items()
    ]


def _pair(given: str, received: str, count: int) -> Phrase:
    return phrase("recap-pair", given_resource=given, resource=received, count=count)


def passes(group: ActionGroup) -> RecapLine:
    """One player who passes, or several in a row."""
    passed = group.all(e.Passed)
    if len(passed) == 1:
        resources, bid = passed[0].resources, passed[0].bid
        return action_line(
            group,
            phrase("recap-passes", bid=bid, resources=resources),
            phrase("recap-passes-briefly", bid=bid),
            dull=True,
        )
    seats = tuple(event.seat for event in passed)
    together = phrase("recap-pass-together", seats=seats, bids=[event.bid for event in passed])
    return RecapLine((together,), seats, dull=True)


def cities(group: ActionGroup) -> RecapLine:
    """The cities a player expanded, and what they brought."""
    expanded = group.all(e.CityExpanded)
    deeds = [Deed("recap-tally-expands", event.vp, phrase("recap-the-city", area=event.area)) for event in expanded]
    if len(expanded) == 1:
        event = expanded[0]
        said = phrase("recap-expands", area=event.area, luxuries=event.luxuries, vp=event.vp)
        return action_line(group, said, points=True, deeds=deeds)
    at_length = [phrase("recap-city", area=event.area, luxuries=event.luxuries, vp=event.vp) for event in expanded]
    areas, vp = [event.area for event in expanded], sum(event.vp for event in expanded)
    return action_line(
        group,
        phrase("recap-expands-several", items=at_length, vp=vp),
        phrase("recap-expands-briefly", areas=areas, vp=vp),
        points=True,
        deeds=deeds,
    )


def _row(phrases: Sequence[Phrase]) -> Phrase:
    return phrases[0] if len(phrases) == 1 else phrase("recap-row", deeds=list(phrases))


def _briefly(phrases: Sequence[Phrase]) -> Phrase:
    """Put deeds in a row where there is no room for an "and"."""
    return phrases[0] if len(phrases) == 1 else phrase("recap-row", deeds=Row(tuple(phrases)))
