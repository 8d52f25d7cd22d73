"""Type: a serif for names, a sans for words and numbers; measuring, and fitting a text into a width."""

from __future__ import annotations

import io
from functools import lru_cache
from importlib.resources import files

from PIL import ImageFont

from render.picture.scene import Font
from render.text.phrases import ELLIPSIS

_FILES: dict[Font, tuple[str, str]] = {
    "serif": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
    "sans": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "number": ("font_source_sans_pro", "SourceSansPro-Black.ttf"),
    "italic": ("font_source_serif_pro", "SourceSerifPro-It.ttf"),
}
_NOWHERE = "\U0010fffe"
"""No font has this character: what is drawn for it is drawn for every missing one."""


@lru_cache(maxsize=256)
def face(font: Font, size: float) -> ImageFont.FreeTypeFont:
    """Load a font at a size; letters are set one by one, so that every machine draws the same."""
    package, name = _FILES[font]
    drawn = io.BytesIO((files(package) / "files" / name).read_bytes())
    return ImageFont.truetype(drawn, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=256)
def cap_height(font: Font, size: float) -> float:
    """Measure the height of a capital letter: texts are centred by it."""
    return -face(font, size).getbbox("H", anchor="ls")[1]


@lru_cache(maxsize=4096)
def measure(text: str, font: Font, size: float) -> float:
    """Measure the width of a text; an ellipsis at its end is wider than the room it claims.

    >>> measure("II", "sans", 40) < measure("WW", "sans", 40)
    True
    """
    drawn = face(font, size)
    return drawn.getbbox(text, anchor="ls")[2] if text.endswith(ELLIPSIS) else drawn.getlength(text)


def fit(text: str, font: Font, size: float, width: float, least: float) -> tuple[str, float]:
    """Shrink a text to fit a width, not below a size; then cut it.

    >>> fit("Ada", "serif", 50, 200, 36)
    ('Ada', 50)
    >>> fit("A name that is much too long", "serif", 50, 200, 40)
    ('A name t…', 40)
    """
    while measure(text, font, size) > width and size > least:
        size = max(least, size - 1)
    if measure(text, font, size) <= width:
        return text, size
    while text and measure(text.rstrip() + ELLIPSIS, font, size) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS, size


@lru_cache(maxsize=1024)
def can_write(text: str, font: Font) -> bool:
    """Say whether a font has every letter of a text; names may come in any script.

    >>> can_write("Éa-nāṣir", "serif"), can_write("日本", "serif")
    (True, False)
    """
    drawn = face(font, 40)
    missing = bytes(drawn.getmask(_NOWHERE))
    return all(letter.isspace() or bytes(drawn.getmask(letter)) != missing for letter in text)
