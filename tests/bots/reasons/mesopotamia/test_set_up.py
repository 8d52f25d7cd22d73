"""What speaks for an answer in Mesopotamia: Set-up."""

from __future__ import annotations

from engine.core.decision import Decision, Option, Some, Text
from tests.bots.reasons.mesopotamia.positions import (
    OWN,
    asked,
    key,
    me,
    told,
    view,
)


def test_quests_that_share_what_they_ask_for_are_kept_together() -> None:
    listed = tuple(Option(each, Text("region-option", {"region": OWN})) for each in ("q2", "q6", "q5", "q9"))
    question = Decision(me(), "quests", Some(listed, 3, 3), Text("war-prompt", {"left": 1}), default=("q2", "q5", "q9"))
    assert told(view(), question, ("q2", "q6", "q9")) == ("reason-quests", {"count": 3})  # both ask for Growth 3
    assert key(view(), question, ("q2", "q5", "q9")) is None


def test_nothing_is_said_of_a_role() -> None:
    assert key(view(), asked("role", "a", "b"), "a") is None
