"""What the boards of several games are looked at for: in any position no text is covered, and what matters is large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Game
from render.picture.scene import Label, Scene
from render.picture.theme import KEY_FACT
from render.text.words import LANGUAGES
from tools.gallery.positions import Position, random_positions


def check_random(
    game: Game[Any], many: int, drawn: Callable[[Position, str], Scene], check: Callable[[Scene], None]
) -> set[int]:
    """Check the boards of so many random positions, languages in turn; give how many players they had."""
    sizes = set()
    for n, position in enumerate(random_positions(game, many)):
        check(drawn(position, LANGUAGES[n % len(LANGUAGES)]))
        sizes.add(len(position.view.players))
    return sizes


def large_texts(scene: Scene) -> set[str]:
    """Give the texts that are as large as what matters most."""
    return {each.text for each in scene.over if isinstance(each, Label) and each.size >= KEY_FACT}
