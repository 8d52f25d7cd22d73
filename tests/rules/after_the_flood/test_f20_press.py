"""F20: several answers in one press, forced answers in the log, and what is shown with every question."""

import random

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.bots import RandomBot
from engine.core.codec import codec_of
from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.play import advance, begin
from engine.core.record import Entry, Record, final, replay
from tests.rules import position
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def match_of(t: Table) -> Match[AfterTheFloodState]:
    assert t.kind == "action"
    return Match(GAME, t.state, SeededDice(b"press"))


@rule("F20.9")
def test_the_parts_of_an_action_can_be_sent_at_once_and_are_taken_back_at_once() -> None:
    match = match_of(Table().hand(RED, textile=1).available(RED, workers=2))
    before = codec_of(GAME).dump(position(match))
    match.press(
        [
            Move(RED, "action", "place"),
            Move(RED, "place.to", "amorites"),
            Move(RED, "place.number", 2),
        ],
    )
    assert position(match).workers["amorites"][RED] == 2
    match.undo(RED)
    assert codec_of(GAME).dump(position(match)) == before


@rule("F20.9")
def test_if_one_part_is_refused_none_is_taken() -> None:
    match = match_of(Table().hand(RED, textile=1).available(RED, workers=2))
    before = codec_of(GAME).dump(position(match))
    with pytest.raises(IllegalMove):
        match.press(
            [
                Move(RED, "action", "place"),
                Move(RED, "place.to", "amorites"),
                Move(RED, "place.number", 3),
            ],
        )
    assert codec_of(GAME).dump(position(match)) == before
    assert not match.can_undo(RED)


@rule("F20.7")
def test_a_forced_answer_is_logged_with_the_step_before_it() -> None:
    match = match_of(Table().hand(RED, textile=1).available(RED, workers=2))
    press = match.press([Move(RED, "action", "place")])
    assert press.forced == (Move(RED, "place", "textile"),)


@rule("F20.3")
def test_the_log_with_its_random_results_reproduces_the_match_without_a_generator() -> None:
    dice, bot = SeededDice(b"log"), RandomBot(random.Random(4))
    outcome = begin(GAME, Setup(3), dice)
    record = Record(GAME.key, GAME.rules, Setup(3), outcome.draws)
    while outcome.asked:
        decision = outcome.asked[0]
        move = Move(decision.seat, decision.kind, bot.answer(None, decision))
        drawn = outcome.state.drawn
        outcome = advance(outcome.state, outcome.asked, move, dice)
        record.entries.append(Entry(move, drawn, outcome.draws))
    assert record.seed == ""
    assert len(record.draws) == 2, "the first order of play is drawn from three, then from two"
    assert final(replay(GAME, record)).state == outcome.state


@rule("F20.1")
def test_every_seat_and_every_bystander_sees_the_same() -> None:
    t = Table.new(seed=5)
    rng = random.Random(5)
    for _ in range(60):
        t.play_random(rng)
    views = [GAME.view(t.state, seat) for seat in (RED, PURPLE, GREEN, None)]
    assert all(view == views[0] for view in views)
    assert [player.hand for player in views[0].players] == [player.hand for player in t.state.players]


@rule("F20.10")
def test_turn_decline_passes_hand_and_pieces_are_shown_with_every_question() -> None:
    t = Table(turn=3).hand(RED, grain=2, oil=1).available(RED, workers=4).workers("scribes", RED, 1)
    t.workers("tool_makers", RED, 2).passed(PURPLE).empire(RED, "t3-sumer").available(RED, armies=5)
    where, hand, pieces = GAME.status(GAME.view(t.state, RED), RED)
    assert where.args == {"turn": 3, "turns": 5, "decline_turn": 4, "seats": [PURPLE]}
    assert hand.args == {"resources": {"grain": 2, "oil": 1}}
    assert pieces.args == {"workers": 4, "armies": 5, "scribes": 1, "tool_makers": 2, "rating": "A"}
