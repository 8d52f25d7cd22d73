"""Whole matches typed, everything taken from what is offered: whatever is offered is legal, and leads to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.core.game import Game
from engine.core.match import Match
from engine.core.play import begin
from tests.games import COMMANDS, RULES
from tests.typed.keyboard import Keyboard, options_of
from tools.fuzz.setups import usual_setup

LONGEST = 3000
"""No match takes more commands."""
RARE = {
    "after_the_flood": {"scribe", "fight", "tools", "city"},
    "assyria": {"well"},
    "mesopotamia": {
        "growth",
        "reroll",
        "order",
        "allot",
        "lines",
        "retreat",
        "fatigue",
        "lose",
        "settlement",
    },
}
"""What is not possible in every match, or has nothing to be completed."""


class Typist(Keyboard):
    """Types at random, but only what is offered."""

    def __init__(self, game: Game[Any], seats: int, seed: int, language: str) -> None:
        self._game = game
        self._language = language
        self._chance = random.Random(seed)
        dice = SeededDice(seed.to_bytes(16, "big"))
        self.match = Match(game, begin(game, usual_setup(game, seats, brief=True), dice).state, dice)
        self._options = options_of(game.key)
        self.typed: list[str] = []

    def go_on(self) -> None:
        """Type one command for whoever is to play; end the turn where nothing else can be typed."""
        asked = next(each for each in self.match.asked if not each.optional)
        self.pass_on(asked.seat)
        if asked.ends and self._chance.random() < 0.3:
            self._answer([asked.ends])
            return
        names = list(self.commands)
        self._chance.shuffle(names)
        for name in names:
            filled = self._filled(name)
            if filled:
                self.type(name, self._chance.choice([None, "yes"]), **filled)
                self.typed.append(name)
                return
        self._answer([asked.ends or self._game.bot().answer(self._game.view(self.state, asked.seat), asked)])

    def _filled(self, name: str) -> dict[str, Any]:
        """Fill a command in from what is offered, in the order of its parts; some parts are left out."""
        filled: dict[str, Any] = {}
        for option in self._options[name]:
            choices = self.offered(name, option, **filled)
            if choices and (option != "pay" or self._chance.random() < 0.5):
                filled[option] = self._chance.choice(list(choices.values()))
            elif option != "card" and option != "pay" and filled.keys() - {"pay"}:  # the card may be foregone
                break
            if filled.keys() - {"pay"} and self._chance.random() < 0.1:
                break
        return filled if filled.keys() - {"pay"} else {}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", COMMANDS)
def test_a_match_is_typed_to_its_end(key: str, language: str) -> None:
    game = RULES[key]
    players = next(seats for seats in game.seats if seats > 1)
    typist = Typist(game, players, 5, language)
    for _ in range(LONGEST):
        if typist.match.committed.result is not None:
            break
        typist.go_on()
    assert typist.match.committed.result is not None
    completed = {name for name, options in options_of(game.key).items() if options}
    assert completed - RARE[key] <= set(typist.typed)
