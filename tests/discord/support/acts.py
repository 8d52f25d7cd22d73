"""What players do at a table, one matter each, insisting on it: to be played while a call to Discord fails."""

from __future__ import annotations

from db.table.info import Status
from tests.discord.support.insisting import (
    answered,
    asked,
    everybody,
    fill_table,
    has_status,
    info_of,
    insist,
    play_turn,
    presses,
    set_table,
    to_act,
    types,
)
from tests.discord.support.stage import Stage, shown
from tests.discord.support.table_talk import HOUR, HOURLY, pass_hours
from tests.discord.support.venue import new_channel, talk


async def talking(on: Stage) -> None:
    await talk(on, 11)


async def open_thread(on: Stage) -> None:
    host, here = on.player("Ada"), on.channel
    on.open.pop(host.id, None)

    async def opened() -> bool:
        return any([await on.bot.services.tables.in_channel(each.id) for each in here.threads])

    async def act() -> None:
        seen = on.open.get(host.id)
        label = next((part["label"] for part in shown(seen).buttons), None)
        if seen is None or label is None:
            result = await host.slash(here, "game new", game="after_the_flood")
        else:
            result = await host.click(seen.message, label=label)
        if result.response is not None:
            on.open[host.id] = result.response

    await insist(on, opened, act)


async def play_in_thread(on: Stage) -> None:
    on.channel = on.channel.threads[-1]
    await fill_table(on, [on.player("Bilal"), on.player("Chloe")], on.player("Ada"))


async def remind(on: Stage) -> None:
    await pass_hours(on, 12, HOURLY)
    await pass_hours(on, 12, HOURLY)


async def absent_for_long(on: Stage) -> None:
    await set_table(on)
    await pass_hours(on, 12, HOURLY)


async def ask_about_absent(on: Stage) -> None:
    absent = await to_act(on)
    one = next(each for each in on.players.values() if each is not absent)
    await types(on, one, "game absent", asked(on, "absent"), seat=absent.name)


async def let_bot_play(on: Stage) -> None:
    absent = await to_act(on)
    for who in on.players.values():
        if who is not absent:
            await presses(on, who, "what should the table do", "Let a bot play", answered(on, who))


async def bot_playing(on: Stage) -> None:
    await set_table(on)
    await hand_over(on)


async def before_a_bot(on: Stage) -> None:
    await bot_playing(on)
    await play_turn(on)


async def hand_over(on: Stage) -> None:
    who = await to_act(on)

    async def handed_over() -> bool:
        return await to_act(on) is not who

    await types(on, who, "game bot", handed_over)


async def take_back(on: Stage) -> None:
    (away,) = [each for each in (await info_of(on)).seats if each.away]

    async def back() -> bool:
        return not (await info_of(on)).seat(away.seat).away

    await presses(on, on.players[away.user_id or 0], "Take back my seat", "Take back my seat", back)


async def offer_seat(on: Stage) -> None:
    who = await to_act(on)
    dana = on.guild.add_member(on.env.create_user("Dana"))
    on.players[dana.id] = dana
    await types(on, who, "game replace", asked(on, "offer"), seat=who.name, by=dana)


async def take_seat(on: Stage) -> None:
    dana = on.player("Dana")

    async def seated() -> bool:
        return (await info_of(on)).seat_of(dana.id) is not None

    await presses(on, dana, "take over seat", "Take the seat", seated)


async def propose_pause(on: Stage) -> None:
    await types(on, on.player("Ada"), "game pause", asked(on, "pause"))


async def pause_and_resume(on: Stage) -> None:
    await everybody(on, "pause", "Agree")
    await insist(on, has_status(on, Status.PAUSED), lambda: on.env.advance_time(HOUR))
    await types(on, on.player("Ada"), "game resume", has_status(on, Status.RUNNING))


async def one_turn(on: Stage) -> None:
    await set_table(on)
    await play_turn(on)


async def propose_rewind(on: Stage) -> None:
    info = await info_of(on)
    turn = (await on.bot.services.matches.turns(info.id))[-1]
    who = await to_act(on)
    await types(on, who, "game rewind", asked(on, "rewind"), to=str(turn.before_n))


async def rewind(on: Stage) -> None:
    await everybody(on, "asks to undo", "Agree")


async def propose_end(on: Stage) -> None:
    await types(on, on.player("Ada"), "game end", asked(on, "end"))


async def end(on: Stage) -> None:
    await everybody(on, "end this match", "Agree")
    assert (await info_of(on)).status is Status.ENDED


async def ended(on: Stage) -> None:
    await set_table(on)
    await propose_end(on)
    await end(on)


async def ask_rematch(on: Stage) -> None:
    former = await info_of(on)

    async def opened() -> bool:
        return await on.bot.services.tables.opened_with("rematch_of", former.id) is not None

    await presses(on, on.player("Ada"), "Well played", "Rematch", opened)


async def rematch(on: Stage) -> None:
    await fill_table(on, [on.player("Bilal"), on.player("Chloe")], on.player("Ada"))


async def with_open_vote(on: Stage) -> None:
    await set_table(on)
    await propose_pause(on)


async def move(on: Stage) -> None:
    match = await info_of(on)
    await new_channel(on)

    async def here() -> bool:
        return (await on.bot.services.tables.get(match.id)).channel_id == on.channel.id

    await types(on, on.player("Ada"), "game move", here, match=str(match.id))
