"""Players with names such as `**bold**` and @everyone: every screen of a match stays whole, and pings who is asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from cogs.border.no_break import without_breaks
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import begin
from render.text.board import alt_text
from render.text.names import cleaned, control_names_of
from render.text.words import LANGUAGES
from tests.discord.support.everything import Evening, seeded_stage
from tests.discord.support.forged import Control, no_errors, press
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.proofreading import Reading, check_label
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.games import PRESENTATIONS, words_for

VICTIM = "<@{victim}>"
TRIOS = (
    ("**bold**", "@everyone", VICTIM),
    ("||spoiler||", "`code`", "[x](http://evil)"),
    ("# heading", "> quote", "-# small"),
    ("😀" * 32, "\u200f" * 32, "\u200b" * 32),
    ("a\nb\r\n# c", "Z" + "\u0300" * 31, "\u202e\u0639\u0627\u0626\u0634\u0629"),
    ("W" * 32, "W" * 32, "seat B"),
    ("« Ada »", "C", "B"),
    ("\\", "1. Ada", "https://evil.example/x"),
    ("<t:0:R>", "</game new:1>", "<:x:123456789012345678>"),
    ("@here", "<@&1>", "*" * 32),
    ("{ $seat } %s {0}", "__u__ ~~s~~", "```" + "x" * 26 + "```"),
)
IDS = [f"trio {n}" for n in range(len(TRIOS))]
PLAYED = (
    *((trio, LANGUAGES[n % len(LANGUAGES)]) for n, trio in enumerate(TRIOS)),
    *((trio, LANGUAGES[1 - n]) for n, trio in enumerate(TRIOS[:2])),
)
"""Whole evenings: languages take turns, and the worst names have both."""
TYPED = (
    *(name for trio in TRIOS for name in trio if name != VICTIM),
    "**x** @here\n# y `z` ||s||",
    "W" * 300,
    "=--5",
    "+",
    "9" * 90,
)
SAYING = (
    *(("flood build", "area"), ("flood trade", "swap"), ("flood empire", "name"), ("flood pass", "bid")),
    *(("game absent", "seat"), ("game move", "match"), ("rules", "find"), ("settings", "zone")),
    *(("settings", "quiet"), ("game rewind", "to")),
)
"""Commands that may repeat what was typed, if they can make nothing of it."""
PRIVATE = ("play", "board", "log", "hand", "catchup", "game list", "game info", "game rewind")


async def seat_players(table: Stage, trio: tuple[str, ...]) -> tuple[list[str], MemberActor]:
    """Let three people with these names into the server, and somebody whom one of them is called after."""
    victim = table.guild.add_member(table.env.create_user("Victim"))
    names = [name.format(victim=victim.id) if name == VICTIM else name for name in trio]
    members = [table.guild.add_member(table.env.create_user(f"user{n}"), nick=name) for n, name in enumerate(names)]
    table.players.clear()
    table.players.update({each.id: each for each in members})
    await table.env.settle()
    return names, victim


@pytest.mark.parametrize(("trio", "language"), PLAYED, ids=[f"trio {TRIOS.index(trio)} {in_}" for trio, in_ in PLAYED])
def test_every_screen_of_a_match_stays_whole(tmp_path: Path, trio: tuple[str, ...], language: str) -> None:
    @acted
    async def read(tmp_path: Path) -> None:
        async with seeded_stage(tmp_path) as table:
            names, victim = await seat_players(table, trio)
            guest = table.guild.add_member(table.env.create_user("guest"), nick=names[1])
            reading = Reading(table, names, victim)
            reading.guest_id = guest.id
            evening = Evening(table, language, reading)
            with no_errors():
                await evening.set_the_table()
                check_lobby(shown(table.post).text, names, language)
                for step in (evening.build, evening.look_around):
                    await step()
                await evening.ask_everything(guest)
                await check_completion(table)
                for who in table.players.values():
                    with table.env.time_context():
                        await table.bot.services.people.change(who.id, language=language)
                    for command in PRIVATE:
                        await table.type(who, command)
                        reading.gather()
                await evening.finish()
            assert len(reading.texts) > 50

    read(tmp_path)


@pytest.mark.parametrize("trio", TRIOS[::3], ids=IDS[::3])
def test_every_screen_of_a_combat_stays_whole(tmp_path: Path, trio: tuple[str, ...]) -> None:
    @acted
    async def read(tmp_path: Path) -> None:
        async with stage(tmp_path, games=WITH_FRAY) as table:
            names, victim = await seat_players(table, trio)
            reading = Reading(table, names, victim)
            attacker, defender, third = table.players.values()
            with no_errors():
                await table.start_match("mesopotamia")
                for who, language in ((attacker, "en"), (defender, "fr"), (third, "fr")):
                    await table.bot.services.people.change(who.id, language=language)
                await table.type(attacker, "mesopotamia order", first="Nippur")
                reading.gather()
                for name in names:
                    await table.type(attacker, "mesopotamia bid", phalanxes=name)
                    reading.gather()
                for who in (attacker, defender):
                    await table.type(who, "mesopotamia bid", phalanxes="2 force")
                    for command in PRIVATE:
                        await table.type(who, command)
                        reading.gather()
                for command in PRIVATE:
                    await table.type(third, command)
                    reading.gather()
            assert len(reading.texts) > 20

    read(tmp_path)


def check_lobby(text: str, names: list[str], language: str) -> None:
    """Fail unless everybody can be read in the lobby, or is called by the seat if there is nothing to read."""
    plain = re.sub(r"\\(.)", r"\1", text).replace("\u200b", "")
    for name, letter in zip(names, "ABC", strict=True):
        nobody = f"{'seat' if language == 'en' else 'place'} {letter}"
        assert f"{letter}  **{without_breaks(cleaned(name) or nobody)}**" in plain, text


async def check_completion(table: Stage) -> None:
    """Look at what is offered by name; the letter of a seat means that seat, whoever is called so."""
    who = next(iter(table.players.values()))
    elsewhere = table.guild.create_text_channel("elsewhere")
    await table.env.settle()
    seats = await who.autocomplete(table.channel, "game absent", "seat", "")
    assert [each["value"] for each in seats] == ["A", "B", "C"]
    matches = await who.autocomplete(elsewhere, "game move", "match", "")
    known = await who.autocomplete(elsewhere, "game info", "match", "")
    assert len(matches) == len(known) == 1
    for each in (*seats, *matches, *known):
        assert len(each["name"]) <= 100
        check_label(each["name"])


@pytest.mark.parametrize("trio", TRIOS, ids=IDS)
def test_threads_are_named_after_anybody(tmp_path: Path, trio: tuple[str, ...]) -> None:
    @acted
    async def named(tmp_path: Path) -> None:
        async with stage(tmp_path) as table:
            await seat_players(table, trio)
            ada, bilal, chloe = table.players.values()
            await table.type(ada, "game new", game="after_the_flood")
            for who in (bilal, chloe):
                await table.type(who, "game new", game="after_the_flood")
                with no_errors():
                    await table.press(who, "Open a thread")
            for thread in table.channel.threads:
                assert thread.name is not None
                assert 0 < len(thread.name) <= 100
                check_label(thread.name)
            assert len(table.channel.threads) == 2

    named(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trio", TRIOS, ids=IDS)
def test_a_picture_is_told_in_plain_words(trio: tuple[str, ...], language: str) -> None:
    for key, game in WITH_FRAY.rules.items():
        words = words_for(key, language)
        state = begin(game, Setup(len(trio)), SeededDice(bytes(16))).state
        told = alt_text(words, PRESENTATIONS[key].text, game.view(state, None), control_names_of(words, trio))
        assert 0 < len(told) <= 1024
        check_label(told)


# What is typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_is_repeated_harmlessly(tmp_path: Path, language: str) -> None:
    @acted
    async def repeated(tmp_path: Path) -> None:
        async with stage(tmp_path) as table:
            await table.start_match()
            (first,) = table.pinged
            with table.env.time_context():
                await table.bot.services.people.change(first.id, language=language)
            victim = table.guild.add_member(table.env.create_user("Victim"))
            reading = Reading(table, [typed for typed in TYPED if len(typed) > 4], victim)
            with no_errors():
                for typed in TYPED:
                    for command, option in SAYING:
                        await table.type(first, command, **{option: typed})
                        reading.gather()
                    await press(table, first, table.channel, Control("tb:setting:0:zone", (typed,)))
                    reading.gather()
            assert len(reading.texts) > 50

    repeated(tmp_path)


@acted
async def test_a_letter_means_its_seat_and_a_name_that_two_have_means_neither(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await seat_players(table, ("C", "Ada", "ada"))
        await table.start_match()
        one = next(iter(table.players.values()))
        (info,) = await table.bot.services.tables.live()
        seat_c = info.seat(2).user_id
        before = await table.type(one, "game bot", seat="ADA")
        assert before.text == '"ADA" can mean several things: B and C.'
        assert '"nobody" is not one of the choices' in (await table.type(one, "game bot", seat="nobody")).text
        assert '"" is not one of the choices' in (await table.type(one, "game bot", seat=" ")).text
        await table.type(one, "game replace", seat="c", by=table.guild.add_member(table.env.create_user("Guest")))
        (vote,) = await table.bot.services.votes.pending()
        assert (vote.seat, vote.payload["from"]) == (2, seat_c)


@acted
async def test_only_the_host_is_named_and_never_as_markdown(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await seat_players(table, ("**Ada** @here", "Bilal", "Chloe"))
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", game="after_the_flood")
        for command in ("game end", "game start"):
            seen = await table.type(bilal, command)
            assert seen.text == "Only \\*\\*Ada\\*\\* \\@\u200bhere, who opened the table, can do that."
        elsewhere = table.guild.create_text_channel("elsewhere")
        await table.env.settle()
        refused = await bilal.slash(elsewhere, "game move", match="1")
        assert shown(refused.response).text.startswith("Only \\*\\*Ada")
