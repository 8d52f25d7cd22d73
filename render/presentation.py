"""Everything that shows one game, in one object: made in its folder of render/games, handed in where it is needed."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image

from engine.core.decision import Seat
from engine.core.game import Event
from render.picture.board import PictureBoard
from render.picture.paint import add_ground
from render.picture.sprites.kind import Kind
from render.picture.stamp import add_sprites
from render.rulebook.ledger import Ledger, read_ledger, with_more
from render.rulebook.rulebook import Rulebook
from render.story.episodes import Episodes
from render.story.line import Folding, OneByOne
from render.text.board_lines import TextBoard
from render.text.new_words import NewWord, new_words
from render.text.phrases import Sayable
from render.text.words import Words, read_words


@dataclass(frozen=True, eq=False, kw_only=True)
class Presentation:
    """What players see and read of a game. Only words and a board in words are needed; the rest may follow."""

    key: str
    """The key of the game; `game-<key>` and `pitch-<key>` of its catalogues say what it is called and what it is.

    A pitch may depend on what was chosen: `$rounds_option` is the value of the option `rounds`.
    """
    catalogues: tuple[Path, ...]
    """Folders with a folder for each language, `en/*.ftl`: all words of the game, its names in `title.ftl`.

    `side-<key>` names a side that nobody sits at; `final-heading-<ending>`, if there is one, heads the final post
    after such an ending in place of the words all games share.
    """
    text: TextBoard
    """The board in words, with stock, outlook and points of a player; `StatusLines` if nobody has written one."""
    pictures: PictureBoard | None = None
    """The board and its close-ups as scenes, and the points over time; None: it is told in words."""
    sprites: Mapping[str, Kind] = field(default_factory=dict)
    """What its scenes need besides the sprites all games share, by name."""
    grounds: Mapping[str, Callable[[int], Image.Image]] = field(default_factory=dict)
    """The maps its scenes name, by name: each is painted for a width."""
    folding: Folding = field(default_factory=OneByOne)
    """How its events are put together into few lines; by default each is told by itself."""
    episodes: Episodes | None = None
    """What is over and can be looked at by itself for a while, such as the last combats; None: nothing."""
    rules: Path | None = None
    """The folder of the rules that players look up: `ledger.md`, in other languages `ledger.<language>.md` as far as it
    is translated, and `<language>.toml` for each language."""
    data_rules: Callable[[Words], Mapping[str, Sequence[str]]] | None = None
    """Writes rules that only its data know, in the words of a language, by the number of the rule they belong to."""
    closeup_state: Callable[[str, Any], str] | None = None
    """Says of a close-up and a view which state its note, `closeup-<name>-note`, speaks of, as its `$state`."""
    closeup_text: Callable[[str, Any, Seat | None], Sequence[Sayable]] | None = None
    """Tells what a close-up of a view shows to a seat, or to who does not play; None: its name must do."""
    closeup_recalls: Callable[[str, Any], type[Event] | None] | None = None
    """Says of a close-up and a view since which event it shows what happened; None: since the reader last moved."""
    options: tuple[str, ...] = ()
    """The keys of the options a host may choose: rules that belong to another one are not shown."""
    new_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Words that newcomers are told the meaning of, what matters most first, with the kinds of questions each is about;
    elsewhere it is told where the word stands. `new-word-<word>` of its catalogues is the sentence,
    `new-word-<word>-forms` the forms of the word."""

    def __post_init__(self) -> None:
        """Make sprites and grounds known to the painter, for whom scenes only name them."""
        add_sprites(self.sprites)
        for name, paint in self.grounds.items():
            add_ground(name, paint)

    @property
    def closeups(self) -> tuple[str, ...]:
        """What of the board can be looked at closely, by the key of its words."""
        return () if self.pictures is None else self.pictures.closeups

    def closeups_of(self, view: Any) -> tuple[str, ...]:
        """Those of them that show anything at a table."""
        return () if self.pictures is None else self.pictures.closeups_of(view)

    def state_of(self, closeup: str, view: Any) -> str:
        """Which state the note of a close-up speaks of; empty where it says the same in all."""
        return "" if self.closeup_state is None else self.closeup_state(closeup, view)

    def recalled_by(self, closeup: str, view: Any) -> type[Event] | None:
        """Since which event a close-up shows what happened, whenever its reader last moved; None for most."""
        return None if self.closeup_recalls is None else self.closeup_recalls(closeup, view)

    def text_of(self, closeup: str, view: Any, seat: Seat | None) -> Sequence[Sayable]:
        """What a close-up shows, in words; nothing where its name must do."""
        return () if self.closeup_text is None else self.closeup_text(closeup, view, seat)

    def words(self, language: str) -> Words:
        """Every sentence at a table of this game, those that all games share included; read once."""
        return read_words(language, self.catalogues)

    def new_words_in(self, language: str) -> tuple[NewWord, ...]:
        """The words that newcomers are told the meaning of, in their language; read once."""
        return _new_words(self, language)

    def rulebook(self, language: str) -> Rulebook:
        """How to play, the chapters in short, and the rules one by one; read once, and empty where none are written."""
        return _rulebook(self, language)


@functools.cache
def _new_words(presentation: Presentation, language: str) -> tuple[NewWord, ...]:
    return new_words(presentation.words(language), presentation.new_words)


@functools.cache
def _rulebook(presentation: Presentation, language: str) -> Rulebook:
    if presentation.rules is None:
        return Rulebook(Ledger(language))
    ledger, write = read_ledger(presentation.rules, language, presentation.options), presentation.data_rules
    return Rulebook(ledger if write is None else with_more(ledger, write(presentation.words(language))))
