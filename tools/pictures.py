"""`make pictures`: keep the pictures of the README, out of those the test of the playground took."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

SOURCE, TARGET = Path("build", "pictures"), Path("docs", "pictures")
KEPT = {"2-lobby": "lobby", "8-others-turn": "post", "4-panel": "panel", "5-menu": "menu"}
"""Pictures taken, and what they are called in the README."""


def main() -> None:
    """Write each kept picture again, small."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for taken, name in KEPT.items():
        path = TARGET / f"{name}.webp"
        Image.open(SOURCE / f"{taken}.png").convert("RGB").save(path, quality=82, method=6)
        print(f"{path}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
