"""What makes tests of the table quick: the simulated Discord does not wait, nor copy more than it has to."""

import copy
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from discord import Locale
from discord.app_commands import commands, transformers
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router

from tests.discord.support.calls import break_connections
from tests.discord.support.looks import look_often


@pytest.fixture(scope="session", autouse=True)
def no_long_looks() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        look_often(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def breaking_connections() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        break_connections(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def few_locales() -> Iterator[None]:
    """Publish commands for readers of English, French and one other language: Discord knows thirty more of those.

    A quarter of what it takes to open a stage went into asking for each what is translated for none of them.
    """
    few = (Locale.american_english, Locale.british_english, Locale.french, Locale.german)
    with pytest.MonkeyPatch.context() as patch:
        for place in (commands, transformers):
            patch.setattr(place, "Locale", few)
        yield


def copied(payload: Any) -> Any:
    """Copy a payload, which is plain data: a tenth of the time of these tests went into looking for more in it."""
    kind = type(payload)
    if kind is dict:
        return {key: copied(value) for key, value in payload.items()}
    if kind is list:
        return [copied(value) for value in payload]
    return payload if kind in (str, int, bool, float, type(None)) else copy.deepcopy(payload)


@pytest.fixture(scope="session", autouse=True)
def quick_copies() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for place in (components, results, serializers):
            patch.setattr(place, "deepcopy", copied)
        for place in (gateway, router):
            patch.setattr(place, "copy", SimpleNamespace(deepcopy=copied, copy=copy.copy))
        yield
