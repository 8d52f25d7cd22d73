"""How long workers stay in a box of which every decline takes one. F5.7, F5.8"""

from __future__ import annotations

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import LAST_TURN, TURNS
from engine.core.decision import Arg, Text

THINNED = ("scribes", "tool_makers")
"""The boxes that lose one worker of each player in a decline."""
UNTIL_NOW, TO_THE_END = 0, None
"""What is told instead of a turn: in the last one nothing is left to last, and of enough workers one always stays."""


def lost_in(seen: Seen, workers: int) -> int | None:
    """Give the turn whose decline takes the last of so many scribes or tool makers."""
    if seen.is_last_turn:
        return UNTIL_NOW
    for turn in range(seen.turn + 1, LAST_TURN + 1):
        workers -= TURNS[turn].decline
        if workers < 1:
            return turn
    return TO_THE_END


def several(seen: Seen, box: str, count: int) -> Text | None:
    """Say what the next decline leaves of a box to which more than one goes at once."""
    workers = seen.own_workers(box) + count
    turn = next((turn for turn in range(seen.turn + 1, LAST_TURN + 1) if TURNS[turn].decline), None)
    if box not in THINNED or count < 2 or turn is None:
        return None
    now = box == "tool_makers" and seen.hand["metal"] > seen.ready(box) and seen.view.stock["tool"] > 0
    more: dict[str, Arg] = {"alone": workers == count, "now": now}
    return Text("reason-several", {"box": box, "turn": turn, "workers": workers, "left": workers - 1, **more})


def lasting(seen: Seen, box: str, more: int) -> dict[str, Arg]:
    """Tell how long one is left in a box if so many more go there."""
    return {"until": lost_in(seen, seen.own_workers(box) + more)}
