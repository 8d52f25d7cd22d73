"""Moments of played matches of Assyria: what is seen, what is asked, and what is new to whoever is asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec

from engine.assyria import GAME
from engine.assyria.data import PLAYERS, RIVERS, well_corners
from engine.assyria.view import AssyriaView
from engine.core.bots import RandomBot
from engine.core.decision import Decision, Move, OneOf, Some
from engine.core.dice import SeededDice
from engine.core.game import Event, Setup
from engine.core.play import advance, begin
from render.picture.audience import Audience
from tests.games import words_for

NAMES = ("Ada", "Bilal", "Maximilienne", "Dario")


class Moment(NamedTuple):
    """A decision, and the table as it is."""

    view: AssyriaView
    asked: Decision
    since: tuple[Event, ...]

    @property
    def choices(self) -> tuple[str, ...]:
        """Give the ids of the options."""
        choice = self.asked.choice
        return tuple(option.id for option in choice.options) if isinstance(choice, OneOf | Some) else ()

    def audience(self, language: str = "en") -> Audience:
        """Give what whoever is asked is told in private."""
        names = NAMES[: len(self.view.players)]
        words, seat = words_for(GAME.key, language), self.asked.seat
        return Audience(words, names, [seat], self.since, self.choices, [self.asked.kind], seat)


def match(seats: int, seed: int) -> Iterator[Moment]:
    """Play a match, if its seed is even at random."""
    player = GAME.bot() if seed % 2 else RandomBot(random.Random(seed))
    dice = SeededDice(seed.to_bytes(16, "big"))
    outcome = begin(GAME, Setup(seats), dice)
    happened, moved = list(outcome.events), [0] * seats
    while outcome.asked:
        asked = outcome.asked[0]
        view = GAME.view(outcome.state, asked.seat)
        yield Moment(view, asked, tuple(happened[moved[asked.seat] :]))
        outcome = advance(outcome.state, outcome.asked, Move(asked.seat, asked.kind, player.answer(view, asked)), dice)
        happened += outcome.events
        moved[asked.seat] = len(happened)


@cache
def moments() -> tuple[Moment, ...]:
    """Give every moment of some matches of every size."""
    return tuple(moment for seats in PLAYERS for seed in range(3) for moment in match(seats, 10 * seats + seed))


def first(kind: str, seats: int, least: int = 1) -> Moment:
    """Give a moment at which a question is asked with so many options, none of them to stop."""
    return next(
        each
        for each in moments()
        if each.asked.kind == kind and len(each.view.players) == seats and len(set(each.choices) - {"done"}) >= least
    )


def crowded(players: int, level: int) -> Moment:
    """Put a hut into every hex and a well on every corner, or ziggurats of a level where they may be. A3.8, A7.5"""
    moment = first("hut", players)
    hexes = {
        hex: msgspec.structs.replace(now, seat=n % players, level=0 if now.terrain in RIVERS else level)
        for n, (hex, now) in enumerate(moment.view.hexes.items())
    }
    wells = () if level else well_corners(players)
    return moment._replace(view=msgspec.structs.replace(moment.view, hexes=hexes, wells=wells), since=())
