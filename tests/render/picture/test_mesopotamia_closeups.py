"""Close-ups of Mesopotamia: nothing covers anything, and each shows what it is for."""

from __future__ import annotations

import time

import msgspec
import pytest

from engine.core.decision import Text
from engine.mesopotamia import GAME
from engine.mesopotamia.content.cards import ROWS
from engine.mesopotamia.content.empires import FIGHTERS, RAM, RESOURCES, SHIP
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.content.technologies import ACTIONS, FACES
from engine.mesopotamia.content.tokens import GARDENS, TRADE_TOKENS
from render.games.mesopotamia.board.candidates import Candidates
from render.games.mesopotamia.board.closeups import CLOSEUPS, closeup_state
from render.games.mesopotamia.board.enlarged import HIGHEST, MOST, enlarged
from render.games.mesopotamia.board.geometry import SHAPES
from render.games.mesopotamia.board.legend import KEYS
from render.games.mesopotamia.board.mine import around
from render.games.mesopotamia.board.parts import PARTS, shown_in
from render.picture.paint import encode, paint
from render.picture.scene import Arrow, Band, Glow, Hatch, Label, Lit, Scene, Sprite, Veil
from render.picture.theme import KEY_FACT, WIDTH
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.mesopotamia import SIDES, check, replaced
from tests.render.picture.mesopotamia_closeups import kinds, labels, near
from tests.rules import rule
from tools.gallery.positions import Position, random_positions
from tools.games.mesopotamia.crowded import crowded
from tools.games.mesopotamia.fight import AGAINST_TRIBE, SEAT, fight

MOST_BYTES = 500 * 1024
"""What a phone soon shows."""
SECONDS = 0.4
"""What a warm close-up may take, painted and encoded; a machine that does other things too needs some of it."""
SMALL = ("r02", "r11", "r12", "r13")
"""Assur and what lies around it."""


def names(scene: Scene) -> set[str]:
    """Give the regions that are named."""
    called = {words_for(GAME.key, "en").say(Text(f"region-{region}")): region for region in REGIONS}
    return {called[text] for text in labels(scene) if text in called}


def lonely() -> Position:
    """Give a position in which seat 1 has nothing but Assur and a Ship, and may choose regions and sections."""
    view = crowded(4)
    regions = {
        region: msgspec.structs.replace(
            now,
            settlement=None,
            wall=None,
            controller=now.start_of,
            armies=tuple(army for army in now.armies if army.side != SEAT or now.start_of == SEAT),
        )
        for region, now in view.regions.items()
    }
    choices = ("ship.n05.n34", "spearman.r02.r12", "spearman.r02.r13", "end")
    return Position(replaced(view, regions=regions, ships={"n05": (SEAT,)}), (SEAT,), (), choices, ("explore",))


def test_in_random_positions_nothing_covers_a_text_or_leaves_the_picture() -> None:
    for n, position in enumerate(random_positions(GAME, 90)):
        seat = position.waiting[0] if position.waiting and n % 3 else None
        scene = near(position, CLOSEUPS[n % len(CLOSEUPS)], seat, LANGUAGES[n // 3 % 2])
        check(scene)
        assert scene.width == WIDTH
        assert scene.height < 3300


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", SIDES)
@pytest.mark.parametrize("name", CLOSEUPS)
def test_in_the_most_crowded_position_no_text_is_covered(name: str, players: int, language: str) -> None:
    check(near(Position(crowded(players), (1,)), name, 1, language))


@pytest.mark.parametrize("name", CLOSEUPS)
def test_a_closeup_is_small_and_soon_painted(name: str) -> None:
    position = Position(fight(), (SEAT,))
    paint(near(position, name, SEAT))
    began = time.process_time()
    raw = encode(paint(near(position, name, SEAT)))
    assert time.process_time() - began < SECONDS
    assert len(raw) < MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in CLOSEUPS if name != "sheet"])
def test_the_title_names_the_closeup(name: str, language: str) -> None:
    scene = near(Position(crowded(4), (1,)), name, 1, language)
    title = next(each for each in scene.over if isinstance(each, Label) and each.size >= KEY_FACT)
    assert title.text == words_for(GAME.key, language).say(Text(f"closeup-{name}"))
    assert len(title.text) <= 20


def test_the_parts_show_every_region_nearly_twice_as_large() -> None:
    shown = {region for name in PARTS for place in shown_in(name) for region in place.shown}
    assert shown == set(REGIONS)
    scales = [place.k for name in PARTS for place in shown_in(name)]
    assert all(1.6 <= scale <= MOST for scale in scales)
    assert sum(scale > 1.8 for scale in scales) == 5, "only where Nippur is with Mari is it less"


@pytest.mark.parametrize("name", PARTS)
def test_a_part_names_its_regions_and_veils_what_is_cut(name: str) -> None:
    scene = near(Position(crowded(6), (1,)), name, None)
    assert names(scene) == {region for place in shown_in(name) for region in place.shown}
    veils = [each for each in scene.base if isinstance(each, Veil)]
    assert [len(each.meant) for each in veils] == [len(place.shown) for place in shown_in(name)]


def test_own_surroundings_are_seen_wholly_with_what_may_be_chosen_framed() -> None:
    position = lonely()
    scene = near(position, "mine", SEAT)
    wanted = around(position.view, SEAT, Candidates(("r12", "r13"), ("n34",)))
    assert wanted == set(SMALL)
    assert names(scene) >= wanted
    assert len([each for each in scene.over if isinstance(each, Lit)]) == 2
    assert kinds(scene).count("mooring") == 1
    (ship,) = (each for each in scene.over if isinstance(each, Sprite) and each.kind == "ship")
    assert ship.seat == SEAT


def test_sections_that_may_be_chosen_or_bear_ships_are_named() -> None:
    """M2.8"""
    written = labels(near(lonely(), "mine", SEAT))
    called = {words_for(GAME.key, "en").say(Text(f"section-{section}")): section for section in SECTIONS}
    assert {called[text] for text in written if text in called} == {"n05", "n34"}


def test_who_does_not_play_sees_the_whole_map_and_nothing_framed() -> None:
    scene = near(lonely(), "mine", None)
    assert names(scene) == set(REGIONS)
    assert not any(isinstance(each, Lit) for each in scene.over)
    assert "points" not in kinds(scene), "there is no strip"


@pytest.mark.parametrize("region", REGIONS)
def test_a_part_around_any_region_shows_it_wholly_and_keeps_proportions(region: str) -> None:
    place = enlarged([region, *REGIONS[region].adjacent], 70)
    assert {region, *REGIONS[region].adjacent} <= set(place.shown)
    assert 1 <= place.k <= MOST
    assert place.box[3] - place.box[1] <= HIGHEST + 1
    high = (place.part[3] - place.part[1]) * place.k
    assert high == pytest.approx(place.box[3] - place.box[1], abs=0.01)
    assert place.at(SHAPES[region].polygon[0])[0] >= 0


def test_markets_show_every_token_with_its_owner_and_every_level_with_its_price() -> None:
    """M9.8, M11.13"""
    view = crowded(3)
    scene = near(Position(view, (1,)), "markets", 1)
    amphorae = [each.seat for each in scene.over if isinstance(each, Sprite) and each.kind == "amphora"]
    assert amphorae == [token.owner for token in view.trade]
    stars = [each.text for each in scene.over if isinstance(each, Sprite) and each.kind == "points"]
    tokens = [TRADE_TOKENS[token.token].vp for token in view.trade]
    assert stars == [str(vp) for vp in (*(GARDENS[tile].vp for tile in view.gardens), *tokens) if vp]
    builders = [each.seat for each in scene.over if isinstance(each, Sprite) and each.kind == "badge"]
    assert builders == list(view.garden_builders)
    assert labels(scene).count("next") == 1
    needed = [GARDENS[tile].require for tile in view.gardens]
    least = [str(each.population or each.event or each.settlements) for each in needed]
    assert [text.removeprefix("≥") for text in labels(scene) if text.startswith("≥")] == [n for n in least if n != "0"]


def test_levels_that_lie_face_down_are_not_told() -> None:
    """M9.9"""
    view = replaced(crowded(3), gardens=crowded(3).gardens[:2], garden_builders=(0,))
    written = labels(near(Position(view, (1,)), "markets", 1))
    assert written.count("still face down") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_shows_every_sign_with_its_words(language: str) -> None:
    """What a sign in a text shows stands beside the picture."""
    words = words_for(GAME.key, language)
    pages = [near(Position(crowded(4), (1,)), name, 1, language) for name in KEYS]
    found = [kind for page in pages for kind in kinds(page)]
    shapes = [each for page in pages for each in page.over]
    assert {f"{kind}_sign" for kind in (*FIGHTERS, RAM, SHIP)} <= set(found)
    assert {"tribe_sign", "six_steps", "ruin", "settlement", "town_wall", "walled_settlement", "ship"} <= set(found)
    assert {"hidden_plain", "hidden_mountain", "hidden_desert", "event_die", "open_plain", "barred"} <= set(found)
    assert {"quest", "pawn", "done", "flag", "points", "die_place", "struck", "amphora", "boat", "crown"} <= set(found)
    marks = [type(each) for each in shapes if isinstance(each, Glow | Lit | Arrow | Band | Hatch)]
    assert marks == [Band, Hatch, Glow, Arrow, Lit]
    signs = [each.text for each in shapes if isinstance(each, Sprite) and each.kind == "sign"]
    assert set(signs) == {sign for faces in FACES.values() for sign in faces}
    written, note = " ".join(labels(pages[0])), words.say(Text("closeup-key-note"))
    for resource in RESOURCES:
        assert words.say(Text(f"resource-{resource}")) in written
        sign = words.say(Text("status-holding", {"resources": {resource: 1}})).split("\u2060")[0].split()[-1]
        assert f"{sign} {words.say(Text(f'resource-{resource}'))}" in note
    assert set(ACTIONS) <= set(found)
    note = words.say(Text("closeup-key_below-note"))
    assert note.count("·") == len(ACTIONS) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KEYS)
def test_a_page_of_the_key_is_no_strip(name: str, language: str) -> None:
    """A phone shows a picture that is much higher than wide smaller than it could."""
    assert near(Position(crowded(4), (1,)), name, 1, language).height <= 2000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CLOSEUPS)
@pytest.mark.parametrize("combat", ["full", "simple"])
@pytest.mark.parametrize("state", ["none", "cards", "lines"])
def test_every_closeup_has_a_note(name: str, language: str, combat: str, state: str) -> None:
    said = Text(f"closeup-{name}-note", {"combat_option": combat, "state": state})
    note = words_for(GAME.key, language).say(said)
    assert 20 < len(note) < 260


@rule("M16.50", "M16.51")
@pytest.mark.parametrize("name", ["combat", "fought"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_simple_combat_nothing_is_said_of_what_only_the_full_one_has(name: str, language: str) -> None:
    words = words_for(GAME.key, language)
    about = ({"combat_option": how, "state": "lines"} for how in ("simple", "full"))
    simple, full = (words.say(Text(f"closeup-{name}-note", {**each})) for each in about)
    assert words.say(Text("row-mobility")) in full
    assert not [row for row in ROWS if words.say(Text(f"row-{row}")) in simple]


@rule("M16.14", "M16.24")
def test_the_note_beside_a_combat_speaks_of_totals_once_units_stand_in_lines() -> None:
    views = replaced(fight(), combats=()), fight(AGAINST_TRIBE), fight()
    assert [closeup_state("combat", view) for view in views] == ["none", "cards", "lines"]
    assert closeup_state("fought", fight()) == ""


@rule("M16.67", "M17.28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_beside_a_combat_without_bids_does_not_speak_of_bids(language: str) -> None:
    view = replaced(fight(AGAINST_TRIBE), tribes_themselves=True)
    state = closeup_state("combat", view)
    assert state == "unbid"
    told = words_for(GAME.key, language).say(Text("closeup-combat-note", {"combat_option": "full", "state": state}))
    assert not [word for word in ("bids", "enchère") if word in told]
    assert words_for(GAME.key, language).say(Text("row-tactics")) in told
