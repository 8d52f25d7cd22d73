"""The Action cards of a side that nobody sits at: its deck and how many it draws, never which. M17.9, M18.9"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.game import Event
from engine.mesopotamia.content.solo import STAR_CARD
from engine.mesopotamia.events.automaton import ActionCardsDrawn, StrategyActed, StrategyActionLost
from render.games.mesopotamia.board.line_of import Part, line_of
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import MUTED, SMALLEST
from render.picture.type import fit, measure

HERE = (0.0, 0.0)
SIGN, WORDS = 46.0, 38.0
ROW = 78.0
"""Height of a row of cards."""


def card_sign(card: str) -> Sprite:
    """Show an Action card by its sign; the Star is any action. M17.11"""
    return Sprite("any_action" if card == STAR_CARD else card, HERE, SIGN)


def action_deck(deck: Sequence[str], said: str, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out what is said of how many it draws, and all cards of the deck, in an order of no meaning."""
    yield from panel(box)
    middle = (box[1] + box[3]) / 2
    signs: list[Part] = [card_sign(card) for card in deck]
    begin = box[2] - 22 - len(signs) * (SIGN + 14)
    yield Sprite("action_card", (box[0] + 44, middle), 40)
    words, size = fit(said, "sans", WORDS, begin - box[0] - 90, SMALLEST)
    yield Label(words, (box[0] + 78, middle), size, anchor="left")
    for n, sign in enumerate(signs):
        yield from line_of([sign], (begin + n * (SIGN + 14), middle))


def last_turn(audience: Audience, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out what it did in its last turn: its actions one by one, those that came to nothing crossed."""
    yield from panel(box)
    middle = (box[1] + box[3]) / 2
    said = audience.say("picture-last-turn")
    yield Label(said, (box[0] + 28, middle), WORDS, fill=MUTED, anchor="left")
    x = box[0] + 28 + measure(said, "sans", WORDS) + 24
    taken = _taken(_of_last_turn([*audience.lately, *audience.since]))
    if not taken:
        yield Label(audience.say("picture-nothing"), (x, middle), WORDS, anchor="left")
    for action, lost in taken:
        at = (x + SIGN / 2, middle)
        yield Sprite(action, at, SIGN, faded=lost)
        if lost:
            yield Sprite("crossed", at, SIGN * 0.9)
        x += SIGN + 26


def _of_last_turn(happened: Sequence[Event]) -> Sequence[Event]:
    """Leave out what came before its last turn, which begins with drawing cards. M17.9, M18.9"""
    begins = max((n for n, event in enumerate(happened) if isinstance(event, ActionCardsDrawn)), default=0)
    return happened[begins:]


def _taken(happened: Sequence[Event]) -> list[tuple[str, bool]]:
    """List actions with whether each was lost: the Automaton tells them one by one, the Defenders draw them. M17.14"""
    found: list[tuple[str, bool]] = []
    acted = any(isinstance(event, StrategyActed | StrategyActionLost) for event in happened)
    for event in happened:
        match event:
            case ActionCardsDrawn(technologies=technologies, has_star=has_star) if not acted:
                found += [(each, False) for each in technologies]
                found += [("any_action", False)] if has_star else []
            case StrategyActed(technology=technology):
                found.append((technology, False))
            case StrategyActionLost(technology=str(technology), why="impossible"):
                found = [*found[:-1], (technology, True)]
            case StrategyActionLost(technology=str(technology)):
                found.append((technology, True))
            case _:
                pass
    return found
