"""Undo beyond the turn: what would go is shown, and whoever it concerns must agree."""

import random
from pathlib import Path

import discord
from simcord.actors import MemberActor

from tests.discord.support.assyria_scene import drafting, scene
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Stage, acted, shown
from tests.discord.support.table_talk import (
    click,
    others,
    patient_stage,
    restarted,
    running,
    saying,
    take_turn,
    to_play,
)

ASKS = "asks to rewind."


async def ask(on: Stage, who: MemberActor, entry: int = 0) -> discord.Message:
    """Open the picker by the Undo button of the post, choose, and give the public question."""
    await on.press(who, "Undo", public=True)
    (menu,) = on.panel(who).menus
    await on.choose(who, menu["custom_id"], [menu["options"][entry]["value"]])
    return saying(on, ASKS)[-1]


@acted
async def test_undo_with_an_open_draft_opens_the_panel(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = to_play(table)
        await table.press(first, "Play", public=True)
        await table.choose(first, table.panel(first).menu("🏛️")["custom_id"], ["ur"])
        seen = await table.press(first, "Undo", public=True)
        assert "1. City in Ur" in seen.text
        assert seen.button("Undo step")


@acted
async def test_nothing_can_be_rewound_before_the_first_move(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        seen = await table.press(to_play(table), "Undo", public=True)
        assert "no such point" in seen.text


@acted
async def test_the_picker_names_the_moves_newest_first_and_what_would_go(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = await take_turn(table)
        await table.press(first, "Undo", public=True)
        (menu,) = table.panel(first).menus
        check_limits(table.panel(first).components)
        assert [each["label"].partition(":")[0] for each in menu["options"]] == [second.name, first.name]
        assert menu["options"][0]["description"] == f"undoes 1 action of {second.name}"
        assert menu["options"][1]["description"].startswith("undoes 2 actions of ")


@acted
async def test_each_row_is_one_turn_of_one_player(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        at = await scene(table, drafting("palm1", "joker"))
        await at.type("draft", card="palm1")
        await table.press(at.ada, "End turn")
        turns = 1 + await harvests(table)
        await table.type(at.ada, "game rewind")
        (menu,) = table.panel(at.ada).menus
        rows = [(each["label"], each["description"]) for each in menu["options"]]
        assert len(rows) == turns
        assert rows[-1][0] == "Ada: takes palm ×1"
        for n, (label, note) in enumerate(rows, start=1):
            assert note.startswith("undoes 1 action of " if n == 1 else f"undoes {n} actions of ")
            assert sum(name in label for name in ("Ada", "Bilal")) == 1
            assert label.startswith(("Ada: harvests column ", "Bilal: harvests column ", "Ada: takes "))


async def harvests(on: Stage) -> int:
    """Let everybody harvest who has a choice, and give how many had."""
    (info,), matches, turns = await on.bot.services.tables.live(), on.bot.services.matches, 0
    while (question := (await matches.load(info.id)).asked[0]).kind == "harvest":
        user_id, column = info.seat(question.seat).user_id, question.choice.sample(random.Random(1))
        applied = await matches.answer(info.id, question.seat, question.token, [column], user_id)
        token = applied.loaded.asked[0].token
        await matches.answer(info.id, question.seat, token, ["end"], user_id)
        turns += 1
    return turns


@acted
async def test_a_rewind_needs_those_whose_moves_go_and_whoever_is_to_play(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = await take_turn(table)
        third = to_play(table)
        board = table.post
        question = await ask(table, first, entry=1)
        assert {each.id for each in question.mentions} == {second.id, third.id}
        text = shown(question).text
        assert f"**{first.name} asks to rewind.** This would be undone:" in text
        assert f"**{first.name}** builds a city" in text
        assert "dice" not in text  # none was rolled
        assert f"\n\n-# Agreed: {first.name}" in text
        assert f"Agreed: {first.name} · still needed:" in text
        check_limits(shown(question).components)
        await click(table, second, question, "Agree")
        assert to_play(table) == third
        await click(table, third, question, "Agree")
        (done,) = saying(table, f"Rewound at {first.name}'s request.")
        assert done.id == question.id
        assert not shown(done).buttons
        post = saying(table, "to play")[-1]
        assert post.id != board.id
        assert shown(post).text.split("\n")[2] == f"Rewound at {first.name}'s request: 2 actions undone."
        assert [each.id for each in post.mentions] == [first.id]
        await take_turn(table)


@acted
async def test_one_refusal_closes_the_question(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = to_play(table)
        question = await ask(table, first)
        await click(table, second, question, "Refuse")
        (closed,) = saying(table, f"{second.name} refuses; nothing is undone.")
        assert closed.id == question.id
        assert not shown(closed).buttons
        assert to_play(table) == second


@acted
async def test_a_move_made_meanwhile_closes_the_question(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        question = await ask(table, first)
        await take_turn(table)
        (closed,) = saying(table, "Somebody has played since; nothing is undone.")
        assert closed.id == question.id


@acted
async def test_an_old_picker_says_that_the_board_has_moved_on(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        await table.press(first, "Undo", public=True)
        (menu,) = table.panel(first).menus
        kept = table.open[first.id]
        await take_turn(table)
        table.open[first.id] = kept
        seen = await table.choose(first, menu["custom_id"], [menu["options"][0]["value"]])
        assert "The board has moved on" in seen.text
        assert seen.menus
        assert not saying(table, ASKS)


@acted
async def test_bystanders_and_those_not_asked_decide_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = to_play(table)
        (third,) = [each for each in others(table, first) if each.id != second.id]
        question = await ask(table, first)
        stranger = table.guild.add_member(table.env.create_user("Stranger"))
        for who in (stranger, third):
            assert "not part of this vote" in await click(table, who, question, "Agree")
            assert "not part of this vote" in await click(table, who, question, "Refuse")
        assert saying(table, ASKS)
        assert to_play(table) == second


@acted
async def test_the_question_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = to_play(table)
        question = await ask(table, first)
        async with restarted(table, tmp_path) as after:
            assert len(saying(after, ASKS)) == 1
            await click(after, second, question, "Agree")
            assert saying(after, f"Rewound at {first.name}'s request: 1 action undone.")
            assert to_play(after) == first


@acted
async def test_the_command_offers_the_same_points(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        choices = await first.autocomplete(table.channel, "game rewind", "to", "")
        assert choices[0]["name"].startswith(f"{first.name}: builds a city")
        await table.type(first, "game rewind", to=choices[0]["value"])
        assert saying(table, ASKS)
        seen = await table.type(first, "game rewind", to="999")
        assert "no such point" in seen.text


async def rewound(on: Stage) -> tuple[MemberActor, MemberActor]:
    """Play a turn and rewind it; give whose it was, and who was to play after it."""
    first = await take_turn(on)
    second = to_play(on)
    await click(on, second, await ask(on, first), "Agree")
    assert to_play(on) == first
    return first, second


@acted
async def test_a_rewind_can_be_undone_until_somebody_plays(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first, second = await rewound(table)
        seen = await table.press(second, "Undo", public=True)
        check_limits(seen.components)
        assert "Or undo the last rewind, as nobody has played since: it brings back 1 action of" in seen.text
        await table.press(second, "Undo the rewind")
        question = saying(table, "asks to undo the rewind.")[-1]
        assert {each.id for each in question.mentions} == {first.id}
        assert f"**{second.name} asks to undo the rewind.** This would count again:" in shown(question).text
        assert f"**{first.name}** builds a city" in shown(question).text
        check_limits(shown(question).components)
        await click(table, first, question, "Agree")
        (done,) = saying(table, f"The rewind is undone at {second.name}'s request.")
        assert done.id == question.id
        post = saying(table, "to play")[-1]
        assert f"\nThe rewind is undone at {second.name}'s request: 1 action is back." in shown(post).text
        assert to_play(table) == second
        assert f"**{first.name}** builds a city" in (await table.type(first, "log")).text
        assert "Undo the rewind" not in [each["label"] for each in (await table.type(first, "game rewind")).buttons]
        await take_turn(table)


@acted
async def test_undoing_a_rewind_needs_those_it_concerns(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first, second = await rewound(table)
        choices = await second.autocomplete(table.channel, "game rewind", "to", "undo the")
        assert [each["name"] for each in choices] == [f"Undo the rewind (brings back 1 action of {first.name})"]
        await table.type(second, "game rewind", to=choices[0]["value"])
        question = saying(table, "asks to undo the rewind.")[-1]
        await click(table, first, question, "Refuse")
        assert saying(table, f"{first.name} refuses; nothing is undone.")
        assert to_play(table) == first


@acted
async def test_after_a_turn_a_rewind_stands(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first, second = await rewound(table)
        await table.press(second, "Undo", public=True)
        kept = table.open[second.id]
        await take_turn(table)
        table.open[second.id] = kept
        seen = await table.press(second, "Undo the rewind")
        assert "The board has moved on" in seen.text
        assert not saying(table, "asks to undo the rewind.")
        seen = await table.type(first, "game rewind", to="rewind-back")
        assert "Somebody has played since; nothing is undone." in seen.text
