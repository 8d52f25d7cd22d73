"""F15, phase 5: victory points for empires, then for cities."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.data import CITY, CITY_VP, EMPIRE, LUXURIES, SUMER
from engine.after_the_flood.events import CityExpanded, EmpireScored
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import END_TURN, Decision, Hints, Move, OneOf, Option, Seat, Some, Text
from engine.core.game import Ctx, Step
from engine.core.steps import EndTurn

NONE = Option("done", Text("city-none"))
DONE = Option("done", END_TURN)


class VictoryPoints(Step[AfterTheFloodState], tag="atf.VictoryPoints"):
    """Phase 5: empires score, then each player in the new order may expand cities. F15.1, F15.3"""

    next: int | None = None
    """Place in the order of play of whoever expands next; nothing before empires have scored."""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """Score empires, then go round once; who has no choice is skipped. F15.11"""
        if self.next is None:
            ctx.emit(EmpireScored(score_empires(s)))
            self.next = 0
        elif self.next == len(s.order):
            s.pop()
        else:
            seat = s.order[self.next]
            self.next += 1
            if expandable(s, seat):
                s.begin_turn(seat)
                s.push(EndTurn(seat))
                s.push(ExpandCities(seat))


class ExpandCities(Step[AfterTheFloodState], tag="atf.ExpandCities"):
    """FD16: one city after the other, until done. F15.4"""

    seat: Seat
    area: str = ""
    """The city chosen, while its luxuries are asked for."""
    expanded: bool = False

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Which city, then which luxuries; nothing more once wood or cities run out. F15.10"""
        if self.area:
            yield self._luxuries(s)
            return
        areas = expandable(s, self.seat)
        if areas:
            cities = tuple(Option(area, Text("area-option", {"area": area})) for area in areas)
            options = (*cities, DONE if self.expanded else NONE)
            wood = s.players[self.seat].hand["wood"]
            prompt = Text("city-prompt", {"wood": CITY.wood, "have": wood, "vp": CITY_VP[0], "most_vp": CITY_VP[-1]})
            several = min(len(areas), wood // CITY.wood)
            yield Decision(
                self.seat,
                "city",
                OneOf(options),
                prompt,
                default="done",
                ends="done",
                hints=Hints(join=True, several=several, forgoes=not self.expanded, menu=Text("city-menu")),
            )

    def _luxuries(self, s: AfterTheFloodState) -> Decision:
        hand = s.players[self.seat].hand
        options = tuple(
            Option(luxury, Text("luxury-option", {"resource": luxury}), Text("have-note", {"have": hand[luxury]}))
            for luxury in LUXURIES
            if hand[luxury]
        )
        points: dict[str, int] = {f"vp{n}": vp for n, vp in enumerate(CITY_VP)}
        prompt = Text("luxuries-prompt", {"area": self.area, **points})
        choice = Some(
            options,
            0,
            len(options),
            sizes=tuple(Text("city-vp", {"vp": vp}) for vp in CITY_VP[: len(options) + 1]),
            rest={option.id: hand[option.id] for option in options},
            noun="resources",
        )
        menu = Text("luxuries-menu", {"area": self.area})
        return Decision(self.seat, "city.luxuries", choice, prompt, default=(), hints=Hints(menu=menu))

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Pay, score and put the expansion on the city. F15.4, F15.8"""
        if move.kind == "city.luxuries":
            luxuries = list(move.answer) if isinstance(move.answer, tuple) else []
            self._expand(s, luxuries, ctx)
        elif move.answer == "done":
            ctx.commit()
            s.pop()
        else:
            self.area = str(move.answer)

    def _expand(self, s: AfterTheFloodState, luxuries: list[str], ctx: Ctx) -> None:
        player = s.players[self.seat]
        for resource in ["wood"] * CITY.wood + luxuries:
            s.expend_resource(self.seat, resource)
        vp = CITY_VP[len(luxuries)]
        player.city_vp += vp
        player.expansions -= 1
        s.cities[self.area].expanded = True
        ctx.emit(CityExpanded(self.seat, self.area, luxuries, vp))
        self.area = ""
        self.expanded = True

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """No city or no wood is left."""
        s.pop()

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F15.7"""
        if move.kind == "city.luxuries":
            return Text("refused-luxuries")
        area = str(move.answer)
        if area not in SUMER:
            return None
        if not s.has_city(self.seat, area):
            return Text("refused-not-your-city", {"area": area})
        return Text("refused-city-expanded", {"area": area})


def score_empires(s: AfterTheFloodState) -> list[int]:
    """F15.1, F15.2: points for every area with an own army; more in Sumer for the city of Nippur."""
    points = [0] * s.seats
    for area, garrison in s.armies.items():
        points[garrison.seat] += EMPIRE.vp_per_area
        if area in SUMER and s.has_city(garrison.seat, "nippur"):
            points[garrison.seat] += EMPIRE.nippur_extra_vp
    for player, vp in zip(s.players, points, strict=True):
        player.empire_vp += vp
    return points


def expandable(s: AfterTheFloodState, seat: Seat) -> list[str]:
    """The own cities that can be expanded now. F15.5, F15.7"""
    if s.players[seat].hand["wood"] < CITY.wood:
        return []
    return [area for area in SUMER if s.has_city(seat, area) and not s.cities[area].expanded]
