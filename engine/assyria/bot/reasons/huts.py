"""What speaks for a hex where a new hut goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.assyria.bot.reasons.followed import agrees, fed_with_new
from engine.assyria.bot.reasons.goal import goal
from engine.assyria.bot.reasons.hungry import feeds_together, why_hungry
from engine.assyria.bot.reasons.planned import gains_of
from engine.assyria.bot.reasons.spare import why_spare
from engine.assyria.bot.reasons.swapped import staying
from engine.assyria.bot.seen import Seen
from engine.assyria.bot.tally import huts_on_food, on_food
from engine.assyria.data import HEXES, HUT_VP, RIVERS, WELL_VP, corners_at, hexes_of
from engine.assyria.feeding import is_wild, most_fed, plan, unplayed
from engine.core.decision import Move, Text


def why_hut(seen: Seen, offered: Sequence[str], hex: str, *, left: int, then: Sequence[Move] = ()) -> Text | None:
    """The first reason that does not hold for every other hex as well; `left` huts are to be placed. A6.2"""
    fed = fed_with_new(seen, hex, left, then)
    for reason in _reasons(seen, offered, hex, left, fed):
        if (fed is None or agrees(seen, reason, hex, fed)) and not _holds_everywhere(seen, offered, hex, left, reason):
            return reason
    return None if _adds(seen, hex) else why_spare(seen, offered, hex, left, fed)


def _holds_everywhere(seen: Seen, offered: Sequence[str], hex: str, left: int, reason: Text) -> bool:
    """Say whether a reason explains nothing: of the other hexes those count that can be fed as well, or as little."""
    adds = _adds(seen, hex)
    rivals = [other for other in offered if other != hex and _adds(seen, other) == adds]
    return bool(rivals) and all(reason in _reasons(seen, offered, other, left) for other in rivals)


def _adds(seen: Seen, hex: str) -> bool:
    """Say whether one hut more can be fed with one there. A6.9"""
    return most_fed([*seen.me.settled, hex], seen.hand) > most_fed(seen.me.settled, seen.hand)


def _reasons(
    seen: Seen, offered: Sequence[str], hex: str, left: int, fed: frozenset[str] | None = None
) -> Iterator[Text]:
    """A well, camels for something, food that would be lost, or points for long: the best one first."""
    huts = [*seen.me.settled, hex]
    adds = _adds(seen, hex)
    found = [_well(seen, hex, huts)]
    if adds and left > 1:
        found.append(_half_a_well(seen, hex, huts))
    yield from filter(None, found)
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


def _corners(seen: Seen, hex: str) -> list[str]:
    """The corners of a hex where nobody has built a well. A6.20"""
    return [corner for corner in corners_at(seen.players)[hex] if corner not in seen.view.wells]


def _well(seen: Seen, hex: str, huts: Sequence[str]) -> Text | None:
    """The third hut around a corner. A6.18"""
    around = [corner for corner in _corners(seen, hex) if {*hexes_of(corner)} <= {*huts}]
    around = [corner for corner in around if feeds_together(seen, huts, hexes_of(corner))]
    if len(around) > 1 and not feeds_together(seen, huts, [each for corner in around for each in hexes_of(corner)]):
        around = around[:1]
    wells = min(len(around), seen.view.wells_left)
    if not wells:
        return None
    others = sorted({other for corner in around[:wells] for other in hexes_of(corner)} - {hex})
    vp = WELL_VP[seen.view.reign - 1] * wells
    return Text("reason-hut-well", {"hexes": others, "wells": wells, "vp": vp})


def _half_a_well(seen: Seen, hex: str, huts: Sequence[str]) -> Text | None:
    """The second one, if a third can be placed and fed in this turn."""
    if not seen.view.wells_left:
        return None
    fed = most_fed(seen.me.settled, seen.hand)
    for corner in _corners(seen, hex):
        third = [other for other in hexes_of(corner) if other not in huts]
        if len(third) != 1 or not seen.is_empty(third[0]):
            continue
        all_three = [*huts, *third]
        if most_fed(all_three, seen.hand) == fed + 2 and feeds_together(seen, all_three, hexes_of(corner)):
            return Text("reason-hut-half", {"third_hex": third[0], "vp": WELL_VP[seen.view.reign - 1]})
    return None


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
    return Text("reason-hut-card", {"card": own[-1]}) if len(own) == 1 else None


def _land(seen: Seen, hex: str) -> Text | None:
    """Points for as long as it is fed. A6.25"""
    turns = seen.turns_left + 1
    vp = HUT_VP[HEXES[hex].terrain]
    if turns == 1:
        return Text("reason-hut-last") if vp > 1 else None
    if vp > 1:
        return Text("reason-hut-between", {"vp": vp * turns, "turns": turns})
    if seen.me.bases and not any(hex in hexes_of(corner) for corner in seen.view.wells):
        return Text("reason-hut-outside", {"vp": vp * turns, "turns": turns})
    return Text("reason-hut-stays", {"vp": vp * turns, "turns": turns})
