"""A question with some of its options left out: as a beginner reads it, or to learn somebody's second choice."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.core.decision import Decision, OneOf


def without(decision: Decision, is_left_out: Callable[[str], bool]) -> Decision:
    """Give a question without some options of a single choice; all of it if nothing would be left."""
    choice = decision.choice
    if not isinstance(choice, OneOf):
        return decision
    left = tuple(option for option in choice.options if not is_left_out(option.id))
    return msgspec.structs.replace(decision, choice=OneOf(left)) if left else decision
