"""What speaks for an answer in After the Flood: Victory points."""

from __future__ import annotations

import pytest

from tests.bots.reasons.after_the_flood.positions import LUXURIES, Told, why
from tests.rules import rule
from tests.rules.after_the_flood.table import RED, Table


@rule("F15.5")
def test_a_city_waits_for_one_luxury_more() -> None:
    t = Table(turn=2).city("ur", RED).hand(RED, wood=2, oil=1).end_actions()
    assert why(t, "done") == ("expand-later", {"vp": 7, "more_vp": 10})
    assert why(t, "ur") == ("expand-now", {"vp": 7})
    t = Table(turn=5).city("ur", RED).hand(RED, wood=2, oil=1).end_actions()
    assert why(t, "done") is None
    assert why(t, "ur") == ("expand-last", {})


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (("tool", "oil", "gold", "lapis"), ("luxuries-all", {"vp": 20, "more_vp": 6})),
        (("tool", "oil", "gold"), ("luxuries-kept", {"resources": ["lapis"]})),
    ],
)
def test_luxuries_tell_what_they_add_or_what_is_kept(given: tuple[str, ...], expected: Told) -> None:
    t = Table(turn=2).city("ur", RED).hand(RED, wood=2, **LUXURIES).end_actions().answer("ur")
    assert why(t, given) == expected


def test_the_last_luxury_adds_most() -> None:
    t = Table(turn=2).city("ur", RED).hand(RED, wood=2, tool=1, oil=1).end_actions().answer("ur")
    assert why(t, ("tool", "oil")) == ("luxuries", {"luxuries": 2, "vp": 10, "less_vp": 7, "more_vp": 3})
