"""Chance for the eye only: cloudy noise and scattered numbers that are the same every time."""

from __future__ import annotations

import hashlib

from PIL import Image


def clouds(size: tuple[int, int], cells: tuple[int, int], seed: str) -> Image.Image:
    """Make soft grey clouds around the middle grey: so many cells across and down, spread over a size."""
    across, down = cells
    raw = hashlib.shake_128(seed.encode()).digest(across * down)
    return Image.frombytes("L", cells, raw).resize(size, Image.Resampling.BICUBIC)


def layered(size: tuple[int, int], cells: tuple[int, int], seed: str, octaves: int = 3) -> Image.Image:
    """Make clouds within clouds, each layer twice as fine and half as strong as the one before."""
    image = clouds(size, cells, seed)
    for octave in range(1, octaves):
        finer = (min(size[0], cells[0] << octave), min(size[1], cells[1] << octave))
        image = Image.blend(image, clouds(size, finer, f"{seed}{octave}"), 0.33)
    return image


class Scatter:
    """Numbers as if thrown, from 0 to below 1; the same seed throws the same."""

    def __init__(self, seed: str) -> None:
        self._bytes = hashlib.shake_128(seed.encode()).digest(1 << 14)
        self._next = 0

    def throw(self) -> float:
        """Draw the next number between 0 and 1; the same ones every time."""
        at = self._next % len(self._bytes)
        self._next += 2
        return (self._bytes[at] * 256 + self._bytes[at + 1]) / 65536

    def between(self, low: float, high: float) -> float:
        """Draw the next number, spread over a range."""
        return low + (high - low) * self.throw()
