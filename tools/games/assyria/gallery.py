"""What Assyria shows: a match of four, and moments of matches of three and two."""

from __future__ import annotations

from functools import partial
from itertools import cycle

import msgspec

from engine.assyria import GAME
from engine.assyria.data import DIGNITARIES, in_play, well_corners
from engine.assyria.view import AssyriaView
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import begin
from tools.gallery.exhibition import LAST, Exhibition, Moment

HAND = (
    *("grape1", "grape3", "palm1", "palm2", "palm3", "salt1", "salt1"),
    *("salt2", "barley2", "barley3", "date1", "date3", "joker", "joker"),
)
"""More cards than anybody is likely to hold."""


def crowded(players: int) -> AssyriaView:
    """Fill every place as far as it goes: a piece on each hex, all wells, every niche, large hands, high scores."""
    view: AssyriaView = GAME.view(begin(GAME, Setup(players), SeededDice(b"\x01" * 16)).state, None)
    seats = cycle(range(players))
    levels = cycle((0, 1, 0, 2, 3))
    hexes = {
        hex_id: msgspec.structs.replace(view.hexes[hex_id], seat=next(seats), level=next(levels))
        for hex_id in in_play(players)
    }
    each = tuple(
        msgspec.structs.replace(
            player,
            huts=10,
            cards=HAND,
            plow=True,
            camels=10,
            offering=7,
            sites=tuple(hex_id for hex_id, now in hexes.items() if now.seat == seat and now.level)[:4],
            vp=100 + seat,
        )
        for seat, player in enumerate(view.players)
    )
    return msgspec.structs.replace(
        view,
        turn=8,
        reign=3,
        to_flood=0,
        phase="actions",
        value=3,
        hexes=hexes,
        players=each,
        wells=well_corners(players)[: view.wells_left],
        assur={dignitary.id: tuple(next(seats) for _ in range(dignitary.slots)) for dignitary in DIGNITARIES.values()},
        market=((), ("grape3", "joker"), *(((),) * (len(view.market) - 2))),
        expansion=(4, 4, 3),
        bonus=view.bonus_to_come,
    )


EXHIBITION = Exhibition(
    ("Ada", "Bilal", "Maximilienne", "Dario"),
    {
        "start": Moment(0, 4),
        "draft": Moment(8, 4),
        "changes": Moment(213, 4),
        "middle": Moment(292, 4),
        "three": Moment(178, 3),
        "two": Moment(202, 2),
        "final": Moment(LAST, 4),
    },
    "changes",
    {f"crowded-{players}": partial(crowded, players) for players in GAME.seats},
    {
        "changes": "en",
        "draft": "fr",
        "middle": "fr",
        "three": "en",
        "two": "fr",
        "crowded-2": "en",
        "crowded-3": "fr",
        "crowded-4": "en",
        "final": "en",
    },
    {"middle-en": "assyria-4", "two-en": "assyria-2", "closeup-mine-en": "assyria-mine"},
)
