"""What stands on the land of Assyria: each thing in its hex, nothing on another, candidates in large letters."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from engine.assyria.data import FOODS, PLAYERS, hexes_of, well_corners
from render.games.assyria.board.candidates import NOTHING, Candidates, candidates_of
from render.games.assyria.board.changes import changes_of
from render.games.assyria.board.field import Field
from render.games.assyria.board.frame import FIELDS
from render.games.assyria.board.pieces import pieces
from render.picture.scene import Drawn, Label, Lit, Point, Scene, Sprite
from render.picture.stamp import stamp
from render.picture.theme import SMALLEST
from tests.render.picture.assyria_moments import Moment, crowded, first, moments
from tests.render.picture.extents import extent, outside, overlaps

SYMBOLS = (*FOODS, "joker", "plow", "camel", "offering")


def outline(kind: str, size: float) -> Image.Image:
    """Give what a sprite covers, in a square; a faded one has no rim, which is of the colour of paper."""
    alpha = stamp(Sprite(kind, (0, 0), size, None, "2", faded=True)).getchannel("A")
    side = round(size * 1.6)
    square = Image.new("L", (side, side))
    square.paste(alpha, ((side - alpha.width) // 2, (side - alpha.height) // 2))
    return square


@pytest.mark.parametrize("size", [12, 40])
def test_foods_differ_in_outline(size: float) -> None:
    for one, other in combinations(SYMBOLS, 2):
        apart = ImageStat.Stat(ImageChops.difference(outline(one, size), outline(other, size))).sum[0]
        covered = max(ImageStat.Stat(outline(each, size)).sum[0] for each in (one, other))
        assert apart > covered * 0.3, (one, other)


def test_levels_of_a_ziggurat_differ_in_outline_and_are_equally_large_with_their_scaffold() -> None:
    for kind in ("ziggurat", "tiles"):
        seen = [stamp(Sprite(kind, (0, 0), 92, 0, level)).getchannel("A") for level in "123"]
        assert len({image.size for image in seen}) == 1
        solid = [ImageStat.Stat(image.point(lambda value: 255 if value > 250 else 0)).sum[0] for image in seen]
        assert solid[0] < solid[1] * 0.75
        assert solid[1] < solid[2] * 0.9


def shapes(moment: Moment, candidates: Candidates = NOTHING) -> list[Drawn]:
    return list(pieces(moment.view, changes_of(moment.since), FIELDS[len(moment.view.players)], candidates))


def near(found: list[Drawn], field: Field, hex: str) -> list[Drawn]:
    """Give what stands in a hex."""
    x, y = field.centre(hex)
    high = field.side * 0.86
    return [
        each
        for each in found
        if isinstance(each, Label | Sprite)
        and not (isinstance(each, Sprite) and each.kind.startswith("well"))
        and abs(each.at[0] - x) < field.side * 0.7
        and abs(each.at[1] - y) < high
    ]


def test_every_hex_shows_its_name_and_what_stands_there() -> None:
    for moment in moments()[::60]:
        field, found = FIELDS[len(moment.view.players)], shapes(moment)
        for hex, now in moment.view.hexes.items():
            there = near(found, field, hex)
            names = [each.text for each in there if isinstance(each, Label)]
            things = [(each.kind, each.seat, each.text) for each in there if isinstance(each, Sprite) and not each.lost]
            assert names == [hex.upper()]
            if now.level:
                assert things == [("ziggurat", now.seat, str(now.level))]
            elif now.seat is None:
                assert things == [(now.food, None, "")]
            else:
                assert things == [(now.food, None, ""), ("hut", now.seat, "")]


def test_wells_stand_on_their_corners() -> None:
    """A3.7"""
    moment = max(moments(), key=lambda each: len(each.view.wells))
    field = FIELDS[len(moment.view.players)]
    wells = [each.at for each in shapes(moment) if isinstance(each, Sprite) and each.kind == "well"]
    assert len(wells) > 4
    assert wells == [field.corner(corner) for corner in moment.view.wells]


def covered(sprite: Sprite, size: tuple[int, int]) -> Image.Image:
    """Give a mask of what a sprite covers in a picture, rims included."""
    alpha = stamp(sprite).getchannel("A").point(lambda value: 255 if value > 100 else 0)
    mask = Image.new("L", size)
    mask.paste(alpha, (round(sprite.at[0] - alpha.width / 2), round(sprite.at[1] - alpha.height / 2)))
    return mask


def area(polygon: tuple[Point, ...], size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).polygon(polygon, 255)
    return mask


@pytest.mark.parametrize("chosen", [False, True], ids=["plain", "candidates"])
@pytest.mark.parametrize("level", [0, 1, 3])
@pytest.mark.parametrize("players", PLAYERS)
def test_each_thing_stays_in_its_hex_and_clear_of_others(players: int, level: int, chosen: bool) -> None:
    moment, field, size = crowded(players, level), FIELDS[players], (1200, 1230)
    for hex in ("c1", "c2", "c3", "d4"):
        candidates = Candidates((hex,)) if chosen else NOTHING
        there = [each for each in near(shapes(moment, candidates), field, hex) if isinstance(each, Sprite)]
        assert len(there) == (1 if moment.view.hexes[hex].level else 2)
        masks = [covered(each, size) for each in there]
        inside = area(field.outline(hex, 1.02), size)
        for mask in masks:
            assert ImageChops.subtract(mask, inside).getbbox() is None, hex
        for one, other in combinations(masks, 2):
            assert ImageChops.multiply(one, other).getbbox() is None, hex


@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("players", PLAYERS)
def test_large_names_are_free_whatever_stands_there(players: int, level: int) -> None:
    moment = crowded(players, level)
    candidates = Candidates(tuple(moment.view.hexes))
    scene = Scene(1230, (), tuple(shapes(moment, candidates)))
    assert overlaps(scene) == []
    assert outside(scene) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_wells_cover_no_letter_and_little_of_a_hut(players: int) -> None:
    """A well on a corner touches the eaves of the huts around it and no more."""
    moment, size = crowded(players, 0), (1200, 1230)
    found = [each for each in shapes(moment) if isinstance(each, Sprite)]
    wells = Image.new("L", size)
    for each in found:
        if each.kind == "well":
            wells = ImageChops.lighter(wells, covered(each, size))
    for hut in (each for each in found if each.kind == "hut"):
        mask = covered(hut, size)
        hidden = ImageStat.Stat(ImageChops.multiply(mask, wells)).sum[0]
        assert hidden < 0.1 * ImageStat.Stat(mask).sum[0], hut.at


def lit(found: list[Drawn]) -> list[Lit]:
    return [each for each in found if isinstance(each, Lit)]


@pytest.mark.parametrize("kind", ["start", "hut", "feed.huts", "build.hex", "extend.hex"])
def test_exactly_the_hexes_that_may_be_chosen_are_lit(kind: str) -> None:
    moment = next(each for each in moments() if each.asked.kind == kind)
    players = len(moment.view.players)
    candidates = candidates_of(moment.audience(), players)
    assert candidates.hexes == moment.choices
    found = shapes(moment, candidates)
    centres = [tuple(sum(axis) / 6 for axis in zip(*each.polygon, strict=True)) for each in lit(found)]
    assert centres == [pytest.approx(FIELDS[players].centre(hex)) for hex in moment.choices]
    large = [each for each in found if isinstance(each, Label) and each.size >= SMALLEST]
    assert sorted(each.text.lower() for each in large) == sorted(moment.choices)
    assert all(each.matters for each in large)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_corner_that_may_be_chosen_is_ringed_and_the_hexes_around_it_have_large_names(players: int) -> None:
    """A3.7, A6.21"""
    moment = first("well", players)
    candidates = candidates_of(moment.audience(), players)
    assert candidates.corners == tuple(each for each in moment.choices if each != "done")
    found = shapes(moment, candidates)
    rings = [(each.at, each.seat) for each in found if isinstance(each, Sprite) and each.kind == "well_site"]
    assert rings == [(FIELDS[players].corner(corner), None) for corner in candidates.corners]
    large = {each.text.lower() for each in found if isinstance(each, Label) and each.size >= SMALLEST}
    assert large == {hex for corner in candidates.corners for hex in hexes_of(corner)}
    assert lit(found) == []


def test_rings_and_large_names_are_free_of_each_other_at_every_corner() -> None:
    for players in PLAYERS:
        moment = crowded(players, 0)
        view = msgspec.structs.replace(moment.view, wells=())
        corners = well_corners(players)
        found = shapes(moment._replace(view=view), Candidates(corners=corners))
        assert overlaps(Scene(1230, (), tuple(found))) == []


@pytest.mark.parametrize("kind", ["draft", "harvest", "feed", "action", "intrigue.dignitary", "buy.card"])
def test_choices_that_are_not_places_light_nothing(kind: str) -> None:
    moment = next(each for each in moments() if each.asked.kind == kind)
    assert candidates_of(moment.audience(), len(moment.view.players)) == NOTHING


def test_in_public_nothing_is_lit_and_no_name_is_large() -> None:
    for moment in moments()[::80]:
        told = msgspec.structs.replace(moment.audience(), choices=())
        found = shapes(moment, candidates_of(told, len(moment.view.players)))
        assert lit(found) == []
        assert all(not each.matters for each in found if isinstance(each, Label))


def test_in_played_matches_nothing_covers_a_text_or_leaves_the_picture() -> None:
    for moment in moments()[::7]:
        players = len(moment.view.players)
        scene = Scene(1230, (), tuple(shapes(moment, candidates_of(moment.audience(), players))))
        assert overlaps(scene) == [], moment.asked
        assert outside(scene) == []


def test_small_names_fit_into_their_hexes() -> None:
    for players in PLAYERS:
        moment, field = first("hut", players), FIELDS[players]
        for label in (each for each in shapes(moment) if isinstance(each, Label)):
            left, top, right, _ = extent(label)
            x, y = field.centre(label.text.lower())
            assert y - field.side * 0.86 < top
            assert right - left < field.side
            assert label.at[0] == x
