"""Matches played at random and stored as the bot stores them, for others to be copied from.

Those that are over are few, as nobody looks at them. Every running one has a position and players of its own: of equal
positions the bot would paint one picture for all.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from cogs.games import GAMES
from cogs.services import Services
from db.match.records import User
from db.store.connection import Database
from engine.core.bots import RandomBot
from engine.core.record import read_record
from tools.bench.random_matches import play
from tools.fuzz.setups import usual_setup

NOW = datetime(2026, 1, 1, tzinfo=UTC)
"""When a simulated Discord begins."""
STAGES = (0.0, 0.3, 0.6, 0.9)
"""How far the running matches have come; 1 would be their end."""
SPREAD = 0.05
"""How far from each other those of a stage are."""
FIRST = 1000
"""The seed of the first of them."""
TRIES, CHOSEN = 6, 3
"""For long turns: how often a move is tried, and how many matches are played for one that is stored."""
LANGUAGES = ("en", "fr")


@dataclass(frozen=True, slots=True)
class Drafts:
    """Matches stored in the middle of a turn, and how many presses long it is in each."""

    matches: tuple[int, ...]
    lengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Models:
    """Where they are stored, and under which numbers."""

    game: str
    seats: int
    """Of the largest of them."""
    path: Path
    running: tuple[int, ...]
    """By stage, again and again, each in a position of its own."""
    finished: tuple[int, ...]
    ending: Drafts
    """In long turns that may be ended."""
    within: Drafts
    """In long turns that go on."""


async def play_models(folder: Path, game: str, seeds: Iterable[int], tables: int, drafts: int) -> Models:
    """Play a match of each seed to its end, and as many others as there are tables, no two of them alike, some way.

    Besides, matches are stored in the middle of long turns: so many at their end, and as many before. One match after
    the other has another number of players, if the game allows several. Everything in them was told.
    """
    path = folder / "models.db"
    db = await Database.open(path)
    try:
        services = Services.on(db, GAMES, clock=lambda: NOW)
        finished = [await _play(services, game, seed) for seed in seeds]
        running = [await _store(services, _cut(game, n, tables), n) for n in range(tables)]
        ending, within = await _drafts(services, game, drafts)
        async with db.transaction() as tx:
            await tx.run("update outbox set status = 'sent', message_id = id")
            await tx.run("update matches set told_n = (select max(n) from outbox where match_id = matches.id)")
            await tx.run(
                "update seats set seen_n = coalesce((select max(n) from presses where committed"
                " and presses.match_id = seats.match_id and presses.seat = seats.seat), 0)"
            )
    finally:
        await db.close()
    return Models(game, max(GAMES[game].rules.seats), path, tuple(running), tuple(finished), ending, within)


def _cut(game: str, n: int, tables: int) -> bytes:
    """Play the match of a table as far as its stage, and a little further than that of the table before."""
    played = play(GAMES[game].rules, FIRST + n)
    rounds = max(1, tables // len(STAGES))
    depth = stage_of(n) + SPREAD * (n // len(STAGES)) / rounds
    return played.until(int(len(played.record.entries) * depth))


async def _drafts(services: Services, game: str, count: int) -> tuple[Drafts, Drafts]:
    """Store the longest turns of some matches, at their end and within them."""
    matches = [play(GAMES[game].rules, FIRST + n, TRIES) for n in range(count * CHOSEN)]
    found = []
    for ending in (True, False):
        longest = sorted(matches, key=lambda each: each.longest(ending), reverse=True)[:count]
        cuts = [each.longest(ending) for each in longest]
        stored = [
            await _store(services, each.until(moves), n)
            for n, (each, (_, moves)) in enumerate(zip(longest, cuts, strict=True))
        ]
        found.append(Drafts(tuple(stored), tuple(length for length, _ in cuts)))
    return found[0], found[1]


async def _store(services: Services, record: bytes, n: int) -> int:
    """Store a match with players whose names no other match has."""
    seats = read_record(record).setup.seats
    users: list[User] = [(1 + seat, f"Player {n}-{seat}") for seat in range(seats)]
    return await services.matches.import_record(record, 1, await _channel(services), users, LANGUAGES[n % 2])


async def _channel(services: Services) -> int:
    """Give a channel nobody plays in."""
    return 1 + len(await services.tables.live())


def stage_of(n: int) -> float:
    """Say how far the running match at a place has come."""
    return STAGES[n % len(STAGES)]


async def _play(services: Services, game: str, seed: int) -> int:
    """Play a match to its end, press by press, as it is stored on a table."""
    seats = GAMES[game].rules.seats
    players = seats[seed % len(seats)]
    options = usual_setup(GAMES[game].rules, players).options
    language, channel = LANGUAGES[seed % 2], await _channel(services)
    info = await services.tables.create(game, language, 1, "Player 1", 1, channel, game_options=options)
    for user_id in range(2, players + 1):
        await services.tables.join(info.id, user_id, f"Player {user_id}")
    loaded = await services.matches.start(info.id, seed.to_bytes(16, "big"))
    bot = RandomBot(random.Random(seed))
    while loaded.waiting:
        question = next(each for each in loaded.asked if not each.optional)
        user, answer = loaded.info.seat(question.seat).user_id, bot.answer(None, question)
        applied = await services.matches.answer(info.id, question.seat, question.token, [answer], user)
        loaded = applied.loaded
    return info.id
