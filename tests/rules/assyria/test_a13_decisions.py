"""A13: what is offered, in which order, and that offers are kept."""

import copy
import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.assyria import data
from engine.core.decision import Answer
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule
from tests.rules.assyria.walk import Position

HEX_ORDER = {
    hex_: number for number, hex_ in enumerate(sorted(data.HEXES, key=lambda h: (data.HEXES[h].q, data.HEXES[h].r)))
}
FOOD_ORDER = ("grape", "palm", "salt", "barley", "date")
CARD_ORDER = [f"{food}{symbols}" for food in FOOD_ORDER for symbols in (1, 2, 3)] + ["joker", "plow"]
ORDERS: dict[str, list[str]] = {
    "start": sorted(HEX_ORDER, key=HEX_ORDER.__getitem__),
    "draft": CARD_ORDER,
    "harvest": ["1", "2", "3", "4", "5"],
    "hut": sorted(HEX_ORDER, key=HEX_ORDER.__getitem__),
    "feed": ["plan", *CARD_ORDER],
    "feed.huts": sorted(HEX_ORDER, key=HEX_ORDER.__getitem__),
    "well": [*sorted(data.corners(4)), "done"],
    "action": ["build", "extend", "intrigue", "offer", "buy", "done"],
    "build.hex": sorted(HEX_ORDER, key=HEX_ORDER.__getitem__),
    "extend.hex": sorted(HEX_ORDER, key=HEX_ORDER.__getitem__),
    "intrigue.dignitary": ["upper", "middle", "lower"],
    "offer.camels": ["1", "2", "3"],
    "buy.card": CARD_ORDER,
    "end": ["end"],
}
"""Every kind of question with all its answers, in the order of A13.10."""


def asked() -> Iterator[tuple[str, Position]]:
    return ((position.kind, position) for position in walk.positions() if position.kind is not None)


@rule("A13.10")
def test_options_are_always_in_the_fixed_order() -> None:
    seen = set()
    for kind, position in asked():
        seen.add(kind)
        assert list(position.options) == [answer for answer in ORDERS[kind] if answer in position.options]
        assert len(set(position.options)) == len(position.options)
    assert seen == set(ORDERS)


@rule("A13.10")
def test_hexes_are_sorted_by_column_and_then_downwards() -> None:
    t = Table()
    t.ziggurat(RED, "e4").ziggurat(RED, "b6")
    t.expand(RED)
    assert t.options == ["a6", "b5", "c6", "c7", "d3", "d4", "e3", "e5", "f3", "f4"]


@rule("A13.10")
def test_cards_are_sorted_by_food_and_symbols_with_joker_and_plow_last() -> None:
    t = Table()
    t.put(RED, "b3", "c3", "c4", "d3", "a4")
    t.cards(RED, "plow", "date1", "joker", "grape3", "salt2", "barley1", "palm1", "grape1")
    t.supply(RED)
    assert t.options == ["plan", "grape1", "grape3", "palm1", "salt2", "barley1", "date1", "joker", "plow"]


@rule("A13.10")
def test_cards_for_sale_are_sorted_too() -> None:
    t = Table()
    t.for_sale("joker", "date1", "palm2", "palm1")
    t.camels(RED, 10)
    t.act(RED)
    t.answer("buy")
    assert t.options == ["palm1", "palm2", "date1", "joker", "plow"]


def offered(t: Table) -> list[Answer]:
    if t.kind == "feed.huts":
        return list(combinations(t.options, t.limits[0]))
    return list(t.options)


def not_offered(t: Table) -> list[Answer]:
    if t.kind == "feed.huts":
        others = [hex_ for hex_ in data.HEXES if hex_ not in t.options]
        return [(*t.options[1 : t.limits[0]], hex_) for hex_ in others]
    return [answer for answer in (*ORDERS[t.kind], "nonsense") if answer not in t.options]


@rule("A13.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_offers_are_accepted_and_everything_else_is_refused(players: int) -> None:
    rng = random.Random(players)
    t = Table.new(players=players, seed=40 + players)
    while not t.over:
        if rng.random() < 0.25:
            for answer in offered(t):
                copy.deepcopy(t).answer(answer)
            for answer in not_offered(t):
                t.rejects(answer)
        t.answer(walk.keen_answer(t, rng))


@rule("A13.11")
def test_only_matching_unfed_own_huts_are_offered_to_a_card() -> None:
    t = Table()
    t.put(RED, "c6", "d1", "e6", "c5")
    t.put(BLUE, "g5")
    t.cards(RED, "barley1")
    t.supply(RED)
    assert (t.kind, t.options) == ("feed.huts", ["c6", "d1", "e6"])
    for hut in ("c5", "g5", "c4"):
        t.rejects((hut,))


@rule("A13.4")
def test_no_list_of_corners_or_commands_is_longer_than_stated() -> None:
    for kind, position in asked():
        if kind == "well":
            assert len(position.options) <= 10 + 1
        elif kind.startswith(("build.", "extend.", "intrigue.", "offer.", "buy.")):
            assert len(position.options) <= 22


def commands(t: Table) -> int:
    """How many commands the action turn offers, `actions_done` among them."""
    number = 0
    for action in list(t.options):
        copied = copy.deepcopy(t)
        if action != "done":
            copied.answer(action)
        number += len(copied.options) if copied.kind.startswith(f"{action}.") else 1
    return number


@rule("A13.4")
def test_the_most_commands_are_22() -> None:
    t = Table()
    t.ziggurat(RED, "b5").ziggurat(RED, "d5").ziggurat(RED, "f6")
    t.put(RED, "c6", "c7", "d6", "e7", "e6", "b6", "a6", "c4", "c3")
    t.for_sale("palm1", "joker")
    t.camels(RED, 10)
    t.act(RED)
    assert commands(t) == 22


@rule("A13.4", "A13.3")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_as_many_huts_as_are_left_may_be_named_at_once(value: int) -> None:
    t = Table(value=value)
    t.ziggurat(RED, "b5")
    t.expand(RED)
    for left in range(value, 0, -1):
        assert t.kind == "hut"
        assert t.decision.hints.several == left
        assert t.decision.prompt.args["left"] == left
        t.answer(t.options[0])
    assert t.kind != "hut"


@rule("A13.3")
def test_each_hut_opens_new_hexes() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b1")
    t.expand(RED)
    assert t.options == ["a1", "a2", "b2", "c1", "c2"]
    t.answer("c2")
    assert t.options == ["a1", "a2", "b2", "c1", "c3", "d1", "d2"]


@rule("A13.9")
def test_what_is_offered_follows_from_every_action() -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.put(RED, "c6")
    t.cards(RED, "plow")
    t.offering(RED, 6)
    t.for_sale("palm1")
    t.camels(RED, 10)
    t.act(RED)
    assert t.options == ["build", "extend", "intrigue", "offer", "buy", "done"]
    t.offer(1)
    assert t.options == ["build", "extend", "intrigue", "buy", "done"]
    t.buy("palm1")
    assert t.options == ["build", "extend", "intrigue", "done"]
    t.extend("b5")
    assert t.options == ["intrigue", "done"]
    t.intrigue("upper")
    assert t.options == ["done"]


@rule("A13.9")
def test_an_action_can_make_another_possible() -> None:
    t = Table()
    t.put(RED, "c6", "c7", "d6", "e7", "d5", "e6", "f6", "b6", "a6", "c4")
    t.camels(RED, 10)
    t.act(RED)
    assert "intrigue" not in t.options
    t.build("c6")
    assert "intrigue" in t.options


@rule("A12.1")
def test_a_question_with_one_answer_is_not_asked() -> None:
    for kind, position in asked():
        if kind not in ("end", "action"):
            assert len(position.options) > 1


@rule("A12.2")
def test_the_only_answer_done_is_asked_only_after_an_action() -> None:
    seen = 0
    for step in walk.steps():
        if step.after.kind == "action" and step.after.options == ("done",):
            seen += 1
            assert step.before.seat == step.after.seat
            assert step.before.phase == "actions"
    assert seen > 10


def turn_of(match: walk.Match, turn: int) -> list[Position]:
    return [position for position in match.positions if position.turn == turn and not position.over]


@rule("D3", "D4", "D5", "D6", "D7", "A4.4")
def test_the_questions_of_a_turn_come_in_their_order() -> None:
    stages = {"hut": 0, "feed": 1, "feed.huts": 1, "well": 2, "end": 3}
    for match in walk.matches():
        for turn in range(1, 9):
            positions = turn_of(match, turn)
            phases = [position.phase for position in positions if position.phase != "setup"]
            assert phases == sorted(phases, key=["agriculture", "expansion", "actions"].index)
            expanding = [position for position in positions if position.phase == "expansion"]
            places = [position.order.index(position.seat) for position in expanding if position.seat is not None]
            assert places == sorted(places)
            for seat in range(match.players):
                own = [stages[str(position.kind)] for position in expanding if position.seat == seat]
                assert own == sorted(own)


@rule("D1", "D2", "A2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_spaces_go_forwards_and_the_draft_backwards(players: int) -> None:
    t = Table.new(players=players, seed=9)
    seats: dict[str, list[int | None]] = {"start": [], "draft": []}
    while t.kind in ("start", "draft", "end"):
        if t.kind != "end":
            seats[t.kind].append(t.seat)
        walk.give_default(t)
    order = list(t.order)
    assert seats["start"] == order[: len(seats["start"])]
    assert seats["draft"] == list(reversed(order))[: len(seats["draft"])]


@rule("D7")
def test_every_affordable_legal_action_is_offered() -> None:
    t = Table()
    t.ziggurat(RED, "b5").ziggurat(RED, "d5", level=2)
    t.put(RED, "c6", "c3", "c5")
    t.assur(BLUE, middle=4).assur(GREEN, lower=2).assur(YELLOW, upper=1)
    t.for_sale("palm1", "joker")
    t.camels(RED, 6)
    t.act(RED)
    expected: dict[str, tuple[str, list[Answer]]] = {
        "build": ("build.hex", ["c3", "c6"]),
        "extend": ("extend.hex", ["b5", "d5"]),
        "intrigue": ("intrigue.dignitary", ["upper", "lower"]),
        "offer": ("offer.camels", ["1", "2", "3"]),
        "buy": ("buy.card", ["palm1", "joker", "plow"]),
    }
    assert t.options == [*expected, "done"]
    for action, question in expected.items():
        t.answer(action)
        assert (t.kind, t.options) == question
        t.undo()
