"""How likely an army wins a combat without bids, played out with a few draws of cards. M17.28-M17.37"""

from __future__ import annotations

from functools import lru_cache

from engine.mesopotamia.bot.draws import Army, drawn, draws
from engine.mesopotamia.bot.placing import FEW, filled
from engine.mesopotamia.combat.combat import Role
from engine.mesopotamia.combat.forecast import Playout
from engine.mesopotamia.combat.situation import Situation, Standing

OTHERS_AFTER = 3
"""The other side draws as many draws later, so that it has other cards."""


ROUGHLY = 6
"""More Phalanxes than these are counted in pairs."""


def chance(own: Army, phalanxes: int, others: Army, theirs: int, *, wins_ties: bool) -> float:
    """How likely an army with Phalanxes wins against another that does not bid."""
    return _chance(own, _roughly(phalanxes), others, _roughly(theirs), wins_ties)


def _roughly(phalanxes: int) -> int:
    return phalanxes if phalanxes <= ROUGHLY else phalanxes - phalanxes % 2


@lru_cache(maxsize=4096)
def _chance(own: Army, phalanxes: int, others: Army, theirs: int, wins_ties: bool) -> float:
    won, tried = 0, draws(sum(count for _, count in (*own, *others)))
    ties: Role = "attacker" if wins_ties else "defender"
    for draw in tried:
        ours = drawn("attacker", own, draw)
        filled(ours, phalanxes)
        units = tuple(Standing.of(unit) for unit in (*ours, *drawn("defender", others, draw + OTHERS_AFTER)))
        playout = Playout(Situation(units, ties, "attacker", (True, False), "defender", theirs), FEW)
        won += playout.forecast(playout.best()).winner == "attacker"
    return won / len(tried)
