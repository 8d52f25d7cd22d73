"""Where several act at once, a panel tells what others led to apart from own steps, and shows what is asked about."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path

import pytest

from cogs.channel.attachments import board_picture
from cogs.painter import Pictures
from render.picture.scene import Label, Scene
from tests.discord.support.mesopotamia_scene import offering_all, scene
from tests.discord.support.stage import acted
from tests.rules import rule
from tests.rules.mesopotamia.field import Field


@rule("M16.36")
@acted
async def test_a_fight_that_the_last_bid_of_another_led_to_is_told_before_the_retreat(tmp_path: Path) -> None:
    async with offering_all(tmp_path) as table:
        at = await scene(table, Field().fight("horseman", against="spearman").phalanxes(3, 3).combat())
        ada, bilal, *_ = table.players.values()
        await at.type("bid", ada, phalanxes="3 mobility")
        await at.type("bid", bilal, phalanxes="3 force")
        seen = await table.type(ada, "play")
        done_to_ada, _, rest = seen.text.partition("**So far**\n")
        own_steps, _, asked = rest.partition("**Your Horseman retreats from Nippur.**")
        assert asked.startswith(" Where to?")
        assert "**Ada**'s Horseman retreats." in done_to_ada
        assert own_steps.splitlines() == [
            "1. You bid 3 Mobility in Nippur.",
            "2. You place Phalanxes on Mobility in Nippur: Horseman +2 (1 lost).",
        ]


@rule("M16.61")
@acted
async def test_of_two_combats_the_board_shows_the_one_that_is_asked_about(tmp_path: Path) -> None:
    """Ada bids for her own Units in Rapiqum, then for the Tribe in Lagash; the picture goes along."""
    position = Field(2).put(0, "chariot", "r09").tribe("r09", spearman=2).put(1, "chariot", "r17")
    async with offering_all(tmp_path) as table:
        at = await scene(table, position.tribe("r17", spearman=2).phalanxes(3, 3).combat())
        services, seen = table.bot.services, list[str]()
        for _ in range(2):
            loaded = await services.matches.load(1)
            (asked,) = [each for each in loaded.asked if each.seat == 0]
            reader = services.reading("en", loaded.info)
            laid = list[Scene]()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(type(services.pictures), "picture", laid_out(laid))
                await board_picture(services, loaded, reader, 0, (), "combat")
            first = next(each.text for each in laid[0].over if isinstance(each, Label))
            assert first == reader.say(f"region-{asked.about['region']}")
            seen.append(first)
            await at.type("bid", table.player("Ada"), phalanxes="1 force")
        assert len(set(seen)) == 2


def laid_out(laid: list[Scene]) -> Callable[..., Awaitable[None]]:
    """Keep what would be painted."""

    async def picture(_: Pictures, __: int, ___: Hashable, lay_out: Callable[[], Scene]) -> None:
        laid.append(lay_out())

    return picture
