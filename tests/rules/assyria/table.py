"""A table to lay out positions of Assyria on, ask what the rules ask, and answer as players would."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Self

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.assyria.state import AssyriaState
from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, OneOf, Option, Seat, Some
from engine.core.dice import SeededDice
from engine.core.errors import IllegalMove, Refused
from engine.core.game import Event, Setup
from engine.core.match import Match
from engine.core.play import begin, resume, step
from tests.rules import position, rule
from tests.rules.assyria.layout import BLUE, GREEN, RED, YELLOW
from tests.rules.assyria.moments import Moments

__all__ = ["BLUE", "GREEN", "RED", "YELLOW", "Table", "rule"]

CODES = {"seats": "bad_player_count", "over": "game_over", "not_asked": "not_your_turn", "settled": "wrong_step"}
"""Refusals of the core, which have other names in A13.12."""
PARTS = {
    "feed": ("feed.huts",),
    "action": ("build.hex", "extend.hex", "intrigue.dignitary", "offer.camels", "buy.card"),
}
"""Questions that may be the second part of an answer."""


class Table(Moments):
    """A match with nothing on the board, to be filled; then one call says at which moment it is."""

    def __init__(
        self,
        players: int = 4,
        turn: int = 1,
        value: int = 4,
        order: Sequence[Seat] | None = None,
        rules: int = ASSYRIA.rules,
    ) -> None:
        self._dice = SeededDice(b"table")
        self._match: Match[AssyriaState] | None = None
        self._log: list[list[Event]] = [[]]
        self._lay(players, turn, value, order)
        self._position.rules = rules

    @classmethod
    def new(cls, players: int = 4, seed: int = 1, rules: int = ASSYRIA.rules) -> Table:
        """A real new match."""
        dice = SeededDice(seed.to_bytes(16, "big"))
        outcome = begin(ASSYRIA, Setup(players), dice, rules)
        table = cls(players, rules=rules)
        table._dice = dice
        table._log = [list(outcome.events)]
        table._match = Match(ASSYRIA, outcome.state, dice)
        return table

    @property
    def _laid(self) -> AssyriaState:
        if self._match is not None:
            self._position = position(self._match)
            self._match = None
        return self._position

    def _open(self) -> Match[AssyriaState]:
        if self._match is None:
            self.check()
            outcome = resume(self._position, self._dice)
            self._log = [list(outcome.events)]
            self._match = Match(ASSYRIA, outcome.state, self._dice)
            self.check()
        return self._match

    # Asking

    @property
    def state(self) -> AssyriaState:
        return position(self._match) if self._match is not None else self._position

    @property
    def decision(self) -> Decision:
        (decision,) = self._open().asked
        return decision

    @property
    def seat(self) -> Seat | None:
        return None if self.over else self.decision.seat

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def _offered(self) -> tuple[Option, ...]:
        choice = self.decision.choice
        assert isinstance(choice, OneOf | Some)
        return choice.options

    @property
    def options(self) -> list[str]:
        return [option.id for option in self._offered]

    @property
    def limits(self) -> tuple[int, int]:
        choice = self.decision.choice
        assert isinstance(choice, Some), f"{self.kind} has no limits"
        return (choice.least, choice.most)

    @property
    def default(self) -> Answer | None:
        return self.decision.default

    @property
    def notes(self) -> dict[str, dict[str, Any]]:
        return {option.id: dict(option.note.args) if option.note else {} for option in self._offered}

    # Answering

    def answer(self, answer: Answer, *part: Answer) -> Self:
        """Answer the open question, and in the same press the one that is a part of it, if that is asked."""
        decision, match = self.decision, self._open()
        moves = [Move(decision.seat, decision.kind, answer)]
        if part:
            asked = step(ASSYRIA, position(match), moves[0], self._dice).asked
            moves += [Move(each.seat, each.kind, part[0]) for each in asked if each.kind in PARTS[decision.kind]]
        press = match.press(moves)
        self._log.append(list(press.events))
        self.check()
        return self

    def answers(self, *answers: Answer) -> Self:
        for answer in answers:
            self.answer(answer)
        return self

    def feed(self, card: str, *huts: str) -> Self:
        """Play a card that may be foregone, on huts that may be."""
        assert self.kind in ("feed", "feed.huts"), f"{self.kind} is asked, not feed"
        chosen = tuple(sorted(huts))
        if self.kind == "feed.huts":
            return self.answer(chosen)
        return self.answer(card, *([chosen] if huts else []))

    def _act(self, action: str, target: str) -> Self:
        assert self.kind == "action", f"{self.kind} is asked, not action"
        return self.answer(action, target)

    def build(self, hex: str) -> Self:
        return self._act("build", hex)

    def extend(self, hex: str) -> Self:
        return self._act("extend", hex)

    def intrigue(self, dignitary: str) -> Self:
        return self._act("intrigue", dignitary)

    def offer(self, camels: int) -> Self:
        return self._act("offer", str(camels))

    def buy(self, card: str) -> Self:
        return self._act("buy", card)

    def done(self) -> Self:
        assert self.kind in ("well", "action")
        return self.answer("done")

    def end(self) -> Self:
        assert self.kind == "end", f"{self.kind} is asked, not end"
        return self.answer("end")

    def pass_on(self) -> Self:
        return self.end() if not self.over and self.kind == "end" else self

    def play_random(self, rng: random.Random) -> Self:
        return self.answer(self.decision.choice.sample(rng))

    def rejects(self, answer: Answer, code: str = "") -> Self:
        return self._rejects(Move(self.decision.seat, self.kind, answer), IllegalMove, code)

    def rejects_from(self, seat: Seat, answer: Answer, code: str = "") -> Self:
        asked = self._open().asked
        return self._rejects(Move(seat, asked[0].kind if asked else "action", answer), Refused, code)

    def rejects_kind(self, kind: str, answer: Answer, code: str = "") -> Self:
        return self._rejects(Move(self.decision.seat, kind, answer), Refused, code)

    def _rejects(self, move: Move, error: type[Refused], code: str) -> Self:
        match = self._open()
        before, asked = codec_of(ASSYRIA).dump(position(match)), match.asked
        with pytest.raises(error) as refused:
            match.press([move])
        given = refused.value.text.key.removeprefix("refused-").replace("-", "_")
        assert not code or CODES.get(given, given) == code, given
        assert codec_of(ASSYRIA).dump(position(match)) == before
        assert match.asked == asked
        return self

    def undo(self) -> Self:
        self._open().undo(self.decision.seat)
        self._log.pop()
        return self

    @property
    def can_undo(self) -> bool:
        return not self.over and self._open().can_undo(self.decision.seat)

    # What happened

    @property
    def over(self) -> bool:
        return position(self._open()).result is not None

    @property
    def ranking(self) -> list[list[Seat]]:
        assert self.state.result is not None
        return self.state.result.ranking

    @property
    def winners(self) -> list[Seat]:
        return self.ranking[0]

    @property
    def told(self) -> list[Event]:
        return self._log[-1]

    @property
    def events(self) -> list[str]:
        return [type(event).__name__ for event in self.told]

    @property
    def draws(self) -> int:
        return self.state.drawn

    def logged(self, seat: Seat) -> int:
        events = [event for events in self._log for event in events if getattr(event, "seat", None) == seat]
        fields = [(event, name) for event in events for name in event.__struct_fields__]
        return sum(getattr(event, name) for event, name in fields if name == "vp" or name.endswith("_vp"))
