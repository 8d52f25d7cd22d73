"""AC: what must hold after every step, whatever the players do."""

from __future__ import annotations

from collections import Counter

from engine.assyria.data import (
    ALL_CARDS,
    BONUS,
    CAMELS_MAX,
    CARDS,
    COUNTS,
    DIGNITARIES,
    EXPANSION,
    HEXES,
    OFFERINGS,
    PIECES,
    REIGNS,
    RIVERS,
    TILES,
    in_play,
    turns_to_flood,
    well_corners,
)
from engine.assyria.state import AssyriaState
from engine.core.errors import BrokenInvariant


def check(s: AssyriaState) -> None:
    """Raise BrokenInvariant naming the first law that does not hold."""
    _check_pieces(s)
    _check_food(s)
    _check_plows(s)
    _check_expansion(s)
    _check_wells(s)
    _check_board(s)
    _check_tracks(s)
    _demand("AC8", all(len(s.assur[each.id]) <= each.slots for each in DIGNITARIES.values()))
    _check_order(s)


def _demand(law: str, holds: bool) -> None:
    if not holds:
        raise BrokenInvariant(law)


def _check_pieces(s: AssyriaState) -> None:
    for seat, player in enumerate(s.players):
        in_assur = sum(there.count(seat) for there in s.assur.values())
        _demand("AC1", player.huts + len(s.huts_of(seat)) + in_assur == PIECES.huts and player.huts >= 0)
        levels = [ziggurat.level for ziggurat in s.ziggurats.values() if ziggurat.seat == seat]
        for level, tile in enumerate(TILES, 1):
            stock, on_board = getattr(player, tile.pieces), sum(each >= level for each in levels)
            _demand("AC1", stock >= 0 and stock + on_board == getattr(PIECES, tile.pieces))
        _demand("AC1", all(1 <= level <= len(TILES) for level in levels))


def _check_food(s: AssyriaState) -> None:
    lying = [card for column in s.market for card in column] + [card for player in s.players for card in player.cards]
    cards = Counter([*s.deck, *s.discard, *s.passed_on, *lying])
    _demand("AC2", cards == Counter(ALL_CARDS) and cards.keys() <= CARDS.keys())


def _check_plows(s: AssyriaState) -> None:
    held = sum(player.plow for player in s.players)
    _demand("AC3", s.plows >= 0 and s.plows + held == COUNTS[s.seats].plows)


def _check_expansion(s: AssyriaState) -> None:
    cards = Counter([*s.expansion_deck, *s.expansion, *s.removed])
    _demand("AC4", cards == Counter(EXPANSION.cards) and len(s.expansion_deck) == len(EXPANSION.cards) - s.turn)
    laid = REIGNS[s.reign - 1] - turns_to_flood(s.turn)
    _demand("AC4", len(s.expansion) in (laid, 0))  # none between a Flood and the next turn
    _demand("AC4", s.bonus == (COUNTS[s.seats].bonus_card and s.reign in BONUS.reigns and bool(s.expansion)))


def _check_wells(s: AssyriaState) -> None:
    _demand("AC5", s.wells_left >= 0 and s.wells_left + len(s.wells) == COUNTS[s.seats].wells)
    _demand("AC5", len(set(s.wells)) == len(s.wells) and set(s.wells) <= set(well_corners(s.seats)))


def _check_board(s: AssyriaState) -> None:
    hexes = in_play(s.seats)
    _demand("AC7", not s.huts.keys() & s.ziggurats.keys())
    _demand("AC7", all(hex in hexes for hex in (*s.huts, *s.ziggurats)))
    _demand("AC7", not any(HEXES[hex].terrain in RIVERS or s.touches_well(hex) for hex in s.ziggurats))


def _check_tracks(s: AssyriaState) -> None:
    for player in s.players:
        _demand("AC6", 0 <= player.camels <= CAMELS_MAX)
        _demand("AC6", 0 <= player.offering < len(OFFERINGS.multipliers))


def _check_order(s: AssyriaState) -> None:
    _demand("AC11", sorted(s.order) == list(range(s.seats)))
    discs = [seat for seat in s.discs if seat is not None]
    _demand("AC11", len(s.discs) == COUNTS[s.seats].columns and len(set(discs)) == len(discs))
    seats = [*s.huts.values(), *(ziggurat.seat for ziggurat in s.ziggurats.values()), *discs]
    _demand("AC11", all(0 <= seat < s.seats for seat in seats))
