"""The games a bot offers: each registered once, with its rules, everything that shows it, and its commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from cogs.reader import Reader
from db.table.info import Status, TableInfo
from engine.core.decision import Text
from engine.core.game import Game, Setup
from engine.core.play import completed
from render.presentation import Presentation
from render.text.names import control_names_of, letter, names_of
from render.text.words import LANGUAGES, NounName, Words, read_words

if TYPE_CHECKING:
    from cogs.typed.command_cog import TypedCog


Choices: TypeAlias = Mapping[str, str]
"""Options of a match that are chosen together, and their values."""


@dataclass(frozen=True, slots=True)
class Alone:
    """How a game is played by one person with one command: `/solo`.

    In the words of the game a mode is `solo-mode-<key>` and its goal `solo-goal-<key>`, a level `solo-level-<key>`, or
    shorter `solo-rank-<key>`; what is chosen at the start is called `solo-own`.
    """

    modes: Mapping[str, Mapping[str, Choices]]
    """The levels of each mode, the usual one first, and the options that each stands for."""
    chapters: Mapping[str, str]
    """The chapter of the rules that explains a mode, by its number."""
    kind: str
    """The kind of question by which somebody chooses what they play; in words a choice is `<kind>-<key>`."""
    own: Mapping[str, Choices]
    """What may be chosen there, and the options without which it could not be."""

    def mode_of(self, game_options: Choices) -> tuple[str, str] | None:
        """Find the mode and level that a match was played in; None if it was none of them."""
        for mode, levels in self.modes.items():
            for level, chosen in levels.items():
                if chosen.items() <= game_options.items():
                    return mode, level
        return None


@dataclass(frozen=True, eq=False, slots=True)
class PlayableGame:
    """A game as it is registered."""

    rules: Game[Any]
    """What may be done and what comes of it."""
    presentation: Presentation
    """Its words, boards, recaps and rulebook."""
    commands: type[TypedCog] | None = None
    """Its moves typed as commands; without them it is played by pressing alone."""
    alone: Alone | None = None
    """How one person begins a match with one command, if that can be."""

    def __post_init__(self) -> None:
        """Refuse a mix-up: the parts of a game bear the same key."""
        if self.rules.key != self.presentation.key:
            raise ValueError(f"{self.rules.key} cannot be shown as {self.presentation.key}")

    def sides(self, info: TableInfo) -> tuple[str, ...]:
        """Keys of the sides of a match that nobody sits at: they are numbered after the seats, and named like them."""
        if info.status is Status.LOBBY:
            return ()
        setup = completed(self.rules, Setup(len(info.seats), info.game_options))
        return tuple(side.key for side in self.rules.sides(setup))


class Registry(Mapping[str, PlayableGame]):
    """The registered games by key, in the order they are offered."""

    def __init__(self, *games: PlayableGame) -> None:
        self._games = {game.rules.key: game for game in games}

    def __getitem__(self, key: str) -> PlayableGame:
        return self._games[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    @property
    def rules(self) -> dict[str, Game[Any]]:
        """The rules alone, by key: all that storage has to know of a game."""
        return {key: game.rules for key, game in self._games.items()}

    def words(self, language: str, key: str = "") -> Words:
        """Give the words of a game; without one those of the table, which knows what all games are called."""
        if key:
            return self._games[key].presentation.words(language)
        titles = (folder for game in self._games.values() for folder in game.presentation.catalogues)
        return read_words(language, titles=tuple(titles))

    def read_all_words(self) -> None:
        """Read every catalogue now: later the first who needs one would keep everybody waiting for 0.1 s."""
        for language in LANGUAGES:
            for key in ("", *self._games):
                self.words(language, key)

    def reading(self, language: str, info: TableInfo | None = None) -> Reader:
        """Give the words of a language for a table, with the names of everybody at it; or for no table."""
        if info is None:
            return Reader(self.words(language))
        words = self.words(language, info.game)
        given = [_name(words, info, seat) for seat in range(1 + max((each.seat for each in info.seats), default=-1))]
        given += [_noun(words, Text(f"side-{key}")) for key in self._games[info.game].sides(info)]
        return Reader(words, names_of(words, given), control_names_of(words, given))


def _name(words: Words, info: TableInfo, seat: int) -> str:
    for each in info.seats:
        if each.seat == seat:
            return _noun(words, Text("seat-bot", {"letter": letter(seat)})) if each.bot else each.name
    return ""


def _noun(words: Words, called: Text) -> str:
    """Name what no person is by a word of the catalogue, so that its other forms are found."""
    return NounName(words.say(called), called.key)
