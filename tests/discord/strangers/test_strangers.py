"""Whoever should not presses everything there is to press: nothing changes, and nobody learns what is not theirs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from cogs.border.custom_ids import VERBS
from tests.discord.support.everything import Evening, seeded_stage
from tests.discord.support.forged import Control, Who, no_errors, press, stored
from tests.discord.support.stage import Shown, Stage, acted
from tests.discord.support.table_talk import others
from tests.discord.support.tables import FLOOD

pytestmark = pytest.mark.slow

TOKEN = "0123456789ab"
OF_EVERYBODY = frozenset({"setting", "settings", "form", "new-table", "solo", "list"})
"""One's own settings, a table of one's own, the matches one may know of: these touch nothing that belongs to others."""
UNKNOWN = "There is no match number 1.\nMatches here"
DRAFT_SHOWS = ("So far", "City in", "Choose one action", "Undo step", "End action")
"""What only the panel of whoever is to play says."""


@dataclass(frozen=True)
class Presser:
    """Somebody, and where they press."""

    who: Who
    where: ChannelHandle


def beside(table: Stage) -> dict[str, Presser]:
    """People without a seat: in the channel, shut out of it, in another server, in a private conversation."""
    dana, evan, fay, gus = (table.env.create_user(name) for name in ("Dana", "Evan", "Fay", "Gus"))
    elsewhere = table.env.create_guild("Elsewhere")
    hidden = discord.Permissions(view_channel=True).value
    shut_out = table.guild.add_member(evan)
    overwrite = Overwrite(evan.id, OverwriteType.MEMBER, allow=0, deny=hidden)
    table.env.backend.set_overwrite(table.channel.id, overwrite)
    return {
        "bystander": Presser(table.guild.add_member(dana), table.channel),
        "shut out": Presser(shut_out, table.guild.create_text_channel("lounge")),
        "stranger": Presser(elsewhere.add_member(fay), elsewhere.create_text_channel("far-away")),
        "in private": Presser(gus, gus.dm_channel),
    }


async def sweep(table: Stage, presser: Presser, controls: Iterable[Control]) -> dict[Control, Shown]:
    """Press controls; nothing may change and nothing may fail. Give the answers."""
    before = await stored(table)
    answers = {}
    for control in controls:
        with no_errors():
            answers[control] = await press(table, presser.who, presser.where, control)
        after = await stored(table)
        assert after == before, f"{control} changed {[name for name in after if after[name] != before.get(name)]}"
    return answers


def gathered(evening: Evening) -> list[Control]:
    """Give some controls of every verb but those of everybody; of those that no panel has shown yet, made-up ones."""
    shown = evening.gathering.few(2)
    rare = sorted(VERBS & set(evening.table.bot._takers) - {control.verb for control in shown})
    made_up = [Control(f"bg:{verb}:1:{TOKEN}:", values) for verb in rare for values in (None, ("ur",))]
    made_up += [Control("tb:game-options:1:"), Control("tb:game-option:1:rival", ("automaton",))]
    made_up.append(Control("tb:end-alone:1:"))  # shown to nobody who plays with others
    made_up.append(Control("tb:decide-level:1:1.easy"))  # shown to moderators alone
    return [control for control in (*shown, *made_up) if control.verb not in OF_EVERYBODY]


def everything_of(answer: Shown) -> str:
    """Read an answer with its buttons and menus."""
    labels = [part["label"] for part in answer.buttons] + [part["placeholder"] for part in answer.menus]
    return "\n".join([answer.text, *labels])


def check_knows_nothing(answers: dict[Control, Shown]) -> None:
    """Fail if there is more in the answers than that there is no such match."""
    for control, answer in answers.items():
        closes = control.verb == "close"
        assert everything_of(answer) == ("" if closes else UNKNOWN), control


async def draft(table: Stage, who: MemberActor, option: int) -> str:
    """Let somebody begin to build a city, and not end the turn; give where."""
    await table.type(who, "play")
    if "Undo all" in [part["label"] for part in table.panel(who).buttons]:
        await table.press(who, "Undo all")
    build = table.panel(who).menu("🏛️")
    await table.choose(who, build["custom_id"], [build["options"][option]["value"]])
    assert "So far" in table.panel(who).text
    return str(build["options"][option]["label"])


# In the lobby


@acted
async def test_in_a_lobby_only_those_at_hand_may_join_and_only_the_host_decides(tmp_path: Path) -> None:
    async with seeded_stage(tmp_path) as table:
        evening = Evening(table)
        await evening.set_the_table()
        controls = gathered(evening)
        pressers = beside(table)
        await table.env.settle()
        for name in ("shut out", "stranger", "in private"):
            check_knows_nothing(await sweep(table, pressers[name], controls))
        full = await sweep(table, pressers["bystander"], controls)
        assert full[Control("tb:join:1:")].text == "All 3 seats are taken."
        other = Presser(table.player("Bilal"), table.channel)
        answers = await sweep(table, other, [each for each in controls if each.verb != "leave"])
        assert answers[Control("tb:start:1:")].text == "Only Ada, who opened the table, can do that."


# During a match


@acted
async def test_whoever_has_no_seat_changes_nothing_and_sees_only_what_all_see(tmp_path: Path) -> None:
    async with seeded_stage(tmp_path) as table:
        evening = Evening(table)
        for step in (evening.set_the_table, evening.play, evening.look_around, evening.ask_everything):
            await step()
        pressers = beside(table)
        await table.env.settle()
        controls = gathered(evening)
        seen: list[dict[Control, str]] = []
        for option in (0, 1):
            await draft(table, await evening.to_play(), option)
            evening.gathering.gather()
            answers = await sweep(table, pressers["bystander"], controls)
            seen.append({control: table.content(answer) for control, answer in answers.items()})
            for control, answer in answers.items():
                assert not any(words in everything_of(answer) for words in DRAFT_SHOWS), control
        assert seen[0] == seen[1], "what a bystander sees depends on what somebody has not yet done"
        for name in ("shut out", "stranger", "in private"):
            check_knows_nothing(await sweep(table, pressers[name], controls))
        await evening.finish()
        controls = gathered(evening)
        assert {control.verb for control in controls} | OF_EVERYBODY >= set(table.bot._takers)
        for name in ("shut out", "stranger", "in private"):
            check_knows_nothing(await sweep(table, pressers[name], controls))
        over = await sweep(table, pressers["bystander"], controls)
        assert over[Control("tb:rematch:1:")].text == "You have no seat in this match."


@acted
async def test_another_seat_changes_nothing_but_by_votes_it_is_asked_in(tmp_path: Path) -> None:
    async with seeded_stage(tmp_path) as table:
        evening = Evening(table)
        for step in (evening.set_the_table, evening.play, evening.look_around, evening.ask_everything):
            await step()
        drafter = await evening.to_play()
        for who in others(table, drafter):
            votes = await table.bot.services.votes.pending()
            asked = [f"tb:vote:1:{vote.id}." for vote in votes if who.id in vote.asked]
            assert len(asked) < len(votes)  # the offer of a seat is for somebody else
            seen: list[dict[Control, str]] = []
            for option in (0, 1):
                await draft(table, drafter, option)
                evening.gathering.gather()
                controls = [each for each in gathered(evening) if not each.custom_id.startswith(tuple(asked))]
                answers = await sweep(table, Presser(who, table.channel), controls)
                seen.append({control: table.content(answer) for control, answer in answers.items()})
                for control, answer in answers.items():
                    assert not any(words in everything_of(answer) for words in DRAFT_SHOWS), control
            both = seen[0].keys() & seen[1].keys()
            assert [control for control in both if seen[0][control] != seen[1][control]] == []


# The right player, elsewhere


@acted
async def test_a_player_plays_from_anywhere_but_only_in_their_own_match(tmp_path: Path) -> None:
    async with seeded_stage(tmp_path) as table:
        await table.start_match()
        (first,) = table.pinged
        assert table.bot.user is not None
        hidden, open_ = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
        cellar = table.guild.create_text_channel(
            "cellar", overwrites={table.guild.default_role: hidden, table.bot.user: open_}
        )
        role = table.guild.create_role("cellar", permissions=discord.Permissions(administrator=True))
        host = table.guild.add_member(table.env.create_user("Ida"), roles=[role])
        await host.slash(cellar, "game new", **FLOOD)
        for _ in range(2):
            await host.click(cellar.history()[-1], label="Add bot")
        await host.click(cellar.history()[-1], label="Start")
        await table.env.settle()
        await table.type(first, "play")
        panel = table.open[first.id]
        build = Control(table.panel(first).menu("🏛️")["custom_id"], ("ur",))
        lounge = table.guild.create_text_channel("lounge")
        await table.env.settle()
        answers = await sweep(table, Presser(first, lounge), [build.at(2), Control("bg:board:2:-:")])
        assert {answer.text for answer in answers.values()} == {"There is no match number 2."}
        assert "1. City in Ur" in (await press(table, first, lounge, build)).text
        (ours, theirs) = [await table.bot.services.matches.load(match_id) for match_id in (1, 2)]
        assert (len(ours.match.drafts), len(theirs.match.drafts)) == (1, 0)
        assert panel.ephemeral


# What belongs to everybody


@acted
async def test_settings_are_everybodys_own(tmp_path: Path) -> None:
    async with seeded_stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.bot.services.people.change(ada.id, zone="Asia/Tokyo", quiet=(22, 7))
        before = await stored(table)
        answer = await press(table, bilal, table.channel, Control("tb:setting:0:language", ("fr",)))
        after = await stored(table)
        assert [row for row in after["people"] if row[0] != bilal.id] == before["people"]
        assert {name for name in after if after[name] != before[name]} == {"people"}
        chosen = [option["value"] for menu in answer.menus for option in menu["options"] if option.get("default")]
        assert chosen == ["fr", "unset", "none", "UTC", "picture", "first"]
