"""What a panel tells as news beside what its player has done: the presses of others, and what a shared turn set off."""

from __future__ import annotations

from datetime import UTC, datetime

from cogs.channel.history import news_besides
from db.match.log import HistoryEntry
from engine.mesopotamia.events.battle import Fought
from tests.rules import rule

ADA, BILAL = 0, 1
FIGHT = Fought("r16", ADA, BILAL, "archer", "archer", 1, 2, 0, 0, "defender", True)


def press(n: int, seat: int, undid: int = 0) -> HistoryEntry:
    """A press that led to a fight, or a rewind."""
    events = () if undid else (FIGHT,)
    return HistoryEntry(n, n, seat, events, datetime.now(UTC), 1, 0 if undid else None, undid, drew=False)


@rule("M16.36")
def test_a_fight_that_ones_own_press_led_to_is_told_with_those_that_followed_it() -> None:
    own, other = press(3, ADA), press(4, BILAL)
    assert news_besides([own, other], ADA, is_shared=True) == [own, other]


def test_where_nobody_else_has_acted_the_own_steps_tell_it_all() -> None:
    assert news_besides([press(3, ADA)], ADA, is_shared=True) == []


def test_in_a_turn_of_ones_own_only_others_bring_news() -> None:
    own, other = press(3, ADA), press(4, BILAL)
    assert news_besides([own, other], ADA, is_shared=False) == [other]


def test_a_rewind_of_ones_own_is_no_news() -> None:
    other = press(4, BILAL)
    assert news_besides([press(3, ADA, undid=1), other], ADA, is_shared=True) == [other]
