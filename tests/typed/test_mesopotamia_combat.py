"""Mesopotamia typed: set-up, Events and the Combat phase."""

from __future__ import annotations

import pytest

from engine.mesopotamia import GAME
from tests.rules import rule
from tests.rules.mesopotamia.field import Field
from tests.rules.mesopotamia.table import Table
from tests.typed.keyboard import Keyboard
from tests.typed.mesopotamia_positions import fighting, why


def typing(position: Table, seat: int = 0) -> Keyboard:
    """Sit down; dice show their first face."""
    at = Keyboard(GAME, position, *[1] * 40)
    at.pass_on(seat)
    return at


def asked(at: Keyboard) -> list[tuple[int, str]]:
    """Who is asked what, and must answer."""
    return [(each.seat, each.kind) for each in at.match.asked if not each.optional]


def bids_of(at: Keyboard) -> object:
    """What lies sealed."""
    return at.match.committed.stack.steps[-1].answers


@rule("M16.14")
def test_a_bid_is_a_list_and_seals_itself() -> None:
    at = typing(fighting())
    assert next(iter(at.offered("bid", "phalanxes", "5 fo").items())) == ("5 Force", "+force:5")
    at.refused(why("bid_too_high", phalanxes=8), "bid", phalanxes="9 force")
    at.refused('"5 elephants" is not one of the choices', "bid", phalanxes="5 elephants")
    at.refused("Possible: up to 8 Force, up to 8 Tactics or up to 8 Mobility.", "bid", phalanxes="211")
    at.type("bid", phalanxes="5 Force, 2 Tactics, 1 Mobility")
    assert asked(at) == [(1, "bid")]
    assert bids_of(at) == {0: [("force:5", "tactics:2", "mobility:1")]}


@rule("M16.14")
@pytest.mark.parametrize("typed", ["5/0/1", "5 0 1", "5 / 0 / 1"])
def test_a_bid_may_be_three_numbers_in_the_order_of_the_rows(typed: str) -> None:
    at = typing(fighting())
    at.refused(why("bid_too_high", phalanxes=8), "bid", phalanxes="5/2/2")
    at.refused("is not one of the choices", "bid", phalanxes="5/2")
    at.type("bid", phalanxes=typed)
    assert bids_of(at) == {0: [("force:5", "mobility:1")]}


@rule("M16.14")
def test_bidding_again_takes_the_bid_back_and_bids_anew() -> None:
    at = typing(fighting())
    at.type("bid", phalanxes="5 force")
    at.refused(why("bid_too_high", phalanxes=8), "bid", phalanxes="9 force")
    assert bids_of(at) == {0: [("force:5",)]}
    assert at.offered("bid", "phalanxes", "6 mob")["6 Mobility"] == "+mobility:6"
    at.type("bid", phalanxes="6 mobility")
    assert bids_of(at) == {0: [("mobility:6",)]}


@rule("M20.1")
def test_what_others_bid_is_not_completed_nor_told() -> None:
    one, other = typing(fighting()), typing(fighting())
    one.type("bid", phalanxes="5 force")
    other.type("bid", phalanxes="1 tactics")
    for at in (one, other):
        at.pass_on(1)
    assert one.offered("bid", "phalanxes") == other.offered("bid", "phalanxes")
    said = [at.refused("Not possible", "bid", phalanxes="9 force") for at in (one, other)]
    assert said[0] == said[1]


@rule("M16.17", "M16.20", "M16.31")
def test_what_is_won_is_done_as_proposed_if_nothing_is_said() -> None:
    at = typing(fighting())
    at.type("bid", phalanxes="6 force")
    at.pass_on(1)
    at.type("bid", phalanxes="none")
    assert asked(at) == [(0, "allot")]
    at.pass_on(0)
    at.type("allot")
    assert asked(at) == [(1, "lines")]
    at.pass_on(1)
    at.type("lines")
    assert asked(at) == [(0, "retreat")]
    at.pass_on(0)
    at.refused(why("bad_retreat", region="r05"), "retreat", to="Susa")
    at.type("retreat", to="Sippar")
    assert "r10" in at.match.committed.armies


@rule("M16.17")
def test_phalanxes_are_put_on_cards_by_name() -> None:
    at = typing(fighting().bids((6, 0, 0), (0, 0, 0)))
    offered = at.offered("allot", "phalanxes", "4 spearman, ")
    assert offered["Spearman +4, Archer 1 +1, Archer 2 +1"] == "+a1:4+a2:1+a3:1"
    at.refused(why("no_slot", count=4), "allot", phalanxes="6 spearman")
    at.refused(why("bad_bid"), "allot", phalanxes="1 archer 2")
    at.type("allot", phalanxes="4 spearman, 1 archer 1, archer 2")
    assert asked(at) == [(1, "lines")]


@rule("M16.21")
def test_lines_are_typed_front_by_front() -> None:
    at = typing(fighting().bids((6, 0, 0), (0, 0, 0)).go_on("lines"), 1)
    assert next(iter(at.offered("lines", "lines"))) == "Fight as proposed"
    at.refused("alone is not enough", "lines", lines="enemy spearman - spearman")
    typed = "enemy spearman - horseman"
    while not typed.startswith("+"):
        typed = next(iter(at.offered("lines", "lines", f"{typed}, ").values()))
    at.type("lines", lines=typed)
    assert (1, "lines") not in asked(at)


@rule("M16.4")
def test_combats_are_put_into_an_order() -> None:
    field = Field().fight("spearman", against="spearman").fight("archer", against="archer", region="r30")
    field.fight("archer", against="archer", region="r22").phalanxes(1, 1).combat()
    at = typing(field, field.seat)
    assert list(at.offered("order", "first").items())[:2] == [("By the map", "+r22+r30+r31"), ("Isin", "Isin")]
    at.refused('"Nippur" alone is not enough', "order", first="Nippur")
    at.type("order", first="Nippur, Babylon")
    assert at.match.committed.stack.steps[-1].combats[0].region == "r31"


@rule("M8.11")
def test_a_settlement_is_taken_by_the_region_that_is_asked_about() -> None:
    at = typing(Table().put(0, "spearman", "r08").settle(1, "r08").combat())
    assert at.offered("settlement", "region") == {"Terqa": "r08"}
    at.refused('"Nippur" does not answer the question', "settlement", do="destroy", region="Nippur")
    at.type("settlement", do="conquer", region="terqa")
    assert at.match.committed.settlements == {"r08": 0}


@rule("M16.52")
def test_the_winner_of_a_simple_combat_names_the_unit_that_is_lost() -> None:
    field = Field(simple_combat=True).fight("spearman", "archer", against="spearman").phalanxes(3, 0).combat()
    at = typing(field)
    assert list(at.offered("bid", "phalanxes", "3").values()) == ["3"]
    at.type("bid", phalanxes="2")
    assert asked(at) == [(0, "loss")]
    assert list(at.offered("lose", "unit").values()) == ["spearman", "archer"]
    at.type("lose", unit="Archer")
    assert at.match.committed.army("r31", 0).units == {"spearman": 1}


@rule("M14.2")
def test_an_event_is_resolved_by_its_option() -> None:
    table = Table().put(0, "spearman", "r01").hold(0, food=5, stone=5, wood=5, clay=5, tablet=2).hide("r09").turn(0)
    at = typing(table)
    at.type("explore", to="Rapiqum")
    assert asked(at) == [(0, "event")]
    assert list(at.offered("event", "option").values()) == ["1", "2"]
    at.refused('"3" is not one of the choices', "event", option="3")
    at.type("event", option="1")
    assert (0, "event") not in asked(at)


@rule("M3.3", "M3.4", "M3.5", "M3.19")
def test_set_up_is_typed() -> None:
    at = typing(Table.new(2))
    first = at.match.asked[0].seat
    at.pass_on(first)
    at.refused("is not one of the choices", "role", letter="Z")
    at.type("role", letter="A")
    assert asked(at) == [(first, "empire")]
    at.refused(why("empire_not_in_sets", empire="hittite"), "empire", name="Hittites")
    at.type("empire", name="Sumerians")
    at.pass_on(1 - first)
    at.refused(why("empire_taken", empire="sumerian"), "empire", name="Sumerians")
    at.type("empire", name="Babylonians")
    at.refused(why("start_not_selectable", region="r31"), "start", region="Nippur")
    at.type("start", region="Ur")
    at.pass_on(first)
    at.refused(why("start_taken", region="r03"), "start", region="Ur")
    at.type("start", region="Mari", die="silver")
    assert asked(at) == [(0, "quests"), (1, "quests")]


@rule("M3.19", "M20.1")
def test_only_own_quests_are_completed_and_they_may_be_chosen_again() -> None:
    table = Table.new(2)
    while table.asked[0].kind != "quests":
        question = table.asked[0]
        table.answer(question.default, question.seat)  # type: ignore[arg-type]
    at = typing(table)
    dealt = [set(player.dealt) for player in at.match.committed.players]
    for seat in (0, 1):
        at.pass_on(seat)
        offered = at.offered("quests", "keep").values()
        assert {quest for value in offered for quest in value.split("+") if quest} <= dealt[seat]
    at.pass_on(0)
    first, second = list(at.offered("quests", "keep").values())[:2]
    at.type("quests", keep=first)
    assert asked(at) == [(1, "quests")]
    at.type("quests", keep=second)
    assert bids_of(at) == {0: [tuple(second.split("+")[1:])]}


@rule("M16.27")
def test_a_tired_unit_loses_what_its_owner_says() -> None:
    field = Field().fight("spearman", against=("spearman", "spearman")).phalanxes(2).cards("cs8", "cs4", "cs1")
    at = typing(field.combat().bid(0, 1, 0, 1).line_up("a1 d1 d2").asked_for("fatigue"))
    assert list(at.offered("fatigue", "row").values()) == ["mobility", "force"]
    at.refused('"Luck" is not one of the choices', "fatigue", row="Luck")
    at.type("fatigue", row="Force")
    assert (0, "fatigue") not in asked(at)
