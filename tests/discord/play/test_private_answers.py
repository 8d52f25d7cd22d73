"""What only one person sees: whom the table waits for, board, log, stock, rules; in the words of the storyboard."""

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from cogs.border.table_ids import table_id
from engine.core.errors import Refused
from render.text.words import LANGUAGES
from tests.discord.support.forged import Control, press
from tests.discord.support.hurry import labels, play_on
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Shown, Stage, acted, stage
from tests.discord.support.table_talk import running, take_turn, to_play
from tests.discord.support.tables import table_in
from tests.games import words_for

CITY_IN_UR = re.compile("Ur: [ABC]'s city")
ODD = ("*_~|`>#-+:[]()@ <@1> \u202e" + "\u017f" * 9, "é" * 32, "**__||``||__**<#1><@&2>")
"""Names that fill a message and mean something to Discord."""


async def speaks_french(table: Stage, who: MemberActor) -> None:
    await table.bot.services.people.change(who.id, language="fr")


async def look_at_everything(table: Stage, who: MemberActor) -> str:
    """Open every private answer there is, leaf through the log, and give all that was read."""
    read: list[str] = []

    def checked(seen: Shown) -> Shown:
        check_limits(seen.components)
        read.append(seen.text)
        return seen

    for command in ("board", "hand", "catchup", "play", "game list", "game info", "help", "settings"):
        checked(await table.type(who, command))
    checked(await table.type(who, "rules"))
    rules = table.panel(who).menus[0]
    for option in random.Random(len(read)).sample(rules["options"], 3):
        checked(await table.choose(who, table.panel(who).menus[0]["custom_id"], [option["value"]]))
    seen = checked(await table.type(who, "log"))
    while seen.buttons[0]["label"] in ("Older", "Avant"):
        seen = checked(await table.press_id(who, seen.buttons[0]["custom_id"]))
    menu = seen.menus[0]
    checked(await table.choose(who, menu["custom_id"], ["whole"]))
    assert table.open[who.id].attachments
    return "\n".join(read)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_private_answer_of_a_match_keeps_within_the_limits(tmp_path: Path, seed: int) -> None:
    @acted
    async def looked(folder: Path) -> None:
        async with stage(folder, ODD) as table:
            await table.start_match()
            match = await table_in(table, table.channel.id)
            ada, bilal, _ = table.players.values()
            watcher = table.guild.add_member(table.env.create_user("Eve"))
            await speaks_french(table, bilal)
            await speaks_french(table, watcher)
            chance = random.Random(seed)
            for _ in range(5):
                for who in (ada, bilal, watcher):
                    read = await look_at_everything(table, who)
                    assert "<@" not in read
                if not await play_on(table, match.id, 60, chance):
                    break

    looked(tmp_path)


async def three(table: Stage) -> tuple[MemberActor, MemberActor, MemberActor]:
    """Start a match and give its players in the order of play."""
    await table.start_match()
    (info,) = await table.bot.services.tables.live()
    order: Sequence[int] = (await table.bot.services.matches.load(info.id)).match.committed.order
    first, second, third = (table.players[info.seat(seat).user_id or 0] for seat in order)
    return first, second, third


@acted
async def test_whoever_waits_learns_when_their_turn_comes(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        first, second, third = await three(table)
        seen = await table.type(second, "play")
        assert seen.text.startswith(f"It is **{first.name}**'s turn (pinged <t:")
        assert seen.text.splitlines()[0].endswith(":R>). You are next.")
        assert labels(seen) == ["Board", "Log", "My stock", "Undo"]
        assert "You are next" not in (await table.type(third, "play")).text
        await speaks_french(table, second)
        seen = await table.type(second, "play")
        assert seen.text.startswith(f"C'est **à {first.name}** de jouer (question posée <t:")
        assert seen.text.splitlines()[0].endswith(":R>). Ensuite, ce sera à vous de jouer.")


@acted
async def test_whoever_has_passed_is_told_so(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        first, second, _ = await three(table)
        matches = table.bot.services.matches
        (info,) = await table.bot.services.tables.live()
        (question,) = (await matches.load(info.id)).asked
        passed = await matches.answer(info.id, question.seat, question.token, ["pass", ()], first.id)
        (question,) = passed.loaded.asked
        await matches.answer(info.id, question.seat, question.token, [question.ends], first.id)
        await play_on(table, info.id, 0, random.Random(0))
        text = (await table.type(first, "play")).text.splitlines()[0]
        assert text.startswith(f"It is **{second.name}**'s turn")
        assert text.endswith(" You have passed this turn.")


@acted
async def test_a_spectator_is_told_so_and_may_look_around(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        eve = table.guild.add_member(table.env.create_user("Eve"))
        watching = "You are watching this match. Ada, Bilal and Chloe are playing."
        for command in ("play", "hand", "catchup", "undo", "flood pass"):
            seen = await table.type(eve, command)
            assert seen.text.startswith(watching), command
            assert labels(seen) == ["Board", "Log", "Rules"]
        seen = await table.press(eve, "Play", public=True)
        assert seen.text.startswith(watching)
        assert labels(seen) == ["Board", "Log", "Rules"]
        seen = await table.press(eve, "Rules")
        assert seen.text.startswith("### Rules of After the Flood")
        menu = seen.menus[0]
        seen = await table.choose(eve, menu["custom_id"], ["F12"])
        assert seen.text.startswith("### Combat\nRoll two dice")
        seen = await table.press(eve, "Rule by rule")
        assert seen.text.startswith("### Combat\n- Combat occurs only when")
        assert " *F12.12*" in seen.text
        await speaks_french(table, eve)
        assert (await table.type(eve, "play")).text == "Vous regardez cette partie. Ada, Bilal et Chloe jouent."
        assert (await table.type(eve, "rules")).text.startswith("### Règles d'Après le Déluge")


@acted
async def test_whoever_handed_on_their_seat_learns_to_whom(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (info,) = await table.bot.services.tables.live()
        (first,) = table.pinged
        await table.press(first, "Play", public=True)
        build = table.panel(first).menu("🏛️ Build City")
        await table.choose(first, build["custom_id"], ["ur"])
        dana = table.guild.add_member(table.env.create_user("Dana*"))
        seat = info.seat_of(first.id)
        assert seat is not None
        await table.bot.services.tables.replace(info.id, seat, dana.id, "Dana*")
        said = f"Seat {'ABC'[seat]} now belongs to Dana\\*."
        seen = await table.press(first, "Undo step")
        assert seen.text.startswith(f"{said}\nYou are watching this match.")
        assert labels(seen) == ["Board", "Log", "Rules"]
        assert (await table.type(first, "play")).text == said
        assert "Undo step" in labels(await table.type(dana, "play"))


@acted
async def test_the_board_shows_a_draft_to_its_owner_alone(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        first, second, _ = await three(table)
        await table.press(first, "Play", public=True)
        await table.choose(first, table.panel(first).menu("🏛️ Build City")["custom_id"], ["ur"])
        assert CITY_IN_UR.search((await table.type(first, "board", view="text")).text)
        seen = await table.type(second, "board", view="text")
        assert not CITY_IN_UR.search(seen.text)
        assert seen.text.splitlines()[1] == f"-# {first.name} is playing."
        assert f"-# {first.name} is playing." not in (await table.type(first, "board", view="text")).text


@acted
async def test_the_board_marks_what_is_new_since_ones_last_turn(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        first, second, third = await three(table)
        for who, area in ((first, "ur"), (second, "umma")):
            await table.press(who, "Play", public=True)
            await table.choose(who, table.panel(who).menu("🏛️ Build City")["custom_id"], [area])
            await table.press(who, "End action")
            await table.env.settle()
        seen = (await table.type(first, "board", view="text")).text.splitlines()
        new = [line.removesuffix(" *(new)*") for line in seen if line.endswith(" *(new)*")]
        assert [line for line in new if "city" in line and not line.startswith("\u2013")] == [
            next(line for line in seen if re.match("Umma: [ABC]'s city", line)).removesuffix(" *(new)*")
        ]
        assert not any(line.startswith("Ur: ") for line in new)
        assert "*(new)*" not in (await table.type(third, "board", view="text")).text


@acted
async def test_from_the_log_one_goes_on_to_the_board_and_to_play(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        for who, ways in ((to_play(table), ["Play", "Board", "Close"]), (first, ["Board", "Close"])):
            seen = await table.type(who, "log")
            assert [each["label"] for each in seen.buttons if each["label"] not in ("Older", "Newer")] == ways
        assert "Choose one action" in (await table.press(to_play(table), "Play")).text


@acted
async def test_the_log_opens_at_a_turn(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (info,) = await table.bot.services.tables.live()
        chance = random.Random(2)
        while (await table.bot.services.matches.load(info.id)).match.committed.turn < 3:
            await play_on(table, info.id, 30, chance)
        (ada, *_) = table.players.values()
        offered = await ada.autocomplete(table.channel, "log", "turn", "")
        turns = [choice["name"].split(" · ")[0] for choice in offered]
        assert len(turns) >= 3
        assert turns == [f"Turn {n}" for n in range(len(turns), 0, -1)]
        assert "**Turn 2 · 2150 BC**" in (await table.type(ada, "log", turn=offered[-2]["value"])).text
        assert "**Turn 1 · " in (await table.type(ada, "log", turn="1")).text
        assert f"**{turns[0]} · " in (await table.type(ada, "log", turn="no such turn")).text


@acted
async def test_faults_and_restarts_are_told_in_the_language_somebody_chose(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        who = to_play(table)
        await speaks_french(table, who)
        matches: Any = table.bot.services.matches

        async def broken(*_: object) -> None:
            raise RuntimeError("planted")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(matches), "load", broken)
            seen = await table.type(who, "board")
        assert seen.text.startswith(
            "⚠️ Une erreur s'est produite de mon côté. Votre coup n'a pas été pris en compte\u202f; rien n'est perdu.\n"
        )
        assert "Réessayez. À indiquer au propriétaire du bot\u00a0: référence " in seen.text
        table.bot.stopping = True
        assert (await table.type(who, "board")).text.startswith("Je redémarre.")
        people: Any = table.bot.services.people
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(people), "get", broken)
            assert (await table.type(who, "board")).text.startswith("I am restarting.")


@acted
async def test_a_game_that_is_not_there_is_refused_in_words(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        with pytest.raises(Refused) as refused:
            await table.bot.services.tables.create("chess", "en", 1, "Ada", 1, 1)
        for language in LANGUAGES:
            assert words_for("", language).say(refused.value.text)


@acted
async def test_the_board_leads_to_rules_and_stock_and_they_lead_back_to_the_panel(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        first, second, _ = await three(table)
        panel = await table.press(first, "Play", public=True)
        menus = {menu["custom_id"] for menu in panel.menus}
        seen = await table.press(first, "Board")
        check_limits(seen.components)
        assert labels(seen)[-3:] == ["Rules", "My stock", "Back"]
        seen = await table.press(first, "My stock")
        assert seen.text.startswith("### My stock\n")
        assert labels(seen) == ["Board", "Back"]
        seen = await table.press(first, "Board")
        assert labels(seen)[-3:] == ["Rules", "My stock", "Back"]
        seen = await table.press(first, "Rules")
        assert seen.text.startswith("### Rules of After the Flood\n")
        await table.choose(first, seen.menus[0]["custom_id"], ["F12"])
        await table.press(first, "Rule by rule")
        assert labels(await table.press(first, "How to play")) == ["Back"]
        seen = await table.press(first, "Back")
        assert seen.text.startswith("### Your turn\n")
        assert {menu["custom_id"] for menu in seen.menus}.isdisjoint(menus)
        assert labels(await table.press(second, "Board", public=True))[-3:] == ["Rules", "My stock", "Close"]
        assert labels(await table.press(second, "My stock")) == ["Board", "Close"]


@acted
async def test_whoever_watches_comes_from_the_board_to_the_rules_and_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        eve = table.guild.add_member(table.env.create_user("Eve"))
        assert labels(await table.press(eve, "Board", public=True))[-2:] == ["Rules", "Close"]
        assert labels(await table.press(eve, "Rules")) == ["Back"]
        assert (await table.press(eve, "Back")).text.startswith("You are watching this match.")


@acted
async def test_rules_read_in_the_place_of_a_panel_lead_back_to_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        match = await table_in(table, table.channel.id)
        rules = Control(table_id("rules", match.id))
        seen = await press(table, to_play(table), table.channel, rules, private=True)
        assert seen.text.startswith("### Rules of After the Flood\n**Aim:**")
        assert labels(seen) == ["Back"]
        assert seen.button("Back").startswith(f"bg:open:{match.id}:")
        seen = await press(table, to_play(table), table.channel, rules)
        assert labels(seen) == ["Close"]
