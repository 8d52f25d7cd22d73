"""Many deeds of a player in one sentence: how many cities they built, whose armies they attacked where."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import itemgetter

import msgspec
from msgspec.structs import replace

from engine.core.decision import Seat
from render.story.line import Deed, RecapLine
from render.text.phrases import Phrase, phrase


def with_sums(
    kept: Mapping[int, RecapLine], folded: Mapping[int, RecapLine], known: Collection[Seat] = ()
) -> tuple[list[RecapLine], list[RecapLine]]:
    """Add up what folded lines of a turn tell of, a sentence a player; and find the lines of which no sum tells.

    Each line comes with its place in the story. A sum stands where the last line that it adds up stood: by then all of
    it was done. Of players who are told of before, or `known` from elsewhere, it says that there is more of theirs; if
    it is only numbers, it stands below the last line that tells of the same.
    """
    ends = [n for n, line in kept.items() if line.parts]
    added: dict[tuple[Seat, int], dict[int, RecapLine]] = {}
    for n, line in folded.items():
        for seat in line.seats if line.deeds else ():
            added.setdefault((seat, bisect(ends, n)), {})[n] = line
    sums = []
    for (seat, part), lines in added.items():
        is_known = seat in known or any(seat in line.seats for n, line in kept.items() if n < max(lines))
        numbers = {deed.key for line in lines.values() for deed in line.deeds if is_known and deed.item is None}
        alike = [
            n
            for n, line in kept.items()
            if line.seats == (seat,) and bisect(ends, n) == part and any(deed.key in numbers for deed in line.deeds)
        ]
        said = sentence(seat, _points_first(lines.values()), is_known)
        sums.append((max(*lines, *alike, -1), RecapLine((said,), (seat,), chapter=lines[max(lines)].chapter)))
    told: list[RecapLine] = []
    after = -1
    for n, each in sorted(sums, key=itemgetter(0)):
        told += [*(line for place, line in kept.items() if after < place <= n), each]
        after = n
    told += [line for place, line in kept.items() if place > after]
    return told, [line for line in folded.values() if not (line.deeds and line.seats)]


def _points_first(lines: Iterable[RecapLine]) -> list[Deed]:
    return [deed for line in sorted(lines, key=lambda line: not line.points) for deed in line.deeds]


class _Dealt(msgspec.Struct):
    """Blows of one kind by one player that are put together."""

    seat: Seat
    key: str
    blows: list[tuple[int, RecapLine, Deed]] = []
    """Each with its line and where that stood."""
    after: int = 0
    """How many blows of all kinds came before the last of them."""

    @property
    def lines(self) -> set[int]:
        """Where the lines stood that dealt them."""
        return {n for n, *_ in self.blows}

    def tells_of(self, place: str) -> bool:
        """Say whether one of them tells who holds a place."""
        return any(place in blow.places for *_, blow in self.blows)

    def may_follow(self, seat: Seat, blow: Deed) -> bool:
        """Say whether they may be told after the last that happened in a place they tell of, which is a `blow`.

        They may if it is one of them, or if one is what came of the other, such as trade that was stopped.
        """
        return self.seat == seat and (self.key == blow.key or not (blow.counts and self.blows[0][2].counts))


def blow_by_blow(lines: Sequence[RecapLine], is_told: Callable[[RecapLine], bool]) -> list[RecapLine]:
    """Put together what each player did to others again and again, where the last of it stands; nobody is left out.

    What was done in different turns stays apart, and so does what came before and after something weighty, such as an
    empire that was started or actions that were undone; and what came before and after the last that happened in a
    place, so that the last line that names it tells who holds it. What else was done by the way is a line of its own.
    """
    last = {place: n for n, line in enumerate(lines) for place in line.places}
    dealt: list[_Dealt] = []
    under_way: list[_Dealt] = []
    chapter, count = lines[0].chapter if lines else None, 0
    for n, line in enumerate(lines):
        if line.opens is not None or line.weighty or line.chapter != chapter:
            under_way = []
        chapter = line.chapter
        blows = line.blows if is_told(line) else ()
        settled = {place for place in line.places if last[place] == n}
        quietly = settled.difference(*(blow.places for blow in blows))
        under_way = [each for each in under_way if not any(map(each.tells_of, quietly))]
        for blow in blows:
            count += 1
            seat, here = line.seats[0], settled.intersection(blow.places)
            under_way = [each for each in under_way if each.may_follow(seat, blow) or not any(map(each.tells_of, here))]
            joined = next((each for each in under_way if (each.seat, each.key) == (seat, blow.key)), None)
            if joined is None:
                joined = _Dealt(seat, blow.key)
                dealt.append(joined)
                under_way.append(joined)
            joined.blows.append((n, line, blow))
            joined.after = count
    return _put_together(lines, dealt)


def _put_together(lines: Sequence[RecapLine], dealt: Sequence[_Dealt]) -> list[RecapLine]:
    """Replace lines by what they have in common with others, where the last of it stood; one that has none stays."""
    apart = {n for each in dealt for n in each.lines if len(each.lines) > 1}
    standing: dict[int, list[RecapLine]] = {}
    for each in sorted(dealt, key=lambda each: each.after):
        if each.lines & apart:
            standing.setdefault(max(each.lines), []).extend(_told_of(each))
    return [told for n, line in enumerate(lines) for told in (standing.get(n, ()) if n in apart else (line,))]


def _told_of(dealt: _Dealt) -> list[RecapLine]:
    """Tell all blows of a kind, and what else was done by the way."""
    hits = {hit for *_, blow in dealt.blows for hit in blow.hits}
    overtaken = {hit for _, line, _ in dealt.blows for hit in line.overtaken if hit in hits}
    blows = [blow for *_, blow in dealt.blows]
    weights = {hit: max(blow.weights.get(hit, 0) for blow in blows) for blow in blows for hit in blow.weights}
    at_length, briefly = sentence(dealt.seat, blows), sentence(dealt.seat, map(_briefly, blows))
    chapter = dealt.blows[0][1].chapter
    told = [
        RecapLine(
            tuple(_with_losses(said, dealt.seat, blows) for said in (at_length, briefly)),
            (dealt.seat,),
            tuple(sorted(hits)),
            tuple(sorted(overtaken)),
            complete=1,
            weights=weights,
            chapter=chapter,
        )
    ]
    # a line with blows of several kinds is met once for each of them
    besides = tuple(deed for _, line, blow in dealt.blows if blow is line.blows[0] for deed in line.besides)
    if besides:
        said = sentence(dealt.seat, besides, is_known=True)
        told.append(RecapLine((said,), (dealt.seat,), dull=True, deeds=besides, chapter=chapter))
    return told


def _with_losses(said: Phrase, dealer: Seat, blows: Iterable[Deed]) -> Phrase:
    """Say after a sentence what each lost in all that is counted, whoever dealt the blows last."""
    lost: dict[tuple[str, Seat], int] = {}
    for blow in blows:
        for seat, count in blow.lost.items():
            lost[blow.loss, seat] = lost.get((blow.loss, seat), 0) + count
    counted = sorted(((key, seat, n) for (key, seat), n in lost.items() if n), key=lambda each: each[1] == dealer)
    clauses = [
        phrase(f"{key}{'-own' * (seat == dealer)}{'-too' * (n > 0)}", seat=seat, count=count)
        for n, (key, seat, count) in enumerate(counted)
    ]
    return phrase("recap-tally-lost", said=said, losses=clauses) if clauses else said


def _briefly(blow: Deed) -> Deed:
    return blow if blow.briefly is None else replace(blow, item=blow.briefly)


def sentence(seat: Seat, deeds: Iterable[Deed], is_known: bool = False) -> Phrase:
    """Tell deeds of a player, each kind once, besides what is `known` of theirs."""
    kinds: dict[str, list[Deed]] = {}
    for deed in deeds:
        kinds.setdefault(deed.key, []).append(deed)
    return phrase(
        "recap-tally-other" if is_known else "recap-tally",
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
