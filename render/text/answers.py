"""Answers in words: what the player chose, as the question offered it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Amounts, Answer, Decision, Number, Text, counts_of
from render.text.words import Words


def say_answer(words: Words, decision: Decision, answer: Answer, names: Sequence[str] = ()) -> str:
    """Word a legal answer by the labels of its options."""
    choice = decision.choice
    if isinstance(choice, Number):
        return words.say(Text(choice.noun, {choice.noun: int(str(answer))}), names)
    chosen = answer if isinstance(answer, tuple) else (str(answer),)
    if isinstance(choice, Amounts):
        return words.say(Text(choice.noun, {choice.noun: counts_of(chosen)}), names)
    labels = {option.id: words.say(option.label, names) for option in choice.options}
    return ", ".join(labels[one] for one in chosen) or words.say(Text("nothing"))
