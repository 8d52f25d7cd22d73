"""M14.1-M14.8, M14.15: an Event is revealed or taken over, one of its two options chosen, and the Event closed."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Arg, Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.mesopotamia.content.cards import EVENTS, EventCard, EventOption
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.event_tokens.effects import Effects
from engine.mesopotamia.event_tokens.event_notes import option_note
from engine.mesopotamia.event_tokens.on_map import free_event_dice, stays_to_score
from engine.mesopotamia.events.tokens import EventChosen, EventResolved, EventTakenOver, EventTurned
from engine.mesopotamia.holdings import missing, pay, too_dear
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import MesopotamiaState, TokenOnMap
from engine.mesopotamia.tracks import advance, overtaken, ranked, square_of


def reveal(s: MesopotamiaState, ctx: Ctx, seat: Seat, region: str) -> None:
    """Turn the hidden token of a region; the seat has to resolve its Event before anything else goes on. M14.1"""
    slot = REGIONS[region].event_slot
    if not slot:
        raise LookupError(f"{region} has no Event")
    s.hidden.remove(region)
    pool = s.event_pool[slot]
    card = pool.pop(ctx.draw(len(pool)))  # M20.7
    s.tokens[region] = TokenOnMap(card)
    ctx.emit(EventTurned(seat, region, card))
    s.push(ResolveEvent(seat, region))


def take_over(s: MesopotamiaState, ctx: Ctx, seat: Seat, region: str) -> None:
    """Give the die of a six-round Event back; who controls the region now has to resolve the Event afresh. M14.15"""
    token = s.tokens[region]
    if token.owner is None:
        raise LookupError(f"nobody has a six-round Event in {region}")
    ctx.emit(EventTakenOver(seat, region, token.card, token.owner, token.die))
    s.push(ResolveEvent(seat, region, token.owner))
    s.tokens[region] = TokenOnMap(token.card)


class ResolveEvent(Step[MesopotamiaState], tag="mesopotamia.ResolveEvent"):
    """A face-up Event without an option: the seat chooses one of those it can. M14.2"""

    seat: Seat
    region: str
    from_seat: Seat | None = None
    """Whose it was before, if it was taken over."""

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask for the option. D17"""
        card = self._card(s)
        options = tuple(self._option(s, card, way) for way in card.option if self._refusal(s, way) is None)
        if not options:
            return
        about: dict[str, Arg] = {"event": card.id, "region": self.region}
        lasts = any(option.id == str(way.n) and way.kind == "six_rounds" for option in options for way in card.option)
        dice: dict[str, Arg] = {"dice": free_event_dice(s, self.seat) if lasts else None}
        prompt = Text("event-prompt", {**about, **dice})
        if self.from_seat is not None:
            about = {**about, "from_seat": self.from_seat}
            prompt = Text("event-taken-over-prompt", {**about, **dice})
        yield Decision(self.seat, "event", OneOf(options), prompt, default=options[0].id, about=about)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Pay for the option; six rounds begin with a die, the others take effect at once. M14.3-M14.8"""
        card, token = self._card(s), s.tokens[self.region]
        way = card.way(int(str(move.answer)))
        other = next(each for each in card.option if each.n != way.n)
        lacked, lacked_die = missing(s, self.seat, other.cost), self._lacks_die(s, other)
        pay(s, self.seat, way.cost)
        token.option = way.n
        ctx.emit(EventChosen(self.seat, self.region, card.id, way.n, dict(way.cost), lacked, lacked_die))
        if way.kind == "six_rounds":
            token.owner, token.die = self.seat, 1
            s.pop()
            return
        s.become(CloseEvent(self.seat, self.region))
        s.push(Effects(self.seat, self.region, card.id, list(way.ops)))

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Neither option can be chosen: one square, and the Event is gone. M14.5"""
        s.pop()
        close(s, ctx, self.seat, self.region)

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """The cost or the Event die is missing."""
        return next((self._refusal(s, way) for way in self._card(s).option if str(way.n) == move.answer), None)

    def _card(self, s: MesopotamiaState) -> EventCard:
        return EVENTS[s.tokens[self.region].card]

    def _refusal(self, s: MesopotamiaState, way: EventOption) -> Text | None:
        return refused("no_event_die") if self._lacks_die(s, way) else too_dear(s, self.seat, way.cost)

    def _lacks_die(self, s: MesopotamiaState, way: EventOption) -> bool:
        """M14.4"""
        return way.kind == "six_rounds" and not free_event_dice(s, self.seat)

    def _option(self, s: MesopotamiaState, card: EventCard, way: EventOption) -> Option:
        label = Text("event-option", {"card": card.id, "option": way.n})
        return Option(str(way.n), label, option_note(s, self.seat, card, way))


class CloseEvent(Step[MesopotamiaState], tag="mesopotamia.CloseEvent"):
    """What follows the effects of an option: progress, and the end of the Event. M14.6, M14.7"""

    seat: Seat
    region: str

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Close the Event and go on with what revealed it."""
        s.pop()
        close(s, ctx, self.seat, self.region)


def close(s: MesopotamiaState, ctx: Ctx, seat: Seat, region: str) -> None:
    """Make an Event's progress and remove it, unless its token stays to score. M14.5-M14.7, M14.10, M14.11"""
    token = s.tokens[region]
    way = EVENTS[token.card].way(token.option) if token.option else None
    before = ranked(s.event)
    squares = advance(s.event, seat, way.progress if way else 1)
    stays = stays_to_score(token)
    if not stays:
        del s.tokens[region]
        s.resolved.append(token.card)
    square = square_of(s.event, seat)
    passed = overtaken(before, s.event, seat)
    ctx.emit(EventResolved(seat, region, token.card, token.option, squares, square, stays, *passed))
