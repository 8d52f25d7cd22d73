"""M18.13, M18.14: how the Defenders of Ur explore, and what they make of every Event."""

import pytest

from engine.mesopotamia.content.cards import EVENTS
from tests.rules import rule
from tests.rules.mesopotamia.alone import HUMAN, THEM, Alone, siege


def standing(t: Alone) -> dict[str, dict[str, int]]:
    """Where Units of the Defenders stand."""
    s = t.state
    return {region: dict(army.units) for region in sorted(s.armies) if (army := s.army(region, THEM))}


def exploring(*cards: str) -> Alone:
    """Defenders that explore with nothing on the map; these Events turn up."""
    return siege(bare=True).population([THEM, HUMAN]).action_cards("explore", "star").turns_up(*cards).turn(THEM)


@rule("M18.13")
def test_first_they_reveal_where_they_stand_nearest_to_the_human() -> None:
    t = exploring("ev15").put(THEM, "spearman", "r15").put(THEM, "archer", "r18").hide("r15", "r18", "r22")
    t.put(HUMAN, "spearman", "r31")
    assert t.state.hidden == ["r15", "r22"]
    assert standing(t) == {"r15": {"spearman": 1}, "r18": {"archer": 1}}
    assert t.heard("DefendersIdle") == []


@rule("M18.13")
def test_the_nearest_of_several_human_units_counts() -> None:
    t = exploring("ev15").put(THEM, "spearman", "r18").put(THEM, "archer", "r22").hide("r18", "r22")
    # r18 is next to r26, three steps from r29; r22 is two steps from both.
    assert t.put(HUMAN, "spearman", "r26").put(HUMAN, "archer", "r29").state.hidden == ["r22"]


@rule("M18.13")
def test_equally_near_ones_go_from_the_left_then_from_the_top() -> None:
    t = exploring("ev15").put(THEM, "spearman", "r18").put(THEM, "archer", "r22").hide("r18", "r22")
    assert t.put(HUMAN, "spearman", "r31").state.hidden == ["r18"]
    t = exploring("ev15").put(THEM, "spearman", "r26").put(THEM, "archer", "r22").hide("r26", "r22")
    assert t.put(HUMAN, "spearman", "r31").state.hidden == ["r22"]


@rule("M18.13")
def test_an_event_with_a_tribe_is_left_alone() -> None:
    t = exploring("ev15").put(THEM, "spearman", "r18").tribe("r18", archer=1).hide("r18", "r31")
    assert (t.state.hidden, standing(t)) == (["r18", "r31"], {"r18": {"spearman": 1}})


@rule("M18.13")
def test_else_they_move_next_door_the_leftmost_then_topmost_region_first() -> None:
    t = exploring("ev15").put(THEM, "spearman", "r18").hide("r16", "r17", "r22", "r26")
    assert (standing(t), t.state.hidden) == ({"r26": {"spearman": 1}}, ["r16", "r17", "r22"])
    assert [(each.from_region, each.region, each.activations) for each in t.heard("UnitMoved")] == [("r18", "r26", 1)]
    t = exploring("ev15").put(THEM, "spearman", "r18").hide("r16", "r17", "r22", "r26").tribe("r26", archer=1)
    assert (standing(t), t.state.hidden) == ({"r22": {"spearman": 1}}, ["r16", "r17", "r26"])


@rule("M18.13", "M18.16", "M6.6")
def test_a_unit_that_is_held_does_not_move() -> None:
    t = exploring("ev15").put(THEM, "spearman", "r18").hide("r22").put(HUMAN, "archer", "r18")
    assert (standing(t), t.state.hidden) == ({"r18": {"spearman": 1}}, ["r22"])
    t = exploring("ev15").put(THEM, "spearman", "r18").put(THEM, "archer", "r18").hide("r22")
    t.put(HUMAN, "archer", "r18")
    assert t.state.hidden == []
    assert sum(standing(t)["r22"].values()) == 1


@rule("M18.13", "M8.2")
def test_a_human_wall_keeps_them_out() -> None:
    t = exploring("ev15").put(THEM, "spearman", "r18").hide("r22").wall(HUMAN, "r22")
    assert (standing(t), t.state.hidden) == ({"r18": {"spearman": 1}}, ["r22"])


@rule("M18.13")
@pytest.mark.parametrize(("start", "event"), [("r14", "r08"), ("r13", "r07"), ("r28", "r09")])
def test_never_into_a_region_next_to_the_humans_start(start: str, event: str) -> None:
    t = exploring().put(THEM, "spearman", start).hide(event)
    assert (standing(t), t.state.hidden) == ({start: {"spearman": 1}}, [event])


@rule("M18.13")
def test_events_out_of_reach_leave_nothing_to_do() -> None:
    t = exploring().put(THEM, "spearman", "r31").hide("r12")
    assert (standing(t), t.state.hidden) == ({"r31": {"spearman": 1}}, ["r12"])


@rule("M18.13")
def test_when_no_event_is_left_the_farthest_unit_goes_towards_ur() -> None:
    t = exploring().put(THEM, "spearman", "r22").put(THEM, "horseman", "r30").put(THEM, "archer", "r15")
    assert standing(t) == {"r15": {"archer": 1}, "r22": {"horseman": 1, "spearman": 1}}
    t = exploring().put(THEM, "spearman", "r26").put(THEM, "horseman", "r14")
    # r14 is four steps away, r26 three; from r14 two shortest ways begin in r26 and r31.
    assert standing(t) == {"r26": {"horseman": 1, "spearman": 1}}


@rule("M18.13", "M18.16", "M6.6")
def test_if_the_farthest_is_held_the_next_one_draws_back() -> None:
    t = exploring().put(THEM, "spearman", "r30").put(HUMAN, "chariot", "r30").put(THEM, "archer", "r22")
    assert t.match
    assert [(each.unit, each.region) for each in t.heard("UnitMoved")] == [("archer", "r16")]


@rule("M18.13")
def test_the_last_step_leads_into_ur() -> None:
    assert standing(exploring().put(THEM, "spearman", "r16")) == {"r03": {"spearman": 1}}
    assert standing(exploring().put(THEM, "spearman", "r03")) == {"r03": {"spearman": 1}}


@rule("M18.13")
def test_of_equally_far_units_the_lower_region_moves() -> None:
    t = exploring().put(THEM, "spearman", "r22").put(THEM, "horseman", "r18")
    assert standing(t) == {"r16": {"horseman": 1}, "r22": {"spearman": 1}}


WAYS = {"plain": "r15", "mountain": "r23", "desert": "r19"}


@rule("M18.14")
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("card", EVENTS)
def test_an_event_counts_at_once_and_only_its_phalanxes_are_kept(card: str, hard: bool) -> None:
    first, second = EVENTS[card].option
    least, most = (first, second) if first.progress <= second.progress else (second, first)
    chosen = (first if first.progress == second.progress else most) if hard else least
    region = WAYS[EVENTS[card].terrain]
    t = siege(bare=True, hard=hard, sets=["base", "ah", "me"]).put(THEM, "spearman", region).hide(region)
    t.action_cards("explore", "star").turns_up(card).turn(THEM)
    assert t.square("event", THEM) == 1 + chosen.progress
    assert (t.state.tokens, t.state.hidden, t.state.resolved) == ({}, [], [card])
    phalanxes = sum(getattr(op, "n", 0) for op in chosen.ops if getattr(op, "res", "") == "phalanx")
    assert t.state.players[THEM].holding == dict.fromkeys(t.state.players[THEM].holding, 0) | {"phalanx": phalanxes}
    assert standing(t) == {region: {"spearman": 1}}
    assert (t.state.settlements, t.state.walls, t.state.ships) == ({}, {}, {})
    assert (t.square("population", THEM), t.state.players[THEM].quests) == (1, [])
