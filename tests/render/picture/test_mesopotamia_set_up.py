"""The header of the picture before the first round: what somebody chooses just then, alone and among others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.game import Setup, default_of
from engine.core.play import advance, begin, waiting_on
from engine.mesopotamia import GAME
from render.games.mesopotamia.board.frame import HEADER
from tests.render.picture.mesopotamia import check, drawn, inside, texts
from tests.rules import rule
from tools.gallery.positions import Position

DOES = {
    "en": {
        "role": "chooses a role",
        "empire": "chooses an Empire",
        "start": "chooses a start",
        "quests": "chooses Quests",
    },
    "fr": {
        "role": "choisit un rôle",
        "empire": "choisit un Empire",
        "start": "choisit son départ",
        "quests": "choisit ses Quêtes",
    },
}


def set_up(seats: int, opponent: str) -> Iterator[tuple[str, Position]]:
    """Go through the set-up by the usual answers: what is asked, and how the table stands."""
    dice = SeededDice(bytes(16))
    outcome = begin(GAME, Setup(seats, {"opponent": opponent}), dice)
    while not outcome.state.round:
        question = next(each for each in outcome.asked if not each.optional)
        yield question.kind, Position(GAME.view(outcome.state, None), tuple(sorted(waiting_on(outcome.asked))))
        outcome = advance(outcome.state, outcome.asked, Move(question.seat, question.kind, default_of(question)), dice)


@rule("M1.13", "M3.1", "M3.3")
@pytest.mark.parametrize("language", DOES)
@pytest.mark.parametrize(("seats", "opponent"), [(1, "igigi"), (1, "siege"), (1, "guardians"), (2, "emperor")])
def test_the_header_says_what_somebody_chooses(seats: int, opponent: str, language: str) -> None:
    asked = set()
    for kind, at in set_up(seats, opponent):
        scene = drawn(at, language)
        check(scene)
        if len(at.waiting) == 1 and kind in DOES[language]:
            asked.add(kind)
            assert texts(inside(scene, HEADER))[-1] == DOES[language][kind]
    assert {"empire", "quests"} <= asked


@rule("M3.19")
def test_of_several_who_choose_at_once_it_speaks_of_all() -> None:
    several = [at for kind, at in set_up(3, "none") if kind == "quests" and len(at.waiting) > 1]
    assert texts(inside(drawn(several[0]), HEADER))[-1] == "choose Quests"
    assert texts(inside(drawn(several[0], "fr"), HEADER))[-1] == "choisissent leurs Quêtes"
