"""Mesopotamia as the rest of the bot knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.game import Bot, Ctx, Event, Game, Setup, Side, Step
from engine.core.options import Conflict, GameOption
from engine.mesopotamia.actions.gather import GatherAndTrade
from engine.mesopotamia.actions.growth import Growth
from engine.mesopotamia.actions.reroll import Reroll
from engine.mesopotamia.actions.research import Research
from engine.mesopotamia.actions.turn import ActionTurn, OtherDice
from engine.mesopotamia.actions.war import War
from engine.mesopotamia.automaton.turn import AutomatonTurn
from engine.mesopotamia.bot import Steward
from engine.mesopotamia.bot.easy import novice
from engine.mesopotamia.bot.reasons import reason
from engine.mesopotamia.bot.weights import STRONG
from engine.mesopotamia.build.building import Build
from engine.mesopotamia.combat.after_combats import AfterCombats, Takers, Taking
from engine.mesopotamia.combat.battle import Battle
from engine.mesopotamia.combat.bidding import Bids
from engine.mesopotamia.combat.carry_out import CarryOut
from engine.mesopotamia.combat.contested import OrderOfCombats
from engine.mesopotamia.combat.phase import CombatPhase
from engine.mesopotamia.combat.simple import LossOfWinner, SimpleBattle
from engine.mesopotamia.combat.tribes import EventsWon, TribeEvents, Victors
from engine.mesopotamia.combat.unbid import UnbidBattle
from engine.mesopotamia.combat.wave import CombatsOfGroup
from engine.mesopotamia.conservation import check
from engine.mesopotamia.event_tokens.effects import Effects, OwedChoices
from engine.mesopotamia.event_tokens.reveal import CloseEvent, ResolveEvent
from engine.mesopotamia.event_tokens.six_rounds import EndOfRound
from engine.mesopotamia.events.chapters import ALL_EVENTS
from engine.mesopotamia.explore.destinations import LEAVES_LEAST
from engine.mesopotamia.explore.exploring import Explore
from engine.mesopotamia.guardians.enemy_move import EnemyMove
from engine.mesopotamia.options import ENDINGS, PLAYERS, conflicts, facts, game_options, sides
from engine.mesopotamia.rounds import ActionPhase, Rounds
from engine.mesopotamia.scoring.final_scoring import FinalScoring
from engine.mesopotamia.setup.board import LayOutBoard
from engine.mesopotamia.setup.draft import ChooseEmpire, ChooseRole, ChooseStart, Draft
from engine.mesopotamia.setup.new_match import SetUp, new_match
from engine.mesopotamia.setup.opponent import SetUpOpponent
from engine.mesopotamia.setup.quests import ChooseQuests, FirstRoll
from engine.mesopotamia.setup.start_line import StartChoice
from engine.mesopotamia.siege.turn import DefendersTurn
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.view.status import status
from engine.mesopotamia.view.table import MesopotamiaView, view
from engine.mesopotamia.view.veil import veil


class Mesopotamia(Game[MesopotamiaState]):
    """One to six people and perhaps a side that nobody sits at; hidden are only Quests and what is sealed."""

    key: ClassVar[str] = "mesopotamia"
    rules: ClassVar[int] = LEAVES_LEAST
    seats: ClassVar[tuple[int, ...]] = PLAYERS
    options: ClassVar[tuple[GameOption, ...]] = game_options()
    conflicts: ClassVar[tuple[Conflict, ...]] = conflicts()
    state: ClassVar[type[MesopotamiaState]] = MesopotamiaState
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (
        SetUp,
        Draft,
        ChooseRole,
        ChooseEmpire,
        ChooseStart,
        StartChoice,
        LayOutBoard,
        ChooseQuests,
        FirstRoll,
        Rounds,
        ActionPhase,
        OwedChoices,
        ActionTurn,
        OtherDice,
        Reroll,
        Explore,
        Build,
        Research,
        GatherAndTrade,
        War,
        Growth,
        ResolveEvent,
        CloseEvent,
        Effects,
        CombatPhase,
        OrderOfCombats,
        CombatsOfGroup,
        Bids,
        CarryOut,
        Battle,
        UnbidBattle,
        SimpleBattle,
        LossOfWinner,
        TribeEvents,
        Victors,
        EventsWon,
        AfterCombats,
        Takers,
        Taking,
        EndOfRound,
        FinalScoring,
        SetUpOpponent,
        AutomatonTurn,
        DefendersTurn,
        EnemyMove,
    )
    events: ClassVar[tuple[type[Event], ...]] = ALL_EVENTS
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    effort: ClassVar[int] = 800
    tries: ClassVar[int] = 12

    def facts(self, setup: Setup) -> dict[str, str]:
        """How many humans and Empires take part. M1.13"""
        return facts(setup)

    def sides(self, setup: Setup) -> tuple[Side, ...]:
        """The Automaton, the Defenders of Ur or the enemy of Assur, if one of them takes part. M1.13"""
        return sides(setup)

    def setup(self, setup: Setup) -> MesopotamiaState:
        """M3"""
        return new_match(setup)

    def view(self, s: MesopotamiaState, seat: Seat | None) -> MesopotamiaView:
        """Everything but the Quests of others and what is sealed. M20.6"""
        return view(s, seat)

    def points(self, view: MesopotamiaView, seat: Seat) -> dict[str, int]:
        """The eight sources. M15.7"""
        return view.players[seat].points

    def status(self, view: MesopotamiaView, seat: Seat | None) -> list[Text]:
        """The round, the Gardens, and what a seat owns."""
        return status(view, seat)

    def bot(self) -> Bot:
        """A player that weighs everything in points. MH"""
        return Steward()

    def easy_bot(self) -> Bot:
        """The same player with the blind spots of a beginner."""
        return novice()

    def strong_bot(self) -> Bot:
        """The same player with the weights that won more, and with a liking for Empires that win more."""
        return Steward(STRONG)

    def reason(
        self, view: MesopotamiaView, decision: Decision, answer: Answer, then: Sequence[Move] = ()
    ) -> Text | None:
        """What speaks for an answer on the table as its seat sees it."""
        return reason(view, decision, answer, then)

    def veil(self, s: MesopotamiaState, seat: Seat | None, ctx: Ctx) -> None:
        """Deal Quests and sealed answers of others anew. MI23"""
        veil(s, seat, ctx)

    def check(self, s: MesopotamiaState) -> None:
        """MI"""
        check(s)
