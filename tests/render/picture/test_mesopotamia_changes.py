"""What is new on the map of Mesopotamia: regions that shine, arrows, rings, and what was lost."""

from __future__ import annotations

import math
from itertools import product

import msgspec
import pytest
from PIL import Image, ImageStat

from engine.core.game import Event
from engine.mesopotamia.content.map import REGIONS, SECTIONS, section_between
from engine.mesopotamia.events import battle, build, combat, economy, explore, tokens
from engine.mesopotamia.view.map import TokenView
from render.games.mesopotamia.board.arrows import LONG, SHIFTS, SLANTS, border_towards, crossings
from render.games.mesopotamia.board.changes import MOST, changes_of
from render.games.mesopotamia.board.geometry import HIGH, SHAPES, WIDE
from render.games.mesopotamia.board.map import INSIDE
from render.games.mesopotamia.board.plates import TRIBE
from render.games.mesopotamia.board.shores import shore_in
from render.picture.ground.curves import inside
from render.picture.scene import Arrow, Band, Glow, Label, Sprite
from render.picture.strokes import arrow as paint_arrow
from render.picture.theme import SEATS
from tests.render.picture.extents import extent
from tests.render.picture.mesopotamia_map import WHOLE, army, audience, drawn, empty, having
from tools.games.mesopotamia.crowded import crowded

HERE, THERE = "r22", "r31"
"""Isin and Nippur, neighbours."""


def moved(seat: int, origin: str, region: str, unit: str = "spearman") -> explore.UnitMoved:
    return explore.UnitMoved(seat=seat, unit=unit, from_region=origin, region=region, activations=1)


def fought(region: str, winner: str, destroyed: bool = True) -> battle.Fought:
    return battle.Fought(
        region=region,
        attacker_seat=0,
        defender_seat=None,
        attacking_unit="archer",
        defending_unit="horseman",
        attacking_total=3,
        defending_total=2,
        attacking_mobility=0,
        defending_mobility=0,
        winner=winner,  # type: ignore[arg-type]
        is_destroyed=destroyed,
    )


@pytest.mark.parametrize(
    "event",
    [
        build.SettlementBuilt(seat=1, region=HERE, paid={}),
        build.WallBuilt(seat=1, region=HERE, paid={}),
        build.RamBuilt(seat=1, region=HERE, paid={}),
        economy.UnitCreated(seat=1, unit="archer", region=HERE, paid={}),
        tokens.EventTurned(seat=1, region=HERE, card="ev1"),
        tokens.EventPlaced(seat=1, region=HERE, card="ev1", piece="archer"),
        combat.WallFell(seat=1, region=HERE),
        combat.SettlementConquered(seat=1, region=HERE, owner_seat=2),
        moved(1, THERE, HERE),
        fought(HERE, "attacker"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_a_region_shines_where_something_has_happened(event: Event) -> None:
    view = having(empty(), HERE, armies=(army(1, archer=1),))
    glows = [each.polygon for each in drawn(view, audience((event,))) if isinstance(each, Glow)]
    assert glows == [shore_in(WHOLE, HERE)]


def test_the_newest_shines_most_and_only_a_few_shine() -> None:
    regions = list(REGIONS)[6:14]
    view = empty()
    for region in regions:
        view = having(view, region, armies=(army(1, archer=1),))
    since = tuple(economy.UnitCreated(seat=1, unit="archer", region=region, paid={}) for region in regions)
    glows = {each.polygon: each.strength for each in drawn(view, audience(since)) if isinstance(each, Glow)}
    newest = sorted(glows, key=lambda polygon: glows[polygon])
    assert newest == [shore_in(WHOLE, region) for region in regions[-MOST:]]


def test_who_only_passed_through_lets_nothing_shine() -> None:
    view = having(empty(), HERE, armies=(army(1, spearman=1),))
    shapes = drawn(view, audience((moved(1, "r26", THERE), moved(1, THERE, HERE))))
    assert [each.polygon for each in shapes if isinstance(each, Glow)] == [shore_in(WHOLE, HERE)]
    assert len([each for each in shapes if isinstance(each, Arrow)]) == 2


def test_who_goes_straight_back_has_not_moved() -> None:
    assert changes_of((moved(1, HERE, THERE), moved(1, THERE, HERE))).moves == []
    assert changes_of((moved(1, HERE, THERE), moved(2, THERE, HERE))).moves == [(1, HERE, THERE), (2, THERE, HERE)]


def test_two_units_on_the_same_way_are_one_arrow() -> None:
    since = (moved(1, HERE, THERE), moved(1, HERE, THERE, "archer"))
    view = having(empty(), THERE, armies=(army(1, spearman=1, archer=1),))
    assert len([each for each in drawn(view, audience(since)) if isinstance(each, Arrow)]) == 1


@pytest.mark.parametrize("section", SECTIONS)
def test_an_arrow_leads_across_the_border_into_its_region(section: str) -> None:
    one, other = SECTIONS[section].regions
    for origin, target in ((one, other), (other, one)):
        assert border_towards(origin, target) == section_between(origin, target)
        assert crossings(section, target)
        for slant, shift in product(SLANTS, SHIFTS):
            for way in crossings(section, target, slant, shift):
                assert inside(way.tip, SHAPES[target].polygon)
                assert not inside(way.begin, SHAPES[target].polygon)
                assert math.dist(way.begin, way.tip) == pytest.approx(LONG)


def test_an_arrow_from_afar_comes_over_the_border_that_lies_that_way() -> None:
    """From Assur in the north to Nippur, and from Uruk in the south."""
    assert set(SECTIONS[border_towards("r02", THERE)].regions) == {THERE, "r14"}
    assert THERE in SECTIONS[border_towards("r04", THERE)].regions
    assert border_towards("r04", THERE) != border_towards("r02", THERE)


@pytest.mark.parametrize(("seat", "colour"), [(2, SEATS[2].colour), (None, TRIBE)])
def test_an_arrow_has_the_colour_of_whoever_goes(seat: int | None, colour: str) -> None:
    fled = battle.Retreated(seat=0, party_seat=seat, unit="archer", from_region=HERE, region=THERE)
    view = having(empty(), THERE, tribe={"archer": 1})
    assert [each.colour for each in drawn(view, audience((fled,))) if isinstance(each, Arrow)] == [colour]


def hidden(name: Label, arrow: Arrow) -> float:
    """Work out which part of a name an arrow covers as it is painted, rims and all."""
    whole = Image.new("RGB", (WIDE, HIGH))
    paint_arrow(whole, arrow)
    left, top, right, bottom = (round(each) for each in extent(name))
    part = whole.crop((left, top, right, bottom)).convert("L").point(lambda value: 255 * (value > 0))
    return ImageStat.Stat(part).mean[0] / 255


@pytest.mark.parametrize("players", [2, 4, 6])
def test_arrows_cover_no_name_where_all_is_full(players: int) -> None:
    """At short borders an arrow may reach the first pixels of a name, which is written over it."""
    covered, bent = dict[str, float](), 0
    for section in SECTIONS.values():
        for origin, target in ((section.a, section.b), (section.b, section.a)):
            shapes = drawn(crowded(players), audience((moved(0, origin, target),)))
            (arrow,) = (each for each in shapes if isinstance(each, Arrow))
            names = [each for each in shapes if isinstance(each, Label) and each.halo]
            assert len(names) == len(REGIONS)
            assert shapes.index(arrow) < min(map(shapes.index, names)), "names are written last"
            near = [each for each in names if math.dist(each.at, arrow.points[0]) < 150]
            covered |= {f"{origin} to {target}: {each.text}": hidden(each, arrow) for each in near}
            straight = [(way.begin, way.tip) for way in crossings(section.id, target)]
            bent += arrow.points not in straight
    assert {where: part for where, part in covered.items() if part > 0.04} == {}
    assert 0 < bent < len(SECTIONS), "most of the two ways of each section lead straight across"


def test_a_ship_that_is_new_on_its_section_has_a_ring() -> None:
    view = msgspec.structs.replace(empty(), ships={"n12": (1,), "n40": (2,)})
    since = (
        build.ShipBuilt(seat=1, section="n11", paid={}),
        explore.ShipMoved(seat=1, from_section="n11", section="n12", activations=1),
    )
    ships = [each for each in drawn(view, audience(since)) if isinstance(each, Sprite) and each.kind == "ship"]
    assert {each.seat: each.ring for each in ships} == {1: True, 2: False}
    assert changes_of((*since, combat.ShipsSunk(section="n12", seats=[1, 2]))).ships == set()


@pytest.mark.parametrize(("winner", "seat", "unit"), [("attacker", None, "horseman"), ("defender", 0, "archer")])
def test_a_unit_that_was_destroyed_is_crossed_out(winner: str, seat: int | None, unit: str) -> None:
    view = having(empty(), HERE, armies=(army(0, archer=1),))
    fallen = [each for each in drawn(view, audience((fought(HERE, winner),))) if isinstance(each, Sprite)]
    assert [(each.seat, each.text) for each in fallen if each.kind == "fallen"] == [(seat, unit)]


def test_a_unit_that_fled_is_not_crossed_out() -> None:
    assert changes_of((fought(HERE, "attacker", destroyed=False),)).lost_units == {}


def test_a_building_that_is_gone_is_an_outline_until_there_is_another() -> None:
    since = (combat.SettlementDestroyed(seat=0, region=HERE, owner_seat=2),)
    gone = [each for each in drawn(empty(), audience(since)) if isinstance(each, Sprite) and each.lost]
    assert [(each.kind, each.seat) for each in gone] == [("settlement", 2)]
    rebuilt = having(empty(), HERE, settlement=0)
    assert [each for each in drawn(rebuilt, audience(since)) if isinstance(each, Sprite) and each.lost] == []


def test_new_buildings_tokens_and_levels_have_a_ring() -> None:
    view = having(empty(), HERE, settlement=1, token=TokenView("ev1", 1, 1, 2))
    view = having(view, "r01", start_of=2)
    since = (
        build.SettlementBuilt(seat=1, region=HERE, paid={}),
        tokens.EventChosen(seat=1, region=HERE, card="ev1", option=1, paid={}),
        build.ZigguratBuilt(seat=2, level=1, colour="white", paid={}),
    )
    ringed = {each.kind for each in drawn(view, audience(since)) if isinstance(each, Sprite) and each.ring}
    assert ringed == {"settlement", "event_die", "six_steps"}


def test_the_band_of_a_region_that_shines_lies_inside_of_the_glow() -> None:
    view = having(empty(), HERE, controller=1, armies=(army(1, archer=1),))
    bands = [each for each in drawn(view, audience((moved(1, THERE, HERE),))) if isinstance(each, Band)]
    assert [each.inset for each in bands] == [INSIDE]
