"""What happened since a player's last turn: what hit them comes first and in full, and nothing is left out for good."""

from collections.abc import Sequence

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from engine.core.decision import Text
from engine.core.game import Event
from render.games.after_the_flood.recap import FOLDING
from render.story.line import RecapLine
from render.story.since import ROWS, Since, catch_up, rows_of, since
from render.text.words import Words
from tests.render.wording import NAMES, Press, table_words, words_given

A, B, C = range(3)
BUILT = "🟢 Chloe builds a city in Ur."
DESTROYERS = ("🟪 Bilal", "🟢 Chloe")


english = words_given(GAME.key, "en")


def destroyed(*areas: str) -> list[Event]:
    """Let Bilal and Chloe destroy cities of Ada in turn."""
    return [e.CityDestroyed(B + n % 2, area, A, 2) for n, area in enumerate(areas)]


def hits(*areas: str) -> list[str]:
    """Give what is told of that."""
    return [f"{DESTROYERS[n % 2]} destroys **your city** in {area}." for n, area in enumerate(areas)]


def built(count: int) -> list[Event]:
    return [e.CityBuilt(C, "ur")] * count


def told(words: Words, *events: Event, reader: int = A) -> Sequence[str]:
    """Give what a panel tells, below its heading."""
    return since(words, FOLDING, [Press(events)], NAMES, reader).lines


def pages(words: Words, *events: Event, reader: int = A) -> list[list[str]]:
    return [page.told for page in catch_up(words, FOLDING, [Press(events)], NAMES, reader)]


def test_what_hit_the_reader_comes_first_under_its_own_heading(english: Words) -> None:
    happened = [*built(2), *destroyed("nippur"), *built(1), *destroyed("ur")]
    expected = [*hits("Nippur"), *hits("Ur"), "**Everything else**", *[BUILT] * 3]
    assert list(told(english, *happened)) == expected
    assert pages(english, *happened) == [["**What was done to you**", *expected]]
    french = since(table_words(GAME.key, "fr"), FOLDING, [Press(destroyed("ur"))], NAMES, A)
    assert french == Since("Ce que vous avez subi", ("🟪 Bilal détruit **votre cité** à Ur.",))


def test_where_nothing_hit_the_reader_the_heading_says_since_when(english: Words) -> None:
    happened = [*built(2), *destroyed("nippur")]
    for first, heading in ((False, "Since you last played"), (True, "The match so far")):
        assert since(english, FOLDING, [Press(happened)], NAMES, B, first=first).heading == heading
    unmoved = [BUILT, BUILT, "🟪 Bilal destroys Ada's city in Nippur."]
    assert list(told(english, *happened, reader=B)) == unmoved
    assert pages(english, *happened, reader=B) == [unmoved]
    assert list(told(english)) == []
    assert pages(english) == []


def test_a_long_story_is_short_in_the_panel_but_for_what_hit_the_reader(english: Words) -> None:
    happened = [*destroyed("nippur"), *built(20), *destroyed(*["ur"] * 9)]
    assert list(told(english, *happened)) == [
        "🟢 Chloe destroys **your city** in Ur 4 times.",
        "🟪 Bilal destroys **your city** in Nippur once and **your city** in Ur 5 times.",
        "**Everything else**",
        *[BUILT] * 4,
        "🟢 Chloe otherwise builds 16 cities.",
    ]
    assert since(english, FOLDING, [Press(happened)], NAMES, A).folded == 16 + 8


def test_whatever_there_is_room_for_is_told_one_by_one(english: Words) -> None:
    passed = [e.Passed(seat, {}, 0) for seat in (B, C)]
    story = [*built(5), passed[0], *built(1), passed[1]]
    assert list(told(english, *story)) == [
        *[BUILT] * 5,
        "🟪 Bilal passes without a bid.",
        BUILT,
        "🟢 Chloe passes without a bid.",
    ]
    assert since(english, FOLDING, [Press(story)], NAMES, A).folded == 0


def test_the_more_hit_the_reader_the_less_is_told_of_the_rest(english: Words) -> None:
    ended = e.TurnEnded(3, [58, 61, 49])
    areas = ("Nippur", "Ur", "Umma", "Uruk", "Eridu")
    story = [*built(20), ended]

    def besides(count: int) -> list[str]:
        lines = told(english, *story, *destroyed(*(area.lower() for area in areas[:count])))
        assert list(lines[:count]) == hits(*areas[:count]), "never folded"
        return list(lines[count:])

    points = "**Turn 3 ends.** VP: Bilal 61, Ada 58, Chloe 49."
    more = "🟢 Chloe otherwise builds {} cities."
    assert besides(2) == ["**Everything else**", *[BUILT] * 4, more.format(16), points]
    assert besides(4) == ["**Everything else**", *[BUILT] * 2, more.format(18), points]
    assert besides(5) == ["**Everything else**", BUILT, more.format(19), points]
    lost = e.Declined([8, 0, 0], ["hittites", "mittani", "amorites", "kassites"], [A] * 4, [2, 2, 2, 2])
    *_, last, standing = told(english, *story, lost, *destroyed(*(area.lower() for area in areas)))
    assert (last, standing) == (more.format(20), points), "how all stand is told in any case"


def test_where_a_long_line_finds_no_room_shorter_ones_do(english: Words) -> None:
    """Nothing is left empty below a few long lines that cannot be told in sums."""

    class Uneven:
        def lines(self, events: Sequence[Event]) -> list[RecapLine]:
            sizes = (150, 20, 190, 20, 190, 20, 190, 20, 190)
            return [RecapLine((Text("up-to", {"said": f"{n} {'a' * size}"}),)) for n, size in enumerate(sizes)]

        def so_far(self, events: Sequence[Event]) -> list[RecapLine]:
            return self.lines(events)

    news = since(english, Uneven(), [Press([])], NAMES, A)
    assert [line[:7].rstrip("a ") for line in news.lines[:-1]] == ["up to 3", "up to 5", "up to 7", "up to 8"]
    assert news.lines[-1] == "… and 5 more lines."
    assert rows_of(news.lines) == ROWS


def test_what_hit_the_reader_is_told_as_it_came_about_where_there_is_room(english: Words) -> None:
    behind = [e.EmpireStarted(B, "t4-egypt", 10), e.ArmyEquipped(B, {}, 0, "A", [A])]
    lost = [*destroyed("nippur"), e.Declined([2, 0, 0], ["egypt", "scribes"], [A, A], [1, 1])]
    expected = [
        "🟪 Bilal starts the Egyptian empire (rated 1st, ahead of **Ada**) with 10 armies.",
        "🟢 Chloe places 1 worker in Elam for 1 grain (ahead of **Ada**).",
        *hits("Nippur"),
        "Decline: **Ada** loses 2 workers (Egypt, Scribes).",
    ]
    story = [*behind, e.WorkersPlaced(C, "grain", 1, "elam", [A]), *lost]
    assert list(told(english, *story)) == expected
    assert pages(english, *story)[0][1:] == expected


def test_the_heaviest_loss_comes_first_where_more_hit_the_reader_than_there_is_room_for(english: Words) -> None:
    def fight(area: str) -> list[Event]:
        rolled = e.Rolled(C, area, 4, 5, 9, 7, True, A)
        return [e.AttackDeclared(C, area, A, 1), rolled, e.Invaded(C, "ur", area)]

    story = [e.ScribePlaced(B, "guti", [], A), *fight("umma"), *destroyed("nippur")]
    expected = [
        "🟪 Bilal uses a scribe to place a worker among the Guti (level with **Ada**).",
        "🟢 Chloe attacks **Ada** in Umma: rolls 9. The attack succeeds. **Ada** loses 1 army.",
        *hits("Nippur"),
    ]
    assert list(told(english, *story)) == expected
    assert pages(english, *story)[0][1:] == expected
    cities = ["Nippur", *["Ur"] * 10]
    several = pages(english, *story[:-1], *destroyed(*map(str.lower, cities)))
    in_pages = [line for page in several for line in page if not line.startswith("**")]
    assert in_pages == [*hits(*cities), expected[1], expected[0]]
    passed = e.Passed(B, {}, 0)
    siege = [*fight("eridu"), e.RepeatPaid(C), e.CityDestroyed(C, "eridu", A, 2), passed]
    much = [*story, passed, *fight("isin"), passed, *siege, *fight("uruk")]
    assert list(told(english, *much))[:4] == [
        *hits("Nippur"),
        "🟢 Chloe beats **Ada** in Eridu, rolling 9, then destroys **your city** in Eridu. **Ada** loses 1 army.",
        "🟢 Chloe beats **Ada** in Umma, in Isin and in Uruk. **Ada** loses 3 armies.",
        expected[0],
    ]


def test_sums_say_that_they_are_not_all_of_whoever_is_told_of_among_the_hits(english: Words) -> None:
    placed = [e.OpportunityPaid(B, "worker"), e.WorkersPlaced(B, "grain", 1, "elam")]
    lead = [e.OpportunityPaid(B, "worker"), e.WorkersPlaced(B, "textile", 3, "egypt", [A])]
    begun = [e.TurnBegan(2, 2100), e.Collected([1] * 3, [1] * 3, [8] * 3)]
    story = [*lead, *placed * 9, e.TurnEnded(1, [0, 0, 0]), *begun, *placed * 9]
    assert list(told(english, *story)) == [
        "🟪 Bilal pays 1 extra worker and places 3 workers in Egypt for 1 textile (ahead of **Ada**).",
        "**Everything else**",
        "**Turn 1 ends.** VP: Ada 0, Bilal 0, Chloe 0.",
        "**Turn 2.** Grain: Ada 1, Bilal 1, Chloe 1; textiles: Ada 1, Bilal 1, Chloe 1.",
        "Empires of this turn, with their armies: Amorites 10, Isin 5, Larsa 5.",
        "… and 18 more lines.",
    ]
    assert list(told(english, *lead, *placed * 9))[2:] == [
        *["🟪 Bilal pays 1 extra worker and places 1 worker in Elam for 1 grain."] * 2,
        "🟪 Bilal otherwise places 7 workers.",
    ]


def test_what_a_turn_is_played_with_is_told_before_what_others_did(english: Words) -> None:
    placed = [e.OpportunityPaid(B, "worker"), e.WorkersPlaced(B, "grain", 1, "elam")]
    begun = [e.TurnBegan(2, 2100), e.Collected([1] * 3, [1] * 3, [8] * 3)]
    order = e.OrderSet([C, B, A], [A, B, C], [0, 2, 5])
    news = told(english, *placed * 5, order, e.TurnEnded(1, [0, 0, 0]), *begun, *placed * 5, reader=C)
    assert "Order of play, by bids: Chloe 5, Bilal 2, Ada 0 (was 1st)." in news
    assert any("Empires of this turn, with their armies" in line for line in news)


@pytest.mark.parametrize("count", [0, 1, 11, 12, 13, 25])
@pytest.mark.parametrize("others", [0, 1, 2, 11, 12, 13, 24, 25])
def test_catching_up_tells_everything_in_full_pages(count: int, others: int, english: Words) -> None:
    happened = [*built(others), *destroyed(*["ur"] * count)]
    found = pages(english, *happened)
    lines = [[line for line in page if not line.startswith("**")] for page in found]
    assert [line for page in lines for line in page] == [*hits(*["Ur"] * count), *[BUILT] * others]
    assert all(len(page) <= 12 for page in lines)
    assert all(len(page) > 1 for page in lines[1:]) or (count, others) == (12, 1)


def test_the_newest_of_the_rest_stands_with_what_hit_the_reader(english: Words) -> None:
    earlier = [e.CityBuilt(C, "ur")] * 12
    later = [e.CityBuilt(C, "umma")] * 5
    first, second = pages(english, *destroyed("nippur"), *earlier, *later)
    assert first[-5:] == ["🟢 Chloe builds a city in Umma."] * 5
    assert second == ["**Everything else**", *[BUILT] * 6]


def test_however_little_room_there_is_something_is_told_besides_how_much_more(english: Words) -> None:
    story = [Press([e.CityBuilt(1 + n % 2, area)]) for n, area in enumerate(("ur", "umma", "eridu", "uruk"))]
    told = since(english, FOLDING, story, NAMES, 0, 1).lines
    assert len(told) > 1
    assert "builds a city" in told[0]
