"""A typist who plays Mesopotamia by commands alone, at random, but only with what is offered."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from engine.core.decision import Answer, Decision
from engine.core.dice import SeededDice
from engine.core.errors import Refused
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.play import begin
from engine.mesopotamia import GAME
from tests.typed.keyboard import Keyboard, options_of

UNCOMPLETED: dict[str, list[dict[str, Any]]] = {
    "settlement": [{"do": "conquer"}, {"do": "destroy"}, {"do": "leave"}],
    "growth": [{"times": 2}, {}],
}
"""What can be typed though nothing is completed; other commands go by their name alone."""


class MesopotamiaTypist(Keyboard):
    """Every seat of a match in turn."""

    def __init__(self, seats: int, seed: int, language: str, **options: str) -> None:
        self._game = GAME
        self._language = language
        self._chance = random.Random(seed)
        dice = SeededDice(seed.to_bytes(16, "big"))
        self.match = Match(GAME, begin(GAME, Setup(seats, options), dice).state, dice)
        self._options = options_of(GAME.key)
        self.typed: Counter[str] = Counter()
        self.answered: set[str] = set()

    def go_on(self) -> None:
        """Type one command for somebody who is to play; each question there is must lead to one."""
        asked = self._chance.choice([each for each in self.match.asked if not each.optional])
        self.pass_on(asked.seat)
        names = list(self.commands)
        self._chance.shuffle(names)
        ways = [self._completes, self._says_alone]
        if self._chance.random() < 0.2:
            ways.reverse()
        assert any(way(name, asked) for way in ways for name in names), asked
        self.answered.add(asked.kind)

    def _completes(self, name: str, asked: Decision) -> bool:
        """Type a command with what is offered, if anything is; that is never refused."""
        filled = self._filled(name, asked)
        return bool(filled) and self._changes(name, filled)

    def _says_alone(self, name: str, asked: Decision) -> bool:
        """Type a command with nothing that is completed, if it is taken so."""
        return any(self._is_taken(name, filled) for filled in UNCOMPLETED.get(name, [{}]))

    def _filled(self, name: str, asked: Decision) -> dict[str, str]:
        """Fill a command in from what is offered, in the order of its parts; some parts are left out."""
        filled: dict[str, str] = {}
        for option in self._options[name]:
            choices = self.offered(name, option, **filled)
            if choices and (option != "pay" or self._chance.random() < 0.5):
                filled[option] = self._whole(name, option, asked, self._chance.choice(list(choices.values())))
            if self._meaning(filled) and self._chance.random() < 0.25:
                break
        if name == "settlement" and filled:
            filled["do"] = self._chance.choice(["destroy", "leave"])
        return filled if self._meaning(filled) else {}

    def _whole(self, name: str, option: str, asked: Decision, value: str) -> str:
        """Go on completing an arrangement until it is whole."""
        while asked.choice.by_hand() is not None and not value.startswith("+"):
            value = self._chance.choice(list(self.offered(name, option, f"{value}, ").values()))
        return value

    def _meaning(self, filled: dict[str, str]) -> set[str]:
        return filled.keys() - {"pay"}

    def _is_taken(self, name: str, filled: dict[str, Any]) -> bool:
        try:
            return self._changes(name, filled)
        except Refused:
            return False

    def _changes(self, name: str, filled: dict[str, Any]) -> bool:
        """Type a command; say whether it has answered something."""
        before = self._moment()
        self.type(name, self._chance.choice([None, "yes"]), **filled)
        self.typed[name] += before != self._moment()
        return before != self._moment()

    def _moment(self) -> tuple[list[Answer], tuple[Decision, ...]]:
        return [move.answer for press in self.match.draft_of(self._seat) for move in press.moves], self.match.asked
