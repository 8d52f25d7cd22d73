"""How a table stands, changed by one person alone: a bot for a seat, a pause, an early end; and the notes of it."""

from __future__ import annotations

import discord

from cogs.border.components import notice
from cogs.border.match_buttons import resume_button, take_back_button
from cogs.border.table_ids import table_id
from cogs.channel.turn_post import BY_MODERATOR
from cogs.mail.letters import Note, PublicPost
from cogs.services import Services
from cogs.votes.level_words import about_level
from db.outbox import Letter
from db.table.info import Status, TableInfo, refused
from engine.core.decision import Seat, Text
from engine.core.levels import Level
from render.text.names import mark

SILENT = discord.AllowedMentions.none()


class TableChanges:
    """Changes how a table stands and tells the channel."""

    def __init__(self, services: Services) -> None:
        self._services = services
        sender = services.sender
        sender.take_letters("bot", Note(self._bot_note, lambda letter: {table_id("take-back", *_about(letter))}))
        sender.take_letters("paused", Note(self._pause_note, lambda letter: {table_id("resume", *_about(letter))}))

    async def let_bot_play(self, info: TableInfo, seat: Seat, name: str, level: Level) -> TableInfo:
        """Let a bot of a level play a seat at the wish of its owner, or of a moderator with a name."""
        changed = await self._services.tables.set_away(info.id, seat, True, level)
        await self._services.outbox.put(info.id, "bot", {"seat": seat, "name": name})
        self._services.sender.wake(info.id)
        return changed

    async def set_level(self, info: TableInfo, seat: Seat, level: Level) -> None:
        """Let the bot of a seat play at another level; the next post says so."""
        await self._services.tables.set_level(info.id, seat, level)
        await self._services.outbox.add_line(info.id, Text("note-level", about_level(info.seat(seat), level)))

    async def take_back(self, info: TableInfo, seat: Seat) -> None:
        """Hand a seat back to its owner; the next post says so."""
        await self._services.tables.set_away(info.id, seat, False)
        await self._services.outbox.add_line(info.id, Text("note-back", {"seat": seat}))
        self._services.sender.wake(info.id)

    async def pause(self, info: TableInfo, name: str) -> None:
        """Pause a match at the word of a moderator."""
        await self._services.tables.pause(info.id)
        await self._services.outbox.put(info.id, "paused", {"name": name})
        self._services.sender.wake(info.id)

    async def resume(self, info: TableInfo, by: int) -> None:
        """Go on after a pause: the present post comes again, and pings who must act but the one who resumed."""
        await self._services.tables.resume(info.id, by)
        self._services.sender.wake(info.id)

    async def end(self, info: TableInfo, name: str) -> None:
        """End a match at the word of a moderator."""
        if not info.live:
            raise refused("table-over")
        await self._services.outbox.add_line(info.id, Text(BY_MODERATOR, {"name": name}))
        await self._services.tables.end(info.id)
        self._services.sender.wake(info.id)

    async def _bot_note(self, letter: Letter) -> PublicPost | None:
        info = await self._services.tables.get(letter.match_id)
        seat, name, seats = letter.payload["seat"], letter.payload.get("name"), letter.payload.get("seats")
        if not info.live or not info.seat(seat).away:
            return None
        reader = self._services.reading(info.language, info)
        about = {"mark": mark(seat), "seat": seat}
        if seats:
            plays = reader.say("bot-plays", **about, seats=seats)
        elif name:
            plays = reader.say("bot-plays-moderator", **about, name=name)
        else:
            plays = reader.say("bot-plays-own", **about)
        if info.seat(seat).level is not Level.NORMAL:
            plays = f"{plays} {reader.say('bot-plays-level', skill=info.seat(seat).level.value)}"
        button = take_back_button(info, reader, _about(letter)[1])
        return PublicPost(notice(f"{plays} {reader.say('bot-take-back', seat=seat)}", [button]), SILENT)

    async def _pause_note(self, letter: Letter) -> PublicPost | None:
        info = await self._services.tables.get(letter.match_id)
        if info.status is not Status.PAUSED:
            return None
        reader = self._services.reading(info.language, info)
        seats, name = letter.payload.get("seats"), letter.payload.get("name", "")
        said = reader.say("pause-done", seats=seats) if seats else reader.say("pause-by-moderator", name=name)
        return PublicPost(notice(said, [resume_button(info, reader, _about(letter)[1])]), SILENT)


def _about(letter: Letter) -> tuple[int, str]:
    """Tell the control of one note from those of others: by the match and the number of the letter."""
    return letter.match_id, f"{letter.kind}{letter.id}"
