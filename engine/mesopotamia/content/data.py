"""How the tables of this folder are read."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal, TypeVar

import msgspec

T = TypeVar("T")


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a TOML file; whoever misspells a key is told so."""

    src: Literal["rulebook", "house", "mixed"]
    """Printed in the rulebook, invented, or some of each."""
    fixed: tuple[str, ...] = ()
    """What of a mixed table is printed."""


def read(name: str, kind: type[T]) -> T:
    """Read a file of this folder."""
    written = files(__package__).joinpath(f"{name}.toml").read_bytes()
    return msgspec.toml.decode(written, type=kind)


def by_id(items: Any) -> Any:
    """Order things under their ids, as they stand in the file."""
    return {item.id: item for item in items}
