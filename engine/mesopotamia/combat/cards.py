"""M16.10, M16.63: Combat cards, from their decks into a combat and to the discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.game import Ctx
from engine.mesopotamia.content.cards import COMBAT_CARDS
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.state import MesopotamiaState


def draw_for(s: MesopotamiaState, ctx: Ctx, kinds: list[Fighter]) -> list[str]:
    """Draw a card for each Unit from the deck of its kind; nothing where no card is left. M16.10, M16.63

    A deck is a pool from which any card may come (M20.7), so refilling it needs no shuffle.
    """
    return [_draw(s, ctx, kind) for kind in kinds]


def _draw(s: MesopotamiaState, ctx: Ctx, kind: Fighter) -> str:
    pool = s.combat_pool[kind]
    if not pool:
        pool += s.combat_discard.get(kind, ())
        s.combat_discard[kind] = []
    return pool.pop(ctx.draw(len(pool))) if pool else ""


def discard(s: MesopotamiaState, cards: Iterable[str]) -> None:
    """Put the cards of a combat that is over on the discards of their kinds. M16.10"""
    for card in cards:
        if card:
            s.combat_discard.setdefault(COMBAT_CARDS[card].type, []).append(card)


def are_enough(s: MesopotamiaState, kinds: Iterable[Fighter]) -> bool:
    """Whether decks and discards together hold a card for every one of these Units. M16.61"""
    needed = Counter(kinds)
    left = {kind: len(s.combat_pool[kind]) + len(s.combat_discard.get(kind, ())) for kind in needed}
    return all(left[kind] >= count for kind, count in needed.items())
