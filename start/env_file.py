"""What is set, in the environment or in a file `.env`, as it stands there; `settings.py` makes something of it.

It is read before anything is installed (`needs.py`), so it knows the standard library alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

NAMES = (
    "DISCORD_TOKEN",
    "TWO_RIVERS_DB",
    "TWO_RIVERS_BACKUP_MB",
    "SHARDS",
    "TWO_RIVERS_PORT",
    "PLAYERS",
    "GAME",
    "LEVEL",
)
"""Everything that can be set; the README and .env.example say what for."""
_LINE = re.compile(r"(?:export\s+)?(?P<name>[A-Za-z_][A-Za-z0-9_]*)\s*=\s*(?P<value>.*)", re.DOTALL)
_QUOTED = re.compile(r"(?P<quote>['\"])(?P<value>.*?)(?P=quote)\s*(?:#.*)?")
_COMMENT = re.compile(r"(?:^|\s)#.*")


class BadSettings(Exception):
    """Something set from outside cannot be used; the message says where and why, and never what stands there."""


@dataclass(frozen=True, slots=True)
class Given:
    """The value of a setting, and where it was found."""

    value: str = field(repr=False)
    where: str


def given_from(environment: Mapping[str, str], file: Path) -> dict[str, Given]:
    """Read all that is set, the environment before the file; raise BadSettings if the file is none."""
    given = {name: Given(value, "in the environment") for name, value in environment.items() if name in NAMES}
    return _given_in(file) | given


def _given_in(file: Path) -> dict[str, Given]:
    try:
        text = file.read_text("utf-8-sig")
    except FileNotFoundError:
        return {}
    except UnicodeDecodeError as error:
        line = file.read_bytes()[: error.start].count(b"\n") + 1
        raise BadSettings(f"{file.name}, line {line}: this is not text in UTF-8.") from None
    except OSError as error:
        raise BadSettings(f"{file.name} cannot be read: {error.strerror}.") from None
    found: dict[str, Given] = {}
    for number, name, value in _read(file.name, text):
        if name in found:
            raise BadSettings(f"{file.name}, line {number}: {name} is set twice.")
        found[name] = Given(value, f"in line {number} of {file.name}")
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
