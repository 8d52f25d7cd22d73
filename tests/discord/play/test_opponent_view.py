"""The sheet of a side that nobody sits at is among the views of the board, where there is such a side."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.channel.attachments import board_picture
from db.match.matches import Matches
from engine.core.game import Event
from engine.mesopotamia.events.automaton import ActionCardsDrawn, StrategyActed
from render.picture.scene import Label
from render.picture.scene import Scene as Drawing
from tests.discord.channel.test_pictures import galleries
from tests.discord.play.test_combat_so_far import laid_out
from tests.discord.play.test_last_combats import Told, views
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


@acted
async def test_its_last_turn_is_read_from_the_log_though_the_reader_has_moved_since(tmp_path: Path) -> None:
    sought = list[tuple[type[Event], int]]()

    async def lately(_: Matches, __: int, kind: type[Event], times: int, ___: int | None) -> list[Told]:
        sought.append((kind, times))
        acted_by = StrategyActed(2, "sc9", "left", "growth", 5, "card")
        return [Told((ActionCardsDrawn(2, ["growth"], False), acted_by))]

    async with offering_all(tmp_path) as table:
        await table.start_match("mesopotamia", players=2)
        laid = with_automaton("babylonian", "elamite", "sumerian").strategy("sc11", "sc9:left", "sc5").turn(0)
        await Scene(table).lay_table(laid)
        services, seen = table.bot.services, list[Drawing]()
        loaded = await services.matches.load(1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Matches, "since_event", lately)
            patch.setattr(type(services.pictures), "picture", laid_out(seen))
            for name in ("opponent", "sheet"):
                await board_picture(services, loaded, services.reading("en", loaded.info), 0, (), name)
        assert sought == [(ActionCardsDrawn, 1)], "no other picture goes back"
        written = [each.text for each in seen[0].over if isinstance(each, Label)]
        assert "Last turn:" in written
        assert "\u2013" not in written, "it has done something"
