import pytest

from engine.assyria import data
from engine.assyria.assur import payouts
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, Table, rule


def assur_vp(t: Table) -> dict[int, int]:
    return {event.seat: event.vp for event in walk.told(t, "AssurScored")}


def to_the_draft(players: int) -> Table:
    t = Table.new(players=players, seed=3)
    walk.defaults_until(t, lambda t: t.kind == "draft")
    return t


@rule("A11.1")
def test_three_players_have_their_own_starting_spaces_and_market() -> None:
    t = Table.new(players=3, seed=3)
    assert (t.kind, t.options) == ("start", ["b5", "e2", "g6"])
    assert [len(column) for column in t.columns] == [2, 2, 2, 2]
    assert t.wells_left == 12
    assert t.plows_left == 0
    assert all(t.has_plow(seat) for seat in range(3))


@rule("A11.3")
def test_two_players_have_four_starting_spaces_and_three_columns() -> None:
    t = Table.new(players=2, seed=3)
    assert (t.kind, t.options) == ("start", ["b1", "b5", "e2", "e6"])
    assert [len(column) for column in t.columns] == [2, 2, 2]
    assert t.wells_left == 8
    assert t.plows_left == 0
    assert all(t.has_plow(seat) for seat in range(2))
    t.answer("e2").end()
    assert (t.kind, t.options) == ("start", ["b1", "b5", "e6"])


@rule("A11.1")
def test_three_players_draft_three_cards() -> None:
    t = to_the_draft(3)
    assert len(t.draft_cards) == 3
    walk.defaults_until(t, lambda t: t.kind == "harvest")
    assert [len(t.cards_of(seat)) for seat in range(3)] == [1, 1, 1]


@rule("A11.3")
def test_two_players_draft_two_cards() -> None:
    t = to_the_draft(2)
    assert len(t.draft_cards) == 2
    walk.defaults_until(t, lambda t: t.kind == "harvest")
    assert [len(t.cards_of(seat)) for seat in range(2)] == [1, 1]


@rule("A11.1", "A11.3")
@pytest.mark.parametrize(("players", "last", "beyond"), [(3, "h6", "i6"), (2, "f6", "g7")])
def test_the_board_ends_at_the_last_column_in_play(players: int, last: str, beyond: str) -> None:
    t = Table(players=players, order=range(players))
    t.put(RED, last)
    t.expand(RED)
    in_play = data.in_play(players)
    assert len(in_play) == {3: 51, 2: 38}[players]
    assert set(t.options) == {hex_ for hex_ in data.NEIGHBOURS[last] if hex_ in in_play}
    t.rejects(beyond, "hex_not_in_play")


@rule("A11.2", "AX27")
def test_ax27_two_of_three_score_in_reign_1() -> None:
    assert payouts([4, 3], 3, 3, 1) == [7, 3, 0]
    t = Table(players=3, turn=2, order=range(3))
    t.expansion(4, 3)
    t.assur(RED, middle=1).assur(BLUE, lower=1).assur(GREEN, upper=1)
    t.flood()
    assert assur_vp(t) == {GREEN: 7, RED: 3, BLUE: 0}
    assert t.vp_of(BLUE) == 0


@rule("A11.2")
@pytest.mark.parametrize("turn", [5, 8])
def test_three_of_three_score_in_later_reigns_without_a_bonus(turn: int) -> None:
    t = Table(players=3, turn=turn, order=range(3))
    t.expansion(3, 4, 2)
    t.assur(RED, middle=1).assur(BLUE, lower=1).assur(GREEN, upper=1)
    assert not t.bonus
    t.flood()
    assert assur_vp(t) == {GREEN: 9, RED: 5, BLUE: 2}


@rule("A11.4")
@pytest.mark.parametrize(("turn", "laid", "total"), [(2, (4, 3), 7), (5, (2, 3, 3), 8), (8, (4, 4, 2), 10)])
def test_with_two_players_no_bonus_card_counts(turn: int, laid: tuple[int, ...], total: int) -> None:
    t = Table(players=2, turn=turn, order=(RED, BLUE))
    t.expansion(*laid)
    t.assur(BLUE, lower=1)
    assert not t.bonus
    t.flood()
    assert t.vp_of(BLUE) == total


@rule("A11.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_assur_is_the_same_for_any_number_of_players(players: int) -> None:
    t = Table(players=players, turn=2, order=range(players))
    t.expansion(4, 3)
    t.assur(RED, upper=1, middle=3, lower=4)
    t.camels(RED, 8)
    t.act(RED)
    t.intrigue("lower")
    assert t.camels_of(RED) == 6
    t.undo()
    t.intrigue("middle")
    assert t.camels_of(RED) == 5
    t.rejects("intrigue.middle", "dignitary_full")
    t.intrigue("upper")
    assert t.camels_of(RED) == 1
    assert len(t.assur_at("upper")) == 2


@rule("A11.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gifts_and_the_cap_are_the_same_for_any_number_of_players(players: int) -> None:
    t = Table(players=players, turn=2, order=range(players))
    t.expansion(4, 3)
    t.assur(RED, upper=3, middle=1, lower=6)
    t.camels(RED, 5)
    t.flood()
    assert t.vp_of(RED) == 7 + 8
    assert t.has_plow(RED)
    assert t.camels_of(RED) == 10


@rule("A11.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("position", "vp"), [(1, 2), (3, 4), (6, 6), (7, 8)])
def test_offerings_are_the_same_for_any_number_of_players(players: int, position: int, vp: int) -> None:
    t = Table(players=players, turn=2, order=range(players))
    t.ziggurat(RED, "b5").ziggurat(RED, "d5")
    t.offering(RED, position)
    t.flood()
    assert t.vp_of(RED) == vp


@rule("A11.6", "A9.8", "AX28")
@pytest.mark.parametrize(
    ("turn", "laid", "first", "second"),
    [
        (2, (4, 3), 7, 0),
        (2, (4, 4), 8, 0),
        (5, (3, 3, 4), 10, 3),
        (5, (4, 2, 4), 10, 2),
        (8, (4, 3, 4), 11, 3),
        (8, (3, 2, 2), 7, 2),
    ],
)
def test_ax28_the_second_of_two_scores_the_lowest_card(
    turn: int, laid: tuple[int, ...], first: int, second: int
) -> None:
    reign = {2: 1, 5: 2, 8: 3}[turn]
    assert payouts(list(laid), 2, 2, reign) == [first, second]
    t = Table(players=2, turn=turn, order=(RED, BLUE))
    t.expansion(*laid)
    removed = list(t.expansion_removed)
    t.assur(RED, lower=1).assur(BLUE, middle=1)
    t.flood()
    assert assur_vp(t) == {BLUE: first, RED: second}
    assert [t.vp_of(seat) for seat in (RED, BLUE)] == [second, first]
    assert t.expansion_laid == []
    assert sorted(t.expansion_removed) == sorted([*removed, *laid])


@rule("A11.7", "AX28")
@pytest.mark.parametrize(("turn", "laid", "first"), [(2, (4, 3), 7), (5, (3, 3, 4), 10), (8, (2, 3, 4), 9)])
def test_ax28_without_a_hut_in_assur_the_second_gets_nothing(turn: int, laid: tuple[int, ...], first: int) -> None:
    t = Table(players=2, turn=turn, order=(RED, BLUE))
    t.expansion(*laid)
    t.assur(RED, lower=1)
    t.flood()
    assert assur_vp(t) == {RED: first}
    assert [t.vp_of(seat) for seat in (RED, BLUE)] == [first, 0]


@rule("A11.6", "A11.7")
@pytest.mark.parametrize("reign", [1, 2, 3])
def test_one_or_nobody_ranked_of_two(reign: int) -> None:
    cards = [4, 3] if reign == 1 else [3, 3, 4]
    assert payouts(cards, 1, 2, reign) == [sum(cards)]
    assert payouts(cards, 0, 2, reign) == []
