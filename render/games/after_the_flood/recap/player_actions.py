"""What a player did in one action, in a line: all but the wars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from engine.after_the_flood import events as e
from engine.core.decision import Seat
from engine.core.game import Event
from render.games.after_the_flood.recap.groups import ActionGroup
from render.story.line import RecapLine
from render.text.phrases import Phrase, Row, phrase


def action_line(
    group: ActionGroup,
    *wordings: Phrase,
    result: Phrase | None = None,
    hits: Iterable[Seat] = (),
    dull: bool = False,
    complete: int | None = None,
) -> RecapLine:
    """Make the line of an action from its deed, said at length and then briefly; `result` is a sentence at the end."""
    deeds = list(wordings)
    if group.payment:
        paid = [phrase("recap-paid", payment=group.payment, deed=deed) for deed in wordings]
        deeds = [*paid, wordings[-1]]
    key = "recap-line" if result is None else "recap-line-result"
    ending = {} if result is None else {"result": result}
    said = tuple(phrase(key, seat=group.seat, deed=deed, **ending) for deed in deeds)
    return RecapLine(said, (group.seat,), tuple(sorted({*hits} - {group.seat})), dull, complete=complete)


def build(group: ActionGroup) -> RecapLine:
    """A city, and whoever came with it."""
    gained = "scribe" if group.first(e.ScribeGained) else "tool_maker" if group.first(e.ToolMakerGained) else "none"
    match group.events[0]:
        case e.CityMoved(_, from_area, area):
            return action_line(group, phrase("recap-moves-city", from_area=from_area, area=area, gained=gained))
        case e.CityBuilt(_, area):
            return action_line(group, phrase("recap-builds", area=area, gained=gained))
        case event:
            return RecapLine((event,), (group.seat,))


def place(group: ActionGroup) -> RecapLine:
    """Workers placed for a resource and by scribes."""
    at_length = _row([_placed(event, before) for before, event in pairwise([None, *group.events]) if event])
    priced = [_placed(each, None) for each in group.all(e.WorkersPlaced)]
    placed = [phrase("recap-places", workers=each.workers, place=each.place) for each in group.all(e.WorkersPlaced)]
    scribed = tuple(_scribed(event) for event in group.events if not isinstance(event, e.WorkersPlaced))
    if not scribed:
        return action_line(group, at_length, _briefly(placed), dull=True)
    uses = phrase("recap-scribes", scribes=len(scribed))
    where = phrase("recap-scribes-where", uses=uses, items=Row(scribed))
    shorter = ([*priced, where], [*placed, where], [*priced, uses], [*placed, uses])
    return action_line(group, at_length, *map(_briefly, shorter), dull=True)


def _placed(event: Event, before: Event | None) -> Phrase:
    """Tell of workers placed or moved; "places" is not said twice in a row."""
    too = "-too" if isinstance(before, e.WorkersPlaced | e.ScribePlaced) else ""
    match event:
        case e.WorkersPlaced(_, resource, workers, place):
            return phrase(f"recap-places{too or '-for'}", resource=resource, workers=workers, place=place)
        case e.ScribeMoved(_, from_place, place):
            return phrase("recap-scribe-moves", from_place=from_place, place=place)
        case e.ScribePlaced(_, place):
            return phrase(f"recap-scribe-places{too}", place=place)
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
    return action_line(group, _row(at_length), _briefly(briefly), dull=True)


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
    if len(expanded) == 1:
        event = expanded[0]
        return action_line(group, phrase("recap-expands", area=event.area, luxuries=event.luxuries, vp=event.vp))
    at_length = [phrase("recap-city", area=event.area, luxuries=event.luxuries, vp=event.vp) for event in expanded]
    areas, vp = [event.area for event in expanded], sum(event.vp for event in expanded)
    return action_line(
        group,
        phrase("recap-expands-several", items=at_length, vp=vp),
        phrase("recap-expands-briefly", areas=areas, vp=vp),
    )


def _row(phrases: Sequence[Phrase]) -> Phrase:
    return phrases[0] if len(phrases) == 1 else phrase("recap-row", deeds=list(phrases))


def _briefly(phrases: Sequence[Phrase]) -> Phrase:
    """Put deeds in a row where there is no room for an "and"."""
    return phrases[0] if len(phrases) == 1 else phrase("recap-row", deeds=Row(tuple(phrases)))
