"""A large picture band by band: while Pillow mixes colours all other threads wait, so no single mixing may be long."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

PIXELS = 128 * 1200
"""About so many are mixed at once."""


def bands(image: Image.Image) -> Iterator[tuple[int, int, int, int]]:
    """Cut a picture into bands from top to bottom."""
    high = max(1, PIXELS // image.width)
    for top in range(0, image.height, high):
        yield (0, top, image.width, min(top + high, image.height))
