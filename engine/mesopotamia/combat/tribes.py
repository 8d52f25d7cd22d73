"""M16.40-M16.49, M16.67: Tribes in combat: their Phalanxes, who plays them, and the Events they guarded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.decision import Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.steps import EachInOrder
from engine.mesopotamia.combat.combat import Combat
from engine.mesopotamia.event_tokens.reveal import reveal
from engine.mesopotamia.events.combat import TribeRolled
from engine.mesopotamia.regions import parties
from engine.mesopotamia.state import TRIBE, MesopotamiaState
from engine.mesopotamia.tracks import ranked

DIE_SIDES = 6
"""Of an Event die."""
PHALANXES_PER_FIGURE = 2


def tribe_phalanxes(figures: int) -> tuple[int, int]:
    """Say how few and how many Phalanxes a Tribe of so many figures may have. M16.41

    >>> tribe_phalanxes(2)
    (5, 10)
    """
    sure = PHALANXES_PER_FIGURE * figures
    return 1 + sure, DIE_SIDES + sure


def is_unbid(s: MesopotamiaState, party: Seat) -> bool:
    """Whether nobody bids for this party, so that its combats are fought without bids. M16.67, M17.28"""
    return s.is_unasked(party) or (party == TRIBE and s.tribes_themselves and not s.simple_combat)


def prepare(s: MesopotamiaState, ctx: Ctx, combat: Combat) -> None:
    """Roll what a Tribe has for this combat, and say who plays it from now on. M16.41, M16.42"""
    die, figures = ctx.roll(DIE_SIDES), len(combat.of("defender"))
    combat.tribe_phalanxes = die + PHALANXES_PER_FIGURE * figures
    is_played = not s.tribes_themselves and not s.is_unasked(combat.attacker)  # M17.38
    if is_played and not s.simple_combat:  # M16.54: a simple bid of all it has needs no player
        combat.tribe_player = _rival_of(s, combat.attacker)
    ctx.emit(TribeRolled(combat.region, die, combat.tribe_phalanxes, combat.tribe_player))


def _rival_of(s: MesopotamiaState, attacker: Seat) -> Seat:
    """Find the player directly behind on the Event track, or ahead of whoever is last. M16.42"""
    players = [side for side in ranked(s.event) if side < s.seats]
    place = players.index(attacker)
    return players[place + 1] if place + 1 < len(players) else players[place - 1]


class TribeEvents(Step[MesopotamiaState], tag="mesopotamia.TribeEvents"):
    """After the first group: the victors over Tribes reveal what these guarded, in Event-track order. M16.48, M16.66"""

    regions: list[str]
    """Where there was a Tribe."""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Find whoever is left where an Event can now be revealed. M16.47-M16.49"""
        won = {region: parties(s, region) for region in sorted(self.regions) if region in s.hidden}
        victors = {region: left[0] for region, left in won.items() if left and TRIBE not in left}
        order = [side for side in ranked(s.event) if side in victors.values()]
        s.become(Victors(order, regions=victors))


class Victors(EachInOrder[MesopotamiaState], kw_only=True, tag="mesopotamia.Victors"):
    """Victor by victor, each with all that is theirs. M16.66"""

    regions: dict[str, Seat]
    """Who won each region."""

    def turn(self, s: MesopotamiaState, seat: Seat) -> Sequence[Step[MesopotamiaState]]:
        """Reveal all one has won."""
        return [EventsWon(seat, [region for region, victor in self.regions.items() if victor == seat])]


class EventsWon(Step[MesopotamiaState], tag="mesopotamia.EventsWon"):
    """D26: Events won from Tribes, in the order their victor likes. M14.12, M16.48"""

    seat: Seat
    regions: list[str]
    """Where one is still hidden, in order."""

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask which is turned first, as long as there are several."""
        if len(self.regions) > 1 and not s.is_unasked(self.seat):  # else by id, M17.24
            options = tuple(Option(region, Text("region", {"region": region})) for region in self.regions)
            prompt = Text("event-first-prompt", {"count": len(self.regions)})
            yield Decision(self.seat, "event.first", OneOf(options), prompt, default=self.regions[0])

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Turn that one."""
        self._reveal(s, ctx, str(move.answer))

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Turn the last one, or be done."""
        if self.regions:
            self._reveal(s, ctx, self.regions[0])
            return
        s.end_turn()
        s.pop()

    def _reveal(self, s: MesopotamiaState, ctx: Ctx, region: str) -> None:
        self.regions.remove(region)
        reveal(s, ctx, self.seat, region)
