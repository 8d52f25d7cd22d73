"""Over whole matches: what is told stands in the order it happened, below its own turn; hits on a reader are apart.

What was done again and again may be put together, and what is left out told in sums; all else is looked for.
"""

import random
import re
from collections.abc import Iterator, Sequence

import pytest

from engine.core.decision import Text
from engine.core.play import shown
from render.story.entries import news
from render.story.line import Folding, RecapLine
from render.story.recap import recap
from render.story.since import HITS, since
from render.story.told import HIT_MOST
from render.story.wording import MOST, in_words
from render.text.phrases import say
from render.text.words import LANGUAGES, Words
from tests.contract.matches import ALL, AnyGame
from tests.games import PRESENTATIONS, RULES
from tests.render.told_matches import bot_presses, curious_presses
from tests.render.wording import FOUR_NAMES, Press, table_words

AT_ONCE = (9, 30, 110)
"""So many presses are told at once: a round, several, and more than a turn of the game."""
TURN = re.compile(r"^\*\*([^*]+)\*\* · (?=.)")


def with_undoing(presses: Sequence[Press], chooser: random.Random) -> Iterator[Press]:
    """Put notes between some presses, each of a number of actions that no other has."""
    for number, press in enumerate(presses, 1):
        yield press
        if chooser.random() < 0.08:
            yield Press([], press.seat if press.seat is not None else 0, number)


def stories(key: str) -> Iterator[Sequence[Press]]:
    """Play whole matches and cut them into what is told at once."""
    chooser = random.Random(key)
    for played in (curious_presses, bot_presses):
        presses = list(with_undoing(played(ALL[key], 1), chooser))
        for size in AT_ONCE:
            yield from (presses[n : n + size] for n in range(0, len(presses), size))


class Story:
    """What could be told line by line, turn by turn, and how far the telling of it has come."""

    def __init__(self, words: Words, lines: Sequence[RecapLine], worded: Sequence[str]) -> None:
        self.turns: list[tuple[str, list[str]]] = [("", [])]
        self._naming: dict[str, list[str]] = {}
        for line, said in zip(lines, worded, strict=True):
            if line.opens is not None:
                self.turns.append((say(words, line.opens), []))
            self.turns[-1][1].append(said)
            if line.opens is not None or line.milestone is not None:
                self._naming[said] = self.turns[-1][1]
        if len(self.turns) > 1 and not self.turns[0][1]:
            del self.turns[0]  # the story begins with a turn
        self.worded = {*worded}
        self._turn = 0
        self._line = 0

    def begin(self, turn: int) -> None:
        """Go on to a turn, never back."""
        assert turn > self._turn or (turn, self._line) == (self._turn, 0)
        self._turn, self._line = turn, 0

    def follow(self, told: str) -> bool:
        """See that a line stands in the turn that was named last, after what was told of it; say if it is a line."""
        if (named := TURN.match(told)) and (turn := self._named(named[1])) is not None:
            self.begin(turn)
            told = told.removeprefix(named[0])
        elif (turn := self._named_by(told)) is not None:
            self.begin(turn)
        if told not in self.worded:
            return False
        here = self.turns[self._turn][1]
        assert told in here[self._line :], (told, self.turns[self._turn][0])
        self._line = here.index(told, self._line) + 1
        return True

    def _named(self, heading: str) -> int | None:
        later = range(self._turn, len(self.turns))
        return next((turn for turn in later if self.turns[turn][0] == heading), None)

    def _named_by(self, told: str) -> int | None:
        """Find the turn that begins or ends with a line, if it is a later one: such a line names it."""
        later = range(self._turn + 1, len(self.turns))
        return next((turn for turn in later if self.turns[turn][1] is self._naming.get(told)), None)


def check_post(words: Words, folding: Folding, presses: Sequence[Press]) -> tuple[int, int]:
    """See that a post tells everything in order; give how many lines and notes it tells by themselves."""
    lines = news(folding, presses)
    worded = [in_words(words, each, FOUR_NAMES, True, None, HIT_MOST if each.gravity else MOST) for each in lines]
    story = Story(words, lines, worded)
    posted = recap(words, folding, presses, FOUR_NAMES)
    followed = sum(story.follow(told) for told in posted)
    notes = [said for line, said in zip(lines, worded, strict=True) if line.parts]
    told = [TURN.sub("", each) for each in posted]
    assert [each for each in told if each in notes] == notes, "none is folded"
    return followed, len(notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES.values(), ids=list(RULES))
def test_a_post_tells_what_happened_as_it_came_about(game: AnyGame, language: str) -> None:
    words, folding = table_words(game.key, language), PRESENTATIONS[game.key].folding
    followed = notes = 0
    for presses in stories(game.key):
        public = [Press(shown(press.events, None), press.seat, press.undid) for press in presses]
        found = check_post(words, folding, public)
        followed, notes = followed + found[0], notes + found[1]
    assert followed > 100
    assert notes > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES.values(), ids=list(RULES))
def test_a_panel_tells_hits_and_then_the_rest_as_it_came_about(game: AnyGame, language: str) -> None:
    words, folding = table_words(game.key, language), PRESENTATIONS[game.key].folding
    rest, followed = f"**{words.say(Text('since-rest'))}**", 0
    for presses in stories(game.key):
        for reader in (0, 1):
            own = [Press(shown(press.events, reader), press.seat, press.undid) for press in presses]
            lines = [part for line in news(folding, own) for part in line.apart.get(reader, (line,))]
            told = list(since(words, folding, own, FOUR_NAMES, reader).lines)
            hits = sum(reader in line.hits for line in lines)
            blocks = [told[: told.index(rest)], told[told.index(rest) + 1 :]] if rest in told else [told]
            for n, block in enumerate(blocks):
                if n == 0 and hits > HITS:
                    continue  # the worst comes first, as the heading says
                most = HIT_MOST if n == 0 and hits else MOST
                worded = [in_words(words, line, FOUR_NAMES, False, reader, most) for line in lines]
                story = Story(words, lines, worded)
                followed += sum(story.follow(each) for each in block)
    assert followed > 100
