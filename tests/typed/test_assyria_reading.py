"""Assyria typed: each decision in one command, only legal choices offered, reasons for all that is refused."""

from __future__ import annotations

import re
import time

import pytest

from engine.assyria import GAME
from engine.core.errors import Refused
from tests.rules.assyria.table import BLUE, RED, Table
from tests.typed.keyboard import Keyboard
from tests.typed.positions import acting, drafting, settled, starting, why


def typing(position: Table) -> Keyboard:
    """Sit down as RED, who is to act."""
    return Keyboard(GAME, position)


def test_a_starting_space_is_chosen() -> None:
    """A2.8"""
    at = typing(starting())
    assert list((at.offered("start", "hex")).values()) == ["b1", "b5", "e2", "e6"]
    at.refused(why("not_a_start_space", hex="c5"), "start", hex="C5")
    at.refused(why("hex_not_in_play", hex="i2"), "start", hex="I2", end="yes")
    at.type("start", hex="B5")
    assert not at.panel.end.greyed
    at.match.undo(RED)
    at.type("start", hex="b5", end="yes")
    assert at.state.ziggurats["b5"].seat == RED
    assert at.waiting == {BLUE}


def test_a_card_of_the_draft_is_kept() -> None:
    """A2.10"""
    position = drafting("barley2", "joker")
    at = typing(position)
    assert list((at.offered("draft", "card", "joker")).values()) == ["joker"]
    at.refused(why("card_not_in_draft"), "draft", card="barley 3")
    at.refused(why("card_not_in_draft"), "draft", card="Plow")
    at.type("draft", card="2 barley", end="yes")
    state = at.state
    assert (state.players[RED].cards, state.players[BLUE].cards) == (["barley2"], ["joker"])


def test_a_column_is_harvested() -> None:
    """A5.7"""
    market = (["palm1", "joker"], ["date1", "grape3"], ["barley2", "salt2"])
    at = typing(settled().market(*market).harvest())
    assert list((at.offered("harvest", "column")).values()) == ["1", "2", "3"]
    assert list((at.offered("harvest", "column", "grape")).values()) == ["2"]
    at.refused(why("column_out_of_range"), "harvest", column="5")
    at.type("harvest", column="barley", end="yes")
    assert at.state.discs == [None, None, RED]
    assert at.waiting == {BLUE}
    at.pass_on(BLUE)
    at.refused(why("column_taken"), "harvest", column="column 3")
    at.type("harvest", column="1", end="yes")
    state = at.state
    assert (state.order, state.phase) == ([BLUE, RED], "expansion")


def test_huts_are_placed_in_one_go_each_opening_hexes_for_the_next() -> None:
    """A6.2, A13.4"""
    at = typing(settled(value=4).cards(RED, "date1", "joker").expand(RED))
    assert list((at.offered("huts", "hex")).values()) == ["a5", "a6", "b4", "b6", "c5", "c6"]
    assert list((at.offered("huts", "hex", "barley")).values()) == ["a5", "c6"]
    assert list((at.offered("huts", "hex2", "c7", hex="c6")).values()) == ["c7"]
    assert at.offered("huts", "hex2", "c7", hex="b4") == {}
    at.refused(why("not_adjacent", hex="c7"), "huts", hex="c7", hex2="c6")
    at.refused("you named C6 twice. Nothing was done.", "huts", hex="c6", hex2="c6")
    at.refused(why("hex_occupied", hex="e2"), "huts", hex="e2")
    at.refused('"Z9" is not one of the choices', "huts", hex="Z9")
    at.type("huts", hex="C5", hex2="C6", hex3="C7", hex4="B4", end="yes")
    state = at.state
    assert (state.huts_of(RED), state.phase) == (["b4", "c5", "c6", "c7"], "expansion")
    at.match.undo(RED)
    assert at.state.huts_of(RED) == []


def test_fewer_huts_than_due_are_asked_on_and_more_are_refused() -> None:
    """A6.4"""
    at = typing(settled(turn=2, value=2).cards(RED, "date1").expand(RED))
    few = "you made 3 choices, but only 2 are possible here. Nothing was done."
    at.refused(few, "huts", hex="c5", hex2="c6", hex3="b4")
    at.lay(settled(turn=2, value=2).cards(RED, "date1", "joker").expand(RED))
    at.refused(few, "huts", hex="c5", hex2="c6", hex3="b4")  # feeding is asked then
    at.refused(why("huts_left_to_place", left=2), "done")
    at.refused(why("huts_left_to_place", left=2), "well", intersection="b5-c5-c6")
    at.refused(why("huts_left_to_place", left=2), "feed", card="date 1")
    at.type("huts", hex="c5", end="yes")
    assert at.panel.rows
    at.refused(why("huts_left_to_place", left=1), "done")
    assert at.state.huts_of(RED) == ["c5"]


def test_a_well_is_not_given_up_by_the_end_of_another_command() -> None:
    """A6.21: huts that feed themselves lead to a well; only `well` or `done` ends the turn there."""
    at = typing(settled(turn=2, value=3).cards(RED, "palm1", "barley1", "date1").expand(RED))
    at.type("huts", hex="b6", hex2="c6", hex3="c7", end="yes")
    state = at.state
    assert (state.players[RED].cards, state.wells) == ([], [])
    assert at.waiting == {RED}
    at.type("well", intersection="C7-B6-C6", end="yes")
    state = at.state
    assert state.wells == ["b6-c6-c7"]
    assert at.waiting == {BLUE}


def test_huts_are_fed_card_by_card() -> None:
    """A6.9-A6.13"""
    huts = settled(rules=1).put(RED, "a2", "c5", "c6", "c7")
    at = typing(huts.cards(RED, "date2", "barley1", "joker").supply(RED))
    assert list((at.offered("feed", "card")).values()) == ["plan", "barley1", "date2", "joker"]
    sets = at.offered("feed", "huts", card="date 2")
    assert list(sets.values()) == ["+a2+c5", "+a2+c7", "+c5+c7"]
    assert next(iter(sets)) == "A2, C5"
    assert list((at.offered("feed", "huts", "C7", card="date2")).values()) == ["+a2+c7", "+c5+c7"]
    assert list((at.offered("feed", "huts", "c7, c", card="date2")).values()) == ["+c5+c7"]
    assert list((at.offered("feed", "huts", "barley", card="joker")).values()) == ["+c6"]
    at.refused(why("food_mismatch", card="date2"), "feed", card="date 2", huts="c5, c6")
    at.refused(why("wrong_hut_count", huts=2), "feed", card="date 2", huts="c5")
    at.refused(why("hut_not_yours"), "feed", card="date 2", huts="c5, e3")
    at.refused(why("card_not_owned"), "feed", card="salt 3")
    at.refused(why("feeding_not_finished"), "well", intersection="b6-c6-c7")
    at.refused(why("feeding_not_finished"), "done")
    at.type("feed", card="date 2", huts="C7, C5")
    at.refused(why("hut_already_fed"), "feed", card="Joker", huts="c7")
    at.type("feed", card="Joker", huts="c6", end="yes")
    state = at.state
    assert state.huts_of(RED) == ["c5", "c6", "c7"]
    assert state.players[RED].cards == ["barley1"]
    assert at.waiting == {BLUE}


def test_a_hut_that_can_be_fed_is_not_sacrificed() -> None:
    """A6.14"""
    at = typing(settled().put(RED, "a2", "b3", "c5").cards(RED, "palm1", "joker").supply(RED))
    assert list((at.offered("feed", "huts", card="joker")).values()) == ["+a2", "+c5"]
    at.refused(why("hut_sacrificed"), "feed", card="Joker", huts="b3")
    at.type("feed", card="Joker", huts="c5", end="yes")
    assert at.state.huts_of(RED) == ["b3", "c5"]


def test_huts_are_fed_by_the_plan() -> None:
    """A13.14"""
    position = settled().put(RED, "c5", "c6", "c7").cards(RED, "date2", "barley1", "joker").supply(RED)
    at = typing(position)
    at.type("feed", card="plan", end="yes")
    assert at.state.huts_of(RED) == ["c5", "c6", "c7"]


def test_a_card_that_matches_but_one_hut_needs_no_hut_said() -> None:
    """A13.5"""
    position = settled().put(RED, "c5", "c6").cards(RED, "date1", "barley1", "joker").supply(RED)
    at = typing(position)
    at.type("feed", card="date 1")
    at.match.undo(RED)
    at.refused(why("food_mismatch", card="date1"), "feed", card="date 1", huts="c6")
    at.type("feed", card="date 1", huts="c5")
    assert at.state.players[RED].cards == ["barley1", "joker"]


def test_wells_are_built_their_hexes_in_any_order() -> None:
    """A6.18-A6.22"""
    huts = ("a4", "b3", "b4", "b6", "c6", "c7", "d6")
    at = typing(settled().put(RED, *huts).wells(RED))
    offered = at.offered("well", "intersection")
    assert list(offered.values()) == ["b6-c6-c7", "c6-c7-d6"]
    assert list((at.offered("well", "intersection2", intersection="d6 c7 c6")).values()) == ["b6-c6-c7"]
    assert list((at.offered("well", "intersection", "d6-c6")).values()) == ["c6-c7-d6"]
    at.refused("several things", "well", intersection="c7-c6")
    at.refused(why("corner_between_rivers", corner="a4-b3-b4"), "well", intersection="B4-B3-A4")
    at.refused(why("corner_needs_three_own_huts", corner="b5-b6-c6"), "well", intersection="b5-b6-c6")
    at.refused(why("bad_corner"), "well", intersection="i1-i2-j1")
    twice = "you named C6-C7-D6 twice"
    at.refused(twice, "well", intersection="D6-C6-C7", intersection2="c6-c7-d6")
    at.type("well", intersection="D6 C6 C7", intersection2="b6-c6-c7", end="yes")
    assert at.state.wells == ["c6-c7-d6", "b6-c6-c7"]
    assert at.waiting == {BLUE}


def test_no_more_wells() -> None:
    """A13.13"""
    at = typing(settled().put(RED, "b6", "c6", "c7").wells(RED))
    at.type("done")
    assert at.waiting == {BLUE}
    assert at.state.wells == []
    assert at.waiting == {BLUE}


def test_actions_follow_one_another_until_the_last_one_ends_the_turn() -> None:
    """A7.1"""
    at = typing(acting(camels=10))
    assert list((at.offered("build", "hex")).values()) == ["c6", "c7"]
    assert list((at.offered("extend", "hex")).values()) == ["b5"]
    assert list((at.offered("intrigue", "dignitary")).values()) == ["upper", "middle", "lower"]
    assert list((at.offered("offer", "camels")).values()) == ["1", "2", "3"]
    assert list((at.offered("buy", "card")).values()) == ["palm1", "joker", "plow"]
    at.type("extend", hex="B5")
    at.type("offer", camels=2)
    at.type("buy", card="Joker")
    at.type("intrigue", dignitary="lower", end="yes")
    state = at.state
    assert (state.ziggurats["b5"].level, state.players[RED].offering, state.assur["lower"]) == (2, 2, [RED])
    assert (state.players[RED].cards, state.players[RED].camels) == (["joker"], 1)
    assert at.waiting == {BLUE}


def test_a_ziggurat_is_built_and_the_actions_are_ended() -> None:
    """A7.4"""
    at = typing(acting(camels=7))
    at.type("build", hex="c6")
    at.type("done")
    assert at.waiting == {BLUE}
    assert at.state.sites_of(RED) == ["b5", "c6"]


def test_an_action_begun_on_the_panel_is_finished_by_its_command_only() -> None:
    at = typing(acting(camels=10))
    (question,) = at.match.asked
    at.match.answer(RED, question.token, ["build"])
    at.refused("Not now", "extend", hex="b5")
    assert list((at.offered("build", "hex")).values()) == ["c6", "c7"]
    at.type("build", hex="c7", end="yes")
    assert at.state.sites_of(RED) == ["b5", "c7"]


def test_what_an_action_cannot_do_is_refused_with_the_reason_and_what_is_possible() -> None:
    """A13.12: the object that was typed tells why, even where the action has no object at all."""
    at = typing(acting(camels=10))
    said = at.refused(why("river_hex", hex="c5"), "build", hex="C5")
    assert re.search(r"Possible: C6\b[^,]* or C7\b[^,]*\.", said)
    at.refused(why("no_own_hut_here", hex="d5"), "build", hex="d5")
    at.refused(why("not_your_ziggurat", hex="e2"), "extend", hex="e2", end="yes")
    at.refused(why("offering_amount", most=3), "offer", camels=4)
    at.refused(why("card_not_for_sale"), "buy", card="salt 1")
    at.refused('"the king" is not one of the choices', "intrigue", dignitary="the king")
    at.refused("Not now", "harvest", column="1")
    at.refused("Not now", "huts", hex="b6")
    at.lay(acting(camels=1))
    at.refused(why("not_enough_camels", camels=6, have=1), "build", hex="c6")
    at.refused(why("not_enough_camels", camels=3, have=1), "extend", hex="b5")
    at.refused(why("not_enough_camels", camels=2, have=1), "intrigue", dignitary="lower")
    at.refused(why("not_enough_camels", camels=2, have=1), "buy", card="Plow")
    at.refused(why("action_build"), "build", hex="somewhere")


def test_a_french_player_may_type_french_english_and_ids() -> None:
    at = typing(drafting("barley2", "joker"))
    at.speak("fr")
    for typed in ("orge 2", "2 orge", "ORGE ×2", "barley 2", "barley2", "org"):
        assert list((at.offered("draft", "card", typed)).values()) == ["barley2"]
    at.lay(settled().market(["palm1"], ["date1", "grape3"], ["barley2"]).harvest())
    at.type("harvest", column="colonne 2")
    assert at.state.discs[1] == RED
    at.lay(settled(value=4).cards(RED, "date1", "joker").expand(RED))
    assert list((at.offered("huts", "hex", "orge")).values()) == ["a5", "c6"]
    at.lay(settled().put(RED, "c5", "c6", "c7").cards(RED, "date1", "plow").supply(RED))
    assert "plow" in (at.offered("feed", "card", "charrue")).values()
    at.type("feed", card="datte 1", huts="C7")
    assert at.state.players[RED].cards == []
    at.lay(acting(camels=10))
    at.type("intrigue", dignitary="supérieur")
    at.type("buy", card="charrue")
    at.refused("cela coûte 6 chameaux, et vous n'en avez que 4", "build", hex="c6")
    state = at.state
    assert (state.assur["upper"], state.players[RED].plow) == ([RED], True)


def test_completing_takes_no_time() -> None:
    cards = ("date2", "date1", "barley2", "grape2", "palm1", "joker", "plow")
    huts = ("a2", "b6", "c5", "c6", "c7", "d5", "d6")
    positions = (
        (settled(value=4).put(RED, *huts[:5]).expand(RED), (("huts", "hex"), ("huts", "hex4"))),
        (settled().put(RED, *huts).cards(RED, *cards).supply(RED), (("feed", "card"), ("feed", "huts"))),
        (settled().put(RED, *huts).wells(RED), (("well", "intersection"), ("well", "intersection2"))),
        (acting(camels=10), (("build", "hex"), ("buy", "card"))),
    )
    at = typing(positions[0][0])
    took: list[float] = []
    for position, tried in positions:
        at.lay(position)
        for command, option in tried * 3:
            before = time.process_time()
            assert at.offered(command, option)
            took.append(time.process_time() - before)
    assert sorted(took)[len(took) // 2] < 0.03


ODD = ["*" * 100, "-", ",,,,", "9999 huts", "+c5+c6", "·", "0", "=2", "/", "!b5", "c5/c6", "done", "build.c6"]


@pytest.mark.parametrize("typed", ODD)
def test_odd_words_are_refused_politely(typed: str) -> None:
    for position, tried in (
        (
            settled().put(RED, "c5", "c6", "c7").cards(RED, "date1", "plow").supply(RED),
            (("feed", "card"), ("feed", "huts")),
        ),
        (settled(value=4).expand(RED), (("huts", "hex"), ("huts", "hex2"))),
        (settled().put(RED, "b6", "c6", "c7").wells(RED), (("well", "intersection"),)),
        (acting(), (("build", "hex"), ("buy", "card"), ("intrigue", "dignitary"))),
    ):
        at = typing(position)
        for command, option in tried:
            at.offered(command, option, typed)
            filled = {"hex": "c5"} if option == "hex2" else {}
            with pytest.raises(Refused):
                at.type(command, **filled, **{option: typed})
            assert not at.match.draft_of(RED)
