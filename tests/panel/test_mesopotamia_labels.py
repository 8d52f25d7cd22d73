"""What Explore and retreats offer fits a phone whole, for every Unit and every region."""

from __future__ import annotations

from itertools import product

import pytest

from cogs.border.wording import BUTTON, NAME, NOTE, OPTION, PLACEHOLDER
from engine.core.decision import Arg, OneOf, Text
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.content.map import REGIONS
from tests.panel.words import LANGUAGES, words_of
from tests.rules.mesopotamia.field import Field
from tests.rules.mesopotamia.table import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_destination_and_every_retreat_is_said_in_full(language: str) -> None:
    def said(key: str, **args: Arg) -> int:
        return len(words_of(GAME, language).say(Text(key, args), ()))

    for unit, (region, start) in product(FIGHTERS, product(REGIONS, REGIONS)):
        if region != start:
            assert said("explore-destination", region=region, unit=unit, from_region=start) <= OPTION
    for unit, region in product(FIGHTERS, REGIONS):
        assert said("explore-unit", unit=unit, region=region) <= PLACEHOLDER
        assert said("retreat-accept", region=region) <= BUTTON
    for unit, is_enemy in product(FIGHTERS, (True, False)):
        assert said("retreat-menu", unit=unit, is_enemy=is_enemy) <= PLACEHOLDER


TRIBES: tuple[dict[str, int], ...] = (
    {},
    {"horseman": 2},
    {"spearman": 2, "horseman": 2},
    {"archer": 2, "horseman": 2},
    {"spearman": 2, "archer": 2, "horseman": 2},
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_waits_at_a_destination_is_said_in_full(language: str) -> None:
    words = words_of(GAME, language)
    for tribe, waits, lost, is_token_lost in product(TRIBES, ("event", "token", ""), (0, 4), (True, False)):
        count = sum(tribe.values())
        args: dict[str, Arg] = {"moves": 2, "enemies": 0, "resource": "food", "left_region": "r15", "left_seat": None}
        args |= {"left_event": 0}
        args |= {"own": 10, "tribe": count, "tribe_units": tribe, "least": 2 * count + 1, "most": 2 * count + 6}
        args |= {"reveals": waits == "event" and not tribe, "has_token": waits == "token" and not tribe}
        args |= {"vp": 0 if tribe else 4 if waits == "token" else 1, "left_vp": lost, "left_token": is_token_lost}
        said = words.say(Text("explore-note", args))
        assert len(said) <= NOTE, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_that_is_left_is_said_in_full_beside_whatever_waits(language: str) -> None:
    words = words_of(GAME, language)
    left: dict[str, Arg] = {"left_region": "r15", "left_vp": 1, "left_token": False, "left_event": 5}
    for tribe, waits in product(TRIBES, ("event", "token", "enemies", "")):
        count = sum(tribe.values())
        args: dict[str, Arg] = {
            "moves": 2,
            "resource": "food",
            "own": 10,
            "least": 2 * count + 1,
            "most": 2 * count + 6,
        }
        args |= {"tribe": count, "tribe_units": tribe, "enemies": 0 if tribe or waits != "enemies" else 3}
        args |= {"reveals": waits == "event" and not tribe, "has_token": waits == "token" and not tribe}
        args |= {"vp": 0 if tribe or waits == "enemies" else 4 if waits == "token" else 1}
        said = words.say(Text("explore-note", {**args, **left, "left_seat": None}))
        assert len(said) <= NOTE, said
        assert ("pauses its Event" if language == "en" else "Événement en pause") in said
        if not (tribe or waits):
            said = words.say(Text("explore-note", {**args, **left, "left_seat": 1}), ("", "M" * NAME))
            assert len(said) <= NOTE, said


def test_beside_the_phalanxes_of_a_tribe_stand_ones_own() -> None:
    f = Field(3).put(0, "archer", "r10", 2).tribe("r09", spearman=2).hold(0, phalanx=3).turn(0)
    note = f.answer("explore.pawn").option("archer.r10.r09").note
    assert note is not None
    said = words_of(GAME, "en").say(note), words_of(GAME, "fr").say(note).replace("\u00a0", " ")
    assert said[0].startswith("1 move · Tribe: 2 Spearmen (5\u2060–\u206010 🛡️, yours 3): combat")
    assert said[1].startswith("1 déplacement · Tribu : 2 Lanciers (5 à 10 🛡️, vous 3) : combat")


def test_a_tribe_of_one_or_two_kinds_is_named_even_where_a_region_is_given_up() -> None:
    f = Field(3).put(0, "archer", "r10").tribe("r09", spearman=2).tribe("r08", spearman=1, archer=1).turn(0)
    choice = f.answer("explore.pawn").question().choice
    assert isinstance(choice, OneOf)
    notes = {each.id: each.note for each in choice.options}
    words = words_of(GAME, "en")
    said = [words.say(note) for end in ("r09", "r08") if (note := notes[f"archer.r10.{end}"]) is not None]
    assert said == [
        "1 move · Tribe: 2 Spearmen (5\u2060–\u206010 🛡️): combat · gives up Sippar (\u22121 VP)",
        "1 move · Tribe: 1 Spearman, 1 Archer (5\u2060–\u206010 🛡️): combat · gives up Sippar (\u22121 VP)",
    ]
