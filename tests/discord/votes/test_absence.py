"""A table that cannot go on by itself: what it decides, who may decide, and that it is done once."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord

from tests.discord.support.assyria_scene import scene, settled
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import acted, shown
from tests.discord.support.table_talk import (
    click,
    moderator,
    others,
    pass_hours,
    patient_stage,
    restarted,
    running,
    saying,
    says,
    take_turn,
    to_play,
)

ABSENT = "has not played"


@contextmanager
def heard(name: str) -> Iterator[list[str]]:
    """Collect what part of the bot has to warn of."""
    said: list[str] = []
    listener = logging.Handler(logging.WARNING)
    listener.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger(name).addHandler(listener)
    try:
        yield said
    finally:
        logging.getLogger(name).removeHandler(listener)


@acted
async def test_nobody_is_absent_before_twelve_hours(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        one, other = others(table, absent)
        seen = await table.type(one, "game absent", seat=absent.name)
        assert "A vote is possible after 12 hours." in seen.text
        assert f"not {other.name}'s turn" in (await table.type(one, "game absent", seat=other.name)).text
        assert not saying(table, ABSENT)
        await pass_hours(table, 12)
        assert "I have asked the table." in (await table.type(one, "game absent", seat=absent.name)).text
        assert len(saying(table, ABSENT)) == 1
        assert "already a vote on this" in (await table.type(other, "game absent", seat=absent.name)).text


@acted
async def test_who_left_the_server_is_absent_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        table.guild.remove_member(absent)
        await table.type(others(table, absent)[0], "game absent", seat=absent.name)
        assert saying(table, f"**{absent.name} has left the server.**")


@acted
async def test_the_table_lets_somebody_pass_only_if_all_choose_so(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        one, other = others(table, absent)
        await pass_hours(table, 12)
        await table.type(one, "game absent", seat=absent.name)
        (vote,) = saying(table, ABSENT)
        check_limits(shown(vote).components)
        await click(table, one, vote, f"Pass for {absent.name}")
        await click(table, other, vote, "Let a bot play")
        (vote,) = saying(table, ABSENT)
        assert f"{one.name}: Pass for {absent.name}" in shown(vote).text
        assert f"{other.name}: let a bot play" in shown(vote).text
        assert to_play(table) == absent
        await click(table, other, vote, f"Pass for {absent.name}")
        assert not saying(table, ABSENT)
        decided = saying(table, f"decided for {absent.name}: Pass.")
        assert decided[0].id == vote.id
        assert not shown(decided[0]).buttons
        post = saying(table, "to play")[-1]
        assert decided[-1].id == post.id
        assert f"**{absent.name}** passes" in shown(post).text


@acted
async def test_a_default_too_long_for_its_button_is_told_as_a_sentence(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await scene(table, settled().market(["palm1", "salt2"], ["date1"], ["barley2"]).harvest())
        ada, bilal = table.player("Ada"), table.player("Bilal")
        await pass_hours(table, 12)
        await table.type(bilal, "game absent", seat=ada.name)
        (vote,) = saying(table, ABSENT)
        text = shown(vote).text
        assert "-# Default move: take column 1 (palm ×1 and salt ×2)" in text
        assert "Bilal has not voted yet" in text


@acted
async def test_waiting_on_and_time_both_close_a_vote(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        pair = others(table, absent)
        await pass_hours(table, 12)
        await table.type(pair[0], "game absent", seat=absent.name)
        (vote,) = saying(table, ABSENT)
        for each in pair:
            await click(table, each, vote, "Keep waiting")
        (closed,) = saying(table, f"The table keeps waiting for {absent.name}.")
        assert closed.id == vote.id
        await table.type(pair[0], "game absent", seat=absent.name)
        await pass_hours(table, 48)
        assert saying(table, "The vote is closed; nothing was decided.")
        assert to_play(table) == absent


@acted
async def test_a_bot_plays_until_the_owner_is_back(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        pair = others(table, absent)
        await pass_hours(table, 12)
        await table.type(pair[0], "game absent", seat=absent.name)
        (vote,) = saying(table, ABSENT)
        for each in pair:
            await click(table, each, vote, "Let a bot play")
        (note,) = saying(table, "press **Take back my seat**")
        assert note.id == vote.id
        assert f"**{absent.name}** (" in shown(note).text
        assert to_play(table) != absent
        assert "A bot is playing for you." in (await table.type(absent, "play")).text
        assert f"A bot now plays for {absent.name}." in shown(saying(table, "to play")[-1]).text
        assert "No bot is playing for you." in await click(table, pair[0], note, "Take back my seat")
        assert "The seat is yours again." in await click(table, absent, note, "Take back my seat")
        assert not saying(table, "press **Take back my seat**")
        await take_turn(table)
        assert f"**{absent.name}** is back." in shown(saying(table, "to play")[-1]).text
        await take_turn(table)
        assert to_play(table) == absent
        assert "is back." not in shown(saying(table, "to play")[-1]).text


@acted
async def test_ones_own_seat_is_handed_over_and_taken_back_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        away = to_play(table)
        one, other = others(table, away)
        assert "A bot now plays for" in (await table.type(away, "game bot")).text
        (note,) = saying(table, "press **Take back my seat**")
        assert f"as {away.name} asked" in shown(note).text
        assert not note.mentions
        assert to_play(table) != away
        assert "already" in (await table.type(away, "game bot")).text
        assert "has that seat" in (await table.type(one, "game bot", seat=away.name, on="off")).text
        assert "yours again" in (await table.type(away, "game bot", on="off")).text
        assert "No bot is playing" in await click(table, away, note, "Take back my seat")
        assert other.name in says(table)[-1] or one.name in says(table)[-1]


@acted
async def test_another_seat_becomes_a_bots_only_by_vote_or_moderator(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        one, _ = others(table, absent)
        stranger = table.guild.add_member(table.env.create_user("Stranger"))
        assert "moderator can do that" in (await table.type(stranger, "game bot", seat=absent.name)).text
        assert "after 12 hours" in (await table.type(one, "game bot", seat=absent.name)).text
        assert to_play(table) == absent
        mod = moderator(table, manage_channels=True)
        await table.type(mod, "game bot", seat=absent.name)
        assert saying(table, "as Mod decided")
        assert to_play(table) != absent


@acted
async def test_a_seat_goes_to_another_player_with_everything_that_belongs_to_it(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        one, other = others(table, absent)
        dana = table.guild.add_member(table.env.create_user("Dana"))
        table.players[dana.id] = dana
        await table.type(one, "game replace", seat=absent.name, by=dana)
        (vote,) = saying(table, "proposes Dana for seat")
        assert [each.id for each in vote.mentions] == [other.id]
        assert "not part of this vote" in await click(table, absent, vote, "Agree")
        await click(table, other, vote, "Agree")
        (offer,) = saying(table, "ask you to take over seat")
        assert [each.id for each in offer.mentions] == [dana.id]
        assert "not part of this vote" in await click(table, absent, offer, "Take the seat")
        board = saying(table, "to play")[-1]
        assert "You are watching" in await click(table, dana, board, "Play")
        await click(table, dana, offer, "Take the seat")
        (done,) = saying(table, "Dana takes over seat")
        assert done.id == offer.id
        assert f"from {absent.name}." in shown(done).text
        assert to_play(table) == dana
        post = saying(table, "to play")[-1]
        assert "Choose one action." in await click(table, dana, post, "Play")
        assert "You are watching" in await click(table, absent, post, "Play")
        await take_turn(table)


@acted
async def test_whoever_is_asked_may_decline_and_bots_and_players_are_not_asked(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        owner = to_play(table)
        one, _ = others(table, owner)
        dana = table.guild.add_member(table.env.create_user("Dana"))
        assert "already" in (await table.type(owner, "game replace", seat=owner.name, by=one)).text
        robot = table.guild.add_member(table.env.create_user("Robot", bot=True))
        assert (
            "A bot cannot be asked to take over"
            in (await table.type(owner, "game replace", seat=owner.name, by=robot)).text
        )
        await table.type(owner, "game replace", seat=owner.name, by=dana)
        (offer,) = saying(table, f"{owner.name} asks you to take over seat")
        await click(table, dana, offer, "No")
        (closed,) = saying(table, "Dana will not take over seat")
        assert closed.id == offer.id
        assert to_play(table) == owner


@acted
async def test_a_pause_needs_everybody_and_anybody_resumes(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = to_play(table)
        one, other = others(table, first)
        await table.type(one, "game pause")
        (vote,) = saying(table, f"**{one.name} proposes a pause.**")
        await click(table, first, vote, "Agree")
        await click(table, other, vote, "Agree")
        (paused,) = saying(table, "**Paused** by")
        assert paused.id == vote.id
        assert "The match is paused." in (await table.type(first, "play")).text
        assert table.panel(first).button("Resume")
        before = len(saying(table, "### After the Flood"))
        await pass_hours(table, 24)
        assert not saying(table, "is waiting for your action")
        stranger = table.guild.add_member(table.env.create_user("Stranger"))
        assert "Only a player" in await click(table, stranger, paused, "Resume")
        await click(table, other, paused, "Resume")
        assert saying(table, f"{other.name} resumes the match.")[0].id == paused.id
        assert len(saying(table, "### After the Flood")) == before + 1
        assert to_play(table) == first
        await pass_hours(table, 12)
        assert saying(table, "is waiting for your action")


@acted
async def test_a_moderator_pauses_and_ends_without_a_vote(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        mod = moderator(table, manage_guild=True)
        await table.type(mod, "game pause")
        (note,) = saying(table, "**Paused** by Mod.")
        await click(table, mod, note, "Resume")
        await table.type(mod, "game end")
        final = shown(table.post).text
        assert "ended by the players" in final
        assert "Ended by Mod." in final


@acted
async def test_a_player_who_moderates_asks_first_and_may_then_decide_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        ada = table.player("Ada")
        role = table.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
        table.env.backend.add_member_role(table.guild.id, ada.id, role.id)
        await table.type(ada, "game end")
        assert saying(table, "proposes to end this match")
        await table.press(ada, "As moderator")
        assert "ended by the players" in shown(table.post).text
        assert saying(table, "The vote is closed; nothing was decided.")


@acted
async def test_a_moderator_may_decide_while_a_vote_is_open(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        ada, bilal = table.player("Ada"), table.player("Bilal")
        await table.type(bilal, "game pause")
        assert "already a vote on this" in (await table.type(ada, "game pause")).text
        assert [each["label"] for each in table.panel(ada).buttons] == ["Play", "Board", "Log"]
        role = table.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
        table.env.backend.add_member_role(table.guild.id, ada.id, role.id)
        await table.type(ada, "game pause")
        await table.press(ada, "As moderator")
        assert saying(table, "**Paused** by Ada.")
        assert saying(table, "The vote is closed; nothing was decided.")


@acted
async def test_a_vote_whose_message_was_deleted_comes_back_when_it_is_asked_for_again(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "game end")
        (vote,) = saying(table, "proposes to end this match")
        await moderator(table, manage_messages=True).delete(vote)
        assert not saying(table, "proposes to end this match")
        await table.type(bilal, "game end")
        (again,) = saying(table, "proposes to end this match")
        await table.type(bilal, "game end")
        assert [each.id for each in saying(table, "proposes to end this match")] == [again.id]
        for each in (bilal, chloe):
            await click(table, each, again, "Agree")
        assert "ended by the players" in shown(table.post).text


@acted
async def test_a_french_table_votes_in_french(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "game new", game="after_the_flood", language="fr")
        for each in (bilal, chloe):
            await each.click(table.post, label="Rejoindre")
        await ada.click(table.post, label="Commencer")
        await table.env.settle()
        first = next(each for each in table.players.values() if each.id == table.post.mentions[0].id)
        await pass_hours(table, 48)
        (vote,) = saying(table, f"**{first.name} n'a pas joué depuis 2 jours.**")
        assert saying(table, "On n'attend plus que vous.")
        for each in others(table, first):
            await click(table, each, vote, f"Passer pour {first.name}")
        assert f"ont décidé pour {first.name}\u00a0: «\u00a0Passer\u00a0»." in says(table)[-1]


@acted
async def test_the_end_needs_everybody_and_one_refusal_is_enough(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = to_play(table)
        one, other = others(table, first)
        stranger = table.guild.add_member(table.env.create_user("Stranger"))
        assert "Only a player" in (await table.type(stranger, "game end")).text
        await table.type(one, "game end")
        (vote,) = saying(table, f"**{one.name} proposes to end this match.**")
        assert "You agreed." in await click(table, other, vote, "Agree")
        assert "You refused." in await click(table, first, vote, "Refuse")
        (closed,) = saying(table, f"{first.name} refuses; the match continues.")
        assert closed.id == vote.id
        await table.type(one, "game end")
        (vote,) = saying(table, f"**{one.name} proposes to end this match.**")
        await click(table, other, vote, "Agree")
        await click(table, first, vote, "Agree")
        final = shown(table.post)
        assert "ended by the players" in final.text
        assert {each.id for each in table.post.mentions} == set(table.players)


@acted
async def test_an_open_lobby_is_closed_by_its_host_alone(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        ada, bilal = table.player("Ada"), table.player("Bilal")
        await table.type(ada, "game new", game="after_the_flood")
        assert "Only Ada" in (await table.type(bilal, "game end")).text
        await table.type(ada, "game end")
        assert "Closed by Ada." in shown(table.post).text


@acted
async def test_a_vote_outlives_a_restart_and_is_posted_once(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = to_play(table)
        one, other = others(table, first)
        await table.type(one, "game end")
        (vote,) = saying(table, "proposes to end this match")
        await click(table, other, vote, "Agree")
        async with restarted(table, tmp_path) as after:
            assert len(saying(after, "proposes to end this match")) == 1
            await click(after, first, vote, "Agree")
            assert "ended by the players" in shown(after.post).text


@acted
async def test_a_decision_interrupted_by_a_stop_is_carried_out_at_the_next_start(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = to_play(table)
        one, other = others(table, first)
        await table.type(one, "game end")
        (vote,) = await table.bot.services.votes.opened(1)
        for each in (first, other):
            await table.bot.services.votes.cast(vote.id, each.id, "agree")
        async with restarted(table, tmp_path) as after:
            assert "ended by the players" in shown(after.post).text
            assert not saying(after, "proposes to end this match")


@acted
async def test_hand_made_controls_decide_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = to_play(table)
        one, _ = others(table, first)
        await table.type(one, "game end")
        (vote,) = saying(table, "proposes to end this match")
        stranger = table.guild.add_member(table.env.create_user("Stranger"))
        before = says(table)
        assert "not part of this vote" in await click(table, stranger, vote, "Agree")
        assert "not part of this vote" in await click(table, stranger, vote, "Refuse")
        assert says(table) == before


@acted
async def test_a_match_moves_to_another_channel_at_the_word_of_its_host(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        ada, bilal = table.player("Ada"), table.player("Bilal")
        first = to_play(table)
        elsewhere = table.guild.create_text_channel("elsewhere")
        choices = await ada.autocomplete(elsewhere, "game move", "match", "")
        assert [each["value"] for each in choices] == ["1"]
        refused = await bilal.slash(elsewhere, "game move", match="1")
        assert "Only" in shown(refused.response).text
        await ada.slash(elsewhere, "game move", match="1")
        await table.env.settle()
        post = elsewhere.last_message
        assert post is not None
        assert [each.id for each in post.mentions] == [first.id]
        assert "The match continues here." in shown(post).text
        assert "Choose one action." in await click(table, first, post, "Play")


@acted
async def test_a_lobby_moves_without_a_stumble_and_its_match_begins_where_it_is(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "game new", game="after_the_flood")
        table.channel = table.guild.create_text_channel("elsewhere")
        with heard("cogs") as log:
            await table.type(ada, "game move", match="1")
            await table.env.settle()
        assert not log
        lobby = table.post
        for each in (bilal, chloe):
            await click(table, each, lobby, "Join")
        await click(table, ada, lobby, "Start")
        assert "to play" in shown(table.post).text
        assert "continues here" not in shown(table.post).text
