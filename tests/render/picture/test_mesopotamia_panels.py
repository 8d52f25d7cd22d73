"""The panels of Mesopotamia: Gardens, tracks, Trade, the draft, and keys."""

from __future__ import annotations

import pytest

from engine.mesopotamia.content.empires import BASICS
from engine.mesopotamia.content.tokens import GARDENS, SHIP_SLOTS, SQUARES, TRADE_TOKENS, trade_layout
from engine.mesopotamia.view.table import TradeView
from render.games.mesopotamia.board.frame import FRAMES, TRACKS
from render.games.mesopotamia.board.frame import GARDENS as CORNER
from render.games.mesopotamia.sprites.resources import sprite_of
from render.picture.scene import Box, Card
from render.picture.sprites.signs import NUMERALS
from render.picture.theme import HALO, SEATS, SMALLEST
from tests.render.picture.colours import contrast
from tests.render.picture.extents import extent, within
from tests.render.picture.mesopotamia import badges, cards, check, drawn, inside, replaced, sprites, texts
from tools.gallery.exhibits import position as position_of
from tools.gallery.positions import Position
from tools.games.mesopotamia.crowded import PLAYERS, crowded

GOODS = (*BASICS, "clay_tablet", "phalanx")


def test_the_gardens_show_builders_price_and_worth_of_the_next_level() -> None:
    """M9.8, M9.9"""
    view = replaced(crowded(4), gardens=("hg1a", "hg2c", "hg3c"), garden_builders=(2, 0))
    scene = drawn(Position(view, (1,)))
    here = inside(scene, CORNER)
    assert badges(here) == [2, 0]
    assert [each.text for each in sprites(here, "points")] == [str(GARDENS["hg3c"].vp)]
    assert [each.kind for each in sprites(here, *GOODS)] == ["stone", "wood", "food"]
    assert texts(here) == ["Gardens", "3", "4", "5", "2", "2", "1", "≥1"]
    assert len(sprites(here, "settlement_sign")) == 1
    (gold,) = [card for card in cards(scene, CORNER) if card.fill == HALO]
    (three,) = [each for each in here if not hasattr(each, "kind") and each.text == "3"]
    assert within(extent(three), gold.box)
    check(scene)


@pytest.mark.parametrize(("tile", "sign"), [("hg1c", "people"), ("hg2c", "hidden_plain"), ("hg3c", "settlement_sign")])
def test_what_must_be_had_for_the_gardens_has_its_own_sign(tile: str, sign: str) -> None:
    """M9.8"""
    level = GARDENS[tile].level
    view = replaced(crowded(4), gardens=(*("hg1a",) * (level - 1), tile), garden_builders=(0,) * (level - 1))
    assert len(sprites(inside(drawn(Position(view, (1,))), CORNER), sign)) == 1


def test_every_tile_of_the_gardens_fits() -> None:
    for tile, garden in GARDENS.items():
        view = replaced(crowded(4), gardens=("hg1a",) * (garden.level - 1) + (tile,))
        view = replaced(view, garden_builders=(0,) * (garden.level - 1))
        scene = drawn(Position(view, (1,)))
        assert all(within(extent(each), CORNER) for each in inside(scene, CORNER))
        check(scene)


def test_gardens_that_are_built_say_what_each_level_brought() -> None:
    """M15.7"""
    view = replaced(crowded(4), garden_builders=(0, 1, 2, 3, 0))
    here = inside(drawn(Position(view, (1,))), CORNER)
    assert badges(here) == [0, 1, 2, 3, 0]
    assert [each.text for each in sprites(here, "points")] == [str(GARDENS[tile].vp) for tile in view.gardens]


def track(*, top: bool) -> Box:
    left, above, right, below = TRACKS
    middle = (above + below) / 2
    return (left, above, right, middle) if top else (left, middle, right, below)


@pytest.mark.parametrize("players", PLAYERS)
def test_seals_stand_in_their_squares_the_top_of_a_pile_rightmost(players: int) -> None:
    """M13.7, M13.8"""
    order = tuple(range(players))
    for square in (1, 5, SQUARES - 1):
        piles = tuple(order if n == square - 1 else () for n in range(SQUARES))
        scene = drawn(Position(replaced(crowded(players), population=piles), (1,)))
        check(scene)
        here = sprites(inside(scene, track(top=False)), "badge")
        assert [each.seat for each in sorted(here, key=lambda each: each.at[0])] == list(reversed(order))
        cells = cards(scene, track(top=False))
        assert len(cells) == SQUARES
        assert all(within(extent(each), grown(cells[square - 1].box)) for each in here)
        (crown,) = sprites(inside(scene, track(top=False)), "crown")
        assert crown.at[0] == max(each.at[0] for each in here)


def grown(cell: Box) -> Box:
    """A seal's rim may reach into the edge of its cell."""
    return (cell[0] - 2, cell[1] - 3, cell[2] + 2, cell[3] + 6)


def test_numbers_of_squares_are_read_on_every_tint() -> None:
    scene = drawn(Position(crowded(4), (1,)))
    for box in (track(top=True), track(top=False)):
        assert texts(inside(scene, box)) == [str(number) for number in range(1, SQUARES + 1)]
        assert min(contrast("#6B5A3C", cell.fill) for cell in cards(scene, box)) >= 4.5


@pytest.mark.parametrize("players", PLAYERS)
def test_every_trade_token_says_what_it_costs_and_brings(players: int) -> None:
    """M3.13, M3.14, M11.13"""
    view = crowded(players)
    layout = trade_layout(players)
    slots = [(level, slot) for level, count in enumerate(layout, 1) for slot in range(1, count + 1)]
    for token in TRADE_TOKENS.values():
        laid = tuple(
            TradeView(token.id, level, slot, (level + slot) % players if slot > 1 else None) for level, slot in slots
        )
        scene = drawn(Position(replaced(view, trade=laid), (1,)))
        check(scene)
        here = inside(scene, FRAMES[players].trade)
        wanted = [sprite_of(name) for name in (*token.pay, *token.gain)]
        assert [each.kind for each in sprites(here, *GOODS)] == wanted * len(slots)
        assert [each.seat for each in sprites(here, "amphora")] == [each.owner for each in laid]
        assert len(sprites(here, "boat")) == len(SHIP_SLOTS.intersection(slots))
        stars = sprites(here, "points")
        assert [each.text for each in stars] == ([str(token.vp)] * len(slots) if token.vp else [])
        assert all(each.size * NUMERALS[1] >= SMALLEST for each in stars)


def test_a_trade_token_is_in_the_colour_of_whose_amphora_lies_there() -> None:
    view = crowded(4)
    scene = drawn(Position(view, (1,)))
    framed = [each.edge for each in cards(scene, FRAMES[4].trade) if each.edge in {look.colour for look in SEATS}]
    assert framed == [SEATS[each.owner].colour for each in view.trade if each.owner is not None]


def test_while_empires_are_chosen_all_see_who_has_which() -> None:
    """M3.4, M3.5"""
    at = position_of("mesopotamia", "draft")
    scene = drawn(Position(at.view, at.waiting, at.since))
    check(scene)
    here = inside(scene, FRAMES[4].trade)
    assert badges(here) == [0, 1, 2, 3]
    chosen = [player for player in at.view.players if player.start]
    assert len(chosen) == 2
    assert len(texts(here)) == sum(bool(player.empire) + bool(player.start) for player in at.view.players)


@pytest.mark.parametrize("players", PLAYERS)
def test_signs_have_a_key(players: int) -> None:
    scene = drawn(Position(crowded(players), (1,)))
    words = {each.text for each in scene.base if not isinstance(each, Card) and hasattr(each, "text")}
    assert {"spear", "bow", "horse", "chariot", "ram", "tribe", "hidden event", "end VP"} <= words
    assert ("Quests" in words) == (players in (3, 5))
