"""What is rare but allowed breaks no law."""

from __future__ import annotations

from tests.rules.mesopotamia.broken import table
from tests.rules.mesopotamia.table import GAME, Table, rule


@rule("MI1", "MI5", "MI6", "MI8", "MI11", "MI15", "MI16", "MI18")
def test_figures_may_run_out_and_tracks_be_full() -> None:
    t = Table("babylonian", "sumerian").squares(population={0: 10, 1: 9}, event={0: 10})
    t.ziggurat(0, "white", "silver", "black", "black", "white", "silver")
    for unit, count in (("spearman", 3), ("archer", 3), ("horseman", 2), ("chariot", 2), ("ram", 2)):
        t.put(0, unit, "r08", count)
    t.ship(0, "n25", "n31", "n40").settle(0, "r08", "r20", "r03").wall(0, "r08", "r20", "r03")
    for region, card, option in (("r07", "ev1", 1), ("r10", "ev13", 2), ("r13", "ev24", 1)):
        t.active(0, region, card, option, die=6)
    t.level(0, **dict.fromkeys(("explore", "build", "research", "gather", "war", "growth"), 4)).hold(0, stone=99)
    GAME.check(t.turn(0).state)


@rule("MI16", "M7.4")
def test_rival_ships_may_meet_before_the_combat_phase() -> None:
    t = Table().ship(0, "n25").ship(1, "n31").turn(0).answers("explore.pawn", "ship.n25", "n31")
    assert sorted(t.state.ships["n31"]) == [0, 1]
    t.check()


@rule("MI14")
def test_all_five_gardens_may_stand_in_the_round_that_ends_the_game() -> None:
    GAME.check(table().gardens("hg1a", "hg2b", "hg3a", "hg4a", "hg5a", built=(0, 1, 2, 0, 1)).turn(0).state)
