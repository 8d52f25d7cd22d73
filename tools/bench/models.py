"""A few matches played at random through the bot's own storage, for others to be copied from."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from cogs.services import Services
from db.store.connection import Database
from engine import GAMES
from engine.core.bots import RandomBot

NOW = datetime(2026, 1, 1, tzinfo=UTC)
"""When a simulated Discord begins."""
STAGES = (0.0, 0.3, 0.6, 0.9)
"""How far the running matches have come; 1 would be their end."""


@dataclass(frozen=True, slots=True)
class Models:
    """Where they are stored, and under which numbers."""

    game: str
    seats: int
    """Of the largest of them."""
    path: Path
    running: tuple[int, ...]
    """By stage, again and again."""
    finished: tuple[int, ...]


async def play_models(folder: Path, game: str, seeds: Iterable[int]) -> Models:
    """Play a match of each seed to its end, and again as far as each stage; everything in them was told.

    One seed after the other has another number of players, if the game allows several.
    """
    path = folder / "models.db"
    db = await Database.open(path)
    running, finished = [], []
    try:
        services = Services.on(db, clock=lambda: NOW)
        for seed in seeds:
            match_id, presses = await _play(services, game, seed)
            finished.append(match_id)
            running += [(await _play(services, game, seed, int(presses * stage)))[0] for stage in STAGES]
        async with db.transaction() as tx:
            await tx.run("update outbox set status = 'sent', message_id = id")
            await tx.run("update matches set told_n = (select max(n) from outbox where match_id = matches.id)")
    finally:
        await db.close()
    return Models(game, max(GAMES[game].seats), path, tuple(running), tuple(finished))


def stage_of(n: int) -> float:
    """Say how far the running match at a place has come."""
    return STAGES[n % len(STAGES)]


async def _play(services: Services, game: str, seed: int, presses: int | None = None) -> tuple[int, int]:
    """Play a match, to its end or for so many presses; give its number and the presses it took."""
    language, players = ("en", "fr")[seed % 2], GAMES[game].seats[seed % len(GAMES[game].seats)]
    channel = 1 + len(await services.tables.live())
    info = await services.tables.create(game, language, 1, "Player 1", 1, channel)
    for user_id in range(2, players + 1):
        await services.tables.join(info.id, user_id, f"Player {user_id}")
    loaded = await services.matches.start(info.id, seed.to_bytes(16, "big"))
    bot, count = RandomBot(random.Random(seed)), 0
    while loaded.waiting and count != presses:
        question = next(each for each in loaded.asked if not each.optional)
        user, answer = loaded.info.seat(question.seat).user_id, bot.answer(None, question)
        applied = await services.matches.answer(info.id, question.seat, question.token, [answer], user)
        loaded, count = applied.loaded, count + 1
    return info.id, count
