"""A14.1-A14.4, A14.8: what is open, what is hidden, and where chance comes in."""

from collections import Counter
from collections.abc import Callable

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.assyria import data
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

SEATS = (RED, BLUE, GREEN, YELLOW)


def base(change: Callable[[Table], object] | None = None, turn: int = 4, order: tuple[int, ...] = SEATS) -> Table:
    t = Table(turn=turn, order=order)
    t.ziggurat(RED, "b5").ziggurat(BLUE, "i6")
    t.put(RED, "c6").put(BLUE, "i7")
    t.for_sale("palm1", "joker")
    for seat in SEATS:
        t.camels(seat, 3)
    if change is not None:
        change(t)
    return t.act(order[0])


CHANGES: dict[str, Callable[[Table], object]] = {
    "a hut": lambda t: t.put(RED, "c7"),
    "a ziggurat": lambda t: t.ziggurat(RED, "d5"),
    "a level": lambda t: t.ziggurat(YELLOW, "d5", level=2),
    "a well": lambda t: t.well("c1-c2-d1"),
    "score": lambda t: t.vp(GREEN, 7),
    "camels": lambda t: t.camels(BLUE, 4),
    "offering": lambda t: t.offering(GREEN, 4),
    "a slot in Assur": lambda t: t.assur(GREEN, lower=1),
    "market": lambda t: t.for_sale("palm2", "joker"),
    "cards": lambda t: t.cards(YELLOW, "date3"),
    "Plow": lambda t: t.cards(YELLOW, "plow"),
    "discard pile": lambda t: t.discard("date3"),
    "Expansion cards laid": lambda t: t.expansion(2, 4),
}


@rule("A14.1")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("seat", [RED, YELLOW, None])
def test_everything_open_is_seen_by_everybody(change: str, seat: int | None) -> None:
    assert ASSYRIA.view(base(CHANGES[change]).state, seat) != ASSYRIA.view(base().state, seat)


@rule("A14.1")
def test_the_turn_order_and_the_order_of_slots_are_seen() -> None:
    views = [ASSYRIA.view(base(order=order).state, GREEN) for order in (SEATS, (RED, GREEN, BLUE, YELLOW))]
    assert views[0] != views[1]
    early = base(lambda t: t.assur(RED, lower=1).assur(BLUE, lower=1))
    late = base(lambda t: t.assur(BLUE, lower=1).assur(RED, lower=1))
    assert ASSYRIA.view(early.state, GREEN) != ASSYRIA.view(late.state, GREEN)


@rule("A14.1")
def test_draft_cards_are_seen_by_everybody() -> None:
    t = Table.new(players=4, seed=3)
    walk.defaults_until(t, lambda t: t.kind == "draft")
    for seat in (*range(4), None):
        view = ASSYRIA.view(t.state, seat)
        assert Counter(view.passed_on) == Counter(t.draft_cards)


@rule("A14.1")
def test_the_sizes_of_the_decks_and_the_removed_cards_are_seen() -> None:
    t = base(turn=6)
    view = ASSYRIA.view(t.state, GREEN)
    assert view.deck == t.deck_size
    assert view.expansion_deck == t.expansion_deck_size
    assert sorted(view.removed) == list(t.expansion_removed)
    assert Counter(view.discard) == Counter(t.discard_pile)


@rule("A14.2")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_has_private_information(players: int) -> None:
    for seed in (1, 2):
        t = Table.new(players=players, seed=seed)
        for _ in range(60):
            walk.give_default(t)
            views = [ASSYRIA.view(t.state, seat) for seat in (*range(players), None)]
            assert all(view == views[0] for view in views)


@rule("A14.2", "A14.8")
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_the_order_of_the_food_deck_is_hidden(seat: int | None) -> None:
    one = base(lambda t: t.only_deck("date1", "grape2", "joker"))
    other = base(lambda t: t.only_deck("joker", "grape2", "date1"))
    assert one.state != other.state
    assert ASSYRIA.view(one.state, seat) == ASSYRIA.view(other.state, seat)


@rule("A14.2", "A14.8")
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_the_order_of_the_expansion_deck_is_hidden(seat: int | None) -> None:
    one = base(lambda t: t.expansion(3, 4).next_expansion(2, 3, 4))
    other = base(lambda t: t.expansion(3, 4).next_expansion(4, 3, 2))
    assert ASSYRIA.view(one.state, seat) == ASSYRIA.view(other.state, seat)


@rule("A14.2", "A14.8")
@pytest.mark.parametrize("where", ["action", "harvest"])
def test_questions_do_not_depend_on_the_order_of_the_decks(where: str) -> None:
    def question(first: str, second: str, card: int, other: int) -> object:
        t = Table(turn=4)
        t.ziggurat(RED, "b5")
        t.camels(RED, 5)
        t.market(("date1", "salt1"), ("grape1", "palm2"))
        t.only_deck(first, second, *["salt1"] * 2, *["grape3"] * 2)
        t.next_expansion(card, other)
        if where == "action":
            t.act(RED)
        else:
            t.harvest()
        return t.decision

    assert question("joker", "date3", 2, 4) == question("date3", "joker", 4, 2)


@rule("A14.2")
def test_what_is_left_in_the_deck_follows_from_what_is_open() -> None:
    for position in walk.positions():
        open_cards = [
            *(card for cards in position.cards for card in cards),
            *(card for column in position.columns for card in column),
            *position.discard,
            *position.draft,
        ]
        left = Counter({face: card.copies for face, card in data.CARDS.items()})
        left.subtract(open_cards)
        assert min(left.values()) >= 0
        assert left.total() == position.deck_size


@rule("A14.3")
def test_chance_is_drawn_at_set_up_and_in_a_reshuffle_only() -> None:
    reshuffles = 0
    for match in walk.matches():
        assert match.positions[0].draws > 0
        for step in match.steps:
            drawn = step.after.draws - step.before.draws
            assert (drawn > 0) == ("Reshuffled" in step.events)
            reshuffles += "Reshuffled" in step.events
    assert reshuffles > 0


@rule("A14.3")
def test_the_initial_order_depends_on_the_seed() -> None:
    orders = {tuple(Table.new(players=3, seed=seed).order) for seed in range(1, 60)}
    assert len(orders) == 6


@rule("A14.3")
def test_both_decks_are_shuffled() -> None:
    markets = {str(Table.new(players=4, seed=seed).columns) for seed in range(1, 8)}
    assert len(markets) == 7
    values = set()
    for seed in range(1, 40):
        t = Table.new(players=2, seed=seed)
        walk.defaults_until(t, lambda t: t.turn == 2)
        values.add(t.value)
    assert values == {2, 3, 4}


@rule("A14.4")
def test_hidden_cards_become_visible_only_where_the_ledger_says() -> None:
    for match in walk.matches():
        drafted = 0
        for step in match.steps:
            new_turn = step.after.turn != step.before.turn
            shown = {"Sown", "DraftLaid", "TurnBegan", "Reshuffled"} & set(step.events)
            if step.after.deck_size != step.before.deck_size:
                assert shown
            if "DraftLaid" in step.events:
                drafted += 1
                assert (step.before.kind, step.before.phase) == ("end", "setup")
                assert step.before.deck_size - step.after.deck_size == match.players
            assert ("Sown" in step.events) == (new_turn and not step.after.over)
            assert (step.before.expansion_deck_size - step.after.expansion_deck_size) == int(new_turn)
            if new_turn:
                assert (step.before.kind, step.answer) in (("action", "done"), ("end", "end"))
        assert drafted == 1
