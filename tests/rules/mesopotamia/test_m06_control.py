from collections.abc import Callable

import pytest

from tests.rules.mesopotamia.layout import Layout, rule

X = "r08"
TOKEN_VP = 2
"""What the token that lies in X is worth to whoever controls the region (EV2)."""
Laid = Callable[[Layout], object]


def controller(laid: Laid) -> int | None:
    """Who controls X at the end of the game, told by the token that scores there."""
    t = Layout("babylonian", "sumerian", "akkadian").scoring_token(X, "ev2")
    laid(t)
    t.scored()
    points = [t.points(seat).tokens_vp for seat in range(3)]
    assert sum(points) in (0, TOKEN_VP)
    return points.index(TOKEN_VP) if any(points) else None


@rule("M6.13")
@pytest.mark.parametrize(
    ("laid", "who"),
    [
        (lambda t: t, None),
        (lambda t: t.put(0, "spearman", X), 0),
        (lambda t: t.put(1, "chariot", X), 1),
        (lambda t: t.put(0, "ram", X), 0),
        (lambda t: t.settle(0, X), 0),
        (lambda t: t.put(2, "archer", X).settle(2, X).wall(2, X), 2),
        (lambda t: t.wall(0, X), None),
        (lambda t: t.put(0, "spearman", X).wall(1, X), 0),
        (lambda t: t.put(0, "spearman", X, 3).put(1, "spearman", X), None),
        (lambda t: t.put(0, "spearman", X).settle(1, X), None),
        (lambda t: t.settle(0, X).put(1, "archer", X), None),
        (lambda t: t.put(0, "archer", X).settle(0, X).put(1, "archer", X), None),
        (lambda t: t.put(0, "archer", X).put(1, "ram", X), 0),
        (lambda t: t.settle(0, X).put(1, "ram", X, 2), 0),
        (lambda t: t.put(0, "ram", X).settle(1, X), 1),
        (lambda t: t.put(0, "ram", X, 2).put(1, "ram", X), None),
        (lambda t: t.put(0, "ram", X).put(1, "ram", X).put(2, "spearman", X), 2),
        (lambda t: t.put(0, "spearman", X).put(1, "ram", X).settle(2, X), None),
    ],
)
def test_who_controls_a_region(laid: Laid, who: int | None) -> None:
    assert controller(laid) == who


@rule("M6.14")
@pytest.mark.parametrize(
    "laid", [lambda t: t.put(0, "spearman", X, 2), lambda t: t.put(0, "ram", X), lambda t: t.settle(0, X)]
)
def test_nobody_controls_a_region_with_a_tribe(laid: Laid) -> None:
    assert controller(laid) == 0
    assert controller(lambda t: laid(t.tribe(X, spearman=1))) is None


@rule("M6.15")
def test_ships_never_control() -> None:
    assert controller(lambda t: t.ship(0, "n19", "n21")) is None


@rule("M6.15")
def test_ships_take_control_from_nobody() -> None:
    assert controller(lambda t: t.ship(0, "n19").put(1, "spearman", X)) == 1


@rule("M6.16")
@pytest.mark.parametrize(
    ("laid", "occupied"),
    [
        (lambda t: t.put(0, "spearman", X), 1),
        (lambda t: t.put(0, "ram", X), 1),
        (lambda t: t.settle(0, X), 1),
        (lambda t: t.put(0, "spearman", X, 2).put(0, "ram", X).settle(0, X), 1),
        (lambda t: t.put(0, "spearman", X).put(0, "ram", "r09").settle(0, "r10"), 3),
        (lambda t: t.ship(0, "n19"), 0),
        (lambda t: t.wall(0, X), 0),
        (lambda t: t.put(0, "spearman", X).put(1, "archer", X).settle(2, X), 1),
        (lambda t: t.put(0, "spearman", X).tribe(X, archer=1), 1),
    ],
)
def test_units_rams_and_settlements_occupy_a_region(laid: Laid, occupied: int) -> None:
    t = Layout("babylonian", "sumerian", "akkadian")
    laid(t)
    assert t.scored().points(0).regions_vp == occupied


@rule("M6.16")
def test_several_empires_may_occupy_the_same_region() -> None:
    t = Layout("babylonian", "sumerian", "akkadian").put(0, "ram", X).put(1, "ram", X).settle(2, X).scored()
    assert [t.points(seat).regions_vp for seat in range(3)] == [1, 1, 1]


@rule("M6.16")
@pytest.mark.parametrize(
    ("laid", "met"),
    [
        (lambda t: t.settle(0, "r08").put(0, "ram", "r09").put(0, "archer", "r10").put(0, "archer", "r13", 2), False),
        (
            lambda t: t.settle(0, "r08", "r14").put(0, "ram", "r09").put(0, "archer", "r10").put(0, "archer", "r13"),
            True,
        ),
    ],
)
def test_occupied_regions_count_for_quests(laid: Laid, met: bool) -> None:
    t = Layout().quests(0, "q10").hold(0, food=1)
    laid(t)
    assert t.scored().points(0).quests_vp == (2 if met else 0)
