import random
from itertools import combinations

import pytest

from engine.assyria import data
from engine.assyria.events import WellBuilt
from tests.rules.assyria.table import BLUE, GREEN, RED, Table, rule

NORTH = ("c1", "c2", "d1")
CORNER = "c1-c2-d1"
WELL_VP = {1: 6, 2: 6, 3: 5, 4: 5, 5: 5, 6: 4, 7: 4, 8: 4}


def with_huts(*huts: str, turn: int = 1, players: int = 4) -> Table:
    t = Table(turn=turn, players=players)
    return t.put(RED, *huts)


def build_all(t: Table) -> Table:
    while t.kind == "well":
        t.answer(t.options[0])
    return t


@rule("A6.18", "AX7", "A6.23")
def test_ax7_example_of_a_well() -> None:
    t = Table()
    t.put(BLUE, *NORTH)
    t.wells(BLUE)
    assert (t.seat, t.kind, t.options, t.wells_left) == (BLUE, "well", [CORNER, "done"], 16)
    before = t.vp_of(BLUE)
    t.answer(CORNER)
    (event,) = [event for event in t.told if isinstance(event, WellBuilt)]
    assert (event.seat, event.corner, event.vp) == (BLUE, CORNER, 6)
    assert (t.wells_built, t.wells_left) == ([CORNER], 15)
    assert t.vp_of(BLUE) == before + 6 + 2


@rule("A6.18")
def test_a_well_costs_no_camels() -> None:
    t = with_huts("c1", "d1", "e1", "e2")
    t.camels(RED, 1)
    t.wells(RED)
    build_all(t)
    assert (t.wells_built, t.camels_of(RED)) == (["d1-e1-e2"], 1)


@rule("A6.18")
def test_huts_fed_this_turn_and_huts_of_earlier_turns_make_a_corner_together() -> None:
    t = Table(value=2)
    t.put(RED, "c1", "c2").assur(RED, lower=6, upper=1).cards(RED, "salt1", "date1", "barley1")
    t.expand(RED)
    t.answer("d1")
    assert (t.kind, t.options) == ("well", [CORNER, "done"])


@rule("A6.18")
def test_a_hut_that_starved_does_not_count() -> None:
    t = with_huts("c1", "c2", "d1", "d2")
    t.cards(RED, "date1", "barley1", "palm1")
    t.supply(RED)
    assert (t.kind, t.options) == ("well", ["c2-d1-d2", "done"])
    t.rejects(CORNER, "corner_needs_three_own_huts")


@rule("A6.18")
@pytest.mark.parametrize(
    "corner", ["c1-c2", "c1", "c1-c2-c3", "c1-d1-c2", "a1-c2-d1", "z1-z2-z3", "upper", "c1-c2-d1-d2"]
)
def test_what_is_no_corner_is_refused(corner: str) -> None:
    t = with_huts(*NORTH)
    t.wells(RED)
    t.rejects(corner, "bad_corner")


@rule("A6.18")
@pytest.mark.parametrize("corner", ["b1-c1-c2", "c2-d1-d2", "d1-e1-e2", "i6-i7-j6"])
def test_a_corner_needs_three_huts(corner: str) -> None:
    t = with_huts(*NORTH)
    t.wells(RED)
    t.rejects(corner, "corner_needs_three_own_huts")


@rule("A6.18")
def test_huts_of_other_players_do_not_count() -> None:
    t = with_huts(*NORTH)
    t.put(BLUE, "d2", "e2", "e3").put(GREEN, "b1")
    t.wells(RED)
    assert t.options == [CORNER, "done"]
    for corner in ("c2-d1-d2", "d2-e2-e3", "b1-c1-c2"):
        t.rejects(corner, "corner_needs_three_own_huts")


@rule("A6.18", "AX31")
def test_ax31_example_of_a_well_between_the_rivers() -> None:
    t = with_huts("c2", "c3", "d2", "d1")
    t.wells(RED)
    assert t.options == ["c2-d1-d2", "done"]
    t.rejects("c2-c3-d2", "corner_between_rivers")


@rule("A6.18")
def test_a_between_corner_is_named_as_such_even_without_huts() -> None:
    t = with_huts(*NORTH)
    t.wells(RED)
    t.rejects("b3-c3-c4", "corner_between_rivers")
    t.rejects("c2-c3-d2", "corner_between_rivers")


@rule("A6.18", "A6.19")
@pytest.mark.parametrize("seed", range(30))
def test_exactly_the_corners_of_three_own_huts_are_offered(seed: int) -> None:
    rng = random.Random(seed)
    hexes = [hex_ for hex_ in data.in_play(2) if data.HEXES[hex_].r + data.HEXES[hex_].q // 2 >= 3]
    huts = sorted(rng.sample(hexes, 10))
    site = rng.choice([h for h in hexes if h not in huts and "river" not in data.HEXES[h].terrain])
    t = with_huts(*huts, players=2)
    t.ziggurat(RED, site)
    t.wells(RED)
    legal = set(data.well_corners(2))
    corners = ["-".join(three) for three in combinations(huts, 3) if "-".join(three) in legal]
    if corners:
        assert (t.kind, t.options) == ("well", [*corners, "done"])
    else:
        assert t.kind != "well"


@rule("A6.19", "AX31")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_ax31_example_of_a_ziggurat_in_place_of_a_hut(level: int) -> None:
    t = with_huts("c2", "d1", "d2")
    t.ziggurat(RED, "c1", level=level)
    t.wells(RED)
    assert t.options == ["c2-d1-d2", "done"]
    t.rejects(CORNER, "corner_needs_three_own_huts")


@rule("A6.20")
def test_a_corner_with_a_well_is_refused() -> None:
    t = with_huts("c1", "c2", "d1", "d2")
    t.well(CORNER)
    t.wells(RED)
    assert t.options == ["c2-d1-d2", "done"]
    t.rejects(CORNER, "corner_has_well")


@rule("A6.20")
def test_a_corner_takes_no_second_well_of_its_builder() -> None:
    t = with_huts("c1", "c2", "d1", "d2")
    t.wells(RED)
    t.answer(CORNER)
    assert t.options == ["c2-d1-d2", "done"]
    t.rejects(CORNER, "corner_has_well")


@rule("A6.20")
def test_no_well_question_where_all_corners_have_wells() -> None:
    t = with_huts(*NORTH)
    t.well(CORNER)
    t.wells(RED)
    assert "WellBuilt" not in t.events
    assert t.seat is not None
    assert t.kind != "well"


@rule("AX21", "A6.21", "A6.23")
def test_ax21_example_of_two_wells_at_once() -> None:
    t = with_huts("c1", "c2", "d1", "d2")
    t.ziggurat(RED, "b1")
    t.wells(RED)
    assert t.options == [CORNER, "c2-d1-d2", "done"]
    t.answer(CORNER)
    assert t.vp_of(RED) == 6
    t.answer("c2-d1-d2")
    assert (t.wells_built, t.wells_left) == ([CORNER, "c2-d1-d2"], 14)
    assert (t.vp_of(RED), t.camels_of(RED)) == (12 + 3, 5)


@rule("A6.21")
def test_one_hut_serves_all_corners_around_it() -> None:
    t = with_huts("h6", "h5", "g6", "i6", "g7", "i7")
    t.wells(RED)
    assert t.options == ["g6-g7-h6", "g6-h5-h6", "h5-h6-i6", "h6-i6-i7", "done"]
    build_all(t)
    assert (t.wells_left, len(t.wells_built)) == (12, 4)


@rule("A6.21")
def test_a_player_may_stop_without_building() -> None:
    t = with_huts("c1", "c2", "d1", "d2")
    t.wells(RED)
    t.done()
    assert (t.wells_built, t.wells_left, t.vp_of(RED)) == ([], 16, 2)


@rule("A6.21")
def test_a_player_may_stop_after_some_wells() -> None:
    t = with_huts("c1", "c2", "d1", "d2")
    t.wells(RED)
    t.answer("c2-d1-d2")
    assert t.kind == "well"
    t.done()
    assert (t.wells_built, t.vp_of(RED)) == (["c2-d1-d2"], 6 + 2)


@rule("A6.21")
def test_wells_can_be_built_only_while_the_supply_lasts() -> None:
    t = with_huts("c1", "c2", "d1", "d2", players=2)
    for corner in ("a1-a2-b1", "a2-a3-b2", "a5-a6-b5", "a5-b4-b5", "a6-b5-b6", "b4-b5-c5", "b5-b6-c6"):
        t.well(corner)
    t.wells(RED)
    assert (t.wells_left, t.options) == (1, [CORNER, "c2-d1-d2", "done"])
    t.answer("c2-d1-d2")
    assert (t.wells_left, t.kind) == (0, "end")
    t.rejects_kind("well", CORNER)


@rule("A6.21")
def test_no_well_question_with_an_empty_supply() -> None:
    t = with_huts(*NORTH, players=2)
    for corner in ("a1-a2-b1", "a2-a3-b2", "a5-a6-b5", "a5-b4-b5", "a6-b5-b6", "b4-b5-c5", "b5-b6-c6", "b5-c5-c6"):
        t.well(corner)
    t.wells(RED)
    assert (t.wells_left, "WellBuilt" in t.events) == (0, False)
    assert t.kind != "well"


@rule("A6.22")
def test_a_well_stays_when_the_huts_around_it_are_gone() -> None:
    t = with_huts(*NORTH)
    t.well(CORNER)
    t.supply(RED)
    assert (t.huts_of(RED), t.wells_built) == ([], [CORNER])
    t = with_huts(*NORTH, turn=2)
    t.well(CORNER)
    t.flood()
    assert (t.huts_of(RED), t.wells_built) == (["c1", "d1"], [CORNER])


@rule("A6.22")
@pytest.mark.parametrize("seat", [RED, BLUE])
@pytest.mark.parametrize("hex_", ["c6", "d5", "d6"])
def test_a_well_forbids_new_ziggurats_on_its_three_hexes(hex_: str, seat: int) -> None:
    t = Table(turn=4)
    t.well("c6-d5-d6").put(seat, hex_).camels(seat, 10)
    t.act(seat)
    t.rejects(f"build.{hex_}", "touches_well")


@rule("A6.23")
@pytest.mark.parametrize("turn", WELL_VP)
def test_a_well_scores_six_five_or_four_points_by_reign(turn: int) -> None:
    t = with_huts("c1", "c2", "d1", "d2", turn=turn)
    t.wells(RED)
    assert t.vp_of(RED) == 0
    t.answer(CORNER)
    assert (t.kind, t.vp_of(RED)) == ("well", WELL_VP[turn])
    t.answer("c2-d1-d2")
    assert t.logged(RED) == 2 * WELL_VP[turn] + 2
    assert t.vp_of(RED) == t.logged(RED)
    assert tuple(data.WELL_VP) == (6, 5, 4)


@rule("A6.23")
def test_a_well_scores_its_builder_alone() -> None:
    t = with_huts("c1", "c2", "d1", "d2")
    t.put(BLUE, "b1")
    t.wells(RED)
    t.answer(CORNER)
    assert (t.vp_of(RED), t.vp_of(BLUE)) == (6, 0)
