import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SEATS = (RED, PURPLE, GREEN)
TWELVE_AREAS = (
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
)
Counts = tuple[int, int, int]


def fill(t: Table, place: str, workers: Counts) -> None:
    for seat, count in zip(SEATS, workers, strict=True):
        t.workers(place, seat, count)


def counts(t: Table, place: str) -> Counts:
    red, purple, green = (t.workers_at(place, seat) for seat in SEATS)
    return red, purple, green


@rule("F5.1")
@pytest.mark.parametrize("turn", [2, 4])
def test_production_counts_the_workers_before_the_decline(turn: int) -> None:
    t = Table(turn=turn - 1)
    fill(t, "irrigation", (4, 3, 1))
    t.end_actions()
    assert [t.hand_of(seat) for seat in SEATS] == [{"grain": 6}, {"grain": 4}, {"grain": 3}]
    assert counts(t, "irrigation") == (2, 1, 0)


@rule("F5.1")
def test_the_eight_workers_are_taken_before_the_decline_returns_any() -> None:
    t = Table(turn=1)
    t.workers("dilmun", RED, 23)
    t.end_actions()
    assert (t.turn, t.workers_at("dilmun", RED)) == (2, 0)
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (2, 23)


@rule("F5.2")
def test_a_removed_worker_goes_to_its_owners_unavailable_stock() -> None:
    t = Table(turn=2)
    fill(t, "egypt", (2, 2, 2))
    t.decline()
    assert [t.unavailable_workers(seat) for seat in SEATS] == [24, 24, 24]
    assert [t.available_workers(seat) for seat in SEATS] == [0, 0, 0]


@rule("F5.2")
def test_a_removed_worker_cannot_be_placed_in_the_turn_of_the_decline() -> None:
    t = Table(turn=1)
    t.workers("dilmun", RED, 25)
    t.hand(RED, grain=2)
    t.end_actions()
    assert (t.turn, t.seat, t.unavailable_workers(RED), t.available_workers(RED)) == (2, RED, 25, 0)
    assert "place" not in t.options
    t.rejects("place")


@rule("F5.2")
@pytest.mark.parametrize(("area", "box"), [("uruk", "scribes"), ("eridu", "tool_makers")])
def test_a_special_city_brings_a_removed_worker_back(area: str, box: str) -> None:
    t = Table(turn=1)
    t.workers("dilmun", RED, 25)
    t.end_actions()
    t.answers("build", area)
    assert t.workers_at(box, RED) == 1
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (0, 24)


@rule("F5.3")
@pytest.mark.parametrize("workers", [(4, 1, 2), (1, 0, 0), (9, 9, 9)])
def test_dilmun_loses_all_workers_of_all_players(workers: Counts) -> None:
    t = Table(turn=2)
    fill(t, "dilmun", workers)
    t.decline()
    assert counts(t, "dilmun") == (0, 0, 0)
    assert [t.unavailable_workers(seat) for seat in SEATS] == [25, 25, 25]


@rule("F5.4")
@pytest.mark.parametrize("area", TWELVE_AREAS)
def test_each_player_loses_exactly_one_worker_in_every_other_area(area: str) -> None:
    t = Table(turn=2)
    fill(t, area, (5, 1, 0))
    t.decline()
    assert counts(t, area) == (4, 0, 0)
    assert [t.unavailable_workers(seat) for seat in SEATS] == [21, 25, 25]


@rule("F5.4")
def test_every_area_loses_its_own_worker() -> None:
    t = Table(turn=4)
    for area in TWELVE_AREAS:
        t.workers(area, RED, 2)
    t.decline()
    assert [t.workers_at(area, RED) for area in TWELVE_AREAS] == [1] * 12
    assert t.unavailable_workers(RED) == 25 - 12


DECLINE_OF_A_BOX: list[tuple[Counts, Counts]] = [
    ((4, 3, 1), (2, 1, 0)),
    ((5, 5, 2), (2, 2, 0)),
    ((6, 6, 6), (2, 2, 2)),
    ((3, 3, 1), (2, 2, 0)),
    ((3, 2, 1), (2, 1, 0)),
    ((2, 2, 1), (2, 2, 1)),
    ((1, 1, 1), (1, 1, 1)),
    ((0, 0, 0), (0, 0, 0)),
    ((0, 7, 4), (0, 2, 0)),
    ((1, 2, 9), (0, 0, 2)),
]


@rule("F5.5")
@pytest.mark.parametrize(("before", "after"), DECLINE_OF_A_BOX)
def test_irrigation_leaders_drop_to_two_and_the_others_lose_as_many(before: Counts, after: Counts) -> None:
    t = Table(turn=2)
    fill(t, "irrigation", before)
    t.decline()
    assert counts(t, "irrigation") == after
    assert [t.unavailable_workers(seat) for seat in SEATS] == [25 - left for left in after]


@rule("F5.6")
@pytest.mark.parametrize(("before", "after"), DECLINE_OF_A_BOX)
def test_weaving_leaders_drop_to_two_and_the_others_lose_as_many(before: Counts, after: Counts) -> None:
    t = Table(turn=2)
    fill(t, "weaving", before)
    t.decline()
    assert counts(t, "weaving") == after
    assert [t.unavailable_workers(seat) for seat in SEATS] == [25 - left for left in after]


@rule("F5.6")
def test_the_two_production_boxes_are_reduced_separately() -> None:
    t = Table(turn=2)
    fill(t, "irrigation", (5, 1, 1))
    fill(t, "weaving", (1, 3, 2))
    t.decline()
    assert counts(t, "irrigation") == (2, 0, 0)
    assert counts(t, "weaving") == (0, 2, 1)


@rule("F5.7")
@pytest.mark.parametrize(("before", "after"), [((2, 1, 0), (1, 0, 0)), ((2, 2, 2), (1, 1, 1))])
def test_each_player_loses_exactly_one_scribe(before: Counts, after: Counts) -> None:
    t = Table(turn=2)
    fill(t, "scribes", before)
    t.decline()
    assert counts(t, "scribes") == after
    assert [t.unavailable_workers(seat) for seat in SEATS] == [25 - left for left in after]


@rule("F5.8")
@pytest.mark.parametrize(("before", "after"), [((3, 1, 0), (2, 0, 0)), ((6, 2, 2), (5, 1, 1))])
def test_each_player_loses_exactly_one_tool_maker(before: Counts, after: Counts) -> None:
    t = Table(turn=2)
    fill(t, "tool_makers", before)
    t.decline()
    assert counts(t, "tool_makers") == after
    assert [t.unavailable_workers(seat) for seat in SEATS] == [25 - left for left in after]


@rule("F5.7", "F5.8")
def test_specialists_used_in_the_turn_before_are_lost_like_ready_ones() -> None:
    t = Table(turn=1)
    t.workers("used_scribes", RED, 2)
    t.workers("used_tool_makers", RED, 1)
    t.end_actions()
    assert t.turn == 2
    assert (t.workers_at("scribes", RED), t.workers_at("used_scribes", RED)) == (1, 0)
    assert (t.workers_at("tool_makers", RED), t.workers_at("used_tool_makers", RED)) == (0, 0)


@rule("F5.9")
def test_cities_resources_and_available_workers_are_untouched() -> None:
    t = Table(turn=2)
    t.city("ur", RED, expanded=True)
    t.city("umma", GREEN)
    t.hand(RED, grain=3, gold=1)
    t.available(RED, workers=8)
    t.available(GREEN, workers=1)
    t.workers("dilmun", RED, 2)
    t.decline()
    assert t.workers_at("dilmun", RED) == 0
    assert (t.city_at("ur"), t.city_at("umma")) == ((RED, True), (GREEN, False))
    assert t.hand_of(RED) == {"grain": 3, "gold": 1}
    assert (t.available_workers(RED), t.available_workers(GREEN)) == (8, 1)


@rule("FX5")
def test_example_of_decline_in_the_production_boxes() -> None:
    t = Table(turn=2)
    fill(t, "irrigation", (4, 3, 1))
    fill(t, "weaving", (1, 2, 2))
    before = [t.unavailable_workers(seat) for seat in SEATS]
    t.decline()
    assert counts(t, "irrigation") == (2, 1, 0)
    assert counts(t, "weaving") == (1, 2, 2)
    gained = [t.unavailable_workers(seat) - old for seat, old in zip(SEATS, before, strict=True)]
    assert gained == [2, 2, 1]


@rule("FX30")
def test_example_of_decline_everywhere() -> None:
    t = Table(turn=2)
    fill(t, "irrigation", (5, 5, 2))
    fill(t, "kassites", (2, 0, 1))
    fill(t, "dilmun", (4, 0, 0))
    fill(t, "scribes", (2, 0, 0))
    fill(t, "tool_makers", (3, 0, 0))
    t.decline()
    assert counts(t, "irrigation") == (2, 2, 0)
    assert counts(t, "kassites") == (1, 0, 0)
    assert counts(t, "dilmun") == (0, 0, 0)
    assert counts(t, "scribes") == (1, 0, 0)
    assert counts(t, "tool_makers") == (2, 0, 0)
