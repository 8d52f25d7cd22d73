"""Tables: one a channel, who sits where, who may what; and every refusal says why."""

from __future__ import annotations

from collections.abc import Awaitable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from db.table.info import Status, TableInfo
from db.table.tables import removed_from
from engine.core.errors import Refused
from tests.db.desk import ADA, BILAL, CHANNEL, CHLOE, DANA, GUILD, desk, required, run
from tests.db.match.test_matches import FLOOD
from tests.toy import TOY


async def refusal(act: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as error:
        await act
    return str(error.value)


def seating(info: TableInfo) -> list[tuple[int, int | None, str]]:
    return [(each.seat, each.user_id, each.name) for each in info.seats]


def test_a_new_table_is_a_lobby_with_its_host_in_the_first_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            info = await at.tables.create(TOY.key, "fr", ADA, "Ada", GUILD, CHANNEL, {"autostart": "yes"})
            assert info == await at.tables.get(info.id) == await at.tables.in_channel(CHANNEL)
            assert (info.status, info.language, info.options) == (Status.LOBBY, "fr", {"autostart": "yes"})
            assert (info.host_id, seating(info)) == (ADA, [(0, ADA, "Ada")])
            assert info.created_at == info.updated_at == at.clock()
            assert await at.tables.in_channel(CHANNEL + 1) is None

    run(test())


def test_one_live_table_a_channel(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.lobby()
            assert await refusal(at.lobby()) == "table-channel-taken match=1"
            other = await at.lobby(channel=CHANNEL + 1)
            assert await refusal(at.tables.move(other.id, CHANNEL, GUILD)) == "table-channel-taken match=1"
            await at.tables.close(1)
            moved = await at.tables.move(other.id, CHANNEL, GUILD + 1)
            assert (moved.channel_id, moved.guild_id) == (CHANNEL, GUILD + 1)
            assert await refusal(at.tables.move(1, 5, None)) == "table-over"

    run(test())


def test_joining_and_leaving(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            info = await at.lobby(FLOOD)
            assert seating(info) == [(0, ADA, "Ada"), (1, BILAL, "Bilal"), (2, CHLOE, "Chloe")]
            assert await refusal(at.tables.join(1, DANA, "Dana")) == "table-full most=3"
            assert await refusal(at.tables.join(1, ADA, "Ada")) == "table-already-seated"
            assert await refusal(at.tables.leave(1, DANA)) == "table-not-seated"
            info = await at.tables.leave(1, ADA)
            assert (info.host_id, info.seat_of(ADA), info.seat_of(BILAL)) == (BILAL, None, 1)
            assert await refusal(at.tables.join(2, DANA, "Dana")) == "table-unknown match=2"
            info = await at.tables.join(1, DANA, "Dana")
            assert seating(info)[0] == (0, DANA, "Dana")
            assert info.host_id == BILAL

    run(test())


def test_a_lobby_without_people_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.tables.create(TOY.key, "en", ADA, "Ada", None, CHANNEL)
            await at.tables.add_bot(1)
            assert (await at.tables.leave(1, ADA)).status is Status.CLOSED
            assert await refusal(at.tables.join(1, ADA, "Ada")) == "table-over"
            assert await refusal(at.matches.start(1)) == "table-over"

    run(test())


def test_bots_come_and_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.tables.create(FLOOD.key, "en", ADA, "Ada", GUILD, CHANNEL)
            assert await refusal(at.tables.remove_bot(1)) == "table-no-bot"
            await at.tables.add_bot(1, "Bot 1")
            info = await at.tables.add_bot(1, "Bot 2")
            assert [each.bot for each in info.seats] == [False, True, True]
            assert await refusal(at.tables.add_bot(1)) == "table-full most=3"
            assert await refusal(at.tables.remove_bot(1, 0)) == "table-no-bot"
            assert [each.name for each in (await at.tables.remove_bot(1)).seats] == ["Ada", "Bot 1"]
            assert len((await at.tables.remove_bot(1, 1)).seats) == 1
            await at.tables.join(1, BILAL, "Bilal")
            for nobody in (ADA, CHLOE, 10**40):  # the host, somebody who does not sit there, nobody at all
                assert await refusal(at.tables.remove_person(1, nobody)) == "refused-settled"
            assert removed_from(await at.tables.remove_person(1, BILAL)) == [BILAL]
            assert removed_from(await at.tables.join(1, BILAL, "Bilal")) == []

    run(test())


def test_options_and_language_change_only_before_the_match(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.lobby(reminders="12")
            info = await at.tables.set_options(1, {"autostart": "yes"}, "fr")
            assert (info.options, info.language) == ({"reminders": "12", "autostart": "yes"}, "fr")
            await at.matches.start(1)
            for act in (
                at.tables.set_options(1, {}),
                at.tables.join(1, DANA, "Dana"),
                at.tables.leave(1, ADA),
                at.tables.add_bot(1),
                at.tables.close(1),
            ):
                assert await refusal(act) == "table-begun"

    run(test())


def test_tables_are_found_by_server_and_by_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.lobby(channel=1)
            await at.lobby(channel=2)
            await at.tables.move(2, 2, GUILD + 1)
            await at.tables.create(TOY.key, "en", DANA, "Dana", None, 3)
            assert [info.id for info in await at.tables.live()] == [1, 2, 3]
            assert [info.id for info in await at.tables.live(GUILD)] == [1]
            assert [info.id for info in await at.tables.of_user(ADA)] == [1, 2]
            assert [info.id for info in await at.tables.of_user(ADA, GUILD + 1)] == [2]
            await at.tables.close(1)
            assert [info.id for info in await at.tables.of_user(BILAL)] == [2]

    run(test())


def test_what_is_being_played_is_known_each_kind_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            for channel in (1, 2):
                await at.begun(FLOOD, channel)
            await at.begun(TOY, 3)
            await at.lobby(channel=4)
            language = (await at.tables.get(1)).language
            assert await at.tables.kinds() == [(FLOOD.key, 3, language), (TOY.key, 3, language)]

    run(test())


def test_lobbies_nobody_touches_are_found(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.lobby(channel=1)
            await at.lobby(channel=2)
            at.clock.forward(days=5)
            await at.tables.leave(2, CHLOE)
            at.clock.forward(days=3)
            old = await at.tables.stale_lobbies(at.clock() - timedelta(days=7))
            assert [info.id for info in old] == [1]

    run(test())


def test_a_seat_is_handed_on_with_its_question(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded = await at.begun()
            token = required(loaded, 0).token
            assert await refusal(at.tables.replace(1, 0, BILAL, "Bilal")) == "table-already-seated"
            assert await refusal(at.tables.replace(1, 7, DANA, "Dana")) == "table-no-such-seat number=8"
            info = await at.tables.replace(1, 0, DANA, "Dana")
            assert (info.host_id, info.seat_of(DANA), info.seat_of(ADA)) == (DANA, 0, None)
            assert [wait.user_id for wait in await at.waits.of(1)] == [DANA, BILAL, CHLOE]
            assert await refusal(at.matches.answer(1, 0, token, [1], ADA)) == "table-not-your-seat seat=0"
            await at.matches.answer(1, 0, token, [1], DANA)

    run(test())


def test_a_person_takes_over_from_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.tables.create(TOY.key, "en", ADA, "Ada", GUILD, CHANNEL)
            await at.tables.add_bot(1, "Bot")
            await at.matches.start(1)
            assert await refusal(at.tables.set_away(1, 1, False)) == "table-seat-is-bot seat=1"
            info = await at.tables.replace(1, 1, DANA, "Dana")
            assert not info.seat(1).bot
            assert not await at.matches.play_bots(1)

    run(test())


def test_pause_resume_and_end_are_refused_where_they_make_no_sense(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.lobby()
            assert await refusal(at.tables.pause(1)) == "table-not-started"
            assert await refusal(at.tables.end(1)) == "table-not-started"
            assert await refusal(at.tables.set_away(1, 0, True)) == "table-not-started"
            await at.matches.start(1)
            assert await refusal(at.tables.resume(1)) == "table-not-paused"
            assert (await at.tables.pause(1)).status is Status.PAUSED
            assert await refusal(at.tables.pause(1)) == "table-paused"
            assert await refusal(at.matches.undo(1, 0)) == "refused-nothing-to-undo"
            assert await refusal(at.matches.rewind(1, 0, 0)) == "table-paused"
            assert await at.tables.in_channel(CHANNEL) is not None
            info = await at.tables.end(1)
            assert (info.status, info.waiting) == (Status.ENDED, ())
            assert await refusal(at.tables.end(1)) == "table-over"
            assert await at.tables.in_channel(CHANNEL) is None
            assert len((await at.matches.load(1)).asked) == 3

    run(test())


def test_messages_are_remembered(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.lobby()
            await at.tables.set_message(1, "lobby", 11)
            await at.tables.set_message(1, "board", 12)
            info = await at.tables.get(1)
            assert (info.lobby_message_id, info.board_message_id) == (11, 12)

    run(test())


def test_a_game_this_bot_has_not_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            act = at.tables.create("chess", "en", ADA, "Ada", GUILD, CHANNEL)
            assert await refusal(act) == "table-unknown-game"

    run(test())


def test_a_rematch_is_found_from_the_match_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.tables.end(1)
            assert await at.tables.opened_with("rematch_of", 1) is None
            info = await at.lobby(rematch_of="1")
            assert await at.tables.opened_with("rematch_of", 1) == info
            assert info.game_options == {}
            await at.tables.close(info.id)
            assert await at.tables.opened_with("rematch_of", 1) is None

    run(test())
