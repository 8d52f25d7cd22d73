"""The board of Assyria: nothing covers anything, nothing leaves the picture, texts are large enough."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import msgspec
import pytest

from engine.assyria import GAME
from engine.assyria.data import PLAYERS
from render.games.assyria.board.pictures import AssyriaPictures
from render.picture.audience import Audience
from render.picture.chart import Standing, chart
from render.picture.scene import Label, Sprite
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.assyria import NAMES, check, drawn, replaced
from tests.render.picture.uncovered import check_random, large_texts
from tools.gallery.exhibits import position as position_of
from tools.gallery.positions import Position, everything, played
from tools.games.assyria.gallery import crowded


def test_in_random_positions_no_text_is_covered() -> None:
    assert check_random(GAME, 250, drawn, check) == set(PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_most_crowded_position_no_text_is_covered(players: int, language: str) -> None:
    scene = drawn(Position(crowded(players), (1,)), language)
    check(scene)
    large = large_texts(scene)
    assert "Bo" in large
    assert any("8" in text for text in large)


def test_what_can_be_chosen_is_marked_without_covering_a_text() -> None:
    position = position_of(GAME.key, "changes")
    seat = position.waiting[0]
    choices = position.view.players[seat].around
    assert len(choices) >= 5
    check(drawn(position, "en", choices))


def test_starting_spaces_still_free_are_shown_to_all() -> None:
    """A2.8"""
    view = position_of(GAME.key, "start").view
    hexes = {**view.hexes, "b1": msgspec.structs.replace(view.hexes["b1"], seat=2, level=1)}
    players = tuple(
        msgspec.structs.replace(each, sites=("b1",) * (seat == 2)) for seat, each in enumerate(view.players)
    )
    taken = replaced(view, hexes=hexes, players=players)
    named = {
        seat: {
            each.text
            for each in drawn(Position(taken, (seat,))).over
            if isinstance(each, Label) and each.halo and each.matters
        }
        for seat in (0, 2)
    }
    assert named == {0: {"B5", "I2", "I6"}, 2: set()}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_chart_shows_the_points_after_each_turn(players: int) -> None:
    """A8.1, A10"""
    happened = everything(GAME, played(GAME, players, 5))
    standings = AssyriaPictures().standings(happened)
    assert [each.moment for each in standings] == [str(turn) for turn in range(9)]
    assert standings[0].points == (0,) * players
    assert standings[-1].points == tuple(happened[-1].vp_per_seat)  # type: ignore[attr-defined]
    for earlier, later in pairwise(each.points for each in standings):
        assert all(before <= after for before, after in zip(earlier, later, strict=True))


def test_in_the_chart_of_four_no_badge_is_hidden() -> None:
    chance = random.Random(1)
    audience = Audience(words_for(GAME.key, "en"), NAMES)
    for _ in range(100):
        points, standings = [0] * 4, [Standing("0", (0,) * 4)]
        for turn in range(1, 9):
            points = [had + chance.choice((0, 8, chance.randint(0, 20))) for had in points]
            standings.append(Standing(str(turn), tuple(points)))
        scene = chart(standings, audience)
        check(scene)
        marks = [each.at for each in scene.over if isinstance(each, Sprite) and each.kind == "badge"]
        assert all(abs(x - u) > 15 or abs(y - v) > 15 for (x, y), (u, v) in combinations(marks, 2))
