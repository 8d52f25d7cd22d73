"""M9.1: Build, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.decision import NO_HINTS, Arg, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import NO_WORDS, bare_one_of
from engine.mesopotamia.actions.in_action import InAction
from engine.mesopotamia.build.gardens import Gardens
from engine.mesopotamia.build.kind_of_building import Building
from engine.mesopotamia.build.rams_and_ships import Ram, Ship
from engine.mesopotamia.build.walls_and_settlements import Settlement, Wall
from engine.mesopotamia.build.ziggurat import Ziggurat
from engine.mesopotamia.content.technologies import Action
from engine.mesopotamia.holdings import told
from engine.mesopotamia.notes import END, LEAVE, absent, refused
from engine.mesopotamia.state import MesopotamiaState

BUILDINGS: dict[str, Building] = {
    building.key: building for building in (Wall(), Ziggurat(), Ram(), Ship(), Settlement(), Gardens())
}
"""In the order they are offered. M9"""


class Build(InAction, tag="mesopotamia.Build"):
    """D10: what to build, and where, as often as the card says. M9.1"""

    action: ClassVar[Action] = "build"
    built: int = 0
    building: str = ""
    """What is built, while it is asked where."""

    @classmethod
    def is_possible(cls, s: MesopotamiaState, seat: Seat, level: int) -> bool:
        """Whether anything could be built now. M4.8"""
        unlocked = s.players[seat].effect(cls.action, level).unlock
        return any(BUILDINGS[key].is_possible(s, seat) for key in unlocked)

    @classmethod
    def absences(cls, s: MesopotamiaState, seat: Seat, level: int) -> list[Text]:
        """Where nothing can be built, say of each thing why not. M4.8, M9.1"""
        unlocked = s.players[seat].effect(cls.action, level).unlock
        found = []
        for key, building in BUILDINGS.items():
            if key in unlocked:
                reason = building.refusal(s, seat)
                if reason is None:
                    return []
                found.append(_absent(building, reason))
        return found

    def is_used_up(self, s: MesopotamiaState) -> bool:
        """Whether as much was built as the card allows."""
        return not self.left(s)

    def left(self, s: MesopotamiaState) -> int:
        """How many things may still be built."""
        return self.effect(s).builds - self.built

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """What to build, then where; nothing if nothing can be built any more."""
        if self.building:
            yield self._where(s, BUILDINGS[self.building])
        elif self.left(s):
            yield from self._what(s)

    def _what(self, s: MesopotamiaState) -> Iterable[Decision]:
        unlocked = [building for key, building in BUILDINGS.items() if key in self.effect(s).unlock]
        places = {building.key: building.places(s, self.seat) for building in unlocked}
        possible = [building for building in unlocked if places[building.key]]
        if not possible:
            return
        options = [building.option(s, self.seat, places[building.key]) for building in possible]
        yield Decision(
            self.seat,
            "build",
            OneOf((*options, *self.ways_out(s))),
            Text("build-prompt", {"left": self.left(s), **self._gardens(s, possible)}),
            default=self.skipped(s),
            about={"left": self.left(s)},
            ends=self.ends(s),
            hints=NO_HINTS if s.unread else self._hints(s, [each for each in unlocked if not places[each.key]]),
        )

    def _gardens(self, s: MesopotamiaState, possible: Iterable[Building]) -> dict[str, Arg]:
        """What the Gardens cost, and whether the match ends with them: their button has no room for it."""
        gardens = next((each for each in possible if isinstance(each, Gardens)), None)
        if gardens is None:
            return {"resources": None, "is_last": False}
        return {"resources": told(gardens.cost(s)), "is_last": gardens.ends_match(s)}

    def _hints(self, s: MesopotamiaState, impossible: Iterable[Building]) -> Hints:
        reasons = ((each, each.refusal(s, self.seat)) for each in impossible)
        return Hints(stop=LEAVE, refused=tuple(_absent(each, reason) for each, reason in reasons if reason))

    def _where(self, s: MesopotamiaState, building: Building) -> Decision:
        places = building.places(s, self.seat)
        about: dict[str, Arg] = {"building": building.key}
        if s.unread:
            return Decision(self.seat, "build.place", bare_one_of(places), NO_WORDS, default=places[0], about=about)
        options = tuple(
            Option(place, building.place_label(place), building.place_note(s, self.seat, place)) for place in places
        )
        label = building.label(s, self.seat)
        return Decision(
            self.seat,
            "build.place",
            OneOf(options),
            Text(f"build-{building.key}-prompt", label.args),
            default=places[0],
            about=about,
            hints=Hints(menu=label),
        )

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Build, or ask where."""
        if not self.building:
            if self.leaves(s, move):
                return
            building = BUILDINGS[str(move.answer)]
            if building.is_asked_where:
                self.building = building.key
                return
            place = building.places(s, self.seat)[0]
        else:
            building, place = BUILDINGS[self.building], str(move.answer)
        self.building = ""
        self.built += 1
        building.build(s, ctx, self.seat, place)

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say why something cannot be built, or not there; `wall.r08` names both."""
        answer = str(move.answer)
        if self.building:
            return BUILDINGS[self.building].refusal(s, self.seat, answer)
        if answer == END.id:
            return None if self.ends(s) else refused("pawn_not_used")
        key, _, place = answer.partition(".")
        if key not in BUILDINGS:
            return refused("unknown_id")
        if key not in self.effect(s).unlock:
            return refused("not_unlocked", piece=key)
        return BUILDINGS[key].refusal(s, self.seat, place)


def _absent(building: Building, reason: Text) -> Text:
    """Say beside the question why something is not among what can be built."""
    return absent("build", reason, building=building.key)
