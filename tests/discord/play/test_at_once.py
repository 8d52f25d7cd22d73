"""Fifty presses of one control in the same moment apply once, and every one of them is answered."""

from __future__ import annotations

from pathlib import Path

from simcord.actors import MemberActor

from db.match.load import Loaded
from tests.discord.lobby.test_venues import chat
from tests.discord.support.crowd import MANY, many, nothing_logged, one, press_at_once
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.table_talk import click, others, running, saying, take_turn, to_play
from tests.discord.support.tables import FLOOD, table_in

STALE = "The match has moved on"


async def counted(table: Stage, what: str) -> int:
    """Count the rows of a table of the database."""
    (row,) = await table.bot.services.db.rows(f"select count(*) as n from {what}")
    return int(row["n"])


def pings(table: Stage, who: MemberActor) -> int:
    return sum(who.id in {user.id for user in each.mentions} for each in table.channel.history())


async def drafted(table: Stage, presses: int) -> tuple[MemberActor, Loaded]:
    """Let whoever is to play make some presses of one turn, with the panel open."""
    who, matches = to_play(table), table.bot.services.matches
    for answer in ("place", "grain", "hittites")[:presses]:
        loaded = await matches.load(1)
        question = next(each for each in loaded.asked if not each.optional)
        await matches.answer(1, question.seat, question.token, [answer], who.id)
    await table.type(who, "play")
    return who, await matches.load(1)


@acted
async def test_a_choice_in_a_menu(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "play")
        build = table.panel(who).menu("🏛️ Build City")["custom_id"]
        with nothing_logged(table):
            answered = await press_at_once(table, many(who, table.open[who.id], build, "ur"))
        rest = [each for each in answered if STALE in each.text]
        assert len(rest) == MANY - 1
        assert all("1. City in Ur" in each.text and "2." not in each.text for each in answered)
        assert await counted(table, "presses") == 2
        assert len(saying(table, "After the Flood")) == 2  # the lobby and the first post


@acted
async def test_end_turn(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "play")
        await table.choose(who, table.panel(who).menu("🏛️ Build City")["custom_id"], ["ur"])
        posts = len(table.channel.history())
        with nothing_logged(table):
            end = table.panel(who).button("End action")
            answered = await press_at_once(table, many(who, table.open[who.id], end))
        after = to_play(table)
        assert all(each.text == f"{STALE}. It is **{after.name}**'s turn." for each in one(answered, "**Done.**"))
        assert await counted(table, "presses") == 3
        assert await counted(table, "outbox where kind = 'turn'") == 2
        assert len(table.channel.history()) == posts + 1
        assert pings(table, after) == 1


@acted
async def test_undo_step_and_redo_take_one_step_each(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who, loaded = await drafted(table, 3)
        assert len(loaded.match.drafts) == 3
        for label, left in (
            ("Undo step", 2),
            ("Undo step", 1),
            ("Redo", 2),
            ("Redo", 3),
            ("Undo all", 0),
            ("Redo", 1),
        ):
            with nothing_logged(table):
                control = table.panel(who).button(label)
                answered = await press_at_once(table, many(who, table.open[who.id], control))
            assert len([each for each in answered if STALE not in each.text]) == 1
            assert len((await table.bot.services.matches.load(1)).match.drafts) == left


# The lobby


@acted
async def test_join_add_bot_and_start(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        with nothing_logged(table):
            answered = await press_at_once(table, many(bilal, table.post, shown(table.post).button("Join")))
            rest = one(answered, "You have seat B")
            assert {each.text for each in rest} == {"This player already has a seat."}
            assert len((await table_in(table, table.channel.id)).seats) == 2
            answered = await press_at_once(table, many(ada, table.post, shown(table.post).button("Add bot")))
            one(answered, "A bot takes seat")
            start = shown(table.post).button("Start")
            lobby = table.post
            answered = await press_at_once(table, many(ada, lobby, start))
            rest = one(answered, "Started.")
        assert {each.text for each in rest} == {"The match has started; that is no longer possible."}
        assert await counted(table, "presses") >= 1
        assert await counted(table, "outbox where kind = 'turn' and status = 'sent'") == 1
        assert len(table.channel.history()) == 2


@acted
async def test_one_bot_is_added_though_two_seats_are_free(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        with nothing_logged(table):
            answered = await press_at_once(table, many(ada, table.post, shown(table.post).button("Add bot")))
            one(answered, "A bot takes seat")
        assert len((await table_in(table, table.channel.id)).seats) == 2
        await table.press(ada, "Add bot", public=True)
        assert len((await table_in(table, table.channel.id)).seats) == 3


@acted
async def test_a_thread_is_opened_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await chat(table, 12)
        await table.type(ada, "game new", **FLOOD)
        with nothing_logged(table):
            control = table.panel(ada).button("Open a thread")
            answered = await press_at_once(table, many(ada, table.open[ada.id], control))
        assert len({each.text for each in answered}) == 1
        assert answered[0].text.startswith("The table is open: <#")
        assert len(table.channel.threads) == 1
        assert await counted(table, "matches") == 1


# What the table decides


@acted
async def test_a_vote_and_a_rematch(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = to_play(table)
        one_, other = others(table, first)
        await table.type(one_, "game end")
        (vote,) = saying(table, "proposes to end this match")
        await click(table, other, vote, "Agree")
        posts = len(table.channel.history())
        with nothing_logged(table):
            answered = await press_at_once(table, many(first, vote, shown(vote).button("Agree")))
        assert {each.text for each in answered} <= {"You agreed.", "This vote is closed."}
        assert len(table.channel.history()) == posts + 1
        assert "ended by the players" in shown(table.channel.history()[-2]).text + shown(table.post).text
        assert await counted(table, "outbox where kind = 'end'") == 1
        final = table.post
        with nothing_logged(table):
            rematch = shown(final).button("Rematch")
            answered = await press_at_once(table, many(first, final, rematch))
        one(answered, "A new table is open.")
        assert await counted(table, "matches") == 2
        assert len(table.channel.history()) == posts + 2


@acted
async def test_a_seat_is_taken_back_once(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        away = others(table, to_play(table))[0]
        await table.type(away, "game bot")
        (note,) = saying(table, "press **Take back my seat**")
        with nothing_logged(table):
            control = shown(note).button("Take back my seat")
            answered = await press_at_once(table, many(away, note, control))
        assert {each.text for each in one(answered, "The seat is yours again.")} == {"No bot is playing for you."}
        assert await counted(table, "outbox where kind = 'line'") == 1


@acted
async def test_a_pause_ends_once(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "game pause")
        (vote,) = saying(table, "proposes a pause")
        for each in others(table, who):
            await click(table, each, vote, "Agree")
        (note,) = saying(table, "Paused")
        before = pings(table, who)
        with nothing_logged(table):
            control = shown(note).button("Resume")
            answered = await press_at_once(table, many(who, note, control))
        one(answered, "resumes the match")
        assert pings(table, who) == before + 1


@acted
async def test_a_point_to_go_back_to_is_asked_for_once(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        other = await take_turn(table)
        who = to_play(table)
        await table.press(who, "Undo", public=True)
        menu = table.panel(who).menus[0]
        seen = await table.choose(who, menu["custom_id"], [menu["options"][0]["value"]])
        assert await counted(table, "votes") == 0
        with nothing_logged(table):
            answered = await press_at_once(table, many(who, table.open[who.id], seen.button("Ask")))
        assert await counted(table, "votes") == 1
        assert len(saying(table, "asks to undo")) == 1
        rest = one(answered, f"I have asked {other.name}.")
        assert {each.text for each in rest} == {"There is already a vote on this."}
