"""A2: set-up, starting spaces and draft."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.assyria.agriculture import Sowing, draw_food
from engine.assyria.data import ALL_CARDS, CARD_ORDER, COUNTS, DIGNITARIES, EXPANSION
from engine.assyria.events import Drafted, DraftLaid, OrderDrawn, StartChosen, TurnBegan
from engine.assyria.notes import card_option, refused, start_option, unknown_hex
from engine.assyria.state import AssyriaState, Player
from engine.assyria.turn import Turns
from engine.core.decision import Decision, Hints, Move, OneOf, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.steps import EndTurn
from engine.core.unread import NO_WORDS, bare_one_of


class SetUp(Step[AssyriaState], tag="assyria.SetUp"):
    """Draw lots, then what comes before the first harvest. A2.7"""

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """A2.3-A2.5"""
        ctx.shuffle(s.order)
        ctx.shuffle(s.deck)
        ctx.shuffle(s.expansion_deck)
        ctx.emit(OrderDrawn(list(s.order)))
        ctx.emit(TurnBegan(s.turn, s.reign, s.value))
        s.become(Turns())
        s.push(Draft())
        s.push(StartingSpaces())
        s.push(Sowing())


class StartingSpaces(Step[AssyriaState], tag="assyria.StartingSpaces"):
    """Every player places a base, in turn order. A2.8"""

    ending: ClassVar[Text | None] = Text("end-start")
    next: int = 0

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Ask the next player."""
        if self.next == s.seats:
            s.pop()
            return
        seat = s.order[self.next]
        self.next += 1
        s.begin_turn(seat)
        s.push(ChooseStart(seat))


class ChooseStart(Step[AssyriaState], tag="assyria.ChooseStart"):
    """D1"""

    seat: Seat

    def asks(self, s: AssyriaState) -> Iterable[Decision]:
        """Offer the free starting spaces."""
        free = _free_starts(s)
        if s.unread:
            yield Decision(self.seat, "start", bare_one_of(free), NO_WORDS, default=free[0])
            return
        options = tuple(start_option(s.seats, hex) for hex in free)
        menu = Text("start-menu")
        yield Decision(
            self.seat, "start", OneOf(options), Text("start-prompt"), default=free[0], hints=Hints(menu=menu)
        )

    def take(self, s: AssyriaState, move: Move, ctx: Ctx) -> None:
        """Place the base; it costs nothing."""
        hex, last = str(move.answer), len(_free_starts(s)) == 1
        s.raise_ziggurat(self.seat, hex)
        ctx.emit(StartChosen(self.seat, hex, last))
        s.become(EndTurn(self.seat, prompt=Text("start-end-prompt")))

    def why_not(self, s: AssyriaState, move: Move) -> Text | None:
        """A2.8"""
        hex = str(move.answer)
        unknown = unknown_hex(s.seats, hex)
        if unknown is not None:
            return unknown
        is_start = hex in COUNTS[s.seats].start_hexes
        return refused("start_space_taken" if is_start else "not_a_start_space", hex=hex)


def _free_starts(s: AssyriaState) -> list[str]:
    return [hex for hex in sorted(COUNTS[s.seats].start_hexes) if s.is_empty(hex)]


class Draft(Step[AssyriaState], tag="assyria.Draft"):
    """A card for every player, from the last one backwards. A2.10"""

    ending: ClassVar[Text | None] = Text("end-draft")
    left: int | None = None
    """Players who have not taken a card; None before the cards are drawn."""

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Draw the cards, then ask one player after the other."""
        if self.left is None:
            ctx.commit()  # A14.4
            drawn = (draw_food(s, ctx) for _ in range(COUNTS[s.seats].draft_cards))
            s.passed_on = sorted((card for card in drawn if card is not None), key=CARD_ORDER.__getitem__)
            ctx.emit(DraftLaid(list(s.passed_on)))
            self.left = s.seats
        if self.left == 0:
            s.pop()
            return
        self.left -= 1
        seat = s.order[self.left]
        s.begin_turn(seat)
        s.push(ChooseCard(seat))


class ChooseCard(Step[AssyriaState], tag="assyria.ChooseCard"):
    """D2"""

    seat: Seat

    def asks(self, s: AssyriaState) -> Iterable[Decision]:
        """Offer the cards passed on; equal ones are one. A12.5"""
        cards = list(dict.fromkeys(s.passed_on))
        if s.unread:
            yield Decision(self.seat, "draft", bare_one_of(cards), NO_WORDS, default=cards[0])
            return
        options = tuple(card_option(card) for card in cards)
        place = s.order.index(self.seat)
        next_seat, left = s.order[place - 1] if place else None, len(s.passed_on) - 1
        prompt = Text("draft-prompt", {"next_seat": next_seat, "left": left})
        hints = Hints(menu=Text("draft-menu"))
        yield Decision(self.seat, "draft", OneOf(options), prompt, default=cards[0], hints=hints)

    def take(self, s: AssyriaState, move: Move, ctx: Ctx) -> None:
        """Keep the card and hand the others on."""
        card = str(move.answer)
        s.passed_on.remove(card)
        s.players[self.seat].receive(card)
        ctx.emit(Drafted(self.seat, card, last=not s.passed_on))
        s.become(EndTurn(self.seat, prompt=Text("draft-end-prompt")))

    def why_not(self, s: AssyriaState, move: Move) -> Text | None:
        """A2.10"""
        return refused("card_not_in_draft")


def new_match(players: int) -> AssyriaState:
    """Lay out board, stocks and decks, the latter not shuffled yet."""
    s = empty_table(players)
    for seat in range(players):
        s.give_plow(seat)  # A2.2
    s.push(SetUp())
    return s


def empty_table(players: int) -> AssyriaState:
    """Everything in its stock, nothing on the board. A2.1"""
    count = COUNTS[players]
    return AssyriaState(
        seats=players,
        order=list(range(players)),
        players=[Player() for _ in range(players)],
        wells_left=count.wells,
        plows=count.plows,
        assur={dignitary: [] for dignitary in DIGNITARIES},
        deck=list(ALL_CARDS),
        expansion_deck=list(EXPANSION.shuffled_deck),
        expansion=[EXPANSION.opening_card],
        market=[[] for _ in range(count.columns)],
        discs=[None] * count.columns,
    )
