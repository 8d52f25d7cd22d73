"""The chances of winning by turn, for whoever looks back on a match: a picture, and what decided it in words.

While a match runs nothing of it is shown: it would be a hint.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from cogs.channel.attachments import Picture
from cogs.reader import Reader
from cogs.services import Services
from db.match.load import Loaded
from db.match.log import HistoryEntry
from db.table.info import Status
from engine.core.decision import Seat
from engine.search.swings import LEAST, Appraisal, Swing, deciding, next_look
from render.picture.audience import Audience
from render.picture.chances_chart import Outlook, chances_chart
from render.story.moments import Change, DecidingMoment, moments

NAME = "chances"
"""How the name of the picture begins."""


@dataclass(frozen=True, slots=True)
class ToldChances:
    """What is shown of the chances of a match that is over."""

    lines: list[str]
    """The moments that decided it."""
    picture: Picture | None


async def told_chances(
    services: Services, loaded: Loaded, reader: Reader, history: Sequence[HistoryEntry], files: bool = True
) -> ToldChances | None:
    """Tell how likely everybody was to win; None while a match runs, if it had no result, or as long as it is open.

    The history is what a bystander may know, as are the chances.
    """
    info = loaded.info
    if info.status is not Status.OVER or loaded.match.committed.result is None:
        return None
    known = await services.chances.of(info.id)
    if len(known) < 2 or next_look(known, await services.matches.ends_of_turns(info.id)) is not None:
        return None
    decided = [_moment(swing, history) for swing in deciding(known.values())]
    folding = services.presentation(info).folding
    lines = await services.shares.beside(moments, reader.words, folding, decided, reader.names)
    return ToldChances(lines, await _picture(services, loaded, reader, known) if files else None)


def _moment(swing: Swing, history: Sequence[HistoryEntry]) -> DecidingMoment:
    """Find what happened while a chance swung; beside it the largest change the other way is told, if it is large."""
    played = [each for each in history if each.rewound_to is None]
    others = [Swing(swing.before, swing.after, seat) for seat in range(len(swing.after.shares))]
    against = min(others, key=lambda each: each.change * swing.change)
    told = [swing, against] if against.change * swing.change < 0 and against.size >= LEAST else [swing]
    return DecidingMoment(
        [each for each in played if each.commit_n <= swing.before.n],
        [each for each in played if swing.before.n < each.commit_n <= swing.after.n],
        tuple(Change(each.seat, _percent(each.before, each.seat), _percent(each.after, each.seat)) for each in told),
    )


def _percent(appraisal: Appraisal, seat: int) -> int:
    return round(100 * appraisal.shares[seat])


async def _picture(
    services: Services, loaded: Loaded, reader: Reader, known: Mapping[int, Appraisal]
) -> Picture | None:
    outlooks = list(_outlooks(known))
    audience = Audience(reader.words, reader.plain)
    about = (NAME, reader.words.language)
    raw = await services.pictures.picture(loaded.info.id, about, lambda: chances_chart(outlooks, audience))
    if raw is None:
        return None
    told = ", ".join(
        reader.say("chances-alt-seat", name=name, numbers=" ".join(_by_turn(outlooks, seat)))
        for seat, name in enumerate(reader.plain[: len(outlooks[0].shares)])
    )
    return Picture(raw, f"{NAME}-{loaded.info.id}", reader.say("chances-alt", told=told))


def _outlooks(known: Mapping[int, Appraisal]) -> Iterator[Outlook]:
    """Place what was looked at on the way from turn to turn."""
    ends = [n for n, each in known.items() if each.is_round]
    yield Outlook(0, known[ends[0]].shares)
    for turn, (first, last) in enumerate(pairwise(ends)):
        for n, each in known.items():
            if first < n <= last and each.tries:
                yield Outlook(turn + (n - first) / (last - first), each.shares)


def _by_turn(outlooks: Sequence[Outlook], seat: Seat) -> Iterator[str]:
    """Read a line of the chart at the beginning and at the end of each turn, in percent."""
    for turn in range(round(outlooks[-1].at) + 1):
        before = max((each for each in outlooks if each.at <= turn), key=lambda each: each.at)
        after = min((each for each in outlooks if each.at >= turn), key=lambda each: each.at)
        way = (turn - before.at) / (after.at - before.at or 1)
        yield str(round(100 * (before.shares[seat] * (1 - way) + after.shares[seat] * way)))
