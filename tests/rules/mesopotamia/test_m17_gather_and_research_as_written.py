"""M17.19, M17.20: Gather and Research of the Automaton."""

import pytest

from engine.mesopotamia.state import TradeSlot
from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone
from tests.rules.mesopotamia.one_action import acting


def claimed(t: Alone, side: int = AUTO) -> list[str]:
    """The Trade tokens with an Amphora of a side."""
    return [slot.token for slot in t.state.trade if slot.owner == side]


def most_vp() -> Alone:
    return acting("sc9", "right").level(AUTO, gather=4)


def highest() -> Alone:
    return acting("sc2", "right").level(AUTO, gather=4)


@rule("M17.19")
def test_most_points_come_first() -> None:
    t = most_vp().trade("t11", 1).trade("t34", 2).trade("t08").turn(AUTO)
    assert claimed(t) == ["t34"]
    t = most_vp().trade("t16", 1).trade("t20", 3).trade("t17", 2).ship(AUTO, "n30").turn(AUTO)
    assert claimed(t) == ["t20"]


@rule("M17.19")
def test_of_equal_points_the_higher_section_then_the_left_slot() -> None:
    t = most_vp().trade("t08").trade("t11", 1).trade("t12", 2).turn(AUTO)
    assert claimed(t) == ["t11"]
    t = most_vp().trade("t12", 2).trade("t11", 1).trade("t08").turn(AUTO)
    assert claimed(t) == ["t11"]


@rule("M17.19")
def test_the_highest_section_comes_first_then_most_points() -> None:
    t = highest().trade("t34", 1).trade("t11", 2).trade("t08").level(AUTO, gather=3).turn(AUTO)
    assert claimed(t) == ["t34"]
    t = highest().trade("t08", 2).trade("t06", 1).trade("t05").turn(AUTO)
    assert claimed(t) == ["t08"]


@rule("M17.19")
@pytest.mark.parametrize(("card", "token"), [("sc9", "t20"), ("sc6", "t20"), ("sc2", "t06")])
def test_points_and_section_are_weighed_in_the_order_of_the_card(card: str, token: str) -> None:
    # No token of the box has more points in a lower section; another box might.
    t = acting(card, "left" if card == "sc6" else "right").level(AUTO, gather=2).trade("t06")
    t.laid.trade.append(TradeSlot("t20", 1, 1))
    assert claimed(t.turn(AUTO)) == [token]


@rule("M17.19")
@pytest.mark.parametrize(("level", "token"), [(1, "t01"), (2, "t08"), (3, "t11"), (4, "t20")])
def test_no_section_above_its_gather_level(level: int, token: str) -> None:
    for card in ("sc9", "sc2"):
        t = acting(card, "right").level(AUTO, gather=level).trade("t01").trade("t08").trade("t11").trade("t20")
        assert claimed(t.turn(AUTO)) == [token]


@rule("M17.19", "M11.11")
def test_a_slot_with_a_ship_needs_a_ship() -> None:
    t = most_vp().trade("t16", 1).trade("t20", 2).turn(AUTO)
    assert claimed(t) == ["t16"]
    t = most_vp().trade("t16", 1).trade("t20", 2).ship(AUTO, "n30").turn(AUTO)
    assert claimed(t) == ["t20"]
    t = most_vp().trade("t16", 1).trade("t20", 2).ship(HUMAN, "n30").turn(AUTO)
    assert claimed(t) == ["t16"]


@rule("M17.19")
def test_a_token_with_an_amphora_is_not_free() -> None:
    t = most_vp().trade("t20", owner=HUMAN).trade("t11", owner=AUTO).trade("t08").turn(AUTO)
    assert claimed(t) == ["t11", "t08"]
    assert claimed(t, HUMAN) == ["t20"]


@rule("M17.19", "M17.4")
@pytest.mark.parametrize(
    ("token", "phalanxes"), [("t05", 2), ("t07", 3), ("t12", 4), ("t16", 5), ("t20", 3), ("t18", 0)]
)
def test_it_pays_nothing_and_gains_the_phalanxes_of_the_right_side_only(token: str, phalanxes: int) -> None:
    t = most_vp().trade(token).hold(AUTO, phalanx=1).turn(AUTO)
    assert claimed(t) == [token]
    (traded,) = t.heard("Traded")
    assert (traded.seat, traded.paid, traded.to_seat, traded.amphora) == (AUTO, {}, None, True)
    holding = t.state.players[AUTO].holding
    assert holding == dict.fromkeys(holding, 0) | {"phalanx": 1 + phalanxes}


@rule("M17.19", "M17.14")
def test_without_a_token_or_an_amphora_nothing_happens() -> None:
    t = most_vp().turn(AUTO)
    assert [each.why for each in t.heard("StrategyActionLost")] == ["impossible"]
    t = most_vp().trade("t11", 3, owner=None)
    for number, token in enumerate(("t01", "t02", "t06", "t07", "t12", "t13")):
        t.trade(token, 1 + number % 2, owner=AUTO)
    t.turn(AUTO)
    assert len(claimed(t)) == 6
    assert [each.why for each in t.heard("StrategyActionLost")] == ["impossible"]


@rule("M17.19", "M17.26")
def test_the_elamite_trade_gives_two_phalanxes_besides() -> None:
    t = acting("sc18", "left").trade("t05").turn(AUTO)
    assert (claimed(t), t.held(AUTO, "phalanx")) == (["t05"], 4)


@rule("M11.16", "M17.4")
def test_a_human_who_pays_it_for_its_token_gives_it_phalanxes_only() -> None:
    t = acting("sc4", "right").trade("t01", owner=AUTO).hold(HUMAN, stone=2).turn(HUMAN)
    t.answer("gather.pawn").answer("trade.t01")
    assert (t.held(HUMAN, "stone"), t.held(HUMAN, "wood")) == (1, 2)
    assert t.state.players[AUTO].holding == dict.fromkeys(t.state.players[AUTO].holding, 0)


def levels(t: Alone, side: int = AUTO) -> dict[str, int]:
    return {str(technology): level for technology, level in t.state.players[side].levels.items()}


ORDER = ("build", "gather", "war", "explore", "growth", "research")


@rule("M17.20")
@pytest.mark.parametrize(
    ("card", "half", "technology"),
    [("sc6", "right", "gather"), ("sc7", "left", "research"), ("sc8", "right", "growth"), ("sc18", "right", "gather")],
)
def test_the_first_discovery_is_of_the_type_on_the_card(card: str, half: str, technology: str) -> None:
    t = acting(card, half).turn(AUTO)
    assert levels(t) == dict.fromkeys(ORDER, 1) | {technology: 2}
    assert t.held(AUTO, "tablet") == 0


@rule("M17.20")
@pytest.mark.parametrize(("level", "discoveries"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_it_makes_as_many_discoveries_as_its_research_card_allows(level: int, discoveries: int) -> None:
    t = acting("sc6", "right").level(AUTO, research=level).turn(AUTO)
    made = [(each.technology, each.level) for each in t.heard("Discovered")]
    assert made == [("gather", 2), ("build", 2), ("war", 2)][:discoveries]
    assert all(not each.paid for each in t.heard("Discovered"))


@rule("M17.20")
@pytest.mark.parametrize("lowest", ORDER)
def test_the_least_upgraded_type_comes_next(lowest: str) -> None:
    t = acting("sc12", "right").level(AUTO, **(dict.fromkeys(ORDER, 2) | {lowest: 1})).turn(AUTO)
    made = [each.technology for each in t.heard("Discovered")]
    # Two Discoveries: the least upgraded, then, all being equal, Build.
    assert made == [lowest, "build"]


@rule("M17.20")
@pytest.mark.parametrize("first", range(6))
def test_of_equally_upgraded_types_the_fixed_order_decides(first: int) -> None:
    raised = dict.fromkeys(ORDER, 2) | dict.fromkeys(ORDER[first:], 1)
    t = acting("sc12", "right").level(AUTO, **raised).turn(AUTO)
    expected = [*ORDER[first:], "build"][:2]
    assert [each.technology for each in t.heard("Discovered")] == expected


@rule("M17.20")
def test_a_type_at_the_top_gives_way_to_the_least_upgraded() -> None:
    t = acting("sc6", "right").level(AUTO, gather=4, build=2, war=2).turn(AUTO)
    assert [each.technology for each in t.heard("Discovered")] == ["explore"]


@rule("M17.20", "M17.27")
def test_the_sumerian_progress_makes_one_discovery_more_the_first_in_research() -> None:
    t = acting("sc11", "left").turn(AUTO)
    assert [(each.technology, each.level) for each in t.heard("Discovered")] == [("research", 2), ("build", 2)]


@rule("M17.20", "M5.6")
def test_its_research_card_is_read_when_the_action_starts() -> None:
    t = acting("sc7", "left").level(AUTO, research=2).turn(AUTO)
    assert [(each.technology, each.level) for each in t.heard("Discovered")] == [("research", 3)]


@rule("M17.20", "M17.14")
def test_with_all_at_the_top_nothing_is_discovered() -> None:
    t = acting("sc7", "left").level(AUTO, **dict.fromkeys(ORDER, 4)).turn(AUTO)
    assert levels(t) == dict.fromkeys(ORDER, 4)
    assert [each.why for each in t.heard("StrategyActionLost")] == ["impossible"]


@rule("M17.20")
def test_discoveries_stop_when_everything_is_at_the_top() -> None:
    t = acting("sc6", "right").level(AUTO, **(dict.fromkeys(ORDER, 4) | {"gather": 3})).turn(AUTO)
    assert [(each.technology, each.level) for each in t.heard("Discovered")] == [("gather", 4)]
    assert t.heard("StrategyActionLost") == []
