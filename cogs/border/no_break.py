"""Spaces at which no line may break, put into whatever is about to be read on Discord.

A phone breaks lines anywhere, and "raisin" on one line with "×2" on the next is hard to read. Words stay as they are
until here, so that nothing that is compared with what somebody types, or counted, has to know of it; controls are not
touched either, as they have a line each.
"""

from __future__ import annotations

import re

NO_BREAK, NARROW = "\u00a0", "\u202f"
_AFTER_NUMBERS = (
    *("a", "against", "among", "and", "are", "at", "begins", "came", "comes", "costs", "each", "ends", "from", "for"),
    *("in", "is", "it", "must", "of", "on", "or", "over", "that", "the", "to", "too", "was", "with", "you"),
    *("à", "au", "aux", "avec", "chez", "commence", "contre", "dans", "de", "des", "du", "en", "est", "et", "la", "le"),
    *("les", "ne", "ou", "par", "pour", "que", "se", "sert", "sont", "sous", "sur", "un", "une", "vers"),
)
"""What may follow a number and is not what it counts: "turn 3 begins", "9 or more"."""
_KEPT = r"```.*?```|`[^`\n]*`|<[^<>\n]*>|https?://\S+"
"""Code, mentions, emoji and moments of Discord, and addresses: what is in them is no text."""
_COUNTED = rf"(?<![\w.,])\d+ (?=[^\W\d_])(?!(?:{'|'.join(_AFTER_NUMBERS)})\b)"
_SPACES = re.compile(rf"{_KEPT}|{_COUNTED}|(?<=\S) (?=×\d|[;?!:%»])|« ", re.DOTALL)
_NARROW_BEFORE = ";?!"


def without_breaks(text: str) -> str:
    """Keep a number with what it counts, "×2" with what there are two of, and French signs with their words.

    >>> without_breaks("raisin ×2 ; +3 chameaux") == "raisin\\u00a0×2\\u202f; +3\\u00a0chameaux"
    True
    >>> without_breaks("Turn 3 ends: 9 or more <@42 > `4 VP ?`") == "Turn 3 ends: 9 or more <@42 > `4 VP ?`"
    True
    """
    return _SPACES.sub(lambda found: _joined(found[0], text[found.end() : found.end() + 1]), text)


def _joined(found: str, following: str) -> str:
    """Replace the space at the end of what was found; what is kept as it is ends with none."""
    if not found.endswith(" "):
        return found
    return found[:-1] + (NARROW if following and following in _NARROW_BEFORE else NO_BREAK)
