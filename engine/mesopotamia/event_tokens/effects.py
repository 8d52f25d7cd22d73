"""M14.9, M14.21: effects of Events one after the other, the choices inside them, and those that are owed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.core.decision import Arg, Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.mesopotamia.content.cards import Discover, Gain, Op
from engine.mesopotamia.content.empires import RESOURCES
from engine.mesopotamia.content.map import SECTIONS, SECTIONS_OF
from engine.mesopotamia.content.technologies import ACTIONS, TOP_LEVEL, technology
from engine.mesopotamia.event_tokens.event_ops import Occasion, choices, do, name_of
from engine.mesopotamia.events.tokens import ChoiceOwed
from engine.mesopotamia.explore.ships import why_not_launch
from engine.mesopotamia.notes import refused
from engine.mesopotamia.regions import symbol_of
from engine.mesopotamia.state import MesopotamiaState, Owed


class Effects(Step[MesopotamiaState], tag="mesopotamia.Effects"):
    """The ops of an Event that is resolved now, in the order listed; whoever resolves it chooses. M14.9"""

    seat: Seat
    region: str
    card: str
    ops: list[Op]
    """Those still to be carried out."""

    @property
    def at(self) -> Occasion:
        """Whom they concern, and where."""
        return Occasion(self.seat, self.region, self.card)

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask what the next op leaves open. D18"""
        if self.ops and choices(s, self.at, self.ops[0]):
            yield question(s, self.at, self.ops[0])

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Carry out the op as chosen."""
        left = do(s, ctx, self.at, self.ops.pop(0), str(move.answer))
        if left is not None:
            self.ops.insert(0, left)

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Carry out what leaves nothing to choose, up to the next choice or the end."""
        while self.ops and not choices(s, self.at, self.ops[0]):
            do(s, ctx, self.at, self.ops.pop(0))
        if not self.ops:
            s.pop()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """A technology at its top, or a section that is not free."""
        return refusal(s, self.seat, self.region, str(move.answer))


class OwedChoices(Step[MesopotamiaState], tag="mesopotamia.OwedChoices"):
    """What the end of a round left open: asked of one seat before its turn, or of all owners at the end. M14.21"""

    seat: Seat | None = None
    """None after the last round: all who owe a choice are asked at the same time."""
    begun: bool = False

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask every owner concerned the first choice that is left to be made."""
        if self.seat is None and not self.begun:
            return
        for seat in sorted({owed.seat for owed in self._owed(s)}):
            owed = self._next(s, seat)
            if owed is not None:
                yield question(s, _of(owed), owed.op, round_owed=s.round if self.seat is None else s.round - 1)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Carry the op out as chosen."""
        owed = self._next(s, move.seat)
        if owed is None:
            raise LookupError(f"seat {move.seat} owes nothing")
        left = do(s, ctx, _of(owed), owed.op, str(move.answer))
        if left is None:
            s.owed.remove(owed)
        else:
            owed.op = left

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Begin a visit of all owners, if it is one; then settle what has become impossible."""
        if self.seat is None and not self.begun and s.owed:
            self.begun = True
            s.begin_turn(None)
            return
        for owed in list(self._owed(s)):
            do(s, ctx, _of(owed), owed.op)
            s.owed.remove(owed)
        s.pop()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """A technology at its top, or a section that is not free."""
        owed = self._next(s, move.seat)
        return refusal(s, owed.seat, owed.region, str(move.answer)) if owed else None

    def _owed(self, s: MesopotamiaState) -> Iterator[Owed]:
        return (owed for owed in s.owed if self.seat in (None, owed.seat))

    def _next(self, s: MesopotamiaState, seat: Seat) -> Owed | None:
        """The first thing a seat has to choose, and still can."""
        return next((owed for owed in self._owed(s) if owed.seat == seat and choices(s, _of(owed), owed.op)), None)


def run_or_owe(s: MesopotamiaState, ctx: Ctx, at: Occasion, ops: Sequence[Op]) -> None:
    """Carry out the ops at the end of a round; a choice holds up nobody, its owner makes it later. M14.21"""
    for op in ops:
        chosen = choices(s, at, op)
        if len(chosen) > 1:
            s.owed.append(Owed(at.seat, at.card, at.region, op))
            ctx.emit(ChoiceOwed(*at, name_of(op)))
        else:
            do(s, ctx, at, op, *chosen)  # the only thing there is, M1.10


def question(s: MesopotamiaState, at: Occasion, op: Op, round_owed: int = 0) -> Decision:
    """Ask for the choice inside an op; `round_owed` is the round whose end left it open. D18"""
    noun = "resource" if isinstance(op, Gain) else "technology" if isinstance(op, Discover) else "section"
    options = tuple(_option(s, at.seat, noun, each) for each in choices(s, at, op))
    args: dict[str, Arg] = {"event": at.card, "region": at.region}
    prompt = Text(f"event-{noun}-prompt", args)
    if round_owed:
        prompt = Text(f"owed-{noun}-prompt", {**args, "round": round_owed})
    about: dict[str, Arg] = {**args, "op": name_of(op), "owed": bool(round_owed)}
    return Decision(at.seat, f"event.{noun}", OneOf(options), prompt, default=options[0].id, about=about)


def refusal(s: MesopotamiaState, seat: Seat, region: str, answer: str) -> Text | None:
    """Say why a technology or a section that exists cannot be chosen. M22"""
    levels = s.players[seat].levels
    for action in ACTIONS:
        if answer == action and levels[action] == TOP_LEVEL:
            return refused("max_level", technology=answer)
    return why_not_launch(s, seat, answer) if answer in SECTIONS_OF[region] else None


def _of(owed: Owed) -> Occasion:
    return Occasion(owed.seat, owed.region, owed.card)


def _option(s: MesopotamiaState, seat: Seat, noun: str, chosen: str) -> Option:
    player = s.players[seat]
    if noun == "resource":
        held = next(player.holding[resource] for resource in RESOURCES if resource == chosen)
        return Option(chosen, Text("resource", {"resource": chosen}), Text("resource-note", {"held": held}))
    if noun == "technology":
        action = next(action for action in ACTIONS if action == chosen)
        card = technology(player.empire, action, player.levels[action] + 1)
        label = Text("technology-option", {"technology": action, "level": card.level, "empire": player.empire})
        return Option(chosen, label, Text("technology-note", {**label.args, "signs": card.signs}))
    symbols: Counter[str] = Counter(
        symbol for region in SECTIONS[chosen].regions if (symbol := symbol_of(s, region)) is not None
    )
    return Option(chosen, Text("section", {"section": chosen}), Text("section-note", {"resources": dict(symbols)}))
