"""What is marked as new on the land of Assyria."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from engine.assyria import GAME
from engine.assyria import events as e
from engine.core.game import Event
from render.games.assyria.board.candidates import NOTHING, Candidates
from render.games.assyria.board.changes import Change, Changes, changes_of
from render.games.assyria.board.field import Field
from render.games.assyria.board.frame import FIELDS
from render.games.assyria.board.pieces import SHINING, pieces
from render.picture.scene import Glow, Label, Point, Sprite
from tests.render.picture.assyria_moments import Moment, crowded, first, moments

MARKS: list[tuple[Event, Changes]] = [
    (e.StartChosen(1, "b1"), {"b1": Change("ziggurat", 1)}),
    (e.HutPlaced(0, "c5"), {"c5": Change("hut", 0)}),
    (e.Starved(2, ["c5", "c6"]), {"c5": Change("lost", 2), "c6": Change("lost", 2)}),
    (e.Inundated(1, [1, 0, 1], ["c2", "b4"], [2, 0]), {"c2": Change("lost", 2), "b4": Change("lost", 0)}),
    (e.WellBuilt(1, "c1-c2-d1", 6), {"c1-c2-d1": Change("well", 1)}),
    (e.BaseBuilt(0, "c3", 6), {"c3": Change("ziggurat", 0)}),
    (e.ZigguratExtended(0, "c3", "centre", 3), {"c3": Change("ziggurat", 0)}),
]
SILENT: list[Event] = [
    e.OrderDrawn([0, 1]),
    e.TurnBegan(1, 1, 4),
    e.Sown(["palm1"]),
    e.Reshuffled(10),
    e.DraftLaid(["palm1"]),
    e.Drafted(0, "palm1"),
    e.Harvested(0, 1, ["palm1"]),
    e.OrderSet([1, 0]),
    e.HutsKept(0, 2),
    e.Fed(0, "palm1", ["a1"], 0),
    e.IncomeTaken(0, 5, 0),
    e.PrestigeScored(0, 2, 1),
    e.Intrigued(0, "upper", 1, 4),
    e.Offered(0, 2, 2),
    e.CardBought(0, "plow", 2),
    e.ActionsSkipped(0),
    e.ActionsEnded(0, 3),
    e.TurnEnded(1, [0, 0]),
    e.MarketCleared([]),
    e.AssurScored(0, 1, 3, 7),
    e.UpperRewarded(0, 1, 1),
    e.PlowGiven(0),
    e.CamelsGiven(0, 1),
    e.OfferingsScored(0, 1, 2, 2),
    e.FinalScored(0, 3, 1, 2),
    e.MatchEnded([0], [50, 40], "points"),
]


@pytest.mark.parametrize(("event", "marked"), MARKS, ids=[type(event).__name__ for event, _ in MARKS])
def test_what_happens_on_the_land_is_marked(event: Event, marked: Changes) -> None:
    assert changes_of([event]) == marked


@pytest.mark.parametrize("event", SILENT, ids=lambda event: type(event).__name__)
def test_what_cannot_be_seen_on_the_land_is_not_marked(event: Event) -> None:
    assert changes_of([event]) == {}


def test_every_event_of_the_game_is_either_marked_or_not() -> None:
    assert {type(event) for event, _ in MARKS} | {type(event) for event in SILENT} == set(GAME.events)


@pytest.mark.parametrize(
    ("happened", "left"),
    [
        ([e.Starved(0, ["c7"]), e.HutPlaced(1, "c7")], Change("hut", 1)),
        ([e.Inundated(1, [1, 0], ["c7"], [0]), e.HutPlaced(1, "c7")], Change("hut", 1)),
        ([e.HutPlaced(0, "c7"), e.BaseBuilt(0, "c7", 6)], Change("ziggurat", 0)),
    ],
    ids=["reused A6.2", "reused after a Flood A9.1", "built upon A7.4"],
)
def test_only_the_last_change_of_a_place_is_marked(happened: Sequence[Event], left: Change) -> None:
    assert changes_of(happened) == {"c7": left}


def test_a_hut_that_came_and_starved_again_leaves_no_mark_but_that_of_an_older_one() -> None:
    """A6.17"""
    passing = [e.HutPlaced(1, "c7"), e.Starved(1, ["c7"])]
    assert changes_of(passing) == {}
    assert changes_of([e.Starved(0, ["c7"]), *passing]) == {"c7": Change("lost", 0)}
    assert changes_of([*passing, e.HutPlaced(2, "c7")]) == {"c7": Change("hut", 2)}


def test_of_a_flood_the_huts_are_marked_that_stood_there_before() -> None:
    """A9.1: a hut that came since leaves no mark, one that starved since keeps its own, a well stays."""
    happened = [e.HutPlaced(0, "c2"), e.HutPlaced(0, "c1"), e.Starved(1, ["b4"]), e.WellBuilt(0, "b2-c2-c3", 6)]
    assert list(changes_of(happened)) == ["c2", "c1", "b4", "b2-c2-c3"]
    flooded = changes_of([*happened, e.Inundated(1, [1, 1], ["c2", "d3"], [0, 1])])
    assert list(flooded) == ["c1", "b4", "b2-c2-c3", "d3"]
    assert (flooded["b4"], flooded["d3"]) == (Change("lost", 1), Change("lost", 1))
    again = [*happened, e.HutPlaced(0, "b4"), e.Inundated(1, [2, 0], ["c2", "b4"], [0, 0])]
    assert changes_of(again)["b4"] == Change("lost", 1)


def test_all_that_is_new_has_a_ring_but_only_the_newest_shine_and_the_newest_most() -> None:
    moment = crowded(4, 0)
    placed = [e.HutPlaced(now.seat or 0, hex) for hex, now in moment.view.hexes.items()]
    changes = changes_of([*placed, *(e.WellBuilt(0, corner, 6) for corner in moment.view.wells)])
    assert len(changes) == len(moment.view.hexes) + len(moment.view.wells)
    assert all(each.ring for each in sprites(moment, changes) if each.kind in ("hut", "well"))
    glows = [each for each in pieces(moment.view, changes, FIELDS[4], NOTHING) if isinstance(each, Glow)]
    assert len(glows) == SHINING
    assert [each.polygon for each in glows] == [
        FIELDS[4].outline(hex) for hex in reversed(list(moment.view.hexes)[-SHINING:])
    ]
    strengths = [each.strength for each in glows]
    assert strengths[0] == 1
    assert strengths == sorted(set(strengths), reverse=True)


def at(hex: str, **what: object) -> Moment:
    """Give a moment with one hex changed."""
    moment = first("hut", 4)
    hexes = {**moment.view.hexes, hex: msgspec.structs.replace(moment.view.hexes[hex], **what)}
    return moment._replace(view=msgspec.structs.replace(moment.view, hexes=hexes))


def sprites(moment: Moment, changes: Changes, candidates: Candidates = NOTHING) -> list[Sprite]:
    field = FIELDS[len(moment.view.players)]
    return [each for each in pieces(moment.view, changes, field, candidates) if isinstance(each, Sprite)]


def test_a_new_hut_has_a_ring_and_its_hex_shines() -> None:
    changes = changes_of([e.HutPlaced(2, "a6")])
    moment = at("a6", seat=2, level=0)
    assert [(each.kind, each.seat) for each in sprites(moment, changes) if each.ring] == [("hut", 2)]
    shapes = list(pieces(moment.view, changes, FIELDS[4], NOTHING))
    assert [each.polygon for each in shapes if isinstance(each, Glow)] == [FIELDS[4].outline("a6")]
    assert isinstance(shapes[0], Glow), "what stands there is painted over it"


def test_names_are_painted_over_rings() -> None:
    moment = crowded(4, 0)
    changes = changes_of([e.WellBuilt(0, corner, 6) for corner in moment.view.wells])
    shapes = list(pieces(moment.view, changes, FIELDS[4], NOTHING))
    first_name = next(n for n, each in enumerate(shapes) if isinstance(each, Label))
    assert max(n for n, each in enumerate(shapes) if isinstance(each, Sprite) and each.ring) < first_name


def test_a_new_tile_has_a_ring() -> None:
    changes = changes_of([e.ZigguratExtended(2, "a6", "centre", 3)])
    found = [each for each in sprites(at("a6", seat=2, level=2), changes) if each.ring]
    assert [(each.kind, each.seat, each.text) for each in found] == [("ziggurat", 2, "2")]


def test_a_new_well_has_a_ring_and_no_hex_shines() -> None:
    moment = first("hut", 4)
    moment = moment._replace(view=msgspec.structs.replace(moment.view, wells=("c1-c2-d1", "c2-d1-d2")))
    changes = changes_of([e.WellBuilt(0, "c2-d1-d2", 6)])
    wells = [each for each in sprites(moment, changes) if each.kind == "well"]
    assert [(each.at, each.ring) for each in wells] == [
        (FIELDS[4].corner("c1-c2-d1"), False),
        (FIELDS[4].corner("c2-d1-d2"), True),
    ]
    assert not any(isinstance(each, Glow) for each in pieces(moment.view, changes, FIELDS[4], NOTHING))


def test_a_starved_hut_is_a_ghost_beside_its_food_until_the_hex_is_used_again() -> None:
    """A6.17"""
    changes = changes_of([e.Starved(3, ["a6"])])
    gone = at("a6", seat=None, level=0)
    found = sprites(gone, changes)
    ghost = next(n for n, each in enumerate(found) if each.lost)
    assert (found[ghost].kind, found[ghost].seat) == ("hut", 3)
    assert found[ghost - 1].kind == gone.view.hexes["a6"].food
    assert [each for each in sprites(at("a6", seat=1, level=0), changes) if each.lost] == []
    assert [each for each in sprites(at("a6", seat=1, level=1), changes) if each.lost] == []
    assert not any(isinstance(each, Glow) for each in pieces(gone.view, changes, FIELDS[4], NOTHING))


def test_a_hex_that_may_be_chosen_is_lit_instead_of_shining() -> None:
    moment = at("a6", seat=2, level=0)
    shapes = pieces(moment.view, changes_of([e.HutPlaced(2, "a6")]), FIELDS[4], Candidates(("a6",)))
    assert not any(isinstance(each, Glow) for each in shapes)


def test_every_hut_the_flood_has_taken_is_a_ghost() -> None:
    """A9.1"""
    floods = [each for each in moments() if any(isinstance(event, e.Inundated) for event in each.since)]
    most = 0
    for moment in floods:
        told = [event for event in moment.since if isinstance(event, e.Inundated)]
        settled = {event.hex for event in moment.since if isinstance(event, e.HutPlaced)}
        field = FIELDS[len(moment.view.players)]
        found = sprites(moment, changes_of(moment.since))
        ghosts = {(_hex_at(field, each.at), each.seat) for each in found if each.lost}
        lost = {(hex, seat) for event in told for hex, seat in zip(event.hexes, event.seats, strict=True)}
        assert {each for each in lost if each[0] not in settled} <= ghosts
        most = max(most, len(lost))
    assert most > SHINING


def _hex_at(field: Field, point: Point) -> str:
    return min(field.hexes, key=lambda hex: math.dist(field.centre(hex), point))


def test_marks_never_contradict_the_position() -> None:
    marked: Counter[str] = Counter()
    for moment in moments():
        view = moment.view
        for place, change in changes_of(moment.since).items():
            marked[change.what] += 1
            match change.what:
                case "well":
                    assert place in view.wells
                case "lost":
                    assert view.hexes[place].seat is None
                case "hut":
                    assert (view.hexes[place].seat, view.hexes[place].level) == (change.seat, 0)
                case "ziggurat":
                    assert view.hexes[place].seat == change.seat
                    assert view.hexes[place].level > 0
    assert min(marked[what] for what in ("hut", "ziggurat", "well", "lost")) > 10


@pytest.mark.parametrize(("event", "marked"), MARKS, ids=lambda each: type(each).__name__)
def test_what_is_new_or_lost_stays_marked_across_the_end_of_a_turn(event: Event, marked: Changes) -> None:
    assert changes_of([event, e.TurnEnded(2, [0, 0]), e.TurnBegan(3, 2, 4), e.Sown(["palm1"])]) == marked
