"""Positions to draw: from played matches, and from random ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.bots import Bot, RandomBot
from engine.core.decision import Arg, Decision, Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Event, Game, Setup
from engine.core.play import advance, begin, shown, waiting_on
from engine.core.record import Entry, Record, replay
from tools.fuzz.setups import usual_setup

RULES = 1
"""Pictures are the same under all rules; under the first ones the moments chosen by hand stay what they are."""


class Position(msgspec.Struct, frozen=True):
    """A view, who is to act, what has happened since whoever is to act last moved, and what may be chosen now."""

    view: Any
    waiting: tuple[Seat, ...] = ()
    since: tuple[Event, ...] = ()
    choices: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    """The kind of question the first to act is asked."""
    about: tuple[dict[str, Arg], ...] = ()
    """What that question is about."""
    sides: tuple[str, ...] = ()
    """The sides that nobody sits at, by the keys of their names; they come after the seats."""


def played(
    game: Game[Any], seats: int, seed: int, bot: Bot | None = None, options: Mapping[str, str] | None = None
) -> Record:
    """Play a whole match, by the game's own players if no other is given, with the usual options unless some are."""
    player = bot or game.bot()
    dice = SeededDice(random.Random(seed).randbytes(16))
    setup = usual_setup(game, seats, brief=bot is not None) if options is None else Setup(seats, dict(options))
    outcome = begin(game, setup, dice, RULES)
    record = Record(game.key, RULES, setup, outcome.draws)
    while outcome.asked:
        asked, drawn = _first(outcome.asked), outcome.state.drawn
        move = Move(asked.seat, asked.kind, player.answer(game.view(outcome.state, asked.seat), asked))
        outcome = advance(outcome.state, outcome.asked, move, dice)
        record.entries.append(Entry(move, drawn, outcome.draws))
    return record


def positions(game: Game[Any], record: Record, is_wanted: Callable[[], bool] = lambda: True) -> Iterator[Position]:
    """Walk through a match: the position at the beginning and after every move, or those of them that are wanted."""
    happened: list[Event] = []
    moved = [0] * record.setup.seats
    answered = (entry.move.seat for entry in record.entries)
    for outcome in replay(game, record):
        happened += shown(outcome.events, None)
        waiting = tuple(sorted(waiting_on(outcome.asked)))
        since = max(moved) if not waiting else moved[waiting[0]]
        if is_wanted():
            view, told = game.view(outcome.state, None), tuple(happened[since:])
            first = _first(outcome.asked) if waiting else None
            yield (
                Position(view, waiting, told, _choices(first), (first.kind,), (first.about,))
                if first
                else Position(view, (), told)
            )
        if (seat := next(answered, None)) is not None:
            moved[seat] = len(happened)


def _first(asked: Sequence[Decision]) -> Decision:
    """Find the first question that is waited for; what may be answered besides does not count."""
    return next(each for each in asked if not each.optional)


def _choices(asked: Decision) -> tuple[str, ...]:
    """List the ids of what may be chosen from."""
    return tuple(option.id for option in asked.choice.offered)


def everything(game: Game[Any], record: Record) -> list[Event]:
    """Collect all that happened in a match."""
    return [event for outcome in replay(game, record) for event in shown(outcome.events, None)]


def random_positions(game: Game[Any], count: int, seed: int = 1) -> Iterator[Position]:
    """Play matches of every size, half by random players and half by ours, and give every few positions."""
    chance = random.Random(seed)
    for match in range(count):
        bot = game.bot() if match % 2 else RandomBot(chance)
        seats = game.seats[match // 2 % len(game.seats)]
        record = played(game, seats, chance.getrandbits(32), bot)
        for position in positions(game, record, lambda: chance.random() < 0.1):
            yield position
            count -= 1
            if count == 0:
                return
