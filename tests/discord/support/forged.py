"""Controls pressed by whoever should not: any custom id, any values, anywhere; and whether anything came of it."""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.builders import ChannelHandle, UserHandle
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.results import ResponseMessage

from cogs.border.custom_ids import as_written
from db.store.connection import Database
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import BUTTON, MENU, Shown, Stage, shown

Who: TypeAlias = MemberActor | UserHandle
TABLES = ("matches", "seats", "presses", "snapshots", "outbox", "waits", "litter", "votes", "people")
V2 = 1 << 15
"""The flag of a message made of components."""


@dataclass(frozen=True, slots=True)
class Control:
    """A button, or a menu with what is chosen in it."""

    custom_id: str
    values: tuple[str, ...] | None = None

    @property
    def verb(self) -> str:
        """What it does, as far as that can be told."""
        return [*self.custom_id.split(":"), "", ""][1]

    @property
    def about(self) -> str:
        """What stands after the number of the match."""
        return ":".join(self.custom_id.split(":")[3:])

    def at(self, match_id: int) -> Control:
        """The same control of another match."""
        parts = self.custom_id.split(":")
        return Control(":".join([*parts[:2], str(match_id), *parts[3:]]), self.values)


async def press(table: Stage, who: Who, where: ChannelHandle, control: Control, *, private: bool = False) -> Shown:
    """Press a control on a message that holds it, whether or not the bot ever made such a one; see the answer."""
    backend = table.env.backend
    flags = V2 | EPHEMERAL_FLAG if private else V2
    bot_id = backend.bot_user.id
    carrier = backend.create_message(where.id, bot_id, components=[_text()], flags=flags, broadcast=False)
    payload = dict(serializers.message_payload(backend, carrier))
    payload["components"] = [{"type": 1, "id": 1, "components": [_component(control)]}]
    data: dict[str, Any] = {"custom_id": control.custom_id, "component_type": BUTTON, "id": 2}
    if control.values is not None:
        data |= {"component_type": MENU, "values": list(control.values)}
    result = await _dispatch_actor_interaction(
        who, InteractionType.MESSAGE_COMPONENT, where, data, extra={"message": payload}, source_message_id=carrier.id
    )
    await table.env.settle()
    assert result.acknowledged, f"{control} was not acknowledged"
    assert not result.followups
    answer, kept = result.response, carrier.id in backend.messages[where.id]
    if kept:
        backend.delete_message(where.id, carrier.id)
    if private:
        return Shown(carrier.components)
    assert kept, f"{control} took a message away that is not private"
    if answer is None or answer.id == carrier.id:
        assert carrier.components == [_text()], f"{control} changed a message that is not private"
        return Shown([])
    assert answer.ephemeral, f"{control} was answered for all to see"
    check_limits(answer.components)
    return await _with_pictures(shown(answer), answer)


async def _with_pictures(seen: Shown, answer: ResponseMessage) -> Shown:
    """Put what a picture shows in the place of its address, which differs each time."""
    drawn = {each.url: hashlib.sha256(await each.read()).hexdigest() for each in answer.attachments}
    written = json.dumps(seen.components)
    for url, digest in drawn.items():
        written = written.replace(url, digest)
    return Shown(json.loads(re.sub(r'"(id|attachment_id)": "?\d{15,}"?', r'"\1": 0', written)))


def _text() -> dict[str, Any]:
    return {"type": 10, "id": 1, "content": "-"}


def _component(control: Control) -> dict[str, Any]:
    if control.values is None:
        return {"type": BUTTON, "id": 2, "style": 2, "label": "Press", "custom_id": control.custom_id}
    options = [{"label": "Choose", "value": "choose"}]
    return {"type": MENU, "id": 2, "custom_id": control.custom_id, "options": options}


def controls_of(components: list[dict[str, Any]]) -> Iterator[Control]:
    """Give the controls of a message, greyed ones too: menus with one choice, with all, and with one never offered."""
    for part in walk_components(components):
        if not part.get("custom_id"):
            continue
        if part["type"] == BUTTON:
            yield Control(as_written(part["custom_id"]))
        elif part["type"] == MENU:
            values = tuple(option["value"] for option in part["options"])
            yield from (
                Control(as_written(part["custom_id"]), chosen) for chosen in (values[:1], values, ("never offered",))
            )


class Gathering:
    """Every control the bot has shown to anybody, public or private."""

    def __init__(self, table: Stage) -> None:
        self._table = table
        self.controls: dict[Control, None] = {}
        self._seen: dict[int, Any] = {}

    def gather(self) -> None:
        """Look at all messages there are."""
        for message in self.news():
            self.controls |= dict.fromkeys(controls_of(message.components))

    def news(self) -> list[Any]:
        """Give the messages that were posted or edited since they were asked for last."""
        found = []
        for messages in self._table.env.backend.messages.values():
            for message in messages.values():
                if self._seen.get(message.id) is not message.components:
                    self._seen[message.id] = message.components
                    found.append(message)
        return found

    def few(self, most: int) -> list[Control]:
        """Give so many of each verb and kind of about."""
        kept: dict[tuple[str, str, int], list[Control]] = {}
        for control in self.controls:
            about = control.about if control.custom_id.startswith("tb") else ""
            shape = "".join(character for character in about if character.isalpha())
            group = kept.setdefault((control.verb, shape, _many(control)), [])
            if len(group) < most:
                group.append(control)
        return [control for group in kept.values() for control in group]


def _many(control: Control) -> int:
    return -1 if control.values is None else min(len(control.values), 2)


World: TypeAlias = dict[str, list[tuple[Any, ...]]]
READ: WeakKeyDictionary[Database, tuple[int, World]] = WeakKeyDictionary()
"""What was read last of a database, and how often it had been written to by then."""


async def remembered(db: Database) -> World:
    """Give everything the bot remembers; what nobody has written to since is not read again."""
    ((version,),) = await db.rows("pragma data_version")
    if db not in READ or READ[db][0] != version:
        READ[db] = version, {name: [tuple(row) for row in await db.rows(f"select * from {name}")] for name in TABLES}
    return READ[db][1]


async def stored(table: Stage) -> World:
    """Give everything the bot remembers, and everything that stands in channels for all to see."""
    world = dict(await remembered(table.bot.services.db))
    for channel_id, messages in table.env.backend.messages.items():
        public = [each for each in messages.values() if not each.is_ephemeral]
        if public:
            world[f"channel {channel_id}"] = [
                (each.id, each.content, json.dumps(each.components), str(each.mention_user_ids)) for each in public
            ]
    return world


class Errors(logging.Handler):
    """Whatever was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.records.append(logging.Formatter().format(record))


@contextmanager
def no_errors() -> Iterator[Errors]:
    """Fail if anything is logged as an error meanwhile."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        yield errors
    finally:
        logging.getLogger().removeHandler(errors)
    assert not errors.records, "\n".join(errors.records)
