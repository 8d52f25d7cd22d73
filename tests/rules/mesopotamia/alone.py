"""Tables with a side that nobody sits at: the Automaton, the Defenders of Ur, the enemy of Assur.

    t = duel(level="igigi").strategy("sc11", "sc9", "sc5").ziggurat(AUTO, "white", "silver", "black")
    t.action_cards("research", "gather").turn(AUTO)     # it plays by itself when the first question is asked
    assert t.row == {"sc9": ["right"], "sc5": []}

    t = siege().action_cards("war", "star").turn(THEM)   # Ur and everything before it are there: `bare=True` for none
    t = guardians(wave=1).put(HUMAN, "spearman", "r12").turn(THEM)

Seat 0 is the human (Babylon), seat 1 the opponent (Sumer). The opponent is ahead on the Population track, so that the
human is asked after its turn. Everything else is laid out as on every Table; combats have the words of a Field.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from engine.core.decision import Seat
from engine.mesopotamia.content.solo import AUTOMATON, GUARDIANS, OPPOSITE, SIEGE, WAVES, Level, strategy_deck
from engine.mesopotamia.opponent import Automaton, Guardians, RowCard, Siege
from tests.rules.mesopotamia.field import Field

HUMAN, AUTO, THEM = 0, 1, 1
"""The one person, and the opponent: the Automaton, or those who hold Ur or attack Assur."""


class Alone(Field):
    """A table with an opponent."""

    def __init__(self, empires: Iterable[str], starts: Iterable[str], opponent: Any, **fields: Any) -> None:
        super(Field, self).__init__(*empires, starts=starts, opponent=opponent, **fields)
        self._pools: dict[str, list[str]] = {}

    # Laying out

    def strategy(self, *cards: str) -> Self:
        """The row of the Automaton; `"sc9:left"` and `"sc9:right"` are cards with a mark."""
        automaton = self._laid.automaton
        assert automaton is not None
        for written in cards:
            card, _, marked = written.partition(":")
            automaton.deck.remove(card)
            automaton.row.append(RowCard(card, [marked] if marked else []))  # type: ignore[list-item]
        return self

    def discarded(self, *cards: str) -> Self:
        """Strategy cards that were discarded."""
        automaton = self._laid.automaton
        assert automaton is not None
        for card in cards:
            automaton.deck.remove(card)
            automaton.discard.append(card)
        return self

    def action_cards(self, *cards: str) -> Self:
        """The Action cards that are drawn, in this order; call it where their draws come."""
        pool = list(SIEGE.action_deck if self._laid.siege is not None else AUTOMATON.action_cards)
        for card in cards:
            self.draws(pool.index(card))  # type: ignore[arg-type]
            pool.remove(card)  # type: ignore[arg-type]
        return self

    def next_strategies(self, *cards: str) -> Self:
        """The Strategy cards that are drawn next, in this order; call it where their draws come."""
        automaton = self._laid.automaton
        assert automaton is not None
        pool = list(automaton.deck)
        for card in cards:
            self.draws(pool.index(card))
            pool.remove(card)
        return self

    # Looking

    @property
    def row(self) -> dict[str, list[str]]:
        """The Strategy cards that lie face up, with their marks."""
        automaton = self.state.automaton
        assert automaton is not None
        return {each.card: list(each.marked) for each in automaton.row}

    def square(self, track: str, side: Seat) -> int:
        """The square of a seal on the track `population` or `event`."""
        piles = self.state.population if track == "population" else self.state.event
        return next(number for number, pile in enumerate(piles, 1) if side in pile)


def duel(
    human: str = "babylonian", automaton: str = "sumerian", *, level: Level = "igigi", start: str = "r01", **fields: Any
) -> Alone:
    """One human against the Automaton in the opposite Start Region; nothing stands on the map."""
    opponent = Automaton(level=level, deck=strategy_deck(automaton))
    t = Alone((human, automaton), (start, OPPOSITE[start]), opponent, **fields)
    return t.population([AUTO, HUMAN])


def with_automaton(*empires: str, level: Level = "igigi", **fields: Any) -> Alone:
    """Several humans and the Automaton, whose Empire is named last, in Start Regions from 1 on."""
    opponent = Automaton(level=level, deck=strategy_deck(empires[-1]))
    starts = [f"r0{number}" for number in range(1, len(empires) + 1)]
    return Alone(empires, starts, opponent, **fields).population([len(empires) - 1, *range(len(empires) - 1)])


def siege(
    human: str = "babylonian", defenders: str = "sumerian", *, hard: bool = False, bare: bool = False, **fields: Any
) -> Alone:
    """Ur with its Defenders as they are set up; `bare` without their Walls, Settlements, Units and Ships."""
    t = Alone((human, defenders), (SIEGE.player_start, SIEGE.ur), Siege(is_hard=hard), **fields)
    t.ziggurat(THEM, "white", "silver", "black", "white", "silver", "black").population([THEM, HUMAN])
    if not bare:
        t.settle(THEM, *SIEGE.settlements).wall(THEM, *SIEGE.walls).ship(THEM, *SIEGE.ships)
        for kind, region in SIEGE.units.items():
            t.put(THEM, kind, region)
    return t


def guardians(human: str = "babylonian", enemy: str = "sumerian", *, wave: int = 1, **fields: Any) -> Alone:
    """Assur before so many waves: the last one counts as placed, but its figures and Phalanxes are up to the test."""
    assert wave in WAVES
    starts = (GUARDIANS.player_start, GUARDIANS.enemy_start)
    t = Alone((human, enemy), starts, Guardians(wave=wave), **fields)
    return t.squares(event={THEM: GUARDIANS.enemy_event_square})
