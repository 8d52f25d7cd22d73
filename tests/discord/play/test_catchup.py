"""What is news to a player: what came after their last turn, and what the end of that turn set off by itself."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

import cogs.play.board_screen
from cogs.channel.attachments import board_picture
from engine.core.game import Event
from tests.discord.support import assyria_scene, flood_scene
from tests.discord.support.stage import Shown, Stage, acted, shown, stage
from tests.discord.support.table_talk import saying, take_turn, to_play
from tests.rules.after_the_flood.table import GREEN, PURPLE
from tests.rules.assyria.table import BLUE, RED, Table


async def ends_the_turn_of_all(table: Stage) -> Shown:
    """Let Ada pass after everybody else, outbid by them, and give what she sees then."""
    at = await flood_scene.scene(table, flood_scene.rich().passed(PURPLE, tool=1).passed(GREEN, tool=1))
    await at.type("pass")
    return await table.press(at.ada, "Pass without a bid")


def of_turn_end(text: str) -> list[str]:
    return [line for line in text.splitlines() if "**Turn 1 ends.**" in line or "**Turn 2.**" in line]


@acted
async def test_what_ones_own_press_set_off_is_told_without_ones_own_deed(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await ends_the_turn_of_all(table)
        for command in ("catchup", "play"):
            seen = await table.type(table.player("Ada"), command)
            _, news = seen.text.split("What was done to you")
            assert len(of_turn_end(news)) == 2, "no single line is left out"
            assert "Ada passes" not in news


@acted
async def test_a_later_post_tells_it_not_again_even_to_whoever_set_it_off(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await ends_the_turn_of_all(table)
        ada = table.player("Ada")
        assert of_turn_end(shown(saying(table, "to play")[-1]).text)
        for _ in range(2):
            assert await take_turn(table) != ada
        assert to_play(table) == ada
        _, status, *told = shown(saying(table, "to play")[-1]).text.splitlines()
        assert status.startswith("-# ")
        assert of_turn_end("\n".join(told)) == []
        assert not [line for line in told if line.startswith("-# ")]


@contextmanager
def pictures() -> Iterator[list[Sequence[Event]]]:
    """Keep what has happened according to the pictures of the board."""
    kept: list[Sequence[Event]] = []

    async def spied(services, loaded, reader, seat, since, closeup=""):  # type: ignore[no-untyped-def]
        kept.append(since)
        return await board_picture(services, loaded, reader, seat, since, closeup)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cogs.play.board_screen, "board_picture", spied)
        yield kept


@acted
async def test_the_picture_marks_it_as_new(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await ends_the_turn_of_all(table)
        with pictures() as kept:
            await table.type(table.player("Ada"), "board")
        (since,) = [[type(event).__name__ for event in events] for events in kept]
        assert "TurnBegan" in since
        assert "Passed" not in since


@acted
async def test_a_forced_turn_of_somebody_else_is_news(tmp_path: Path) -> None:
    """A2.10: of two cards one is left, which the other player must take."""
    async with stage(tmp_path) as table:
        at = await assyria_scene.scene(table, assyria_scene.drafting("palm1", "joker"))
        await at.type("draft", card="palm1")
        await table.press(at.ada, "Keep this card")
        news = (await table.type(at.ada, "catchup")).text
        assert "Bilal gets the last card, a Joker" in news
        assert "Ada" not in news.partition("**Turn")[0]


@acted
async def test_what_a_shuffled_deck_ends_is_told_as_ones_own_deed_alone(tmp_path: Path) -> None:
    """A5.5: the deck is made anew when the last player ends the turn of all, which is chance but no roll of theirs."""
    async with stage(tmp_path) as table:
        position = Table(2, order=[BLUE, RED]).ziggurat(RED, "b5").camels(RED, 1).for_sale("palm1", "joker").act(RED)
        position.state.deck, position.state.discard = [], position.state.deck
        at = await assyria_scene.scene(table, position)
        await table.type(at.ada, "play")
        deed, _ = (await table.press(at.ada, "End actions")).text.split("**Done.**")
        assert "Turn" not in deed
        assert "shuffled" not in deed
        news = (await table.type(at.ada, "catchup")).text
        assert "shuffled" in news
        assert "**Turn 1 ends.**" in news
