import pytest

from engine.assyria.events import FinalScored, PrestigeScored
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

UPPER_RIVER = ("a3", "b2", "c2", "d2", "e3", "f2", "g3", "h3", "i3", "j3")
LOWER_RIVER = ("a5", "b4", "c5", "d4", "e5", "f5", "g5", "h5", "i5", "j5")
BETWEEN = ("a4", "b3", "c3", "c4", "d3", "e4", "f3", "f4", "g4", "h4")
OUTSIDE = ("a1", "b1", "c1", "d1", "e1", "e2", "f1", "g1", "i6", "j6")


def income(*huts: str, camels: int = 0) -> Table:
    t = Table()
    t.put(RED, *huts).camels(RED, camels)
    return t.income(RED)


def expansion_turn(site: str, cards: tuple[str, ...], *huts: str) -> Table:
    """Red's first expansion turn from one base, all huts being fed."""
    t = Table(value=4)
    t.ziggurat(RED, site).cards(RED, *cards)
    t.expand(RED)
    t.answers(*huts)
    while t.kind.startswith("feed"):
        t.answer(t.options[0])
    assert sorted(t.huts_of(RED)) == sorted(huts)
    return t


@rule("A6.24")
@pytest.mark.parametrize("river", [UPPER_RIVER, LOWER_RIVER])
@pytest.mark.parametrize(("huts", "camels"), [(0, 0), (1, 3), (2, 5), (3, 7), (4, 9), (5, 10)])
def test_a_river_gives_three_camels_for_the_first_and_two_for_each_further_hut(
    river: tuple[str, ...], huts: int, camels: int
) -> None:
    assert income(*river[:huts]).camels_of(RED) == camels


@rule("A6.24")
@pytest.mark.parametrize(
    ("huts", "camels"),
    [
        (("a3", "a5"), 6),
        (("a3", "b2", "b4"), 8),
        (("a3", "b4", "c5"), 8),
        (("a3", "b2", "b4", "c5"), 10),
        (("a3", "b2", "c2", "b4"), 10),
    ],
)
def test_the_two_rivers_are_counted_separately_and_added(huts: tuple[str, ...], camels: int) -> None:
    assert income(*huts).camels_of(RED) == camels


@rule("A6.24")
def test_huts_on_a_river_need_not_be_adjacent() -> None:
    assert income("a3", "e3", "j3").camels_of(RED) == 7


@rule("A6.24")
@pytest.mark.parametrize("huts", [BETWEEN, OUTSIDE])
def test_huts_off_the_rivers_give_no_camels(huts: tuple[str, ...]) -> None:
    t = income(*huts)
    assert t.camels_of(RED) == 0
    assert "IncomeTaken" not in t.events


@rule("A6.24")
def test_income_is_added_to_the_camels_held_up_to_ten() -> None:
    assert income("b2", "c2", camels=2).camels_of(RED) == 7
    assert income("b2", "c2", camels=5).camels_of(RED) == 10
    assert income("b2", "c2", camels=6).camels_of(RED) == 10


@rule("A6.24")
def test_income_is_for_own_huts_only() -> None:
    t = Table()
    t.put(RED, "b2").put(BLUE, "c2", "b4").assur(GREEN, lower=2)
    t.income(RED)
    assert [t.camels_of(seat) for seat in (RED, BLUE, GREEN)] == [3, 0, 0]


@rule("AX8", "A6.24")
def test_ax8_example_of_income() -> None:
    t = Table()
    t.put(GREEN, "b2", "c2", "b4")
    t.income(GREEN)
    assert t.camels_of(GREEN) == 8


@rule("A6.25")
@pytest.mark.parametrize("number", [1, 3, 10])
@pytest.mark.parametrize(("huts", "each"), [(BETWEEN, 2), (OUTSIDE, 1), (UPPER_RIVER, 0), (LOWER_RIVER, 0)])
def test_huts_score_by_their_terrain(huts: tuple[str, ...], each: int, number: int) -> None:
    assert income(*huts[:number]).vp_of(RED) == number * each


@rule("A6.25", "A6.26")
def test_huts_and_tiles_are_added() -> None:
    t = Table()
    t.put(RED, "c3", "c4", "c1", "c2").ziggurat(RED, "b1", level=3).ziggurat(RED, "b5", level=1)
    t.income(RED)
    (event,) = [event for event in t.told if isinstance(event, PrestigeScored)]
    assert (event.seat, event.huts_vp, event.tiles_vp) == (RED, 5, 4)
    assert (t.vp_of(RED), t.logged(RED)) == (9, 9)


@rule("A6.25", "A6.26")
def test_only_own_pieces_score() -> None:
    t = Table()
    t.put(RED, "c3").put(BLUE, "c4", "c1").ziggurat(BLUE, "b5", level=2)
    t.income(RED)
    assert (t.vp_of(RED), t.vp_of(BLUE)) == (2, 0)


@rule("A6.25")
def test_huts_in_assur_score_nothing_here() -> None:
    t = Table()
    t.assur(RED, upper=3, lower=2).put(RED, "c1")
    t.income(RED)
    assert t.vp_of(RED) == 1


@rule("A6.26")
@pytest.mark.parametrize("levels", [(1,), (2,), (3,), (1, 1), (3, 2), (3, 3, 3, 3), (1, 2, 3)])
def test_each_tile_scores_one_point(levels: tuple[int, ...]) -> None:
    t = Table()
    for site, level in zip(("b1", "b5", "i2", "i6"), levels, strict=False):
        t.ziggurat(RED, site, level=level)
    t.income(RED)
    assert t.vp_of(RED) == sum(levels)


@rule("A6.26")
def test_tiles_built_in_the_actions_score_from_the_next_turn_on() -> None:
    t = Table(players=2, turn=3)
    t.ziggurat(RED, "b5").put(RED, "c1").camels(RED, 9).assur(RED, lower=6, upper=3)
    t.act(RED)
    t.extend("b5").build("c1")
    assert t.vp_of(RED) == 0
    t.done()
    assert (t.turn, t.vp_of(RED)) == (4, 0)
    while t.kind in ("harvest", "end"):
        t.answer(t.options[0])
    while t.vp_of(RED) == 0:
        t.answer(t.options[0])
    (event,) = [event for event in t.told if isinstance(event, PrestigeScored) and event.seat == RED]
    assert event.tiles_vp == 3


@rule("AX37", "A6.26", "A10.2")
def test_ax37_example_of_the_value_of_a_tile() -> None:
    t = Table(players=2, turn=1)
    t.ziggurat(RED, "b5").camels(RED, 3)
    t.act(RED)
    t.extend("b5").done()
    by_turn, final = {}, 0
    while not t.over:
        turn = t.turn
        t.answer(t.default if t.default is not None else t.options[0])
        for event in t.told:
            if isinstance(event, PrestigeScored) and event.seat == RED:
                by_turn[turn] = event.tiles_vp
            if isinstance(event, FinalScored) and event.seat == RED:
                final = event.tiles_vp
    assert by_turn == dict.fromkeys(range(2, 9), 2)
    assert final == 2


@rule("A6.27")
def test_old_wells_score_nothing() -> None:
    t = Table(turn=2)
    t.well("c1-c2-d1").well("c2-d1-d2").put(RED, "c1", "c2", "d1", "d2")
    t.wells(RED)
    assert t.vp_of(RED) == 2


@rule("A6.28", "A4.2")
def test_the_actions_begin_when_all_have_done_their_expansion_turn() -> None:
    t = Table(order=(GREEN, RED, YELLOW, BLUE))
    for seat, site in ((RED, "b1"), (BLUE, "b5"), (GREEN, "i2"), (YELLOW, "i6")):
        t.ziggurat(seat, site).camels(seat, 1)
    t.expand(GREEN)
    expanded = []
    while t.phase == "expansion":
        if t.seat not in expanded:
            expanded.append(t.seat)
        t.answer(t.options[0])
    assert expanded == [GREEN, RED, YELLOW, BLUE]
    assert (t.phase, t.seat, t.kind) == ("actions", GREEN, "action")


@rule("AX9", "A6.23", "A6.25", "A6.26", "A6.27")
def test_ax9_example_of_prestige() -> None:
    t = Table()
    t.ziggurat(BLUE, "b1").put(BLUE, "c1", "c2", "c3", "d1")
    t.wells(BLUE)
    t.answer("c1-c2-d1")
    assert (t.vp_of(BLUE), t.camels_of(BLUE)) == (11, 3)
    t = Table(turn=2)
    t.ziggurat(BLUE, "b1").put(BLUE, "c1", "c2", "c3", "d1").well("c1-c2-d1")
    t.income(BLUE)
    assert t.vp_of(BLUE) == 5


@rule("AX19", "A6.24", "A6.25", "A6.26")
def test_ax19_example_of_a_first_turn_with_eight_camels() -> None:
    t = expansion_turn("b5", ("grape1", "date1", "palm1", "salt1"), "b4", "c5", "b3", "b2")
    assert (t.camels_of(RED), t.vp_of(RED)) == (8, 3)


@rule("AX20", "A6.24", "A6.26")
def test_ax20_example_of_a_first_turn_with_nine_camels() -> None:
    t = expansion_turn("b1", ("date1", "palm1", "barley1", "grape1"), "c2", "d2", "e3", "f2")
    assert (t.camels_of(RED), t.vp_of(RED)) == (9, 1)
