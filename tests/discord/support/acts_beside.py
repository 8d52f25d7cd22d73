"""What happens beside play: looking, settings, the owner and his files, time, and a bot that starts again."""

from __future__ import annotations

import discord

from cogs.client import TwoRivers
from cogs.games import GAMES
from cogs.services import Services
from tests.discord.support.insisting import (
    info_of,
    insist,
    set_table,
    to_act,
    types,
)
from tests.discord.support.stage import Stage, shown
from tests.discord.support.table_talk import HOUR
from tests.discord.support.thumbnails import Thumbnails
from tests.discord.support.venue import in_new_thread, new_channel


async def export_and_import(on: Stage) -> None:
    await become_staff(on)
    ada, bilal, chloe = on.players.values()
    on.bot.owner_id = ada.id
    match = await info_of(on)
    on.open.pop(ada.id, None)

    async def exported() -> bool:
        return ada.id in on.open and bool(on.open[ada.id].attachments)

    async def imported() -> bool:
        return await on.bot.services.tables.in_channel(on.channel.id) is not None

    await types(on, ada, "admin export", exported, match=match.id)
    record = ("record.json", await on.open[ada.id].attachments[0].read())
    await new_channel(on)
    await types(on, ada, "admin import", imported, file=record, a=ada, b=bilal, c=chloe)


async def choose_hours(on: Stage) -> None:
    ada = on.player("Ada")
    forms: list[object] = []
    on.open.pop(ada.id, None)

    async def offered() -> bool:
        return bool(shown(on.open.get(ada.id)).menus)

    async def opened() -> bool:
        return any(forms)

    async def act() -> None:
        menus = shown(on.open[ada.id]).menus
        menu = next(each for each in menus if "other" in [option["value"] for option in each["options"]])
        result = await ada.select(on.open[ada.id].message, ["other"], custom_id=menu["custom_id"])
        forms.append(result.modal)

    await types(on, ada, "settings", offered)
    await insist(on, opened, act)


async def look(on: Stage) -> None:
    who = await to_act(on)
    for command in ("hand", "log", "catchup", "board"):
        on.open.pop(who.id, None)

        async def seen() -> bool:
            return bool(shown(on.open.get(who.id)).buttons)

        await types(on, who, command, seen)
    await who.click(on.open[who.id].message, label="Close")
    await who.autocomplete(on.channel, "flood build", "area", "")


async def become_staff(on: Stage) -> None:
    role = on.guild.create_role("staff", permissions=discord.Permissions(administrator=True))
    on.env.backend.add_member_role(on.guild.id, on.player("Ada").id, role.id)
    await on.env.settle()


async def ask_owner(on: Stage) -> None:
    ada = on.player("Ada")
    await become_staff(on)
    on.open.pop(ada.id, None)
    on.bot.owner_id = None

    async def refused() -> bool:
        return "Only the owner" in shown(on.open.get(ada.id)).text

    await types(on, ada, "admin health", refused)


async def forgotten(on: Stage) -> None:
    host = on.player("Ada")
    await host.slash(on.channel, "game new", game="after_the_flood")
    await on.env.settle()


async def pass_a_week(on: Stage) -> None:
    for _ in range(4):
        await on.env.advance_time(48 * HOUR)
    assert await on.bot.services.tables.in_channel(on.channel.id) is None
    await set_table(on)


async def stopped_while_posting(on: Stage) -> None:
    await set_table(on)
    async with on.bot.services.db.transaction() as tx:
        await tx.run("update outbox set status = 'sending' where id = (select max(id) from outbox)")


async def start_again(on: Stage) -> None:
    on.bot = TwoRivers(Services.on(on.bot.services.db, GAMES, pictures=Thumbnails()))
    await on.env.restart_bot(on.bot)
    await on.env.settle()


async def asleep(on: Stage) -> None:
    await in_new_thread(on)
    await set_table(on)
    on.env.backend.edit_channel(on.channel.id, {}, thread_metadata={"archived": True})
    await on.env.settle()
