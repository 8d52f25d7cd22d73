"""What can be set from outside: environment variables, and the same names in a file `.env`, which they overrule."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cogs.games import GAMES
from db.store.thinning import MEGABYTE, MOST
from db.table.shards import Shards

NAMES = ("DISCORD_TOKEN", "TWO_RIVERS_DB", "TWO_RIVERS_BACKUP_MB", "SHARDS", "TWO_RIVERS_PORT", "PLAYERS", "GAME")
"""Everything that can be set; the README and .env.example say what for."""
DATABASE = Path("data", "two-rivers.db")
BACKUP_MB, MOST_BACKUP_MB = MOST // MEGABYTE, 1_000_000
"""Megabytes that all backups together may take, unless set, and what that can be set to at most."""
PORT = 8137
"""Where the playground is found, if nothing else is there."""
SEATS = 4
"""How many players the playground has."""
GAME = next(iter(GAMES))
"""What they play unless something else is set."""

_SPOKEN = ("LC_ALL", "LC_MESSAGES", "LANG")
_LINE = re.compile(r"(?:export\s+)?(?P<name>[A-Za-z_][A-Za-z0-9_]*)\s*=\s*(?P<value>.*)", re.DOTALL)
_QUOTED = re.compile(r"(?P<quote>['\"])(?P<value>.*?)(?P=quote)\s*(?:#.*)?")
_COMMENT = re.compile(r"(?:^|\s)#.*")


class BadSettings(Exception):
    """Something set from outside cannot be used; the message says where and why, and never what stands there."""


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


@dataclass(frozen=True, slots=True)
class _Given:
    value: str = field(repr=False)
    where: str


def read_settings(environment: Mapping[str, str], file: Path = Path(".env")) -> Settings:
    """Put the settings together; raise BadSettings where one cannot be used."""
    given = {name: _Given(value, "in the environment") for name, value in environment.items() if name in NAMES}
    given = _given_in(file) | given
    return Settings(
        token=_token(given.get("DISCORD_TOKEN")),
        database=_database(given.get("TWO_RIVERS_DB")),
        port=_number("TWO_RIVERS_PORT", given.get("TWO_RIVERS_PORT"), PORT, range(65536)),
        players=_number("PLAYERS", given.get("PLAYERS"), 0, range(SEATS + 1)),
        game=_game(given.get("GAME")),
        language=next((environment[name][:2] for name in _SPOKEN if environment.get(name)), ""),
        backup_mb=_number(
            "TWO_RIVERS_BACKUP_MB", given.get("TWO_RIVERS_BACKUP_MB"), BACKUP_MB, range(1, MOST_BACKUP_MB + 1)
        ),
        shards=_shards(given.get("SHARDS")),
    )


def _given_in(file: Path) -> dict[str, _Given]:
    try:
        text = file.read_text("utf-8-sig")
    except FileNotFoundError:
        return {}
    except UnicodeDecodeError as error:
        line = file.read_bytes()[: error.start].count(b"\n") + 1
        raise BadSettings(f"{file.name}, line {line}: this is not text in UTF-8.") from None
    except OSError as error:
        raise BadSettings(f"{file.name} cannot be read: {error.strerror}.") from None
    found: dict[str, _Given] = {}
    for number, name, value in _read(file.name, text):
        if name in found:
            raise BadSettings(f"{file.name}, line {number}: {name} is set twice.")
        found[name] = _Given(value, f"in line {number} of {file.name}")
    return found


def _read(file: str, text: str) -> Iterator[tuple[int, str, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        parts = _LINE.fullmatch(stripped)
        if parts is None:
            raise BadSettings(f"{file}, line {number}: a line reads NAME=value.")
        if parts["name"] not in NAMES:
            raise BadSettings(f"{file}, line {number}: there is no such setting. There are {', '.join(NAMES)}.")
        yield number, parts["name"], _unquoted(file, number, parts["value"])


def _unquoted(file: str, number: int, value: str) -> str:
    if not value.startswith(("'", '"')):
        return _COMMENT.sub("", value).strip()
    quoted = _QUOTED.fullmatch(value)
    if quoted is None:
        raise BadSettings(f"{file}, line {number}: the quotation marks do not go round the whole value.")
    return quoted["value"]


def _token(given: _Given | None) -> str:
    if given is None:
        return ""
    token = given.value.strip()
    if not token.isascii() or not token.isprintable() or " " in token:
        raise BadSettings(
            f"DISCORD_TOKEN {given.where} is not a token: there are blanks or odd characters in it."
            " Copy it again from the developer portal, without anything before or after it."
        )
    return token


def _database(given: _Given | None) -> Path:
    if given is None or not given.value.strip():
        return DATABASE
    path = Path(given.value.strip()).expanduser()
    if path.is_dir():
        raise BadSettings(f"TWO_RIVERS_DB {given.where} names a folder; it has to be a file in one.")
    return path


def _shards(given: _Given | None) -> Shards | None:
    if given is None or not given.value.strip():
        return None
    try:
        return Shards.read(given.value)
    except ValueError:
        raise BadSettings(
            f"SHARDS {given.where} has to say which shards of how many, counted from 0: 0/2, 0,2/4 or 4-7/16."
        ) from None


def _game(given: _Given | None) -> str:
    if given is None or not given.value.strip():
        return GAME
    if given.value.strip() not in GAMES:
        raise BadSettings(f"GAME {given.where} has to be one of {', '.join(GAMES)}.")
    return given.value.strip()


def _number(name: str, given: _Given | None, usual: int, allowed: range) -> int:
    if given is None or not given.value.strip():
        return usual
    value = given.value.strip()
    if not value.isascii() or not value.isdecimal() or len(value) > 9 or int(value) not in allowed:
        raise BadSettings(f"{name} {given.where} has to be a number from {allowed[0]} to {allowed[-1]}.")
    return int(value)
