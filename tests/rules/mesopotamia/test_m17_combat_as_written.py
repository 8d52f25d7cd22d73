"""M17.28-M17.36, MX44-MX46: combat against the Automaton, which places what it needs before each fight."""

import pytest

from engine.mesopotamia.content.cards import COMBAT_CARDS
from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, with_automaton
from tests.rules.mesopotamia.field import HERE
from tests.rules.mesopotamia.one_combat import against_automaton, prepared


def printed_example(holds: int = 4, ahead: int = HUMAN) -> Alone:
    """MX44 up to the first flight: the human attacks with an Archer in front of a Spearman."""
    t = against_automaton("cs2 ca3", against="cs3 ca1", holds=holds, human_holds=7, ahead=ahead)
    t.answer(("a1.force:3", "a2.force:1", "a2.tactics:1", "a2.mobility:1"))
    return t.line_up("a2 a1 d1 d2")


@rule("MX44", "M17.33", "M16.27", "M16.64")
def test_it_flees_from_a_fight_it_cannot_win() -> None:
    t = printed_example()
    assert (prepared(t), t.fights) == (["spearman mobility 1"], ["archer 5 spearman 1 mobility 1:2 attacker routs"])
    t.asked_for("retreat").answer("r10")
    assert t.units(AUTO, "r10") == {"spearman": 1}
    assert (t.kind, sorted(t.options)) == ("fatigue", ["force", "mobility", "tactics"])
    assert t.answer("tactics").tired[0] == "archer tactics"


@rule("MX45", "M17.31", "M17.32", "M17.35")
def test_it_places_what_wins_and_no_mobility_that_does_not_destroy() -> None:
    t = printed_example().answers("r10", "tactics")
    assert prepared(t)[1] == "archer force 2"
    assert t.fights[1] == "archer 3 archer 4 mobility 1:0 defender routs"
    t.asked_for("retreat").answer("r14")
    assert t.units(HUMAN, "r14") == {"archer": 1}
    assert t.tired[1] == "archer force"


@rule("MX46", "M17.30", "M17.33", "M17.36")
def test_a_tie_would_lose_so_it_flees_and_the_human_keeps_one() -> None:
    t = printed_example().answers("r10", "tactics", "r14")
    assert prepared(t)[2] == "archer mobility 1"
    assert t.fights[2] == "spearman 4 archer 3 mobility 0:1 attacker routs"
    t.asked_for("retreat").answer("r22")
    assert t.held_phalanxes(HUMAN, AUTO) == [1, 0]
    (won,) = t.heard("CombatWon")
    assert (won.winner_seat, won.attacker_lost, won.defender_lost) == (HUMAN, {}, {})


@rule("M17.32", "M17.35")
def test_with_one_phalanx_more_it_destroys_and_tires_from_mobility() -> None:
    t = printed_example(holds=5).answers("r10", "tactics")
    assert prepared(t) == ["spearman mobility 1", "archer force 2 mobility 2"]
    assert t.fights[1:] == [
        "archer 3 archer 4 mobility 1:2 defender destroys",
        "spearman 4 archer 4 mobility 0:1 attacker routs",
    ]
    assert t.tired[1] == "archer mobility"


@rule("MX46", "M17.30", "M17.31")
def test_ahead_on_the_track_it_wins_the_last_fight_by_a_tie() -> None:
    t = printed_example(ahead=AUTO)
    # Ahead, an equal Mobility lets it flee without a Phalanx.
    assert prepared(t) == []
    t.answers("r10", "tactics")
    assert prepared(t) == ["archer force 1 mobility 1", "archer tactics 1"]
    assert t.fights[1:] == [
        "archer 3 archer 3 mobility 1:1 defender destroys",
        "spearman 4 archer 4 mobility 0:0 defender destroys",
    ]
    assert t.held_phalanxes(HUMAN, AUTO) == [1, 1]


CASES = [
    # human card, placed, card of the Automaton, its Phalanxes, who is ahead: what it places, and the fight.
    ("cs4", "", "ca2", 0, AUTO, "", "1 2 0:0 defender destroys"),
    ("cs4", "", "ca2", 1, HUMAN, "mobility 1", "1 2 0:1 defender destroys"),
    ("cs4", "", "ca2", 0, HUMAN, "", "1 2 0:0 defender routs"),
    ("ca7", "", "ca2", 2, AUTO, "force 2", "3 3 0:0 defender destroys"),
    ("ca7", "", "ca2", 1, AUTO, "", "3 1 0:0 attacker routs"),
    ("ca7", "", "ca2", 3, HUMAN, "force 3", "3 4 0:0 defender routs"),
    ("ca7", "", "ca2", 4, HUMAN, "force 3 mobility 1", "3 4 0:1 defender destroys"),
    ("ca7", "", "ca2", 9, HUMAN, "force 3 mobility 1", "3 4 0:1 defender destroys"),
    ("ca7", "", "ca2", 2, HUMAN, "mobility 1", "3 1 0:1 attacker routs"),
    ("ca7", "", "ca2", 0, HUMAN, "", "3 1 0:0 attacker destroys"),
    # Tactics only over a type it has the advantage over: four Force are out of reach of three slots.
    ("ca7", "force 1", "cs4", 9, HUMAN, "mobility 1", "4 1 0:1 attacker routs"),
    ("ch1", "force 1", "cs4", 9, HUMAN, "tactics 3 mobility 1", "3 4 0:1 defender destroys"),
    # Tactics first, the overflow in Force.
    ("cs8", "", "ca2", 9, HUMAN, "tactics 1 mobility 1", "2 3 0:1 defender destroys"),
    ("cs8", "force 2", "ca2", 9, HUMAN, "force 1 tactics 2 mobility 1", "4 5 0:1 defender destroys"),
    ("cs8", "force 2", "ca2", 3, HUMAN, "force 1 tactics 2", "4 5 0:0 defender routs"),
    ("cs8", "force 2", "ca2", 2, HUMAN, "mobility 1", "4 2 0:1 attacker routs"),
    # The Mobility needed in full or none: two slots do not reach three, two Phalanxes not either.
    ("cs4", "mobility 2", "ca2", 9, HUMAN, "", "1 2 2:0 defender routs"),
    ("cs4", "mobility 2", "ca2", 9, AUTO, "mobility 2", "1 2 2:2 defender destroys"),
    ("cs4", "mobility 2", "ca2", 1, AUTO, "", "1 2 2:0 defender routs"),
    # It can neither win nor flee: one Phalanx is thrown away, if it has any.
    ("ca7", "force 1 mobility 2", "cs4", 2, HUMAN, "discards 1", "4 1 2:0 attacker destroys"),
    ("ca7", "force 1 mobility 2", "cs4", 0, HUMAN, "", "4 1 2:0 attacker destroys"),
    ("ca7", "force 1 mobility 2", "cs4", 2, AUTO, "mobility 2", "4 1 2:2 attacker routs"),
    ("ca7", "force 1 mobility 2", "cs4", 1, AUTO, "discards 1", "4 1 2:0 attacker destroys"),
]


@rule("M17.30", "M17.31", "M17.32", "M17.33", "M17.34", "M17.36")
@pytest.mark.parametrize(("card", "placed", "against", "holds", "ahead", "places", "fight"), CASES)
def test_what_it_places_before_a_fight(
    card: str, placed: str, against: str, holds: int, ahead: int, places: str, fight: str
) -> None:
    words = placed.split()
    amounts = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    t = against_automaton(card, against=against, holds=holds, human_holds=sum(amounts.values()), ahead=ahead)
    if amounts:
        t.asked_for("place").answer(tuple(f"a1.{row}:{count}" for row, count in amounts.items()))
    unit, other = (COMBAT_CARDS[each].type for each in (card, against))
    assert prepared(t) == [f"{other} {places}"] * bool(places)
    ours, theirs, *rest = fight.split()
    assert t.fights == [f"{unit} {ours} {other} {theirs} mobility {' '.join(rest)}"]
    spent = sum(int(word) for word in places.split() if word.isdigit())
    assert t.held(AUTO, "phalanx") == holds - spent


@rule("M17.31")
def test_force_comes_first_if_a_unit_in_the_line_is_not_of_the_type_it_beats() -> None:
    t = against_automaton("cs8 ca2", against="ca4", holds=1).line_up("a1 a2 d1")
    assert prepared(t)[0] == "archer force 1"
    t = against_automaton("cs8 cs4", against="ca4", holds=1).line_up("a1 a2 d1")
    assert prepared(t)[0] == "archer tactics 1"
    t = against_automaton("cs8 ca2", against="ca4 ch3", holds=1).line_up("a1 d1", "a2 d2")
    # Of two lines only the Units of its own one count.
    assert prepared(t)[0] == "archer tactics 1"


@rule("M17.31")
def test_with_force_first_the_overflow_goes_into_tactics() -> None:
    t = against_automaton("cs8 ca2", against="ca6", holds=3, human_holds=2).answer(("a1.force:2",)).line_up("a1 a2 d1")
    # Human 4, it 2 + 0: three needed, two slots in Force.
    assert prepared(t)[0] == "archer force 2 tactics 1"


@rule("M17.28", "M16.10")
def test_the_human_places_before_the_cards_of_the_automaton_are_drawn() -> None:
    t = against_automaton("cs1 ca2", against="ca1", holds=3, human_holds=4)
    assert (t.seat, t.kind) == (HUMAN, "place")
    assert [(each.seat, each.cards) for each in t.heard("CardsDrawn")] == [(HUMAN, ["cs1", "ca2"])]
    t.answer(())
    assert [each.cards for each in t.heard("CardsDrawn")] == [["cs1", "ca2"], ["ca1"]]
    assert t.held(HUMAN, "phalanx") == 4


@rule("M17.28")
def test_only_what_is_held_and_has_a_slot_can_be_placed() -> None:
    t = against_automaton("cs2", against="ca1", human_holds=3)
    t.rejects(("a1.force:3", "a1.tactics:1"), "bid_too_high")
    t = against_automaton("cs2", against="ca1", human_holds=9)
    t.rejects(("a1.force:4",), "no_slot").rejects(("a1.mobility:3",), "no_slot")
    t.answer(("a1.force:3", "a1.tactics:2", "a1.mobility:2"))
    assert t.held(HUMAN, "phalanx") == 2


@rule("M17.28", "M16.13", "M17.36")
def test_phalanxes_from_ships_must_be_placed_as_far_as_slots_allow() -> None:
    t = with_ships(2, holds=1)
    t.rejects((), "bonus_not_bid").rejects(("a1.force:1",), "bonus_not_bid")
    t.answer(("a1.force:1", "a1.mobility:1"))
    assert t.held(HUMAN, "phalanx") == 1
    t = with_ships(1, holds=1).answer(("a1.force:2",))
    assert t.held(HUMAN, "phalanx") == 0


def with_ships(ships: int, holds: int) -> Alone:
    """A human Spearman supported by Ships against an Archer."""
    return against_automaton("cs2", against="ca1", human_holds=holds).ship(HUMAN, *["n31", "n40", "n62"][:ships])


@rule("M17.29", "M16.21")
@pytest.mark.parametrize("attacker", [HUMAN, AUTO])
def test_the_human_arranges_both_sides_whoever_attacks_and_is_ahead(attacker: int) -> None:
    for ahead in (HUMAN, AUTO):
        t = against_automaton("cs1 ca2", against="cs3 ca1", attacker=attacker, ahead=ahead)
        assert (t.seat, t.kind) == (HUMAN, "lines")
        t.rejects(("a1:l1", "d1:l1", "a2:l2"), "bad_lines")
        t.line_up("a1 d1", "a2 d2")
        assert [each.seat for each in t.heard("LinesArranged")] == [HUMAN]


@rule("M17.29", "M16.29")
def test_the_human_arranges_anew_when_all_lines_are_over() -> None:
    t = against_automaton("cs8 cs4 ca2", against="cs7 ca7").line_up("a1 a2 d1", "a3 d2")
    assert t.fights == [
        "spearman 2 spearman 0 mobility 0:0 attacker destroys",
        "archer 1 archer 3 mobility 0:0 defender routs",
    ]
    t.asked_for("retreat").answer("r10")
    assert (t.seat, t.kind) == (HUMAN, "lines")
    t.line_up("a2 a1 d2")
    assert t.fights[2] == "spearman 1 archer 3 mobility 0:0 defender routs"
    assert len(t.heard("CardsDrawn")) == 2


@rule("M17.33", "M16.33")
def test_without_a_region_to_flee_to_it_is_destroyed_and_throws_one_away() -> None:
    t = against_automaton("ca7", against="ca2", holds=2, region="r07")
    t.laid.walls.update({"r08": HUMAN, "r13": HUMAN})
    assert prepared(t) == ["archer discards 1"]
    assert t.fights == ["archer 3 archer 1 mobility 0:0 attacker destroys"]
    assert t.held(AUTO, "phalanx") == 1


@rule("M17.35", "M16.27")
def test_it_tires_from_mobility_then_tactics_then_force() -> None:
    t = against_automaton("cs4 cs6 cs8", against="ca2", holds=9, human_holds=3).answer(("a1.force:1", "a3.force:2"))
    t.line_up("a1 a2 a3 d1")
    # 2 against 1 + 1: Tactics 1, Mobility 1. Tired of Mobility, then of the Mobility it places anew, then once more.
    assert t.fights[0] == "spearman 2 archer 3 mobility 0:1 defender destroys"
    assert prepared(t) == [
        "archer tactics 1 mobility 1",
        "archer mobility 1",
        "archer force 1 tactics 1 mobility 1",
    ]
    assert t.tired == ["archer mobility", "archer mobility", "archer mobility"]
    t = against_automaton("cs4 cs6 cs8", against="ca2", holds=3, human_holds=3).answer(("a1.force:2", "a3.force:1"))
    t.line_up("a1 a2 a3 d1")
    # 3 against 1 + 1: Tactics 2, and one left for Mobility; the second fight is won without, and costs Tactics.
    assert prepared(t)[0] == "archer tactics 2 mobility 1"
    t.go_on()
    assert t.tired[:2] == ["archer mobility", "archer tactics"]


@rule("M17.36")
def test_what_was_placed_is_lost_and_what_was_not_is_kept() -> None:
    t = against_automaton("cs8", against="ca7", holds=0, human_holds=5).answer(("a1.force:2", "a1.mobility:1"))
    assert t.fights == ["spearman 4 archer 3 mobility 1:0 attacker destroys"]
    assert t.held(HUMAN, "phalanx") == 2
    assert t.units(HUMAN, HERE) == {"spearman": 1}


@rule("M17.28", "M16.61")
def test_beside_several_people_the_same_procedure_is_used() -> None:
    t = with_automaton("babylonian", "akkadian", "sumerian").population([], [], [], [2, 0, 1]).squares(event={1: 3})
    t.put(2, "archer", HERE).put(1, "spearman", HERE).hold(2, phalanx=1).hold(1, phalanx=1).cards("cs4", "ca2").combat()
    assert (t.seat, t.kind) == (1, "place")
    t.answer(())
    assert prepared(t) == ["archer mobility 1"]
    assert t.units(2, HERE) == {"archer": 1}
    assert t.held_phalanxes(1, 2) == [1, 0]
