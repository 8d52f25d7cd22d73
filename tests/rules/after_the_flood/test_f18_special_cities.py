import pytest

from engine.after_the_flood import data
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def build(t: Table, *areas: str) -> None:
    """Build City to its end: the area, or the city to remove and the area."""
    t.answer("build")
    for area in areas:
        t.answer(area)
    t.end()


def armies_at_the_start(t: Table) -> int:
    """Armies taken when RED, with an empty hand and no worker, starts the Sumer empire."""
    t.answer("start").answer("eridu").answer(1).end()
    return t.available_armies(RED) + 1


def empire_score(t: Table) -> int:
    t.end_actions()
    return t.vp_of(RED)


def everybody_passes(t: Table) -> None:
    turn = t.turn
    while t.turn == turn:
        t.answer("pass").end()


@rule("F18.1")
@pytest.mark.parametrize("area", ["umma", "lagash"])
def test_umma_and_lagash_have_no_special_rule(area: str) -> None:
    assert data.AREAS[area].special == ""
    t = Table()
    t.act(RED)
    build(t, area)
    assert t.unavailable_workers(RED) == 25
    assert t.hand_of(RED) == {}


@rule("F18.1", "F18.10")
def test_babylon_helps_although_an_enemy_army_stands_there() -> None:
    t = Table()
    t.city("babylon", RED)
    t.empire(PURPLE, "t1-akkad")
    t.armies("babylon", PURPLE, 2)
    t.act(RED)
    assert armies_at_the_start(t) == 5


@rule("F18.1", "F18.7")
def test_nippur_helps_although_an_enemy_army_stands_there() -> None:
    t = Table()
    t.city("nippur", RED)
    t.empire(PURPLE, "t1-akkad")
    t.armies("nippur", PURPLE, 1)
    t.empire(RED, "t1-guti")
    t.armies("umma", RED, 1)
    assert empire_score(t) == 3


@rule("F18.1")
def test_only_the_owner_of_the_city_has_the_benefit() -> None:
    t = Table()
    t.city("nippur", PURPLE)
    t.city("babylon", PURPLE)
    t.act(RED)
    assert armies_at_the_start(t) == 3
    everybody_passes(t)
    assert t.vp_of(RED) == 2


@rule("F18.1")
def test_the_benefit_begins_with_the_building() -> None:
    t = Table()
    t.act(RED)
    build(t, "babylon")
    build(t, "uruk")
    build(t, "umma")
    assert armies_at_the_start(t) == 5


@rule("F18.1", "F19.3")
def test_the_benefit_ends_with_the_removal() -> None:
    t = Table()
    for area in ("babylon", "umma", "lagash", "ur"):
        t.city(area, RED)
    t.act(RED)
    build(t, "babylon", "sippar")
    build(t, "uruk")
    build(t, "nippur")
    assert armies_at_the_start(t) == 3


@rule("F18.1", "F19.3")
def test_the_benefit_ends_with_the_destruction() -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.city("nippur", RED)
    t.empire(RED, "t1-guti")
    t.armies("umma", RED, 1)
    t.empire(PURPLE, "t1-akkad")
    t.armies("nippur", PURPLE, 1)
    t.available(PURPLE, armies=2)
    t.act(PURPLE)
    t.answer("expand").answer("destroy").end()
    assert t.city_at("nippur") is None
    everybody_passes(t)
    assert t.vp_of(RED) == 2


@rule("F18.2", "F18.3")
def test_uruk_gives_a_scribe_each_time_to_whoever_builds_there() -> None:
    t = Table()
    for area in ("umma", "lagash", "ur"):
        t.city(area, RED)
    t.act(RED)
    build(t, "uruk")
    assert (t.workers_at("scribes", RED), t.unavailable_workers(RED)) == (1, 24)
    build(t, "nippur")
    build(t, "sippar")
    build(t, "uruk", "babylon")
    assert (t.workers_at("scribes", RED), t.unavailable_workers(RED)) == (1, 24)
    build(t, "uruk")
    assert (t.workers_at("scribes", PURPLE), t.unavailable_workers(PURPLE)) == (1, 24)


@rule("F18.2")
@pytest.mark.parametrize(("area", "box"), [("uruk", "scribes"), ("eridu", "tool_makers")])
def test_the_same_player_gains_again_by_rebuilding(area: str, box: str) -> None:
    t = Table()
    for other in ("umma", "lagash", "ur"):
        t.city(other, RED)
    t.act(RED)
    build(t, area)
    build(t, "nippur")
    build(t, "sippar")
    build(t, area, "babylon")
    build(t, "shuruppak")
    build(t, "eridu" if area == "uruk" else "uruk")
    build(t, "babylon")
    assert t.city_at(area) == (RED, False)
    assert t.workers_at(box, RED) == 2


@rule("F18.3", "F18.4")
@pytest.mark.parametrize(("area", "box"), [("uruk", "scribes"), ("eridu", "tool_makers")])
def test_the_worker_comes_from_the_unavailable_stock_and_is_ready(area: str, box: str) -> None:
    t = Table()
    t.available(RED, workers=5)
    t.act(RED)
    build(t, area)
    assert t.workers_at(box, RED) == 1
    assert t.workers_at(f"used_{box}", RED) == 0
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (5, 19)
    assert t.city_at(area) == (RED, False)


@rule("F18.3")
def test_the_new_scribe_works_in_the_same_turn() -> None:
    t = Table()
    t.available(RED, workers=1)
    t.act(RED)
    build(t, "uruk")
    build(t, "umma")
    build(t, "ur")
    t.answer("place").answer("scribe_place").answer("egypt").end()
    assert t.workers_at("egypt", RED) == 1
    assert (t.workers_at("scribes", RED), t.workers_at("used_scribes", RED)) == (0, 1)


@rule("F18.4")
def test_the_new_tool_maker_works_in_the_same_turn() -> None:
    t = Table()
    t.hand(RED, metal=1)
    t.act(RED)
    build(t, "eridu")
    build(t, "umma")
    build(t, "ur")
    t.answer("trade").end()
    assert t.hand_of(RED) == {"tool": 1}
    assert (t.workers_at("tool_makers", RED), t.workers_at("used_tool_makers", RED)) == (0, 1)


@rule("F18.4")
@pytest.mark.parametrize(
    ("ready", "used", "gained"),
    [(0, 0, 1), (1, 0, 1), (0, 1, 1), (2, 0, 0), (1, 1, 0), (0, 2, 0)],
)
def test_uruk_never_gives_a_third_scribe(ready: int, used: int, gained: int) -> None:
    t = Table()
    t.workers("scribes", RED, ready)
    t.workers("used_scribes", RED, used)
    t.act(RED)
    build(t, "uruk")
    assert t.city_at("uruk") == (RED, False)
    assert (t.workers_at("scribes", RED), t.workers_at("used_scribes", RED)) == (ready + gained, used)
    assert t.unavailable_workers(RED) == 25 - ready - used - gained


@rule("F18.4")
def test_eridu_knows_no_limit_of_tool_makers() -> None:
    t = Table()
    t.workers("tool_makers", RED, 3)
    t.workers("used_tool_makers", RED, 2)
    t.act(RED)
    build(t, "eridu")
    assert (t.workers_at("tool_makers", RED), t.workers_at("used_tool_makers", RED)) == (4, 2)


@rule("F18.4")
@pytest.mark.parametrize(("area", "box"), [("uruk", "scribes"), ("eridu", "tool_makers")])
def test_without_an_unavailable_worker_nothing_is_gained(area: str, box: str) -> None:
    t = Table()
    t.available(RED, workers=25)
    t.act(RED)
    build(t, area)
    assert t.city_at(area) == (RED, False)
    assert t.workers_at(box, RED) == 0
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (25, 0)


@rule("F18.5")
@pytest.mark.parametrize(
    ("red", "green", "target", "price"),
    [
        (("shuruppak", "ur"), (), "ur", 3),
        (("shuruppak", "ur"), (), "shuruppak", 3),
        (("shuruppak", "ur", "umma"), (), "umma", 3),
        (("shuruppak",), (), "shuruppak", 2),
        (("shuruppak",), ("ur",), "shuruppak", 2),
        (("ur", "umma"), (), "ur", 2),
        (("ur", "umma"), ("shuruppak", "eridu"), "ur", 2),
        (("ur", "umma"), ("shuruppak", "eridu"), "eridu", 3),
    ],
)
def test_shuruppak_raises_the_price_of_its_owners_cities(
    red: tuple[str, ...], green: tuple[str, ...], target: str, price: int
) -> None:
    def attack(available: int) -> Table:
        t = Table(order=(PURPLE, RED, GREEN))
        for area in red:
            t.city(area, RED)
        for area in green:
            t.city(area, GREEN)
        t.empire(PURPLE, "t1-sumer")
        t.armies(target, PURPLE, 1)
        t.available(PURPLE, armies=available)
        t.act(PURPLE)
        return t.answer("expand")

    enough = attack(price + 3)
    enough.answer("destroy")
    assert enough.city_at(target) is None
    assert enough.available_armies(PURPLE) == 3
    assert enough.armies_at(target) == (PURPLE, 1)
    exact = attack(price)
    exact.answer("destroy")
    assert exact.city_at(target) is None
    assert exact.available_armies(PURPLE) == 0
    too_few = attack(price - 1)
    too_few.rejects("destroy")


@rule("F18.5")
def test_the_price_is_determined_at_each_destruction() -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.city("shuruppak", RED)
    t.city("ur", RED)
    t.empire(PURPLE, "t1-sumer")
    t.armies("shuruppak", PURPLE, 1)
    t.armies("ur", PURPLE, 1)
    t.available(PURPLE, armies=6)
    t.act(PURPLE)
    t.answer("expand").answer("destroy").answer("ur")
    assert t.available_armies(PURPLE) == 3
    t.answer("destroy")
    assert t.city_at("shuruppak") is None
    assert t.available_armies(PURPLE) == 0


@rule("F18.5")
def test_the_other_cities_get_cheap_once_shuruppak_is_destroyed() -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    for area in ("shuruppak", "ur", "umma"):
        t.city(area, RED)
    t.empire(PURPLE, "t1-sumer")
    t.armies("shuruppak", PURPLE, 1)
    t.armies("ur", PURPLE, 1)
    t.available(PURPLE, armies=6)
    t.act(PURPLE)
    t.answer("expand").answer("destroy").answer("shuruppak").answer("destroy")
    assert t.city_at("ur") is None
    assert t.available_armies(PURPLE) == 0


@rule("F18.6")
@pytest.mark.parametrize(
    ("owner", "weavers", "textiles"),
    [
        (RED, (1, 0, 0), (4, 0, 0)),
        (RED, (0, 1, 0), (0, 3, 0)),
        (RED, (0, 0, 0), (0, 0, 0)),
        (PURPLE, (1, 1, 1), (3, 4, 3)),
        (GREEN, (3, 2, 1), (3, 2, 2)),
    ],
)
def test_ur_adds_a_textile_for_an_owner_with_a_weaver(
    owner: int, weavers: tuple[int, int, int], textiles: tuple[int, int, int]
) -> None:
    t = Table()
    t.city("ur", owner)
    for seat in (RED, PURPLE, GREEN):
        t.workers("weaving", seat, weavers[seat])
    t.phase1()
    assert tuple(t.hand_of(seat).get("textile", 0) for seat in (RED, PURPLE, GREEN)) == textiles


@rule("F18.7")
@pytest.mark.parametrize(
    ("armies", "vp"),
    [
        ({"guti": 1}, 2),
        ({"umma": 1}, 3),
        ({"umma": 2}, 3),
        ({"akkad": 1, "babylon": 1}, 5),
        ({"guti": 1, "nippur": 1, "umma": 1, "elam": 2, "eridu": 2}, 13),
    ],
)
def test_nippur_makes_a_sumer_area_worth_three(armies: dict[str, int], vp: int) -> None:
    t = Table()
    t.city("nippur", RED)
    t.empire(RED, "t1-akkad" if "akkad" in armies else "t1-guti")
    for area, number in armies.items():
        t.armies(area, RED, number)
    assert empire_score(t) == vp


@rule("F18.8")
def test_nippur_needs_no_army_of_its_own() -> None:
    t = Table()
    t.city("nippur", RED)
    t.empire(RED, "t1-sumer")
    t.armies("eridu", RED, 1)
    t.armies("ur", RED, 1)
    assert t.armies_at("nippur") is None
    assert empire_score(t) == 6


@rule("F18.7")
def test_nippur_alone_scores_nothing() -> None:
    t = Table()
    t.city("nippur", RED)
    assert empire_score(t) == 0


@rule("F18.10")
@pytest.mark.parametrize(
    ("turn", "empire", "home", "armies"),
    [(1, "t1-guti", "guti", 8), (2, "t2-isin", "isin", 5), (5, "t5-assyria", "assyria", 12)],
)
@pytest.mark.parametrize("city", [True, False])
def test_babylon_adds_two_armies(turn: int, empire: str, home: str, armies: int, city: bool) -> None:
    t = Table(turn=turn)
    t.workers(home, RED, 1)
    if city:
        t.city("babylon", RED)
    t.act(RED)
    t.answer("start")
    if t.kind == "empire":
        t.answer(empire)
    t.answer(2).end()
    assert t.empire_of(RED) == empire
    assert t.available_armies(RED) == armies + (2 if city else 0) - 2
    assert t.unavailable_armies(RED) == 20 - armies - (2 if city else 0)


@rule("F18.10")
def test_the_armies_of_babylon_count_against_the_limit() -> None:
    t = Table(turn=5)
    t.workers("assyria", RED, 1)
    t.city("babylon", RED)
    t.hand(RED, tool=5)
    t.act(RED)
    t.answer("start")
    assert t.kind == "empire.buy"
    t.rejects_amounts(tool=3)
    t.amounts(tool=2)
    assert t.unavailable_armies(RED) == 0


@rule("F10.7", "F18.10")
def test_the_armies_of_babylon_are_counted_where_an_empire_is_chosen() -> None:
    t = Table()
    t.city("babylon", RED)
    t.workers("guti", RED, 1)
    t.act(RED)
    t.answer("start")
    offered = {option.id: option.label.args["armies"] for option in t.decision.choice.offered}
    assert offered == {"t1-guti": 10, "t1-sumer": 5}
