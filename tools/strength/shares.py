"""Who wins how often for their part: an Empire, a start region, whatever sides of a game differ in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.core.game import Result


class Share(NamedTuple):
    """How often sides of one kind won, where 1 is as often as any other."""

    kind: str
    times: int
    """So many sides were of this kind."""
    share: float


def shares(matches: Iterable[tuple[Result, Sequence[Mapping[str, str]]]]) -> Iterator[Share]:
    """Compare wins with the sides that could have won, for everything sides differ in; winners of a tie share it."""
    won, due, times = defaultdict[str, float](float), defaultdict[str, float](float), defaultdict[str, int](int)
    for result, sides in matches:
        for seat, side in enumerate(sides):
            for kind in side.values():
                won[kind] += (seat in result.winners) / max(1, len(result.winners))
                due[kind] += 1 / len(sides)
                times[kind] += 1
    for kind in sorted(times, key=lambda kind: won[kind] / due[kind]):
        yield Share(kind, times[kind], won[kind] / due[kind])
