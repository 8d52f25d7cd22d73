"""The close-up of a combat: parties, bids once they are open, cards in lines, and what comes of them."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.text import Text
from engine.mesopotamia import GAME
from engine.mesopotamia.content.cards import COMBAT_CARDS, ROWS
from engine.mesopotamia.view.combats import CombatantView, CombatView, LineView
from render.games.mesopotamia.board.combat_lines import CHIPS
from render.picture.scene import Card, Label, Scene, Sprite, as_text
from render.picture.theme import HALO
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.mesopotamia import check, replaced
from tests.render.picture.mesopotamia_closeups import fights, kinds, labels, near
from tests.rules import rule
from tools.gallery.positions import Position
from tools.games.mesopotamia.fight import AGAINST_TRIBE, FOUGHT, SEAT, fight


def shown(*combats: CombatView, seat: int | None = SEAT, language: str = "en") -> Scene:
    return near(Position(fight(*combats), (SEAT,)), "combat", seat, language)


def changed(**fields: object) -> CombatView:
    return msgspec.structs.replace(FOUGHT, **fields)


def of_kind(scene: Scene, kind: str) -> list[Sprite]:
    return [each for each in scene.over if isinstance(each, Sprite) and each.kind == kind]


def test_in_a_played_match_nothing_covers_a_text() -> None:
    seen = set()
    for n, position in enumerate(fights(2)):
        for seat in (None, *position.waiting[:1]):
            check(near(position, "combat", seat, LANGUAGES[n % 2]))
        seen |= {combat.stage for combat in position.view.combats}
    assert seen >= {"bids", "waiting", "force", "lines", "retreats"}


def test_without_a_combat_that_is_said() -> None:
    view = replaced(fight(), combats=())
    assert "No combat is being fought now." in labels(near(Position(view, (0,)), "combat", 0))


@pytest.mark.parametrize(("seat", "region"), [(SEAT, "Nippur"), (0, "Marad"), (2, "Marad"), (None, "Marad")])
def test_the_combat_the_reader_is_in_comes_first(seat: int | None, region: str) -> None:
    """Whoever plays the Tribe is in its combat too."""
    assert labels(shown(seat=seat))[0] == region


@rule("M16.61")
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_combats_the_one_the_reader_is_asked_about_is_shown(language: str) -> None:
    """The bid before it is given, the one asked for is not."""
    first, second = changed(bids={}, stage="bids", lines=()), changed(region="r20", bids={}, stage="bids", lines=())
    at = Position(fight(first, second), (SEAT,), asked=("bid",), about=({"region": "r20"},))
    scene = near(at, "combat", SEAT, language)
    assert labels(scene)[0] == "Marad"
    (given,) = of_kind(scene, "done")
    also = next(each for each in scene.over if isinstance(each, Label) and each.text == "Nippur")
    assert given.at[1] == also.at[1], "the tick stands beside the combat whose bid is given"
    check(scene)
    begun = near(msgspec.structs.replace(at, about=({"region": first.region},)), "combat", SEAT, language)
    assert (labels(begun)[0], of_kind(begun, "done")) == ("Nippur", [])


@rule("M16.61")
def test_the_combat_of_a_question_that_two_bids_lead_to_is_known_to_the_picture() -> None:
    """Every question of a combat says which one it is about, so the picture shows that one."""
    at = [each for each in fights(1) if each.about[0].get("region") in [x.region for x in each.view.combats]]
    assert any(each.about[0]["region"] != each.view.combats[0].region for each in at)
    for each in at[::7]:
        region = words_for(GAME.key, "en").say(Text(f"region-{each.about[0]['region']}"))
        assert labels(near(each, "combat", each.waiting[0]))[0] == region


@rule("M16.14", "M20.1")
def test_before_they_are_opened_no_bid_is_in_the_picture() -> None:
    secret = changed(bids={}, stage="bids", lines=())
    view = replaced(fight(secret), sealed_by=(0,), own_sealed=(("force", "force", "mobility"),))
    scene = near(Position(view, (SEAT,)), "combat", SEAT)
    assert as_text(scene) == as_text(near(Position(replaced(view, own_sealed=()), (SEAT,)), "combat", SEAT))
    assert "Bids are sealed" in labels(scene)
    assert kinds(scene).count("done") == 1, "who has bid is public"
    assert "taken_back" not in kinds(scene)


@rule("M16.16", "M16.17", "M16.18")
def test_open_bids_show_who_wins_each_row_what_is_placed_and_what_comes_back() -> None:
    written = labels(shown(FOUGHT))
    first = written.index("Force")
    assert written[first : first + 5] == ["Force", "5", "+2", "3", "1"]
    second = written.index("Tactics")
    assert written[second : second + 5] == ["Tactics", "2", "1", "3", "+1"]


@rule("M16.44")
def test_a_tribe_takes_nothing_back() -> None:
    bids = {"attacker": {"force": 5}, "defender": {"force": 3}}
    assert "taken_back" in kinds(shown(changed(bids=bids)))
    tribe = msgspec.structs.replace(AGAINST_TRIBE, bids=bids, stage="waiting")
    assert "taken_back" not in kinds(shown(tribe))


@rule("M16.8")
def test_a_crown_marks_who_wins_ties_and_a_fight_that_is_one() -> None:
    scene = shown(FOUGHT)
    assert len(of_kind(scene, "crown")) == 2, "beside the party, and over 2 : 2 in the first line"
    ahead = replaced(fight(FOUGHT), event=((), (SEAT, 0, 2, 3), *((),) * 8))
    here = [each for each in near(Position(ahead, (SEAT,)), "combat", SEAT).over if isinstance(each, Sprite)]
    assert min(each.at[0] for each in here if each.kind == "crown") < 600


@rule("M16.11", "M16.17")
def test_a_card_shows_worth_and_slots_of_each_row() -> None:
    scene = shown(changed(lines=(LineView(("a2",), ("d1",)),)))
    cards = [COMBAT_CARDS["ca2"], COMBAT_CARDS["cs2"]]
    slots = sum(card.slots(row) for card in cards for row in ("force", "tactics", "mobility"))
    assert len(of_kind(scene, "slot")) == slots - 2
    assert len(of_kind(scene, "placed")) == 2 + 3, "on both cards, and what three rows of bids brought"


@rule("M16.24")
def test_tactics_that_do_not_count_are_pale() -> None:
    scene = shown(changed(lines=(LineView(("a3",), ("d1",)),)))
    rows = [each.faded for each in of_kind(scene, "tactics") if each.size < 40]
    assert rows == ["spearman" not in COMBAT_CARDS["ch1"].advantage, "horseman" not in COMBAT_CARDS["cs2"].advantage]


@rule("M16.24", "M16.25")
def test_a_line_shows_totals_and_whether_the_loser_gets_away() -> None:
    scene = shown(changed(lines=(LineView(("a3",), ("d1",)),), fled=(), lost=()))
    totals = [each for each in scene.over if isinstance(each, Label) and each.size == 50 and each.font == "number"]
    assert [each.text for each in totals] == ["2", "3"]
    assert "1:0" in labels(scene)
    assert "flees" in kinds(scene)
    slow = tuple(msgspec.structs.replace(unit, placed={}) if unit.id == "a3" else unit for unit in FOUGHT.units)
    killed = shown(changed(lines=(LineView(("a3",), ("d1",)),), fled=(), lost=(), units=slow))
    assert "fewer" in kinds(killed)
    assert "flees" not in kinds(killed)


@rule("M16.23")
def test_only_the_present_fight_shines() -> None:
    gold = [each for each in shown(FOUGHT).over if isinstance(each, Card) and each.fill == HALO]
    assert len(gold) == 2, "both front cards of the first line"
    before = shown(changed(stage="mobility"))
    assert not [each for each in before.over if isinstance(each, Card) and each.fill == HALO]


def test_before_lines_are_arranged_all_cards_are_seen() -> None:
    scene = shown(changed(lines=(), stage="lines"))
    assert len([each for each in of_kind(scene, "force") if each.size < 40]) == len(FOUGHT.units)


@pytest.mark.parametrize("count", [2, 3, 7, 8, 10])
def test_many_units_in_a_line_fit(count: int) -> None:
    many = tuple(CombatantView(f"a{n}", "attacker", "archer", "ca2", {}) for n in range(count))
    one = CombatantView("d1", "defender", "chariot", "", {})
    scene = shown(changed(units=(*many, one), lines=(LineView(tuple(unit.id for unit in many), ("d1",)),)))
    check(scene)
    more = [each.text for each in scene.over if isinstance(each, Label) and each.text[0] == "+" and each.size == 46]
    assert more == ([f"+{count - CHIPS}"] if count > CHIPS + 1 else [])
    assert all(
        each.box[0] > 8 for each in scene.over if isinstance(each, Card) and 60 < each.box[2] - each.box[0] < 300
    )


def test_losses_and_whoever_fights_next_are_told() -> None:
    scene = shown()
    assert [(each.seat, each.text) for each in of_kind(scene, "fallen")] == [(SEAT, "archer"), (0, "horseman")]
    assert "against whoever is left" in labels(scene)
    assert labels(scene)[-2:] == ["also", "Marad"]


@rule("M16.31")
def test_regions_to_flee_to_are_told_to_whoever_chooses() -> None:
    view = fight(changed(stage="retreats"))
    asked = Position(view, (SEAT,), (), ("r10", "r14"), ("retreat",))
    assert {"Sippar", "Akshak"} <= set(labels(near(asked, "combat", SEAT)))
    assert "Sippar" not in labels(near(asked, "combat", None))


@rule("M16.50", "M16.51")
def test_a_simple_combat_shows_values_and_sums() -> None:
    view = replaced(fight(changed(bids={}, stage="bids", lines=())), simple_combat=True)
    scene = near(Position(view, (SEAT,)), "combat", SEAT)
    check(scene)
    assert [text for text in labels(scene) if text.startswith("=")] == ["= 6", "= 3"]
    assert "slot" not in kinds(scene)


@rule("M16.50", "M16.51")
@pytest.mark.parametrize(
    ("language", "head"), [("en", "Bid, added to the Units"), ("fr", "Enchère, ajoutée aux Unités")]
)
@pytest.mark.parametrize("are_open", [False, True])
def test_the_bids_of_a_simple_combat_are_headed_by_what_they_do(language: str, head: str, are_open: bool) -> None:
    bids = {"attacker": {"force": 3}, "defender": {"force": 2}} if are_open else {}
    view = replaced(fight(changed(bids=bids, stage="bids", lines=())), simple_combat=True)
    scene = near(Position(view, (SEAT,)), "combat", SEAT, language)
    check(scene)
    rows = [words_for(GAME.key, language).say(Text(f"row-{row}")) for row in ROWS]
    assert head in labels(scene)
    assert not {*rows} & {*labels(scene)}
    assert not {*ROWS, "placed", "taken_back"} & {*kinds(scene)}
    assert {"3", "2"} <= {*labels(scene)} or not are_open
