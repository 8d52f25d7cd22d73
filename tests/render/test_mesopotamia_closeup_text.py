"""Close-ups of Mesopotamia for those who cannot see them: their name, then what they show, as far as there is room."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.games.mesopotamia.board.closeups import CLOSEUPS
from render.games.mesopotamia.presentation import PRESENTATION
from render.text.board import ALT, closeup_alt_text
from render.text.words import LANGUAGES, NounName
from tests.games import words_for
from tools.gallery.positions import Position
from tools.games.mesopotamia.alone import attacked, besieged, duel, fought_without_bids

MOMENTS: dict[str, Callable[[], Position]] = {
    "duel": duel,
    "siege": besieged,
    "guardians": attacked,
    "combat": fought_without_bids,
}
SILENT = {"fought", "key", "key_below"}
"""A combat that is over tells itself, and a key explains what only those who see need."""


def alt(at: Position, name: str, seat: int | None = 0, language: str = "en") -> list[str]:
    words = words_for("mesopotamia", language)
    called = {"automaton": "the Automaton", "siege": "Ur", "guardians": "the enemy"}[at.view.opponent.mode]
    lines = PRESENTATION.text_of(name, at.view, seat)
    return closeup_alt_text(words, name, lines, ("Ada", NounName(called, "side-enemy"))).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_close_up_says_more_than_its_name(moment: str, language: str) -> None:
    at = MOMENTS[moment]()
    for name in CLOSEUPS:
        told = alt(at, name, language=language)
        assert bool(told[1:]) == (name not in SILENT and (name != "combat" or bool(at.view.combats))), name
        assert len("\n".join(told)) <= ALT
        assert "**" not in "".join(told)


@pytest.mark.parametrize(
    ("moment", "says"),
    [
        ("duel", "– Anunnaki: draws"),
        ("siege", "– wins on square 10 of a track; in reserve:"),
        ("guardians", "– wave 6 of 6"),
    ],
)
def test_the_sheet_of_the_opponent_says_what_it_plays_by(moment: str, says: str) -> None:
    told = alt(MOMENTS[moment](), "opponent")
    assert told[0] == "Opponent"
    assert any(line.startswith(says) for line in told)
    assert not any("Ada" in line for line in told), "it is about the other side"


def test_a_part_of_the_map_names_its_regions_alone() -> None:
    at = attacked()
    north, south = alt(at, "north"), alt(at, "south")
    assert any(line.startswith("Assur:") for line in north)
    assert not any(line.startswith("Assur:") for line in south)


def test_quests_are_told_to_their_owner_alone() -> None:
    at = besieged()
    assert alt(at, "sheet", None) == ["My sheet"], "who does not play has none"
    assert any("Quest" in line for line in alt(at, "sheet"))
