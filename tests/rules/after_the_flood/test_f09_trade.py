import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

EVERYTHING = {
    "grain": 2,
    "wood": 2,
    "metal": 2,
    "textile": 2,
    "tool": 2,
    "oil": 2,
    "gold": 2,
    "lapis": 2,
}


def swap(t: Table, option: str, give: str) -> None:
    t.answer(option)
    if t.kind == "trade.give":
        t.answer(give)


@rule("F9.1")
def test_one_trade_action_covers_several_areas_and_tool_making() -> None:
    t = Table()
    t.hand(RED, grain=1, textile=1)
    t.workers("hittites", RED, 1)
    t.workers("egypt", RED, 1)
    t.workers("tool_makers", RED, 1)
    t.act(RED)
    t.answer("trade")
    swap(t, "hittites.metal", "grain")
    t.answer("tool")
    assert t.seat == RED
    swap(t, "egypt.gold", "textile")
    assert t.hand_of(RED) == {"tool": 1, "gold": 1}
    assert t.seat == RED


@rule("F9.2", "F9.3", "F9.7")
@pytest.mark.parametrize(
    ("workers", "own_armies", "enemy_armies", "swaps"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 1),
        (2, 0, 0, 2),
        (3, 1, 0, 1),
        (2, 2, 0, 2),
        (1, 2, 0, 2),
        (0, 1, 0, 1),
        (0, 2, 0, 2),
        (1, 0, 1, 0),
        (3, 0, 1, 0),
        (2, 0, 2, 0),
    ],
)
def test_the_traders_of_an_area_are_counted_by_the_armies_there(
    workers: int, own_armies: int, enemy_armies: int, swaps: int
) -> None:
    t = Table(turn=3)
    t.empire(RED, "t3-egypt")
    t.empire(PURPLE, "t3-mittani")
    if own_armies:
        t.armies("mittani", RED, own_armies)
    if enemy_armies:
        t.armies("mittani", PURPLE, enemy_armies)
    t.workers("mittani", RED, workers)
    t.workers("hittites", RED, 1)
    t.workers("egypt", RED, 1)
    t.hand(RED, grain=3, textile=3)
    t.act(RED)
    t.answer("trade")
    made = 0
    for received in ("wood", "metal"):
        if f"mittani.{received}" in t.options:
            swap(t, f"mittani.{received}", "grain")
            made += 1
    assert made == swaps
    assert "mittani.wood" not in t.options
    assert "mittani.metal" not in t.options


@rule("F9.2")
def test_enemy_workers_do_not_count_and_do_not_hinder() -> None:
    t = Table()
    t.workers("mittani", RED, 1)
    t.workers("mittani", PURPLE, 4)
    t.workers("egypt", RED, 1)
    t.hand(RED, grain=2, textile=2)
    t.act(RED)
    t.answers("trade", "mittani.wood", "grain")
    assert t.options == ["egypt.gold", "done"]


@rule("F9.3")
def test_an_army_stops_the_trade_of_every_other_player_in_its_area() -> None:
    t = Table(turn=3)
    t.empire(PURPLE, "t3-mittani")
    t.armies("mittani", PURPLE, 1)
    for seat in (RED, PURPLE, GREEN):
        t.workers("mittani", seat, 2)
        t.hand(seat, grain=2, textile=2)
    t.act(RED)
    assert "trade" not in t.options
    t.answers("build", "ur")
    t.end()
    assert t.seat == PURPLE
    t.answers("trade", "mittani.wood", "grain")
    t.end()
    assert t.seat == GREEN
    assert "trade" not in t.options


@rule("FX35", "F9.2", "F9.3")
def test_fx35_one_army_trades_in_place_of_three_workers() -> None:
    t = Table(turn=3)
    t.empire(RED, "t3-mittani")
    t.armies("mittani", RED, 1)
    t.workers("mittani", RED, 3)
    t.hand(RED, grain=2, textile=2)
    t.act(RED)
    t.answer("trade")
    assert t.options == ["mittani.wood", "mittani.metal"]
    swap(t, "mittani.wood", "grain")
    assert t.kind == "end"
    assert t.hand_of(RED) == {"grain": 1, "textile": 2, "wood": 1}


@rule("FX11", "F9.3")
def test_fx11_an_enemy_army_stops_the_workers_in_amorites() -> None:
    def position() -> Table:
        t = Table(turn=2)
        t.empire(PURPLE, "t2-amorites")
        t.armies("amorites", PURPLE, 1)
        t.workers("amorites", RED, 2)
        t.hand(RED, grain=2, textile=2)
        t.hand(PURPLE, grain=2, textile=2)
        return t

    t = position()
    t.act(RED)
    assert "trade" not in t.options
    t.rejects("trade")
    for received in ("wood", "oil"):
        t = position()
        t.act(PURPLE)
        t.answer("trade")
        assert t.options == ["amorites.wood", "amorites.oil"]
        swap(t, f"amorites.{received}", "textile")
        assert t.kind == "end"
        assert t.hand_of(PURPLE) == {"grain": 2, "textile": 1, received: 1}


@rule("F9.4", "F9.10")
def test_pieces_in_another_players_hand_cannot_be_received() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.workers("mittani", RED, 1)
    t.hand(RED, grain=1, textile=2)
    t.hand(GREEN, gold=7)
    t.act(RED)
    t.answer("trade")
    assert t.options == ["mittani.wood", "mittani.metal"]
    t.rejects("egypt.gold")


@rule("F9.4", "F9.5")
def test_a_swap_exchanges_one_piece_for_one_with_the_general_stock_only() -> None:
    t = Table()
    t.workers("amorites", RED, 1)
    t.hand(RED, grain=2, textile=1)
    t.hand(PURPLE, wood=3, oil=2)
    t.hand(GREEN, grain=1, wood=1)
    t.act(RED)
    grain, wood = t.in_stock("grain"), t.in_stock("wood")
    t.answers("trade", "amorites.wood", "grain")
    assert t.hand_of(RED) == {"grain": 1, "wood": 1, "textile": 1}
    assert t.in_stock("grain") == grain + 1
    assert t.in_stock("wood") == wood - 1
    assert t.hand_of(PURPLE) == {"wood": 3, "oil": 2}
    assert t.hand_of(GREEN) == {"grain": 1, "wood": 1}


@rule("F9.6")
@pytest.mark.parametrize(
    ("area", "offers"),
    [
        ("hittites", ["metal"]),
        ("mittani", ["wood", "metal"]),
        ("amorites", ["wood", "oil"]),
        ("assyria", []),
        ("kassites", ["lapis"]),
        ("guti", []),
        ("elam", ["metal"]),
        ("egypt", ["gold"]),
        ("akkad", []),
        ("isin", []),
        ("larsa", []),
        ("chaldea", ["oil"]),
    ],
)
def test_an_area_gives_only_what_it_offers(area: str, offers: list[str]) -> None:
    t = Table()
    t.workers(area, RED, 5)
    t.workers("dilmun", RED, 1)
    t.hand(RED, **EVERYTHING)
    t.act(RED)
    t.answer("trade")
    dilmun = ["dilmun.wood", "dilmun.metal", "dilmun.oil", "dilmun.gold"]
    assert sorted(t.options) == sorted([f"{area}.{received}" for received in offers] + dilmun)


@rule("F9.6", "F9.9", "F9.11")
@pytest.mark.parametrize(
    ("option", "gives"),
    [
        ("dilmun.wood", {"grain", "textile", "tool"}),
        ("dilmun.metal", {"grain", "textile", "tool"}),
        ("dilmun.oil", {"textile", "tool"}),
        ("dilmun.gold", {"textile", "tool", "oil"}),
        ("kassites.lapis", {"tool", "gold", "oil"}),
    ],
)
def test_only_the_listed_types_may_be_given(option: str, gives: set[str]) -> None:
    t = Table()
    t.workers("dilmun", RED, 1)
    t.workers("kassites", RED, 1)
    t.hand(RED, **EVERYTHING)
    t.act(RED)
    t.answers("trade", option)
    assert t.kind == "trade.give"
    assert set(t.options) == gives
    for resource in EVERYTHING:
        if resource not in gives:
            t.rejects(resource)


@rule("F9.9")
def test_a_type_not_in_hand_cannot_be_given() -> None:
    t = Table()
    t.workers("mittani", RED, 2)
    t.hand(RED, grain=1, textile=1)
    t.act(RED)
    t.answers("trade", "mittani.wood")
    assert t.options == ["grain", "textile"]
    t.rejects("tool")


@rule("F9.9")
@pytest.mark.parametrize(
    "option",
    [
        pytest.param("elam.metal", id="no trader"),
        pytest.param("kassites.lapis", id="enemy army"),
        pytest.param("hittites.wood", id="type not offered"),
        pytest.param("guti.metal", id="nothing offered"),
        pytest.param("dilmun.oil", id="nothing in hand to give for it"),
        pytest.param("ur.wood", id="Sumer area"),
        pytest.param("tool", id="no tool maker"),
        pytest.param("done", id="nothing done yet"),
    ],
)
def test_illegal_swaps_are_refused(option: str) -> None:
    t = Table(turn=4)
    t.empire(PURPLE, "t4-kassites")
    t.armies("kassites", PURPLE, 1)
    t.workers("kassites", RED, 2)
    t.workers("hittites", RED, 2)
    t.workers("guti", RED, 1)
    t.workers("dilmun", RED, 2)
    t.workers("elam", GREEN, 2)
    t.hand(RED, grain=3, metal=1, gold=1)
    t.act(RED)
    t.answer("trade")
    assert t.options == ["hittites.metal", "dilmun.wood", "dilmun.metal"]
    t.rejects(option)


@rule("FX9", "F9.5", "F9.7", "F9.9")
def test_fx9_one_worker_makes_one_swap() -> None:
    t = Table()
    t.workers("amorites", RED, 1)
    t.workers("hittites", RED, 1)
    t.hand(RED, grain=2, textile=2)
    t.act(RED)
    t.answers("trade", "amorites.wood", "grain")
    assert t.hand_of(RED) == {"grain": 1, "textile": 2, "wood": 1}
    assert t.options == ["hittites.metal", "done"]
    t.rejects("amorites.oil")
    t.rejects("amorites.wood")


@rule("FX10", "F9.7", "F9.8")
@pytest.mark.parametrize(("first", "second"), [("wood", "oil"), ("oil", "wood")])
def test_fx10_two_workers_receive_wood_and_oil_but_neither_twice(first: str, second: str) -> None:
    t = Table()
    t.workers("amorites", RED, 2)
    t.hand(RED, grain=2, textile=2)
    t.act(RED)
    t.answer("trade")
    swap(t, f"amorites.{first}", "textile")
    assert t.options == [f"amorites.{second}", "done"]
    t.rejects(f"amorites.{first}")
    swap(t, f"amorites.{second}", "textile")
    assert t.hand_of(RED) == {"grain": 2, "wood": 1, "oil": 1}
    assert t.kind == "end"


@rule("F9.7")
def test_the_number_of_traders_limits_the_swaps_in_an_area_with_more_on_offer() -> None:
    t = Table()
    t.workers("dilmun", RED, 3)
    t.workers("hittites", RED, 1)
    t.hand(RED, grain=3, textile=4)
    t.act(RED)
    t.answer("trade")
    for received in ("wood", "metal", "oil"):
        swap(t, f"dilmun.{received}", "textile")
    assert t.options == ["hittites.metal", "done"]
    t.rejects("dilmun.gold")


@rule("FX12", "F9.8")
def test_fx12_each_offered_type_once_per_area() -> None:
    t = Table()
    t.workers("hittites", RED, 2)
    t.workers("mittani", RED, 3)
    t.hand(RED, grain=6, textile=3)
    t.act(RED)
    t.answers("trade", "hittites.metal", "grain")
    assert t.options == ["mittani.wood", "mittani.metal", "done"]
    t.rejects("hittites.metal")
    t.answers("mittani.metal", "grain")
    t.rejects("mittani.metal")
    t.answers("mittani.wood", "grain")
    assert t.kind == "end"
    assert t.hand_of(RED) == {"grain": 3, "textile": 3, "metal": 2, "wood": 1}


@rule("F9.8")
@pytest.mark.parametrize(
    ("received", "areas"),
    [
        ("wood", ("mittani", "amorites", "dilmun")),
        ("metal", ("hittites", "mittani", "elam", "dilmun")),
        ("oil", ("amorites", "chaldea", "dilmun")),
        ("gold", ("egypt", "dilmun")),
    ],
)
def test_the_same_type_may_be_received_in_different_areas(received: str, areas: tuple[str, ...]) -> None:
    t = Table()
    for area in areas:
        t.workers(area, RED, 1)
    t.workers("kassites", RED, 1)
    t.hand(RED, textile=5, tool=1)
    t.act(RED)
    t.answer("trade")
    for area in areas:
        swap(t, f"{area}.{received}", "textile")
    assert t.hand_of(RED)[received] == len(areas)


@rule("F9.10")
def test_a_type_used_up_in_the_stock_is_refused_until_a_piece_comes_back() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.workers("chaldea", RED, 1)
    t.workers("mittani", RED, 1)
    t.hand(RED, textile=2, oil=1)
    t.hand(PURPLE, oil=6)
    t.act(RED)
    t.answer("trade")
    assert t.options == ["mittani.wood", "mittani.metal", "egypt.gold"]
    t.rejects("chaldea.oil")
    t.answers("egypt.gold", "oil")
    assert t.in_stock("oil") == 1
    swap(t, "chaldea.oil", "textile")
    assert t.in_stock("oil") == 0
    assert t.hand_of(RED) == {"textile": 1, "gold": 1, "oil": 1}


@rule("F9.10")
def test_the_last_piece_of_the_stock_can_be_received_once() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.workers("dilmun", RED, 2)
    t.hand(RED, textile=3)
    t.hand(PURPLE, gold=3)
    t.hand(GREEN, gold=3)
    t.act(RED)
    t.answer("trade")
    swap(t, "egypt.gold", "textile")
    assert t.in_stock("gold") == 0
    t.rejects("dilmun.gold")
    assert t.options == ["dilmun.wood", "dilmun.metal", "dilmun.oil", "done"]


@rule("F9.11")
def test_grain_textile_and_tools_are_never_on_offer() -> None:
    t = Table()
    for area in ("hittites", "mittani", "amorites", "assyria", "kassites", "guti", "elam", "egypt"):
        t.workers(area, RED, 1)
    for area in ("akkad", "isin", "larsa", "chaldea", "dilmun"):
        t.workers(area, RED, 1)
    t.hand(RED, **EVERYTHING)
    t.act(RED)
    t.answer("trade")
    received = {option.split(".")[1] for option in t.options}
    assert received == {"wood", "metal", "oil", "gold", "lapis"}


@rule("F9.11")
def test_wood_metal_and_lapis_alone_give_no_trade() -> None:
    t = Table()
    for area in ("hittites", "mittani", "amorites", "kassites", "elam", "egypt", "chaldea", "dilmun"):
        t.workers(area, RED, 2)
    t.hand(RED, wood=4, metal=4, lapis=4)
    t.act(RED)
    assert "trade" not in t.options
    t.rejects("trade")
