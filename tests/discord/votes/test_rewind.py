"""Undo beyond the turn: what would go is shown, and whoever it concerns must agree."""

import random
from pathlib import Path

import discord
from simcord.actors import MemberActor

from tests.discord.support.assyria_scene import drafting, scene
from tests.discord.support.forged import Control, press
from tests.discord.support.hurry import let_post
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Shown, Stage, acted, shown
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
from tests.discord.toy.delta import bid, delta, set_up

ASKS = "asks to undo."


async def ask(on: Stage, who: MemberActor, entry: int = 0) -> discord.Message:
    """Open the picker by the Undo button of the post, choose, and give the public question."""
    await on.press(who, "Undo", public=True)
    (menu,) = on.panel(who).menus
    before = len(saying(on, ASKS))
    seen = await on.choose(who, menu["custom_id"], [menu["options"][entry]["value"]])
    assert seen.text.startswith("**Ask ")
    assert len(saying(on, ASKS)) == before, "nobody is asked before that is confirmed"
    await on.press(who, "Ask")
    return saying(on, ASKS)[-1]


@acted
async def test_undo_is_typed_where_there_is_no_draft(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        seen = await table.type(first, "undo")
        assert [label.split()[0] for label, _ in entries(seen)] == ["You"]
        assert seen.text.startswith("### Undo")


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
        who = to_play(table)
        seen = await table.press(who, "Undo", public=True)
        assert "no such point" in seen.text
        assert "Choose one action" in (await table.press(who, "Back")).text


def entries(seen: Shown) -> list[tuple[str, str]]:
    """Give what the picker offers, label and note."""
    (menu,) = seen.menus
    return [(each["label"], each["description"]) for each in menu["options"]]


@acted
async def test_the_picker_names_the_moves_newest_first_and_what_would_go(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = await take_turn(table)
        seen = await table.press(first, "Undo", public=True)
        check_limits(seen.components)
        (newest, note), (own, own_note) = entries(seen)
        assert newest.startswith(f"{second.name} builds a city in ")
        assert note == f"{second.name} must agree · undoes nothing else"
        assert own.startswith("You · City in ")
        assert own_note == f"{second.name} must agree · also undoes 1 action by {second.name}"


@acted
async def test_three_own_turns_and_the_last_of_each_other_are_offered(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        order = [await take_turn(table) for _ in range(8)]
        first, second, third = order[:3]
        offered = entries(await table.type(third, "game rewind"))
        assert [label.split()[0] for label, _ in offered] == [second.name, first.name, "You", "You"]
        offered = entries(await table.type(first, "game rewind"))
        assert [label.split()[0] for label, _ in offered] == [second.name, "You", third.name, "You", "You"]
        assert offered[-1][1] == (
            f"{both(table, second, third)} must agree · "
            f"also undoes 2 actions of yours, {three_of(table, second, third)}"
        )


def three_of(table: Stage, *others: MemberActor) -> str:
    """Count three actions of one and two of another, in the order of seats."""
    counts = {others[0]: 3, others[1]: 2}
    return " and ".join(f"{counts[who]} actions by {who.name}" for who in table.players.values() if who in counts)


def both(table: Stage, *people: MemberActor) -> str:
    """Name two people in the order of seats."""
    return " and ".join(who.name for who in table.players.values() if who in people)


@acted
async def test_each_row_is_one_turn_of_one_player(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        at = await scene(table, drafting("palm1", "joker"))
        await at.type("draft", card="palm1")
        await table.press(at.ada, "Keep this card")
        await harvests(table)
        offered = entries(await table.type(at.ada, "game rewind"))
        assert len({label for label, _ in offered}) == len(offered)
        assert offered[-1][0] == "You · Card: palm ×1"
        assert all(label.startswith(("You · C", "Bilal takes column ")) for label, _ in offered)


async def harvests(on: Stage) -> None:
    """Let everybody harvest who has a choice."""
    (info,), matches = await on.bot.services.tables.live(), on.bot.services.matches
    while (question := (await matches.load(info.id)).asked[0]).kind == "harvest":
        user_id, column = info.seat(question.seat).user_id, question.choice.sample(random.Random(1))
        applied = await matches.answer(info.id, question.seat, question.token, [column], user_id)
        token = applied.loaded.asked[0].token
        await matches.answer(info.id, question.seat, token, ["end"], user_id)


@acted
async def test_a_rewind_needs_those_whose_moves_go_and_nobody_else(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = await take_turn(table)
        third = to_play(table)
        board = table.post
        question = await ask(table, first, entry=1)
        assert table.panel(first).text == f"I have asked {second.name}."
        assert {each.id for each in question.mentions} == {second.id}
        text = shown(question).text
        assert f"**{first.name} asks to undo.** This would be undone:" in text
        assert f"**{first.name}** builds a city" in text
        assert "Dice will be rolled again" not in text  # none had a part in it
        assert (
            f"\n\n{second.name}: your actions named here would be undone too.\n-# Agreed: {first.name} · still needed:"
            in text
        )
        check_limits(shown(question).components)
        assert "part of this vote" in await click(table, third, question, "Agree")
        await click(table, second, question, "Agree")
        (done,) = saying(table, f"This was undone at {first.name}'s request.")
        assert done.id == question.id
        assert not shown(done).buttons
        post = saying(table, "to play")[-1]
        assert post.id != board.id
        assert shown(post).text.split("\n")[2] == f"Undone at {first.name}'s request: 2 actions."
        assert [each.id for each in post.mentions] == [first.id]
        await take_turn(table)


TAKEN_BACK = "-# ↩️ Taken back later: see below."


@acted
async def test_posts_that_tell_what_was_undone_say_so_and_others_do_not(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        zeroth = table.post
        first = await take_turn(table)
        of_first = table.post
        second = await take_turn(table)
        of_second = table.post
        await click(table, second, await ask(table, first, entry=1), "Agree")
        await table.env.settle()
        history = {each.id: shown(each) for each in table.channel.history()}
        assert TAKEN_BACK not in history[zeroth.id].text
        assert TAKEN_BACK not in history[table.post.id].text
        for post in (of_first, of_second):
            told = history[post.id]
            assert told.text.split("\n")[1] == TAKEN_BACK
            assert "builds a city" in told.text
            assert not told.buttons
            check_limits(told.components)
        await take_turn(table)
        assert [each.id for each in saying(table, TAKEN_BACK)] == [of_first.id, of_second.id]
        assert all(shown(each).text.count(TAKEN_BACK) == 1 for each in saying(table, TAKEN_BACK))


@acted
async def test_a_post_that_is_gone_keeps_no_rewind_from_being_told(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        await (await table.bot.get_channel(table.channel.id).fetch_message(table.post.id)).delete()  # type: ignore[union-attr]
        seen = await table.type(first, "undo")
        (menu,) = seen.menus
        await table.choose(first, menu["custom_id"], [menu["options"][0]["value"]])
        await table.press(first, "Undo now")
        await table.env.settle()
        assert saying(table, f"Undone at {first.name}'s request: 1 action.")
        assert to_play(table) is first
        await take_turn(table)


@acted
async def test_what_takes_nothing_from_others_happens_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        assert to_play(table) is not first
        seen = await table.press(first, "Undo")
        assert entries(seen)[0][1] == "at once, no vote · undoes nothing else"
        (menu,) = seen.menus
        seen = await table.choose(first, menu["custom_id"], [menu["options"][0]["value"]])
        check_limits(seen.components)
        assert seen.text.startswith("**This will be undone at once.** No other player's actions are affected")
        assert f"> 🔴 **{first.name}** builds a city" in seen.text.replace("🟪", "🔴").replace("🟢", "🔴")
        assert to_play(table) is not first, "shown first, done by one press more"
        again = await table.press(first, "Back")
        assert entries(again)
        (anew,) = again.menus
        assert (anew["custom_id"], anew["id"]) != (menu["custom_id"], menu["id"]), "the same entry can be chosen again"
        await table.choose(first, anew["custom_id"], [menu["options"][0]["value"]])
        seen = await table.press(first, "Undo now")
        assert "Undone: 1 action of yours." in seen.text
        assert "Undone at" not in seen.text, "it is said once"
        assert "Choose one action" in seen.text, "and one's question is there again"
        pinged = list(table.env.backend.messages[table.channel.id].values())[-1].ping_user_ids
        assert not pinged, "who has just pressed needs no ping"
        assert not saying(table, ASKS)
        post = saying(table, "to play")[-1]
        assert f"Undone at {first.name}'s request: 1 action." in shown(post).text
        assert to_play(table) is first


@acted
async def test_a_second_press_undoes_nothing_more(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        for _ in range(3):
            await take_turn(table)
        first = await take_turn(table)
        seen = await table.press(first, "Undo")
        (menu,) = seen.menus
        await table.choose(first, menu["custom_id"], [menu["options"][0]["value"]])
        sure = table.panel(first).button("Undo now")
        await table.press_id(first, sure)
        before = len(table.channel.history())
        seen = await press(table, first, table.channel, Control(sure))
        assert "no longer" in seen.text or "moved on" in seen.text
        assert len(table.channel.history()) == before
        assert to_play(table) is first


@acted
async def test_nobody_else_undoes_at_once_what_only_its_player_may(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        seen = await table.press(first, "Undo")
        (menu,) = seen.menus
        await table.choose(first, menu["custom_id"], [menu["options"][0]["value"]])
        sure, second = Control(table.panel(first).button("Undo now")), to_play(table)
        stranger = table.guild.add_member(table.env.create_user("Stranger"))
        await press(table, stranger, table.channel, sure)
        assert to_play(table) is second
        await press(table, second, table.channel, sure)
        assert to_play(table) is second
        assert [each.id for each in saying(table, ASKS)[-1].mentions] == [first.id]


@acted
async def test_bots_are_never_asked_and_their_moves_are_no_entries(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match(players=1, bots=2)
        ada = table.player("Ada")
        for _ in range(2):
            await table.env.advance_time(61)
            await take_turn(table)
        await table.env.advance_time(61)
        offered = entries(await table.type(ada, "game rewind"))
        assert [label.partition(" in ")[0] for label, _ in offered] == ["You · City", "You · City"]
        assert [note for _, note in offered] == [
            "at once, no vote · also undoes 2 actions by bots",
            "at once, no vote · also undoes 1 action of yours and 4 actions by bots",
        ]
        (menu,) = table.panel(ada).menus
        seen = await table.choose(ada, menu["custom_id"], [menu["options"][1]["value"]])
        assert seen.text.startswith(
            "**This will be undone at once.** Apart from yours, only bots' actions are affected"
        )
        assert "Bots may decide differently." in seen.text
        seen = await table.press(ada, "Undo now")
        assert "Undone: 2 actions of yours and 4 actions by bots." in seen.text
        assert "Undone at" not in seen.text
        assert "Choose one action" in seen.text
        (info,) = await table.bot.services.tables.live()
        assert info.waiting == (0,)
        assert not saying(table, ASKS)
        seen = await table.type(ada, "game rewind")
        assert "This restores 2 actions of yours and 4 actions by bots (at once, no vote)." in seen.text
        seen = await table.press(ada, "Restore")
        assert "Restored: 2 actions of yours and 4 actions by bots." in seen.text
        assert len(entries(await table.type(ada, "game rewind"))) == 2


@acted
async def test_with_two_people_and_a_bot_only_the_other_person_is_asked(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match("assyria", players=2, bots=1)
        for _ in range(7):
            await usual_turn(table)
        ada, bilal = table.player("Ada"), table.player("Bilal")
        for who, other in ((ada, bilal), (bilal, ada)):
            offered = entries(await table.type(who, "game rewind"))
            assert 2 <= len(offered) <= 4
            assert {label.split()[0] for label, _ in offered} - {who.name} == {"You", other.name}
            ways = (
                "at once, no vote · ",
                f"{other.name} must agree · ",
                f"{other.name} must agree: something was revealed · ",
            )
            assert all(note.startswith(ways) for _, note in offered)
            assert any("by bots" in note or "by a bot" in note for _, note in offered)


async def usual_turn(on: Stage) -> None:
    """Let whoever is to act give the usual answers until the turn is over."""
    (info,), matches = await on.bot.services.tables.live(), on.bot.services.matches
    while not info.people_among(info.waiting):  # a bot is thinking
        await on.env.advance_time(1)
        info = await on.bot.services.tables.get(info.id)
    with on.env.time_context():
        loaded, over = await matches.load(info.id), False
        while not over:
            question = next(each for each in loaded.asked if not each.optional)
            answer, user_id = question.ends or question.default, info.seat(question.seat).user_id
            assert answer is not None
            applied = await matches.answer(info.id, question.seat, question.token, [answer], user_id)
            loaded, over = applied.loaded, applied.press.turn_over
    await let_post(on, info.id)


@acted
async def test_dice_of_ones_own_concern_everybody_who_plays(tmp_path: Path) -> None:
    async with delta(tmp_path) as table:
        await set_up(table)
        await bid(table, Ada=1, Bilal=0, Chloe=0)
        ada = table.player("Ada")
        await table.type(ada, "delta do", action="fish")
        if "Roll" in [part["label"] for part in table.panel(ada).buttons]:
            await table.press(ada, "Roll")
        (_, note), *_ = entries(await table.type(ada, "game rewind"))
        assert note.startswith("Bilal and Chloe must agree: chance was involved · ")


@acted
async def test_from_the_panel_of_the_next_turn_the_picker_is_one_press_away(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match(players=1, bots=2)
        await table.env.advance_time(61)
        ada = await take_turn(table)
        await table.env.advance_time(61)
        seen = await table.press(ada, "Play", public=True)
        assert "Undo step" not in [each["label"] for each in seen.buttons]
        seen = await table.press(ada, "Undo…")
        assert entries(seen)[0][0].startswith("You · City in ")
        seen = await table.press(ada, "Back")
        assert "Choose one action" in seen.text
        build = seen.menu("🏛️")
        seen = await table.choose(ada, build["custom_id"], [build["options"][0]["value"]])
        assert "Undo…" not in [each["label"] for each in seen.buttons]
        assert seen.button("Undo step")


@acted
async def test_one_refusal_closes_the_question(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = to_play(table)
        question = await ask(table, second)
        await click(table, first, question, "Refuse")
        (closed,) = saying(table, f"{first.name} refuses {second.name}'s request; nothing is undone.")
        assert closed.id == question.id
        assert not shown(closed).buttons
        assert to_play(table) == second


@acted
async def test_a_move_made_meanwhile_closes_the_question(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        await take_turn(table)
        question = await ask(table, to_play(table))
        await take_turn(table)
        (closed,) = saying(table, "Somebody has played since; nothing was undone.")
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
        assert "The match has moved on" in seen.text
        assert seen.menus
        assert not saying(table, ASKS)


@acted
async def test_bystanders_and_those_not_asked_decide_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = to_play(table)
        (third,) = [each for each in others(table, first) if each.id != second.id]
        question = await ask(table, second)
        stranger = table.guild.add_member(table.env.create_user("Stranger"))
        for who in (stranger, third):
            assert "part of this vote" in await click(table, who, question, "Agree")
            assert "part of this vote" in await click(table, who, question, "Refuse")
        assert saying(table, ASKS)
        assert to_play(table) == second


@acted
async def test_the_question_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = to_play(table)
        question = await ask(table, second)
        async with restarted(table, tmp_path) as after:
            assert len(saying(after, ASKS)) == 1
            await click(after, first, question, "Agree")
            assert saying(after, f"Undone at {second.name}'s request: 1 action.")
            assert to_play(after) == first


@acted
async def test_the_command_offers_the_same_points(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        choices = await first.autocomplete(table.channel, "game rewind", "to", "")
        assert choices[0]["name"].startswith("You · City in ")
        seen = await table.type(first, "game rewind", to=choices[0]["value"])
        assert seen.button("Undo now")
        second = to_play(table)
        choices = await second.autocomplete(table.channel, "game rewind", "to", "")
        assert choices[0]["name"].startswith(f"{first.name} builds a city")
        await table.type(second, "game rewind", to=choices[0]["value"])
        assert saying(table, ASKS)
        seen = await table.type(first, "game rewind", to="999")
        assert "no such point" in seen.text


async def rewound(on: Stage) -> tuple[MemberActor, MemberActor]:
    """Play a turn and rewind it; give whose it was, and who was to play after it."""
    first = await take_turn(on)
    second = to_play(on)
    await click(on, first, await ask(on, second), "Agree")
    assert to_play(on) == first
    return first, second


@acted
async def test_a_rewind_can_be_undone_until_somebody_plays(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first, second = await rewound(table)
        seen = await table.press(second, "Undo", public=True)
        check_limits(seen.components)
        assert seen.text.startswith("### Undo\nYou can restore what was last undone, as nobody has played since."), (
            "nothing to choose"
        )
        assert not seen.menus
        assert f"This restores 1 action by {first.name} ({first.name} must agree)." in seen.text
        seen = await table.press(second, "Restore")
        assert seen.text.startswith(f"**Ask {first.name} to agree?** This would be restored:")
        assert f"**{first.name}** builds a city" in seen.text
        assert not saying(table, "asks to restore what was undone.")
        await table.press(second, "Ask")
        question = saying(table, "asks to restore what was undone.")[-1]
        assert {each.id for each in question.mentions} == {first.id}
        assert f"**{second.name} asks to restore what was undone.** This would be restored:" in shown(question).text
        assert f"**{first.name}** builds a city" in shown(question).text
        check_limits(shown(question).components)
        await click(table, first, question, "Agree")
        (done,) = saying(table, f"What was undone has been restored at {second.name}'s request.")
        assert done.id == question.id
        post = saying(table, "to play")[-1]
        assert f"\nRestored at {second.name}'s request: 1 action." in shown(post).text
        assert to_play(table) == second
        assert f"**{first.name}** builds a city" in (await table.type(first, "log")).text
        assert "Restore" not in [each["label"] for each in (await table.type(first, "game rewind")).buttons]
        await take_turn(table)


@acted
async def test_undoing_a_rewind_needs_those_it_concerns(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        await take_turn(table)
        first, second = await rewound(table)
        seen = await table.type(second, "game rewind")
        assert "Each entry says who must agree.\nYou can also restore what was last undone" in seen.text
        choices = await second.autocomplete(table.channel, "game rewind", "to", "resto")
        assert [each["name"] for each in choices] == [
            f"Restore ({first.name} must agree · restores 1 action by {first.name})"
        ]
        await table.type(second, "game rewind", to=choices[0]["value"])
        question = saying(table, "asks to restore what was undone.")[-1]
        await click(table, first, question, "Refuse")
        assert saying(table, f"{first.name} refuses {second.name}'s request; nothing is undone.")
        assert to_play(table) == first


@acted
async def test_after_a_turn_a_rewind_stands(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first, second = await rewound(table)
        await table.press(second, "Undo", public=True)
        kept = table.open[second.id]
        await take_turn(table)
        table.open[second.id] = kept
        seen = await table.press(second, "Restore")
        assert "The match has moved on" in seen.text
        assert not saying(table, "asks to restore what was undone.")
        seen = await table.type(first, "game rewind", to="rewind-back")
        assert "Somebody has played since; nothing was undone." in seen.text
