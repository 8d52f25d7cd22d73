"""Which huts are fed in the end if a line of answers is given; the forced ones, which it leaves out, are filled in."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.planned import feeds_as_planned, gains_of
from engine.assyria.bot.seen import Seen
from engine.assyria.feeding import are_alike, feedable, is_foregone, matching, symbols
from engine.assyria.supply import PLAN
from engine.core.decision import Answer, Move, Text

FEEDING = ("feed", "feed.huts")
"""The questions of feeding. A13.6"""
FED, STARVED = ("third_hex", "further_hexes", "to_hex", "hexes"), ("starved_hexes", "other_hex")
"""What a reason for a hut calls the hexes of others that it counts on, and of those that it gives up."""
REACHING = {f"reason-hut-{what}" for what in ("tile", "goal", "river", "end", "camels")}
"""The reasons that say how many camels one reaches."""


def fed_with_new(seen: Seen, hex: str, left: int, then: Sequence[Move]) -> frozenset[str] | None:
    """The huts fed in the end with a new one, and with those placed after it; None where the line does not tell."""
    further = [str(move.answer) for move in then if move.kind == "hut"]
    if 1 + len(further) < left:
        return None
    return fed_along(seen, [*seen.me.settled, hex, *further], seen.hand, then, frozenset())


def fed_along(
    seen: Seen, unfed: Sequence[str], cards: Sequence[str], then: Sequence[Move], fed: frozenset[str]
) -> frozenset[str] | None:
    """The huts fed in the end, those that are fed already included. A6.13"""
    hand, hungry = [*cards], [*unfed]
    answers = [move for move in then if move.kind in FEEDING]
    while any(matching(card, hungry) for card in hand):
        card = _card(hungry, hand, answers)
        if card == PLAN:
            return fed | feeds_as_planned(seen, hungry, hand, fed)
        huts = None if card is None else _huts(card, hungry, hand, answers)
        if card is None or huts is None:
            return None
        fed |= {*huts}
        hungry = [hex for hex in hungry if hex not in huts]
        hand.remove(card)
    return fed


def _card(hungry: Sequence[str], hand: Sequence[str], answers: list[Move]) -> str | None:
    """The next card: the only one that fits, or the one of the line; the plan where nothing depends on it."""
    usable = {card for card in hand if matching(card, hungry)}
    if is_foregone(hungry, hand, sacrifice=False):
        return PLAN
    answer = usable.pop() if len(usable) == 1 else _next("feed", answers)
    return str(answer) if answer == PLAN or answer in hand else None


def _huts(card: str, hungry: Sequence[str], hand: Sequence[str], answers: list[Move]) -> list[str] | None:
    """The huts it feeds: all that it may, any of them where they are alike, or those of the line. A6.11"""
    huts = feedable(card, hungry, hand, sacrifice=False)
    count = min(symbols(card), len(huts))
    if count == len(huts) or are_alike(card, hungry, hand, sacrifice=False):
        return huts[:count]
    answer = _next("feed.huts", answers)
    chosen = [hex for hex in huts if isinstance(answer, tuple) and hex in answer]
    return chosen if len(chosen) == count else None


def _next(kind: str, answers: list[Move]) -> Answer | None:
    """The next answer of the line, if it is one to that question."""
    return answers.pop(0).answer if answers and answers[0].kind == kind else None


def agrees(seen: Seen, reason: Text, hex: str, fed: frozenset[str]) -> bool:
    """Say whether what a reason for a new hut counts on is so if these huts are fed in the end."""
    counted, starved = ({each for name in names for each in _hexes(reason, name)} for names in (FED, STARVED))
    if not counted <= fed or starved & fed:
        return False
    if reason.key in REACHING and seen.me.camels + gains_of(seen, fed).camels < int(str(reason.args["camels"])):
        return False
    return hex in fed or "to_hex" in reason.args


def _hexes(reason: Text, name: str) -> list[str]:
    found = reason.args.get(name, [])
    return [str(each) for each in found] if isinstance(found, list | tuple) else [str(found)]
