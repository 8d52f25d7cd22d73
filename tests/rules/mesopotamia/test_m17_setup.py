"""M17.1-M17.7: the Duel of Kings is set up."""

import pytest

from engine.mesopotamia.content.solo import STRATEGIES, strategy_deck
from tests.rules.mesopotamia.drafts import drafted
from tests.rules.mesopotamia.table import Table, rule


@rule("M17.1", "M17.3", "M3.23")
def test_a_duel_is_set_up_for_two_empires() -> None:
    t = drafted("babylonian", opponent="emperor", opponent_empire="sumerian", sets="base")
    assert (len(t.state.trade), len(t.state.blocked)) == (6, 8)
    assert [len(player.dealt) for player in t.state.players] == [4, 0]
    assert (t.kind, t.seat) == ("quests", 0)
    t.rejects(tuple(t.options[:2]), "keep_exactly_3")
    t.answer(tuple(t.options[:3]))
    assert [len(player.quests) for player in t.state.players] == [3, 0]


@rule("M17.2")
@pytest.mark.parametrize(("start", "opposite"), [("r01", "r03"), ("r02", "r04"), ("r03", "r01"), ("r04", "r02")])
def test_it_begins_opposite(start: str, opposite: str) -> None:
    t = Table.new(1, opponent="emperor", opponent_empire="sumerian").until("empire")
    assert "sumerian" not in t.options
    t.answer("babylonian")
    assert t.options == ["r01", "r02", "r03", "r04"]
    note = t.option(start).note
    assert note is not None
    assert (note.args["seat"], note.args["opposite_region"]) == (1, opposite)
    t.answer(start)
    assert t.state.players[1].start == opposite


@rule("M17.4")
@pytest.mark.parametrize(
    ("empire", "phalanxes", "unit"),
    [("sumerian", 0, "spearman"), ("akkadian", 1, "archer"), ("mariote", 0, "spearman")],
)
def test_it_begins_by_its_line_without_goods(empire: str, phalanxes: int, unit: str) -> None:
    t = drafted("babylonian", opponent="emperor", opponent_empire=empire)
    player = t.state.players[1]
    assert {kind: count for kind, count in player.holding.items() if count} == ({"phalanx": 1} if phalanxes else {})
    assert t.units(1, "r03") == {unit: 1}
    assert player.levels["war"] == (2 if empire in ("akkadian", "mariote") else 1)
    assert player.ziggurat == len(player.dice) == (empire == "sumerian")


@rule("M17.6")
@pytest.mark.parametrize(
    ("empire", "own"),
    [
        ("sumerian", {"sc11": "sc7", "sc12": "sc8"}),
        ("babylonian", {"sc13": "sc9", "sc14": "sc10"}),
        ("akkadian", {"sc15": "sc5", "sc16": "sc4"}),
        ("elamite", {"sc17": "sc3", "sc18": "sc6"}),
        ("assyrian", {}),
        ("hittite", {}),
        ("mariote", {}),
        ("eblaite", {}),
    ],
)
def test_its_ten_strategy_cards(empire: str, own: dict[str, str]) -> None:
    base = {f"sc{number}" for number in range(1, 11)}
    assert sorted(strategy_deck(empire)) == sorted({*base - set(own.values()), *own})
    assert {card.id: card.replaces for card in STRATEGIES.values() if card.empire == empire} == own


@rule("M17.7", "MI27", "M20.1")
@pytest.mark.parametrize("seed", range(4))
def test_three_cards_lie_face_up(seed: int) -> None:
    t = drafted("babylonian", opponent="igigi", opponent_empire="elamite", seed=seed)
    automaton = t.state.automaton
    assert automaton is not None
    assert (automaton.level, len(automaton.row), len(automaton.deck), automaton.discard) == ("igigi", 3, 7, [])
    assert sorted([*automaton.deck, *(each.card for each in automaton.row)]) == sorted(strategy_deck("elamite"))
    assert not any(each.marked for each in automaton.row)
    t.check()
