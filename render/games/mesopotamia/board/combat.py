"""A combat: who fights with what, bids once they are open, cards in lines, totals and what comes of them. M16"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.mesopotamia.view.combats import CombatView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.closeup_title import LINE, TITLE, closeup_head, closeup_title
from render.games.mesopotamia.board.combat_after import combat_after
from render.games.mesopotamia.board.combat_bids import bids_height, combat_bids
from render.games.mesopotamia.board.combat_lines import combat_lines, lines_height
from render.games.mesopotamia.board.combat_parties import combat_parties
from render.games.mesopotamia.board.fighters import in_reading_order
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.simple_combat import SIMPLE, simple_combat
from render.picture.acting import asked
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Card, Drawn, Label, Scene, Sprite
from render.picture.theme import KEY_FACT, RUST
from render.picture.type import measure

PARTIES = 96.0
"""Height of the two parties."""
NONE = 110.0
ASKED = 42.0
"""Size of what is to be decided, if it fits."""


def combat(view: MesopotamiaView, audience: Audience, seat: Seat | None) -> Scene:
    """Lay out the combat the reader is asked about, else is in, else the one that is fought; below it the others."""
    combats = in_reading_order(view, audience, seat)
    if not combats:
        return _none(audience)
    now = combats[0]
    parties = (LEFT, TITLE + GAP, RIGHT, TITLE + GAP + PARTIES)
    bids = (LEFT, parties[3] + GAP, RIGHT, parties[3] + GAP + bids_height(view, now))
    high = SIMPLE if view.simple_combat else lines_height(now)
    lines = (LEFT, bids[3] + GAP, RIGHT, bids[3] + GAP + high)
    shapes: list[Drawn] = [*_head(view, audience, now), *combat_parties(view, audience, now, parties)]
    shapes += combat_bids(view, audience, now, bids)
    shapes += simple_combat(now, lines) if view.simple_combat else combat_lines(view, now, lines)
    after, bottom = combat_after(view, audience, combats, lines[3] + GAP)
    return Scene(height=round(bottom + 2), base=(), over=(*shapes, *after))


def _none(audience: Audience) -> Scene:
    """Say that there is no combat."""
    box = (LEFT, TITLE + GAP, RIGHT, TITLE + GAP + NONE)
    words = Label(audience.say("picture-no-combat"), (LEFT + 30, (box[1] + box[3]) / 2), 42, anchor="left")
    shapes = (*closeup_title("combat", audience), *panel(box), words)
    return Scene(height=round(box[3] + GAP), base=(), over=shapes)


def _head(view: MesopotamiaView, audience: Audience, now: CombatView) -> Iterator[Card | Label | Sprite]:
    """Where it is fought, and at the right who is to act and what about."""
    yield from closeup_head()
    middle = (TITLE - LINE) / 2
    yield Sprite("crossed_swords", (LEFT + 36, middle), 46)
    name = audience.say(f"region-{now.region}")
    yield Label(name, (LEFT + 70, middle), KEY_FACT + 2, "serif", anchor="left")
    begin = LEFT + 90 + measure(name, "serif", KEY_FACT + 2)
    question = Label(audience.say(f"picture-stage-{now.stage}"), (RIGHT - 16, middle), ASKED, fill=RUST)
    yield from asked(view.result, audience, question, begin)
