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
    results: Sequence[Phrase | None] = (None,),
    hits: Mapping[Seat, int] = NOBODY,
    overtaken: Iterable[Seat] = (),
    points: bool = False,
    dull: bool = False,
    deeds: Iterable[Deed] = (),
    blows: Iterable[Deed] = (),
    besides: Iterable[Deed] = (),
    complete: int | None = None,
    weighty: bool = False,
    places: Iterable[str] = (),
) -> RecapLine:
    """Make the line of an action from its deed, said at length and then briefly.

    `results` are sentences at the end of each of these wordings, the last one of all that follow. Whom it hit comes
    with how heavily. Whoever only fell behind is hit too, unless it is the player.
    """
    ways = [(deed, results[min(n, len(results) - 1)]) for n, deed in enumerate(wordings)]
    if group.payment:
        pays = phrase("recap-pays", payment=group.payment)
        ways = [*((_row([pays, *_deeds(deed)]), result) for deed, result in ways), ways[-1]]
    said = tuple(_said(group.seat, deed, result) for deed, result in ways)
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
        complete=complete or len(wordings),  # the log leaves out no extra cost
        weights={seat: hits[seat] for seat in lost},
        weighty=weighty,
        places=tuple(places),
    )


def _said(seat: Seat, deed: Phrase, result: Phrase | None) -> Phrase:
    if result is None:
        return phrase("recap-line", seat=seat, deed=deed)
    return phrase("recap-line-result", seat=seat, deed=deed, result=result)


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
    """Workers placed for a resource and by scribes, and who fell behind or is level where they went."""
    taken = [blow for event in group.events for blow in _leads_taken(event)]
    told = [_with_lead(event, _placed(event, before)) for before, event in pairwise([None, *group.events]) if event]
    priced = [_with_lead(each, _placed(each, None)) for each in group.all(e.WorkersPlaced)]
    scribed = [each for each in group.events if not isinstance(each, e.WorkersPlaced)]
    shorter = []
    if scribed:
        uses = phrase("recap-scribes-where", scribes=len(scribed), items=list(_by_scribes(scribed)))
        shorter = [_row([*priced, uses])]
        if priced:
            items = list(_by_scribes(scribed, "-too"))
            shorter.append(phrase("recap-places-and-scribes", placed=_row(priced), scribes=len(scribed), items=items))
    wordings = [*([_row(told)] if len(scribed) <= 1 else ()), *shorter]
    return action_line(
        group,
        *wordings,
        overtaken=[seat for blow in taken for seat in blow.hits],
        dull=not taken,
        deeds=_sums(group.events),
        blows=taken,
        besides=_sums(group.events),
    )


def _with_lead(event: Event, said: Phrase) -> Phrase:
    """Say with a place who had the most workers there and has not, or shares that now. F4.3, F10.4, F17.2"""
    match event:
        case e.WorkersPlaced() | e.ScribePlaced() | e.ScribeMoved():
            return _with_leads(said, event.overtaken_seats, event.equalled_seat)
    return said


def _with_leads(said: Phrase, overtaken: Sequence[Seat], equalled: Seat | None) -> Phrase:
    if overtaken and equalled is not None:
        return phrase("recap-taking-and-equalling", said=said, overtaken_seats=overtaken, equalled_seat=equalled)
    if overtaken:
        return phrase("recap-taking-lead", said=said, overtaken_seats=overtaken)
    return said if equalled is None else phrase("recap-equalling-lead", said=said, equalled_seat=equalled)


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
    """Tell whom it hit that workers came somewhere, not how many: others may have come there before."""
    match event:
        case e.WorkersPlaced() | e.ScribePlaced() | e.ScribeMoved():
            overtaken, equalled = event.overtaken_seats, event.equalled_seat
            level = [] if equalled is None else [equalled]
            if hits := (*overtaken, *level):
                key = "recap-draws-level" if not overtaken else "recap-overtakes" if not level else "recap-outdoes"
                whom = phrase(key, overtaken_seats=overtaken, equalled_seat=equalled)
                where = phrase("recap-in-place", place=event.place)
                yield Deed("recap-takes-leads", item=where, hits=hits, whom=whom, counts=False)


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


def _by_scribes(events: Sequence[Event], too: str = "") -> Iterator[Phrase]:
    """Tell where scribes placed and moved workers, those placed in one place together.

    "Worker" is said only once, and not even that if something `too` told of workers stands before.
    """
    placed: dict[str, list[e.ScribePlaced]] = {}
    for event in events:
        if isinstance(event, e.ScribePlaced):
            placed.setdefault(event.place, []).append(event)
    for event in events:
        match event:
            case e.ScribeMoved(_, from_place, place):
                moved = phrase(f"recap-scribe-moved{too}", from_place=from_place, place=place)
                yield _with_lead(event, moved)
            case e.ScribePlaced(_, place) if event is placed[place][0]:
                said = phrase(f"recap-scribe-placed{too}", workers=len(placed[place]), place=place)
                overtaken = sorted({seat for each in placed[place] for seat in each.overtaken_seats})
                yield _with_leads(said, overtaken, placed[place][-1].equalled_seat)
        too = "-too"


def trade(group: ActionGroup) -> RecapLine:
    """All swaps of one action by area, and the tools."""
    swaps, tools = group.all(e.Swapped), len(group.all(e.ToolMade))
    at_length, briefly, in_signs = [], [], []
    if swaps:
        given, received = Counter(s.given_resource for s in swaps), Counter(s.resource for s in swaps)
        at_length.append(phrase("recap-trades", markets=Row(tuple(_markets(swaps)))))
        areas = {swap.area for swap in swaps}
        traded: dict[str, Part] = {
            "given_resources": dict(given),
            "resources": dict(received),
            "area": swaps[0].area if len(areas) == 1 else None,
            "extra": len(areas) == 1 and any(swap.extra for swap in swaps),
        }
        briefly.append(phrase("recap-trades-briefly", **traded))
        in_signs.append(phrase("recap-trades-in-signs", **traded))
    if tools:
        for said in (at_length, briefly, in_signs):
            said.append(phrase("recap-makes", tools=tools))
    deeds = [Deed("recap-tally-trades", len(swaps)), Deed("recap-tally-tools", tools)]
    return action_line(group, _row(at_length), _row(briefly), _row(in_signs), dull=True, deeds=deeds, complete=2)


def _markets(swaps: Sequence[e.Swapped]) -> list[Phrase]:
    """Tell the swaps in each area, and which of them the rule of Sippar allows. F18.9"""
    by_area: dict[str, dict[tuple[str, str], list[bool]]] = {}
    for swap in swaps:
        by_area.setdefault(swap.area, {}).setdefault((swap.given_resource, swap.resource), []).append(swap.extra)
    return [
        phrase("recap-market", pairs=[_pair(*pair, extras) for pair, extras in pairs.items()], area=area)
        for area, pairs in by_area.items()
    ]


def _pair(given: str, received: str, extras: Sequence[bool]) -> Phrase:
    return phrase("recap-pair", given_resource=given, resource=received, count=len(extras), extra=any(extras))


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
    bids = [event.bid for event in passed]
    together = phrase("recap-pass-together", seats=seats, bids=bids, highest=max(bids))
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


def _deeds(said: Phrase) -> list[Phrase]:
    """Take a row of deeds apart, so that more of them can be told in it."""
    match said:
        case Phrase("recap-row", {"first": Row(before), "last": Phrase() as last}):
            return [*before, last]
    return [said]


def _row(phrases: Sequence[Phrase]) -> Phrase:
    """Put deeds in a row; there may be an "and" within each, so that a language may want more before the last."""
    *before, last = phrases
    if not before:
        return last
    return phrase("recap-row", first=Row(tuple(before)), last=last)
