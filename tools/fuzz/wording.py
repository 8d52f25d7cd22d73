"""Everything a game says, worded in every language; what was worded once is not worded again."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.decision import Decision, Text
from engine.core.game import Event, Game, S, Setup
from engine.core.play import shown
from render.presentation import Presentation
from render.text.words import LANGUAGES, MissingWords, Words
from tools.fuzz.faults import Check, Fault
from tools.fuzz.twins import readers

NAMES = ("Ada", "Bilal", "Chloé", "Dinah", "Émile", "Farah")
BUTTONS, BUTTON, LINE = 5, 80, 100
"""So few options are buttons; what a button holds; what an option of a menu, or a note, holds."""
FEW = 5
"""So many answers of a question are worded as a panel repeats them."""


class Wording:
    """The words of one game in all languages, with a memory of what has been said."""

    def __init__(self, words: Iterable[Words]) -> None:
        self._words = tuple(words)
        self._names: list[tuple[str, ...]] = [NAMES for _ in self._words]
        self._said: set[object] = set()

    def sit_down(self, game: Game[Any], setup: Setup) -> None:
        """Give the seats of a match names, and the sides that nobody sits at what they are called."""
        sides = [Text(f"side-{side.key}") for side in game.sides(setup)]
        with _all_words_found():
            self._names = [(*NAMES[: setup.seats], *map(words.say, sides)) for words in self._words]

    def decisions(self, asked: Iterable[Decision]) -> None:
        """Word everything about the open questions."""
        for decision in asked:
            hints, choice = decision.hints, decision.choice
            for text in (decision.prompt, hints.menu, hints.none, *hints.refused):
                if text is not None:
                    self.say(text)
            self._options(decision)
            for answer in (decision.default, hints.proposed, *itertools.islice(choice.answers(), FEW)):
                for text in choice.said(answer) if answer is not None else ():
                    self.say(text, LINE)

    def _options(self, decision: Decision) -> None:
        choice = decision.choice
        hand = choice.by_hand()
        for text in (*choice.ingredients(), *(slot.label for slot in (hand.slots if hand else ()))):
            self.say(text, BUTTON if 0 < len(choice.singles) <= BUTTONS else LINE)
        for option in choice.offered:
            if option.note is not None:
                self.say(option.note, LINE)
            if option.group:
                self.say(Text(f"group-{option.group}"))

    def status(self, game: Game[S], state: S) -> None:
        """Word the status of everybody who is shown this state."""
        for seat in readers(state):
            for line in game.status(game.view(state, seat), seat):
                self.say(line)

    def events(self, events: Sequence[Event], seats: int) -> None:
        """Word what everybody is told."""
        for seat in (None, *range(seats)) if events else ():
            for event in shown(events, seat):
                fields = {name: getattr(event, name) for name in event.__struct_fields__}
                if self._is_new(type(event).__name__, fields):
                    for words, names in zip(self._words, self._names, strict=True):
                        with _all_words_found():
                            words.tell(event, names)

    def say(self, text: Text, room: int | None = None) -> None:
        """Word a text; with `room`, it must not be longer."""
        if not self._is_new((text.key, room), text.args):
            return
        for said in self.read(text):
            if room is not None and len(said) > room:
                raise Fault(Check.WORDS, f"{text.key} takes {len(said)} of {room} characters: {said}")

    def read(self, text: Text) -> Iterator[str]:
        """Give a text in every language."""
        for words, names in zip(self._words, self._names, strict=True):
            with _all_words_found():
                said = words.say(text, names)
            yield said

    def _is_new(self, key: object, args: Mapping[str, Any]) -> bool:
        """Remember a message with the kinds of its arguments, and each noun it was said with."""
        marks = {(key, *((name, type(value)) for name, value in args.items()))}
        marks.update((key, name, noun) for name, value in args.items() for noun in _nouns(value))
        if marks <= self._said:
            return False
        self._said |= marks
        return True


def wording_of(presentation: Presentation) -> Wording:
    """Give the words of a game in all languages."""
    return Wording(presentation.words(language) for language in LANGUAGES)


@contextlib.contextmanager
def _all_words_found() -> Iterator[None]:
    try:
        yield
    except MissingWords as error:
        raise Fault(Check.WORDS, str(error)) from error


def _nouns(value: Any) -> Iterable[Hashable]:
    match value:
        case str() | bool():
            return (value,)
        case dict() | list() | tuple():
            return (item for item in value if isinstance(item, str))
    return ()
