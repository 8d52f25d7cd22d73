"""Reads the Fluent catalogues: those that all games share, and whatever folders a game keeps its own in.

A folder of catalogues has a folder for each language, `en/*.ftl`. The shared ones are what every game says (common.ftl)
and what the table says (table.ftl). Of a game, `title.ftl` is what it is called where it is not being played.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "fr")
TITLE = "title.ftl"
"""The file of a game that is read wherever games are listed."""
LOCALE = Path(__file__).parents[1] / "locale"
NO_BREAK = {"fr": ((r" (?=[;?!])", "\u202f"), (r" (?=[:%»])|(?<=«) ", "\u00a0"))}
"""Spaces that must not break, by language; in the files they are ordinary ones, so that a translator can see them."""


def read_catalogue(language: str, files: Iterable[Path]) -> ast.Resource:
    """Read all messages of some files; none may be there twice, and nothing in them may be unreadable."""
    messages: dict[str, ast.Message | ast.Term] = {}
    for file in files:
        for entry in _entries(typeset(file.read_text("utf-8"), language)):
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file} cannot be read from here: {entry.content}")
            if isinstance(entry, ast.Message | ast.Term):
                key = entry.id.name
                if key in messages:
                    raise ValueError(f"{file}: there is a {key} already")
                messages[key] = entry
    return ast.Resource(list(messages.values()))


@functools.cache
def _entries(source: str) -> Sequence[ast.EntryType]:
    """Parse a file, once: what all games share belongs to the words of each, and parsing is most of what a start takes.

    Where in the file something stands, nobody asks.
    """
    return FluentParser(with_spans=False).parse(source).body


def catalogue_files(language: str, folder: Path = LOCALE) -> list[Path]:
    """List the files a folder has for a language, which is one at least: a game speaks all languages or none."""
    files = sorted((folder / language).glob("*.ftl"))
    if not files:
        raise FileNotFoundError(f"{folder} has no words for the language {language}")
    return files


def typeset(source: str, language: str) -> str:
    """Put spaces that must not break where a language wants them."""
    for space, no_break in NO_BREAK.get(language, ()):
        source = re.sub(space, no_break, source)
    return source
