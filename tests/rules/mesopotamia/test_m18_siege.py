"""M18: the Siege of Ur."""

import pytest

from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.siege.defenders import in_reserve
from tests.rules.mesopotamia.alone import HUMAN, THEM, Alone, siege
from tests.rules.mesopotamia.drafts import begun, drafted
from tests.rules.mesopotamia.table import GAME, Table, rule


def act(t: Alone, *cards: str) -> Alone:
    """A turn of the Defenders with these Action cards."""
    return t.action_cards(*cards).turn(THEM)


# Set-up


@rule("M18.1", "M18.5", "M18.6", "M3.23")
@pytest.mark.parametrize("rivers", ["all", "named"])
def test_ur_is_manned(rivers: str) -> None:
    s = drafted("babylonian", starts=["r01"], opponent="siege", opponent_empire="elamite", rivers=rivers).state
    assert [player.start for player in s.players] == ["r01", "r03"]
    assert s.settlements == s.walls == {"r15": THEM, "r16": THEM, "r17": THEM}
    assert {region: army.units for region in ("r15", "r16", "r17") for army in s.armies[region]} == {
        "r15": {"spearman": 1},
        "r16": {"archer": 1},
        "r17": {"horseman": 1},
    }
    assert sorted(s.ships) == (["n43", "n47"] if rivers == "named" else ["n44", "n47"])
    assert (s.players[THEM].ziggurat, s.players[THEM].holding["phalanx"]) == (6, 0)
    assert (s.blocked, len(s.trade)) == ([], 6)
    assert "r17" not in s.tribes
    assert s.tribes.keys() == {region.id for region in REGIONS.values() if region.tribe} - {"r17"}
    assert {"r15", "r16", "r17"} <= set(s.hidden)


@rule("M18.1", "M3.24")
def test_the_human_begins_in_mari_and_is_asked_for_an_empire_alone() -> None:
    t = Table.new(1, opponent="siege")
    assert t.kind == "empire"
    t.answer("akkadian")
    assert t.kind == "quests"
    assert (t.state.players[0].start, t.state.players[0].role) == ("r01", "a")
    assert t.state.players[1].empire not in ("", "akkadian")


@rule("M18.2", "M3.19", "D7")
def test_the_human_keeps_two_of_three_quests() -> None:
    t = Table.new(1, opponent="siege").answer("akkadian")
    assert len(t.options) == 3
    t.rejects(tuple(t.options), "keep_exactly_3")
    t.answer(tuple(t.options[:2]))
    assert len(t.state.players[0].quests) == 2


@rule("M18.2")
@pytest.mark.parametrize(
    ("empire", "population", "event"),
    [("akkadian", [[0, 1], []], [[0, 1], []]), ("babylonian", [[1], [0]], [[0, 1], []])],
)
def test_the_seals_of_the_human_lie_on_top(empire: str, population: list[list[int]], event: list[list[int]]) -> None:
    s = begun(empire, starts=["r01"], opponent="siege", opponent_empire="sumerian").state
    assert (s.population[:2], s.event[:2]) == (population, event)


@rule("M18.7")
def test_the_reserve() -> None:
    s = begun("babylonian", starts=["r01"], opponent="siege", opponent_empire="sumerian").state
    assert [in_reserve(s, THEM, kind) for kind in FIGHTERS] == [2, 2, 1, 1]
    seen = GAME.view(s, HUMAN).opponent
    assert seen is not None
    assert seen.reserve == {"spearman": 2, "archer": 2, "horseman": 1, "chariot": 1}


@rule("M18.8")
@pytest.mark.parametrize(("piles", "order"), [(([1], [0]), [0, 1]), (([0, 1],), [0, 1]), (([1, 0],), [1, 0])])
def test_who_is_ahead_on_population_plays_first(piles: tuple[list[int], ...], order: list[int]) -> None:
    t = siege().population(*piles).end_of_round()
    assert t.match
    assert t.heard("RoundBegan")[0].seats == order


# Ends


@rule("M18.3", "M18.17", "M18.18", "M2.4")
def test_a_unit_with_a_ram_enters_ur_and_wins_at_once() -> None:
    t = (
        siege(bare=True)
        .put(HUMAN, "spearman", "r16")
        .put(HUMAN, "ram", "r16")
        .put(THEM, "archer", "r03", 2)
        .turn(HUMAN)
    )
    t.answers("explore.pawn", "unit", "r03.ram-r16")
    result = t.state.result
    assert result is not None
    assert (result.ending, result.winners, result.ranking) == ("won", [HUMAN], [[HUMAN], [THEM]])
    assert result.scores == [9 + 6 + 1, 0]  # first on the Event track, second on the other; Ur is occupied
    t.check()


@rule("M18.3", "D9")
def test_ur_with_a_ram_stands_first_among_the_places_to_go_to() -> None:
    t = siege(bare=True).put(HUMAN, "horseman", "r16").put(HUMAN, "spearman", "r17").put(HUMAN, "ram", "r16")
    t.turn(HUMAN).answer("explore.pawn")
    assert t.options[0] == "horseman.r16.r03.ram-r16"
    assert sum("r03" in option for option in t.options) == 1
    moves = t.question().about["moves"]
    assert isinstance(moves, dict)
    assert moves["horseman.r16.r03.ram-r16"] == 1
    t.answer(t.options[0])
    assert t.state.result is not None
    assert t.state.result.ending == "won"


@rule("M18.3", "D9")
@pytest.mark.parametrize(("level", "offered"), [(1, False), (2, True)])
def test_ur_is_among_them_only_as_far_as_the_moves_lead(level: int, offered: bool) -> None:
    t = siege(bare=True).level(HUMAN, explore=level).put(HUMAN, "spearman", "r18").put(HUMAN, "ram", "r18").turn(HUMAN)
    t.answer("explore.pawn")
    assert ("spearman.r18.r03.ram-r18" in t.options) is offered


@rule("M18.3")
def test_without_a_ram_ur_is_closed() -> None:
    t = siege(bare=True).put(HUMAN, "spearman", "r16").turn(HUMAN).answer("explore.pawn")
    t.rejects("spearman.r16.r03", "ram_needed")
    assert not any(option.startswith("spearman.r16.r03") for option in t.options)


@rule("M18.3", "M8.5")
def test_a_ram_picked_up_on_the_way_is_enough() -> None:
    t = siege(bare=True).put(HUMAN, "horseman", "r18").put(HUMAN, "ram", "r16").turn(HUMAN)
    t.answers("explore.pawn", "unit", "r03.ram-r16")
    assert t.state.result is not None
    assert t.state.result.ending == "won"


@rule("M18.3")
def test_no_path_leads_through_ur() -> None:
    t = siege(bare=True).put(HUMAN, "horseman", "r17").put(HUMAN, "ram", "r17").put(THEM, "spearman", "r16").turn(HUMAN)
    t.answers("explore.pawn", "unit")
    assert {"r03.ram-r17", "r16.ram-r17"} <= set(t.options)
    assert "r15.ram-r17" not in t.options


@rule("M18.4", "M18.14", "M18.17", "MX58")
def test_the_defenders_reach_the_goal_by_an_event() -> None:
    t = siege().squares(event={THEM: 9}).hide("r15")
    act(t, "explore", "star").turns_up("ev12")
    result = t.state.result
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("lost", [], [0, 0])
    assert result.ranking == [[THEM], [HUMAN]]
    assert t.heard("EventResolved")[0].squares == 1
    assert not t.heard("Scored")
    t.check()


@rule("M18.4", "M18.15", "M13.9")
def test_they_enter_a_last_square_that_the_human_holds() -> None:
    t = siege().population([], [], [], [], [], [], [], [], [THEM], [HUMAN])
    act(t, "growth", "war")
    assert t.state.result is not None
    assert t.state.population[9] == [THEM, HUMAN]
    assert not t.heard("PhalanxesTaken")  # at once: the second card is not performed
    t.check()


@rule("M4.12")
def test_what_automatic_play_does_not_finish_is_lost() -> None:
    t = siege().last_round().end_of_round()
    assert t.state.result is not None
    assert t.state.result.ending == "lost"


@rule("M4.11", "M18.8", "M4.10")
def test_the_gardens_may_be_built_and_end_nothing() -> None:
    t = siege().level(HUMAN, build=4).gardens("hg1a", "hg2a", "hg3a", "hg4a", "hg5a", built=[HUMAN] * 4)
    t.hold(HUMAN, stone=3, clay=2, wood=2, food=1).turn(HUMAN).answers("build.pawn", "gardens")
    assert t.state.garden_builders == [HUMAN] * 5
    t.answer("end")
    assert t.state.result is None


# Turns of the Defenders


@rule("M18.9", "M20.7", "MI27")
def test_two_different_cards_are_drawn() -> None:
    for seed in range(8):
        t = siege(seed=seed).turn(THEM)
        assert t.match
        drawn = t.heard("ActionCardsDrawn")[0]
        assert len(drawn.technologies) + drawn.has_star == 2
        assert set(drawn.technologies) <= {"gather", "war", "explore", "growth"}


@rule("M18.9", "M18.15")
def test_they_are_performed_in_order_and_the_star_does_nothing() -> None:
    t = act(siege(), "growth", "war")
    assert t.heard_of("Grew", "PhalanxesTaken") == ["Grew ", "PhalanxesTaken "]
    before = siege().laid
    t = act(siege(), "star", "growth")
    assert t.square("population", THEM) == 2
    assert (t.state.armies, t.state.trade) == (before.armies, before.trade)


@rule("M18.10")
@pytest.mark.parametrize(("level", "token"), [(1, "t07"), (2, "t12"), (3, "t17")])
def test_gather_takes_the_rightmost_token_near_the_humans_level(level: int, token: str) -> None:
    t = (
        siege()
        .level(HUMAN, gather=level)
        .trade("t01")
        .trade("t06", 1)
        .trade("t07", 2)
        .trade("t12")
        .trade("t16")
        .trade("t17", 2)
    )
    act(t, "gather", "star")
    assert [slot.token for slot in t.state.trade if slot.owner == THEM] == [token]


@rule("M18.10")
def test_their_token_is_closed_to_the_human() -> None:
    t = siege().trade("t01", 1, THEM).hold(HUMAN, stone=3).turn(HUMAN).answer("gather.pawn")
    t.rejects("trade.t01", "defender_token")


@rule("M18.10")
def test_without_a_token_gather_does_nothing() -> None:
    t = siege().trade("t11")
    act(t, "gather", "star")
    assert t.heard("DefendersIdle")[0].technology == "gather"


@rule("M18.11", "MX47")
@pytest.mark.parametrize(
    ("square", "phalanxes", "unit"),
    [(1, 1, "spearman"), (3, 1, "archer"), (4, 2, "archer"), (5, 2, "horseman"), (7, 3, "chariot"), (9, 3, "chariot")],
)
def test_war_by_the_population_square(square: int, phalanxes: int, unit: str) -> None:
    t = siege().squares(population={THEM: square}).put(HUMAN, "spearman", "r31")
    act(t, "war", "star")
    assert t.held(THEM, "phalanx") == phalanxes
    assert [each.unit for each in t.heard("UnitCreated")] == [unit]


@rule("M18.11", "M18.7")
def test_a_type_that_is_not_in_reserve_gives_way() -> None:
    t = (
        siege()
        .squares(population={THEM: 8})
        .put(THEM, "chariot", "r16")
        .put(THEM, "horseman", "r16")
        .put(HUMAN, "spearman", "r01")
    )
    act(t, "war", "star")
    assert [each.unit for each in t.heard("UnitCreated")] == ["archer"]


@rule("M18.12")
def test_spearmen_go_to_the_settlement_with_the_fewest_units_then_from_the_left() -> None:
    t = act(siege(), "war", "star")
    assert t.units(THEM, "r16") == {"archer": 1, "spearman": 1}  # leftmost of three with one each
    t = siege().put(THEM, "spearman", "r16")
    assert act(t, "war", "star").units(THEM, "r17") == {"horseman": 1, "spearman": 1}  # as far left as r15, but on top


@rule("M18.12")
def test_archers_go_to_walls_and_without_any_place_to_urs_neighbour() -> None:
    t = siege(bare=True).squares(population={THEM: 3}).wall(THEM, "r17").settle(THEM, "r16")
    assert act(t, "war", "star").units(THEM, "r17") == {"archer": 1}
    t = act(siege(bare=True), "war", "star")
    assert t.units(THEM, "r15") == {"spearman": 1}


@rule("M18.12", "MX47")
def test_chariots_go_to_the_rightmost_region_beside_the_human() -> None:
    t = siege().squares(population={THEM: 7}).put(HUMAN, "spearman", "r31")
    assert act(t, "war", "star").units(THEM, "r18") == {"chariot": 1}
    t = siege().squares(population={THEM: 7}).put(HUMAN, "spearman", "r31").tribe("r18", archer=1)
    assert act(t, "war", "star").units(THEM, "r26") == {"chariot": 1}
    t = siege().squares(population={THEM: 7}).put(HUMAN, "spearman", "r31").put(HUMAN, "ram", "r18")
    assert act(t, "war", "star").units(THEM, "r26") == {"chariot": 1}
    t = siege().squares(population={THEM: 7})
    assert act(t, "war", "star").units(THEM, "r16") == {"archer": 1, "chariot": 1}  # nobody: as a Spearman


# Explore


@rule("M18.13", "M18.14")
def test_explore_reveals_where_a_unit_stands_nearest_to_the_human() -> None:
    t = siege().hide("r15", "r16", "r17").put(HUMAN, "spearman", "r24")
    act(t, "explore", "star").turns_up("ev16")
    assert t.heard("EventTurned")[0].region == "r17"
    assert t.heard("UnitMoved") == []
    assert (t.square("event", THEM), t.held(THEM, "phalanx")) == (2, 0)  # option 1 of equals teaches, which is not kept


@rule("M18.13")
def test_of_equals_it_reveals_from_the_left_then_from_the_top() -> None:
    t = (
        siege(bare=True)
        .put(THEM, "spearman", "r15")
        .put(THEM, "spearman", "r17")
        .hide("r15", "r17")
        .put(HUMAN, "ram", "r16")
    )
    act(t, "explore", "star").turns_up("ev16")
    assert t.heard("EventTurned")[0].region == "r17"


@rule("M18.13")
def test_explore_moves_to_the_leftmost_event_beside_a_unit() -> None:
    t = siege().hide("r18", "r22", "r21").put(HUMAN, "spearman", "r01")
    act(t, "explore", "star").turns_up("ev16")
    assert [(each.unit, each.from_region, each.region) for each in t.heard("UnitMoved")] == [("archer", "r16", "r22")]
    assert t.heard("EventTurned")[0].region == "r22"


@rule("M18.13", "M18.16")
def test_explore_passes_tribes_walls_and_what_is_beside_the_human_by() -> None:
    t = (
        siege(bare=True)
        .put(THEM, "spearman", "r10")
        .hide("r08", "r09", "r31")
        .tribe("r31", archer=1)
        .put(HUMAN, "spearman", "r01")
    )
    act(t, "explore", "star")
    assert t.heard("UnitMoved") == []
    t = siege(bare=True).put(THEM, "spearman", "r22").hide("r31").wall(HUMAN, "r31").put(HUMAN, "spearman", "r01")
    assert act(t, "explore", "star").heard("UnitMoved") == []
    t = siege(bare=True).put(THEM, "spearman", "r22").hide("r31").put(HUMAN, "spearman", "r22").hold(HUMAN, phalanx=1)
    t.squares(event={HUMAN: 3})
    assert act(t, "explore", "star").heard("UnitMoved") == []  # held


@rule("M18.13")
def test_without_any_hidden_event_the_farthest_unit_draws_back() -> None:
    t = siege().put(THEM, "spearman", "r31").put(HUMAN, "spearman", "r01")
    act(t, "explore", "star")
    assert [(each.from_region, each.region) for each in t.heard("UnitMoved")] == [("r31", "r18")]
    t = siege().put(THEM, "spearman", "r31").put(HUMAN, "spearman", "r01").hide("r11")
    assert act(t, "explore", "star").heard("UnitMoved") == []


@rule("M18.14")
@pytest.mark.parametrize(
    ("hard", "card", "option", "squares", "phalanxes"),
    [
        (False, "ev12", 2, 1, 0),
        (True, "ev12", 1, 2, 0),
        (False, "ev21", 2, 1, 2),
        (True, "ev21", 1, 3, 0),
        (False, "ev13", 1, 1, 0),
        (True, "ev16", 1, 1, 0),
    ],
)
def test_an_event_counts_at_once(hard: bool, card: str, option: int, squares: int, phalanxes: int) -> None:
    t = siege(hard=hard).hide("r16").put(HUMAN, "spearman", "r01")
    act(t, "explore", "star").turns_up(card)
    assert t.heard("EventChosen")[0].option == option
    assert (t.square("event", THEM), t.held(THEM, "phalanx")) == (1 + squares, phalanxes)
    assert (t.state.tokens, t.state.resolved) == ({}, [card])


# Combat


@rule("M17.40", "M18.8", "MX59", "M17.32")
def test_a_ship_of_the_defenders() -> None:
    t = siege(bare=True).ship(THEM, "n47").put(THEM, "horseman", "r17").wall(THEM, "r17").put(HUMAN, "archer", "r17")
    t.put(HUMAN, "ram", "r17").event_track([HUMAN, THEM]).population([HUMAN, THEM]).cards("ca2", "ch1").combat()
    assert t.fights == ["archer 1 horseman 3 mobility 0:1 defender destroys"]
    assert t.held(THEM, "phalanx") == 0
    assert t.state.walls == {}


@rule("M18.16", "M17.33")
def test_they_flee_as_the_automaton_does_and_the_human_sends_them() -> None:
    t = siege(bare=True).put(THEM, "spearman", "r22").put(HUMAN, "chariot", "r22").hold(THEM, phalanx=3)
    t.event_track([HUMAN, THEM]).cards("cc3", "cs3").combat()
    assert (t.kind, t.seat) == ("retreat", HUMAN)


@rule("M18.16", "M17.24")
def test_as_attackers_they_flee_towards_ur() -> None:
    t = siege(bare=True).put(HUMAN, "chariot", "r22").put(THEM, "spearman", "r22").hold(THEM, phalanx=3)
    t.event_track([HUMAN, THEM]).cards("cc3", "cs3").combat()
    assert t.match
    assert t.fled == ["1 spearman r16"]


@rule("M18.16")
def test_they_destroy_settlements_and_take_events_at_once() -> None:
    t = siege(bare=True).put(THEM, "spearman", "r22").settle(HUMAN, "r22").combat()
    assert t.state.settlements == {}
    t = siege(bare=True).put(THEM, "spearman", "r22").active(HUMAN, "r22", "ev19", 1, 3).combat()
    assert (t.state.tokens, t.square("event", THEM)) == ({}, 2)


@rule("M18.18", "M15.8")
def test_their_seals_take_ranks_and_they_score_nothing() -> None:
    t = siege().event_track([THEM], [HUMAN]).population([HUMAN], [THEM]).end_of_round()
    assert t.match
    assert t.heard("RoundEnded")[0].vp_per_seat == [9 + 6, 0]


@rule("M18.19", "MI5", "MI6")
def test_no_limit_binds_them() -> None:
    siege().turn(HUMAN).check()


@rule("M20.1")
def test_the_status_tells_how_near_they_are() -> None:
    t = siege().squares(population={THEM: 4}, event={THEM: 7}).turn(HUMAN)
    line, *_ = GAME.status(GAME.view(t.state, HUMAN), HUMAN)
    squares = {"population": 4, "event_square": 7, "goal": 10}
    assert (line.key, line.args) == ("status-siege", {"round": t.state.round, **squares})


@rule("M18.4")
@pytest.mark.parametrize(("square", "left"), [(7, None), (8, 2), (9, 1)])
def test_the_status_warns_as_soon_as_they_are_near(square: int, left: int | None) -> None:
    t = siege().squares(population={THEM: 4}, event={THEM: square}).turn(HUMAN)
    warned = [text.args for text in GAME.status(GAME.view(t.state, HUMAN), HUMAN) if text.key == "status-siege-near"]
    assert warned == ([{"left": left}] if left else [])
