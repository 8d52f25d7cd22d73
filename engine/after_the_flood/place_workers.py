"""F8: the action Place Workers, for a resource and by scribes."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.data import DESTINATIONS, PLACES, PLAYER, RESOURCES, USED
from engine.after_the_flood.events import ScribeMoved, ScribePlaced, WorkersPlaced
from engine.after_the_flood.means import Means
from engine.after_the_flood.most_workers import outdone
from engine.after_the_flood.notes import DONE, decline_next, destination
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Arg, Decision, Hints, Move, Number, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step

BACK = Option("available", Text("place-option", {"place": "available"}))
BOX_OF = {used: ready for ready, used in USED.items()}
"""Which box a used half belongs to."""


class PlaceWorkers(Step[AfterTheFloodState], tag="atf.PlaceWorkers"):
    """FD5: at most one resource, any number of scribes, in any order, until done. F8.1, F8.20"""

    seat: Seat
    eligible: int
    """Ready scribes that may work in this action; those that arrive during it may not. F8.16, F8.17"""
    arrived: int = 0
    """Ready scribes that came into the box during this action."""
    resource_used: bool = False
    placed: bool = False
    what: str = ""
    """Resource, scribe_place or scribe_move: what is being done, while its parts are asked for."""
    source: str = ""
    to: str = ""

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """What to do, then whence, whither, how many; nothing more once nothing is possible. F8.21"""
        if not self.what:
            yield from self._what(s)
        elif self.what == "scribe_move" and not self.source:
            yield self._source(s)
        elif not self.to:
            yield self._to(s)
        else:
            most = self._most(s, self.to)
            prompt = Text("number-prompt", {"place": self.to, "resource": self.what})
            number = Number(1, most, "workers")
            about: dict[str, Arg] = {"place": self.to, "resource": self.what}
            yield Decision(self.seat, "place.number", number, prompt, default=1, about=about)

    def _what(self, s: AfterTheFloodState) -> Iterable[Decision]:
        options = []
        player = s.players[self.seat]
        if not self.resource_used and player.available_workers:
            for resource, have in player.hand.items():
                if have:
                    most = min(RESOURCES[resource].value, player.available_workers)
                    label = Text("place-with", {"resource": resource, "most": most})
                    options.append(Option(resource, label, Text("have-note", {"have": have})))
        if self.eligible:
            if player.available_workers:
                options.append(
                    Option("scribe_place", Text("scribe-place"), Text("scribe-note", {"left": self.eligible}))
                )
            options.append(Option("scribe_move", Text("scribe-move"), Text("scribe-note", {"left": self.eligible})))
        if not options:
            return
        default = options[0].id
        declines: dict[str, Arg] = {"decline": decline_next(s)}
        prompt, hints, ends = Text("place-prompt", declines), Hints(menu=Text("place-menu")), ""
        if self.placed:
            prompt = Text("place-more-prompt", declines)
            if default not in RESOURCES:
                prompt = Text("scribe-more-prompt", {"left": self.eligible, **declines})
            options.append(DONE)
            default = ends = "done"
        yield Decision(self.seat, "place", OneOf(tuple(options)), prompt, default=default, ends=ends, hints=hints)

    def _source(self, s: AfterTheFloodState) -> Decision:
        options = tuple(
            Option(
                place, Text("place-option", {"place": place}), Text("workers", {"workers": s.workers[place][self.seat]})
            )
            for place in PLACES
            if s.workers[place][self.seat]
        )
        prompt, menu = Text("from-prompt"), Text("scribe-move-menu")
        return Decision(self.seat, "place.from", OneOf(options), prompt, default=options[0].id, hints=Hints(menu=menu))

    def _to(self, s: AfterTheFloodState) -> Decision:
        places = [place for place in DESTINATIONS if self._may_enter(s, place)]
        options = tuple(destination(s, self.seat, place) for place in places)
        menu: Text | None = None
        most = 1
        declines: dict[str, Arg] = {"decline": decline_next(s)}
        if self.what == "scribe_move":
            options = (BACK, *options)
            prompt = Text("move-prompt", {"from_place": self.source, **declines})
        elif self.what == "scribe_place":
            prompt, menu = Text("scribe-to-prompt", declines), Text("scribe-place-menu")
        else:
            most = min(RESOURCES[self.what].value, s.players[self.seat].available_workers)
            prompt, menu = (
                Text("to-prompt", {"resource": self.what, "most": most, **declines}),
                Text("to-menu", {"resource": self.what}),
            )
        return Decision(
            self.seat,
            "place.to",
            OneOf(options),
            prompt,
            default=options[0].id,
            about={"most": most, "resource": self.what, "from_place": self.source},
            hints=Hints(menu=menu),
        )

    def _may_enter(self, s: AfterTheFloodState, place: str) -> bool:
        """F8.7, F8.13-F8.15"""
        if place in (self.source, BOX_OF.get(self.source)):
            return self.source == "used_tool_makers"
        return place != "scribes" or s.scribes(self.seat) < PLAYER.max_scribes

    def _most(self, s: AfterTheFloodState, place: str) -> int:
        """F8.2, F8.7"""
        most = min(RESOURCES[self.what].value, s.players[self.seat].available_workers)
        return min(most, PLAYER.max_scribes - s.scribes(self.seat)) if place == "scribes" else most

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Note the part that was answered; when all are there, do it."""
        answer = str(move.answer)
        if move.kind == "place":
            self._begin(s, answer, ctx)
        elif move.kind == "place.from":
            self.source = answer
        elif move.kind == "place.number":
            self._place_for_resource(s, int(answer), ctx)
        elif self.what == "scribe_place":
            self._scribe_places(s, answer, ctx)
        elif self.what == "scribe_move":
            self._scribe_moves(s, answer, ctx)
        else:
            self.to = answer

    def _begin(self, s: AfterTheFloodState, answer: str, ctx: Ctx) -> None:
        if answer == "done":
            ctx.commit()
            s.pop()
            return
        self.what = answer
        if answer in ("scribe_place", "scribe_move"):  # F8.10: the scribe is turned to used first
            self.eligible -= 1
            s.workers["scribes"][self.seat] -= 1
            s.workers["used_scribes"][self.seat] += 1

    def _place_for_resource(self, s: AfterTheFloodState, count: int, ctx: Ctx) -> None:
        s.expend_resource(self.seat, self.what)
        s.players[self.seat].available_workers -= count
        self._arrive(s, self.to, count)
        self.resource_used = True
        ctx.emit(WorkersPlaced(self.seat, self.what, count, self.to, *outdone(s, self.seat, self.to, count)))
        self._finish()

    def _scribe_places(self, s: AfterTheFloodState, place: str, ctx: Ctx) -> None:
        s.players[self.seat].available_workers -= 1
        self._arrive(s, place, 1)
        ctx.emit(ScribePlaced(self.seat, place, *outdone(s, self.seat, place, 1)))
        self._finish()

    def _scribe_moves(self, s: AfterTheFloodState, place: str, ctx: Ctx) -> None:
        """F8.11; a ready scribe that leaves is one that just arrived, if there is one (F8.17)."""
        s.workers[self.source][self.seat] -= 1
        if self.source == "scribes":
            if self.arrived:
                self.arrived -= 1
            else:
                self.eligible -= 1
        if place == "available":
            s.players[self.seat].available_workers += 1
            ctx.emit(ScribeMoved(self.seat, self.source, place))
        else:
            self._arrive(s, place, 1)
            ctx.emit(ScribeMoved(self.seat, self.source, place, *outdone(s, self.seat, place, 1)))
        self._finish()

    def _arrive(self, s: AfterTheFloodState, place: str, count: int) -> None:
        """F8.8: always in the ready half."""
        s.workers[place][self.seat] += count
        if place == "scribes":
            self.arrived += count

    def _finish(self) -> None:
        self.placed = True
        self.what = self.source = self.to = ""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """Neither a resource nor a scribe can do more."""
        s.pop()

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F8.3, F8.5, F8.7, F8.14-F8.16"""
        answer = str(move.answer)
        match move.kind:
            case "place.number":
                return Text("refused-number", {"most": self._most(s, self.to)})
            case "place.from":
                return Text("refused-no-worker") if answer in PLACES else None
            case "place.to":
                return self._why_not_to(s, answer)
            case _:
                return self._why_not_what(s, answer)

    def _why_not_to(self, s: AfterTheFloodState, place: str) -> Text | None:
        if place == "scribes" and s.scribes(self.seat) >= PLAYER.max_scribes:
            return Text("refused-scribes-full", {"most": PLAYER.max_scribes})
        if place in DESTINATIONS:
            return Text("refused-same-place", {"place": place})
        return Text("refused-place-elsewhere")

    def _why_not_what(self, s: AfterTheFloodState, what: str) -> Text | None:
        if what == "done":
            return Text("refused-nothing-done")
        if what in ("scribe_place", "scribe_move") and not self.eligible:
            return Text("refused-no-scribe")
        if what in RESOURCES and self.resource_used:
            return Text("refused-second-resource")
        if what in RESOURCES and not s.players[self.seat].hand[what]:
            return Text("refused-not-in-hand")
        return Text("refused-no-workers")


def is_possible(s: AfterTheFloodState, seat: Seat, means: Means) -> bool:
    """Say whether a Place Workers action could do anything. F6.6"""
    return s.workers["scribes"][seat] > 0 or (means.workers > 0 and any(means.hand.values()))
