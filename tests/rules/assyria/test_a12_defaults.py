import random

import pytest

from engine.assyria import data
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, RED, Table, rule


@rule("A12.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_absent_player_takes_the_first_space_card_and_column(players: int) -> None:
    t = Table.new(players=players, seed=8)
    free = list(data.COUNTS[players].start_hexes)
    while t.kind in ("start", "end"):
        if t.kind == "start":
            assert t.default == free.pop(0)
        walk.give_default(t)
    assert t.kind == "draft"
    while t.kind in ("draft", "end"):
        if t.kind == "draft":
            assert t.default == t.options[0]
        walk.give_default(t)
    free_columns = [str(number) for number in range(1, players + 2)]
    while t.kind in ("harvest", "end") and t.phase == "agriculture":
        if t.kind == "harvest":
            assert t.default == free_columns.pop(0)
        walk.give_default(t)
    assert len(free_columns) == 1


@rule("A12.4")
def test_the_absent_player_takes_the_leftmost_free_column() -> None:
    t = Table()
    t.market(("date1", "salt1"), ("grape1", "palm2"), ("barley2", "grape3"), ("palm3", "joker"), ("joker", "date2"))
    t.harvest()
    assert t.default == "1"
    t.answer("1").end()
    assert t.default == "2"
    t.answer("3").end()
    assert t.default == "2"


@rule("A12.4")
def test_the_absent_player_places_on_the_first_hex() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b5")
    t.expand(RED)
    assert t.kind == "hut"
    assert t.default == "a5"
    walk.give_default(t)
    assert t.default == "a4"


@rule("A12.4")
def test_the_absent_player_feeds_the_first_huts_with_the_first_card() -> None:
    t = Table()
    t.put(RED, "c6", "d1", "e6", "c5", "d3")
    t.cards(RED, "barley2", "date1", "joker")
    t.supply(RED)
    assert (t.kind, t.default) == ("feed", "barley2")
    walk.give_default(t)
    assert (t.kind, t.default) == ("feed.huts", ("c6", "d1"))


@rule("A12.4")
def test_the_absent_player_plays_cards_in_order_even_if_a_hut_starves() -> None:
    t = Table()
    t.put(RED, "b3", "c3")
    t.cards(RED, "palm1", "joker", "plow")
    t.cards(BLUE, "grape1")
    t.supply(RED)
    assert t.kind == "feed"
    assert t.default == "palm1"


@rule("A12.4")
def test_the_absent_player_builds_no_well_and_does_nothing() -> None:
    t = Table()
    t.put(RED, "c1", "c2", "d1")
    t.wells(RED)
    assert (t.kind, t.default) == ("well", "done")
    t = Table()
    t.put(RED, "c1")
    t.camels(RED, 10)
    t.act(RED)
    assert (t.kind, t.default) == ("action", "done")
    t.intrigue("lower")
    assert (t.kind, t.default) == ("action", "done")


@rule("A12.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_of_absent_players_ends(players: int, seed: int) -> None:
    t = Table.new(players=players, seed=seed)
    walk.defaults_until(t, lambda t: t.over)
    assert t.turn == 8
    assert sorted(seat for seats in t.ranking for seat in seats) == list(range(players))


@rule("A12.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_has_the_default_of_its_kind(players: int) -> None:
    rng = random.Random(players)
    t = Table.new(players=players, seed=players)
    while not t.over:
        if t.kind in ("action", "well"):
            assert t.default == "done"
        elif t.kind == "feed.huts":
            assert t.default == tuple(t.options[: t.limits[0]])
        elif t.kind == "feed":
            assert t.default == next(option for option in t.options if option != "plan")
        else:
            assert t.default == t.options[0]
        t.answer(walk.keen_answer(t, rng))


@rule("A12.4")
@pytest.mark.parametrize("seed", range(6))
def test_absent_players_finish_a_match_from_anywhere(seed: int) -> None:
    rng = random.Random(seed)
    t = Table.new(players=2 + seed % 3, seed=seed)
    for _ in range(rng.randrange(10, 120)):
        if not t.over:
            t.answer(walk.keen_answer(t, rng))
    walk.defaults_until(t, lambda t: t.over)
    assert t.turn == 8
