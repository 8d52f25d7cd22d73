"""What speaks for an answer in Mesopotamia: Combat."""

from __future__ import annotations

import msgspec

from engine.core.decision import Amounts, Arg, Decision, Number, Option, Text, pieces
from engine.mesopotamia.content.cards import ROWS
from engine.mesopotamia.state import TRIBE
from engine.mesopotamia.view.combats import CombatView
from engine.mesopotamia.view.table import MesopotamiaView
from tests.bots.reasons.mesopotamia.positions import (
    FOREIGN,
    OWN,
    armies,
    asked,
    held,
    key,
    me,
    rival,
    told,
    view,
)


def bidding(own: int, other: int, **more: Arg) -> tuple[MesopotamiaView, Decision]:
    """A combat against a rival before the bids."""
    combat = CombatView(
        region=FOREIGN,
        attacker=me(),
        defender=rival(),
        tribe_player=None,
        tribe_phalanxes=0,
        bonus={"attacker": 0, "defender": 0},
        units=(),
        fled=(),
        lost=(),
        bids={},
        stage="bids",
        lines=(),
    )
    about: dict[str, Arg] = {"region": FOREIGN, "phalanxes": own, "other_phalanxes": other, "bonus": 0, **more}
    rows = tuple(Option(row, Text("row", {"row": row, "count": None})) for row in ROWS)
    choice = Amounts(rows, dict.fromkeys(ROWS, own), least=0, most=own)
    question = Decision(me(), "bid", choice, Text("war-prompt", {"left": 1}), default=(), about=about)
    return msgspec.structs.replace(view(holding=held(phalanx=own)), combats=(combat,)), question


def test_a_row_is_certain_if_more_is_bid_than_the_others_have() -> None:
    table, question = bidding(5, 3, edges=[], other_edges=[])
    assert told(table, question, pieces({"force": 4}, ROWS)) == ("reason-bid-sure", {"count": 4, "other": 3})
    assert told(table, question, pieces({"force": 3}, ROWS)) == ("reason-bid-force", {"count": 3})
    alike = {"units": {"archer": 1}, "other_units": {"archer": 2}}
    table, question = bidding(5, 3, edges=[], other_edges=[], **alike)
    assert told(table, question, pieces({"force": 3}, ROWS)) == ("reason-bid-same", {"unit": "archer"})
    table, question = bidding(5, 0)
    assert told(table, question, pieces({"mobility": 1}, ROWS)) == ("reason-bid-unopposed", {"count": 1})


def test_nothing_is_bid_by_whoever_could_be_outbid_everywhere() -> None:
    table, question = bidding(2, 6)
    assert told(table, question, ()) == ("reason-bid-outbid", {"own": 2, "other": 6})
    table, question = bidding(6, 2)
    assert told(table, question, ()) == ("reason-bid-nothing", {"count": 6})


def test_a_tribe_that_flees_is_kept_from_another() -> None:
    table = view(armies({}, **{FOREIGN: {"tribe": {"archer": 1}}}))
    question = asked("retreat", OWN, FOREIGN, unit="spearman", party=TRIBE)
    about = {"unit": "spearman", "from_region": FOREIGN, "region": OWN}
    assert told(table, question, OWN) == ("reason-retreat-alone", about)
    assert key(table, question, FOREIGN) is None
    assert key(table, asked("retreat", OWN, FOREIGN, unit="spearman", party=me()), OWN) is None


def test_tactics_are_bid_for_where_they_count() -> None:
    table, question = bidding(5, 5, edges=["archer_spearman"], other_edges=[])
    answer = pieces({"force": 2, "tactics": 2}, ROWS)
    assert told(table, question, answer) == ("reason-bid-tactics", {"edges": ["archer_spearman"]})
    table, question = bidding(5, 5, edges=[], other_edges=[])
    assert key(table, question, answer) is None


def test_a_simple_bid_wins_whatever_the_others_bid() -> None:
    table, _ = bidding(5, 3)
    about: dict[str, Arg] = {"region": FOREIGN, "phalanxes": 5, "other_phalanxes": 3, "bonus": 0}
    about |= {"value": 1, "other_value": 2, "wins_ties": True}
    question = Decision(me(), "bid", Number(0, 5, "phalanxes"), Text("war-prompt", {"left": 1}), default=0, about=about)
    assert told(table, question, 4) == ("reason-bid-enough", {"value": 5, "most": 5})
    assert key(table, question, 3) is None
