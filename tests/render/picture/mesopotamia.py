"""Reading the board of Mesopotamia: what is drawn where."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.mesopotamia import GAME
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.frame import FRAMES
from render.games.mesopotamia.board.pictures import MesopotamiaPictures
from render.games.mesopotamia.board.strips import in_order
from render.picture.audience import Audience
from render.picture.scene import Box, Card, Label, Scene, Sprite
from render.picture.theme import SMALLEST
from tests.games import words_for
from tests.render.picture.extents import outside, overlaps, within
from tools.gallery.positions import Position

SIDES = tuple(FRAMES)
"""How many sides a board may show, those that nobody sits at included."""
NAMES = ("Maximilienne de B…", "Bo", "日本の人", "WWWWWWWWWWWWWWWW", "Élodie", "Éa-nāṣir")


def drawn(
    position: Position, language: str = "en", choices: tuple[str, ...] = (), asked: tuple[str, ...] = ()
) -> Scene:
    """Lay out the board, as the first to act sees it if they are asked anything."""
    reader = position.waiting[0] if choices or asked else None
    words = words_for(GAME.key, language)
    audience = Audience(words, NAMES, position.waiting, position.since, choices, asked, reader)
    return MesopotamiaPictures().board(position.view, audience)


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


def cards(scene: Scene, box: Box) -> list[Card]:
    """Give the cards that lie in a box."""
    return [each for each in (*scene.base, *scene.over) if isinstance(each, Card) and within(each.box, box)]


def strip(scene: Scene, view: MesopotamiaView, seat: int) -> list[Label | Sprite]:
    """Give what is in a player's strip."""
    return inside(scene, FRAMES[len(view.players)].strips[in_order(view).index(seat)])


def sprites(shapes: list[Label | Sprite], *kinds: str) -> list[Sprite]:
    """Give the sprites of some kinds."""
    return [each for each in shapes if isinstance(each, Sprite) and each.kind in kinds]


def texts(shapes: list[Label | Sprite]) -> list[str]:
    """Give all that is written beside sprites."""
    return [each.text for each in shapes if isinstance(each, Label)]


def badges(shapes: list[Label | Sprite]) -> list[int | None]:
    """Give the seats whose badges are shown."""
    return [each.seat for each in sprites(shapes, "badge")]


def replaced(view: MesopotamiaView, **fields: Any) -> MesopotamiaView:
    """Give a view with other fields."""
    return msgspec.structs.replace(view, **fields)
