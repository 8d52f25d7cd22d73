import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

NEIGHBOURS = {
    "sippar": {"amorites", "assyria", "babylon"},
    "babylon": {"amorites", "assyria", "sippar", "kassites", "nippur", "shuruppak"},
    "nippur": {"babylon", "kassites", "guti", "umma", "shuruppak"},
    "shuruppak": {"babylon", "nippur", "umma", "uruk"},
    "umma": {"nippur", "guti", "elam", "lagash", "ur", "uruk", "shuruppak"},
    "uruk": {"shuruppak", "umma", "ur"},
    "ur": {"uruk", "umma", "lagash", "eridu"},
    "lagash": {"umma", "elam", "eridu", "ur"},
    "eridu": {"ur", "lagash"},
    "hittites": {"mittani", "amorites"},
    "mittani": {"hittites", "amorites", "assyria"},
    "amorites": {"egypt", "hittites", "mittani", "assyria", "sippar", "babylon"},
    "assyria": {"amorites", "mittani", "kassites", "sippar", "babylon"},
    "kassites": {"assyria", "babylon", "nippur"},
    "guti": {"nippur", "umma"},
    "elam": {"umma", "lagash"},
}
ARROWS = [
    (1, "t1-akkad", "akkad", "babylon"),
    (2, "t2-isin", "isin", "shuruppak"),
    (2, "t2-larsa", "larsa", "uruk"),
    (5, "t5-chaldea", "chaldea", "ur"),
]


def empire_in(area: str, *, available: int, on_board: int = 1) -> Table:
    t = Table()
    t.empire(RED, "t1-sumer")
    t.available(RED, workers=0, armies=available)
    t.armies(area, RED, on_board)
    return t


def build(t: Table, area: str) -> None:
    t.answers("build", area)
    t.end()


@rule("F11.1")
def test_expanding_needs_an_empire_and_an_available_army() -> None:
    t = Table()
    t.act(RED)
    assert "expand" not in t.options
    t.rejects("expand")
    t = empire_in("guti", available=0)
    t.act(RED)
    assert "expand" not in t.options
    t.rejects("expand")
    t = empire_in("guti", available=1)
    t.act(RED)
    assert t.options == ["build", "expand", "pass"]


@rule("F11.1")
def test_the_sub_actions_offered_are_the_possible_ones() -> None:
    t = empire_in("guti", available=2)
    t.act(RED)
    t.answer("expand")
    assert t.kind == "expand"
    assert t.options == ["invade", "reinforce"]
    t = empire_in("ur", available=2)
    t.city("ur", PURPLE)
    t.act(RED)
    t.answer("expand")
    assert t.options == ["invade", "destroy", "reinforce"]
    t = empire_in("ur", available=2, on_board=2)
    t.city("ur", PURPLE)
    t.act(RED)
    t.answer("expand")
    assert t.options == ["invade", "destroy"]
    t.rejects("reinforce")
    t.rejects("reenter")
    t.rejects("done")


@rule("F11.2", "F11.5")
@pytest.mark.parametrize("area", list(NEIGHBOURS))
def test_invasion_targets_are_the_neighbours(area: str) -> None:
    t = empire_in(area, available=3)
    t.act(RED)
    t.answers("expand", "invade")
    assert t.kind == "expand.area"
    assert set(t.options) == NEIGHBOURS[area]
    for other in (*NEIGHBOURS, "egypt", "akkad", "isin", "larsa", "chaldea", "dilmun"):
        if other not in NEIGHBOURS[area]:
            t.rejects(other)


@rule("F11.2")
def test_egypt_borders_amorites_only() -> None:
    t = empire_in("egypt", available=3)
    t.act(RED)
    t.answers("expand", "invade")
    assert t.armies_at("amorites") == (RED, 1)


@rule("F11.2")
def test_targets_are_reached_from_every_own_area_and_exclude_own_areas() -> None:
    t = empire_in("uruk", available=3)
    t.armies("ur", RED, 2)
    t.armies("guti", RED, 1)
    t.act(RED)
    t.answers("expand", "invade")
    assert set(t.options) == {"shuruppak", "umma", "lagash", "eridu", "nippur"}
    t.rejects("ur")
    t.rejects("uruk")


@rule("F11.2")
def test_enemy_armies_give_no_access() -> None:
    t = empire_in("eridu", available=3)
    t.empire(PURPLE, "t1-guti")
    t.armies("guti", PURPLE, 1)
    t.act(RED)
    t.answers("expand", "invade")
    assert set(t.options) == {"ur", "lagash"}


@rule("F11.2")
@pytest.mark.parametrize(("turn", "empire", "home", "target"), ARROWS)
def test_an_arrow_is_followed(turn: int, empire: str, home: str, target: str) -> None:
    t = Table(turn=turn)
    t.empire(RED, empire)
    t.available(RED, workers=0, armies=3)
    t.armies(home, RED, 1)
    t.act(RED)
    t.answers("expand", "invade")
    assert t.armies_at(target) == (RED, 1)


@rule("F11.2", "F11.5")
@pytest.mark.parametrize(("turn", "empire", "home", "gate"), ARROWS)
def test_an_arrow_cannot_be_used_against_its_direction(turn: int, empire: str, home: str, gate: str) -> None:
    t = Table(turn=turn)
    t.empire(RED, empire)
    t.available(RED, workers=0, armies=3)
    t.armies(gate, RED, 1)
    t.act(RED)
    t.answers("expand", "invade")
    assert set(t.options) == NEIGHBOURS[gate]
    t.rejects(home)


@rule("FX20", "F11.2", "F11.5")
def test_fx20_the_arrow_leads_from_akkad_to_babylon_only() -> None:
    def position() -> Table:
        t = Table()
        t.empire(PURPLE, "t1-akkad")
        t.empire(RED, "t1-sumer")
        t.available(PURPLE, workers=0, armies=3)
        t.available(RED, workers=0, armies=2)
        t.armies("akkad", PURPLE, 1)
        t.armies("babylon", RED, 1)
        return t

    t = position()
    t.act(PURPLE)
    t.dice(6, 6)
    t.answers("expand", "invade", "roll")
    assert t.armies_at("babylon") == (PURPLE, 1)
    t = position()
    t.act(RED)
    t.answers("expand", "invade")
    assert "akkad" not in t.options
    t.rejects("akkad")


@rule("F11.3", "F11.7")
def test_an_area_without_enemies_is_entered_with_one_army_from_the_available_ones() -> None:
    t = empire_in("guti", available=5, on_board=2)
    t.act(RED)
    draws = t.draws
    t.answers("expand", "umma")
    assert t.armies_at("umma") == (RED, 1)
    assert t.armies_at("guti") == (RED, 2)
    assert t.available_armies(RED) == 4
    assert t.unavailable_armies(RED) == 20 - 5 - 2
    assert t.draws == draws


@rule("F11.3")
def test_the_last_available_army_may_invade() -> None:
    t = empire_in("guti", available=1)
    t.act(RED)
    t.answers("expand", "invade", "umma")
    assert t.armies_at("umma") == (RED, 1)
    assert t.available_armies(RED) == 0


@rule("F11.4")
@pytest.mark.parametrize("defenders", [1, 2])
def test_an_area_with_enemies_is_entered_with_one_army_after_victory(defenders: int) -> None:
    t = empire_in("guti", available=5)
    t.empire(PURPLE, "t1-guti")
    t.armies("nippur", PURPLE, defenders)
    t.act(RED)
    t.answers("expand", "invade", "nippur")
    assert t.kind == "fight"
    assert t.armies_at("nippur") == (PURPLE, defenders)
    t.dice(*[6, 6] * defenders)
    for _ in range(defenders):
        t.answer("roll")
    assert t.armies_at("nippur") == (RED, 1)
    assert t.armies_at("guti") == (RED, 1)
    assert t.available_armies(RED) == 4


@rule("F11.6")
def test_workers_and_cities_in_an_invaded_area_stay() -> None:
    t = empire_in("babylon", available=5)
    t.workers("amorites", RED, 2)
    t.workers("amorites", PURPLE, 3)
    t.workers("amorites", GREEN, 1)
    t.city("sippar", PURPLE, expanded=True)
    t.act(RED)
    t.answers("expand", "invade", "amorites")
    assert [t.workers_at("amorites", seat) for seat in (RED, PURPLE, GREEN)] == [2, 3, 1]
    t.answers("invade", "sippar")
    assert t.armies_at("sippar") == (RED, 1)
    assert t.city_at("sippar") == (PURPLE, True)


@rule("F11.6")
def test_workers_stay_after_a_fight() -> None:
    t = empire_in("babylon", available=5)
    t.empire(PURPLE, "t1-akkad")
    t.armies("kassites", PURPLE, 1)
    t.workers("kassites", RED, 1)
    t.workers("kassites", PURPLE, 2)
    t.act(RED)
    t.answers("expand", "invade", "kassites")
    t.dice(6, 6)
    t.answer("roll")
    assert t.armies_at("kassites") == (RED, 1)
    assert t.workers_at("kassites", RED) == 1
    assert t.workers_at("kassites", PURPLE) == 2


@rule("F11.7")
def test_armies_leave_the_board_only_at_the_end_of_the_turn() -> None:
    t = empire_in("guti", available=3)
    t.act(RED)
    t.answers("expand", "invade", "umma", "done")
    build(t, "ur")
    build(t, "lagash")
    t.answers("expand", "reinforce", "guti")
    assert t.armies_at("guti") == (RED, 2)
    assert t.armies_at("umma") == (RED, 1)
    t.end()
    while t.turn == 1:
        if t.kind == "action":
            t.answer("pass")
        else:
            t.end()
    assert t.armies_at("guti") is None
    assert t.armies_at("umma") is None
    assert t.unavailable_armies(RED) == 20


@rule("F11.8")
def test_reinforcing_adds_an_available_army_to_a_single_one() -> None:
    t = empire_in("guti", available=4)
    t.armies("ur", RED, 1)
    t.armies("uruk", RED, 2)
    t.act(RED)
    t.answers("expand", "reinforce")
    assert set(t.options) == {"guti", "ur"}
    t.rejects("uruk")
    t.rejects("umma")
    t.answer("ur")
    assert t.armies_at("ur") == (RED, 2)
    assert t.available_armies(RED) == 3
    assert t.unavailable_armies(RED) == 20 - 4 - 4


@rule("F11.8")
def test_enemy_armies_cannot_be_reinforced() -> None:
    t = empire_in("guti", available=4)
    t.empire(PURPLE, "t1-akkad")
    t.armies("nippur", PURPLE, 1)
    t.armies("ur", RED, 1)
    t.act(RED)
    t.answers("expand", "reinforce")
    t.rejects("nippur")


@rule("FX23", "F11.13", "F11.14")
def test_fx23_a_repeat_costs_one_army() -> None:
    t = Table()
    t.empire(RED, "t1-akkad")
    t.available(RED, workers=0, armies=5)
    t.armies("akkad", RED, 1)
    t.act(RED)
    unavailable = t.unavailable_armies(RED)
    t.answers("expand", "invade")
    assert t.available_armies(RED) == 4
    assert t.unavailable_armies(RED) == unavailable
    t.answers("invade", "shuruppak")
    assert t.available_armies(RED) == 2
    assert t.unavailable_armies(RED) == unavailable + 1
    assert t.armies_at("babylon") == (RED, 1)
    assert t.armies_at("shuruppak") == (RED, 1)


@rule("FX39", "F11.13", "F11.14", "F11.20")
def test_fx39_ten_armies_enter_five_areas_in_one_action() -> None:
    t = Table()
    t.empire(RED, "t1-akkad")
    t.available(RED, workers=0, armies=10)
    t.armies("akkad", RED, 1)
    t.act(RED)
    t.answers("expand", "invade")
    for area, left in (("nippur", 7), ("umma", 5), ("ur", 3), ("eridu", 1)):
        assert t.kind == "expand"
        t.answers("invade", area)
        assert t.available_armies(RED) == left
    assert t.kind == "end"
    t.end()
    assert t.seat == PURPLE


@rule("F11.14")
def test_the_repeat_army_is_paid_before_the_sub_action() -> None:
    t = empire_in("guti", available=4)
    t.act(RED)
    unavailable = t.unavailable_armies(RED)
    t.answers("expand", "reinforce")
    assert (t.available_armies(RED), t.unavailable_armies(RED)) == (3, unavailable)
    t.answer("invade")
    assert t.kind == "expand.area"
    assert (t.available_armies(RED), t.unavailable_armies(RED)) == (2, unavailable + 1)


@rule("F11.13", "F11.20")
def test_the_chain_may_be_ended_after_any_sub_action() -> None:
    t = empire_in("guti", available=5)
    t.act(RED)
    t.answer("expand")
    t.rejects("done")
    t.answers("invade", "umma")
    assert t.options == ["invade", "reinforce", "done"]
    t.answer("done")
    assert t.available_armies(RED) == 4
    assert t.seat == PURPLE


@rule("F11.13")
def test_a_repeat_may_be_of_any_kind() -> None:
    t = empire_in("guti", available=9)
    t.city("umma", PURPLE)
    t.act(RED)
    t.answers("expand", "reinforce", "invade", "umma")
    assert t.available_armies(RED) == 6
    t.answer("destroy")
    assert t.city_at("umma") is None
    assert t.available_armies(RED) == 3
    t.answer("reinforce")
    assert t.armies_at("umma") == (RED, 2)
    assert t.available_armies(RED) == 1


@rule("F11.14", "F11.20")
@pytest.mark.parametrize(
    ("available", "after"),
    [(2, None), (3, ["invade", "done"]), (4, ["invade", "destroy", "done"])],
)
def test_only_affordable_repeats_are_offered(available: int, after: list[str] | None) -> None:
    t = empire_in("ur", available=available)
    t.city("ur", PURPLE)
    t.act(RED)
    t.answers("expand", "reinforce")
    if after is None:
        assert t.kind == "end"
    else:
        assert t.options == after


@rule("F11.16")
def test_the_opportunity_cost_is_paid_once_for_the_whole_chain() -> None:
    t = empire_in("guti", available=9)
    t.available(RED, workers=3, armies=9)
    t.passed(GREEN)
    t.act(RED)
    t.answers("expand", "worker", "invade", "umma", "invade", "ur", "reinforce", "ur", "done")
    assert t.available_workers(RED) == 2
    assert t.available_armies(RED) == 9 - 5
    assert t.armies_at("ur") == (RED, 2)
