"""How well bots play, chosen in the lobby: with Add bot, and under Options."""

from pathlib import Path

from engine.core.levels import Level
from tests.discord.support.forged import Control, press
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.tables import FLOOD, labels, table_in


async def levels(table: Stage) -> list[Level]:
    return [each.level for each in (await table_in(table, table.channel.id)).seats if each.bot]


def styles(seen: list[dict[str, object]]) -> dict[object, object]:
    return {part["label"]: part["style"] for part in seen}


@acted
async def test_add_bot_shows_the_levels_and_one_more_press_chooses(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        seen = await table.press(ada, "Add bot", public=True)
        check_limits(seen.components)
        assert seen.text.splitlines() == [
            "**A bot takes seat B.** It plays at level **normal**.",
            "-# **Easy**: plays like somebody in their first match",
            "-# **Normal**: plays soundly",
            "-# **Strong**: thinks ahead; takes a few seconds a turn",
        ]
        assert styles(seen.buttons) == {"Easy": 2, "Normal": 1, "Strong": 2, "Done": 2}
        assert "🟪 B  bot (normal)" in shown(table.post).text
        seen = await table.press(ada, "Strong")
        assert seen.text.startswith("**The bot in seat B** plays at level **strong**.")
        assert styles(seen.buttons) == {"Easy": 2, "Normal": 2, "Strong": 1, "Done": 2}
        assert "🟪 B  bot (strong)" in shown(table.post).text
        seen = await table.press(ada, "Add bot", public=True)
        assert seen.text.startswith("**A bot takes seat C.** It plays at level **strong**.")
        await table.press(ada, "Easy")
        assert await levels(table) == [Level.STRONG, Level.EASY]
        assert "🟪 B  bot (strong)\n🟢 C  bot (easy)" in shown(table.post).text


@acted
async def test_options_change_the_level_of_every_bot(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        assert "Levels of the bots" not in labels(await table.press(ada, "Options", public=True))
        for _ in range(2):
            await table.press(ada, "Add bot", public=True)
        await table.press(ada, "Options", public=True)
        seen = await table.press(ada, "Levels of the bots")
        check_limits(seen.components)
        chosen = [option["label"] for menu in seen.menus for option in menu["options"] if option.get("default")]
        assert chosen == ["Bot B: Normal", "Bot C: Normal"]
        seen = await table.choose(ada, seen.menu("Bot C")["custom_id"], ["easy"])
        chosen = [option["label"] for menu in seen.menus for option in menu["options"] if option.get("default")]
        assert chosen == ["Bot B: Normal", "Bot C: Easy"]
        assert "🟢 C  bot (easy)" in shown(table.post).text
        assert "Options" in (await table.press(ada, "Back")).text


@acted
async def test_levels_go_into_the_match_and_into_the_rematch(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada",)) as table:
        ada = table.player("Ada")
        await table.type(ada, "game new", **FLOOD)
        await table.press(ada, "Add bot", public=True)
        await table.press(ada, "Easy")
        await table.press(ada, "Add bot", public=True)
        await table.press(ada, "Normal")
        await table.press(ada, "Start", public=True)
        assert await levels(table) == [Level.EASY, Level.NORMAL]
        match = await table_in(table, table.channel.id)
        with table.env.time_context():
            await table.bot.services.tables.end(match.id)
        await table.env.advance_time(61)
        await table.press(ada, "Rematch", public=True)
        assert "🟪 B  bot (easy)\n🟢 C  bot (normal)" in shown(table.post).text


@acted
async def test_a_level_is_not_chosen_in_the_lobby_screen_once_the_match_has_begun(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada",)) as table:
        ada = table.player("Ada")
        await table.type(ada, "game new", **FLOOD)
        for _ in range(2):
            await table.press(ada, "Add bot", public=True)
        chooser = table.open[ada.id]
        await ada.click(table.post, label="Start")
        await table.env.settle()
        answer = await ada.click(chooser.message, label="Strong")
        assert shown(answer.response).text.startswith("The match has started; that is no longer possible.")
        assert await levels(table) == [Level.NORMAL, Level.NORMAL]


@acted
async def test_others_may_not_choose_nor_may_the_host_what_is_no_level_or_no_bot(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, eve = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        await table.press(bilal, "Join", public=True)
        await table.press(ada, "Add bot", public=True)
        strong = Control(table.panel(ada).button("Strong"))
        menu = Control(strong.custom_id.removesuffix(".strong"), ("strong",))
        for who in (bilal, eve):
            for control in (strong, menu, Control(strong.custom_id.replace("bot-level", "bot-levels"))):
                assert "Only Ada" in (await press(table, who, table.channel, control, private=True)).text
        for about in ("2.best", "0.strong", "1.strong", "7.strong", "2", "", ".strong"):
            forged = Control(f"tb:bot-level:1:{about}")
            assert (await press(table, ada, table.channel, forged, private=True)).text
        assert [each.level for each in (await table_in(table, table.channel.id)).seats] == [Level.NORMAL] * 3
