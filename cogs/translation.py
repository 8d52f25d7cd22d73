"""Names and descriptions of commands in the languages of the catalogues."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from cogs.registry import Registry
from engine.core.decision import Text
from render.presentation import Presentation
from render.text.words import LANGUAGES, read_words


def named(key: str, of: Presentation | None = None) -> locale_str:
    """Give a command, option or choice its English name, to be translated by the same key: of the table, or a game."""
    words = read_words("en") if of is None else of.words("en")
    return locale_str(words.say(Text(key)), key=key, game="" if of is None else of.key)


def game_choices(games: Registry) -> list[app_commands.Choice[str]]:
    """Offer the registered games by name."""
    return [app_commands.Choice(name=named(f"game-{key}", game.presentation), value=key) for key, game in games.items()]


class CatalogueTranslator(app_commands.Translator):
    """Looks a key up in the catalogue of the reader's language."""

    def __init__(self, games: Registry) -> None:
        self._games = games

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Translate for Discord's menu of commands; None where English serves."""
        language = locale.value.partition("-")[0]
        key = string.extras.get("key")
        if key is None or language not in LANGUAGES or language == "en":
            return None
        return self._games.words(language, string.extras.get("game", "")).say(Text(key))
