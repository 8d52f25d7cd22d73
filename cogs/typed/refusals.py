"""Why typed words are not taken, and what is possible instead."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.border.buttons import Label
from cogs.border.wording import LabelWords
from cogs.reader import Reader
from engine.core.answers import read
from engine.core.decision import Text
from engine.core.errors import IllegalMove, Refused
from render.text.names import cleaned, escaped

QUOTED = 40
"""So much of what was typed is repeated."""
OFFERED = 8
"""So many possible choices are named; the others are on the panel."""
TWICE = "reply-twice"
"""What says of one thing, by all its labels, that it was typed twice."""


class Impossible(IllegalMove):
    """Something known was typed that is not legal now; `possible` is what would be."""

    def __init__(self, reason: Text, possible: Sequence[Label]) -> None:
        super().__init__(reason)
        self.possible = possible
        self.after: Sequence[Label] = ()
        """What was typed before it in the same list: not done either, but `possible` is what it would lead to."""


class NotUnderstood(IllegalMove):
    """What was typed is none of the choices, could be several, or is not asked for."""

    def __init__(self, key: str, typed: str, possible: Sequence[Label], prompt: Text | None = None) -> None:
        super().__init__(Text(key))
        self.typed = typed
        self.possible = possible
        self.prompt = prompt
        """The question that is open, where it must be repeated."""
        self.after: Sequence[Label] = ()
        """As with what is impossible."""


def say_why(refused: Refused, reader: Reader) -> str:
    """Word a refusal for whoever typed."""
    match refused:
        case Impossible(possible=[_, *_] as possible):
            reason = reader.words.say(refused.text, reader.names)
            more = max(0, len(possible) - OFFERED)
            labels = _choices(possible, reader)
            if refused.after:
                after = _labels(refused.after, reader)
                return reader.say("reply-impossible-after", reason=reason, after=after, labels=labels, count=more)
            key = "reply-impossible-many" if more else "reply-impossible"
            return reader.say(key, reason=reason, labels=labels, count=more)
        case NotUnderstood(possible=possible, typed=typed):
            written = read(typed)
            said = escaped(cleaned(", ".join(written) if isinstance(written, tuple) else typed, QUOTED))
            after = _labels(refused.after, reader)
            labels = _labels(possible, reader) if refused.text.key == TWICE else _choices(possible, reader)
            if after and refused.text.key == "reply-unknown-choice":
                more = max(0, len(possible) - OFFERED)
                return reader.say("reply-unknown-after", typed=said, after=after, labels=labels, count=more)
            prompt = "" if refused.prompt is None else reader.words.say(refused.prompt, reader.names)
            return reader.say(refused.text.key, typed=said, labels=labels, prompt=prompt)
        case _:
            return reader.words.say(refused.text, reader.names)


def _labels(named: Sequence[Label], reader: Reader) -> str:
    voice = LabelWords(reader.words, reader.names)
    return ", ".join(voice.say(label) for label in named[:OFFERED])


def _choices(possible: Sequence[Label], reader: Reader) -> str:
    """Name what is possible, with "or" before the last unless some are left out."""
    if not 1 < len(possible) <= OFFERED:
        return _labels(possible, reader)
    return reader.say("list-or", most=_labels(possible[:-1], reader), last=_labels(possible[-1:], reader))
