"""What a post tells in any case, and what the final post leaves out or counts."""

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from render.games.after_the_flood.recap import FOLDING
from render.story.recap import actions, last_turn, recap
from render.story.told import BEYOND, ROOM
from render.text.words import Words
from tests.render.wording import NAMES, Press, words_given

KEY = GAME.key
A, _, C = range(3)
ADA = "🔴 **Ada**"


english = words_given(KEY, "en")


def test_actions_are_counted_as_they_are_told() -> None:
    passed = [e.Passed(A, {}, 0), e.Passed(C, {}, 0)]
    fight = [e.AttackDeclared(C, "ur", A, 2), e.Rolled(C, "ur", 2, 2, 4, 7, False), e.AttackCalledOff(C, "ur")]
    assert actions(FOLDING, [Press([event]) for event in (e.TurnBegan(1, 2500), *fight, *passed)]) == 3


def test_what_hit_somebody_is_told_whoever_is_pinged(english: Words) -> None:
    fights = [Press([e.CityDestroyed(1 + n % 2, "ur", 2 - n % 2, 2)]) for n in range(12)]
    news = [Press([e.CityDestroyed(C, "umma", A, 2)]), *fights]
    assert recap(english, FOLDING, news, NAMES) == [
        "🟪 **Bilal** destroys **Chloe**'s city in Ur 6 times.",
        "🟢 **Chloe** destroys **Ada**'s city in Umma once and **Bilal**'s city in Ur 6 times.",
    ]


def test_the_end_tells_a_handful_of_the_last_turn_and_no_points(english: Words) -> None:
    before = [e.CityDestroyed(C, "ur", A, 2), *(e.CityBuilt(n % 3, "ur") for n in range(9))]
    last = [
        e.CityDestroyed(C, "umma", A, 2),
        e.Passed(A, {}, 0),
        *(e.CityBuilt(n % 3, "ur") for n in range(9)),
        *(e.CityExpanded(n, "ur", [], 4) for n in range(3)),
    ]
    ended = [e.TurnEnded(5, [12, 8, 7]), e.MatchEnded([0, 1, 2], [12, 8, 7], "points")]
    began = [e.TurnBegan(5, 1200), e.Collected([5] * 3, [3] * 3, [8] * 3)]
    told = last_turn(english, FOLDING, [Press([*before, *began, *last, *ended])], NAMES)
    assert len(told) == 6
    assert told[0] == "🟢 **Chloe** destroys **Ada**'s city in Umma."
    assert told[-1] == "VP for cities: Ada 4 (Ur), Bilal 4 (Ur), Chloe 4 (Ur).", "told once"
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


def test_no_hit_is_left_out_though_a_post_grows_longer_by_it(english: Words) -> None:
    """More is told than a recap should take, as long as a message holds it."""
    started = [
        Press([e.EmpireStarted(n % 3, "t4-egypt", 10), e.ArmyEquipped(n % 3, {}, 0, "A", [(n + 1) % 3, (n + 2) % 3])])
        for n in range(24)
    ]
    told = recap(english, FOLDING, [*started, Press([e.TurnEnded(1, [0, 0, 0])])], NAMES)
    assert ROOM < sum(map(len, told)) <= ROOM + BEYOND
    assert sum("ahead of" in line for line in told) == len(started)
    assert any("Turn 1 ends." in line for line in told)


def test_that_actions_were_undone_is_never_folded(english: Words) -> None:
    undone = Press([], A, 1)
    news = [undone, *(Press([e.CityBuilt(n % 3, "ur")]) for n in range(30))]
    assert recap(english, FOLDING, news, NAMES)[0].startswith("Undone at")
