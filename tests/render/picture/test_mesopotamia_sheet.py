"""A player's sheet: technologies, dice, goods, stock; Quests for their owner alone."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.dice import SeededDice
from engine.core.game import Result, Setup
from engine.core.play import begin
from engine.mesopotamia import GAME
from engine.mesopotamia.content.cards import QUESTS
from engine.mesopotamia.content.technologies import ACTIONS, technology
from engine.mesopotamia.view.players import DieView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.sheet import is_payable
from render.picture.scene import Card, Label, Sprite, as_text
from render.picture.theme import GOLD
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.mesopotamia import check, replaced
from tests.render.picture.mesopotamia_closeups import kinds, labels, near
from tests.rules import rule
from tools.gallery.positions import Position
from tools.games.mesopotamia.crowded import PLAYERS, crowded
from tools.games.mesopotamia.fight import SEAT, fight


def with_dice(*faces: str) -> MesopotamiaView:
    """Give a view in which seat 1 has dice that show these signs, none of them used."""
    view = crowded(4)
    dice = tuple(DieView("white", face, False) for face in faces)
    own = msgspec.structs.replace(view.players[SEAT], dice=dice)
    return replaced(view, turn=None, turn_of=None, players=(view.players[0], own, *view.players[2:]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_technology_is_named_with_its_signs(language: str) -> None:
    view = fight()
    player = view.players[SEAT]
    scene = near(Position(view, (SEAT,)), "sheet", SEAT, language)
    check(scene)
    signs = [each.text for each in scene.over if isinstance(each, Sprite) and each.kind == "sign"]
    assert signs == [
        sign for action in ACTIONS for sign in technology(player.empire, action, player.levels[action]).signs
    ]
    if language == "en":
        assert {"Astronomy", "Urbanization", "Code of Laws", "Archery", "Pottery"} <= set(labels(scene))


@rule("M5.3")
def test_what_dice_can_pay_for_is_framed_in_gold() -> None:
    view = with_dice("a", "ki")
    scene = near(Position(view, (SEAT,)), "sheet", SEAT)
    levels = [each for each in scene.over if isinstance(each, Card) and each.fill == GOLD]
    framed = [each for each in levels if each.box[2] - each.box[0] > 50]
    payable = [
        action
        for action in ACTIONS
        if set(technology("babylonian", action, view.players[SEAT].levels[action]).signs) <= {"a", "ki"}
    ]
    assert payable
    signs = sum(len(technology("babylonian", each, view.players[SEAT].levels[each]).signs) for each in payable)
    assert len(framed) == signs
    assert not is_payable(with_dice("a"), SEAT, ("a", "ki"))
    assert is_payable(with_dice("an", "ki"), SEAT, ("a", "ki")), "a star is any sign"
    assert not is_payable(with_dice("", "ki"), SEAT, ("a", "ki")), "a new die shows nothing yet"


@rule("M5.15")
def test_without_luck_the_colour_of_a_die_counts() -> None:
    view = replaced(with_dice("", ""), no_luck=True)
    assert is_payable(view, SEAT, ("ud", "she"))
    assert not is_payable(view, SEAT, ("ki",))


@rule("M5.2")
def test_pawn_and_tick_mark_what_was_performed() -> None:
    scene = near(Position(crowded(4), (SEAT,)), "sheet", SEAT)
    assert kinds(scene).count("pawn") == 1
    assert kinds(scene).count("done") == 2
    other = near(Position(crowded(4), (SEAT,)), "sheet", 0)
    assert "pawn" not in kinds(other)


def test_stock_and_goods_are_counted() -> None:
    view = crowded(4)
    written = labels(near(Position(view, (SEAT,)), "sheet", SEAT))
    assert written.count("11") == 6, "of each resource"
    assert written[-2] == str(view.players[SEAT].event_dice)


@rule("M15.1", "M20.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_own_quests_are_told_with_their_progress(language: str) -> None:
    words = words_for(GAME.key, language)
    scene = near(Position(fight(), (SEAT,)), "sheet", SEAT, language)
    written = labels(scene)
    assert [text for text in written if "3" in text and "/3" in text], "one Settlement of three"
    stars = [each.text for each in scene.over if isinstance(each, Sprite) and each.kind == "points"]
    assert stars == [str(QUESTS[quest].vp) for quest in ("q1", "q3", "q17")]
    ticks = [each.faded for each in scene.over if isinstance(each, Sprite) and each.kind == "done"]
    assert ticks == [False, True], "one scores, for the other there is not enough left"
    assert words.language == language


@rule("M15.1", "M20.3")
@pytest.mark.parametrize("reader", [0, 2, None])
def test_nobody_else_sees_quests(reader: int | None) -> None:
    """Not even a picture that was laid out from a view of their owner tells them."""
    view = replaced(fight(), turn_of=SEAT)
    scene = near(Position(view, (SEAT,)), "sheet", reader)
    hidden = replaced(view, players=tuple(msgspec.structs.replace(p, quests=(), conditions={}) for p in view.players))
    assert as_text(scene) == as_text(near(Position(hidden, (SEAT,)), "sheet", reader))
    assert "points" not in kinds(scene)


def test_who_does_not_play_sees_the_sheet_of_whose_turn_it_is() -> None:
    scene = near(Position(crowded(4), (SEAT,)), "sheet", None)
    assert labels(scene)[0] == "Bo"
    ended = replaced(
        crowded(4), turn_of=None, order=(), result=Result([1, 2, 3, 4], [[3], [2], [1], [0]], "points", [3])
    )
    check(near(Position(ended), "sheet", None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_before_anything_is_chosen_a_sheet_is_drawn_too(players: int, language: str) -> None:
    outcome = begin(GAME, Setup(players), SeededDice(bytes(16)))
    scene = near(Position(GAME.view(outcome.state, 0), (0,)), "sheet", 0, language)
    check(scene)
    assert [each for each in scene.over if isinstance(each, Label)]
