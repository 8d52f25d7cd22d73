"""The ways of the enemy to Assur on the map, and the place that all is about: seen by everybody, covering nothing."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.game import Result
from engine.mesopotamia.events.guardians import EventTrampled, TribeOverrun, WavePlaced
from engine.mesopotamia.view.opponent import OpponentView, WayView
from render.games.mesopotamia.board.changes import changes_of
from render.games.mesopotamia.board.tints import LAND
from render.games.mesopotamia.board.ways import EDGE, WAY, steps_to_go
from render.picture.scene import Arrow, Drawn, Sprite
from render.picture.theme import HALO, SEATS
from tests.render.picture.colours import VISION, contrast, distance, seen
from tests.render.picture.mesopotamia import replaced
from tests.render.picture.mesopotamia_map import audience, drawn
from tests.rules import rule
from tools.games.mesopotamia.alone import attacked, besieged, duel

PLAYED = 6
"""So many sides take part at most, so that no others have a colour on the map."""
APART = 15
"""As far apart as two seats are at least."""


def pale(shapes: list[Drawn]) -> list[Arrow]:
    """Give the arrows of ways that are yet to be gone."""
    return [each for each in shapes if isinstance(each, Arrow) and each.colour == WAY]


def marks(shapes: list[Drawn]) -> list[str]:
    return [each.kind for each in shapes if isinstance(each, Sprite) and each.kind in ("hold", "take")]


@pytest.mark.parametrize("vision", VISION)
def test_a_way_has_the_colour_of_no_side(vision: str) -> None:
    assert min(distance(seen(WAY, vision), seen(look.colour, vision)) for look in SEATS[:PLAYED]) > APART


def test_a_way_stands_off_from_all_land_by_its_edge_and_has_no_gold() -> None:
    assert min(contrast(EDGE, tint) for tints in LAND.values() for tint in tints[:1]) > 3
    assert EDGE != HALO


@rule("M19.7")
def test_every_border_that_is_to_be_crossed_has_one_arrow_under_all_that_stands_there() -> None:
    at = attacked()
    shapes = drawn(at.view, audience(at.since))
    steps = {step for way in at.view.opponent.ways for step in zip((way.region, *way.path), way.path, strict=False)}
    assert len(pale(shapes)) == len(steps) > 5
    last = max(shapes.index(arrow) for arrow in pale(shapes))
    assert not any(isinstance(each, Sprite) for each in shapes[:last]), "pieces are laid over them"


@rule("M19.7")
def test_a_move_that_was_made_is_no_way_to_come() -> None:
    at = attacked()
    made = [each for each in drawn(at.view, audience(at.since)) if isinstance(each, Arrow) and each.rim == HALO]
    assert [each.colour for each in made] == [SEATS[1].colour]
    assert not pale(drawn(duel().view)), "the Automaton has no ways that are known"
    over = replaced(at.view, result=Result([0, 0], [[1], [0]], "lost", []), phase="over")
    assert not pale(drawn(over)), "nobody goes on"


@rule("M18.3", "M19.6")
def test_the_place_that_all_is_about_is_marked() -> None:
    assert marks(drawn(attacked().view)) == ["hold"]
    assert marks(drawn(besieged().view)) == ["take"]
    assert marks(drawn(duel().view)) == []


@rule("M19.11")
def test_steps_are_counted_unless_every_way_is_closed() -> None:
    view = attacked().view
    opponent: OpponentView = view.opponent
    assert [steps_to_go(view, way) for way in opponent.ways] == [len(way.path) for way in opponent.ways]
    assert steps_to_go(view, WayView("r02", {"archer": 1}, ())) == 0
    assert steps_to_go(view, WayView("r26", {"archer": 1}, ())) is None
    closed = msgspec.structs.replace(opponent, ways=(WayView("r26", {"archer": 1}, ()),))
    assert not pale(drawn(replaced(view, opponent=closed)))


@rule("M19.3", "M19.11", "M19.12")
def test_what_only_the_enemy_does_is_marked_as_new_too() -> None:
    changes = changes_of(
        [
            WavePlaced(1, 2, "r04", {"spearman": 2}, {"phalanx": 4}, {}, False),
            TribeOverrun(1, "r20", {"archer": 1, "horseman": 1}, True),
            EventTrampled(1, "r12", "ev1", 0),
        ]
    )
    assert changes.regions == ["r04", "r20", "r12"]
    assert changes.lost_units == {"r20": [(None, "archer"), (None, "horseman")]}
