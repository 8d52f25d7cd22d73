"""The map of Mesopotamia shows what the view says: whose regions are, what lies and who stands there."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.map import REGIONS, SECTIONS, STARTS
from engine.mesopotamia.view.map import TokenView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.candidates import NOTHING, candidates_in
from render.games.mesopotamia.board.changes import Changes
from render.games.mesopotamia.board.map import BAND, INSIDE, START_BAND, in_region, veil
from render.games.mesopotamia.board.place import extract
from render.games.mesopotamia.board.shores import shore_in
from render.picture.scene import Band, Box, Card, Drawn, Hatch, Label, Lit, Sprite
from render.picture.theme import SEATS
from render.text.words import LANGUAGES
from tests.render.picture.extents import extent, within
from tests.render.picture.mesopotamia import SIDES
from tests.render.picture.mesopotamia_map import WHOLE, army, audience, drawn, empty, fresh, having
from tests.rules.mesopotamia.table import rule
from tools.games.mesopotamia.crowded import crowded

HERE = "r22"
"""Isin, a plain with a stone and an Event, surrounded by others."""
RIMS = 6.0
"""Pixels by which rims may touch."""


def sprites(shapes: list[Drawn], kind: str) -> list[Sprite]:
    return [each for each in shapes if isinstance(each, Sprite) and each.kind == kind]


def inside_of(view: MesopotamiaView, region: str = HERE) -> list[Card | Label | Sprite]:
    return list(in_region(view, audience(), region, Changes()))


def kinds(view: MesopotamiaView, region: str = HERE) -> list[str]:
    return [each.kind for each in inside_of(view, region) if isinstance(each, Sprite)]


def card(terrain: str, kind: str) -> tuple[str, int, int]:
    """Find an Event of a terrain with an option of a kind: its id, the option, and its points."""
    return next(
        (each.id, way.n, each.token_vp)
        for each in EVENTS.values()
        for way in each.option
        if each.terrain == terrain and way.kind == kind
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_has_its_name(language: str) -> None:
    reader = audience(language=language)
    names = [each.text for each in drawn(fresh(), reader) if isinstance(each, Label) and each.font == "serif"]
    assert sorted(names) == sorted(reader.say(f"region-{region}") for region in REGIONS)


@rule("M2.2")
@pytest.mark.parametrize("region", REGIONS)
def test_a_region_at_the_beginning_shows_its_resource_and_its_event(region: str) -> None:
    about = REGIONS[region]
    ruin = ["ruin"] if about.start else []
    wanted = [*ruin, *([about.resource] if about.resource else [])]
    wanted += [f"hidden_{about.event_slot}"] if about.event_slot else []
    bare = having(fresh(6), region, tribe={})
    assert kinds(bare, region) == wanted


def test_a_controlled_region_has_a_band_and_others_have_none() -> None:
    view = having(having(empty(), HERE, controller=2), "r01", start_of=3, controller=3)
    bands = {each.polygon: (each.colour, each.width) for each in drawn(view) if isinstance(each, Band)}
    assert bands == {
        shore_in(WHOLE, HERE): (SEATS[2].colour, BAND),
        shore_in(WHOLE, "r01"): (SEATS[3].colour, START_BAND),
    }


def test_a_blocked_region_is_hatched_and_barred_and_its_resource_pale() -> None:
    view = fresh(2)
    blocked = [region for region, now in view.regions.items() if now.blocked]
    shapes = drawn(view)
    assert blocked
    assert [each.polygon for each in shapes if isinstance(each, Hatch)] == [shore_in(WHOLE, each) for each in blocked]
    assert len(sprites(shapes, "barred")) == len(blocked)
    for region in blocked:
        pale = [each for each in inside_of(view, region) if isinstance(each, Sprite) and each.faded]
        assert [each.kind for each in pale] == [REGIONS[region].resource]


@rule("M14.8")
def test_a_die_shows_the_round_and_its_owner() -> None:
    name, option, _ = card("plain", "six_rounds")
    view = having(empty(), HERE, token=TokenView(name, option, 3, 5))
    found = inside_of(view)
    die = next(each for each in found if isinstance(each, Sprite) and each.kind == "event_die")
    badge = next(each for each in found if isinstance(each, Sprite) and each.kind == "owner")
    assert (die.text, die.seat, badge.seat) == ("5", 3, 3)


@rule("M14.7")
def test_an_event_that_scores_shows_its_points_in_the_shape_of_its_terrain() -> None:
    name, option, points = card("plain", "vp")
    view = having(empty(), HERE, token=TokenView(name, option, None, 0))
    assert [each.text for each in inside_of(view) if isinstance(each, Sprite) and each.kind == "open_plain"] == [
        str(points)
    ]


def test_an_event_that_is_not_chosen_yet_shows_no_points() -> None:
    name, _, _ = card("plain", "vp")
    view = having(empty(), HERE, token=TokenView(name, 0, None, 0))
    assert [each.text for each in inside_of(view) if isinstance(each, Sprite) and each.kind == "open_plain"] == [""]


@pytest.mark.parametrize(
    ("settlement", "wall", "wanted"),
    [
        (1, None, [("settlement", 1)]),
        (None, 2, [("town_wall", 2)]),
        (1, 1, [("walled_settlement", 1)]),
        (1, 2, [("settlement", 1), ("town_wall", 2)]),
    ],
)
def test_buildings_and_whose_they_are(settlement: int | None, wall: int | None, wanted: list[tuple[str, int]]) -> None:
    found = inside_of(having(empty(), HERE, settlement=settlement, wall=wall))
    assert [(each.kind, each.seat) for each in found if isinstance(each, Sprite) and each.seat is not None] == wanted


@rule("M2.6")
@pytest.mark.parametrize("region", STARTS.values())
def test_a_start_region_shows_the_ziggurat_of_its_empire_or_a_ruin(region: str) -> None:
    view = having(empty(), region, start_of=1, controller=1)
    players = [msgspec.structs.replace(player, ziggurat=seat + 2) for seat, player in enumerate(view.players)]
    view = msgspec.structs.replace(view, players=tuple(players))
    levels = [(each.seat, each.text) for each in sprites(drawn(view), "six_steps")]
    assert levels == [(1, "3")]
    assert len(sprites(drawn(view), "ruin")) == len(STARTS) - 1


@rule("M16.2")
def test_swords_stand_where_two_parties_meet_and_nowhere_else() -> None:
    two = having(empty(), HERE, armies=(army(0, archer=1), army(1, spearman=1)))
    peaceful = having(empty(), HERE, armies=(army(0, archer=1), army(1, ram=1)))
    assert kinds(two).count("crossed_swords") == 1
    assert kinds(peaceful).count("crossed_swords") == 0
    assert kinds(having(two, HERE, tribe={"spearman": 1})).count("crossed_swords") == 1


@pytest.mark.parametrize("count", [3, 4, 5])
def test_of_three_parties_and_more_each_is_a_badge_and_a_number(count: int) -> None:
    armies = tuple(army(seat, archer=1, horseman=seat + 1) for seat in range(count))
    found = inside_of(having(empty(6), HERE, armies=armies))
    assert [each.seat for each in found if isinstance(each, Sprite) and each.kind == "plate_badge"] == list(
        range(count)
    )
    numbers = [each.text for each in found if isinstance(each, Label) and each.font == "number"]
    assert numbers == [str(seat + 2) for seat in range(count)]


def test_every_ship_lies_on_its_section() -> None:
    ships = {section: (n % 4, (n + 1) % 4) for n, section in enumerate(SECTIONS)}
    found = sprites(drawn(msgspec.structs.replace(empty(), ships=ships)), "ship")
    assert sorted(each.seat for each in found if each.seat is not None) == sorted(
        seat for seats in ships.values() for seat in seats
    )
    assert len({each.at for each in found}) == len(found)


def test_ships_cover_no_name_where_all_is_full() -> None:
    for players in SIDES:
        shapes = drawn(crowded(players))
        ships = [extent(each) for each in sprites(shapes, "ship")]
        names = [each for each in shapes if isinstance(each, Label) and each.font == "serif"]
        assert ships
        assert [each.text for each in names if any(_met(extent(each), ship) for ship in ships)] == []


def _met(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > RIMS and down > RIMS


def _solid(shapes: list[Card | Label | Sprite]) -> list[tuple[str, Box]]:
    """Give the boxes of plates and of all that stands beside them."""
    plates = [each.box for each in shapes if isinstance(each, Card) and each.edge_width]
    others = [
        each
        for each in shapes
        if not isinstance(each, Card)
        and not (isinstance(each, Sprite) and each.kind == "owner")
        and not any(within(extent(each), (p[0] - 1, p[1] - 1, p[2] + 1, p[3] + 1)) for p in plates)
    ]
    return [("plate", box) for box in plates] + [
        (each.text if isinstance(each, Label) else each.kind, extent(each)) for each in others
    ]


ARMIES = (
    (),
    (army(1, spearman=1),),
    (army(3, spearman=2, archer=2, horseman=1, ram=1),),
    (army(3, spearman=3, archer=3, horseman=2),),
    (army(1, spearman=1, archer=1), army(3, archer=2)),
    (army(1, spearman=2), army(3, archer=2), army(2, horseman=1)),
)


@pytest.mark.parametrize("region", REGIONS)
def test_in_no_region_anything_covers_anything_else(region: str) -> None:
    about, found = REGIONS[region], []
    tokens: list[dict[str, object]] = [{}]
    if about.event_slot:
        six, option, _ = card(about.event_slot, "six_rounds")
        tokens += [{"hidden_event": True}, {"token": TokenView(six, option, 3, 5)}]
    for armies in ARMIES:
        for token in tokens:
            for settlement, wall in ((None, None), (0, None), (0, 0), (0, 2)):
                fields = {"armies": armies, "settlement": settlement, "wall": wall, **token}
                solid = _solid(inside_of(having(empty(), region, **fields), region))
                found += [(one, other) for (one, here), (other, there) in combinations(solid, 2) if _met(here, there)]
    assert found == []


def test_nothing_is_lit_for_everybody() -> None:
    shapes = drawn(empty(), audience(choices=(HERE, "n12")))
    assert [each for each in shapes if isinstance(each, Lit)] == []
    assert sprites(shapes, "mooring") == []


@pytest.mark.parametrize(
    ("choice", "region"),
    [(HERE, HERE), (f"spearman.r31.{HERE}", HERE), (f"archer.{HERE}", HERE)],
)
def test_what_the_reader_may_choose_is_lit_the_end_of_a_way(choice: str, region: str) -> None:
    shapes = drawn(empty(), audience(choices=(choice, "end"), reader=1))
    assert [each.polygon for each in shapes if isinstance(each, Lit)] == [shore_in(WHOLE, region)]


@rule("M3.5")
@pytest.mark.parametrize(("players", "free"), [(2, 3), (4, 3), (5, 4), (6, 5)])
def test_free_start_regions_are_lit_for_all_while_one_is_chosen(players: int, free: int) -> None:
    view = having(fresh(players), "r02", start_of=1)
    choosing = [msgspec.structs.replace(player, empire="sumerians") for player in view.players]
    reader = audience()
    assert candidates_in(view, reader) == NOTHING, "as long as the Empire is not chosen"
    found = candidates_in(msgspec.structs.replace(view, players=tuple(choosing)), reader)
    assert found.regions == tuple(region for region in list(STARTS.values())[: free + 1] if region != "r02")


def test_sections_the_reader_may_choose_are_ringed() -> None:
    shapes = drawn(empty(), audience(choices=("n12", "ship.n40"), reader=1))
    assert len(sprites(shapes, "mooring")) == 2


def test_the_band_of_a_region_that_is_lit_lies_inside_of_its_frame() -> None:
    view = having(empty(), HERE, controller=0)
    bands = [each for each in drawn(view, audience(choices=(HERE,), reader=0)) if isinstance(each, Band)]
    assert [each.inset for each in bands] == [INSIDE]


def test_a_close_up_shows_whole_regions_only_and_the_rest_under_a_veil() -> None:
    where = extract((HERE,), (0, 0, 1200, 1000))
    shapes = drawn(crowded(4), where=where)
    names = [each for each in shapes if isinstance(each, Label) and each.font == "serif"]
    assert {each.text for each in names} == {audience().say(f"region-{region}") for region in where.shown}
    assert all(within(extent(each), (0, 0, 1200, 1000)) for each in shapes if isinstance(each, Label | Sprite))
    assert len(veil(where).meant) == len(where.shown)
    assert where.k > 2
    assert all(each.size > 2 * 33 for each in names)


@pytest.mark.parametrize("players", SIDES)
def test_the_map_is_drawn_before_anything_is_chosen(players: int) -> None:
    assert len(sprites(drawn(fresh(players)), "ruin")) == len(STARTS)
