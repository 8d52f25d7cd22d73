"""Many presses in the same moment: raw interactions, all dispatched before the bot has taken up the first."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import discord
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.interactions import base_payload
from simcord.results import ResponseMessage

from tests.discord.support.stage import MENU, Shown, Stage

MANY = 50
COMPONENT = 3
"""The type of an interaction that comes from a button or menu."""
BUTTON = 2


@dataclass(frozen=True, slots=True)
class Raw:
    """A press as Discord reports it: who, on which message, on which control, with what chosen."""

    who: MemberActor
    message: discord.Message | ResponseMessage
    custom_id: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of one press."""

    acknowledged: bool
    answers: tuple[Shown, ...]

    @property
    def text(self) -> str:
        """The answer, of which there is exactly one."""
        (answer,) = self.answers
        return answer.text


async def press_at_once(table: Stage, presses: Iterable[Raw]) -> list[Answered]:
    """Dispatch presses in one go, let the bot do what they mean, and see how each was answered."""
    before = len(table.env.http_requests)
    records = [_dispatch(table, press) for press in presses]
    await table.env.settle()
    calls = table.env.http_requests[before:]
    _check_acknowledged_first([call.path for call in calls], records)
    edits = [call for call in calls if call.method == "PATCH" and call.path.endswith("/@original")]
    return [
        Answered(
            record.responded,
            tuple(Shown((call.json or {})["components"]) for call in edits if f"/{record.token}/" in call.path),
        )
        for record in records
    ]


def _dispatch(table: Stage, press: Raw) -> Interaction:
    backend = table.env.backend
    stored = backend.get_message(_channel_of(press.message), press.message.id)
    data = {"custom_id": press.custom_id, "component_type": MENU if press.values else BUTTON}
    record, payload = base_payload(
        backend,
        type=COMPONENT,
        channel_id=stored.channel_id,
        guild_id=table.guild.id,
        user_id=press.who.id,
        data={**data, "values": list(press.values)} if press.values else data,
    )
    record.source_message_id = stored.id
    backend.emit("INTERACTION_CREATE", {**payload, "message": dict(serializers.message_payload(backend, stored))})
    return record


def _channel_of(message: discord.Message | ResponseMessage) -> int:
    return message.channel_id if isinstance(message, ResponseMessage) else message.channel.id


def _check_acknowledged_first(paths: Sequence[str], records: Sequence[Interaction]) -> None:
    """Nobody waits for the work of others to be acknowledged."""
    first = paths[: len(records)]
    assert {f"/interactions/{record.id}/{record.token}/callback" for record in records} == set(first)


def many(who: MemberActor, message: discord.Message | ResponseMessage, custom_id: str, *values: str) -> list[Raw]:
    """Let somebody press one control again and again."""
    return [Raw(who, message, custom_id, values)] * MANY


@contextmanager
def nothing_logged(table: Stage) -> Iterator[None]:
    """Fail if the bot warns of anything meanwhile, or an exception escapes."""
    noted: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: noted.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
    assert noted == []
    assert table.env.errors == []


def one(answered: Sequence[Answered], words: str) -> list[Answered]:
    """Check that every press was acknowledged and answered once, just one of them with these words; give the others."""
    assert all(each.acknowledged for each in answered)
    assert [words in each.text for each in answered].count(True) == 1, {each.text for each in answered}
    return [each for each in answered if words not in each.text]
