"""Custom ids that no bot ever wrote, and values that no menu ever offered: all answered, none obeyed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from simcord.builders import ChannelHandle

from cogs.border.buttons import Menu
from cogs.border.custom_ids import ANSWERING, LONGEST, REDRAWING, VERBS, Signer
from cogs.panel.kinds import ticks_of
from cogs.panel.tick_lists import read_held, ticking
from engine.core.decision import Decision, Option, Some, Text
from tests.discord.support.forged import Control, Who, no_errors, press, stored
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.stage import Stage, acted, stage

TOKEN = "0123456789ab"
PRESSES = 150
"""So many each of the four press."""
NUMBERS = (
    *("1", "2", "0", "01", "999999999999999999", "1" * 19, "9" * 60, "-1", "+1", "1.0", "1e3", "", " 1"),
    *("\uff11", "\u0663", "\u00b2"),
)
WORDS = (
    *("", "build/", "/", "//", "!", "!nowhere", "build/!nowhere", "place/gold/=1", "pass/+tin:1", "nowhere", "end"),
    *("=", "=-", "=--5", "=1", "=" + "9" * 40, "=\uff11", "+", "++", "+grain:1", "+grain:-1", "+grain:" + "9" * 30),
    *("0.zzzzzzzzzzzz", "0." + "z" * 70, "9999.1", "0.", "1.agree", "9" * 24 + ".agree", "1.", ".", "..", "ask.en.no"),
    *("\n", "a\nb", "\x00", "\u202e", "\U0001f3fa" * 9, "é" * 20, "'; drop table matches; --", "<@1>", "%s", "{0}"),
    *("#", "tool#2", "nowhere#", "z" * 60, "9" * 60, "page/9999", "9999/zz", "-1", "pause", "language", "BUILD", "go"),
    *("+:", "here", "../.."),
)
"""Parts of ids and values: none of them is a legal answer to the first question of a match."""
TREACHEROUS = (
    *(Control(f"tb:vote:1:{number}.agree") for number in ("9" * 24, "-1", "\uff11", "1", "")),
    *(Control(f"tb:option:1:{about}", ("9" * 90,)) for about in ("remove", "language", "start", "reminders")),
    *(Control(f"tb:rewind-to:1:{about}", ("9" * 90,)) for about in ("0", "9" * 70)),
    *(Control(f"tb:setting:0:{about}", ("../../etc/passwd",)) for about in ("zone", "quiet", "language", "board")),
    *(Control(f"tb:new-table:0:{about}") for about in ("", "...", "here.xx.no.after_the_flood", "here.en.no.chess")),
    *(Control(f"tb:{verb}:1:{'9' * 80}") for verb in ("add-bot", "mute", "decide", "take-back", "resume", "rematch")),
    *(Control(f"bg:past:1:-:{page}") for page in ("9" * 70, "-1", "earlier", "0.text", "1.sumer", "\u0663", ".")),
    *(Control(f"bg:past:1:-:{page}", ("9" * 90,)) for page in ("from0.text", "")),
    *(Control(f"tb:rewind-now:1:{about}") for about in ("0..0", "..", "0.zz.9", f"0..{'9' * 60}")),
    *(Control(f"bg:log:1:-:{page}") for page in ("9" * 70, "-1", "\u0663", "whole")),
)
"""What numbers, files and languages are made of, where a control has a place for them."""
VALUES = (*WORDS, "x" * 100, "never")
STARTS = {"after_the_flood": ("", "build/", "place/grain/"), "assyria": ("",), "mesopotamia": ("",)}
"""By game, how the paths of answers to its first question begin; Mesopotamia begins with combats to be arranged."""


def custom_ids(chance: random.Random, verbs: list[str], tokens: list[str]) -> Iterator[str]:
    """Make up ids: nearly right in one way or another, or not at all."""
    while True:
        kind, verb, match, word = (chance.choice(each) for each in (("bg", "tb"), verbs, NUMBERS, WORDS))
        match = "1" if chance.random() < 0.7 else match
        parts = [kind, verb, match, *([chance.choice(tokens)] if kind == "bg" else []), word]
        for _ in range(chance.choice((0, 0, 0, 1, 2))):
            at = chance.randrange(len(parts))
            parts[at : at + 1] = chance.choice(
                ([], ["", ""], [parts[at].upper()], [parts[at], chance.choice(WORDS)], ["ß"])
            )
        yield ":".join(parts)[:LONGEST] or "bg:"


def values(chance: random.Random) -> tuple[str, ...] | None:
    """Choose nothing, or whatever was never offered: none, one, many, the same twice."""
    if chance.random() < 0.4:
        return None
    chosen = chance.choices(VALUES, k=chance.choice((0, 1, 1, 1, 2, 25)))
    return tuple(chosen + chosen[:1] if chance.random() < 0.2 else chosen)


def foreign(world: dict[str, list[tuple[Any, ...]]], who: Who) -> dict[str, list[tuple[Any, ...]]]:
    """Leave out somebody's own settings, which are theirs to change."""
    return world | {"people": [row for row in world["people"] if row[0] != who.id]}


async def attack(table: Stage, who: Who, where: ChannelHandle, controls: list[Control]) -> None:
    before = foreign(await stored(table), who)
    for n, control in enumerate(controls):
        with no_errors():
            seen = await press(table, who, where, control, private=n % 3 == 0)
        assert seen.text or control.verb in ("close", "form"), control  # a form is no message
        assert "Something went wrong" not in seen.text, control
        after = foreign(await stored(table), who)
        assert after == before, f"{control} changed {[name for name in after if after[name] != before[name]]}"


@pytest.mark.parametrize(
    ("presser", "game"),
    [("first", "mesopotamia"), ("other", "assyria"), ("bystander", "mesopotamia"), ("stranger", "after_the_flood")],
)
def test_made_up_ids_are_answered_and_change_nothing(tmp_path: Path, presser: str, game: str) -> None:
    @acted
    async def attacked(tmp_path: Path) -> None:
        async with stage(tmp_path) as table:
            await table.start_match(game)
            (first,) = table.pinged
            other = next(each for each in table.players.values() if each is not first)
            stranger = table.env.create_user("Stranger")
            people: dict[str, tuple[Who, ChannelHandle]] = {
                "first": (first, table.channel),
                "other": (other, table.channel),
                "bystander": (table.guild.add_member(table.env.create_user("Dana")), table.channel),
                "stranger": (stranger, stranger.dm_channel),
            }
            (info,) = await table.bot.services.tables.live()
            loaded = await table.bot.services.matches.load(info.id)
            token = loaded.asked[0].token
            tokens = [
                token,
                token,
                f"{token}.1",
                f"{token}.",
                token.upper(),
                token[:-1],
                "-",
                "",
                "\u0663" * 12,
                "0" * 12,
            ]
            mutes_own = {"mute"} if presser == "first" else set()
            verbs = sorted({*VERBS, *table.bot._takers, "", "steal", "PICK"} - mutes_own)
            chance = random.Random(presser)
            ids = custom_ids(chance, verbs, tokens)
            who, where = people[presser]
            made_up = [Control(next(ids), values(chance)) for _ in range(PRESSES)]
            await attack(table, who, where, [*TREACHEROUS, *made_up])

    attacked(tmp_path)


@pytest.mark.parametrize("game", STARTS)
def test_answers_that_are_not_legal_are_refused_to_the_right_player_too(tmp_path: Path, game: str) -> None:
    """The question is the right one and so is the player: every word, as path, as value and as both, is refused."""

    @acted
    async def refused(tmp_path: Path) -> None:
        async with stage(tmp_path, games=WITH_FRAY) as table:
            await table.start_match(game)
            (first,) = table.pinged
            loaded = await table.bot.services.matches.load(1)
            token = loaded.asked[0].token
            verbs = (ANSWERING | REDRAWING) - ({"accept"} if loaded.asked[0].hints.proposed else set())
            ids = [f"bg:{verb}:1:{token}:" for verb in sorted(verbs)]
            starts = STARTS[game]
            paths = [Control(each + start + word) for each in ids for start in starts for word in WORDS]
            values = [Control(each, (word,)) for each in ids for word in WORDS]
            after = [
                Control(f"bg:{verb}:1:{token}:{start.strip('/')}", (word,))
                for verb in ("menu", "ticks")
                for start in starts[1:2]
                for word in WORDS
            ]
            some = [each for each in (*paths, *values) if len(each.custom_id) <= LONGEST]
            chance = random.Random(1)
            await attack(table, first, table.channel, [*after, *chance.sample(some, PRESSES // len(STARTS))])

    refused(tmp_path)


@pytest.mark.parametrize(("game", "nothing"), [("after_the_flood", ("", "0", "00")), ("mesopotamia", ())])
def test_pieces_that_are_not_there_cannot_be_ticked(tmp_path: Path, game: str, nothing: tuple[str, ...]) -> None:
    """The question is how much to bid: no values, no numbers, too many of them, numbers of nothing if that is none."""

    @acted
    async def refused(tmp_path: Path) -> None:
        async with stage(tmp_path, games=WITH_FRAY) as table:
            await table.start_match(game)
            (first,) = table.pinged
            if game == "mesopotamia":
                await table.type(first, "mesopotamia order", first="Nippur")
            else:
                await table.type(first, "play")
                await table.press(first, "Pass")
            question, *_ = (await table.bot.services.matches.load(1)).asked
            assert question.kind in ("pass.bid", "bid")
            odd = [(), ("never",), ("0", "never"), ("-1",), ("\uff11",), ("1" * 5,)]
            some = [Control(f"bg:some:1:{question.token}:", values) for values in odd]
            redrawn = [Control(f"bg:{verb}:1:{question.token}:{word}", ("0",)) for verb in REDRAWING for word in WORDS]
            none = [
                Control(f"bg:{verb}:1:{question.token}:{word}")
                for verb in ("take", "mixed")
                for word in (*nothing, "?", "\n", "-1")
            ]
            few = random.Random(1).sample(sorted(redrawn, key=str), PRESSES // 2)
            await attack(table, first, table.channel, [*some, *none, *few])

    refused(tmp_path)


def test_a_long_list_forgets_ticks_that_it_has_no_entries_for() -> None:
    """A custom id made of what an id says is never longer than Discord takes."""
    options = tuple(Option(str(n), Text("choose")) for n in range(60))
    choice = Some(options, 0, 60)
    decision = Decision(0, "some", choice, Text("choose"))
    shown = ticks_of(choice)
    assert shown is not None
    for row in ticking(decision, shown, Signer(10**17, TOKEN, "z"), read_held("z" * 90), none=True):
        ids = [row.id] if isinstance(row, Menu) else [button.id for button in row.buttons]
        assert all(len(each) <= LONGEST for each in ids)


@acted
async def test_even_an_id_without_any_meaning_is_answered(tmp_path: Path) -> None:
    meaningless = ("bg:", "tb:", ":", "\n", "x", "bg:pick:1:-:a\nb", "tb:join:1:\n", "x" * 100, "é:ü")
    controls = [Control(custom_id, values) for custom_id in meaningless for values in (None, ("a",))]
    async with stage(tmp_path) as table:
        await attack(table, table.player("Ada"), table.channel, controls)
