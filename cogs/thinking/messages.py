"""What the bot and a process that thinks say to each other: messages with their length before them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.core.decision import Seat
from engine.search.thought import Thought

LENGTH = 4
"""Bytes in which the length of a message is told."""


class ThinkAbout(msgspec.Struct, frozen=True, tag="think"):
    """A question to be thought about."""

    game: str
    """Where the rules are found: `module:class`."""
    state: bytes
    """As the seat may imagine it, stored by the codec of the game: the truth never leaves the bot."""
    seat: Seat
    kind: str
    seed: bytes
    effort: int
    explain: bool
    """Whether answers are tried even if that cannot change the one that is given."""


class WhoWins(msgspec.Struct, frozen=True, tag="chances"):
    """A position whose chances are to be estimated."""

    game: str
    state: bytes
    """As a bystander may imagine it."""
    seed: bytes
    tries: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """What came of thinking about a question."""

    thought: Thought


class Shares(msgspec.Struct, frozen=True, tag="shares"):
    """Each seat's chance of winning."""

    chances: list[float]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Nothing came of it."""

    why: str


Asked: TypeAlias = ThinkAbout | WhoWins
Reply: TypeAlias = Answered | Shares | Failed
ASKED = msgspec.msgpack.Decoder(ThinkAbout | WhoWins)
REPLY = msgspec.msgpack.Decoder(Answered | Shares | Failed)


def framed(message: Asked | Reply) -> bytes:
    """Write a message with its length before it."""
    raw = msgspec.msgpack.encode(message)
    return len(raw).to_bytes(LENGTH, "big") + raw
