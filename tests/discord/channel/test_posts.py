"""The public posts as players read them: what is new, what they have missed, what is wanted, and the end."""

import random
from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from cogs.channel import turn_post
from cogs.channel.attachments import Picture, board_picture
from db.match import log
from engine.after_the_flood.events import CityBuilt
from engine.core.game import Event, Result
from tests.discord.support.hurry import labels, play_on
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.table_talk import pass_hours, patient_stage, take_turn
from tests.discord.support.tables import ended

TEXT, GALLERY, SEPARATOR, FILE = 10, 12, 14, 13


def blocks(table: Stage) -> list[str]:
    """Read the last post, a text a block; a gap or pictures between two of them are checked."""
    parts = shown(table.post).components
    listed = [part["type"] for part in parts[: len(parts) - 1] if part["type"] in (TEXT, SEPARATOR, GALLERY)]
    kinds = [
        kind == TEXT for kind, behind in zip(listed, [0, *listed], strict=False) if kind != GALLERY or kind != behind
    ]
    assert kinds == [True, *[False, True] * (len(kinds) // 2)]
    assert not any(part["divider"] for part in parts if part["type"] == SEPARATOR)
    return [part["content"] for part in parts if part["type"] == TEXT]


async def match_id(table: Stage) -> int:
    (info,) = await table.bot.services.tables.live()
    return info.id


@acted
async def test_a_post_tells_what_no_post_before_it_has_told(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match()
        heading, *_, pinged = blocks(table)
        assert heading.startswith("### After the Flood · ")
        names = [(await take_turn(table)).name for _ in range(4)]
        told = blocks(table)[1].splitlines()
        assert len(told) == 1
        assert f"**{names[3]}** builds a city" in told[0]
        assert table.pinged[0].name == names[1]
        assert pinged.endswith(" your action, please.")


@acted
async def test_only_the_last_post_says_whose_turn_it_is(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match()
        await take_turn(table)
        before, last = (shown(each).text.splitlines() for each in table.channel.history()[-2:])
        assert before[0] == "### After the Flood"
        assert before[1].startswith("-# Turn 1/5")
        assert last[0] == f"### After the Flood · {table.pinged[0].name} to play"


@acted
async def test_the_picture_of_a_post_marks_what_the_posts_before_have_not_shown(tmp_path: Path) -> None:
    marked: list[list[Event]] = []

    async def watched(*about: Any) -> Picture | None:
        marked.append(list(about[-1]))
        return await board_picture(*about)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(turn_post, "board_picture", watched)
        async with patient_stage(tmp_path) as table:
            await table.start_match()
            for _ in range(4):
                await take_turn(table)
    built = [[event for event in events if isinstance(event, CityBuilt)] for events in marked]
    assert [len(events) for events in built] == [0, 1, 1, 1, 1]
    assert len({event for events in built for event in events}) == 4


@acted
async def test_a_post_that_comes_again_asks_for_the_action_and_not_for_a_step_of_it(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match()
        (first,) = table.pinged
        await table.type(first, "play")
        place = table.panel(first).menu("👷")
        await table.choose(first, place["custom_id"], [place["options"][-1]["value"]])
        assert "Where" in table.panel(first).text
        number = await match_id(table)
        with table.env.time_context():
            await table.bot.services.tables.pause(number)
            await table.bot.services.tables.resume(number)
        await pass_hours(table, 0)
        assert blocks(table)[-1] == f"<@{first.id}>, your action, please."
        assert "Where" in (await table.type(first, "play")).text


@acted
async def test_a_ping_names_who_has_passed(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match()
        (first,) = table.pinged
        matches, number = table.bot.services.matches, await match_id(table)
        (question,) = (await matches.load(number)).asked
        passed = await matches.answer(number, question.seat, question.token, ["pass", ()], first.id)
        (question,) = passed.loaded.asked
        await matches.answer(number, question.seat, question.token, [question.ends], first.id)
        await play_on(table, number, 0, random.Random(0))
        assert blocks(table)[-1].endswith(
            f" your action, please. {first.name} has passed, so it costs one extra piece."
        )


@acted
async def test_the_end_gives_ranking_sources_length_and_record(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match()
        number = await match_id(table)
        chance = random.Random(5)
        while await play_on(table, number, 90, chance):
            await table.env.advance_time(24 * 3600)
            check_limits(shown(table.post).components)
        seen = shown(table.post)
        check_limits(seen.components)
        result = (await table.bot.services.matches.load(number)).match.committed.result
        heading, scores, last, thanks = blocks(table)
        winner, *_ = result.ranking[0]
        names = [each.name for each in table.players.values()]
        second, *_ = result.ranking[1]
        ahead = result.scores[winner] - result.scores[second]
        title, won = heading.splitlines()
        assert title == f"### After the Flood · {names[winner]} wins"
        assert won.startswith(
            f"{names[winner]} wins with {result.scores[winner]} points, {ahead} ahead of {names[second]}"
        )
        assert " made the difference (" in won
        assert len(last.splitlines()) <= 6
        assert " more" not in last
        assert "rder of play" not in last
        assert [line.split("**")[1] for line in scores.splitlines()[:6:2]] == [
            f"{names[seat]} {result.scores[seat]}" for (seat,) in result.ranking
        ]
        assert all(line.startswith("-# empires ") for line in scores.splitlines()[1:6:2])
        assert "Final score" not in seen.text
        assert thanks.startswith("Well played, <@")
        days, actions = thanks.splitlines()[1].removeprefix("-# ").removesuffix(" actions.").split(", ")
        assert days.endswith(" days")
        assert 20 < int(actions) < 300
        assert labels(seen) == ["Rematch", "By turn", "Log", "Step through"]
        assert [part["type"] for part in seen.components][-2:] == [FILE, 1]
        frames = [part["items"] for part in seen.components if part["type"] == GALLERY]
        assert [len(pictures) for pictures in frames] == [1, 1]  # board and replay: two in one frame would be cropped
        *_, file = table.post.attachments
        assert (
            file.description
            == "Record of this After the Flood match: every decision, and everything decided by chance."
        )
        (ada, *_) = table.players.values()
        *by_turn, picture = (await table.press(ada, "By turn", public=True)).text.splitlines()
        assert picture == "Points by turn"
        assert by_turn[0] == "### Turn by turn"
        assert [line.split(" · ")[0] for line in by_turn[1:]] == [
            *(f"**Turn {n}**" for n in range(1, 6)),
            "**At the end**",
        ]
        assert by_turn[-1].endswith(f"VP: Ada {result.scores[0]}, Bilal {result.scores[1]}, Chloe {result.scores[2]}")
        assert (await table.press(ada, "Log", public=True)).text.startswith("### Log\n**Turn 5")


@acted
async def test_after_the_end_nothing_but_the_last_post_can_be_pressed(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match()
        number = await match_id(table)
        (first,) = table.pinged
        panel = await table.press(first, "Play", public=True)
        chance = random.Random(7)
        while await play_on(table, number, 120, chance):
            pass
        pressable = [message.id for message in table.channel.history() if shown(message).buttons]
        assert pressable == [table.post.id]
        menu = panel.menus[0]
        seen = await table.choose(first, menu["custom_id"], [menu["options"][0]["value"]])
        assert seen.text.startswith("This match is over.")
        assert not seen.menus


@acted
async def test_the_end_in_french(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        (ada, *others) = table.players.values()
        await table.type(ada, "game new", game="after_the_flood", language="fr")
        for other in others:
            await other.click(table.post, label="Rejoindre")
        await ada.click(table.post, label="Commencer")
        await table.env.settle()
        number = await match_id(table)
        while await play_on(table, number, 200, random.Random(3)):
            check_limits(shown(table.post).components)
        seen = shown(table.post)
        check_limits(seen.components)
        assert "· victoire " in seen.text
        assert labels(seen) == ["Revanche", "Tour par tour", "Journal", "Pas à pas"]
        *_, file = table.post.attachments
        assert (file.description or "").startswith("Enregistrement de cette partie d'Après le Déluge")


@acted
async def test_a_tie_says_what_decided(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        number = await match_id(table)
        services = table.bot.services
        loaded = await services.matches.load(number)
        state: Any = loaded.match.committed
        state.result = Result([15, 15, 4], [[1], [0], [2]], "order", [1])
        with table.env.time_context():
            async with services.db.transaction() as tx:
                await tx.run("delete from snapshots where match_id = ?", number)
                await log.snapshot(tx, loaded.game, number, loaded.commit_n, state)
            await services.tables.end(number)
        await table.env.advance_time(61)
        tie = "Bilal is ahead of Ada in the order of play, which breaks the tie."
        won = f"Bilal wins the tie-break; Ada also has 15 points. {tie}"
        assert shown(table.post).text.startswith(f"### After the Flood · Bilal wins\n{won}\n")
        assert "Ada before Chloe" not in shown(table.post).text


@acted
async def test_a_match_ended_early_shows_how_it_stood(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await ended(table)
        text = shown(table.post).text
        assert text.startswith("### After the Flood · ended by the players")
        assert "🔴 **Ada 0**\n-# empires 0 · cities 0 · majorities 0" in text
        assert "-# Less than a day, 0 actions." in text
        parts = [part["type"] for part in walk_components(shown(table.post).components)]
        assert FILE in parts


@pytest.mark.parametrize("kind", ["turn", "end"])
def test_a_post_is_found_again_after_a_crash(tmp_path: Path, kind: str) -> None:
    @acted
    async def found(folder: Path) -> None:
        async with stage(folder) as table:
            await (table.start_match() if kind == "turn" else ended(table))
            services = table.bot.services
            async with services.db.transaction() as tx:
                await tx.run("update outbox set status = 'sending' where kind = ?", kind)
            (letter,) = await services.outbox.in_doubt()
            assert await services.sender._find(await services.tables.get(letter.match_id), letter) == table.post.id

    found(tmp_path)
