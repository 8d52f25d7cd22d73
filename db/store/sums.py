"""A sum in every row over its other columns: what was altered on the disk is not taken for what was stored.

The connection that writes seals each row it adds or changes, by triggers of its own, so that no statement has to think
of it. A row that was damaged before it is changed stays damaged.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

Value: TypeAlias = str | int | float | bytes | None
COLUMN, FUNCTION = "sum", "sum_of"
UNSEALED = 1 << 33
"""What stands in a row that nobody has sealed; all sums are smaller. They take six bytes, as this does."""
TABLES = (
    "select t.name, c.name, c.pk from main.sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'"
    f" and exists (select 1 from pragma_table_info(t.name) where name = '{COLUMN}') order by t.name, c.cid"
)
"""Reads the columns of every table that has sums."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A table whose rows carry sums."""

    name: str
    columns: tuple[str, ...]
    """All but the sum, in the order in which it is made."""
    key: tuple[str, ...]
    """The columns by which a row is known."""

    @property
    def rows(self) -> str:
        """Reads all rows: what each is known by is at the places of `key` among the columns, the sum is the last."""
        return f"select {', '.join(self.columns)}, {COLUMN} from {self.name}"

    @property
    def of_key(self) -> str:
        """Finds a row, as a condition."""
        return " and ".join(f"{column} = ?" for column in self.key)

    def key_of(self, row: Sequence[Value]) -> tuple[Value, ...]:
        """Give what a row is known by."""
        return tuple(row[self.columns.index(column)] for column in self.key)


def sum_of(*values: Value) -> int:
    """Sum up the columns of a row, types included.

    >>> sum_of(1, "1") == sum_of("1", 1)
    False
    >>> sum_of() < UNSEALED
    True
    """
    return zlib.crc32(b"".join(map(_written, values))) | 1 << 32


def _written(value: Value) -> bytes:
    if isinstance(value, str):
        raw = value.encode("utf-8", "surrogateescape")
        return b"t%d:%b" % (len(raw), raw)
    if isinstance(value, bytes):
        return b"b%d:%b" % (len(value), value)
    return f"{value!r};".encode()


def text_of(raw: bytes) -> str:
    """Read a text as it is stored, even if it is damaged and no text any more: its sum tells."""
    return raw.decode("utf-8", "surrogateescape")


def is_whole(row: sqlite3.Row) -> bool:
    """Say whether a row, read with all columns of its table, is what was stored."""
    names = row.keys()
    place = names.index(COLUMN)
    values = tuple(row)
    return bool(values[place] == sum_of(*values[:place], *values[place + 1 :]))


def sealed_tables(columns: Iterable[Sequence[Value]]) -> list[Sealed]:
    """Make of what TABLES reads the tables that have sums."""
    found = []
    for name, group in groupby(columns, key=lambda row: row[0]):
        rows = list(group)
        key = sorted((row for row in rows if row[2]), key=lambda row: int(row[2] or 0))
        names = tuple(str(row[1]) for row in rows if row[1] != COLUMN)
        found.append(Sealed(str(name), names, tuple(str(row[1]) for row in key)))
    return found


def triggers(table: Sealed) -> tuple[str, str]:
    """Write the triggers of a connection that seals what it writes."""

    def summed(row: str) -> str:
        return f"{FUNCTION}({', '.join(f'{row}.{column}' for column in table.columns)})"

    this = " and ".join(f"{column} = new.{column}" for column in table.key)
    was_whole = f"old.{COLUMN} = {summed('old')}"
    return (
        f"create temp trigger seal_{table.name} after insert on main.{table.name}"
        f" begin update {table.name} set {COLUMN} = {summed('new')} where {this}; end",
        f"create temp trigger seal_changed_{table.name} after update of {', '.join(table.columns)} on main.{table.name}"
        f" begin update {table.name} set {COLUMN} = iif({was_whole}, {summed('new')}, {UNSEALED}) where {this}; end",
    )


def damaged_rows(connection: sqlite3.Connection) -> Iterator[tuple[Sealed, tuple[Value, ...]]]:
    """Find the rows that are not what was stored, by table and key; the connection reads texts with `text_of`."""
    for table in sealed_tables(connection.execute(TABLES).fetchall()):
        for row in connection.execute(table.rows):
            if row[-1] != sum_of(*row[:-1]):
                yield table, table.key_of(row)


def seal(connection: sqlite3.Connection, *, but: Iterable[tuple[Sealed, tuple[Value, ...]]] = ()) -> None:
    """Seal all rows anew, after tables have changed, but those that were damaged before; within a transaction."""
    damaged = {(table.name, key) for table, key in but}
    for table in sealed_tables(connection.execute(TABLES).fetchall()):
        sums = [
            (UNSEALED if (table.name, table.key_of(row)) in damaged else sum_of(*row[:-1]), *table.key_of(row))
            for row in connection.execute(table.rows)
        ]
        connection.executemany(f"update {table.name} set {COLUMN} = ? where {table.of_key}", sums)
