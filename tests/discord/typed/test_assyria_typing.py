"""What is typed at Assyria, and what it must not be taken for: notes, other moments, too much, the same thing twice."""

from __future__ import annotations

import re
from pathlib import Path

from engine.core.decision import Some
from render.text.words import words_for
from tests.discord.support.assyria_scene import acting, drafting, scene, settled, starting, why
from tests.discord.support.stage import acted, stage
from tests.rules.assyria.table import RED


@acted
async def test_what_stands_only_in_a_note_is_no_answer(tmp_path: Path) -> None:
    """A well is not built for a letter of "ziggourat", nor a Plow bought for a word about what it feeds."""
    async with stage(tmp_path) as table:
        at = await scene(table, settled().put(RED, "b6", "c6", "c7").wells(RED))
        await table.bot.services.people.change(at.ada.id, language="fr")
        seen = await at.refused("n'est pas proposé", "well", intersection="Z")
        assert "B6-C6-C7" in seen.text
        assert list((await at.offered("well", "intersection", "Z")).values()) == ["b6-c6-c7"]  # it may suggest it
        await table.bot.services.people.change(at.ada.id, language="en")
        await at.refused('"ziggurat" is none of the choices', "well", intersection="ziggurat")
        await at.lay(acting(camels=10))
        for typed in ("any", "feeds", "food", "camels"):
            await at.refused(f'"{typed}" is none of the choices', "buy", card=typed)
        await at.refused('"camels" is none of the choices', "extend", hex="camels", end="yes")
        await at.lay(settled(value=4).cards(RED, "date1", "joker").expand(RED))
        await at.refused('"VP" is none of the choices', "huts", hex="c5", hex2="VP")


@acted
async def test_a_hut_is_not_found_by_the_note_about_its_land(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, settled().put(RED, "a2", "c5", "c6").cards(RED, "joker").supply(RED))
        (info,) = await table.bot.services.tables.live()
        (question,) = (await table.bot.services.matches.load(info.id)).asked
        assert question.kind == "feed.huts"
        assert isinstance(question.choice, Some)
        notes = {words_for("assyria", "en").say(each.note) for each in question.choice.options if each.note is not None}
        for note in notes:
            await at.refused("none of the choices", "feed", huts=note.partition(":")[0])


@acted
async def test_the_suggestion_itself_may_be_typed_out(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, acting(camels=10))
        (name,) = await at.offered("extend", "hex")
        assert " · " in name
        await at.type("extend", hex=name)
        assert (await at.state()).ziggurats["b5"].level == 2


@acted
async def test_the_card_whose_huts_are_asked_for_may_be_named_again_but_no_other(tmp_path: Path) -> None:
    """A6.9: chosen before, or taken without asking because there was no other."""
    async with stage(tmp_path) as table:
        huts = settled().put(RED, "a2", "c5", "c6", "c7")
        at = await scene(table, huts.cards(RED, "date2", "barley1", "joker").supply(RED))
        await at.type("feed", card="joker")
        seen = await at.refused('"date 2" is not asked for here', "feed", card="date 2", huts="c5, c7")
        assert "The question is: The Joker feeds 1 hut" in seen.text
        await at.refused("is not asked for here", "feed", card="plan")
        assert list((await at.offered("feed", "huts", card="joker")).values()) == ["+a2", "+c5", "+c6", "+c7"]
        await at.type("feed", card="Joker", huts="c6")
        assert (await at.state()).players[RED].cards == ["barley1", "date2"]
        await at.lay(settled().put(RED, "a2", "c5", "c6", "c7").cards(RED, "joker").supply(RED))
        await at.refused('"barley 1" is not asked for here', "feed", card="barley 1", huts="c6")
        await at.type("feed", card="joker", huts="c6")
        assert (await at.state()).huts_of(RED) == ["c6"]


@acted
async def test_a_list_says_what_would_be_possible_after_its_first_part(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, settled(value=4).cards(RED, "date1", "joker").expand(RED))
        for typed in ("e5", "Z9"):
            seen = await at.refused("Nothing was done; after C6", "huts", hex="c6", hex2=typed)
            assert re.search(r"after C6\b[^,]* possible: A5\b.*, C7\b", seen.text)
            seen = await at.refused("Possible: A5", "huts", hex=typed)
            assert "Nothing was done" not in seen.text
        await at.lay(settled().put(RED, "a2", "c5", "c6", "c7").cards(RED, "date2", "joker").supply(RED))
        await at.refused("you named C5 twice", "feed", card="date 2", huts="c5, c5")


@acted
async def test_when_only_the_end_of_the_turn_is_left_it_says_so(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, starting())
        await at.type("start", hex="b5")
        await at.refused("your turn is complete. First end it with `/end`", "huts", hex="c5")
        await table.bot.services.people.change(at.ada.id, language="fr")
        await at.refused("votre tour est complet. Terminez-le d'abord, avec `/fin`", "draft", card="joker")


@acted
async def test_what_has_passed_is_told_from_what_comes_later(tmp_path: Path) -> None:
    """A4.2"""
    async with stage(tmp_path) as table:
        at = await scene(table, acting())
        for command, option in (("start", "hex"), ("draft", "card")):
            await at.refused("settled when the match began", command, None, **{option: "b5"})
        for command, option in (("harvest", "column"), ("huts", "hex"), ("feed", "card"), ("well", "intersection")):
            await at.refused("it comes again in the next one", command, None, **{option: "b5"})
        await at.lay(settled(turn=8).put(RED, "b6", "c6", "c7").wells(RED))
        await at.refused("this is the last turn", "harvest", column="1")
        await at.refused("another question comes first", "build", hex="c6")


@acted
async def test_the_end_of_the_turn_says_why_it_is_not_come(tmp_path: Path) -> None:
    """A13.12"""
    async with stage(tmp_path) as table:
        at = await scene(table, settled(turn=2, value=2).cards(RED, "date1", "joker").expand(RED))
        seen = await table.type(at.ada, "end")
        assert why("huts_left_to_place", left=2) in seen.text
        assert seen.menus
        await at.lay(settled().put(RED, "c5", "c6", "c7").cards(RED, "date1", "joker").supply(RED))
        assert why("feeding_not_finished") in (await table.type(at.ada, "end")).text
        await at.lay(starting())
        assert "Not yet: your turn can be ended once" in (await table.type(at.ada, "end")).text
        await at.lay(acting())
        assert (await table.type(at.ada, "end")).text.startswith("**Done.**")
        seen = await table.type(at.ada, "end")
        assert "**Bilal** is to play" in seen.text
        assert "Not yet" not in seen.text


@acted
async def test_feeding_without_a_word_follows_the_plan(tmp_path: Path) -> None:
    """A13.14"""
    async with stage(tmp_path) as table:
        at = await scene(table, settled(turn=2, value=2).cards(RED, "date1").expand(RED))
        await at.refused(why("huts_left_to_place", left=2), "feed")
        await at.lay(settled().put(RED, "c5", "c6", "c7").cards(RED, "date2", "barley1", "joker").supply(RED))
        await at.type("feed", end="yes")
        assert (await at.state()).huts_of(RED) == ["c5", "c6", "c7"]
        assert table.pinged == [table.player("Bilal")]


@acted
async def test_huts_named_without_a_card_take_the_only_one_that_fits_them(tmp_path: Path) -> None:
    """A6.10"""
    async with stage(tmp_path) as table:
        huts = settled().put(RED, "a2", "c5", "c6", "c7")
        at = await scene(table, huts.cards(RED, "date2", "barley1", "joker").supply(RED))
        seen = await at.refused('"c6" alone is not enough. Which card feeds your huts?', "feed", huts="c6")
        assert re.search(r"Possible: [^,]*Barley[^,]*, [^,]*Joker[^,]*\.", seen.text)
        await at.refused('"e3" alone is not enough', "feed", huts="e3")
        await at.type("feed", huts="c5, c7")
        assert (await at.state()).players[RED].cards == ["barley1", "joker"]


@acted
async def test_a_number_suggests_the_answer_it_is_and_no_figure_of_a_note(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, acting(camels=10))
        assert list((await at.offered("offer", "camels", "2")).values()) == [2]
        assert await at.offered("offer", "camels", "9") == {}
        await at.lay(settled().market(["palm1"], ["date1", "grape3"], ["barley2"]).harvest())
        assert list((await at.offered("harvest", "column", "2")).values()) == ["2"]
        await at.lay(drafting("barley2", "joker"))
        assert list((await at.offered("draft", "card", "2")).values()) == ["barley2"]
