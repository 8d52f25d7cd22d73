import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SUMER = ("sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur", "eridu")


def with_cities(red: int, purple: int, green: int) -> Table:
    t = Table()
    owners = [RED] * red + [PURPLE] * purple + [GREEN] * green
    for area, owner in zip(SUMER, owners, strict=False):
        t.city(area, owner)
    return t


@rule("F6.6")
@pytest.mark.parametrize(
    ("red", "purple", "green", "offered"),
    [
        (0, 0, 0, True),
        (3, 4, 1, True),
        (1, 4, 4, False),
        (0, 4, 4, True),
        (4, 4, 0, True),
        (4, 3, 2, False),
        (4, 4, 1, False),
    ],
)
def test_build_is_offered_while_an_area_is_free(red: int, purple: int, green: int, offered: bool) -> None:
    t = with_cities(red, purple, green)
    t.act(RED)
    assert ("build" in t.options) is offered


@rule("F6.6")
@pytest.mark.parametrize(("red", "purple", "green"), [(0, 4, 4), (4, 4, 0)])
@pytest.mark.parametrize(("army", "offered"), [(PURPLE, False), (RED, True)])
def test_build_is_not_offered_when_enemies_hold_the_last_free_area(
    red: int, purple: int, green: int, army: int, offered: bool
) -> None:
    t = with_cities(red, purple, green)
    t.empire(army, "t1-sumer")
    t.armies("eridu", army, 1)
    t.available(army, armies=2)
    t.hand(RED, grain=1)
    t.available(RED, workers=1)
    t.act(RED)
    assert ("build" in t.options) is offered
    if not offered:
        t.rejects("build")


@rule("F6.6")
@pytest.mark.parametrize(
    ("grain", "workers", "ready", "used", "offered"),
    [
        (1, 1, 0, 0, True),
        (1, 0, 0, 0, False),
        (0, 1, 0, 0, False),
        (0, 0, 1, 0, True),
        (0, 0, 0, 1, False),
        (0, 5, 0, 2, False),
        (0, 0, 0, 0, False),
    ],
)
def test_place_needs_a_resource_and_a_worker_or_a_ready_scribe(
    grain: int, workers: int, ready: int, used: int, offered: bool
) -> None:
    t = Table()
    t.hand(RED, grain=grain)
    t.available(RED, workers=workers)
    t.workers("scribes", RED, ready)
    t.workers("used_scribes", RED, used)
    t.act(RED)
    assert ("place" in t.options) is offered


@rule("F6.6")
@pytest.mark.parametrize(
    ("area", "hand", "offered"),
    [
        ("amorites", {"grain": 1}, True),
        ("amorites", {}, False),
        ("amorites", {"gold": 1, "lapis": 1, "wood": 1, "metal": 1}, False),
        ("egypt", {"grain": 1}, False),
        ("egypt", {"textile": 1}, True),
        ("guti", {"grain": 1, "textile": 1, "tool": 1, "oil": 1, "gold": 1}, False),
    ],
)
def test_trade_needs_a_legal_swap(area: str, hand: dict[str, int], offered: bool) -> None:
    t = Table()
    t.workers(area, RED, 1)
    t.hand(RED, **hand)
    t.act(RED)
    assert ("trade" in t.options) is offered


@rule("F6.6")
def test_trade_is_not_offered_without_own_traders() -> None:
    t = Table()
    t.workers("amorites", PURPLE, 2)
    t.hand(RED, grain=1)
    t.act(RED)
    assert "trade" not in t.options
    t.rejects("trade")


@rule("F6.6")
def test_trade_is_not_offered_where_an_enemy_army_stands() -> None:
    t = Table()
    t.workers("amorites", RED, 2)
    t.hand(RED, grain=1)
    t.empire(PURPLE, "t1-akkad")
    t.armies("amorites", PURPLE, 1)
    t.act(RED)
    assert "trade" not in t.options


@rule("F6.6")
def test_trade_is_not_offered_when_the_stock_lacks_the_wanted_pieces() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.hand(RED, textile=1)
    t.hand(PURPLE, gold=7)
    t.act(RED)
    assert "trade" not in t.options


@rule("F6.6")
@pytest.mark.parametrize(
    ("ready", "used", "metal", "tools_elsewhere", "offered"),
    [(1, 0, 1, 11, True), (0, 1, 1, 0, False), (1, 0, 0, 0, False), (1, 0, 1, 12, False), (0, 0, 1, 0, False)],
)
def test_trade_is_offered_for_a_legal_tool_conversion(
    ready: int, used: int, metal: int, tools_elsewhere: int, offered: bool
) -> None:
    t = Table()
    t.workers("tool_makers", RED, ready)
    t.workers("used_tool_makers", RED, used)
    t.hand(RED, metal=metal)
    t.hand(PURPLE, tool=tools_elsewhere)
    t.act(RED)
    assert ("trade" in t.options) is offered


@rule("F6.6")
@pytest.mark.parametrize(
    ("red", "purple", "offered"), [(0, 0, False), (1, 0, True), (1, 1, True), (1, 2, False), (3, 2, True)]
)
def test_start_needs_an_empire_the_player_is_eligible_for(red: int, purple: int, offered: bool) -> None:
    t = Table(turn=2)
    t.workers("isin", RED, red)
    t.workers("isin", PURPLE, purple)
    t.act(RED)
    assert ("start" in t.options) is offered


@rule("F6.6")
@pytest.mark.parametrize("taken", ["t1-sumer", "t1-akkad"])
def test_start_is_not_offered_when_the_only_eligible_empire_is_taken(taken: str) -> None:
    t = Table()
    t.empire(PURPLE, taken)
    t.act(RED)
    assert ("start" in t.options) is (taken != "t1-sumer")


@rule("F6.6")
def test_start_is_not_offered_twice_in_a_turn() -> None:
    t = Table()
    t.workers("akkad", RED, 3)
    t.empire(RED, "t1-guti")
    t.act(RED)
    assert "start" not in t.options
    t.rejects("start")


@rule("F6.6")
@pytest.mark.parametrize(("started", "available", "offered"), [(True, 1, True), (True, 0, False), (False, 0, False)])
def test_expand_needs_an_empire_and_an_available_army(started: bool, available: int, offered: bool) -> None:
    t = Table()
    if started:
        t.empire(RED, "t1-guti")
        t.armies("guti", RED, 1)
        t.available(RED, armies=available)
    t.act(RED)
    assert ("expand" in t.options) is offered


@rule("F6.6")
def test_pass_is_offered_to_a_player_who_has_nothing() -> None:
    t = Table()
    t.act(RED)
    assert t.options == ["build", "start", "pass"]


@rule("F6.6")
@pytest.mark.parametrize(
    ("grain", "workers", "offered"), [(1, 1, False), (1, 2, True), (2, 1, True), (2, 0, False), (0, 2, False)]
)
def test_place_must_still_be_possible_after_the_opportunity_payment(grain: int, workers: int, offered: bool) -> None:
    t = Table()
    t.hand(RED, grain=grain)
    t.available(RED, workers=workers)
    t.passed(GREEN)
    t.act(RED)
    assert "build" in t.options
    assert ("place" in t.options) is offered
    if not offered:
        t.rejects("place")


@rule("F6.6")
@pytest.mark.parametrize(("grain", "offered"), [(1, False), (2, True)])
def test_trade_must_still_be_possible_after_the_opportunity_payment(grain: int, offered: bool) -> None:
    t = Table()
    t.workers("amorites", RED, 1)
    t.hand(RED, grain=grain)
    t.passed(GREEN)
    t.act(RED)
    assert ("trade" in t.options) is offered


@rule("F6.6")
@pytest.mark.parametrize(("armies", "offered"), [(1, False), (2, True)])
def test_expand_must_still_be_possible_after_the_opportunity_payment(armies: int, offered: bool) -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=armies)
    t.passed(GREEN)
    t.act(RED)
    assert ("expand" in t.options) is offered
