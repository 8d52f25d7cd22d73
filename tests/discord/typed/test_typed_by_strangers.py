"""Every command typed by whoever it is not for: a plain answer only they see, no change, and nothing to complete."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from engine.core.decision import Text
from tests.discord.support.forged import no_errors, stored
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.limits import check_limits
from tests.discord.support.mesopotamia_scene import scene
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.games import words_for
from tests.typed.mesopotamia_positions import rich

SEAT = {"seat": "A"}
COMMANDS: dict[str, dict[str, Any]] = {
    **{
        name: {}
        for name in ("play", "end", "undo", "redo", "board", "hand", "log", "catchup", "hint", "help", "settings")
    },
    "rules": {"find": "scribe"},
    "game new": {"game": "after_the_flood"},
    **{f"game {name}": {} for name in ("join", "leave", "start", "list", "info", "pause", "resume", "end", "rewind")},
    **{f"game {name}": SEAT for name in ("absent", "bot", "replace")},
    "game move": {"match": "1"},
    "flood build": {"area": "ur", "end": "yes"},
    "flood place": {"resource": "grain", "workers": 1, "end": "yes"},
    "flood scribe": {"to": "ur"},
    "flood trade": {"swap": "tool"},
    "flood tools": {"number": 1},
    "flood empire": {"name": "sumer"},
    "flood expand": {"target": "invade ur"},
    "flood fight": {"do": "roll"},
    "flood city": {"city": "ur"},
    "flood pass": {"end": "yes"},
    "assyria start": {"hex": "b5", "end": "yes"},
    "assyria draft": {"card": "joker"},
    "assyria harvest": {"column": "1"},
    "assyria huts": {"hex": "b4", "hex2": "c5"},
    "assyria feed": {"card": "plan", "end": "yes"},
    "assyria well": {"intersection": "c1-c2-d1"},
    "assyria build": {"hex": "c5"},
    "assyria extend": {"hex": "b5"},
    "assyria intrigue": {"dignitary": "upper"},
    "assyria offer": {"camels": 1},
    "assyria buy": {"card": "plow"},
    "assyria done": {},
    "mesopotamia role": {"number": "1"},
    "mesopotamia empire": {"name": "sumerian"},
    "mesopotamia start": {"region": "mari"},
    "mesopotamia quests": {"keep": "2 ships"},
    "mesopotamia explore": {"to": "terqa", "pay": "pawn", "end": "yes"},
    "mesopotamia build": {"item": "wall", "place": "mari"},
    "mesopotamia research": {"convert": "yes", "discover": "build"},
    "mesopotamia gather": {"source": "mari", "trade": "2 food"},
    "mesopotamia trade": {"token": "2 food"},
    "mesopotamia war": {"unit": "archer", "place": "mari", "end": "yes"},
    "mesopotamia growth": {"times": 1},
    "mesopotamia reroll": {"dice": "sun"},
    "mesopotamia pawn": {"end": "yes"},
    "mesopotamia event": {"option": "1"},
    "mesopotamia order": {"first": "mari"},
    "mesopotamia bid": {"phalanxes": "1 force"},
    "mesopotamia allot": {},
    "mesopotamia lines": {},
    "mesopotamia retreat": {"to": "mari"},
    "mesopotamia fatigue": {"row": "force"},
    "mesopotamia lose": {"unit": "archer"},
    "mesopotamia settlement": {"do": "leave"},
    "mesopotamia done": {},
    **{f"admin {name}": {} for name in ("check", "health")},
    "admin export": {"match": 1},
    "admin import": {"file": ("record.json", b"{}")},
}
"""Every command, and something plausible to type."""
GROUPS = {"after_the_flood": "flood", "assyria": "assyria", "mesopotamia": "mesopotamia"}
"""The commands of each game."""
FIRST_MOVES: dict[str, tuple[str, dict[str, str], str]] = {
    "after_the_flood": ("flood build", {"area": "ur"}, "Ur"),
    "assyria": ("assyria start", {"hex": "b5"}, "B5"),
    "mesopotamia": ("mesopotamia build", {"item": "wall", "place": "terqa"}, "Terqa"),
}
"""By game: something the first player does that can be taken back, and the word for where."""
LOOKING = frozenset({"help", "rules", "settings", "game list"})
"""What anybody may type anywhere."""
FOR_ONESELF = {"solo"}
"""What opens a match of one's own, wherever it is typed; it has tests of its own."""
WATCHING = LOOKING | {"board", "log", "game info", "game new"}
"""What whoever is in the channel may also do: see what is there, and ask for a table, for which a thread is offered."""
PROPOSING = frozenset({"game pause", "game end", "game replace"})
"""What a player may ask the table for."""
ADMIN = frozenset(name for name in COMMANDS if name.startswith("admin"))
"""What is not even shown to whoever does not manage the server."""
FOR_ALL = {"rules find", "settings zone"}
"""Options that complete themselves for anybody."""
FOR_WATCHERS = FOR_ALL | {"game info match", "log turn"}
"""Options that complete themselves for whoever is in the channel: matches they see, turns of the log they may read."""
FOR_PLAYERS = FOR_WATCHERS | {"game absent seat", "game bot seat", "game replace seat", "game rewind to"}

every_game = pytest.mark.parametrize("game", GROUPS)


def every(tree: app_commands.CommandTree[Any]) -> set[str]:
    """Name all commands there are."""
    return {each.qualified_name for each in tree.walk_commands() if isinstance(each, app_commands.Command)}


def other_game(command: str, game: str) -> str | None:
    """Say what a command of another game answers at a table of this one; None if it is none."""
    foreign = {group for key, group in GROUPS.items() if key != game}
    is_foreign = command.partition(" ")[0] in foreign
    played = words_for("", "en").say(Text(f"game-{game}"))
    return f"Not possible: the game played here is **{played}**." if is_foreign else None


def options_of(table: Stage, command: str) -> list[str]:
    """Name the options of a command that complete themselves."""
    found = next(each for each in table.bot.tree.walk_commands() if each.qualified_name == command)
    assert isinstance(found, app_commands.Command)
    return [each.display_name for each in found.parameters if each.autocomplete]


async def type_all(table: Stage, who: MemberActor, where: ChannelHandle, but: frozenset[str]) -> dict[str, str]:
    """Type everything but a few commands; nothing may change. Give the answers."""
    guest = who.guild.add_member(table.env.create_user("Guest"))
    before = await stored(table)
    answers = {}
    for command, options in COMMANDS.items():
        if command in but:
            continue
        by = {"by": guest} if command == "game replace" else {}
        with no_errors():
            result = await who.slash(where, command, **options, **by)
            await table.env.settle()
        assert result.acknowledged
        assert result.response is not None
        assert result.response.ephemeral
        check_limits(result.response.components)
        answers[command] = shown(result.response).text
        assert answers[command], command
        assert await stored(table) == before, command
    return answers


async def completed(
    table: Stage, who: MemberActor, where: ChannelHandle, but: frozenset[str] = ADMIN
) -> dict[str, list[Any]]:
    """Complete every option of every command but a few; give what is offered where anything is."""
    offered = {}
    for command in sorted(COMMANDS.keys() - but):
        for option in options_of(table, command):
            with no_errors():
                offered[f"{command} {option}"] = await who.autocomplete(where, command, option, "")
    return {name: choices for name, choices in offered.items() if choices}


def officer(guild: Any, user: Any) -> MemberActor:
    """Let somebody into a server who sees the commands of administrators, and is none of the owners of the bot."""
    role = guild.create_role("officers", permissions=discord.Permissions(administrator=True))
    member = guild.add_member(user, roles=[role])
    assert isinstance(member, MemberActor)
    return member


@acted
async def test_the_list_is_complete(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        assert {*COMMANDS, *FOR_ONESELF} == every(table.bot.tree)


@acted
async def test_a_stranger_types_everything_in_vain(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        elsewhere = table.env.create_guild("Elsewhere")
        stranger = officer(elsewhere, table.env.create_user("Fay"))
        far_away = elsewhere.create_text_channel("far-away")
        await table.env.settle()
        answers = await type_all(table, stranger, far_away, but=frozenset({"game new"}))
        for command, answer in answers.items():
            assert not any(name in answer for name in ("Ada", "Bilal", "Chloe", table.channel.mention)), command
            if command.startswith("admin"):
                assert answer == "Only the owner of the bot can do that."
            elif command == "game move":
                assert answer == "There is no match number 1."
            elif command not in LOOKING:
                assert answer == "There is no match in this channel. `/game new` opens one.", command
        assert set(await completed(table, stranger, far_away, but=frozenset())) == FOR_ALL


@every_game
def test_a_bystander_watches_and_no_more(tmp_path: Path, game: str) -> None:
    asyncio.run(watch(tmp_path, game))


async def watch(folder: Path, game: str) -> None:
    async with stage(folder) as table:
        await table.start_match(game)
        dana = table.guild.add_member(table.env.create_user("Dana"))
        answers = await type_all(table, dana, table.channel, but=ADMIN)
        refusals = {command: answer for command, answer in answers.items() if command not in WATCHING}
        for command, answer in refusals.items():
            plain = (
                "You have no seat in this match.",
                "You are watching this match.",
                "Only ",
                "The match has started",
            )
            assert answer == other_game(command, game) or answer.startswith(plain), f"{command}: {answer}"
        offered = await completed(table, dana, table.channel)
        assert FOR_ALL < set(offered) <= FOR_WATCHERS
        assert [each["value"] for each in offered["game info match"]] == [1]
        lounge = table.guild.create_text_channel("lounge")
        await table.env.settle()
        assert await dana.autocomplete(lounge, "game move", "match", "") == []


@every_game
def test_another_seat_out_of_turn_changes_nothing_and_is_offered_no_move(tmp_path: Path, game: str) -> None:
    asyncio.run(interrupt(tmp_path, game))


async def begun(table: Stage, game: str) -> MemberActor:
    """Begin a match where something can be done and taken back; give who is asked."""
    if game == "mesopotamia":  # what its first questions are answered with stays
        return (await scene(table, rich())).ada
    await table.start_match(game)
    (first,) = table.pinged
    return first


async def interrupt(folder: Path, game: str) -> None:
    async with stage(folder) as table:
        first = await begun(table, game)
        other = next(each for each in table.players.values() if each is not first and each.name != "Ada")
        board = (await table.type(other, "board")).text
        command, options, word = FIRST_MOVES[game]
        await table.type(first, command, **options)
        answers = await type_all(table, other, table.channel, but=ADMIN | PROPOSING)
        for command, answer in answers.items():
            if answer != other_game(command, game) and command.startswith((*GROUPS.values(), "play", "end")):
                assert f"It is **{first.name}**'s turn" in answer, f"{command}: {answer}"
            assert "So far" not in answer
            assert command in WATCHING or word not in answer.split(), f"{command}: {answer}"
        assert answers["board"] == f"-# {first.name} is playing.\n{board}"
        assert FOR_ALL < set(await completed(table, other, table.channel)) <= FOR_PLAYERS


@acted
async def test_whoever_has_no_part_in_a_combat_cannot_bid_in_it_and_learns_no_bid(tmp_path: Path) -> None:
    async with stage(tmp_path, games=WITH_FRAY) as table:
        await table.start_match("mesopotamia")
        ada, _, chloe = table.players.values()
        await table.type(ada, "mesopotamia order", first="Nippur")
        await table.type(ada, "mesopotamia bid", phalanxes="3 force, 4 tactics")
        answers = await type_all(table, chloe, table.channel, but=ADMIN | PROPOSING)
        for command, answer in answers.items():
            if command.startswith("mesopotamia"):
                assert "It is **Bilal**'s turn" in answer, f"{command}: {answer}"
            assert "3/4/0" not in answer, command
        assert FOR_ALL < set(await completed(table, chloe, table.channel)) <= FOR_PLAYERS


@acted
async def test_in_private_there_is_no_match(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (first,) = table.pinged
        before = await stored(table)
        for command in set(first.user.available_commands()) - FOR_ONESELF:
            with no_errors():
                result = await first.user.slash(command, **COMMANDS[command])
                await table.env.settle()
            answer = shown(result.response).text
            assert command in LOOKING or answer.startswith("There is no match in this channel."), f"{command}: {answer}"
            assert await stored(table) == before
        assert not [name for name in first.user.available_commands() if name.startswith(("game", "admin"))]
