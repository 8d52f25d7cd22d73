"""Seats as people name them in commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.access.permissions import moderates
from cogs.fair_shares import newest_only
from cogs.reader import discord_language
from db.table.info import TableInfo, refused
from engine.core.decision import Seat
from render.text.names import cleaned, escaped, letter

if TYPE_CHECKING:
    from cogs.client import Interaction

MOST = 25


@newest_only
async def seat_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the seats of the table in this channel, by the names of their players, to those who may speak for one."""
    info = await interaction.client.services.tables.in_channel(interaction.channel_id or 0)
    if info is None or (info.seat_of(interaction.user.id) is None and not moderates(interaction, info)):
        return []
    names = interaction.client.services.reading(discord_language(interaction), info).plain
    labels = {each.seat: f"{letter(each.seat)} · {names[each.seat]}" for each in info.seats}
    return [
        app_commands.Choice(name=label, value=letter(seat))
        for seat, label in labels.items()
        if typed.casefold() in label.casefold()
    ][:MOST]


def chosen_seat(info: TableInfo, typed: str) -> Seat:
    """Find a seat by its letter, else by a name that only one player has; raise Refused if there is none."""
    wanted = typed.strip().casefold()
    letters = {letter(each.seat): each.seat for each in info.seats}
    if wanted.upper() in letters:
        return letters[wanted.upper()]
    named = [each.seat for each in info.seats if wanted and wanted == each.name.strip().casefold()]
    if len(named) == 1:
        return named[0]
    possible = [letter(seat) for seat in named] or list(letters)
    key = "reply-ambiguous" if named else "reply-unknown-choice"
    raise refused(key, typed=escaped(cleaned(typed)), labels=possible)
