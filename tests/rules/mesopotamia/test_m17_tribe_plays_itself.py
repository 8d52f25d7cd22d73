"""The variant in which a Tribe is played by the rules alone, as the Automaton is."""

import pytest

from engine.mesopotamia.content.cards import COMBAT_CARDS
from tests.rules.mesopotamia.field import AROUND, HERE, A, C, D, Field, written
from tests.rules.mesopotamia.table import Table, rule


def alone(*cards: str, die: int = 1, region: str = HERE, ships: tuple[str, ...] = (), **tribe: int) -> Field:
    """Babylon's cards, by which its Units are known, about to fight a Tribe; then the Tribe's cards."""
    f = Field(3, tribes_themselves=True).tribe(region, **tribe).ship(A, *ships).tribe_die(die)
    for card in cards[: len(cards) - sum(tribe.values())]:
        f.put(A, COMBAT_CARDS[card].type, region)
    return f.cards(*cards)


def place(f: Field, **placed: int) -> Field:
    """`place(f, a1_force=2)`."""
    f.combat().asked_for("place")
    return f.answer(written({at.replace("_", "."): count for at, count in placed.items()}))


def prepared(f: Field) -> list[tuple[dict[str, int], int]]:
    """What the Tribe placed before fights and what it threw away, where it did either."""
    return [({row: n for row, n in event.rows.items() if n}, event.discarded) for event in f.heard("Prepared")]


@rule("M16.67", "M17.37")
def test_no_player_bids_for_the_tribe_nor_against_it() -> None:
    f = alone("cc3", "cs1", spearman=1).phalanxes(3, 3, 3).combat()
    assert [(each.seat, each.kind) for each in f.asked] == [(A, "place")]
    f.answer(())
    assert not f.told("BidOpened")
    assert f.heard("TribeRolled")[0].tribe_seat is None


@rule("M16.67")
def test_empires_still_bid_against_each_other() -> None:
    f = Field(3, tribes_themselves=True).fight("spearman", against="spearman").phalanxes(1, 1).combat()
    assert {each.kind for each in f.asked} == {"bid"}


@rule("M16.67", "M1.12", "M1.14")
def test_it_is_an_option_that_is_off_by_default() -> None:
    assert not Table.new(2).state.tribes_themselves
    assert Table.new(2, tribes="themselves").state.tribes_themselves


@rule("M17.28", "M17.29", "M17.37", "D31")
def test_the_die_is_rolled_then_the_human_draws_and_places_then_the_tribe_draws() -> None:
    f = alone("cs2", "ca3", "cs3", die=4, spearman=1).phalanxes(3).combat().asked_for("place")
    assert f.heard_of("TribeRolled", "CardsDrawn") == ["TribeRolled r31", "CardsDrawn r31"]
    assert f.heard("TribeRolled")[0].phalanxes == 6
    assert f.options == ["a1.force", "a1.tactics", "a1.mobility", "a2.force", "a2.tactics", "a2.mobility"]
    f.answer(("a1.force:1",))
    assert f.heard("CardsDrawn")[1].seat is None
    assert f.heard("PhalanxesPlaced")[0].placed == {"a1.force": 1}


@rule("M17.28")
def test_any_number_may_be_placed() -> None:
    f = alone("cs2", "cs3", spearman=1).phalanxes(2).combat()
    for force in range(4):
        for tactics in range(3):
            for mobility in range(3):
                answer = written({"a1.force": force, "a1.tactics": tactics, "a1.mobility": mobility})
                assert f.question().choice.accepts(answer) is (force + tactics + mobility <= 2)


@rule("M17.28")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (("a1.force:4",), "no_slot"),
        (("a1.tactics:3",), "no_slot"),
        (("a1.mobility:3",), "no_slot"),
        (("a1.force:3", "a1.tactics:2", "a1.mobility:1"), "bid_too_high"),
    ],
)
def test_refused_placings(answer: tuple[str, ...], code: str) -> None:
    alone("cs2", "cs3", spearman=1).phalanxes(5).combat().rejects(answer, code)


@rule("M17.28", "M17.36", "M16.13")
def test_ship_bonuses_must_be_placed_and_are_used_first() -> None:
    f = alone("cs2", "cs3", spearman=1, ships=("n31", "n40")).phalanxes(2).combat()
    assert not f.question().choice.accepts(())
    assert not f.question().choice.accepts(("a1.force:1",))
    assert f.question().choice.accepts(("a1.force:1", "a1.mobility:1"))
    assert f.question().choice.accepts(("a1.force:3", "a1.mobility:1"))
    f.rejects(("a1.force:3", "a1.mobility:2"), "bid_too_high")
    f.answer(("a1.force:3",)).go_on()
    assert f.held(A, "phalanx") == 1


@rule("M17.28", "M21.4")
def test_an_absent_player_places_the_bonus_on_the_first_slots() -> None:
    f = alone("cs2", "cs3", spearman=1, ships=("n31", "n40")).phalanxes(2).combat()
    assert f.question().default == ("a1.force:2",)


@rule("M17.28", "M16.62")
def test_who_has_nothing_to_place_is_not_asked() -> None:
    f = alone("cs2", "cs3", spearman=1).combat()
    assert f.heard("CombatWon")[0].winner_seat is None
    assert f.kind == "action"


@rule("M17.29", "M16.21", "D32")
def test_the_human_arranges_both_sides() -> None:
    f = alone("cs2", "ca3", "cs3", "ca1", spearman=1, archer=1).combat().asked_for("lines")
    assert (f.seat, f.options) == (A, ["a1", "a2", "d1", "d2"])
    f.rejects(("a1:l1", "a2:l1", "d1:l1"), "bad_lines")


@rule("M17.29", "M16.29")
def test_the_human_rearranges_who_is_left() -> None:
    """The Tribe destroys two Spearmen and flees from the Chariot."""
    f = alone("cs1", "cs7", "cc3", "cs2", "ca1", "ca3", die=4, spearman=1, archer=2)
    f.combat().line_up("a1 d1", "a2 d2", "a3 d3").asked_for("retreat").answer("r18").asked_for("lines")
    assert (f.seat, f.options) == (A, ["a3", "d1", "d2"])


@rule("M17.30", "M17.31", "M17.37")
@pytest.mark.parametrize(
    ("force", "placed"),
    [(0, {"force": 1, "mobility": 2}), (1, {"force": 2}), (2, {"force": 3})],
)
def test_it_places_exactly_what_it_needs_to_exceed_since_it_loses_ties(force: int, placed: dict[str, int]) -> None:
    """Spearman 1 + force against Spearman 1/0/0 with 3 slots and 3 Phalanxes."""
    f = alone("cs2", "cs4", spearman=1).phalanxes(3)
    place(f, a1_force=force, a1_mobility=1)
    assert prepared(f) == [(placed, 0)]
    assert f.heard("Fought")[0].winner == "defender"
    assert f.heard("Fought")[0].defending_total == f.heard("Fought")[0].attacking_total + 1


@rule("M17.30", "M17.31")
def test_a_tribe_that_wins_already_places_nothing_in_force_and_tactics() -> None:
    f = alone("cs2", "ch3", horseman=1).phalanxes(1)
    place(f, a1_mobility=1)
    assert set(prepared(f)[0][0]) <= {"mobility"}
    assert f.heard("Fought")[0].winner == "defender"


@rule("M17.30")
def test_tactics_without_advantage_is_not_usable() -> None:
    """Spearman 4 against Spearman 1 with 3 Force slots: 4 at most, though Tactics has slots too."""
    f = alone("cs2", "cs4", die=6, spearman=1).phalanxes(5)
    place(f, a1_force=3, a1_mobility=2)
    assert "force" not in prepared(f)[0][0]
    assert f.heard("Fought")[0].winner == "attacker"


@rule("M17.31", "M17.30")
@pytest.mark.parametrize(
    ("card", "placed"),
    [("ca1", {"tactics": 3}), ("ca5", {"tactics": 1, "force": 1}), ("ca3", {"tactics": 2})],
)
def test_tactics_first_with_advantage_over_all_in_the_line(card: str, placed: dict[str, int]) -> None:
    """Spearman 4 against Archers 2/0, 1/2 and 2/1, who must come to 5."""
    f = alone("cs2", card, archer=1).phalanxes(5)
    place(f, a1_force=3, a1_mobility=2)
    assert prepared(f)[0][0] == placed
    assert f.heard("Fought")[0].defending_total == 5


@rule("M17.31")
@pytest.mark.parametrize(("card", "placed"), [("ca1", {"force": 2, "tactics": 1}), ("ca5", {"force": 2})])
def test_force_first_if_another_unit_of_the_line_is_not_beaten(card: str, placed: dict[str, int]) -> None:
    f = alone("cs2", "ch1", card, archer=1).phalanxes(5)
    place(f, a1_force=3, a1_mobility=2).line_up("a1 a2 d1")
    assert prepared(f)[0][0] == placed


@rule("M17.31")
def test_units_of_other_lines_do_not_count() -> None:
    f = alone("cs2", "ch1", "ca1", "ca3", die=6, archer=2).phalanxes(5)
    place(f, a1_force=3, a1_mobility=2).line_up("a1 d1", "a2 d2")
    assert prepared(f)[0][0] == {"tactics": 3}


@rule("M17.31", "M17.34")
def test_it_cannot_win_with_fewer_phalanxes_than_it_needs() -> None:
    """Archer 2/0 would need 4 against a Chariot 5 and has 3; its 2 slots in Mobility do not reach 3."""
    f = alone("cc5", "ca1", archer=1).phalanxes(3)
    place(f, a1_force=3)
    assert prepared(f) == [({}, 1)]
    assert f.fights == ["chariot 6 archer 2 mobility 2:0 attacker destroys"]


@rule("M17.32")
@pytest.mark.parametrize(
    ("die", "mobility", "placed", "end"),
    [
        (1, 0, {"force": 1, "mobility": 1}, "destroys"),
        (1, 1, {"force": 1, "mobility": 2}, "destroys"),
        (1, 2, {"force": 1}, "routs"),
        (6, 2, {"force": 1}, "routs"),
    ],
)
def test_it_places_mobility_only_if_that_destroys(die: int, mobility: int, placed: dict[str, int], end: str) -> None:
    """Spearman 1 against Spearman 1/0/0: one Phalanx in Force, then more Mobility than Babylon has, within 2 slots."""
    f = alone("cs2", "cs4", die=die, spearman=1).phalanxes(2)
    place(f, a1_mobility=mobility)
    assert prepared(f)[0][0] == placed
    assert f.fights == [f"spearman 1 spearman 2 mobility {mobility}:{placed.get('mobility', 0)} defender {end}"]


@rule("M17.32")
def test_mobility_must_be_paid_from_what_is_left() -> None:
    """3 Phalanxes: 2 in Force leave 1, Mobility would need 2."""
    f = alone("cs2", "cs4", spearman=1).phalanxes(2)
    place(f, a1_force=1, a1_mobility=1)
    assert prepared(f) == [({"force": 2}, 0)]
    assert f.fights == ["spearman 2 spearman 3 mobility 1:0 defender routs"]


@rule("M17.33")
@pytest.mark.parametrize(("mobility", "placed"), [(0, {"mobility": 1}), (1, {"mobility": 2})])
def test_if_it_cannot_win_it_flees_with_exactly_what_it_needs(mobility: int, placed: dict[str, int]) -> None:
    """Chariot 3/2/0 against Spearman 1/0/0 with at most 4."""
    f = alone("cc2", "cs4", die=6, spearman=1).phalanxes(2)
    place(f, a1_mobility=mobility).asked_for("retreat")
    assert prepared(f) == [(placed, 0)]
    assert f.fights == [f"chariot 5 spearman 1 mobility {mobility}:{mobility + 1} attacker routs"]
    assert (f.seat, f.question().about["unit"], f.options) == (A, "spearman", AROUND)


@rule("M17.33")
def test_printed_mobility_can_be_enough() -> None:
    f = alone("cc2", "cs3", spearman=1).combat()
    assert not any(placed or discarded for placed, discarded in prepared(f))
    assert f.fights == ["chariot 5 spearman 1 mobility 0:1 attacker routs"]


@rule("M17.33", "M17.34", "M16.46")
def test_without_a_legal_region_it_does_not_flee() -> None:
    f = alone("cc2", "cs4", die=6, spearman=1).guard(*AROUND).combat()
    assert prepared(f) == [({}, 1)]
    assert f.state.tribes == {}
    assert f.kind == "action"


@rule("M17.34")
def test_a_unit_that_can_neither_win_nor_flee_is_destroyed_even_if_it_is_faster() -> None:
    f = alone("cc2", "cs3", die=6, spearman=1).guard(*AROUND).combat()
    assert f.state.tribes == {}
    assert prepared(f) == [({}, 1)]


@rule("M17.34")
def test_who_has_no_phalanx_left_throws_none_away() -> None:
    """5 Phalanxes go on the first Spearman, who destroys Babylon's; the second then meets a Chariot with none."""
    f = alone("cs2", "cc3", "cs1", "cs4", die=1, spearman=2).phalanxes(2)
    place(f, a1_force=2).line_up("a1 d1", "a2 d2").go_on()
    assert prepared(f) == [({"force": 4, "mobility": 1}, 0)]
    assert f.fights == [
        "spearman 3 spearman 4 mobility 0:1 defender destroys",
        "chariot 4 spearman 1 mobility 1:0 attacker destroys",
        "chariot 4 spearman 4 mobility 1:0 attacker destroys",
    ]
    assert f.state.tribes == {}


@rule("M17.35", "M16.27")
@pytest.mark.parametrize(
    ("cards", "own", "placed", "tired"),
    [
        (("cs2", "cs6", "cs4"), {"a1_mobility": 0}, {"force": 1, "mobility": 1}, "spearman mobility"),
        (("cs2", "cs6", "cs4"), {"a1_force": 1, "a1_mobility": 1}, {"force": 2}, "spearman force"),
    ],
)
def test_its_fatigue_takes_from_mobility_then_force(
    cards: tuple[str, ...], own: dict[str, int], placed: dict[str, int], tired: str
) -> None:
    f = alone(*cards, spearman=1).phalanxes(2)
    place(f, **{at: count for at, count in own.items() if count}).line_up("a1 a2 d1")
    assert prepared(f)[0][0] == placed
    assert f.tired[0] == tired


@rule("M17.35")
def test_its_fatigue_takes_from_tactics_before_force() -> None:
    """Archer 1/2/0 with 1 in Tactics and 1 in Force against two Spearmen."""
    f = alone("cs2", "cs6", "ca5", archer=1).phalanxes(5)
    place(f, a1_force=3, a1_mobility=2).line_up("a1 a2 d1")
    assert prepared(f)[0][0] == {"tactics": 1, "force": 1}
    assert f.tired[0] == "archer tactics"


@rule("M17.35", "M16.27", "D23")
def test_the_human_s_fatigue_is_asked_as_usual() -> None:
    f = alone("cc3", "cs1", "cs4", die=1, spearman=2).phalanxes(3).guard(*AROUND)
    place(f, a1_force=1, a1_mobility=1).line_up("a1 d1 d2").asked_for("fatigue")
    assert f.seat == A
    assert set(f.options) == {"force", "mobility"}


@rule("M17.36")
def test_what_lies_on_cards_is_lost_what_was_not_placed_is_kept() -> None:
    f = alone("cc3", "cs1", spearman=1).phalanxes(5)
    place(f, a1_force=2, a1_tactics=1).go_on()
    assert f.held(A, "phalanx") == 2
    f.check()


@rule("M17.36", "M17.28", "M16.13")
def test_a_bonus_that_was_placed_never_comes_back() -> None:
    f = alone("cc3", "cs1", spearman=1, ships=("n31", "n40")).phalanxes(2)
    place(f, a1_force=2).go_on()
    assert f.held(A, "phalanx") == 2


@rule("M17.36", "M16.18")
def test_nothing_is_taken_back_by_a_loser() -> None:
    f = alone("cs4", "ch3", die=6, horseman=1).phalanxes(4)
    place(f, a1_force=2).go_on()
    assert f.heard("CombatWon")[0].winner_seat is None
    assert f.held(A, "phalanx") == 2


@rule("M17.37", "M16.8")
def test_it_loses_all_ties_even_against_the_last_on_the_track() -> None:
    f = alone("cs2", "cs4", spearman=1).event_track([D, C, A]).phalanxes(2)
    place(f, a1_mobility=2)
    assert prepared(f)[0][0] == {"force": 1}


@rule("M17.37", "M16.47", "M16.48")
def test_its_event_is_revealed_as_usual() -> None:
    f = alone("cc3", "cs1", spearman=1).hide(HERE).turns_up("ev14").combat().go_on()
    assert (f.seat, f.kind) == (A, "event")


@rule("M17.37", "M16.46")
def test_its_figure_that_fled_guards_another_region() -> None:
    f = alone("cc2", "cs4", spearman=1).combat().asked_for("retreat").answer("r18")
    assert f.state.tribes == {"r18": {"spearman": 1}}


@rule("M16.64", "M17.35")
def test_each_retreat_is_chosen_at_once() -> None:
    """The Spearman 1/0/1 with 1 in Mobility is too fast to be destroyed by the Archer 2/0/0."""
    f = alone("cs3", "cc2", "ca1", archer=1).phalanxes(1)
    place(f, a1_mobility=1).line_up("a1 a2 d1").asked_for("retreat")
    assert f.fights == ["spearman 1 archer 2 mobility 2:0 defender routs"]
    f.answer("r22").asked_for("retreat")
    assert f.fights[1:] == ["chariot 5 archer 2 mobility 0:1 attacker routs"]
    assert f.units(A, "r22") == {"spearman": 1}


@rule("M16.64", "M17.33")
@pytest.mark.parametrize(("to", "flees"), [("r01", True), ("r13", False)])
def test_a_later_flight_may_depend_on_it(to: str, flees: bool) -> None:
    """All around r08 is closed but r13 and Babylon's Start Region; where its Spearman goes, no Tribe can follow."""
    f = alone("cs3", "cc2", "ca1", region="r08", archer=1).guard("r07", "r09", "r10", "r14").phalanxes(1)
    place(f, a1_mobility=1).line_up("a1 a2 d1").asked_for("retreat")
    assert f.options == ["r01", "r13"]
    f.answer(to).go_on()
    assert f.state.tribes == ({"r13": {"archer": 1}} if flees else {})


@rule("M17.33", "M16.27", "MX44")
def test_mx44_it_flees_from_a_stronger_archer() -> None:
    f = mx44().line_up("a2 a1 d1 d2").asked_for("retreat")
    assert prepared(f) == [({"mobility": 1}, 0)]
    assert f.fights == ["archer 5 spearman 1 mobility 1:2 attacker routs"]
    f.answer("r18").asked_for("fatigue")
    assert set(f.options) == {"force", "tactics", "mobility"}
    f.answer("tactics")
    assert f.tired[0] == "archer tactics"


def mx44() -> Field:
    """a1 Spearman 1/1/0 with 3 Force, a2 Archer 2/1/0 with 1/1/1, 7 Phalanxes; a Tribe of 5, Spearman and Archer.

    A Tribe of two figures has 5 at least, one more than the Automaton of the example.
    """
    f = alone("cs2", "ca3", "cs3", "ca1", die=1, spearman=1, archer=1).phalanxes(7)
    return place(f, a1_force=3, a2_force=1, a2_tactics=1, a2_mobility=1)


@rule("M17.31", "M17.32", "M17.33", "M17.36", "MX44", "MX45", "MX46")
def test_mx44_to_mx46_with_one_phalanx_more() -> None:
    f = mx44().line_up("a2 a1 d1 d2").answer("r18").answer("tactics")
    # Archer 3 against 2: 2 in Force, the 2 that are left in Mobility (2 to 1): destroyed. It tires in Mobility.
    # Spearman 4 against 4 is a tie it would lose, nothing is left; Mobility 1 to 0: it flees.
    assert prepared(f)[1:] == [({"force": 2, "mobility": 2}, 0)]
    assert f.fights[1:] == [
        "archer 3 archer 4 mobility 1:2 defender destroys",
        "spearman 4 archer 4 mobility 0:1 attacker routs",
    ]
    assert f.tired[1] == "archer mobility"
    f.go_on()
    assert f.heard("CombatWon")[0].winner_seat == A
    assert f.held(A, "phalanx") == 1


@rule("M17.31", "M17.32", "MX45")
def test_mx45_it_wins_but_cannot_destroy() -> None:
    f = mx45().asked_for("retreat")
    assert prepared(f) == [({"force": 2}, 0)]
    assert f.fights == ["archer 3 archer 4 mobility 1:0 defender routs"]
    assert f.tired == ["archer force"]
    assert (f.seat, f.question().about["party"]) == (A, A)


def mx45() -> Field:
    """The Archer of the example alone with 3 Phalanxes against the Archer 3/1/1 and the Spearman 4/1/0."""
    f = alone("cs2", "ca3", "ca1", die=1, archer=1).phalanxes(6)
    return place(f, a1_force=3, a2_force=1, a2_mobility=1).line_up("a2 a1 d1")


@rule("M17.30", "M17.33", "M17.36", "MX46")
def test_mx46_a_tie_would_lose_so_it_flees() -> None:
    f = mx45().answer("r22")
    assert prepared(f)[1] == ({"mobility": 1}, 0)
    assert f.fights[1] == "spearman 4 archer 3 mobility 0:1 attacker routs"
    f.go_on()
    assert f.heard("CombatWon")[0].winner_seat == A
    assert f.held(A, "phalanx") == 1
    assert f.units(A, HERE) == {"spearman": 1}


@rule("M17.30", "MX46")
def test_mx46_with_two_phalanxes_it_would_have_won() -> None:
    """The Archer has 1 more in Mobility, so that nothing is spent on destroying it; then 3 + 2 beat 4."""
    f = alone("cs2", "ca3", "ca1", die=2, archer=1).phalanxes(6)
    place(f, a1_force=3, a2_force=1, a2_mobility=2).line_up("a2 a1 d1").go_on()
    assert prepared(f) == [({"force": 2}, 0), ({"tactics": 2}, 0)]
    assert f.fights == [
        "archer 3 archer 4 mobility 2:0 defender routs",
        "spearman 4 archer 5 mobility 0:0 defender routs",
    ]
