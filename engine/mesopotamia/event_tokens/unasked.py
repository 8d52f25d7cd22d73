"""M17.23, M18.14: Events of a side that nobody sits at, resolved at once and without a question."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.automaton.least_upgraded import least_upgraded
from engine.mesopotamia.content.cards import EVENTS, Discover, DrawQuest, EventCard, EventOption, Gain, Op
from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.event_tokens.closing import close
from engine.mesopotamia.event_tokens.event_ops import Occasion, choices, do
from engine.mesopotamia.event_tokens.on_map import free_event_dice
from engine.mesopotamia.events.tokens import EventChosen
from engine.mesopotamia.state import MesopotamiaState


def resolve_unasked(s: MesopotamiaState, ctx: Ctx, side: Seat, region: str) -> None:
    """Choose an option by rule, which costs nothing, and carry it out. M17.23"""
    token = s.tokens[region]
    card = EVENTS[token.card]
    way = option_by_rule(s, side, card)
    if way is not None:
        token.option = way.n
        ctx.emit(EventChosen(side, region, card.id, way.n, {}, {}, _lacks_die(s, side, way, card)))
        if way.kind == "six_rounds" and s.siege is None:
            token.owner, token.die = side, 1
            return
        run_unasked(s, ctx, Occasion(side, region, card.id), way.ops)
    close(s, ctx, side, region)


def option_by_rule(s: MesopotamiaState, side: Seat, card: EventCard) -> EventOption | None:
    """The option that is taken: by its progress, option 1 of equals; None without a die for it. M17.23, M18.14"""
    if s.siege is not None:
        choice = SIEGE.event_choice_harder if s.siege.is_hard else SIEGE.event_choice
        sign = 1 if choice == "most_progress" else -1
        return max(card.option, key=lambda way: (sign * way.progress, -way.n))
    possible = [way for way in card.option if way.kind != "six_rounds" or free_event_dice(s, side)]
    return max(possible, key=lambda way: (way.progress, -way.n), default=None)


def _lacks_die(s: MesopotamiaState, side: Seat, way: EventOption, card: EventCard) -> bool:
    """Whether the other option would have needed a die that the Automaton does not have. M14.4"""
    other = next(each for each in card.option if each.n != way.n)
    return s.siege is None and other.kind == "six_rounds" and not free_event_dice(s, side)


def run_unasked(s: MesopotamiaState, ctx: Ctx, at: Occasion, ops: Iterable[Op]) -> None:
    """Carry out what such a side keeps of some ops, choosing by rule. M17.23, M18.14"""
    for op in ops:
        if _is_kept(s, op):
            do(s, ctx, at, op, _chosen(s, at, op))


def _is_kept(s: MesopotamiaState, op: Op) -> bool:
    """Whether an op means anything: it holds no resources but Phalanxes, and no Quests."""
    if isinstance(op, Gain):
        return op.res == "phalanx"
    return s.siege is None and not isinstance(op, DrawQuest)


def _chosen(s: MesopotamiaState, at: Occasion, op: Op) -> str:
    """What it chooses in an op: the technology that is least upgraded, the section with the lowest id."""
    offered = choices(s, at, op)
    if isinstance(op, Discover) and offered:
        return least_upgraded(s, at.seat) or ""
    return offered[0] if offered else ""
