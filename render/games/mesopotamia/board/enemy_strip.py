"""The strip of the enemy of Assur: its waves, how far away each of its parties is, and what comes next. M19"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from engine.mesopotamia.content.solo import WAVES
from engine.mesopotamia.view.opponent import OpponentView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.counted import NUMBER, SIGN, counted
from render.games.mesopotamia.board.line_of import Part, length_of, line_of
from render.games.mesopotamia.board.parties import KINDS
from render.games.mesopotamia.board.strip_cards import EDGE
from render.games.mesopotamia.board.ways import steps_to_go
from render.picture.audience import Audience
from render.picture.panel import across
from render.picture.scene import Box, Card, Label, Point, Sprite
from render.picture.theme import CREAM, HALO, INK, MUTED, PAPER, RUST, SMALLEST
from render.picture.type import fit, measure

Shown: TypeAlias = Card | Label | Sprite
MORE = 70.0
"""Room to say how many figures there are that have no room."""
GREY, FREE, STEPS = "#E8D9B0", "#BFA976", 56.0
HERE = (0.0, 0.0)
WRITTEN, LEAST = 40.0, 27
"""Size of numbers beside signs, and signs are larger than this."""
CLOSED = "–"
"""Instead of a number of steps, where every way is closed. M19.11"""


def enemy_strip(view: MesopotamiaView, opponent: OpponentView, audience: Audience, box: Box) -> Iterator[Shown]:
    """Four rows: what it has beside its name, the waves and how near it is, its parties, and the next wave."""
    begin, top, right, bottom = box
    held = view.players[opponent.side].holding.get("phalanx", 0)
    yield from counted(Sprite("flag", (begin + 716, top + 34), 34), opponent.fighters)
    yield from counted(Sprite("phalanx", (begin + 598, top + 34), SIGN, flat=True), held)
    yield from waves(opponent, (begin, top + 64, begin + 520, top + 110))
    said = nearest(view, opponent, audience)
    words, size = fit(said, "sans", 40, right - begin - 620, SMALLEST)
    yield Sprite("hold", (begin + 566, top + 87), 40, flat=True)
    yield Label(words, (begin + 598, top + 87), size, fill=RUST, anchor="left")
    yield from parties(view, opponent, (begin - 4, top + 116, right - 12, top + 162))
    yield from _next(opponent, audience, (begin, bottom - 27))


def nearest(view: MesopotamiaView, opponent: OpponentView, audience: Audience) -> str:
    """Say how many steps the nearest Unit is away, or that none comes. M19.7"""
    if not opponent.ways:
        return audience.say("picture-nobody-comes")
    away = [steps for way in opponent.ways if (steps := steps_to_go(view, way)) is not None]
    return audience.say("picture-steps", steps=min(away)) if away else audience.say("picture-ways-closed")


def waves(opponent: OpponentView, box: Box) -> Iterator[Shown]:
    """Lay out a place for each wave: those repelled have a tick, the present one is golden. M19.3, M19.4"""
    for number, place in enumerate(across(box, opponent.waves, 6), 1):
        now, over = number == opponent.wave, number < opponent.wave
        left, top, right, bottom = place
        middle = (top + bottom) / 2
        yield Card(place, HALO if now else GREY, INK if now else FREE, 3 if now else 1.5, 9)
        at = ((left + right) / 2 - (14 if over else 0), middle)
        yield Label(str(number), at, NUMBER, "number", INK if now else MUTED)
        if over:
            yield Sprite("done", (right - 26, middle), 32)


def parties(view: MesopotamiaView, opponent: OpponentView, box: Box) -> Iterator[Shown]:
    """Lay out who is how far away, the nearest first: steps to go, then a sign with a number for each kind.

    If there is no room for all, a number says how many figures are farther away.
    """
    x, away = box[0], by_steps(view, opponent)
    for n, (steps, units) in enumerate(away):
        parts = figures(units, box[2] - box[0])
        right = x + STEPS + length_of(parts, WRITTEN) + 22
        if right > box[2] - (MORE if n + 1 < len(away) else 0):
            more = sum(sum(each.values()) for _, each in away[n:])
            yield Label(f"+{more}", (x + 8, (box[1] + box[3]) / 2), NUMBER, "number", MUTED, "left")
            return
        yield from _party(steps, parts, (x, box[1], right, box[3]))
        x = right + 6


def by_steps(view: MesopotamiaView, opponent: OpponentView) -> list[tuple[int | None, Counter[str]]]:
    """Put the Units of the enemy together that are equally far from Assur; those whose ways are closed come last."""
    found: dict[int | None, Counter[str]] = {}
    for way in opponent.ways:
        found.setdefault(steps_to_go(view, way), Counter()).update(way.units)
    return sorted(found.items(), key=lambda each: (each[0] is None, each[0] or 0))


def _party(steps: int | None, parts: Sequence[Part], box: Box) -> Iterator[Shown]:
    left, top, _, bottom = box
    middle = (top + bottom) / 2
    yield Card(box, PAPER, EDGE, 1.5, 8)
    yield Card((left, top, left + STEPS, bottom), RUST, radius=8)
    yield Label(CLOSED if steps is None else str(steps), (left + STEPS / 2, middle), 40, "number", CREAM)
    yield from line_of(parts, (left + STEPS + 10, middle), number=WRITTEN)


def figures(units: Mapping[str, int], room: float, *, apart: bool = False) -> list[Part]:
    """List signs with how many of each kind there are, as large as the room allows; of one no number is written."""
    kinds = [(kind, units[kind]) for kind in KINDS if units.get(kind)]
    for size in range(round(SIGN), LEAST, -1):
        signs = ((Sprite(f"{kind}_sign", HERE, size), *([str(count)] if count > 1 else ())) for kind, count in kinds)
        parts = [part for each in signs for part in ((*each, "") if apart else each)]
        if length_of(parts, WRITTEN) <= room:
            return parts
    return parts


def _next(opponent: OpponentView, audience: Audience, at: Point) -> Iterator[Label | Sprite]:
    """Say what the next wave brings, or that there is none. M19.3"""
    x, y = at
    wave = WAVES.get(opponent.wave + 1)
    said = audience.say("picture-next-wave", wave=wave.n) if wave else audience.say("picture-last-wave")
    yield Label(said, (x, y), 36, fill=MUTED, anchor="left")
    if wave is None:
        return
    brings = [*figures(wave.figures, 640, apart=True), f"+{wave.phalanxes}", Sprite("phalanx", HERE, SIGN, flat=True)]
    yield from line_of(brings, (x + measure(said, "sans", 36) + 14, y), number=WRITTEN)
