"""Why workers go to a home: the empire that could be started there. F10.4, FS6"""

from __future__ import annotations

from engine.after_the_flood.bot.reasons.empires import armies_of
from engine.after_the_flood.bot.reasons.majorities import contest
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import DECLINE, EMPIRES
from engine.core.decision import Arg, Text


def empire_now(seen: Seen, place: str, count: int) -> Text | None:
    """Say that an empire can be started that could not before. F10.4"""
    own, most = seen.own_workers(place) + count, seen.most_of_rivals(place)
    empire = _empire_of(seen, place, seen.turn)
    if seen.me.empire or not empire or seen.is_leading(place) or own < most:
        return None
    return Text("reason-home-now", contest(own, most) | {"empire": empire, "armies": armies_of(seen, empire)})


def empire_next(seen: Seen, place: str, count: int) -> Text | None:
    """Say that the empire of the next turn could be started, after the decline if one comes. F5.4, F10.4"""
    lost = DECLINE.workers_per_area if seen.decline_follows else 0
    had = max(seen.own_workers(place) - lost, 0)
    own, most = seen.own_workers(place) + count - lost, max(seen.most_of_rivals(place) - lost, 0)
    empire = _empire_of(seen, place, seen.turn + 1)
    if not empire or had > most or own < max(most, 1):
        return None
    told: dict[str, Arg] = {"empire": empire, "armies": armies_of(seen, empire), "tie": own == most}
    return Text("reason-home-decline" if lost else "reason-home-next", contest(own, most) | told)


def _empire_of(seen: Seen, place: str, turn: int) -> str:
    """Find the empire of a turn that starts in a place and is still to be had."""
    taken = {player.empire for player in seen.view.players} if turn == seen.turn else set()
    here = (empire.id for empire in EMPIRES.values() if empire.home == place and empire.turn == turn)
    return next((empire for empire in here if empire not in taken), "")
