"""A keyboard for tests: types the published commands of a game at a match, and completes them."""

from __future__ import annotations

from typing import Any, Protocol

from discord.app_commands import Command

from cogs.border.wording import LabelWords
from cogs.panel.panel import Panel, Showing, panel
from cogs.reader import Reader
from cogs.typed.command_cog import PARTS
from cogs.typed.languages import TypedLanguages
from cogs.typed.parts import Parts, parts_for
from cogs.typed.reading import closing_answer, moves_of
from cogs.typed.refusals import say_why
from cogs.typed.suggesting import suggested
from cogs.typed.typed_command import TypedCommand, opening
from engine.core.codec import codec_of
from engine.core.decision import Seat
from engine.core.dice import LoadedDice
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.match import Match
from engine.core.play import waiting_on
from engine.core.preview import present
from render.text.words import Words
from tests.games import COMMANDS, words_for

NAMES = ("Ada", "Bilal", "Chloe", "Dario", "Esther", "Farid")


class Position(Protocol):
    """A table of any game, laid out by hand."""

    @property
    def state(self) -> Any: ...


def commands_of(game: str) -> dict[str, Parts]:
    """What each published command of a game is made of, by its English name."""
    return {command.name: command.extras[PARTS] for command in COMMANDS[game].__cog_app_commands__}


def options_of(game: str) -> dict[str, list[str]]:
    """The options of each published command that are completed, in the order its parts come to them."""
    found: dict[str, list[str]] = {}
    for command in COMMANDS[game].__cog_app_commands__:
        assert isinstance(command, Command)
        names = [each.name.rstrip("_") for each in command.parameters if each.autocomplete]
        made_of = parts_for(command.extras[PARTS], dict.fromkeys(names, ""))
        order = [option for part in made_of for option in part.options]
        found[command.name] = sorted(names, key=order.index)
    return found


class Keyboard:
    """The first player of a match, typing."""

    def __init__(self, game: Game[Any], position: Position, *dice: int) -> None:
        self._game = game
        self._seat = 0
        self._language = "en"
        self.lay(position, *dice)

    @property
    def commands(self) -> dict[str, Parts]:
        """What each command is made of."""
        return commands_of(self._game.key)

    def words(self, language: str) -> Words:
        """The words of the game."""
        return words_for(self._game.key, language)

    def lay(self, position: Position, *dice: int) -> None:
        """Put the match into this position; these dice will be rolled."""
        state = codec_of(self._game).copy(position.state)
        self.match: Match[Any] = Match(self._game, state, LoadedDice(die - 1 for die in dice))

    def speak(self, language: str) -> None:
        """Read and type another language from now on."""
        self._language = language

    @property
    def reader(self) -> Reader:
        """Whoever types."""
        names = NAMES[: self.match.committed.seats]
        return Reader(self.words(self._language), names, names)

    @property
    def state(self) -> Any:
        """The position with the draft of whoever types."""
        return self.match.seen_by(self._seat)

    @property
    def waiting(self) -> set[Seat]:
        """Who is to play."""
        return set(waiting_on(self.match.asked))

    @property
    def panel(self) -> Panel:
        """The panel as it is shown after a command."""
        return panel(Showing(1, self.match), self._seat, self.reader.words, self.reader.names)

    @property
    def asks(self) -> str:
        """The question on the panel."""
        return self.panel.blocks[-1]

    def pass_on(self, seat: Seat) -> None:
        """Let another player type."""
        self._seat = seat

    def _command(self, name: str, filled: dict[str, Any], asked: str = "") -> TypedCommand:
        texts = {option.rstrip("_"): str(value) for option, value in filled.items()}
        parts = parts_for(self.commands[name], {asked: "", **texts} if asked else texts)
        return TypedCommand(parts, texts, self.languages, self.match, self._seat)

    @property
    def languages(self) -> TypedLanguages:
        """What may be typed: the reader's own words, and English."""
        own = LabelWords(self.reader.words, self.reader.plain)
        english = LabelWords(self.words("en"), self.reader.plain)
        return TypedLanguages((own,) if self._language == "en" else (own, english))

    def offered(self, name: str, option: str, typed: str = "", /, **filled: Any) -> dict[str, str]:
        """See what is completed, values by names, all within Discord's limits."""
        command = self._command(name, {**filled, option: typed}, option)
        choices = suggested(command, opening(command).here, option)
        assert len(choices) <= 25
        assert all(0 < len(said) <= 100 and len(value) <= 100 for said, value in choices)
        return dict(choices)

    def type(self, name: str, /, end: str | None = None, **filled: Any) -> None:
        """Type a command as one press, all or none; raise Refused with the reason."""
        command = self._command(name, filled)
        start = opening(command)
        wanted = moves_of(command, start.here, end is not None)
        if not wanted.moves:
            return
        if start.first is not None:
            self.match.answer(self._seat, start.first.token, [start.answer])
        self._answer(list(wanted.moves))
        question = present(self.match, self._seat).question
        footer = None if question is None else closing_answer(question, command.parts)
        if end is not None and not wanted.ended and footer is not None:
            self._answer([footer])

    def _answer(self, answers: list[Any]) -> None:
        question = present(self.match, self._seat).question
        assert question is not None
        self.match.answer(self._seat, question.token, answers)

    def refused(self, why: str, name: str, /, end: str | None = None, **filled: Any) -> str:
        """Type what is refused: the reason is told, and nothing changes."""
        codec = codec_of(self._game)
        before = codec.dump(self.state)
        try:
            self.type(name, end, **filled)
        except Refused as refused:
            said = say_why(refused, self.reader)
        else:
            raise AssertionError(f"{name} {filled} was not refused")
        assert why in said, said
        assert codec.dump(self.state) == before
        return said
