"""A table to lay out positions of After the Flood on, ask what the rules ask, and answer as players would."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Self

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood.actions import PlayerActions
from engine.after_the_flood.collect import Collect
from engine.after_the_flood.data import RESOURCES
from engine.after_the_flood.decline import Decline
from engine.after_the_flood.events import Rolled
from engine.after_the_flood.setup import empty_table
from engine.after_the_flood.state import AfterTheFloodState, City, Garrison
from engine.after_the_flood.turn import PHASES, Turns
from engine.core.codec import codec_of
from engine.core.decision import Amounts, Answer, Decision, Move, Number, OneOf, Option, Seat, Some, pieces
from engine.core.dice import LoadedDice, SeededDice
from engine.core.errors import IllegalMove, Refused
from engine.core.game import Ctx, Event, Setup, Step
from engine.core.match import Match
from engine.core.play import begin, resume
from tests.rules import position, rule

__all__ = ["GREEN", "PURPLE", "RED", "Table", "rule"]

RED, PURPLE, GREEN = range(3)


class Table:
    """A match in phase 3 with nothing on the board, to be filled; RED is to act unless said otherwise."""

    def __init__(self, turn: int = 1, order: Sequence[Seat] = (RED, PURPLE, GREEN)) -> None:
        self._position = empty_table()
        self._position.turn = turn
        self._position.order = list(order)
        self._dice: LoadedDice | SeededDice = LoadedDice(())
        self._match: Match[AfterTheFloodState] | None = None
        self._events: list[Event] = []
        self._begin_at(PlayerActions(self._position.order.index(RED)))

    @classmethod
    def new(cls, seed: int = 1, seats: int = 3) -> Table:
        """A real new match."""
        dice = SeededDice(seed.to_bytes(16, "big"))
        outcome = begin(GAME, Setup(seats), dice)
        table = cls()
        table._dice = dice
        table._events = list(outcome.events)
        table._match = Match(GAME, outcome.state, dice)
        return table

    # Laying out a position

    @property
    def _laid(self) -> AfterTheFloodState:
        if self._match is not None:
            self._position = position(self._match)
            self._match = None
        return self._position

    def hand(self, seat: Seat, **resources: int) -> Self:
        s = self._laid
        for resource in RESOURCES:
            s.receive_resource(seat, resource, resources.get(resource, 0) - s.players[seat].hand[resource])
        return self

    def stock(self, **resources: int) -> Self:
        for resource, count in resources.items():
            surplus = self._laid.stock[resource] - count
            assert surplus >= 0, f"not enough {resource} for a larger stock"
            parked = self._laid.players[GREEN].bid
            parked[resource] = parked.get(resource, 0) + surplus
            self._laid.stock[resource] = count
        return self

    def available(self, seat: Seat, workers: int | None = None, armies: int | None = None) -> Self:
        player = self._laid.players[seat]
        if workers is not None:
            player.unavailable_workers += player.available_workers - workers
            player.available_workers = workers
        if armies is not None:
            player.unavailable_armies += player.available_armies - armies
            player.available_armies = armies
        return self

    def workers(self, place: str, seat: Seat, count: int) -> Self:
        there = self._laid.workers[place]
        self._laid.players[seat].unavailable_workers += there[seat] - count
        there[seat] = count
        return self

    def armies(self, area: str, seat: Seat, count: int) -> Self:
        before = self._laid.armies.pop(area, None)
        if before is not None:
            self._laid.players[before.seat].unavailable_armies += before.armies
        self._laid.players[seat].unavailable_armies -= count
        if count:
            self._laid.armies[area] = Garrison(seat, count)
        return self

    def city(self, area: str, seat: Seat, expanded: bool = False) -> Self:
        self._laid.cities[area] = City(seat, expanded)
        self._laid.players[seat].cities -= 1
        self._laid.players[seat].expansions -= expanded
        return self

    def empire(self, seat: Seat, empire: str, equipment: Mapping[str, int] | None = None) -> Self:
        player = self._laid.players[seat]
        player.empire = empire
        player.started = 1 + max(other.started for other in self._laid.players)
        player.equipment = dict(equipment or {})
        for resource, count in player.equipment.items():
            self._laid.stock[resource] -= count
        return self

    def passed(self, seat: Seat, **bid: int) -> Self:
        player = self._laid.players[seat]
        player.passed = True
        for resource, count in bid.items():
            self._laid.stock[resource] += player.bid.get(resource, 0) - count
            player.bid[resource] = count
        return self

    def vp(self, seat: Seat, points: int) -> Self:
        self._laid.players[seat].empire_vp = points
        return self

    def act(self, seat: Seat) -> Self:
        self._begin_at(PlayerActions(self._laid.order.index(seat)))
        self._open()
        return self

    def _begin_at(self, *steps: Step[Any]) -> None:
        phase = type(steps[0]) if steps else None
        self._laid.phase = PHASES.index(phase) + 1 if phase in PHASES else self._laid.phase
        self._laid.stack.steps[:] = [Turns(), *steps]

    # Running automatic phases

    def phase1(self) -> Self:
        return self._run(Collect())

    def decline(self) -> Self:
        return self._run(Decline())

    def _run(self, phase: Step[Any]) -> Self:
        self._begin_at(phase)
        ctx = Ctx(self._laid, self._dice)
        phase.run(self._laid, ctx)
        self._events = ctx.events
        GAME.check(self._laid)
        self._begin_at(PlayerActions())
        return self

    def end_actions(self) -> Self:
        for player in self._laid.players:
            player.passed = True
        self._laid.phase = PHASES.index(PlayerActions) + 1
        self._begin_at()
        self._open()
        return self

    def final(self) -> Self:
        self._laid.turn = 5
        self._laid.phase = len(PHASES)
        self._begin_at()
        self._open()
        return self

    # Asking and answering

    def dice(self, *values: int) -> Self:
        if isinstance(self._dice, SeededDice):
            self._dice = LoadedDice(())
            self._open().dice = self._dice
        self._dice.load(value - 1 for value in values)
        return self

    def seed(self, dice: SeededDice) -> Self:
        """Draw from these dice instead of numbers laid out."""
        self._dice = self._open().dice = dice
        return self

    def _open(self) -> Match[AfterTheFloodState]:
        if self._match is None:
            GAME.check(self._position)
            outcome = resume(self._position, self._dice)
            GAME.check(outcome.state)
            self._events = list(outcome.events)
            self._match = Match(GAME, outcome.state, self._dice)
        return self._match

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
        assert isinstance(choice, OneOf | Some | Amounts), f"{self.kind} asks for a number"
        return choice.options

    @property
    def options(self) -> list[str]:
        return [option.id for option in self._offered]

    @property
    def limits(self) -> Any:
        choice = self.decision.choice
        if isinstance(choice, Number):
            return (choice.least, choice.most)
        assert isinstance(choice, Amounts), f"{self.kind} has no limits"
        return choice.limits

    @property
    def default(self) -> Answer | None:
        return self.decision.default

    @property
    def notes(self) -> dict[str, dict[str, Any]]:
        return {option.id: dict(option.note.args) if option.note else {} for option in self._offered}

    def answer(self, answer: Answer) -> Self:
        decision = self.decision
        press = self._open().press([Move(decision.seat, decision.kind, answer)])
        self._events = list(press.events)
        GAME.check(self.state)
        return self

    def answers(self, *answers: Answer) -> Self:
        for answer in answers:
            self.answer(answer)
        return self

    def amounts(self, **counts: int) -> Self:
        return self.answer(pieces(counts, RESOURCES))

    def rejects(self, answer: Answer) -> Self:
        return self._rejects(self.decision.seat, answer, IllegalMove)

    def rejects_amounts(self, **counts: int) -> Self:
        return self.rejects(pieces(counts, RESOURCES))

    def rejects_from(self, seat: Seat, answer: Answer) -> Self:
        return self._rejects(seat, answer, Refused)

    def _rejects(self, seat: Seat, answer: Answer, error: type[Refused]) -> Self:
        match = self._open()
        before, asked = codec_of(GAME).dump(position(match)), match.asked
        with pytest.raises(error):
            match.press([Move(seat, asked[0].kind if asked else "action", answer)])
        assert codec_of(GAME).dump(position(match)) == before
        assert match.asked == asked
        return self

    def play_random(self, rng: random.Random) -> Self:
        return self.answer(self.decision.choice.sample(rng))

    def undo(self) -> Self:
        self._open().undo(self.decision.seat)
        return self

    @property
    def can_undo(self) -> bool:
        return not self.over and self._open().can_undo(self.decision.seat)

    def end(self) -> Self:
        assert self.kind == "end"
        return self.answer("end")

    @property
    def over(self) -> bool:
        return position(self._open()).result is not None

    @property
    def ranking(self) -> list[Seat]:
        assert self.state.result is not None
        return [seat for seats in self.state.result.ranking for seat in seats]

    @property
    def winner(self) -> Seat:
        return self.ranking[0]

    @property
    def events(self) -> list[str]:
        return [type(event).__name__ for event in self._events]

    @property
    def told(self) -> list[Event]:
        return self._events

    @property
    def rolls(self) -> list[tuple[int, int]]:
        return [(event.first, event.second) for event in self._events if isinstance(event, Rolled)]

    @property
    def draws(self) -> int:
        return self.state.drawn

    # Reading the position

    @property
    def state(self) -> AfterTheFloodState:
        return position(self._match) if self._match is not None else self._position

    def hand_of(self, seat: Seat) -> dict[str, int]:
        return {resource: count for resource, count in self.state.players[seat].hand.items() if count}

    def in_stock(self, resource: str) -> int:
        return self.state.stock[resource]

    def workers_at(self, place: str, seat: Seat) -> int:
        return self.state.workers[place][seat] if place in self.state.workers else 0

    def available_workers(self, seat: Seat) -> int:
        return self.state.players[seat].available_workers

    def unavailable_workers(self, seat: Seat) -> int:
        return self.state.players[seat].unavailable_workers

    def available_armies(self, seat: Seat) -> int:
        return self.state.players[seat].available_armies

    def unavailable_armies(self, seat: Seat) -> int:
        return self.state.players[seat].unavailable_armies

    def armies_at(self, area: str) -> tuple[Seat, int] | None:
        garrison = self.state.armies.get(area)
        return (garrison.seat, garrison.armies) if garrison else None

    def city_at(self, area: str) -> tuple[Seat, bool] | None:
        city = self.state.cities.get(area)
        return (city.seat, city.expanded) if city else None

    def cities_in_hand(self, seat: Seat) -> int:
        return self.state.players[seat].cities

    def expansions_in_hand(self, seat: Seat) -> int:
        return self.state.players[seat].expansions

    def vp_of(self, seat: Seat) -> int:
        return self.state.players[seat].vp

    @property
    def order(self) -> tuple[Seat, ...]:
        return tuple(self.state.order)

    @property
    def turn(self) -> int:
        return self.state.turn

    def has_passed(self, seat: Seat) -> bool:
        return self.state.players[seat].passed

    def bid_of(self, seat: Seat) -> dict[str, int]:
        return {resource: count for resource, count in self.state.players[seat].bid.items() if count}

    def equipment_of(self, seat: Seat) -> dict[str, int]:
        return {resource: count for resource, count in self.state.players[seat].equipment.items() if count}

    def empire_of(self, seat: Seat) -> str | None:
        return self.state.players[seat].empire or None

    def rating_of(self, seat: Seat) -> str | None:
        return self.state.rating(seat) or None

    def check(self) -> None:
        GAME.check(self.state)
