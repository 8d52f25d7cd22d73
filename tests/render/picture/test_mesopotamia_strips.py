"""The players' strips of Mesopotamia: in order, with all that all may know, the score largest."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.game import Result
from engine.mesopotamia.content.empires import FIGURES, RESOURCES
from engine.mesopotamia.content.technologies import ACTIONS, technology
from engine.mesopotamia.view.players import DieView, PlayerView
from engine.mesopotamia.view.table import MesopotamiaView, TurnView
from render.games.mesopotamia.board.frame import FRAMES
from render.games.mesopotamia.board.pictures import MesopotamiaPictures
from render.games.mesopotamia.sprites.resources import sprite_of
from render.picture.audience import Audience
from render.picture.scene import Card, Label
from render.picture.sprites.signs import NUMERALS
from render.picture.theme import ACTIVE_PAPER, KEY_FACT, WIDTH
from tests.games import words_for
from tests.render.picture.extents import within
from tests.render.picture.mesopotamia import (
    badges,
    check,
    drawn,
    inside,
    replaced,
    sprites,
    strip,
    texts,
)
from tools.gallery.positions import Position
from tools.gallery.sheet import PHONE
from tools.games.mesopotamia.crowded import PLAYERS, crowded

LEAST_SCORE = 37
"""Size of a score of three digits."""
FULL = 2
"""So many players have strips with all there is."""


def on_a_phone(size: float) -> float:
    return size * PHONE / WIDTH


def with_player(view: MesopotamiaView, seat: int, **fields: object) -> MesopotamiaView:
    other = msgspec.structs.replace(view.players[seat], **fields)
    return replaced(view, players=tuple(other if n == seat else each for n, each in enumerate(view.players)))


def scored(player: PlayerView, regions: int, quests: int = 0) -> PlayerView:
    nothing = msgspec.structs.replace(player.vp, **dict.fromkeys(msgspec.structs.asdict(player.vp), 0))
    return msgspec.structs.replace(player, vp=msgspec.structs.replace(nothing, regions_vp=regions, quests_vp=quests))


@pytest.mark.parametrize("players", PLAYERS)
def test_scores_are_the_largest_numbers_and_leave_quests_out_until_the_end(players: int) -> None:
    """M15.1"""
    view = crowded(players)
    for vp, least in ((7, KEY_FACT), (78, KEY_FACT - 0.1), (123, LEAST_SCORE)):
        same = replaced(view, players=tuple(scored(each, vp, 4) for each in view.players))
        ranking = [[seat] for seat in range(players)]
        over = replaced(same, result=Result([vp + 4] * players, ranking, "points", [0]), phase="over", turn=None)
        for at, shown in ((same, vp), (over, vp + 4)):
            scene = drawn(Position(at, (1,) if at is same else ()))
            for seat in range(players):
                (star,) = sprites(strip(scene, at, seat), "points")
                assert star.text == str(shown)
                assert star.size * NUMERALS[len(star.text)] >= least


@pytest.mark.parametrize("players", PLAYERS)
def test_a_strip_shows_goods_dice_technologies_units_and_quests(players: int) -> None:
    """M1.6, M5.1, M5.10, M13.4, M15.1"""
    dice = (DieView("white", "ud", True), DieView("silver", "", False), DieView("black", "zi", False))
    holding = dict(zip(RESOURCES, (3, 0, 12, 1, 2, 10), strict=True))
    view = with_player(crowded(players), 1, dice=dice, holding=holding, units=4, unit_limit=7, quest_count=5)
    view = replaced(view, turn_of=0)
    here = strip(drawn(Position(view, (1,))), view, 1)
    goods = sprites(here, *map(sprite_of, RESOURCES))
    assert [each.faded for each in goods] == [False, True, False, False, False, False]
    assert [(each.kind, each.text) for each in sprites(here, "white_die", "silver_die", "black_die")] == [
        ("white_die", "ud"),
        ("silver_die", ""),
        ("black_die", "zi"),
    ]
    assert [each.at for each in sprites(here, "struck")] == [sprites(here, "white_die")[0].at]
    assert len(sprites(here, "die_place")) == 3
    assert [each.kind for each in sprites(here, *ACTIONS)] == list(ACTIONS)
    words = texts(here)
    assert words[0] == "5"
    assert "Bo" in words
    assert "4/7" in words
    for number in ("3", "0", "12", "1", "2", "10", *(str(view.players[1].levels[action]) for action in ACTIONS)):
        assert number in words


def test_full_strips_say_also_empire_signs_amphorae_and_figures_left() -> None:
    view = crowded(FULL)
    scene = drawn(Position(view, (1,)))
    for seat in range(FULL):
        player, here = view.players[seat], strip(scene, view, seat)
        empire = Audience(words_for("mesopotamia", "en"), ()).say(f"empire-{player.empire}")
        assert empire in texts(here)
        asked = [sign for action in ACTIONS for sign in technology(player.empire, action, player.levels[action]).signs]
        assert [each.text for each in sprites(here, "sign")] == asked
        assert [each.seat for each in sprites(here, "amphora")] == [seat]
        left = [kind for kind in FIGURES if kind != "amphora"]
        signs = sprites(here, *(f"{kind}_sign" for kind in left))
        assert [(each.kind, each.faded) for each in signs] == [
            (f"{kind}_sign", not player.stock[kind]) for kind in left
        ]


@pytest.mark.parametrize("players", PLAYERS)
def test_actions_of_the_turn_under_way_are_marked_by_the_pawn_or_a_tick(players: int) -> None:
    """M5.2"""
    view = replaced(crowded(players), turn=TurnView("war", ("gather", "war"), 0, False))
    scene = drawn(Position(view, (1,)))
    here = strip(scene, view, 1)
    assert [each.kind for each in sprites(here, *ACTIONS) if each.faded] == ["gather", "war"]
    (pawn,), (tick,) = sprites(here, "pawn"), sprites(here, "done")
    (gather,), (war,) = sprites(here, "gather"), sprites(here, "war")
    assert pawn.seat == 1
    assert abs(pawn.at[0] - war.at[0]) < 30
    assert abs(tick.at[0] - gather.at[0]) < 30
    others = [each for seat in range(players) if seat != 1 for each in strip(scene, view, seat)]
    assert not sprites(others, "pawn", "done")


def test_whoever_acts_has_a_lighter_strip() -> None:
    view = crowded(4)
    scene = drawn(Position(view, (3,)))
    light = [each.box for each in scene.over if isinstance(each, Card) and each.fill == ACTIVE_PAPER]
    low = [box for box in light if box[1] > FRAMES[4].trade[3]]
    assert [within(box, FRAMES[4].strips[3]) for box in low] == [True]


def test_strips_stand_in_turn_order_and_at_the_end_by_rank() -> None:
    """M4.2, M15.11"""
    view = replaced(crowded(4), order=(2, 0, 3, 1))
    over = replaced(view, result=Result([9, 8, 7, 7], [[3], [0], [1, 2]], "points", [3]), phase="over", turn=None)
    for at, order in ((view, (2, 0, 3, 1)), (over, (3, 0, 1, 2))):
        scene = drawn(Position(at, (2,) if at is view else ()))
        check(scene)
        for box, seat in zip(FRAMES[4].strips, order, strict=True):
            assert badges(inside(scene, box))[0] == seat


@pytest.mark.parametrize("players", PLAYERS)
def test_dice_and_numbers_are_large_enough_for_a_phone_and_used_dice_are_pale(players: int) -> None:
    """M5.5, M5.10"""
    view = crowded(players)
    scene = drawn(Position(view, (1,)))
    for seat in range(players):
        here = strip(scene, view, seat)
        dice = sprites(here, "white_die", "silver_die", "black_die")
        assert [each.faded for each in dice] == [each.used for each in view.players[seat].dice]
        assert min(on_a_phone(each.size) for each in dice) > 16
        numbers = [each for each in here if isinstance(each, Label) and each.font == "number"]
        counted = [each for each in numbers if each.text in (str(10 + seat), "13/13")]
        assert len(counted) >= len(RESOURCES) + 1
        assert min(on_a_phone(each.size) for each in counted) > 13.6
        levels = [each.size for each in numbers if each.at[0] > here[0].at[0] + 40 and each.text in "1234"]
        assert min(map(on_a_phone, levels)) > 13.6


def test_a_long_name_leaves_all_places_of_dice() -> None:
    view = with_player(crowded(4), 1, dice=(DieView("white", "ud", False),))
    for name in ("Bo", "Maximilienne"):
        audience = Audience(words_for("mesopotamia", "en"), ("A", name, "C", "D"), (0,))
        scene = MesopotamiaPictures().board(view, audience)
        check(scene)
        here = strip(scene, view, 1)
        assert name in texts(here)
        assert len(sprites(here, "die_place")) == 5
