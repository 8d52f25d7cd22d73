"""Along random matches every line reads well: no separator is left alone, and goods come in one order."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.border.buttons import Buttons
from cogs.panel.panel import Showing
from cogs.panel.rows import in_rows
from engine.core.decision import Text
from engine.core.play import waiting_on
from engine.mesopotamia import GAME as MESOPOTAMIA
from engine.mesopotamia.content.empires import RESOURCES
from engine.mesopotamia.content.tokens import GARDENS, TRADE_TOKENS
from render.story.recap import recap
from render.story.since import WIDTH
from render.text.board import text_board
from render.text.words import LANGUAGES, Words
from tests.contract.matches import AnyGame, beginning, dice_of, turns
from tests.games import PRESENTATIONS, RULES
from tests.panel.pressing import drawn, match_at
from tests.panel.words import NAMES, words_of
from tests.render.wording import Press
from tests.rules import rule

SEEDS = range(3)
EVERY = 5
"""One position in so many is looked at."""
ALONE = re.compile(r"^(?:-# |> |\*\*)*[·,;:](?:\s|$)|[·,;](?:\*\*)?$|[·,;]\s*[·,;]|[·;,:]\s*[.)]")
"""A separator at the beginning or the end of a line, or with nothing before the next."""

every_played_game = pytest.mark.parametrize("game", RULES.values(), ids=list(RULES))
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@functools.cache
def lines(game: AnyGame, language: str) -> tuple[str, ...]:
    """Give every different line that panels, controls, boards and posts of some random matches show."""
    return tuple(dict.fromkeys(itertools.chain.from_iterable(_lines(game, seed, language) for seed in SEEDS)))


def _lines(game: AnyGame, seed: int, language: str) -> Iterator[str]:
    words, shows = words_of(game, language), PRESENTATIONS[game.key]
    yield from recap(words, shows.folding, [Press(beginning(game, seed).events)], NAMES)
    for n, turn in enumerate(turns(game, seed)):
        yield from recap(words, shows.folding, [Press(turn.outcome.events)], NAMES)
        if n % EVERY:
            continue
        for seat in sorted(waiting_on(turn.asked)):
            yield from _panel(Showing(1, match_at(game, turn.state, dice_of(seed))), seat, language)
        names = NAMES[: turn.state.seats]
        yield from text_board(words, shows.text, game.view(turn.state, None), names).splitlines()


def _panel(showing: Showing, seat: int, language: str) -> Iterator[str]:
    shown = drawn(showing, seat, language)
    for block in shown.blocks:
        yield from block.splitlines()
    for row in shown.rows:
        if isinstance(row, Buttons):
            yield from (button.label for button in row.buttons)
        else:
            yield from (said for entry in row.entries for said in (entry.label, entry.note) if said)


@every_played_game
@in_each_language
def test_no_separator_is_left_alone(game: AnyGame, language: str) -> None:
    assert len(lines(game, language)) > 100
    assert [line for line in lines(game, language) if ALONE.search(line)] == []


@every_played_game
@in_each_language
def test_what_a_seat_owns_is_parted_by_dots_only_within_a_line_of_a_phone(game: AnyGame, language: str) -> None:
    """A phone breaks a longer line, and leaves the dot alone at its end."""
    words, found = words_of(game, language), 0
    for turn in itertools.islice(turns(game, 0), 0, None, EVERY):
        for seat in range(turn.state.seats):
            _, *owned = game.status(game.view(turn.state, seat), seat)
            for text in owned:
                said = words.say(text, NAMES)
                rows = in_rows(said).splitlines()
                found += len(rows) - 1
                assert all(len(row) <= WIDTH for row in rows if "·" in row)
                assert re.sub(r"[\s·]+", " ", " ".join(rows)) == re.sub(r"[\s·]+", " ", said)
    assert found or game is not MESOPOTAMIA, "no line had to be broken"


def _in_signs(words: Words, line: str) -> Iterator[list[str]]:
    """Find goods that stand one after the other in signs, run by run."""
    signs = {words.say(Text("status-holding", {"resources": {name: 7}}))[0]: name for name in RESOURCES}
    sign = rf"[{''.join(signs)}][\ufe0f\u2060]*\d+"
    for run in re.findall(rf"{sign}(?: {sign})+", line):
        yield [signs[letter] for letter in run if letter in signs]


def _in_words(words: Words, line: str) -> Iterator[list[str]]:
    """Find goods that are listed in words, list by list."""
    named = {
        form: name
        for name in RESOURCES
        for count in (1, 2)
        for form in [words.say(Text("stock-holding", {"resources": {name: count}})).rpartition(f"{count} ")[2]]
    }
    item = rf"\d+ (?:{'|'.join(sorted(named, key=len, reverse=True))})\b"
    for run in re.findall(rf"{item}(?:(?:, | and | et | \+ ){item})+", line):
        yield [named[form] for form in re.findall(r"\d+ (\w+)", run)]


def runs(words: Words, said: tuple[str, ...]) -> list[list[str]]:
    """Find everywhere goods stand one after the other."""
    return [run for line in said for found in (_in_signs, _in_words) for run in found(words, line)]


@rule("M1.6")
@in_each_language
def test_goods_come_in_the_order_of_the_rulebook(language: str) -> None:
    words = words_of(MESOPOTAMIA, language)
    found = runs(words, lines(MESOPOTAMIA, language))
    assert len({tuple(run) for run in found}) > 10
    assert [run for run in found if run != sorted(run, key=_place)] == []


@rule("M1.6")
@in_each_language
def test_what_is_printed_on_tokens_and_tiles_lists_goods_in_that_order_too(language: str) -> None:
    words = words_of(MESOPOTAMIA, language)
    kinds: dict[str, Any] = {"token": TRADE_TOKENS, "garden": GARDENS}
    said = tuple(words.say(Text(f"{kind}-{name}")) for kind, printed in kinds.items() for name in printed)
    found = runs(words, said)
    assert len(found) > 30
    assert [run for run in found if run != sorted(run, key=_place)] == []


def _place(name: str) -> int:
    return [str(each) for each in RESOURCES].index(name)
