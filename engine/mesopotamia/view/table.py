"""M20.6: the whole table as a seat sees it."""

from __future__ import annotations

import msgspec

from engine.core.decision import Answer, Seat
from engine.core.game import Result
from engine.core.steps import AllAtOnce
from engine.mesopotamia.content.cards import Op
from engine.mesopotamia.content.empires import Set
from engine.mesopotamia.state import MesopotamiaState, Phase, Turn
from engine.mesopotamia.view.combats import CombatView, combats
from engine.mesopotamia.view.map import RegionView, region_views
from engine.mesopotamia.view.opponent import OpponentView, opponent_view
from engine.mesopotamia.view.players import PlayerView, player_views


class TradeView(msgspec.Struct, frozen=True):
    """A Trade token on its slot, with the owner of the Amphora on it."""

    token: str
    level: int
    slot: int
    owner: Seat | None


class OwedView(msgspec.Struct, frozen=True):
    """A choice that is owed. M14.21"""

    seat: Seat
    card: str
    region: str
    op: Op


class TurnView(msgspec.Struct, frozen=True):
    """What was done so far in the turn under way. M5.2"""

    pawn: str
    performed: tuple[str, ...]
    rerolls: int
    free_reroll_used: bool


class MesopotamiaView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table as a seat sees it."""

    seat: Seat | None
    sets: tuple[Set, ...]
    simple_combat: bool
    no_luck: bool
    rolls_at_start: bool
    tribes_themselves: bool
    named_rivers: bool
    by_lot: bool
    last_round: int
    round: int
    phase: Phase
    order: tuple[Seat, ...]
    turn_of: Seat | None
    turn: TurnView | None
    players: tuple[PlayerView, ...]
    regions: dict[str, RegionView]
    ships: dict[str, tuple[Seat, ...]]
    population: tuple[tuple[Seat, ...], ...]
    """Seals on each square, the top one of a pile first."""
    event: tuple[tuple[Seat, ...], ...]
    trade: tuple[TradeView, ...]
    gardens: tuple[str, ...]
    """Tiles turned so far; those beyond the builders' can be built. M9.9"""
    garden_builders: tuple[Seat, ...]
    events_left: dict[str, tuple[str, ...]]
    """Events never revealed, by terrain; where their tokens lie nobody knows."""
    resolved: tuple[str, ...]
    quest_deck: int
    combat_decks: dict[str, int]
    combat_discards: dict[str, tuple[str, ...]]
    owed: tuple[OwedView, ...]
    combats: tuple[CombatView, ...]
    sealed_by: tuple[Seat, ...]
    """Who has answered a question asked of several in secret."""
    own_sealed: tuple[Answer, ...]
    """What this seat has answered there. M20.3"""
    result: Result | None
    opponent: OpponentView | None = None
    """The side that nobody sits at, if there is one. M1.13"""


def view(s: MesopotamiaState, seat: Seat | None) -> MesopotamiaView:
    """Build what a seat (None: a bystander) may know. M20.6"""
    sealing = next((step for step in s.stack if isinstance(step, AllAtOnce)), None)
    return MesopotamiaView(
        seat=seat,
        sets=tuple(s.sets),
        simple_combat=s.simple_combat,
        no_luck=s.no_luck,
        rolls_at_start=s.rolls_at_start,
        tribes_themselves=s.tribes_themselves,
        named_rivers=s.named_rivers,
        by_lot=s.by_lot,
        last_round=s.last_round,
        round=s.round,
        phase=s.phase,
        order=tuple(s.order),
        turn_of=s.turn_of,
        turn=_turn(s.turn),
        players=player_views(s, seat),
        regions=region_views(s),
        ships={section: tuple(sides) for section, sides in sorted(s.ships.items())},
        population=tuple(map(tuple, s.population)),
        event=tuple(map(tuple, s.event)),
        trade=tuple(TradeView(each.token, each.level, each.slot, each.owner) for each in s.trade),
        gardens=tuple(s.gardens),
        garden_builders=tuple(s.garden_builders),
        events_left={terrain: tuple(sorted(pool)) for terrain, pool in s.event_pool.items()},
        resolved=tuple(s.resolved),
        quest_deck=len(s.quest_pool),
        combat_decks={kind: len(pool) for kind, pool in s.combat_pool.items()},
        combat_discards={kind: tuple(cards) for kind, cards in s.combat_discard.items()},
        owed=tuple(OwedView(each.seat, each.card, each.region, each.op) for each in s.owed),
        combats=combats(s),
        sealed_by=tuple(each for each in sealing.seats if sealing.is_done(s, each)) if sealing else (),
        own_sealed=tuple(sealing.answers.get(seat, ())) if sealing and seat is not None else (),
        result=s.result,
        opponent=opponent_view(s),
    )


def _turn(turn: Turn | None) -> TurnView | None:
    if turn is None:
        return None
    return TurnView(turn.pawn, tuple(turn.performed), turn.rerolls, turn.free_reroll_used)
