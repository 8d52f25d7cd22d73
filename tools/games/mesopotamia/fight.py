"""A combat in full swing, as one of those who fight sees it: two lines, losses, a third party, own Quests."""

from __future__ import annotations

import msgspec

from engine.mesopotamia.scoring.quests import Condition
from engine.mesopotamia.state import TRIBE
from engine.mesopotamia.view.combats import CombatantView, CombatView, FledView, LineView
from engine.mesopotamia.view.table import MesopotamiaView
from tools.games.mesopotamia.crowded import MET, crowded

SEAT = 1
"""Who sees it: the attacker."""
UNITS = (
    CombatantView("a1", "attacker", "spearman", "cs3", {"force": 1}),
    CombatantView("a2", "attacker", "archer", "ca2", {"force": 1}),
    CombatantView("a3", "attacker", "horseman", "ch1", {"mobility": 1}),
    CombatantView("d1", "defender", "spearman", "cs2", {"tactics": 1}),
    CombatantView("d2", "defender", "archer", "ca1", {}),
)
FOUGHT = CombatView(
    region=MET,
    attacker=SEAT,
    defender=0,
    tribe_player=None,
    tribe_phalanxes=0,
    bonus={"attacker": 1, "defender": 1},
    units=UNITS,
    fled=(FledView("defender", "archer"),),
    lost=(FledView("attacker", "archer"), FledView("attacker", "archer"), FledView("defender", "horseman")),
    bids={"attacker": {"force": 5, "tactics": 2, "mobility": 1}, "defender": {"force": 3, "tactics": 3}},
    stage="fights",
    lines=(LineView(("a1", "a2"), ("d2",)), LineView(("a3",), ("d1",))),
)
"""In Nippur."""
AGAINST_TRIBE = msgspec.structs.replace(
    FOUGHT,
    region="r20",
    attacker=2,
    defender=TRIBE,
    tribe_player=0,
    tribe_phalanxes=3,
    bonus={"attacker": 0, "defender": 0},
    fled=(),
    lost=(),
    bids={},
    stage="bids",
    lines=(),
)
"""In Marad, where nobody has opened a bid."""
QUESTS = {
    "q1": (Condition("own", "stone", 11, 1), Condition("settlements", "", 1, 3)),
    "q3": (Condition("own", "food", 11, 1), Condition("population", "", 9, 7)),
    "q17": tuple(Condition("own", resource, 11, 2) for resource in ("stone", "wood", "clay", "food")),
}
"""One that is open, one that scores, and one that would if there were more."""


def fight(*combats: CombatView) -> MesopotamiaView:
    """Give the view of the attacker, with these combats or the two above."""
    view = crowded(4)
    own = msgspec.structs.replace(
        view.players[SEAT], quests=tuple(QUESTS), conditions=QUESTS, scoring_quests=("q3",), quest_count=len(QUESTS)
    )
    return msgspec.structs.replace(
        view,
        seat=SEAT,
        phase="combat",
        turn=None,
        turn_of=None,
        players=(view.players[0], own, *view.players[2:]),
        combats=combats or (AGAINST_TRIBE, FOUGHT),
    )
