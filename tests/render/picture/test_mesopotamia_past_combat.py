"""The close-up of a combat that is over: drawn from what was told of it, with every number as it was."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from itertools import pairwise

import pytest

from engine.core.bots import RandomBot
from engine.core.decision import Text
from engine.core.game import Event
from engine.mesopotamia import GAME
from engine.mesopotamia.events import battle
from render.games.mesopotamia.board.past_combat import past_combat
from render.games.mesopotamia.board.past_fights import WHOLE
from render.games.mesopotamia.board.replayed import NOWHERE, Replayed, replayed
from render.games.mesopotamia.recap.fights import stories
from render.picture.audience import Audience
from render.picture.paint import encode, paint
from render.picture.scene import Card, Label, Scene, Sprite
from render.picture.theme import HALO
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.mesopotamia import NAMES, check
from tests.render.picture.mesopotamia_closeups import kinds, labels
from tests.rules import rule
from tests.rules.mesopotamia.field import A, D, Field, written
from tools.gallery.positions import everything, played
from tools.games.mesopotamia.fought import fought

MOST_BYTES, HIGHEST = 500 * 1024, 2000
SECONDS = 0.3
"""What a warm one may take on a machine that does other things too; by itself it is a fifth of that."""


def drawn(events: Sequence[Event], language: str = "en") -> Scene:
    return past_combat(Audience(words_for(GAME.key, language), NAMES, episode=events))


def last(f: Field) -> list[Event]:
    """Give what happened in the last combat of a table."""
    return stories(f.go_on().events)[-1].events


def one() -> list[Event]:
    f = Field().fight("spearman", against="archer").phalanxes(3, 3).cards("cs1", "ca2").combat()
    return last(f.bids((2, 0, 1), (1, 0, 0)))


def many() -> list[Event]:
    ours, theirs = ("spearman",) * 3 + ("archer", "horseman"), ("spearman", "archer", "archer", "horseman", "chariot")
    return last(Field().fight(*ours, against=theirs).phalanxes(15, 15).combat().bids((8, 2, 3), (6, 3, 2)))


def unbid() -> list[Event]:
    f = Field(3, tribes_themselves=True).tribe("r31", spearman=1, horseman=1).tribe_die(4)
    f.put(A, "spearman", "r31").put(A, "archer", "r31").cards("cs2", "ca3", "cs3", "ch2").phalanxes(3).combat()
    return last(f.answer(written({"a1.force": 2, "a2.mobility": 1})))


def simple() -> list[Event]:
    f = Field(3, simple_combat=True).fight("spearman", "archer", against=("spearman", "horseman")).phalanxes(3, 3)
    return last(f.combat().answer(2, A).answer(1, D))


ALL = {"one": one, "four": fought, "many": many, "unbid": unbid, "simple": simple}


def agree(replay: Replayed) -> bool:
    """Say whether the Units, as they were put together again, have the numbers that were told."""
    for fight in replay.fights:
        ours, theirs = fight.units["attacker"], fight.units["defender"]
        found = (ours.kind, theirs.kind, ours.total_against(theirs.kind), theirs.total_against(ours.kind))
        fast = (ours.value("mobility"), theirs.value("mobility"))
        told = fight.told
        units = (told.attacking_unit, told.defending_unit, told.attacking_total, told.defending_total)
        if (found, fast) != (units, (told.attacking_mobility, told.defending_mobility)):
            return False
    return True


@rule("M16.17", "M16.23", "M16.24", "M16.27")
@pytest.mark.parametrize("name", ALL)
def test_units_stand_in_each_fight_as_they_stood_then(name: str) -> None:
    events = ALL[name]()
    replay = replayed(events)
    assert [fight.told for fight in replay.fights] == [each for each in events if isinstance(each, battle.Fought)]
    assert agree(replay)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_every_combat_of_a_played_match_can_be_drawn(players: int) -> None:
    record = played(GAME, players, 2, RandomBot(random.Random(2)))
    found = [story.events for story in stories(everything(GAME, record))]
    over = [events for events in found if any(isinstance(each, battle.CombatWon) for each in events)]
    assert over
    for n, events in enumerate(over):
        assert agree(replayed(events))
        check(drawn(events, LANGUAGES[n % len(LANGUAGES)]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_nothing_covers_a_text_and_it_is_no_strip(name: str, language: str) -> None:
    scene = drawn(ALL[name](), language)
    check(scene)
    assert scene.height <= HIGHEST


@pytest.mark.parametrize("name", ALL)
def test_it_is_small_and_soon_painted(name: str) -> None:
    events = ALL[name]()
    paint(drawn(events))
    began = time.process_time()
    raw = encode(paint(drawn(events)))
    assert time.process_time() - began < SECONDS
    assert len(raw) < MOST_BYTES


@rule("M16.16", "M16.17", "M16.18")
def test_bids_show_what_was_placed_on_which_kind_and_what_came_back() -> None:
    written = labels(drawn(fought()))
    force = written.index("Force")
    assert written[force : force + 5] == ["Force", "6", "+3", "3", "1"]
    below = written.index("+1", written.index("Mobility"))
    assert written[below : below + 3] == ["+1", "+2", "+1"], "Spearman and Horseman on Force, Spearman on Tactics"


@rule("M16.17")
def test_phalanxes_that_found_no_slot_are_told() -> None:
    events = [each for each in fought() if not isinstance(each, battle.PhalanxesAllotted)]
    lost = battle.PhalanxesAllotted(0, 0, "r31", "force", {}, {}, 3, [])
    assert labels(drawn([*events[:6], lost, *events[6:]])).count("3") == labels(drawn(events)).count("3") + 1


@rule("M16.24", "M16.25", "M16.27", "M16.31", "M16.33")
def test_each_fight_says_who_wins_and_what_becomes_of_the_loser() -> None:
    scene = drawn(fought())
    said = [text for text in labels(scene) if text in ("wins", "destroyed", "retreats to", "cannot retreat:", "Dilbat")]
    assert said.count("wins") == 4
    assert said.count("destroyed") == 3
    assert said.count("cannot retreat:") == said.count("retreats to") == 1
    assert [fight.refuge for fight in replayed(fought()).fights] == ["r18", None, NOWHERE, None]
    assert [fight.tired for fight in replayed(fought()).fights] == [None, None, "force", "tactics"]


@rule("M16.8")
def test_a_crown_marks_whoever_won_a_tie() -> None:
    crowns = [each for each in drawn(fought()).over if isinstance(each, Sprite) and each.kind == "crown"]
    assert len(crowns) == 3, "beside Bo, and over 2 : 2 and 3 : 3"
    assert "crown" not in kinds(drawn(one()))


@pytest.mark.parametrize(("name", "fights"), [("four", WHOLE), ("many", 5)])
def test_many_fights_have_small_cards(name: str, fights: int) -> None:
    scene = drawn(ALL[name]())
    whole = [each for each in scene.over if isinstance(each, Sprite) and each.kind == "slot"]
    assert len(replayed(ALL[name]()).fights) == fights
    assert bool(whole) == (fights <= WHOLE)


def test_who_was_in_no_fight_is_shown() -> None:
    replay, scene = replayed(many()), drawn(many())
    assert len(replay.idle) == 4
    assert "In no fight" in labels(scene)
    assert {"/".join(str(unit.value(row)) for row in ("force", "tactics", "mobility")) for unit in replay.idle} <= set(
        labels(scene)
    )
    assert "In no fight" not in labels(drawn(fought()))


@rule("M8.7")
def test_rams_that_followed_are_shown_with_their_region() -> None:
    scene = drawn(fought())
    assert kinds(scene)[-2:] == ["ram_sign", "flees"]
    assert labels(scene)[-1] == words_for(GAME.key, "en").say(Text("region-r18"))


@rule("M17.28", "M17.30")
def test_without_bids_what_was_placed_is_shown_by_rows() -> None:
    scene = drawn(unbid())
    written = labels(scene)
    assert "No bids: Phalanxes were placed on cards" in written
    placed = replayed(unbid()).placed
    assert placed["attacker"] == {"force": 2, "mobility": 1}
    assert f"+{placed['defender']['force']}" in written
    assert "8" in written, "what the die gave the Tribe"


@rule("M16.50", "M16.51", "M16.52", "M16.53")
def test_a_simple_combat_shows_bids_values_and_losses() -> None:
    scene = drawn(simple())
    assert [text for text in labels(scene) if text.startswith("=")] == ["= 5", "= 5"]
    fallen = [(each.seat, each.text) for each in scene.over if isinstance(each, Sprite) and each.kind == "fallen"]
    assert fallen == [(A, "spearman"), (A, "archer"), (D, "spearman")]
    assert kinds(scene).count("crown") == 1
    assert "taken_back" in kinds(scene)
    assert "slot" not in kinds(scene)


def test_the_head_names_region_and_winner() -> None:
    assert labels(drawn(fought()))[:2] == ["Nippur", "Bo wins"]
    assert labels(drawn(unbid()))[1] == "Tribe wins"


def test_without_a_combat_that_is_said() -> None:
    scene = drawn(())
    check(scene)
    assert labels(scene) == ["Last combats", "No combat was decided in this round or the last."]


def test_the_kept_combat_is_as_the_rules_would_tell_it() -> None:
    """The sample of the gallery is written down: it is what a table tells of the same combat."""
    f = Field(3).fight("spearman", "archer", "horseman", against=("spearman", "archer")).phalanxes(8, 8)
    f.ship(A, "n40").ship(D, "n31").cards("cs3", "ca2", "ch1", "cs2", "ca1").put(A, "ram", "r31")
    f.guard("r10", "r14", "r22", "r26", "r30").combat().bids((6, 2, 1), (3, 3, 1))
    assert tuple(last(f)) == fought()


def test_cards_of_a_combat_that_is_over_do_not_shine() -> None:
    """Gold is for what goes on."""
    assert not [each for each in drawn(fought()).over if isinstance(each, Card) and each.fill == HALO]


@rule("M16.14", "M16.41")
def test_of_both_parties_it_is_shown_how_much_they_bid() -> None:
    at = [each for each in drawn(one()).over if isinstance(each, Sprite | Label)]
    beside = [
        after for each, after in pairwise(at) if isinstance(each, Sprite) and (each.kind, each.size) == ("phalanx", 46)
    ]
    assert [each.text for each in beside if isinstance(each, Label)] == ["3", "1"]
    unbidden = [each for each in drawn(unbid()).over if isinstance(each, Sprite)]
    assert [(each.kind, each.size) for each in unbidden].count(("phalanx", 46)) == 1, "what the Tribe was given"
