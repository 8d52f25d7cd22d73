"""Matches of random answers, played by the rules alone and stored afterwards: cheap, as many are needed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine.core.bots import RandomBot
from engine.core.decision import Decision, Move
from engine.core.dice import SeededDice
from engine.core.game import Game
from engine.core.play import Outcome, advance, begin, step
from engine.core.record import Entry, Record
from tools.fuzz.setups import usual_setup


@dataclass(frozen=True, slots=True)
class Played:
    """A whole match, and for each of its moves what it left behind."""

    record: Record
    drafts: list[int] = field(default_factory=list)
    """How many moves long the draft was."""
    ending: list[bool] = field(default_factory=list)
    """Whether the next question was just that the turn be ended."""

    def until(self, moves: int) -> bytes:
        """Give the record of its first moves."""
        return msgspec.structs.replace(self.record, entries=self.record.entries[:moves]).dump()

    def longest(self, ending: bool) -> tuple[int, int]:
        """Give the length of the longest draft, at the end of a turn or within it, and the moves until there."""
        found = ((length, n) for n, length in enumerate(self.drafts, start=1) if self.ending[n - 1] is ending)
        return max(found, default=(0, 0))


def play(game: Game[Any], seed: int, tries: int = 1) -> Played:
    """Play a match; one seed after the other has another number of players, if the game allows several.

    Of several tries of a move the first is taken that commits to nothing, so that drafts become long.
    """
    dice, bot = SeededDice(seed.to_bytes(16, "big")), RandomBot(random.Random(seed))
    setup = usual_setup(game, game.seats[seed % len(game.seats)])
    outcome = begin(game, setup, dice)
    played = Played(Record(game.key, game.rules, setup, outcome.draws))
    draft = 0
    while outcome.asked:
        drawn = outcome.state.drawn
        move, outcome = _moved(game, outcome, bot, dice, tries)
        draft = 0 if outcome.commit else draft + 1
        played.record.entries.append(Entry(move, drawn, outcome.draws))
        played.drafts.append(draft)
        played.ending.append(any(each.ends is not None and each.choice.only() is not None for each in outcome.asked))
    return played


def _moved(
    game: Game[Any], outcome: Outcome[Any], bot: RandomBot, dice: SeededDice, tries: int
) -> tuple[Move, Outcome[Any]]:
    question = next(each for each in outcome.asked if not each.optional)
    if tries == 1:
        move = _answered(question, bot)
        return move, advance(outcome.state, outcome.asked, move, dice)
    for _ in range(tries):
        move = _answered(question, bot)
        after = step(game, outcome.state, move, dice)
        if not after.commit:
            break
    return move, after


def _answered(question: Decision, bot: RandomBot) -> Move:
    return Move(question.seat, question.kind, bot.answer(None, question))
