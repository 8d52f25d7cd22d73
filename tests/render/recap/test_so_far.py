"""A turn that is not over, told step by step to the player who is at it."""

import pytest

from engine.after_the_flood import events as e
from engine.core.game import Event
from render.games.after_the_flood.recap import FOLDING
from render.story.recap import so_far
from render.text.words import Words
from tests.render.recap.telling import A, B, rolled
from tests.render.wording import NAMES


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([e.CityBuilt(A, "ur")], ["1. City in Ur: 1 extra textile a turn if you have a worker in Weaving"]),
        ([e.CityBuilt(A, "umma")], ["1. City in Umma"]),
        ([e.CityBuilt(A, "uruk"), e.ScribeGained(A)], ["1. City in Uruk: 1 scribe when built"]),
        ([e.OpportunityPaid(A, "worker")], ["1. Extra cost: 1 worker"]),
        (
            [e.OpportunityPaid(A, "army"), e.WorkersPlaced(A, "grain", 1, "egypt")],
            ["1. Extra cost: 1 army", "2. 1 worker in Egypt for 1 grain"],
        ),
        ([e.ScribeMoved(A, "egypt", "available")], ["1. Scribe: 1 worker from Egypt back to your stock"]),
        (
            [
                e.Swapped(A, "egypt", "textile", "gold", False),
                e.Swapped(A, "egypt", "oil", "gold", True),
                e.ToolMade(A),
                e.ToolMade(A),
            ],
            ["1. Egypt: textile → gold, oil → gold (extra trade)", "2. Metal → tool ×2"],
        ),
        (
            [
                e.Swapped(A, "amorites", "grain", "metal", False),
                e.ToolMade(A),
                e.Swapped(A, "kassites", "tool", "lapis", False),
                e.Swapped(A, "amorites", "wood", "metal", True),
                e.ToolMade(A),
            ],
            [
                "1. Amorites: grain → metal",
                "2. Metal → tool",
                "3. Kassites: tool → lapis lazuli",
                "4. Amorites: wood → metal (extra trade)",
                "5. Metal → tool",
            ],
        ),
        (
            [e.EmpireStarted(A, "t1-guti", 8), e.ArmyEquipped(A, {}, 0, "B"), e.WorkersLeft(A, "guti", 2)],
            ["1. Empire: Guti with 8 armies", "2. No equipment: 👑\u20602nd", "3. Your 2 workers leave the Guti"],
        ),
        ([e.AttackDeclared(A, "nippur", B, 1)], ["1. Attack on Nippur"]),
        (
            [e.Reinforced(A, "guti"), e.AttackDeclared(A, "nippur", B, 1), rolled("nippur", 6, False, A)],
            ["1. Guti reinforced (cost: 1 army)", "2. Attack on Nippur: 🎲 3 + 3 = **6** (a miss)"],
        ),
        (
            [
                e.AttackDeclared(A, "nippur", B, 1),
                rolled("nippur", 6, False, A),
                rolled("nippur", 8, True, A),
                e.Invaded(A, "guti", "nippur"),
            ],
            ["1. Attack on Nippur: 🎲 6 (a miss), 🎲 4 + 4 = **8** (a hit). The attack succeeds."],
        ),
        (
            [
                e.Invaded(A, "guti", "umma"),
                e.RepeatPaid(A),
                e.Invaded(A, "umma", "ur"),
                e.RepeatPaid(A),
                e.CityDestroyed(A, "ur", B, 2),
            ],
            [
                "1. Umma invaded (cost: 1 army)",
                "2. Ur invaded (cost: 2 armies)",
                "3. Bilal's city in Ur destroyed (cost: 3 armies)",
            ],
        ),
        ([e.Passed(A, {"tool": 1}, 3)], ["1. Pass and bid 3 (1 tool)"]),
        ([e.CityExpanded(A, "ur", ["oil"], 7)], ["1. City in Ur expanded with 2 wood and 1 oil: 7 VP"]),
    ],
)
def test_a_draft_is_told_step_by_step(events: list[Event], told: list[str], english: Words) -> None:
    assert so_far(english, FOLDING, events, NAMES) == told
