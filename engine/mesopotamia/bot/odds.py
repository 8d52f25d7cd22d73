"""How likely an army wins a combat without bids, played out with a few draws of cards. M17.28-M17.37"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.mesopotamia.bot.cards_first import filled
from engine.mesopotamia.combat.combat import Combatant, Role
from engine.mesopotamia.combat.forecast import Playout
from engine.mesopotamia.combat.situation import Situation, Standing
from engine.mesopotamia.content.cards import COMBAT_CARDS
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.content.map import Fighter

Army: TypeAlias = tuple[tuple[Fighter, int], ...]
"""Combat Units by kind, in the order of kinds."""
DRAWS = 6
"""So many draws of cards are played out."""
FEW = 6
"""So many arrangements are all tried."""
DECKS = {kind: [card.id for card in COMBAT_CARDS.values() if card.type == kind] for kind in FIGHTERS}


@lru_cache(maxsize=4096)
def chance(own: Army, phalanxes: int, others: Army, theirs: int, *, wins_ties: bool) -> float:
    """How likely an army with Phalanxes wins against another that does not bid."""
    won = 0
    for draw in range(DRAWS):
        ours = _drawn("attacker", own, draw)
        units = [*ours, *_drawn("defender", others, draw + 3)]
        filled(ours, phalanxes)
        ties: Role = "attacker" if wins_ties else "defender"
        standing = tuple(Standing.of(unit) for unit in units)
        playout = Playout(Situation(standing, ties, "attacker", (True, False), "defender", theirs), FEW)
        won += playout.forecast(playout.best()).winner == "attacker"
    return won / DRAWS


def _drawn(role: Role, army: Army, draw: int) -> list[Combatant]:
    """An army with cards: every draw gives others."""
    units = []
    for kind, count in army:
        deck = DECKS[kind]
        units += [Combatant(f"{role}{kind}{n}", role, kind, deck[(5 * draw + 2 * n) % len(deck)]) for n in range(count)]
    return units
