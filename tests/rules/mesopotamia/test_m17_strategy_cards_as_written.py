"""M17.5-M17.9, M17.25-M17.27: what is printed on the Automaton's cards, written down a second time from the ledger."""

from typing import Any

import msgspec
import pytest

from engine.mesopotamia.content.solo import ACTION_CARDS, AUTOMATON, LEVELS, OPPOSITE, STRATEGIES, strategy_deck
from tests.rules import rule

# Each card in four lines: whose it is; high priority, condition, low priority; left action; right action. The values of
# an op stand in the order of M17.26: `a_war` bonus units place ram, `a_build` items times ignoring-requirements.
CARDS = {
    "sc1": """
        common
        2 auto_regions_lt 3 12
        explore [a_move nearest free_resource_region 0]
        build [a_build [ziggurat 3 any, settlement 1 any, ziggurat 6 any, ship 1 any] 1 no]
    """,
    "sc2": """
        common
        1 hidden_event_within 2 11
        explore [a_move nearest hidden_event 0]
        gather [a_trade level]
    """,
    "sc3": """
        common
        6 human_unit_within 2 16
        build [a_build [wall 1 threatened, ziggurat 6 any, wall 2 own_settlement] 1 no]
        war [a_war 0 1 threatened no]
    """,
    "sc4": """
        common
        5 auto_units_lt_human 15
        war [a_war 0 1 start no]
        growth [a_grow 1 no]
    """,
    "sc5": """
        common
        9 human_holds_settlement_or_event 19
        war [a_war 0 1 start yes]
        explore [a_move nearest human_wall_or_unit 0]
    """,
    "sc6": """
        common
        7 auto_amphorae_lt_human 17
        gather [a_trade vp]
        research [a_discover gather 0]
    """,
    "sc7": """
        common
        3 auto_tech_lt research 4 13
        research [a_discover research 0]
        growth [a_grow 1 no]
    """,
    "sc8": """
        common
        4 auto_behind_population 14
        growth [a_grow 1 no]
        research [a_discover growth 0]
    """,
    "sc9": """
        common
        8 auto_settlements_lt 2 20
        build [a_build [ziggurat 6 any, settlement 2 any, gardens 5 any] 1 no]
        gather [a_trade vp]
    """,
    "sc10": """
        common
        10 auto_tech_ge build 4 18
        build [a_build [gardens 5 any, ziggurat 6 any] 1 no]
        war [a_war 0 0 start no]
    """,
    "sc11": """
        sumerian for sc7
        3 auto_tech_lt research 4 13
        research [a_discover research 1]
        growth [a_grow 1 no, a_draw_until research]
    """,
    "sc12": """
        sumerian for sc8
        4 auto_behind_population 14
        growth [a_grow 1 yes]
        research [a_discover least 1]
    """,
    "sc13": """
        babylonian for sc9
        8 auto_settlements_lt 2 20
        build [a_build [ziggurat 6 any, settlement 2 any, gardens 5 any] 2 no]
        gather [a_trade vp]
    """,
    "sc14": """
        babylonian for sc10
        10 auto_tech_ge build 4 18
        build [a_build [gardens 5 any, ziggurat 6 any] 1 yes]
        growth [a_grow 1 no]
    """,
    "sc15": """
        akkadian for sc5
        9 human_holds_settlement_or_event 19
        war [a_war 1 2 nearest_human no]
        explore [a_move all human_settlement_or_event 1]
    """,
    "sc16": """
        akkadian for sc4
        5 auto_units_lt_human 15
        war [a_war 1 1 start no]
        growth [a_grow 1 no]
    """,
    "sc17": """
        elamite for sc3
        6 auto_unwalled_settlement 16
        build [a_build [wall 3 own_settlement, ziggurat 6 any, settlement 3 any] 1 no]
        explore [a_move farthest own_settlement 1]
    """,
    "sc18": """
        elamite for sc6
        7 auto_amphorae_lt_human 17
        gather [a_trade vp, a_phalanx 2]
        research [a_discover gather 0]
    """,
}


def in_words(value: Any) -> str:
    """The values of what is printed, without the names of its fields."""
    match value:
        case bool():
            return "yes" if value else "no"
        case dict():
            return " ".join(in_words(each) for each in value.values())
        case list() | tuple():
            return "[" + ", ".join(in_words(each) for each in value) + "]"
    return str(value)


@rule("M17.6", "M17.8", "M17.25", "M17.26", "M17.27")
@pytest.mark.parametrize("card", CARDS)
def test_a_strategy_card_is_as_written(card: str) -> None:
    read = STRATEGIES[card]
    whose, tested, left, right = (line.strip() for line in CARDS[card].strip().splitlines())
    assert (f"{read.empire} for {read.replaces}" if read.empire else f"common{read.replaces}") == whose
    assert f"{read.high} {in_words(msgspec.to_builtins(read.condition))} {read.low}" == tested
    for half, written in ((read.left, left), (read.right, right)):
        assert f"{half.action} {in_words(msgspec.to_builtins(half.ops))}" == written


@rule("M17.6")
def test_there_are_eighteen_of_them() -> None:
    assert [*STRATEGIES] == [f"sc{number}" for number in range(1, 19)]


@rule("M17.6")
@pytest.mark.parametrize(
    ("empire", "gives_way", "own"),
    [
        ("sumerian", {"sc7", "sc8"}, {"sc11", "sc12"}),
        ("babylonian", {"sc9", "sc10"}, {"sc13", "sc14"}),
        ("akkadian", {"sc5", "sc4"}, {"sc15", "sc16"}),
        ("elamite", {"sc3", "sc6"}, {"sc17", "sc18"}),
        ("assyrian", set(), set()),
        ("hittite", set(), set()),
        ("mariote", set(), set()),
        ("eblaite", set(), set()),
    ],
)
def test_a_deck_is_the_ten_base_cards_with_the_own_ones_in_the_place_of_two(
    empire: str, gives_way: set[str], own: set[str]
) -> None:
    deck = strategy_deck(empire)
    assert len(deck) == 10
    assert {*deck} == {f"sc{number}" for number in range(1, 11)} - gives_way | own


@rule("M17.5", "M17.9")
def test_the_three_levels_and_their_action_cards() -> None:
    assert LEVELS == ("emperor", "igigi", "anunnaki")
    assert ACTION_CARDS == {
        "emperor": (0, 0, 1, 1, 2, 2, 3),
        "igigi": (0, 1, 1, 2, 2, 3, 4),
        "anunnaki": (0, 1, 2, 2, 3, 3, 4),
    }


@rule("M17.7", "M17.20", "M17.2")
def test_the_action_cards_the_row_the_ties_of_research_and_the_opposite_regions() -> None:
    assert sorted(AUTOMATON.action_cards) == ["build", "explore", "gather", "growth", "research", "star", "war"]
    assert AUTOMATON.strategy_row == 3
    assert AUTOMATON.least_upgraded_tie_order == ("build", "gather", "war", "explore", "growth", "research")
    assert OPPOSITE == {"r01": "r03", "r02": "r04", "r03": "r01", "r04": "r02"}
