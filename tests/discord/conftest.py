"""The simulated Discord looks often whether the bot has come to rest: most of what a test would else do is wait."""

from collections.abc import Iterator

import pytest
from simcord.env import Env

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
