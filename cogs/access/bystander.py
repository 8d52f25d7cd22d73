"""What somebody without a seat is told: that they are watching, or who has the seat that was theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from db.table.info import TableInfo
from engine.core.decision import Text
from engine.core.errors import Refused
from render.text.names import letter

if TYPE_CHECKING:
    from cogs.client import Interaction


async def handed_on(interaction: Interaction, info: TableInfo) -> Text | None:
    """Say who has the seat somebody played before; nothing to those who never played here, or play still."""
    if info.seat_of(interaction.user.id) is not None:
        return None
    seat = await interaction.client.services.tables.former_seat(info.id, interaction.user.id)
    return None if seat is None else Text("reply-handed-on", {"letter": letter(seat), "seat": seat})


async def no_seat(interaction: Interaction, info: TableInfo) -> Refused:
    """Word the refusal of what only players may do: it says who has the seat now if it was theirs once."""
    watching = Text("reply-spectator", {"seats": [each.seat for each in info.seats]})
    return Refused(await handed_on(interaction, info) or watching)
