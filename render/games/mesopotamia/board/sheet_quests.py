"""The Quests on a sheet: for their owner alone, with how far each is met; of others nobody sees more than how many."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import QUESTS
from engine.mesopotamia.view.players import PlayerView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.quests import condition_of
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Box, Card, Drawn, Label, Sprite
from render.picture.theme import MUTED, SMALLEST
from render.picture.type import fit
from render.text.phrases import say

ROW, WORDS, STAR = 112.0, 40.0, 66.0
"""Height of a Quest, size of its words, and of its star."""
SECRET = 78.0
"""Height of the row that says how many there are."""
MET = "#2E6B3E"


def sheet_quests(view: MesopotamiaView, audience: Audience, seat: Seat, top: float) -> tuple[list[Drawn], float]:
    """Lay out the Quests from a height down, and say where they end. M15.1, M20.3"""
    player = view.players[seat]
    known = (*player.quests, *player.dealt) if audience.reader == seat == view.seat else ()
    if not known:
        return list(_secret(player, audience, (LEFT, top, RIGHT, top + SECRET))), top + SECRET + GAP
    shapes: list[Drawn] = []
    for quest in known:
        shapes += _quest(player, audience, quest, (LEFT, top, RIGHT, top + ROW))
        top += ROW + GAP
    return shapes, top


def _secret(player: PlayerView, audience: Audience, box: Box) -> Iterator[Card | Label | Sprite]:
    yield from panel(box)
    middle = (box[1] + box[3]) / 2
    yield Sprite("quest", (box[0] + 44, middle), 36, faded=not player.quest_count)
    said = audience.say("stock-quests-secret", count=player.quest_count)
    yield Label(said, (box[0] + 80, middle), WORDS, anchor="left")


def _quest(player: PlayerView, audience: Audience, quest: str, box: Box) -> Iterator[Card | Label | Sprite]:
    """What it asks for, below how far it is met, and at the right whether it scores now and what. M15.4, M15.6"""
    left, top, right, bottom = box
    begin, room = left + 80, right - left - 80 - STAR - 86
    yield from panel(box)
    yield Sprite("quest", (left + 44, (top + bottom) / 2), 44)
    said = audience.say(f"quest-{quest}")
    words, size = fit(said[:1].upper() + said[1:], "sans", WORDS, room, SMALLEST)
    yield Label(words, (begin, top + 36), size, anchor="left")
    conditions = player.conditions.get(quest, ())
    holds = bool(conditions) and all(each.holds for each in conditions)
    progress = " · ".join(say(audience.words, condition_of(each)) for each in conditions)
    words, size = fit(progress, "sans", 36, room, SMALLEST)
    yield Label(words, (begin, bottom - 34), size, fill=MET if holds else MUTED, anchor="left")
    if holds:
        yield Sprite("done", (right - STAR - 58, (top + bottom) / 2), 54, faded=quest not in player.scoring_quests)
    yield Sprite("points", (right - STAR / 2 - 18, (top + bottom) / 2), STAR, text=str(QUESTS[quest].vp))
