"""What happens to the file without anybody having written: every bit that flips in what is stored is noticed."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db.match.check import check
from engine.core.errors import Refused
from engine.search.thought import Thought
from tests.db.desk import ADA, ALL, CHANNEL, CHLOE, GUILD, desk, run
from tests.db.match.test_matches import FLOOD
from tests.toy import TOY

FLIPS = 300


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Give a database with something in every table, and with pages that are free."""
    folder = tmp_path_factory.mktemp("stored")

    async def fill() -> None:
        async with desk(folder) as at:
            await at.begun(TOY)
            await at.bid(1, 3, 0, 0)
            await at.say(1, 0, "rest", "end")
            await at.matches.rewind(1, 3, 1)
            await at.begun(FLOOD, CHANNEL + 1)
            await at.play(2, 40, random.Random(1))
            await at.tables.end(2)  # else every look at the file would play it again
            await at.begun(FLOOD, CHANNEL + 1)
            await at.say(1, min((await at.matches.load(1)).waiting), "draw")
            await at.tables.create(TOY.key, "fr", ADA, "Ada 🏺", GUILD, CHANNEL + 2)
            await at.people.change(CHLOE, zone="Europe/Paris")
            await at.outbox.put(1, "note", {"said": "x" * 9000})
            await at.votes.open(1, "pause", [ADA, CHLOE], opened_by=ADA)
            await at.heartbeat.beat()
            await at.hints.keep(1, 0, "0123456789ab", Thought("rest"))
            async with at.db.transaction() as tx:
                await tx.run("insert into litter (message_id, channel_id) values (5, 6)")
                await tx.run("create table other (x)")
                await tx.run("insert into other values (zeroblob(20000))")
                await tx.run("drop table other")

    run(fill())
    return (folder / "rivers.db").read_bytes()


def content(path: Path) -> dict[str, Any]:
    """Read everything that a database holds, as it is."""
    with closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        names = [name.decode() for (name,) in connection.execute("select name from sqlite_schema where type = 'table'")]
        return {name: connection.execute(f"select * from {name} order by 1, 2").fetchall() for name in names}


def noticed(path: Path) -> list[str]:
    try:
        report = check(path, ALL)
    except Refused as error:
        return [str(error)]
    return [str(Refused(text)) for text in report.damage]


def test_what_nothing_has_happened_to_is_whole(stored: bytes, tmp_path: Path) -> None:
    path = tmp_path / "rivers.db"
    path.write_bytes(stored)
    assert noticed(path) == []
    assert all(content(path).values()), "there is something in every table"


@pytest.mark.slow
def test_every_flipped_bit_is_noticed_or_lies_where_nothing_is_stored(stored: bytes, tmp_path: Path) -> None:
    path, chance = tmp_path / "rivers.db", random.Random(13)
    path.write_bytes(stored)
    before, found = content(path), 0
    used = [place for place, byte in enumerate(stored) if byte]
    for n in range(FLIPS):
        place = chance.choice(used) if n % 4 else chance.randrange(len(stored))
        bit = chance.randrange(8)
        flipped = bytearray(stored)
        flipped[place] ^= 1 << bit
        path.write_bytes(flipped)
        if noticed(path):
            found += 1
        else:
            assert content(path) == before, f"bit {bit} of byte {place}"
    assert found > FLIPS / 2, "most of them have hit something"


@pytest.mark.parametrize("part", [0.001, 0.0001, 0.00002])
def test_a_file_that_lost_its_end_is_noticed(stored: bytes, tmp_path: Path, part: float) -> None:
    path = tmp_path / "rivers.db"
    path.write_bytes(stored[: -max(1, int(len(stored) * part))])
    assert noticed(path)
