"""The engine: how quickly rules are played, and how large is what they store.

Rates are counted in processor time. Moves go through the border (a copy each, as for a press), in place, or unread,
as the strong player thinks: there the bar is 20,000 a second, and through the border the aim is 5,000. What a whole
match of the game's own players costs is what thinking plays on with.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from engine.core.bots import RandomBot
from engine.core.codec import codec_of
from engine.core.decision import Decision, Move
from engine.core.dice import SeededDice
from engine.core.game import Game
from engine.core.play import Outcome, advance, begin, step
from engine.core.record import Entry, Record, final, replay
from engine.search.playing_on import play_on
from tools.bench.figures import say
from tools.fuzz.setups import usual_setup


def play(game: Game[Any], seed: int, through_border: bool, unread: bool = False) -> list[Outcome[Any]]:
    """Play a match of random answers; give its outcomes (in place, all hold the same state)."""
    dice, bot = SeededDice(seed.to_bytes(16, "big")), RandomBot(random.Random(seed))
    outcomes = [begin(game, usual_setup(game, game.seats[seed % len(game.seats)]), dice, unread=unread)]
    while asked := outcomes[-1].asked:
        question = next(each for each in asked if not each.optional)
        move = Move(question.seat, question.kind, bot.answer(None, question))
        state = outcomes[-1].state
        outcomes.append(step(game, state, move, dice) if through_border else advance(state, asked, move, dice))
    return outcomes


def record(game: Game[Any], seed: int) -> Record:
    """Play a match of random answers and keep its record."""
    dice, bot = SeededDice(seed.to_bytes(16, "big")), RandomBot(random.Random(seed))
    setup = usual_setup(game, max(game.seats))
    outcome = begin(game, setup, dice)
    kept = Record(game.key, game.rules, setup, outcome.draws)
    while asked := outcome.asked:
        question = next(each for each in asked if not each.optional)
        move = Move(question.seat, question.kind, bot.answer(None, question))
        drawn = outcome.state.drawn
        outcome = advance(outcome.state, asked, move, dice)
        kept.entries.append(Entry(move, drawn, outcome.draws))
    return kept


def rate(game: Game[Any], seconds: float, *, through_border: bool = False, unread: bool = False) -> float:
    """Moves a second over whole matches."""
    moves, seed, begun = 0, 0, time.process_time()
    while (elapsed := time.process_time() - begun) < seconds:
        moves += len(play(game, seed, through_border, unread)) - 1
        seed += 1
    return moves / elapsed


def own_match(game: Game[Any], seats: int, seconds: float) -> float:
    """Milliseconds of a whole match that the game's own players play unread."""
    players, matches, begun = dict.fromkeys(range(seats), game.bot()), 0, time.process_time()
    while (elapsed := time.process_time() - begun) < seconds:
        dice = SeededDice(matches.to_bytes(16, "big"))
        play_on(game, begin(game, usual_setup(game, seats), dice, unread=True).state, players, dice)
        matches += 1
    return 1000 * elapsed / matches


def milliseconds(work: Callable[[], object], repeats: int = 50) -> float:
    """Median time of a piece of work."""
    times = []
    for _ in range(repeats):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return 1000 * median(times)


def options(decision: Decision) -> int:
    """How many options a question has; for amounts, how many kinds of pieces."""
    choice = decision.choice
    return len(choice.offered) or len(list(choice.answers()))


def measure(key: str, game: Game[Any], seconds: float = 3.0, matches: int = 20) -> None:
    """Print the figures of one game: rates over so many seconds, sizes over so many matches."""
    say(f"{key} moves through the border", rate(game, seconds, through_border=True), "moves/s")
    say(f"{key} moves in place", rate(game, seconds), "moves/s")
    say(f"{key} moves unread", rate(game, seconds, unread=True), "moves/s")
    for seats in game.seats:
        say(f"{key} match of {seats} own players", own_match(game, seats, seconds), "ms", 1)
    longest = max((record(game, seed) for seed in range(matches)), key=lambda kept: len(kept.entries))
    say(f"{key} replay of a finished match", milliseconds(lambda: final(replay(game, longest)), 10), "ms", 1)
    say(f"{key} moves of that match", len(longest.entries), "moves")
    sizes, most = [], 0
    codec = codec_of(game)
    for seed in range(matches):
        for outcome in play(game, seed, through_border=True):
            most = max(most, *(options(decision) for decision in outcome.asked), 0)
            sizes.append(len(codec.store(outcome.state)))
    stored = codec.store(final(replay(game, longest)).state)
    say(f"{key} load of a match from its snapshot", milliseconds(lambda: codec.restore(stored)), "ms", 2)
    say(f"{key} bytes of a stored state (max)", max(sizes), "bytes")
    say(f"{key} options of a decision (max)", most, "options")
