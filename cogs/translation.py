"""Names and descriptions of commands in the languages of the catalogues."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from engine.core.decision import Text
from render.text.words import LANGUAGES, words_for


def named(key: str, game: str = "") -> locale_str:
    """Name a command, option or choice in English, to be translated by the same key of the same game."""
    return locale_str(words_for(game, "en").say(Text(key)), key=key, game=game)


class CatalogueTranslator(app_commands.Translator):
    """Looks a key up in the catalogue of the reader's language."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Translate for Discord's menu of commands; None where English serves."""
        language = locale.value.partition("-")[0]
        key = string.extras.get("key")
        if key is None or language not in LANGUAGES or language == "en":
            return None
        return words_for(string.extras.get("game", ""), language).say(Text(key))
