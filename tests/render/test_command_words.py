"""The commands of each game: the same in every language, typed on a phone without accents, and described."""

import re
import unicodedata

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from engine.core.decision import Text
from render.text.catalogue import LANGUAGES
from tests.games import COMMANDS, catalogue, words_for

DESCRIPTION = 100
NAME = re.compile(r"[a-z0-9-]{1,32}")

every_game = pytest.mark.parametrize("game", COMMANDS)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def source(game: str, language: str) -> str:
    return catalogue(game, language, "commands").read_text("utf-8")


def keys(game: str, language: str) -> list[str]:
    return [entry.id.name for entry in FluentResource(source(game, language)).body if isinstance(entry, ast.Message)]


def names(game: str, language: str) -> dict[str, str]:
    """The names of commands and options, by key."""
    named = [key for key in keys(game, language) if re.match("command-|option-", key) and not key.endswith("-about")]
    return {key: words_for(game, language).say(Text(key)) for key in named}


@every_game
@in_each_language
def test_every_language_has_the_same_messages_in_the_same_order(game: str, language: str) -> None:
    assert keys(game, language) == keys(game, "en")


@every_game
@in_each_language
def test_names_can_be_typed_on_a_phone(game: str, language: str) -> None:
    for name in names(game, language).values():
        assert NAME.fullmatch(name), name
        assert name == unicodedata.normalize("NFD", name)


@every_game
@in_each_language
def test_every_command_and_option_is_described(game: str, language: str) -> None:
    for key in names(game, language):
        about = words_for(game, language).say(Text(f"{key.rstrip('0123456789')}-about"))
        assert 0 < len(about) <= DESCRIPTION


@every_game
@in_each_language
def test_commands_have_different_names(game: str, language: str) -> None:
    commands = [name for key, name in names(game, language).items() if key.startswith("command-")]
    _, *subcommands = commands
    assert len(subcommands) == len(set(subcommands))


@in_each_language
def test_no_two_games_have_the_same_command(language: str) -> None:
    groups = [next(iter(names(game, language).values())) for game in COMMANDS]
    assert len(set(groups)) == len(COMMANDS)


@every_game
@in_each_language
def test_the_help_names_a_command_that_exists(game: str, language: str) -> None:
    """In every language by the name it is registered under: the table makes a mention of it."""
    group, *commands = [name for key, name in names(game, "en").items() if key.startswith("command-")]
    said = words_for(game, language).say(Text("help-example"))
    assert said in {f"/{group} {command}" for command in commands}


@every_game
@in_each_language
def test_the_voice_is_calm_and_plain(game: str, language: str) -> None:
    assert not re.search(r"!|\b(he|she|his|her)\b|[\u2019\u00a0\u202f\t]", source(game, language))
