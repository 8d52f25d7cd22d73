import pytest

from engine.core.errors import NothingToUndo
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SUMER = ["sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur", "eridu"]


def sumer_against(defenders: int, *, superior: bool = False) -> Table:
    """PURPLE chooses the home of a Sumer empire while RED holds Ur."""
    t = Table(turn=3)
    t.empire(RED, "t3-mittani", equipment={"grain": 1})
    t.armies("ur", RED, defenders)
    t.hand(PURPLE, wood=1)
    t.act(PURPLE)
    t.answer("start")
    if superior:
        t.amounts(wood=1)
    else:
        t.amounts()
    return t


@rule("F10.15")
def test_own_workers_leave_the_home_area_and_the_others_stay() -> None:
    t = Table()
    t.workers("guti", RED, 3)
    t.workers("guti", PURPLE, 2)
    t.workers("guti", GREEN, 3)
    t.workers("akkad", RED, 2)
    t.available(RED, workers=4, armies=0)
    t.act(RED)
    unavailable = t.unavailable_workers(RED)
    t.answers("start", "t1-guti", 1)
    assert [t.workers_at("guti", seat) for seat in (RED, PURPLE, GREEN)] == [0, 2, 3]
    assert t.unavailable_workers(RED) == unavailable + 3
    assert t.available_workers(RED) == 4
    assert t.workers_at("akkad", RED) == 2


@rule("F10.15")
def test_a_sumer_empire_removes_no_workers() -> None:
    t = Table()
    t.workers("guti", RED, 2)
    t.workers("irrigation", RED, 1)
    t.act(RED)
    unavailable = t.unavailable_workers(RED)
    t.answers("start", "t1-sumer", "nippur", 2)
    assert t.workers_at("guti", RED) == 2
    assert t.workers_at("irrigation", RED) == 1
    assert t.unavailable_workers(RED) == unavailable


@rule("F10.16", "F10.21")
def test_the_workers_are_gone_although_the_fight_for_the_home_is_lost() -> None:
    t = Table(turn=3)
    t.empire(RED, "t3-mittani")
    t.armies("egypt", RED, 1)
    t.workers("egypt", PURPLE, 2)
    t.act(PURPLE)
    t.answers("start", "t3-egypt")
    t.dice(*[1, 2] * 5)
    t.answer("fight")
    assert t.armies_at("egypt") == (RED, 1)
    assert t.available_armies(PURPLE) == 0
    assert t.workers_at("egypt", PURPLE) == 0
    assert t.unavailable_workers(PURPLE) == 25


@rule("F10.17")
@pytest.mark.parametrize("placed", [1, 2])
def test_one_or_two_armies_are_placed_at_home(placed: int) -> None:
    t = Table()
    t.workers("guti", RED, 1)
    t.act(RED)
    t.answers("start", "t1-guti")
    assert t.kind == "empire.armies"
    assert t.limits == (1, 2)
    t.rejects(0)
    t.rejects(3)
    t.answer(placed)
    assert t.armies_at("guti") == (RED, placed)
    assert t.available_armies(RED) == 8 - placed


@rule("F10.17", "F10.20", "F10.23")
def test_the_last_available_army_is_placed_without_a_question() -> None:
    t = sumer_against(1)
    t.dice(1, 1, 1, 2, 6, 6)
    t.answers("ur", "fight")
    assert t.armies_at("ur") == (PURPLE, 1)
    assert t.available_armies(PURPLE) == 0
    assert t.seat == GREEN


@rule("F10.18")
def test_a_sumer_empire_starts_in_any_sumer_area() -> None:
    t = Table()
    t.city("uruk", PURPLE)
    t.city("ur", RED, expanded=True)
    t.empire(PURPLE, "t1-guti")
    t.armies("nippur", PURPLE, 2)
    t.armies("umma", PURPLE, 1)
    t.act(RED)
    t.answer("start")
    assert t.kind == "empire.home"
    assert t.options == SUMER
    for area in ("guti", "akkad", "dilmun"):
        t.rejects(area)


@rule("F10.18")
@pytest.mark.parametrize("home", SUMER)
def test_both_armies_of_a_sumer_empire_stand_in_one_area(home: str) -> None:
    t = Table()
    t.city("lagash", PURPLE)
    t.act(RED)
    t.answers("start", home, 2)
    assert {area: t.armies_at(area) for area in SUMER if t.armies_at(area)} == {home: (RED, 2)}
    assert t.city_at("lagash") == (PURPLE, False)


@rule("FX19", "F10.18", "F10.5")
def test_fx19_green_starts_sumer_in_a_red_city() -> None:
    t = Table()
    t.city("uruk", RED)
    t.act(GREEN)
    t.answers("start", "uruk")
    assert t.available_armies(GREEN) == 3
    t.answer(1)
    assert t.available_armies(GREEN) == 2
    assert t.unavailable_armies(GREEN) == 17
    assert t.armies_at("uruk") == (GREEN, 1)
    assert t.city_at("uruk") == (RED, False)


@rule("F10.19")
def test_the_fight_for_the_home_goes_on_until_the_defenders_are_gone() -> None:
    t = sumer_against(2)
    t.answer("ur")
    assert t.kind == "fight.out"
    assert t.options == ["fight"]
    t.rejects("call_off")
    t.dice(3, 4, 3, 3, 6, 1)
    t.answer("fight")
    assert t.rolls == [(3, 4), (3, 3), (6, 1)]
    assert t.available_armies(PURPLE) == 2
    assert t.armies_at("ur") is None
    assert t.unavailable_armies(RED) == 20


@rule("F10.19", "F10.21")
def test_the_fight_for_the_home_goes_on_until_no_available_army_is_left() -> None:
    t = sumer_against(2)
    t.answer("ur")
    t.dice(6, 6, 1, 1, 1, 2, 1, 3)
    t.answer("fight")
    assert t.rolls == [(6, 6), (1, 1), (1, 2), (1, 3)]
    assert t.armies_at("ur") == (RED, 1)
    assert t.available_armies(PURPLE) == 0


@rule("F10.19")
def test_no_fight_is_needed_where_no_enemy_army_is() -> None:
    t = sumer_against(2)
    draws = t.draws
    t.answer("uruk")
    assert t.kind == "empire.armies"
    t.answer(2)
    assert t.draws == draws
    assert t.armies_at("uruk") == (PURPLE, 2)
    assert t.armies_at("ur") == (RED, 2)


@rule("F10.20")
@pytest.mark.parametrize("placed", [1, 2])
def test_the_winner_of_the_home_places_one_or_two_armies(placed: int) -> None:
    t = sumer_against(1, superior=True)
    t.answer("ur")
    t.dice(1, 4)
    t.answer("fight")
    assert t.kind == "empire.armies"
    assert t.available_armies(PURPLE) == 3
    t.rejects(0)
    t.answer(placed)
    assert t.armies_at("ur") == (PURPLE, placed)
    assert t.available_armies(PURPLE) == 3 - placed


@rule("F10.20")
@pytest.mark.parametrize("expanded", [False, True])
def test_a_city_in_a_conquered_home_stays(expanded: bool) -> None:
    t = Table()
    t.city("ur", GREEN, expanded=expanded)
    t.empire(RED, "t1-guti")
    t.armies("ur", RED, 1)
    t.act(PURPLE)
    t.answers("start", "ur")
    t.dice(6, 6)
    t.answers("fight", 2)
    assert t.armies_at("ur") == (PURPLE, 2)
    assert t.city_at("ur") == (GREEN, expanded)


@rule("FX36", "F10.16", "F10.19", "F10.20")
@pytest.mark.parametrize("placed", [1, 2])
def test_fx36_purple_fights_for_egypt(placed: int) -> None:
    t = Table(turn=4)
    t.empire(RED, "t4-hittites")
    t.armies("egypt", RED, 1)
    t.workers("egypt", PURPLE, 2)
    t.act(PURPLE)
    t.answer("start")
    assert t.available_armies(PURPLE) == 10
    assert t.kind == "fight.out"
    t.rejects("call_off")
    t.dice(2, 3, 3, 3, 4, 5)
    t.answer("fight")
    assert t.rolls == [(2, 3), (3, 3), (4, 5)]
    assert t.available_armies(PURPLE) == 8
    t.answer(placed)
    assert t.armies_at("egypt") == (PURPLE, placed)
    assert t.available_armies(PURPLE) == 8 - placed
    assert t.workers_at("egypt", PURPLE) == 0
    assert t.unavailable_workers(PURPLE) == 25
    assert t.unavailable_armies(RED) == 20


@rule("FX37", "F10.1", "F10.21")
def test_fx37_a_lost_start_is_used_up() -> None:
    t = Table(turn=3)
    t.empire(RED, "t3-mittani")
    t.armies("ur", RED, 2)
    t.workers("egypt", PURPLE, 1)
    t.act(PURPLE)
    t.answers("start", "t3-sumer", "ur")
    t.dice(1, 2, 2, 2, 3, 3)
    t.answer("fight")
    assert t.rolls == [(1, 2), (2, 2), (3, 3)]
    assert t.available_armies(PURPLE) == 0
    assert t.unavailable_armies(PURPLE) == 20
    assert t.armies_at("ur") == (RED, 2)
    assert t.empire_of(PURPLE) == "t3-sumer"
    assert t.rating_of(PURPLE) == "B"
    assert t.seat == GREEN
    for area in ("lagash", "eridu"):
        t.answers("build", area)
        t.end()
    assert t.seat == PURPLE
    assert t.options == ["build", "pass"]
    t.rejects("start")


@rule("F10.22")
@pytest.mark.parametrize(
    ("turn", "own", "enemy", "home", "gate"),
    [
        (1, "t1-akkad", "t1-guti", "akkad", "babylon"),
        (2, "t2-isin", "t2-amorites", "isin", "shuruppak"),
        (2, "t2-larsa", "t2-amorites", "larsa", "uruk"),
        (5, "t5-chaldea", "t5-elam", "chaldea", "ur"),
    ],
)
def test_a_home_behind_an_arrow_is_never_occupied_by_enemies(
    turn: int, own: str, enemy: str, home: str, gate: str
) -> None:
    def position() -> Table:
        t = Table(turn=turn)
        t.empire(PURPLE, enemy)
        t.armies(gate, PURPLE, 1)
        t.available(PURPLE, workers=0, armies=5)
        t.workers(home, RED, 1)
        return t

    t = position()
    t.act(PURPLE)
    t.answers("expand", "invade")
    t.rejects(home)
    t = position()
    t.act(RED)
    t.answer("start")
    if t.kind == "empire":
        t.answer(own)
    assert t.kind == "empire.armies"
    t.answer(1)
    assert t.armies_at(home) == (RED, 1)


@rule("F10.23")
def test_purchase_and_equipment_are_skipped_with_nothing_to_spend() -> None:
    t = Table()
    t.workers("guti", RED, 1)
    t.act(RED)
    t.answers("start", "t1-guti")
    assert t.kind == "empire.armies"


@rule("F10.23")
def test_a_start_can_be_taken_back_step_by_step() -> None:
    t = Table()
    t.workers("guti", RED, 2)
    t.hand(RED, grain=2, gold=1)
    t.act(RED)
    t.answers("start", "t1-guti")
    t.amounts(grain=1)
    t.amounts(gold=1)
    t.answer(2)
    kinds = []
    for _ in range(5):
        t.undo()
        kinds.append(t.kind)
    assert kinds == ["empire.armies", "empire.equip", "empire.buy", "empire", "action"]
    assert t.hand_of(RED) == {"grain": 2, "gold": 1}
    assert t.workers_at("guti", RED) == 2
    assert t.unavailable_armies(RED) == 20
    assert t.empire_of(RED) is None
    assert t.rating_of(RED) is None


@rule("F10.23", "F12.13")
def test_a_start_can_be_taken_back_before_the_first_die_but_not_after_it() -> None:
    t = sumer_against(1)
    t.answer("ur")
    assert t.kind == "fight.out"
    t.undo()
    assert t.kind == "empire.home"
    t.answer("ur")
    t.dice(6, 6)
    t.answer("fight")
    assert t.kind == "empire.armies"
    assert not t.can_undo
    with pytest.raises(NothingToUndo):
        t.undo()
    t.answer(2)
    t.undo()
    assert t.kind == "empire.armies"
    assert t.armies_at("ur") is None
