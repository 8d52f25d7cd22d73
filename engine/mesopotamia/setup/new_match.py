"""M3.1: a new match, and the order in which it is set up."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.game import Ctx, Setup, Step
from engine.mesopotamia.content.cards import COMBAT_CARDS, EVENTS, QUESTS
from engine.mesopotamia.content.empires import COUNTS, FIGHTERS, RESOURCES
from engine.mesopotamia.content.map import REGIONS, TERRAINS
from engine.mesopotamia.content.solo import GUARDIANS, LEVELS, SIEGE
from engine.mesopotamia.content.tokens import SQUARES
from engine.mesopotamia.events.setup import SeatingDrawn
from engine.mesopotamia.opponent import Automaton, Guardians, Siege
from engine.mesopotamia.options import SIEGES, empires, opponent_empire, opponent_of, sets_of
from engine.mesopotamia.rounds import Rounds
from engine.mesopotamia.setup.board import LayOutBoard
from engine.mesopotamia.setup.draft import Draft
from engine.mesopotamia.setup.lots import draw_lots
from engine.mesopotamia.setup.opponent import SetUpOpponent
from engine.mesopotamia.setup.quests import ChooseQuests, FirstRoll
from engine.mesopotamia.state import MesopotamiaState, Player


class SetUp(Step[MesopotamiaState], tag="mesopotamia.SetUp"):
    """Who plays which Empire where, then the board, the Quests and the dice. M3.1"""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Draw lots for everything, or for the order in which roles are chosen. M3.3, M3.24"""
        s.become(Rounds())
        s.push(FirstRoll())
        s.push(ChooseQuests(list(range(s.seats))))
        s.push(LayOutBoard())
        if s.opponent:
            s.push(SetUpOpponent())
        if s.by_lot:
            draw_lots(s, ctx)
            return
        seating = list(range(s.seats))
        ctx.shuffle(seating)
        ctx.emit(SeatingDrawn(list(seating)))
        s.push(Draft(seating))


def new_match(setup: Setup) -> MesopotamiaState:
    """Lay out an empty table with the first step on the stack; the options are complete. M1.14"""
    s = empty_table(setup)
    s.push(SetUp())
    return s


def empty_table(setup: Setup) -> MesopotamiaState:
    """Map and boxes before anybody has chosen anything: what is printed on the map lies there already.

    Blockers, Tribes and face-down Event tokens involve no chance (M20.7), and whoever chooses a Start Region or places
    an outpost must see them. M3.9, M3.15-M3.17
    """
    options, sets, opponent = setup.options, sets_of(setup), new_opponent(setup)
    blocked = [region.id for region in REGIONS.values() if region.blocker in blockers(setup)]
    free = [region for region in REGIONS.values() if region.id not in blocked]
    without_tribe = SIEGE.tribe_removed if isinstance(opponent, Siege) else ()
    sides = [Player(holding=dict.fromkeys(RESOURCES, 0)) for _ in range(setup.seats + bool(opponent))]
    sides[-1].empire = opponent_empire(setup)  # a named one is taken from the start, M3.21
    return MesopotamiaState(
        seats=setup.seats,
        sets=sets,
        simple_combat=options["combat"] == "simple",
        no_luck=options["dice"] == "no_luck",
        rolls_at_start=options["dice_time"] == "start",
        tribes_themselves=options["tribes"] == "themselves" or setup.seats == 1,
        named_rivers=options["rivers"] == "named",
        by_lot=options["setup"] == "lot",
        last_round=0 if options["rounds"] == "open" else int(options["rounds"]),
        players=sides,
        tribes={region.id: dict(region.tribe) for region in free if region.tribe and region.id not in without_tribe},
        blocked=blocked,
        hidden=[region.id for region in free if region.event_slot],
        event_pool={
            terrain: [card.id for card in EVENTS.values() if card.set in sets and card.terrain == terrain]
            for terrain in TERRAINS
        },
        population=[[] for _ in range(SQUARES)],
        event=[[] for _ in range(SQUARES)],
        quest_pool=[quest.id for quest in QUESTS.values() if quest.set in sets],
        combat_pool={
            kind: [card.id for card in COMBAT_CARDS.values() if card.set in sets and card.type == kind]
            for kind in FIGHTERS
        },
        combat_discard={kind: [] for kind in FIGHTERS},
        opponent=opponent,
    )


def new_opponent(setup: Setup) -> Automaton | Siege | Guardians | msgspec.UnsetType:
    """Who plays without a seat, before anything of it is laid out. M1.14"""
    chosen = opponent_of(setup)
    level = next((level for level in LEVELS if level == chosen), None)
    if level is not None:
        return Automaton(level=level)
    if chosen == "guardians":
        return Guardians()
    return Siege(is_hard=chosen == SIEGES[1]) if chosen in SIEGES else msgspec.UNSET


def blockers(setup: Setup) -> Sequence[str]:
    """The symbols on which Blockers are placed. M3.16, M18.5, M19.1"""
    chosen = opponent_of(setup)
    if chosen in SIEGES:
        return SIEGE.blockers.split("+")
    return (GUARDIANS if chosen == "guardians" else COUNTS[empires(setup)]).blockers.split("+")
