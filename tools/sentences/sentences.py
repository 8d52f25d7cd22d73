"""All messages of a game and of the table, filled: from play where it brings them about, else with samples."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from cogs.registry import PlayableGame
from engine.core.decision import Text
from render.rulebook.rulebook import Rulebook
from render.text.words import MissingWords
from tools.sentences.listener import ENOUGH, Filled, Listener, listener_of
from tools.sentences.messages import Message, messages_of
from tools.sentences.play import NAMES, play_matches
from tools.sentences.samples import Samples

UNSEEN = re.compile(r"(kind|noun)-.*|.*-forms")
"""Messages that nobody reads: they tell the code how to word others."""


class Sentence(msgspec.Struct, frozen=True):
    """A message filled."""

    key: str
    where: str
    said: str

    def __str__(self) -> str:
        return f"[{self.key} · {self.where}] {self.said}"


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
        found = heard.get(key) or [
            part
            for whole in heard
            if key in messages[whole].parts
            for part in _filled(words, key, f"within {whole}", (each.args for each in heard[whole]))
        ]
        found = _read(found) or _read(_filled(words, key, message.where, samples.fillings(key, message)))
        yield from dict.fromkeys(Sentence(key, each.where, each.said) for each in found)


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
