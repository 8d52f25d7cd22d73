"""The board of Mesopotamia: nothing covers anything, nothing leaves the picture, texts are large enough."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import begin
from engine.mesopotamia import GAME
from render.games.mesopotamia.board.frame import FRAMES, HEADER, PARTIES
from render.games.mesopotamia.board.pictures import MesopotamiaPictures
from render.picture.audience import Audience
from render.picture.paint import encode, paint
from render.picture.scene import as_text
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.mesopotamia import check, drawn, inside, replaced, sprites, texts
from tests.render.picture.uncovered import check_random, large_texts
from tools.gallery.exhibits import match
from tools.gallery.positions import Position, everything
from tools.games.mesopotamia.crowded import PLAYERS, crowded

MOST = 500 * 1024
"""Bytes of a picture that a phone soon shows."""


def test_in_random_positions_no_text_is_covered() -> None:
    assert check_random(GAME, 200, drawn, check) == set(PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_most_crowded_position_no_text_is_covered(players: int, language: str) -> None:
    scene = drawn(Position(crowded(players), (1,)), language)
    check(scene)
    large = large_texts(scene)
    assert "Bo" in large
    assert any("12" in text for text in large)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_before_anything_is_chosen_the_board_is_drawn_too(players: int, language: str) -> None:
    outcome = begin(GAME, Setup(players), SeededDice(bytes(16)))
    scene = drawn(Position(GAME.view(outcome.state, None), (0,)), language)
    check(scene)
    assert scene.height == FRAMES[players].height


@pytest.mark.parametrize("players", PLAYERS)
def test_the_fullest_picture_is_painted_and_small_enough(players: int) -> None:
    image = paint(drawn(Position(crowded(players), (1,))))
    assert image.size == (1200, FRAMES[players].height)
    assert 250 * 1024 < len(encode(image)) < MOST


def test_a_region_of_three_parties_is_told_figure_by_figure_in_the_corner() -> None:
    here = inside(drawn(Position(crowded(4), (1,))), PARTIES)
    assert texts(here) == ["Nippur"]
    assert sorted((each.seat, each.kind) for each in sprites(here, "archer", "horseman") if each.seat is not None) == [
        (seat, kind) for seat in range(3) for kind in ("archer", "horseman")
    ]
    assert [each.kind for each in sprites(here, "archer", "horseman") if each.seat is None] == ["archer", "horseman"]
    alone = replaced(crowded(4), regions={**crowded(4).regions, "r31": crowded(4).regions["r30"]})
    assert inside(drawn(Position(alone, (1,))), PARTIES) == []


def test_what_a_seat_alone_knows_is_not_on_its_board() -> None:
    """Quests and what they bring stay out of the picture, which may be shown around. M15.1, M20.3"""
    view = crowded(3)
    known = msgspec.structs.replace(
        view.players[1], quests=("q1", "q2"), vp=msgspec.structs.replace(view.players[1].vp, quests_vp=8)
    )
    told = replaced(view, seat=1, players=(view.players[0], known, view.players[2]))
    assert as_text(drawn(Position(told, (1,)))) == as_text(drawn(Position(view, (1,))))


def test_the_chart_shows_the_points_after_each_round() -> None:
    """M15.7"""
    happened = everything(GAME, match(GAME.key))
    standings = MesopotamiaPictures().standings(happened)
    assert [each.moment for each in standings] == [str(number) for number in range(len(standings))]
    assert len(standings) > 10
    assert standings[0].points == (0,) * 4
    assert standings[-1].points == tuple(happened[-1].vp_per_seat)  # type: ignore[attr-defined]
    assert sum(one != other for one, other in pairwise(each.points for each in standings)) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_says_round_order_and_question(language: str) -> None:
    view = replaced(crowded(4), order=(2, 1, 3, 0))
    here = inside(drawn(Position(view, (1,)), language), HEADER)
    order = [(each.seat, each.faded, each.ring) for each in sprites(here, "badge")[:4]]
    assert order == [(2, True, False), (1, False, True), (3, False, False), (0, False, False)]
    audience = Audience(words_for(GAME.key, language), ())
    assert texts(here) == [audience.say("picture-round", round=12), "Bo", audience.say("picture-war")]


def test_whoever_chooses_actions_is_not_told_to_be_in_the_last_one() -> None:
    here = inside(drawn(Position(crowded(4), (1,)), "en", (), ("action",)), HEADER)
    assert texts(here)[-1] == "actions"


def test_of_several_who_bid_the_header_shows_badges_alone() -> None:
    """M16.14"""
    view = replaced(crowded(4), phase="combat", turn=None, turn_of=None)
    here = inside(drawn(Position(view, (0, 3))), HEADER)
    assert [each.seat for each in sprites(here, "badge")] == [0, 1, 2, 3, 0, 3]
    assert texts(here) == ["Round 12", "combat"]
