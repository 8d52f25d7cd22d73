"""Words that remember what they said, with what it was filled with and where it was to be seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from fluent.syntax import ast

from engine.core.decision import Text
from engine.core.game import Event
from render.presentation import Presentation
from render.text.catalogue import LOCALE, catalogue_files, read_catalogue
from render.text.words import Words, event_key

ENOUGH = 6
"""So many ways to fill one message are remembered."""
NESTED = 24
"""Parts of a sentence are said before it, and no more than so many of them."""


class Filled(msgspec.Struct, frozen=True):
    """A message as it was said."""

    where: str
    args: Mapping[str, Any]
    said: str
    within: str = ""
    """The sentence that mentions it, if it was heard as a part of one."""


class Listener(Words):
    """The words of a game. Of each message it remembers fillings that differ in what grammar may depend on."""

    def __init__(self, language: str, catalogue: ast.Resource) -> None:
        super().__init__(language, catalogue)
        self._where = ""
        self.heard: dict[str, dict[object, Filled]] = {}
        self.values: dict[str, list[Any]] = {}
        """Everything that was put in, by the name of the argument."""
        self._recent: deque[tuple[str, str]] = deque(maxlen=NESTED)
        self._frames: dict[tuple[str, str], tuple[str, str]] = {}

    @contextmanager
    def seen(self, where: str) -> Iterator[None]:
        """Listen to what is seen there."""
        before, self._where = self._where, where
        self._recent.clear()
        yield
        self._recent.clear()
        self._where = before

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """Word a text."""
        said = super().say(text, names)
        self._remember(text.key, text.args, said)
        return said

    def tell(self, event: Event, names: Sequence[str] = ()) -> str:
        """Word an event."""
        said = super().tell(event, names)
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        self._remember(event_key(type(event)), fields, said)
        return said

    def frame(self, key: str, said: str) -> str:
        """Find the longest sentence in which this was heard; nothing if it was only heard by itself."""
        here = key, said
        for _ in range(NESTED):
            if here not in self._frames:
                break
            here = self._frames[here]
        return here[1] if here[1] != said else ""

    def _remember(self, key: str, args: Mapping[str, Any], said: str) -> None:
        for part in self._recent:
            if part[0] != key and any(part[1] in text for text in _texts(args.values())) and part[1] in said:
                self._frames.setdefault(part, (key, said))
        if said.strip():
            self._recent.append((key, said))
        filled = self.heard.setdefault(key, {})
        shape = tuple(map(_shape, args.values()))
        if shape not in filled and len(filled) < ENOUGH and said not in (each.said for each in filled.values()):
            filled[shape] = Filled(self._where, args, said)
            for name, value in args.items():
                self.values.setdefault(name, []).append(value)


def listener_of(presentation: Presentation, language: str) -> Listener:
    """Read the words of a game anew, to be listened to."""
    folders = (LOCALE, *presentation.catalogues)
    files = [file for folder in folders for file in catalogue_files(language, folder)]
    return Listener(language, read_catalogue(language, files))


def _texts(values: Iterable[object]) -> Iterator[str]:
    """Find what may be parts of a sentence among its arguments; names of things have no room for any."""
    for value in values:
        match value:
            case str():
                yield value
            case list() | tuple():
                yield from _texts(value)


def _shape(value: object) -> object:
    """Tell fillings apart: by whether there is none, one or more of something, or what is so or not."""
    match value:
        case None | bool():
            return value
        case int():
            return min(value, 2)
        case dict() | list() | tuple():
            return min(len(value), 3), all(value)
    return None
