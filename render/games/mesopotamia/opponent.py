"""The side that nobody sits at, in words: what it plays by, and how a match alone ended. M17-M19"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.content.solo import STRATEGIES
from engine.mesopotamia.content.strategy import HALVES
from engine.mesopotamia.opponent import HUMAN
from engine.mesopotamia.view.opponent import OpponentView, StrategyView, WayView
from engine.mesopotamia.view.table import MesopotamiaView
from render.text.board_lines import BoardLine
from render.text.phrases import Part, Phrase, Row, phrase


def opponent_lines(view: MesopotamiaView) -> Iterator[BoardLine]:
    """Tell what the opponent has, as far as it counts for it, and what it plays by."""
    opponent = view.opponent
    if opponent is None or view.phase == "setup":
        return
    side = view.players[opponent.side]
    if opponent.mode == "automaton":
        means = phrase("board-side", units=side.units, ziggurat=side.ziggurat, technologies=dict(side.levels))
        yield BoardLine(f"means {opponent.side}", means)
    yield BoardLine("opponent", _plays_by(opponent))
    if opponent.ways:
        home = view.players[HUMAN].start
        yield BoardLine("ways", phrase("board-ways", items=Row(tuple(_way(way, home) for way in opponent.ways))))


def _plays_by(opponent: OpponentView) -> Phrase:
    """Strategy cards with their marks, the reserve, or the waves. M17.10, M18.7, M19.3"""
    match opponent.mode:
        case "automaton":
            cards = Row(tuple(map(_strategy, sorted(opponent.row, key=lambda each: each.priority))))
            return phrase("board-automaton", level=opponent.level, count=opponent.action_cards, items=cards)
        case "siege":
            return phrase("board-siege", goal=opponent.goal, units=dict(opponent.reserve))
    return phrase("board-waves", wave=opponent.wave, waves=opponent.waves, count=opponent.fighters)


def _strategy(shown: StrategyView) -> Phrase:
    """A face-up Strategy card with its priority now: its actions, those that are marked with a tick."""
    card = STRATEGIES[shown.card]
    actions = (
        phrase("board-strategy-action", technology=card.half(half).action, marked=half in shown.marked)
        for half in HALVES
    )
    return phrase("board-strategy", strategy=shown.card, priority=shown.priority, items=Row(tuple(actions)))


def _way(way: WayView, home: str) -> Phrase:
    """Where some Units of the enemy are, where they go next, and how many steps it is to Assur. M19.7"""
    there: dict[str, Part] = {"from_region": way.region, "units": way.units}
    if not way.path:
        return phrase("board-way-ends", **there, is_home=way.region == home)
    return phrase("board-way", **there, region=way.path[0], steps=len(way.path))


def ending(view: MesopotamiaView) -> Phrase | None:
    """Say how a siege or the defence of Assur ended; None where points decide. M18.3, M18.4, M19.5, M19.6"""
    opponent = view.opponent
    if opponent is None or opponent.mode == "automaton" or view.result is None:
        return None
    won, vp = bool(view.result.winners), view.result.scores[0]
    if opponent.mode == "guardians":
        return phrase("ending-guardians-won", vp=vp) if won else phrase("ending-guardians-lost", wave=opponent.wave)
    if won:
        return phrase("ending-siege-won", seat=0, round=view.round, vp=vp)
    ur = view.players[opponent.side]
    track, square = max(("event", ur.event), ("population", ur.population), key=lambda each: each[1])
    if square < opponent.goal:
        return phrase("ending-siege-unfinished", round=view.round)
    return phrase("ending-siege-lost", track_name=track, square=square)
