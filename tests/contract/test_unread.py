"""A match that nobody reads is the same match: only words, hints and events may be missing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine.core.codec import codec_of
from engine.core.decision import Arrange, Decision, Option
from engine.core.game import Setup
from engine.core.play import advance, begin, pending
from tests.contract.matches import AnyGame, dice_of, every_game, moments, recorded
from tools.fuzz.answers import random_move
from tools.fuzz.setups import random_setup, why_never

WORDS = ("sizes", "noun", "rest", "each", "brings", "marks")
"""What choices have for readers only."""


def legal(decision: Decision) -> dict[str, Any]:
    """Give all of a question that whoever answers it by code may rely on."""
    asked: dict[str, Any] = {name: getattr(decision, name) for name in decision.__struct_fields__}
    for words in ("prompt", "ending", "nth"):
        del asked[words]
    choice = {name: getattr(decision.choice, name) for name in decision.choice.__struct_fields__ if name not in WORDS}
    grouped = isinstance(decision.choice, Arrange)
    for name in ("options", "slots"):
        if name in choice:
            choice[name] = [_bare(option, grouped) for option in choice[name]]
    return asked | {"hints": decision.hints.proposed, "choice": (type(decision.choice), choice)}


def _bare(option: Option, grouped: bool) -> tuple[str, str]:
    return option.id, option.group if grouped else ""


@every_game
def test_recorded_matches_are_the_same_when_nobody_reads_them(game: AnyGame) -> None:
    codec = codec_of(game)
    for match in recorded(game):
        dice = match.dice
        unread = begin(game, match.setup, dice, match.play.record.rules, unread=True)
        assert codec.dump(unread.state) == codec.dump(match.begun.state)
        for turn in match.turns:
            assert [legal(each) for each in unread.asked] == [legal(each) for each in turn.asked]
            unread = advance(unread.state, unread.asked, turn.move, dice)
            assert (unread.draws, unread.forced) == (turn.outcome.draws, turn.outcome.forced)
            assert (unread.commit, unread.turn_over) == (turn.outcome.commit, turn.outcome.turn_over)
            assert codec.dump(unread.state) == codec.dump(turn.outcome.state)
        assert unread.asked == ()
        assert unread.state.result == match.end.result


@every_game
def test_every_option_is_the_same_when_nobody_reads(game: AnyGame) -> None:
    for seed, setup in enumerate(_every_option(game)):
        chooser, codec, dice = random.Random(seed), codec_of(game), dice_of(seed)
        read, unread = begin(game, setup, dice), begin(game, setup, dice, unread=True)
        while read.asked:
            assert [legal(each) for each in unread.asked] == [legal(each) for each in read.asked]
            move = random_move(read.asked, chooser)
            read = advance(read.state, read.asked, move, dice)
            unread = advance(unread.state, unread.asked, move, dice)
            assert unread.state == read.state, (setup, move)
        assert codec.dump(unread.state) == codec.dump(read.state)


def _every_option(game: AnyGame) -> Iterator[Setup]:
    """A set-up for every value of every option, with as many players as it can be begun with."""
    chooser = random.Random(0)
    for option in game.options:
        for value in option.values:
            given = {option.key: value}
            seats = [number for number in game.seats if why_never(game, number, given) is None]
            yield random_setup(game, seats[chooser.randrange(len(seats))], chooser, given, brief=True)


@every_game
def test_a_bot_answers_the_same_when_nobody_reads(game: AnyGame) -> None:
    bot, codec = game.bot(), codec_of(game)
    for turn in moments(game, 150):
        for decision in pending(codec.copy(turn.state, unread=True)):
            view = game.view(turn.state, decision.seat)
            read = next(each for each in turn.asked if (each.seat, each.kind) == (decision.seat, decision.kind))
            if not decision.optional:
                assert bot.answer(view, decision) == bot.answer(view, read)


@every_game
def test_nobody_reads_only_where_that_was_said(game: AnyGame) -> None:
    codec, turn = codec_of(game), moments(game)[0]
    unread = codec.copy(turn.state, unread=True)
    assert unread.unread
    assert unread == turn.state
    assert codec.store(unread) == codec.store(turn.state)
    assert not codec.copy(unread).unread
    assert not codec.restore(codec.store(unread)).unread
    assert pending(codec.copy(unread)) == turn.asked
    assert not advance(unread, pending(unread), turn.move, dice_of(0)).events
