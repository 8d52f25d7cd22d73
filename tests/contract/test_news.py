"""The table is told when there is something to tell: somebody's duty, something opened, a turn that is over."""

from typing import Any

from engine.core.decision import Move
from engine.core.game import Setup
from engine.core.match import Match, Press
from engine.core.play import Outcome, advance, begin, waiting_on
from tests.contract.matches import AnyGame, dice_of, every_game, moments, recorded, tables
from tests.games import GAMES
from tests.toy import TOY
from tests.toy.events import BidsRevealed


@every_game
def test_the_beginning_and_the_end_are_news(game: AnyGame) -> None:
    for match in recorded(game):
        assert match.begun.news
        assert match.turns[-1].outcome.news
        assert match.turns[-1].outcome.turn_over


@every_game
def test_whoever_must_act_now_and_did_not_before_is_told(game: AnyGame) -> None:
    for turn in moments(game):
        others = waiting_on(turn.outcome.asked) - waiting_on(turn.asked) - {turn.move.seat}
        if others or turn.outcome.turn_over:
            assert turn.outcome.news


@every_game
def test_what_can_be_taken_back_is_no_news(game: AnyGame) -> None:
    for turn in moments(game):
        assert turn.outcome.commit or not turn.outcome.news


@every_game
def test_a_sealed_answer_is_no_news_while_others_are_asked_and_the_opening_is(game: AnyGame) -> None:
    for turn in moments(game):
        (answered,) = (each for each in turn.asked if (each.seat, each.kind) == (turn.move.seat, turn.move.kind))
        if answered.sealed and waiting_on(turn.asked) != {turn.move.seat}:
            assert not turn.outcome.news
        elif answered.sealed:
            assert turn.outcome.news == turn.outcome.commit, "the last word of the last one opens everything"


def bids(seats: int, *in_order: tuple[int, int], **options: str) -> list[Outcome[Any]]:
    outcome = begin(TOY, Setup(seats, options), dice_of(1))
    outcomes = []
    for seat, bid in in_order:
        outcome = advance(outcome.state, outcome.asked, Move(seat, "bid", bid), dice_of(1))
        outcomes.append(outcome)
    return outcomes


def test_bids_are_told_when_the_last_is_in() -> None:
    outcomes = bids(3, (1, 2), (0, 1), (2, 0))
    assert [outcome.news for outcome in outcomes] == [False, False, True]
    assert [outcome.commit for outcome in outcomes] == [True, True, True]


def test_bids_are_told_also_if_the_last_to_bid_plays_first() -> None:
    *_, last = bids(3, (1, 0), (0, 1), (2, 3))
    assert waiting_on(last.asked) == {2}
    assert last.news
    assert any(type(event) is BidsRevealed for event in last.events)


def test_a_bid_is_told_also_if_there_is_only_one() -> None:
    (only,) = bids(1, (0, 2), rival="automaton")
    assert waiting_on(only.asked) == {0}
    assert (only.news, only.turn_over) == (True, True)


def test_taking_a_bid_back_is_no_news() -> None:
    match: Match[Any] = Match(TOY, begin(TOY, Setup(2), dice_of(1)).state, dice_of(1))
    match.press([Move(0, "bid", 1)])
    press = match.press([Move(0, "bid.take_back", "take_back")])
    assert (press.commit, press.news) == (True, False)


def test_a_card_drawn_in_mid_turn_commits_and_is_no_news() -> None:
    match: Match[Any] = Match(TOY, begin(TOY, Setup(2), dice_of(1)).state, dice_of(1))
    for seat, bid in ((1, 0), (0, 1)):
        match.press([Move(seat, "bid", bid)])
    turn = match.committed.turns_begun
    presses: list[Press] = []
    presses.append(match.press([Move(0, "action", "hide")]))
    assert (presses[0].commit, presses[0].news, presses[0].turn_over, presses[0].draws) == (True, False, False, ())
    (question,) = match.asked
    presses.append(match.press([Move(0, question.kind, question.default or "")]))
    presses.append(match.press([Move(0, "end", "end")]))
    assert [press.turn for press in presses] == [turn] * 3
    assert [press.turn_over for press in presses] == [False, False, True]
    assert presses[-1].news


@every_game
def test_a_press_says_what_its_answers_said(game: AnyGame) -> None:
    for table in tables(game):
        for press in table.presses:
            assert press.commit
            assert press.news or not press.turn_over
        assert table.presses[-1].news


@every_game
def test_a_match_has_rounds_and_the_end_of_each_is_news_that_counts(game: AnyGame) -> None:
    for match in recorded(game):
        ends = [turn.outcome for turn in match.turns if turn.outcome.round_over]
        assert len(ends) > 1, "the table would hear nothing until the end"
        assert all(outcome.news and outcome.commit for outcome in ends)
        assert match.turns[-1].outcome.round_over


def test_the_rounds_of_a_match_are_those_its_rulebook_counts() -> None:
    for game, rounds in (("after_the_flood", 5), ("assyria", 8)):
        for match in recorded(GAMES[game]):
            assert sum(turn.outcome.round_over for turn in match.turns) == rounds
