"""M20: what a seat may know, built up field by field; hidden are the Quests of others and what is sealed."""

from __future__ import annotations

import msgspec

from engine.core.decision import Answer, Seat
from engine.core.game import Result
from engine.core.steps import AllAtOnce
from engine.mesopotamia.content.cards import Op
from engine.mesopotamia.content.empires import FIGURES, Set
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.tokens import UNIT_LIMIT
from engine.mesopotamia.event_tokens.on_map import free_event_dice
from engine.mesopotamia.figures import in_stock, units_on_map
from engine.mesopotamia.holdings import told
from engine.mesopotamia.regions import controller, occupied_by
from engine.mesopotamia.scoring.victory_points import VictoryPoints, victory_points
from engine.mesopotamia.state import MesopotamiaState, Phase, TokenOnMap, Turn
from engine.mesopotamia.tracks import Track, square_of
from engine.mesopotamia.view_of_combat import CombatView, combats


class DieView(msgspec.Struct, frozen=True):
    """A Dingir die; it shows nothing before it was rolled. M5.8"""

    colour: str
    face: str
    used: bool


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A side with everything it owns; before it is chosen, empire, start and squares are empty."""

    empire: str
    role: str
    start: str
    holding: dict[str, int]
    levels: dict[str, int]
    ziggurat: int
    dice: tuple[DieView, ...]
    population: int
    """Square of its seal; 0 before the seals are placed."""
    event: int
    units: int
    """Units on the map, as the limit counts them. M13.4"""
    unit_limit: int
    stock: dict[str, int]
    """Figures and Amphorae that are not on the map."""
    event_dice: int
    """Those not beside a token. MI11"""
    gardens: tuple[str, ...]
    """Tiles it has built."""
    occupied: tuple[str, ...]
    quest_count: int
    quests: tuple[str, ...]
    """Only one's own; everybody's once the match is over."""
    dealt: tuple[str, ...]
    """Quests to choose from at set-up, only one's own."""
    vp: VictoryPoints
    """What it would score now; the part of the Quests is only told to their owner. M15.1"""


class ArmyView(msgspec.Struct, frozen=True):
    """What one Empire has standing in a region."""

    side: Seat
    units: dict[str, int]


class TokenView(msgspec.Struct, frozen=True):
    """A face-up Event token, with the die of its owner or to be scored. M14.7, M14.8"""

    card: str
    option: int
    owner: Seat | None
    die: int


class RegionView(msgspec.Struct, frozen=True, kw_only=True):
    """A region with what stands in it."""

    start_of: Seat | None
    controller: Seat | None
    armies: tuple[ArmyView, ...]
    tribe: dict[str, int]
    settlement: Seat | None
    wall: Seat | None
    blocked: bool
    hidden_event: bool
    token: TokenView | None


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
        players=tuple(_player(s, side, side == seat or s.result is not None) for side in range(len(s.players))),
        regions={region: _region(s, region) for region in REGIONS},
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
    )


def _turn(turn: Turn | None) -> TurnView | None:
    if turn is None:
        return None
    return TurnView(turn.pawn, tuple(turn.performed), turn.rerolls, turn.free_reroll_used)


def _player(s: MesopotamiaState, side: Seat, is_open: bool) -> PlayerView:
    player = s.players[side]
    population = _square(s.population, side)
    return PlayerView(
        empire=player.empire,
        role=player.role,
        start=player.start,
        holding=told(player.holding),
        levels=dict(player.levels.items()),
        ziggurat=player.ziggurat,
        dice=tuple(DieView(die.colour, die.face, die.used) for die in player.dice),
        population=population,
        event=_square(s.event, side),
        units=units_on_map(s, side),
        unit_limit=UNIT_LIMIT[population - 1] if population else 0,
        stock={kind: in_stock(s, side, kind) for kind in FIGURES},
        event_dice=free_event_dice(s, side),
        gardens=tuple(tile for tile, builder in zip(s.gardens, s.garden_builders, strict=False) if builder == side),
        occupied=tuple(occupied_by(s, side)),
        quest_count=len(player.quests),
        quests=tuple(player.quests) if is_open else (),
        dealt=tuple(player.dealt) if is_open else (),
        vp=victory_points(s, side, with_quests=is_open and population > 0),
    )


def _square(track: Track, side: Seat) -> int:
    return square_of(track, side) if any(side in pile for pile in track) else 0


def _region(s: MesopotamiaState, region: str) -> RegionView:
    token = s.tokens.get(region)
    return RegionView(
        start_of=s.side_starting_in(region),
        controller=controller(s, region),
        armies=tuple(ArmyView(army.side, dict(army.units)) for army in s.armies.get(region, ())),
        tribe=dict(s.tribes.get(region, {}).items()),
        settlement=s.settlements.get(region),
        wall=s.walls.get(region),
        blocked=region in s.blocked,
        hidden_event=region in s.hidden,
        token=_token(token) if token is not None else None,
    )


def _token(token: TokenOnMap) -> TokenView:
    return TokenView(token.card, token.option, token.owner, token.die)
