"""`make pictures`: draw all pictures of every game into build/pictures, and keep the best in docs/pictures.

Those of the channel are taken by the test of the playground, which needs Chromium; without it the old ones stay, if
there are any.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

from PIL import Image

from tools.every_game import EVERY_GAME
from tools.gallery.sheet import write_gallery
from tools.games import exhibition

SOURCE, TARGET = Path("build", "pictures"), Path("docs", "pictures")
TAKEN = {"2-lobby": "lobby", "8-others-turn": "post", "4-panel": "panel", "5-menu": "menu"}
"""Pictures taken of the channel, and what they are called in the README."""
MOST = 200 * 1024
"""Bytes of a kept picture."""


def main() -> None:
    """Draw, then write each kept picture again, small."""
    write_gallery(SOURCE)
    TARGET.mkdir(parents=True, exist_ok=True)
    drawn = {f"{key}/{source}": name for key in EVERY_GAME for source, name in exhibition(key).in_readme.items()}
    for sources, suffix in ((drawn, "webp"), (TAKEN, "png")):
        for source, name in sources.items():
            print(renewed(SOURCE / f"{source}.{suffix}", TARGET / f"{name}.webp"))


def renewed(source: Path, target: Path) -> str:
    """Keep a picture if it was made, and say what is there now."""
    if source.exists():
        return _keep(source, target)
    return f"{target}: not taken, the old one stays" if target.exists() else f"{target}: not taken, there is none"


def _keep(source: Path, target: Path) -> str:
    image = Image.open(source).convert("RGB")
    for width, quality in product((image.width, 900), (82, 75, 68, 62)):
        image.resize((width, round(image.height * width / image.width))).save(target, quality=quality, method=6)
        if target.stat().st_size <= MOST:
            break
    return f"{target}: {target.stat().st_size // 1024} KiB"


if __name__ == "__main__":
    main()
