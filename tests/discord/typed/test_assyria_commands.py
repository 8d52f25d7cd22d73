"""Assyria by slash commands: each decision in one, only legal choices offered, reasons for all that is refused."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from tests.discord.support.assyria_scene import Scene, acting, drafting, scene, settled, starting, why
from tests.discord.support.limits import check_limits
from tests.discord.support.scene import names_of
from tests.discord.support.stage import acted, stage
from tests.rules.assyria.table import BLUE, RED

HEX = {"hex": "hexagone", "end": "fin"}
CARD = {"card": "carte", "end": "fin"}
NAMES = {
    "start": ("depart", HEX),
    "draft": ("choix", CARD),
    "harvest": ("recolte", {"column": "colonne", "end": "fin"}),
    "huts": ("huttes", {"hex": "hexagone", **{f"hex{n}": f"hexagone{n}" for n in (2, 3, 4)}, "end": "fin"}),
    "feed": ("ravitailler", {"card": "carte", "huts": "huttes", "end": "fin"}),
    "well": (
        "puits",
        {"intersection": "intersection", **{f"intersection{n}": f"intersection{n}" for n in (2, 3, 4)}, "end": "fin"},
    ),
    "build": ("construire", HEX),
    "extend": ("agrandir", HEX),
    "intrigue": ("intriguer", {"dignitary": "dignitaire", "end": "fin"}),
    "offer": ("offrande", {"camels": "chameaux", "end": "fin"}),
    "buy": ("acheter", CARD),
    "done": ("termine", {}),
}
"""Commands and options in English and French."""


# Names


@acted
async def test_every_command_and_option_has_its_name_in_both_languages(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        assert await names_of(table, "assyria") == ("assyria", NAMES)


# Set-up and harvest


@acted
async def test_a_starting_space_is_chosen(tmp_path: Path) -> None:
    """A2.8"""
    async with stage(tmp_path) as table:
        at = await scene(table, starting())
        assert list((await at.offered("start", "hex")).values()) == ["b1", "b5", "e2", "e6"]
        await at.refused(why("not_a_start_space", hex="c5"), "start", hex="C5")
        await at.refused(why("hex_not_in_play", hex="i2"), "start", hex="I2", end="yes")
        seen = await at.type("start", hex="B5")
        assert "End turn" in [part["label"] for part in seen.buttons]
        await table.press(at.ada, "Undo step")
        await at.type("start", hex="b5", end="yes")
        assert (await at.state()).ziggurats["b5"].seat == RED
        assert table.pinged == [table.player("Bilal")]


@acted
async def test_a_card_of_the_draft_is_kept(tmp_path: Path) -> None:
    """A2.10"""
    async with stage(tmp_path) as table:
        position = drafting("barley2", "joker")
        at = await scene(table, position)
        assert list((await at.offered("draft", "card", "joker")).values()) == ["joker"]
        await at.refused(why("card_not_in_draft"), "draft", card="barley 3")
        await at.refused(why("card_not_in_draft"), "draft", card="Plow")
        await at.type("draft", card="2 barley", end="yes")
        state = await at.state()
        assert (state.players[RED].cards, state.players[BLUE].cards) == (["barley2"], ["joker"])


@acted
async def test_a_column_is_harvested(tmp_path: Path) -> None:
    """A5.7"""
    async with stage(tmp_path) as table:
        market = (["palm1", "joker"], ["date1", "grape3"], ["barley2", "salt2"])
        at = await scene(table, settled().market(*market).harvest())
        assert list((await at.offered("harvest", "column")).values()) == ["1", "2", "3"]
        assert list((await at.offered("harvest", "column", "grape")).values()) == ["2"]
        await at.refused(why("column_out_of_range"), "harvest", column="5")
        await at.type("harvest", column="barley", end="yes")
        assert (await at.state()).discs == [None, None, RED]
        assert table.pinged == [table.player("Bilal")]
        bilal = table.player("Bilal")
        await at.refused(why("column_taken"), "harvest", bilal, column="column 3")
        await at.type("harvest", bilal, column="1", end="yes")
        state = await at.state()
        assert (state.order, state.phase) == ([BLUE, RED], "expansion")


# Expansion


@acted
async def test_huts_are_placed_in_one_go_each_opening_hexes_for_the_next(tmp_path: Path) -> None:
    """A6.2, A13.4"""
    async with stage(tmp_path) as table:
        at = await scene(table, settled(value=4).cards(RED, "date1", "joker").expand(RED))
        assert list((await at.offered("huts", "hex")).values()) == ["a5", "a6", "b4", "b6", "c5", "c6"]
        assert list((await at.offered("huts", "hex", "barley")).values()) == ["a5", "c6"]
        assert list((await at.offered("huts", "hex2", "c7", hex="c6")).values()) == ["c7"]
        assert await at.offered("huts", "hex2", "c7", hex="b4") == {}
        await at.refused(why("not_adjacent", hex="c7"), "huts", hex="c7", hex2="c6")
        await at.refused("you named C6 twice. Nothing was done.", "huts", hex="c6", hex2="c6")
        await at.refused(why("hex_occupied", hex="e2"), "huts", hex="e2")
        await at.refused('"Z9" is none of the choices', "huts", hex="Z9")
        await at.type("huts", hex="C5", hex2="C6", hex3="C7", hex4="B4", end="yes")
        state = await at.state()
        assert (state.huts_of(RED), state.phase) == (["b4", "c5", "c6", "c7"], "expansion")
        await table.press(at.ada, "Undo step")
        assert (await at.state()).huts_of(RED) == []


@acted
async def test_fewer_huts_than_due_are_asked_on_and_more_are_refused(tmp_path: Path) -> None:
    """A6.4"""
    async with stage(tmp_path) as table:
        at = await scene(table, settled(turn=2, value=2).cards(RED, "date1").expand(RED))
        few = "only 2 left here, and you named 3. Nothing was done."
        await at.refused(few, "huts", hex="c5", hex2="c6", hex3="b4")
        await at.lay(settled(turn=2, value=2).cards(RED, "date1", "joker").expand(RED))
        await at.refused(few, "huts", hex="c5", hex2="c6", hex3="b4")  # feeding is asked then
        await at.refused(why("huts_left_to_place", left=2), "done")
        await at.refused(why("huts_left_to_place", left=2), "well", intersection="b5-c5-c6")
        await at.refused(why("huts_left_to_place", left=2), "feed", card="date 1")
        seen = await at.type("huts", hex="c5", end="yes")
        assert seen.menus
        await at.refused(why("huts_left_to_place", left=1), "done")
        assert (await at.state()).huts_of(RED) == ["c5"]


@acted
async def test_a_well_is_not_given_up_by_the_end_of_another_command(tmp_path: Path) -> None:
    """A6.21: huts that feed themselves lead to a well; only `well` or `done` ends the turn there."""
    async with stage(tmp_path) as table:
        at = await scene(table, settled(turn=2, value=3).cards(RED, "palm1", "barley1", "date1").expand(RED))
        post = table.post.id
        await at.type("huts", hex="b6", hex2="c6", hex3="c7", end="yes")
        state = await at.state()
        assert (state.players[RED].cards, state.wells) == ([], [])
        assert table.post.id == post
        await at.type("well", intersection="C7-B6-C6", end="yes")
        state = await at.state()
        assert state.wells == ["b6-c6-c7"]
        assert table.pinged == [table.player("Bilal")]


@acted
async def test_huts_are_fed_card_by_card(tmp_path: Path) -> None:
    """A6.9-A6.13"""
    async with stage(tmp_path) as table:
        position = settled().put(RED, "a2", "c5", "c6", "c7").cards(RED, "date2", "barley1", "joker").supply(RED)
        at = await scene(table, position)
        assert list((await at.offered("feed", "card")).values()) == ["plan", "barley1", "date2", "joker"]
        sets = await at.offered("feed", "huts", card="date 2")
        assert list(sets.values()) == ["+a2+c5", "+a2+c7", "+c5+c7"]
        assert next(iter(sets)) == "A2, C5"
        assert list((await at.offered("feed", "huts", "C7", card="date2")).values()) == ["+a2+c7", "+c5+c7"]
        assert list((await at.offered("feed", "huts", "c7, c", card="date2")).values()) == ["+c5+c7"]
        assert list((await at.offered("feed", "huts", "barley", card="joker")).values()) == ["+c6"]
        await at.refused(why("food_mismatch", card="date2"), "feed", card="date 2", huts="c5, c6")
        await at.refused(why("wrong_hut_count", huts=2), "feed", card="date 2", huts="c5")
        await at.refused(why("hut_not_yours"), "feed", card="date 2", huts="c5, e3")
        await at.refused(why("card_not_owned"), "feed", card="salt 3")
        await at.refused(why("feeding_not_finished"), "well", intersection="b6-c6-c7")
        await at.refused(why("feeding_not_finished"), "done")
        await at.type("feed", card="date 2", huts="C7, C5")
        await at.refused(why("hut_already_fed"), "feed", card="Joker", huts="c7")
        await at.type("feed", card="Joker", huts="c6", end="yes")
        state = await at.state()
        assert state.huts_of(RED) == ["c5", "c6", "c7"]
        assert state.players[RED].cards == ["barley1"]
        assert table.pinged == [table.player("Bilal")]


@acted
async def test_huts_are_fed_by_the_plan(tmp_path: Path) -> None:
    """A13.14"""
    async with stage(tmp_path) as table:
        position = settled().put(RED, "c5", "c6", "c7").cards(RED, "date2", "barley1", "joker").supply(RED)
        at = await scene(table, position)
        await at.type("feed", card="plan", end="yes")
        assert (await at.state()).huts_of(RED) == ["c5", "c6", "c7"]


@acted
async def test_a_card_that_matches_but_one_hut_needs_no_hut_said(tmp_path: Path) -> None:
    """A13.5"""
    async with stage(tmp_path) as table:
        position = settled().put(RED, "c5", "c6").cards(RED, "date1", "barley1", "joker").supply(RED)
        at = await scene(table, position)
        await at.type("feed", card="date 1")
        await table.press(at.ada, "Undo step")
        await at.refused(why("food_mismatch", card="date1"), "feed", card="date 1", huts="c6")
        await at.type("feed", card="date 1", huts="c5")
        assert (await at.state()).players[RED].cards == ["barley1", "joker"]


@acted
async def test_wells_are_built_their_hexes_in_any_order(tmp_path: Path) -> None:
    """A6.18-A6.22"""
    async with stage(tmp_path) as table:
        huts = ("a4", "b3", "b4", "b6", "c6", "c7", "d6")
        at = await scene(table, settled().put(RED, *huts).wells(RED))
        offered = await at.offered("well", "intersection")
        assert list(offered.values()) == ["b6-c6-c7", "c6-c7-d6"]
        assert list((await at.offered("well", "intersection2", intersection="d6 c7 c6")).values()) == ["b6-c6-c7"]
        assert list((await at.offered("well", "intersection", "d6-c6")).values()) == ["c6-c7-d6"]
        await at.refused("several things", "well", intersection="c7-c6")
        await at.refused(why("corner_between_rivers", corner="a4-b3-b4"), "well", intersection="B4-B3-A4")
        await at.refused(why("corner_needs_three_own_huts", corner="b5-b6-c6"), "well", intersection="b5-b6-c6")
        await at.refused(why("bad_corner"), "well", intersection="i1-i2-j1")
        twice = "you named C6-C7-D6 twice"
        await at.refused(twice, "well", intersection="D6-C6-C7", intersection2="c6-c7-d6")
        await at.type("well", intersection="D6 C6 C7", intersection2="b6-c6-c7", end="yes")
        assert (await at.state()).wells == ["c6-c7-d6", "b6-c6-c7"]
        assert table.pinged == [table.player("Bilal")]


@acted
async def test_no_more_wells(tmp_path: Path) -> None:
    """A13.13"""
    async with stage(tmp_path) as table:
        at = await scene(table, settled().put(RED, "b6", "c6", "c7").wells(RED))
        seen = await at.type("done")
        assert seen.text.startswith("**Done.**")
        assert (await at.state()).wells == []
        assert table.pinged == [table.player("Bilal")]


# Actions


@acted
async def test_actions_follow_one_another_until_the_last_one_ends_the_turn(tmp_path: Path) -> None:
    """A7.1"""
    async with stage(tmp_path) as table:
        at = await scene(table, acting(camels=10))
        assert list((await at.offered("build", "hex")).values()) == ["c6", "c7"]
        assert list((await at.offered("extend", "hex")).values()) == ["b5"]
        assert list((await at.offered("intrigue", "dignitary")).values()) == ["upper", "middle", "lower"]
        assert list((await at.offered("offer", "camels")).values()) == [1, 2, 3]
        assert list((await at.offered("buy", "card")).values()) == ["palm1", "joker", "plow"]
        await at.type("extend", hex="B5")
        await at.type("offer", camels=2)
        await at.type("buy", card="Joker")
        await at.type("intrigue", dignitary="lower", end="yes")
        state = await at.state()
        assert (state.ziggurats["b5"].level, state.players[RED].offering, state.assur["lower"]) == (2, 2, [RED])
        assert (state.players[RED].cards, state.players[RED].camels) == (["joker"], 1)
        assert table.pinged == [table.player("Bilal")]


@acted
async def test_a_ziggurat_is_built_and_the_actions_are_ended(tmp_path: Path) -> None:
    """A7.4"""
    async with stage(tmp_path) as table:
        at = await scene(table, acting(camels=7))
        await at.type("build", hex="c6")
        seen = await at.type("done")
        assert seen.text.startswith("**Done.**")
        assert (await at.state()).sites_of(RED) == ["b5", "c6"]


@acted
async def test_an_action_begun_on_the_panel_is_finished_by_its_command_only(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, acting(camels=10))
        (info,) = await table.bot.services.tables.live()
        loaded = await table.bot.services.matches.load(info.id)
        (question,) = loaded.asked
        await table.bot.services.matches.answer(info.id, RED, question.token, ["build"], at.ada.id)
        await at.refused("Not now", "extend", hex="b5")
        assert list((await at.offered("build", "hex")).values()) == ["c6", "c7"]
        await at.type("build", hex="c7", end="yes")
        assert (await at.state()).sites_of(RED) == ["b5", "c7"]


@acted
async def test_what_an_action_cannot_do_is_refused_with_the_reason_and_what_is_possible(tmp_path: Path) -> None:
    """A13.12: the object that was typed tells why, even where the action has no object at all."""
    async with stage(tmp_path) as table:
        at = await scene(table, acting(camels=10))
        seen = await at.refused(why("river_hex", hex="c5"), "build", hex="C5")
        assert re.search(r"Possible: C6\b[^,]*, C7\b[^,]*\.", seen.text)
        await at.refused(why("no_own_hut_here", hex="d5"), "build", hex="d5")
        await at.refused(why("not_your_ziggurat", hex="e2"), "extend", hex="e2", end="yes")
        await at.refused(why("offering_amount", most=3), "offer", camels=4)
        await at.refused(why("card_not_for_sale"), "buy", card="salt 1")
        await at.refused('"the king" is none of the choices', "intrigue", dignitary="the king")
        await at.refused("Not now", "harvest", column="1")
        await at.refused("Not now", "huts", hex="b6")
        await at.lay(acting(camels=1))
        await at.refused(why("not_enough_camels", camels=6, have=1), "build", hex="c6")
        await at.refused(why("not_enough_camels", camels=3, have=1), "extend", hex="b5")
        await at.refused(why("not_enough_camels", camels=2, have=1), "intrigue", dignitary="lower")
        await at.refused(why("not_enough_camels", camels=2, have=1), "buy", card="Plow")
        await at.refused(why("action_build"), "build", hex="somewhere")


# Who may type, and when


@acted
async def test_whoever_is_not_asked_is_offered_nothing_and_changes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, acting())
        stranger = table.guild.add_member(table.env.create_user("Dana"))
        for who in (table.player("Bilal"), stranger):
            for command, (_, options) in NAMES.items():
                for option in options:
                    if option != "end":
                        assert await at.offered(command, option, who=who) == {}
        for command, (_, options) in NAMES.items():
            first = {option: 1 if option == "camels" else "b5" for option in list(options)[:1]}
            seen = await at.refused("You are watching this match.", command, stranger, **first)
            assert not seen.menus
            seen = await at.refused("**Ada** is to play", command, table.player("Bilal"), **first)
            assert not seen.menus


@acted
async def test_a_command_typed_after_the_turn_changes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, acting())
        await at.type("done")
        await at.refused("**Bilal** is to play", "extend", hex="b5")
        await at.refused("**Bilal** is to play", "done")


@acted
async def test_only_where_assyria_is_played(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = Scene(table)
        assert await at.offered("start", "hex") == {}
        assert "No match in this channel" in (await at.type("start", hex="b5")).text
        await table.type(at.ada, "game new", game="assyria")
        assert await at.offered("start", "hex") == {}
        assert "not started" in (await at.type("start", hex="b5")).text


@acted
async def test_each_game_has_its_own_commands(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match("assyria")
        (first,) = table.pinged
        seen = await table.type(first, "flood build", area="ur")
        assert seen.text == "Not possible: Assyria is played here."
        assert "`/assyria huts`" in (await table.type(first, "help")).text
        assert "`/flood" not in (await table.type(first, "help")).text


@acted
async def test_while_the_match_is_paused_nothing_is_typed(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, acting())
        async with table.bot.services.db.transaction() as tx:
            await tx.run("update matches set status = 'paused'")
        assert await at.offered("extend", "hex") == {}
        await at.refused("The match is paused.", "extend", hex="b5")


# Words


@acted
async def test_a_french_player_may_type_french_english_and_ids(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, drafting("barley2", "joker"))
        await table.bot.services.people.change(at.ada.id, language="fr")
        for typed in ("orge 2", "2 orge", "ORGE ×2", "barley 2", "barley2", "org"):
            assert list((await at.offered("draft", "card", typed)).values()) == ["barley2"]
        await at.lay(settled().market(["palm1"], ["date1", "grape3"], ["barley2"]).harvest())
        await at.type("harvest", column="colonne 2")
        assert (await at.state()).discs[1] == RED
        await at.lay(settled(value=4).cards(RED, "date1", "joker").expand(RED))
        assert list((await at.offered("huts", "hex", "orge")).values()) == ["a5", "c6"]
        await at.lay(settled().put(RED, "c5", "c6", "c7").cards(RED, "date1", "plow").supply(RED))
        assert "plow" in (await at.offered("feed", "card", "charrue")).values()
        await at.type("feed", card="datte 1", huts="C7")
        assert (await at.state()).players[RED].cards == []
        await at.lay(acting(camels=10))
        await at.type("intrigue", dignitary="supérieur")
        await at.type("buy", card="charrue")
        await at.refused("cela coûte 6 chameaux, vous en avez 4", "build", hex="c6")
        state = await at.state()
        assert (state.assur["upper"], state.players[RED].plow) == ([RED], True)


ODD = ["*" * 100, "-", ",,,,", "9999 huts", "+c5+c6", "·", "0", "=2", "/", "!b5", "c5/c6", "done", "build.c6"]


@pytest.mark.parametrize("typed", ODD)
def test_odd_words_are_refused_politely(tmp_path: Path, typed: str) -> None:
    @acted
    async def play(tmp_path: Path) -> None:
        async with stage(tmp_path) as table:
            at = await scene(table, settled().put(RED, "c5", "c6", "c7").cards(RED, "date1", "plow").supply(RED))
            for position, tried in (
                (None, (("feed", "card"), ("feed", "huts"))),
                (settled(value=4).expand(RED), (("huts", "hex"), ("huts", "hex2"))),
                (settled().put(RED, "b6", "c6", "c7").wells(RED), (("well", "intersection"),)),
                (acting(), (("build", "hex"), ("buy", "card"), ("intrigue", "dignitary"))),
            ):
                if position is not None:
                    await at.lay(position)
                before = (await at.state()).answer_count
                for command, option in tried:
                    await at.offered(command, option, typed)
                    filled = {"hex": "c5"} if option == "hex2" else {}
                    seen = await at.type(command, None, **filled, **{option: typed})
                    check_limits(seen.components)
                    assert "⚠️" not in seen.text
                    assert (await at.state()).answer_count == before

    play(tmp_path)


@acted
async def test_completing_takes_no_time(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        cards = ("date2", "date1", "barley2", "grape2", "palm1", "joker", "plow")
        huts = ("a2", "b6", "c5", "c6", "c7", "d5", "d6")
        positions = (
            (settled(value=4).put(RED, *huts[:5]).expand(RED), (("huts", "hex"), ("huts", "hex4"))),
            (settled().put(RED, *huts).cards(RED, *cards).supply(RED), (("feed", "card"), ("feed", "huts"))),
            (settled().put(RED, *huts).wells(RED), (("well", "intersection"), ("well", "intersection2"))),
            (acting(camels=10), (("build", "hex"), ("buy", "card"))),
        )
        at = await scene(table, positions[0][0])
        took: list[float] = []
        for position, tried in positions:
            await at.lay(position)
            for command, option in tried * 3:
                before = time.process_time()
                assert await at.offered(command, option)
                took.append(time.process_time() - before)
        assert sorted(took)[len(took) // 2] < 0.03
