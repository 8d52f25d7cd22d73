"""What is found when everything has calmed down: what was lost, what was told twice, who was left in the dark."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

from simcord.backend.models.message import Message
from simcord.components import walk_components

from cogs.border.custom_ids import ANSWERING, parse
from tests.soak.world import Chronicle

MARK = re.compile(r"bg:open:\d+:-:[a-z]+\d+")
"""How a post says which letter it is."""


def doubled(folder: Path) -> list[str]:
    """Find letters that were posted more than once, whatever became of the posts since."""
    posted = Counter(
        mark
        for change in Chronicle(folder / "discord").read()
        if change.is_new and change.message is not None
        for mark in set(MARK.findall(str(change.message.components)))
    )
    return [f"{mark} was posted {count} times" for mark, count in sorted(posted.items()) if count > 1]


def leaked(folder: Path) -> list[str]:
    """Find public messages that carry what belongs on somebody's private panel."""
    return [
        f"message {change.message_id} shows {pressed.verb}"
        for change in Chronicle(folder / "discord").read()
        for part in walk_components([] if change.message is None else change.message.components)
        if (pressed := parse(part.get("custom_id") or "")) is not None and pressed.verb in ANSWERING
    ]


def silent(folder: Path) -> list[str]:
    """Find running matches in which somebody must act and the channel does not say so, and letters that lie about."""
    messages: dict[int, dict[int, Message]] = {}
    for change in Chronicle(folder / "discord").read():
        channel = messages.setdefault(change.channel_id, {})
        if change.message is None:
            channel.pop(change.message_id, None)
        else:
            channel[change.message_id] = change.message
    found = []
    with closing(sqlite3.connect(folder / "bot.db")) as db:
        stuck = db.execute("select id, match_id, kind, status from outbox where status = 'sending'").fetchall()
        found += [
            f"letter {letter} of match {match_id} ({kind}) is {status}" for letter, match_id, kind, status in stuck
        ]
        matches = db.execute("select id, channel_id, waiting from matches where status = 'running'").fetchall()
        for match_id, channel_id, waiting in matches:
            owners = dict(db.execute("select seat, user_id from seats where match_id = ? and not away", (match_id,)))
            people = {owners[seat] for seat in json.loads(waiting) if owners.get(seat) is not None}
            named = {user for message in messages.get(channel_id, {}).values() for user in _named(message, match_id)}
            found += [f"match {match_id} waits for {user}, and no post says so" for user in sorted(people - named)]
    return found


def _named(message: Message, match_id: int) -> list[int]:
    """Whom a post with a living Play button names."""
    return list(message.mention_user_ids) if f"bg:open:{match_id}:" in str(message.components) else []
