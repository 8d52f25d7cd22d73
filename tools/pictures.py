"""`make pictures`: draw every kind of picture into build/pictures, and keep the best in docs/pictures for the README.

Those of the channel are taken by the test of the playground, which needs Chromium; without it the old ones stay.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.gallery.sheet import hang

SOURCE, TARGET = Path("build", "pictures"), Path("docs", "pictures")
TAKEN = {"2-lobby": "lobby", "8-others-turn": "post", "4-panel": "panel", "5-menu": "menu"}
"""Pictures taken of the channel, and what they are called in the README."""
DRAWN = {"middle-en": "board", "closeup-sumer-en": "closeup", "chart-en": "chart"}
"""Pictures drawn, and what they are called there."""
MOST = 200 * 1024
"""Bytes of a kept picture."""


def main() -> None:
    """Draw, then write each kept picture again, small."""
    hang(SOURCE)
    TARGET.mkdir(parents=True, exist_ok=True)
    for sources, suffix in ((DRAWN, "webp"), (TAKEN, "png")):
        for source, name in sources.items():
            path = SOURCE / f"{source}.{suffix}"
            print(_keep(path, TARGET / f"{name}.webp") if path.exists() else f"{path}: not taken, the old one stays")


def _keep(source: Path, target: Path) -> str:
    for quality in (82, 75, 68, 60):
        Image.open(source).convert("RGB").save(target, quality=quality, method=6)
        if target.stat().st_size <= MOST:
            break
    return f"{target}: {target.stat().st_size // 1024} KiB"


if __name__ == "__main__":
    main()
