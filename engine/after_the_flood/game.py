"""After the Flood as the rest of the bot knows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from engine.after_the_flood import events
from engine.after_the_flood.actions import ChooseAction, PayOpportunity, PlayerActions
from engine.after_the_flood.bot import Adviser
from engine.after_the_flood.bot.easy import novice
from engine.after_the_flood.bot.reasons import reason
from engine.after_the_flood.bot.weights import STRONG
from engine.after_the_flood.build_city import BuildCity
from engine.after_the_flood.collect import Collect
from engine.after_the_flood.combat import Fight, FightOut
from engine.after_the_flood.conservation import check
from engine.after_the_flood.data import PLAYERS
from engine.after_the_flood.decline import Decline
from engine.after_the_flood.end_of_turn import EndOfTurn
from engine.after_the_flood.expand_empire import Enter, ExpandEmpire
from engine.after_the_flood.final_scoring import FinalScoring
from engine.after_the_flood.order_of_play import OrderOfPlay
from engine.after_the_flood.passing import PassTurn
from engine.after_the_flood.place_workers import PlaceWorkers
from engine.after_the_flood.setup import SetUp, new_match
from engine.after_the_flood.start_empire import BuyArmies, ChooseHome, ClaimEmpire, EnterHome, EquipArmies
from engine.after_the_flood.state import AfterTheFloodState
from engine.after_the_flood.trade import Trade
from engine.after_the_flood.turn import Turns
from engine.after_the_flood.upgrades import UPGRADES
from engine.after_the_flood.victory_points import ExpandCities, VictoryPoints
from engine.after_the_flood.view import AfterTheFloodView, status, view
from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.game import Bot, Ctx, Event, Game, Setup, Step
from engine.core.steps import EndTurn


class AfterTheFlood(Game[AfterTheFloodState]):
    """Three players, five turns, no secrets."""

    key: ClassVar[str] = "after_the_flood"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (PLAYERS,)
    state: ClassVar[type[AfterTheFloodState]] = AfterTheFloodState
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (
        SetUp,
        Turns,
        Collect,
        Decline,
        PlayerActions,
        ChooseAction,
        PayOpportunity,
        BuildCity,
        PlaceWorkers,
        Trade,
        ClaimEmpire,
        BuyArmies,
        EquipArmies,
        ChooseHome,
        EnterHome,
        ExpandEmpire,
        Enter,
        Fight,
        FightOut,
        PassTurn,
        EndTurn,
        OrderOfPlay,
        VictoryPoints,
        ExpandCities,
        EndOfTurn,
        FinalScoring,
    )
    events: ClassVar[tuple[type[Event], ...]] = (
        events.OrderDrawn,
        events.TurnBegan,
        events.Collected,
        events.Declined,
        events.OpportunityPaid,
        events.CityBuilt,
        events.CityMoved,
        events.ScribeGained,
        events.ToolMakerGained,
        events.WorkersPlaced,
        events.ScribePlaced,
        events.ScribeMoved,
        events.Swapped,
        events.ToolMade,
        events.EmpireStarted,
        events.ArmiesBought,
        events.ArmyEquipped,
        events.WorkersLeft,
        events.HomeEntered,
        events.AttackDeclared,
        events.Rolled,
        events.AttackCalledOff,
        events.AttackFailed,
        events.Invaded,
        events.Reentered,
        events.Reinforced,
        events.CityDestroyed,
        events.RepeatPaid,
        events.Passed,
        events.OrderSet,
        events.EmpireScored,
        events.CityExpanded,
        events.TurnEnded,
        events.MajorityScored,
        events.MatchEnded,
    )
    endings: ClassVar[tuple[str, ...]] = ("points", "order")
    hides: ClassVar[bool] = False
    effort: ClassVar[int] = 2000
    tries: ClassVar[int] = 12
    upgrades: ClassVar[tuple[Callable[[dict[str, Any]], dict[str, Any]], ...]] = UPGRADES

    def setup(self, setup: Setup) -> AfterTheFloodState:
        """F1; the number of players is checked before."""
        return new_match()

    def view(self, s: AfterTheFloodState, seat: Seat | None) -> AfterTheFloodView:
        """Everything is public. F20.1"""
        return view(s)

    def points(self, view: AfterTheFloodView, seat: Seat) -> dict[str, int]:
        """Empires, cities, majorities."""
        return view.players[seat].points

    def status(self, view: AfterTheFloodView, seat: Seat | None) -> list[Text]:
        """Where the match stands and what a seat owns. F20.10"""
        return status(view, seat)

    def bot(self) -> Bot:
        """A player that follows the designer's advice. FS"""
        return Adviser()

    def easy_bot(self) -> Bot:
        """The same player with the blind spots of a beginner."""
        return novice()

    def strong_bot(self) -> Bot:
        """The same player with the weights that won more: it buys more armies, and equips them better."""
        return Adviser(STRONG)

    def reason(
        self, view: AfterTheFloodView, decision: Decision, answer: Answer, then: Sequence[Move] = ()
    ) -> Text | None:
        """One fact of the position for whoever plays a first match."""
        return reason(view, decision, answer, then)

    def veil(self, s: AfterTheFloodState, seat: Seat | None, ctx: Ctx) -> None:
        """Nothing is hidden, so there is nothing to deal anew. F20.1"""

    def check(self, s: AfterTheFloodState) -> None:
        """FI"""
        check(s)
