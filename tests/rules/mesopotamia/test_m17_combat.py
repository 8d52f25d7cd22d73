"""M17.28-M17.40: combats against the Automaton, and its own against Tribes."""

import pytest

from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, duel, with_automaton
from tests.rules.mesopotamia.table import rule


def battle(*cards: str) -> Alone:
    """Human Spearman and Archer against those of the Automaton, which were there first; cards in the order drawn."""
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").population([], [], [AUTO, HUMAN])
    for side in (AUTO, HUMAN):
        t.put(side, "spearman", "r31").put(side, "archer", "r31")
    return t.cards(*cards)


@rule("M17.28", "M17.29", "M17.30", "M17.31", "M17.32", "M17.33", "M17.35", "M17.36", "M16.27", "MX44", "MX45", "MX46")
def test_the_printed_combat() -> None:
    t = (
        battle("cs2", "ca3", "cs3", "ca1")
        .hold(HUMAN, phalanx=7)
        .hold(AUTO, phalanx=4)
        .event_track([HUMAN, AUTO])
        .combat()
    )
    assert (t.kind, t.seat) == ("place", HUMAN)
    t.answer(("a1.force:3", "a2.force:1", "a2.tactics:1", "a2.mobility:1"))
    t.line_up("a2 a1 d1 d2")
    assert t.fights == ["archer 5 spearman 1 mobility 1:2 attacker routs"]  # MX44: it places 1 Mobility and flees
    t.asked_for("retreat").answer("r22").asked_for("fatigue").answer("tactics")
    assert t.fights[1] == "archer 3 archer 4 mobility 1:0 defender routs"  # MX45
    t.asked_for("retreat").answer("r14")
    assert t.fights[2] == "spearman 4 archer 3 mobility 0:1 attacker routs"  # MX46
    t.asked_for("retreat").answer("r18")
    assert t.heard("CombatWon")[0].winner_seat == HUMAN
    assert t.held_phalanxes(HUMAN, AUTO) == [1, 0]


@rule("M17.30", "MX46")
def test_ahead_on_the_track_it_needs_only_to_equal() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").event_track([AUTO, HUMAN]).hold(AUTO, phalanx=1)
    t.put(AUTO, "archer", "r31").put(HUMAN, "archer", "r31").cards("ca1", "ca2").combat()
    assert t.fights == ["archer 2 archer 2 mobility 0:0 defender destroys"]


@rule("M17.31")
@pytest.mark.parametrize(("units", "rows"), [(("spearman",), {"tactics": 1}), (("spearman", "archer"), {"force": 1})])
def test_tactics_come_first_with_the_advantage_over_all_of_the_line(
    units: tuple[str, ...], rows: dict[str, int]
) -> None:
    cards = {"spearman": "cs2", "archer": "ca4"}
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").event_track([HUMAN, AUTO]).hold(AUTO, phalanx=1)
    t.population([], [], [AUTO, HUMAN]).put(AUTO, "archer", "r31").hold(HUMAN, phalanx=1)
    for unit in units:
        t.put(HUMAN, unit, "r31")
    t.cards(*(cards[unit] for unit in units), "ca2").combat().answer(("a1.force:1",))
    if len(units) > 1:
        t.line_up("a1 a2 d1")
    assert t.heard("Prepared")[0].rows == rows


@rule("M17.34")
def test_what_neither_wins_nor_flees_is_destroyed_and_a_phalanx_thrown_away() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").event_track([HUMAN, AUTO]).hold(AUTO, phalanx=2)
    t.put(AUTO, "spearman", "r31").put(HUMAN, "chariot", "r31").hold(HUMAN, phalanx=3).cards("cc3", "cs2").combat()
    t.answer(("a1.mobility:2",))
    assert [(each.rows, each.discarded) for each in t.heard("Prepared")] == [({}, 1)]
    assert t.fights == ["chariot 4 spearman 1 mobility 3:0 attacker destroys"]
    assert t.held(AUTO, "phalanx") == 1


@rule("M17.33", "M16.32")
def test_without_a_region_to_flee_to_it_does_not_flee() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").event_track([HUMAN, AUTO]).hold(AUTO, phalanx=2)
    t.put(AUTO, "spearman", "r31").put(HUMAN, "chariot", "r31").cards("cc3", "cs2")
    t.wall(HUMAN, "r10", "r14", "r18", "r22", "r26", "r30").combat()
    assert [(each.rows, each.discarded) for each in t.heard("Prepared")] == [({}, 1)]


@rule("M17.28", "M17.29")
def test_the_human_arranges_also_as_defender() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").population([], [], [AUTO, HUMAN])
    for side in (HUMAN, AUTO):
        t.put(side, "spearman", "r31").put(side, "archer", "r31")
    t.cards("cs2", "ca3", "cs3", "ca1").combat()
    assert (t.kind, t.seat) == ("lines", HUMAN)
    assert t.heard("CombatBegan")[0].attacker_seat == AUTO


@rule("M17.28")
def test_among_several_humans_only_combats_with_the_automaton_are_without_bids() -> None:
    t = with_automaton("babylonian", "akkadian", "sumerian").strategy("sc4", "sc11", "sc10")
    t.put(0, "spearman", "r31").put(1, "spearman", "r31").hold(0, phalanx=1).hold(1, phalanx=1)
    t.put(0, "archer", "r20").put(2, "spearman", "r20").event_track([2, 0, 1]).combat()
    assert [(each.seat, each.kind) for each in t.asked] == [(0, "place")]
    t.answer(()).go_on("bid")
    assert {each.seat for each in t.asked} == {0, 1}


@rule("M17.40", "M17.36")
def test_its_ships_add_phalanxes_that_are_used_first_and_lost() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").event_track([HUMAN, AUTO]).hold(AUTO, phalanx=1)
    t.population([], [], [AUTO, HUMAN]).put(AUTO, "archer", "r31").ship(AUTO, "n31", "n40").put(HUMAN, "archer", "r31")
    t.cards("ca2", "ca4").combat()
    assert t.heard("Prepared")[0].paid == {}
    assert t.held(AUTO, "phalanx") == 1


@rule("M17.38", "M17.40")
@pytest.mark.parametrize(
    ("die", "phalanxes", "ships", "wins", "left"),
    [(1, 2, (), True, 0), (1, 1, (), False, 1), (1, 1, ("n31",), True, 0), (1, 5, (), True, 3), (6, 7, (), True, 0)],
)
def test_automaton_against_a_tribe_by_values(
    die: int, phalanxes: int, ships: tuple[str, ...], wins: bool, left: int
) -> None:
    """Horseman 3 against an Archer, 2 and the die + 2 Phalanxes: it needs the difference to tie."""
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").population([], [], [AUTO, HUMAN])
    t.put(AUTO, "horseman", "r31").tribe("r31", archer=1).ship(AUTO, *ships).hold(AUTO, phalanx=phalanxes)
    t.tribe_die(die).put(HUMAN, "spearman", "r01").combat()
    assert t.heard("CardsDrawn") == []
    assert bool(t.units(AUTO, "r31")) is wins
    assert ("r31" in t.state.tribes) is not wins
    assert t.held(AUTO, "phalanx") == left


@rule("M17.38", "M16.52", "M16.54")
def test_the_winner_of_such_a_combat_loses_its_weakest_unit() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").population([], [], [AUTO, HUMAN])
    t.put(AUTO, "chariot", "r31").put(AUTO, "spearman", "r31").tribe("r31", archer=1).tribe_die(1)
    t.put(HUMAN, "spearman", "r01").combat()
    assert (t.units(AUTO, "r31"), t.state.tribes) == ({"chariot": 1}, {})
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").population([], [], [AUTO, HUMAN])
    t.put(AUTO, "spearman", "r31").tribe("r31", archer=1, spearman=1).tribe_die(6).put(
        HUMAN, "spearman", "r01"
    ).combat()
    assert (t.units(AUTO, "r31"), t.state.tribes) == ({}, {"r31": {"archer": 1}})


@rule("M17.38", "M16.47", "M16.48")
def test_the_automaton_reveals_the_event_it_won() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").population([], [], [AUTO, HUMAN])
    t.put(AUTO, "chariot", "r31").tribe("r31", archer=1).hide("r31").tribe_die(1).turns_up("ev16").hold(AUTO, phalanx=1)
    t.put(HUMAN, "spearman", "r01").combat()
    assert t.heard("EventTurned")[0].seat == AUTO
    assert t.state.players[AUTO].levels["war"] == 2


@rule("M17.39", "M15.7", "M15.8")
def test_the_automaton_is_scored_like_every_empire_but_for_quests() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").settle(AUTO, "r16").event_track([AUTO, HUMAN])
    t.last_round().put(HUMAN, "spearman", "r08").end_of_round()
    assert t.over
    assert t.state.result is not None
    assert t.state.result.scores == [6 + 6 + 1, 9 + 9 + 1 + 1]
    assert (t.state.result.ranking, t.state.result.winners) == ([[AUTO], [HUMAN]], [AUTO])
