import pytest

from engine.core.errors import NothingToUndo
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def war(available: int, defenders: int, *, superior: bool = True) -> Table:
    """RED, with one army in Guti, faces PURPLE's armies in Nippur."""
    t = Table()
    t.empire(RED, "t1-guti", equipment={"gold": 1} if superior else {})
    t.empire(PURPLE, "t1-sumer", equipment={"wood": 1})
    t.available(RED, workers=0, armies=available)
    t.armies("guti", RED, 1)
    t.armies("nippur", PURPLE, defenders)
    return t


def attack(t: Table) -> None:
    t.answers("expand", "invade", "nippur")


@rule("F12.1")
def test_combat_occurs_only_where_enemy_armies_are() -> None:
    t = war(5, 1)
    t.act(RED)
    draws = t.draws
    t.answers("expand", "invade", "umma")
    assert t.kind == "expand"
    assert t.rolls == []
    assert t.draws == draws
    t.answers("invade", "nippur")
    assert t.kind == "fight"


@rule("F12.1")
def test_reinforcing_and_destroying_need_no_combat() -> None:
    t = war(9, 2)
    t.city("umma", PURPLE)
    t.armies("umma", RED, 1)
    t.act(RED)
    draws = t.draws
    t.answers("expand", "destroy", "reinforce", "guti")
    assert t.draws == draws
    assert t.city_at("umma") is None
    assert t.armies_at("guti") == (RED, 2)


@rule("F12.2", "F12.8")
def test_the_fight_ends_when_no_available_army_is_left() -> None:
    t = war(2, 1)
    t.act(RED)
    attack(t)
    t.dice(1, 1, 1, 2)
    t.answer("roll")
    assert t.options == ["roll", "call_off"]
    t.answer("roll")
    assert t.available_armies(RED) == 0
    assert t.armies_at("nippur") == (PURPLE, 1)
    assert t.armies_at("guti") == (RED, 1)
    assert (t.seat, t.kind) == (PURPLE, "action")


@rule("F12.3")
@pytest.mark.parametrize(
    ("superior", "dice", "hits"),
    [
        (True, (1, 1), False),
        (True, (2, 2), False),
        (True, (1, 3), False),
        (True, (1, 4), True),
        (True, (3, 2), True),
        (True, (3, 3), True),
        (True, (6, 6), True),
        (False, (1, 1), False),
        (False, (2, 3), False),
        (False, (3, 3), False),
        (False, (1, 5), False),
        (False, (3, 4), True),
        (False, (6, 1), True),
        (False, (6, 6), True),
    ],
)
def test_a_roll_succeeds_with_five_when_superior_and_seven_when_inferior(
    superior: bool, dice: tuple[int, int], hits: bool
) -> None:
    t = war(5, 2, superior=superior)
    t.act(RED)
    attack(t)
    t.dice(*dice)
    t.answer("roll")
    assert t.rolls == [dice]
    assert t.armies_at("nippur") == (PURPLE, 1 if hits else 2)
    assert t.available_armies(RED) == (5 if hits else 4)


@rule("F12.3")
@pytest.mark.parametrize(
    ("attacker", "defender", "superior"),
    [
        (GREEN, RED, True),
        (GREEN, PURPLE, True),
        (RED, PURPLE, True),
        (RED, GREEN, False),
        (PURPLE, GREEN, False),
        (PURPLE, RED, False),
    ],
)
def test_the_rating_nearer_to_a_is_superior(attacker: int, defender: int, superior: bool) -> None:
    t = Table()
    t.empire(RED, "t1-guti", equipment={"textile": 1})
    t.empire(PURPLE, "t1-akkad")
    t.empire(GREEN, "t1-sumer", equipment={"lapis": 1})
    t.available(attacker, workers=0, armies=5)
    t.armies("guti", attacker, 1)
    t.armies("nippur", defender, 1)
    t.act(attacker)
    attack(t)
    t.dice(3, 3)
    t.answer("roll")
    assert t.armies_at("nippur") == ((attacker, 1) if superior else (defender, 1))
    assert t.available_armies(attacker) == 4


@rule("F12.3")
@pytest.mark.parametrize(("first", "second", "hits"), [(RED, PURPLE, True), (PURPLE, RED, False)])
def test_of_two_equally_equipped_empires_the_earlier_one_is_superior(first: int, second: int, hits: bool) -> None:
    t = Table()
    for seat in (first, second):
        t.empire(seat, {RED: "t1-guti", PURPLE: "t1-sumer"}[seat], equipment={"oil": 1})
    t.available(RED, workers=0, armies=5)
    t.armies("guti", RED, 1)
    t.armies("nippur", PURPLE, 1)
    t.act(RED)
    attack(t)
    t.dice(1, 5)
    t.answer("roll")
    assert t.armies_at("nippur") == ((RED, 1) if hits else (PURPLE, 1))


@rule("F12.4")
def test_a_success_removes_one_defender_into_its_owners_unavailable_stock() -> None:
    t = war(5, 2)
    t.available(PURPLE, workers=0, armies=3)
    t.act(RED)
    unavailable = t.unavailable_armies(PURPLE)
    attack(t)
    t.dice(6, 6)
    t.answer("roll")
    assert t.armies_at("nippur") == (PURPLE, 1)
    assert t.unavailable_armies(PURPLE) == unavailable + 1
    assert t.available_armies(PURPLE) == 3
    assert t.available_armies(RED) == 5


@rule("F12.2", "F12.5")
def test_a_failure_costs_one_available_army() -> None:
    t = war(5, 2)
    t.act(RED)
    unavailable = t.unavailable_armies(RED)
    attack(t)
    t.dice(1, 1)
    t.answer("roll")
    assert t.available_armies(RED) == 4
    assert t.unavailable_armies(RED) == unavailable + 1
    assert t.armies_at("guti") == (RED, 1)
    assert t.armies_at("nippur") == (PURPLE, 2)


@rule("F12.6", "F11.15")
def test_further_rolls_in_a_fight_cost_nothing_extra() -> None:
    t = war(6, 2)
    t.act(RED)
    attack(t)
    t.dice(1, 1, 6, 6, 1, 2, 5, 6)
    left = []
    for _ in range(4):
        assert t.kind == "fight"
        t.answer("roll")
        left.append(t.available_armies(RED))
    assert left == [5, 5, 4, 3]
    assert t.armies_at("nippur") == (RED, 1)


@rule("F12.7", "F11.15")
def test_a_fight_can_be_called_off_after_a_roll() -> None:
    t = war(6, 2)
    t.act(RED)
    attack(t)
    t.dice(6, 6, 1, 1)
    t.answers("roll", "roll", "call_off")
    assert t.armies_at("nippur") == (PURPLE, 1)
    assert t.unavailable_armies(PURPLE) == 19
    assert t.available_armies(RED) == 5
    assert t.armies_at("guti") == (RED, 1)
    assert t.kind == "expand"


@rule("F11.15", "F12.7")
def test_going_on_after_a_called_off_fight_is_a_repeat() -> None:
    t = war(5, 1)
    t.act(RED)
    attack(t)
    t.dice(1, 1)
    t.answers("roll", "call_off")
    assert t.options == ["invade", "reinforce", "done"]
    t.answers("invade", "umma")
    assert t.available_armies(RED) == 5 - 1 - 1 - 1
    assert t.armies_at("umma") == (RED, 1)


@rule("F11.15")
def test_no_repeat_is_left_after_a_called_off_fight_with_one_army() -> None:
    t = war(2, 1)
    t.act(RED)
    attack(t)
    t.dice(1, 1)
    t.answers("roll", "call_off")
    assert t.available_armies(RED) == 1
    assert t.kind == "end"
    t.end()
    assert t.seat == PURPLE


@rule("F12.9", "F12.2")
def test_the_last_army_places_itself_after_victory() -> None:
    t = war(1, 2)
    t.act(RED)
    attack(t)
    t.dice(6, 6, 6, 5)
    t.answers("roll", "roll")
    assert t.armies_at("nippur") == (RED, 1)
    assert t.available_armies(RED) == 0
    assert (t.seat, t.kind) == (PURPLE, "action")


@rule("F12.9")
def test_exactly_one_army_is_placed_after_a_won_invasion() -> None:
    t = war(5, 1)
    t.act(RED)
    attack(t)
    t.dice(6, 6)
    t.answer("roll")
    assert t.armies_at("nippur") == (RED, 1)
    assert t.available_armies(RED) == 4
    assert t.kind == "expand"


@rule("F12.10")
def test_nothing_else_can_be_done_during_a_fight() -> None:
    t = war(5, 1)
    t.act(RED)
    attack(t)
    t.dice(1, 1)
    t.answer("roll")
    assert t.options == ["roll", "call_off"]
    for answer in ("umma", "invade", "reinforce", "done", "end", "pass"):
        t.rejects(answer)
    t.rejects_from(PURPLE, "roll")


@rule("F12.11")
@pytest.mark.parametrize(("dice", "hits"), [((3, 3), False), ((3, 4), True)])
def test_armies_of_a_passed_player_defend_in_the_same_way(dice: tuple[int, int], hits: bool) -> None:
    t = war(5, 1, superior=False)
    t.available(RED, workers=2, armies=5)
    t.passed(PURPLE)
    t.act(RED)
    t.answers("expand", "worker", "invade", "nippur")
    t.dice(*dice)
    t.answer("roll")
    assert t.armies_at("nippur") == ((RED, 1) if hits else (PURPLE, 1))
    assert t.available_armies(RED) == 4


@rule("F12.11")
@pytest.mark.parametrize(("equipment", "hits"), [({}, False), ({"grain": 1}, True)])
def test_the_equipment_of_a_new_empire_counts_in_the_fight_for_its_home(equipment: dict[str, int], hits: bool) -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("ur", RED, 1)
    t.hand(PURPLE, grain=1)
    t.act(PURPLE)
    t.answer("start")
    t.amounts()
    t.amounts(**equipment)
    t.answer("ur")
    t.dice(*([3, 3] * (1 if hits else 3)))
    t.answer("fight")
    assert t.armies_at("ur") == (None if hits else (RED, 1))


@rule("F12.12", "F12.13")
def test_a_declared_attack_can_be_withdrawn_before_the_first_roll() -> None:
    t = war(5, 1)
    t.act(RED)
    attack(t)
    assert t.kind == "fight"
    assert t.options == ["roll"]
    t.rejects("call_off")
    t.undo()
    assert t.kind == "expand.area"
    t.answer("umma")
    assert t.armies_at("umma") == (RED, 1)
    assert t.available_armies(RED) == 4


@rule("F12.12")
def test_a_withdrawn_repeat_gives_back_the_repeat_army() -> None:
    t = war(5, 1)
    t.act(RED)
    t.answers("expand", "reinforce", "invade", "nippur")
    assert t.available_armies(RED) == 3
    t.undo()
    t.undo()
    assert t.kind == "expand"
    assert t.available_armies(RED) == 4


@rule("F12.12")
def test_an_attack_is_binding_after_the_first_roll() -> None:
    t = war(5, 1)
    t.act(RED)
    attack(t)
    t.dice(1, 1)
    t.answer("roll")
    assert not t.can_undo
    with pytest.raises(NothingToUndo):
        t.undo()


@rule("F12.7", "F12.13")
def test_calling_off_is_offered_before_every_roll_but_the_first() -> None:
    t = war(5, 2)
    t.act(RED)
    attack(t)
    t.dice(1, 1, 6, 6, 6, 6)
    assert t.options == ["roll"]
    t.answer("roll")
    assert t.options == ["roll", "call_off"]
    t.answer("roll")
    assert t.options == ["roll", "call_off"]
    t.answer("roll")
    assert t.kind == "expand"


@rule("F12.13")
def test_a_second_fight_in_the_chain_asks_for_its_own_first_roll() -> None:
    t = war(9, 1)
    t.armies("umma", PURPLE, 1)
    t.act(RED)
    attack(t)
    t.dice(6, 6, 1, 1)
    t.answer("roll")
    t.answers("invade", "umma")
    assert t.options == ["roll"]
    t.rejects("call_off")
    t.answer("roll")
    assert t.options == ["roll", "call_off"]
    assert t.available_armies(RED) == 9 - 1 - 1 - 1


@rule("F12.13", "F12.9")
def test_a_reentry_is_rolled_to_the_end_in_one_answer() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.available(RED, workers=0, armies=4)
    t.empire(PURPLE, "t1-akkad")
    t.armies("guti", PURPLE, 2)
    t.act(RED)
    t.answer("expand")
    assert t.kind == "fight.out"
    t.dice(1, 1, 6, 6, 1, 3, 6, 5)
    t.answer("fight")
    assert t.rolls == [(1, 1), (6, 6), (1, 3), (6, 5)]
    assert t.armies_at("guti") == (RED, 1)
    assert t.available_armies(RED) == 1


@rule("FX21", "F12.3", "F12.4", "F12.5", "F11.6")
def test_fx21_red_takes_nippur_as_the_inferior_empire() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.empire(GREEN, "t1-sumer", equipment={"textile": 1})
    t.available(RED, workers=0, armies=9)
    t.armies("guti", RED, 1)
    t.armies("nippur", GREEN, 1)
    t.city("nippur", GREEN)
    t.act(RED)
    t.answers("expand", "invade")
    assert set(t.options) == {"nippur", "umma"}
    t.answer("nippur")
    t.dice(2, 4, 3, 5)
    t.answer("roll")
    assert t.available_armies(RED) == 8
    assert t.armies_at("nippur") == (GREEN, 1)
    t.answer("roll")
    assert t.armies_at("nippur") == (RED, 1)
    assert t.available_armies(RED) == 7
    assert t.unavailable_armies(GREEN) == 20
    assert t.city_at("nippur") == (GREEN, False)


@rule("FX22", "F12.3", "F12.4", "F12.5", "F12.9")
def test_fx22_purple_takes_babylon_as_the_superior_empire() -> None:
    t = Table()
    t.empire(RED, "t1-sumer")
    t.empire(PURPLE, "t1-akkad", equipment={"grain": 1})
    t.available(PURPLE, workers=0, armies=9)
    t.armies("akkad", PURPLE, 1)
    t.armies("babylon", RED, 2)
    t.act(PURPLE)
    t.answers("expand", "invade")
    t.dice(3, 3, 2, 2, 3, 4)
    t.answer("roll")
    assert (t.armies_at("babylon"), t.available_armies(PURPLE)) == ((RED, 1), 9)
    t.answer("roll")
    assert (t.armies_at("babylon"), t.available_armies(PURPLE)) == ((RED, 1), 8)
    t.answer("roll")
    assert (t.armies_at("babylon"), t.available_armies(PURPLE)) == ((PURPLE, 1), 7)
    assert t.unavailable_armies(RED) == 20
