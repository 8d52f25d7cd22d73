"""Servers, channels and people on a simulated Discord, the same numbers every time: a database can be made for them."""

from __future__ import annotations

from dataclasses import dataclass

from simcord.backend import Backend

TABLES_A_SERVER = 20
PEOPLE_A_SERVER = 30


@dataclass(frozen=True, slots=True)
class Place:
    """A channel with the people who play in it."""

    guild_id: int
    channel_id: int
    people: tuple[int, ...]


def lay_out(discord: Backend, tables: int, seats: int) -> list[Place]:
    """Make a channel for each table of so many; the people of a server sit at several of its tables, as they do."""
    places: list[Place] = []
    for first in range(0, tables, TABLES_A_SERVER):
        guild = discord.create_guild(f"Server {first}")
        people = [discord.make_user(f"Player {n}").id for n in range(PEOPLE_A_SERVER)]
        for user_id in people:
            discord.add_member(guild.id, user_id)
        for n in range(first, min(first + TABLES_A_SERVER, tables)):
            channel = discord.create_channel(guild.id, f"table-{n}")
            seated = tuple(people[(seats * n + seat) % PEOPLE_A_SERVER] for seat in range(seats))
            places.append(Place(guild.id, channel.id, seated))
    return places
