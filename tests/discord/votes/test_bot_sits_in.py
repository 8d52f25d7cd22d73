"""Whoever lets a bot sit in keeps their vote, is waited for a while, and is told what was decided without them."""

from pathlib import Path

import discord

from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Stage, acted, shown
from tests.discord.support.table_talk import (
    click,
    moderator,
    others,
    pass_hours,
    patient_stage,
    restarted,
    running,
    saying,
    take_turn,
    to_play,
)

WITHOUT = "decided without you"
ENDING = "proposes to end this match"


def pinged(on: Stage, message: discord.Message) -> set[str]:
    """Name those whom a message pings, which is fewer than it may mention."""
    sent = on.env.backend.messages[on.channel.id][message.id]
    return {each.name for each in on.players.values() if each.id in (sent.allowed_mentions.users or ())}


@acted
async def test_nobody_ends_a_match_alone_while_a_bot_sits_in_for_the_others(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        away = to_play(table)
        one, other = others(table, away)
        for each in (away, other):
            await table.type(each, "game bot")
        await table.type(one, "game end")
        (vote,) = saying(table, ENDING)
        check_limits(shown(vote).components)
        assert {each.id for each in vote.mentions} == {away.id, other.id}
        assert "If no answer comes by <t:" in shown(vote).text
        await click(table, other, vote, "Agree")
        assert saying(table, ENDING)
        await click(table, away, vote, "Refuse")
        assert saying(table, f"{away.name} refuses; the match continues.")


@acted
async def test_after_its_time_a_vote_is_decided_without_them_and_the_last_post_pings_them(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        away = to_play(table)
        one, other = others(table, away)
        await table.type(away, "game bot")
        await table.type(one, "game end")
        (vote,) = saying(table, ENDING)
        await click(table, other, vote, "Agree")
        await pass_hours(table, 46)
        assert saying(table, ENDING)
        await pass_hours(table, 2)
        final = saying(table, "ended by the players")[-1]
        assert f"Decided without {away.name}, who did not answer while a bot was playing for them." in shown(final).text
        assert pinged(table, final) == {"Ada", "Bilal", "Chloe"}
        assert not saying(table, WITHOUT)


@acted
async def test_a_pause_without_them_is_told_in_one_post_that_pings_them_and_nobody_else(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        away = to_play(table)
        one, other = others(table, away)
        await table.type(away, "game bot")
        await table.type(one, "game pause")
        (vote,) = saying(table, "proposes a pause")
        await click(table, other, vote, "Agree")
        assert "The match is paused." not in (await table.type(one, "play")).text
        await pass_hours(table, 48)
        (closed,) = saying(table, f"**Paused** by {both(one.name, other.name)}.")[:1]
        assert closed.id == vote.id
        (told,) = saying(table, WITHOUT)
        check_limits(shown(told).components)
        assert pinged(table, told) == {away.name}
        assert [each["label"] for each in shown(told).buttons] == ["Take back my seat", "Resume"]
        async with restarted(table, tmp_path) as after:
            await pass_hours(after, 24)
            assert len(saying(after, WITHOUT)) == 1
            assert "The seat is yours again." in await click(after, away, told, "Take back my seat")


def both(one: str, other: str) -> str:
    """Name two players in the order of their seats: they joined by their names."""
    return " and ".join(sorted([one, other]))


@acted
async def test_whoever_takes_the_seat_back_is_waited_for_like_anybody(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        away = to_play(table)
        one, other = others(table, away)
        await table.type(away, "game bot")
        await table.type(one, "game end")
        (vote,) = saying(table, ENDING)
        await click(table, other, vote, "Agree")
        await table.type(away, "game bot", on="off")
        await pass_hours(table, 48)
        assert saying(table, "The vote is closed; nothing was decided.")
        assert not saying(table, "ended by the players")


@acted
async def test_a_table_that_stands_still_waits_for_them_twelve_hours(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        one, away = others(table, absent)
        await table.type(away, "game bot")
        await pass_hours(table, 12)
        await table.type(one, "game absent", seat=absent.name)
        (vote,) = saying(table, "has not played")
        assert {each.id for each in vote.mentions} == {one.id, away.id}
        await click(table, one, vote, "Let a bot play")
        assert [each.id for each in saying(table, "has not played")] == [vote.id]
        await pass_hours(table, 12)
        (told,) = saying(table, WITHOUT)
        assert pinged(table, told) == {away.name}
        assert f"({one.name} agreed)." in shown(told).text
        assert "A bot is playing for you." in (await table.type(absent, "play")).text


@acted
async def test_turns_of_theirs_are_not_rewound_behind_their_back(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = to_play(table)
        await table.type(first, "game bot")
        choices = await second.autocomplete(table.channel, "game rewind", "to", "")
        await table.type(second, "game rewind", to=choices[0]["value"])
        (vote,) = saying(table, "asks to undo.")
        assert [each.id for each in vote.mentions] == [first.id]
        await click(table, first, vote, "Refuse")
        assert saying(table, f"{first.name} refuses {second.name}'s request; nothing is undone.")


@acted
async def test_alone_at_a_paused_table_with_a_bot_in_ones_seat_the_end_needs_no_vote(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match(players=1, bots=2)
        ada = table.player("Ada")
        await table.type(moderator(table, manage_guild=True), "game pause")
        await table.type(ada, "game bot")
        await table.type(ada, "game end")
        await table.press(ada, "End the match")
        assert "you gave the match up; it does not count." in shown(table.post).text
        assert not saying(table, ENDING)


@acted
async def test_a_vote_of_earlier_that_asks_nobody_is_settled_at_the_next_start(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        await table.bot.services.votes.open(1, "end", [], opened_by=table.player("Ada").id, payload={"by": "Ada"})
        async with restarted(table, tmp_path) as after:
            assert "ended by the players" in shown(after.post).text
