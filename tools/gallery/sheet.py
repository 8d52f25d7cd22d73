"""Pictures on disk: each as it is posted and as a phone shows it, and one sheet with all of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from render.draw import SUFFIX, draw_replay
from render.picture.paint import encode, paint
from render.words import LANGUAGES
from tools.gallery.exhibits import exhibits, match, telling
from tools.gallery.positions import GAME

PHONE = 390
"""As wide as a phone shows a picture, in points."""
COLUMNS, GAP = 9, 12
"""One row for each language."""


def hang(folder: Path) -> None:
    """Write all pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    small = []
    for language in LANGUAGES:
        for name, scene in exhibits(language).items():
            image = paint(scene)
            (folder / f"{name}-{language}.{SUFFIX}").write_bytes(encode(image))
            small.append(at_phone(image))
            small[-1].save(folder / f"{name}-{language}-{PHONE}.png")
    sheet(small).save(folder / f"sheet.{SUFFIX}", quality=85)
    (folder / f"replay.{SUFFIX}").write_bytes(draw_replay(GAME, match(), telling(LANGUAGES[0])))


def at_phone(image: Image.Image) -> Image.Image:
    """Reduce a picture to what a phone shows."""
    return image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)


def sheet(images: Sequence[Image.Image]) -> Image.Image:
    """Put pictures side by side, row by row."""
    rows = [images[n : n + COLUMNS] for n in range(0, len(images), COLUMNS)]
    height = sum(max(image.height for image in row) + GAP for row in rows)
    whole = Image.new("RGB", (COLUMNS * (PHONE + GAP) + GAP, height + GAP), "#3B3A38")
    top = GAP
    for row in rows:
        for n, image in enumerate(row):
            whole.paste(image, (GAP + n * (PHONE + GAP), top))
        top += max(image.height for image in row) + GAP
    return whole
