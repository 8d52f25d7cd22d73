"""Reads the Fluent catalogues: what every game says (common.ftl), what the table says (table.ftl), each game's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "fr")
LOCALE = Path(__file__).parents[1] / "locale"
NO_BREAK = {"fr": ((r" (?=[;?!])", "\u202f"), (r" (?=[:%»])|(?<=«) ", "\u00a0"))}
"""Spaces that must not break, by language; in the files they are ordinary ones, so that a translator can see them."""


def read_catalogue(game_key: str, language: str, extra: Path | None = None) -> ast.Resource:
    """Read all messages of a game ("": of none); `extra` is a directory with more of them, `<language>/*.ftl`."""
    messages: dict[str, ast.Message | ast.Term] = {}
    for file in _files(game_key, language, extra):
        for entry in FluentResource(typeset(file.read_text("utf-8"), language)).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file} cannot be read from here: {entry.content}")
            if isinstance(entry, ast.Message | ast.Term):
                key = entry.id.name
                if key in messages:
                    raise ValueError(f"{file}: there is a {key} already")
                messages[key] = entry
    return ast.Resource(list(messages.values()))


def _files(game_key: str, language: str, extra: Path | None) -> Iterator[Path]:
    """A game with words in `extra`, such as one made up for tests, needs none of its own here."""
    folder = LOCALE / language
    yield from (folder / "common.ftl", folder / "table.ftl")
    if game_key and (extra is None or (folder / f"{game_key}.ftl").exists()):
        yield from (folder / f"{game_key}.ftl", *sorted(folder.glob(f"{game_key}_*.ftl")))
    if extra is not None:
        yield from sorted((extra / language).glob("*.ftl"))


def typeset(source: str, language: str) -> str:
    """Put spaces that must not break where a language wants them."""
    for space, no_break in NO_BREAK.get(language, ()):
        source = re.sub(space, no_break, source)
    return source
