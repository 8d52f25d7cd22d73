"""M17.8-M17.16, MX43: the turn of the Automaton, from the row of Strategy cards to the row of its next turn."""

import pytest

from engine.mesopotamia.content.solo import STRATEGIES, Level
from engine.mesopotamia.events.automaton import ActionCardsDrawn, StrategyActed, StrategyActionLost, StrategyRead
from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, duel, with_automaton
from tests.rules.mesopotamia.commands import told
from tests.rules.mesopotamia.one_action import acting, empire_with

COLOURS = ("white", "silver", "black")


def with_cards(count: int, *row: str) -> Alone:
    """An Automaton that draws so many Action cards, with this row. M17.9"""
    level: Level = {0: "emperor", 1: "igigi", 2: "anunnaki", 4: "anunnaki"}[count]  # type: ignore[assignment]
    levels = {0: 0, 1: 1, 2: 2, 4: 6}[count]
    automaton = empire_with(*(each.partition(":")[0] for each in row))
    human = "babylonian" if automaton != "babylonian" else "sumerian"
    t = duel(human, automaton, level=level).strategy(*row)
    return t.ziggurat(AUTO, *(COLOURS * 2)[:levels]).population([HUMAN], [], [], [], [], [], [AUTO])


def acted(t: Alone) -> list[str]:
    """The actions it performed, in order: `sc9 right card`."""
    assert t.match
    return [f"{each.strategy} {each.half} {each.by}" for each in told(t, StrategyActed)]


@rule("M17.8", "M17.9", "M17.10", "M17.12", "M17.15", "M17.16", "MX43")
def test_the_printed_example() -> None:
    t = duel(level="igigi").strategy("sc11", "sc9", "sc5").ziggurat(AUTO, *COLOURS).settle(AUTO, "r15")
    t.population([HUMAN], [], [AUTO]).level(AUTO, research=2)
    t.action_cards("research", "gather").next_strategies("sc1", "sc12").turn(AUTO)
    assert acted(t) == ["sc11 left card", "sc9 right card", "sc11 right bonus"]
    (read,) = told(t, StrategyRead)
    assert (read.strategies, read.priorities) == (["sc11", "sc9", "sc5"], [3, 8, 19])
    assert t.state.players[AUTO].levels["research"] == 3
    assert t.square("population", AUTO) == 4
    assert t.row == {"sc9": ["right"], "sc5": [], "sc12": []}
    assert t.state.automaton is not None
    assert t.state.automaton.discard == ["sc1", "sc11"]


@rule("M17.8")
def test_the_row_is_sorted_by_priority_whatever_its_order() -> None:
    t = with_cards(0, "sc5", "sc9", "sc7").turn(AUTO)
    assert t.match
    (read,) = told(t, StrategyRead)
    assert (read.strategies, read.priorities) == (["sc7", "sc9", "sc5"], [3, 8, 19])
    assert read.met_strategies == ["sc7", "sc9"]


@rule("M17.8", "M4.2", "M1.13")
@pytest.mark.parametrize("people", range(1, 6))
def test_it_acts_at_its_place_in_the_turn_order_of_one_to_six(people: int) -> None:
    empires = ("babylonian", "akkadian", "elamite", "assyrian", "hittite")[:people]
    t = with_automaton(*empires, "sumerian", level="emperor").strategy("sc9", "sc6", "sc3")
    t.population([0, people, *range(1, people)]).turn(0)
    assert t.state.order == [0, people, *range(1, people)]
    assert told(t, StrategyRead) == []
    t.answer("aside").answer("end")
    assert len(told(t, StrategyRead)) == 1
    assert t.asked[0].seat == (1 if people > 1 else 0)
    assert all(each.seat < people for each in t.asked)


@rule("M17.8")
def test_conditions_are_evaluated_once_at_the_start_of_the_turn() -> None:
    t = with_cards(1, "sc8", "sc7").level(AUTO, research=3).population([AUTO], [], [], [], [], [], [HUMAN])
    t.action_cards("research").turn(AUTO)
    assert acted(t) == ["sc7 left card", "sc7 right bonus"]
    assert t.state.players[AUTO].levels["research"] == 4


NUMBERS = {
    "emperor": (0, 0, 1, 1, 2, 2, 3),
    "igigi": (0, 1, 1, 2, 2, 3, 4),
    "anunnaki": (0, 1, 2, 2, 3, 3, 4),
}


@rule("M17.9", "M17.5")
@pytest.mark.parametrize(
    ("level", "ziggurat", "cards"),
    [(level, ziggurat, cards) for level, row in NUMBERS.items() for ziggurat, cards in enumerate(row)],
)
def test_action_cards_are_drawn_by_level_and_ziggurat(level: Level, ziggurat: int, cards: int) -> None:
    t = duel(level=level).strategy("sc1", "sc9", "sc6").ziggurat(AUTO, *(COLOURS * 2)[:ziggurat])
    t.population([HUMAN], [], [], [], [], [], [AUTO]).turn(AUTO)
    assert t.match
    drawn = sum(len(each.technologies) + each.has_star for each in told(t, ActionCardsDrawn))
    assert drawn == cards
    without = [each for each in told(t, StrategyActionLost) if each.why == "no_card" and each.by != "bonus"]
    assert len([each for each in told(t, StrategyActed) if each.by != "bonus"]) + len(without) == cards


@rule("M17.10")
def test_a_drawn_card_takes_the_first_card_by_priority_that_has_its_action_unmarked() -> None:
    t = with_cards(1, "sc9", "sc1", "sc10").action_cards("build").turn(AUTO)
    assert acted(t)[0] == "sc1 right card"
    t = with_cards(1, "sc9", "sc1:right", "sc10").action_cards("build").turn(AUTO)
    assert acted(t)[0] == "sc9 left card"
    t = with_cards(1, "sc9:left", "sc1:right", "sc10").action_cards("build").turn(AUTO)
    assert acted(t)[0] == "sc10 left card"


@rule("M17.10")
def test_cards_act_in_the_order_drawn_and_each_is_performed_at_once() -> None:
    t = with_cards(2, "sc7", "sc9", "sc6").level(AUTO, gather=1).trade("t06").action_cards("research", "gather")
    t.turn(AUTO)
    assert acted(t)[:2] == ["sc7 left card", "sc9 right card"]
    order = [type(each).__name__ for each in t.events if type(each).__name__ in ("Discovered", "StrategyActed")]
    assert order[:3] == ["StrategyActed", "Discovered", "StrategyActed"]
    t = with_cards(2, "sc7", "sc9", "sc1").action_cards("gather", "research").turn(AUTO)
    assert acted(t)[:2] == ["sc9 right card", "sc7 left card"]


@rule("M17.10")
def test_a_drawn_card_without_such_an_action_is_lost() -> None:
    t = with_cards(1, "sc7", "sc9", "sc1").action_cards("war").turn(AUTO)
    assert acted(t) == ["sc1 left bonus"]
    (lost,) = [each for each in told(t, StrategyActionLost) if each.by == "card"]
    assert (lost.technology, lost.why, lost.strategy) == ("war", "no_card", None)


@rule("M17.11", "M17.12")
def test_the_star_comes_after_the_other_cards_and_before_the_bonus() -> None:
    t = with_cards(2, "sc8", "sc9", "sc6").population([HUMAN], [], [], [], [], [], [AUTO])
    t.squares(population={HUMAN: 10}).action_cards("star", "growth").turn(AUTO)
    assert acted(t) == ["sc8 left card", "sc8 right star", "sc9 left bonus"]


@rule("M17.11")
def test_the_star_takes_the_leftmost_action_of_the_first_card() -> None:
    t = with_cards(1, "sc9", "sc7", "sc6").action_cards("star").turn(AUTO)
    assert acted(t) == ["sc7 left star", "sc7 right bonus"]
    t = with_cards(1, "sc9", "sc7:left", "sc6").action_cards("star").turn(AUTO)
    assert acted(t) == ["sc7 right star", "sc9 left bonus"]


@rule("M17.12")
@pytest.mark.parametrize(("marked", "bonus"), [("", "sc7 left"), (":left", "sc7 right")])
def test_without_any_card_there_is_still_the_bonus(marked: str, bonus: str) -> None:
    t = with_cards(0, "sc9", f"sc7{marked}", "sc6").turn(AUTO)
    assert acted(t) == [f"{bonus} bonus"]


@rule("M17.13")
def test_star_and_bonus_skip_types_already_performed() -> None:
    t = with_cards(2, "sc7", "sc8:left", "sc6:left").squares(population={HUMAN: 10}).action_cards("growth", "star")
    t.turn(AUTO)
    # Growth by sc7's right; Star: sc7's left Research; every other unmarked action is Research once more.
    assert acted(t) == ["sc7 right card", "sc7 left star"]
    (lost,) = told(t, StrategyActionLost)
    assert (lost.by, lost.why) == ("bonus", "no_card")
    assert t.row["sc8"] == ["left"]
    assert t.row["sc6"] == ["left"]


@rule("M17.13")
def test_the_bonus_goes_on_to_the_next_unmarked_action_in_priority_order() -> None:
    t = with_cards(1, "sc8", "sc7:left", "sc9").squares(population={HUMAN: 10}).action_cards("growth").turn(AUTO)
    # sc7's right Growth is marked by the card; sc8's left is Growth again, its right Research is free.
    assert acted(t) == ["sc7 right card", "sc8 right bonus"]
    assert t.row["sc8"] == ["right"]


@rule("M17.14")
def test_an_impossible_action_is_lost_but_stays_marked() -> None:
    t = with_cards(1, "sc6", "sc1", "sc10").action_cards("gather").turn(AUTO)
    assert acted(t) == ["sc6 left card", "sc1 left bonus"]
    (lost,) = [each for each in told(t, StrategyActionLost) if each.by == "card"]
    assert (lost.why, lost.technology, lost.strategy) == ("impossible", "gather", "sc6")
    assert t.row["sc6"] == ["left"]


POSSIBLE = {
    "explore": lambda t: t.put(AUTO, "spearman", "r03").put(HUMAN, "spearman", "r15").settle(HUMAN, "r16"),
    "build": lambda t: t,
    "research": lambda t: t,
    "gather": lambda t: t.trade("t05"),
    "war": lambda t: t,
    "growth": lambda t: t,
}
"""Positions in which an action of a type can be performed."""


@rule("M17.14")
@pytest.mark.parametrize(
    ("card", "half", "kind"),
    [(card.id, half, card.half(half).action) for card in STRATEGIES.values() for half in ("left", "right")],
)
def test_an_action_that_is_possible_is_not_lost(card: str, half: str, kind: str) -> None:
    t = acting(card, half)
    POSSIBLE[kind](t)
    if card == "sc17" and kind == "explore":
        t.settle(AUTO, "r16" if "r16" not in t.laid.settlements else "r15")
    if card == "sc2" and kind == "explore":
        t.hide("r15").turns_up("ev15")
    assert t.turn(AUTO).match
    assert acted(t)[0] == f"{card} {half} bonus"
    assert [each for each in told(t, StrategyActionLost) if each.strategy == card] == []


@rule("M17.16", "M17.14")
@pytest.mark.parametrize("is_found", [True, False])
def test_grow_and_draw_is_lost_only_if_neither_is_possible(is_found: bool) -> None:
    row = ["sc11:left", "sc6:left"] if is_found else ["sc11:left", "sc6:left", "sc12:left"]
    t = with_cards(1, *row).population().squares(population={HUMAN: 10, AUTO: 9}).action_cards("growth").turn(AUTO)
    assert acted(t)[0] == "sc11 right card"
    lost = [each.strategy for each in told(t, StrategyActionLost) if each.why == "impossible"]
    assert lost == ([] if is_found else ["sc11"])


@rule("M17.14", "M17.13")
def test_an_impossible_action_counts_as_performed() -> None:
    t = with_cards(1, "sc9:left", "sc6:right", "sc7:left").action_cards("gather").turn(AUTO)
    # No Trade token: Gather of sc9 (priority 8) is lost; the bonus is sc7's Growth, and Gather is not tried again.
    assert acted(t)[1:] == ["sc7 right bonus"]
    t = with_cards(1, "sc9:left", "sc6:right").action_cards("gather").turn(AUTO)
    assert acted(t) == ["sc9 right card"]


@rule("M17.15")
def test_cards_with_both_marks_are_discarded_and_the_row_is_filled_to_three() -> None:
    t = with_cards(0, "sc7:left", "sc9:left", "sc6").next_strategies("sc2").turn(AUTO)
    assert acted(t) == ["sc7 right bonus"]
    assert t.row == {"sc9": ["left"], "sc6": [], "sc2": []}
    assert t.state.automaton is not None
    assert t.state.automaton.discard == ["sc7"]
    assert [(each.strategies, each.is_searching) for each in t.heard("StrategiesDiscarded")] == [(["sc7"], False)]
    assert [each.strategies for each in t.heard("StrategiesDrawn")] == [["sc2"]]


@rule("M17.15")
def test_no_card_is_drawn_into_a_full_row() -> None:
    t = with_cards(0, "sc7", "sc9:left", "sc6").turn(AUTO)
    assert t.row == {"sc7": ["left"], "sc9": ["left"], "sc6": []}


@rule("M17.15")
def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    deck = ["sc1", "sc2", "sc3", "sc8", "sc10", "sc15", "sc16"]
    t = with_cards(0, "sc7:left", "sc9:left", "sc6").discarded(*deck).turn(AUTO)
    assert acted(t) == ["sc7 right bonus"]
    assert t.state.automaton is not None
    drawn = [card for card in t.row if card not in ("sc9", "sc6")]
    assert len(drawn) == 1
    assert drawn[0] in (*deck, "sc7")
    assert sorted([*t.state.automaton.deck, *drawn]) == sorted([*deck, "sc7"])
    assert t.state.automaton.discard == []


@rule("M17.15")
def test_action_cards_drawn_in_one_turn_can_be_drawn_in_the_next() -> None:
    t = with_cards(4, "sc1", "sc9", "sc6").action_cards("growth", "war", "star", "build").turn(AUTO)
    assert t.match
    t.draws(0, 0, 0, 0).answer("aside").answer("end").go_on()
    drawn = told(t, ActionCardsDrawn)
    assert len(drawn) == 2
    assert len(drawn[1].technologies) + drawn[1].has_star == 4


@rule("M17.16")
def test_grow_and_draw_discards_until_a_card_has_research() -> None:
    t = acting("sc11", "right").next_strategies("sc1", "sc9", "sc6", "sc3", "sc4").turn(AUTO)
    assert acted(t) == ["sc11 right bonus"]
    assert t.square("population", AUTO) == 2
    assert t.state.automaton is not None
    assert t.row == {"sc6": [], "sc3": [], "sc4": []}
    assert sorted(t.state.automaton.discard) == ["sc1", "sc11", "sc9"]
    told_of = [(each.strategies, each.is_searching) for each in t.heard("StrategiesDiscarded")]
    assert told_of == [(["sc1", "sc9"], True), (["sc11"], False)]
    assert [each.strategies for each in t.heard("StrategiesDrawn")] == [["sc6"], ["sc3", "sc4"]]


@rule("M17.16")
def test_the_card_found_is_not_used_in_this_turn_and_may_be_the_fourth() -> None:
    t = with_cards(1, "sc11", "sc9", "sc5").action_cards("growth").next_strategies("sc12")
    t.squares(population={HUMAN: 10}).turn(AUTO)
    # sc12 (priority 4) would come before all but sc11, whose Research is the bonus.
    assert acted(t) == ["sc11 right card", "sc11 left bonus"]
    assert t.row == {"sc9": [], "sc5": [], "sc12": []}
    t = with_cards(0, "sc11:left", "sc9", "sc5").next_strategies("sc6").turn(AUTO)
    assert t.row == {"sc9": [], "sc5": [], "sc6": []}


@rule("M17.16")
def test_a_row_above_three_is_not_filled_until_it_is_below_three() -> None:
    t = with_cards(1, "sc11", "sc9", "sc5").level(AUTO, research=4).settle(AUTO, "r15", "r16").settle(HUMAN, "r08")
    t.action_cards("growth").next_strategies("sc12").squares(population={HUMAN: 10}).turn(AUTO)
    # Priorities: sc5 9, sc11 13, sc9 20. Growth by sc11's right, bonus sc5's left: no card leaves the row.
    assert acted(t) == ["sc11 right card", "sc5 left bonus"]
    assert t.row == {"sc11": ["right"], "sc9": [], "sc5": ["left"], "sc12": []}


@rule("M17.16")
def test_without_a_card_with_research_nothing_more_happens() -> None:
    t = with_cards(0, "sc11:left", "sc12", "sc6").level(AUTO, research=4).turn(AUTO)
    # Research 4 and ahead: sc11 13, sc12 14, sc6 17. The three cards with Research are all in the row.
    assert acted(t) == ["sc11 right bonus"]
    assert t.state.automaton is not None
    row, deck, discard = t.row, t.state.automaton.deck, t.state.automaton.discard
    assert sorted([*row, *deck, *discard]) == sorted(
        ["sc1", "sc2", "sc3", "sc4", "sc5", "sc6", "sc9", "sc10", "sc11", "sc12"]
    )
    assert len(row) == 3
    assert {"sc12", "sc6"} <= {*row}
