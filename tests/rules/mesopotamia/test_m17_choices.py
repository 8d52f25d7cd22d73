"""M17.23, M17.24: Events, Settlements, orders and retreats that the Automaton decides."""

import pytest

from engine.mesopotamia.content.map import REGIONS
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, duel, with_automaton
from tests.rules.mesopotamia.table import rule


def scout(card: str, region: str = "r22", empire: str = "hittite") -> Alone:
    """The Automaton reveals an Event in a region beside its Unit, as its only action."""
    near = next(each for each in REGIONS[region].adjacent if not REGIONS[each].start)
    t = duel("babylonian", empire).strategy("sc2:right").put(AUTO, "spearman", near).hide(region)
    return t.turns_up(card).put(HUMAN, "spearman", "r01")


def resolve(t: Alone) -> tuple[str, int]:
    """Let it act; give the card and the option it chose, 0 for none."""
    t.turn(AUTO)
    chosen = t.heard("EventChosen")
    return (chosen[0].card, chosen[0].option) if chosen else (t.heard("EventResolved")[0].card, 0)


@rule("M17.23")
@pytest.mark.parametrize(
    ("card", "option", "squares"),
    [("ev12", 1, 2), ("ev16", 1, 1), ("ev14", 1, 1), ("ev18", 1, 2), ("ev22", 1, 2), ("ev20", 1, 1)],
)
def test_it_takes_the_option_with_more_progress_and_the_first_of_equals(card: str, option: int, squares: int) -> None:
    t = scout(card)
    assert resolve(t) == (card, option)
    assert t.square("event", AUTO) == 1 + squares
    assert not any(n for kind, n in t.state.players[AUTO].holding.items() if kind != "phalanx")


@rule("M17.23", "M14.8", "M14.4")
def test_six_rounds_need_a_die() -> None:
    t = scout("ev13")
    assert resolve(t) == ("ev13", 2)
    assert (t.state.tokens["r22"].owner, t.state.tokens["r22"].die) == (AUTO, 1)
    t = (
        duel("babylonian", "hittite")
        .active(AUTO, "r16", "ev19")
        .active(AUTO, "r18", "ev11")
        .active(AUTO, "r31", "ev21")
    )
    t.strategy("sc2:right").put(AUTO, "spearman", "r20").hide("r22").turns_up("ev13").put(HUMAN, "spearman", "r01")
    assert resolve(t) == ("ev13", 1)
    assert t.heard("EventChosen")[0].no_die


@rule("M17.23", "M14.5")
def test_without_a_die_for_either_option_it_advances_one_square() -> None:
    t = (
        duel("babylonian", "hittite")
        .active(AUTO, "r16", "ev19")
        .active(AUTO, "r18", "ev11")
        .active(AUTO, "r31", "ev21")
    )
    t.strategy("sc2:right").put(AUTO, "spearman", "r29").hide("r28").turns_up("ev1").put(HUMAN, "spearman", "r01")
    assert resolve(t) == ("ev1", 0)
    assert t.square("event", AUTO) == 2


@rule("M17.23", "M14.3")
def test_it_pays_no_cost() -> None:
    t = scout("ev22").hold(AUTO, phalanx=1)
    assert resolve(t) == ("ev22", 1)
    assert t.state.players[AUTO].levels["build"] == 2  # discover any: the least upgraded
    assert t.held(AUTO, "phalanx") == 1


@rule("M17.23")
@pytest.mark.parametrize(
    ("card", "region", "phalanxes"),
    [("ev31", "r22", 4), ("ev3", "r20", 4), ("ev9", "r20", 0), ("ev27", "r12", 0)],
)
def test_of_gains_it_keeps_phalanxes_alone(card: str, region: str, phalanxes: int) -> None:
    t = scout(card, region)
    resolve(t)
    assert {kind: n for kind, n in t.state.players[AUTO].holding.items() if n} == (
        {"phalanx": phalanxes} if phalanxes else {}
    )
    assert t.state.players[AUTO].quests == []


@rule("M17.23", "M14.13")
def test_rounds_of_its_events_bring_phalanxes_and_nobody_is_asked() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").active(AUTO, "r22", "ev13", 2, 6)
    t.put(AUTO, "spearman", "r22").put(HUMAN, "spearman", "r01").end_of_round()
    assert t.match
    assert t.heard("EventGave")[0].gained == {"phalanx": 1}
    assert t.state.settlements == {"r22": AUTO}
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").active(AUTO, "r22", "ev19", 1, 3)
    t.put(AUTO, "spearman", "r22").put(HUMAN, "spearman", "r01").end_of_round()
    assert (t.state.tokens["r22"].die, t.state.owed) == (4, [])
    assert t.heard("EventGave") == []


@rule("M17.24", "M8.11")
@pytest.mark.parametrize(("stock", "owner"), [(True, AUTO), (False, None)])
def test_an_enemy_settlement_is_conquered_else_destroyed(stock: bool, owner: int | None) -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").settle(HUMAN, "r22").put(AUTO, "spearman", "r22")
    if not stock:
        t.settle(AUTO, "r15", "r16", "r17")
    t.put(HUMAN, "spearman", "r01").combat()
    assert t.state.settlements.get("r22") == owner


@rule("M17.23", "M14.15", "M16.66")
def test_it_takes_events_over_and_chooses_afresh() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").active(HUMAN, "r22", "ev19", 1, 4)
    t.put(AUTO, "spearman", "r22").put(HUMAN, "spearman", "r01").combat()
    assert t.match
    assert t.heard("EventTakenOver")[0].seat == AUTO
    assert (t.state.tokens["r22"].owner, t.state.tokens["r22"].option) == (AUTO, 1)


@rule("M17.24", "M16.4")
def test_as_leader_it_orders_combats_by_id() -> None:
    """Two combats of one human, who would be asked for their order as the leader."""
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").squares(event={AUTO: 3}, population={HUMAN: 5})
    t.put(AUTO, "spearman", "r31").put(AUTO, "archer", "r22").put(HUMAN, "spearman", "r31").put(HUMAN, "archer", "r22")
    t.combat().go_on()
    assert [each.region for each in t.heard("CombatBegan")] == ["r22", "r31"]


@rule("M17.24", "M16.6")
def test_as_leader_it_names_the_two_furthest_behind_and_the_tribe_first() -> None:
    t = with_automaton("babylonian", "akkadian", "sumerian").strategy("sc4", "sc11", "sc10")
    t.event_track([0], [1], [2]).population([], [], [], [2, 0, 1])
    t.put(0, "spearman", "r31").put(1, "spearman", "r31").put(2, "spearman", "r31").combat().go_on()
    named = t.heard("PairNamed")[0]
    assert (named.seat, named.first_seat, named.second_seat) == (2, 0, 1)
    t = with_automaton("babylonian", "akkadian", "sumerian").strategy("sc4", "sc11", "sc10")
    t.event_track([0], [1], [2]).population([], [], [], [2, 0, 1]).tribe("r31", spearman=1)
    t.put(0, "spearman", "r31").put(1, "spearman", "r31").combat().go_on()
    named = t.heard("PairNamed")[0]
    assert (named.first_seat, named.second_seat) == (0, None)


@rule("M17.24", "M16.31")
def test_as_attacker_it_sends_fleeing_units_towards_their_home() -> None:
    """The Automaton came later, so that it attacks; the human Archer flees from its Chariot towards Mari."""
    t = (
        duel("babylonian", "hittite")
        .strategy("sc4", "sc7", "sc10")
        .put(HUMAN, "archer", "r31")
        .put(AUTO, "chariot", "r31")
    )
    t.hold(HUMAN, phalanx=2).cards("ca4", "cc2").combat().answer(("d1.mobility:1",))
    assert t.fights == ["chariot 5 archer 1 mobility 0:2 attacker routs"]
    assert t.fled == ["0 archer r10"]


@rule("M16.42", "M17.24")
def test_the_automaton_never_plays_a_tribe() -> None:
    t = with_automaton("babylonian", "akkadian", "sumerian").strategy("sc4", "sc11", "sc10").event_track([0], [2], [1])
    t.put(1, "spearman", "r22").tribe("r22", archer=1).combat()
    assert t.heard("TribeRolled")[0].tribe_seat == 0


@rule("M11.16")
def test_of_payments_the_automaton_keeps_phalanxes_alone() -> None:
    t = duel("babylonian", "hittite").strategy("sc4", "sc7", "sc10").trade("t01", 1, AUTO).hold(HUMAN, stone=1)
    t.turn(HUMAN).answers("gather.pawn", "trade.t01")
    assert (t.held(HUMAN, "wood"), t.held(AUTO, "stone")) == (2, 0)
