"""The picture key of Assyria: foods, the land and how it is marked, the strips, and the panels below the land."""

from __future__ import annotations

from collections.abc import Iterator

from engine.assyria.data import BONUS, FOODS, HUT_VP, INCOME, JOKER, PLOW, WELL_VP
from engine.assyria.view import AssyriaView
from render.games.assyria.board.cards import TINTS
from render.picture.audience import Audience
from render.picture.legend import LegendEntry, LegendSection, Sign, legend
from render.picture.scene import Glow, Label, Lit, Scene, Sprite
from render.picture.strip import NUMBER
from render.picture.theme import MUTED, TIMES

HERE = (0.0, 0.0)
HEXAGON = ((30.0, 0.0), (15.0, 26.0), (-15.0, 26.0), (-30.0, 0.0), (-15.0, -26.0), (15.0, -26.0))
"""A small hex, for marks that hexes have."""


def picture_key(view: AssyriaView, audience: Audience) -> Scene:
    """Lay out what every sign means."""
    parts = (
        ("foods", _foods(audience), 2),
        ("land", _land(view, audience), 1),
        ("marks", _marks(audience), 1),
        ("strips", _strips(audience), 1),
        ("panels", _panels(audience), 1),
    )
    return legend(
        audience.say("closeup-key"),
        [LegendSection(audience.say(f"legend-{name}"), tuple(entries), columns) for name, entries, columns in parts],
    )


def _foods(audience: Audience) -> Iterator[LegendEntry]:
    """What feeds huts. A6.9"""
    for food in FOODS:
        yield LegendEntry((Sprite(food, HERE, 50, flat=True),), audience.say(f"food-{food}"))
    for card in (JOKER, PLOW):
        yield LegendEntry((Sprite(card, HERE, 50, flat=True),), audience.say(f"legend-{card}"))


def _land(view: AssyriaView, audience: Audience) -> Iterator[LegendEntry]:
    """What stands on the land and what it brings. A6.21-A6.26"""
    well = WELL_VP[view.reign - 1]
    entries: dict[str, tuple[tuple[Sprite | Label, ...], int]] = {
        "outside": ((Sprite("arid_hut", HERE, 60, flat=True), _vp(HUT_VP["outside"])), HUT_VP["outside"]),
        "between": ((Sprite("fertile_hut", HERE, 60, flat=True), _vp(HUT_VP["between"])), HUT_VP["between"]),
        "river": ((Sprite("river_hut", HERE, 60, flat=True), Sprite("camel", HERE, 46, flat=True)), INCOME.first),
        "ziggurat": ((Sprite("ziggurat", HERE, 76, 0, "2"), _vp(1)), 1),
        "well": ((Sprite("well", HERE, 48), _vp(well)), well),
        "wave": ((Sprite("wave", HERE, 50),), 0),
    }
    for name, (signs, worth) in entries.items():
        yield LegendEntry(signs, audience.say(f"legend-{name}", vp=worth, more=INCOME.further))


def _marks(audience: Audience) -> Iterator[LegendEntry]:
    """How changes are marked, and what may be chosen."""
    entries: dict[str, tuple[Sign, ...]] = {
        "glow": (Glow(HEXAGON, reach=9),),
        "new": (Sprite("hut", HERE, 44, 0, ring=True),),
        "lost": (Sprite("hut", HERE, 50, 0, lost=True),),
        "choose": (Lit(HEXAGON), Sprite("well_site", HERE, 42)),
    }
    for name, signs in entries.items():
        yield LegendEntry(signs, audience.say(f"legend-{name}"))


def _strips(audience: Audience) -> Iterator[LegendEntry]:
    """What stands in the strip of a player, from the left to the right."""
    entries: dict[str, tuple[Sprite | Label, ...]] = {
        "place": (Label(audience.say("picture-place", place=2), HERE, NUMBER, fill=MUTED),),
        "huts": (Sprite("hut", HERE, 46, 0, flat=True), _number("5")),
        "camels": (Sprite("camel", HERE, 46, flat=True), _number("6")),
        "offering": (Sprite("offering", HERE, 44, flat=True), _number(f"{TIMES}2")),
        "tiles": (
            Sprite("tiles", HERE, 46, 0, "3", flat=True),
            Sprite("tiles", HERE, 46, 0, "1", flat=True),
            _number("4"),
        ),
    }
    for name, signs in entries.items():
        yield LegendEntry(signs, audience.say(f"legend-{name}"))
    chip = (Sprite("barley", HERE, 40, flat=True), _number("1"), _number("3"))
    yield LegendEntry(chip, audience.say("legend-cards"), TINTS["barley"])
    yield LegendEntry((_vp(34),), audience.say("legend-points"))


def _panels(audience: Audience) -> Iterator[LegendEntry]:
    """The market, the Expansion cards, Assur and the tracks. A1.8-A1.12, A5, A9"""
    entries: dict[str, tuple[Sprite | Label, ...]] = {
        "taker": (_number("3"), Sprite("badge", HERE, 44, 0)),
        "sale": (Sprite("camel", HERE, 46, flat=True), Sprite("coin", HERE, 46, text="1")),
        "expansion": (_number("4"), Sprite("expansion", HERE, 36)),
        "bonus": (_number(f"+{BONUS.value}"), Sprite("wave", HERE, 40)),
        "rank": (Label("1.", HERE, NUMBER), Sprite("badge", HERE, 40, 0), _vp(13)),
        "niche": (_number("2"), Sprite("camel", HERE, 44, flat=True), Sprite("niche", HERE, 44)),
        "seal": (Sprite("seal", HERE, 50, text="3"),),
        "deck": (Sprite("deck", HERE, 40), _number("16")),
        "wells-left": (Sprite("well", HERE, 44), _number("11")),
    }
    for name, signs in entries.items():
        yield LegendEntry(signs, audience.say(f"legend-{name}"))


def _vp(points: int) -> Sprite:
    return Sprite("points", HERE, 54, text=str(points))


def _number(text: str) -> Label:
    return Label(text, HERE, NUMBER, "number")
