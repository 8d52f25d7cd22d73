"""The line above the map: which round, whose turn is over and whose is to come, who is to act and what about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Seat
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.frame import HEADER
from render.picture.acting import asked
from render.picture.audience import Audience
from render.picture.scene import Card, Label, Sprite
from render.picture.theme import KEY_FACT, LAPIS, PAPER, RUST
from render.picture.type import measure

LEFT, RIGHT, MIDDLE = 22.0, HEADER[2] - 22, 31.0
BADGE, SLOT = 42.0, 57.0
"""Size of a badge in turn order, and room for one."""
ASKED = 42.0
"""Size of what is to be decided, if it fits."""

CHOICE = "action"
"""The kind of question by which the next action is chosen; the last one is over then."""


def header(view: MesopotamiaView, audience: Audience) -> Iterator[Card | Label | Sprite]:
    """Lay out round and turn order at the left, and at the right who is to act and what is to be decided."""
    left, _, right, bottom = HEADER
    yield Card((left, 0, right, bottom - 4), PAPER, radius=0)
    yield Card((left, bottom - 4, right, bottom), LAPIS, radius=0)
    said = audience.say("picture-setup") if not view.round else audience.say("picture-round", round=view.round)
    yield Label(said, (LEFT, MIDDLE), KEY_FACT, "serif", anchor="left")
    x = LEFT + measure(said, "serif", KEY_FACT) + 18
    order = view.order if view.result is None else ()
    for seat in order:
        now, over = seat in audience.waiting, _is_over(view, seat)
        yield Sprite("badge", (x + SLOT / 2, MIDDLE), BADGE, seat, faded=over and not now, ring=now)
        x += SLOT
    key = question(view, audience)
    doing = audience.say(key, count=len(audience.waiting)) if key else ""
    words = Label(doing, (RIGHT, MIDDLE), ASKED, fill=RUST)
    yield from asked(view.result, audience, words, x + 16)


def badges(seats: Iterable[Seat]) -> Iterator[Sprite]:
    """List the badges as they stand here, to be painted beforehand."""
    return (Sprite("badge", (0, 0), BADGE, seat, ring=now) for seat in seats for now in (True, False))


def _is_over(view: MesopotamiaView, seat: Seat) -> bool:
    """Say whether a player has had the turn of this round. M4.3"""
    if view.phase != "actions" or view.turn_of is None:
        return False
    return view.order.index(seat) < view.order.index(view.turn_of)


def _step_of_set_up(view: MesopotamiaView) -> str:
    """Name what is chosen before the first round, one thing after the other. M3.1

    A side that nobody sits at has no role, and gets the rest without choosing. M1.13, M3.3
    """
    side = None if view.opponent is None else view.opponent.side
    people = [player for seat, player in enumerate(view.players) if seat != side]
    steps = {
        "roles": [player.role for player in people],
        "empires": [player.empire for player in people],
        "starts": [player.start for player in people],
    }
    return next((step for step, chosen in steps.items() if not all(chosen)), "quests")


def _lost(view: MesopotamiaView) -> str:
    """Name how a match played alone was lost; nothing if it was won or is decided by points. M18.17, M19.17"""
    lost = view.result is not None and not view.result.winners
    return f"picture-lost-{view.opponent.mode}" if lost and view.opponent is not None else ""


def question(view: MesopotamiaView, audience: Audience) -> str:
    """Name what is to be decided, by the key of its words; nothing if nobody is waited for."""
    if view.result is not None:
        return "picture-shared" if len(view.result.winners) > 1 else _lost(view)
    if not audience.waiting:
        return ""
    match view.phase:
        case "setup":
            return f"picture-{_step_of_set_up(view)}"
        case "combat":
            return "picture-bids" if any(each.stage == "bids" for each in view.combats) else "picture-combat"
        case "actions" if view.turn is not None and view.turn.performed and CHOICE not in audience.asked:
            return f"picture-{view.turn.performed[-1]}"
        case "actions":
            return "picture-actions"
        case _:
            return ""
