"""How well bots play, changed during the match: one's own at once, another's if the table agrees."""

from pathlib import Path

import discord
from simcord.actors import MemberActor

from engine.core.levels import Level
from tests.discord.support.forged import Control, press
from tests.discord.support.hurry import let_post
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.table_talk import moderator
from tests.discord.support.tables import labels, table_in


async def levels(table: Stage) -> list[Level]:
    return [each.level for each in (await table_in(table, table.channel.id)).seats]


def said_in(table: Stage) -> str:
    return "\n".join(shown(each).text for each in table.channel.history())


async def of_two_and_a_bot(table: Stage) -> tuple[MemberActor, MemberActor]:
    """Start a match of Ada, Bilal and a bot."""
    ada, bilal, *_ = table.players.values()
    await table.start_match(players=2, bots=1)
    return ada, bilal


@acted
async def test_all_who_play_agree_to_another_level(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal = await of_two_and_a_bot(table)
        seen = await table.type(ada, "game bot", seat="C")
        check_limits(seen.components)
        assert seen.text.splitlines()[0] == "Bot C plays **at level normal**."
        assert "thinks ahead" in seen.text
        assert labels(seen) == ["Easy", "Strong"]
        assert (await table.press(ada, "Strong")).text == "I have asked the table."
        vote = shown(table.post)
        check_limits(vote.components)
        assert vote.text.startswith("**Ada proposes that Bot C should play at level strong.** All players must agree.")
        assert await levels(table) == [Level.NORMAL] * 3
        await table.press(bilal, "Agree", public=True)
        assert await levels(table) == [Level.NORMAL, Level.NORMAL, Level.STRONG]
        assert "Bot C now plays at level strong (Ada and Bilal agreed)." in said_in(table)
        assert (await table.type(ada, "game bot", seat="C", level="strong")).text == (
            "Bot C already plays at level strong."
        )


@acted
async def test_one_who_refuses_is_enough(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal = await of_two_and_a_bot(table)
        await table.type(bilal, "game bot", seat="C", level="easy")
        assert "already" in (await table.type(bilal, "game bot", seat="C", level="strong")).text
        await table.press(ada, "Refuse", public=True)
        assert "Ada refuses; the level stays as it is." in said_in(table)
        assert await levels(table) == [Level.NORMAL] * 3


@acted
async def test_alone_with_bots_it_happens_at_once_and_the_next_post_says_so(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada",)) as table:
        ada = table.player("Ada")
        await table.start_match(bots=2)
        seen = await table.type(ada, "game bot", seat="B", level="easy")
        assert seen.text == "Bot B now plays at level easy."
        assert await levels(table) == [Level.NORMAL, Level.EASY, Level.NORMAL]
        await table.type(ada, "game pause")
        await table.type(ada, "game resume")
        assert "🟪 **Bot B** now plays at level easy." in shown(table.post).text
        number = (await table_in(table, table.channel.id)).id
        with table.env.time_context():
            await table.bot.services.tables.end(number)
        await let_post(table, number)
        last = shown(table.post).text
        assert "**Bot B (easy) " in last
        assert "**Bot C (normal) " in last
        assert "**Ada (" not in last


@acted
async def test_ones_own_seat_is_ones_own_matter(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal = await of_two_and_a_bot(table)
        seen = await table.type(ada, "game bot", level="strong")
        check_limits(seen.components)
        assert seen.text.startswith("A bot now plays for Ada.")
        assert labels(seen) == ["Easy", "Normal", "Take back my seat"]
        assert "as Ada asked. It plays at level strong." in said_in(table)
        seen = await table.press(ada, "Easy")
        assert seen.text == "The bot playing for Ada now plays at level easy."
        assert await levels(table) == [Level.EASY, Level.NORMAL, Level.NORMAL]
        await table.type(bilal, "game bot", seat="A", level="normal")
        assert "**Bilal proposes that the bot playing for Ada should play at level normal.**" in said_in(table)
        await table.type(ada, "game bot", on="off")
        await table.env.advance_time(61)
        assert "The vote is closed; nothing was decided." in said_in(table)


@acted
async def test_a_moderator_decides_alone_and_one_who_plays_may_but_asks_first(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, _ = await of_two_and_a_bot(table)
        mona = moderator(table, manage_guild=True)
        assert (await table.type(mona, "game bot", seat="C", level="easy")).text == "Bot C now plays at level easy."
        assert await levels(table) == [Level.NORMAL, Level.NORMAL, Level.EASY]
        role = table.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
        table.env.backend.add_member_role(table.guild.id, ada.id, role.id)
        await table.env.settle()
        seen = await table.type(ada, "game bot", seat="C", level="strong")
        assert seen.text.startswith("I have asked the table.")
        await table.press(ada, "As moderator")
        assert await levels(table) == [Level.NORMAL, Level.NORMAL, Level.STRONG]


@acted
async def test_strangers_may_not_and_people_have_no_level(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada", "Bilal", "Eve")) as table:
        ada, bilal = await of_two_and_a_bot(table)
        eve = table.player("Eve")
        assert "moderator" in (await table.type(eve, "game bot", seat="C", level="easy")).text
        assert "moderator" in (await table.type(eve, "game bot", seat="C")).text
        for verb in ("propose-level", "decide-level"):
            forged = Control(f"tb:{verb}:1:2.easy")
            assert "moderator" in (await press(table, eve, table.channel, forged, private=True)).text
        decided = Control("tb:decide-level:1:2.easy")
        assert "moderator" in (await press(table, bilal, table.channel, decided, private=True)).text
        for about in ("1.easy", "2.best", "9.easy", "", "2"):
            await press(table, ada, table.channel, Control(f"tb:propose-level:1:{about}"), private=True)
        assert await levels(table) == [Level.NORMAL] * 3


@acted
async def test_the_command_chooses_in_the_lobby_too_for_the_host(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", game="after_the_flood")
        await table.press(ada, "Add bot", public=True)
        assert "Only Ada" in (await table.type(bilal, "game bot", seat="B", level="easy")).text
        seen = await table.type(ada, "game bot", seat="B", level="easy")
        assert seen.text.startswith("**The bot in seat B** plays at level **easy**.")
        assert "🟪 B  bot (easy)" in shown(table.post).text
