"""How it works, and the rules of a game looked up by word or number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.here import table_of
from cogs.panels import button
from cogs.reader import language_of, reading
from cogs.translation import named
from cogs.ui.boundary import Shown, privately
from cogs.ui.parts import Button, Buttons, Entry, Menu
from cogs.ui.screen import Item, notice, row, screen, text
from cogs.ui.table_ids import TablePress, table_id
from cogs.ui.wording import OPTION, cut
from db.info import Status, TableInfo, refused
from engine import GAMES
from render.rulebook import how_to_play, in_detail, look_up, rulebook, sections, suggestions

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

MOST_CHAPTERS = 25
CHOSEN = "chosen"
"""Stands in the id of the menu, which says itself what was chosen in it."""
HELP = ("help-heading", "help-turn", "help-undo", "help-private", "help-commands", "help-absent")


class Help(commands.Cog):
    """`/help` and `/rules`."""

    def __init__(self, client: TwoRivers) -> None:
        client.take_presses(("rules",), self.pressed)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Open the rules of the game that is played at a table, or a chapter of them."""

        async def work() -> Shown:
            game, _, chapter = press.about.partition(".")
            way_out = "close"
            if press.match_id:
                info = await table_of(interaction, press.match_id)
                game, way_out = info.game, "open" if _at_panel(interaction, info) else "close"
            find = press.values[0] if press.values else ""
            return await _rules(interaction, game, find, chapter, press.match_id, way_out)

        await privately(interaction, work)

    @app_commands.command(name=named("command-help"), description=named("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """Tell how it works."""

        async def work() -> Shown:
            say = reading(await language_of(interaction)).say
            game = await _game(interaction, None)
            return Shown(
                notice("\n".join(map(say, HELP)), [Button(table_id("rules", 0, game), say("button-how-to-play"))])
            )

        await privately(interaction, work)

    async def _offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer rules while somebody types."""
        game = await _game(interaction, getattr(interaction.namespace, "game", None))
        found = suggestions(game, await language_of(interaction), typed)
        return [app_commands.Choice(name=label, value=rule_id) for label, rule_id in found]

    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    @app_commands.rename(find=named("option-find"), game=named("option-game"))
    @app_commands.describe(find=named("option-find-about"), game=named("option-game-about"))
    @app_commands.autocomplete(find=_offered)
    @app_commands.choices(game=[app_commands.Choice(name=named(f"game-{key}"), value=key) for key in GAMES])
    async def rules(self, interaction: Interaction, find: str = "", game: str | None = None) -> None:
        """Look a rule up, or leaf by chapter: of the game played here, unless another is named."""

        async def work() -> Shown:
            return await _rules(interaction, await _game(interaction, game), find)

        await privately(interaction, work)


def _at_panel(interaction: Interaction, info: TableInfo) -> bool:
    """Say whether the rules take the place of a player's panel, to which they must lead back."""
    pressed = interaction.message
    playing = info.status is Status.RUNNING and info.seat_of(interaction.user.id) is not None
    return playing and pressed is not None and pressed.flags.ephemeral


async def _rules(
    interaction: Interaction, game: str, find: str, chapter: str = "", match_id: int = 0, way_out: str = "close"
) -> Shown:
    """Show what was looked for, a chapter rule by rule, or else how to play; and below it a menu of the chapters."""
    reader = reading(await language_of(interaction))
    language = reader.words.language
    if game not in GAMES:
        raise refused("table-unknown-game")
    if find.strip():
        said = look_up(reader.words, game, find)
    elif chapter:
        said = in_detail(reader.words, game, chapter)
    else:
        said = reader.say("rules-open", game=game, how=how_to_play(game, language))
    items: list[Item] = [text(said)]
    chapters = [Entry(number, cut(f"{number} {heading}", OPTION)) for number, heading in sections(game, language)]
    if chapters:
        chosen = table_id("rules", match_id, f"{game}.{CHOSEN}")
        items.append(row(Menu(chosen, reader.say("rules-chapters"), tuple(chapters[:MOST_CHAPTERS]))))
    buttons = []
    if (summary := find.strip().upper()) in rulebook(game, language).chapters:
        detail = table_id("rules", match_id, f"{game}.{summary}")
        buttons.append(Button(detail, reader.say("button-rule-by-rule")))
    if find.strip() or chapter:
        buttons.append(Button(table_id("rules", match_id, game), reader.say("button-how-to-play")))
    buttons.append(button(reader, way_out, "button-close" if way_out == "close" else "button-back", match_id))
    return Shown(screen([*items, row(Buttons(tuple(buttons)))]))


async def _game(interaction: Interaction, named_game: str | None) -> str:
    if named_game in GAMES:
        return str(named_game)
    info = await interaction.client.services.tables.in_channel(interaction.channel_id or 0)
    return next(iter(GAMES)) if info is None else info.game


async def setup(client: TwoRivers) -> None:
    """Load the cog."""
    await client.add_cog(Help(client))
