import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SEATS = (RED, PURPLE, GREEN)
Counts = tuple[int, int, int]


def collected(box: str, resource: str, workers: Counts) -> Counts:
    t = Table(turn=3)
    for seat, count in zip(SEATS, workers, strict=True):
        t.workers(box, seat, count)
    t.phase1()
    red, purple, green = (t.hand_of(seat).get(resource, 0) for seat in SEATS)
    return red, purple, green


@rule("F4.1")
def test_phase_1_readies_produces_and_brings_workers() -> None:
    t = Table(turn=3)
    t.workers("used_scribes", RED, 1)
    t.workers("irrigation", RED, 1)
    t.workers("weaving", RED, 1)
    t.phase1()
    assert (t.workers_at("scribes", RED), t.workers_at("used_scribes", RED)) == (1, 0)
    assert t.hand_of(RED) == {"grain": 6, "textile": 3}
    assert t.available_workers(RED) == 8


@rule("F4.2")
@pytest.mark.parametrize("seat", SEATS)
def test_used_scribes_and_tool_makers_of_every_player_become_ready(seat: int) -> None:
    t = Table(turn=3)
    t.workers("scribes", seat, 1)
    t.workers("used_scribes", seat, 1)
    t.workers("tool_makers", seat, 2)
    t.workers("used_tool_makers", seat, 3)
    t.phase1()
    assert (t.workers_at("scribes", seat), t.workers_at("used_scribes", seat)) == (2, 0)
    assert (t.workers_at("tool_makers", seat), t.workers_at("used_tool_makers", seat)) == (5, 0)


@rule("F4.3")
@pytest.mark.parametrize(
    ("workers", "grain"),
    [
        ((4, 4, 1), (6, 6, 4)),
        ((1, 4, 4), (4, 6, 6)),
        ((4, 1, 4), (6, 4, 6)),
        ((2, 5, 2), (4, 6, 4)),
        ((9, 1, 5), (6, 3, 4)),
        ((2, 1, 3), (4, 3, 6)),
        ((7, 7, 7), (5, 5, 5)),
    ],
)
def test_grain_goes_by_the_place_of_each_player_in_irrigation(workers: Counts, grain: Counts) -> None:
    assert collected("irrigation", "grain", workers) == grain


@rule("F4.3")
def test_the_order_of_play_does_not_break_a_tie_in_irrigation() -> None:
    t = Table(turn=3, order=(GREEN, RED, PURPLE))
    for seat in SEATS:
        t.workers("irrigation", seat, 2)
    t.phase1()
    assert [t.hand_of(seat) for seat in SEATS] == [{"grain": 5}] * 3


@rule("F4.3", "F4.5")
def test_the_two_boxes_are_ranked_separately() -> None:
    t = Table(turn=3)
    for seat, irrigators, weavers in ((RED, 3, 1), (PURPLE, 2, 2), (GREEN, 1, 3)):
        t.workers("irrigation", seat, irrigators)
        t.workers("weaving", seat, weavers)
    t.phase1()
    assert t.hand_of(RED) == {"grain": 6, "textile": 1}
    assert t.hand_of(PURPLE) == {"grain": 4, "textile": 2}
    assert t.hand_of(GREEN) == {"grain": 3, "textile": 3}


@rule("F4.4")
@pytest.mark.parametrize(
    ("workers", "grain"),
    [
        ((0, 0, 1), (0, 0, 6)),
        ((0, 1, 1), (0, 6, 6)),
        ((0, 0, 0), (0, 0, 0)),
        ((2, 0, 1), (6, 0, 4)),
        ((5, 0, 0), (6, 0, 0)),
    ],
)
def test_a_player_without_irrigators_gets_no_grain_but_is_ranked_last(workers: Counts, grain: Counts) -> None:
    assert collected("irrigation", "grain", workers) == grain


@rule("F4.4", "F4.5")
@pytest.mark.parametrize(
    ("workers", "textiles"),
    [((0, 0, 2), (0, 0, 3)), ((1, 0, 1), (3, 0, 3)), ((0, 0, 0), (0, 0, 0)), ((0, 3, 1), (0, 3, 2))],
)
def test_a_player_without_weavers_gets_no_textiles_but_is_ranked_last(workers: Counts, textiles: Counts) -> None:
    assert collected("weaving", "textile", workers) == textiles


@rule("F4.5")
@pytest.mark.parametrize(
    ("workers", "textiles"),
    [((4, 4, 1), (3, 3, 2)), ((1, 1, 2), (2, 2, 3)), ((6, 2, 3), (3, 1, 2)), ((5, 5, 5), (3, 3, 3))],
)
def test_textiles_go_by_the_place_of_each_player_in_weaving(workers: Counts, textiles: Counts) -> None:
    assert collected("weaving", "textile", workers) == textiles


@rule("F4.6")
@pytest.mark.parametrize(("owner", "textiles"), [(RED, (4, 2, 1)), (GREEN, (3, 2, 2)), (None, (3, 2, 1))])
def test_a_city_in_ur_adds_one_textile_for_its_owner(owner: int | None, textiles: Counts) -> None:
    t = Table(turn=3)
    for seat, weavers in zip(SEATS, (3, 2, 1), strict=True):
        t.workers("weaving", seat, weavers)
    if owner is not None:
        t.city("ur", owner)
    t.phase1()
    assert tuple(t.hand_of(seat)["textile"] for seat in SEATS) == textiles


@rule("F4.7")
@pytest.mark.parametrize(
    ("resource", "box", "pieces", "each"), [("grain", "irrigation", 22, 5), ("textile", "weaving", 15, 3)]
)
def test_production_is_not_cut_when_the_stock_runs_out(resource: str, box: str, pieces: int, each: int) -> None:
    t = Table(turn=3)
    t.hand(RED, **{resource: pieces})
    for seat in SEATS:
        t.workers(box, seat, 1)
    t.phase1()
    assert [t.hand_of(seat)[resource] for seat in SEATS] == [pieces + each, each, each]
    assert t.in_stock(resource) == -3 * each


@rule("F4.8")
@pytest.mark.parametrize(("unavailable", "taken"), [(25, 8), (9, 8), (8, 8), (7, 7), (1, 1), (0, 0)])
def test_each_player_takes_up_to_eight_unavailable_workers(unavailable: int, taken: int) -> None:
    t = Table(turn=3)
    for seat in SEATS:
        t.workers("egypt", seat, 25 - unavailable)
    t.phase1()
    assert [t.available_workers(seat) for seat in SEATS] == [taken] * 3
    assert [t.unavailable_workers(seat) for seat in SEATS] == [unavailable - taken] * 3


@rule("F4.8")
def test_the_workers_come_on_top_of_those_available_from_the_setup() -> None:
    t = Table(turn=1)
    t.available(RED, workers=2)
    t.phase1()
    assert t.available_workers(RED) == 10


@rule("F4.8")
def test_workers_kept_back_do_not_add_to_the_eight_of_the_next_turn() -> None:
    t = Table(turn=2)
    t.available(RED, workers=7)
    t.end_actions()
    assert (t.turn, t.available_workers(RED)) == (3, 8)


@rule("F4.9", "FX3")
def test_a_shortfall_of_workers_is_not_made_up_when_workers_return() -> None:
    t = Table(turn=2)
    t.workers("mittani", RED, 20)
    t.end_actions()
    assert (t.turn, t.seat, t.kind) == (3, RED, "action")
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (5, 0)
    t.answers("start", "t3-mittani", 1)
    t.end()
    assert t.unavailable_workers(RED) == 20
    for seat, area in ((PURPLE, "ur"), (GREEN, "umma")):
        assert t.seat == seat
        t.answers("build", area)
        t.end()
    assert (t.seat, t.available_workers(RED), t.unavailable_workers(RED)) == (RED, 5, 20)


@rule("FX1")
def test_example_of_production() -> None:
    t = Table(turn=3)
    for seat, irrigators, weavers in ((RED, 2, 1), (GREEN, 1, 2), (PURPLE, 1, 2)):
        t.workers("irrigation", seat, irrigators)
        t.workers("weaving", seat, weavers)
    t.phase1()
    assert t.hand_of(RED) == {"grain": 6, "textile": 2}
    assert t.hand_of(GREEN) == {"grain": 4, "textile": 3}
    assert t.hand_of(PURPLE) == {"grain": 4, "textile": 3}


@rule("FX2")
def test_example_of_a_player_without_weaver() -> None:
    assert collected("weaving", "textile", (0, 1, 2)) == (0, 2, 3)


@rule("FX4")
def test_example_of_readying() -> None:
    t = Table(turn=3)
    t.workers("used_tool_makers", PURPLE, 1)
    t.workers("scribes", GREEN, 1)
    t.workers("scribes", PURPLE, 1)
    t.workers("tool_makers", RED, 2)
    t.workers("tool_makers", GREEN, 1)
    t.phase1()
    assert [t.workers_at("scribes", seat) for seat in SEATS] == [0, 1, 1]
    assert [t.workers_at("tool_makers", seat) for seat in SEATS] == [2, 1, 1]
    assert [t.workers_at("used_tool_makers", seat) for seat in SEATS] == [0, 0, 0]
    assert [t.workers_at("used_scribes", seat) for seat in SEATS] == [0, 0, 0]


@rule("FX29")
@pytest.mark.parametrize(
    ("workers", "grain"),
    [((2, 2, 1), (6, 6, 4)), ((3, 2, 2), (6, 4, 4)), ((1, 2, 3), (3, 4, 6)), ((1, 1, 1), (5, 5, 5))],
)
def test_examples_of_grain(workers: Counts, grain: Counts) -> None:
    assert collected("irrigation", "grain", workers) == grain


@rule("FX29")
@pytest.mark.parametrize(
    ("workers", "textiles"),
    [
        ((1, 1, 1), (3, 3, 3)),
        ((0, 1, 1), (0, 3, 3)),
        ((2, 2, 1), (3, 3, 2)),
        ((3, 2, 2), (3, 2, 2)),
        ((1, 2, 3), (1, 2, 3)),
    ],
)
def test_examples_of_textiles(workers: Counts, textiles: Counts) -> None:
    assert collected("weaving", "textile", workers) == textiles
