"""Combats of three against two, walked through number by number as worked out on paper."""

from tests.rules.mesopotamia.field import AROUND, HERE, A, C, D, Field
from tests.rules.mesopotamia.table import rule


def mx25() -> Field:
    """Babylonian Spearman 0/1/0, Archer 1/1/0, Horseman 2/1/0; Sumerian Spearman 1/1/0, Archer 2/0/0, ahead."""
    f = Field(3).fight("spearman", "archer", "horseman", against=("spearman", "archer")).phalanxes(10, 10)
    return f.cards("cs1", "ca2", "ch1", "cs2", "ca1")


def mx26() -> Field:
    """All Phalanxes allocated, Sumer about to arrange."""
    f = mx25().combat().bids((5, 2, 1), (3, 3, 0))
    return f.allot(a1=1, a2=1).allot(d1=1)


@rule("M16.16", "M16.17", "M16.18", "M16.19", "M16.20", "MX25")
def test_mx25_bids() -> None:
    f = mx25().combat()
    assert {each.seat: (each.kind, each.about["phalanxes"]) for each in f.asked} == {A: ("bid", 10), D: ("bid", 10)}
    f.bid(A, 5, 2, 1).bid(D, 3, 3, 0)
    # Force 5:3. Sumer takes 1 of 3 back.
    assert (f.seat, f.kind, f.question().about["count"]) == (A, "allot", 2)
    assert f.held_phalanxes() == [10 - 8, 10 - 6 + 1]
    f.allot(a1=1, a2=1)
    # Tactics 2:3. Babylon takes 1 of 2 back.
    assert (f.seat, f.kind, f.question().about["count"]) == (D, "allot", 1)
    assert f.held_phalanxes() == [3, 5]
    f.allot(d1=1)
    assert (f.seat, f.kind) == (D, "lines")
    f.line_up("a1 a2 d2", "a3 d1")
    # Mobility 1:0.
    assert (f.seat, f.kind, f.question().about["count"]) == (A, "allot", 1)
    f.allot(a3=1).go_on()
    assert f.held_phalanxes() == [10 - 7, 10 - 5]


@rule("M16.24", "M16.25", "MX26")
def test_mx26_the_first_fight() -> None:
    f = mx26().line_up("a1 a2 d2", "a3 d1").allot(a3=1)
    assert f.fights[0] == "spearman 1 archer 2 mobility 0:0 defender destroys"


@rule("M16.8", "M16.27", "MX27")
def test_mx27_the_second_fight() -> None:
    f = mx26().line_up("a1 a2 d2", "a3 d1").allot(a3=1)
    assert f.fights[1] == "archer 2 archer 2 mobility 0:0 defender destroys"
    assert "archer" not in " ".join(f.tired)


@rule("M16.25", "M16.27", "M16.31", "M16.64", "MX28")
def test_mx28_the_third_fight() -> None:
    f = mx26().line_up("a1 a2 d2", "a3 d1").allot(a3=1)
    assert f.fights[2:] == ["horseman 2 spearman 3 mobility 1:0 defender routs"]
    assert f.tired == ["spearman tactics"]
    assert (f.seat, f.kind, f.options) == (A, "retreat", AROUND)
    f.answer("r22")
    assert f.units(A, "r22") == {"horseman": 1}
    assert f.units(D, HERE) == {"spearman": 1, "archer": 1}
    won = f.heard("CombatWon")[0]
    assert (won.winner_seat, won.attacker_lost, won.defender_lost) == (D, {"spearman": 1, "archer": 1}, {})
    f.check()


@rule("M16.33", "MX28")
def test_mx28_without_a_legal_region_the_horseman_is_destroyed() -> None:
    f = mx25().guard(*AROUND, by=C).combat().bids((5, 2, 1), (3, 3, 0))
    f.allot(a1=1, a2=1).allot(d1=1).line_up("a1 a2 d2", "a3 d1").allot(a3=1)
    assert [(event.party_seat, event.unit) for event in f.heard("NowhereToFlee")] == [(A, "horseman")]
    assert not any(army.side == A for armies in f.state.armies.values() for army in armies)
    f.check()


@rule("M16.13", "M16.14", "M16.15", "M16.16", "M16.17", "M16.18", "M16.20", "M16.24", "M16.25", "M16.27", "M16.29")
def test_a_combat_worked_out_on_paper() -> None:
    """Spearman 0/1/1, Horseman 1/2/1, Chariot 2/1/2 against Archer 2/1/0, Horseman 3/0/1; Sumer is ahead."""
    f = Field().fight("spearman", "horseman", "chariot", against=("archer", "horseman")).hide("r22")
    f.phalanxes(6, 5).ship(A, "n31").ship(D, "n40", "n53").cards("cs5", "ch4", "cc5", "ca3", "ch3").combat()
    f.rejects(("force:8",), "bid_too_high", A).rejects(("force:1",), "bonus_not_bid", D)
    f.bid(A, 2, 3, 2).bid(D, 4, 1, 1)
    # Babylon bids 7, one of them from its Ship: 6 - 6. Sumer bids 6, two from Ships: 5 - 4.
    # Force 2:4: Babylon takes 1 back, Sumer has 2 to place.
    assert f.held_phalanxes() == [1, 1]
    assert (f.seat, f.kind, f.question().about["row"], f.question().about["count"]) == (D, "allot", "force", 2)
    f.allot(d1=1, d2=1)
    # Tactics 3:1: half of 1 is nothing. Babylon has 2 to place; its Horseman has one slot.
    assert (f.seat, f.kind, f.question().about["row"], f.question().about["count"]) == (A, "allot", "tactics", 2)
    f.rejects(("a2:2",), "no_slot").allot(a2=1, a3=1)
    assert f.seat == A
    f.line_up("a1 d2", "a2 a3 d1")
    # Mobility 2:1.
    assert (f.seat, f.kind, f.question().about["row"], f.question().about["count"]) == (A, "allot", "mobility", 1)
    f.allot(a2=1)
    # Line 1: Spearman 0 + 1 over a Horseman, against 3 + 1; Mobility 1:1 is Sumer's. The Horseman tires to 3.
    # Line 2: Horseman 1 + 2 + 1 over an Archer, against 2 + 1; Mobility 1 + 1 to 0. Rows with Phalanxes: two.
    assert f.fights == [
        "spearman 1 horseman 4 mobility 1:1 defender destroys",
        "horseman 4 archer 3 mobility 2:0 attacker destroys",
    ]
    assert f.tired == ["horseman force"]
    assert (f.seat, f.kind) == (A, "fatigue")
    assert set(f.options) == {"tactics", "mobility"}
    assert (f.units(A, HERE), f.units(D, HERE)) == ({"horseman": 1, "chariot": 1}, {"horseman": 1})
    f.answer("tactics")
    assert (f.seat, f.kind, f.options) == (A, "lines", ["a2", "a3", "d2"])
    f.line_up("a2 a3 d2")
    # Horseman 1 against 3, Mobility 2:1: it flees. Nothing lies on Sumer's Horseman any more.
    # Chariot 2 + 1 + 1 against 3, Mobility 2:1. It loses its Phalanx in Tactics unasked.
    assert f.fights[2:] == [
        "horseman 1 horseman 3 mobility 2:1 defender routs",
        "chariot 4 horseman 3 mobility 2:1 attacker destroys",
    ]
    assert f.tired == ["horseman force", "horseman tactics", "chariot tactics"]
    assert (f.seat, f.kind, f.options) == (A, "retreat", AROUND)
    f.answer("r22")
    won = f.heard("CombatWon")[0]
    assert won.winner_seat == A
    assert (won.attacker_lost, won.defender_lost) == ({"spearman": 1}, {"archer": 1, "horseman": 1})
    assert f.units(A, HERE) == {"chariot": 1}
    assert f.units(A, "r22") == {"horseman": 1}
    assert f.state.hidden == ["r22"]
    assert f.held_phalanxes() == [1, 1]
    assert f.kind == "action"
    f.check()
