"""Names of players made safe to print, and the marks of seats."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from engine.core.decision import Seat, Text
from render.text.phrases import ELLIPSIS
from render.text.words import NounName, Words

MARKS = "🔴🟪🟢🔷🟡⚫💜⚪"
LONGEST, LONGEST_IN_CONTROL = 32, 16
STACKED = 2
"""So many accents may stand on one letter; more climb over the lines above."""
_GONE = {"Cc", "Cf", "Cn", "Co", "Cs"}
"""Categories without a shape: control, direction and zero-width characters, private and unassigned ones."""
_BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5"), " ")
"""Characters that count as letters or signs and show nothing."""
_MARKDOWN = re.compile(r"([\\`*_~|<>#\-+:\[\]()@])")


def mark(seat: Seat) -> str:
    """Give the coloured mark of a seat, or of a side that nobody sits at.

    >>> mark(0), mark(3)
    ('🔴', '🔷')
    """
    return MARKS[seat]


def letter(seat: Seat) -> str:
    """Choose the letter of a seat: it stands for the player where there is no room or no name.

    >>> letter(1)
    'B'
    """
    return chr(ord("A") + seat)


def names_of(words: Words, given: Sequence[str]) -> tuple[str, ...]:
    """Give the names of all seats and sides, to stand in messages: escaped, "seat B" where nothing is left of one."""
    return tuple(_kept(name, escaped(_named(words, name, seat, LONGEST))) for seat, name in enumerate(given))


def control_names_of(words: Words, given: Sequence[str]) -> tuple[str, ...]:
    """Give the names of all seats and sides, to stand on controls: short, and not escaped, as nothing is there."""
    return tuple(_kept(name, _named(words, name, seat, LONGEST_IN_CONTROL)) for seat, name in enumerate(given))


def person(name: str, nobody: str) -> str:
    """Make the name of somebody without a seat safe to stand in messages."""
    return escaped(cleaned(name) or nobody)


def _kept(name: str, printed: str) -> str:
    """Let a name that is a noun stay one, however it is printed."""
    return NounName(printed, name.noun) if isinstance(name, NounName) else printed


def _named(words: Words, name: str, seat: Seat, longest: int) -> str:
    return cleaned(name, longest) or words.say(Text("seat-name", {"letter": letter(seat)}))


def cleaned(name: str, longest: int = LONGEST) -> str:
    """Make a name one short line of visible characters; nothing if it has none.

    >>> cleaned("  A\\u202eda\\n Lovelace ")
    'Ada Lovelace'
    """
    spaced = re.sub(r"\s", " ", unicodedata.normalize("NFC", name).translate(_BLANK))
    shown = "".join(character for character in spaced if unicodedata.category(character) not in _GONE)
    line = " ".join(_unstacked(shown).split())
    if not any(unicodedata.category(character)[0] in "LNPS" for character in line):
        return ""
    return line if len(line) <= longest else _unstacked(line[: longest - 1]).rstrip() + ELLIPSIS


def _unstacked(name: str) -> str:
    """Take away accents that stand on nothing, or on too many others."""
    kept: list[str] = []
    stacked = STACKED
    for character in name:
        stacked = stacked + 1 if unicodedata.combining(character) else 0
        if stacked <= STACKED:
            kept.append(character)
    return "".join(kept)


def escaped(name: str) -> str:
    """Let a name print as it is: no markdown, no mention, no link, no list.

    >>> escaped("*Ada* <@1>")
    '\\\\*Ada\\\\* \\\\<\\\\@\\u200b1\\\\>'
    """
    safe = _MARKDOWN.sub(r"\\\1", name).replace("@", "@\u200b")
    return re.sub(r"^(\d+)\.(?= )", r"\1\\.", safe)
