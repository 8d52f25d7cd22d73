"""The cog every game's commands are made with: types a move, completes it, and shows the panel afterwards."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from string import digits
from typing import TYPE_CHECKING, Any, TypeAlias

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.access.finding import table_here
from cogs.border.acknowledging import Shown
from cogs.fair_shares import newest_only
from cogs.play.after_answer import shown_after
from cogs.play.living import LivingPanel, living
from cogs.play.private_screens import waiting_screen
from cogs.reader import Reader, language_of
from cogs.translation import named
from cogs.typed.languages import TypedLanguages, languages_of
from cogs.typed.parts import CommandPart, Filled, Parts, parts_for
from cogs.typed.reading import closing_answer, moves_of
from cogs.typed.refusals import say_why
from cogs.typed.suggesting import suggested
from cogs.typed.typed_command import TypedCommand, opening, typed_command
from db.match.matches import Applied, OpenMatch
from db.table.info import Status, TableInfo, refused
from engine.core.decision import Seat
from engine.core.errors import Refused
from engine.core.preview import present

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers
    from render.presentation import Presentation

LOG = logging.getLogger(__name__)
YES = "yes"
PARTS = "parts"
"""Under this name a command says what it is made of."""
Completing: TypeAlias = Callable[["Interaction", str], Coroutine[Any, Any, list[Choice[Any]]]]


class TypedCog(commands.GroupCog):
    """The commands of one game."""

    game: str
    """Key of the game."""
    closing: Sequence[CommandPart] = ()
    """What says that enough was done, if a game has such a command: before that the rules say what is left to do."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services

    @classmethod
    def closing_kinds(cls) -> list[str]:
        """Name the questions that come towards the end of a turn, to say what is left to do before them."""
        return [kind for part in cls.closing for kind in part.kinds]

    async def move(self, interaction: Interaction, parts: Parts, end: str | None, **typed: str | int | None) -> None:
        """Do what was typed as one press, all or none, and show the panel as it is then."""
        filled = {name.rstrip("_"): str(value) for name, value in typed.items() if value is not None}
        await living(interaction, lambda panel: self._moved(interaction, panel, parts, filled, end == YES))

    async def _moved(
        self, interaction: Interaction, panel: LivingPanel, parts: Parts, filled: Filled, end: bool
    ) -> Shown:
        language = await language_of(interaction)
        info, seat = await self._seated(interaction)
        panel.look(info.id)
        reader, matches, applied = self._services.reading(language, info), self._services.matches, None
        if seat is None:
            return Shown(await waiting_screen(self._services, await matches.load(info.id), None, reader))
        try:
            async with matches.opened(info.id) as match:
                if match.loaded.info.status is Status.RUNNING:
                    command = typed_command(parts, filled, self._tongue(reader), match.loaded.match, seat)
                    applied = await _applied(match, command, end, interaction.user.id)
        except Refused as error:
            loaded = await matches.load(info.id)
            return await panel.panel(loaded, seat, language, say_why(error, reader))
        if applied is None:  # something is still to be said, or nothing is asked
            return await panel.panel(match.loaded, seat, language)
        return await shown_after(self._services, panel, applied, seat, language)

    def _tongue(self, reader: Reader) -> TypedLanguages:
        return languages_of(reader, self._services.games.words("en", self.game))

    async def suggest(self, interaction: Interaction, parts: Parts, option: str) -> list[tuple[str, str]]:
        """Complete what is being typed; whoever is not asked anything is offered nothing."""
        try:
            info, seat = await self._seated(interaction)
            if seat is None or info.status is not Status.RUNNING:
                return []
            loaded = await self._services.matches.load(info.id)
            languages = self._tongue(self._services.reading(await language_of(interaction), info))
            filled = {name: str(value) for name, value in interaction.namespace}
            made_of = parts_for(parts, {option: "", **filled})
            command = TypedCommand(made_of, filled, languages, loaded.match, seat)
            return await self._services.shares.beside(_suggested, command, option)
        except Refused:
            return []
        except Exception:
            LOG.exception("%s could not be completed", option)
            return []

    async def _seated(self, interaction: Interaction) -> tuple[TableInfo, Seat | None]:
        """Find the table of this channel and the seat of whoever types; refuse if it is of another game."""
        info = await table_here(interaction)
        if info.game != self.game:
            raise refused("reply-other-game", game=info.game)
        return info, info.seat_of(interaction.user.id)


def _suggested(command: TypedCommand, option: str) -> list[tuple[str, str]]:
    return suggested(command, opening(command).here, option)


async def _applied(match: OpenMatch, command: TypedCommand, end: bool, user_id: int) -> Applied | None:
    """Do what a command means, all of it or nothing: whatever is refused on the way undoes what went before."""
    start = opening(command)
    if start.here.question is None:
        return None
    wanted = moves_of(command, start.here, end)
    if not wanted.moves:
        return None
    if start.first is not None:
        await match.answer(command.seat, start.first.token, [start.answer], user_id)
    question = present(match.loaded.match, command.seat).question
    if question is None:  # somebody else has gone on in the meantime
        raise refused("refused-settled")
    applied = await match.answer(command.seat, question.token, wanted.moves, user_id)
    return applied if wanted.ended or not end else await _ended(match, applied, command, user_id)


async def _ended(match: OpenMatch, applied: Applied, command: TypedCommand, user_id: int) -> Applied:
    """End the turn after all, where only what was done has shown that it can be ended: after dice, or in secret."""
    question = present(applied.loaded.match, command.seat).question
    footer = None if question is None else closing_answer(question, command.parts)
    if question is None or footer is None:
        return applied
    return await match.answer(command.seat, question.token, [footer], user_id)


def typed(
    game: Presentation,
    group: str,
    key: str,
    parts: Parts,
    options: Sequence[str],
    plain: Collection[str] = (),
    numbers: Collection[str] = (),
    messages: Mapping[str, str] = {},
) -> Callable[[Any], Any]:
    """Make a method a command: its words from the catalogue, all its options but the plain ones completed.

    The message of an option is `option-<group>-<option>` unless another one is told; numbered ones share what is said
    about them.
    """

    def make(method: Any) -> Any:
        shared = {name: f"option-{name}" for name in ("pay", "end") if name in method.__annotations__}
        keys = shared | {name: f"option-{group}-{messages.get(name, name.rstrip('_'))}" for name in options}
        names = {name: named(message, game) for name, message in keys.items()}
        about = {name: named(f"{message.rstrip(digits)}-about", game) for name, message in keys.items()}
        method = app_commands.describe(**about)(app_commands.rename(**names)(method))
        if "end" in keys:
            method = app_commands.choices(end=[Choice(name=named("choice-yes"), value=YES)])(method)
        completed = [name for name in keys if name not in (*plain, "end")]
        completing = {name: _completing(parts, name.rstrip("_"), int if name in numbers else str) for name in completed}
        method = app_commands.autocomplete(**completing)(method)
        name, said = (named(f"command-{group}-{key}{end}", game) for end in ("", "-about"))
        return app_commands.command(name=name, description=said, extras={PARTS: parts})(method)

    return make


def _completing(parts: Parts, option: str, kind: type[int | str]) -> Completing:
    @newest_only
    async def complete(interaction: Interaction, _: str) -> list[Choice[Any]]:
        cog: Any = interaction.command.binding if isinstance(interaction.command, app_commands.Command) else None
        found = await cog.suggest(interaction, parts, option) if isinstance(cog, TypedCog) else []
        return [Choice(name=name, value=kind(value)) for name, value in found]

    return complete
