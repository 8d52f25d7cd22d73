"""What is typed at Assyria, and what it must not be taken for: notes, other moments, too much, the same thing twice."""

from __future__ import annotations

import re

from tests.games import words_for
from tests.rules.assyria.table import BLUE, RED
from tests.typed.positions import acting, drafting, settled, starting, why
from tests.typed.test_assyria_reading import typing


def test_what_stands_only_in_a_note_is_no_answer() -> None:
    """A well is not built for a letter of "ziggourat", nor a Plow bought for a word about what it feeds."""
    at = typing(settled().put(RED, "b6", "c6", "c7").wells(RED))
    at.speak("fr")
    said = at.refused("n'est pas proposé", "well", intersection="Z")
    assert "B6-C6-C7" in said
    assert list((at.offered("well", "intersection", "Z")).values()) == ["b6-c6-c7"]  # it may suggest it
    at.speak("en")
    at.refused('"ziggurat" is not one of the choices', "well", intersection="ziggurat")
    at.lay(acting(camels=10))
    for typed in ("any", "feeds", "food", "camels"):
        at.refused(f'"{typed}" is not one of the choices', "buy", card=typed)
    at.refused('"camels" is not one of the choices', "extend", hex="camels", end="yes")
    at.lay(settled(value=4).cards(RED, "date1", "joker").expand(RED))
    at.refused('"VP" is not one of the choices', "huts", hex="c5", hex2="VP")


def test_a_hut_is_not_found_by_the_note_about_its_land() -> None:
    at = typing(settled().put(RED, "a2", "c5", "c6").cards(RED, "joker").supply(RED))
    (question,) = at.match.asked
    assert question.kind == "feed.huts"
    notes = {words_for("assyria", "en").say(each.note) for each in question.choice.offered if each.note is not None}
    for note in notes:
        at.refused("not one of the choices", "feed", huts=note.partition(":")[0])


def test_the_suggestion_itself_may_be_typed_out() -> None:
    at = typing(acting(camels=10))
    (name,) = at.offered("extend", "hex")
    assert " · " in name
    at.type("extend", hex=name)
    assert at.state.ziggurats["b5"].level == 2


def test_the_card_whose_huts_are_asked_for_may_be_named_again_but_no_other() -> None:
    """A6.9: chosen before, or taken without asking because there was no other."""
    huts = settled(rules=1).put(RED, "a2", "c5", "c6", "c7")
    at = typing(huts.cards(RED, "date2", "barley1", "joker").supply(RED))
    at.type("feed", card="joker")
    said = at.refused('"date 2" does not answer the question', "feed", card="date 2", huts="c5, c7")
    assert "You are now asked: The Joker feeds 1 of these 4 huts" in said
    at.refused("does not answer", "feed", card="plan")
    assert list((at.offered("feed", "huts", card="joker")).values()) == ["+a2", "+c5", "+c6", "+c7"]
    at.type("feed", card="Joker", huts="c6")
    assert at.state.players[RED].cards == ["barley1", "date2"]
    at.lay(settled().put(RED, "a2", "c5", "c6", "c7").cards(RED, "joker").supply(RED))
    at.refused('"barley 1" does not answer', "feed", card="barley 1", huts="c6")
    at.type("feed", card="joker", huts="c6")
    assert at.state.huts_of(RED) == ["c6"]


def test_a_list_says_what_would_be_possible_after_its_first_part() -> None:
    at = typing(settled(value=4).cards(RED, "date1", "joker").expand(RED))
    for typed in ("e5", "Z9"):
        said = at.refused('Nothing was done. Possible after "C6', "huts", hex="c6", hex2=typed)
        assert re.search(r"Possible after \"C6\b[^,]*: A5\b.*, C7\b", said)
        said = at.refused("Possible: A5", "huts", hex=typed)
        assert "Nothing was done" not in said
    at.lay(settled().put(RED, "a2", "c5", "c6", "c7").cards(RED, "date2", "joker").supply(RED))
    at.refused("you named C5 twice", "feed", card="date 2", huts="c5, c5")


def test_when_only_the_end_of_the_turn_is_left_it_says_so() -> None:
    at = typing(starting())
    at.type("start", hex="b5")
    at.refused("you have nothing left to choose. End your turn with `/end`", "huts", hex="c5")
    at.speak("fr")
    at.refused("vous avez déjà fait tous vos choix. Terminez d'abord votre tour, avec `/end`", "draft", card="joker")


def test_what_has_passed_is_told_from_what_comes_later() -> None:
    """A4.2"""
    at = typing(acting())
    for command, option in (("start", "hex"), ("draft", "card")):
        at.refused("decided at the start of the match", command, **{option: "b5"})
    for command, option in (("harvest", "column"), ("huts", "hex"), ("feed", "card"), ("well", "intersection")):
        at.refused("it comes up again in the next one", command, **{option: "b5"})
    at.lay(settled(turn=8).put(RED, "b6", "c6", "c7").wells(RED))
    at.refused("there are no more turns", "harvest", column="1")
    at.refused("another question comes first", "build", hex="c6")


def test_feeding_without_a_word_follows_the_plan() -> None:
    """A13.14"""
    at = typing(settled(turn=2, value=2).cards(RED, "date1").expand(RED))
    at.refused(why("huts_left_to_place", left=2), "feed")
    at.lay(settled().put(RED, "c5", "c6", "c7").cards(RED, "date2", "barley1", "joker").supply(RED))
    at.type("feed", end="yes")
    assert at.state.huts_of(RED) == ["c5", "c6", "c7"]
    assert at.waiting == {BLUE}


def test_huts_named_without_a_card_take_the_only_one_that_fits_them() -> None:
    """A6.10"""
    huts = settled(rules=1).put(RED, "a2", "c5", "c6", "c7")
    at = typing(huts.cards(RED, "date2", "barley1", "joker").supply(RED))
    said = at.refused('"c6" alone is not enough. Which cards feed your huts?', "feed", huts="c6")
    assert re.search(r"Possible: [^,]*Barley[^,]* or [^,]*Joker[^,]*\.", said)
    at.refused('"e3" alone is not enough', "feed", huts="e3")
    at.type("feed", huts="c5, c7")
    assert at.state.players[RED].cards == ["barley1", "joker"]


def test_a_number_suggests_the_answer_it_is_and_no_figure_of_a_note() -> None:
    at = typing(acting(camels=10))
    assert list((at.offered("offer", "camels", "2")).values()) == ["2"]
    assert at.offered("offer", "camels", "9") == {}
    at.lay(settled().market(["palm1"], ["date1", "grape3"], ["barley2"]).harvest())
    assert list((at.offered("harvest", "column", "2")).values()) == ["2"]
    at.lay(drafting("barley2", "joker"))
    assert list((at.offered("draft", "card", "2")).values()) == ["barley2"]
