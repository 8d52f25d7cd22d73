import pytest

from engine.after_the_flood import data
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SUMER = ("sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur", "eridu")
OTHERS = (
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
    "dilmun",
)
NEIGHBOURS = {
    "sippar": {"amorites", "assyria", "babylon"},
    "babylon": {"amorites", "assyria", "sippar", "kassites", "nippur", "shuruppak"},
    "nippur": {"babylon", "kassites", "guti", "umma", "shuruppak"},
    "shuruppak": {"babylon", "nippur", "umma", "uruk"},
    "umma": {"nippur", "guti", "elam", "lagash", "ur", "uruk", "shuruppak"},
    "uruk": {"shuruppak", "umma", "ur"},
    "ur": {"uruk", "umma", "lagash", "eridu"},
    "lagash": {"umma", "elam", "eridu", "ur"},
    "eridu": {"ur", "lagash"},
    "hittites": {"mittani", "amorites"},
    "mittani": {"hittites", "amorites", "assyria"},
    "amorites": {"egypt", "hittites", "mittani", "assyria", "sippar", "babylon"},
    "assyria": {"amorites", "mittani", "kassites", "sippar", "babylon"},
    "kassites": {"assyria", "babylon", "nippur"},
    "guti": {"nippur", "umma"},
    "elam": {"umma", "lagash"},
    "egypt": {"amorites"},
}
ARROWS = {"akkad": "babylon", "isin": "shuruppak", "larsa": "uruk", "chaldea": "ur"}
NOT_ADJACENT = (
    ("kassites", "guti"),
    ("guti", "elam"),
    ("elam", "eridu"),
    ("egypt", "babylon"),
    ("egypt", "akkad"),
    ("mittani", "kassites"),
    ("hittites", "assyria"),
    ("sippar", "kassites"),
    ("sippar", "nippur"),
    ("nippur", "uruk"),
    ("uruk", "lagash"),
    ("shuruppak", "ur"),
    ("dilmun", "eridu"),
)
OFFERS = {
    "hittites": {"metal"},
    "mittani": {"wood", "metal"},
    "amorites": {"wood", "oil"},
    "kassites": {"lapis"},
    "egypt": {"gold"},
    "elam": {"metal"},
    "chaldea": {"oil"},
    "dilmun": {"wood", "metal", "oil", "gold"},
}
END_VP = {
    "hittites": 3,
    "mittani": 3,
    "amorites": 4,
    "kassites": 4,
    "egypt": 4,
    "elam": 3,
    "chaldea": 3,
    "dilmun": 2,
    "assyria": 2,
    "guti": 2,
    "akkad": 0,
    "isin": 0,
    "larsa": 0,
}
EMPIRES = (
    (1, "t1-akkad", "akkad", 10),
    (1, "t1-guti", "guti", 8),
    (1, "t1-sumer", "any_sumer", 3),
    (2, "t2-amorites", "amorites", 10),
    (2, "t2-isin", "isin", 5),
    (2, "t2-larsa", "larsa", 5),
    (3, "t3-mittani", "mittani", 10),
    (3, "t3-egypt", "egypt", 5),
    (3, "t3-sumer", "any_sumer", 3),
    (4, "t4-hittites", "hittites", 10),
    (4, "t4-kassites", "kassites", 10),
    (4, "t4-egypt", "egypt", 10),
    (5, "t5-elam", "elam", 8),
    (5, "t5-assyria", "assyria", 12),
    (5, "t5-chaldea", "chaldea", 8),
)
HOMES = {"akkad": (1, "t1-akkad"), "isin": (2, "t2-isin"), "larsa": (2, "t2-larsa"), "chaldea": (5, "t5-chaldea")}


def invading_from(area: str) -> Table:
    turn, empire = HOMES.get(area, (1, "t1-guti"))
    t = Table(turn=turn)
    t.empire(RED, empire)
    t.available(RED, armies=3)
    t.armies(area, RED, 1)
    t.act(RED)
    return t.answer("expand").answer("invade")


@rule("F2.1", "F2.2", "F2.3")
def test_the_map_has_the_nine_sumer_and_thirteen_other_areas() -> None:
    assert {area.id for area in data.AREAS.values() if area.kind == "sumer"} == set(SUMER)
    assert {area.id for area in data.AREAS.values() if area.kind == "other"} == set(OTHERS)
    assert len(data.AREAS) == 22
    assert (set(data.SUMER), set(data.OTHERS)) == (set(SUMER), set(OTHERS))


@rule("F2.2", "F2.11")
def test_cities_can_be_built_in_the_nine_sumer_areas_only() -> None:
    t = Table()
    t.act(RED)
    t.answer("build")
    assert set(t.options) == set(SUMER)


@rule("F2.3", "F2.11")
def test_workers_can_be_placed_in_the_thirteen_other_areas_and_never_in_sumer() -> None:
    t = Table()
    t.hand(RED, grain=1, textile=1)
    t.available(RED, workers=5)
    t.act(RED)
    t.answers("place", "textile")
    assert {place for place in t.options if place in data.AREAS} == set(OTHERS)


@rule("F2.4")
def test_there_are_31_borders_and_they_are_the_printed_ones() -> None:
    printed = {frozenset((one, other)) for one, others in NEIGHBOURS.items() for other in others}
    assert len(printed) == len(data.BORDERS) == 31
    assert {frozenset(border) for border in data.BORDERS} == printed


@rule("F2.4")
@pytest.mark.parametrize("area", [area for area in NEIGHBOURS if area != "egypt"])
def test_an_army_can_invade_exactly_the_neighbours_of_its_area(area: str) -> None:
    t = invading_from(area)
    assert t.kind == "expand.area"
    assert set(t.options) == NEIGHBOURS[area]


@rule("F2.4")
def test_the_only_way_out_of_egypt_leads_to_the_amorites() -> None:
    assert invading_from("egypt").armies_at("amorites") == (RED, 1)


@rule("F2.5")
def test_there_are_the_four_printed_arrows() -> None:
    assert dict(data.ARROWS) == ARROWS
    assert len(data.ARROWS) == 4


@rule("F2.5")
@pytest.mark.parametrize(("start", "end"), ARROWS.items())
def test_an_arrow_is_the_only_way_out_of_its_area(start: str, end: str) -> None:
    assert invading_from(start).armies_at(end) == (RED, 1)


@rule("F2.5")
@pytest.mark.parametrize(("start", "end"), ARROWS.items())
def test_an_arrow_cannot_be_followed_backwards(start: str, end: str) -> None:
    t = invading_from(end)
    assert start not in t.options
    t.rejects(start)


@rule("F2.6")
def test_dilmun_has_no_border_and_no_arrow_and_admits_no_army() -> None:
    assert all("dilmun" not in link for link in (*data.BORDERS, *data.ARROWS))
    assert data.AREAS["dilmun"].army_entry == "never"


@rule("F2.6")
def test_dilmun_cannot_be_invaded_from_anywhere() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.available(RED, armies=3)
    for area in ("eridu", "elam", "lagash", "ur"):
        t.armies(area, RED, 1)
    t.act(RED)
    t.answers("expand", "invade")
    assert "dilmun" not in t.options
    t.rejects("dilmun")


@rule("F2.7")
@pytest.mark.parametrize(("one", "other"), NOT_ADJACENT)
def test_areas_that_look_adjacent_but_are_not_share_no_border(one: str, other: str) -> None:
    links = {frozenset(link) for link in (*data.BORDERS, *data.ARROWS)}
    assert frozenset((one, other)) not in links


@rule("F2.7")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (one, other)
        for pair in NOT_ADJACENT
        for one, other in (pair, pair[::-1])
        if one not in ("egypt", "akkad", "dilmun")
    ],
)
def test_an_area_that_only_looks_adjacent_cannot_be_invaded(one: str, other: str) -> None:
    invading_from(one).rejects(other)


@rule("F2.8")
@pytest.mark.parametrize("area", OFFERS)
def test_an_area_offers_exactly_its_printed_resources(area: str) -> None:
    t = Table()
    t.workers(area, RED, 5)
    t.workers("tool_makers", RED, 1)
    t.hand(RED, grain=1, metal=1, textile=1, tool=1, oil=1, gold=1)
    t.act(RED)
    t.answer("trade")
    assert set(t.options) == {f"{area}.{resource}" for resource in OFFERS[area]} | {"tool"}
    assert set(data.AREAS[area].offers) == OFFERS[area]


@rule("F2.8")
@pytest.mark.parametrize("area", ["assyria", "guti", "akkad", "isin", "larsa"])
def test_an_area_without_offers_allows_no_trade(area: str) -> None:
    t = Table()
    t.workers(area, RED, 5)
    t.hand(RED, grain=1, metal=1, textile=1, tool=1, oil=1, gold=1)
    t.act(RED)
    assert "trade" not in t.options


@rule("F2.8")
@pytest.mark.parametrize("area", SUMER)
def test_a_sumer_area_offers_nothing_and_has_no_end_points(area: str) -> None:
    assert data.AREAS[area].offers == ()
    assert data.AREAS[area].end_vp == 0


@rule("F2.8")
@pytest.mark.parametrize("area", SUMER)
def test_an_army_in_sumer_does_not_trade(area: str) -> None:
    t = Table()
    t.empire(RED, "t1-sumer")
    t.armies(area, RED, 2)
    t.hand(RED, grain=1, metal=1, textile=1, tool=1, oil=1, gold=1)
    t.act(RED)
    assert "trade" not in t.options


@rule("F2.8")
@pytest.mark.parametrize(("area", "points"), END_VP.items())
def test_the_majority_in_an_area_scores_its_printed_points(area: str, points: int) -> None:
    t = Table(turn=5)
    t.workers(area, RED, 1)
    t.final()
    assert t.vp_of(RED) == points
    assert data.AREAS[area].end_vp == points


@rule("F2.9")
def test_there_are_four_worker_boxes_two_of_which_have_a_used_half() -> None:
    assert {box.id: (box.produces, box.used_half) for box in data.BOXES.values()} == {
        "irrigation": ("grain", False),
        "weaving": ("textile", False),
        "scribes": ("", True),
        "tool_makers": ("", True),
    }


@rule("F2.9")
@pytest.mark.parametrize(
    ("box", "points"),
    [
        ("irrigation", 3),
        ("weaving", 4),
        ("scribes", 0),
        ("used_scribes", 0),
        ("tool_makers", 0),
        ("used_tool_makers", 0),
    ],
)
def test_the_majority_in_a_box_scores_its_printed_points(box: str, points: int) -> None:
    t = Table(turn=5)
    t.workers(box, RED, 1)
    t.final()
    assert t.vp_of(RED) == points


@rule("F2.9")
@pytest.mark.parametrize(("box", "hand"), [("irrigation", {"grain": 6}), ("weaving", {"textile": 3}), ("scribes", {})])
def test_irrigation_gives_grain_weaving_textiles_and_scribes_nothing(box: str, hand: dict[str, int]) -> None:
    t = Table(turn=3)
    t.workers(box, RED, 1)
    t.phase1()
    assert t.hand_of(RED) == hand


@rule("F2.10")
def test_a_third_army_is_refused_in_an_area() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.available(RED, armies=5)
    t.armies("guti", RED, 2)
    t.armies("umma", RED, 1)
    t.armies("nippur", RED, 1)
    t.act(RED)
    t.answers("expand", "reinforce")
    assert set(t.options) == {"umma", "nippur"}
    t.rejects("guti")


@rule("F2.10")
def test_an_attacker_stays_out_of_an_area_as_long_as_a_defender_is_there() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.available(RED, armies=5)
    t.armies("guti", RED, 1)
    t.empire(PURPLE, "t1-akkad")
    t.armies("umma", PURPLE, 2)
    t.act(RED)
    t.dice(6, 6, 6, 5)
    t.answers("expand", "invade", "umma", "roll")
    assert t.armies_at("umma") == (PURPLE, 1)
    t.answer("roll")
    assert t.armies_at("umma") == (RED, 1)


@rule("F2.11")
@pytest.mark.parametrize("owner", [RED, PURPLE])
def test_a_sumer_area_with_a_city_takes_no_second_one(owner: int) -> None:
    t = Table()
    t.city("ur", owner)
    t.act(RED)
    t.answer("build")
    assert set(t.options) == set(SUMER) - {"ur"}
    t.rejects("ur")


@rule("F2.11")
@pytest.mark.parametrize("area", OTHERS)
def test_a_non_sumer_area_holds_any_number_of_workers_of_all_players(area: str) -> None:
    t = Table()
    t.hand(RED, lapis=1, grain=1)
    t.available(RED, workers=5)
    t.workers(area, RED, 12)
    t.workers(area, PURPLE, 13)
    t.workers(area, GREEN, 14)
    t.act(RED)
    t.answers("place", "lapis", area, 5)
    assert [t.workers_at(area, seat) for seat in (RED, PURPLE, GREEN)] == [17, 13, 14]


@rule("F2.12")
@pytest.mark.parametrize(
    ("received", "given"),
    [
        ("dilmun.wood", {"grain", "textile", "tool"}),
        ("dilmun.metal", {"grain", "textile", "tool"}),
        ("dilmun.oil", {"textile", "tool"}),
        ("dilmun.gold", {"textile", "tool", "oil"}),
        ("kassites.lapis", {"tool", "gold", "oil"}),
    ],
)
def test_a_resource_is_received_for_exactly_the_ones_of_the_trade_table(received: str, given: set[str]) -> None:
    t = Table()
    t.workers("dilmun", RED, 4)
    t.workers("kassites", RED, 1)
    t.hand(RED, grain=1, wood=1, metal=1, textile=1, tool=1, oil=1, gold=1, lapis=1)
    t.act(RED)
    t.answers("trade", received)
    assert t.kind == "trade.give"
    assert set(t.options) == given
    assert set(data.TRADE[received.split(".")[1]]) == given


@rule("F2.13")
@pytest.mark.parametrize(
    ("workers", "grain", "textiles"),
    [
        ((1, 1, 1), [5, 5, 5], [3, 3, 3]),
        ((2, 2, 1), [6, 6, 4], [3, 3, 2]),
        ((2, 1, 1), [6, 4, 4], [3, 2, 2]),
        ((3, 2, 1), [6, 4, 3], [3, 2, 1]),
    ],
)
def test_each_row_of_the_production_table(workers: tuple[int, int, int], grain: list[int], textiles: list[int]) -> None:
    t = Table(turn=3)
    for seat, count in zip((RED, PURPLE, GREEN), workers, strict=True):
        t.workers("irrigation", seat, count)
        t.workers("weaving", seat, count)
    t.phase1()
    assert [t.hand_of(seat)["grain"] for seat in (RED, PURPLE, GREEN)] == grain
    assert [t.hand_of(seat)["textile"] for seat in (RED, PURPLE, GREEN)] == textiles


@rule("F2.14")
@pytest.mark.parametrize(
    ("luxuries", "points"),
    [
        ((), 4),
        (("oil",), 7),
        (("tool", "lapis"), 10),
        (("tool", "oil", "gold"), 14),
        (("tool", "oil", "gold", "lapis"), 20),
    ],
)
def test_a_city_expansion_scores_by_the_number_of_luxuries(luxuries: tuple[str, ...], points: int) -> None:
    t = Table()
    t.city("ur", RED)
    t.hand(RED, wood=2, tool=1, oil=1, gold=1, lapis=1)
    t.end_actions()
    t.answer("ur").answer(luxuries)
    assert t.vp_of(RED) == points


@rule("F2.15")
@pytest.mark.parametrize(
    ("turn", "year", "decline"),
    [(1, 2500, False), (2, 2150, True), (3, 1800, False), (4, 1450, True), (5, 1100, False)],
)
def test_a_turn_has_its_date_and_its_decline(turn: int, year: int, decline: bool) -> None:
    assert (data.TURNS[turn].year, data.TURNS[turn].decline) == (year, decline)
    assert len(data.TURNS) == 5


@rule("F2.15")
def test_there_are_fifteen_empires_and_they_are_the_printed_ones() -> None:
    assert [(row.turn, row.id, row.home, row.armies) for row in data.EMPIRES.values()] == list(EMPIRES)


@rule("F2.15")
@pytest.mark.parametrize(("turn", "empire", "armies"), [(row[0], row[1], row[3]) for row in EMPIRES])
def test_an_empire_is_on_offer_in_its_turn_and_brings_its_armies(turn: int, empire: str, armies: int) -> None:
    t = Table(turn=turn)
    for row in EMPIRES:
        if row[0] == turn and row[2] != "any_sumer":
            t.workers(row[2], RED, 1)
    t.act(RED)
    t.answer("start")
    assert t.options == [row[1] for row in EMPIRES if row[0] == turn]
    t.answer(empire)
    assert t.available_armies(RED) == armies
