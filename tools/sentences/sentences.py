"""All messages of a game and of the table, filled: from play where it brings them about, else with samples."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from cogs.registry import PlayableGame
from engine.core.decision import Text
from render.rulebook.rulebook import Rulebook
from render.text.words import MissingWords
from tools.sentences.listener import ENOUGH, Filled, Listener, listener_of
from tools.sentences.messages import Message, messages_of
from tools.sentences.places import FRAMES, place
from tools.sentences.play import NAMES, play_matches
from tools.sentences.samples import Samples

UNSEEN = re.compile(r"(kind|noun)-.*|.*-forms")
"""Messages that nobody reads: they tell the code how to word others."""


JOINTS = " ·,:\u00a0"
"""What joins a part to the sentence around it, which is printed with it."""
AROUND = 90
"""So much of a longer sentence is shown on either side of a part."""


class Sentence(msgspec.Struct, frozen=True):
    """A message filled, and the longer one that it is a part of, if it is only seen so."""

    key: str
    where: str
    said: str
    frame: str = ""

    def __str__(self) -> str:
        within = f', part of "{self.frame}"' if self.frame else ""
        return f"[{self.key} · {self.where}{within}] {self.said}"


def sentences(game: PlayableGame, language: str, moves: int, seed: int) -> list[Sentence]:
    """Give every sentence of a table of this game, its rules included, in the order of the catalogues."""
    words = listener_of(game.presentation, language)
    play_matches(game, words, moves, seed)
    messages = messages_of(game.presentation, language)
    return [*_from_catalogues(game, words, messages), *_from_rules(game.presentation.rulebook(language))]


def _from_catalogues(game: PlayableGame, words: Listener, messages: Mapping[str, Message]) -> Iterator[Sentence]:
    heard = {key: list(filled.values()) for key, filled in words.heard.items()}
    samples = Samples(game.rules.key, words, messages, words.values)
    for key, message in messages.items():
        if UNSEEN.fullmatch(key):
            continue
        wholes = [(whole, heard[whole]) for whole in heard if key in messages[whole].parts]
        found = _read(heard.get(key, ())) or _read(_parts(words, key, wholes))
        frames = [words.frame(key, each.said) or each.within for each in found]
        if not found:
            found = _read(_filled(words, key, message.where, samples.fillings(key, message)))
            frames = [_framed(words, samples, messages, key, each) for each in found]
        yield from dict.fromkeys(
            Sentence(key, place(key, each.where), each.said.strip(JOINTS if frame else None), _around(frame, each.said))
            for each, frame in zip(found, frames, strict=True)
        )


def _parts(words: Listener, key: str, wholes: Iterable[tuple[str, Sequence[Filled]]]) -> Iterator[Filled]:
    """Word a message as it stood in others that mention it."""
    for whole, heard in wholes:
        for each in heard:
            for part in _filled(words, key, each.where, (each.args,)):
                if part.said.strip() in each.said:
                    yield Filled(part.where, part.args, part.said, words.frame(whole, each.said) or each.said)


def _framed(words: Listener, samples: Samples, messages: Mapping[str, Message], key: str, part: Filled) -> str:
    """Word the sentence that the code puts a message into, or that mentions it, filled with samples."""
    whole, name = FRAMES.get(key) or (next((each for each in messages if key in messages[each].parts), ""), "")
    if not whole:
        return ""
    put = {name: part.said} if name else part.args
    fillings = ({**args, **put} for args in samples.fillings(whole, messages[whole]))
    return next((each.said for each in _filled(words, whole, "", fillings) if part.said.strip() in each.said), "")


def _around(frame: str, said: str) -> str:
    """Cut what is far from a part of a long sentence; nothing if the part is all of it."""
    if frame.strip(" *") == said.strip(" *"):
        return ""
    said = said.strip()
    at = max(frame.find(said), 0)
    begin, end = max(at - AROUND, 0), at + len(said) + AROUND
    return f"{'…' * (begin > 0)}{frame[begin:end]}{'…' * (end < len(frame))}".replace("\n", " ")


def _read(found: Iterable[Filled]) -> list[Filled]:
    """Leave out what is no word at all, as parts of a sentence may be."""
    return [each for each in found if each.said.strip()][:ENOUGH]


def _filled(words: Listener, key: str, where: str, fillings: Iterable[Mapping[str, Any]]) -> Iterator[Filled]:
    """Word a message in some ways; arguments that do not go together are left out."""
    for args in fillings:
        try:
            yield Filled(where, args, words.say(Text(key, dict(args)), NAMES))
        except MissingWords:
            continue


def _from_rules(rules: Rulebook) -> Iterator[Sentence]:
    for n, line in enumerate(rules.how.strip().splitlines(), 1):
        yield Sentence(f"how-{n}", "how to play", line)
    for chapter in rules.chapters.values():
        yield Sentence(chapter.id, f"rules in short, {chapter.heading}", chapter.text)
