"""M17.8-M17.16: a turn of the Automaton, from the row of its Strategy cards to the row it leaves."""

import pytest

from engine.mesopotamia.content.solo import Level
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, duel
from tests.rules.mesopotamia.table import GAME, rule

SIX = ("white", "silver", "black", "white", "silver", "black")


def acted(t: Alone) -> list[str]:
    """What it did in its turn, in order: by which card, and which half of it."""
    assert t.match
    return [f"{each.strategy} {each.half} {each.by}" for each in t.heard("StrategyActed")]


def lost(t: Alone) -> list[str]:
    """What came to nothing."""
    return [f"{each.by} {each.technology} {each.why}" for each in t.heard("StrategyActionLost")]


@rule("M17.8", "M17.9", "M17.10", "M17.12", "M17.15", "M17.16", "MX43")
def test_an_example_turn() -> None:
    t = duel().strategy("sc5", "sc9", "sc11").settle(AUTO, "r16").trade("t01")
    t.ziggurat(AUTO, "white", "silver", "black").squares(population={AUTO: 3})
    t.action_cards("research", "gather").next_strategies("sc6").turn(AUTO)
    read = t.heard("StrategyRead")[0]
    assert (read.strategies, read.priorities, read.met_strategies) == (
        ["sc11", "sc9", "sc5"],
        [3, 8, 19],
        ["sc11", "sc9"],
    )
    assert acted(t) == ["sc11 left card", "sc9 right card", "sc11 right bonus"]
    assert t.row == {"sc5": [], "sc9": ["right"], "sc6": []}
    assert t.state.automaton is not None
    assert t.state.automaton.discard == ["sc11"]
    assert t.square("population", AUTO) == 4


@rule("M17.9", "M17.5")
@pytest.mark.parametrize(
    ("level", "drawn"),
    [("emperor", [0, 0, 1, 1, 2, 2, 3]), ("igigi", [0, 1, 1, 2, 2, 3, 4]), ("anunnaki", [0, 1, 2, 2, 3, 3, 4])],
)
@pytest.mark.parametrize("ziggurat", range(7))
def test_how_many_action_cards_are_drawn(level: Level, drawn: list[int], ziggurat: int) -> None:
    t = duel("sumerian", "hittite", level=level).strategy("sc4", "sc7", "sc8")
    t.ziggurat(AUTO, *SIX[:ziggurat]).squares(population={AUTO: 6}).turn(AUTO)
    cards = t.heard("ActionCardsDrawn")[0]
    assert len(cards.technologies) + cards.has_star == drawn[ziggurat]
    assert len(set(cards.technologies)) == len(cards.technologies)


@rule("M17.10")
def test_the_card_that_acts_first_has_the_action() -> None:
    """Muster and Progress both have Growth on the right; Progress has the smaller number."""
    t = duel("sumerian", "hittite").strategy("sc4", "sc7", "sc10").put(HUMAN, "spearman", "r01")
    t.ziggurat(AUTO, "white").action_cards("growth").turn(AUTO)
    assert acted(t)[0] == "sc7 right card"


@rule("M17.10")
def test_a_marked_action_is_not_used_again_and_without_one_the_card_is_lost() -> None:
    t = duel("sumerian", "hittite").strategy("sc7:right", "sc4:right", "sc10").put(HUMAN, "spearman", "r01")
    t.ziggurat(AUTO, "white").action_cards("growth").turn(AUTO)
    assert lost(t)[0] == "card growth no_card"
    assert acted(t) == ["sc7 left bonus"]


@rule("M17.11", "M17.13")
def test_the_star_comes_after_the_others_and_takes_the_leftmost_action() -> None:
    t = duel("sumerian", "hittite").strategy("sc7", "sc4", "sc10").put(HUMAN, "spearman", "r01")
    t.ziggurat(AUTO, *SIX[:3]).squares(population={AUTO: 3}).action_cards("star", "research").turn(AUTO)
    assert acted(t) == ["sc7 left card", "sc7 right star", "sc4 left bonus"]


@rule("M17.13")
def test_star_and_bonus_skip_types_that_were_performed() -> None:
    """Growth was performed: the right half of Progress and of Muster are passed over."""
    t = duel("sumerian", "hittite").strategy("sc7:left", "sc4:left", "sc8").put(HUMAN, "spearman", "r01")
    t.ziggurat(AUTO, "white").action_cards("growth").turn(AUTO)
    assert acted(t) == ["sc7 right card", "sc8 right bonus"]


@rule("M17.12", "M17.13")
def test_without_an_action_left_the_bonus_is_lost() -> None:
    t = duel("sumerian", "hittite").strategy("sc7:left", "sc4:left", "sc8:right").put(HUMAN, "spearman", "r01")
    t.ziggurat(AUTO, "white").action_cards("growth").turn(AUTO)
    assert (acted(t), lost(t)) == (["sc7 right card"], ["bonus None no_card"])


@rule("M17.14")
def test_what_is_impossible_is_lost_but_marked() -> None:
    """No Unit, so that nobody can explore."""
    t = duel("sumerian", "hittite").strategy("sc1", "sc2", "sc10").next_strategies().turn(AUTO)
    assert acted(t) == ["sc1 left bonus"]
    assert lost(t) == ["bonus explore impossible"]
    assert t.row["sc1"] == ["left"]


@rule("M17.15")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    t = duel("sumerian", "hittite").strategy("sc7:left", "sc4", "sc10").put(HUMAN, "spearman", "r01")
    t.discarded("sc1", "sc2", "sc3", "sc5", "sc6", "sc8", "sc9").turn(AUTO)
    assert acted(t) == ["sc7 right bonus"]
    automaton = t.state.automaton
    assert automaton is not None
    assert len(automaton.row) == 3
    assert "sc7" not in automaton.deck or automaton.discard == []
    t.check()


@rule("M17.16")
def test_grow_and_draw_looks_for_research() -> None:
    t = duel().strategy("sc11:left", "sc9", "sc10").put(HUMAN, "spearman", "r01")
    t.next_strategies("sc3", "sc4", "sc6").turn(AUTO)
    assert acted(t)[-1] == "sc11 right bonus"
    assert [(each.strategies, each.is_searching) for each in t.heard("StrategiesDiscarded")] == [
        (["sc3", "sc4"], True),
        (["sc11"], False),
    ]
    assert sorted(t.row) == ["sc10", "sc6", "sc9"]  # the found card filled the place of the one discarded


@rule("M17.16")
def test_the_row_may_exceed_three_and_is_not_filled_then() -> None:
    t = duel().strategy("sc11", "sc1", "sc2").ziggurat(AUTO, "white").put(HUMAN, "spearman", "r01")
    t.action_cards("growth").next_strategies("sc12").turn(AUTO)
    assert sorted(t.row) == ["sc1", "sc11", "sc12", "sc2"]
    assert t.row["sc12"] == []


@rule("M17.16")
def test_without_a_card_of_the_type_nothing_more_happens() -> None:
    t = duel().strategy("sc11", "sc12", "sc6").ziggurat(AUTO, "white").put(HUMAN, "spearman", "r01")
    t.action_cards("growth").turn(AUTO)
    assert acted(t)[0] == "sc11 right card"
    assert not [each for each in t.heard("StrategiesDiscarded") if each.is_searching]


@rule("M20.7", "MI31", "MI23")
def test_the_view_tells_the_row_and_never_the_deck() -> None:
    t = duel().strategy("sc11:left", "sc1", "sc2").discarded("sc3").turn(HUMAN)
    seen = GAME.view(t.state, HUMAN).opponent
    assert seen is not None
    assert [(each.card, each.marked) for each in seen.row] == [("sc11", ("left",)), ("sc1", ()), ("sc2", ())]
    assert (seen.deck, seen.discard, seen.mode, seen.level) == (6, ("sc3",), "automaton", "igigi")
