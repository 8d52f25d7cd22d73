"""How it works, and the rules of a game looked up by word or number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from cogs.access.finding import table_of
from cogs.access.match_name import mode_alone
from cogs.border.acknowledging import Shown, privately
from cogs.border.buttons import Button, Buttons, Menu, MenuEntry
from cogs.border.components import Item, notice, row, screen, text
from cogs.border.custom_ids import MARKS, NO_TOKEN, PanelPress, pack
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import ABOUT, TablePress, about_question, number_in, rules_id
from cogs.border.wording import OPTION, cut
from cogs.channel.solo_goal import goal_alone
from cogs.fair_shares import newest_only
from cogs.reader import Reader, language_of
from cogs.registry import Registry
from cogs.translation import game_choices, named
from db.table.info import Status, TableInfo, refused
from engine.core.decision import Text
from render.rulebook.rulebook import Rulebook, in_detail, look_up, suggestions

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

MOST_CHAPTERS = 25
MOST_GAMES = 4
"""So many buttons fit into a row beside Close."""
CHOSEN = "chosen"
"""Stands in the id of the menu, which says itself what was chosen in it."""
PAGE = "+"
"""Stands in the id between a chapter and the page of it."""
ALONE = "help-alone"
"""What is told besides, where one person can play."""
HELP = (
    "help-heading",
    "help-turn",
    "help-undo",
    "help-rules",
    "help-private",
    "help-bots",
    "help-absent",
    "help-commands",
)


class Help(commands.Cog):
    """`/help` and `/rules`."""

    def __init__(self, client: TwoRivers) -> None:
        client.take_presses(("rules",), self.pressed)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Open the rules of the game that is played at a table, or a chapter of them."""

        async def work() -> Shown:
            game, _, rest = press.about.partition(".")
            place, _, mark = rest.rpartition(".")
            back, info = None, None
            if press.match_id:
                info = await table_of(interaction, press.match_id)
                game = info.game
                if _leads_back(interaction, info):
                    back = PanelPress("open", info.id, NO_TOKEN, mark=mark if mark in tuple(MARKS) else "")
            find = press.values[0] if press.values else ""
            return await _rules(interaction, game, info, find, place, press.match_id, back)

        await privately(interaction, work)

    @app_commands.command(name=named("command-help"), description=named("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """Tell how it works."""

        async def work() -> Shown:
            reader = interaction.client.services.reading(language := await language_of(interaction))
            say = reader.say
            game, _ = await _game(interaction, None)
            example = interaction.client.services.games.words(language, game).say(Text("help-example"))
            is_alone_possible = any(each.alone for each in interaction.client.services.games.values())
            keys = (*HELP[:-1], *([ALONE] if is_alone_possible else []), HELP[-1])
            lines = "\n".join(say(key, example=example) for key in keys)
            how = Button(rules_id(0, game), say("button-how-to-play"))
            return Shown(notice(lines, [how, match_button(reader, "close", "button-close", 0)]))

        await privately(interaction, work)

    @newest_only
    async def offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer rules while somebody types."""
        game, _ = await _game(interaction, getattr(interaction.namespace, "game", None))
        book = await _rulebook(interaction, game)
        found = await interaction.client.services.shares.beside(suggestions, book, typed)
        return [app_commands.Choice(name=label, value=rule_id) for label, rule_id in found]

    async def rules(self, interaction: Interaction, find: str, game: str | None) -> None:
        """Look a rule up, or leaf by chapter: of the game played here, or else of the only one its reader plays."""

        async def work() -> Shown:
            played, info = await _game(interaction, game)
            return await _rules(interaction, played, info, find)

        await privately(interaction, work)


def _rules_command(cog: Help, games: Registry) -> app_commands.Command[Any, ..., None]:
    """Make `/rules`, which offers the games of this bot; a method would have to know them when it is defined."""

    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    @app_commands.rename(find=named("option-find"), game=named("option-game"))
    @app_commands.describe(find=named("option-find-about"), game=named("option-game-about"))
    @app_commands.autocomplete(find=cog.offered)
    @app_commands.choices(game=game_choices(games))
    async def rules(interaction: Interaction, find: str = "", game: str | None = None) -> None:
        await cog.rules(interaction, find, game)

    return rules


def _leads_back(interaction: Interaction, info: TableInfo) -> bool:
    """Say whether the rules take the place of a panel, or of what leads to one, to which they must lead back."""
    pressed = interaction.message
    return info.status in (Status.RUNNING, Status.PAUSED) and pressed is not None and pressed.flags.ephemeral


async def _rules(
    interaction: Interaction,
    game: str,
    info: TableInfo | None,
    find: str,
    place: str = "",
    match_id: int = 0,
    back: PanelPress | None = None,
) -> Shown:
    """Show what was looked for, the chapter of a question, a chapter rule by rule, or else how to play.

    In a match that one person plays alone its own goal takes the place of the usual aim, with which how to play begins,
    and a button leads to the chapter of what is played.
    Below it stands a menu of the chapters. Every control keeps the mark of the panel to go back to, which must not come
    back as a drawing it had before.
    """

    def leads_to(place: str) -> str:
        return rules_id(match_id, game, place, "" if back is None else back.mark)

    reader = interaction.client.services.reading(await language_of(interaction))
    book = await _rulebook(interaction, game)
    leaves: dict[str, str] = {}
    modes: dict[str, str] = {}
    if place.startswith(ABOUT):
        about = place.removeprefix(ABOUT)
        find, place = find or (about if about in book.chapters else book.chapter_of(about)), ""
    if (named_one := find.strip().upper()) in dict(book.sections) and named_one not in book.chapters:
        find, place = "", named_one  # nobody has put it in short
    if find.strip():
        said = await interaction.client.services.shares.beside(look_up, reader.words, book, find)
    elif place:
        said, leaves = _page(reader, book, place, in_panel=back is not None)
    else:
        goal, modes = await _alone(interaction, info)
        _, *more = book.how.split("\n")
        said = reader.say("rules-open", game=game, how="\n".join([*goal, *more]) if goal else book.how)
    items: list[Item] = [text(said)]
    chapters = [MenuEntry(number, cut(heading, OPTION)) for number, heading in book.sections]
    if chapters:
        items.append(row(Menu(leads_to(CHOSEN), reader.say("rules-chapters"), tuple(chapters[:MOST_CHAPTERS]))))
    buttons = [Button(leads_to(page), reader.say(key)) for key, page in leaves.items()]
    buttons += [Button(leads_to(about_question(chapter)), label) for label, chapter in modes.items()]
    if named_one in book.chapters:
        buttons.append(Button(leads_to(named_one), reader.say("button-rule-by-rule")))
    if find.strip() or place:
        buttons.append(Button(leads_to(""), reader.say("button-how-to-play")))
    if info is None and not (match_id or find.strip() or place):
        buttons += _other_games(interaction, reader, game)
    close = match_button(reader, "close", "button-close", match_id)
    buttons.append(close if back is None else Button(pack(back), reader.say("button-back")))
    return Shown(screen([*items, row(Buttons(tuple(buttons)))]))


def _other_games(interaction: Interaction, reader: Reader, game: str) -> list[Button[str]]:
    """Lead to the rules of every other game: where none is played yet, nobody knows which one is meant."""
    others = [key for key in interaction.client.services.games if key != game]
    return [Button(rules_id(0, key), reader.say(f"game-{key}")) for key in others[:MOST_GAMES]]


async def _alone(interaction: Interaction, info: TableInfo | None) -> tuple[list[str], dict[str, str]]:
    """Say what somebody plays alone and what for, and which chapter explains it; nothing about any other match."""
    services = interaction.client.services
    game = None if info is None else services.games[info.game]
    played = None if info is None or game is None else mode_alone(game, info)
    if info is None or game is None or game.alone is None or played is None:
        return [], {}
    reader = services.reading(await language_of(interaction), info)
    return [goal_alone(game, info, reader)], {reader.say(f"solo-mode-{played[0]}"): game.alone.chapters[played[0]]}


async def _rulebook(interaction: Interaction, game: str) -> Rulebook:
    """Open the rules of a game in the reader's language; the first to do so has them read, beside the event loop."""
    if game not in interaction.client.services.games:
        raise refused("table-unknown-game")
    presentation = interaction.client.services.games[game].presentation
    return await interaction.client.services.shares.beside(presentation.rulebook, await language_of(interaction))


def _page(reader: Reader, book: Rulebook, about: str, *, in_panel: bool) -> tuple[str, dict[str, str]]:
    """Tell a page of a chapter rule by rule, and where one can leaf from it.

    In the place of a panel advice has no numbers: there nobody looks it up by them.
    """
    chapter, _, begun = about.partition(PAGE)
    pages = in_detail(reader.words, book, chapter, numbered=not in_panel or chapter != book.advice)
    page = min(number_in(begun), len(pages) - 1)
    leaves = {"rules-before": page - 1, "rules-next": page + 1}
    said = pages[page]
    if len(pages) > 1:
        said += "\n" + reader.say("rules-page", page=page + 1, pages=len(pages))
    return said, {key: f"{chapter}{PAGE}{n}" for key, n in leaves.items() if 0 <= n < len(pages)}


async def _game(interaction: Interaction, named_game: str | None) -> tuple[str, TableInfo | None]:
    """Find the game whose rules are meant, and the match of it that is: that of the channel, else one's only one."""
    services, channel_id = interaction.client.services, interaction.channel_id or 0
    tables = services.tables
    info = await tables.in_channel(channel_id) or await tables.last_in_channel(channel_id)
    if named_game in services.games:
        return str(named_game), info if info is not None and info.game == named_game else None
    if info is not None:
        return info.game, info
    elsewhere = await tables.of_user(interaction.user.id)
    if len({each.game for each in elsewhere}) != 1:
        return next(iter(services.games)), None
    return elsewhere[0].game, elsewhere[0] if len(elsewhere) == 1 else None


async def setup(client: TwoRivers) -> None:
    """Load help and rules."""
    cog = Help(client)
    await client.add_cog(cog)
    client.tree.add_command(_rules_command(cog, client.services.games))
