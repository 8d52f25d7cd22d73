"""Seats as people name them in commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.reader import discord_language, reading
from db.info import TableInfo, refused
from engine.core.decision import Seat
from render.names import letter

if TYPE_CHECKING:
    from cogs.client import Interaction

MOST = 25


async def seat_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the seats of the table in this channel by the names of their players."""
    info = await interaction.client.services.tables.in_channel(interaction.channel_id or 0)
    if info is None:
        return []
    names = reading(discord_language(interaction), info).plain
    labels = {each.seat: f"{letter(each.seat)} · {names[each.seat]}" for each in info.seats}
    return [
        app_commands.Choice(name=label, value=letter(seat))
        for seat, label in labels.items()
        if typed.casefold() in label.casefold()
    ][:MOST]


def chosen_seat(info: TableInfo, typed: str) -> Seat:
    """Find a seat by its letter or by a name; raise Refused if there is none."""
    wanted = typed.strip().casefold()
    for each in info.seats:
        if wanted in (letter(each.seat).casefold(), each.name.casefold()):
            return each.seat
    raise refused("reply-unknown-choice", typed=typed[:MOST], labels=[letter(each.seat) for each in info.seats])
