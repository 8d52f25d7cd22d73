"""What a post tells besides the news, and what the final post leaves out or counts."""

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from engine.assyria import events as assyria
from render.games.after_the_flood.recap import FOLDING
from render.games.assyria.recap import FOLDING as ASSYRIA
from render.story.recap import actions, last_turn, post_recap
from render.story.told import BEYOND, ROOM
from render.text.words import Words
from tests.render.wording import NAMES, Press, table_words

KEY = GAME.key
A, _, C = range(3)
ADA = "🔴 **Ada**"


@pytest.fixture
def english() -> Words:
    return table_words(KEY, "en")


def test_what_earlier_posts_have_told_comes_first_in_small_print(english: Words) -> None:
    earlier = [Press([e.CityBuilt(seat, area)]) for seat, area in ((A, "ur"), (C, "umma"), (A, "uruk"), (C, "nippur"))]
    news = [Press([e.Passed(A, {"tool": 1}, 3)])]
    assert post_recap(english, FOLDING, earlier, news, NAMES) == [
        "-# 🟢 Chloe builds a city in Umma.",
        "-# 🔴 Ada builds a city in Uruk.",
        "-# 🟢 Chloe builds a city in Nippur.",
        f"{ADA} passes and bids 3 (1 tool).",
    ]


def test_news_leave_less_room_for_what_was_told_before(english: Words) -> None:
    earlier = [Press([e.CityBuilt(n % 2, "ur")]) for n in range(5)]
    for count, small in ((0, 3), (5, 3), (7, 1), (8, 0), (12, 0)):
        news = [Press([e.CityBuilt(n % 3, "ur")]) for n in range(count)]
        told = post_recap(english, FOLDING, earlier, news, NAMES)
        assert len(told) <= 8
        assert sum(line.startswith("-# ") for line in told) == small


def test_actions_are_counted_as_they_are_told() -> None:
    passed = [e.Passed(A, {}, 0), e.Passed(C, {}, 0)]
    fight = [e.AttackDeclared(C, "ur", A, 2), e.Rolled(C, "ur", 2, 2, 4, 7, False), e.AttackCalledOff(C, "ur")]
    assert actions(FOLDING, [Press([event]) for event in (e.TurnBegan(1, 2500), *fight, *passed)]) == 3


def test_small_print_tells_again_what_hit_those_who_are_pinged(english: Words) -> None:
    destroyed = [Press([e.CityDestroyed(C, area, A, 2)]) for area in ("ur", "umma")]
    earlier = [destroyed[0], *(Press([e.CityBuilt(n % 2, "ur")]) for n in range(9)), destroyed[1]]
    news = [Press([e.CityBuilt(n % 3, "ur")]) for n in range(8)]
    told = post_recap(english, FOLDING, earlier, news, NAMES, [A])
    small = [f"-# 🟢 Chloe destroys **Ada**'s city in {area}." for area in ("Ur", "Umma")]
    assert [line for line in told if line.startswith("-# ")] == small
    assert not any(line.startswith("-# ") for line in post_recap(english, FOLDING, earlier, news, NAMES, [C]))


def test_what_hit_somebody_is_told_whoever_is_pinged(english: Words) -> None:
    fights = [Press([e.CityDestroyed(1 + n % 2, "ur", 2 - n % 2, 2)]) for n in range(12)]
    news = [Press([e.CityDestroyed(C, "umma", A, 2)]), *fights]
    assert post_recap(english, FOLDING, [], news, NAMES, [A]) == [
        "🟢 **Chloe** destroys **Ada**'s city in Umma and **Bilal**'s city in Ur 6 times.",
        "🟪 **Bilal** destroys **Chloe**'s city in Ur 6 times.",
    ]


def test_the_end_tells_a_handful_of_the_last_turn_and_no_points(english: Words) -> None:
    before = [e.CityDestroyed(C, "ur", A, 2), *(e.CityBuilt(n % 3, "ur") for n in range(9))]
    last = [
        e.CityDestroyed(C, "umma", A, 2),
        e.Passed(A, {}, 0),
        *(e.CityExpanded(n % 3, "ur", [], 4) for n in range(9)),
    ]
    ended = [e.TurnEnded(5, [12, 8, 7]), e.MatchEnded([0, 1, 2], [12, 8, 7], "points")]
    began = [e.TurnBegan(5, 1200), e.Collected([5] * 3, [3] * 3, [8] * 3)]
    told = last_turn(english, FOLDING, [Press([*before, *began, *last, *ended])], NAMES)
    assert len(told) == 6
    assert told[0] == "🟢 **Chloe** destroys **Ada**'s city in Umma."
    assert not [line for line in told if "more" in line or "passes" in line or "Turn 5" in line or "Final" in line]
    assert last_turn(english, FOLDING, [Press([last[1], *ended])], NAMES) == [f"{ADA} passes without a bid."]


def test_the_end_tells_whatever_was_done_to_somebody_in_the_last_turn(english: Words) -> None:
    areas = ("ur", "umma", "uruk", "eridu", "lagash", "nippur", "sippar", "babylon")
    leads = [e.WorkersPlaced(n % 3, "grain", 1, area, [(n + 1) % 3]) for n, area in enumerate(areas)]
    points = [e.CityExpanded(n % 3, "ur", [], 4) for n in range(9)]
    hit = [Press([event]) for event in (*leads, e.CityDestroyed(C, "ur", A, 2))]
    told = last_turn(english, FOLDING, [*hit, *(Press([event]) for event in points)], NAMES)
    for area in areas:
        assert any(area.capitalize() in line for line in told), area


def test_of_a_flood_told_again_all_points_are_told_or_none() -> None:
    flood = [
        *(assyria.Inundated(1, [1, 0], ["b4"], [A]), assyria.AssurScored(A, 1, 7, 7)),
        *(assyria.UpperRewarded(A, 1, 2), assyria.OfferingsScored(A, 1, 1, 1)),
        *(assyria.TurnEnded(2, [10, 5]), assyria.TurnBegan(3, 2, 3)),
    ]
    words = table_words("assyria", "en")

    def told_again(news: int) -> list[str]:
        offered = [Press([assyria.Offered(n % 2, 1, 1)]) for n in range(news)]
        told = post_recap(words, ASSYRIA, [Press(flood)], offered, NAMES, [A])
        return [line.split()[1].strip("*:") for line in told if line.startswith("-# ")]

    assert told_again(news=2) == ["Flood", "Assur", "Dignitaries", "Offerings", "Turn", "Turn"]
    assert told_again(news=5) == ["Flood", "Turn", "Turn"]


def test_no_hit_is_left_out_though_a_post_grows_longer_by_it(english: Words) -> None:
    """More is told than a recap should take, as long as a message holds it."""
    started = [
        Press([e.EmpireStarted(n % 3, "t4-egypt", 10), e.ArmyEquipped(n % 3, {}, 0, "A", [(n + 1) % 3, (n + 2) % 3])])
        for n in range(24)
    ]
    told = post_recap(english, FOLDING, [], [*started, Press([e.TurnEnded(1, [0, 0, 0])])], NAMES)
    assert ROOM < sum(map(len, told)) <= ROOM + BEYOND
    assert sum("above" in line for line in told) == len(started)
    assert any("Turn 1 ends." in line for line in told)
