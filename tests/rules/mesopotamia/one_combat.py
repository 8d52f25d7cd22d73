"""One combat against a side that does not bid, with the Combat cards known beforehand.

    t = against_automaton("cs4", against="ca2", holds=1, ahead=HUMAN)
    assert t.prepared == ["archer mobility 1"]
    assert t.fights == ["spearman 1 archer 2 mobility 0:1 defender destroys"]

The human attacks in the centre unless the Automaton is told to; both may have eight Units.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import COMBAT_CARDS
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, duel
from tests.rules.mesopotamia.field import HERE


def several(cards: str | Iterable[str]) -> list[str]:
    """Ids of Combat cards, written as one word or several."""
    return cards.split() if isinstance(cards, str) else list(cards)


def against_automaton(
    cards: str,
    *,
    against: str,
    holds: int = 0,
    human_holds: int = 0,
    ahead: Seat = HUMAN,
    attacker: Seat = HUMAN,
    region: str = HERE,
    **fields: Any,
) -> Alone:
    """A combat of the Duel about to begin: Units by their cards, Phalanxes of both, and who is ahead on Events.

    Cards are drawn by type from the Spearman on: write them in that order.
    """
    t = duel(**fields).population([], [], [], [], [AUTO, HUMAN]).squares(event={ahead: 3})
    sides = ((AUTO, several(against)), (HUMAN, several(cards)))
    for side, units in sides if attacker == HUMAN else reversed(sides):
        for card in units:
            t.put(side, COMBAT_CARDS[card].type, region)
    return (
        t.hold(AUTO, phalanx=holds).hold(HUMAN, phalanx=human_holds).cards(*several(cards), *several(against)).combat()
    )


def prepared(t: Alone) -> list[str]:
    """What the side that does not bid placed before each fight, or threw away: `archer force 2 mobility 1`."""
    found = []
    for each in t.heard("Prepared"):
        rows = [f"{row} {count}" for row, count in each.rows.items() if count]
        thrown = [f"discards {each.discarded}"] if each.discarded else []
        found.append(" ".join([each.unit, *rows, *thrown]))
    return found
