"""A9.2-A9.13 and A11.6: Assur at the Flood, ranks and gifts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.data import BONUS, DIGNITARIES
from engine.assyria.events import AssurScored, CamelsGiven, PlowGiven, UpperRewarded
from engine.assyria.state import AssyriaState
from engine.core.decision import Seat
from engine.core.game import Ctx

TWO = 2


def influence(assur: dict[str, list[Seat]], seat: Seat) -> int:
    """A9.2"""
    return sum(dignitary.influence * assur[dignitary.id].count(seat) for dignitary in DIGNITARIES.values())


def ranking(assur: dict[str, list[Seat]]) -> list[Seat]:
    """The players with a hut in Assur, best first: influence, then huts, then the highest hut. A9.3, A9.4"""
    slots = [seat for dignitary in DIGNITARIES for seat in assur[dignitary]]  # from the highest down
    present = dict.fromkeys(slots)
    return sorted(present, key=lambda seat: (-influence(assur, seat), -slots.count(seat), slots.index(seat)))


def tie_break(assur: dict[str, list[Seat]], seat: Seat) -> tuple[str, list[Seat]]:
    """What puts a player ahead of the next in rank if their influence is equal, and of whom else it does. A9.3"""
    ranked = ranking(assur)
    huts = {each: sum(there.count(each) for there in assur.values()) for each in ranked}
    equal = [each for each in ranked[ranked.index(seat) + 1 :] if influence(assur, each) == influence(assur, seat)]
    why = {each: "huts" if huts[seat] > huts[each] else "highest" for each in equal}
    tie = why[equal[0]] if equal else ""
    return tie, [each for each in equal if why[each] == tie]


def tie_lost(assur: dict[str, list[Seat]], seat: Seat) -> str:
    """What puts the next above a player in rank if their influence is equal: the player's huts are fewer, or lower.

    >>> tie_lost({"upper": [], "middle": [0, 1], "lower": []}, 1)
    'lower'
    """
    ranked = ranking(assur)
    above = ranked[: ranked.index(seat)][-1:]
    return {"huts": "fewer", "highest": "lower", "": ""}[tie_break(assur, above[0])[0]] if above else ""


def payouts(cards: Sequence[int], ranked: int, players: int, reign: int) -> list[int]:
    """The points of each rank, the first player's first. A9.6, A11.6

    >>> payouts([3, 2, 4, 4], 4, 4, 2), payouts([4, 3], 3, 3, 1), payouts([3, 3, 4], 2, 2, 2)
    ([13, 9, 5, 2], [7, 3, 0], [10, 3])
    """
    if players == TWO:
        second = 0 if reign == 1 else min(cards, default=0)
        return [sum(cards), second][:ranked]
    lowest_first = sorted(cards)
    return [sum(lowest_first[: max(0, len(lowest_first) - rank)]) for rank in range(ranked)]


def paying(expansion: Sequence[int], bonus: bool) -> list[int]:
    """The values of the cards that pay the ranks. A9.5, A9.15"""
    return [*expansion, BONUS.value] if bonus else [*expansion]


def score_ranks(s: AssyriaState, ctx: Ctx) -> None:
    """Pay the ranks and remove the cards. A9.5-A9.7"""
    ranked = ranking(s.assur)
    points = payouts(paying(s.expansion, s.bonus), len(ranked), s.seats, s.reign)
    for rank, (seat, vp) in enumerate(zip(ranked, points, strict=True), 1):
        s.players[seat].assur_vp += vp
        ctx.emit(AssurScored(seat, rank, influence(s.assur, seat), vp))
    s.removed += s.expansion
    s.expansion = []
    s.bonus = False


def give_gifts(s: AssyriaState, ctx: Ctx) -> None:
    """Every dignitary thanks those who came, then the huts go home. A9.9-A9.13"""
    for dignitary in DIGNITARIES.values():
        there = s.assur[dignitary.id]
        for seat in [seat for seat in s.order if seat in there]:
            huts, player = there.count(seat), s.players[seat]
            if dignitary.gift == "vp":
                vp = dignitary.vp_by_huts[huts]
                player.upper_vp += vp
                ctx.emit(UpperRewarded(seat, huts, vp))
            elif dignitary.gift == "camels":
                ctx.emit(CamelsGiven(seat, player.gain_camels(huts)))
            elif not player.plow:
                s.give_plow(seat)
                ctx.emit(PlowGiven(seat))
    for dignitary in DIGNITARIES.values():
        for seat in s.assur[dignitary.id]:
            s.players[seat].huts += 1
        s.assur[dignitary.id] = []
