"""A turn: which actions, which of them with the pawn, which with dice, and in which order. MH3"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.mesopotamia.actions.dingir import WITHOUT_STAR, Payment, written
from engine.mesopotamia.bot.gains import ORDER, Gains
from engine.mesopotamia.content.technologies import ACTIONS, STAR, Action, technology

LEAST = 0.05
"""What an action has to bring."""
TRIES = 400
"""So many sets of actions are tried at most."""
TINY = 1e-9
"""So much more is no more."""
STAR_PRICE = 0.01
"""Of equal payments that without a star is better."""
CHEAP_TABLET = 0.45
"""A Tablet that is worth less is well spent on a reroll."""


class Deed(NamedTuple):
    """An action with what pays for it: dice, or nothing but the pawn."""

    action: Action
    dice: Payment

    @property
    def id(self) -> str:
        """How it is answered."""
        return f"{self.action}.{written(self.dice) if self.dice else 'pawn'}"


class Turn:
    """The rest of a turn, planned anew at every question."""

    def __init__(self, gains: Gains) -> None:
        self.gains = gains
        self.seen = gains.seen

    def _signs(self) -> list[tuple[str, ...]]:
        """What each die may count as."""
        dice = self.seen.me.dice
        if self.seen.view.no_luck:
            wild = {str(colour): tuple(map(str, signs)) for colour, signs in WITHOUT_STAR.items()}
            return [() if die.used else wild[die.colour] for die in dice]
        return [() if die.used or not die.face else (die.face,) for die in dice]

    def ways(self, action: Action) -> Iterator[Payment]:
        """The dice that pay for an action, those without a star first."""
        signs = technology(self.seen.me.empire, action, self.seen.me.levels[action]).signs
        dice = self._signs()
        usable = [n for n, die in enumerate(dice, 1) if die]
        ways = [way for way in combinations(usable, len(signs)) if _pays([dice[n - 1] for n in way], signs)]
        yield from sorted(ways, key=lambda way: sum(STAR in dice[n - 1] for n in way))

    def plan(self, possible: Sequence[Action], has_pawn: bool) -> list[Deed]:
        """The best set of actions that pawn and dice allow, in the order they are best performed.

        What is not possible now may be so after gathering.
        """
        total, deeds = self._best_set(self.gains.now, [each for each in possible if each != "gather"], has_pawn)
        if "gather" in possible:
            with_gathering = self._best_set(self.gains.after_gathering, self.gains.left, has_pawn)
            if with_gathering[0] > total:
                deeds = with_gathering[1]
        return sorted(deeds, key=lambda deed: self._place_in_order(deed.action))

    def _best_set(
        self, gains: Mapping[Action, float], possible: Sequence[Action], has_pawn: bool
    ) -> tuple[float, list[Deed]]:
        """What the best set of these actions brings, and how it is paid; gathering, if there, has to be in it."""
        worthy = sorted((action for action in possible if gains[action] > LEAST), key=lambda action: -gains[action])
        dice = self._signs()
        ways = {action: list(self.ways(action)) for action in worthy}
        best: tuple[float, list[Deed]] = (0.0, [])
        gathers, budget = "gather" in possible, TRIES

        def search(number: int, pawn: bool, used: frozenset[int], total: float, deeds: list[Deed]) -> None:
            nonlocal best, budget
            if total > best[0] + TINY and (not gathers or any(deed.action == "gather" for deed in deeds)):
                best = (total, deeds)
            budget -= 1
            hope = sum(gains[action] for action in worthy[number:])
            if number == len(worthy) or budget < 0 or total + hope <= best[0] + TINY:
                return
            action = worthy[number]
            for way in ways[action]:
                if used.isdisjoint(way):
                    stars = sum(STAR in dice[n - 1] for n in way)
                    gain = gains[action] - STAR_PRICE * stars
                    search(number + 1, pawn, used | set(way), total + gain, [*deeds, Deed(action, way)])
            if pawn:
                search(number + 1, False, used, total + gains[action], [*deeds, Deed(action, ())])
            search(number + 1, pawn, used, total, deeds)

        search(0, has_pawn, frozenset(), 0.0, [])
        return best

    def _place_in_order(self, action: Action) -> float:
        """Research comes before gathering if it needs nothing from there."""
        if action == "research" and (self.seen.me.holding["tablet"] or self.seen.me.holding["clay"] >= 2):
            return 0.5
        return float(ORDER.index(action))

    def action(self, offered: Sequence[str]) -> str:
        """The next thing to do in this turn."""
        named = dict.fromkeys(each.partition(".")[0] for each in offered if "." in each)
        possible = [action for action in ACTIONS if action in named]
        has_pawn = any(each.endswith(".pawn") for each in offered)
        deeds = self.plan(possible, has_pawn)
        if self._is_worth_a_reroll(offered, deeds, has_pawn):
            return "reroll_free" if "reroll_free" in offered else "reroll"
        if deeds:
            return deeds[0].id if deeds[0].id in offered else "dice" if "dice" in offered else offered[-1]
        if not has_pawn:
            return offered[-1]
        left = [each for each in offered if each.endswith(".pawn")]
        gains = {str(action): gain for action, gain in self.gains.now.items()}
        gains["gather"] = self.gains.after_gathering.get("gather", 0.0)
        return max(left, key=lambda each: gains.get(each.partition(".")[0], 0.0))

    def _is_worth_a_reroll(self, offered: Sequence[str], deeds: Sequence[Deed], has_pawn: bool) -> bool:
        """Whether dice that nothing is planned for are rolled again before the turn is over."""
        idle = self.idle(deeds)
        if not idle or not ("reroll_free" in offered or "reroll" in offered):
            return False
        turn = self.seen.view.turn
        waiting = [
            action
            for action, gain in self.gains.after_gathering.items()
            if gain > 0.4 and action not in {deed.action for deed in deeds}
        ]
        if not waiting or (turn is not None and not has_pawn and len(deeds) > 0):
            return False
        if "reroll_free" in offered:
            return True
        tablets = self.seen.me.holding["tablet"]
        return len(idle) > 1 and self.gains.worth.next_one("tablet", tablets - 1) < CHEAP_TABLET

    def idle(self, deeds: Sequence[Deed]) -> list[int]:
        """The dice that nothing is planned for."""
        used = {n for deed in deeds for n in deed.dice}
        return [n for n, die in enumerate(self._signs(), 1) if die and n not in used]

    def payment(self, offered: Sequence[str]) -> str:
        """The dice for the next action, once others than those proposed are asked for."""
        turn = self.seen.view.turn
        has_pawn = turn is not None and not turn.pawn
        named = {each.partition(".")[0] for each in offered}
        possible = [action for action in self.gains.left if action in named or has_pawn]
        planned = [deed.id for deed in self.plan(possible, has_pawn) if deed.dice]
        return next((each for each in planned if each in offered), offered[0])

    def reroll(self, offered: Sequence[str], has_pawn: bool) -> tuple[str, ...]:
        """Which dice are rolled again."""
        idle = {str(n) for n in self.idle(self.plan(self.gains.left, has_pawn))}
        return tuple(each for each in offered if each in idle) or (offered[0],)


def _pays(dice: Sequence[tuple[str, ...]], signs: Sequence[str]) -> bool:
    if len(signs) == 1:
        return STAR in dice[0] or signs[0] in dice[0]
    (one, two), (a, b) = dice, signs

    def serves(die: tuple[str, ...], sign: str) -> bool:
        return STAR in die or sign in die

    return (serves(one, a) and serves(two, b)) or (serves(one, b) and serves(two, a))
