"""A game declares all its steps and events, under tags that are its own and never change."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from engine.core.game import Event, Step
from tests.contract.matches import ALL, AnyGame, every_game


def modules(game: AnyGame) -> Iterator[ModuleType]:
    """Give all modules of the package a game is defined in."""
    package = importlib.import_module(type(game).__module__.rpartition(".")[0])
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def defined(game: AnyGame, kind: type[Any]) -> set[type[Any]]:
    """Give the concrete classes of a kind in a game's package: those with a tag of their own."""
    return {
        each
        for module in modules(game)
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, kind) and each.__module__ == module.__name__ and "." in tag(each)
    }


def tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


def own_tags(game: AnyGame) -> list[str]:
    return [tag(kind) for kind in (*game.steps, *game.events) if not kind.__module__.startswith("engine.core")]


@every_game
def test_every_step_and_event_is_declared(game: AnyGame) -> None:
    assert defined(game, Step) <= set(game.steps)
    assert defined(game, Event) <= set(game.events)


@every_game
def test_a_tag_is_the_prefix_of_the_game_and_the_name_of_the_class(game: AnyGame) -> None:
    assert len({name.partition(".")[0] for name in own_tags(game)}) == 1
    for kind in (*game.steps, *game.events):
        assert tag(kind).partition(".")[2] == kind.__name__


def test_tags_are_unique() -> None:
    tags = [name for game in ALL.values() for name in own_tags(game)]
    assert len(set(tags)) == len(tags)


def test_prefixes_are_unique() -> None:
    prefixes = [{name.partition(".")[0] for name in own_tags(game)} for game in ALL.values()]
    assert len(set[str]().union(*prefixes)) == len(ALL)


def test_a_key_names_its_game() -> None:
    assert all(key == game.key for key, game in ALL.items())
