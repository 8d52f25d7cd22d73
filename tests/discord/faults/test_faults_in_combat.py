"""Two bid in secret while connections break, the bot is started anew, something stumbles, the disk is full."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from db.outbox import Outbox
from tests.discord.faults.test_broken_connections import each_break
from tests.discord.faults.test_planted_exceptions import FAULT, PLACES, at_rest, everything, planted, reference
from tests.discord.faults.test_silence import MINUTE, full_disk
from tests.discord.support.calls import fail
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.played import played_on
from tests.discord.support.stage import Stage, stage
from tests.discord.support.table_talk import restarted
from tests.discord.toy.delta import asked, loaded_match

TICKS, SEALED = "Bid (several ticks add up)", "**Your bid is sealed: 2/0/0.**"


@asynccontextmanager
async def fighting(folder: Path) -> AsyncIterator[Stage]:
    """Open a table of two who are about to fight in two regions; Ada is asked in which they begin."""
    async with stage(folder, ("Ada", "Bilal"), games=WITH_FRAY) as opened:
        await opened.start_match("mesopotamia")
        yield opened


@asynccontextmanager
async def bidding(folder: Path) -> AsyncIterator[Stage]:
    """Open such a table at which both are asked for a bid, and Ada's panel is open."""
    async with fighting(folder) as opened:
        await opened.type(opened.player("Ada"), "mesopotamia order", first="Nippur")
        await opened.type(opened.player("Ada"), "play")
        yield opened


async def tick(on: Stage) -> None:
    """Let Ada tick two Phalanxes for Force."""
    ada = on.player("Ada")
    menu = on.panel(ada).menu(TICKS)
    assert "Chosen: 2 Force" in (await on.choose(ada, menu["custom_id"], ["force:2"])).text


async def opened_once(on: Stage) -> None:
    """Let Bilal bid: both bids are opened, once, as they were made, and a post says so."""
    await on.type(on.player("Bilal"), "mesopotamia bid", phalanxes="1 force")
    said = [str(each.components).replace(r"\u2060", "") for each in on.channel.history()]
    told = [each for each in said if "Nippur, bids (Ada–**Bilal**): Force 2–1." in each]
    assert len(told) == 1
    assert on.pinged == await asked(on) == [on.player("Ada")]


@each_break
@played_on(bidding)
async def test_a_bid_whose_acknowledgement_or_answer_broke_counts_once(on: Stage, way: str) -> None:
    ada = on.player("Ada")
    await tick(on)
    for call in ("acknowledge", "answer"):
        fail(on.env, call, way, on.channel.id)
    before = (await loaded_match(on)).n
    assert SEALED in (await on.press(ada, "Bid 2/0/0")).text
    assert not on.env.backend.faults
    assert (await loaded_match(on)).n == before + 1
    await opened_once(on)


def test_ticks_and_sealed_bids_outlive_the_bot(tmp_path: Path) -> None:
    @played_on(bidding)
    async def outlive(on: Stage) -> None:
        ada = on.player("Ada")
        await tick(on)
        async with restarted(on, tmp_path) as after:
            after.open |= on.open
            assert SEALED in (await after.press(ada, "Bid 2/0/0")).text
        async with restarted(after, tmp_path) as again:
            again.open |= after.open
            assert SEALED in (await again.type(ada, "play")).text
            assert TICKS in [menu["placeholder"] for menu in (await again.press(ada, "Take the bid back")).menus]
            await tick(again)
            await again.press(ada, "Bid 2/0/0")
            await opened_once(again)

    outlive(tmp_path)


@pytest.mark.parametrize("place", PLACES)
@played_on(bidding)
async def test_a_bid_that_stumbles_is_not_made_by_half(on: Stage, place: str) -> None:
    ada = on.player("Ada")
    await tick(on)
    before = await everything(on)
    with planted(*PLACES[place]):
        reference((await on.press(ada, "Bid 2/0/0")).text, FAULT)
    assert await everything(on) == before
    at_rest(on)
    await on.press(ada, "Play")
    await tick(on)
    assert SEALED in (await on.press(ada, "Bid 2/0/0")).text
    await opened_once(on)


@played_on(fighting)
async def test_both_are_asked_once_though_their_post_could_not_be_noted(on: Stage) -> None:
    ada, bilal = on.player("Ada"), on.player("Bilal")
    count = len(on.channel.history())
    with full_disk(Outbox, "sent") as failed:
        await on.type(ada, "mesopotamia order", first="Nippur")
    assert failed
    await on.env.advance_time(2 * MINUTE)
    assert len(on.channel.history()) == count + 1
    assert on.pinged == await asked(on) == [ada, bilal]
    assert await on.bot.services.outbox.untold() == []
