"""Close-ups, for one reader: parts of the map, what can be bought, combats, a player's sheet, and the key."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events.automaton import ActionCardsDrawn
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.combat import combat
from render.games.mesopotamia.board.fighters import unbid_role
from render.games.mesopotamia.board.legend import KEYS, picture_key
from render.games.mesopotamia.board.markets import markets
from render.games.mesopotamia.board.mine import mine
from render.games.mesopotamia.board.opponent_sheet import opponent_sheet
from render.games.mesopotamia.board.parts import PARTS, part
from render.games.mesopotamia.board.past_combat import past_combat
from render.games.mesopotamia.board.sheet import sheet
from render.picture.audience import Audience
from render.picture.scene import Scene

OPPONENT = "opponent"
CLOSEUPS = ("mine", *PARTS, "markets", "combat", "fought", "sheet", OPPONENT, *KEYS)
"""What can be looked at closely, by the key of its words: `closeup-mine`."""


def closeups_of(view: MesopotamiaView) -> tuple[str, ...]:
    """List those that show anything at this table: the sheet of an opponent only where there is one. M1.13"""
    return tuple(name for name in CLOSEUPS if name != OPPONENT or view.opponent is not None)


def closeup_state(name: str, view: MesopotamiaView) -> str:
    """Say which state the note of a close-up speaks of: totals are drawn once Units stand in lines. M16.21"""
    if name != "combat":
        return ""
    if not view.combats:
        return "none"
    if any(combat.lines for combat in view.combats):
        return "lines"
    has_bids = any(unbid_role(view, combat) is None for combat in view.combats)
    return "cards" if has_bids else "unbid"  # M17.28


def closeup_recalls(name: str, view: MesopotamiaView) -> type[Event] | None:
    """Say since when a close-up shows what happened: that of an opponent, since the cards of its last turn. M17.9"""
    draws = view.opponent is not None and view.opponent.mode != "guardians"
    return ActionCardsDrawn if name == OPPONENT and draws else None


def closeup(name: str, view: MesopotamiaView, audience: Audience, seat: Seat | None) -> Scene:
    """Lay a close-up out for a seat, or for who does not play."""
    if name in PARTS:
        return part(name, view, audience)
    if name == "markets":
        return markets(view, audience)
    if name == "combat":
        return combat(view, audience, seat)
    if name == "fought":
        return past_combat(audience)
    if name == "sheet":
        return sheet(view, audience, seat)
    if name == OPPONENT:
        return opponent_sheet(view, audience)
    if name in KEYS:
        return picture_key(name, audience, view.opponent)
    return mine(view, audience, seat)
