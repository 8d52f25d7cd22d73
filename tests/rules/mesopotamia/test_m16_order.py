import pytest

from tests.rules.mesopotamia.field import HERE, A, C, D, E, Field
from tests.rules.mesopotamia.table import rule

STAGES = (
    "ShipsSunk",
    "CombatWon",
    "EventTurned",
    "WallFell",
    "RamsLost",
    "SettlementConquered",
    "EventTakenOver",
)


def against_a_tribe(f: Field, region: str = "r09", seat: int = A) -> Field:
    """A Chariot that beats one Spearman of a Tribe that plays itself and has 3 Phalanxes."""
    return f.tribe(region, spearman=1).put(seat, "chariot", region).tribe_die(1).cards("cc3", "cs1")


def three_in_one_region(*seats: int, sides: int = 4) -> Field:
    """Spearmen of these seats in the centre, nobody with a Phalanx."""
    f = Field(sides)
    for seat in seats:
        f.put(seat, "spearman", HERE)
    return f


@rule("M16.1", "M7.5")
def test_the_stages_of_the_combat_phase() -> None:
    f = against_a_tribe(Field(tribes_themselves=True)).hide("r09").turns_up("ev2")
    f.fight("chariot", against="spearman").ship(A, "n31").ship(D, "n31")
    f.put(A, "spearman", "r20").put(A, "ram", "r20").wall(D, "r20").settle(D, "r20").active(D, "r20", "ev6")
    f.combat().until("event").answer("1").until("settlement").answer("conquer").asked_for("event")
    assert f.heard_of(*STAGES) == [
        "ShipsSunk n31",
        "CombatWon r09",
        "EventTurned r09",
        "CombatWon r31",
        "WallFell r20",
        "RamsLost r20",
        "SettlementConquered r20",
        "EventTakenOver r20",
    ]


@rule("M16.2")
@pytest.mark.parametrize(
    ("lay", "fought"),
    [
        (lambda f: f.put(A, "spearman", HERE), False),
        (lambda f: f.put(A, "spearman", HERE).put(A, "archer", HERE), False),
        (lambda f: f.put(A, "spearman", HERE).put(D, "ram", HERE), False),
        (lambda f: f.put(A, "spearman", HERE).ship(D, "n31"), False),
        (lambda f: f.put(A, "spearman", HERE).wall(D, "r10").settle(A, HERE), False),
        (lambda f: f.put(A, "ram", HERE).tribe(HERE, spearman=1), False),
        (lambda f: f.put(A, "spearman", HERE).put(D, "spearman", "r10"), False),
        (lambda f: f.put(A, "spearman", HERE).put(D, "spearman", HERE), True),
        (lambda f: f.put(A, "spearman", HERE).tribe(HERE, spearman=1), True),
        (lambda f: f.put(A, "chariot", "r10").put(D, "horseman", "r10").block("r10"), True),
    ],
)
def test_a_region_is_contested_when_combat_units_of_two_parties_are_there(lay, fought) -> None:  # type: ignore[no-untyped-def]
    f = Field(tribes_themselves=True)
    lay(f)
    f.combat().go_on()
    assert bool(f.heard("CombatWon")) is fought


@rule("M16.2", "M16.35", "MI17", "MI25")
def test_every_contested_region_is_fought_until_one_party_is_left() -> None:
    f = Field(4).fight("archer", "spearman", against=("spearman", "horseman"))
    f.put(C, "archer", HERE).put(E, "chariot", HERE, 2)
    f.put(A, "chariot", "r20").put(C, "spearman", "r20").put(D, "spearman", "r20")
    f.combat().go_on()
    for region in (HERE, "r20"):
        assert len([army for army in f.state.armies[region] if army.fighters]) == 1
    f.check()


@rule("M16.3", "M16.10")
def test_every_combat_has_new_cards_and_new_bids() -> None:
    f = three_in_one_region(D, A, C, sides=3).phalanxes(3, 3, 3)
    f.cards("cs8", "cs1", "cs4", "cs7").combat()
    f.answer("0-1").bids((2, 0, 0), (1, 0, 0)).go_on("bid")
    drawn = [(event.seat, event.cards) for event in f.heard("CardsDrawn")]
    assert [seat for seat, _ in drawn[2:]] in ([A, C], [C, A])
    assert {cards[0] for _, cards in drawn[2:]} == {"cs4", "cs7"}
    assert [each.seat for each in f.asked] == [A, C]
    assert f.question(A).about["phalanxes"] == 1


@rule("M16.4", "M13.11", "MX24")
def test_the_leader_orders_the_combats_even_if_not_involved() -> None:
    f = Field(4).put(A, "spearman", "r10").put(C, "spearman", "r10").put(C, "archer", "r22").put(E, "archer", "r22")
    f.combat().asked_for("order")
    assert f.seat == D
    f.answer(("r22", "r10")).go_on()
    assert f.heard_of("CombatWon") == ["CombatWon r22", "CombatWon r10"]


@rule("M16.4")
def test_both_groups_are_ordered_in_one_visit_before_any_combat() -> None:
    f = Field(3).phalanxes(1, 1, 1)
    f.tribe("r09", spearman=1).put(A, "chariot", "r09").tribe("r10", spearman=1).put(A, "chariot", "r10")
    f.put(A, "spearman", "r22").put(C, "spearman", "r22").put(A, "archer", HERE).put(C, "archer", HERE)
    f.combat().asked_for("order")
    assert (f.seat, f.options) == (D, ["r09", "r10"])
    f.answer(("r10", "r09")).asked_for("order")
    assert (f.seat, f.options) == (D, ["r22", HERE])
    f.answer((HERE, "r22"))
    assert not f.told("CombatWon")
    f.go_on()
    assert f.heard_of("CombatWon") == ["CombatWon r10", "CombatWon r09", "CombatWon r31", "CombatWon r22"]


@rule("M16.4", "M21.4")
def test_the_order_proposed_is_by_id() -> None:
    f = Field(3).put(A, "spearman", "r22").put(C, "spearman", "r22").put(A, "archer", "r10").put(C, "archer", "r10")
    f.combat().default().go_on()
    assert f.heard_of("CombatWon") == ["CombatWon r10", "CombatWon r22"]


@rule("M16.4")
@pytest.mark.parametrize("answer", [("r10",), ("r10", "r10"), ("r10", "r22", "r31")])
def test_an_order_names_every_region_once(answer: tuple[str, ...]) -> None:
    f = Field(3).put(A, "spearman", "r22").put(C, "spearman", "r22").put(A, "archer", "r10").put(C, "archer", "r10")
    f.combat().asked_for("order")
    assert not f.question().choice.accepts(answer)


def after_a_tribe_event_that_overtakes() -> Field:
    """Babylon passes the leader by the Event of a Tribe; then three fight over the centre."""
    f = against_a_tribe(Field(3, tribes_themselves=True)).hide("r09").turns_up("ev2")
    f.put(D, "spearman", HERE).put(A, "spearman", HERE).put(C, "spearman", HERE).cards("cs2", "cs6", "cs8")
    return f.combat().until("event").answer("1")


@rule("M16.5", "M16.1")
def test_the_leader_stays_the_leader_of_the_phase_although_an_event_moves_the_track() -> None:
    f = after_a_tribe_event_that_overtakes().asked_for("pair")
    assert f.state.event[2] == [A]
    assert f.seat == D


@rule("M16.5", "M16.8")
def test_ties_use_the_track_at_that_moment() -> None:
    f = after_a_tribe_event_that_overtakes().answer("0-1")
    assert f.fights[1] == "spearman 1 spearman 1 mobility 0:0 attacker destroys"
    assert f.heard("CombatWon")[1].winner_seat == A


@rule("M16.6", "MX33")
def test_mx33_three_empires_and_the_leader_outside() -> None:
    f = three_in_one_region(A, C, E).cards("cs8", "cs4", "cs7", "cs5").combat().asked_for("pair")
    assert f.seat == D
    assert f.options == ["0-2", "0-3", "2-3"]
    f.answer("0-3").go_on()
    pairs = [{event.attacker_seat, event.defender_seat} for event in f.heard("CombatBegan")]
    survivor = f.heard("CombatWon")[0].winner_seat
    assert pairs == [{A, E}, {survivor, C}]
    assert [army.side for army in f.state.armies[HERE] if army.fighters] == [f.heard("CombatWon")[1].winner_seat]


@rule("M16.6")
def test_of_four_parties_the_leader_names_two_pairs_and_the_last_two_need_no_name() -> None:
    f = three_in_one_region(A, C, E, D).combat().asked_for("pair")
    assert f.options == ["0-1", "0-2", "0-3", "1-2", "1-3", "2-3"]
    f.answer("0-2")
    assert f.seat == D
    assert len(f.options) == 3
    f.answer(f.options[0]).go_on()
    assert len(f.heard("CombatWon")) == 3


@rule("M16.6", "M16.40")
def test_a_tribe_is_a_party_that_can_be_named() -> None:
    f = three_in_one_region(A, C, sides=3).tribe(HERE, spearman=1).combat().asked_for("pair")
    assert f.seat == D
    assert f.options == ["0-2", "0-t", "2-t"]
    f.answer("0-2")
    assert f.heard("CombatWon")[0].winner_seat in (A, C)


@rule("M16.6")
def test_the_loser_of_a_pair_has_no_combat_unit_left_there() -> None:
    f = three_in_one_region(A, C, E).put(C, "archer", HERE).phalanxes(0, 0, 0, 2)
    f.combat().answer("0-2").go_on("bid")
    winner = f.heard("CombatWon")[0].winner_seat
    assert sorted(army.side for army in f.state.armies[HERE] if army.fighters) == sorted([winner, E])


@rule("M16.7")
def test_against_a_tribe_the_empire_attacks_even_with_a_settlement() -> None:
    f = Field(tribes_themselves=True).settle(A, HERE).put(A, "spearman", HERE).tribe(HERE, spearman=1).combat()
    began = f.heard("CombatBegan")[0]
    assert (began.attacker_seat, began.defender_seat) == (A, None)


@rule("M16.7")
@pytest.mark.parametrize(("first", "second"), [(A, D), (D, A)])
def test_who_was_there_first_defends(first: int, second: int) -> None:
    f = Field().put(first, "spearman", HERE).put(second, "archer", HERE).combat()
    began = f.heard("CombatBegan")[0]
    assert (began.attacker_seat, began.defender_seat) == (second, first)


@rule("M16.7")
@pytest.mark.parametrize("owner", [A, D])
def test_an_empire_with_a_settlement_defends_whoever_came_first(owner: int) -> None:
    f = Field().put(1 - owner, "spearman", HERE).put(owner, "archer", HERE).settle(owner, HERE).combat()
    assert f.heard("CombatBegan")[0].defender_seat == owner


@rule("M16.7")
def test_a_settlement_of_a_third_empire_makes_nobody_defend() -> None:
    f = Field(3).put(A, "spearman", HERE).put(D, "archer", HERE).settle(C, HERE).combat()
    assert f.heard("CombatBegan")[0].defender_seat == A


@rule("M16.7")
def test_a_ram_alone_is_no_presence_of_combat_units() -> None:
    f = Field().put(A, "ram", HERE).put(D, "spearman", HERE).put(A, "archer", HERE).combat()
    assert f.heard("CombatBegan")[0].defender_seat == D


@rule("M16.7")
def test_a_later_unit_does_not_renew_a_presence() -> None:
    f = Field().put(A, "spearman", HERE).put(D, "archer", HERE).put(A, "chariot", HERE).combat()
    assert f.heard("CombatBegan")[0].defender_seat == A


@rule("M16.7")
def test_a_presence_that_was_interrupted_begins_anew() -> None:
    f = Field().put(A, "spearman", HERE).put(D, "spearman", "r10").squares(population={A: 6}).turn(A)
    f.answer("explore.pawn").answer("spearman.r31.r22").until("action")
    while f.seat != D:
        f.default()
    f.answer("explore.pawn").answer("spearman.r10.r31")
    while not (f.kind == "action" and f.seat == A and "explore.pawn" in f.options):
        f.default()
    f.answer("explore.pawn").answer("spearman.r22.r31")
    while not f.told("CombatBegan"):
        f.default()
    began = f.heard("CombatBegan")[0]
    assert (began.attacker_seat, began.defender_seat) == (A, D)


@rule("M16.8", "M16.25")
@pytest.mark.parametrize(
    ("ahead", "said"),
    [
        (A, "spearman 1 spearman 1 mobility 0:0 attacker destroys"),
        (D, "spearman 1 spearman 1 mobility 0:0 defender destroys"),
    ],
)
def test_ties_between_empires_go_to_the_one_ahead_on_the_event_track(ahead: int, said: str) -> None:
    f = Field().event_track([1 - ahead], [ahead]).fight("spearman", against="spearman").cards("cs2", "cs4").combat()
    assert f.fights == [said]


@rule("M16.8", "M13.8")
def test_on_one_square_the_upper_seal_is_ahead() -> None:
    f = Field().event_track([A, D]).fight("spearman", against="spearman").cards("cs2", "cs4").combat()
    assert f.heard("CombatWon")[0].winner_seat == A


@rule("M16.8", "M16.20")
@pytest.mark.parametrize(("track", "arranger"), [([A, D], A), ([D, A], D)])
def test_equal_tactics_bids_let_the_one_ahead_arrange(track: list[int], arranger: int) -> None:
    f = Field().event_track(track).fight("spearman", "archer", against=("spearman", "archer")).combat()
    assert (f.kind, f.seat) == ("lines", arranger)


@rule("M16.8")
def test_a_tribe_loses_every_tie_even_to_the_last_on_the_track() -> None:
    f = Field(3).put(A, "spearman", HERE).tribe(HERE, spearman=1).tribe_die(1).cards("cs2", "cs4")
    f.event_track([D, C, A]).combat().answer(("mobility:3",)).go_on("retreat")
    assert f.fights == ["spearman 1 spearman 1 mobility 0:2 attacker routs"]


@rule("M16.8")
def test_a_tribe_loses_a_tie_in_mobility() -> None:
    f = Field(3).put(A, "spearman", HERE).tribe(HERE, spearman=1).tribe_die(1).cards("cs2", "cs4")
    f.combat().answer(("tactics:3",)).go_on()
    assert f.fights == ["spearman 1 spearman 1 mobility 0:0 attacker destroys"]


@rule("M16.9", "M8.7")
def test_rams_and_ships_are_not_hit() -> None:
    f = Field().fight("chariot", "ram", against=("spearman", "ram")).ship(A, "n31").ship(D, "n40")
    f.cards("cc3", "cs1").combat().go_on("bid").go_on()
    assert f.heard("CombatBegan")[0].attacker_units == {"chariot": 1}
    assert f.heard("CombatBegan")[0].defender_units == {"spearman": 1}
    assert f.units(A, HERE) == {"chariot": 1, "ram": 1}
    assert f.state.ships == {"n31": [A], "n40": [D]}
    assert f.heard("CombatWon")[0].defender_lost == {"spearman": 1}
