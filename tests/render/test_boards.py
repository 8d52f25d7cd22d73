"""The board in words is complete: what it says, read back, is what the view holds."""

import re
from typing import Any

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood.data import AREAS, BOXES, EMPIRES, OTHERS, RESOURCES, SUMER, TURNS
from engine.after_the_flood.state import RATINGS, City, Garrison
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.decision import Text
from render.text.board import ALT, alt_text, text_board, totals
from render.text.board_lines import StatusLines
from render.text.stock import sources, stock
from render.text.words import LANGUAGES, Words
from tests.contract.matches import states
from tests.games import PRESENTATIONS, RULES
from tests.render.wording import FOUR_NAMES, NAMES, table_words, words_given
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table
from tests.toy import TOY

FULL = 2200
"""So long a board in words may be with everything on the table."""
KEY = GAME.key
BOARD = PRESENTATIONS[KEY].text


english = words_given(KEY, "en")


def noun(words: Words, kind: str, name: str) -> str:
    return words.say(Text(f"{kind}-{name}"))


def view_of(table: Table) -> AfterTheFloodView:
    table.act(RED)
    seen = GAME.view(table.state, None)
    assert isinstance(seen, AfterTheFloodView)
    return seen


def board(words: Words, table: Table) -> list[str]:
    return text_board(words, BOARD, view_of(table), NAMES).splitlines()


def counts(words: Words, told: str) -> dict[str, int]:
    """Read "2 grain, 1 tool" back."""
    kinds = {noun(words, "resource", name): name for name in RESOURCES} | {"tools": "tool", "textiles": "textile"}
    pieces = [] if told == "nothing" else re.split(", | and ", told)
    return {kinds[kind]: int(count) for count, _, kind in (piece.partition(" ") for piece in pieces)}


def seat_of(letter: str) -> int:
    return "ABC".index(letter)


def read_back(words: Words, told: str) -> dict[str, Any]:
    """Read the English board in words back into the fields of a view."""
    lines = told.splitlines()
    read: dict[str, Any] = {"areas": {}, "boxes": {}, "players": {}, "empires": {}}
    places = {noun(words, "area", area): area for area in AREAS} | {noun(words, "box", box): box for box in BOXES}
    empires = {noun(words, "empire", empire): empire for empire in EMPIRES}
    ratings = {noun(words, "rating", rating): rating for rating in RATINGS}
    heading = re.match(r"\*\*Turn (\d) of (\d)\*\* · (\d+) BC( · decline in turn (\d))?$", lines[0])
    assert heading
    read["turn"], read["year"], read["decline"] = int(heading[1]), int(heading[3]), int(heading[5] or 0)
    read["order"] = tuple(map(seat_of, lines[1].removeprefix("Order of play: ").split(", ")))
    seat, part = -1, ""
    for line in lines[2:]:
        if line.startswith("**") and line.endswith("**"):
            part = line.strip("*")
        elif line.startswith("**General stock**: "):
            read["stock"] = counts(words, line.removeprefix("**General stock**: "))
        elif part == "Players" and (
            means := re.match(r"\u2013 (.*); (\d+) workers?, (\d+) arm\w+; (\d) \w+ in hand", line)
        ):
            read["players"][seat] += (counts(words, means[1]), int(means[2]), int(means[3]), int(means[4]))
        elif part == "Players" and (player := re.match(r"\w+ \(([A-C])\): (\d+) VP(, passed.*)?$", line)):
            seat = seat_of(player[1])
            bid = re.search(r", bid \d+ \((.*)\)", player[3]) if player[3] else None
            assert bid or player[3] in (None, ", passed without a bid")
            spent = counts(words, bid[1]) if bid else {}
            read["players"][seat] = (int(player[2]), spent if player[3] else None)
        elif part == "Empires" and (
            empire := re.match(
                r"(\w+) \((\d+) (?:army|armies)\): "
                r"(not started|([A-C]), rated (\w+), (?:no equipment|equipped with (.*)))",
                line,
            )
        ):
            name = next(each for each in empires.values() if noun(words, "empire", each) == empire[1])
            started = (
                (seat_of(empire[4]), ratings[empire[5]], counts(words, empire[6] or "nothing")) if empire[4] else None
            )
            read["empires"][name.partition("-")[2]] = (int(empire[2]), started)
        elif empty := re.match(r"Empty: (.*)\.$", line):
            for place in empty[1].split(", "):
                read["boxes" if places[place] in BOXES else "areas"][places[place]] = ""
        elif place := re.match(r"([\w ]+): (.*)", line):
            read["boxes" if places[place[1]] in BOXES else "areas"][places[place[1]]] = place[2]
    return read


def pieces_of(told: str) -> tuple[Any, ...]:
    """Read the pieces in an area: city, armies, workers."""
    city = re.search(r"([A-C])'s (expanded )?city", told)
    armies = re.search(r"(\d) arm(?:y|ies) of ([A-C])", told)
    workers = re.search(r"workers (.*)", told)
    return (
        (seat_of(city[1]), bool(city[2])) if city else None,
        (seat_of(armies[2]), int(armies[1])) if armies else None,
        workers_of(workers[1]) if workers else (0, 0, 0),
    )


def workers_of(told: str) -> tuple[int, ...]:
    found = {letter: int(count) for letter, count in re.findall(r"([A-C]) (\d+)", told)}
    return tuple(found.get(letter, 0) for letter in "ABC")


@pytest.mark.parametrize("seed", range(5))
def test_what_the_board_says_is_what_is_on_the_table(seed: int, english: Words) -> None:
    for state in states(GAME, seed, every=11):
        view = GAME.view(state, None)
        assert isinstance(view, AfterTheFloodView)
        read = read_back(english, text_board(english, BOARD, view, NAMES))
        assert (read["turn"], read["year"], read["order"]) == (view.turn, view.year, view.order)
        assert read["decline"] == view.decline_turn
        assert set(read["areas"]) == set(AREAS)
        for name, area in view.areas.items():
            city = None if area.city_seat is None else (area.city_seat, area.expanded)
            armies = None if area.army_seat is None else (area.army_seat, area.armies)
            assert pieces_of(read["areas"][name]) == (city, armies, area.workers or (0, 0, 0)), name
        for name, box in view.boxes.items():
            used = box.used or (0, 0, 0)
            all_of_them = tuple(ready + tired for ready, tired in zip(box.ready, used, strict=True))
            assert workers_of(read["boxes"][name]) == all_of_them
            tired = re.findall(r"([A-C]) \d+ \((\d+) used\)", read["boxes"][name])
            assert {seat_of(letter): int(count) for letter, count in tired} == {s: n for s, n in enumerate(used) if n}
        for seat, player in enumerate(view.players):
            hand = {kind: count for kind, count in player.hand.items() if count}
            vp, bid, *means = read["players"][seat]
            assert means == [hand, player.available_workers, player.available_armies, player.cities]
            assert (vp, bid) == (player.vp, player.bid if player.passed else None)
        for name, empire in view.empires.items() if view.result is None else ():
            started = None
            if empire.seat is not None:
                owner = view.players[empire.seat]
                started = (empire.seat, owner.rating, owner.equipment)
            assert read["empires"][name.partition("-")[2]] == (empire.armies, started)
        assert read["stock"] == {kind: n for kind, n in view.stock.items() if n and RESOURCES[kind].limited}


def test_a_line_of_the_board_reads_as_in_the_storyboard(english: Words) -> None:
    table = Table().empire(RED, "t1-guti").city("sippar", RED).armies("sippar", RED, 2)
    assert "Sippar: A's city, 2 armies of A" in board(english, table)


def test_when_the_match_is_over_no_empire_is_said_not_to_be_started(english: Words) -> None:
    table = Table(turn=5).empire(RED, "t5-elam").armies("elam", RED, 1).final()
    told = text_board(english, BOARD, GAME.view(table.state, None), NAMES)
    assert "The match is over." in told
    assert "started" not in told
    assert "**Empires**" not in told


def test_empty_places_are_told_together(english: Words) -> None:
    assert "Empty: Irrigation, Weaving, Scribes, Tool Makers." in board(english, Table())


def test_used_scribes_are_told_apart(english: Words) -> None:
    table = Table().workers("scribes", PURPLE, 1).workers("used_scribes", PURPLE, 1).workers("scribes", GREEN, 1)
    assert "Scribes: B 2 (1 used), C 1" in board(english, table)


def test_changed_lines_are_marked_as_new(english: Words) -> None:
    before = view_of(Table().city("ur", RED))
    after = view_of(Table().city("ur", RED).city("umma", GREEN))
    marked = [line for line in text_board(english, BOARD, after, NAMES, before).splitlines() if "(new)" in line]
    assert "Umma: C's city *(new)*" in marked
    assert not any(line.startswith("Ur:") for line in marked)
    assert "(new)" not in text_board(english, BOARD, after, NAMES, after)


def test_a_line_that_only_got_shorter_is_not_new(english: Words) -> None:
    before, after = view_of(Table().city("ur", RED)), view_of(Table().city("ur", RED).workers("weaving", RED, 1))
    lines = text_board(english, BOARD, after, NAMES, before).splitlines()
    assert "Empty: Irrigation, Scribes, Tool Makers." in lines
    back = text_board(english, BOARD, before, NAMES, after)
    assert "Empty: Irrigation, Weaving, Scribes, Tool Makers. *(new)*" in back


def full_table() -> AfterTheFloodView:
    """As many pieces in as many places as the rules allow."""
    table = Table(turn=4)
    for seat, empire in enumerate(("t4-hittites", "t4-kassites", "t4-egypt")):
        table.hand(seat, **dict.fromkeys(RESOURCES, 2))
        table.empire(seat, empire, equipment={"grain": 1, "metal": 1, "textile": 1})
        table.vp(seat, 126)
    table.act(RED)
    state = table.state
    for player in state.players:
        player.passed, player.bid = True, {"grain": 2, "textile": 1, "wood": 1}
        player.available_workers, player.available_armies = 10, 10
    others = [area for area in OTHERS if area != "dilmun"]
    for area in OTHERS:
        state.workers[area] = [1, 1, 1]
    for box in ("irrigation", "weaving", "scribes", "used_scribes", "tool_makers", "used_tool_makers"):
        state.workers[box] = [1, 1, 1]
    state.armies = {area: Garrison(n % 3, 2) for n, area in enumerate((*SUMER, *others))}
    state.cities = {area: City(n % 3, True) for n, area in enumerate(SUMER)}
    seen = GAME.view(state, None)
    assert isinstance(seen, AfterTheFloodView)
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_board_fits_a_message(language: str) -> None:
    names = tuple(letter * 32 for letter in "MWÉ")
    told = text_board(table_words(KEY, language), BOARD, full_table(), names)
    assert len(told) <= FULL


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alt_text_is_short_and_plain(language: str) -> None:
    words = table_words(KEY, language)
    for view in (full_table(), view_of(Table())):
        told = alt_text(words, BOARD, view, NAMES)
        assert len(told) <= ALT
        assert "*" not in told
    assert alt_text(words, BOARD, full_table(), NAMES).endswith("\n…")
    assert (
        text_board(words, BOARD, full_table(), NAMES)
        .replace("**", "")
        .startswith(alt_text(words, BOARD, full_table(), NAMES).removesuffix("\n…"))
    )


def test_totals_are_a_line_a_player(english: Words) -> None:
    table = Table().vp(RED, 58).empire(RED, "t1-guti").available(RED, workers=8, armies=6)
    assert totals(english, BOARD, view_of(table), NAMES)[0] == "🔴 Ada 58 VP · 8 workers · 6 armies"


def test_my_stock_tells_everything(english: Words) -> None:
    table = Table().hand(RED, grain=5, tool=1).empire(RED, "t1-guti", equipment={"tool": 1})
    table.available(RED, workers=3, armies=4).armies("guti", RED, 2).workers("egypt", RED, 2)
    table.workers("scribes", RED, 1).workers("used_scribes", RED, 1).city("ur", RED, expanded=True).city("umma", RED)
    assert stock(english, BOARD, view_of(table), RED, NAMES).splitlines() == [
        "**0 VP**: empires 0, cities 0, majorities 0",
        "In hand: 5 grain and 1 tool",
        "Workers available: 3; unavailable: 18; on the board: 2 in Scribes (1 used), 2 in Egypt",
        "Armies available: 4; unavailable: 14; on the board: 2 among the Guti",
        "Cities: Umma, Ur (expanded); still in hand: 2 cities and 3 expansions",
        "Empire: Guti, rated 1st, equipped with 1 tool (value 3)",
    ]


def test_a_bid_is_part_of_the_stock(english: Words) -> None:
    seen = view_of(Table().hand(RED, grain=2).passed(GREEN, textile=1))
    assert stock(english, BOARD, seen, GREEN, NAMES).endswith(
        "Empire: none this turn\nPassed with a bid of 2 (1 textile)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", RULES)
@pytest.mark.parametrize("seed", [7, 8, 9])
def test_every_position_of_a_match_can_be_told(seed: int, key: str, language: str) -> None:
    game, board, words, before = RULES[key], PRESENTATIONS[key].text, table_words(key, language), None
    for state in states(game, seed, every=17):
        view, names = game.view(state, 1), FOUR_NAMES[: state.seats]
        assert len(text_board(words, board, view, names, before)) <= FULL + 300
        assert stock(words, board, view, 1, names)
        assert sources(words, board, view, 1, names)
        assert len(totals(words, board, view, names)) == state.seats
        assert [board.score(view, seat) for seat in range(state.seats)] == [
            getattr(player.vp, "total", player.vp) for player in view.players
        ]
        alt = alt_text(words, board, view, names)
        assert len(alt) <= ALT
        assert "*" not in alt
        before = view


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_board_in_words_tells_its_status(language: str) -> None:
    words = table_words(TOY.key, language)
    state = next(iter(states(TOY, 1)))
    view = TOY.view(state, 0)
    status = [words.say(text) for text in TOY.status(view, None)]
    assert text_board(words, StatusLines(TOY), view, NAMES).splitlines() == status
    assert alt_text(words, StatusLines(TOY), view, NAMES).splitlines() == status
    assert stock(words, StatusLines(TOY), view, 0, NAMES).splitlines() == [
        words.say(text) for text in TOY.status(view, 0)
    ]
    assert totals(words, StatusLines(TOY), view, NAMES) == []
    assert sources(words, StatusLines(TOY), view, 0, NAMES) == ""


def test_the_turns_of_the_tables_have_a_heading(english: Words) -> None:
    for turn in TURNS:
        assert board(english, Table(turn=turn))[0].startswith(f"**Turn {turn} of 5** · {TURNS[turn].year} BC")
