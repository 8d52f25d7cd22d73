"""Answers in words: what the player chose, as the question offered it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Answer, Decision, Text
from render.text.words import Words


def say_answer(words: Words, decision: Decision, answer: Answer, names: Sequence[str] = ()) -> str:
    """Word a legal answer part by part."""
    parts = decision.choice.said(answer)
    return ", ".join(words.say(part, names) for part in parts) or words.say(Text("nothing"))
