"""What only developers need of a game, a folder a game, found by its key: pictures to show, how its bot is measured.

It may import the engine, and what a gallery and a yardstick are made of.
"""

from __future__ import annotations

from importlib import import_module

from tools.gallery.exhibition import Exhibition
from tools.strength.yardstick import Yardstick


def exhibition(key: str) -> Exhibition:
    """Find what a game shows in the gallery."""
    found = import_module(f"tools.games.{key}.gallery").EXHIBITION
    assert isinstance(found, Exhibition)
    return found


def yardstick(key: str) -> Yardstick:
    """Find what the bot of a game is measured by."""
    found = import_module(f"tools.games.{key}.yardstick").YARDSTICK
    assert isinstance(found, Yardstick)
    return found
