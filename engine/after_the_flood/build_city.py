"""F7: the action Build City."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.data import AREAS, PLAYER, SUMER
from engine.after_the_flood.events import CityBuilt, CityMoved, ScribeGained, ToolMakerGained
from engine.after_the_flood.notes import given_up, with_rule
from engine.after_the_flood.state import AfterTheFloodState, City
from engine.core.decision import Arg, Decision, Move, OneOf, Seat, Text
from engine.core.game import Ctx, Step


class BuildCity(Step[AfterTheFloodState], tag="atf.BuildCity"):
    """One city into a Sumer area; with all four on the board, one of them moves. F7.1, F7.4"""

    seat: Seat
    removed: str = ""
    """The city to be given up, chosen but still standing, so that its area is no target. F7.4"""

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """FD3 only without a city in hand, then FD4."""
        if s.players[self.seat].cities or self.removed:
            options = tuple(with_rule(area) for area in targets(s, self.seat))
            kind, prompt = "build.area", Text("build-prompt")
            if self.removed:
                prompt = Text("build-move-prompt", {"from_area": self.removed})
        else:
            options = tuple(given_up(s, area) for area in own_cities(s, self.seat))
            kind, prompt = "build.remove", Text("build-remove-prompt")
        about: dict[str, Arg] = {"from_area": self.removed}
        yield Decision(self.seat, kind, OneOf(options), prompt, default=options[0].id, about=about)

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Found the city, giving up the old one first. F7.6, F7.7"""
        area = str(move.answer)
        if move.kind == "build.remove":
            self.removed = area
            return
        if self.removed:
            s.remove_city(self.removed)
            ctx.emit(CityMoved(self.seat, self.removed, area))
        else:
            ctx.emit(CityBuilt(self.seat, area))
        s.players[self.seat].cities -= 1
        s.cities[area] = City(self.seat)
        found(s, self.seat, area, ctx)
        s.pop()

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F7.3"""
        area = str(move.answer)
        if area not in AREAS:
            return None
        if move.kind == "build.remove":
            return Text("refused-not-your-city", {"area": area})
        if area not in SUMER:
            return Text("refused-build-not-sumer", {"area": area})
        if area in s.cities:
            return Text("refused-build-city", {"area": area})
        return Text("refused-build-army", {"area": area})


def targets(s: AfterTheFloodState, seat: Seat) -> list[str]:
    """Sumer areas without any city and without enemy armies. F7.2"""
    return [area for area in SUMER if area not in s.cities and s.defenders(seat, area) is None]


def own_cities(s: AfterTheFloodState, seat: Seat) -> list[str]:
    """A seat's cities in the order of the board."""
    return [area for area in SUMER if s.has_city(seat, area)]


def found(s: AfterTheFloodState, seat: Seat, area: str, ctx: Ctx) -> None:
    """F7.8: Uruk gives a scribe (F18.3), Eridu a tool maker (F18.4), if there is a worker for it."""
    player = s.players[seat]
    if not player.unavailable_workers:
        return
    if area == "uruk" and s.scribes(seat) < PLAYER.max_scribes:
        player.unavailable_workers -= 1
        s.workers["scribes"][seat] += 1
        ctx.emit(ScribeGained(seat))
    elif area == "eridu":
        player.unavailable_workers -= 1
        s.workers["tool_makers"][seat] += 1
        ctx.emit(ToolMakerGained(seat))
