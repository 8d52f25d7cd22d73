"""Reading the board of Assyria: what is drawn where."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.assyria import GAME
from engine.assyria.view import AssyriaView
from render.games.assyria.board.frame import FRAMES
from render.games.assyria.board.pictures import AssyriaPictures
from render.picture.audience import Audience
from render.picture.scene import Box, Label, Scene, Sprite
from render.picture.theme import SMALLEST
from tests.games import words_for
from tests.render.picture.extents import outside, overlaps, within
from tools.gallery.positions import Position

NAMES = ("Maximilienne de B…", "Bo", "日本の人", "WWWWWWWWWWWWWWWW")


def drawn(
    position: Position, language: str = "en", choices: tuple[str, ...] = (), asked: tuple[str, ...] = ()
) -> Scene:
    """Lay out the board, as the first to act sees it if they are asked anything."""
    words = words_for(GAME.key, language)
    reader = position.waiting[0] if choices or asked else None
    audience = Audience(words, NAMES, position.waiting, position.since, choices, asked, reader)
    return AssyriaPictures().board(position.view, audience)


def check(scene: Scene) -> None:
    """No text is covered, nothing leaves the picture, what matters is large enough for a phone."""
    assert overlaps(scene) == []
    assert outside(scene) == []
    labels = [each for each in (*scene.base, *scene.over) if isinstance(each, Label) and each.matters]
    assert [each.text for each in labels if each.size < SMALLEST - 0.01] == []


def inside(scene: Scene, box: Box) -> list[Label | Sprite]:
    """Give labels and sprites that lie in a box."""
    shapes = [each for each in (*scene.base, *scene.over) if isinstance(each, Label | Sprite)]
    return [each for each in shapes if within((*each.at, *each.at), box)]


def strip(scene: Scene, view: AssyriaView, seat: int) -> list[Label | Sprite]:
    """Give what is in a player's strip."""
    return inside(scene, FRAMES[len(view.players)].strip_box(view.order.index(seat)))


def sprites(shapes: list[Label | Sprite], *kinds: str) -> list[Sprite]:
    """Give the sprites of some kinds."""
    return [each for each in shapes if isinstance(each, Sprite) and each.kind in kinds]


def texts(shapes: list[Label | Sprite]) -> list[str]:
    """Give all that is written beside sprites."""
    return [each.text for each in shapes if isinstance(each, Label)]


def numbers(shapes: list[Label | Sprite], kind: str) -> list[str]:
    """Give what is written on the sprites of a kind."""
    return [each.text for each in sprites(shapes, kind)]


def badges(shapes: list[Label | Sprite]) -> list[int | None]:
    """Give the seats whose badges are shown."""
    return [each.seat for each in sprites(shapes, "badge")]


def replaced(view: AssyriaView, **fields: Any) -> AssyriaView:
    """Give a view with other fields."""
    return msgspec.structs.replace(view, **fields)
