import pytest

from engine.after_the_flood import data
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SEATS = (RED, PURPLE, GREEN)
END_VP = {
    "weaving": 4,
    "irrigation": 3,
    "egypt": 4,
    "amorites": 4,
    "kassites": 4,
    "hittites": 3,
    "mittani": 3,
    "elam": 3,
    "chaldea": 3,
    "assyria": 2,
    "guti": 2,
    "dilmun": 2,
}
WORTHLESS = ("akkad", "isin", "larsa", "scribes", "used_scribes", "tool_makers", "used_tool_makers")


def scores(workers: dict[str, tuple[int, int, int]]) -> list[int]:
    t = Table(turn=5)
    for place, numbers in workers.items():
        for seat, number in zip(SEATS, numbers, strict=True):
            t.workers(place, seat, number)
    t.final()
    return [t.vp_of(seat) for seat in SEATS]


def ranking(order: tuple[int, int, int], vp: tuple[int, int, int]) -> list[int]:
    t = Table(turn=5, order=order)
    for seat, score in zip(SEATS, vp, strict=True):
        t.vp(seat, score)
    t.final()
    assert t.over
    assert t.winner == t.ranking[0]
    return list(t.ranking)


@rule("FX40", "F17.1", "F17.2")
def test_only_a_strict_majority_scores() -> None:
    assert scores({"irrigation": (3, 1, 3), "weaving": (0, 1, 0), "egypt": (0, 0, 0)}) == [0, 4, 0]


@rule("F17.1", "F17.3")
@pytest.mark.parametrize(("place", "vp"), END_VP.items())
def test_the_most_workers_score_the_number_of_the_location(place: str, vp: int) -> None:
    assert scores({place: (2, 1, 1)}) == [vp, 0, 0]
    assert scores({place: (0, 1, 2)}) == [0, 0, vp]
    assert scores({place: (0, 1, 0)}) == [0, vp, 0]


@rule("F17.1", "F17.3")
@pytest.mark.parametrize("place", WORTHLESS)
def test_a_location_without_end_points_scores_nothing(place: str) -> None:
    assert scores({place: (0, 2, 0)}) == [0, 0, 0]


@rule("F17.1")
def test_used_and_ready_workers_score_nothing_together_either() -> None:
    assert scores({"scribes": (1, 0, 0), "used_scribes": (1, 0, 0), "tool_makers": (3, 1, 0)}) == [0, 0, 0]


@rule("F17.2")
@pytest.mark.parametrize("place", END_VP)
@pytest.mark.parametrize("workers", [(2, 2, 1), (1, 3, 3), (1, 0, 1), (2, 2, 2), (0, 0, 0)])
def test_nobody_scores_a_tie_or_an_empty_location(place: str, workers: tuple[int, int, int]) -> None:
    assert scores({place: workers}) == [0, 0, 0]


@rule("F17.3")
def test_there_are_twelve_locations_worth_37_in_all() -> None:
    assert scores(dict.fromkeys((*END_VP, "akkad", "isin", "larsa", "tool_makers"), (1, 0, 0))) == [37, 0, 0]
    areas = {area.id: area.end_vp for area in data.AREAS.values() if area.end_vp}
    boxes = {box.id: box.end_vp for box in data.BOXES.values() if box.end_vp}
    assert areas | boxes == END_VP


@rule("F17.3")
def test_each_location_is_judged_on_its_own() -> None:
    workers = {"weaving": (9, 1, 0), "egypt": (0, 1, 0), "dilmun": (1, 1, 2), "guti": (1, 1, 0), "elam": (0, 0, 1)}
    assert scores(workers) == [4, 4, 5]


@rule("F17.4")
def test_resources_cities_and_available_workers_score_nothing() -> None:
    t = Table(turn=5)
    t.hand(RED, gold=3, lapis=2, wood=4)
    t.city("ur", RED)
    t.city("uruk", RED, expanded=True)
    t.available(RED, workers=20)
    t.vp(PURPLE, 1)
    t.final()
    assert [t.vp_of(seat) for seat in SEATS] == [0, 1, 0]
    assert t.winner == PURPLE


@rule("F17.4")
def test_armies_score_in_phase_5_only_and_do_not_outvote_workers() -> None:
    t = Table(turn=5)
    t.workers("elam", RED, 1)
    t.empire(PURPLE, "t5-elam")
    t.armies("elam", PURPLE, 2)
    t.available(PURPLE, armies=6)
    t.end_actions()
    assert [t.vp_of(seat) for seat in SEATS] == [3, 2, 0]


@rule("F17.5")
@pytest.mark.parametrize(
    ("vp", "ranked"),
    [
        ((90, 100, 80), [PURPLE, RED, GREEN]),
        ((0, 1, 2), [GREEN, PURPLE, RED]),
        ((101, 99, 100), [RED, GREEN, PURPLE]),
    ],
)
def test_the_highest_total_wins_whatever_the_order_of_play(vp: tuple[int, int, int], ranked: list[int]) -> None:
    assert ranking((RED, PURPLE, GREEN), vp) == ranked
    assert ranking((GREEN, RED, PURPLE), vp) == ranked
    assert ranking((PURPLE, GREEN, RED), vp) == ranked


@rule("F17.5")
def test_the_final_scoring_counts_for_the_victory() -> None:
    t = Table(turn=5)
    t.vp(RED, 50)
    t.vp(PURPLE, 47)
    t.workers("egypt", PURPLE, 1)
    t.final()
    assert t.vp_of(PURPLE) == 51
    assert list(t.ranking) == [PURPLE, RED, GREEN]
    assert t.winner == PURPLE


@rule("FX41", "F17.6", "F17.7")
def test_the_tied_player_higher_in_the_order_wins() -> None:
    assert ranking((GREEN, PURPLE, RED), (104, 90, 104)) == [GREEN, RED, PURPLE]


@rule("F17.6")
@pytest.mark.parametrize("order", [(RED, PURPLE, GREEN), (PURPLE, GREEN, RED), (GREEN, RED, PURPLE)])
def test_three_tied_players_are_ranked_by_the_order_of_play(order: tuple[int, int, int]) -> None:
    assert ranking(order, (77, 77, 77)) == list(order)


@rule("F17.6")
def test_the_tie_is_broken_by_the_order_set_in_the_last_turn() -> None:
    t = Table(turn=5, order=(RED, PURPLE, GREEN))
    t.vp(RED, 60)
    t.vp(PURPLE, 10)
    t.vp(GREEN, 60)
    t.passed(RED, textile=1)
    t.passed(PURPLE, oil=1)
    t.passed(GREEN, tool=1)
    t.end_actions()
    assert tuple(t.order) == (PURPLE, GREEN, RED)
    assert list(t.ranking) == [GREEN, RED, PURPLE]
    assert t.winner == GREEN


@rule("F17.7")
@pytest.mark.parametrize(
    ("order", "ranked"),
    [
        ((RED, PURPLE, GREEN), [RED, PURPLE, GREEN]),
        ((RED, GREEN, PURPLE), [RED, GREEN, PURPLE]),
        ((GREEN, PURPLE, RED), [RED, GREEN, PURPLE]),
        ((PURPLE, GREEN, RED), [RED, PURPLE, GREEN]),
    ],
)
def test_a_tie_for_second_place_is_broken_in_the_same_way(order: tuple[int, int, int], ranked: list[int]) -> None:
    assert ranking(order, (80, 70, 70)) == ranked
