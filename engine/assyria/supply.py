"""A6.8-A6.17: supply and famine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.assyria.data import CAMELS_MAX, HEXES, TURNS, WELL_VP, corners, turns_to_flood
from engine.assyria.events import Fed, Starved
from engine.assyria.feeding import Meal, are_alike, feedable, is_foregone, is_wild, matching, most_fed, plan, symbols
from engine.assyria.gains import Gains, gains, income, preference, wells_among
from engine.assyria.notes import DONE, foods_of, hex_label, refused, unknown_hex
from engine.assyria.state import AssyriaState
from engine.core.decision import NO_HINTS, Arg, Decision, Hints, Move, OneOf, Option, Seat, Some, Text
from engine.core.game import Ctx, Step
from engine.core.unread import NO_WORDS, bare_one_of, bare_options

PLAN = "plan"
PLANNED = Hints(proposed=PLAN)
NO_SACRIFICE = 2
"""Since these rules nobody may sacrifice a hut that can be fed. A6.14"""


class Supply(Step[AssyriaState], tag="assyria.Supply"):
    """D5: one card after the other as long as any can feed an unfed hut, then famine. A6.13"""

    seat: Seat
    fed: list[str] = []
    card: str = ""
    """The card chosen, while its huts are asked for."""

    def asks(self, s: AssyriaState) -> Iterable[Decision]:
        """Which card, then which huts; where nothing depends on it a single answer is offered, so it is taken."""
        if self.card:
            yield self._huts(s)
            return
        cards = self.usable(s)
        if not cards:
            return
        unfed = self.unfed(s)
        offered = cards
        if is_foregone(unfed, s.players[self.seat].hand(), sacrifice=may_sacrifice(s)):
            offered = [PLAN]
        elif len(cards) > 1:
            offered = [PLAN, *cards]
        default = cards[0] if len(offered) > 1 else offered[0]  # A12.4
        hints = PLANNED if offered[0] == PLAN else NO_HINTS
        choice, prompt = (bare_one_of(offered), NO_WORDS) if s.unread else self._worded(s, offered, unfed)
        yield Decision(self.seat, "feed", choice, prompt, default=default, about={"hexes": unfed}, hints=hints)

    def _worded(self, s: AssyriaState, offered: Sequence[str], unfed: Sequence[str]) -> tuple[OneOf, Text]:
        planned = self._planned(s)
        options = tuple(_plan(planned) if each == PLAN else self._card(s, each) for each in offered)
        return OneOf(options), Text("feed-prompt", {"hexes": unfed, "foods": foods_of(unfed), **planned})

    def _huts(self, s: AssyriaState) -> Decision:
        unfed = self.unfed(s)
        huts = self.feedable(s, self.card)
        count = min(symbols(self.card), len(huts))  # A6.11
        if are_alike(self.card, unfed, s.players[self.seat].hand(), sacrifice=may_sacrifice(s)):
            huts = huts[:count]
        default = tuple(huts[:count])
        about: dict[str, Arg] = {"card": self.card, "hexes": unfed}
        if s.unread:
            choice = Some(bare_options(huts), count, count)
            return Decision(self.seat, "feed.huts", choice, NO_WORDS, default=default, about=about)
        brings = self._together(s, huts, count) if count > 1 else {}
        choice = Some(tuple(_hut(s, self.card, hex) for hex in huts), count, count, brings=brings)
        args: dict[str, Arg] = {"card": self.card, "huts": count, "of": len(huts)}
        starving = len(unfed) - most_fed(unfed, s.players[self.seat].hand())
        prompt = Text("feed-huts-prompt", {**args, "starving": starving})
        menu = Text("feed-huts-menu", {"cards": [self.card], "huts": count})
        return Decision(
            self.seat,
            "feed.huts",
            choice,
            prompt,
            default=default,
            about=about,
            hints=Hints(menu=menu),
        )

    def _together(self, s: AssyriaState, huts: Sequence[str], count: int) -> dict[str, Text]:
        """What so many huts bring together, as camels depend on how many are on one river. A6.24"""
        sets = combinations(huts, count)
        return {".".join(fed): Text("huts-note", gains(s, self.seat, fed)._asdict()) for fed in sets}

    def _card(self, s: AssyriaState, card: str) -> Option:
        """A card with how many huts it would feed and how many symbols would be lost. A6.12"""
        huts = len(self.feedable(s, card))
        fed = min(symbols(card), huts)
        alike = are_alike(card, self.unfed(s), s.players[self.seat].hand(), sacrifice=may_sacrifice(s))
        note = Text("feed-note", {"of": huts, "lost": symbols(card) - fed, "alike": alike})
        return Option(card, Text("feed-option", {"card": card, "huts": fed}), note)

    def _planned(self, s: AssyriaState) -> dict[str, Arg]:
        """What the plan comes to: its cards, which huts they feed, what all that are fed bring, which huts starve.

        And what those would have brought, and whether the track has no room for all of that. A1.10, A6.24, A6.25
        """
        meals, unfed = self.plan(s), self.unfed(s)
        fed = {hex for meal in meals for hex in meal.hexes}
        starving: Arg = [hex for hex in unfed if hex not in fed]
        brought = gains(s, self.seat, {*self.fed, *fed})
        wells = wells_among(s, {*self.fed, *fed})
        lost = Gains(
            *(all - kept for all, kept in zip(gains(s, self.seat, s.huts_of(self.seat)), brought, strict=True))
        )
        return {
            "cards": [meal.card for meal in meals],
            "fed_hexes": [hex for meal in meals for hex in meal.hexes],
            "huts": len(fed),
            "of": len(unfed),
            "starving_hexes": starving,
            "camels": brought.camels,
            "vp": brought.vp,
            "wells": wells,
            "wells_vp": wells * WELL_VP[s.reign - 1],
            "lost_camels": lost.camels,
            "full": s.players[self.seat].camels + income(s.huts_of(self.seat)) > CAMELS_MAX,
            "lost_vp": lost.vp,
        }

    def unfed(self, s: AssyriaState) -> list[str]:
        """Own huts that have not been fed this turn. A6.8"""
        return [hex for hex in s.huts_of(self.seat) if hex not in self.fed]

    def usable(self, s: AssyriaState) -> list[str]:
        """The different cards able to feed an unfed own hut. A6.10"""
        unfed = self.unfed(s)
        return [card for card in s.players[self.seat].faces() if matching(card, unfed)]

    def feedable(self, s: AssyriaState, card: str) -> list[str]:
        """The huts a card may be given to. A6.9, A6.14"""
        return feedable(card, self.unfed(s), s.players[self.seat].hand(), sacrifice=may_sacrifice(s))

    def plan(self, s: AssyriaState) -> list[Meal]:
        """A13.14"""
        unfed = self.unfed(s)
        return plan(unfed, s.players[self.seat].hand(), preference(s, self.seat, unfed, self.fed), s.turn)

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
        """A6.9-A6.14"""
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
        count = min(symbols(self.card), len(matching(self.card, self.unfed(s))))
        if len(hexes) == count and not set(hexes) <= set(self.feedable(s, self.card)):
            return refused("hut_sacrificed")
        return refused("wrong_hut_count", huts=count)


def may_sacrifice(s: AssyriaState) -> bool:
    """Whether cards may be played so that fewer huts are fed than could be: so it was under the first rules. A6.14"""
    return s.rules < NO_SACRIFICE


def _plan(planned: dict[str, Arg]) -> Option:
    counts = {name: planned[name] for name in ("huts", "of")}
    brings = {name: planned[name] for name in ("starving_hexes", "camels", "vp")}
    return Option(PLAN, Text("plan-option", counts), Text("plan-note", brings))


def _hut(s: AssyriaState, card: str, hex: str) -> Option:
    """A hut a card could feed; its food is told where the card leaves it open."""
    label = hex_label(hex) if is_wild(card) else Text("hut-option", {"hex": hex})
    when: dict[str, Arg] = {"to_flood": turns_to_flood(s.turn), "last": s.turn == TURNS}
    return Option(hex, label, Text("hex-note", {"terrain": HEXES[hex].terrain, **when}))
