"""The simulated Discord looks often whether the bot has come to rest: most of what a test would else do is wait."""

import copy
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.env import Env
from simcord.http import router

LOOK = 0.005
"""Seconds between two looks; simcord's own are ten times as many, after each press."""


@pytest.fixture(scope="session", autouse=True)
def no_long_looks() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Env.settle, "__defaults__", (None, LOOK))
        patch.setattr(
            Env._settle_internal, "__kwdefaults__", {**(Env._settle_internal.__kwdefaults__ or {}), "idle": LOOK}
        )
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
