import pytest

from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

SITES = ("b5", "d5", "f6", "h6")


@rule("A10.1")
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_match_ends_after_turn_8_only(turn: int) -> None:
    t = Table(turn=turn)
    t.end_turn()
    assert t.over == (turn == 8)


@rule("A10.1")
def test_camels_and_plows_of_the_last_flood_count() -> None:
    t = Table(turn=8)
    t.camels(RED, 1)
    t.assur(RED, middle=1, lower=3)
    t.end_turn()
    assert t.over
    (scored,) = [event for event in walk.told(t, "FinalScored") if event.seat == RED]
    assert (scored.tiles_vp, scored.plow_vp, scored.camels_vp) == (0, 1, 2)


@rule("A10.1")
def test_the_last_flood_scores_assur_and_offerings() -> None:
    t = Table(turn=8)
    t.expansion(2, 3, 4)
    t.ziggurat(RED, "b5")
    t.offering(RED, 7)
    t.assur(BLUE, upper=1)
    t.end_turn()
    assert t.vp_of(RED) == 4 + 1
    assert t.vp_of(BLUE) == 2 + 3 + 4 + 4 + 1


@rule("A10.2")
@pytest.mark.parametrize("levels", [(), (1,), (2,), (3,), (3, 2, 1), (3, 3, 3, 3)])
def test_every_tile_scores_one(levels: tuple[int, ...]) -> None:
    t = Table(turn=8)
    for site, level in zip(SITES, levels, strict=False):
        t.ziggurat(RED, site, level=level)
    t.final()
    assert t.vp_of(RED) == sum(levels)
    assert t.vp_of(BLUE) == 0


@rule("A10.3")
def test_a_plow_scores_one() -> None:
    t = Table(turn=8)
    t.cards(RED, "plow")
    t.vp(BLUE, 20)
    t.final()
    assert [t.vp_of(seat) for seat in (RED, BLUE)] == [1, 20]


@rule("A10.4")
@pytest.mark.parametrize("camels", range(11))
def test_two_camels_score_one_rounded_down(camels: int) -> None:
    t = Table(turn=8)
    t.camels(GREEN, camels)
    t.final()
    assert t.vp_of(GREEN) == camels // 2


@rule("A10.5")
def test_food_huts_and_wells_score_nothing() -> None:
    t = Table(turn=8)
    t.cards(RED, "joker", "joker", "date3", "grape1")
    t.put(RED, "c3", "c4", "b3", "b6", "c6", "c7")
    t.well("b6-c6-c7")
    t.final()
    assert t.vp_of(RED) == 0


@rule("A10.2", "A10.3", "A10.4", "AX38")
def test_ax38_the_final_scoring() -> None:
    t = Table(turn=8)
    t.ziggurat(RED, "b5", level=3).ziggurat(RED, "d5", level=2).ziggurat(RED, "f6", level=1)
    t.cards(RED, "plow")
    t.camels(RED, 5)
    t.final()
    assert t.vp_of(RED) == 9
    (scored,) = [event for event in walk.told(t, "FinalScored") if event.seat == RED]
    assert (scored.tiles_vp, scored.plow_vp, scored.camels_vp) == (6, 1, 2)


@rule("A10.6", "AX38")
def test_ax38_two_players_at_101_share_the_victory() -> None:
    t = Table(turn=8)
    t.vp(RED, 90).vp(BLUE, 101).vp(GREEN, 101).vp(YELLOW, 12)
    t.final()
    assert t.over
    assert sorted(t.winners) == [BLUE, GREEN]
    assert [sorted(seats) for seats in t.ranking] == [[BLUE, GREEN], [RED], [YELLOW]]
    (ended,) = walk.told(t, "MatchEnded")
    assert (list(ended.vp_per_seat), ended.ending) == ([90, 101, 101, 12], "shared")


@rule("A10.6")
def test_the_highest_score_wins() -> None:
    t = Table(turn=8, order=(BLUE, RED, GREEN, YELLOW))
    t.vp(RED, 88).vp(BLUE, 87).vp(GREEN, 100).vp(YELLOW, 99)
    t.final()
    assert t.winners == [GREEN]
    assert t.ranking == [[GREEN], [YELLOW], [RED], [BLUE]]
    (ended,) = walk.told(t, "MatchEnded")
    assert ended.ending == "points"


@rule("A10.6")
def test_the_final_scoring_decides() -> None:
    t = Table(turn=8)
    t.vp(RED, 50).vp(BLUE, 49)
    t.ziggurat(BLUE, "b5", level=2)
    t.final()
    assert t.winners == [BLUE]


@rule("A10.6")
def test_nothing_breaks_a_tie() -> None:
    t = Table(turn=8, order=(YELLOW, GREEN, BLUE, RED))
    t.vp(RED, 60).vp(BLUE, 58).vp(GREEN, 60)
    t.ziggurat(BLUE, "b5", level=2)
    t.camels(GREEN, 1)
    t.cards(RED, "joker")
    t.put(GREEN, "c3", "c4")
    t.final()
    assert sorted(t.winners) == [RED, BLUE, GREEN]


@rule("A10.6")
def test_all_may_share() -> None:
    t = Table(players=2, turn=8, order=(BLUE, RED))
    t.vp(RED, 40).vp(BLUE, 40)
    t.final()
    assert sorted(t.winners) == [RED, BLUE]


@rule("A10.2", "AX37")
def test_ax37_a_centre_of_turn_1_is_worth_eight() -> None:
    def tile_points(extended: bool) -> int:
        t = Table(players=2, order=(RED, BLUE))
        t.ziggurat(RED, "b5")
        t.camels(RED, 3)
        t.act(RED)
        if extended:
            t.extend("b5")
        events = walk.defaults_until(t, lambda t: t.over)
        prestige = [event for event in walk.of_kind(events, "PrestigeScored") if event.seat == RED]
        (final,) = [event for event in walk.of_kind(events, "FinalScored") if event.seat == RED]
        assert len(prestige) == 7
        return sum(int(event.tiles_vp) for event in [*prestige, final])

    assert tile_points(extended=False) == 8
    assert tile_points(extended=True) == 16
