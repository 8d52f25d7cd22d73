import re
from itertools import pairwise

import pytest

from engine.assyria import data
from tests.rules.assyria.table import BLUE, RED, Table, rule

MAP = """
A1 P.         C1 S.         E1 G.         G1 P.         I1 D.
       B1 B.         D1 B.         F1 S.         H1 S.         J1 B.
A2 D.         C2 D~         E2 D.         G2 B.         I2 P.
       B2 S~         D2 P~         F2 G~         H2 G.         J2 D.
A3 G~         C3 G+         E3 B~         G3 D~         I3 S~
       B3 P+         D3 D+         F3 P+         H3 P~         J3 G~
A4 S+         C4 B+         E4 G+         G4 S+         I4 B+
       B4 G=         D4 P=         F4 D+         H4 G+         J4 S+
A5 B=         C5 D=         E5 S=         G5 B=         I5 D=
       B5 S.         D5 G.         F5 P=         H5 S=         J5 B=
A6 G.         C6 B.         E6 B.         G6 G.         I6 G.
       B6 P.         D6 P.         F6 D.         H6 D.         J6 S.
              C7 D.         E7 S.         G7 P.         I7 P.
"""
FOODS = {"G": "grape", "P": "palm", "S": "salt", "B": "barley", "D": "date"}
TERRAINS = {".": "outside", "~": "river1", "+": "between", "=": "river2"}
PRINTED = {
    name.lower(): (FOODS[food], TERRAINS[terrain])
    for name, food, terrain in re.findall(r"([A-J][1-7]) ([GPSBD])([.~+=])", MAP)
}
SIZES = {"a": 6, "b": 6, "c": 7, "d": 6, "e": 7, "f": 6, "g": 7, "h": 6, "i": 7, "j": 6}
LAST_COLUMN = {4: "j", 3: "h", 2: "f"}
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def axial(name: str) -> tuple[int, int]:
    q = ord(name[0]) - ord("a")
    return q, int(name[1:]) - 1 - q // 2


AT = {axial(name): name for name in PRINTED}


def around(name: str) -> set[str]:
    q, r = axial(name)
    return {AT[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in AT}


def corners(players: int) -> set[str]:
    found = set()
    for q, r in AT:
        for t in (1, -1):
            three = [(q, r), (q + t, r), (q + t, r - t)]
            if all(at in AT and AT[at][0] <= LAST_COLUMN[players] for at in three):
                found.add("-".join(sorted(AT[at] for at in three)))
    return found


@rule("A3.1")
def test_the_board_has_64_hexes_in_ten_columns() -> None:
    assert len(PRINTED) == 64
    assert set(data.HEXES) == {f"{column}{rank + 1}" for column, size in SIZES.items() for rank in range(size)}


@rule("A3.1", "A3.2")
def test_names_follow_from_the_coordinates() -> None:
    assert {name: (row.q, row.r) for name, row in data.HEXES.items()} == {name: axial(name) for name in PRINTED}
    for row in data.HEXES.values():
        assert row.id == f"{'abcdefghij'[row.q]}{row.r + row.q // 2 + 1}"


@rule("A3.2")
@pytest.mark.parametrize("name", PRINTED)
def test_the_neighbours_of_a_hex(name: str) -> None:
    assert set(data.NEIGHBOURS[name]) == around(name)
    assert len(data.NEIGHBOURS[name]) == len(around(name))


@rule("A3.1", "A3.2")
@pytest.mark.parametrize(
    ("site", "neighbours"),
    [
        ("d3", ["c3", "c4", "d2", "d4", "e3", "e4"]),
        ("e4", ["d3", "d4", "e3", "e5", "f3", "f4"]),
        ("a1", ["a2", "b1"]),
        ("c1", ["b1", "c2", "d1"]),
        ("c7", ["b6", "c6", "d6"]),
        ("j6", ["i6", "i7", "j5"]),
        ("j1", ["i1", "i2", "j2"]),
        ("a6", ["a5", "b5", "b6"]),
    ],
)
def test_huts_may_be_placed_on_exactly_the_hexes_around_a_lone_site(site: str, neighbours: list[str]) -> None:
    t = Table()
    t.ziggurat(RED, site)
    t.expand(RED)
    assert t.options == neighbours


@rule("A3.3")
@pytest.mark.parametrize("name", PRINTED)
def test_a_hex_has_the_printed_food_and_terrain(name: str) -> None:
    assert (data.HEXES[name].food, data.HEXES[name].terrain) == PRINTED[name]


@rule("A3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hexes_in_play(players: int) -> None:
    assert list(data.in_play(players)) == [name for name in data.HEXES if name[0] <= LAST_COLUMN[players]]


@rule("A3.4")
@pytest.mark.parametrize(
    ("players", "site", "outside"), [(3, "h4", ("i4", "i5")), (3, "h6", ("i6", "i7")), (2, "f1", ("g1", "g2"))]
)
def test_a_hex_outside_the_limit_does_not_exist(players: int, site: str, outside: tuple[str, str]) -> None:
    t = Table(players=players)
    t.ziggurat(RED, site)
    t.expand(RED)
    for beyond in outside:
        assert beyond not in t.options
        t.rejects(beyond, "hex_not_in_play")
    t = Table(players=players + 1)
    t.ziggurat(RED, site)
    t.expand(RED)
    assert set(outside) <= set(t.options)


@rule("A3.4")
@pytest.mark.parametrize("name", ["k1", "a0", "a7", "b7", "c8", "hut", ""])
def test_an_unknown_hex_is_refused(name: str) -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.expand(RED)
    t.rejects(name, "unknown_hex")


@rule("A3.5")
@pytest.mark.parametrize(
    ("players", "terrains"),
    [
        (4, {"outside": 32, "between": 12, "river1": 10, "river2": 10}),
        (3, {"outside": 25, "between": 10, "river1": 8, "river2": 8}),
        (2, {"outside": 18, "between": 8, "river1": 6, "river2": 6}),
    ],
)
def test_the_terrains_in_play(players: int, terrains: dict[str, int]) -> None:
    here: list[str] = [data.HEXES[name].terrain for name in data.in_play(players)]
    assert {terrain: here.count(terrain) for terrain in terrains} == terrains
    assert len(here) == sum(terrains.values())


@rule("A3.5")
@pytest.mark.parametrize(
    ("players", "foods"),
    [
        (4, {"grape": 13, "palm": 13, "salt": 13, "barley": 12, "date": 13}),
        (3, {"grape": 11, "palm": 11, "salt": 10, "barley": 9, "date": 10}),
        (2, {"grape": 8, "palm": 8, "salt": 7, "barley": 7, "date": 8}),
    ],
)
def test_the_foods_in_play(players: int, foods: dict[str, int]) -> None:
    here = [data.HEXES[name].food for name in data.in_play(players)]
    assert {food: here.count(food) for food in foods} == foods


@rule("A3.5", "A3.8")
@pytest.mark.parametrize(("players", "legal"), [(4, 58), (3, 44), (2, 31)])
def test_the_number_of_corners_legal_for_wells(players: int, legal: int) -> None:
    assert len(set(data.well_corners(players))) == len(data.well_corners(players)) == legal
    assert data.COUNTS[players].legal_well_corners == legal


@rule("A3.6")
def test_no_two_adjacent_hexes_carry_the_same_food() -> None:
    for name, neighbours in data.NEIGHBOURS.items():
        assert data.HEXES[name].food not in {data.HEXES[other].food for other in neighbours}


@rule("A3.6")
@pytest.mark.parametrize(("terrain", "apart"), [("between", "outside"), ("river1", "river2")])
def test_these_terrains_never_touch(terrain: str, apart: str) -> None:
    for name, neighbours in data.NEIGHBOURS.items():
        if data.HEXES[name].terrain == terrain:
            assert apart not in {data.HEXES[other].terrain for other in neighbours}


@rule("A3.6")
@pytest.mark.parametrize("river", ["river1", "river2"])
def test_each_river_is_a_chain_with_one_hex_in_each_column(river: str) -> None:
    chain = [name for name, row in data.HEXES.items() if row.terrain == river]
    assert [name[0] for name in chain] == list(SIZES)
    for name, following in pairwise(chain):
        assert following in data.NEIGHBOURS[name]


@rule("A3.7")
@pytest.mark.parametrize(("players", "number"), [(4, 98), (3, 76), (2, 54)])
def test_the_corners_of_the_board(players: int, number: int) -> None:
    assert len(data.corners(players)) == number
    assert set(data.corners(players)) == corners(players)


@rule("A3.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_corner_is_named_by_its_three_hexes_in_alphabetical_order(players: int) -> None:
    for corner in data.corners(players):
        first, second, third = data.hexes_of(corner)
        assert first < second < third
        assert corner == f"{first}-{second}-{third}"
        assert second in around(first)
        assert third in around(first) & around(second)


@rule("A3.7")
@pytest.mark.parametrize("name", ["c2-c1-d1", "d1-c1-c2", "c1-d1-c2"])
def test_another_spelling_of_a_corner_is_no_corner(name: str) -> None:
    t = Table()
    t.put(RED, "c1", "c2", "d1")
    t.wells(RED)
    t.rejects(name, "bad_corner")


@rule("A3.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_corner_is_legal_for_a_well_when_none_of_its_hexes_is_between(players: int) -> None:
    legal = {c for c in corners(players) if all(PRINTED[name][1] != "between" for name in c.split("-"))}
    assert set(data.well_corners(players)) == legal


@rule("A3.8")
@pytest.mark.parametrize("corner", ["c2-d1-d2", "a2-a3-b2", "d4-d5-e5", "a5-a6-b5"])
def test_a_well_may_touch_river_hexes(corner: str) -> None:
    t = Table()
    t.put(RED, *corner.split("-"))
    t.wells(RED)
    t.answer(corner)
    assert t.wells_built == [corner]


@rule("A3.8")
@pytest.mark.parametrize("corner", ["c2-c3-d2", "b2-c2-c3", "b3-c3-c4", "c3-d2-d3", "c4-c5-d4", "a4-b3-b4"])
def test_a_well_may_not_touch_a_between_hex(corner: str) -> None:
    t = Table()
    t.put(RED, *corner.split("-")).put(RED, "i6", "i7", "j6")
    t.wells(RED)
    assert t.options == ["i6-i7-j6", "done"]
    t.rejects(corner, "corner_between_rivers")


@rule("A3.9")
@pytest.mark.parametrize("name", ["a1-a2", "a1-b1", "c1", "a1-b1-c1", "a1-a2-a3", "c1-c2-d1-d2"])
def test_hexes_that_do_not_meet_in_threes_form_no_corner(name: str) -> None:
    assert name not in data.corners(4)
    t = Table()
    t.put(RED, "a1", "a2", "a3", "b1", "c1", "c2", "d1", "d2")
    t.wells(RED)
    t.rejects(name, "bad_corner")


@rule("A3.9")
@pytest.mark.parametrize(("players", "corner"), [(2, "f1-f2-g2"), (2, "f5-f6-g6"), (3, "h1-h2-i2"), (3, "h5-h6-i6")])
def test_a_corner_reaching_beyond_the_limit_is_none(players: int, corner: str) -> None:
    assert corner in data.corners(players + 1)
    assert corner not in data.corners(players)
    t = Table(players=players)
    t.put(RED, "c1", "c2", "d1", *corner.split("-")[:2]).put(BLUE, "a1")
    t.wells(RED)
    assert t.options == ["c1-c2-d1", "done"]
    t.rejects(corner, "bad_corner")
