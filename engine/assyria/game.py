"""Assyria as the rest of the bot knows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from engine.assyria import events
from engine.assyria.actions import Actions, ActionTurn
from engine.assyria.agriculture import ChooseColumn, Harvest, Sowing
from engine.assyria.bot import Greedy
from engine.assyria.bot.easy import novice
from engine.assyria.bot.reasons import reason
from engine.assyria.conservation import check
from engine.assyria.data import PLAYERS
from engine.assyria.expansion import Expansion, IncomeAndPrestige
from engine.assyria.final_scoring import FinalScoring
from engine.assyria.flood import Flood
from engine.assyria.new_huts import NewHuts
from engine.assyria.prospects import doubt, prospects
from engine.assyria.setup import ChooseCard, ChooseStart, Draft, SetUp, StartingSpaces, new_match
from engine.assyria.state import AssyriaState
from engine.assyria.supply import Supply
from engine.assyria.turn import TURN_GAINS, NextTurn, Turns
from engine.assyria.view import AssyriaView, status, view
from engine.assyria.wells import Wells
from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.game import Bot, Ctx, Event, Game, Setup, Step
from engine.core.steps import EndTurn
from engine.core.versions import with_turns


class Assyria(Game[AssyriaState]):
    """Two to four players, eight turns, three Floods; hidden are only the decks."""

    key: ClassVar[str] = "assyria"
    rules: ClassVar[int] = TURN_GAINS
    seats: ClassVar[tuple[int, ...]] = PLAYERS
    state: ClassVar[type[AssyriaState]] = AssyriaState
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (
        SetUp,
        StartingSpaces,
        ChooseStart,
        Draft,
        ChooseCard,
        Turns,
        Sowing,
        Harvest,
        ChooseColumn,
        Expansion,
        NewHuts,
        Supply,
        Wells,
        IncomeAndPrestige,
        Actions,
        ActionTurn,
        EndTurn,
        Flood,
        NextTurn,
        FinalScoring,
    )
    events: ClassVar[tuple[type[Event], ...]] = (
        events.OrderDrawn,
        events.TurnBegan,
        events.Sown,
        events.Reshuffled,
        events.StartChosen,
        events.DraftLaid,
        events.Drafted,
        events.Harvested,
        events.OrderSet,
        events.HutPlaced,
        events.HutsKept,
        events.Fed,
        events.Starved,
        events.WellBuilt,
        events.IncomeTaken,
        events.PrestigeScored,
        events.BaseBuilt,
        events.ZigguratExtended,
        events.Intrigued,
        events.Offered,
        events.CardBought,
        events.ActionsSkipped,
        events.ActionsEnded,
        events.TurnEnded,
        events.MarketCleared,
        events.Inundated,
        events.AssurScored,
        events.UpperRewarded,
        events.PlowGiven,
        events.CamelsGiven,
        events.OfferingsScored,
        events.FinalScored,
        events.MatchEnded,
    )
    endings: ClassVar[tuple[str, ...]] = ("points", "shared")
    effort: ClassVar[int] = 400
    upgrades: ClassVar[tuple[Callable[[dict[str, Any]], dict[str, Any]], ...]] = (with_turns,)

    def setup(self, setup: Setup) -> AssyriaState:
        """A2; the number of players is checked before. A1.1"""
        return new_match(setup.seats)

    def view(self, s: AssyriaState, seat: Seat | None) -> AssyriaView:
        """The same for everybody. A14.1"""
        return view(s)

    def points(self, view: AssyriaView, seat: Seat) -> dict[str, int]:
        """Huts, ziggurats, wells, Assur, offerings, and what was left at the end."""
        return view.players[seat].points

    def status(self, view: AssyriaView, seat: Seat | None) -> list[Text]:
        """Where the match stands and what a seat owns. A13.15"""
        return status(view, seat)

    def bot(self) -> Bot:
        """A player that looks one turn ahead. AS"""
        return Greedy()

    def easy_bot(self) -> Bot:
        """The same player with the blind spots of a beginner."""
        return novice()

    def reason(self, view: AssyriaView, decision: Decision, answer: Answer, then: Sequence[Move] = ()) -> Text | None:
        """What speaks for an answer, in numbers of the position. AS"""
        return reason(view, decision, answer, then)

    def veil(self, s: AssyriaState, seat: Seat | None, ctx: Ctx) -> None:
        """Shuffle the decks anew; sorted first, so that nothing of their true order is left. A14.2"""
        s.deck.sort()
        ctx.shuffle(s.deck)
        s.expansion_deck.sort()
        ctx.shuffle(s.expansion_deck)

    def prospects(self, s: AssyriaState) -> list[float]:
        """What each side may end with, by what it holds."""
        return prospects(s)

    def doubt(self, s: AssyriaState) -> float:
        """By how much that is off, usually."""
        return doubt(s)

    def check(self, s: AssyriaState) -> None:
        """AC"""
        check(s)
