"""Whoever reads two totals finds every point between them: those of empires, cities and majorities."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from engine.core.game import Event
from render.games.after_the_flood.recap import FOLDING
from render.story.log import log_pages, whole_log
from render.story.recap import recap
from render.story.since import catch_up, since
from render.text.words import Words
from tests.render.recap.telling import BILAL, A, B
from tests.render.told_matches import Played, bot_presses, curious_presses
from tests.render.wording import NAMES, Press, table_words
from tests.rules import rule

AT_ONCE = (20, 60, 150, 400)
TOTAL = re.compile(r"\*\*Turn \d ends\.\*\* VP: (.+?)\.|Final score in VP: (.+?)\.")
GAINS = re.compile(r"^(?:\*\*[^*]+\*\* · )?VP for (?:empires|cities|majorities): ")


def points_in(said: str) -> Counter[str]:
    """Add up the numbers beside the names."""
    found = Counter[str]()
    for name, points in re.findall(rf"({'|'.join(NAMES)}) (\d+)", said):
        found[name] += int(points)
    return found


def scored(events: Sequence[Event]) -> Iterator[Counter[str]]:
    """Count the points that led to each total of a story."""
    gained = Counter[str]()
    for event in events:
        match event:
            case e.EmpireScored(vp_per_seat):
                gained.update(dict(zip(NAMES, vp_per_seat, strict=True)))
            case e.CityExpanded(seat, vp=vp) | e.MajorityScored(seat, vp=vp):
                gained[NAMES[seat]] += vp
            case e.TurnEnded() | e.MatchEnded():
                yield +gained
                gained = Counter()


def check(told: Sequence[str], expected: Sequence[Counter[str]]) -> int:
    """See that the points told between two totals make the difference, and those before the last are all there are."""
    totals = [n for n, line in enumerate(told) if TOTAL.search(line)]
    before = Counter[str]()
    for known, n in zip([-1, *totals], totals, strict=False):
        told_here = [line for line in told[known + 1 : n] if GAINS.match(line)]
        gained = sum(map(points_in, told_here), Counter[str]())
        total = points_in("".join(filter(None, TOTAL.search(told[n]).groups())))  # type: ignore[union-attr]
        if known >= 0:
            assert total - before == gained, told
        before = total
    if totals and expected[-1]:
        line = told[totals[-1] - 1] if totals[-1] else ""
        gained = points_in(line) if GAINS.match(line) else Counter[str]()
        assert gained == expected[-1], told
    return len(totals)


@rule("F15.1", "F15.3", "F17.2")
def test_the_log_tells_every_point_once() -> None:
    presses = bot_presses(GAME, 1)
    told = whole_log(table_words(GAME.key, "en"), FOLDING, presses, NAMES).splitlines()
    gained, found = Counter[str](), list[Counter[str]]()
    for line in told:
        if GAINS.match(line):
            gained += points_in(line)
        elif " expands " in line:
            gained[line.partition(" ")[0]] += int(re.findall(r": (\d+) VP\.", line)[-1])
        elif re.match(r"Turn \d ends|Final score", line):
            found.append(+gained)
            gained = Counter()
    assert found == list(scored([event for press in presses for event in press.events]))
    assert any("expands" in line for line in told)


def test_in_a_log_points_stand_where_they_were_made(english: Words) -> None:
    ends = [e.EmpireScored([2, 4, 0]), e.CityExpanded(B, "ur", [], 4), e.TurnEnded(1, [2, 8, 0])]
    (page,) = log_pages(english, FOLDING, [Press(ends)], NAMES).pages
    assert page.lines == [
        "VP for empires: Ada 2, Bilal 4.",
        f"{BILAL} expands the city in Ur with 2 wood: 4 VP.",
        "**Turn 1 ends.** VP: Bilal 8, Ada 2, Chloe 0.",
    ]
    (all_news,) = catch_up(english, FOLDING, [Press(ends)], NAMES, A)
    assert all_news.lines[0] == "VP for empires: Ada 2, Bilal 4; for cities: Bilal 4 (Ur)."
    assert len(all_news.lines) == 2, "as many as the panel counts"


@rule("F15.1", "F15.3", "F17.2")
@pytest.mark.parametrize("played", [curious_presses, bot_presses])
@pytest.mark.parametrize("seed", range(2))
def test_points_told_add_up_to_the_totals(seed: int, played: Played) -> None:
    words, presses = table_words(GAME.key, "en"), played(GAME, seed)
    totals = Counter[str]()
    for size in AT_ONCE:
        for n in range(0, len(presses), size):
            story = presses[n : n + size]
            expected = list(scored([event for press in story for event in press.events]))
            totals["post"] += check(recap(words, FOLDING, story, NAMES), expected)
            for reader in range(len(NAMES)):
                totals["panel"] += check(since(words, FOLDING, story, NAMES, reader).lines, expected)
    assert min(totals["post"], totals["panel"]) > 10
