"""The rules of the games: pure, deterministic, without Discord, pictures or storage."""

from typing import Any

from engine import after_the_flood, assyria
from engine.core.game import Game

GAMES: dict[str, Game[Any]] = {game.key: game for game in (after_the_flood.GAME, assyria.GAME)}
"""Every game there is, by key."""
