"""Over whole matches: whoever loses something is named by the line that tells it, and is told of it in any case."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, takewhile
from typing import Any

import pytest

from engine.after_the_flood import GAME as FLOOD
from engine.after_the_flood.events import TurnEnded
from engine.assyria import GAME as ASSYRIA
from engine.core.decision import Seat, Text
from engine.core.play import shown
from engine.mesopotamia import GAME as MESOPOTAMIA
from render.story.entries import fold
from render.story.entries import news as happened
from render.story.line import RecapLine
from render.story.pages import SIZE
from render.story.recap import recap
from render.story.since import catch_up, since
from render.story.turns import heaviest_first, in_turns
from render.story.wording import in_words
from render.text.names import mark
from render.text.phrases import say
from render.text.words import LANGUAGES, ReaderName, Words
from tests.contract.matches import ALL, AnyGame, Turn, recorded, turns
from tests.games import PRESENTATIONS
from tests.render.told_matches import bot_presses, curious_presses
from tests.render.wording import FOUR_NAMES, Press, table_words

TURN = re.compile(r"^\*\*[^*]+\*\* · ")
"""A turn that is named before the first line that tells of it."""
YOURS = re.compile(r"\*\*(([Yy]our|[Vv]otre|[Vv]os) |(you|vous)\*\*)")
"""What is a reader's own, or the reader, in bold print."""
MORE = 18
"""So many matches more are looked at: where one plays alone, few lose anything by another person."""
AT_ONCE = 25
"""So many presses lie between two turns of a reader, more than ever in a match."""


def on_flood_map(state: Any) -> Counter[Seat]:
    """Count cities and armies on the board."""
    found = Counter(city.seat for city in state.cities.values())
    for garrison in state.armies.values():
        found[garrison.seat] += garrison.armies
    return found


def on_assyrian_land(state: Any) -> Counter[Seat]:
    """Count huts on the land."""
    return Counter(seat for hex_id in state.huts for seat in range(state.seats) if hex_id in state.huts_of(seat))


def on_mesopotamian_map(state: Any) -> Counter[Seat]:
    """Count Units, Rams, Ships, Settlements and Walls on the map."""
    found = Counter([*state.settlements.values(), *state.walls.values()])
    found.update(side for sides in state.ships.values() for side in sides)
    for army in (army for armies in state.armies.values() for army in armies):
        found[army.side] += sum(army.units.values())
    return found


OWNED: dict[str, Callable[[Any], Counter[Seat]]] = {
    FLOOD.key: on_flood_map,
    ASSYRIA.key: on_assyrian_land,
    MESOPOTAMIA.key: on_mesopotamian_map,
}


def losses(game: AnyGame, turn: Turn) -> list[Seat]:
    """Find who has less on the board after somebody else's move; at the end of a turn armies leave by themselves."""
    if any(isinstance(event, TurnEnded) for event in turn.outcome.events):
        return []
    before, after = OWNED[game.key](turn.state), OWNED[game.key](turn.outcome.state)
    return [seat for seat in before if seat != turn.move.seat and after[seat] < before[seat]]


@pytest.mark.parametrize("game", [FLOOD, ASSYRIA, MESOPOTAMIA], ids=lambda game: game.key)
def test_whoever_loses_something_by_another_is_hit(game: AnyGame) -> None:
    found = 0
    folding = PRESENTATIONS[game.key].folding
    many = (turns(game, seed) for seed in range(MORE))
    for turn in chain.from_iterable((*(match.turns for match in recorded(game)), *many)):
        lost = losses(game, turn)
        hits = {seat for line in folding.lines(turn.outcome.events) for seat in line.hits}
        assert hits >= set(lost)
        found += len(lost)
    assert found >= 10


def stories(key: str) -> Iterator[Sequence[Press]]:
    """Play whole matches and cut them into what lies between two turns of a reader."""
    for played in (curious_presses, bot_presses) if key in OWNED else (curious_presses,):
        presses = played(ALL[key], 1)
        yield from (presses[n : n + AT_ONCE] for n in range(0, len(presses), AT_ONCE))


def is_told(words: Words, line: RecapLine, told: Sequence[str], said: str, names: Sequence[str]) -> bool:
    """Say whether a line is told as it is, or all its blows with others of their kind; its turn may be named first."""
    told = [TURN.sub("", each) for each in told]
    said = TURN.sub("", said)
    if said in told or not line.blows:
        return said in told
    items = [say(words, blow.item, names) for blow in line.blows if blow.item is not None]
    return all(any(item in each for each in told if each.startswith(mark(line.seats[0]))) for item in items)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(ALL))
def test_every_hit_on_a_reader_is_told_in_post_panel_and_catch_up(key: str, language: str) -> None:
    words, folding = table_words(key, language), PRESENTATIONS[key].folding
    told, rest = 0, f"**{words.say(Text('since-rest'))}**"
    for story in stories(key):
        public = [Press(shown(press.events, None)) for press in story]
        posted = recap(words, folding, public, FOUR_NAMES)
        bold = [f"**{name}**" for name in FOUR_NAMES]
        for line in fold(folding, public):
            assert not line.hits or is_told(words, line, posted, in_words(words, line, FOUR_NAMES, bold=True), bold)
        for reader, name in enumerate(FOUR_NAMES):
            own = [Press(shown(press.events, reader)) for press in story]
            parts = [part for line in in_turns(happened(folding, own)) for part in line.apart.get(reader, (line,))]
            passed = [line for line in parts if reader in line.hits and line.unaimed]
            hit = [line for line in parts if reader in line.hits and not line.unaimed]
            if len(hit) > SIZE:
                hit = heaviest_first(hit, reader)
            mine = [in_words(words, line, FOUR_NAMES, False, reader) for line in hit]
            assert all(f"**{name}**" in line or YOURS.search(line) for line in mine)
            news = since(words, folding, own, FOUR_NAMES, reader).lines
            first = list(takewhile(lambda line: line != rest, news))
            bold = [ReaderName(f"**{each}**") if each == name else each for each in FOUR_NAMES]
            assert all(is_told(words, line, first, said, bold) for line, said in zip(hit, mine, strict=True))
            assert len(first) <= max(8, len(set(mine))) or not hit
            for line in passed:
                assert is_told(words, line, news, in_words(words, line, FOUR_NAMES, False, reader), bold)
            pages = catch_up(words, folding, own, FOUR_NAMES, reader)
            assert [line for page in pages for line in page.lines][: len(mine)] == mine
            assert sum(len(page.lines) for page in pages) == len(parts)
            told += len(mine) + len(passed)
    assert told >= 2
