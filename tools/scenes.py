"""A picture as a text, shape by shape: `python -m tools.scenes NAME LANGUAGE`.

The golden scenes under tests/render/picture/golden are such texts, and beside them lies one picture, much reduced;
`--write` makes them all anew after a wanted change.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image

from render.picture.paint import paint
from render.picture.scene import as_text
from render.words import LANGUAGES
from tools.gallery.exhibits import board, shown

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "render" / "picture" / "golden"
LANGUAGE_OF = {"start": "en", "middle": "fr", "changes": "en", "crowded": "fr", "final": "en"}
"""The golden scenes, each in one language."""
REFERENCE, WIDTH = GOLDEN / "changes.png", 150
"""One of them as a picture, and how wide it is."""


def golden(name: str) -> str:
    """Give the text of a golden scene."""
    return as_text(board(name, LANGUAGE_OF[name])) + "\n"


def reduced() -> Image.Image:
    """Paint the picture that is kept."""
    image = paint(board(REFERENCE.stem, LANGUAGE_OF[REFERENCE.stem]))
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def main() -> None:
    """Print a scene, or write all golden ones anew."""
    parser = argparse.ArgumentParser(description="A picture as a text.")
    parser.add_argument("name", choices=list(shown()), nargs="?", default="start")
    parser.add_argument("language", choices=LANGUAGES, nargs="?", default="en")
    parser.add_argument("--write", action="store_true", help="make the golden scenes anew")
    arguments = parser.parse_args()
    if not arguments.write:
        print(as_text(board(arguments.name, arguments.language)))
        return
    GOLDEN.mkdir(exist_ok=True)
    for name in LANGUAGE_OF:
        (GOLDEN / f"{name}.txt").write_text(golden(name), "utf-8")
    reduced().save(REFERENCE)


if __name__ == "__main__":
    main()
