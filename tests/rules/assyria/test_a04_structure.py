import random

import pytest

from engine.assyria import data
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

SEATS = (RED, BLUE, GREEN, YELLOW)
SITES = {RED: "b1", BLUE: "b5", GREEN: "i2", YELLOW: "i6"}
REIGNS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3}


def settled(players: int = 4, turn: int = 1, order: tuple[int, ...] = SEATS) -> Table:
    """A table where each player has a site and three camels, so that everybody is asked in every phase."""
    t = Table(players=players, turn=turn, order=order[:players])
    for seat in order[:players]:
        t.ziggurat(seat, SITES[seat]).camels(seat, 3)
    return t


def by_default(t: Table) -> None:
    t.answer(t.default if t.default is not None else t.options[0])


@rule("A4.1")
@pytest.mark.parametrize("turn", REIGNS)
def test_the_reigns_last_two_three_and_three_turns(turn: int) -> None:
    assert Table(turn=turn).reign == REIGNS[turn]
    assert tuple(data.REIGNS) == (2, 3, 3)


@rule("A4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", range(1, 8))
def test_a_flood_comes_at_the_end_of_a_reign_only(turn: int, players: int) -> None:
    t = Table(players=players, turn=turn)
    t.put(RED, "c2", "c1")
    t.end_turn()
    assert ("Inundated" in t.events) is (turn in (2, 5))
    assert t.huts_of(RED) == (["c1"] if turn in (2, 5) else ["c1", "c2"])
    assert (t.turn, t.reign, t.over) == (turn + 1, REIGNS[turn + 1], False)


@rule("A4.1")
def test_the_match_ends_with_the_flood_of_turn_eight() -> None:
    t = Table(turn=8)
    t.put(RED, "c2", "c1")
    t.end_turn()
    assert "Inundated" in t.events
    assert t.over


@rule("A4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_runs_through_eight_turns_in_three_reigns(players: int) -> None:
    t = Table.new(players=players, seed=players)
    rng = random.Random(players)
    seen = [(t.turn, t.reign)]
    while not t.over:
        if (t.turn, t.reign) != seen[-1]:
            seen.append((t.turn, t.reign))
        t.play_random(rng)
    assert seen == list(REIGNS.items())


@rule("A4.2")
@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_is_agriculture_then_expansion_then_actions(players: int) -> None:
    t = settled(players=players)
    t.sow()
    phases: list[str] = []
    while t.turn == 1:
        if t.phase not in phases[-1:]:
            phases.append(t.phase)
        by_default(t)
    assert phases == ["agriculture", "expansion", "actions"]
    assert "TurnEnded" in t.events
    assert (t.turn, t.phase, t.kind) == (2, "agriculture", "harvest")


@rule("A4.3")
def test_a_command_of_another_player_is_refused() -> None:
    t = settled()
    t.market(*[("date1", "joker")] * 3)
    t.harvest()
    for other in (BLUE, GREEN, YELLOW):
        t.rejects_from(other, "1", "not_your_turn")
    t = settled()
    t.expand(BLUE)
    for other in (RED, GREEN, YELLOW):
        t.rejects_from(other, t.options[0], "not_your_turn")
    t = settled()
    t.act(GREEN)
    for other in (RED, BLUE, YELLOW):
        t.rejects_from(other, "done", "not_your_turn")


@rule("A4.3")
def test_at_every_moment_exactly_one_player_has_to_decide() -> None:
    t = Table.new(players=3, seed=7)
    rng = random.Random(7)
    while not t.over:
        assert t.options
        for seat in t.order:
            if seat != t.seat:
                t.rejects_from(seat, t.options[0], "not_your_turn")
        t.play_random(rng)


@rule("A4.3")
@pytest.mark.parametrize(
    ("kind", "answer"), [("start", "b1"), ("draft", "date1"), ("hut", "c5"), ("well", "done"), ("action", "done")]
)
def test_a_command_of_another_step_is_refused_in_the_harvest(kind: str, answer: str) -> None:
    t = settled()
    t.market(("date1", "joker"), ("date2",))
    t.harvest()
    t.rejects_kind(kind, answer, "wrong_step")


@rule("A4.3")
@pytest.mark.parametrize(
    ("kind", "answer"), [("harvest", "1"), ("hut", "a1"), ("feed", "date1"), ("well", "done"), ("end", "end")]
)
def test_a_command_of_another_step_is_refused_in_the_action_turn(kind: str, answer: str) -> None:
    t = settled()
    t.cards(RED, "date1")
    t.act(RED)
    t.rejects_kind(kind, answer, "wrong_step")


@rule("A4.3")
def test_any_command_after_the_end_is_refused() -> None:
    t = settled(turn=8)
    t.final()
    assert t.over
    for seat in SEATS:
        t.rejects_from(seat, "done", "game_over")


@rule("A4.4")
def test_the_harvest_goes_in_the_old_order_and_the_rest_in_the_new_one() -> None:
    t = settled(order=(GREEN, RED, YELLOW, BLUE))
    t.market(*[("date1", "joker"), ("palm1", "palm2"), ("salt1", "salt2"), ("grape1", "grape2"), ("date3", "date2")])
    t.harvest()
    turns = []
    for column in ("4", "2", "5", "1"):
        turns.append((t.phase, t.seat))
        t.answer(column).end()
    while t.turn == 1:
        if (t.phase, t.seat) not in turns[-1:]:
            turns.append((t.phase, t.seat))
        by_default(t)
    new = (BLUE, RED, GREEN, YELLOW)
    assert turns == [
        *[("agriculture", seat) for seat in (GREEN, RED, YELLOW, BLUE)],
        *[("expansion", seat) for seat in new],
        *[("actions", seat) for seat in new],
    ]


@rule("A4.4")
def test_a_player_completes_all_steps_of_the_expansion_before_the_next_starts() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b1").put(RED, "c1").ziggurat(BLUE, "i6")
    t.cards(RED, "salt1", "date1", "barley1", "joker")
    t.expand(RED)
    t.answers("c2", "d1")
    while t.kind.startswith("feed"):
        assert t.seat == RED
        by_default(t)
    assert (t.seat, t.kind) == (RED, "well")
    t.answer("c1-c2-d1")
    assert (t.seat, t.kind, t.camels_of(RED), t.vp_of(RED)) == (RED, "end", 3, 6 + 2 + 1)
    t.end()
    assert (t.seat, t.kind) == (BLUE, "hut")


@rule("A4.5")
@pytest.mark.parametrize(
    ("turn", "laid"), [(1, (4,)), (2, (4, 2)), (3, (3,)), (4, (4, 3)), (5, (4, 4, 2)), (7, (2, 3)), (8, (2, 3, 4))]
)
def test_the_value_of_a_turn_is_that_of_the_card_laid_last(turn: int, laid: tuple[int, ...]) -> None:
    t = Table(turn=turn, value=laid[-1])
    t.expansion(*laid).ziggurat(RED, "b5")
    t.expand(RED)
    assert (t.value, t.expansion_laid) == (laid[-1], list(laid))
    placed = 0
    while t.kind == "hut":
        t.answer(t.options[0])
        placed += 1
    assert placed == laid[-1]


@rule("A4.5")
def test_the_cards_of_a_reign_stay_in_the_order_laid_until_its_flood() -> None:
    t = Table(turn=3, value=3)
    t.expansion(3).next_expansion(4, 2, 3)
    t.end_turn()
    assert (t.expansion_laid, t.value) == ([3, 4], 4)
    t = Table(turn=4, value=4)
    t.expansion(3, 4).next_expansion(2, 3)
    t.end_turn()
    assert (t.expansion_laid, t.value) == ([3, 4, 2], 2)
    t = Table(turn=5, value=2)
    t.expansion(3, 4, 2).next_expansion(3)
    t.end_turn()
    assert (t.expansion_laid, t.value) == ([3], 3)
    assert {2, 3, 4} <= set(t.expansion_removed)
