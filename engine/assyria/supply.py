"""A6.8-A6.17: supply and famine."""

from __future__ import annotations

from collections.abc import Iterable

from engine.assyria.data import HEXES, HUT_VP, INCOME, RIVERS, corners, corners_at, hexes_of
from engine.assyria.events import Fed, Starved
from engine.assyria.feeding import Meal, is_foregone, matching, plan, symbols
from engine.assyria.notes import DONE, card_option, hex_option, refused, unknown_hex
from engine.assyria.state import AssyriaState
from engine.core.decision import Arg, Decision, Move, OneOf, Option, Seat, Some, Text
from engine.core.game import Ctx, Step

PLAN = "plan"


class Supply(Step[AssyriaState], tag="assyria.Supply"):
    """D5: one card after the other as long as any can feed an unfed hut, then famine. A6.13"""

    seat: Seat
    fed: list[str] = []
    card: str = ""
    """The card chosen, while its huts are asked for."""

    def asks(self, s: AssyriaState) -> Iterable[Decision]:
        """Which card, then which huts; where nothing is to be chosen the plan alone is offered, so it is taken."""
        if self.card:
            yield self._huts(s)
            return
        cards = self.usable(s)
        if not cards:
            return
        unfed = self.unfed(s)
        options = tuple(self._card(s, card) for card in cards)
        if is_foregone(unfed, s.players[self.seat].hand()):
            options = (self._plan(s),)
        elif len(cards) > 1:
            options = (self._plan(s), *options)
        prompt = Text("feed-prompt", {"hexes": unfed, "huts": len(unfed)})
        default = cards[0] if len(options) > 1 else options[0].id  # A12.4
        yield Decision(self.seat, "feed", OneOf(options), prompt, default=default)

    def _huts(self, s: AssyriaState) -> Decision:
        huts = matching(self.card, self.unfed(s))
        count = min(symbols(self.card), len(huts))  # A6.11
        choice = Some(tuple(hex_option(hex) for hex in huts), count, count)
        args: dict[str, Arg] = {"card": self.card, "huts": count, "of": len(huts)}
        prompt, menu = Text("feed-huts-prompt", args), Text("feed-huts-menu", args)
        return Decision(self.seat, "feed.huts", choice, prompt, default=tuple(huts[:count]), menu=menu)

    def _card(self, s: AssyriaState, card: str) -> Option:
        """A card with how many huts it would feed and how many symbols would be lost. A6.12"""
        huts = len(matching(card, self.unfed(s)))
        fed = min(symbols(card), huts)
        return card_option(card, Text("feed-note", {"huts": fed, "of": huts, "lost": symbols(card) - fed}))

    def _plan(self, s: AssyriaState) -> Option:
        meals = self.plan(s)
        fed = {hex for meal in meals for hex in meal.hexes}
        starving = [hex for hex in self.unfed(s) if hex not in fed]
        args: dict[str, Arg] = {"cards": [meal.card for meal in meals], "huts": len(fed)}
        if starving:
            args |= {"starving": len(starving), "hexes": starving}
        note = Text("plan-note-starving" if starving else "plan-note", args)
        return Option(PLAN, Text("plan-option"), note)

    def unfed(self, s: AssyriaState) -> list[str]:
        """Own huts that have not been fed this turn. A6.8"""
        return [hex for hex in s.huts_of(self.seat) if hex not in self.fed]

    def usable(self, s: AssyriaState) -> list[str]:
        """The different cards able to feed an unfed own hut. A6.10"""
        unfed = self.unfed(s)
        return [card for card in s.players[self.seat].faces() if matching(card, unfed)]

    def plan(self, s: AssyriaState) -> list[Meal]:
        """A13.14"""
        return plan(self.unfed(s), s.players[self.seat].hand(), lambda hex: worth(s, self.seat, hex), s.turn)

    def take(self, s: AssyriaState, move: Move, ctx: Ctx) -> None:
        """Choose a card, feed with it, or do as planned."""
        if isinstance(move.answer, tuple):
            self._feed(s, Meal(self.card, move.answer), ctx)
        elif move.answer == PLAN:
            for meal in self.plan(s):
                self._feed(s, meal, ctx)
        else:
            self.card = str(move.answer)

    def _feed(self, s: AssyriaState, meal: Meal, ctx: Ctx) -> None:
        s.use_card(self.seat, meal.card)
        self.fed += meal.hexes
        self.card = ""
        ctx.emit(Fed(self.seat, meal.card, list(meal.hexes), symbols(meal.card) - len(meal.hexes)))

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Famine: no card fits any more, and unfed huts go back to stock. A6.17"""
        starved = self.unfed(s)
        for hex in starved:
            s.take_back_hut(hex)
        if starved:
            ctx.emit(Starved(self.seat, starved))
        s.pop()

    def why_not(self, s: AssyriaState, move: Move) -> Text | None:
        """A6.9-A6.13"""
        answer = move.answer
        if answer == DONE.id or answer in corners(s.seats):
            return refused("feeding_not_finished")
        if move.kind == "feed.huts":
            return self._why_not_huts(s, answer if isinstance(answer, tuple) else ())
        return refused("card_feeds_nothing" if answer in s.players[self.seat].faces() else "card_not_owned")

    def not_yet(self, s: AssyriaState, move: Move) -> Text | None:
        """A13.12"""
        return refused("feeding_not_finished") if move.kind == "well" else None

    def _why_not_huts(self, s: AssyriaState, hexes: tuple[str, ...]) -> Text:
        unknown = next((reason for hex in hexes if (reason := unknown_hex(s.seats, hex))), None)
        if unknown is not None:
            return unknown
        if any(s.huts.get(hex) != self.seat for hex in hexes):
            return refused("hut_not_yours")
        if any(hex in self.fed for hex in hexes):
            return refused("hut_already_fed")
        if len(matching(self.card, hexes)) < len(hexes):
            return refused("food_mismatch", card=self.card)
        return refused("wrong_hut_count", huts=min(symbols(self.card), len(matching(self.card, self.unfed(s)))))


def worth(s: AssyriaState, seat: Seat, hex: str) -> int:
    """How much a plan cares for a hut: for points, income, and corners where it could help to a well."""
    terrain = HEXES[hex].terrain
    camels = INCOME.first if terrain in RIVERS else 0
    wells = sum(
        corner not in s.wells and all(s.huts.get(other) == seat for other in hexes_of(corner))
        for corner in corners_at(s.seats)[hex]
    )
    return 2 * HUT_VP[terrain] + camels + 2 * wells
