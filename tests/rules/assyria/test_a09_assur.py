from collections.abc import Sequence

import pytest

from engine.assyria.assur import payouts
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

Huts = Sequence[tuple[int, str]]


def assur(*huts: tuple[int, str], players: int = 4, turn: int = 2, laid: tuple[int, ...] = ()) -> Table:
    """Huts in Assur in the order they were put there, before the Flood of this turn."""
    t = Table(players=players, turn=turn, order=range(players))
    if laid:
        t.expansion(*laid)
    for seat, dignitary in huts:
        t.assur(seat, **{dignitary: 1})
    return t


def ranked(t: Table) -> list[int]:
    return [event.seat for event in sorted(walk.told(t, "AssurScored"), key=lambda event: event.rank)]


def assur_vp(t: Table) -> list[int]:
    return [event.vp for event in sorted(walk.told(t, "AssurScored"), key=lambda event: event.rank)]


@rule("A9.2")
@pytest.mark.parametrize(
    ("huts", "influence"),
    [
        (["upper"], 3),
        (["middle"], 2),
        (["lower"], 1),
        (["upper", "upper", "upper"], 9),
        (["middle", "middle", "middle", "middle"], 8),
        (["lower"] * 6, 6),
        (["upper", "upper", "lower"], 7),
        (["upper", "middle", "lower"], 6),
    ],
)
def test_influence_counts_three_two_and_one(huts: list[str], influence: int) -> None:
    t = assur(*((RED, dignitary) for dignitary in huts))
    t.flood()
    (scored,) = walk.told(t, "AssurScored")
    assert (scored.seat, scored.influence) == (RED, influence)


@rule("A9.3")
def test_more_influence_ranks_higher_whatever_the_number_of_huts() -> None:
    t = assur((BLUE, "upper"), (RED, "lower"), (RED, "lower"), (GREEN, "middle"), (GREEN, "middle"))
    t.flood()
    assert ranked(t) == [GREEN, BLUE, RED]


@rule("A9.3", "AX25")
def test_ax25a_more_huts_win_a_tie() -> None:
    t = assur((RED, "upper"), (BLUE, "middle"), (BLUE, "lower"))
    t.flood()
    assert ranked(t) == [BLUE, RED]


@rule("A9.3", "AX25")
def test_ax25b_the_highest_hut_wins_with_equal_huts() -> None:
    t = assur((BLUE, "middle"), (BLUE, "middle"), (RED, "upper"), (RED, "lower"))
    t.flood()
    assert ranked(t) == [RED, BLUE]


@rule("A9.3", "AX25")
@pytest.mark.parametrize("huts", [[(RED, "middle"), (BLUE, "middle")], [(BLUE, "middle"), (RED, "middle")]])
def test_ax25c_the_earlier_hut_on_a_dignitary_wins(huts: Huts) -> None:
    t = assur(*huts)
    t.flood()
    assert ranked(t) == [seat for seat, _ in huts]


@rule("A9.3")
@pytest.mark.parametrize(
    ("huts", "order"),
    [
        ([(BLUE, "lower"), (RED, "lower")], [BLUE, RED]),
        ([(RED, "upper"), (BLUE, "upper"), (BLUE, "lower"), (RED, "lower")], [RED, BLUE]),
        ([(BLUE, "upper"), (RED, "upper"), (RED, "lower"), (BLUE, "lower")], [BLUE, RED]),
        ([(GREEN, "lower"), (RED, "middle"), (BLUE, "middle"), (BLUE, "lower"), (RED, "lower")], [RED, BLUE, GREEN]),
        ([(BLUE, "lower"), (RED, "lower"), (RED, "lower"), (BLUE, "lower")], [BLUE, RED]),
        ([(YELLOW, "upper"), (GREEN, "upper"), (RED, "upper")], [YELLOW, GREEN, RED]),
        (
            [(RED, "upper"), (BLUE, "middle"), (BLUE, "middle"), (RED, "lower"), (GREEN, "lower"), (GREEN, "lower")],
            [RED, BLUE, GREEN],
        ),
    ],
)
def test_only_the_highest_single_hut_breaks_the_tie(huts: Huts, order: list[int]) -> None:
    t = assur(*huts)
    t.flood()
    assert ranked(t) == order


@rule("A9.3")
def test_the_turn_order_has_no_say_in_a_tie() -> None:
    t = Table(turn=2, order=(RED, GREEN, BLUE, YELLOW))
    t.assur(YELLOW, lower=1).assur(BLUE, lower=1).assur(RED, lower=1)
    t.flood()
    assert ranked(t) == [YELLOW, BLUE, RED]


@rule("A9.4")
@pytest.mark.parametrize("turn", [2, 5, 8])
def test_who_has_no_hut_in_assur_is_not_ranked(turn: int) -> None:
    t = assur((RED, "lower"), (YELLOW, "upper"), turn=turn)
    t.put(BLUE, "c3", "c4")
    t.flood()
    assert ranked(t) == [YELLOW, RED]
    assert t.vp_of(BLUE) == t.vp_of(GREEN) == 0


@rule("A9.5")
@pytest.mark.parametrize(
    ("players", "turn", "laid", "total"),
    [
        (4, 2, (4, 3), 7),
        (4, 5, (3, 2, 4), 13),
        (4, 8, (2, 3, 3), 12),
        (3, 2, (4, 2), 6),
        (3, 5, (3, 2, 4), 9),
        (3, 8, (3, 3, 3), 9),
        (2, 2, (4, 4), 8),
        (2, 5, (3, 3, 4), 10),
        (2, 8, (2, 2, 3), 7),
    ],
)
def test_all_cards_of_the_reign_count_and_the_bonus_with_four(
    players: int, turn: int, laid: tuple[int, ...], total: int
) -> None:
    t = assur((RED, "lower"), players=players, turn=turn, laid=laid)
    t.flood()
    assert t.vp_of(RED) == total


@rule("A9.6", "AX26")
def test_ax26_four_ranked_players_in_reign_2() -> None:
    assert payouts([3, 2, 4, 4], 4, 4, 2) == [13, 9, 5, 2]
    t = assur(
        (RED, "upper"),
        (BLUE, "middle"),
        (GREEN, "lower"),
        (YELLOW, "lower"),
        turn=5,
        laid=(3, 2, 4),
    )
    t.flood()
    assert ranked(t) == [RED, BLUE, GREEN, YELLOW]
    assert assur_vp(t) == [13, 9, 5, 2]
    assert t.vp_of(RED) == 13 + 1
    assert [t.vp_of(seat) for seat in (BLUE, GREEN, YELLOW)] == [9, 5, 2]


@rule("A9.6")
@pytest.mark.parametrize(
    ("cards", "ranked_players", "players", "reign", "expected"),
    [
        ([4, 3], 4, 4, 1, [7, 3, 0, 0]),
        ([4, 4], 2, 4, 1, [8, 4]),
        ([4, 2], 1, 4, 1, [6]),
        ([2, 4, 3], 3, 3, 2, [9, 5, 2]),
        ([3, 3, 3], 3, 3, 3, [9, 6, 3]),
        ([2, 2, 3, 4], 3, 4, 3, [11, 7, 4]),
        ([4, 4, 4, 4], 4, 4, 2, [16, 12, 8, 4]),
        ([2, 2, 3, 4], 0, 4, 3, []),
    ],
)
def test_the_highest_card_leaves_after_each_rank(
    cards: list[int], ranked_players: int, players: int, reign: int, expected: list[int]
) -> None:
    assert payouts(cards, ranked_players, players, reign) == expected


@rule("A9.6")
def test_later_players_score_nothing_when_the_cards_run_out() -> None:
    t = assur((RED, "upper"), (BLUE, "middle"), (GREEN, "lower"), (YELLOW, "lower"), turn=2, laid=(4, 2))
    t.flood()
    assert assur_vp(t) == [6, 2, 0, 0]
    assert t.vp_of(GREEN) == t.vp_of(YELLOW) == 0


@rule("A9.6", "AX16")
def test_ax16_pay_out_of_three_ranked_players() -> None:
    assert payouts([4, 4, 2], 3, 4, 2) == [10, 6, 2]
    t = assur(
        (RED, "upper"), (RED, "upper"), (RED, "lower"), (GREEN, "lower"), (GREEN, "lower"), (YELLOW, "middle"), turn=5
    )
    t.flood()
    told = sorted(walk.told(t, "AssurScored"), key=lambda event: event.rank)
    assert [(event.seat, event.influence) for event in told] == [(RED, 7), (GREEN, 2), (YELLOW, 2)]


@rule("A9.9", "A9.10", "A9.12", "A9.13", "AX17")
def test_ax17_dignitaries() -> None:
    t = assur(
        (RED, "upper"), (RED, "upper"), (RED, "lower"), (GREEN, "lower"), (GREEN, "lower"), (YELLOW, "middle"), turn=5
    )
    t.flood()
    (upper,) = walk.told(t, "UpperRewarded")
    assert (upper.seat, upper.huts, upper.vp) == (RED, 2, 4)
    assert [t.camels_of(seat) for seat in (RED, BLUE, GREEN, YELLOW)] == [1, 0, 2, 0]
    assert [t.has_plow(seat) for seat in (RED, BLUE, GREEN, YELLOW)] == [False, False, False, True]
    assert [t.stock_of(seat)["huts"] for seat in (RED, BLUE, GREEN, YELLOW)] == [10, 10, 10, 10]
    assert t.assur_at("upper") == t.assur_at("middle") == t.assur_at("lower") == []


@rule("A9.7", "AX29")
def test_ax29_cards_left_over_are_removed_unscored() -> None:
    assert payouts([3, 2, 4, 4], 2, 4, 2) == [13, 9]
    t = assur((RED, "upper"), (BLUE, "lower"), turn=5, laid=(3, 2, 4))
    removed = list(t.expansion_removed)
    t.flood()
    assert assur_vp(t) == [13, 9]
    assert t.expansion_laid == []
    assert sorted(t.expansion_removed) == sorted([*removed, 3, 2, 4])
    assert not t.bonus


@rule("A9.7", "AX29")
def test_ax29_with_nobody_ranked_nobody_scores() -> None:
    t = assur(turn=5, laid=(3, 2, 4))
    removed = list(t.expansion_removed)
    t.flood()
    assert walk.told(t, "AssurScored") == []
    assert [t.vp_of(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert sorted(t.expansion_removed) == sorted([*removed, 3, 2, 4])


@rule("A9.7")
def test_the_bonus_card_returns_for_reign_3() -> None:
    t = assur((RED, "upper"), (BLUE, "lower"), turn=5, laid=(3, 2, 4))
    t.end_turn()
    assert t.bonus
    assert t.reign == 3
    assert len(t.expansion_laid) == 1


@rule("A9.9")
@pytest.mark.parametrize(("huts", "vp"), [(1, 1), (2, 4), (3, 8)])
def test_upper_huts_score_one_four_or_eight(huts: int, vp: int) -> None:
    t = Table(turn=2)
    t.expansion(4, 3)
    t.assur(RED, upper=huts)
    t.flood()
    (rewarded,) = walk.told(t, "UpperRewarded")
    assert (rewarded.seat, rewarded.huts, rewarded.vp) == (RED, huts, vp)
    assert t.vp_of(RED) == 7 + vp


@rule("A9.9")
def test_upper_huts_score_for_each_player_apart() -> None:
    t = Table(turn=2)
    t.expansion(4, 2)
    t.assur(RED, upper=2).assur(BLUE, upper=1)
    t.flood()
    assert [t.vp_of(seat) for seat in (RED, BLUE)] == [6 + 4, 2 + 1]


@rule("A9.10", "AX36")
@pytest.mark.parametrize("huts", [1, 2, 4])
@pytest.mark.parametrize("held", [True, False])
def test_ax36_a_middle_hut_gives_one_plow_to_who_has_none(huts: int, held: bool) -> None:
    t = Table(turn=2)
    t.cards(RED, *(["plow"] if held else []))
    left = t.plows_left
    t.assur(RED, middle=huts)
    t.flood()
    assert t.has_plow(RED)
    assert t.plows_left == (left if held else left - 1)
    assert ("PlowGiven" in t.events) == (not held)


@rule("A9.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_plow_for_everybody_with_a_middle_hut(players: int) -> None:
    t = Table(players=players, turn=2, order=range(players))
    for seat in range(players):
        t.assur(seat, middle=1)
    t.flood()
    assert all(t.has_plow(seat) for seat in range(players))
    assert t.plows_left == 0


@rule("A9.12", "AX22")
@pytest.mark.parametrize(("camels", "huts", "after"), [(0, 1, 1), (0, 6, 6), (3, 4, 7), (9, 3, 10), (10, 2, 10)])
def test_ax22_a_lower_hut_gives_a_camel_up_to_ten(camels: int, huts: int, after: int) -> None:
    t = Table(turn=2)
    t.camels(RED, camels)
    t.assur(RED, lower=huts)
    t.flood()
    assert t.camels_of(RED) == after


@rule("A9.13")
def test_all_huts_return_from_assur() -> None:
    t = Table(turn=2)
    t.put(RED, "c6")
    t.assur(RED, upper=1, middle=2, lower=3)
    t.assur(BLUE, upper=1, lower=3)
    t.flood()
    assert t.assur_at("upper") == t.assur_at("middle") == t.assur_at("lower") == []
    assert t.stock_of(RED)["huts"] == 9
    assert t.stock_of(BLUE)["huts"] == 10
