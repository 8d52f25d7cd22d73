"""How large a picture is that has been written already."""

from __future__ import annotations

import io

from PIL import Image, UnidentifiedImageError


def sides_of_still(picture: bytes) -> tuple[int, int] | None:
    """Give width and height of a still picture as the bot writes them; None for one that moves, or that is no WebP."""
    try:
        with Image.open(io.BytesIO(picture), formats=["WEBP"]) as image:
            return None if getattr(image, "is_animated", False) else image.size
    except UnidentifiedImageError:
        return None
