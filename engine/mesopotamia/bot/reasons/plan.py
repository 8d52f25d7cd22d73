"""What a seat would probably do next in the same turn, and what that needs: no reason may speak against it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from engine.core.decision import Move
from engine.mesopotamia.bot.reasons.aims import Aim, tablets
from engine.mesopotamia.bot.reasons.sources import gives, is_source, is_trade, traded
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.technologies import ACTIONS, Action
from engine.mesopotamia.content.tokens import COSTS

BUILT = {"gardens", "ziggurat", "wall", "ram", "ship", "settlement"}
"""What the action Build makes."""


class Step(NamedTuple):
    """Something that changes what is held: what it is paid for, or which token is used."""

    change: dict[str, int]
    aim: Aim | None = None
    token: str = ""
    gathers: bool = False

    def is_paid(self, holding: Mapping[str, int]) -> bool:
        """Whether somebody with such holdings can do it."""
        return all(holding[each] + count >= 0 for each, count in self.change.items() if count < 0)


class Plan:
    """What follows an answer; nothing is known of it where the line is empty."""

    def __init__(self, seen: Seen, then: Sequence[Move] = ()) -> None:
        self.seen = seen
        self.moves = [each for each in then if each.seat == seen.seat]

    @cached_property
    def steps(self) -> list[Step]:
        """What the moves change, in order."""
        return list(self._steps())

    def _steps(self) -> Iterator[Step]:
        me = self.seen.me
        levels, squares, floors = dict(me.levels), me.population, me.ziggurat
        for move in self.moves:
            answer = str(move.answer)
            action = next((each for each in ACTIONS if each == answer.partition(".")[0]), None)
            match move.kind:
                case "action" if action == "war":  # M12.1
                    yield Step({"phalanx": self.seen.effect("war", levels["war"]).phalanxes})
                case "action" | "growth" if action == "growth" or answer == "pay":  # M13.1
                    squares += 1
                    yield _paying(Aim("growth", squares, {"food": self.seen.effect("growth", levels["growth"]).food}))
                case "gather":
                    yield from self._gathering(answer)
                case "war" if answer.partition(".")[2] in REGIONS:
                    yield _paying(Aim("unit", 0, dict(COSTS["unit"].items())))
                case "build" if answer == "ziggurat":
                    floors += 1
                    yield _paying(Aim("ziggurat", floors, dict(COSTS["ziggurat"].items())))
                case "build" if answer == "gardens" and self.seen.tile is not None:
                    yield _paying(Aim("gardens", self.seen.tile.level, dict(self.seen.tile.pay.items())))
                case "build" if answer in COSTS:
                    yield _paying(Aim(answer, 0, dict(COSTS[answer].items())))
                case "research" if answer == "convert":
                    made = tablets(self.seen, levels["research"])
                    yield Step({**{each: -count for each, count in made.cost.items()}, "tablet": made.level}, made)
                case "research" if action is not None:
                    levels[action] += 1
                    yield Step({"tablet": -COSTS["discovery"]["tablet"]})

    def _gathering(self, answer: str) -> Iterator[Step]:
        if is_trade(answer):
            token = answer.partition(".")[2]
            yield Step(traded(token), token=token, gathers=True)
        elif is_source(answer) and (resource := gives(self.seen, answer)):
            yield Step({resource: 1}, gathers=True)

    @cached_property
    def sources(self) -> list[str]:
        """What would be gathered from next."""
        return [str(each.answer) for each in self.moves if each.kind == "gather" and is_source(str(each.answer))]

    def held_after(self, holding: Mapping[str, int]) -> dict[str, int]:
        """What is held in the end by somebody who now holds so much."""
        return after(holding, self.steps)

    def is_for(self, aim: Aim) -> bool:
        """Whether it pays for something."""
        return any(each.aim is not None and _alike(each.aim) == _alike(aim) for each in self.steps)

    def refutes(self, aim: Aim, holding: Mapping[str, int]) -> bool:
        """Whether it does not pay for something, and spends what would, or builds something else instead. M9.1"""
        return not self.is_for(aim) and (self._builds_else(aim) or bool(aim.missing(self.held_after(holding))))

    def _builds_else(self, aim: Aim) -> bool:
        if _alike(aim)[0] not in BUILT:
            return False
        return any(each.aim is not None and _alike(each.aim)[0] in BUILT for each in self.steps)

    def unpaid(self, holding: Mapping[str, int]) -> int | None:
        """Find the first step that somebody with such holdings could not do."""
        held = dict(holding)
        for n, step in enumerate(self.steps):
            if not step.is_paid(held):
                return n
            held = after(held, [step])
        return None

    def held_before(self, n: int, holding: Mapping[str, int]) -> dict[str, int]:
        """What is held before a step by somebody who now holds so much."""
        return after(holding, self.steps[:n])

    def first(self, kind: str) -> str:
        """The first answer to a kind of question, nothing if there is none."""
        return next((str(each.answer) for each in self.moves if each.kind == kind), "")

    @property
    def discovery(self) -> Action | None:
        """The technology that would be discovered first."""
        found = [str(each.answer) for each in self.moves if each.kind == "research"]
        return next((action for answer in found for action in ACTIONS if action == answer), None)


def _paying(aim: Aim) -> Step:
    return Step({each: -count for each, count in aim.cost.items()}, aim)


def after(holding: Mapping[str, int], steps: Sequence[Step]) -> dict[str, int]:
    """What is held after some steps."""
    held = dict(holding)
    for step in steps:
        for each, count in step.change.items():
            held[each] += count
    return held


def _alike(aim: Aim) -> tuple[str, int]:
    """Name something as others do: the level of a Ziggurat that Growth allows first is a level like any. M9.5"""
    return aim.what.removeprefix("next_"), aim.level
