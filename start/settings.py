"""What can be set from outside: environment variables, and the same names in a file `.env`, which they overrule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cogs.games import GAMES
from db.store.thinning import MEGABYTE, MOST
from db.table.shards import Shards
from engine.core.levels import Level
from start.env_file import NAMES, BadSettings, Given, given_from

__all__ = ["NAMES", "BadSettings", "Settings", "read_settings"]

DATABASE = Path("data", "two-rivers.db")
BACKUP_MB, MOST_BACKUP_MB = MOST // MEGABYTE, 1_000_000
"""Megabytes that all backups together may take, unless set, and what that can be set to at most."""
PORT = 8137
"""Where the playground is found, if nothing else is there."""
SEATS = 6
"""How many players the playground has."""
GAME = next(iter(GAMES))
"""What they play unless something else is set."""

_SPOKEN = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True, slots=True)
class Settings:
    """What the programme was told from outside."""

    token: str = field(default="", repr=False)
    """The bot's token; without one the playground is opened."""
    database: Path = DATABASE
    port: int = PORT
    players: int = 0
    """How many people the playground seats at its start, bots in the other seats; 0: everybody joins by hand."""
    game: str = GAME
    """What they play there."""
    level: Level = Level.NORMAL
    """How well the bots there play."""
    language: str = ""
    """What the machine speaks, as two letters."""
    backup_mb: int = BACKUP_MB
    """How many megabytes all backups together may take."""
    shards: Shards | None = None
    """Which shards of the bot this process serves; None: all there are, as many as Discord advises."""

    @property
    def playground(self) -> Path:
        """The playground's own database: its channels are not those of Discord."""
        return self.database.with_name("playground.db")


def read_settings(environment: Mapping[str, str], file: Path = Path(".env")) -> Settings:
    """Put the settings together; raise BadSettings where one cannot be used."""
    given = given_from(environment, file)
    return Settings(
        token=_token(given.get("DISCORD_TOKEN")),
        database=_database(given.get("TWO_RIVERS_DB")),
        port=_number("TWO_RIVERS_PORT", given.get("TWO_RIVERS_PORT"), PORT, range(65536)),
        players=_number("PLAYERS", given.get("PLAYERS"), 0, range(SEATS + 1)),
        game=_game(given.get("GAME")),
        level=_level(given.get("LEVEL")),
        language=next((environment[name][:2] for name in _SPOKEN if environment.get(name)), ""),
        backup_mb=_number(
            "TWO_RIVERS_BACKUP_MB", given.get("TWO_RIVERS_BACKUP_MB"), BACKUP_MB, range(1, MOST_BACKUP_MB + 1)
        ),
        shards=_shards(given.get("SHARDS")),
    )


def _token(given: Given | None) -> str:
    if given is None:
        return ""
    token = given.value.strip()
    if not token.isascii() or not token.isprintable() or " " in token:
        raise BadSettings(
            f"DISCORD_TOKEN {given.where} is not a token: there are blanks or odd characters in it."
            " Copy it again from the developer portal, without anything before or after it."
        )
    return token


def _database(given: Given | None) -> Path:
    if given is None or not given.value.strip():
        return DATABASE
    path = Path(given.value.strip()).expanduser()
    if path.is_dir():
        raise BadSettings(f"TWO_RIVERS_DB {given.where} names a folder; it has to be a file in one.")
    return path


def _shards(given: Given | None) -> Shards | None:
    if given is None or not given.value.strip():
        return None
    try:
        return Shards.read(given.value)
    except ValueError:
        raise BadSettings(
            f"SHARDS {given.where} has to say which shards of how many, counted from 0: 0/2, 0,2/4 or 4-7/16."
        ) from None


def _game(given: Given | None) -> str:
    if given is None or not given.value.strip():
        return GAME
    if given.value.strip() not in GAMES:
        raise BadSettings(f"GAME {given.where} has to be one of {', '.join(GAMES)}.")
    return given.value.strip()


def _level(given: Given | None) -> Level:
    if given is None or not given.value.strip():
        return Level.NORMAL
    if given.value.strip() not in tuple(Level):
        raise BadSettings(f"LEVEL {given.where} has to be one of {', '.join(Level)}.")
    return Level(given.value.strip())


def _number(name: str, given: Given | None, usual: int, allowed: range) -> int:
    if given is None or not given.value.strip():
        return usual
    value = given.value.strip()
    if not value.isascii() or not value.isdecimal() or len(value) > 9 or int(value) not in allowed:
        raise BadSettings(f"{name} {given.where} has to be a number from {allowed[0]} to {allowed[-1]}.")
    return int(value)
