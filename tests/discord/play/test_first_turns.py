"""The first turns of a match as three friends see them."""

from pathlib import Path

from tests.discord.support.stage import acted, shown, stage


@acted
async def test_a_table_is_set_and_the_first_player_is_pinged(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        seen = shown(table.post)
        (first,) = table.pinged
        assert seen.text.startswith(f"### After the Flood · {first.name} to play")
        assert f"<@{first.id}>, your action, please." in seen.text
        assert [part["label"] for part in seen.buttons] == ["Play", "Board", "Log", "Undo"]


@acted
async def test_a_city_takes_two_presses_and_end_turn(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (first,) = table.pinged
        await table.press(first, "Play", public=True)
        build = table.panel(first).menu("🏛️ Build City")
        await table.choose(first, build["custom_id"], ["ur"])
        assert "1. City in Ur" in table.panel(first).text
        await table.press(first, "End action")
        assert table.panel(first).text.startswith("**Done.**")
        assert "builds a city in Ur" in shown(table.post).text
        assert first not in table.pinged


@acted
async def test_a_step_is_taken_back_and_nothing_is_told(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (first,) = table.pinged
        before = table.post.id
        await table.press(first, "Play", public=True)
        await table.choose(first, table.panel(first).menu("🏛️ Build City")["custom_id"], ["ur"])
        await table.press(first, "Undo step")
        assert "Choose one action." in table.panel(first).text
        await table.press(first, "Redo")
        assert "1. City in Ur" in table.panel(first).text
        assert table.post.id == before


@acted
async def test_whoever_is_not_asked_learns_whom_the_table_waits_for(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (first,) = table.pinged
        other = next(each for each in table.players.values() if each is not first)
        seen = await table.press(other, "Play", public=True)
        assert f"It is **{first.name}**'s turn" in seen.text
        assert not seen.menus
