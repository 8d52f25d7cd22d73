"""What is marked as new on the board of After the Flood."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from engine.after_the_flood.data import ARROWS
from engine.core.game import Event
from render.games.after_the_flood.board.changes import MOST, Changes, changes_of
from render.games.after_the_flood.board.frame import WHOLE
from render.games.after_the_flood.board.geometry import AREAS, ONE_WAYS
from render.games.after_the_flood.board.pieces import pieces
from render.picture.areas import BAND
from render.picture.scene import Arrow, Glow, Label, Lit, Point, Sprite
from render.picture.theme import SEATS
from tests.rules.after_the_flood.table import rule
from tools.gallery.exhibits import audience
from tools.gallery.positions import Position, played, positions
from tools.games.after_the_flood.gallery import crowded

TELLING = audience(GAME.key, "en")
FOUGHT = (e.AttackDeclared(0, "ur", 2, 2), e.Rolled(0, "ur", 3, 4, 7, 5, True))

MARKS: list[tuple[Sequence[Event], Changes]] = [
    ([e.CityBuilt(0, "ur")], Changes(areas=["ur"], cities={"ur"})),
    ([e.CityExpanded(0, "ur", ["gold"], 5)], Changes(areas=["ur"], cities={"ur"})),
    ([e.CityMoved(1, "ur", "uruk")], Changes(areas=["uruk"], cities={"uruk"}, lost_cities={"ur": 1})),
    ([e.CityDestroyed(0, "ur", 2, 1)], Changes(areas=["ur"], lost_cities={"ur": 2})),
    ([e.WorkersPlaced(1, "gold", 2, "egypt")], Changes(workers={(1, "egypt")})),
    ([e.ScribePlaced(1, "guti")], Changes(workers={(1, "guti")})),
    ([e.ScribeMoved(1, "guti", "elam")], Changes(workers={(1, "elam")})),
    ([e.Declined([2, 1, 0], ["guti", "elam"], [0, 1], [2, 1])], Changes(lost_workers={(0, "guti"), (1, "elam")})),
    (
        [e.ScribePlaced(1, "guti"), e.Declined([0, 1, 0], ["guti"], [1], [1]), e.ScribePlaced(2, "elam")],
        Changes(workers={(2, "elam")}, lost_workers={(1, "guti")}),
    ),
    (
        [e.Declined([0, 1, 0], ["guti"], [1], [1]), e.WorkersPlaced(1, "gold", 1, "guti")],
        Changes(workers={(1, "guti")}),
    ),
    ([e.Invaded(0, "uruk", "ur")], Changes(areas=["ur"], armies={("ur", 0)}, invasions=[(0, "uruk", "ur")])),
    ([e.HomeEntered(0, "akkad", 1)], Changes(areas=["akkad"], armies={("akkad", 0)})),
    ([e.HomeEntered(0, "akkad", 2)], Changes(areas=["akkad"], armies={("akkad", 0), ("akkad", 1)})),
    ([e.Reentered(0, "akkad")], Changes(areas=["akkad"], armies={("akkad", 0)})),
    ([e.Reinforced(0, "akkad")], Changes(areas=["akkad"], armies={("akkad", 1)})),
    ([FOUGHT[0]], Changes()),
    (FOUGHT, Changes(areas=["ur"], lost_armies={"ur": 2})),
    ([FOUGHT[0], e.Rolled(0, "ur", 1, 1, 2, 5, False)], Changes()),
    ([*FOUGHT, e.AttackCalledOff(0, "ur")], Changes(areas=["ur"], lost_armies={"ur": 2})),
    (
        [*FOUGHT, e.Invaded(0, "uruk", "ur")],
        Changes(areas=["ur"], armies={("ur", 0)}, invasions=[(0, "uruk", "ur")], lost_armies={"ur": 2}),
    ),
]
SILENT: list[Event] = [
    e.OrderDrawn([0, 1, 2]),
    e.Collected([1, 1, 1], [1, 1, 1], [1, 1, 1]),
    e.Declined([1, 1, 1]),
    e.OpportunityPaid(0, "worker"),
    e.ScribeGained(0),
    e.ToolMakerGained(0),
    e.Swapped(0, "egypt", "grain", "gold", False),
    e.ToolMade(0),
    e.EmpireStarted(0, "t1-akkad", 10),
    e.ArmiesBought(0, {"gold": 1}, 1),
    e.ArmyEquipped(0, {"gold": 1}, 3, "A"),
    e.WorkersLeft(0, "akkad", 1),
    e.AttackCalledOff(0, "ur"),
    e.AttackFailed(0, "ur"),
    e.RepeatPaid(0),
    e.Passed(0, {}, 0),
    e.OrderSet([0, 1, 2]),
    e.EmpireScored([0, 0, 0]),
    e.TurnBegan(2, 2150),
    e.TurnEnded(1, [0, 0, 0]),
    e.MajorityScored(0, "egypt", 4),
    e.MatchEnded([0], [1, 0, 0], "points"),
]


@pytest.mark.parametrize(
    ("happened", "marked"),
    MARKS,
    ids=lambda each: "-".join(type(one).__name__ for one in each) if isinstance(each, list | tuple) else "",
)
def test_what_happens_is_marked(happened: Sequence[Event], marked: Changes) -> None:
    assert changes_of(happened) == marked


@pytest.mark.parametrize("event", SILENT, ids=lambda event: type(event).__name__)
def test_what_cannot_be_seen_on_the_map_is_not_marked(event: Event) -> None:
    assert changes_of([event]) == Changes()


def test_every_event_of_the_game_is_either_marked_or_not() -> None:
    known = {type(event) for happened, _ in MARKS for event in happened} | {type(event) for event in SILENT}
    assert known == set(GAME.events)


END_OF_TURN = (e.TurnEnded(1, [0, 0, 0]), e.TurnBegan(2, 2150), e.Declined([0, 0, 0]))


def test_at_the_end_of_a_turn_armies_leave_and_cities_and_losses_stay_marked() -> None:
    happened = [*FOUGHT, e.Invaded(0, "uruk", "ur"), e.CityExpanded(1, "umma", ["gold"], 5)]
    seen = changes_of([*happened, e.Invaded(0, "ur", "eridu"), *END_OF_TURN])
    assert seen == Changes(areas=["ur", "umma"], cities={"umma"}, lost_armies={"ur": 2})


@pytest.mark.parametrize(
    "happened",
    [[e.CityBuilt(0, "ur")], [e.CityExpanded(0, "ur", [], 4)], [e.CityDestroyed(0, "ur", 2, 1)], FOUGHT],
    ids=["built", "expanded", "destroyed", "fought"],
)
def test_what_is_new_or_lost_shines_across_the_end_of_a_turn(happened: Sequence[Event]) -> None:
    assert changes_of([*happened, *END_OF_TURN]) == changes_of(happened)
    later = changes_of([*happened, *END_OF_TURN, e.CityBuilt(1, "eridu")])
    assert later.areas == ["ur", "eridu"]


def test_a_city_expanded_before_the_turn_ended_glows_on_the_map_of_the_next() -> None:
    view = crowded()
    city = next(area for area, now in view.areas.items() if now.expanded)
    shapes = list(pieces(view, changes_of([e.CityExpanded(0, city, [], 4), *END_OF_TURN]), TELLING))
    assert [shape.strength for shape in shapes if isinstance(shape, Glow)] == [1.0]
    assert [shape.kind for shape in shapes if isinstance(shape, Sprite) and shape.ring] == ["great_city"]


def test_a_city_lost_before_the_turn_ended_is_crossed_out_on_the_map_of_the_next() -> None:
    view = crowded()
    view.areas["ur"] = msgspec.structs.replace(view.areas["ur"], city_seat=None)
    shapes = list(pieces(view, changes_of([e.CityDestroyed(0, "ur", 2, 2), *END_OF_TURN]), TELLING))
    assert [(shape.kind, shape.seat) for shape in shapes if isinstance(shape, Sprite) and shape.lost] == [("city", 2)]


@rule("F5.3", "F5.4")
def test_workers_lost_in_a_decline_are_crossed_out_or_bear_a_cross() -> None:
    view = crowded()
    view.areas["guti"] = msgspec.structs.replace(view.areas["guti"], workers=(0, 4, 2))
    shapes = list(pieces(view, changes_of([e.Declined([1, 1, 0], ["guti", "guti"], [0, 1], [1, 1])]), TELLING))
    places = dict(zip(range(3), map(WHOLE.place, AREAS["guti"].workers), strict=True))
    lost = [shape for shape in shapes if isinstance(shape, Sprite) and shape.lost]
    assert [(shape.kind, shape.seat, shape.at) for shape in lost] == [("worker", 0, places[0])]
    (fewer,) = [shape for shape in shapes if isinstance(shape, Sprite) and shape.kind == "fewer"]
    assert min(places, key=lambda seat: math.dist(places[seat], fewer.at)) == 1


@rule("F5.2")
def test_a_decline_that_was_played_is_marked_where_it_took_workers() -> None:
    """Nobody has moved between the decline and the next picture, so that the board has what is left."""
    for position in positions(GAME, played(GAME, 3, 2)):
        told = [event for event in position.since if isinstance(event, e.Declined)]
        if told:
            break
    assert sum(told[0].workers_per_seat) >= len(told[0].places) > 0
    assert any(place in AREAS for place in told[0].places)
    assert changes_of(told).lost_workers == set(zip(told[0].seats, told[0].places, strict=True))


def test_an_army_lost_in_a_fight_for_a_home_is_crossed_out_too() -> None:
    """F10.19: nobody declares such an attack, but a roll says whose armies are fought."""
    assert changes_of([e.Rolled(0, "egypt", 3, 4, 7, 5, True, 2)]).lost_armies == {"egypt": 2}


def test_whoever_was_driven_out_again_has_no_arrow() -> None:
    again = [e.AttackDeclared(1, "ur", 0, 1), e.Rolled(1, "ur", 6, 6, 12, 5, True), e.Invaded(1, "eridu", "ur")]
    changes = changes_of([*FOUGHT, e.Invaded(0, "uruk", "ur"), e.Reinforced(0, "ur"), *again])
    assert changes.invasions == [(1, "eridu", "ur")]
    assert changes.lost_armies == {"ur": 0}
    assert changes.armies == {("ur", 0)}


def test_only_the_newest_changes_are_marked_and_the_newest_shines_most() -> None:
    built = [e.CityBuilt(0, area) for area in ("ur", "uruk", "umma", "eridu", "lagash", "nippur", "ur")]
    changes = changes_of([e.Invaded(0, "larsa", "uruk"), *built])
    assert changes.areas == ["umma", "eridu", "lagash", "nippur", "ur"]
    assert len(changes.areas) == MOST
    assert changes.invasions == []
    glows = [shape for shape in pieces(crowded(), changes, TELLING) if isinstance(shape, Glow)]
    strengths = [glow.strength for glow in glows]
    assert strengths[0] == 1.0
    assert strengths == sorted(strengths, reverse=True)


def test_names_and_signs_are_painted_again_over_a_glow() -> None:
    shapes = list(pieces(crowded(), changes_of([e.CityBuilt(0, "sippar")]), TELLING))
    glow = next(n for n, shape in enumerate(shapes) if isinstance(shape, Glow))
    name = next(n for n, shape in enumerate(shapes) if isinstance(shape, Label) and shape.text == "Sippar")
    sign = next(n for n, shape in enumerate(shapes) if isinstance(shape, Sprite) and shape.kind == "swap")
    assert glow < name < sign


def sprites(position: Position) -> list[Sprite]:
    shapes = pieces(position.view, changes_of(position.since), TELLING)
    return [shape for shape in shapes if isinstance(shape, Sprite)]


def at(area: str, **what: object) -> Position:
    """Give the beginning of a match with one area changed."""
    view = next(positions(GAME, played(GAME, 3, 1))).view
    areas = {**view.areas, area: msgspec.structs.replace(view.areas[area], **what)}
    return Position(msgspec.structs.replace(view, areas=areas))


def test_a_lost_city_is_a_ghost_until_another_is_built_there() -> None:
    gone = (e.CityDestroyed(0, "ur", 2, 1),)
    empty = msgspec.structs.replace(at("ur", city_seat=None), since=gone)
    assert [(each.kind, each.seat) for each in sprites(empty) if each.lost] == [("city", 2)]
    rebuilt = msgspec.structs.replace(at("ur", city_seat=1), since=(*gone, e.CityBuilt(1, "ur")))
    assert [each for each in sprites(rebuilt) if each.lost] == []
    assert [(each.kind, each.seat) for each in sprites(rebuilt) if each.ring] == [("city", 1)]


def test_a_lost_army_is_a_ghost_while_there_is_room() -> None:
    since = (*FOUGHT, e.Invaded(0, "uruk", "ur"))
    taken = msgspec.structs.replace(at("ur", armies=1, army_seat=0), since=since)
    assert [(each.kind, each.seat) for each in sprites(taken) if each.lost] == [("army", 2)]
    assert [(each.kind, each.seat) for each in sprites(taken) if each.ring] == [("army", 0)]
    both = msgspec.structs.replace(at("ur", armies=2, army_seat=0), since=(*since, e.Reinforced(0, "ur")))
    assert [each for each in sprites(both) if each.lost] == []
    assert len([each for each in sprites(both) if each.ring]) == 2


def test_new_workers_have_a_ring() -> None:
    placed = msgspec.structs.replace(at("egypt", workers=(0, 2, 1)), since=(e.WorkersPlaced(1, "gold", 2, "egypt"),))
    assert [(each.seat, each.text, each.ring) for each in sprites(placed) if each.kind == "worker"] == [
        (1, "2", True),
        (2, "1", False),
    ]


def test_an_invasion_is_an_arrow_in_the_colour_of_whoever_moved() -> None:
    for origin, target in (("uruk", "ur"), ("ur", "uruk")):
        shapes = pieces(crowded(), changes_of([e.Invaded(1, origin, target)]), TELLING)
        (arrow,) = (shape for shape in shapes if isinstance(shape, Arrow))
        assert arrow.colour == SEATS[1].colour
        assert (arrow.points[0][0] < arrow.points[-1][0]) == (origin == "uruk"), "Uruk lies west of Ur"


@rule("F2.5")
@pytest.mark.parametrize(("origin", "target"), ARROWS)
def test_an_invasion_along_a_printed_arrow_covers_it_in_the_colour_of_whoever_moved(origin: str, target: str) -> None:
    shapes = pieces(crowded(), changes_of([e.Invaded(2, origin, target)]), TELLING)
    (arrow,) = (shape for shape in shapes if isinstance(shape, Arrow))
    printed = ONE_WAYS[origin, target]
    assert arrow.colour == SEATS[2].colour
    assert (arrow.points[0], arrow.points[-1]) == (WHOLE.place(printed.path[0]), WHOLE.place(printed.path[-1]))
    assert (arrow.width, arrow.head) == (printed.width * WHOLE.width, printed.head * WHOLE.width)


def test_the_frame_of_what_may_be_chosen_leaves_the_gold_around_it_to_be_seen() -> None:
    reader = msgspec.structs.replace(TELLING, choices=("babylon", "nippur"), reader=0)
    shapes = list(pieces(crowded(), changes_of([e.CityBuilt(0, "babylon")]), reader))
    (glow,) = (shape for shape in shapes if isinstance(shape, Glow))
    babylon, nippur = (shape for shape in shapes if isinstance(shape, Lit))
    assert apart(glow.polygon, babylon.polygon) > BAND * glow.reach + babylon.width / 2
    assert apart(WHOLE.places(AREAS["nippur"].polygon), nippur.polygon) < BAND * glow.reach


def apart(outer: Sequence[Point], inner: Sequence[Point]) -> float:
    """Give how far on average a corner has moved inward."""
    return sum(math.dist(*each) for each in zip(outer, inner, strict=True)) / len(outer)


def test_nothing_is_marked_if_nothing_happened() -> None:
    shapes = list(pieces(crowded(), changes_of(()), TELLING))
    assert not [shape for shape in shapes if isinstance(shape, Glow | Arrow)]
    assert not [shape for shape in shapes if isinstance(shape, Sprite) and (shape.ring or shape.lost)]


def test_where_a_city_was_lost_an_area_shines_however_much_happened_since() -> None:
    """F11.9"""
    later = [e.CityBuilt(0, area) for area in ("ur", "uruk", "umma", "eridu", "lagash", "sippar")]
    changes = changes_of([e.CityDestroyed(1, "nippur", 0, 2), *later, e.CityBuilt(2, "nippur"), *later])
    assert "nippur" in changes.areas
    assert changes.lost_cities == {"nippur": 0}
