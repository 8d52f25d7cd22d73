"""A5: agriculture, that is sowing, harvest and the new turn order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.assyria.data import CARDS, COUNTS
from engine.assyria.events import Harvested, OrderSet, Reshuffled, Sown
from engine.assyria.notes import refused
from engine.assyria.state import AssyriaState
from engine.core.decision import Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.steps import EndTurn
from engine.core.unread import NO_WORDS, bare_one_of

ROWS = 2


def draw_food(s: AssyriaState, ctx: Ctx) -> str | None:
    """Draw a Food card; an empty deck is made anew from the discard pile. A5.4, A5.5"""
    if not s.deck and s.discard:
        s.deck, s.discard = s.discard, []
        ctx.emit(Reshuffled(len(s.deck)))
        ctx.shuffle(s.deck)
    return s.deck.pop() if s.deck else None


def arranged(row: Sequence[str]) -> list[str]:
    """Arrange a row: by symbols, Jokers last, equals in the order drawn. A5.2

    >>> arranged(["joker", "date1", "barley2", "grape1", "grape3"])
    ['date1', 'grape1', 'barley2', 'grape3', 'joker']
    """
    return sorted(row, key=lambda card: (CARDS[card].any_food, CARDS[card].symbols))


class Sowing(Step[AssyriaState], tag="assyria.Sowing"):
    """Two rows of cards under the farming spaces. A5.1"""

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Draw and arrange; a row without enough cards leaves the right places empty. A5.3, A5.5"""
        ctx.commit()  # A14.4
        columns = COUNTS[s.seats].columns
        sown: list[str] = []
        for _ in range(ROWS):
            drawn = [draw_food(s, ctx) for _ in range(columns)]
            row = arranged([card for card in drawn if card is not None])
            for column, card in enumerate(row):
                s.market[column].append(card)
            sown += row
        ctx.emit(Sown(sown))
        s.pop()


class Harvest(Step[AssyriaState], tag="assyria.Harvest"):
    """Every player takes a column, in the old turn order. A5.7"""

    ending: ClassVar[Text | None] = Text("end-harvest")
    next: int = 0

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Ask the next player; after the last one the columns give the new order. A5.11"""
        if self.next < s.seats:
            seat = s.order[self.next]
            self.next += 1
            s.begin_turn(seat)
            s.push(ChooseColumn(seat))
            return
        before, columns = list(s.order), [s.discs.index(seat) + 1 for seat in range(s.seats)]
        s.order = [seat for seat in s.discs if seat is not None]
        s.discs = [None] * len(s.discs)
        ctx.emit(OrderSet(list(s.order), before, columns))
        s.pop()


class ChooseColumn(Step[AssyriaState], tag="assyria.ChooseColumn"):
    """D3"""

    seat: Seat

    def asks(self, s: AssyriaState) -> Iterable[Decision]:
        """Offer the columns without a disc, with their cards and the place they would give. A13.2"""
        free = [column for column, disc in enumerate(s.discs) if disc is None]
        if s.unread:
            yield Decision(
                self.seat, "harvest", bare_one_of(str(each + 1) for each in free), NO_WORDS, default=str(free[0] + 1)
            )
            return
        options = tuple(_column(s, column) for column in free)
        prompt, menu = Text("harvest-prompt"), Text("harvest-menu")
        yield Decision(self.seat, "harvest", OneOf(options), prompt, default=options[0].id, hints=Hints(menu=menu))

    def take(self, s: AssyriaState, move: Move, ctx: Ctx) -> None:
        """Put the disc there and take the cards."""
        column = int(str(move.answer)) - 1
        cards = s.market[column]
        s.market[column] = []
        s.discs[column] = self.seat
        for card in cards:
            s.players[self.seat].receive(card)
        ctx.emit(Harvested(self.seat, column + 1, cards))
        is_last = len(s.discs) - s.discs.count(None) == s.seats
        s.become(EndTurn(self.seat, prompt=Text("harvest-end-last-prompt" if is_last else "harvest-end-prompt")))

    def why_not(self, s: AssyriaState, move: Move) -> Text | None:
        """A5.7"""
        taken = any(move.answer == str(column + 1) for column in range(len(s.discs)))
        return refused("column_taken" if taken else "column_out_of_range")


def _column(s: AssyriaState, column: int) -> Option:
    """A column with its cards and the places in the new order it can give, whatever the players to come take."""
    first, last = places(s.discs, column)
    label = Text("column-option", {"column": column + 1, "cards": list(s.market[column])})
    open_place = Text("column-note", {"first": first, "last": last})
    note = open_place if first < last else Text("column-note-sure", {"place": first})
    return Option(str(column + 1), label, note)


def places(discs: Sequence[Seat | None], column: int) -> tuple[int, int]:
    """The earliest and the latest place in the new order that a free column can give. A5.11

    >>> places([None, 1, None, None], 0), places([None, 1, None, None], 2)
    ((1, 1), (2, 3))
    """
    before, behind = discs[:column], discs[column + 1 :]
    to_come = discs.count(None) - 2  # one column is for this player, one stays without a disc. A5.8
    ahead = 1 + len(before) - before.count(None)
    return ahead + max(0, to_come - behind.count(None)), ahead + min(to_come, before.count(None))
