"""M17.18: what the Automaton builds and where. It begins in r03, next to r15, r16 and r17; the human in r01."""

import pytest

from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone
from tests.rules.mesopotamia.one_action import acting

DICE = ("white", "silver", "black", "white", "silver", "black")
BUILT = ("ZigguratBuilt", "SettlementBuilt", "WallBuilt", "ShipBuilt", "GardensBuilt")


def building(card: str, ziggurat: int = 0, level: int = 1, population: int = 6) -> Alone:
    """An Automaton whose only action is to build by a card, with Ziggurat levels and Build at a level.

    What Action cards it draws for its Ziggurat is no matter: there is but one unmarked action in the row.
    """
    t = acting(card, "right" if card == "sc1" else "left").level(AUTO, build=level)
    t.ziggurat(AUTO, *DICE[:ziggurat]).population([HUMAN])
    t.laid.population[population - 1].insert(0, AUTO)
    return t


def built(t: Alone) -> list[str]:
    """What was built in its turn, in order: `Settlement r15`, `Ziggurat 3`."""
    t.turn(AUTO)
    assert t.match
    found = []
    for event in t.events:
        if (name := type(event).__name__) in BUILT:
            assert not getattr(event, "paid", None)
            place = [getattr(event, each) for each in ("region", "section", "level") if hasattr(event, each)]
            found.append(f"{name.removesuffix('Built')} {place[0]}")
    return found


@rule("M17.18", "M17.4")
@pytest.mark.parametrize("ziggurat", range(6))
def test_levels_of_the_ziggurat_come_first_with_the_first_legal_colour(ziggurat: int) -> None:
    t = building("sc9", ziggurat)
    assert built(t) == [f"Ziggurat {ziggurat + 1}"]
    assert tuple(die.colour for die in t.state.players[AUTO].dice) == DICE[: ziggurat + 1]


@rule("M17.18", "M5.10")
def test_the_colour_follows_the_dice_it_has() -> None:
    t = acting("sc9", "left").ziggurat(AUTO, "silver").population([HUMAN], [], [], [AUTO])
    assert built(t) == ["Ziggurat 2"]
    assert [die.colour for die in t.state.players[AUTO].dice] == ["silver", "white"]


@rule("M17.18", "M9.5")
def test_a_level_above_the_population_is_impossible_and_the_next_item_is_taken() -> None:
    t = building("sc9", 3, 3, population=3).put(AUTO, "spearman", "r16").put(AUTO, "archer", "r15")
    assert built(t) == ["Settlement r15"]


@rule("M17.18", "M9.1")
@pytest.mark.parametrize(("level", "expected"), [(1, []), (2, []), (3, ["Settlement r16"]), (4, ["Settlement r16"])])
def test_a_settlement_needs_urbanization(level: int, expected: list[str]) -> None:
    assert built(building("sc9", 6, level).put(AUTO, "spearman", "r16")) == expected


@rule("M17.18", "M9.3", "M2.7")
def test_a_settlement_stands_in_the_lowest_legal_region() -> None:
    t = building("sc9", 6, 3).put(AUTO, "spearman", "r03").put(AUTO, "spearman", "r15").put(HUMAN, "archer", "r15")
    t.put(AUTO, "archer", "r16").block("r16").put(AUTO, "horseman", "r17").settle(HUMAN, "r17")
    t.put(AUTO, "ram", "r20").put(AUTO, "spearman", "r23").ship(AUTO, "n42")
    assert built(t) == ["Settlement r20"]


@rule("M17.18", "M1.5")
def test_without_a_figure_an_item_is_passed_over() -> None:
    t = building("sc17", 6, 3).settle(AUTO, "r15", "r16", "r21").wall(AUTO, "r15", "r23", "r24")
    # Two Settlements have no Wall, but all three Walls stand elsewhere; three Settlements stand too.
    assert built(t) == []


@rule("M17.18")
def test_the_number_of_an_item_is_what_stands_on_the_map() -> None:
    t = building("sc9", 6, 4).put(AUTO, "spearman", "r16").settle(AUTO, "r15").settle(HUMAN, "r21").gardens("hg1a")
    assert built(t) == ["Settlement r16"]
    t = building("sc9", 6, 4).put(AUTO, "spearman", "r16").settle(AUTO, "r15", "r21").gardens("hg1a")
    assert built(t) == ["Gardens 1"]


@rule("M17.18")
@pytest.mark.parametrize(
    ("ziggurat", "settled", "ships", "level", "expected"),
    [
        (2, 0, 0, 4, "Ziggurat 3"),
        (3, 0, 0, 4, "Settlement r16"),
        (3, 0, 0, 2, "Ziggurat 4"),
        (3, 1, 0, 4, "Ziggurat 4"),
        (5, 1, 0, 4, "Ziggurat 6"),
        (6, 1, 0, 4, "Ship n07"),
        (6, 1, 1, 4, ""),
        (6, 1, 0, 1, ""),
        (6, 0, 0, 2, "Ship n07"),
    ],
)
def test_expansion_goes_through_its_list(ziggurat: int, settled: int, ships: int, level: int, expected: str) -> None:
    t = building("sc1", ziggurat, level).put(AUTO, "spearman", "r16")
    t.settle(AUTO, *["r21"][:settled]).ship(AUTO, *["n60"][:ships])
    assert built(t) == [expected][: bool(expected)]


@rule("M17.18", "M7.4")
def test_a_ship_takes_the_lowest_free_section_of_home_or_a_settlement() -> None:
    assert built(building("sc1", 6, 2).settle(AUTO, "r21").ship(HUMAN, "n07")) == ["Ship n08"]
    assert built(building("sc1", 6, 2).settle(AUTO, "r11").ship(HUMAN, "n07")) == ["Ship n04"]


@rule("M17.18", "M13.4", "M9.6")
def test_a_ship_needs_room_under_the_unit_limit() -> None:
    t = building("sc1", 2, 2, population=2).settle(AUTO, "r15").put(AUTO, "spearman", "r16", 3)
    assert built(t.put(AUTO, "archer", "r16")) == []
    t = building("sc1", 2, 2, population=2).settle(AUTO, "r15").put(AUTO, "spearman", "r16", 3)
    assert built(t) == ["Ship n07"]


@rule("M17.18")
def test_a_wall_comes_to_the_settlement_nearest_to_a_human_unit() -> None:
    t = building("sc3").settle(AUTO, "r15", "r17").put(HUMAN, "spearman", "r18").put(HUMAN, "archer", "r01")
    assert built(t) == ["Wall r17"]


@rule("M17.18")
def test_the_region_of_an_active_event_can_be_the_threatened_one() -> None:
    t = building("sc3").settle(AUTO, "r15").active(AUTO, "r18", "ev11").put(AUTO, "archer", "r18")
    assert built(t.put(HUMAN, "spearman", "r31")) == ["Wall r18"]


@rule("M17.18")
def test_only_walls_in_the_named_places_count() -> None:
    t = building("sc3").settle(AUTO, "r15", "r17").wall(AUTO, "r15", "r24").put(HUMAN, "spearman", "r18")
    assert built(t) == ["Wall r17"]
    t = building("sc3").settle(AUTO, "r15", "r17").wall(AUTO, "r17").put(HUMAN, "spearman", "r18")
    assert built(t) == ["Ziggurat 1"]
    t = building("sc3", 6).settle(AUTO, "r15", "r17").wall(AUTO, "r17", "r24").put(HUMAN, "spearman", "r18")
    assert built(t) == ["Wall r15"]


@rule("M17.18")
def test_two_walls_at_settlements_are_enough() -> None:
    t = building("sc3", 6).settle(AUTO, "r15", "r16", "r17").wall(AUTO, "r16", "r17").put(HUMAN, "spearman", "r18")
    assert built(t) == []
    t = building("sc17", 6).settle(AUTO, "r15", "r16", "r17").wall(AUTO, "r16", "r17").put(HUMAN, "spearman", "r18")
    assert built(t) == ["Wall r15"]


@rule("M17.18")
def test_without_a_human_unit_all_its_places_are_equally_near() -> None:
    assert built(building("sc3").settle(AUTO, "r15", "r17")) == ["Wall r15"]
    assert built(building("sc3").put(HUMAN, "spearman", "r16")) == ["Ziggurat 1"]


@rule("M17.18", "M9.8", "M9.9")
def test_gardens_cost_nothing_but_need_architecture() -> None:
    t = building("sc10", level=4).gardens("hg1a")
    t.turn(AUTO)
    assert t.state.garden_builders == [AUTO]
    assert len(t.state.gardens) == 2
    assert t.state.players[AUTO].ziggurat == 0
    assert built(building("sc10", level=3).gardens("hg1a")) == ["Ziggurat 1"]


@rule("M17.18", "M9.8")
@pytest.mark.parametrize(
    ("tiles", "owners", "population", "event", "settled", "meets"),
    [
        (("hg1c",), (), 3, 1, 0, False),
        (("hg1c",), (), 4, 1, 0, True),
        (("hg1a", "hg2c"), (HUMAN,), 4, 3, 0, False),
        (("hg1a", "hg2c"), (HUMAN,), 4, 4, 0, True),
        (("hg1a", "hg2a", "hg3c"), (HUMAN, AUTO), 4, 4, 0, False),
        (("hg1a", "hg2a", "hg3c"), (HUMAN, AUTO), 4, 4, 1, True),
    ],
)
def test_the_requirements_of_a_tile_bind_it_unless_its_card_ignores_them(
    tiles: tuple[str, ...], owners: tuple[int, ...], population: int, event: int, settled: int, meets: bool
) -> None:
    for card, builds in (("sc10", meets), ("sc14", True)):
        t = building(card, level=4, population=population).gardens(*tiles, built=owners)
        t.squares(event={AUTO: event}).settle(AUTO, *["r15"][:settled]).turn(AUTO)
        assert t.state.garden_builders == [*owners, *[AUTO][:builds]]
        assert t.state.players[AUTO].ziggurat == (not builds)


@rule("M17.18", "M9.10")
def test_gardens_of_anybody_count_towards_their_number() -> None:
    tiles = ("hg1a", "hg2a", "hg3a", "hg4a", "hg5a")
    t = building("sc10", level=4).gardens(*tiles, built=(HUMAN, AUTO, HUMAN, HUMAN, HUMAN))
    assert built(t) == ["Ziggurat 1"]


@rule("M17.18", "M4.10")
def test_the_fifth_level_ends_the_game_with_the_round() -> None:
    tiles = ("hg1a", "hg2a", "hg3a", "hg4a", "hg5a")
    t = building("sc10", level=4).gardens(*tiles, built=(HUMAN, AUTO, HUMAN, HUMAN)).turn(AUTO)
    assert t.state.garden_builders[-1] == AUTO
    t.answer("aside").answer("end")
    assert t.over


@rule("M17.18")
def test_a_card_may_build_twice() -> None:
    assert built(building("sc13", 1)) == ["Ziggurat 2", "Ziggurat 3"]
    t = building("sc13", 2, 3, population=3).put(AUTO, "spearman", "r16")
    assert built(t) == ["Ziggurat 3", "Settlement r16"]
    assert built(building("sc13", 2, 1, population=3).put(AUTO, "spearman", "r16")) == ["Ziggurat 3"]


@rule("M17.18", "M9.1")
def test_its_card_does_not_add_to_what_is_built() -> None:
    t = acting("sc9", "left", automaton="mariote").level(AUTO, build=4).population([HUMAN], [], [], [AUTO])
    assert built(t) == ["Ziggurat 1"]
