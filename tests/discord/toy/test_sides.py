"""A side nobody sits at plays along: it has a name, a mark and points wherever players have them, and it may win."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from db.table.info import Status
from render.picture.audience import Audience
from render.picture.scene import Label, Sprite
from render.text.names import mark
from tests.discord.support.stage import Stage, acted, shown
from tests.discord.support.table_talk import pass_hours, says
from tests.discord.toy.delta import DEALT, MATCH, delta, loaded_match, rest, seed_with, set_up
from tests.toy.presentation import PRESENTATION

HIGH, LOW = {4, 5, 6}, {1, 2, 3}


async def idle(table: Stage) -> None:
    """Play to the end: bid nothing, rest, give nothing, show nothing, and lose what the water takes."""
    for _ in range(80):
        if not await table.bot.services.tables.live():
            break
        loaded = await loaded_match(table)
        question = next(each for each in loaded.asked if not each.optional)
        who = table.players[loaded.info.seat(question.seat).user_id or 0]
        match question.kind:
            case "bid":
                await table.type(who, "delta bid", silver=0)
            case "action":
                await rest(table)
            case _:
                with table.env.time_context():
                    default = question.default
                    assert default is not None
                    await table.bot.services.matches.answer(MATCH, question.seat, question.token, [default], who.id)
    await pass_hours(table, 0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rival_wins_by_flood_and_is_told_like_a_player(tmp_path: Path, language: str) -> None:
    @acted
    async def play(tmp_path: Path) -> None:
        crane = {"en": "the crane", "fr": "la grue"}[language]
        async with delta(tmp_path, 1) as table:
            seed = seed_with({DEALT + 1: HIGH, DEALT + 3: HIGH})
            await set_up(table, {"rival": "automaton"}, language, seed)
            await idle(table)
            loaded = await loaded_match(table)
            assert loaded.info.status is Status.OVER
            assert loaded.match.committed.result.winners == [1]
            final, posts = shown(table.post).text, says(table)
            won = {
                "en": "the fields are flooded, the crane won",
                "fr": "les champs sont noyés, victoire de la grue",
            }
            assert f"### Delta · {won[language]}" in final
            points = loaded.match.committed.players[1].points
            assert f"{mark(1)} **{crane} {points}**" in final
            assert f"B {crane}" in final  # the alt text of the last picture
            gathers = {"en": "gathers", "fr": "ramasse"}[language]
            told = [line for text in posts for line in text.splitlines() if gathers in line]
            assert told
            assert all(mark(1) in line and crane in line.casefold() for line in told)
            raw = next(file for file in table.post.attachments if file.filename.endswith(".json"))
            assert json.loads(await raw.read())["setup"]["options"]["rival"] == "automaton"

    play(tmp_path)


@acted
async def test_a_harvest_lost_to_the_rival_is_called_lost(tmp_path: Path) -> None:
    async with delta(tmp_path, 1) as table:
        seed = seed_with({DEALT + 1: LOW, DEALT + 3: LOW, DEALT + 5: LOW, DEALT + 7: LOW})
        await set_up(table, {"rival": "automaton"}, seed=seed)
        await idle(table)
        assert "### Delta · Ada loses to the crane" in shown(table.post).text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_nobody_won_is_told_so(tmp_path: Path, language: str) -> None:
    @acted
    async def play(tmp_path: Path) -> None:
        async with delta(tmp_path, 2) as table:
            await set_up(table, None, language, seed_with({DEALT: HIGH, DEALT + 1: HIGH}))
            await idle(table)
            assert (await loaded_match(table)).match.committed.result.winners == []
            nobody = {"en": "nobody won", "fr": "personne n'a gagné"}[language]
            assert nobody in shown(table.post).text.splitlines()[0]
            assert "Ada" not in shown(table.post).text.splitlines()[0]

    play(tmp_path)


@acted
async def test_the_rival_has_a_strip_and_a_line_in_the_chart(tmp_path: Path) -> None:
    async with delta(tmp_path, 1) as table:
        await set_up(table, {"rival": "automaton"}, seed=seed_with({DEALT + 1: HIGH, DEALT + 3: HIGH}))
        await idle(table)
        loaded = await loaded_match(table)
        reader = table.bot.services.reading("en", loaded.info)
        pictures = PRESENTATION.pictures
        assert pictures is not None
        history = await table.bot.services.matches.history(MATCH, None)
        standings = pictures.standings([event for each in history for event in each.events])
        assert standings[-1].points == tuple(loaded.match.committed.result.scores)
        scene = pictures.board(loaded.game.view(loaded.match.committed, None), Audience(reader.words, reader.plain))
        assert "the crane" in [shape.text for shape in scene.over if isinstance(shape, Label)]
        assert 1 in [shape.seat for shape in scene.over if isinstance(shape, Sprite) and shape.kind == "badge"]
        assert "the crane wins" in [shape.text for shape in scene.over if isinstance(shape, Label)]
