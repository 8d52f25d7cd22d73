"""The picture key of Mesopotamia: goods, Units, what lies on the map and how it is marked, strips, dice and panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.mesopotamia.content.empires import FIGHTERS, RAM, RESOURCES, SHIP
from engine.mesopotamia.content.map import TERRAINS
from engine.mesopotamia.content.technologies import ACTIONS, FACES, STAR
from engine.mesopotamia.view.opponent import OpponentView
from render.games.mesopotamia.board.gardens import WANTED
from render.games.mesopotamia.board.legend_opponent import opponent_below, opponent_on_map
from render.games.mesopotamia.board.strip_cards import LEVELS
from render.games.mesopotamia.sprites.resources import sprite_of
from render.picture.audience import Audience
from render.picture.legend import AREA, WAY, LegendEntry, LegendSection, Sign, legend
from render.picture.scene import Arrow, Band, Glow, Hatch, Label, Lit, Scene, Sprite
from render.picture.theme import HALO, SEATS

HERE = (0.0, 0.0)
NUMBER = 40.0
RED = SEATS[0].colour
LegendPart: TypeAlias = tuple[str, Iterator[LegendEntry], int]
"""A section by the key of its heading, with its entries and in how many columns they stand."""


KEYS = ("key", "key_below")
"""The two pages, by the names of their close-ups: one is too high for a phone to show it as wide as it is."""


def picture_key(name: str, audience: Audience, opponent: OpponentView | None = None) -> Scene:
    """Lay out what every sign on the map means, or every sign below it; with an opponent, those of its kind too."""
    on_map = name == KEYS[0]
    parts = [*(_on_map(audience) if on_map else _below_map(audience))]
    entries = {} if opponent is None else opponent_on_map(opponent) if on_map else opponent_below(opponent)
    if entries:
        parts.append(("opponent", _worded(audience, entries), 2))
    return legend(
        audience.say(f"closeup-{name}"),
        [LegendSection(audience.say(f"legend-{part}"), tuple(entries), columns) for part, entries, columns in parts],
    )


def _on_map(audience: Audience) -> Sequence[LegendPart]:
    return (
        ("goods", _goods(audience), 3),
        ("units", _units(audience), 3),
        ("map", _worded(audience, _map()), 2),
        ("marks", _worded(audience, _marks()), 2),
    )


def _below_map(audience: Audience) -> Sequence[LegendPart]:
    return (
        ("strips", _strips(audience), 2),
        ("actions", _actions(audience), 3),
        ("signs", _signs(audience), 4),
        ("panels", _worded(audience, _panels(), WANTED), 2),
    )


def _worded(audience: Audience, entries: dict[str, tuple[Sign, ...]], tint: str = "") -> Iterator[LegendEntry]:
    """Put its words beside each entry; what must be had but is not paid lies in a box."""
    for name, signs in entries.items():
        yield LegendEntry(signs, audience.say(f"legend-{name}"), tint if name == "wanted" else "")


def _goods(audience: Audience) -> Iterator[LegendEntry]:
    """Resources. M1.6"""
    for resource in RESOURCES:
        yield LegendEntry((Sprite(sprite_of(resource), HERE, 50, flat=True),), audience.say(f"resource-{resource}"))


def _units(audience: Audience) -> Iterator[LegendEntry]:
    """Units. M6.2"""
    for kind in (*FIGHTERS, RAM, SHIP):
        yield LegendEntry((Sprite(f"{kind}_sign", HERE, 50),), audience.say(f"unit-{kind}"))


def _map() -> dict[str, tuple[Sign, ...]]:
    """What stands and lies in regions. M2.2, M2.6, M3.8, M14.7, M14.8, M16.2"""
    return {
        "band": (Band(AREA, RED, 5),),
        "hatch": (Hatch(AREA), Sprite("barred", HERE, 46)),
        "ziggurat": (Sprite("six_steps", HERE, 92, 0, "4"),),
        "ruin": (Sprite("ruin", HERE, 62),),
        "built": (Sprite("settlement", HERE, 56, 0), Sprite("town_wall", HERE, 56, 0)),
        "both": (Sprite("walled_settlement", HERE, 58, 0),),
        "ship": (Sprite("ship", HERE, 50, 0),),
        "hidden": tuple(Sprite(f"hidden_{terrain}", HERE, 38) for terrain in TERRAINS),
        "die": (Sprite("event_die", HERE, 44, 0, "4"),),
        "end": (Sprite("open_plain", HERE, 48, text="2"),),
        "tribe": (Sprite("tribe_sign", HERE, 50),),
        "contested": (Sprite("crossed_swords", HERE, 46),),
    }


def _marks() -> dict[str, tuple[Sign, ...]]:
    """How changes are marked, and what may be chosen."""
    return {
        "glow": (Glow(AREA, reach=9),),
        "new": (Sprite("settlement", HERE, 46, 0, ring=True),),
        "move": (Arrow(WAY, RED, HALO, 12, 30),),
        "lost": (Sprite("fallen", HERE, 66, 0, "spearman"), Sprite("settlement", HERE, 46, 0, lost=True)),
        "choose": (Lit(AREA), Sprite("mooring", HERE, 46)),
    }


def _strips(audience: Audience) -> Iterator[LegendEntry]:
    """What stands in the strip of a player. M5.2, M5.10, M13.4, M15.1"""
    entries: dict[str, tuple[Sign, ...]] = {
        "quests": (Sprite("quest", HERE, 40), _number("3")),
        "dice": (Sprite("silver_die", HERE, 46, text="a"), Sprite("struck", HERE, 46)),
        "place": (Sprite("die_place", HERE, 46),),
        "done": (Sprite("pawn", HERE, 50, 0), Sprite("done", HERE, 46)),
        "flag": (Sprite("flag", HERE, 42), _number("7/9")),
        "points": (Sprite("points", HERE, 58, text="18"),),
    }
    yield LegendEntry((Sprite("war", HERE, 42), _number("3")), audience.say("legend-level"), LEVELS[3])
    yield from _worded(audience, entries)


def _actions(audience: Audience) -> Iterator[LegendEntry]:
    """The six types of actions, and of technologies. M5.1"""
    for action in ACTIONS:
        yield LegendEntry((Sprite(action, HERE, 50),), audience.say(f"technology-{action}"))


def _signs(audience: Audience) -> Iterator[LegendEntry]:
    """The signs of the dice. M5.3"""
    for sign in dict.fromkeys(sign for faces in FACES.values() for sign in faces):
        words = audience.say("legend-any" if sign == STAR else f"sign-{sign}")
        yield LegendEntry((Sprite("sign", HERE, 48, text=sign),), words)


def _panels() -> dict[str, tuple[Sign, ...]]:
    """The tracks, Trade and the Gardens. M9, M11, M13"""
    return {
        "events": (Sprite("hidden_plain", HERE, 46, flat=True),),
        "people": (Sprite("people", HERE, 48),),
        "crown": (Sprite("crown", HERE, 46, flat=True),),
        "amphora": (Sprite("amphora", HERE, 42, 0, flat=True), Sprite("amphora", HERE, 42, flat=True)),
        "boat": (Sprite("boat", HERE, 48),),
        "gives": (Sprite("gives", HERE, 40),),
        "wanted": (_number("≥4"), Sprite("people", HERE, 44)),
    }


def _number(text: str) -> Label:
    return Label(text, HERE, NUMBER, "number")
