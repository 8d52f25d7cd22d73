"""What is posted in the channel: the post of a turn, and the last one of a match."""

from __future__ import annotations

import io
from dataclasses import dataclass, field

import discord
from discord import ui

from cogs.panels import button
from cogs.reader import Reader, reading
from cogs.services import Services
from cogs.telling import entries
from cogs.ui.ids import Press, pack
from cogs.ui.parts import Button, Buttons
from cogs.ui.screen import row, screen, text
from cogs.ui.table_ids import table_id
from db.info import Status, TableInfo
from db.loaded import Loaded
from db.outbox import Letter
from render.alt import totals
from render.names import mark
from render.ping import ping
from render.recap import recap
from render.stock import sources


@dataclass(frozen=True, slots=True)
class PublicPost:
    """A message to the channel, and whom it may ping."""

    view: ui.LayoutView
    mentions: discord.AllowedMentions
    files: list[discord.File] = field(default_factory=list)


def mark_of(letter: Letter) -> str:
    """Give the custom id by which the post of a letter is known again in the channel."""
    return pack(Press("open", letter.match_id, "-", f"{letter.kind}{letter.id}"))


async def post_of(services: Services, letter: Letter, files: bool = True, warn: bool = False) -> PublicPost:
    """Draw the post of a letter as the match stands now, without files if need be, then with a warning."""
    loaded = await services.matches.load(letter.match_id)
    reader = reading(loaded.info.language, loaded.info)
    if loaded.info.status in (Status.OVER, Status.ENDED):
        return await _final(services, loaded, letter, reader, files)
    return await _turn(services, loaded, letter, reader, warn)


async def _turn(services: Services, loaded: Loaded, letter: Letter, reader: Reader, warn: bool) -> PublicPost:
    info = loaded.info
    view = loaded.game.view(loaded.match.committed, None)
    seats = sorted(loaded.waiting)
    heading = reader.say("post-heading", game=info.game, seats=seats)
    status = reader.words.say(loaded.game.status(view, None)[0], reader.names)
    told = entries(await services.matches.since(info.id, info.told_n), await services.outbox.lines(letter))
    lines = recap(reader.words, info.game, told, reader.names)
    board = totals(reader.words, loaded.game, view, reader.names)
    people = info.people_among(seats)
    asked = [decision for decision in loaded.asked if decision.seat in {each.seat for each in people}]
    pinged = ping(reader.words, [f"<@{each.user_id}>" for each in people], asked, reader.names)
    buttons = (
        Button(mark_of(letter), reader.say("button-play"), "end"),
        button(reader, "board", "button-board", info.id),
        button(reader, "log", "button-log", info.id),
        Button(table_id("rewind", info.id), reader.say("button-undo")),
    )
    items = [text(f"### {heading}\n-# {status}")]
    warning = [reader.say("post-text-only")] if warn else []
    items += [text("\n".join(part)) for part in (lines, board, warning) if part]
    return PublicPost(screen([*items, text(pinged), row(Buttons(buttons))]), _only(info, seats))


async def _final(services: Services, loaded: Loaded, letter: Letter, reader: Reader, files: bool) -> PublicPost:
    info, state = loaded.info, loaded.match.committed
    view = loaded.game.view(state, None)
    result = state.result
    seats = [seat for place in result.ranking for seat in place] if result else [each.seat for each in info.seats]
    heading = reader.say("final-heading", game=info.game, seats=result.winners) if result else ""
    lines = [f"### {heading or reader.say('final-heading-ended', game=info.game)}"]
    for seat in seats:
        score = view.players[seat].vp if result is None else result.scores[seat]
        lines.append(reader.say("final-score", mark=mark(seat), seat=seat, vp=score))
        lines.append(f"-# {sources(reader.words, loaded.game, view, seat, reader.names)}")
    told = entries(await services.matches.since(info.id, info.told_n), await services.outbox.lines(letter))
    record = discord.File(
        io.BytesIO(await services.matches.export(info.id)), f"{info.game}-{info.id}.json", description="record"
    )
    mentions = [f"<@{each.user_id}>" for each in info.seats if each.user_id is not None]
    days = (info.updated_at - info.created_at).days
    count = len(await services.matches.history(info.id))
    small = [reader.say("final-length", days=days, count=count), *([] if files else [reader.say("final-no-record")])]
    last = "\n".join([reader.say("final-thanks", mentions=mentions), *(f"-# {line}" for line in small)])
    buttons = (
        Button(table_id("rematch", info.id), reader.say("button-rematch"), "end"),
        Button(pack(Press("log", info.id, "-", "0")), reader.say("button-log")),
        Button(mark_of(letter), reader.say("button-board")),
    )
    news = recap(reader.words, info.game, told, reader.names)
    items = [text("\n".join(news))] if news else []
    items += [text("\n".join(lines)), *([ui.File(record)] if files else []), text(last), row(Buttons(buttons))]
    attached = [record] if files else []
    return PublicPost(screen(items), _only(info, [each.seat for each in info.seats]), attached)


def _only(info: TableInfo, seats: list[int]) -> discord.AllowedMentions:
    """Allow to ping exactly the people of these seats."""
    users = [discord.Object(each.user_id) for each in info.people_among(seats) if each.user_id is not None]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
