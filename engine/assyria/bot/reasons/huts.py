"""What speaks for a hex where a new hut goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.assyria.bot.reasons.followed import agrees, fed_with_new
from engine.assyria.bot.reasons.goal import goal
from engine.assyria.bot.reasons.hungry import why_hungry
from engine.assyria.bot.reasons.planned import gains_of
from engine.assyria.bot.reasons.purchase import can_hold
from engine.assyria.bot.reasons.spare import why_spare
from engine.assyria.bot.reasons.swapped import staying
from engine.assyria.bot.reasons.with_a_hut import wells_with
from engine.assyria.bot.seen import Seen
from engine.assyria.bot.tally import huts_on_food, on_food
from engine.assyria.data import HEXES, HUT_VP, RIVERS
from engine.assyria.feeding import is_wild, most_fed, plan, unplayed
from engine.core.decision import Move, Text


def why_hut(seen: Seen, offered: Sequence[str], hex: str, *, left: int, then: Sequence[Move] = ()) -> Text | None:
    """The first reason that does not hold for every other hex as well; `left` huts are to be placed. A6.2"""
    fed = fed_with_new(seen, hex, left, then)
    further = [str(move.answer) for move in then if move.kind == "hut"]
    thirds = further if 1 + len(further) >= left else None
    for reason in _reasons(seen, offered, hex, left, fed, thirds):
        if (fed is None or agrees(seen, reason, hex, fed)) and not _holds_everywhere(seen, offered, hex, left, reason):
            return reason
    return None if _adds(seen, hex) else why_spare(seen, offered, hex, left, fed)


def _holds_everywhere(seen: Seen, offered: Sequence[str], hex: str, left: int, reason: Text) -> bool:
    """Say whether a reason explains nothing: of the other hexes those count that can be fed as well, or as little."""
    adds = _adds(seen, hex)
    rivals = [other for other in offered if other != hex and _adds(seen, other) == adds]
    theirs = ([_core(each) for each in _reasons(seen, offered, other, left)] for other in rivals)
    return bool(rivals) and all(_core(reason) in reasons for reasons in theirs)


def _core(reason: Text) -> Text:
    """What it says without what it adds for a site of a ziggurat."""
    return Text(reason.key, {name: value for name, value in reason.args.items() if name != "site"})


def _adds(seen: Seen, hex: str) -> bool:
    """Say whether one hut more can be fed with one there. A6.9"""
    return most_fed([*seen.me.settled, hex], seen.hand) > most_fed(seen.me.settled, seen.hand)


def _reasons(
    seen: Seen,
    offered: Sequence[str],
    hex: str,
    left: int,
    fed: frozenset[str] | None = None,
    thirds: Sequence[str] | None = None,
) -> Iterator[Text]:
    """A well, camels for something, food that would be lost, or points for long: the best one first.

    `fed` and `thirds` are the huts fed in the end and the other new ones, where the line tells.
    """
    adds = _adds(seen, hex)
    yield from wells_with(seen, hex, fed, thirds if adds and left > 1 else ())
    river = HEXES[hex].terrain in RIVERS
    camels = goal(seen, hex, left) if river else None
    if camels is not None:
        yield camels
    if not adds:
        yield from why_hungry(seen, offered, hex, left, fed)
    elif river:
        yield from filter(None, [_river(seen, hex, fed if left == 1 else None), _card(seen, hex)])
    else:
        yield from filter(None, [_card(seen, hex), _land(seen, hex)])


def _river(seen: Seen, hex: str, fed: frozenset[str] | None) -> Text | None:
    """Camels that come in although the Flood does, if these huts are fed in the end. A6.24, A9.1"""
    huts = seen.me.settled
    fed_then = staying(seen, [*huts, hex]) if fed is None else fed
    before, then = (seen.me.camels + gains_of(seen, some).camels for some in (staying(seen, huts), fed_then))
    if then <= before:
        return None
    if not seen.turns_left:
        return Text("reason-hut-end", {"camels": then})
    if seen.view.to_flood:
        return Text("reason-hut-river", {"camels": then})
    return Text("reason-hut-flood", {"more": then - before})


def _card(seen: Seen, hex: str) -> Text | None:
    """A symbol that is left on a card which is played anyway. A6.12"""
    settled = seen.me.settled
    cards = tuple(seen.hand)
    kept = [unplayed(huts_on_food(on_food(huts)), cards, seen.turn) for huts in (settled, [*settled, hex])]
    if kept[0] != kept[1]:
        return None
    meals = plan(settled, cards, lambda _: 1, seen.turn)
    own = [meal.card for meal in meals if not is_wild(meal.card) and HEXES[meal.hexes[0]].food == HEXES[hex].food]
    site = bool(seen.me.bases and seen.turns_left) and can_hold(seen, hex)
    return Text("reason-hut-card", {"card": own[-1], "site": site}) if len(own) == 1 else None


def _land(seen: Seen, hex: str) -> Text | None:
    """Points for as long as it is fed. A6.25"""
    turns = seen.turns_left + 1
    vp = HUT_VP[HEXES[hex].terrain]
    if turns == 1:
        return Text("reason-hut-last") if vp > 1 else None
    if vp > 1:
        return Text("reason-hut-between", {"vp": vp * turns, "turns": turns})
    if seen.me.bases and can_hold(seen, hex):
        return Text("reason-hut-outside", {"vp": vp * turns, "turns": turns})
    return Text("reason-hut-stays", {"vp": vp * turns, "turns": turns})
