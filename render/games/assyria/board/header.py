"""The line above the map: which turn, how far the next Flood is, who is to act and what is to be decided."""

from __future__ import annotations

from collections.abc import Iterator

from engine.assyria.data import REIGNS, TURNS
from engine.assyria.view import AssyriaView
from render.games.assyria.board.frame import HEADER
from render.picture.acting import LARGE, asked
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Card, Label, Sprite
from render.picture.theme import GOLD, INK, MUTED
from render.picture.type import measure

LEFT, RIGHT = HEADER[0] + 22, HEADER[2] - 22
MIDDLE = (HEADER[1] + HEADER[3]) / 2
PIP, NOW = 22.0, 34.0
"""Width of the mark of a turn, and of the present one."""
SLOT, FLOOD = 30.0, 40.0
"""Room for a turn, and for a Flood."""
ASKED = 38.0
"""Size of what is to be decided, if it fits."""
PAST, AHEAD = "#C3A15F", "#FFFDF4"
STEPS = {"hut": "huts", "feed": "supply", "feed.huts": "supply", "well": "wells"}
"""The step of an expansion turn that a question belongs to; others see only that it is such a turn. A6"""


def header(view: AssyriaView, audience: Audience) -> Iterator[Card | Label | Sprite]:
    """Lay out the turns at the left, and at the right who is to act."""
    yield from panel(HEADER)
    turn = audience.say("picture-turn", turn=view.turn, turns=TURNS)
    yield Label(turn, (LEFT, MIDDLE), LARGE, "serif", anchor="left")
    x = LEFT + measure(turn, "serif", LARGE) + 12
    yield from _pips(view, x)
    key = _question(view, audience)
    words = Label(audience.say(f"picture-{key}") if key else "", (RIGHT, MIDDLE), ASKED, fill=MUTED)
    yield from asked(view.result, audience, words, x + TURNS * SLOT + len(REIGNS) * FLOOD + 16, drop=3)


def _pips(view: AssyriaView, x: float) -> Iterator[Card | Sprite]:
    """Lay out a mark for each turn, in groups that end with a Flood; what is over is dull. A4.1"""
    turn = 0
    for turns in REIGNS:
        for _ in range(turns):
            turn += 1
            now = turn == view.turn and view.result is None
            fill = GOLD if now else AHEAD if turn > view.turn else PAST
            middle, half = x + SLOT / 2, (NOW if now else PIP) / 2
            box = (middle - half, MIDDLE - half, middle + half, MIDDLE + half)
            yield Card(box, fill, INK, 3 if now else 2, half)
            x += SLOT
        over = turn < view.turn or view.result is not None
        yield Sprite("wave", (x + FLOOD / 2, MIDDLE), FLOOD - 8, faded=over)
        x += FLOOD


def _question(view: AssyriaView, audience: Audience) -> str:
    """Name what is to be decided. A13"""
    if view.result is not None:
        return "shared" if len(view.result.winners) > 1 else ""
    if not audience.waiting:
        return ""
    match view.phase:
        case "setup":
            return "card" if view.passed_on else "start"
        case "agriculture":
            return "column"
        case "expansion":
            return next((STEPS[kind] for kind in audience.asked if kind in STEPS), "expansion")
        case phase:
            return phase
