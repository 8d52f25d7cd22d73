"""What a close-up is called, at its head."""

from __future__ import annotations

from collections.abc import Iterator

from render.picture.audience import Audience
from render.picture.scene import Card, Label
from render.picture.theme import KEY_FACT, LAPIS, PAPER, WIDTH

TITLE, LINE = 70.0, 4.0
"""Height of the head of a close-up, and of the line below it."""


def closeup_title(name: str, audience: Audience) -> Iterator[Card | Label]:
    """Lay out the name of a close-up on paper."""
    yield from closeup_head()
    yield Label(audience.say(f"closeup-{name}"), (24, (TITLE - LINE) / 2), KEY_FACT + 2, "serif", anchor="left")


def closeup_head() -> Iterator[Card]:
    """Lay out the paper of a head, for what stands there instead of a name."""
    yield Card((0, 0, WIDTH, TITLE - LINE), PAPER, radius=0)
    yield Card((0, TITLE - LINE, WIDTH, TITLE), LAPIS, radius=0)
