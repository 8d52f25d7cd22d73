"""Taking back what is not final yet, and repeating it: pressed or typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.access.finding import my_table
from cogs.border.acknowledging import Shown, after_storing
from cogs.play.after_answer import notify
from cogs.play.living import LivingPanel
from cogs.reader import language_of
from db.match.matches import OpenMatch
from engine.core.decision import Seat

if TYPE_CHECKING:
    from cogs.client import Interaction

TAKING_BACK = frozenset({"undo", "restart", "redo"})


async def take_back(at: OpenMatch, verb: str, seat: Seat, user_id: int, token: str | None = None) -> None:
    """Undo a step, restart the turn or repeat what was undone; raise Refused if there is nothing of the kind."""
    match verb:
        case "undo":
            await at.undo(seat, user_id, token)
        case "restart":
            await at.restart(seat, user_id, token)
        case _:
            await at.redo(seat, user_id, token)


async def taken_back(interaction: Interaction, panel: LivingPanel, verb: str) -> Shown:
    """Do it in the match of this channel, and show the question there is then."""
    services = interaction.client.services
    info, seat = await my_table(interaction)
    panel.look(info.id)
    async with services.matches.opened(info.id) as match:
        await take_back(match, verb, seat, interaction.user.id)
    notify(services, info.id, moved=match.moved, to_tell=match.to_tell)
    with after_storing():
        return await panel.panel(match.loaded, seat, await language_of(interaction))
