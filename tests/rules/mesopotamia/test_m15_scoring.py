import pytest

from engine.mesopotamia.events.scoring import MatchEnded
from tests.rules.mesopotamia.layout import Layout, rule

FOUR = ("babylonian", "sumerian", "akkadian", "elamite")


def result(t: Layout) -> MatchEnded:
    (ended,) = t.told("MatchEnded")
    assert isinstance(ended, MatchEnded)
    return ended


@rule("M15.7", "M15.8")
@pytest.mark.parametrize(
    ("piles", "points"),
    [
        ([[0, 1, 2, 3]], [9, 6, 3, 0]),
        ([[3, 2], [1], [0]], [9, 6, 0, 3]),
        ([[3], [], [2, 1, 0]], [3, 6, 9, 0]),
        ([[], [0], [1], [], [3, 2]], [0, 3, 6, 9]),
    ],
)
@pytest.mark.parametrize("track", ["event", "population"])
def test_the_first_three_seals_of_a_track_score(track: str, piles: list[list[int]], points: list[int]) -> None:
    t = Layout(*FOUR)
    if track == "event":
        t.event_track(*piles)
    else:
        t.population(*piles)
    t.scored()
    scored = [t.points(seat) for seat in range(4)]
    assert [each.event_vp if track == "event" else each.population_vp for each in scored] == points


@rule("M15.8")
@pytest.mark.parametrize(("empires", "points"), [(2, [9, 6]), (3, [9, 6, 3]), (4, [9, 6, 3, 0]), (5, [9, 6, 3, 0, 0])])
def test_places_by_number_of_empires(empires: int, points: list[int]) -> None:
    t = Layout(*(*FOUR, "assyrian")[:empires]).scored()
    assert [t.points(seat).event_vp for seat in range(empires)] == points
    assert [t.points(seat).population_vp for seat in range(empires)] == points


@rule("M15.7")
def test_own_gardens_tiles_score() -> None:
    t = Layout().gardens("hg1a", "hg2b", "hg3c", "hg4a", built=[0, 1, 0]).scored()
    assert (t.points(0).gardens_vp, t.points(1).gardens_vp) == (3 + 5, 4)


@rule("M15.7")
def test_trade_tokens_score_for_the_owner_of_the_amphora() -> None:
    t = Layout().trade("t20", 1, 0).trade("t08", 1, 0).trade("t01", 1, 0).trade("t17", 2, 1).trade("t18", 3).scored()
    assert (t.points(0).trade_vp, t.points(1).trade_vp) == (4 + 1, 3)


@rule("M15.7")
def test_tokens_score_for_whoever_controls_the_region() -> None:
    t = Layout().scoring_token("r08", "ev2").scoring_token("r14", "ev18", 1).scoring_token("r13", "ev25", 1)
    t.scoring_token("r31", "ev15").settle(0, "r08").put(0, "archer", "r14").put(1, "ram", "r13").scored()
    assert (t.points(0).tokens_vp, t.points(1).tokens_vp) == (2 + 3, 2)


@rule("M15.7")
def test_active_and_hidden_events_score_nothing() -> None:
    """EV6 is worth 2 points as a token that scores, but its first option is one of six rounds."""
    t = Layout().active(0, "r08", "ev6", 1).settle(0, "r08", "r14").hide("r14").scored()
    assert t.points(0).tokens_vp == 0


@rule("M15.7")
@pytest.mark.parametrize("settlements", [0, 1, 3])
def test_each_own_settlement_scores(settlements: int) -> None:
    t = Layout().settle(0, *("r08", "r14", "r31")[:settlements]).settle(1, "r20").scored()
    assert (t.points(0).settlements_vp, t.points(1).settlements_vp) == (settlements, 1)


@rule("M15.7")
def test_fulfilled_quests_score() -> None:
    t = Layout().quests(0, "q3", "q4").quests(1, "q1").squares({0: 7}).hold(0, food=1).scored()
    assert (t.points(0).quests_vp, t.points(1).quests_vp) == (2, 0)


@rule("M15.7")
def test_occupied_regions_score_except_the_own_start_region() -> None:
    t = Layout().put(0, "spearman", "r01").put(0, "archer", "r08").put(0, "ram", "r09").settle(0, "r20").ship(0, "n40")
    t.wall(0, "r10").put(1, "archer", "r02").scored()
    assert (t.points(0).regions_vp, t.points(1).regions_vp) == (3, 0)


@rule("M15.7")
def test_the_score_is_the_sum_of_all_sources() -> None:
    t = Layout().gardens("hg1a", "hg2b", built=[0]).trade("t20", 1, 0).scoring_token("r08", "ev2").settle(0, "r08")
    t.put(0, "archer", "r14", 2).quests(0, "q4").hold(0, clay=1).squares(event={0: 7}).scored()
    points = t.points(0)
    assert points.vp == 9 + 9 + 3 + 4 + 2 + 1 + 2 + 2
    assert result(t).vp_per_seat == [32, 12]


@rule("M15.9")
def test_a_region_with_an_own_settlement_gives_two_points() -> None:
    t = Layout().settle(0, "r08").put(0, "archer", "r08", 3).put(0, "ram", "r08").put(1, "archer", "r14", 3).scored()
    assert (t.points(0).settlements_vp, t.points(0).regions_vp) == (1, 1)
    assert (t.points(1).settlements_vp, t.points(1).regions_vp) == (0, 1)


@rule("M15.10")
@pytest.mark.parametrize("region", ["r23", "r05"])
def test_blocked_regions_and_unused_start_regions_count_as_occupied(region: str) -> None:
    t = Layout().block("r23").put(0, "archer", region).scored()
    assert t.points(0).regions_vp == 1


@rule("M15.11")
@pytest.mark.parametrize("better", [0, 1, 2])
def test_the_highest_total_wins(better: int) -> None:
    t = Layout("babylonian", "sumerian", "akkadian").population([2], [1], [0]).event_track([2, 1, 0])
    for region in ("r08", "r14", "r20"):
        t.settle(better, region)
    for region in ("r07", "r09", "r10", "r12", "r13", "r15", "r16"):
        t.put(better, "ram", region)
    t.scored()
    assert result(t).seats[0] == better
    totals = [t.points(seat).vp for seat in range(3)]
    assert result(t).vp_per_seat == totals
    assert result(t).seats == sorted(range(3), key=lambda seat: -totals[seat])
    assert result(t).ending == "points"


@rule("M15.11")
@pytest.mark.parametrize(("population", "winner"), [([[1], [0]], 0), ([[0], [1]], 1), ([[1, 0]], 1), ([[0, 1]], 0)])
def test_a_tie_goes_to_whoever_is_ahead_on_the_population_track(population: list[list[int]], winner: int) -> None:
    t = Layout().population(*population).event_track([1 - winner, winner]).scored()
    assert (t.points(0).vp, t.points(1).vp) == (15, 15)
    assert result(t).seats == [winner, 1 - winner]
    assert result(t).ending == "population"


@rule("M15.11")
def test_ties_behind_the_winner_go_by_the_population_track_too() -> None:
    t = Layout("babylonian", "sumerian", "akkadian").population([2, 1], [], [0]).event_track([1, 2], [], [0]).scored()
    assert [t.points(seat).vp for seat in range(3)] == [18, 9, 9]
    assert result(t).seats == [0, 2, 1]
