"""What stays behind when a seat or a match changes its place: pings, votes, reminders, panels."""

from __future__ import annotations

from pathlib import Path

from db.table.info import Status
from tests.discord.support.acts import offer_seat, take_seat
from tests.discord.support.insisting import everybody, info_of, play_turn, to_act
from tests.discord.support.stage import acted, shown
from tests.discord.support.table_talk import pass_hours, running, saying, told_turns
from tests.discord.support.venue import new_channel


@acted
async def test_a_seat_handed_back_in_the_middle_of_its_turn_is_pinged_once(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        await play_turn(on)
        info = await info_of(on)
        (seat,) = info.waiting
        owner = await to_act(on)
        await on.bot.services.tables.set_away(info.id, seat, True)  # the bot has not begun to think yet
        assert "The seat is yours again." in (await on.type(owner, "game bot", on="off")).text
        assert on.pinged == [owner]
        assert len(saying(on, "### After the Flood")) == 3
        await pass_hours(on, 1)
        assert len(saying(on, "### After the Flood")) == 3
        await play_turn(on)
        assert on.pinged == [await to_act(on)]


@acted
async def test_a_seat_that_is_not_to_act_is_handed_back_without_a_post(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        info = await info_of(on)
        seat = next(each for each in info.seats if each.seat not in info.waiting)
        owner = on.players[seat.user_id or 0]
        await on.type(owner, "game bot")
        await on.type(owner, "game bot", on="off")
        assert len(told_turns(on)) == 1


@acted
async def test_a_match_that_moves_takes_everything_along(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        ada, first = on.player("Ada"), await to_act(on)
        await pass_hours(on, 12)
        await on.type(ada, "game pause")
        old = on.channel
        await new_channel(on)
        await on.type(ada, "game move", match="1")
        left = [shown(each) for each in old.history()]
        assert not any("is waiting for your action" in each.text for each in left)
        assert [each.text for each in left][-1] == f"The match is now in <#{on.channel.id}>."
        assert not any(each.buttons for each in left)
        assert on.pinged == [first] or len(saying(on, "### After the Flood")) == 1
        assert len(saying(on, "Ada proposes")) == 1
        await everybody(on, "Ada proposes", "Agree")
        assert (await info_of(on)).status is Status.PAUSED
        assert not saying(on, "Ada proposes")


@acted
async def test_a_lobby_that_moves_says_so_where_it_was(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        await new_channel(on)
        ada, old = on.player("Ada"), on.channel
        await on.type(ada, "game new", game="after_the_flood")
        await new_channel(on)
        on.env.inject_error("POST", "/channels/*/messages", status=500)
        await on.type(ada, "game move", match="2")
        assert shown(old.last_message).text == f"The match is now in <#{on.channel.id}>."
        await on.type(on.player("Bilal"), "game join")
        assert "**Bilal**" in shown(on.post).text


@acted
async def test_a_former_owner_can_do_nothing_more_and_is_not_reminded(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        former = await to_act(on)
        await pass_hours(on, 12)
        assert len(saying(on, "is waiting for your action")) == 1
        await on.type(former, "play")
        panel, build = on.open[former.id], on.panel(former).menu("🏛️")
        await offer_seat(on)
        await take_seat(on)
        dana = on.player("Dana")
        assert await to_act(on) is dana
        assert not saying(on, "is waiting for your action")
        chosen = await former.select(panel.message, [build["options"][0]["value"]], custom_id=build["custom_id"])
        assert "You are watching" in shown(chosen.response).text
        assert not (await on.bot.services.matches.load(1)).match.drafts
        await pass_hours(on, 12)
        (reminder,) = saying(on, "is waiting for your action")
        assert [user.id for user in reminder.mentions] == [dana.id]
        await play_turn(on)
        assert not saying(on, "is waiting for your action")
