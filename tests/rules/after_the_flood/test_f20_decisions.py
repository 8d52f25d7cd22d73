import pytest

from engine.after_the_flood import data
from tests.rules.after_the_flood import walk
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule
from tests.rules.after_the_flood.walk import SEATS, Match, Position, Step

CATALOGUE = {
    "action": "FD1",
    "pay": "FD2",
    "build.remove": "FD3",
    "build.area": "FD4",
    "place": "FD5",
    "place.from": "FD5",
    "place.to": "FD5",
    "place.number": "FD5",
    "trade": "FD6",
    "trade.give": "FD6",
    "empire": "FD7",
    "empire.buy": "FD8",
    "empire.equip": "FD9",
    "empire.home": "FD10",
    "empire.armies": "FD11",
    "expand": "FD12",
    "expand.area": "FD12",
    "fight": "FD13",
    "pass.bid": "FD15",
    "city": "FD16",
    "city.luxuries": "FD16",
    "end": "FD17",
    "fight.out": "FD18",
}
RESOURCES = ["grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis"]
SUMER = ["sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur", "eridu"]
OTHERS = [
    *("hittites", "mittani", "amorites", "assyria", "kassites", "guti", "elam", "egypt"),
    *("akkad", "isin", "larsa", "chaldea", "dilmun"),
]
BOXES = ["irrigation", "weaving", "scribes", "tool_makers"]
AREAS = [*SUMER, *OTHERS]
ORDER = {
    "action": ["build", "place", "trade", "start", "expand", "pass"],
    "pay": ["worker", "army", *RESOURCES],
    "build.remove": AREAS,
    "build.area": AREAS,
    "place": [*RESOURCES, "scribe_place", "scribe_move", "done"],
    "place.to": ["available", *OTHERS, *BOXES],
    "trade": [*(f"{area}.{resource}" for area in OTHERS for resource in RESOURCES), "tool", "done"],
    "empire": list(data.EMPIRES),
    "empire.home": AREAS,
    "expand": ["invade", "destroy", "reinforce", "reenter", "done"],
    "expand.area": AREAS,
    "fight": ["roll", "call_off"],
    "city": [*AREAS, "done"],
    "city.luxuries": ["tool", "oil", "gold", "lapis"],
}


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    return [position for position in walk.positions() if not position.over]


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    return walk.steps()


@pytest.fixture(scope="module")
def matches() -> tuple[Match, ...]:
    return walk.matches()


def amounts(t: Table) -> dict[str, int]:
    limits = t.limits
    assert isinstance(limits, dict)
    return {resource: most for resource, most in limits.items() if most}


@rule("F20.1")
def test_exactly_one_player_is_asked_at_any_time(positions: list[Position]) -> None:
    for position in positions:
        assert position.seat in SEATS
        assert position.kind is not None


@rule("F20.1")
def test_only_the_asked_player_can_answer() -> None:
    t = Table()
    t.act(RED)
    t.rejects_from(PURPLE, "pass")
    t.rejects_from(GREEN, "build")
    t.answer("build")
    t.rejects_from(PURPLE, "ur")
    t.answer("ur")
    t.rejects_from(GREEN, "end")
    t.end()
    assert t.seat == PURPLE
    t.rejects_from(RED, "pass")


@rule("F20.2")
def test_only_the_first_order_and_combat_rolls_are_random(matches: tuple[Match, ...], steps: list[Step]) -> None:
    assert all(match.draws_at_start > 0 for match in matches)
    for step in steps:
        assert step.draws == 2 * len(step.rolls)
        if step.rolls:
            assert step.before.kind in ("fight", "fight.out")


@rule("F20.2")
def test_the_seed_decides_the_first_order_only() -> None:
    tables = [Table.new(seed=seed) for seed in range(30)]
    assert len({tuple(t.order) for t in tables}) > 3
    assert len({tuple(sorted(t.hand_of(seat).items())) for t in tables for seat in SEATS}) == 1


@rule("F20.3")
def test_every_roll_of_a_fight_without_decisions_is_reported() -> None:
    t = Table(turn=3, order=(PURPLE, RED, GREEN))
    t.empire(RED, "t3-mittani")
    t.armies("ur", RED, 2)
    t.act(PURPLE)
    t.dice(1, 2, 2, 2, 3, 3)
    t.answer("start").answer("ur").answer("fight")
    assert list(t.rolls) == [(1, 2), (2, 2), (3, 3)]
    assert t.events.count("Rolled") == 3


@rule("F20.6")
def test_nothing_outside_the_catalogue_is_asked(positions: list[Position]) -> None:
    assert {position.kind for position in positions} <= set(CATALOGUE)


@rule("F20.6")
def test_phase_3_asks_those_who_have_not_passed_and_phase_5_comes_after_all_have(positions: list[Position]) -> None:
    for position in positions:
        assert position.seat is not None
        if position.kind in walk.PHASE_5:
            assert all(position.passed)
        elif position.kind != "end":
            assert not position.passed[position.seat]


@rule("F20.6")
def test_the_questions_are_asked_only_where_the_catalogue_wants_them(positions: list[Position]) -> None:
    for position in positions:
        seat = position.seat
        assert seat is not None
        own_cities = [expanded for owner, expanded in position.cities.values() if owner == seat]
        hand = position.hands[seat]
        if position.kind == "pay":
            assert any(position.passed)
        elif position.kind == "build.remove":
            assert len(own_cities) == 4
        elif position.kind == "empire.buy":
            assert hand.keys() & {"grain", "metal", "tool"}
        elif position.kind in ("empire.equip", "pass.bid"):
            assert hand
        elif position.kind in ("expand", "expand.area", "fight"):
            assert position.empires[seat] is not None
            assert position.available_armies[seat] > 0
        elif position.kind == "city":
            assert False in own_cities
            assert hand["wood"] >= 2


@rule("F20.6")
def test_the_kinds_of_action_on_offer() -> None:
    t = Table()
    t.hand(RED, textile=1, grain=1)
    t.available(RED, workers=2)
    t.workers("egypt", RED, 1)
    t.act(RED)
    assert (t.seat, t.kind) == (RED, "action")
    assert list(t.options) == ["build", "place", "trade", "start", "pass"]
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, workers=2, armies=3)
    t.act(RED)
    assert list(t.options) == ["build", "place", "trade", "expand", "pass"]


@rule("F20.6")
def test_the_payment_is_asked_only_after_somebody_else_has_passed() -> None:
    def table() -> Table:
        t = Table()
        t.empire(RED, "t1-guti")
        t.armies("guti", RED, 1)
        t.available(RED, workers=2, armies=2)
        t.hand(RED, grain=1, lapis=1)
        return t

    alone = table()
    alone.passed(GREEN)
    alone.act(RED)
    alone.answer("build")
    assert alone.kind == "pay"
    assert list(alone.options) == ["worker", "army", "grain", "lapis"]
    alone.answer("lapis")
    assert alone.kind == "build.area"
    free = table()
    free.act(RED)
    free.answer("build")
    assert free.kind == "build.area"


@rule("F20.6")
def test_passing_is_never_asked_a_payment() -> None:
    t = Table()
    t.passed(GREEN)
    t.hand(RED, grain=1)
    t.available(RED, workers=2)
    t.act(RED)
    t.answer("pass")
    assert t.kind == "pass.bid"


@rule("F20.6")
@pytest.mark.parametrize("cities", [0, 3, 4])
def test_a_city_to_remove_is_asked_with_all_four_on_the_board(cities: int) -> None:
    t = Table()
    for area in ("ur", "umma", "lagash", "uruk")[:cities]:
        t.city(area, RED)
    t.act(RED)
    t.answer("build")
    if cities == 4:
        assert t.kind == "build.remove"
        assert list(t.options) == ["umma", "lagash", "uruk", "ur"]
        t.answer("uruk")
    assert t.kind == "build.area"
    taken = ("ur", "umma", "lagash", "uruk")[:cities]
    assert list(t.options) == [area for area in SUMER if area not in taken]


@rule("F20.6", "F20.9")
def test_the_questions_of_start_empire_in_their_order() -> None:
    t = Table()
    t.workers("guti", RED, 1)
    t.hand(RED, grain=2, wood=1)
    t.act(RED)
    t.answer("start")
    assert t.kind == "empire"
    assert list(t.options) == ["t1-guti", "t1-sumer"]
    t.answer("t1-sumer")
    assert t.kind == "empire.buy"
    assert amounts(t) == {"grain": 2}
    t.amounts(grain=1)
    assert t.kind == "empire.equip"
    assert amounts(t) == {"grain": 1, "wood": 1}
    t.amounts()
    assert t.kind == "empire.home"
    assert list(t.options) == SUMER
    t.answer("ur")
    assert t.kind == "empire.armies"
    assert tuple(t.limits) == (1, 2)
    t.answer(2)
    assert t.kind == "end"


@rule("F20.6")
def test_a_home_area_is_asked_of_a_sumer_empire_only() -> None:
    t = Table()
    t.workers("guti", RED, 1)
    t.act(RED)
    t.answer("start").answer("t1-guti")
    assert t.kind == "empire.armies"


@rule("F20.6")
def test_the_questions_of_expand_empire_in_their_order() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=6)
    t.empire(PURPLE, "t1-akkad")
    t.armies("nippur", PURPLE, 1)
    t.act(RED)
    t.dice(1, 1)
    t.answer("expand")
    assert (t.kind, list(t.options)) == ("expand", ["invade", "reinforce"])
    t.answer("invade")
    assert (t.kind, list(t.options)) == ("expand.area", ["nippur", "umma"])
    t.answer("nippur")
    assert (t.kind, list(t.options)) == ("fight", ["roll"])
    t.answer("roll")
    assert (t.kind, list(t.options)) == ("fight", ["roll", "call_off"])
    t.answer("call_off")
    assert (t.kind, list(t.options)) == ("expand", ["invade", "reinforce", "done"])
    t.answer("done")
    assert (t.seat, t.kind) == (PURPLE, "action")


@rule("F20.6")
@pytest.mark.parametrize("start", [True, False])
def test_a_fight_for_the_home_area_asks_once(start: bool) -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.empire(RED, "t1-guti")
    t.armies("ur", RED, 1)
    if not start:
        t.empire(PURPLE, "t1-sumer")
        t.available(PURPLE, armies=3)
    t.act(PURPLE)
    t.dice(1, 1, 6, 6)
    t.answer("start" if start else "expand")
    assert t.kind == ("empire.home" if start else "expand.area")
    assert list(t.options) == SUMER
    t.answer("ur")
    assert (t.kind, list(t.options)) == ("fight.out", ["fight"])
    t.answer("fight")
    assert list(t.rolls) == [(1, 1), (6, 6)]
    assert t.kind == ("empire.armies" if start else "action")


@rule("F20.9")
def test_no_question_has_more_than_25_options(positions: list[Position]) -> None:
    assert max(len(position.options) for position in positions) <= 25


@rule("F20.9")
def test_a_worker_in_every_area_does_not_lead_to_longer_lists() -> None:
    t = Table()
    for area in OTHERS:
        t.workers(area, RED, 1)
    t.workers("scribes", RED, 2)
    t.workers("tool_makers", RED, 1)
    for box in ("irrigation", "weaving"):
        t.workers(box, RED, 1)
    t.hand(RED, grain=2, metal=1, textile=1, tool=1, oil=1, gold=1, lapis=1)
    t.available(RED, workers=3)
    t.act(RED)
    t.answer("trade")
    assert list(t.options) == [
        *("hittites.metal", "mittani.wood", "mittani.metal", "amorites.wood", "amorites.oil", "kassites.lapis"),
        *("elam.metal", "egypt.gold", "chaldea.oil"),
        *("dilmun.wood", "dilmun.metal", "dilmun.oil", "dilmun.gold", "tool"),
    ]
    t.undo()
    t.answer("place").answer("scribe_move")
    assert len(t.options) <= 25
    assert set(t.options) == {*OTHERS, "irrigation", "weaving", "scribes", "used_scribes", "tool_makers"}


@rule("F20.9")
def test_options_come_in_the_order_of_the_data_file(positions: list[Position]) -> None:
    for position in positions:
        if position.kind in ORDER:
            order = ORDER[position.kind]
            assert sorted(position.options, key=order.index) == list(position.options)
            assert len(set(position.options)) == len(position.options)


@rule("F20.9")
def test_a_placement_is_asked_as_resource_destination_and_number() -> None:
    t = Table()
    t.hand(RED, grain=1, gold=1)
    t.available(RED, workers=3)
    t.act(RED)
    t.answer("place")
    assert (t.kind, list(t.options)) == ("place", ["grain", "gold"])
    t.answer("gold")
    assert (t.kind, list(t.options)) == ("place.to", [*OTHERS, *BOXES])
    t.answer("egypt")
    assert t.kind == "place.number"
    assert tuple(t.limits) == (1, 3)
    t.answer(2)
    assert t.workers_at("egypt", RED) == 2


@rule("F20.9")
def test_a_scribe_move_is_asked_as_source_and_destination() -> None:
    t = Table()
    t.workers("scribes", RED, 1)
    t.workers("mittani", RED, 2)
    t.workers("egypt", RED, 1)
    t.workers("irrigation", RED, 1)
    t.available(RED, workers=1)
    t.act(RED)
    t.answer("place")
    assert (t.kind, list(t.options)) == ("place", ["scribe_place", "scribe_move"])
    t.answer("scribe_move")
    assert (t.kind, list(t.options)) == ("place.from", ["mittani", "egypt", "irrigation", "used_scribes"])
    t.answer("egypt")
    destinations = [area for area in OTHERS if area != "egypt"]
    assert (t.kind, list(t.options)) == ("place.to", ["available", *destinations, *BOXES])
    t.answer("weaving")
    assert t.workers_at("weaving", RED) == 1
    assert t.workers_at("egypt", RED) == 0


@rule("F20.9")
def test_a_swap_is_asked_as_area_with_received_type_and_then_given_type() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.workers("amorites", RED, 1)
    t.hand(RED, textile=1, tool=1)
    t.act(RED)
    t.answer("trade")
    assert (t.kind, list(t.options)) == ("trade", ["amorites.wood", "amorites.oil", "egypt.gold"])
    t.answer("egypt.gold")
    assert (t.kind, list(t.options)) == ("trade.give", ["textile", "tool"])
    t.answer("tool")
    assert t.hand_of(RED) == {"textile": 1, "gold": 1}


@rule("F20.9")
def test_the_luxuries_of_a_city_are_asked_in_one_go() -> None:
    t = Table()
    t.city("ur", RED)
    t.hand(RED, wood=2, tool=1, oil=1, gold=1, lapis=1)
    t.end_actions()
    assert (t.kind, list(t.options)) == ("city", ["ur", "done"])
    t.answer("ur")
    assert (t.kind, list(t.options)) == ("city.luxuries", ["tool", "oil", "gold", "lapis"])
    t.answer(("tool", "lapis"))
    assert t.vp_of(RED) == 10


@rule("F20.9")
def test_a_bid_is_asked_as_numbers_even_with_a_large_hand() -> None:
    t = Table()
    t.hand(RED, grain=20, textile=9, wood=3)
    t.act(RED)
    t.answer("pass")
    assert t.kind == "pass.bid"
    assert amounts(t) == {"grain": 20, "wood": 3, "textile": 9}
    t.rejects_amounts(grain=21)
    t.rejects_amounts(gold=1)
    t.amounts(grain=20, textile=8)
    assert t.bid_of(RED) == {"grain": 20, "textile": 8}


@rule("F20.9")
def test_buying_ends_with_the_last_piece_that_brings_an_army() -> None:
    t = Table(turn=2)
    t.workers("amorites", RED, 1)
    t.city("babylon", RED)
    t.hand(RED, grain=12, metal=6, tool=5, wood=1)
    t.act(RED)
    t.answer("start")
    assert t.kind == "empire.buy"
    assert amounts(t) == {"grain": 8, "metal": 4, "tool": 3}
    t.rejects_amounts(grain=9)
    t.rejects_amounts(metal=5)
    t.rejects_amounts(tool=4)
    t.rejects_amounts(grain=8, tool=1)
    t.amounts(tool=2, metal=1)
    assert (t.available_armies(RED), t.unavailable_armies(RED)) == (20, 0)
