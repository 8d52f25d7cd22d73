"""The judge of the soak notices what must never happen; a judge who finds nothing must be able to find something."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import simcord

from bot import open_bot
from cogs.border.custom_ids import NO_TOKEN, PanelPress, pack
from tests.discord.support.stage import PATIENCE, Stage, acted
from tests.discord.support.thumbnails import Thumbnails
from tests.soak.__main__ import Soak
from tests.soak.judge import doubled, leaked, silent
from tests.soak.world import Change, Chronicle, keep, lay_out, remember


@acted
async def test_what_was_told_twice_left_silent_or_shown_to_all_is_found(tmp_path: Path) -> None:
    chronicle = Chronicle(tmp_path / "discord")
    async with open_bot(tmp_path / "bot.db", Thumbnails()) as bot, simcord.run(bot, shard_count=1) as env:
        env.settle_timeout = PATIENCE
        (place, *_) = lay_out(env)
        remember(env, chronicle)
        keep(env, chronicle)
        ada, bilal, chloe, _ = place.people
        table = Stage(env, bot, env.guild, place.channel, {each.id: each for each in (ada, bilal, chloe)})
        await table.start_match()
        assert (doubled(tmp_path), silent(tmp_path), leaked(tmp_path)) == ([], [], [])

        post = next(each for each in reversed(list(chronicle.read())) if each.is_new)
        assert post.message is not None
        chronicle.write(post._replace(message_id=post.message_id + 1))
        (twice,) = doubled(tmp_path)
        assert "2 times" in twice

        for gone in (0, 1):
            chronicle.write(Change(0.0, post.channel_id, post.message_id + gone, None, is_new=False))
        (waits,) = silent(tmp_path)
        assert "no post says so" in waits

        panel = [{"type": 2, "custom_id": pack(PanelPress("end", 1, NO_TOKEN))}]
        post.message.components = panel
        chronicle.write(post)
        assert len(leaked(tmp_path)) == 1


def test_a_promise_that_is_not_kept_is_found(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "bot.db")) as db:
        db.execute("create table presses (match_id, n)")
        db.execute("insert into presses values (1, 7)")
        db.commit()
    soak = Soak(tmp_path, promised={1: 7})
    soak._check()
    assert (soak.lost, soak.errors) == ([], [])
    soak = Soak(tmp_path, promised={1: 8, 2: 0})
    soak._check()
    assert soak.lost == ["press 8 of match 1", "press 0 of match 2"]


def test_a_chronicle_that_was_cut_off_ends_with_the_last_whole_change(tmp_path: Path) -> None:
    chronicle = Chronicle(tmp_path / "discord")
    changes = [Change(float(n), 1, n, None, is_new=False) for n in range(3)]
    for change in changes:
        chronicle.write(change)
    whole = (tmp_path / "discord").read_bytes()
    (tmp_path / "discord").write_bytes(whole[:-3])
    assert list(chronicle.read()) == changes[:2]
