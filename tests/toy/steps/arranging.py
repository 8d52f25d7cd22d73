"""Questions that arrange: who comes first, and which boat races which. Both have a proposal one press accepts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import PROPOSED, Arrange, Decision, Hints, Move, Option, Seat, Text
from engine.core.game import Ctx, Step
from tests.toy import events as e
from tests.toy.state import GOODS, LINES, Delta


class Procession(Step[Delta], tag="toy.Procession"):
    """An order: who comes first of those that bid the same. The proposal stands where End turn usually does."""

    seat: Seat

    def asks(self, s: Delta) -> Iterable[Decision]:
        order = Arrange(tuple(Option(f"seat.{seat}", Text("procession-seat", {"seat": seat})) for seat in s.order))
        others = (seat for seat in s.order if seat != self.seat)
        proposed = tuple(f"seat.{seat}" for seat in (self.seat, *others))
        hints = Hints(proposed=proposed, footer=PROPOSED)
        yield Decision(self.seat, "procession", order, Text("procession-prompt"), default=proposed, hints=hints)

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        assert isinstance(move.answer, tuple)
        s.order = [int(each.removeprefix("seat.")) for each in move.answer]
        ctx.emit(e.OrderArranged(self.seat, list(s.order)))
        s.end_turn()
        s.pop()


class Regatta(Step[Delta], tag="toy.Regatta"):
    """Lines: a boat for each kind of good, own ones against another side's; a point for each line."""

    seat: Seat
    other_seat: Seat

    def asks(self, s: Delta) -> Iterable[Decision]:
        lines, proposed = self._lines(s), self._proposed(s)
        prompt = Text("regatta-prompt", {"seat": self.other_seat})
        yield Decision(
            self.seat,
            "regatta",
            lines,
            prompt,
            default=proposed,
            about={"other_seat": self.other_seat},
            hints=Hints(proposed=proposed),
        )

    def _lines(self, s: Delta) -> Arrange:
        boats = (
            Option(f"{group}.{good}", Text(f"boat-{group}", {"good": good}), group=group)
            for group, seat in (("own", self.seat), ("other", self.other_seat))
            for good in s.held(seat)
        )
        lines = (Option(f"line.{n}", Text("line", {"n": n})) for n in range(1, LINES + 1))
        return Arrange(tuple(boats), tuple(lines), facing=True)

    def _proposed(self, s: Delta) -> tuple[str, ...]:
        """Each boat against one of the other side, in order; whatever is left comes behind in the last line."""
        fleets = [[f"own.{good}" for good in s.held(self.seat)], [f"other.{good}" for good in s.held(self.other_seat)]]
        used = min(LINES, *map(len, fleets))
        rows: list[list[str]] = [[] for _ in range(LINES)]
        for fleet in fleets:
            for place, boat in enumerate(fleet):
                rows[min(place, used - 1)].append(boat)
        return self._lines(s).written(rows)

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        points = {"own": 0, "other": 0}
        for row in self._lines(s).rows(move.answer) or ():
            worth = {
                group: sum(GOODS[boat.partition(".")[2]] for boat in row if boat.startswith(group)) for group in points
            }
            for group in points:
                points[group] += worth[group] > min(worth.values())
        s.players[self.seat].points += points["own"]
        s.players[self.other_seat].points += points["other"]
        ctx.emit(e.RaceHeld(self.seat, points["own"], self.other_seat, points["other"]))
        s.pop()
