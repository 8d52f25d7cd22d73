"""What happened in Delta in few lines: what all did at once is one line, and that somebody sealed something is none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.core.game import Event
from render.story.line import OneByOne, RecapLine, actor
from render.text.phrases import Phrase, Row, phrase
from tests.toy import events as e

UNTOLD = (e.BidPlaced, e.BidRetracted, e.Sealed, e.Unsealed)
"""Who is asked sees who is still to answer; afterwards it is of no interest in which order they did."""
ENDINGS = (e.MatchEnded, e.MatchLost)
DULL = (e.Rested, e.CardDrawn, e.UnknownCardDrawn)
"""Changes little for anybody else."""


class ToyFolding(OneByOne):
    """A line for each event, but one for those of a kind that all were asked for together."""

    def lines(self, events: Sequence[Event]) -> list[RecapLine]:
        """Fold offerings, omens and losses; the final post tells the ending in its own way."""
        told = [event for event in events if not isinstance(event, UNTOLD)]
        return [line for kind, run in groupby(told, type) for line in _lines(kind, list(run))]


def _lines(kind: type[Event], run: list[Event]) -> list[RecapLine]:
    lost = tuple(sorted({event.seat for event in run if isinstance(event, e.Washed) and event.good}))
    if kind in (e.Offered, e.OmensShown, e.Washed) and len(run) > 1:
        return [RecapLine((phrase("recap-together", items=Row(tuple(map(_share, run)))),), hits=lost)]
    return [
        RecapLine(
            (event,),
            () if (seat := actor(event)) is None else (seat,),
            hits=lost,
            dull=kind in DULL,
            result=kind in ENDINGS,
        )
        for event in run
    ]


def _share(event: Event) -> Phrase:
    match event:
        case e.Offered(seat, goods):
            return phrase("recap-offered", seat=seat, goods=goods)
        case e.OmensShown(seat, cards):
            return phrase("recap-shown", seat=seat, cards=cards)
        case e.Washed(seat, good):
            return phrase("recap-washed", seat=seat, good=good)
    raise LookupError(type(event).__name__)
