"""The Expansion cards of the reign, and what the ranks in Assur are worth as things stand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.assyria.assur import payouts, ranking
from engine.assyria.data import BONUS, REIGNS
from engine.assyria.view import AssyriaView
from render.games.assyria.board.cards import FAINT
from render.games.assyria.board.frame import HEADING, BoardFrame
from render.picture.audience import Audience
from render.picture.panel import across, below, headed, inside
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import CREAM, GOLD, INK, LAPIS, MUTED, SMALLEST

CARD_WIDTH, RANKS = 72.0, 92.0
STAR, BADGE = 60.0, 36.0
BLUE = "#D5E4F3"


def expansion_cards(view: AssyriaView, audience: Audience, frame: BoardFrame) -> Iterator[Card | Label | Sprite]:
    """Lay out the cards above and the ranks below, each under its heading."""
    left, top, right, bottom = whole = inside(frame.expansion, 14)
    ranks = (left, bottom - RANKS - HEADING, right, bottom)
    yield from headed(whole, audience.say("picture-new-huts"), HEADING)
    yield from _cards(view, (left, top + HEADING + 6, right, ranks[1] - 4))
    if view.expansion:
        yield from headed(ranks, audience.say("picture-ranks"), HEADING)
        yield from _ranks(view, below(ranks, HEADING))


def _cards(view: AssyriaView, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out a card for each turn of the reign, the present one in gold, and the Bonus card. A1.8, A1.9"""
    turns = REIGNS[view.reign - 1]
    places = turns + int(view.bonus)
    gap = 12.0
    width = min(CARD_WIDTH, (box[2] - box[0] - gap * (places - 1)) / places)
    left = (box[0] + box[2]) / 2 - (places * (width + gap) - gap) / 2
    boxes = [(left + n * (width + gap), box[1], left + n * (width + gap) + width, box[3]) for n in range(places)]
    for n, place in enumerate(boxes[:turns]):
        if n < len(view.expansion):
            yield from _card(view.expansion[n], place, present=n == len(view.expansion) - 1)
        else:
            yield Card(place, "#EFE2BC", FAINT, 2.5, 9)
            if view.result is None:
                yield Label("?", _middle(place), 44, "number", MUTED)
    if view.bonus:
        yield Card(boxes[-1], BLUE, LAPIS, 2.5, 9)
        x, y = _middle(boxes[-1])
        yield Label(f"+{BONUS.value}", (x, y - 14), 42, "number", LAPIS)
        yield Sprite("wave", (x, y + 22), 34)


def _card(value: int, box: Box, *, present: bool) -> Iterator[Card | Label | Sprite]:
    if present:
        left, top, right, bottom = box
        yield Card((left - 5, top - 5, right + 5, bottom + 5), GOLD, INK, 1.5, 13)
    yield Card(box, CREAM, INK, 2.5, 9)
    x, y = _middle(box)
    yield Label(str(value), (x, y - 13), 48, "number")
    yield Sprite("expansion", (x, y + 23), 28)


def _ranks(view: AssyriaView, box: Box) -> Iterator[Label | Sprite]:
    """Lay out each rank with its points and who would score them now; ranks nobody holds are pale. A9.3-A9.6"""
    players = len(view.players)
    ranked = ranking({dignitary: list(there) for dignitary, there in view.assur.items()})
    cards = [*view.expansion, BONUS.value] if view.bonus else view.expansion
    worth = payouts(cards, players, players, view.reign)
    for rank, (place, vp) in enumerate(zip(across(box, players, 4), worth, strict=True)):
        x, bottom = (place[0] + place[2]) / 2, place[3]
        held = rank < len(ranked)
        above = bottom - STAR - BADGE / 2 + 4
        yield Sprite("points", (x, bottom - STAR / 2 + 4), STAR, text=str(vp), faded=not held or not vp)
        yield Label(f"{rank + 1}.", (x - 20 if held else x, above), SMALLEST, fill=INK if held else MUTED)
        if held:
            yield Sprite("badge", (x + 20, above), BADGE, ranked[rank], flat=True)


def _middle(box: Box) -> tuple[float, float]:
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
