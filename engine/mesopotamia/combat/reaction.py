"""M17.30-M17.34: what a side that does not bid places on its Unit before a fight, knowing all values."""

from __future__ import annotations

from typing import NamedTuple


class Reaction(NamedTuple):
    """Phalanxes placed on the rows of the fighting Unit, and one that is thrown away if nothing helps. M17.34"""

    force: int = 0
    tactics: int = 0
    mobility: int = 0
    discarded: int = 0

    @property
    def spent(self) -> int:
        """How many leave the supply of that side."""
        return self.force + self.tactics + self.mobility + self.discarded


def reaction(
    *,
    total: int,
    other_total: int,
    mobility: int,
    other_mobility: int,
    slots: tuple[int, int, int],
    tactics_first: bool,
    pool: int,
    wins_ties: bool,
    can_flee: bool,
) -> Reaction:
    """Decide what is placed: exactly what wins, then what destroys, else what lets it flee. M17.31-M17.34

    `slots` are the free ones of each row that count: none in Tactics without the advantage. M17.30

    >>> reaction(total=1, other_total=5, mobility=1, other_mobility=1, slots=(3, 0, 1), tactics_first=False,
    ...          pool=4, wins_ties=False, can_flee=True)
    Reaction(force=0, tactics=0, mobility=1, discarded=0)
    """
    to_win = max(0, other_total - total + (not wins_ties))
    faster = max(0, other_mobility - mobility + (not wins_ties))
    if to_win <= min(pool, slots[0] + slots[1]):
        tactics = min(to_win, slots[1]) if tactics_first else max(0, to_win - slots[0])
        destroys = faster <= min(pool - to_win, slots[2])  # M17.32
        return Reaction(to_win - tactics, tactics, faster if destroys else 0)
    if can_flee and faster <= min(pool, slots[2]):
        return Reaction(mobility=faster)
    return Reaction(discarded=min(pool, 1))
