"""A combat that is over, with all that may happen in one: a tie, a retreat, nowhere to flee, Rams that follow."""

from __future__ import annotations

from engine.core.game import Event
from engine.mesopotamia.events import battle, combat
from tools.games.mesopotamia.crowded import MET

ATTACKER, DEFENDER = 0, 1


def fought() -> tuple[Event, ...]:
    """Tell how three Units attack two in Nippur and are beaten, as the rules told it. MX25, MX26"""
    return (
        combat.CombatBegan(
            MET, ATTACKER, DEFENDER, {"spearman": 1, "archer": 1, "horseman": 1}, {"spearman": 1, "archer": 1}, 1, 1
        ),
        combat.CardsDrawn(ATTACKER, MET, ["spearman", "archer", "horseman"], ["cs3", "ca2", "ch1"]),
        combat.CardsDrawn(DEFENDER, MET, ["spearman", "archer"], ["cs2", "ca1"]),
        combat.BidOpened(ATTACKER, MET, {"force": 6, "tactics": 2, "mobility": 1}, 9, {"phalanx": 8}),
        combat.BidOpened(DEFENDER, MET, {"force": 3, "tactics": 3, "mobility": 1}, 7, {"phalanx": 6}),
        battle.RowDecided(MET, "force", ATTACKER, DEFENDER, 6, 3, "attacker"),
        battle.HalfTakenBack(DEFENDER, MET, "force", {"phalanx": 1}),
        battle.PhalanxesAllotted(
            ATTACKER,
            ATTACKER,
            MET,
            "force",
            {"a1": 1, "a3": 2},
            {"spearman": 1, "horseman": 2},
            0,
            ["spearman", "horseman"],
        ),
        battle.RowDecided(MET, "tactics", ATTACKER, DEFENDER, 2, 3, "defender"),
        battle.HalfTakenBack(ATTACKER, MET, "tactics", {"phalanx": 1}),
        battle.PhalanxesAllotted(DEFENDER, DEFENDER, MET, "tactics", {"d1": 1}, {"spearman": 1}, 0, ["spearman"]),
        battle.LinesArranged(
            DEFENDER,
            MET,
            [(["a1", "a2", "a3"], ["d2", "d1"])],
            [(["spearman", "archer", "horseman"], ["archer", "spearman"])],
        ),
        battle.RowDecided(MET, "mobility", ATTACKER, DEFENDER, 1, 1, ""),
        battle.Fought(MET, ATTACKER, DEFENDER, "spearman", "archer", 2, 2, 1, 0, "defender", False),
        battle.Fought(MET, ATTACKER, DEFENDER, "archer", "archer", 1, 2, 0, 0, "defender", True),
        battle.Fought(MET, ATTACKER, DEFENDER, "horseman", "archer", 5, 2, 0, 0, "attacker", False),
        battle.Tired(MET, ATTACKER, "horseman", "force"),
        battle.Fought(MET, ATTACKER, DEFENDER, "horseman", "spearman", 3, 3, 0, 0, "defender", True),
        battle.Tired(MET, DEFENDER, "spearman", "tactics"),
        battle.Retreated(ATTACKER, ATTACKER, "spearman", MET, "r18"),
        battle.NowhereToFlee(DEFENDER, "archer", MET),
        battle.RamsFollowed(ATTACKER, 1, MET, "r18"),
        battle.CombatWon(
            MET,
            ATTACKER,
            DEFENDER,
            "defender",
            DEFENDER,
            {"force": 6, "tactics": 2, "mobility": 1},
            {"force": 3, "tactics": 3, "mobility": 1},
            {"archer": 1, "horseman": 1},
            {"archer": 1},
            1,
            3,
        ),
    )
