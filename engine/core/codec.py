"""States, moves and events to and from bytes, through msgspec; and the copy made at the engine's border."""

from __future__ import annotations

import functools
import hashlib
import operator
from collections.abc import Iterable
from typing import Any, Generic

import msgspec

from engine.core.decision import Text
from engine.core.errors import BrokenInvariant, Damaged
from engine.core.game import Event, Game, S, Stack
from engine.core.versions import schema_of, upgraded


class Snapshot(msgspec.Struct, frozen=True):
    """A stored state with what is needed to trust it: game, schema and a hash of its bytes."""

    game: str
    schema: int
    hash: str
    state: msgspec.Raw


class Codec(Generic[S]):
    """Reads and writes everything of one game. Unknown fields, tags and types are errors, not surprises."""

    def __init__(self, game: Game[S]) -> None:
        self._game = game
        steps = _list_of_any(game.steps)

        def decoded(_: type[Stack], raw: Any) -> Stack:
            return Stack(msgspec.convert(raw, steps, str_keys=True))

        self._decoded = decoded
        self._packer = msgspec.msgpack.Encoder()
        self._without_stack = msgspec.msgpack.Encoder(enc_hook=_without_stack)
        self._unpacker = msgspec.msgpack.Decoder(game.state, dec_hook=lambda *_: Stack())
        self._steps = msgspec.msgpack.Decoder(steps)
        self._writer = msgspec.json.Encoder(enc_hook=_encoded)
        self._reader = msgspec.json.Decoder(game.state, dec_hook=decoded)
        self._event_reader = msgspec.json.Decoder(_list_of_any(game.events))

    def copy(self, state: S, *, unread: bool = False) -> S:
        """Give an equal state that shares nothing with this one; `unread` if nobody will read what happens on it.

        The stack goes its own way: a decoder made once reads it in half the time that converting it would take.
        """
        copied: S = self._unpacker.decode(self._without_stack.encode(state))
        copied.stack.steps = self._steps.decode(self._packer.encode(state.stack.steps))
        copied.stack.unread = unread
        return copied

    def dump(self, state: S) -> bytes:
        """Write a state as JSON, the same bytes for the same match on any machine."""
        return self._writer.encode(state)

    def hash(self, state: S) -> str:
        """Give a short fingerprint of a state."""
        return _hash(self.dump(state))

    def store(self, state: S) -> bytes:
        """Write a state as a snapshot that says what it is and can prove that it is whole."""
        key, schema, raw = self._game.key, schema_of(self._game), self.dump(state)
        return msgspec.json.encode(Snapshot(key, schema, _hash(raw, key, schema), msgspec.Raw(raw)))

    def restore(self, stored: bytes) -> S:
        """Read a snapshot back, upgrading older schemas; raise Damaged if it is not whole or not of this game."""
        try:
            snapshot = msgspec.json.decode(stored, type=Snapshot)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Damaged(Text("damaged-unreadable")) from error
        if snapshot.game != self._game.key:
            raise Damaged(Text("damaged-other-game"))
        if _hash(bytes(snapshot.state), snapshot.game, snapshot.schema) != snapshot.hash:
            raise Damaged(Text("damaged-altered"))
        try:
            state = self._read(bytes(snapshot.state), snapshot.schema)
            self._game.check(state)
        except (msgspec.DecodeError, BrokenInvariant, LookupError) as error:
            raise Damaged(Text("damaged-unreadable")) from error
        return state

    def _read(self, raw: bytes, schema: int) -> S:
        if schema == schema_of(self._game):
            return self._reader.decode(raw)  # type: ignore[no-any-return]
        fields = upgraded(self._game, msgspec.json.decode(raw), schema)
        return msgspec.convert(  # type: ignore[no-any-return]
            fields, self._game.state, str_keys=True, dec_hook=self._decoded
        )

    def dump_events(self, events: Iterable[Event]) -> bytes:
        """Write events as JSON."""
        return msgspec.json.encode(list(events))

    def load_events(self, stored: bytes) -> list[Event]:
        """Read events back."""
        try:
            return self._event_reader.decode(stored)  # type: ignore[no-any-return]
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Damaged(Text("damaged-unreadable")) from error


def codec_of(game: Game[S]) -> Codec[S]:
    """Give the codec of a game, made once."""
    return _codec_of(game)


@functools.cache
def _codec_of(game: Game[Any]) -> Codec[Any]:
    return Codec(game)


def _list_of_any(kinds: tuple[type[Any], ...]) -> Any:
    """Give the type "list of any of these"; their tags tell them apart."""
    return list[functools.reduce(operator.or_, kinds)]  # type: ignore[misc]


def _encoded(value: Any) -> Any:
    if isinstance(value, Stack):
        return value.steps
    raise TypeError(f"{type(value).__name__} cannot be stored")


def _without_stack(value: Any) -> None:
    if not isinstance(value, Stack):
        raise TypeError(f"{type(value).__name__} cannot be copied")


def _hash(raw: bytes, *of: str | int) -> str:
    return hashlib.blake2b(raw + repr(of).encode(), digest_size=8).hexdigest()
