"""What outlives a bot that is killed: the messages Discord has accepted, what players pressed and what they saw."""

from __future__ import annotations

import pickle
import struct
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from simcord.backend.models import EPHEMERAL_FLAG
from simcord.backend.models.message import Message
from simcord.env import Env

from tests.discord.support.stage import Shown

LENGTH = struct.Struct(">I")


class Journal:
    """What Discord has accepted: it outlives the bot, whenever that dies."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def write(self, message: Message) -> None:
        """Keep a message the moment it is accepted."""
        frame = pickle.dumps(message)
        with self._path.open("ab", buffering=0) as file:
            file.write(LENGTH.pack(len(frame)) + frame)

    def read(self) -> list[Message]:
        """Give all messages in the channel, the oldest first."""
        if not self._path.exists():
            return []
        raw, messages = self._path.read_bytes(), []
        while len(raw) >= LENGTH.size:
            (size,) = LENGTH.unpack_from(raw)
            frame, raw = raw[LENGTH.size : LENGTH.size + size], raw[LENGTH.size + size :]
            if len(frame) == size:
                messages.append(pickle.loads(frame))
        return messages


class Pressed(NamedTuple):
    """Somebody presses or types something: from now on it may be stored."""

    user_id: int
    custom_id: str


class Seen(NamedTuple):
    """Discord has taken a private answer: from now on what it says is promised."""

    user_id: int
    text: str


class Posted(NamedTuple):
    """Discord has taken a message for the channel: whom it pings is pinged."""

    message_id: int


Report: TypeAlias = Pressed | Seen | Posted


class Witness:
    """Stands beside Discord, keeps what is posted, and reports presses, answers and posts in the moment they happen."""

    def __init__(self, env: Env, channel_id: int, journal: Journal, told: Connection) -> None:
        self._channel_id = channel_id
        self._journal = journal
        self._told = told
        self._pressing = 0
        backend: Any = env.backend
        self._commit, self._edit, self._emit = backend.commit_message, backend.edit_message, backend.emit
        backend.commit_message, backend.edit_message, backend.emit = self.commit, self.edit, self.emit

    def commit(self, message: Message, *, broadcast: bool = True) -> Message:
        if message.channel_id == self._channel_id and not message.flags & EPHEMERAL_FLAG:
            self._journal.write(message)
            self._told.send(Posted(message.id))
        kept: Message = self._commit(message, broadcast=broadcast)
        return kept

    def edit(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        message: Message = self._edit(channel_id, message_id, fields)
        if message.flags & EPHEMERAL_FLAG:
            self._told.send(Seen(self._pressing, Shown(message.components).text))
        return message

    def emit(self, event: str, payload: dict[str, Any], *args: Any, **named: Any) -> None:
        if event == "INTERACTION_CREATE":
            self._pressing = int(payload["member"]["user"]["id"])
            self._told.send(Pressed(self._pressing, payload["data"].get("custom_id", "")))
        self._emit(event, payload, *args, **named)
