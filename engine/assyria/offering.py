"""A7.15-A7.18: offerings."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.assyria.data import OFFERINGS
from engine.assyria.events import Offered
from engine.assyria.kind_of_action import Action, cost, pay, price, too_dear
from engine.assyria.notes import refused
from engine.assyria.state import AssyriaState, Spent
from engine.core.decision import Arg, Option, Seat, Text
from engine.core.game import Ctx

END = len(OFFERINGS.multipliers) - 1
"""Last position of the track. A1.11"""
NUMBER = re.compile("[0-9]{1,3}")
AMOUNTS = tuple(str(camels + 1) for camels in range(OFFERINGS.most_per_turn))


class Offer(Action):
    """Camels move the offering disc. A7.15"""

    key = "offer"
    part = "offer.camels"

    def objects(self, s: AssyriaState, seat: Seat) -> Iterable[str]:
        """One to three camels."""
        return AMOUNTS

    def refusal(self, s: AssyriaState, seat: Seat, spent: Spent, amount: str) -> Text | None:
        """A7.15-A7.17"""
        camels = int(amount) if NUMBER.fullmatch(amount) else 0
        reason = too_dear(s, seat, camels)
        if reason is not None:
            return reason
        if amount not in AMOUNTS:
            return refused("offering_amount", most=OFFERINGS.most_per_turn)
        if spent.offered + camels > OFFERINGS.most_per_turn:  # A7.16
            return refused("offering_turn_limit", left=OFFERINGS.most_per_turn - spent.offered)
        position = s.players[seat].offering
        return refused("offering_track_end", left=END - position) if position + camels > END else None  # A7.17

    def lacking(self, s: AssyriaState, seat: Seat, spent: Spent) -> dict[str, Arg]:
        """Camels, another turn, or more of the track. A7.15-A7.17"""
        if spent.offered == OFFERINGS.most_per_turn:
            return {"why": "limit", "most": OFFERINGS.most_per_turn}
        return {"why": "end"} if s.players[seat].offering == END else price(s, seat, 1)

    def option(self, s: AssyriaState, seat: Seat, amount: str) -> Option:
        """A number of camels with the place reached and what it brings at the Flood."""
        now = s.players[seat].offering
        position = now + int(amount)
        sites = len(s.sites_of(seat))
        vp, vp_now = (sites * OFFERINGS.multipliers[each] for each in (position, now))
        worth = {"vp": vp, "vp_now": vp_now, "more": vp > vp_now}
        note = Text("offer-note", {**cost(s, seat, int(amount)), "position": position, "sites": sites, **worth})
        return Option(amount, Text("offer-option", {"camels": int(amount)}), note)

    def do(self, s: AssyriaState, seat: Seat, spent: Spent, amount: str, ctx: Ctx) -> None:
        """Move the disc."""
        camels = int(amount)
        player = s.players[seat]
        pay(s, seat, camels)
        player.offering += camels
        spent.offered += camels
        ctx.emit(Offered(seat, camels, player.offering))
