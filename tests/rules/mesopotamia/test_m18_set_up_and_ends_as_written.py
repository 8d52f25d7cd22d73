"""M18.1-M18.8, M18.17-M18.19, MX58: how Ur is set up, and how the siege is won or lost."""

from typing import Any

import pytest

from engine.mesopotamia.conservation import check
from engine.mesopotamia.content.cards import Gain
from engine.mesopotamia.content.empires import EMPIRES
from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.state import Owed
from tests.rules import rule
from tests.rules.mesopotamia.alone import HUMAN, THEM, Alone, siege
from tests.rules.mesopotamia.drafts import drafted
from tests.rules.mesopotamia.table import Table


def new(human: str = "akkadian", defenders: str = "sumerian", **options: Any) -> Table:
    return drafted(human, **{"opponent": "siege", "opponent_empire": defenders, **options})


@rule("M18.1", "M18.4", "M18.6", "M18.7", "M18.9")
def test_the_numbers_of_the_siege_are_as_written() -> None:
    assert (SIEGE.player_start, SIEGE.ur, SIEGE.goal_square, SIEGE.ziggurat_levels) == ("r01", "r03", 10, 6)
    assert (SIEGE.quests_dealt, SIEGE.quests_kept, SIEGE.action_cards_per_turn) == (3, 2, 2)
    assert sorted(SIEGE.action_deck) == ["explore", "gather", "growth", "star", "war"]
    assert sorted(SIEGE.walls) == sorted(SIEGE.settlements) == ["r15", "r16", "r17"]
    assert SIEGE.units == {"spearman": "r15", "archer": "r16", "horseman": "r17"}
    assert (SIEGE.ships, SIEGE.ships_named_rivers) == (("n47", "n44"), ("n47", "n43"))
    assert (SIEGE.tribe_removed, SIEGE.blockers, SIEGE.trade_layout) == (("r17",), "none", (1, 2, 1, 2))
    reserve = [(each.type, each.square, each.count) for each in SIEGE.reserve_units]
    assert reserve == [("spearman", 1, 2), ("archer", 3, 2), ("horseman", 5, 1), ("chariot", 7, 1)]
    assert (SIEGE.event_choice, SIEGE.event_choice_harder) == ("least_progress", "most_progress")


@rule("M18.1", "M18.6", "M18.19")
@pytest.mark.parametrize("empire", EMPIRES)
def test_the_start_line_of_the_defenders_is_ignored(empire: str) -> None:
    s = new("akkadian" if empire != "akkadian" else "babylonian", empire).state
    them = s.players[THEM]
    assert (them.empire, them.start, s.players[HUMAN].start) == (empire, "r03", "r01")
    assert (them.ziggurat, set(them.holding.values()), them.quests) == (6, {0}, [])
    assert THEM in s.population[0]
    assert THEM in s.event[0]
    assert s.settlements == s.walls == {"r15": THEM, "r16": THEM, "r17": THEM}
    units = {region: army.units for region in s.armies if (army := s.army(region, THEM))}
    assert units == {"r15": {"spearman": 1}, "r16": {"archer": 1}, "r17": {"horseman": 1}}
    assert s.ships == {"n47": [THEM], "n44": [THEM]}


@rule("M18.6", "M2.9")
def test_with_named_rivers_only_one_ship_lies_elsewhere() -> None:
    assert new(rivers="named").state.ships == {"n47": [THEM], "n43": [THEM]}


@rule("M18.1", "M3.21")
def test_the_empire_of_the_defenders_is_drawn_among_the_others() -> None:
    drawn = {new("babylonian", "lot", seed=seed).state.players[THEM].empire for seed in range(1, 15)}
    assert len(drawn) > 2
    assert "babylonian" not in drawn


@rule("M18.2")
@pytest.mark.parametrize(
    ("empire", "population", "event"), [("akkadian", 1, 1), ("babylonian", 2, 1), ("assyrian", 1, 2)]
)
def test_the_human_begins_by_his_line_with_his_seals_on_top(empire: str, population: int, event: int) -> None:
    s = new(empire).state
    assert s.population[population - 1][0] == HUMAN
    assert s.event[event - 1][0] == HUMAN
    assert s.players[HUMAN].holding["stone"] == 1
    army = s.army("r01", HUMAN)
    assert army is not None
    assert army.units == ({"archer": 1} if empire == "akkadian" else {"spearman": 1})


@rule("M18.2")
def test_he_keeps_two_of_three_quests() -> None:
    t = new()
    dealt = list(t.state.players[HUMAN].dealt)
    assert (t.kind, len(dealt)) == ("quests", 3)
    t.rejects(tuple(dealt), "keep_exactly_3").rejects(tuple(dealt[:1]), "keep_exactly_3").answer(tuple(dealt[:2]))
    assert t.state.players[HUMAN].quests == dealt[:2]


@rule("M18.5")
def test_events_tribes_and_trade_tokens_without_blockers() -> None:
    s = new().state
    assert s.blocked == []
    assert s.hidden == [f"r{number:02}" for number in range(7, 32)]
    assert "r17" not in s.tribes
    assert {"r09", "r10", "r13", "r14", "r18", "r21", "r22", "r24", "r26", "r28", "r30"} == {*s.tribes}
    assert [sum(slot.level == level for slot in s.trade) for level in (1, 2, 3, 4)] == [1, 2, 1, 2]


def before_ur(*units: str, ram: str = "r16", start: str = "r16") -> Alone:
    t = siege(bare=True)
    for unit in units:
        t.put(HUMAN, unit, start)
    return t.put(HUMAN, "ram", ram) if ram else t


def entered(t: Alone, answer: str) -> Alone:
    t.turn(HUMAN).answer("explore.pawn").answer("unit")
    return t.answer(answer)


@rule("M18.3", "M18.17")
def test_entering_ur_with_a_ram_wins_at_once() -> None:
    t = entered(before_ur("spearman"), "r03.ram-r16")
    assert t.over
    assert t.state.result is not None
    assert (t.state.result.ending, t.state.result.ranking, t.state.result.winners) == (
        "won",
        [[HUMAN], [THEM]],
        [HUMAN],
    )
    assert t.heard("RoundEnded") == []


@rule("M18.3")
def test_a_ram_may_stand_on_the_path() -> None:
    t = entered(before_ur("horseman", ram="r16", start="r22"), "r03.ram-r16")
    assert t.over


@rule("M18.3")
def test_a_ram_that_is_already_there_will_do() -> None:
    t = before_ur("spearman", ram="r03").turn(HUMAN).answer("explore.pawn").answer("spearman.r16.r03")
    assert t.over


@rule("M18.3")
def test_entering_ur_without_a_ram_is_refused() -> None:
    t = before_ur("spearman", ram="").turn(HUMAN).answer("explore.pawn").answer("unit")
    assert "r03" not in t.options
    t.rejects("r03", "ram_needed")
    t = before_ur("spearman", ram="r15").turn(HUMAN).answer("explore.pawn").answer("unit")
    t.rejects("r03", "ram_needed")


@rule("M18.3", "M15.7", "M18.18")
def test_a_siege_won_is_scored() -> None:
    t = before_ur("spearman").settle(HUMAN, "r08").gardens("hg1a", built=[HUMAN]).quests(HUMAN, "q3")
    t.squares(population={HUMAN: 7}, event={HUMAN: 2}).hold(HUMAN, food=1)
    entered(t, "r03.ram-r16")
    (scored,) = [each for each in t.heard("Scored") if each.seat == HUMAN]
    assert (scored.event_vp, scored.population_vp, scored.gardens_vp, scored.settlements_vp) == (9, 9, 3, 1)
    assert (scored.quests_vp, scored.trade_vp) == (2, 0)
    assert t.state.result is not None
    assert t.state.result.scores == [scored.vp, 0]


@rule("M18.18")
@pytest.mark.parametrize(
    ("event", "population", "points"), [(THEM, THEM, (6, 6)), (HUMAN, THEM, (9, 6)), (THEM, HUMAN, (6, 9))]
)
def test_the_seals_of_the_defenders_take_ranks(event: int, population: int, points: tuple[int, int]) -> None:
    t = before_ur("spearman").squares(event={event: 4}, population={population: 4})
    entered(t, "r03.ram-r16")
    (scored,) = [each for each in t.heard("Scored") if each.seat == HUMAN]
    assert (scored.event_vp, scored.population_vp) == points
    assert t.state.result is not None
    assert t.state.result.scores[THEM] == 0


def demand_lost(t: Alone) -> None:
    assert t.over
    assert t.state.result is not None
    assert (t.state.result.ending, t.state.result.ranking) == ("lost", [[THEM], [HUMAN]])
    assert t.state.result.scores == [0, 0]
    assert HUMAN not in t.state.result.winners
    assert t.heard("QuestsShown") == []
    assert t.heard("Scored") == []
    assert t.heard("RoundEnded") == []


@rule("M18.4", "M18.15", "M18.17")
@pytest.mark.parametrize("human", [1, 9, 10])
def test_a_defender_seal_on_the_last_population_square_loses_at_once(human: int) -> None:
    t = siege().population().squares(population={HUMAN: human, THEM: 9}).quests(HUMAN, "q1", "q2")
    t.action_cards("growth", "star").turn(THEM)
    assert t.match
    demand_lost(t)
    assert [(each.seat, each.track, each.square) for each in t.heard("GoalReached")] == [(THEM, "population", 10)]


@rule("M18.4", "M18.14", "M18.17", "MX58")
@pytest.mark.parametrize("human", [1, 10])
def test_a_defender_seal_on_the_last_event_square_loses_at_once(human: int) -> None:
    t = siege(bare=True).put(THEM, "spearman", "r15").hide("r15").squares(event={HUMAN: human, THEM: 9})
    t.action_cards("explore", "star").turns_up("ev15").turn(THEM)
    assert t.match
    assert [each.option for each in t.heard("EventResolved")] == [2]
    demand_lost(t)
    assert [(each.seat, each.track, each.square) for each in t.heard("GoalReached")] == [(THEM, "event", 10)]


@rule("M18.4", "M18.14", "M18.16")
def test_an_event_taken_over_may_lose_it_in_the_combat_phase() -> None:
    t = siege(bare=True).put(THEM, "spearman", "r18").active(HUMAN, "r18", "ev11", 1, die=4).squares(event={THEM: 9})
    assert t.combat().match
    demand_lost(t)


@rule("M18.4", "M18.9")
def test_the_loss_comes_before_the_second_card() -> None:
    t = siege().population().squares(population={HUMAN: 1, THEM: 9}).action_cards("growth", "war").turn(THEM)
    assert t.match
    demand_lost(t)
    assert t.held(THEM, "phalanx") == 0


@rule("M18.17", "MI30")
def test_with_the_match_goes_a_choice_that_was_still_owed() -> None:
    t = siege(owed=[Owed(HUMAN, "ev19", "r31", Gain("any", 1))]).population()
    t.squares(population={HUMAN: 1, THEM: 9}).action_cards("growth", "star").turn(THEM)
    assert t.match
    demand_lost(t)
    check(t.state)


@rule("M18.4")
def test_before_the_goal_nothing_is_lost() -> None:
    t = siege().population().squares(population={HUMAN: 1, THEM: 8}).action_cards("growth", "star").turn(THEM)
    assert not t.over
    assert t.square("population", THEM) == 9


@rule("M18.8", "M4.2")
@pytest.mark.parametrize("first", [HUMAN, THEM])
def test_whoever_is_ahead_on_population_plays_first(first: int) -> None:
    t = siege().population([1 - first], [first]).end_of_round()
    assert t.match
    assert t.state.order == [first, 1 - first]


@rule("M18.8", "M4.11")
def test_gardens_may_be_built_and_do_not_end_the_siege() -> None:
    t = siege().level(HUMAN, build=4).hold(HUMAN, stone=9, clay=9, wood=9, food=9).population([THEM], [HUMAN])
    t.gardens("hg1a", "hg2a", "hg3a", "hg4a", "hg5a", built=[HUMAN] * 4).action_cards("star", "growth").turn(HUMAN)
    t.answer("build.pawn").answer("gardens")
    assert t.state.garden_builders == [HUMAN] * 5
    t.answer("end")
    assert not t.over
    assert t.state.round == 2


@rule("M18.17", "M4.12")
def test_the_cap_of_automatic_play_counts_as_lost() -> None:
    t = siege().last_round().end_of_round()
    assert t.over
    assert t.state.result is not None
    assert (t.state.result.ending, t.state.result.ranking) == ("lost", [[THEM], [HUMAN]])
    assert t.state.result.scores == [0, 0]
