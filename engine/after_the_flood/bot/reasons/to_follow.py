"""What a seat would probably do next in the same action, read from what it would answer. F9.15, F10.23"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.after_the_flood.data import TRADE
from engine.core.decision import Move, counts_of


class Given(NamedTuple):
    """A piece given for another: in an area, or nowhere if a tool is made of metal."""

    given: str
    received: str
    area: str


TOOL_MADE = Given("metal", "tool", "")


def pieces_in(then: Iterable[Move], kind: str) -> dict[str, int]:
    """Find the pieces with which a question of some kind is answered."""
    answers = (move.answer for move in then if move.kind == kind)
    return next((counts_of(answer) for answer in answers if isinstance(answer, tuple)), {})


def armies_paid(then: Sequence[Move], bought: Mapping[str, int]) -> tuple[dict[str, int], str]:
    """Give what armies and their equipment would take together, and for which of the two. F10.8, F10.10"""
    equipment = pieces_in(then, "empire.equip")
    paid = {kind: bought.get(kind, 0) + equipment.get(kind, 0) for kind in {*bought, *equipment}}
    if not bought:
        return paid, "equipment"
    return paid, "both" if equipment else "armies"


def areas_in(then: Iterable[Move], kind: str) -> list[str]:
    """Give the areas or boxes with which the questions of some kind are answered."""
    return [str(move.answer) for move in then if move.kind == kind]


def swaps_in(hand: Mapping[str, int], then: Sequence[Move]) -> list[Given]:
    """Find the trades to come with what is in hand; where nothing is asked, only one piece can be given."""
    left, found = dict(hand), list[Given]()
    for n, move in enumerate(then):
        if move.kind != "trade" or move.answer == "done":
            continue
        swap = TOOL_MADE if move.answer == "tool" else _swap(left, str(move.answer), then[n + 1 :])
        if swap is None or left.get(swap.given, 0) < 1:
            break
        found.append(swap)
        left = after([swap], left)
    return found


def _swap(hand: Mapping[str, int], answer: str, then: Sequence[Move]) -> Given | None:
    area, _, received = answer.partition(".")
    if then and then[0].kind == "trade.give":
        return Given(str(then[0].answer), received, area)
    givable = [kind for kind in TRADE.get(received, ()) if hand.get(kind, 0)]
    return Given(givable[0], received, area) if len(givable) == 1 else None


def after(swaps: Iterable[Given], hand: Mapping[str, int]) -> dict[str, int]:
    """Give what is in hand after some trades; one that cannot be paid for is left out."""
    left = dict(hand)
    for swap in swaps:
        if left.get(swap.given, 0):
            left[swap.given] -= 1
            left[swap.received] = left.get(swap.received, 0) + 1
    return left
