"""Heights and the light on them, from the top left."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageFilter

from render.picture.ground.grain import clouds


def dune_waves(size: tuple[int, int], count: int, seed: str) -> Image.Image:
    """Make heights in long bent waves, so many from the top to the foot."""
    rise = Image.linear_gradient("L").resize(size, Image.Resampling.BICUBIC)
    bent = Image.blend(rise, clouds(size, (6, 6), seed), 0.16)
    waves = [round(127 + 120 * math.sin(value / 256 * count * math.tau)) for value in range(256)]
    return bent.point(waves).filter(ImageFilter.GaussianBlur(size[0] / 130))


def lit(heights: Image.Image, strength: float) -> Image.Image:
    """Make light and shade of heights around the middle grey; smaller by the step that is compared."""
    step = light_step(heights.width)
    wide, high = heights.width - step, heights.height - step
    here, beyond = heights.crop((0, 0, wide, high)), heights.crop((step, step, wide + step, high + step))
    return ImageChops.subtract(here, beyond, 1 / strength, 128)


def light_step(wide: int) -> int:
    """Work out by how many pixels heights so wide are larger than the light on them."""
    return max(1, wide // 400)
