"""The sheet of the Automaton: Strategy cards with conditions and marks, Action cards, technologies, stock. M17"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.decision import Arg
from engine.mesopotamia.content.solo import ACTION_CARDS, AUTOMATON, STRATEGIES
from engine.mesopotamia.content.strategy import HALVES, StrategyTest
from engine.mesopotamia.view.opponent import OpponentView, StrategyView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.opponent_cards import ROW, action_deck, last_turn
from render.games.mesopotamia.board.sheet_counts import COUNTS, HEADING, counts, heading, left_over
from render.games.mesopotamia.board.strategies import action_of, in_order, newly_marked
from render.games.mesopotamia.board.strip_cards import EDGE, strip_cards
from render.picture.audience import Audience
from render.picture.panel import across, inside, panel
from render.picture.scene import Box, Card, Drawn, Label, Sprite
from render.picture.theme import CREAM, GOLD, INK, LAPIS, MUTED, PAPER, SMALLEST
from render.picture.type import fit, measure

CARD, TAG = 118.0, 112.0
"""Height of a Strategy card, and width of its priority."""
ACTIONS = 250.0
"""Room for the two actions of a card."""
OFF, OFF_EDGE = "#EDDFB8", "#CDB98A"


def automaton_sheet(
    view: MesopotamiaView, opponent: OpponentView, audience: Audience, top: float
) -> tuple[list[Drawn], float]:
    """Lay out the sheet from a height down, and say where it ends."""
    shapes: list[Drawn] = []
    new, side = newly_marked(audience.since), view.players[opponent.side]
    for card in in_order(opponent):
        shapes += _strategy(card, audience, (LEFT, top, RIGHT, top + CARD))
        for half, place in zip(HALVES, across((RIGHT - ACTIONS, top, RIGHT - 10, top + CARD), 2, 0), strict=True):
            shapes += action_of(card, half, ((place[0] + place[2]) / 2, top + CARD / 2), 64, new)
        top += CARD + GAP
    deck = audience.say("picture-strategy-deck", deck=opponent.deck, discard=len(opponent.discard))
    shapes += _line(deck, (LEFT, top, RIGHT, top + ROW - 14))
    top += ROW - 14 + GAP
    draws = audience.say("picture-draws-more", count=opponent.action_cards, cards=len(AUTOMATON.action_cards))
    shapes += action_deck(AUTOMATON.action_cards, draws, (LEFT, top, RIGHT, top + ROW))
    top += ROW + GAP
    shapes += _by_level(opponent, side.ziggurat, audience, (LEFT, top, RIGHT, top + ROW))
    top += ROW + GAP
    shapes += last_turn(audience, (LEFT, top, RIGHT, top + ROW))
    top += ROW + GAP
    shapes += heading(audience.say("picture-technologies"), top)
    top += HEADING
    shapes += strip_cards(view, opponent.side, across((LEFT, top, RIGHT, top + 62), 6, 8), signs=False)
    top += 62 + GAP
    shapes += heading(audience.say("picture-in-stock"), top)
    top += HEADING
    phalanxes = (Sprite("phalanx", (0, 0), 46, flat=True), side.holding.get("phalanx", 0))
    shapes += counts([phalanxes, *left_over(view, opponent.side)], (LEFT, top, RIGHT, top + COUNTS))
    return shapes, top + COUNTS + GAP


def _strategy(card: StrategyView, audience: Audience, box: Box) -> Iterator[Card | Label | Sprite]:
    """Its priority now, its name, and below it when it has which priority. M17.8"""
    left, top, _, bottom = box
    about, begin = STRATEGIES[card.card], left + TAG + 20
    yield Card(box, PAPER, EDGE, 2, 12)
    yield Card((left, top, left + TAG, bottom), LAPIS, radius=12)
    yield Label(str(card.priority), (left + TAG / 2, (top + bottom) / 2), 62, "number", CREAM)
    room = box[2] - ACTIONS - 16 - begin
    name, size = fit(audience.say(f"strategy-{card.card}"), "serif", 44, room, SMALLEST)
    yield Label(name, (begin, top + 36), size, "serif", anchor="left")
    met = card.priority == about.high
    said = condition(about.condition, audience)
    full = audience.say("picture-strategy-if", high=about.high, low=about.low, said=said)
    words, small = fit(full, "sans", 36, room, SMALLEST)
    yield Label(words, (begin, bottom - 34), small, fill=INK if met else MUTED, anchor="left")


def condition(test: StrategyTest, audience: Audience) -> str:
    """Say what a card asks for. M17.25"""
    told: dict[str, Arg] = msgspec.to_builtins(test)
    key = str(told.pop("test")).replace("_", "-")
    action = told.pop("type", None)
    args: dict[str, str | int | bool] = {name: value for name, value in told.items() if isinstance(value, int)}
    if action is not None:
        args["named"] = audience.say(f"technology-{action}")
    return audience.say(f"picture-condition-{key}", **args)


def _line(words: str, box: Box) -> Iterator[Card | Label]:
    yield from panel(box)
    said, size = fit(words, "sans", 38, box[2] - box[0] - 56, SMALLEST)
    yield Label(said, (box[0] + 28, (box[1] + box[3]) / 2), size, anchor="left")


def _by_level(opponent: OpponentView, ziggurat: int, audience: Audience, box: Box) -> Iterator[Card | Label | Sprite]:
    """How many Action cards it draws with how many levels of its Ziggurat, the present number in gold. M17.9"""
    yield from panel(box)
    drawn = next(cards for level, cards in ACTION_CARDS.items() if level == opponent.level)
    middle = (box[1] + box[3]) / 2
    said = audience.say("picture-by-ziggurat")
    yield Sprite("build", (box[0] + 44, middle), 44)
    yield Label(said, (box[0] + 78, middle), 38, fill=MUTED, anchor="left")
    begin = box[0] + 78 + measure(said, "sans", 38) + 24
    for levels, (count, place) in enumerate(
        zip(drawn, across((begin, *inside(box, 12)[1:]), len(drawn), 6), strict=True)
    ):
        now = levels == ziggurat
        yield Card(place, GOLD if now else OFF, INK if now else OFF_EDGE, 2.5 if now else 1.5, 8)
        at = ((place[0] + place[2]) / 2, middle)
        yield Label(str(count), at, 40, "number", INK if now else MUTED)
