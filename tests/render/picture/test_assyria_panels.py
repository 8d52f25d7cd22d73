"""The panels of Assyria: Expansion cards, Assur, tracks, counters and the key."""

from __future__ import annotations

import msgspec
import pytest

from engine.assyria.data import CAMELS_MAX, PLAYERS
from render.games.assyria.board.frame import FRAMES, HEADER, HEADING
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.sprites.signs import NUMERALS
from render.picture.theme import GOLD, SMALLEST
from tests.render.picture.assyria import check, drawn, inside, numbers, replaced, sprites, strip, texts
from tests.render.picture.extents import extent, within
from tools.gallery.positions import Position
from tools.games.assyria.gallery import crowded

RANKS = [
    (
        4,
        {"upper": (0, 0), "middle": (3,), "lower": (0, 2, 2)},
        (4, 4, 2),
        False,
        2,
        [(0, 10), (2, 6), (3, 2), (None, 0)],
    ),
    (4, {"upper": (0,), "middle": (1,), "lower": (2, 3)}, (3, 2, 4), True, 2, [(0, 13), (1, 9), (2, 5), (3, 2)]),
    (3, {"upper": (), "middle": (1,), "lower": ()}, (4, 3), False, 1, [(1, 7), (None, 3), (None, 0)]),
    (2, {"upper": (1,), "middle": (0,), "lower": ()}, (3, 3, 4), False, 2, [(1, 10), (0, 3)]),
]


def _cells(cells: list[Box], disc: Sprite) -> list[int]:
    return [n for n, cell in enumerate(cells) if within((*disc.at, *disc.at), cell)]


def _grown(cell: Box) -> Box:
    """A disc's rim may reach into the edge of its cell."""
    return (cell[0] - 3, cell[1] - 3, cell[2] + 3, cell[3] + 3)


def beside(badge: Sprite, star: Sprite) -> bool:
    return abs(badge.at[0] - star.at[0]) < star.size / 2


@pytest.mark.parametrize(("players", "assur", "cards", "bonus", "reign", "expected"), RANKS)
def test_ranks_in_assur_show_what_they_are_worth_now(
    players: int,
    assur: dict[str, tuple[int, ...]],
    cards: tuple[int, ...],
    bonus: bool,
    reign: int,
    expected: list[tuple[int | None, int]],
) -> None:
    """A9.3-A9.6, A11.6, AX16, AX26-AX28"""
    view = replaced(crowded(players), assur=assur, expansion=cards, bonus=bonus, reign=reign, value=cards[-1])
    here = inside(drawn(Position(view, (1,))), FRAMES[players].expansion)
    stars = sprites(here, "points")
    ranked = [next((each.seat for each in sprites(here, "badge") if beside(each, star)), None) for star in stars]
    assert [(seat, int(star.text)) for seat, star in zip(ranked, stars, strict=True)] == expected
    assert texts(here)[-players:] == [f"{rank + 1}." for rank in range(players)]
    assert [star.faded for star in stars] == [seat is None or not vp for seat, vp in expected]


def test_expansion_cards_show_the_present_one_those_to_come_and_the_bonus() -> None:
    """A1.8, A1.9, A4.5"""
    view = replaced(crowded(4), reign=2, expansion=(3, 2), bonus=True)
    scene = drawn(Position(view, (1,)))
    here = inside(scene, FRAMES[4].expansion)
    assert texts(here)[:6] == ["New huts", "3", "2", "?", "+4", "VP in Assur"]
    gold = [each for each in scene.over if isinstance(each, Card) and each.fill == GOLD and each.box[1] > HEADER[3]]
    (two,) = [each for each in here if isinstance(each, Label) and each.text == "2"]
    assert [within(extent(two), each.box) for each in gold] == [True]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("together", [1, 2, 3, 4])
def test_discs_on_the_tracks_stand_in_their_cells(players: int, together: int) -> None:
    """A1.10, A1.11"""
    view = crowded(players)
    camels = [5 if seat < together else seat for seat in range(players)]
    each = tuple(
        msgspec.structs.replace(player, camels=camels[seat], offering=0) for seat, player in enumerate(view.players)
    )
    scene = drawn(Position(replaced(view, players=each), (1,)))
    box = FRAMES[players].tracks
    cells = [shape.box for shape in scene.over if isinstance(shape, Card) and within(shape.box, box)]
    assert len(cells) == 8 + CAMELS_MAX + 1
    discs = sprites(inside(scene, box), "badge")
    assert all(disc.size >= 34 for disc in discs)
    assert all(within(extent(disc), _grown(cells[n])) for disc in discs for n in _cells(cells, disc))
    check(scene)
    found = {(disc.seat, n) for disc in discs for n, cell in enumerate(cells) if within((*disc.at, *disc.at), cell)}
    camel_cells = {(seat, 8 + position) for seat, position in enumerate(camels)}
    assert found == {(seat, 0) for seat in range(players)} | camel_cells


@pytest.mark.parametrize("players", PLAYERS)
def test_points_on_the_panels_can_be_read_on_a_phone(players: int) -> None:
    scene = drawn(Position(crowded(players), (1,)))
    sheet = FRAMES[players]
    stars = [
        star for box in (sheet.expansion, sheet.assur, sheet.key) for star in sprites(inside(scene, box), "points")
    ]
    assert len(stars) == players + 3 + 4
    assert all(star.size * NUMERALS[len(star.text)] >= SMALLEST for star in stars)


@pytest.mark.parametrize("players", PLAYERS)
def test_huts_in_assur_stand_in_niches_from_the_left(players: int) -> None:
    """A1.12"""
    view = replaced(crowded(players), assur={"upper": (1,), "middle": (0, 1), "lower": (0, 0, 1)})
    here = inside(drawn(Position(view, (1,))), FRAMES[players].assur)
    huts = [(each.at[0], each.seat) for each in sprites(here, "hut")]
    niches = {each.at[0] for each in sprites(here, "niche")}
    assert len(sprites(here, "niche")) == 3 + 4 + 6
    assert [seat for _, seat in huts] == [1, 0, 1, 0, 0, 1]
    assert {x for x, _ in huts} <= niches


@pytest.mark.parametrize("players", PLAYERS)
def test_every_panel_says_what_it_holds_and_strips_have_headings(players: int) -> None:
    """Tracks that stand upright are told by the signs that the headings of the strips name."""
    scene = drawn(Position(crowded(players), (1,)))
    sheet = FRAMES[players]
    held = {"market": "Market", "expansion": "New huts", "assur": "Assur: price", "tracks": "Offerings and camels"}
    if players == min(PLAYERS):
        del held["tracks"]
    assert {name: texts(inside(scene, getattr(sheet, name)))[0] for name in held} == held
    above = inside(scene, (0, sheet.strips - HEADING, scene.width, sheet.strips))
    assert texts(above) == ["order", "huts", "camels", "offerings", "tiles", "VP"]
    shown = strip(scene, crowded(players), 0)
    columns = {"hut": "huts", "camel": "camels", "offering": "offerings", "tiles": "tiles", "points": "VP"}
    for kind, words in columns.items():
        (heading,) = [each for each in above if isinstance(each, Label) and each.text == words]
        left, _, right, _ = extent(heading)
        assert left - 30 < sprites(shown, kind)[0].at[0] < right + 30


@pytest.mark.parametrize("players", PLAYERS)
def test_wells_and_cards_left_are_counted(players: int) -> None:
    """A1.3, A14.1"""
    scene = drawn(Position(replaced(crowded(players), wells_left=0, deck=40), (1,)))
    for box, sign, count, empty in (
        (FRAMES[players].wells, "well", "0", True),
        (FRAMES[players].deck, "deck", "40", False),
    ):
        here = inside(scene, box)
        assert [(each.kind, each.faded) for each in here if isinstance(each, Sprite)] == [(sign, empty)]
        assert texts(here) == [count]


@pytest.mark.parametrize(("reign", "vp"), [(1, "6"), (2, "5"), (3, "4")])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_key_says_what_a_well_brings_in_this_reign(players: int, reign: int, vp: str) -> None:
    """A6.23-A6.26"""
    here = inside(drawn(Position(replaced(crowded(players), reign=reign), (1,))), FRAMES[players].key)
    assert numbers(here, "points") == ["1", "2", "1", vp]
    assert "3+2+2" in texts(here)
