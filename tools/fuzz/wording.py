"""Everything a game says, worded in every language; what was worded once is not worded again."""

from __future__ import annotations

import contextlib
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.decision import Amounts, Decision, Number, OneOf, Option, Some, Text
from engine.core.game import Event, Game, S
from engine.core.play import shown
from render.text.words import LANGUAGES, MissingWords, Words, words_for
from tools.fuzz.faults import Check, Fault
from tools.fuzz.twins import readers

NAMES = ("Ada", "Bilal", "Chloé", "Dinah", "Émile", "Farah")
BUTTONS, BUTTON, LINE = 5, 80, 100
"""So few options are buttons; what a button holds; what an option of a menu, or a note, holds."""


class Wording:
    """The words of one game in all languages, with a memory of what has been said."""

    def __init__(self, words: Iterable[Words]) -> None:
        self._words = tuple(words)
        self._said: set[object] = set()

    def decisions(self, asked: Iterable[Decision]) -> None:
        """Word everything about the open questions."""
        for decision in asked:
            self.say(decision.prompt)
            for text in decision.hints.refused:
                self.say(text)
            match decision.choice:
                case Number(least, most, noun):
                    self.say(Text(noun, {noun: least}), LINE)
                    self.say(Text(noun, {noun: most}), LINE)
                case Amounts(options, limits, noun):
                    self.say(Text(noun, {noun: limits}))
                    self._options(options, LINE)
                case OneOf(options) | Some(options):
                    buttons = isinstance(decision.choice, OneOf) and len(options) <= BUTTONS
                    self._options(options, BUTTON if buttons else LINE)

    def _options(self, options: Iterable[Option], room: int) -> None:
        for option in options:
            self.say(option.label, room)
            if option.note is not None:
                self.say(option.note, LINE)

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
                    for words in self._words:
                        with _all_words_found():
                            words.tell(event, NAMES)

    def say(self, text: Text, room: int | None = None) -> None:
        """Word a text; with `room`, it must not be longer."""
        if not self._is_new((text.key, room), text.args):
            return
        for said in self.read(text):
            if room is not None and len(said) > room:
                raise Fault(Check.WORDS, f"{text.key} takes {len(said)} of {room} characters: {said}")

    def read(self, text: Text) -> Iterator[str]:
        """Word a text in every language."""
        for words in self._words:
            with _all_words_found():
                said = words.say(text, NAMES)
            yield said

    def _is_new(self, key: object, args: Mapping[str, Any]) -> bool:
        """Remember a message with the kinds of its arguments, and each noun it was said with."""
        marks = {(key, *((name, type(value)) for name, value in args.items()))}
        marks.update((key, name, noun) for name, value in args.items() for noun in _nouns(value))
        if marks <= self._said:
            return False
        self._said |= marks
        return True


def wording_of(game: Game[Any], extra: Path | None = None) -> Wording:
    """Read the words of a game in all languages; `extra` is a directory with more of them."""
    return Wording(words_for(game.key, language, extra) for language in LANGUAGES)


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
