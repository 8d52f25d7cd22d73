"""Many deeds of a player in one sentence: how many cities they built, whose armies they attacked where."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import itemgetter

from msgspec.structs import replace

from engine.core.decision import Seat
from render.story.line import Deed, RecapLine
from render.text.phrases import Phrase, phrase


def with_sums(
    kept: Mapping[int, RecapLine], folded: Mapping[int, RecapLine], known: Collection[Seat] = ()
) -> tuple[list[RecapLine], list[RecapLine]]:
    """Add up what folded lines of a turn tell of, a sentence a player; and find the lines of which no sum tells.

    Each line comes with its place in the story. A sum stands where the last line that it adds up stood: by then all of
    it was done. Of players who are told of before, or `known` from elsewhere, it says that there is more of theirs.
    """
    ends = [n for n, line in kept.items() if line.parts]
    added: dict[tuple[Seat, int], dict[int, RecapLine]] = {}
    for n, line in folded.items():
        for seat in line.seats if line.deeds else ():
            added.setdefault((seat, bisect(ends, n)), {})[n] = line
    sums = [(max(lines), seat, _points_first(lines.values())) for (seat, _), lines in added.items()]
    told: list[RecapLine] = []
    after = -1
    for n, seat, deeds in sorted(sums, key=itemgetter(0)):
        told += [line for place, line in kept.items() if after < place < n]
        is_known = seat in known or any(seat in line.seats for line in told)
        more = "-also" if told and told[-1].seats == (seat,) else "-other" if is_known else ""
        told.append(RecapLine((sentence(seat, deeds, more),), (seat,), chapter=folded[n].chapter))
        after = n
    told += [line for place, line in kept.items() if place > after]
    return told, [line for line in folded.values() if not (line.deeds and line.seats)]


def _points_first(lines: Iterable[RecapLine]) -> list[Deed]:
    return [deed for line in sorted(lines, key=lambda line: not line.points) for deed in line.deeds]


def blow_by_blow(lines: Sequence[RecapLine], is_told: Callable[[RecapLine], bool]) -> list[RecapLine]:
    """Put together what each player did to others again and again, where the first of it stands; nobody is left out.

    What was done in different turns stays apart, and so does what came before and after something weighty, such as an
    empire that was started or actions that were undone; what else was done by the way is a line of its own.
    """
    told: list[RecapLine | tuple[int, Seat, str]] = []
    kinds: dict[tuple[int, Seat, str], list[tuple[RecapLine, Deed]]] = {}
    turn, chapter = 0, lines[0].chapter if lines else None
    for line in lines:
        turn += line.opens is not None or line.weighty or line.chapter != chapter
        chapter = line.chapter
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
            chapter=first.chapter,
        )
    ]
    # a line with blows of several kinds is met once for each of them
    besides = tuple(deed for line, blow in dealt if blow is line.blows[0] for deed in line.besides)
    if besides:
        told.append(RecapLine((sentence(seat, besides),), (seat,), dull=True, deeds=besides, chapter=first.chapter))
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


def sentence(seat: Seat, deeds: Iterable[Deed], more: str = "") -> Phrase:
    """Tell deeds of a player, each kind once.

    There may be `more` of theirs that was told before: "-also" if it stands right above, else "-other". Below a line of
    somebody else "also" would say that both did the same.
    """
    kinds: dict[str, list[Deed]] = {}
    for deed in deeds:
        kinds.setdefault(deed.key, []).append(deed)
    return phrase(
        f"recap-tally{more}",
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
