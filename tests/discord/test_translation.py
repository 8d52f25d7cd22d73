"""Names of commands are translated for readers of French, whatever other languages Discord knows."""

import asyncio
from typing import Any

from discord import Locale

from cogs.games import GAMES
from cogs.translation import CatalogueTranslator, named

UNUSED: Any = None
"""Where a name stands makes no difference."""


def test_of_all_that_discord_knows_only_french_has_other_names() -> None:
    translator, name = CatalogueTranslator(GAMES), named("command-board")

    async def translated() -> dict[Locale, str | None]:
        return {locale: await translator.translate(name, locale, UNUSED) for locale in Locale}

    found = {locale: said for locale, said in asyncio.run(translated()).items() if said is not None}
    assert str(name) == "board"
    assert found == {Locale.french: "plateau"}
