import itertools
from typing import Any

import pytest

from engine.core.codec import codec_of
from engine.mesopotamia.content.cards import COMBAT_CARDS
from tests.rules.mesopotamia.field import HERE, A, D, Field, lines
from tests.rules.mesopotamia.referee import BEATS
from tests.rules.mesopotamia.table import GAME, rule


def duel(attacker: str, defender: str, *phalanxes: int, ahead: int = D) -> Field:
    """One card against another."""
    f = Field().event_track([1 - ahead], [ahead]).phalanxes(*phalanxes)
    f.fight(COMBAT_CARDS[attacker].type, against=COMBAT_CARDS[defender].type)
    return f.cards(attacker, defender).combat()


def three_against_two() -> Field:
    """a1 Spearman 1/0/0, a2 Archer 1/1/0, a3 Horseman 2/1/0 against d1 Spearman 1/1/0, d2 Archer 2/0/0.

    Nobody bids, so Sumer arranges and wins ties.
    """
    f = Field().fight("spearman", "archer", "horseman", against=("spearman", "archer"))
    return f.cards("cs4", "ca2", "ch1", "cs2", "ca1").combat().asked_for("lines")


def three_against_three() -> Field:
    """Chariot 4/0/1, Archers 1/1/0 and 1/1/1 against Spearman 0/1/0, Archer 3/0/0, Horseman 2/0/2; Babylon arranges."""
    f = Field().event_track([D], [A]).fight("archer", "archer", "chariot", against=("spearman", "archer", "horseman"))
    return f.cards("ca2", "ca4", "cc3", "cs1", "ca7", "ch5").combat().asked_for("lines")


@rule("M16.21")
def test_there_are_from_one_line_to_the_smaller_number_of_units() -> None:
    f = three_against_two()
    counts = {len({placed.split(":")[1] for placed in answer}) for answer in f.question().choice.answers()}  # type: ignore[union-attr]
    assert counts == {1, 2}


@rule("M16.21", "M21.3")
def test_every_arrangement_of_three_against_two_is_legal() -> None:
    """One line: 3! x 2! orders. Two lines: 2 ways to part the defenders, 6 x 2 to part and order the attackers."""
    answers = list(three_against_two().question().choice.answers())
    assert len(answers) == len(set(answers)) == 12 + 2 * 6 * 2


@rule("M16.21")
@pytest.mark.parametrize(
    "rows",
    [
        ("a1 a2 a3 d1",),
        ("a1 a2 d1 d2",),
        ("a1 a2 a3 d1", "d2"),
        ("a1 d1 d2", "a2 a3"),
        ("a1 a1 a2 a3 d1 d2",),
        ("a1 d1", "a1 a2 a3 d2"),
        ("", "a1 a2 a3 d1 d2"),
        (),
    ],
)
def test_bad_lines(rows: tuple[str, ...]) -> None:
    three_against_two().rejects(lines(*rows), "bad_lines")


@rule("M16.21")
@pytest.mark.parametrize("rows", [("a1 d1", "a2 d2", "a3"), ("a1 d1", "a2 d2", "a3 d1")])
def test_more_lines_than_the_smaller_party_has_units_are_bad_lines(rows: tuple[str, ...]) -> None:
    three_against_two().rejects(lines(*rows), "bad_lines")


@rule("M16.21", "M16.23")
@pytest.mark.parametrize("front", [*itertools.permutations(("a1", "a2", "a3"))])
def test_the_front_units_of_a_queue_fight_first(front: tuple[str, ...]) -> None:
    names = {"a1": "spearman", "a2": "archer", "a3": "horseman"}
    for first, last in (("d1", "d2"), ("d2", "d1")):
        f = three_against_two().line_up(f"{' '.join(front)} {first} {last}").go_on()
        fought = f.heard("Fought")[0]
        assert fought.attacking_unit == names[front[0]]
        assert fought.defending_unit == {"d1": "spearman", "d2": "archer"}[first]


@rule("M16.22", "M16.23")
@pytest.mark.parametrize(
    ("rows", "pairs"),
    [
        (("a1 d1", "a2 a3 d2"), [("spearman", "spearman"), ("archer", "archer"), ("horseman", "archer")]),
        (("a2 a3 d2", "a1 d1"), [("archer", "archer"), ("horseman", "archer"), ("spearman", "spearman")]),
    ],
)
def test_the_arranger_fixes_the_order_of_the_lines(rows: tuple[str, ...], pairs: list[tuple[str, str]]) -> None:
    f = three_against_two().line_up(*rows).go_on()
    assert [(event.attacking_unit, event.defending_unit) for event in f.heard("Fought")][:3] == pairs


@rule("M16.24", "MX29")
@pytest.mark.parametrize(("enemy", "total"), [("ch1", 2), ("ca1", 0), ("cs1", 0), ("cc1", 0)])
def test_mx29_the_tactics_row_counts_only_against_the_types_named(enemy: str, total: int) -> None:
    assert duel("cs7", enemy).heard("Fought")[0].attacking_total == total


@rule("M16.24", "M16.11")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [(a, d) for a in ("cs2", "ca5", "ch6", "cc4") for d in ("cs6", "ca3", "ch4", "cc1")],
)
def test_total_is_force_and_with_advantage_tactics(attacker: str, defender: str) -> None:
    fought = duel(attacker, defender).heard("Fought")[0]
    mine, theirs = COMBAT_CARDS[attacker], COMBAT_CARDS[defender]
    assert fought.attacking_total == mine.force[0] + (mine.tactics[0] if theirs.type in BEATS[mine.type] else 0)
    assert fought.defending_total == theirs.force[0] + (theirs.tactics[0] if mine.type in BEATS[theirs.type] else 0)
    if fought.attacking_total != fought.defending_total:
        assert fought.winner == ("attacker" if fought.attacking_total > fought.defending_total else "defender")


@rule("M16.24")
@pytest.mark.parametrize(
    ("attacker", "defender", "bid", "total"),
    [
        ("cs2", "ch1", (2, 0, 0), 1 + 2 + 1),
        ("cs2", "ch1", (0, 2, 0), 1 + 1 + 2),
        ("cs2", "ch1", (1, 1, 1), 1 + 1 + 1 + 1),
        ("cs2", "ca1", (2, 0, 0), 1 + 2),
        ("cs2", "ca1", (0, 2, 0), 1),
        ("cs2", "ca1", (0, 0, 2), 1),
    ],
)
def test_allocated_phalanxes_add_to_their_row(
    attacker: str, defender: str, bid: tuple[int, int, int], total: int
) -> None:
    f = duel(attacker, defender, 3, 0)
    f.bid(A, *bid)
    assert f.heard("Fought")[0].attacking_total == total
    assert f.heard("Fought")[0].attacking_mobility == bid[2]


@rule("M16.25", "M16.8")
@pytest.mark.parametrize(
    ("attacker", "defender", "ahead", "said"),
    [
        ("cc5", "cs3", D, "chariot 3 spearman 1 mobility 2:1 attacker destroys"),
        ("cc2", "cs3", D, "chariot 5 spearman 1 mobility 0:1 attacker routs"),
        ("cc2", "cs3", A, "chariot 5 spearman 1 mobility 0:1 attacker routs"),
        ("cc2", "cs4", D, "chariot 5 spearman 1 mobility 0:0 attacker routs"),
        ("cc2", "cs4", A, "chariot 5 spearman 1 mobility 0:0 attacker destroys"),
        ("cs4", "cc2", D, "spearman 1 chariot 5 mobility 0:0 defender destroys"),
        ("cs4", "cc2", A, "spearman 1 chariot 5 mobility 0:0 defender routs"),
        ("cs3", "cc2", D, "spearman 1 chariot 5 mobility 1:0 defender routs"),
        ("cs4", "cc1", A, "spearman 1 chariot 4 mobility 0:1 defender destroys"),
        ("ca4", "ca6", D, "archer 1 archer 2 mobility 1:1 defender destroys"),
    ],
)
def test_mobility_decides_between_death_and_flight(attacker: str, defender: str, ahead: int, said: str) -> None:
    assert duel(attacker, defender, ahead=ahead).fights == [said]


@rule("M16.26", "M1.5")
def test_a_destroyed_unit_goes_back_to_its_owner_s_stock() -> None:
    f = duel("cc5", "cs3")
    assert f.units(D, HERE) == {}
    assert sum(army.units.get("spearman", 0) for armies in f.state.armies.values() for army in armies) == 0
    f.check()


@rule("M16.26")
def test_destroyed_and_fleeing_units_leave_the_region_at_once() -> None:
    f = tired_chariot("d1 d2")
    assert f.units(D, HERE) == {"archer": 1}
    assert f.units(A, HERE) == {"chariot": 1}
    f = tired_chariot("d2 d1")
    assert f.fights == ["chariot 6 archer 2 mobility 1:2 attacker routs"]
    assert f.units(D, HERE) == {"spearman": 1}


def tired_chariot(queue: str) -> Field:
    """A Chariot 4/0/1 against a Spearman 1/0/0 and an Archer 2/0/1, after its first fight.

    It has a Phalanx in Force, one in Tactics and one in Mobility, unless the Archer has got that.
    """
    f = Field().fight("chariot", against=("spearman", "archer")).phalanxes(3, 3)
    f.cards("cc3", "cs4", "ca6").combat()
    if queue == "d1 d2":
        f.bids((1, 1, 1), (0, 0, 0)).line_up("a1 d1 d2")
    else:
        f.bids((1, 1, 0), (0, 0, 1)).line_up("a1 d2 d1").allot(d2=1)
    return f.asked_for("fatigue")


@rule("M16.27", "MX54", "D23")
def test_mx54_the_owner_of_the_winner_says_which_row_it_loses() -> None:
    f = Field().fight("spearman", against=("spearman", "spearman")).phalanxes(4, 0)
    f.cards("cs8", "cs4", "cs1").combat().bid(A, 1, 1, 2)
    f.line_up("a1 d1 d2").asked_for("fatigue")
    assert f.seat == A
    assert set(f.options) == {"force", "tactics", "mobility"}
    f.answer("force")
    assert f.tired[0] == "spearman force"
    assert f.fights == [
        "spearman 3 spearman 1 mobility 2:0 attacker destroys",
        "spearman 2 spearman 0 mobility 2:0 attacker destroys",
    ]


@rule("M16.27", "MX54")
def test_mx54_no_question_when_no_enemy_is_left() -> None:
    f = duel("cs8", "cs4", 3, 0).bid(A, 1, 0, 1)
    assert f.fights == ["spearman 3 spearman 1 mobility 1:0 attacker destroys"]
    assert f.kind == "action"


@rule("M16.27")
def test_the_rows_offered_are_those_with_phalanxes() -> None:
    f = Field().fight("spearman", against=("spearman", "spearman")).phalanxes(4, 0)
    f.cards("cs8", "cs4", "cs1").combat().bid(A, 1, 0, 1).line_up("a1 d1 d2").asked_for("fatigue")
    assert set(f.options) == {"force", "mobility"}


@rule("M16.27")
@pytest.mark.parametrize(
    ("bid", "tired"),
    [
        ((2, 0, 0), ["spearman force", "spearman force"]),
        ((0, 0, 1), ["spearman mobility"]),
        ((0, 0, 0), []),
    ],
)
def test_with_one_row_at_most_nothing_is_asked(bid: tuple[int, int, int], tired: list[str]) -> None:
    f = Field().fight("spearman", against=("spearman", "spearman")).phalanxes(4, 0)
    f.cards("cs8", "cs4", "cs1").combat().bid(A, *bid)
    f.go_on("lines").line_up("a1 d1 d2")
    while f.kind == "retreat":
        f.default()
    assert f.tired == tired
    assert f.kind == "action"


@rule("M16.27")
@pytest.mark.parametrize(
    ("bid", "row"), [((1, 1, 1), "mobility"), ((1, 1, 0), "tactics"), ((1, 0, 1), "mobility"), ((1, 0, 0), "force")]
)
def test_after_the_last_fight_the_first_of_mobility_tactics_force_is_taken(bid: tuple[int, int, int], row: str) -> None:
    f = duel("cs8", "cs4", 3, 0).bid(A, *bid)
    assert f.tired == [f"spearman {row}"]


@rule("M16.27", "M21.4")
@pytest.mark.parametrize(("bid", "row"), [((1, 1, 1), "mobility"), ((1, 1, 0), "tactics"), ((1, 0, 1), "mobility")])
def test_an_absent_owner_loses_mobility_then_tactics(bid: tuple[int, int, int], row: str) -> None:
    f = Field().fight("chariot", against=("spearman", "spearman")).phalanxes(4, 0)
    f.cards("cc3", "cs4", "cs1").combat().bid(A, *bid).go_on("fatigue")
    assert f.question().default == row


@rule("M16.27")
def test_the_owner_of_a_defending_winner_is_asked() -> None:
    f = Field().fight("spearman", "spearman", against="chariot").phalanxes(0, 3)
    f.combat().bid(D, 1, 1, 0).go_on("fatigue")
    assert f.seat == D


@rule("M16.27")
def test_printed_values_are_never_reduced() -> None:
    f = Field().fight("chariot", against=("spearman",) * 3).phalanxes(1, 0)
    f.cards("cc3", "cs4", "cs1", "cs6").combat().bid(A, 1, 0, 0).line_up("a1 d1 d2 d3").go_on()
    assert [event.attacking_total for event in f.heard("Fought")] == [5, 4, 4]
    assert [event.attacking_mobility for event in f.heard("Fought")] == [1, 1, 1]
    assert f.tired == ["chariot force"]


@rule("M16.28")
def test_the_next_of_the_loser_s_queue_fights_the_fatigued_winner() -> None:
    f = Field().event_track([D], [A]).fight("spearman", "archer", against="chariot").phalanxes(0, 1)
    f.cards("cs2", "ca7", "cc4").combat().bid(D, 1, 0, 0).line_up("a1 a2 d1").go_on()
    assert f.fights == [
        "spearman 1 chariot 5 mobility 0:1 defender destroys",
        "archer 3 chariot 4 mobility 0:1 defender destroys",
    ]


@rule("M16.28", "M16.23")
def test_a_line_is_over_when_it_holds_one_party() -> None:
    f = three_against_two().line_up("a1 d1", "a2 a3 d2").go_on("retreat")
    assert f.fights[:3] == [
        "spearman 1 spearman 1 mobility 0:0 defender destroys",
        "archer 1 archer 2 mobility 0:0 defender destroys",
        "horseman 3 archer 2 mobility 0:0 attacker routs",
    ]


@rule("M16.29", "D24")
def test_when_all_lines_are_done_the_arranger_forms_new_ones_of_all_who_are_left() -> None:
    f = three_against_three().line_up("a3 d1", "a1 d2", "a2 d3")
    assert f.fights == [
        "chariot 4 spearman 0 mobility 1:0 attacker destroys",
        "archer 1 archer 3 mobility 0:0 defender routs",
        "archer 1 horseman 2 mobility 1:2 defender destroys",
    ]
    f.asked_for("lines")
    assert f.seat == A
    assert f.options == ["a3", "d2", "d3"]
    f.rejects(lines("a3 d2"), "bad_lines").line_up("a3 d3 d2").go_on()
    assert f.fights[3:] == [
        "chariot 4 horseman 2 mobility 1:2 attacker routs",
        "chariot 4 archer 3 mobility 1:0 attacker destroys",
    ]
    assert f.heard("CombatWon")[0].winner_seat == A


@rule("M16.29", "M16.20")
def test_new_lines_are_the_matter_of_the_tactics_winner_not_of_the_leader_on_the_track() -> None:
    f = Field().fight("archer", "archer", "chariot", against=("spearman", "archer", "horseman")).phalanxes(1, 0)
    f.cards("ca2", "ca4", "cc3", "cs1", "ca7", "ch5").combat().bid(A, 0, 1, 0).allot(a3=1)
    f.line_up("a3 d1", "a1 d2", "a2 d3").asked_for("lines")
    assert f.seat == A


@rule("M16.29", "M16.30")
def test_cards_and_allocations_stay_and_fatigue_lasts_in_new_lines() -> None:
    f = Field().event_track([D], [A]).fight("archer", "archer", "chariot", against=("spearman", "archer", "horseman"))
    f.phalanxes(2, 0).cards("ca2", "ca4", "cc3", "cs1", "ca7", "ch5").combat().bid(A, 2, 0, 0).allot(a3=2)
    f.line_up("a3 d1", "a1 d2", "a2 d3").line_up("a3 d3 d2").go_on()
    assert [event.attacking_total for event in f.heard("Fought") if event.attacking_unit == "chariot"] == [6, 5, 4]
    assert f.tired == ["chariot force", "chariot force"]
    assert len(f.heard("CardsDrawn")) == 2


@rule("M16.29")
def test_the_winner_of_the_combat_is_the_party_that_is_left() -> None:
    f = three_against_two().line_up("a1 d1", "a2 a3 d2").go_on()
    won = f.heard("CombatWon")[0]
    left = [army.side for army in f.state.armies[HERE] if army.fighters]
    assert left == [won.winner_seat]


@rule("M16.34", "M14.15")
def test_the_empire_left_controls_the_region() -> None:
    f = Field().fight("chariot", against="spearman").cards("cc5", "cs3").active(D, HERE, "ev11", die=4)
    f.combat().asked_for("event")
    assert f.seat == A
    assert f.heard("EventTakenOver")[0].from_seat == D


@rule("M16.34", "M6.13")
def test_with_an_enemy_settlement_left_nobody_controls_it() -> None:
    f = Field().fight("chariot", against="spearman").cards("cc5", "cs3").active(D, HERE, "ev11", die=4)
    f.settle(D, HERE).combat().asked_for("settlement").answer("leave")
    assert not f.told("EventTakenOver")
    assert [(event.seat, event.die) for event in f.heard("EventPaused")] == [(D, 4)]


@rule("M16.36", "MI22")
def test_every_waiting_state_can_be_saved_and_resumed() -> None:
    f = Field().fight("archer", "archer", "chariot", against=("spearman", "archer", "horseman")).phalanxes(4, 4)
    f.cards("ca2", "ca4", "cc3", "cs1", "ca7", "ch5").settle(D, HERE).combat()
    codec = codec_of(GAME)
    kinds: list[Any] = []
    answers: dict[str, Any] = {"lines": [lines("a3 d1", "a1 d2", "a2 d3"), lines("a3 d3 d2")]}
    while f.asked[0].kind != "action":
        question = f.asked[0]
        kinds.append(question.kind)
        assert codec.restore(codec.store(f.match.committed)) == f.match.committed
        if question.kind == "bid":
            f.bid(question.seat, *((2, 1, 1) if question.seat == A else (1, 0, 0)))
        elif question.kind == "lines":
            f.answer(answers["lines"].pop(0))
        else:
            f.answer(question.hints.proposed or question.default)  # type: ignore[arg-type]
    assert kinds[:4] == ["bid", "bid", "allot", "allot"]
    assert set(kinds) >= {"bid", "allot", "lines", "retreat", "settlement"}
