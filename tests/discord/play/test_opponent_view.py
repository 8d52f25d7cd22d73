"""The sheet of a side that nobody sits at is among the views of the board, where there is such a side."""

from __future__ import annotations

from pathlib import Path

from tests.discord.channel.test_pictures import galleries
from tests.discord.play.test_last_combats import views
from tests.discord.support.limits import check_limits
from tests.discord.support.mesopotamia_scene import Scene, offering_all
from tests.discord.support.stage import acted
from tests.rules.mesopotamia.alone import with_automaton
from tests.rules.mesopotamia.table import Table


@acted
async def test_the_opponent_can_be_looked_at_closely(tmp_path: Path) -> None:
    async with offering_all(tmp_path) as table:
        await table.start_match("mesopotamia", players=2)
        laid = with_automaton("babylonian", "elamite", "sumerian").strategy("sc11", "sc9:left", "sc5").turn(0)
        await Scene(table).lay_table(laid)
        ada = table.player("Ada")
        assert "Opponent" in views(await table.type(ada, "board"))
        seen = await table.view(ada, "Opponent")
        check_limits(seen.components)
        assert len(galleries(seen)) == 1
        assert "what it will draw nobody knows" in seen.text
        (told,) = (item["description"] for item in galleries(seen))
        assert told.startswith("Opponent\n")
        assert "draws" in told, "whoever cannot see the picture reads what is in it"


@acted
async def test_without_one_nothing_of_it_is_offered(tmp_path: Path) -> None:
    async with offering_all(tmp_path) as table:
        await table.start_match("mesopotamia", players=2)
        await Scene(table).lay_table(Table().turn(0))
        assert "Opponent" not in views(await table.type(table.player("Ada"), "board"))
