"""Plates of Mesopotamia: every figure is told, as a sign of its own if there is room, and large enough for a phone."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.mesopotamia.content.empires import FIGHTERS
from render.games.mesopotamia.board.geometry import MAP
from render.games.mesopotamia.board.parties import KINDS, Party, is_contested, parties_in
from render.games.mesopotamia.board.plates import LEAST, LINE, Part, chip, plate
from render.picture.scene import Card, Label, Sprite
from render.picture.theme import SEATS, SMALLEST
from tests.render.picture.extents import extent, meet, within
from tests.render.picture.mesopotamia_map import army, empty, having
from tests.rules.mesopotamia.table import rule

ONE = Party(0, (("spearman", 1),))
SIX = Party(1, (("spearman", 2), ("archer", 1), ("horseman", 1), ("chariot", 1), ("ram", 1)))
MANY = Party(2, (("spearman", 3), ("archer", 3), ("horseman", 2)))
TRIBE = Party(None, (("archer", 1), ("horseman", 1)))
ROOMS = sorted({(row[2], row[3]) for shape in MAP.region for row in shape.stands.rows})
"""Every row of the map."""


def told(shapes: list[Part]) -> Counter[str]:
    """Read how many figures of each kind a plate shows."""
    found: Counter[str] = Counter()
    inside = [each for each in shapes if isinstance(each, Label | Sprite)]
    for n, shape in enumerate(inside):
        if isinstance(shape, Sprite) and shape.kind in KINDS:
            after = inside[n + 1] if n + 1 < len(inside) else None
            found[shape.kind] += int(after.text) if isinstance(after, Label) else 1
    return found


def shown(party: Party, width: float, height: float) -> list[Part]:
    return list(plate(party, width, height).shapes((0, 0)))


@pytest.mark.parametrize("party", [ONE, SIX, MANY, TRIBE])
def test_with_room_every_kind_is_told(party: Party) -> None:
    shapes = shown(party, 176, 91)
    assert told(shapes) == dict(party.counts)
    badges = [each for each in shapes if isinstance(each, Sprite) and each.kind == "plate_badge"]
    assert [each.seat for each in badges] == ([] if party.seat is None else [party.seat])


@pytest.mark.parametrize("party", [ONE, SIX, TRIBE])
def test_up_to_six_figures_have_a_sign_each(party: Party) -> None:
    signs = [each.kind for each in shown(party, 176, 91) if isinstance(each, Sprite) and each.kind in KINDS]
    assert signs == list(party.figures)


def test_without_room_for_signs_there_is_a_number_of_combat_units() -> None:
    shapes = shown(SIX, 90, LINE)
    assert [each.text for each in shapes if isinstance(each, Label)] == ["5"]
    assert told(shapes) == {}


def test_a_tribe_as_a_number_is_told_by_a_shield() -> None:
    kinds = [each.kind for each in chip(TRIBE).shapes((0, 0)) if isinstance(each, Sprite)]
    assert kinds == ["spearman"]


@pytest.mark.parametrize(
    ("party", "room"), list(product([ONE, SIX, MANY, TRIBE], [*ROOMS, (176.0, 91.0), (142.0, 91.0)]))
)
def test_a_plate_keeps_to_its_room_and_its_signs_to_it(party: Party, room: tuple[float, float]) -> None:
    found = plate(party, *room)
    assert found.height <= room[1] + 0.01
    assert found.width <= room[0] + 0.01
    shapes = list(found.shapes((300, 300)))
    cards = [each for each in shapes if isinstance(each, Card)]
    things = [each for each in shapes if isinstance(each, Label | Sprite)]
    assert all(within(extent(each), cards[0].box) for each in things)
    assert not any(meet(extent(one), extent(other)) for n, one in enumerate(things) for other in things[n + 1 :])
    assert all(each.size >= min(LEAST, room[1] - 12) for each in things if isinstance(each, Sprite))
    assert all(each.size >= SMALLEST for each in things if isinstance(each, Label))


@pytest.mark.parametrize("seat", range(6))
def test_a_plate_has_the_colour_of_its_seat(seat: int) -> None:
    fills = [each.fill for each in shown(Party(seat, (("ram", 1),)), 176, 91) if isinstance(each, Card)]
    assert fills[-1] == SEATS[seat].colour


@rule("M16.2")
def test_empires_and_tribe_are_parties_and_rams_alone_do_not_fight() -> None:
    view = having(empty(), "r31", armies=(army(2, archer=1, spearman=2), army(0, ram=1)), tribe={"archer": 1})
    parties = parties_in(view.regions["r31"])
    assert [(party.seat, party.figures) for party in parties] == [
        (2, ("spearman", "spearman", "archer")),
        (0, ("ram",)),
        (None, ("archer",)),
    ]
    assert [party.fighters for party in parties] == [3, 0, 1]
    assert is_contested(parties)
    assert not is_contested(parties[:2])
    assert set(FIGHTERS) < set(KINDS)
