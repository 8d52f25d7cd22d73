"""The sheet of the enemy of Assur: all waves, those to come too, and the way of each of its parties. M19"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.content.solo import LAST_WAVE, WAVES, Wave
from engine.mesopotamia.guardians.waves import PATIENCE
from engine.mesopotamia.view.opponent import OpponentView, WayView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.counted import counted
from render.games.mesopotamia.board.enemy_strip import CLOSED, figures, nearest
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.line_of import Part, line_of
from render.games.mesopotamia.board.sheet_counts import HEADING, heading
from render.games.mesopotamia.board.strip_cards import EDGE
from render.games.mesopotamia.board.ways import steps_to_go
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Box, Card, Drawn, Label, Sprite
from render.picture.theme import CREAM, HALO, INK, LAPIS, MUTED, PAPER, RUST, SMALLEST
from render.picture.type import fit, measure

WAVE, WAY, NOW = 72.0, 108.0, 82.0
"""Heights of a wave, of a way, and of what the enemy has now."""
TAG = 84.0
OVER = "#E8D9B0"
TO = " → "


def enemy_sheet(
    view: MesopotamiaView, opponent: OpponentView, audience: Audience, top: float
) -> tuple[list[Drawn], float]:
    """Lay out the sheet from a height down, and say where it ends."""
    shapes: list[Drawn] = [*_now(view, opponent, audience, (LEFT, top, RIGHT, top + NOW))]
    top += NOW + GAP
    if opponent.ways:
        shapes += heading(audience.say("picture-ways"), top)
        top += HEADING
    for way in opponent.ways:
        shapes += _way(view, way, audience, (LEFT, top, RIGHT, top + WAY))
        top += WAY + GAP
    shapes += heading(audience.say("picture-waves"), top)
    top += HEADING
    for wave in WAVES.values():
        shapes += _wave(wave, opponent, audience, (LEFT, top, RIGHT, top + WAVE))
        top += WAVE + GAP
    return shapes, top


def _now(
    view: MesopotamiaView, opponent: OpponentView, audience: Audience, box: Box
) -> Iterator[Card | Label | Sprite]:
    """How near it is, its combat Units and Phalanxes, and for how long it has stood still. M19.16"""
    yield from panel(box)
    middle = (box[1] + box[3]) / 2
    yield Sprite("hold", (box[0] + 46, middle), 46, flat=True)
    said = nearest(view, opponent, audience)
    if opponent.idle_rounds and opponent.wave < LAST_WAVE:
        said += " · " + audience.say("picture-idle", rounds=opponent.idle_rounds, patience=PATIENCE)
    words, size = fit(said, "sans", 42, box[2] - box[0] - 370, SMALLEST)
    yield Label(words, (box[0] + 84, middle), size, fill=RUST, anchor="left")
    held = view.players[opponent.side].holding.get("phalanx", 0)
    yield from counted(Sprite("flag", (box[2] - 250, middle), 38), opponent.fighters)
    yield from counted(Sprite("phalanx", (box[2] - 120, middle), 44, flat=True), held)


def _way(view: MesopotamiaView, way: WayView, audience: Audience, box: Box) -> Iterator[Card | Label | Sprite]:
    """Who goes, how many steps, and through which regions. M19.7"""
    left, top, right, bottom = box
    steps = steps_to_go(view, way)
    yield Card(box, PAPER, EDGE, 2, 12)
    yield Card((left, top, left + TAG, bottom), RUST, radius=12)
    at = (left + TAG / 2, (top + bottom) / 2)
    yield Label(CLOSED if steps is None else str(steps), at, 54, "number", CREAM)
    begin = left + TAG + 18
    name = audience.say(f"region-{way.region}")
    yield Label(name, (begin, top + 32), 40, "serif", anchor="left")
    x = begin + measure(name, "serif", 40) + 24
    yield from line_of(figures(way.units, right - x - 16), (x, top + 32), number=40)
    through = TO.join(audience.say(f"region-{region}") for region in way.path)
    said = f"{TO.strip()} {through}" if through else audience.say("picture-ways-closed") if steps is None else ""
    words, size = fit(said, "sans", 36, right - begin - 16, SMALLEST)
    yield Label(words, (begin, bottom - 30), size, fill=MUTED, anchor="left")


def _wave(wave: Wave, opponent: OpponentView, audience: Audience, box: Box) -> Iterator[Card | Label | Sprite]:
    """What a wave brings: those that are over are grey with a tick, the present one is golden. M19.3"""
    left, top, right, bottom = box
    middle, now, over = (top + bottom) / 2, wave.n == opponent.wave, wave.n < opponent.wave
    yield Card(box, HALO if now else OVER if over else PAPER, INK if now else EDGE, 3 if now else 1.5, 12)
    yield Card((left, top, left + TAG, bottom), LAPIS, radius=12)
    yield Label(str(wave.n), (left + TAG / 2, middle), 46, "number", CREAM)
    yield from line_of(figures(wave.figures, 600, apart=True), (left + TAG + 18, middle), number=42)
    end: list[Part] = [f"+{wave.phalanxes}", Sprite("phalanx", (0, 0), 42, flat=True)]
    yield from line_of(end, (left + 720, middle))
    if over:
        yield Sprite("done", (right - 50, middle), 44)
    elif now:
        yield Label(audience.say("picture-now"), (right - 22, middle), 38, anchor="right")
