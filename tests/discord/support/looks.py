"""How often the simulated Discord looks whether the bot has come to rest: most of what a test would else do is wait."""

from __future__ import annotations

import pytest
from simcord.env import Env

LOOK = 0.005
"""Seconds between two looks; simcord's own are ten times as many, after each press."""


def look_often(patch: pytest.MonkeyPatch) -> None:
    """Let it look often."""
    patch.setattr(Env.settle, "__defaults__", (None, LOOK))
    idle = {**(Env._settle_internal.__kwdefaults__ or {}), "idle": LOOK}
    patch.setattr(Env._settle_internal, "__kwdefaults__", idle)
