"""The steps of an action in words, as a player finds them in the panel."""

from __future__ import annotations

import re

from cogs.border.wording import ELLIPSIS, LabelWords
from cogs.panel.hinted import HintedStep
from cogs.reader import Reader

STEP, BECOMES = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ", " → "
"""Between two steps; and in a label that says what is given and what comes of it."""


def said_steps(steps: tuple[HintedStep, ...], reader: Reader, voice: LabelWords) -> str:
    """Word the steps of an action one after the other, but for what the step before or after says as well."""
    said: list[str] = []
    for step in steps:
        label = voice.say(step.label)
        if step.menu is not None:
            label = _named(voice.say(step.menu), label, reader)
        if (said and _says(said[-1], label)) or any(label == each.rpartition(BECOMES)[2] for each in said):
            continue
        if said and _says_more(label, said[-1]):
            said.pop()
        if said and _runs_on(said[-1], reader):
            label = f"{_open(said.pop())} {label}"
        said.append(label)
    return STEP.join(_open(label) for label in said)


def _open(label: str) -> str:
    return label.removesuffix(ELLIPSIS).rstrip()


def _says(said: str, label: str) -> bool:
    return re.search(rf"\b{re.escape(label)}$", said) is not None


def _says_more(label: str, said: str) -> bool:
    """Whether a label says all that the step before says: what becomes of what, or "Restart in Ur" after "Restart"."""
    sign, *words = said.split()
    is_again = len(words) > 1 and not sign.isalnum() and label.split()[:2] == [sign, words[0]]
    return is_again or (said.endswith(ELLIPSIS) and BECOMES in label)


def _runs_on(label: str, reader: Reader) -> bool:
    """Whether a label goes on in the next one: "Wall in… Borsippa"."""
    return label.endswith(ELLIPSIS) and _open(label).rpartition(" ")[2] in reader.say("hint-runs-on").split()


def _named(menu: str, label: str, reader: Reader) -> str:
    """Put what is chosen after what its menu is called: "Equip with 1 grain", "Bid: 1 grain"."""
    return (
        f"{_open(menu)} {label}" if _runs_on(menu, reader) else reader.say("hint-named", menu=_open(menu), said=label)
    )
