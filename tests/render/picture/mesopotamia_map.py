"""Positions for tests of the map of Mesopotamia: what stands in a region is put there by hand."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engine.core.dice import SeededDice
from engine.core.game import Event, Setup
from engine.core.play import begin
from engine.mesopotamia import GAME
from engine.mesopotamia.view.map import ArmyView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.candidates import candidates_of
from render.games.mesopotamia.board.map import map_drawn
from render.games.mesopotamia.board.place import Place
from render.picture.audience import Audience
from render.picture.scene import Drawn
from tests.games import words_for

WHOLE = Place((0, 0, 1200, 1256))
"""The map in its own units."""
NAMES = ("Ada", "Bilal", "Chloe", "Dario", "Elif", "Farid")


@cache
def fresh(players: int = 4) -> MesopotamiaView:
    """Give the table before anything is chosen."""
    return GAME.view(begin(GAME, Setup(players), SeededDice(bytes(16))).state, None)


def empty(players: int = 4) -> MesopotamiaView:
    """Give a table without Tribes, tokens and Blockers."""
    view = fresh(players)
    bare = {"tribe": {}, "hidden_event": False, "blocked": False}
    regions = {region: msgspec.structs.replace(now, **bare) for region, now in view.regions.items()}
    return msgspec.structs.replace(view, regions=regions)


def having(view: MesopotamiaView, region: str, **fields: Any) -> MesopotamiaView:
    """Change what is in a region."""
    now = msgspec.structs.replace(view.regions[region], **fields)
    return msgspec.structs.replace(view, regions={**view.regions, region: now})


def army(side: int, **units: int) -> ArmyView:
    """Give what an Empire has in a region."""
    return ArmyView(side, units)


def audience(
    since: tuple[Event, ...] = (), choices: tuple[str, ...] = (), reader: int | None = None, language: str = "en"
) -> Audience:
    """Give a reader."""
    return Audience(words_for(GAME.key, language), NAMES, (0,), since, choices, (), reader)


def drawn(view: MesopotamiaView, reader: Audience | None = None, where: Place = WHOLE) -> list[Drawn]:
    """Lay the map out."""
    reader = reader or audience()
    return list(map_drawn(view, reader, where, candidates_of(reader)))
