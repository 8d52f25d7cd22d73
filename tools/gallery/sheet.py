"""Pictures on disk: each as it is posted and as a phone shows it, and one sheet with all of them for each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from render.picture.draw import SUFFIX, draw_replay
from render.picture.paint import encode, paint
from render.text.words import LANGUAGES
from tools.every_game import EVERY_GAME
from tools.gallery.exhibits import audience, exhibits, match, pictures_of

PHONE = 390
"""As wide as a phone shows a picture, in points."""
GAP = 12


def write_gallery(folder: Path) -> None:
    """Write all pictures into a folder for each game."""
    for game, playable in EVERY_GAME.items():
        room = folder / game
        room.mkdir(parents=True, exist_ok=True)
        rows = [
            [_hung(room / f"{name}-{language}", paint(scene)) for name, scene in exhibits(game, language).items()]
            for language in LANGUAGES
        ]
        sheet(rows).save(room / f"sheet.{SUFFIX}", quality=85)
        film = draw_replay(playable.rules, pictures_of(game), match(game), audience(game, LANGUAGES[0]))
        (room / f"replay.{SUFFIX}").write_bytes(film)


def _hung(path: Path, image: Image.Image) -> Image.Image:
    """Write a picture large and small, and give the small one."""
    path.with_suffix(f".{SUFFIX}").write_bytes(encode(image))
    small = at_phone(image)
    small.save(path.with_name(f"{path.name}-{PHONE}.png"))
    return small


def at_phone(image: Image.Image) -> Image.Image:
    """Reduce a picture to what a phone shows."""
    return image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)


def sheet(rows: Sequence[Sequence[Image.Image]]) -> Image.Image:
    """Put rows of pictures below each other."""
    width = max(len(row) for row in rows) * (PHONE + GAP) + GAP
    height = sum(max(image.height for image in row) + GAP for row in rows) + GAP
    whole = Image.new("RGB", (width, height), "#3B3A38")
    top = GAP
    for row in rows:
        for n, image in enumerate(row):
            whole.paste(image, (GAP + n * (PHONE + GAP), top))
        top += max(image.height for image in row) + GAP
    return whole
