"""A picture as a text, shape by shape: `python -m tools.gallery.scenes GAME NAME LANGUAGE`.

The golden scenes under tests/render/picture/golden are such texts, and beside those of each game lies one picture,
much reduced; `--write` makes them all anew after a wanted change.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image

from render.picture.paint import paint
from render.picture.scene import as_text
from render.text.words import LANGUAGES
from tools.every_game import EVERY_GAME
from tools.gallery.exhibits import picture, pictured
from tools.games import exhibition

GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "render" / "picture" / "golden"
WIDTH = 150
"""How wide the kept picture is."""


def golden(game: str, name: str) -> str:
    """Write the text of a golden scene."""
    return as_text(picture(game, name, exhibition(game).golden[name])) + "\n"


def painted(game: str) -> str:
    """Choose which of the golden scenes of a game is kept as a picture too."""
    return next(iter(exhibition(game).golden))


def reduced(game: str) -> Image.Image:
    """Paint the picture that is kept."""
    name = painted(game)
    image = paint(picture(game, name, exhibition(game).golden[name]))
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def main() -> None:
    """Print a scene, or write all golden ones anew."""
    parser = argparse.ArgumentParser(description="A picture as a text.")
    parser.add_argument("game", choices=list(EVERY_GAME), nargs="?", default=next(iter(EVERY_GAME)))
    parser.add_argument("name", nargs="?", default="start", help="which of the game's positions or close-ups")
    parser.add_argument("language", choices=LANGUAGES, nargs="?", default=LANGUAGES[0])
    parser.add_argument("--write", action="store_true", help="make the golden scenes of all games anew")
    arguments = parser.parse_args()
    if arguments.write:
        for game in EVERY_GAME:
            _write(game)
        return
    if arguments.name not in pictured(arguments.game):
        parser.error(f"{arguments.game} shows {', '.join(pictured(arguments.game))}")
    print(as_text(picture(arguments.game, arguments.name, arguments.language)))


def _write(game: str) -> None:
    folder = GOLDEN / game
    folder.mkdir(parents=True, exist_ok=True)
    for name in exhibition(game).golden:
        (folder / f"{name}.txt").write_text(golden(game, name), "utf-8")
    reduced(game).save(folder / f"{painted(game)}.png")


if __name__ == "__main__":
    main()
