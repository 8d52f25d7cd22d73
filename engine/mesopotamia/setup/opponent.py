"""M3.21, M17.2-M17.7, M18.6, M19.2: the side that nobody sits at is set up once the people have chosen."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Ctx, Step
from engine.mesopotamia.automaton.strategy_row import fill_row
from engine.mesopotamia.content.solo import GUARDIANS, OPPOSITE, SIEGE, strategy_deck
from engine.mesopotamia.content.technologies import COLOURS
from engine.mesopotamia.events.setup import OpponentDrawn
from engine.mesopotamia.events.siege import UrManned
from engine.mesopotamia.figures import place_ship, place_unit
from engine.mesopotamia.guardians.waves import place_wave
from engine.mesopotamia.setup.draft import free_empires, free_starts
from engine.mesopotamia.setup.start_line import NOWHERE, begin_empire, start_choice, take_start_choice
from engine.mesopotamia.state import Die, MesopotamiaState


class SetUpOpponent(Step[MesopotamiaState], tag="mesopotamia.SetUpOpponent"):
    """Its Empire, drawn unless it was named, and what it begins with."""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Set up the one that takes part."""
        s.pop()
        side = s.seats
        player = s.players[side]
        if not player.empire:
            empires = free_empires(s)
            player.empire = empires[ctx.draw(len(empires))]
            ctx.emit(OpponentDrawn(side, player.empire))
        if s.automaton is not None:
            begin_automaton(s, ctx, side)
        elif s.siege is not None:
            man_ur(s, ctx, side)
        else:
            player.start = GUARDIANS.enemy_start
            place_wave(s, ctx)


def begin_automaton(s: MesopotamiaState, ctx: Ctx, side: Seat) -> None:
    """Begin opposite a single human, else in the first Start Region that is left; then lay out its Strategy cards.

    M3.21, M17.2, M17.4, M17.7
    """
    begin_empire(s, ctx, side, OPPOSITE[s.players[0].start] if s.seats == 1 else free_starts(s)[0])
    choice = start_choice(s, side)
    if choice is not None:
        ids = [option.id for option in choice.choice.offered if option.id != NOWHERE]
        take_start_choice(s, ctx, side, ids[0] if ids else NOWHERE)
    if s.automaton is not None:
        s.automaton.deck = strategy_deck(s.players[side].empire)
        fill_row(s, ctx, s.automaton)


def man_ur(s: MesopotamiaState, ctx: Ctx, side: Seat) -> None:
    """Let the Defenders hold Ur and the land before it; the line of their Empire is ignored. M18.1, M18.6"""
    player = s.players[side]
    player.start = SIEGE.ur
    player.ziggurat = SIEGE.ziggurat_levels
    player.dice = [Die(COLOURS[level % len(COLOURS)]) for level in range(SIEGE.ziggurat_levels)]
    s.walls.update(dict.fromkeys(SIEGE.walls, side))
    s.settlements.update(dict.fromkeys(SIEGE.settlements, side))
    for kind, region in SIEGE.units.items():
        place_unit(s, side, kind, region)
    for section in SIEGE.ships_named_rivers if s.named_rivers else SIEGE.ships:
        place_ship(s, side, section)
    ctx.emit(UrManned(side, player.empire, SIEGE.ur, list(SIEGE.settlements)))
