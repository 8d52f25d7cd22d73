import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SUMER = ["sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur", "eridu"]


def empire_in(area: str, *, available: int, on_board: int = 1) -> Table:
    t = Table()
    t.empire(RED, "t1-sumer")
    t.available(RED, workers=0, armies=available)
    t.armies(area, RED, on_board)
    return t


def build(t: Table, area: str) -> None:
    t.answers("build", area)
    t.end()


@rule("F11.9", "F11.10")
@pytest.mark.parametrize("on_board", [1, 2])
@pytest.mark.parametrize("expanded", [False, True])
def test_destroying_a_city_costs_two_available_armies(on_board: int, expanded: bool) -> None:
    t = empire_in("ur", available=6, on_board=on_board)
    t.city("ur", PURPLE, expanded=expanded)
    t.city("lagash", PURPLE, expanded=True)
    t.vp(PURPLE, 14)
    t.act(RED)
    unavailable = t.unavailable_armies(RED)
    t.answers("expand", "destroy")
    assert t.city_at("ur") is None
    assert t.available_armies(RED) == 4
    assert t.unavailable_armies(RED) == unavailable + 2
    assert t.armies_at("ur") == (RED, on_board)
    assert t.cities_in_hand(PURPLE) == 3
    assert t.expansions_in_hand(PURPLE) == 3
    assert t.vp_of(PURPLE) == 14


@rule("F11.10")
def test_the_special_rule_ends_with_the_destroyed_city() -> None:
    t = empire_in("babylon", available=3)
    t.city("babylon", PURPLE)
    t.workers("akkad", PURPLE, 1)
    t.act(RED)
    t.answers("expand", "destroy")
    t.end()
    assert t.seat == PURPLE
    t.answer("start")
    assert t.empire_of(PURPLE) == "t1-akkad"
    assert t.available_armies(PURPLE) == 10


@rule("F11.11")
@pytest.mark.parametrize(
    ("owner", "city", "available"),
    [
        pytest.param(RED, "ur", 6, id="own city"),
        pytest.param(PURPLE, "eridu", 6, id="no own army there"),
        pytest.param(PURPLE, "ur", 1, id="too few available armies"),
    ],
)
def test_an_illegal_destruction_is_not_offered(owner: int, city: str, available: int) -> None:
    t = empire_in("ur", available=available)
    t.city(city, owner)
    t.act(RED)
    t.answer("expand")
    assert t.options == ["invade", "reinforce"]
    t.rejects("destroy")


@rule("F11.11")
def test_armies_on_the_board_do_not_pay_for_a_destruction() -> None:
    t = empire_in("ur", available=1, on_board=2)
    t.armies("uruk", RED, 2)
    t.city("ur", PURPLE)
    t.act(RED)
    t.answer("expand")
    assert t.kind == "expand.area"
    assert set(t.options) == {"umma", "lagash", "eridu", "shuruppak"}


@rule("F11.9", "F11.11")
def test_only_areas_with_an_own_army_and_an_enemy_city_can_be_chosen() -> None:
    t = empire_in("ur", available=6)
    t.armies("uruk", RED, 1)
    t.armies("umma", RED, 1)
    t.armies("nippur", RED, 1)
    t.city("ur", PURPLE)
    t.city("uruk", GREEN)
    t.city("umma", RED)
    t.city("lagash", PURPLE)
    t.act(RED)
    t.answers("expand", "destroy")
    assert t.kind == "expand.area"
    assert set(t.options) == {"ur", "uruk"}
    for area in ("umma", "nippur", "lagash"):
        t.rejects(area)


@rule("F11.12")
def test_the_place_of_a_destroyed_city_can_be_built_on_again() -> None:
    t = empire_in("ur", available=3)
    t.city("ur", PURPLE)
    t.act(RED)
    t.answers("expand", "destroy")
    t.end()
    t.answer("build")
    t.rejects("ur")
    t.answer("umma")
    t.end()
    build(t, "lagash")
    assert t.seat == RED
    t.answers("build", "ur")
    assert t.city_at("ur") == (RED, False)


@rule("F11.12")
def test_the_former_owner_may_rebuild_a_destroyed_city_once_no_enemy_army_is_there() -> None:
    t = empire_in("ur", available=3)
    t.city("ur", PURPLE, expanded=True)
    t.act(RED)
    t.answers("expand", "destroy")
    t.end()
    while t.turn == 1:
        if t.kind == "action":
            t.answer("pass")
        else:
            t.end()
    build(t, "umma")
    assert t.seat == PURPLE
    t.answers("build", "ur")
    assert t.city_at("ur") == (PURPLE, False)


@rule("FX33", "F11.9", "F11.14")
def test_fx33_shuruppak_makes_its_owners_cities_dearer() -> None:
    t = Table()
    t.empire(PURPLE, "t1-sumer")
    t.available(PURPLE, workers=0, armies=5)
    t.armies("shuruppak", PURPLE, 1)
    t.armies("ur", PURPLE, 1)
    t.city("shuruppak", RED)
    t.city("ur", RED)
    for seat in (RED, GREEN):
        t.hand(seat, grain=1)
        t.available(seat, workers=1, armies=0)
    t.act(PURPLE)
    t.answers("expand", "destroy", "ur")
    assert t.available_armies(PURPLE) == 2
    assert t.city_at("ur") is None
    assert t.options == ["invade", "reinforce", "done"]
    t.rejects("destroy")
    t.answer("done")
    for _ in (GREEN, RED):
        t.answers("place", "irrigation")
        t.end()
    assert t.seat == PURPLE
    t.answers("expand", "destroy")
    assert t.city_at("shuruppak") is None
    assert t.available_armies(PURPLE) == 0
    assert t.cities_in_hand(RED) == 4


@rule("FX33", "F11.9", "F11.11")
def test_fx33_two_armies_destroy_neither_city() -> None:
    t = Table()
    t.empire(PURPLE, "t1-sumer")
    t.available(PURPLE, workers=0, armies=2)
    t.armies("shuruppak", PURPLE, 1)
    t.armies("ur", PURPLE, 1)
    t.city("shuruppak", RED)
    t.city("ur", RED)
    t.act(PURPLE)
    t.answer("expand")
    assert t.options == ["invade", "reinforce"]
    t.rejects("destroy")


@rule("F11.17", "F11.18")
def test_a_player_without_armies_on_the_board_can_only_reenter_his_home() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.available(RED, workers=0, armies=4)
    t.empire(PURPLE, "t1-akkad")
    t.armies("guti", PURPLE, 1)
    t.armies("nippur", PURPLE, 1)
    t.act(RED)
    t.answer("expand")
    assert t.kind == "fight.out"
    assert t.options == ["fight"]
    t.rejects("call_off")
    t.dice(1, 2, 6, 6)
    t.answer("fight")
    assert t.rolls == [(1, 2), (6, 6)]
    assert t.armies_at("guti") == (RED, 1)
    assert t.available_armies(RED) == 2
    assert t.armies_at("nippur") == (PURPLE, 1)


@rule("F11.17")
def test_a_player_with_an_army_on_the_board_cannot_reenter() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.available(RED, workers=0, armies=4)
    t.armies("umma", RED, 1)
    t.act(RED)
    t.answer("expand")
    assert t.options == ["invade", "reinforce"]
    t.rejects("reenter")


@rule("F11.17")
def test_reentering_needs_an_available_army() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.empire(PURPLE, "t1-sumer")
    t.armies("guti", PURPLE, 1)
    t.act(RED)
    assert "expand" not in t.options
    t.rejects("expand")


@rule("F11.17")
def test_a_sumer_empire_chooses_its_place_of_reentry_anew_each_time() -> None:
    t = Table(turn=3)
    t.empire(GREEN, "t3-sumer")
    t.available(GREEN, workers=0, armies=5)
    t.empire(RED, "t3-mittani", equipment={"gold": 1})
    t.available(RED, workers=0, armies=5)
    t.armies("ur", RED, 1)
    t.act(GREEN)
    t.answer("expand")
    assert t.kind == "expand.area"
    assert t.options == SUMER
    t.answers("uruk", "done")
    t.dice(6, 6)
    t.answers("expand", "invade", "uruk", "roll", "done")
    build(t, "lagash")
    assert t.seat == GREEN
    t.answer("expand")
    assert t.options == SUMER
    t.answer("sippar")
    assert t.armies_at("sippar") == (GREEN, 1)


@rule("FX38", "F11.17", "F11.18", "F11.19")
def test_fx38_green_reenters_in_uruk_and_repeats_into_ur() -> None:
    t = Table(turn=3)
    t.empire(GREEN, "t3-sumer")
    t.available(GREEN, workers=0, armies=3)
    t.act(GREEN)
    draws = t.draws
    t.answer("expand")
    assert t.kind == "expand.area"
    assert t.options == SUMER
    t.rejects("egypt")
    t.answer("uruk")
    assert t.armies_at("uruk") == (GREEN, 1)
    assert t.available_armies(GREEN) == 2
    t.answers("invade", "ur")
    assert t.armies_at("ur") == (GREEN, 1)
    assert t.available_armies(GREEN) == 0
    assert t.draws == draws
    assert t.kind == "end"


@rule("F11.18")
def test_reentry_into_a_held_sumer_area_is_fought_to_the_end() -> None:
    t = Table(turn=3)
    t.empire(GREEN, "t3-sumer")
    t.available(GREEN, workers=0, armies=2)
    t.empire(RED, "t3-mittani", equipment={"gold": 1})
    t.armies("ur", RED, 2)
    t.act(GREEN)
    t.answers("expand", "ur")
    assert t.kind == "fight.out"
    t.rejects("call_off")
    t.dice(3, 4, 3, 3, 2, 4)
    t.answer("fight")
    assert t.rolls == [(3, 4), (3, 3), (2, 4)]
    assert t.armies_at("ur") == (RED, 1)
    assert t.available_armies(GREEN) == 0
    assert t.unavailable_armies(GREEN) == 20


@rule("F11.19")
def test_reentering_leaves_own_workers_in_the_home_area() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.available(RED, workers=0, armies=4)
    t.workers("guti", RED, 2)
    t.empire(PURPLE, "t1-akkad")
    t.armies("guti", PURPLE, 1)
    t.act(RED)
    t.answer("expand")
    t.dice(6, 6)
    t.answer("fight")
    assert t.armies_at("guti") == (RED, 1)
    assert t.workers_at("guti", RED) == 2
    assert t.options == ["invade", "reinforce", "done"]
    t.answers("invade", "umma")
    assert t.armies_at("umma") == (RED, 1)
    assert t.available_armies(RED) == 1
