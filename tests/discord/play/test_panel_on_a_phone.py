"""A panel in a browser, at the size of a phone: what was chosen is forgotten when it was taken back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cogs.panel.panel import SCREEN
from render.text.words import LANGUAGES
from tests.discord.play.test_hits_told import ROUNDS, raided
from tests.discord.support.browser import CHROMIUM, phone
from tests.discord.support.channel_page import LAST, ChannelPage
from tests.discord.support.flood_scene import rich, scene
from tests.discord.support.stage import acted, stage

pytestmark = pytest.mark.slow

PICTURES = Path(__file__).parents[3] / "build" / "pictures"

on_a_phone = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: the page is not looked at")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[ChannelPage]:
    """Open Ada's panel on a phone."""
    async with phone(folder / "browser") as screen, stage(folder) as table:
        await scene(table, rich())
        viewers = list(table.players.values())
        async with table.env.preview(table.channel, viewers=viewers, layout="channel", locale="en-US") as preview:
            page = ChannelPage(screen, PICTURES)
            await page.open(preview.url)
            await page.view_as("Ada")
            await page.type("/play")
            yield page


@on_a_phone
@acted
async def test_the_footer_takes_two_rows_in_every_language(tmp_path: Path) -> None:
    async with phone(tmp_path / "browser") as screen, stage(tmp_path) as table:
        at = await scene(table, rich())
        viewers = list(table.players.values())
        async with table.env.preview(table.channel, viewers=viewers, layout="channel", locale="en-US") as preview:
            page = ChannelPage(screen, PICTURES)
            await page.open(preview.url)
            await page.view_as("Ada")
            footers = {}
            for language in LANGUAGES:
                await table.bot.services.people.change(at.ada.id, language=language)
                await page.type("/play")
                footers[language] = (await page.rows_of_buttons())[-2:]
    assert footers == {
        "en": [["Undo step", "Undo all", "Board"], ["End action", "Rules", "💡 Hint"]],
        "fr": [["Annuler", "Tout annuler", "Plateau"], ["Finir l'action", "Règles", "💡 Conseil"]],
    }


@on_a_phone
@acted
async def test_what_was_done_to_me_and_the_question_fit_the_screen_in_every_language(tmp_path: Path) -> None:
    async with phone(tmp_path / "browser") as screen, stage(tmp_path) as table:
        await raided(table, ROUNDS)
        bilal = table.player("Bilal")
        viewers = list(table.players.values())
        async with table.env.preview(table.channel, viewers=viewers, layout="channel", locale="en-US") as preview:
            page = ChannelPage(screen, PICTURES)
            await page.open(preview.url)
            await page.view_as("Bilal")
            for language, done, asks in (
                ("en", "What was done to you\n🔴 Ada destroys", "Choose one action."),
                ("fr", "Ce que vous avez subi\n🔴 Ada détruit", "Choisissez une action."),
            ):
                await table.bot.services.people.change(bilal.id, language=language)
                await page.type("/play")
                seen = await page.last()
                assert done in seen
                assert asks in seen
                assert await page.height() <= SCREEN


@on_a_phone
@acted
async def test_below_the_board_there_are_three_rows_in_every_language(tmp_path: Path) -> None:
    async with phone(tmp_path / "browser") as screen, stage(tmp_path) as table:
        at = await scene(table, rich())
        viewers = list(table.players.values())
        async with table.env.preview(table.channel, viewers=viewers, layout="channel", locale="en-US") as preview:
            page = ChannelPage(screen, PICTURES)
            await page.open(preview.url)
            await page.view_as("Ada")
            rows = {}
            for language in LANGUAGES:
                await table.bot.services.people.change(at.ada.id, language=language)
                await page.type("/board")
                await screen.until(f"!!{LAST}.querySelector('.select-trigger')")
                rows[language] = [await page.menus(), *await page.rows_of_buttons()]
    assert rows == {
        "en": [["Other views…"], ["◀ Earlier", "Rules", "My stock"], ["Play", "Close"]],
        "fr": [["Autres vues…"], ["◀ Plus tôt", "Règles", "Ma situation"], ["Jouer", "Fermer"]],
    }


async def choose(page: ChannelPage, menu: str, option: str) -> None:
    """Choose after a look: meanwhile the page comes to rest and scrolls to its end, so that nothing moves any more."""
    await page.picture("panel", bare=True)
    await page.choose(menu, option)


@on_a_phone
@acted
async def test_what_was_taken_back_can_be_chosen_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as page:
        menus = await page.menus()
        for back in ("Undo step", "Undo all"):
            await choose(page, "🏛️ Build City", "Uruk")
            assert "City in Uruk" in await page.last()
            await page.press(back)
            assert await page.menus() == menus
        for look in ("Board", "Rules"):
            await page.press(look)
            await page.press("Back")
            assert await page.menus() == menus
        await choose(page, "🏛️ Build City", "Uruk")
        assert "City in Uruk" in await page.last()
