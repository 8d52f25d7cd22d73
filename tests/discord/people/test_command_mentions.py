"""A command that is named in a text can be tapped, and bears the name that the reader's own app gives it."""

from pathlib import Path

from simcord.components import walk_components

from cogs.command_mentions import NAMED
from render.text.catalogue import LANGUAGES, catalogue_files
from tests.discord.support.stage import MENTIONED, TEXT, Shown, Stage, acted, shown, stage
from tests.games import PRESENTATIONS


def raw(seen: Shown) -> str:
    """Give the text of a message as Discord gets it."""
    return "\n".join(part["content"] for part in walk_components(seen.components) if part["type"] == TEXT)


def published(table: Stage) -> dict[str, str]:
    """List what mentions each command that Discord has."""
    found = {}
    for command in table.env.backend.commands[None].values():
        parts = [option["name"] for option in command["options"] if option["type"] == 1]
        for name in [f"{command['name']} {part}" for part in parts] or [command["name"]]:
            found[name] = f"</{name}:{command['id']}>"
    return found


@acted
async def test_help_mentions_every_command_it_names_in_every_language(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, mentions = table.player("Ada"), published(table)
        for heading in ("### How it works", "### Comment ça marche"):
            said = raw(await table.type(ada, "help"))
            assert said.startswith(heading)
            assert NAMED.search(said) is None
            found = {each[1]: each[0] for each in MENTIONED.finditer(said)}
            assert {"play", "end", "game absent", "flood build"} <= found.keys()
            assert found.items() <= mentions.items()
            await table.bot.services.people.change(ada.id, language="fr")


@acted
async def test_a_post_and_a_refusal_mention_what_opens_another_table(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, mention = table.player("Ada"), published(table)["game new"]
        assert mention in raw(await table.type(ada, "play"))
        await table.type(ada, "game new", game="after_the_flood")
        await table.press(ada, "Options", public=True)
        await table.press(ada, "Close this table")
        await table.press(ada, "Close this table")
        assert mention in raw(shown(table.post))


@acted
async def test_every_command_that_a_catalogue_names_exists(tmp_path: Path) -> None:
    folders = [folder for shows in PRESENTATIONS.values() for folder in shows.catalogues]
    async with stage(tmp_path) as table:
        known = published(table)
        for language in LANGUAGES:
            files = [
                *catalogue_files(language),
                *(file for each in folders for file in catalogue_files(language, each)),
            ]
            named = {found[1] for file in files for found in NAMED.finditer(file.read_text("utf-8"))}
            assert "game new" in named
            assert named <= known.keys(), language
