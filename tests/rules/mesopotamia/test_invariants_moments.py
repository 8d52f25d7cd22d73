"""Laws of certain moments: bids, the end of the combats, scoring, the next round, the choice of Quests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.mesopotamia.content.cards import Gain
from engine.mesopotamia.state import Army, Owed
from tests.rules.mesopotamia.broken import AKKAD, BABYLON, SUMER, Break, State, demand_named, table
from tests.rules.mesopotamia.table import Table, rule


def bidding() -> State:
    """Two Empires are to bid."""
    t = table().put(1, "spearman", "r08").hold(1, phalanx=2).combat()
    assert {question.kind for question in t.asked} == {"bid"}
    return t.state


def meet_on_a_section(s: State) -> None:
    s.ships["n25"].append(SUMER)


def double_a_card_in_combat(s: State) -> None:
    s.combat_discard["spearman"] += s.combat_pool["spearman"][:1]


def after_combats() -> State:
    """The last round has ended, and an owed resource is asked for before scoring."""
    t = table().active(1, "r14", "ev19").put(1, "spearman", "r14").last_round().end_of_round()
    assert t.kind == "event.resource"
    return t.state


def leave_a_region_contested(s: State) -> None:
    s.presence += 1
    s.armies["r12"].append(Army(AKKAD, {"spearman": 1}, since=s.presence))


def leave_a_tribe_unfought(s: State) -> None:
    s.tribes["r12"] = {"spearman": 1}


def scored() -> State:
    t = table().last_round().end_of_round()
    assert t.over
    return t.state


def end_without_a_reason(s: State) -> None:
    s.last_round = 0


def leave_a_debt(s: State) -> None:
    s.owed.append(Owed(SUMER, "ev19", "r14", Gain("any", 1)))


def next_round() -> State:
    """A new round has begun; seat 1 is owed a resource, and seat 0 plays first."""
    t = table().active(1, "r14", "ev19").put(1, "spearman", "r14").end_of_round()
    assert (t.seat, [owed.seat for owed in t.state.owed]) == (0, [1])
    return t.state


def owe_to_whoever_plays(s: State) -> None:
    s.owed[0].seat = BABYLON


def choosing_quests() -> State:
    return Table.new(3, setup="lot", sets="base", seed=9).state


def lose_a_dealt_quest(s: State) -> None:
    s.players[0].dealt.pop()


def deal_a_quest_twice(s: State) -> None:
    s.players[0].dealt[0] = s.players[1].dealt[0]


ELSEWHERE: list[tuple[str, Callable[[], State], Break]] = [
    ("MI16", bidding, meet_on_a_section),
    ("MI13", bidding, double_a_card_in_combat),
    ("MI17", after_combats, leave_a_region_contested),
    ("MI17", after_combats, leave_a_tribe_unfought),
    ("MI14", scored, end_without_a_reason),
    ("MI30", scored, leave_a_debt),
    ("MI30", next_round, owe_to_whoever_plays),
    ("MI12", choosing_quests, lose_a_dealt_quest),
    ("MI12", choosing_quests, deal_a_quest_twice),
]


@rule("MI12", "MI13", "MI14", "MI16", "MI17", "MI30")
@pytest.mark.parametrize(("law", "moment", "breaks"), ELSEWHERE, ids=[each[2].__name__ for each in ELSEWHERE])
def test_a_law_of_a_certain_moment_is_named(law: str, moment: Callable[[], State], breaks: Break) -> None:
    demand_named(moment(), law, breaks)
