"""Close-ups of Assyria: what a player needs is seen, named in letters that can be read, and where it belongs."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from engine.assyria import GAME
from engine.assyria.data import FOODS, PLAYERS, hexes_of, neighbours
from engine.core.decision import Text
from render.games.assyria.board.candidates import candidates_of
from render.games.assyria.board.closeups import CLOSEUPS, around, closeup
from render.games.assyria.board.extract import HIGHEST, MOST, extract
from render.games.assyria.board.frame import FIELDS, GROUND_BOX
from render.picture.audience import Audience
from render.picture.scene import Glow, Ground, Label, Lit, Scene, Sprite
from render.picture.theme import SMALLEST, WIDTH
from tests.games import words_for
from tests.render.picture.assyria_moments import NAMES, Moment, crowded, first, moments
from tests.render.picture.extents import outside, overlaps

LANGUAGES = ("en", "fr")
JOINED = "\u2060"
"""Stands between a sign and its number."""
LAND = ("mine", "names")
"""Those that show land."""


def shown(moment: Moment, name: str = "mine", language: str = "en") -> Scene:
    return closeup(name, moment.view, moment.audience(language), moment.asked.seat)


def names(scene: Scene) -> set[str]:
    """Give the hexes that are named in letters that can be read."""
    found = (each for each in scene.over if isinstance(each, Label) and each.halo)
    return {each.text.lower() for each in found if each.matters and each.size >= SMALLEST}


def test_in_played_matches_nothing_covers_a_text_or_leaves_the_picture() -> None:
    for moment, name in product(moments()[::29], CLOSEUPS):
        scene = shown(moment, name)
        assert overlaps(scene) == [], moment.asked
        assert outside(scene) == [], moment.asked
        assert all(each.size >= SMALLEST for each in scene.over if isinstance(each, Label))
        assert scene.width == WIDTH
        assert scene.height < (2800 if name == "key" else 1600)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_shows_every_sign_and_every_food_with_its_words(language: str) -> None:
    """What a sign in a text shows stands beside the picture, in the same order."""
    words, moment = words_for(GAME.key, language), moments()[0]
    scene = closeup("key", moment.view, moment.audience(language), moment.asked.seat)
    kinds = [each.kind for each in scene.over if isinstance(each, Sprite)]
    assert kinds[: len(FOODS)] == list(FOODS)
    assert {"joker", "plow", "arid_hut", "fertile_hut", "river_hut", "well", "wave", "coin", "seal", "niche"} <= set(
        kinds
    )
    assert [type(each) for each in scene.over if isinstance(each, Glow | Lit)] == [Glow, Lit]
    assert "well_site" in kinds
    assert [each.kind for each in scene.over if isinstance(each, Sprite) and each.lost] == ["hut"]
    written = [each.text for each in scene.over if isinstance(each, Label)]
    note = words.say(Text("closeup-key-note"))
    pairs = []
    for food in FOODS:
        sign = words.say(Text("status-around", {"around_foods": {food: 1}})).split()[-1].split(JOINED)[0]
        name = words.say(Text(f"food-{food}"))
        assert name in written
        pairs.append(f"{sign} {name}")
    assert " · ".join(pairs) in note


@pytest.mark.parametrize("level", [0, 1, 3])
@pytest.mark.parametrize("players", PLAYERS)
def test_names_are_free_whatever_stands_around_them(players: int, level: int) -> None:
    scene = shown(crowded(players, level)._replace(asked=first("action", players).asked), "names")
    assert overlaps(scene) == []
    assert outside(scene) == []


def test_all_that_a_player_cares_for_is_seen_and_named() -> None:
    for moment in moments()[::9]:
        view, seat = moment.view, moment.asked.seat
        candidates = candidates_of(moment.audience(), len(view.players))
        wanted = around(view, seat, candidates)
        assert wanted >= {*view.players[seat].sites, *view.players[seat].settled, *view.players[seat].around}
        assert wanted >= set(candidates.hexes)
        scene = shown(moment)
        assert names(scene) >= wanted
        own = [each for each in scene.over if isinstance(each, Sprite) and each.seat == seat]
        huts = [each for each in own if each.kind == "hut" and not each.flat and not each.lost]
        sites = [each for each in own if each.kind == "ziggurat"]
        assert (len(huts), len(sites)) == (len(view.players[seat].settled), len(view.players[seat].sites))


def test_every_hex_is_named_where_all_are_shown() -> None:
    for moment in moments()[::40]:
        assert names(shown(moment, "names")) == set(moment.view.hexes)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", LAND)
def test_what_may_be_chosen_is_lit(name: str, players: int) -> None:
    moment = first("hut", players, 8)
    scene = shown(moment, name)
    lit = [each for each in scene.over if isinstance(each, Lit)]
    assert len(lit) == len(moment.choices)
    large = [each for each in scene.over if isinstance(each, Label) and each.halo and each.font == "number"]
    assert {each.text.lower() for each in large} == set(moment.choices)
    assert min(each.size for each in large) >= WIDTH / 28


@pytest.mark.parametrize("players", PLAYERS)
def test_corners_that_may_be_chosen_are_ringed_and_read_by_the_hexes_around(players: int) -> None:
    """A3.7, A6.21"""
    moment = first("well", players)
    scene = shown(moment)
    corners = [each for each in moment.choices if each != "done"]
    assert len([each for each in scene.over if isinstance(each, Sprite) and each.kind == "well_site"]) == len(corners)
    assert names(scene) >= {hex for corner in corners for hex in hexes_of(corner)}


def test_hexes_lie_where_the_land_is_painted() -> None:
    for moment, name in product(moments()[::40], LAND):
        players = len(moment.view.players)
        scene = shown(moment, name)
        (ground,) = (each for each in scene.base if isinstance(each, Ground))
        assert ground.name == f"assyria-{players}"
        assert all(0 <= edge <= 1 for edge in ground.part)
        whole = GROUND_BOX[players]
        for label in (each for each in scene.over if isinstance(each, Label) and each.halo):
            x = FIELDS[players].centre(label.text.lower())[0]
            share = ((x - whole[0]) / (whole[2] - whole[0]) - ground.part[0]) / (ground.part[2] - ground.part[0])
            assert label.at[0] == pytest.approx(ground.box[0] + share * (ground.box[2] - ground.box[0]))
            assert ground.box[1] < label.at[1] < ground.box[3]


@pytest.mark.parametrize("players", PLAYERS)
def test_an_extract_shows_its_hexes_wholly_and_keeps_the_proportions_of_the_land(players: int) -> None:
    hexes = FIELDS[players].hexes
    for one, other in product(hexes[::3], hexes[::4]):
        part = extract(players, (one, other), 80)
        left, top, right, bottom = part.box
        for hex in (one, other):
            assert all(left <= x <= right and top <= y <= bottom for x, y in part.field.outline(hex, 0.99))
        assert bottom - top <= HIGHEST + 0.001
        assert 1 <= part.zoom <= MOST
        across, down = part.part[2] - part.part[0], part.part[3] - part.part[1]
        assert (right - left) / across == pytest.approx((bottom - top) / down)


def test_a_small_part_is_enlarged_and_all_of_it_is_as_large_as_possible() -> None:
    assert extract(4, ("b1",), 80).zoom > 1.7
    assert extract(4, FIELDS[4].hexes, 80).zoom == 1
    assert extract(2, FIELDS[2].hexes, 80).zoom > 1.15


def test_hexes_that_are_cut_are_left_empty() -> None:
    for moment in moments()[::40]:
        scene = shown(moment)
        (ground,) = (each for each in scene.base if isinstance(each, Ground))
        named = len(names(scene))
        foods = [each for each in scene.over if isinstance(each, Sprite) and each.seat is None and not each.flat]
        sites = [each for each in scene.over if isinstance(each, Sprite) and each.kind == "ziggurat"]
        in_hexes = [each for each in foods if each.kind not in ("well", "well_site", "points")]
        assert len(in_hexes) + len(sites) == named
        assert all(each.at[1] < ground.box[3] for each in in_hexes)


def test_below_the_own_land_lie_the_own_cards() -> None:
    moment = next(each for each in moments() if each.view.players[each.asked.seat].plow and each.asked.kind == "hut")
    scene = shown(moment)
    plows = [each for each in scene.over if isinstance(each, Sprite) and each.kind == "plow"]
    assert [each.flat for each in plows] == [True]
    assert NAMES[moment.asked.seat] in {each.text for each in scene.over if isinstance(each, Label)}


@pytest.mark.parametrize("name", LAND)
def test_a_bystander_sees_all_land_and_no_candidates(name: str) -> None:
    moment = first("hut", 4)
    told = msgspec.structs.replace(moment.audience(), choices=())
    scene = closeup(name, moment.view, told, None)
    assert names(scene) == set(moment.view.hexes)
    assert not any(isinstance(each, Lit) for each in scene.over)


def test_starting_spaces_are_shown_with_the_hexes_around_them() -> None:
    """A2.8"""
    moment = next(each for each in moments() if each.asked.kind == "start" and len(each.view.players) == 4)
    near = neighbours(4)
    assert names(shown(moment)) >= {*moment.choices, *(other for hex in moment.choices for other in near[hex])}


def test_before_the_first_base_all_land_is_shown() -> None:
    """A2.8"""
    moment = next(each for each in moments() if each.asked.kind == "start" and len(each.view.players) == 3)
    other = next(seat for seat in range(3) if not moment.view.players[seat].sites and seat != moment.asked.seat)
    told = msgspec.structs.replace(moment.audience(), choices=())
    assert names(closeup("mine", moment.view, told, other)) == set(moment.view.hexes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CLOSEUPS)
def test_the_title_names_the_closeup(name: str, language: str) -> None:
    moment = first("hut", 2)
    told: Audience = moment.audience(language)
    title = next(each for each in shown(moment, name, language).over if isinstance(each, Label) and not each.halo)
    assert title.text == told.say(f"closeup-{name}")
    assert len(title.text) <= 20


def test_changes_are_marked_where_they_are_seen() -> None:
    moment = next(each for each in moments() if any(isinstance(one, Glow) for one in shown(each, "names").over))
    glows = [each for each in shown(moment, "names").over if isinstance(each, Glow)]
    assert len(glows) >= len([each for each in shown(moment).over if isinstance(each, Glow)])
