"""Many deeds of a player in one sentence: how many cities they built, whose armies they attacked where."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from msgspec.structs import replace

from engine.core.decision import Seat
from render.story.line import Deed, RecapLine
from render.text.phrases import Phrase, phrase


def tallied(lines: Sequence[RecapLine], also: Collection[Seat] = ()) -> tuple[list[RecapLine], list[RecapLine]]:
    """Add up what lines tell of, a sentence a player, points first; and find the lines of which no sum tells.

    Of some it is told by itself what they did besides, which their sums say.
    """
    deeds: dict[Seat, list[Deed]] = {}
    for line in sorted(lines, key=lambda line: not line.points):
        for seat in line.seats if line.deeds else ():
            deeds.setdefault(seat, []).extend(line.deeds)
    sums = [RecapLine((sentence(seat, done, also=seat in also),), (seat,)) for seat, done in deeds.items()]
    return sums, [line for line in lines if not (line.deeds and line.seats)]


def blow_by_blow(lines: Sequence[RecapLine], is_told: Callable[[RecapLine], bool]) -> list[RecapLine]:
    """Put together what each player did to others again and again, where the first of it stands; nobody is left out.

    What was done in different turns stays apart; what else was done by the way is a line of its own.
    """
    told: list[RecapLine | tuple[int, Seat, str]] = []
    kinds: dict[tuple[int, Seat, str], list[tuple[RecapLine, Deed]]] = {}
    turn = 0
    for line in lines:
        turn += line.opens is not None
        if not (line.blows and is_told(line)):
            told.append(line)
            continue
        for blow in line.blows:
            kind = turn, line.seats[0], blow.key
            if kind not in kinds:
                told.append(kind)
            kinds.setdefault(kind, []).append((line, blow))
    return [line for each in told for line in ([each] if isinstance(each, RecapLine) else _dealt(each[1], kinds[each]))]


def _dealt(seat: Seat, dealt: Sequence[tuple[RecapLine, Deed]]) -> list[RecapLine]:
    """Tell all blows of a kind; a line that tells of a single one stays as it is."""
    first = dealt[0][0]
    if len(dealt) == len(first.blows) == 1:
        return [first]
    hits = {hit for _, blow in dealt for hit in blow.hits}
    overtaken = {hit for line, _ in dealt for hit in line.overtaken if hit in hits}
    blows = [blow for _, blow in dealt]
    weights = {hit: max(blow.weights.get(hit, 0) for blow in blows) for blow in blows for hit in blow.weights}
    at_length, briefly = sentence(seat, blows), sentence(seat, map(_briefly, blows))
    told = [
        RecapLine(
            tuple(_with_losses(said, blows) for said in (at_length, briefly)),
            (seat,),
            tuple(sorted(hits)),
            tuple(sorted(overtaken)),
            complete=1,
            weights=weights,
        )
    ]
    # a line with blows of several kinds is met once for each of them
    besides = tuple(deed for line, blow in dealt if blow is line.blows[0] for deed in line.besides)
    if besides:
        told.append(RecapLine((sentence(seat, besides),), (seat,), dull=True, deeds=besides))
    return told


def _with_losses(said: Phrase, blows: Iterable[Deed]) -> Phrase:
    """Say after a sentence what each lost in all, if they lost anything that is counted."""
    lost: dict[tuple[str, Seat], int] = {}
    for blow in blows:
        for seat, count in blow.lost.items():
            lost[blow.loss, seat] = lost.get((blow.loss, seat), 0) + count
    counted = [(key, seat, count) for (key, seat), count in lost.items() if count]
    clauses = [
        phrase(f"{key}-too" if n else key, seat=seat, count=count) for n, (key, seat, count) in enumerate(counted)
    ]
    return phrase("recap-tally-lost", said=said, losses=clauses) if clauses else said


def _briefly(blow: Deed) -> Deed:
    return blow if blow.briefly is None else replace(blow, item=blow.briefly)


def sentence(seat: Seat, deeds: Iterable[Deed], *, also: bool = False) -> Phrase:
    """Tell deeds of a player, each kind once; `also` if others of theirs are told by themselves."""
    kinds: dict[str, list[Deed]] = {}
    for deed in deeds:
        kinds.setdefault(deed.key, []).append(deed)
    return phrase(
        "recap-tally-also" if also else "recap-tally",
        seat=seat,
        deeds=[_clause(key, done) for key, done in kinds.items()],
    )


def _clause(key: str, deeds: Sequence[Deed]) -> Phrase:
    """Tell what was done of one kind; whatever has no items has a number."""
    by_whom: list[tuple[Phrase | None, list[Phrase]]] = []
    for deed in deeds:
        if deed.item is not None:
            known = next((items for whom, items in by_whom if whom == deed.whom), None)
            if known is None:
                by_whom.append((deed.whom, [deed.item]))
            elif deed.counts or deed.item not in known:
                known.append(deed.item)
    count = sum(deed.count for deed in deeds)
    if not by_whom:
        return phrase(key, count=count)
    return phrase(key, items=[said for whom, items in by_whom for said in _to(whom, items)], count=count)


def _to(whom: Phrase | None, items: Sequence[Phrase]) -> list[Phrase]:
    """Name items one by one, or below whoever they were done to; if one counts, each says how often."""
    each = [item for n, item in enumerate(items) if item not in items[:n]]
    if len(each) < len(items):  # "in Umma twice and in Ur once"
        each = [phrase("recap-times", said=item, count=items.count(item)) for item in each]
    return each if whom is None else [phrase("recap-done-to", whom=whom, items=each)]
