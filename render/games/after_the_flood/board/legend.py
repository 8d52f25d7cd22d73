"""The picture key of After the Flood: goods, what stands on the map and how it is marked, strips, rules of areas."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.data import AREAS, RESOURCES
from render.games.after_the_flood.board.corners import TINTS
from render.games.after_the_flood.board.names import NARROW, SIGNS
from render.games.after_the_flood.board.tints import ONE_WAY
from render.picture.audience import Audience
from render.picture.legend import AREA, WAY, LegendEntry, LegendSection, Sign, legend
from render.picture.scene import Arrow, Glow, Label, Lit, Scene, Sprite
from render.picture.strip import NUMBER
from render.picture.theme import BORDER, HALO, MUTED, SEATS

HERE = (0.0, 0.0)


def picture_key(audience: Audience) -> Scene:
    """Lay out what every sign means."""
    parts = (
        ("goods", _goods(audience), 2),
        ("map", _map(audience), 2),
        ("marks", _marks(audience), 1),
        ("strips", _strips(audience), 1),
        ("rules", _rules(audience), 1),
    )
    return legend(
        audience.say("closeup-key"),
        [LegendSection(audience.say(f"legend-{name}"), tuple(entries), columns) for name, entries, columns in parts],
    )


def _goods(audience: Audience) -> Iterator[LegendEntry]:
    """Each kind of goods with its value. F1.3"""
    for resource, about in RESOURCES.items():
        words = audience.say("legend-good", resource=resource, value=about.value)
        yield LegendEntry((Sprite(resource, HERE, 52),), words)


def _map(audience: Audience) -> Iterator[LegendEntry]:
    """What stands in areas."""
    for name, signs in {
        "workers": (Sprite("worker", HERE, 46, 0, "3"),),
        "army": (Sprite("army", HERE, 44, 0),),
        "city": (Sprite("city", HERE, 62, 0),),
        "expanded": (Sprite("great_city", HERE, 58, 0),),
        "majority": (Sprite("points", HERE, 50, text="4"),),
        "offer": (Sprite("wood", HERE, 46),),
    }.items():
        yield LegendEntry(signs, audience.say(f"legend-{name}"))


def _marks(audience: Audience) -> Iterator[LegendEntry]:
    """How changes are marked, what may be chosen, and what is printed that looks like a change."""
    some = (Sprite("worker", HERE, 46, 0, lost=True), Sprite("worker", HERE, 46, 0, "2"), Sprite("fewer", HERE, 30))
    entries: dict[str, tuple[Sign, ...]] = {
        "glow": (Glow(AREA, reach=9),),
        "new": (Sprite("army", HERE, 40, 0, ring=True),),
        "invasion": (Arrow(WAY, SEATS[0].colour, HALO, 11, 28),),
        "lost": (Sprite("army", HERE, 44, 0, lost=True), Sprite("city", HERE, 58, 0, lost=True)),
        "fewer": some,
        "choose": (Lit(AREA),),
        "one-way": (Arrow(WAY, ONE_WAY, BORDER, 9, 26),),
    }
    for name, signs in entries.items():
        yield LegendEntry(signs, audience.say(f"legend-{name}"))


def _strips(audience: Audience) -> Iterator[LegendEntry]:
    """What stands in the strip of a player, from the left to the right."""
    first, third = (audience.say("picture-place", place=place) for place in (1, 3))
    entries: dict[str, tuple[Sprite | Label, ...]] = {
        "place": (Label(third, HERE, NUMBER, fill=MUTED),),
        "rating": (Sprite("crown", HERE, 46), Label(first, HERE, NUMBER)),
        "equipment": (Sprite("swords", HERE, 46), _number("12")),
        "cities": (Sprite("city", HERE, 52, 0, " "), _number("2")),
        "expansions": (Sprite("great_city", HERE, 48, 0, " "), _number("2")),
        "stock-workers": (Sprite("person", HERE, 38, 0), _number("8"), _away("+5")),
        "stock-armies": (Sprite("army", HERE, 42, 0, " "), _number("6"), _away("+9")),
        "passed": (Sprite("badge", HERE, 46, 0), Sprite("passed", HERE, 34), _number("7")),
        "points": (Sprite("points", HERE, 60, text="34"),),
    }
    for name, signs in entries.items():
        yield LegendEntry(signs, audience.say(f"legend-{name}"))
    for box, tint in TINTS.items():
        used = (_away("+1"),) if box in ("scribes", "tool_makers") else ()
        word = Label(audience.say(f"picture-short-{box}"), HERE, 36)
        yield LegendEntry((word, _number("2"), *used), audience.say(f"legend-{box}"), tint)


def _rules(audience: Audience) -> Iterator[LegendEntry]:
    """The areas with a rule of their own, by their sign. F18, F5.5"""
    for area in AREAS.values():
        if area.special:
            kind, text = SIGNS[area.special]
            sign = Sprite(kind, HERE, 48 * NARROW.get(kind, 1.0), text=text)
            words = audience.say("legend-rule", area=area.id, special=area.special)
            yield LegendEntry((sign,), words)


def _number(text: str) -> Label:
    return Label(text, HERE, NUMBER, "number")


def _away(text: str) -> Label:
    return Label(text, HERE, 38, "sans", MUTED)
