"""A hint in words: what the strong player would do, what it expects of it, and of the next best answer."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.border.wording import LabelWords
from cogs.panel.hinted import HintedAction, hinted_action
from cogs.reader import Reader
from engine.core.decision import Decision
from engine.core.preview import Preview
from engine.search.thought import Considered, Thought

ARROW, DOT = " → ", " · "
NOTICEABLE = 0.05
"""A smaller difference between two chances says nothing."""
ENOUGH = 20
"""Of fewer tries no chance is told."""
SPREAD = 3
"""Luck that changes the points by less is not told."""


def best_action(here: Preview, decision: Decision, thought: Thought) -> HintedAction:
    """Find the action that was settled on, with the answers that belong to it."""
    best = next((each for each in thought.considered if each.answer == thought.answer), None)
    return hinted_action(here, decision, thought.answer, () if best is None else best.line)


def hint_lines(here: Preview, decision: Decision, thought: Thought, reader: Reader) -> list[str]:
    """Word a hint: the question, what to do, why, and whose opinion it is."""
    voice = LabelWords(reader.words, reader.names)
    action = best_action(here, decision, thought)
    notes = [voice.say(step.note) for step in action.steps if step.note is not None]
    return [
        reader.say("hint-heading"),
        f"-# {reader.words.say(decision.prompt, reader.names)}",
        f"**{_said(action, voice)}**",
        *([f"-# {DOT.join(notes)}"] if notes else []),
        *_why(here, decision, thought, reader, voice),
        f"-# {_opinion(thought, reader)}",
    ]


def _said(action: HintedAction, voice: LabelWords) -> str:
    """Word the steps of an action one after the other."""
    return ARROW.join(voice.say(step.label).removesuffix("…") for step in action.steps)


def _why(here: Preview, decision: Decision, thought: Thought, reader: Reader, voice: LabelWords) -> Iterator[str]:
    """Compare what was settled on with the next best answer."""
    best = next((each for each in thought.considered if each.answer == thought.answer), None)
    others = [each for each in thought.considered if each.answer != thought.answer]
    if best is None or not others:
        yield reader.say("hint-usual")
        return
    second = others[0]
    other = _said(hinted_action(here, decision, second.answer, second.line), voice)
    told = [*_by_points(best, second, other, reader), *_by_chance(best, second, reader)]
    yield from told or [reader.say("hint-equal", other=other)]
    low, high = round(best.low), round(best.high)
    if high - low >= SPREAD:
        yield reader.say("hint-luck", low=low, high=high)


def _by_points(best: Considered, second: Considered, other: str, reader: Reader) -> Iterator[str]:
    """Say how many points are expected, and what the other answer would change: nothing where nobody has points."""
    if not (best.high or best.low or second.high or second.low):
        return
    points, more = round(best.points), round(best.points - second.points)
    rival = round((second.points - second.lead) - (best.points - best.lead))
    if more > 0:
        yield reader.say("hint-more", points=points, more=more, other=other)
    elif rival > -more:
        yield reader.say("hint-rival", points=points, more=-more, rival=rival, other=other)
    else:
        yield reader.say("hint-as-many", points=points, other=other)


def _by_chance(best: Considered, second: Considered, reader: Reader) -> Iterator[str]:
    """Say how often either answer wins, where that differs noticeably and was tried often enough."""
    wins, less = (5 * round(20 * each.chance) for each in (best, second))
    if min(best.tries, second.tries) >= ENOUGH and best.chance - second.chance >= NOTICEABLE and wins > less:
        yield reader.say("hint-chance", wins=wins, less=less)


def _opinion(thought: Thought, reader: Reader) -> str:
    """Say whose opinion it is, and what it rests on."""
    tries = sum(each.tries for each in thought.considered)
    if not tries:
        return reader.say("hint-opinion")
    return reader.say("hint-opinion-tried", count=len(thought.considered), tries=tries)
