"""What the owner of the bot can do, and nobody else."""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs import housekeeping
from tests.discord.support.stage import Stage, acted, shown, stage

COMMANDS: dict[str, dict[str, Any]] = {
    "export": {"match": 1},
    "import": {"file": ("record.json", b"{}")},
    "check": {},
    "health": {},
}


async def opened(table: Stage) -> None:
    """Let Ada own the bot, and a server of her own."""
    ada = table.player("Ada")
    table.bot.owner_id = ada.id
    role = table.guild.create_role("owners", permissions=discord.Permissions(administrator=True))
    table.env.backend.add_member_role(table.guild.id, ada.id, role.id)
    await table.env.settle()


@acted
async def test_a_match_goes_into_a_file_and_comes_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await opened(table)
        ada = table.player("Ada")
        await table.start_match()
        (first,) = table.pinged
        await table.press(first, "Play", public=True)
        await table.choose(first, table.panel(first).menu("🏛️ Build City")["custom_id"], ["ur"])
        await table.press(first, "End action")
        (choice,) = await ada.autocomplete(table.channel, "admin export", "match", "flood")
        result = await ada.slash(table.channel, "admin export", match=choice["value"])
        assert result.response is not None
        (file,) = result.response.attachments
        raw = await file.read()
        assert json.loads(raw)["game"] == "after_the_flood"
        assert b"Ada" not in raw
        assert not json.loads(raw)["seed"]
        table.channel = table.guild.create_text_channel("again")
        await table.env.settle()
        chloe = table.player("Chloe")
        twice = await table.type(ada, "admin import", file=("record.json", raw), a=ada, c=ada)
        assert twice.text == "This player already has a seat."
        seen = await table.type(ada, "admin import", file=("record.json", raw), a=ada, c=chloe)
        assert seen.text == f"The match is open: <#{table.channel.id}>"
        info = await table.bot.services.tables.in_channel(table.channel.id)
        assert info is not None
        assert [each.name for each in info.seats] == ["Ada", "", "Chloe"]
        assert shown(table.post).text.startswith("### After the Flood")
        assert re.search(r"Ur: [ABC]'s city", (await table.type(ada, "board", view="text")).text)


@acted
async def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await opened(table)
        seen = await table.type(table.player("Ada"), "admin import", file=("record.json", b"{}"))
        assert seen.text == "The stored match is damaged and cannot be read."
        large = b" " * 4_000_001
        seen = await table.type(table.player("Ada"), "admin import", file=("record.json", large))
        assert seen.text.startswith(
            "This file is too large to be the record of a match (4001 kB; the limit is 4000 kB)"
        )
        assert await table.bot.services.tables.in_channel(table.channel.id) is None


@acted
async def test_the_check_plays_all_matches_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await opened(table)
        ada = table.player("Ada")
        await table.start_match()
        assert (await table.type(ada, "admin check")).text == "1 match checked; 0 differ from their records."
        async with table.bot.services.db.transaction() as tx:
            await tx.run("update matches set waiting = '[]'")
        seen = (await table.type(ada, "admin check")).text
        assert seen.startswith("1 match checked; 1 differs from its record.\nMatch 1, button press ")
        assert "other seats must act" in seen


@acted
async def test_health_and_the_hourly_backup(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await opened(table)
        ada = table.player("Ada")
        await table.start_match()
        assert len(list((tmp_path / "backups").glob("*.db.gz"))) == 1
        await table.env.advance_time(3700)
        assert len(list((tmp_path / "backups").glob("*.db.gz"))) == 2
        seen = (await table.type(ada, "admin health")).text
        assert seen.startswith("1 running match · 0 messages to send · started <t:")
        assert "last good backup <t:" in seen


@acted
async def test_a_clock_that_was_set_back_delays_no_backup(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "two-rivers-29990101T000000Z.db.gz").touch()
    async with stage(tmp_path):
        assert len(list((tmp_path / "backups").glob("*.db.gz"))) == 2


@acted
async def test_a_damaged_backup_is_told_in_the_log_and_by_health(tmp_path: Path) -> None:
    said: list[str] = []
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(housekeeping.LOG, "error", lambda line, *args: said.append(line % args))
        async with stage(tmp_path) as table:
            await opened(table)
            await table.start_match()
            with closing(sqlite3.connect(table.bot.services.db.path, isolation_level=None)) as behind:
                behind.execute("update seats set sum = sum + 1 where seat = 0")
            await table.env.advance_time(3700)
            ada = table.player("Ada")
            good, damaged = (await table.type(ada, "admin health")).text.splitlines()[1:]
            assert good.startswith("last good backup <t:")
            assert damaged.startswith("⚠️ A backup made <t:")
            seen = (await table.type(ada, "admin check")).text
    row = "A row in `seats` no longer matches what was stored: match_id 1, seat 0"
    assert set(said) == {f"the backup is damaged, and so may be the database: {row}"}
    assert seen == f"1 match checked; 0 differ from their records. The database is damaged in 1 place.\n{row}"


@acted
async def test_a_full_disk_is_told_in_the_log_and_the_bot_plays_on(tmp_path: Path) -> None:
    said: list[str] = []
    full = shutil.disk_usage(tmp_path)._replace(free=1_000_000)
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(shutil, "disk_usage", lambda _: full)
        planted.setattr(housekeeping.LOG, "warning", lambda line, *args: said.append(line % args))
        async with stage(tmp_path) as table:
            await opened(table)
            await table.start_match()
            assert table.pinged
            assert "no good backup yet" in (await table.type(table.player("Ada"), "admin health")).text
    (line,) = said
    assert line.startswith("no backup was made, the disk has no room for it: 1 MB are free, ")


@pytest.mark.parametrize("command", COMMANDS)
def test_others_may_nothing(tmp_path: Path, command: str) -> None:
    @acted
    async def refused(tmp_path: Path) -> None:
        async with stage(tmp_path) as table:
            await opened(table)
            table.bot.owner_id = table.player("Chloe").id
            await table.start_match()
            seen = await table.type(table.player("Ada"), f"admin {command}", **COMMANDS[command])
            assert seen.text == "Only the owner of the bot can do that."
            assert await table.player("Ada").autocomplete(table.channel, "admin export", "match", "") == []

    refused(tmp_path)
