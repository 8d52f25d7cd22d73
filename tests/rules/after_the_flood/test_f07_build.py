import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SUMER = ("sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur", "eridu")
OTHERS = (
    "hittites",
    "mittani",
    "amorites",
    "assyria",
    "kassites",
    "guti",
    "elam",
    "egypt",
    "akkad",
    "isin",
    "larsa",
    "chaldea",
    "dilmun",
)
FOUR = ("babylon", "lagash", "ur", "eridu")


def with_four_cities(*, expanded: str = "") -> Table:
    t = Table()
    for area in FOUR:
        t.city(area, RED, expanded=area == expanded)
    return t


@rule("F7.1")
def test_building_puts_a_base_from_hand_on_the_area_and_costs_nothing() -> None:
    t = Table()
    t.hand(RED, grain=1, wood=2)
    t.available(RED, workers=3)
    t.act(RED)
    t.answers("build", "ur")
    assert t.city_at("ur") == (RED, False)
    assert t.cities_in_hand(RED) == 3
    assert t.hand_of(RED) == {"grain": 1, "wood": 2}
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (3, 22)


@rule("F7.1", "F7.10")
def test_one_action_builds_one_city_and_ends_with_the_placement() -> None:
    t = Table()
    t.act(RED)
    t.answers("build", "ur")
    assert (t.seat, t.kind) == (RED, "end")
    t.rejects("umma")
    t.end()
    assert (t.seat, t.kind) == (PURPLE, "action")
    assert [area for area in SUMER if t.city_at(area)] == ["ur"]


@rule("F7.2")
@pytest.mark.parametrize("owner", [RED, PURPLE, GREEN])
def test_an_area_with_a_city_of_anybody_is_no_target(owner: int) -> None:
    t = Table()
    t.city("nippur", owner)
    t.act(RED)
    t.answer("build")
    assert t.options == [area for area in SUMER if area != "nippur"]


@rule("F7.2")
@pytest.mark.parametrize(("owner", "allowed"), [(RED, True), (PURPLE, False), (GREEN, False)])
@pytest.mark.parametrize("armies", [1, 2])
def test_enemy_armies_exclude_an_area_and_own_armies_do_not(owner: int, allowed: bool, armies: int) -> None:
    t = Table()
    t.empire(owner, "t1-guti")
    t.armies("umma", owner, armies)
    t.act(RED)
    t.answer("build")
    assert t.options == [area for area in SUMER if allowed or area != "umma"]


@rule("F7.2")
def test_a_city_can_be_built_beside_an_own_army() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("umma", RED, 2)
    t.act(RED)
    t.answers("build", "umma")
    assert (t.city_at("umma"), t.armies_at("umma")) == ((RED, False), (RED, 2))


@rule("F7.3")
@pytest.mark.parametrize("area", OTHERS)
def test_building_in_a_non_sumer_area_is_rejected(area: str) -> None:
    t = Table()
    t.workers(area, RED, 3)
    t.act(RED)
    t.answer("build").rejects(area)


@rule("F7.3")
@pytest.mark.parametrize("owner", [RED, PURPLE])
@pytest.mark.parametrize("expanded", [False, True])
def test_building_on_a_city_is_rejected(owner: int, expanded: bool) -> None:
    t = Table()
    t.city("ur", owner, expanded=expanded)
    t.act(RED)
    t.answer("build").rejects("ur")


@rule("F7.3")
def test_building_in_an_area_with_an_enemy_army_is_rejected() -> None:
    t = Table()
    t.empire(GREEN, "t1-guti")
    t.armies("umma", GREEN, 1)
    t.act(RED)
    t.answer("build").rejects("umma")


@rule("F7.4", "F7.10")
def test_with_four_cities_on_the_board_one_is_moved_to_another_area() -> None:
    t = with_four_cities()
    t.act(RED)
    t.answer("build")
    assert (t.kind, set(t.options)) == ("build.remove", set(FOUR))
    t.answer("lagash")
    assert t.kind == "build.area"
    t.answer("umma")
    assert (t.city_at("lagash"), t.city_at("umma")) == (None, (RED, False))
    assert t.cities_in_hand(RED) == 0
    assert (t.seat, t.kind) == (RED, "end")


@rule("F7.4", "F7.5")
@pytest.mark.parametrize("removed", FOUR)
def test_the_vacated_area_is_no_target(removed: str) -> None:
    t = with_four_cities()
    t.act(RED)
    t.answers("build", removed)
    assert set(t.options) == set(SUMER) - set(FOUR)
    t.rejects(removed)


@rule("F7.4")
def test_only_own_cities_can_be_removed() -> None:
    t = with_four_cities()
    t.city("umma", GREEN)
    t.act(RED)
    t.answer("build").rejects("umma")
    assert "umma" not in t.options


@rule("F7.4")
def test_the_vacated_area_cannot_serve_as_the_only_target() -> None:
    t = with_four_cities()
    for area in ("sippar", "nippur", "shuruppak", "umma"):
        t.city(area, PURPLE)
    t.city("uruk", GREEN)
    t.act(RED)
    assert "build" not in t.options
    t.rejects("build")


@rule("F7.4", "F7.5", "F7.10")
@pytest.mark.parametrize("on_board", [1, 3])
def test_no_city_is_removed_while_a_base_is_in_hand(on_board: int) -> None:
    t = Table()
    for area in FOUR[:on_board]:
        t.city(area, RED)
    t.act(RED)
    t.answer("build")
    assert t.kind == "build.area"
    t.rejects(FOUR[0])
    t.answer("umma")
    assert t.cities_in_hand(RED) == 4 - on_board - 1
    assert t.city_at(FOUR[0]) == (RED, False)


@rule("F7.5", "F7.10")
@pytest.mark.parametrize("answer", ["done", "end", "pass"])
def test_a_removal_without_a_new_placement_is_rejected(answer: str) -> None:
    t = with_four_cities()
    t.act(RED)
    t.answers("build", "ur")
    t.rejects(answer)
    assert (t.seat, t.kind) == (RED, "build.area")


@rule("F7.6")
def test_the_expansion_of_a_removed_city_returns_to_hand_and_the_points_stay() -> None:
    t = with_four_cities(expanded="ur")
    t.vp(RED, 14)
    t.act(RED)
    assert t.expansions_in_hand(RED) == 3
    t.answers("build", "ur", "umma")
    assert t.expansions_in_hand(RED) == 4
    assert t.city_at("umma") == (RED, False)
    assert t.vp_of(RED) == 14


@rule("F7.6")
def test_the_expansion_of_a_city_that_stays_is_untouched() -> None:
    t = with_four_cities(expanded="ur")
    t.act(RED)
    t.answers("build", "eridu", "umma")
    assert t.expansions_in_hand(RED) == 3
    assert t.city_at("ur") == (RED, True)


@rule("F7.6")
@pytest.mark.parametrize(("removed", "armies"), [("babylon", 3), ("lagash", 5)])
def test_the_special_rule_of_a_removed_city_ends(removed: str, armies: int) -> None:
    t = with_four_cities()
    t.act(RED)
    t.answers("build", removed, "umma")
    t.end()
    for area in ("sippar", "nippur"):
        t.answers("build", area)
        t.end()
    assert t.seat == RED
    t.answer("start")
    assert t.available_armies(RED) == armies


@rule("F7.7")
def test_a_city_built_this_turn_can_be_expanded_this_turn() -> None:
    t = Table()
    t.hand(RED, wood=3)
    t.passed(PURPLE)
    t.passed(GREEN)
    t.act(RED)
    t.answers("build", "umma")
    t.end()
    t.answer("pass")
    t.amounts()
    t.end()
    assert (t.turn, t.seat, t.kind, t.options) == (1, RED, "city", ["umma", "done"])
    t.answers("umma")
    assert (t.city_at("umma"), t.vp_of(RED)) == ((RED, True), 4)


@rule("F7.7")
def test_a_new_city_where_an_expanded_one_stood_can_be_expanded_again() -> None:
    t = with_four_cities(expanded="ur")
    t.hand(RED, wood=4)
    t.passed(PURPLE)
    t.passed(GREEN)
    t.act(RED)
    t.answers("build", "ur", "umma")
    t.end()
    t.answers("build", "lagash", "ur")
    t.end()
    assert t.city_at("ur") == (RED, False)
    t.answer("pass")
    t.amounts()
    t.end()
    assert (t.turn, t.kind) == (1, "city")
    assert set(t.options) == {"babylon", "umma", "ur", "eridu", "done"}
    t.answers("ur")
    assert t.city_at("ur") == (RED, True)


@rule("F7.8")
@pytest.mark.parametrize(("area", "box"), [("uruk", "scribes"), ("eridu", "tool_makers")])
def test_building_in_uruk_or_eridu_brings_a_specialist_at_once(area: str, box: str) -> None:
    t = Table()
    t.act(RED)
    t.answers("build", area)
    assert t.workers_at(box, RED) == 1
    assert t.unavailable_workers(RED) == 24


@rule("F7.8")
@pytest.mark.parametrize("area", [area for area in SUMER if area not in ("uruk", "eridu")])
def test_building_elsewhere_brings_no_specialist(area: str) -> None:
    t = Table()
    t.act(RED)
    t.answers("build", area)
    assert (t.workers_at("scribes", RED), t.workers_at("tool_makers", RED)) == (0, 0)
    assert t.unavailable_workers(RED) == 25


@rule("F7.8")
@pytest.mark.parametrize(("area", "box"), [("uruk", "scribes"), ("eridu", "tool_makers")])
def test_every_rebuilding_in_uruk_or_eridu_brings_another_specialist(area: str, box: str) -> None:
    t = Table()
    for city in ("babylon", "lagash", "ur"):
        t.city(city, RED)
    t.hand(RED, grain=3)
    t.passed(PURPLE)
    t.passed(GREEN)
    t.act(RED)
    t.answers("build", area)
    t.end()
    t.answers("build", area, "umma")
    assert t.workers_at(box, RED) == 1
    t.end()
    t.answers("build", "umma", area)
    assert t.workers_at(box, RED) == 2


@rule("F7.9")
def test_a_city_is_not_affected_by_an_enemy_army_entering() -> None:
    t = Table()
    t.city("umma", PURPLE, expanded=True)
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=3)
    t.act(RED)
    t.answers("expand", "invade", "umma")
    assert (t.armies_at("umma"), t.city_at("umma")) == ((RED, 1), (PURPLE, True))


@rule("F7.9")
def test_a_city_stays_when_the_armies_leave_at_the_end_of_the_turn() -> None:
    t = Table()
    t.city("umma", PURPLE, expanded=True)
    t.city("ur", RED)
    t.empire(RED, "t1-guti")
    t.armies("umma", RED, 2)
    t.armies("ur", RED, 1)
    t.end_actions()
    assert (t.turn, t.armies_at("umma"), t.armies_at("ur")) == (2, None, None)
    assert (t.city_at("umma"), t.city_at("ur")) == ((PURPLE, True), (RED, False))


@rule("F7.9")
def test_a_city_disappears_when_an_enemy_destroys_it() -> None:
    t = Table()
    t.city("umma", PURPLE)
    t.city("ur", PURPLE)
    t.empire(RED, "t1-guti")
    t.armies("umma", RED, 1)
    t.armies("ur", RED, 1)
    t.available(RED, armies=5)
    t.act(RED)
    t.answers("expand", "destroy", "umma")
    assert (t.city_at("umma"), t.city_at("ur")) == (None, (PURPLE, False))


@rule("F7.10")
@pytest.mark.parametrize("answer", ["done", "end", "pass"])
def test_the_choice_of_an_area_cannot_be_skipped(answer: str) -> None:
    t = Table()
    t.act(RED)
    t.answer("build").rejects(answer)


@rule("F7.10")
@pytest.mark.parametrize("answer", ["done", "end", "umma"])
def test_the_choice_of_a_city_to_remove_cannot_be_skipped(answer: str) -> None:
    t = with_four_cities()
    t.act(RED)
    t.answer("build").rejects(answer)


@rule("FX6")
def test_example_of_building() -> None:
    t = Table()
    t.city("eridu", GREEN)
    t.empire(PURPLE, "t1-guti")
    t.armies("lagash", PURPLE, 1)
    t.act(RED)
    t.answer("build")
    assert {"eridu", "lagash", "ur"} & set(t.options) == {"ur"}
    t.rejects("eridu").rejects("lagash")
    t.answer("ur")
    assert t.city_at("ur") == (RED, False)


@rule("FX6")
def test_example_of_building_beside_the_own_army() -> None:
    t = Table()
    t.city("eridu", GREEN)
    t.empire(PURPLE, "t1-guti")
    t.armies("lagash", PURPLE, 1)
    t.act(PURPLE)
    t.answers("build", "lagash")
    assert t.city_at("lagash") == (PURPLE, False)
