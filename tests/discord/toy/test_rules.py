"""Rules one by one in the reader's language, as far as somebody has written them in it."""

from __future__ import annotations

from pathlib import Path

from tests.discord.support.stage import acted
from tests.discord.support.tables import labels
from tests.discord.toy.delta import delta, set_up


@acted
async def test_a_rule_is_read_in_french_and_in_english_where_it_is_not_translated(tmp_path: Path) -> None:
    async with delta(tmp_path) as table:
        ada = table.player("Ada")
        await table.bot.services.people.change(ada.id, language="fr")
        seen = await table.type(ada, "rules", find="marée")
        assert "\n- Une marée de 4 ou plus fait monter l'eau" in seen.text
        assert "anglais" not in seen.text
        seen = await table.type(ada, "rules", find="D2.2")
        assert seen.text.startswith("### La fin\n-# *texte en anglais*\n- If the water stands at 2")


@acted
async def test_every_sealed_question_leads_to_its_chapter_and_back(tmp_path: Path) -> None:
    async with delta(tmp_path) as table:
        await set_up(table)
        ada = table.player("Ada")
        panel = await table.type(ada, "play")
        assert (await table.press(ada, "Rules")).text.startswith("### Rounds\nBid, act, tide, offering")
        assert labels(await table.press(ada, "Back")) == labels(panel)
