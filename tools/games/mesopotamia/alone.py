"""Mesopotamia against a side that nobody sits at: moments with as much as there can be to see. M17-M19"""

from __future__ import annotations

import random
from collections.abc import Iterable

import msgspec

from engine.core.decision import Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Event, Setup
from engine.core.play import Outcome, advance, begin, shown
from engine.mesopotamia import GAME
from engine.mesopotamia.content.empires import FIGHTERS, RAM
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.events.explore import UnitMoved
from engine.mesopotamia.figures import in_stock, place_unit, take_unit
from engine.mesopotamia.opponent import HUMAN, RowCard
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.view.combats import CombatantView, CombatView, FledView, LineView
from tools.gallery.positions import Position

SEED = 5


def duel(level: str = "anunnaki", humans: int = 1) -> Position:
    """The Automaton in the middle of a match: one Strategy card more than usual, some actions marked. M17.16"""
    state, since = _played(level, 7, humans)
    automaton = state.automaton
    assert automaton is not None
    pool = [*automaton.deck, *automaton.discard]
    automaton.row.append(RowCard(pool.pop()))
    automaton.deck, automaton.discard = pool[:4], pool[4:]
    automaton.row[1].marked = ["left"]
    automaton.row[2].marked = ["right"]
    return _position(state, since)


def besieged(hard: bool = False) -> Position:
    """Ur with its Defenders, who are near their goal; the human comes with a Ram. M18"""
    state, since = _played("siege_hard" if hard else "siege", 6)
    _stand(state, HUMAN, {"spearman": 1, "archer": 1, "ram": 1}, "r18")
    side = state.seats
    _put_seal(state.event, side, 8)
    _put_seal(state.population, side, 5)
    state.players[side].holding["phalanx"] = 7
    return _position(state, since)


def attacked(wave: int = 6) -> Position:
    """Assur before a wave: the enemy has everything it can have, on several ways, one of them past a Wall. M19"""
    state, _ = _played("guardians", 3)
    guardians, side = state.guardians, state.seats
    assert guardians is not None
    guardians.wave = wave
    for region in list(REGIONS):
        for kind in (*FIGHTERS, RAM):
            for owner in (HUMAN, side):
                _clear(state, owner, kind, region)
    state.walls["r12"] = HUMAN
    state.settlements["r12"] = HUMAN
    _stand(state, HUMAN, {"spearman": 2, "archer": 1, "ram": 1}, "r02")
    _stand(state, HUMAN, {"archer": 1, "horseman": 1}, "r26")
    _stand(state, side, {"spearman": 1, "archer": 1}, "r26")
    _stand(state, side, {"archer": 1, "horseman": 1, "ram": 1}, "r30")
    _stand(state, side, {"spearman": 2, "chariot": 1, "ram": 1}, "r20")
    _stand(state, side, {"horseman": 1, "chariot": 1, "archer": 1}, "r04")
    state.players[side].holding["phalanx"] = 12
    return _position(state, [UnitMoved(side, kind, "r31", "r26", 1, []) for kind in ("spearman", "archer")])


def fought_without_bids() -> Position:
    """A combat against the Automaton between two fights: what it adds to its totals is still open. M17.30"""
    at = duel()
    fights = CombatView(
        region="r31",
        attacker=at.view.opponent.side,
        defender=HUMAN,
        tribe_player=None,
        tribe_phalanxes=0,
        bonus={"attacker": 1, "defender": 0},
        units=(
            CombatantView("a1", "attacker", "horseman", "ch3", {}),
            CombatantView("a2", "attacker", "archer", "ca2", {}),
            CombatantView("d1", "defender", "horseman", "ch1", {"force": 2, "mobility": 1}),
        ),
        fled=(),
        lost=(FledView("defender", "spearman"),),
        bids={},
        stage="fights",
        lines=(LineView(("a1", "a2"), ("d1",)),),
    )
    view = msgspec.structs.replace(at.view, phase="combat", turn=None, turn_of=None, combats=(fights,))
    return msgspec.structs.replace(at, view=view)


def _played(opponent: str, rounds: int, humans: int = 1) -> tuple[MesopotamiaState, list[Event]]:
    """Let our players play until the first one begins a turn after so many rounds; with what is new to that one."""
    dice = SeededDice(random.Random(SEED).randbytes(16))
    setup, player = Setup(humans, {"opponent": opponent, "setup": "lot"}), GAME.bot()
    outcome = begin(GAME, setup, dice)
    since: list[Event] = []
    while not _begins(outcome, rounds):
        asked = next(each for each in outcome.asked if not each.optional)
        answer = player.answer(GAME.view(outcome.state, asked.seat), asked)
        outcome = advance(outcome.state, outcome.asked, Move(asked.seat, asked.kind, answer), dice)
        since = [*([] if asked.seat == HUMAN else since), *shown(outcome.events, None)]
    return outcome.state, since


def _begins(outcome: Outcome[MesopotamiaState], rounds: int) -> bool:
    """Say whether the first player begins a turn, after so many rounds."""
    state = outcome.state
    fresh = state.turn is not None and not state.turn.performed
    return state.round > rounds and fresh and [each.seat for each in outcome.asked if not each.optional] == [HUMAN]


def _position(state: MesopotamiaState, since: Iterable[Event]) -> Position:
    """The position as everybody sees it."""
    side = "automaton" if state.automaton else "defenders" if state.siege else "enemy"
    return Position(GAME.view(state, None), (HUMAN,), tuple(since), sides=(f"side-{side}",))


def _stand(state: MesopotamiaState, side: Seat, units: dict[str, int], region: str) -> None:
    """Put figures into a region, as far as there are any in stock."""
    state.tribes.pop(region, None)
    for kind, count in units.items():
        for _ in range(min(count, in_stock(state, side, kind))):
            place_unit(state, side, kind, region)


def _clear(state: MesopotamiaState, side: Seat, kind: str, region: str) -> None:
    army = state.army(region, side)
    for _ in range(army.units.get(kind, 0) if army else 0):
        take_unit(state, side, kind, region)


def _put_seal(track: list[list[Seat]], side: Seat, square: int) -> None:
    """Put a seal on top of a square."""
    for pile in track:
        if side in pile:
            pile.remove(side)
    track[square - 1].insert(0, side)
