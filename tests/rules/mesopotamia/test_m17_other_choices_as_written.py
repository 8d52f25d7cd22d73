"""M17.24, M17.37-M17.40: Settlements, orders and retreats of the Automaton, Tribes, its Ships, and the end."""

import pytest

from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, duel, with_automaton
from tests.rules.mesopotamia.field import AROUND, HERE
from tests.rules.mesopotamia.one_combat import against_automaton, prepared


@rule("M17.24", "M8.11")
def test_it_conquers_a_settlement_if_it_has_one_in_stock() -> None:
    t = duel().put(AUTO, "spearman", HERE).settle(HUMAN, HERE).settle(AUTO, "r15", "r16").combat()
    assert t.state.settlements == {HERE: AUTO, "r15": AUTO, "r16": AUTO}


@rule("M17.24", "M8.11")
def test_else_it_destroys_it() -> None:
    t = duel().put(AUTO, "spearman", HERE).settle(HUMAN, HERE).settle(AUTO, "r15", "r16", "r17").combat()
    assert t.state.settlements == {"r15": AUTO, "r16": AUTO, "r17": AUTO}


@rule("M17.24", "M8.11")
def test_a_ram_alone_takes_nothing() -> None:
    t = duel().put(AUTO, "ram", HERE).settle(HUMAN, HERE).combat()
    assert t.state.settlements == {HERE: HUMAN}


@rule("M17.24", "M14.15", "M17.23")
def test_an_event_it_takes_over_is_chosen_afresh() -> None:
    t = duel().put(AUTO, "spearman", "r15").active(HUMAN, "r15", "ev13", 2, die=4).combat()
    assert t.match
    (taken,) = t.heard("EventTakenOver")
    assert (taken.seat, taken.from_seat, taken.die) == (AUTO, HUMAN, 4)
    # Chosen in the Combat phase, counted at the end of the same round. M14.17
    token = t.state.tokens["r15"]
    assert (token.owner, token.option, token.die) == (AUTO, 2, 2)
    assert t.held(AUTO, "phalanx") == 1


def three_sides() -> Alone:
    """Two people and the Automaton as seat 2, who leads on the Event track before seat 1 and seat 0."""
    t = with_automaton("babylonian", "akkadian", "sumerian").population([], [], [], [], [2, 0, 1])
    return t.event_track([0], [1], [2])


@rule("M17.24", "M16.4")
def test_as_leader_it_takes_the_regions_by_id() -> None:
    t = three_sides()
    for region in ("r31", "r22", "r14"):
        t.put(0, "spearman", region).put(1, "archer", region)
    t.combat()
    assert [(each.kind, each.seat) for each in t.asked if each.kind in ("order", "pair")] == []
    t.go_on()
    assert [each.region for each in t.heard("CombatBegan")] == ["r14", "r22", "r31"]


@rule("M17.24", "M16.6")
def test_as_leader_it_lets_the_two_furthest_behind_fight_first() -> None:
    t = three_sides().put(2, "archer", HERE).put(1, "spearman", HERE).put(0, "chariot", HERE).combat()
    assert t.match
    first = t.heard("CombatBegan")[0]
    assert {first.attacker_seat, first.defender_seat} == {0, 1}
    t = three_sides().event_track([1], [0], [], [2]).put(2, "archer", HERE).put(1, "spearman", HERE)
    t.put(0, "chariot", HERE).combat()
    assert t.match
    assert {t.heard("CombatBegan")[0].attacker_seat, t.heard("CombatBegan")[0].defender_seat} == {0, 1}


@rule("M17.24", "M16.6")
@pytest.mark.parametrize(("track", "last"), [(([0], [1], [2]), 0), (([1], [0], [2]), 1)])
def test_a_tribe_comes_before_all_with_whoever_is_last(track: tuple[list[int], ...], last: int) -> None:
    t = three_sides().event_track(*track).tribe(HERE, spearman=1)
    t.put(2, "archer", HERE).put(1, "spearman", HERE).put(0, "chariot", HERE).combat()
    assert t.match
    first = t.heard("CombatBegan")[0]
    assert (first.attacker_seat, first.defender_seat) == (last, None)


@rule("M17.24", "M16.31")
def test_as_attacker_it_sends_a_human_unit_towards_the_humans_start_region() -> None:
    # From r31 the human's r01 is three steps away by r10 and by r14.
    t = against_automaton("ca2", against="ca7", attacker=AUTO)
    assert t.fights == ["archer 3 archer 1 mobility 0:0 attacker routs"]
    assert t.fled == ["0 archer r10"]
    t = against_automaton("ca2", against="ca7", attacker=AUTO).tribe("r10", spearman=1)
    assert t.fights
    assert t.fled == ["0 archer r14"]


@rule("M17.24", "M16.31")
def test_as_attacker_its_own_unit_flees_towards_its_own_start_region() -> None:
    # From r31 its r03 is three steps away by r18 and by r22.
    t = against_automaton("ca7", against="ca2", attacker=AUTO, holds=1)
    assert t.fights == ["archer 1 archer 3 mobility 1:0 defender routs"]
    assert t.fled == ["1 archer r18"]


@rule("M17.24")
def test_as_defender_the_human_chooses_where_its_unit_flees() -> None:
    t = against_automaton("ca7", against="ca2", holds=1)
    assert (t.seat, t.kind, t.options) == (HUMAN, "retreat", AROUND)


def tribe_fight(card: str, die: int, *, human_holds: int = 0, **figures: int) -> Alone:
    """A human Unit against a Tribe in the Duel, with the die of the Tribe."""
    t = duel(tribes_themselves=True).population([], [], [], [], [AUTO, HUMAN]).tribe(HERE, **figures)
    kind = {"cs": "spearman", "ca": "archer", "ch": "horseman", "cc": "chariot"}[card[:2]]
    return t.put(HUMAN, kind, HERE).hold(HUMAN, phalanx=human_holds).tribe_die(die)


@rule("M17.37", "M16.41")
@pytest.mark.parametrize("ahead", [HUMAN, AUTO])
def test_a_tribe_has_its_die_and_two_for_each_figure_and_loses_ties(ahead: int) -> None:
    t = tribe_fight("ca7", 1, spearman=1).squares(event={ahead: 3}).cards("ca7", "cs4").combat()
    # Three Phalanxes, three slots: 4 wins against 3, and nothing is left for Mobility.
    assert t.fights == ["archer 3 spearman 4 mobility 0:0 defender routs"]
    assert prepared(t) == ["spearman force 3"]
    (rolled,) = t.heard("TribeRolled")
    assert (rolled.die, rolled.phalanxes, rolled.tribe_seat) == (1, 3, None)


@rule("M17.37", "M17.28")
def test_the_die_is_rolled_before_the_human_places() -> None:
    t = tribe_fight("ca7", 6, human_holds=2, spearman=1).cards("ca7", "cs4").combat()
    assert (t.seat, t.kind) == (HUMAN, "place")
    assert [each.phalanxes for each in t.heard("TribeRolled")] == [8]
    assert len(t.heard("CardsDrawn")) == 1
    t.answer(("a1.force:1",))
    # Four in Force it cannot reach: it flees, with one in Mobility because it loses the tie.
    assert prepared(t) == ["spearman mobility 1"]
    assert t.fights == ["archer 4 spearman 1 mobility 0:1 attacker routs"]


@rule("M17.37", "M16.47")
def test_a_tribe_defeated_shows_its_event() -> None:
    t = tribe_fight("cc3", 1, human_holds=9, spearman=1).hide(HERE).cards("cc3", "cs4").turns_up("ev15").combat()
    t.answer(("a1.force:2", "a1.mobility:2"))
    assert t.fights == ["chariot 6 spearman 1 mobility 3:0 attacker destroys"]
    assert (t.seat, t.kind) == (HUMAN, "event")


@rule("M16.67", "M17.37")
def test_with_several_people_a_rival_plays_the_tribe_unless_they_play_themselves() -> None:
    for themselves, kind in ((False, "bid"), (True, "place")):
        t = with_automaton("babylonian", "akkadian", "sumerian", tribes_themselves=themselves)
        t.population([], [], [2, 0, 1]).tribe(HERE, spearman=1).put(0, "archer", HERE).hold(0, phalanx=2).combat()
        assert {each.kind for each in t.asked} == {kind}


def automaton_on_tribe(holds: int, die: int, *units: str, **figures: int) -> Alone:
    """Units of the Automaton against a Tribe."""
    t = duel().population([], [], [], [], [AUTO, HUMAN]).tribe(HERE, **figures).hold(AUTO, phalanx=holds)
    for unit in units:
        t.put(AUTO, unit, HERE)
    return t.tribe_die(die).combat()


@rule("M17.38", "M16.51", "M16.52")
@pytest.mark.parametrize(
    ("units", "figures", "die", "bid"),
    [
        (["spearman"], {"spearman": 1}, 1, 3),  # 1 + bid against 1 + 1 + 2
        (["archer"], {"spearman": 1}, 1, 2),
        (["horseman"], {"spearman": 1}, 1, 1),
        (["chariot"], {"spearman": 1}, 1, 0),
        (["chariot"], {"archer": 1, "horseman": 1}, 6, 11),  # 4 + bid against 2 + 3 + 6 + 4
    ],
)
def test_against_a_tribe_it_bids_the_least_that_wins_a_tie(
    units: list[str], figures: dict[str, int], die: int, bid: int
) -> None:
    t = automaton_on_tribe(bid, die, *units, **figures)
    assert t.units(AUTO, HERE) == {units[0]: 1}
    assert (t.held(AUTO, "phalanx"), t.state.tribes) == (0, {})
    t = automaton_on_tribe(bid + 3, die, *units, **figures)
    assert (t.held(AUTO, "phalanx"), t.state.tribes) == (3, {})
    if bid:
        t = automaton_on_tribe(bid - 1, die, *units, **figures)
        assert (t.held(AUTO, "phalanx"), t.units(AUTO, HERE)) == (bid - 1, {})
        assert t.state.tribes[HERE]


@rule("M17.38", "M16.52")
def test_winning_with_several_units_it_loses_the_weakest() -> None:
    t = automaton_on_tribe(9, 1, "chariot", "spearman", "archer", spearman=1)
    assert t.units(AUTO, HERE) == {"chariot": 1, "archer": 1}
    assert t.held(AUTO, "phalanx") == 9


@rule("M17.38", "M16.53", "M16.54")
def test_losing_it_loses_all_units_and_the_tribe_its_weakest_of_several() -> None:
    t = automaton_on_tribe(2, 6, "spearman", "spearman", archer=1, spearman=1)
    assert (t.units(AUTO, HERE), t.held(AUTO, "phalanx")) == ({}, 2)
    assert t.state.tribes == {HERE: {"archer": 1}}
    t = automaton_on_tribe(2, 6, "spearman", archer=1)
    assert t.state.tribes == {HERE: {"archer": 1}}


@rule("M17.38", "M16.47", "M17.23")
def test_it_turns_the_event_of_a_tribe_it_has_beaten() -> None:
    t = duel().tribe(HERE, spearman=1).put(AUTO, "chariot", HERE).hide(HERE).tribe_die(1).turns_up("ev15").combat()
    assert t.match
    assert [(each.seat, each.card) for each in t.heard("EventTurned")] == [(AUTO, "ev15")]
    assert t.square("event", AUTO) == 3


@rule("M17.40", "M17.38")
def test_its_ships_are_bid_first_against_a_tribe() -> None:
    t = duel().tribe(HERE, spearman=1).put(AUTO, "spearman", HERE).ship(AUTO, "n31", "n40").hold(AUTO, phalanx=1)
    t.population([], [], [], [AUTO, HUMAN]).tribe_die(1).combat()
    assert (t.state.tribes, t.held(AUTO, "phalanx")) == ({}, 0)
    t = duel().tribe(HERE, spearman=1).put(AUTO, "horseman", HERE).ship(AUTO, "n31", "n40").hold(AUTO, phalanx=1)
    t.population([], [], [], [AUTO, HUMAN]).tribe_die(1).combat()
    # One is needed, two come from Ships: the own one stays, the other of the Ships is lost.
    assert (t.state.tribes, t.held(AUTO, "phalanx")) == ({}, 1)


@rule("M17.40", "M17.30", "M17.36")
@pytest.mark.parametrize(
    ("ships", "holds", "places", "left"),
    [(0, 1, "mobility 1", 0), (1, 1, "mobility 1", 1), (2, 0, "mobility 1", 0), (1, 0, "mobility 1", 0), (0, 0, "", 0)],
)
def test_phalanxes_of_its_ships_are_used_first_and_the_rest_is_lost(
    ships: int, holds: int, places: str, left: int
) -> None:
    t = against_automaton("cs4", against="ca2", holds=holds).ship(AUTO, *["n31", "n40"][:ships])
    assert t.fights
    assert prepared(t) == [f"archer {places}"] * bool(places)
    assert t.held(AUTO, "phalanx") == left


@rule("M17.40")
def test_a_ship_of_another_region_adds_nothing() -> None:
    t = against_automaton("cs4", against="ca2").ship(AUTO, "n01")
    assert t.fights == ["spearman 1 archer 2 mobility 0:0 defender routs"]


def ended(t: Alone) -> Alone:
    assert t.last_round().end_of_round().over
    return t


@rule("M17.39", "M15.7", "M15.8")
def test_the_automaton_scores_like_everybody_but_for_quests() -> None:
    t = duel().settle(AUTO, "r15").put(AUTO, "spearman", "r16").trade("t20", owner=AUTO).gardens("hg1a", built=[AUTO])
    t.scoring_token("r16", "ev12").squares(event={AUTO: 4}, population={AUTO: 2})
    ended(t)
    (it,) = [each for each in t.heard("Scored") if each.seat == AUTO]
    assert (it.event_vp, it.population_vp, it.gardens_vp, it.trade_vp) == (9, 9, 3, 4)
    assert (it.tokens_vp, it.settlements_vp, it.quests_vp, it.regions_vp, it.vp) == (2, 1, 0, 2, 30)
    (human,) = [each for each in t.heard("Scored") if each.seat == HUMAN]
    assert (human.event_vp, human.population_vp, human.vp) == (6, 6, 12)


@rule("M17.39")
def test_the_human_loses_if_the_automaton_has_more_points() -> None:
    t = ended(duel().squares(event={AUTO: 4}, population={AUTO: 2}))
    assert t.state.result is not None
    assert t.state.result.ranking == [[AUTO], [HUMAN]]
    assert HUMAN not in t.state.result.winners
    t = ended(duel().squares(event={HUMAN: 4}, population={HUMAN: 2}))
    assert t.state.result is not None
    assert (t.state.result.ranking, t.state.result.winners) == ([[HUMAN], [AUTO]], [HUMAN])


@rule("M17.39", "M15.11")
@pytest.mark.parametrize("first", [HUMAN, AUTO])
def test_a_tie_goes_to_whoever_is_ahead_on_population(first: int) -> None:
    t = ended(duel().squares(event={1 - first: 4}, population={first: 2}))
    assert t.state.result is not None
    assert t.state.result.scores == [15, 15]
    assert t.state.result.ranking == [[first], [1 - first]]


@rule("M17.39")
@pytest.mark.parametrize("people", range(2, 6))
def test_among_several_people_it_takes_its_place_on_both_tracks(people: int) -> None:
    empires = ("babylonian", "akkadian", "elamite", "assyrian", "hittite")[:people]
    t = with_automaton(*empires, "sumerian").event_track([*range(1, people)], [people], [0])
    t.population([*range(people)], [people])
    ended(t)
    scored = {each.seat: each for each in t.heard("Scored")}
    assert (scored[people].event_vp, scored[people].population_vp) == (6, 9)
    assert (scored[0].event_vp, scored[1].event_vp) == (9, 3)
    assert sorted((each.event_vp for each in scored.values()), reverse=True)[:4] == [9, 6, 3, 0][: people + 1]
