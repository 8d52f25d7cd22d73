"""MI: what must hold after every step, whatever the players do."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.errors import BrokenInvariant
from engine.mesopotamia.conservation_of_cards import (
    combat_cards_are_all_there,
    events_are_all_there,
    gardens_are_in_order,
    quests_are_all_there,
)
from engine.mesopotamia.content.empires import EVENT_DICE, FIGHTERS, FIGURES, RESOURCES, TRIBE_FIGURES, ZIGGURAT_LEVELS
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.content.solo import SIEGE, strategy_deck
from engine.mesopotamia.content.technologies import ACTIONS, COLOURS, FACES, TOP_LEVEL
from engine.mesopotamia.content.tokens import TRADE_TOKENS, trade_layout
from engine.mesopotamia.figures import LAND, in_stock, units_on_map
from engine.mesopotamia.regions import is_contested, is_foreign_start, is_start_in_use
from engine.mesopotamia.rounds import ActionPhase
from engine.mesopotamia.state import Die, MesopotamiaState
from engine.mesopotamia.tracks import Track, is_bound, population_of, unit_limit

ON_LAND = frozenset(LAND)


def check(s: MesopotamiaState) -> None:
    """Raise BrokenInvariant naming the first law that does not hold."""
    _demand("M2.1", _places_exist(s))
    _demand("MI1", _figures_are_in_the_box(s))
    _demand("MI8", _seals_are_in_order(s, s.population, _with_seals(s)))
    _demand("MI8", _seals_are_in_order(s, s.event, len(s.players)))
    for side, player in enumerate(s.players):
        _demand("MI2", set(player.holding) == set(RESOURCES) and min(player.holding.values()) >= 0)
        _demand("MI5", not _is_laid_out(s) or not is_bound(s, side) or units_on_map(s, side) <= unit_limit(s, side))
        _demand("MI6", _ziggurat_is_in_order(s, side))
        _demand("MI7", _has_levels(s, side))
        _demand("MI11", sum(token.owner == side for token in s.tokens.values()) <= EVENT_DICE)
    _demand("MI10", events_are_all_there(s))
    _demand("MI12", quests_are_all_there(s))
    _demand("MI13", combat_cards_are_all_there(s))
    _demand("MI14", gardens_are_in_order(s, _is_laid_out(s)))
    _demand("MI15", _trade_is_in_order(s))
    _demand("MI16", _ships_are_apart(s))
    _demand("MI17", not _is_after_combats(s) or not any(is_contested(s, region) for region in s.armies))
    _demand("MI18", _pieces_stand_where_they_may(s))
    _demand("MI19", _turn_is_in_order(s))
    _demand("MI27", _automaton_is_in_order(s))
    _demand("MI20", not s.round or sorted(s.order) == list(range(len(s.players))))
    _demand("MI30", _owed_is_in_time(s))


def _demand(law: str, holds: bool) -> None:
    if not holds:
        raise BrokenInvariant(law)


def _is_laid_out(s: MesopotamiaState) -> bool:
    """Whether the seals are placed and the board is laid out. M3.1"""
    return any(s.population)


def _places_exist(s: MesopotamiaState) -> bool:
    regions = {*s.armies, *s.tribes, *s.settlements, *s.walls, *s.blocked, *s.hidden, *s.tokens}
    return regions <= REGIONS.keys() and s.ships.keys() <= SECTIONS.keys()


def _figures_are_in_the_box(s: MesopotamiaState) -> bool:
    """Figures in stock are what is not on the map, so none may be missing; dicts hold no zeros."""
    tribes = list(s.tribes.values())
    return (
        all(in_stock(s, side, kind) >= 0 for side in range(len(s.players)) for kind in FIGURES)
        and all(sum(tribe.get(kind, 0) for tribe in tribes) <= TRIBE_FIGURES.get(kind, 0) for kind in FIGHTERS)
        and all(tribe and min(tribe.values()) > 0 for tribe in tribes)
        and all(_is_sound(s, region) for region in s.armies)
    )


def _is_sound(s: MesopotamiaState, region: str) -> bool:
    """Whether every side has one army here, of Units that stand on land, with a beginning of its presence. M16.7"""
    armies = s.armies[region]
    sides = {army.side for army in armies}
    return len(sides) == len(armies) > 0 and all(
        army.units
        and army.units.keys() <= ON_LAND
        and min(army.units.values()) > 0
        and bool(army.since) == bool(army.fighters)
        and army.since <= s.presence
        for army in armies
    )


def _ziggurat_is_in_order(s: MesopotamiaState, side: Seat) -> bool:
    player = s.players[side]
    colours = [die.colour for die in player.dice]
    halves = colours[: len(COLOURS)], colours[len(COLOURS) :]  # M5.10: levels 1-3 and 4-6 have each colour once
    return (
        len(colours) == player.ziggurat <= ZIGGURAT_LEVELS
        and all(len(set(half)) == len(half) for half in halves)
        and all(map(_shows_a_face, player.dice))
        and (not _is_laid_out(s) or not is_bound(s, side) or player.ziggurat <= population_of(s, side))
    )


def _shows_a_face(die: Die) -> bool:
    return not die.face or die.face in FACES[die.colour]


def _has_levels(s: MesopotamiaState, side: Seat) -> bool:
    player = s.players[side]
    if not player.start or not is_bound(s, side):  # M19.2: no technologies
        return not player.levels
    return set(player.levels) == set(ACTIONS) and all(1 <= level <= TOP_LEVEL for level in player.levels.values())


def _with_seals(s: MesopotamiaState) -> int:
    """How many sides have a Population seal: the enemy of Assur has none. M19.2"""
    return len(s.players) - (s.guardians is not None)


def _seals_are_in_order(s: MesopotamiaState, track: Track, sides: int) -> bool:
    """Each seal lies once on the track, so that there is one order of all; the last square holds one. MI9

    It is not locked for the Defenders of Ur. M18.4
    """
    seals = sorted(side for pile in track for side in pile)
    most = 1 if s.siege is None else len(s.players)
    return seals == (list(range(sides)) if _is_laid_out(s) else []) and len(track[-1]) <= most


def _trade_is_in_order(s: MesopotamiaState) -> bool:
    slots = {(each.level, each.slot) for each in s.trade}
    wanted = {(level, slot) for level, n in enumerate(trade_layout(len(s.players)), 1) for slot in range(1, n + 1)}
    tokens = {each.token for each in s.trade}
    return not s.trade or (
        slots == wanted
        and len(tokens) == len(slots) == len(s.trade)
        and all(TRADE_TOKENS[each.token].level == each.level for each in s.trade)
        and all(TRADE_TOKENS[each.token].set in s.sets for each in s.trade)
    )


def _ships_are_apart(s: MesopotamiaState) -> bool:
    """No two own Ships on one section; once combats have begun, no two at all. M7.5"""
    most = 1 if s.phase == "combat" or _is_after_combats(s) else len(s.players)
    return all(0 < len(sides) <= most and len(set(sides)) == len(sides) for sides in s.ships.values())


def _is_after_combats(s: MesopotamiaState) -> bool:
    """Whether the Combat phase is over and nobody has acted since."""
    if s.phase == "over":
        return s.siege is None and s.guardians is None  # those end at once, whatever is contested, M18.3, M19.6
    if s.phase != "actions":
        return s.phase == "end_of_round"
    phase = next((step for step in s.stack if isinstance(step, ActionPhase)), None)
    is_first = phase is not None and len(phase.left) == len(s.order) - 1
    return is_first and (s.turn is None or not s.turn.performed)


def _pieces_stand_where_they_may(s: MesopotamiaState) -> bool:
    built = {*s.settlements, *s.walls}
    return not any(region in s.blocked or is_start_in_use(s, region) for region in built) and not any(
        is_foreign_start(s, army.side, region) and region not in _entered_alone(s)
        for region, armies in s.armies.items()
        for army in armies
    )


def _entered_alone(s: MesopotamiaState) -> list[str]:
    """The Start Regions that others enter in matches that one plays alone: Ur, and Assur. M18.3, M19.6"""
    entered = [SIEGE.ur] if s.siege is not None else []
    return [s.players[0].start] if s.guardians is not None else entered


def _automaton_is_in_order(s: MesopotamiaState) -> bool:
    """Its ten Strategy cards are all there, with marks each once, and it holds Phalanxes alone. M17.4, M17.6

    The Defenders of Ur and the enemy of Assur hold nothing else either.
    """
    if not s.opponent or not s.players[-1].start:
        return True
    holds_phalanxes_only = not any(count for kind, count in s.holding(s.seats).items() if kind != "phalanx")
    if s.automaton is None:
        return holds_phalanxes_only
    row = s.automaton.row
    cards = [*s.automaton.deck, *s.automaton.discard, *(each.card for each in row)]
    marks_are_single = all(len(set(each.marked)) == len(each.marked) for each in row)
    return (
        holds_phalanxes_only and marks_are_single and sorted(cards) == sorted(strategy_deck(s.players[s.seats].empire))
    )


def _turn_is_in_order(s: MesopotamiaState) -> bool:
    if s.turn is None:
        return True
    performed = s.turn.performed
    return len(set(performed)) == len(performed) and (s.turn.pawn in ("", "aside") or s.turn.pawn in performed)


def _owed_is_in_time(s: MesopotamiaState) -> bool:
    """What is owed is asked before the owner's next turn, or after the last round. M14.21"""
    if s.phase != "actions":
        return not s.owed or s.phase == "end_of_round"
    phase = next((step for step in s.stack if isinstance(step, ActionPhase)), None)
    before = [] if phase is None else [*phase.left, *([s.turn_of] if s.turn is None else [])]
    return all(owed.seat in before for owed in s.owed)
