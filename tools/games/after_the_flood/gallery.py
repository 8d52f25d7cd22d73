"""What After the Flood shows."""

from __future__ import annotations

from itertools import cycle

import msgspec

from engine.after_the_flood import GAME
from engine.after_the_flood.data import OTHERS, PLAYERS, SUMER
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import begin
from tools.gallery.exhibition import LAST, Exhibition, Moment


def crowded() -> AfterTheFloodView:
    """Fill every place as far as the pieces go: two armies everywhere, every city expanded, many workers."""
    view: AfterTheFloodView = GAME.view(begin(GAME, Setup(PLAYERS), SeededDice(b"\x01" * 16)).state, None)
    seats = cycle(range(PLAYERS))
    areas = dict(view.areas)
    for area in SUMER:
        areas[area] = msgspec.structs.replace(
            areas[area], armies=2, army_seat=next(seats), city_seat=next(seats), expanded=True
        )
    for area in OTHERS:
        armies = {} if area == "dilmun" else {"armies": 2, "army_seat": next(seats)}
        areas[area] = msgspec.structs.replace(areas[area], workers=(12, 25, 18), **armies)
    boxes = {
        name: msgspec.structs.replace(box, ready=(12, 9, 4), used=(0, 2, 2) if box.used else ())
        for name, box in view.boxes.items()
    }
    boxes["scribes"] = msgspec.structs.replace(boxes["scribes"], ready=(1, 0, 2), used=(1, 2, 0))
    players = tuple(
        msgspec.structs.replace(
            player,
            hand={**dict.fromkeys(player.hand, 7), "grain": 14, "textile": 12 + seat},
            available_workers=18,
            unavailable_workers=12,
            available_armies=14,
            unavailable_armies=16,
            rating="ABC"[seat],
            equipment={"gold": 4 - seat, "tool": 3},
            passed=seat != 1,
            bid={"gold": 3},
            vp=100 + seat,
        )
        for seat, player in enumerate(view.players)
    )
    empires = {empire: msgspec.structs.replace(each, seat=next(seats)) for empire, each in view.empires.items()}
    return msgspec.structs.replace(view, areas=areas, boxes=boxes, players=players, empires=empires)


EXHIBITION = Exhibition(
    ("Ada", "Bilal", "Maximilienne"),
    {
        "start": Moment(0, PLAYERS),
        "changes": Moment(208, PLAYERS),
        "middle": Moment(613, PLAYERS),
        "final": Moment(LAST, PLAYERS),
    },
    "middle",
    {"crowded": crowded},
    {"changes": "en", "start": "en", "middle": "fr", "crowded": "fr", "final": "en"},
    {"middle-en": "board", "closeup-sumer-en": "closeup", "chart-en": "chart"},
)
