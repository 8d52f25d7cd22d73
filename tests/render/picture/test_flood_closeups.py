"""Close-ups, the chart and the title: nothing covers a text, nothing leaves the picture, texts are large enough."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageDraw

from engine.after_the_flood import GAME
from engine.after_the_flood.data import RESOURCES
from engine.after_the_flood.events import CityBuilt, CityDestroyed
from engine.core.decision import Text
from engine.core.game import Result
from render.games.after_the_flood.board.changes import Changes
from render.games.after_the_flood.board.extract import around
from render.games.after_the_flood.board.frame import STRIP, TITLE, WHOLE
from render.games.after_the_flood.board.markets import GOODS, ICON
from render.games.after_the_flood.board.names import SIGNS
from render.games.after_the_flood.board.own_areas import own_areas
from render.games.after_the_flood.board.pictures import AfterTheFloodPictures
from render.picture.audience import Audience
from render.picture.chart import Standing, chart
from render.picture.scene import Arrow, Card, Glow, Label, Lit, Point, Scene, Sprite, Veil
from render.picture.theme import KEY_FACT, SMALLEST
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.extents import extent, outside, overlaps, things, within
from tools.gallery.positions import Position, everything, played, random_positions
from tools.games.after_the_flood.gallery import crowded

NAMES = ("Maximilienne de B…", "Bo", "日本の人")
JOINED = "\u2060"
"""Stands between a sign and its number."""
BOARDS = AfterTheFloodPictures()
BOARD = {"worker": WHOLE.worker, "army": WHOLE.army, "city": WHOLE.city, "great_city": WHOLE.city}
"""How large pieces are on the board."""
SEVERAL = [seats for count in (0, 1, 2, 3) for seats in combinations(range(3), count)]


def told(position: Position, language: str) -> Audience:
    return Audience(words_for(GAME.key, language), NAMES, position.waiting, position.since)


def check(scene: Scene) -> None:
    assert overlaps(scene) == []
    assert outside(scene) == []
    assert [each.text for each in things(scene) if isinstance(each, Label) and each.size < SMALLEST - 0.01] == []


@cache
def places() -> list[Position]:
    return [Position(crowded(), (1,)), *random_positions(GAME, 60, seed=3)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS.closeups)
def test_in_a_closeup_no_text_is_covered(name: str, language: str) -> None:
    for n, position in enumerate(places()):
        check(BOARDS.closeup(name, position.view, told(position, language), (None, 0, 1, 2)[n % 4]))


@pytest.mark.parametrize("name", BOARDS.closeups)
def test_the_title_of_a_closeup_is_painted_over_what_reaches_into_it(name: str) -> None:
    position = places()[0]
    scene = BOARDS.closeup(name, position.view, told(position, "en"), 0)
    assert any(isinstance(each, Label) and each.size >= KEY_FACT for each in scene.over)
    bar = next(n for n, each in enumerate(scene.over) if isinstance(each, Card) and each.box[1] == 0)
    late = [each for each in scene.over[bar:] if isinstance(each, Glow)]
    assert not [each for each in late if min(y for _, y in each.polygon) < TITLE]


def test_mine_shows_the_pieces_of_others_pale() -> None:
    scene = BOARDS.closeup("mine", crowded(), told(places()[0], "en"), 1)
    pieces = [each for each in scene.over if isinstance(each, Sprite) and each.kind in {"worker", "army", "great_city"}]
    on_map = [each for each in pieces if each.at[1] < scene.height - STRIP]
    assert {each.seat for each in on_map} == {0, 1, 2}
    assert all(each.faded == (each.seat != 1) for each in on_map)


def pieces_on(scene: Scene) -> list[Sprite]:
    """Give the pieces on land, not those in strips."""
    kinds = {"worker", "army", "city", "great_city"}
    found = [each for each in scene.over if isinstance(each, Sprite) and each.kind in kinds]
    return [each for each in found if each.seat is not None and each.text != " "]


def test_mine_is_nearer_than_the_board_and_shows_every_area_with_own_pieces() -> None:
    for position in places():
        for seat in range(3):
            audience = told(Position(position.view), "en")
            scene = BOARDS.closeup("mine", position.view, audience, seat)
            areas = {
                audience.say(f"area-{area}")
                for area, now in position.view.areas.items()
                if seat in (now.city_seat, now.army_seat) or any(now.workers[seat : seat + 1])
            }
            names = {each.text for each in scene.over if isinstance(each, Label) and each.halo}
            assert names == areas
            for each in pieces_on(scene) if areas else ():
                assert each.size > 1.5 * BOARD[each.kind]


def test_mine_shows_what_was_lost_and_what_is_new() -> None:
    view = crowded()
    sippar = msgspec.structs.replace(view.areas["sippar"], city_seat=None, expanded=False, army_seat=2, armies=1)
    view = msgspec.structs.replace(view, areas={**view.areas, "sippar": sippar})
    since = (CityDestroyed(seat=2, area="sippar", owner_seat=0, armies=1), CityBuilt(seat=0, area="ur"))
    scene = BOARDS.closeup("mine", view, Audience(words_for(GAME.key, "en"), NAMES, since=since), 0)
    assert [each.seat for each in pieces_on(scene) if each.lost] == [0]
    assert "Sippar" in {each.text for each in scene.over if isinstance(each, Label)}
    assert {each.seat for each in pieces_on(scene) if each.ring} <= {0}


def test_a_tile_of_an_area_that_may_be_chosen_is_framed() -> None:
    first, *_, last = own_areas(crowded(), Changes(), 1)
    audience = Audience(words_for(GAME.key, "en"), NAMES, choices=(first, last), reader=1)
    scene = BOARDS.closeup("mine", crowded(), audience, 1)
    lit = [each for each in scene.over if isinstance(each, Lit)]
    labels = [each for each in things(scene) if isinstance(each, Label) and each.halo]
    framed = [[label.text for label in labels if within(extent(label), around(each.polygon, 0))] for each in lit]
    assert framed == [[audience.say(f"area-{area}")] for area in (first, last)]


def test_sumer_shows_its_own_areas_and_none_of_its_neighbours() -> None:
    """What is around lies under a veil, and nothing stands there."""
    scene = BOARDS.closeup("sumer", crowded(), told(places()[0], "en"), 0)
    (veil,) = [each for each in scene.base if isinstance(each, Veil)]
    names = {each.text for each in things(scene) if isinstance(each, Label) and each.halo}
    assert {"Sippar", "Babylon", "Nippur", "Shuruppak", "Umma", "Uruk", "Ur", "Lagash", "Eridu"} == names
    assert len(veil.meant) == len(names)
    masks = [covered(polygon, (scene.width, scene.height)) for polygon in veil.meant]
    for each in things(scene):
        if each.at[1] > TITLE and not (isinstance(each, Label) and each.size >= KEY_FACT):
            assert any(mask.getpixel((round(each.at[0]), round(each.at[1]))) for mask in masks), each
    view = crowded()
    meant = {area for area in view.areas if told(places()[0], "en").say(f"area-{area}") in names}
    assert len([each for each in pieces_on(scene) if each.kind == "army"]) == sum(
        view.areas[area].armies for area in meant
    )


def covered(polygon: tuple[Point, ...], size: tuple[int, int]) -> Image.Image:
    mask = Image.new("1", size, 0)
    ImageDraw.Draw(mask).polygon(polygon, 1)
    return mask


def test_trade_shows_who_may_trade_how_often_and_what_is_left() -> None:
    view = next(random_positions(GAME, 1)).view
    areas = dict(view.areas)
    areas["egypt"] = msgspec.structs.replace(areas["egypt"], workers=(3, 1, 0), armies=0, army_seat=None)
    areas["elam"] = msgspec.structs.replace(areas["elam"], workers=(3, 1, 0), armies=2, army_seat=2)
    stock = {**view.stock, "gold": 0}
    scene = BOARDS.closeup("trade", msgspec.structs.replace(view, areas=areas, stock=stock), told(places()[0], "en"), 0)
    labels = {each.text: each.at[1] for each in scene.over if isinstance(each, Label)}
    rows = {
        area: [
            each.text for each in scene.over if isinstance(each, Sprite) and each.seat is not None and each.at[1] == y
        ]
        for area, y in labels.items()
        if area in {"Egypt", "Elam"}
    }
    assert rows == {"Egypt": ["3", "1", "0"], "Elam": ["0", "0", "2"]}
    gold = [each for each in scene.over if isinstance(each, Sprite) and each.kind == "gold" and each.size == ICON]
    assert len(gold) == 3, "in Egypt, in Dilmun, and among the goods"
    assert all(each.faded for each in gold)


def test_trade_has_headings_and_says_what_pays_for_what() -> None:
    """F2.12"""
    view = next(random_positions(GAME, 1)).view
    hand = {**view.players[0].hand, "textile": 4, "tool": 0, "oil": 2}
    rich = msgspec.structs.replace(view.players[0], hand=hand)
    view = msgspec.structs.replace(view, players=(rich, *view.players[1:]), stock={**view.stock, "gold": 6})
    scene = BOARDS.closeup("trade", view, told(places()[0], "en"), 0)
    labels = {each.text: each.at[1] for each in scene.over if isinstance(each, Label)}
    assert labels["Market"] == labels["Traders"] == labels["Sells (in stock)"] < labels["Hittites"]
    assert labels["Dilmun"] < labels["For sale"] == labels["In stock"] < labels["gold"]
    row = [each for each in scene.over if isinstance(each, Label | Sprite) and each.at[1] == labels["gold"]]
    paid = [each for each in row if each.at[0] > GOODS]
    assert [each.kind for each in paid if isinstance(each, Sprite)] == ["textile", "tool", "oil"]
    assert [each.faded for each in paid if isinstance(each, Sprite)] == [False, True, False]
    assert [each.text for each in paid if isinstance(each, Label)] == ["4", "0", "2"]
    assert [each.text for each in row if isinstance(each, Label) and each.at[0] < GOODS] == ["gold", "6"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_shows_every_good_and_every_rule_with_its_words(language: str) -> None:
    """What a sign in a text shows stands beside the picture, in the same order."""
    words, audience = words_for(GAME.key, language), told(places()[0], language)
    scene = BOARDS.closeup("key", crowded(), audience, 0)
    kinds = [each.kind for each in scene.over if isinstance(each, Sprite)]
    assert kinds[: len(RESOURCES)] == list(RESOURCES)
    assert {kind for kind, _ in SIGNS.values()} <= set(kinds)
    assert {"crown", "swords", "person", "passed", "points", "worker", "army", "city", "great_city"} <= set(kinds)
    marks = [type(each) for each in scene.over if isinstance(each, Glow | Lit | Arrow)]
    assert marks == [Glow, Arrow, Lit, Arrow], "what glows, an invasion, what may be chosen, one way"
    assert {each.kind for each in scene.over if isinstance(each, Sprite) and each.lost} == {"army", "city", "worker"}
    written = " ".join(each.text for each in scene.over if isinstance(each, Label))
    note = words.say(Text("closeup-key-note"))
    pairs = []
    for resource in RESOURCES:
        name = words.say(Text(f"resource-{resource}"))
        sign, _ = words.say(Text("status-hand", {"resources": {resource: 1}})).split(JOINED)
        assert name in written
        pairs.append(f"{sign} {name}")
    assert note.endswith(" · ".join(pairs))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("waiting", SEVERAL, ids=str)
def test_the_title_has_room_for_all_who_are_to_act(waiting: tuple[int, ...], language: str) -> None:
    for year, phase, decline in ((2500, 3, True), (1100, 5, False)):
        view = msgspec.structs.replace(crowded(), year=year, phase=phase, decline_next=decline)
        scene = BOARDS.board(view, told(Position(view, waiting), language))
        check(scene)
        badges = [
            each.seat for each in scene.over if isinstance(each, Sprite) and each.kind == "badge" and each.at[1] < 80
        ]
        assert badges == list(waiting)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winners", [(0,), (2,), (0, 1), (0, 1, 2)], ids=str)
def test_the_title_names_the_winner(winners: tuple[int, ...], language: str) -> None:
    view = msgspec.structs.replace(crowded(), result=Result([3, 3, 3], [list(winners)], "points", list(winners)))
    scene = BOARDS.board(view, told(Position(view), language))
    check(scene)
    badges = [each.seat for each in scene.over if isinstance(each, Sprite) and each.kind == "badge" and each.at[1] < 80]
    assert badges == list(winners)


def random_standings(chance: random.Random) -> list[Standing]:
    """Make up points that only grow, sometimes the same for all."""
    points, standings = [0, 0, 0], [Standing("0", (0, 0, 0))]
    for turn in range(1, chance.randint(1, 6)):
        gain = chance.choice([(0, 0, 0), (7, 7, 7), tuple(chance.randint(0, 40) for _ in range(3))])
        points = [had + more for had, more in zip(points, gain, strict=True)]
        standings.append(Standing(str(turn), tuple(points)))
    return standings


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_chart_no_text_is_covered_and_no_badge_hidden(language: str) -> None:
    chance = random.Random(1)
    for _ in range(150):
        scene = chart(random_standings(chance), told(Position(crowded()), language))
        check(scene)
        badges = [each.at for each in scene.over if isinstance(each, Sprite) and each.kind == "badge"]
        assert all(abs(x - u) > 15 or abs(y - v) > 15 for (x, y), (u, v) in combinations(badges, 2))


def test_the_chart_shows_the_points_of_a_match_as_it_ended() -> None:
    happened = everything(GAME, played(GAME, 3, 4))
    standings = BOARDS.standings(happened)
    assert [each.moment for each in standings] == ["0", "1", "2", "3", "4", "5"]
    assert standings[-1].points == tuple(happened[-1].vp_per_seat)  # type: ignore[attr-defined]
    scene = chart(standings, told(Position(crowded()), "en"))
    shown = [each.text for each in scene.over if isinstance(each, Sprite) and each.kind == "points"]
    assert sorted(shown) == sorted(str(points) for points in standings[-1].points)
