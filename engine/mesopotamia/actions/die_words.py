"""How a die to choose is told: its signs, each with the own cards that it pays for, or for half of. M5.3, M5.4"""

from __future__ import annotations

from engine.core.decision import Arg, Seat, Text
from engine.mesopotamia.actions.dingir import WITHOUT_STAR, signs_for
from engine.mesopotamia.content.technologies import ACTIONS, FACES, Colour
from engine.mesopotamia.state import MesopotamiaState

PLACES = ("first", "second", "third", "fourth")
"""Before the words about each sign of a die besides the star."""
NAMED = 3
"""So many cards can be named in a note; of more there is room for their signs only."""


def die_note(s: MesopotamiaState, seat: Seat, colour: Colour) -> Text:
    """Tell what a die shows besides its star, and for which cards of a player, as they are now."""
    levels = s.players[seat].levels
    args: dict[str, Arg] = {}
    cards = 0
    for place, sign in zip(PLACES, WITHOUT_STAR[colour], strict=True):
        serves = {action: signs_for(s, seat, action) for action in ACTIONS}
        serves = {action: signs for action, signs in serves.items() if sign in signs}
        pays = {str(action): levels[action] for action, signs in serves.items() if len(signs) == 1}
        helps = {str(action): levels[action] for action, signs in serves.items() if len(signs) > 1}
        args |= {f"{place}_sign": sign, f"{place}_count": FACES[colour].count(sign)}
        args |= {f"{place}_technologies": pays, f"{place}_helped_technologies": helps}
        cards += len(serves)
    return Text("die-note" if cards <= NAMED else "die-note-signs", args)
