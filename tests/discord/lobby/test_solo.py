"""`/solo`: one command opens a match for oneself and starts it, where that disturbs least; and what if it cannot."""

import asyncio
from pathlib import Path

import pytest
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from cogs.access.place import place_of
from cogs.registry import Registry
from db.table.info import Status, TableInfo
from engine.core.decision import Text
from tests.discord.support.calls import WAYS, fail
from tests.discord.support.forged import Control, press
from tests.discord.support.rights import forbid
from tests.discord.support.six import mesopotamia_table
from tests.discord.support.stage import Shown, Stage, acted, shown, stage
from tests.discord.support.table_talk import pass_hours, restarted
from tests.discord.support.tables import labels
from tests.toy.playable import PLAYABLE

THREADS = ("create_public_threads", "create_private_threads")


def here(table: Stage) -> ChannelHandle:
    """The one thread there is."""
    (thread,) = table.channel.threads
    return thread


async def the_match(table: Stage) -> TableInfo:
    (info,) = await table.bot.services.tables.live()
    return info


async def solo(table: Stage, **options: str) -> Shown:
    """Let Ada type the command; give her private answer."""
    ada = table.player("Ada")
    seen = await table.type(ada, "solo", **options)
    await table.env.settle()
    return seen


def pings(table: Stage, channel_id: int) -> int:
    return sum(bool(each.ping_user_ids) for each in table.env.backend.messages[channel_id].values())


def posts(table: Stage, channel_id: int) -> int:
    return sum(each.visible_to(None) for each in table.env.backend.messages[channel_id].values())


@acted
async def test_one_command_and_one_press_lead_to_the_first_question(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        ada = table.player("Ada")
        seen = await solo(table, mode="duel", level="igigi")
        thread = here(table)
        assert seen.text == f"Your match is open: <#{thread.id}>"
        assert labels(seen) == ["Play"]
        info = await the_match(table)
        assert (info.channel_id, info.status, info.game_options) == (thread.id, Status.RUNNING, {"opponent": "igigi"})
        assert info.is_alone
        assert thread.name == "Mesopotamia · Ada"
        panel = await table.press(ada, "Play")
        assert panel.text.startswith("### Your turn")
        assert "Which Empire do you play?" in panel.text
        assert pings(table, thread.id) == 0
        lobby, turn = (shown(each) for each in thread.history())
        assert "🤖 Automaton (Igigi)" in lobby.text
        assert not lobby.buttons, "nobody joins it"
        assert "Play" in labels(turn)


@acted
async def test_the_post_of_the_thread_leads_to_the_first_question_too(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        await solo(table, mode="guardians")
        table.channel = here(table)
        panel = await table.press(table.player("Ada"), "Play", public=True)
        assert "Which Empire do you play?" in panel.text


MODES = [
    ({"mode": "duel"}, {"opponent": "emperor"}),
    ({"mode": "duel", "level": "anunnaki"}, {"opponent": "anunnaki"}),
    ({"mode": "siege"}, {"opponent": "siege"}),
    ({"mode": "siege", "level": "hard"}, {"opponent": "siege_hard"}),
    ({"mode": "guardians", "level": "normal"}, {"opponent": "guardians"}),
    ({"mode": "siege", "own": "hittite"}, {"opponent": "siege", "sets": "base_ah"}),
    ({"mode": "guardians", "own": "eblaite"}, {"opponent": "guardians", "sets": "base_me"}),
    ({"mode": "duel", "own": "akkadian"}, {"opponent": "emperor"}),
]


@pytest.mark.parametrize(("typed", "chosen"), MODES)
def test_every_mode_begins_with_its_usual_level_and_the_own_empire(
    tmp_path: Path, typed: dict[str, str], chosen: dict[str, str]
) -> None:
    async def play() -> None:
        async with mesopotamia_table(tmp_path, 1) as table:
            named = {"empire" if key == "own" else key: value for key, value in typed.items()}
            await solo(table, **named)
            info = await the_match(table)
            assert info.game_options == chosen
            panel = await table.press(table.player("Ada"), "Play")
            state = (await table.bot.services.matches.load(info.id)).match.seen_by(0)
            assert state.players[0].empire == typed.get("own", "")
            assert ("Which Empire do you play?" in panel.text) == ("own" not in typed)

    asyncio.run(play())


@acted
async def test_a_level_that_a_mode_does_not_have_is_refused_with_those_it_has(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        seen = await solo(table, mode="siege", level="igigi", empire="sumerian")
        assert seen.text == "Siege of Ur has no such level. Choose one of these:"
        assert labels(seen) == ["normal (Siege, Guardians)", "hard (Siege)"]
        assert not await table.bot.services.tables.live()
        seen = await table.press(table.player("Ada"), "hard (Siege)")
        assert seen.text.startswith("Your match is open")
        info = await the_match(table)
        assert info.game_options == {"opponent": "siege_hard"}
        state = (await table.bot.services.matches.load(info.id)).match.seen_by(0)
        assert state.players[0].empire == "sumerian"


@acted
async def test_a_private_thread_serves_where_public_ones_are_not_allowed(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        await forbid(table, table.channel, "create_public_threads")
        await solo(table, mode="siege")
        thread = here(table)
        assert table.env.backend.get_channel(thread.id).type == ChannelType.PRIVATE_THREAD
        assert (await the_match(table)).channel_id == thread.id


@acted
async def test_away_from_the_match_the_rules_are_those_of_the_game_one_plays(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        rules = [(await table.type(table.player("Ada"), "rules")).text]
        await solo(table, mode="duel")
        rules += [(await table.type(table.player(name), "rules")).text for name in ("Ada", "Bilal")]
        assert [each.partition("\n")[0] for each in rules] == [
            "### Rules of After the Flood",
            "### Rules of Mesopotamia",
            "### Rules of After the Flood",
        ]


@acted
async def test_without_threads_it_is_played_in_direct_messages(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        ada = table.player("Ada")
        await forbid(table, table.channel, *THREADS)
        before = posts(table, table.channel.id)
        seen = await solo(table, mode="siege", empire="elamite")
        info = await the_match(table)
        assert info.guild_id is None
        assert info.channel_id == ada.user.dm_channel.id
        assert seen.text == (
            f"I cannot open a thread here, so your match is open in our direct messages: {place_of(info)}"
        )
        assert posts(table, table.channel.id) == before
        assert posts(table, info.channel_id) == 2
        assert pings(table, info.channel_id) == 0
        assert (
            "1. Empire: Elamites\n2. Start Region: Mari\n3. A Spearman in Mari · 1 Stone, 1 Wood"
            in (await table.press(ada, "Play")).text
        )


@acted
async def test_where_direct_messages_hold_a_match_already_the_next_one_says_so(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        await forbid(table, table.channel, *THREADS)
        await solo(table, mode="duel")
        await solo(table, mode="siege")
        seen = await table.press(table.player("Ada"), "New match")
        first, second = await table.bot.services.tables.live()
        assert seen.text == (
            "Your match is open here: I cannot open a thread, and in our direct messages another match is running: "
            f"https://discord.com/channels/@me/{first.channel_id}"
        )
        assert (first.guild_id, second.channel_id) == (None, table.channel.id)


@acted
async def test_whoever_plays_alone_already_is_asked_before_another_match_is_opened(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        ada = table.player("Ada")
        await solo(table, mode="duel", empire="akkadian")
        thread = here(table)
        seen = await solo(table, mode="siege", level="hard", empire="sumerian")
        assert seen.text.splitlines()[0] == f"You are already playing **Duel of Kings (Emperor)** · {thread.mention}"
        assert seen.text.splitlines()[1:] == ["-# Set-up"]
        assert labels(seen) == ["Go on", "New match"]
        first = await the_match(table)
        assert (await table.press(ada, "Go on")).text.startswith("### Your turn")
        await solo(table, mode="siege", level="hard", empire="sumerian")
        seen = await table.press(ada, "New match")
        assert seen.text.startswith("Your match is open: ")
        found, second = await table.bot.services.tables.live()
        assert found.id == first.id
        assert (second.status, second.game_options) == (Status.RUNNING, {"opponent": "siege_hard"})
        state = (await table.bot.services.matches.load(second.id)).match.seen_by(0)
        assert state.players[0].empire == "sumerian"


@acted
async def test_once_the_match_is_over_the_next_one_opens_without_a_question(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        await solo(table, mode="duel")
        await table.bot.services.tables.end((await the_match(table)).id)
        assert (await solo(table, mode="siege")).text.startswith("Your match is open: ")


@acted
async def test_in_direct_messages_the_command_works_as_well_and_knows_what_is_in_the_way(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        ada = table.player("Ada").user
        result = await ada.slash("solo", mode="duel")
        await table.env.settle()
        assert shown(result.response).text == "Your match is open."
        first = await the_match(table)
        result = await ada.slash("solo", mode="siege")
        seen = shown(result.response)
        assert "In our direct messages a match of yours is still running." in seen.text
        assert labels(seen) == ["Play", "Play the new one"]
        assert (await the_match(table)).id == first.id
        assert result.response is not None
        result = await ada.click(result.response.message, custom_id=seen.button("Play the new one"))
        await table.env.settle()
        assert shown(result.response).text == "Your match is open."
        second = await the_match(table)
        assert second.game_options == {"opponent": "siege"}
        assert (await table.bot.services.tables.get(first.id)).status is Status.ENDED


@acted
async def test_a_table_that_a_crash_kept_from_starting_is_not_in_the_way(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        ada = table.player("Ada").user
        channel_id = ada.dm_channel.id
        left = await table.bot.services.tables.create(
            "mesopotamia", "en", ada.id, "Ada", None, channel_id, {"solo": "yes"}, {"opponent": "siege"}
        )
        result = await ada.slash("solo", mode="duel")
        await table.env.settle()
        assert shown(result.response).text == "Your match is open."
        assert (await table.bot.services.tables.get(left.id)).status is Status.CLOSED
        assert (await the_match(table)).game_options == {"opponent": "emperor"}


@acted
async def test_where_direct_messages_are_closed_it_is_played_in_the_channel(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        await forbid(table, table.channel, *THREADS)
        fail(table.env, "open direct messages", 403, table.channel.id)
        seen = await solo(table, mode="siege")
        assert seen.text == "Your match is open here. I can neither open a thread nor write to you directly."
        assert (await the_match(table)).channel_id == table.channel.id


@pytest.mark.parametrize("way", WAYS)
def test_whatever_becomes_of_the_call_for_direct_messages_there_is_one_match(tmp_path: Path, way: int | str) -> None:
    async def play() -> None:
        async with mesopotamia_table(tmp_path, 1) as table:
            await forbid(table, table.channel, *THREADS)
            fail(table.env, "open direct messages", way, table.channel.id)
            seen = await solo(table, mode="siege")
            info = await the_match(table)
            is_direct = info.channel_id == table.player("Ada").user.dm_channel.id
            assert is_direct or info.channel_id == table.channel.id
            assert ("direct messages" in seen.text) == is_direct
            assert is_direct == isinstance(way, str), "a call that got lost is made again"

    asyncio.run(play())


@acted
async def test_another_process_than_that_of_the_first_shard_plays_in_no_direct_messages(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        await forbid(table, table.channel, *THREADS)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(table.bot, "shard_ids", [1])
            await solo(table, mode="siege")
        assert (await the_match(table)).channel_id == table.channel.id


@acted
async def test_where_nothing_works_it_says_what_to_do(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        ada, bilal = table.players.values()
        await table.type(bilal, "game new", game="mesopotamia")
        await forbid(table, table.channel, *THREADS)
        fail(table.env, "open direct messages", 403, table.channel.id)
        seen = await solo(table, mode="siege", level="hard")
        assert "I found no place for your match." in seen.text
        assert "**Create Public Threads**" in seen.text
        assert "allow direct messages in your privacy settings" in seen.text
        assert labels(seen) == ["Try again"]
        await forbid(table, table.channel)
        await table.press(ada, "Try again")
        (_, mine) = await table.bot.services.tables.live()
        assert mine.game_options == {"opponent": "siege_hard"}
        assert mine.channel_id == here(table).id


@acted
async def test_a_thread_that_takes_no_post_is_not_left_behind(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        fail(table.env, "post", 403, table.channel.id)
        await solo(table, mode="siege")
        assert table.channel.threads == []
        assert (await the_match(table)).guild_id is None


@acted
async def test_the_command_speaks_the_language_of_whoever_types_it(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        ada = table.player("Ada")
        await table.bot.services.people.change(ada.id, language="fr")
        seen = await solo(table, mode="siege", level="igigi")
        assert seen.text == "Siège d'Ur\N{NO-BREAK SPACE}: ce niveau n'existe pas. Choisissez\N{NO-BREAK SPACE}:"
        await table.press(ada, "difficile (Siège)")
        assert "Votre partie est ouverte" in table.panel(ada).text
        assert (await the_match(table)).language == "fr"


@acted
async def test_whoever_asks_for_reminders_gets_them(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        await solo(table, mode="siege", reminders="yes")
        thread = here(table).id
        assert pings(table, thread) == 1
        before = posts(table, thread)
        await pass_hours(table, 13)
        assert posts(table, thread) == before + 1


@acted
async def test_it_begins_again_with_one_press_when_it_is_over(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        ada = table.player("Ada")
        await solo(table, mode="siege")
        info = await the_match(table)
        table.channel = here(table)
        await table.type(ada, "game end")
        await table.press(ada, "End the match")
        await table.env.settle()
        assert (await table.bot.services.tables.get(info.id)).status is Status.ENDED
        await table.press(ada, "Rematch", public=True)
        again = await the_match(table)
        assert (again.status, again.channel_id, again.game_options) == (
            Status.RUNNING,
            info.channel_id,
            info.game_options,
        )


@acted
async def test_help_names_the_command_only_where_it_exists(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path / "a", 1) as table:
        assert "`/solo`" in (await table.type(table.player("Ada"), "help")).text
    async with stage(tmp_path / "b", games=Registry(PLAYABLE)) as table:
        assert "`/solo`" not in (await table.type(table.player("Ada"), "help")).text


@acted
async def test_a_match_in_direct_messages_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        ada = table.player("Ada")
        await forbid(table, table.channel, *THREADS)
        await solo(table, mode="guardians", empire="akkadian")
        info = await the_match(table)
        await table.press(ada, "Play")
        before = posts(table, info.channel_id)
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            for _ in range(40):
                if posts(after, info.channel_id) > before:
                    break
                seen = after.panel(ada)
                menu = next(iter(seen.menus), None)
                ends = [each for each in seen.buttons if ":end:" in each["custom_id"]]
                if ends or menu is None:
                    lit = ends or [each for each in seen.buttons if ":pick:" in each["custom_id"]]
                    await after.press_id(ada, lit[0]["custom_id"])
                else:
                    wanted = [each["value"] for each in menu["options"][: menu["max_values"]]]
                    await after.choose(ada, menu["custom_id"], wanted)
            assert posts(after, info.channel_id) == before + 1
            assert pings(after, info.channel_id) == 0


@acted
async def test_nobody_else_sees_quests_or_knows_of_a_match_in_direct_messages(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        ada, bilal = table.players.values()
        await forbid(table, table.channel, *THREADS)
        await solo(table, mode="siege", empire="sumerian")
        info = await the_match(table)
        for verb in ("open", "board", "log", "stock", "turns"):
            seen = await press(table, bilal, table.channel, Control(f"bg:{verb}:{info.id}:-:"))
            assert f"There is no match number {info.id}." in seen.text
        seen = await press(table, bilal, table.channel, Control(f"tb:solo:{info.id}:give-up.duel..."))
        assert f"There is no match number {info.id}." in seen.text
        assert (await table.bot.services.tables.get(info.id)).status is Status.RUNNING
        assert "Ada" not in (await table.type(bilal, "game list")).text
        listed = (await table.type(ada, "game list")).text
        assert place_of(info) in listed
        assert "its channel is gone" not in listed


@acted
async def test_whoever_watches_in_the_thread_sees_no_quests(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        ada, bilal = table.players.values()
        await solo(table, mode="siege", empire="babylonian")
        info, thread = await the_match(table), here(table)
        state = (await table.bot.services.matches.load(info.id)).match.seen_by(0)
        words = table.bot.services.reading("en", info).words
        dealt = [words.say(Text("quest-option", {"quest": each})) for each in state.players[0].dealt]
        assert dealt
        panel = await table.press(ada, "Play")
        assert any(name in str(panel.components) for name in dealt)
        for label in ("Board", "Log", "Play"):
            assert thread.last_message is not None
            seen = shown((await bilal.click(thread.last_message, label=label)).response)
            assert not any(name in str(seen.components) for name in dealt)
