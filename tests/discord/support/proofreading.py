"""Reads along in every message of the bot: nothing in it may come alive, turn round or ping who is not asked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from simcord.actors import MemberActor
from simcord.components import walk_components

from render.text.names import cleaned, escaped
from tests.discord.support.forged import Gathering, controls_of
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import MENU, TEXT, Stage

LOOSE = re.compile(r"@(everyone|here)|<@|<t:|</|<a?:|\]\(|https?://(?!discord\.com/)")
"""A ping, a time, a command, an emoji or a link that came alive."""
SHAPELESS = {"Cc", "Cf", "Zl", "Zp"}
OURS = re.compile("@\u200b|[\n\u2060\u200d]")
"""What has no shape and is meant: after the sign of a mention, between a sign and its number, within a sign."""


class Reading(Gathering):
    """Reads along: every text and control in every message, checked as it comes."""

    def __init__(self, table: Stage, names: list[str], victim: MemberActor) -> None:
        super().__init__(table)
        self._names = [name for name in names if escaped(cleaned(name)) != name]
        self._victim = victim
        self.guest_id = 0
        """Somebody without a seat who may be asked to take one."""
        self.texts: list[str] = []

    def gather(self) -> None:
        """Check what is new."""
        for message in self.news():
            self.controls |= dict.fromkeys(controls_of(message.components))
            self._check_pings(message)
            if message.author_id == self._table.env.backend.bot_user.id:
                self._check(message.components)

    def _check_pings(self, message: Any) -> None:
        assert not message.mention_everyone
        assert not message.mention_role_ids
        assert self._victim.id not in message.ping_user_ids
        if message.author_id == self._table.env.backend.bot_user.id:
            assert (message.allowed_mentions.everyone, message.allowed_mentions.roles) == (False, frozenset())
            assert message.allowed_mentions.users <= self._table.players.keys() | {self.guest_id}

    def _check(self, components: list[dict[str, Any]]) -> None:
        check_limits(components)
        for part in walk_components(components):
            if part["type"] == TEXT:
                self.texts.append(part["content"])
                named = mentions_made_names(part["content"], self._table.bot.services.commands)
                check_text(named, self._names, {*self._table.players, self.guest_id})
        for label in labels_of(components):
            check_label(label)


def check_text(text: str, names: list[str], asked: set[int]) -> None:
    """Fail if a name stands in a text as it is, or anything in it has come alive."""
    check_label(text)
    meant = "|".join([*(f"<@{user_id}>" for user_id in asked), r"<t:\d{10}:R>"])
    live = re.sub(rf"\\.|{meant}", "¤", text)
    assert LOOSE.search(live) is None, text
    for name in names:
        assert name not in live, f"{name!r} in {text!r}"
    for line in live.split("\n"):
        for sign in ("**", "`", "||", "~~"):
            assert line.count(sign) % 2 == 0, f"{sign} without end: {line}"


def mentions_made_names(text: str, commands: Mapping[str, int]) -> str:
    """Put names in the place of what mentions a command of the bot; a mention of anything else stays."""
    for name, command_id in commands.items():
        text = text.replace(f"</{name}:{command_id}>", f"/{name}")
    return text


def labels_of(components: list[dict[str, Any]]) -> Iterator[str]:
    """Give what stands on controls, and what a picture is called."""
    for part in walk_components(components):
        yield from (part[key] for key in ("label", "placeholder", "description") if part.get(key))
        if part["type"] == MENU:
            for option in part["options"]:
                yield from (option[key] for key in ("label", "description") if option.get(key))


def check_label(label: str) -> None:
    """Fail if a label is empty, or has characters in it that turn or hide others."""
    assert label.strip()
    assert not [each for each in OURS.sub("", label) if unicodedata.category(each) in SHAPELESS], ascii(label)
