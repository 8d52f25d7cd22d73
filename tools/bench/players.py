"""Players at many tables of a simulated Discord, who press what the bot shows them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from simcord.backend import Backend, serializers
from simcord.backend.models import Interaction, Message
from simcord.components import walk_components
from simcord.interactions import base_payload

from cogs.border.custom_ids import ANSWERING, REDRAWING, parse
from engine.core.steps import TAKE_BACK
from tools.bench.servers import Place

COMPONENT, BUTTON, MENU = 3, 2, 3
ENDING = 0.4
"""How often a player who may end the turn does so."""
TAKING_BACK = frozenset({"undo", "restart", "redo"})
RARELY = 0.1
"""How often a player looks for something to take back."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press under way."""

    verb: str
    token: str


class Table:
    """One channel with a running match; at any time one of its players presses."""

    def __init__(self, discord: Backend, place: Place, chance: random.Random) -> None:
        self._discord = discord
        self._place = place
        self._chance = chance
        self._post: Message | None = None
        self._press: Interaction | None = None

    def press(self) -> Pressed | None:
        """Press something: Play at a new post, else what the panel shows; None if the match is over."""
        messages = self._discord.messages[self._place.channel_id].values()
        post = next(message for message in reversed(messages) if not message.is_ephemeral)
        if post is self._post and self._press is not None:
            panel = self._discord.get_message(self._place.channel_id, self._press.message_id or 0)
            control = self._chosen(panel)
            if control is not None:
                return self._dispatch(panel, control, self._press.user_id)
        self._post = post
        play = next((each for each in walk_components(post.components) if _verb(each) == "open"), None)
        over = any(str(each.get("custom_id")).startswith("tb:rematch") for each in walk_components(post.components))
        if over or play is None:
            return None
        called = post.mention_user_ids or self._place.people  # whoever plays alone is called by no post
        return self._dispatch(post, play, self._chance.choice(called))

    def _dispatch(self, message: Message, control: dict[str, Any], user_id: int) -> Pressed:
        data = {"custom_id": control["custom_id"], "component_type": control["type"]}
        if control["type"] == MENU:
            most = self._chance.randint(max(1, control["min_values"]), control["max_values"])
            data["values"] = self._chance.sample([option["value"] for option in control["options"]], most)
        place = self._place
        self._press, payload = base_payload(
            self._discord,
            type=COMPONENT,
            channel_id=place.channel_id,
            guild_id=place.guild_id,
            user_id=user_id,
            data=data,
        )
        self._press.source_message_id = message.id
        payload["message"] = dict(serializers.message_payload(self._discord, message))
        self._discord.emit("INTERACTION_CREATE", payload)
        return Pressed(_verb(control), self._press.token)

    def _chosen(self, panel: Message) -> dict[str, Any] | None:
        controls = [each for each in walk_components(panel.components) if _verb(each)]
        ends = [each for each in controls if _verb(each) == "end"]
        if ends and self._chance.random() < ENDING:
            return ends[0]
        taking_back = [each for each in controls if _takes_back(each)]
        if taking_back and self._chance.random() < RARELY:
            return self._chance.choice(taking_back)
        playing = [each for each in controls if _verb(each) in ANSWERING | REDRAWING and not _takes_back(each)]
        return self._chance.choice(playing) if playing else None


def _takes_back(control: dict[str, Any]) -> bool:
    """Whether it undoes something, or takes back an answer that lies sealed while others think."""
    return _verb(control) in TAKING_BACK or str(control.get("custom_id")).endswith(f":{TAKE_BACK}")


def _verb(control: dict[str, Any]) -> str:
    pressed = None if control.get("disabled") else parse(control.get("custom_id") or "")
    return pressed.verb if pressed else ""
