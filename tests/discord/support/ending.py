"""The control at the bottom of a panel that makes an action count, whatever it is called there."""

from __future__ import annotations

from simcord.actors import MemberActor

from tests.discord.support.stage import Shown, Stage


def ending(seen: Shown) -> str:
    """Find its custom id."""
    return next(str(part["custom_id"]) for part in seen.buttons if ":end:" in part["custom_id"])


async def end_action(table: Stage, who: MemberActor) -> Shown:
    """Press it on somebody's open panel."""
    return await table.press_id(who, ending(table.panel(who)))
