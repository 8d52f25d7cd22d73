"""Servers, channels and people of a simulated Discord that outlives every bot on it."""

from __future__ import annotations

import pickle
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from simcord.actors import MemberActor
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.backend.models.message import Message
from simcord.builders import ChannelHandle
from simcord.env import Env

SERVERS, CHANNELS = 3, 2
NAMES = ("Ada", "Bilal", "Chloe", "Dana")
PAUSE = 60.0
"""Seconds between two lives, by the simulated clock."""
LENGTH = struct.Struct(">I")


@dataclass(frozen=True, slots=True)
class Place:
    """A channel in which matches are played, and the people of its server."""

    channel: ChannelHandle
    people: tuple[MemberActor, ...]


class Change(NamedTuple):
    """What has become of a public message, and when."""

    elapsed: float
    channel_id: int
    message_id: int
    message: Message | None
    """None: it was deleted."""
    is_new: bool


class Chronicle:
    """All that was posted, changed and deleted in the channels, kept the moment Discord has done it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def write(self, change: Change) -> None:
        """Add a change; it is there even if the process ends now."""
        frame = pickle.dumps(change)
        with self._path.open("ab", buffering=0) as file:
            file.write(LENGTH.pack(len(frame)) + frame)

    def read(self) -> Iterator[Change]:
        """Read all changes, the oldest first; one that was cut off did not happen."""
        if not self._path.exists():
            return
        with self._path.open("rb") as file:
            while len(head := file.read(LENGTH.size)) == LENGTH.size:
                (size,) = LENGTH.unpack(head)
                if len(frame := file.read(size)) == size:
                    yield pickle.loads(frame)


def lay_out(env: Env) -> list[Place]:
    """Make the same servers, channels and people as every time."""
    places = []
    for n in range(SERVERS):
        guild = env.create_guild(f"Server {n}")
        people = tuple(guild.add_member(env.create_user(f"{name}{n}")) for name in NAMES)
        places += [Place(guild.create_text_channel(f"table-{m}"), people) for m in range(CHANNELS)]
    return places


def remember(env: Env, chronicle: Chronicle) -> None:
    """Put everything back that was in the channels, and let the clock go on from there; threads are as if deleted."""
    elapsed = 0.0
    for change in chronicle.read():
        elapsed = change.elapsed
        if change.channel_id not in env.backend.channels:
            continue
        messages = env.backend.messages[change.channel_id]
        if change.message is None:
            messages.pop(change.message_id, None)
        else:
            messages[change.message_id] = change.message
            env.backend.channels[change.channel_id].last_message_id = change.message_id
    env.backend.advance_clock(elapsed + PAUSE)


def keep(env: Env, chronicle: Chronicle) -> None:
    """Write into the chronicle from now on."""
    backend: Any = env.backend
    commit, edit, delete = backend.commit_message, backend.edit_message, backend.delete_message

    def wrote(message: Message, *, is_new: bool) -> None:
        if not message.flags & EPHEMERAL_FLAG:
            elapsed = backend.clock.elapsed
            chronicle.write(Change(elapsed, message.channel_id, message.id, message, is_new=is_new))

    def committed(message: Message, *, broadcast: bool = True) -> Message:
        kept: Message = commit(message, broadcast=broadcast)
        wrote(kept, is_new=True)
        return kept

    def edited(channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        message: Message = edit(channel_id, message_id, fields)
        wrote(message, is_new=False)
        return message

    def deleted(channel_id: int, message_id: int) -> None:
        delete(channel_id, message_id)
        chronicle.write(Change(backend.clock.elapsed, channel_id, message_id, None, is_new=False))

    backend.commit_message, backend.edit_message, backend.delete_message = committed, edited, deleted
