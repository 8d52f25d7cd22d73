"""Combats of Mesopotamia between two, bid for in secret and fought step by step: to be played while a call fails."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.discord.support.insisting import Until, info_of, insist, types
from tests.discord.support.stage import BUTTON, Shown, Stage, shown
from tests.discord.toy.delta import verb

LEADING = ("sum", "end", "accept", "pick", "menu")
"""What is pressed if it is there, the first before the others."""


async def before_bids(on: Stage) -> None:
    """Begin a match of two with two combats, in which dice fall alike every time; both are to bid on the first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("db.match.matches.secrets.token_bytes", bytes)
        await on.start_match("mesopotamia", players=2)
    await go_on(on)


async def bids_opened(on: Stage) -> None:
    await before_bids(on)
    await go_on(on)


async def bid_in_secret(on: Stage) -> None:
    """Bilal bids by command and Ada at the panel; then both bids are opened."""
    ada, bilal = on.player("Ada"), on.player("Bilal")
    await types(on, bilal, "mesopotamia bid", await counting(on), phalanxes="1 force")
    await answers(on, ada)


async def fight(on: Stage) -> None:
    """Ada looks at the combat and at what is hers, then decides it; both are asked to bid on the next."""
    ada = on.player("Ada")
    for command in ("board", "hand"):
        on.open.pop(ada.id, None)

        async def seen() -> bool:
            return bool(shown(on.open.get(ada.id)).buttons)

        await types(on, ada, command, seen)
    await answers(on, ada)


async def go_on(on: Stage) -> None:
    """Let everybody who is asked answer."""
    info = await info_of(on)
    for seat in info.waiting:
        await answers(on, on.players[info.seat(seat).user_id or 0])


async def answers(on: Stage, who: MemberActor) -> None:
    """Let somebody press what is proposed, or the first thing there is, until it counts."""
    counts = await counting(on)

    async def act() -> None:
        panel = (await who.slash(on.channel, "play")).response
        await on.env.settle()
        control = likeliest(shown(panel))
        if panel is None or control is None:
            return
        if control["type"] == BUTTON:
            await who.click(panel.message, custom_id=control["custom_id"])
            return
        values = [control["options"][0]["value"]]
        ticked = (await who.select(panel.message, values, custom_id=control["custom_id"])).response
        held = [part for part in shown(ticked).buttons if verb(part) == "mixed"]
        if held and ticked is not None:
            await who.click(ticked.message, custom_id=held[0]["custom_id"])

    await insist(on, counts, act)


async def counting(on: Stage) -> Until:
    """Wait until something more counts than does now."""
    match_id = (await info_of(on)).id
    before = (await on.bot.services.matches.load(match_id)).commit_n

    async def until() -> bool:
        return (await on.bot.services.matches.load(match_id)).commit_n > before

    return until


def likeliest(seen: Shown) -> dict[str, Any] | None:
    """Find what leads on: ticks before a bid of nothing, the end of a turn, what is proposed, the first entry."""
    found = {verb(part): part for part in [*seen.menus, *seen.buttons]}
    return next((found[each] for each in LEADING if each in found), None)
