"""The log: everything that happened, in pages, with its chapters to leaf by."""

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from engine.core.decision import Text
from engine.core.game import Event
from render.games.after_the_flood.recap import FOLDING
from render.story.line import OneByOne, RecapLine
from render.story.log import Log, log_pages, whole_log
from render.story.pages import Page
from render.story.recap import by_turn
from render.text.words import Words
from tests.render.recap.telling import ADA, A
from tests.render.wording import NAMES, Press, table_words
from tests.toy import TOY
from tests.toy import events as toy


@pytest.mark.parametrize("count", [24, 25, 40, 200])
def test_of_many_chapters_a_menu_offers_those_near_by_and_some_from_end_to_end(count: int) -> None:
    words = table_words(GAME.key, "en")
    line = RecapLine((Text("log-empty"),))
    log = Log(tuple(Page(words, [(f"Turn {count - n // 2}", line)], ()) for n in range(2 * count)))
    assert [log.find(str(turn)) for turn in range(1, count + 1)] == [2 * (count - turn) for turn in range(1, count + 1)]
    for page in range(2 * count):
        offered = log.chapters_around(page, 24)
        assert len(offered) == 24
        assert offered == sorted(set(offered), key=lambda each: each[1])
        assert {log.chapters[0], log.chapters[-1]} <= set(offered)
        assert set(log.chapters[max(0, page // 2 - 6) : page // 2 + 7]) <= set(offered)


def begun(turn: int) -> list[Event]:
    return [e.TurnBegan(turn, 2500), e.Collected([5] * 3, [3] * 3, [8] * 3)]


def test_the_log_begins_with_the_newest_page_and_fills_it_across_the_end_of_a_turn(english: Words) -> None:
    built = [e.CityBuilt(n % 3, "ur") for n in range(13)]
    log = log_pages(english, FOLDING, [Press([*begun(1), *built, *begun(2), *built[:4]])], NAMES)
    assert [(page.headings, len(page.lines)) for page in log.pages] == [
        (["Turn 1 · 2500 BC", "Turn 2 · 2500 BC"], 12),
        (["Turn 1 · 2500 BC"], 9),
    ]
    assert log.chapters == [("Turn 2 · 2500 BC", 0), ("Turn 1 · 2500 BC", 0)]
    newest = log.pages[0].told
    assert newest[0] == "**Turn 1 · 2500 BC**"
    assert newest[7] == "**Turn 2 · 2500 BC**"
    assert newest[8].startswith("Grain: Ada 5")  # the heading has said which turn
    assert newest[-1] == f"{ADA} builds a city in Ur."
    assert log.pages[1].lines[0].startswith("Grain: Ada 5")


@pytest.mark.parametrize("count", range(1, 40))
def test_no_page_of_the_log_has_a_single_line_unless_it_is_all(count: int, english: Words) -> None:
    built = [Press([e.CityBuilt(n % 3, "ur")]) for n in range(count)]
    sizes = [len(page.lines) for page in log_pages(english, FOLDING, built, NAMES).pages]
    assert sum(sizes) == count
    assert max(sizes) <= 12
    assert min(sizes) > 1 or count == 1
    assert all(size == 12 for size in sizes[:-2])


def test_a_chapter_of_the_log_is_found_where_its_newest_lines_are(english: Words) -> None:
    built = [e.CityBuilt(n % 3, "ur") for n in range(13)]
    told = [Press([*begun(turn), *built]) for turn in range(1, 6)]
    log = log_pages(english, FOLDING, told, NAMES)
    for turn in range(1, 6):
        assert f"Turn {turn} · 2500 BC" in log.pages[log.find(str(turn))].headings
    assert log.find("5") == 0


def test_an_empty_log_has_no_pages(english: Words) -> None:
    assert log_pages(english, FOLDING, [], NAMES).pages == ()


def test_the_whole_log_is_plain_text(english: Words) -> None:
    begun = [e.TurnBegan(1, 2500), e.Collected([5] * 3, [3] * 3, [8] * 3), e.CityBuilt(A, "ur")]
    told = whole_log(english, FOLDING, [Press(begun)], ("*A*", "B", "C"))
    assert told.startswith("Turn 1 · 2500 BC\nGrain: *A* 5, B 5, C 5")
    assert told.endswith("*A* builds a city in Ur.\n")


def test_a_match_is_told_turn_by_turn(english: Words) -> None:
    ends = [e.TurnEnded(1, [9, 8, 7]), e.Passed(A, {}, 0), e.MatchEnded([0, 1, 2], [12, 8, 7], "points")]
    assert by_turn(english, FOLDING, [Press(ends)], NAMES) == [
        "**Turn 1** · VP: Ada 9, Bilal 8, Chloe 7",
        "**At the end** · VP: Ada 12, Bilal 8, Chloe 7",
    ]
    assert by_turn(table_words(TOY.key, "en"), OneByOne(), [Press([toy.BidPlaced(A)])], NAMES) == []
