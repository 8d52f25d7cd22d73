"""What must add up over a whole combat or a whole match: Phalanxes, and the parts of a score."""

from __future__ import annotations

import pytest

from engine.mesopotamia.events.scoring import Scored
from tests.rules.mesopotamia.commands import told
from tests.rules.mesopotamia.table import Table, rule

BIDS = [
    ((5, 2, 1), (3, 3, 0)),
    ((2, 0, 0), (2, 0, 0)),
    ((0, 0, 8), (5, 0, 1)),
    ((1, 3, 4), (6, 0, 0)),
    ((1, 0, 0), (0, 0, 0)),
]


@rule("MI3", "M16.15", "M16.16", "M16.18", "M16.19")
@pytest.mark.parametrize("bids", BIDS)
@pytest.mark.parametrize("ship", [False, True])
def test_phalanxes_of_a_combat_come_back_by_half_where_a_row_is_lost_and_are_spent_else(
    bids: tuple[tuple[int, ...], tuple[int, ...]], ship: bool
) -> None:
    t = Table().put(0, "archer", "r31").put(1, "spearman", "r31").hold(0, phalanx=8).hold(1, phalanx=6)
    if ship:
        t.ship(0, "n31")
    t.combat()
    for seat, bid in enumerate(bids):
        rows = zip(("force", "tactics", "mobility"), bid, strict=True)
        t.answer(tuple(f"{row}:{count}" for row, count in rows if count), seat)
    t.until("action")
    for seat, (own, other) in enumerate((bids, bids[::-1])):
        back = sum(mine // 2 for mine, theirs in zip(own, other, strict=True) if mine < theirs)
        before = (8, 6)[seat] + (1 if ship and seat == 0 else 0)
        assert t.held(seat, "phalanx") == before - sum(own) + back


@rule("MI26", "M15.7", "M15.8")
@pytest.mark.parametrize("empires", [2, 3, 4])
def test_the_score_is_the_sum_of_its_eight_parts(empires: int) -> None:
    t = Table(*("babylonian", "sumerian", "akkadian", "elamite")[:empires]).settle(0, "r31").trade("t10", owner=1)
    t.put(1, "spearman", "r10").scoring_token("r15", "ev12").put(1, "archer", "r15").gardens("hg1a", "hg2a", built=(0,))
    t.last_round().end_of_round()
    assert t.over
    scores = told(t, Scored)
    for score in scores:
        parts = (score.event_vp, score.population_vp, score.gardens_vp, score.trade_vp)
        assert sum(parts) + score.tokens_vp + score.settlements_vp + score.quests_vp + score.regions_vp == score.vp
    for track in ("event_vp", "population_vp"):
        assert sorted((getattr(score, track) for score in scores), reverse=True) == [9, 6, 3, 0][:empires]
    assert t.state.result is not None
    assert t.state.result.scores == [score.vp for score in sorted(scores, key=lambda score: score.seat)]
