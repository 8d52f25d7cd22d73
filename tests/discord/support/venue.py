"""Channels and threads of the simulated Discord to play in."""

from __future__ import annotations

from tests.discord.support.stage import Stage


async def new_channel(on: Stage) -> None:
    """Go to a new channel."""
    on.channel = on.guild.create_text_channel(f"room-{len(on.guild.channels)}")
    await on.env.settle()


async def in_new_thread(on: Stage) -> None:
    """Go to a new thread of the channel."""
    host = next(iter(on.players.values()))
    thread = on.env.backend.create_thread(on.channel.id, "match", host.id)
    await on.env.settle()
    on.channel = next(each for each in on.channel.threads if each.id == thread.id)


async def talk(on: Stage, count: int) -> None:
    """Let people talk in the channel."""
    people = list(on.players.values())
    for n in range(count):
        await people[n % len(people)].send(on.channel, f"message {n}")
