"""Who acts next in Assyria, as far as it is certain."""

from __future__ import annotations

from engine.assyria.data import OFFERINGS
from engine.assyria.view import AssyriaView
from engine.core.decision import Seat


def next_to_act(view: AssyriaView, acting: Seat) -> Seat | None:
    """Work out who is asked after a player; None while the set-up goes on, or if it depends on what is done now."""
    place = view.order.index(acting) + 1
    first, following = view.order[0], view.order[place] if place < len(view.order) else None
    match view.phase:
        case "agriculture":
            return following  # after the last one the columns decide. A5.11
        case "expansion" if following is not None:
            return following if view.players[following].huts else None
        case "expansion":
            return first if _can_act(view, first) else None
        case "actions" if following is not None:
            return following if _can_act(view, following) else None
        case "actions" if view.turn < view.turns:
            return first  # harvests first. A5.7
    return None


def _can_act(view: AssyriaView, seat: Seat) -> bool:
    """Say whether an action is possible for certain: an offering is, as long as the track goes on. A7.15-A7.17"""
    player = view.players[seat]
    return player.camels > 0 and player.offering < len(OFFERINGS.multipliers) - 1
