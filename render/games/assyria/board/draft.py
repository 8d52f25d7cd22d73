"""The cards of the draft: they lie where Assur will be of interest later. A2.10, A2.11"""

from __future__ import annotations

from collections.abc import Iterator

from engine.assyria.data import COUNTS
from engine.assyria.view import AssyriaView
from render.games.assyria.board.cards import empty_place, food_card
from render.games.assyria.board.frame import BoardFrame
from render.picture.audience import Audience
from render.picture.panel import across, inside
from render.picture.scene import Card, Label, Sprite

TITLE = 46.0


def draft(view: AssyriaView, audience: Audience, frame: BoardFrame) -> Iterator[Card | Label | Sprite]:
    """Lay out the cards that are still to be taken, and the places of those that have been."""
    left, top, right, bottom = inside(frame.assur, 14)
    yield Label(audience.say("picture-draft"), (left + 4, top + TITLE / 2 - 2), 40, "serif", anchor="left")
    places = across((left, top + TITLE, right, bottom), COUNTS[len(view.players)].draft_cards, 10)
    for n, place in enumerate(places):
        if n < len(view.passed_on):
            yield from food_card(view.passed_on[n], place)
        else:
            yield empty_place(place)
