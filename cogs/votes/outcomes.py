"""What follows from a vote, and when a vote is no longer a question."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from cogs.services import Services
from cogs.votes.ballot import deciders, is_way_back, seats_of
from cogs.votes.level_words import about_level
from db.store.timestamps import written
from db.table.info import Status, TableInfo
from db.table.votes import Vote
from engine.core.decision import Text
from engine.core.levels import Level

LOG = logging.getLogger(__name__)
EXPIRED, PLAYED, MOVED_ON = "expired", "played", "moved-on"
"""How a vote ends that nobody decided: too late, the absent player is back, or the match went on."""
ASIDE = frozenset({"absent", "pause", "rewind"})
"""Votes that a pause settles, but for the one it comes from: nobody is waited for, and nothing is undone."""


async def carry_out(services: Services, vote: Vote, outcome: str) -> None:
    """Do what a table has decided; raise Refused if that is no longer possible."""
    info = await services.tables.get(vote.match_id)
    match vote.kind, outcome:
        case "absent", "default":
            await _take_default(services, info, vote)
        case "absent", "bot":
            await _let_bot_play(services, info, vote)
        case ("absent", "pause") | ("pause", "agree"):
            if info.status is not Status.PAUSED:  # a stop came between doing it and closing the vote
                await services.tables.pause(info.id)
        case "rewind", "agree":
            by = None if vote.opened_by is None else info.seat_of(vote.opened_by)
            alone = by if vote.asked == (vote.opened_by,) else None  # and so at the panel that shows what follows
            if is_way_back(vote):
                await services.matches.undo_rewind(info.id, by, vote.payload["at"], alone)
            else:
                await services.matches.rewind(info.id, vote.payload["to"], by, vote.payload["at"], alone)
        case "end", "agree":
            if vote.missing:
                await services.outbox.add_line(info.id, Text("end-without", {"seats": seats_of(info, vote.missing)}))
            await services.tables.end(info.id)
        case "level", "agree":
            await _set_level(services, info, vote)
        case "offer", "agree":
            await services.tables.replace(info.id, vote.seat or 0, vote.payload["user"], vote.payload["name"])


async def _take_default(services: Services, info: TableInfo, vote: Vote) -> None:
    seat = vote.seat or 0
    label = services.reading(info.language, info).words.say(Text(**vote.payload["default"]))
    decided = Text("note-default", {"seats": deciders(info, vote), "seat": seat, "label": label})
    await services.outbox.add_line(info.id, decided)
    await services.matches.take_default(info.id, seat)


async def _let_bot_play(services: Services, info: TableInfo, vote: Vote) -> None:
    seat = vote.seat or 0
    await services.outbox.add_line(info.id, Text("note-bot", {"seat": seat}))
    if not info.seat(seat).away:
        await services.tables.set_away(info.id, seat, True)


async def _set_level(services: Services, info: TableInfo, vote: Vote) -> None:
    who, level = info.seat(vote.seat or 0), Level(vote.payload["level"])
    if who.level is not level:  # a stop came between doing it and closing the vote
        await services.tables.set_level(info.id, who.seat, level)
        await services.outbox.add_line(info.id, Text("note-level", about_level(who, level)))


async def leave_note(services: Services, vote: Vote, outcome: str) -> None:
    """Have a note say what was decided, with the way back, where the message of the vote is not there to do so."""
    info = await services.tables.get(vote.match_id)
    about = {"seats": deciders(info, vote), "vote": vote.id}
    match vote.kind, outcome:
        case ("absent", "pause") | ("pause", "agree"):
            await services.outbox.put_once(info.id, "paused", about)
        case "absent", "bot":
            await services.outbox.put_once(info.id, "bot", {"seat": vote.seat or 0, **about})


async def outdated(services: Services, vote: Vote) -> str | None:
    """Say how a vote ends whose question has gone, None while it is still a question."""
    info = await services.tables.get(vote.match_id)
    pausing = _pauses(vote, verdict_by_now(services, vote, info))
    if not info.live or (info.status is Status.PAUSED and vote.kind in ASIDE and not pausing):
        return EXPIRED
    if vote.kind != "offer" and any(info.seat_of(user) is None for user in vote.asked):
        return EXPIRED
    match vote.kind:
        case "rewind":
            loaded = await services.matches.load(info.id)
            return None if loaded.commit_n == vote.payload["at"] else MOVED_ON
        case "replace" | "offer":
            return None if info.seat(vote.seat or 0).user_id == vote.payload["from"] else EXPIRED
        case "level":
            return _has_level(info, vote) if verdict_by_now(services, vote, info) != "agree" else None
        case "absent":
            return await _back(services, info, vote)
    return None


def verdict_by_now(services: Services, vote: Vote, info: TableInfo) -> str | None:
    """Say what a vote has decided; once their time is over, without those for whom a bot sits in and who are silent."""
    waits = services.clock() < vote.decided_without_at
    return vote.verdict or (None if waits else vote.verdict_without(info.away))


def _pauses(vote: Vote, verdict: str | None) -> bool:
    """Say whether a vote has decided to pause: then it is not outdated by that, but still to be closed."""
    return (vote.kind, verdict) in (("absent", "pause"), ("pause", "agree"))


def _has_level(info: TableInfo, vote: Vote) -> str | None:
    """Say how a vote on a level ends that a moderator has chosen meanwhile, or whose bot is gone."""
    who = info.seat(vote.seat or 0)
    return None if who.played_by_bot and who.level != vote.payload["level"] else EXPIRED


async def _back(services: Services, info: TableInfo, vote: Vote) -> str | None:
    """Say how a vote on somebody absent ends who is so no longer."""
    waits = {(each.seat, written(each.since)) for each in await services.waits.of(info.id)}
    if (vote.seat, vote.payload["since"]) in waits:
        return None
    owner = info.seat(vote.seat or 0)
    return PLAYED if owner.user_id == vote.payload["user"] and not owner.away else EXPIRED


@contextmanager
def failing_alone(vote: Vote) -> Iterator[None]:
    """Let what goes wrong with one vote leave the others alone."""
    try:
        yield
    except Exception:
        LOG.exception("vote %d of match %d stumbled", vote.id, vote.match_id)
