"""Who is next: hints before turns before chances, and among equals one match after the other."""

from __future__ import annotations

from cogs.thinking.fair_queue import FairQueue, Urgency

HINT, TURN, CHANCES = Urgency


def taken(queue: FairQueue[str], finish: bool = True) -> list[str]:
    """Take everything, each thing done before the next is taken, or all of them under way at once."""
    things = []
    while (next_one := queue.take()) is not None:
        match, thing = next_one
        things.append(thing)
        if finish:
            queue.done(match)
    return things


def test_the_most_urgent_goes_first_whenever_it_came() -> None:
    queue: FairQueue[str] = FairQueue()
    for urgency, thing in ((CHANCES, "chances"), (TURN, "turn"), (HINT, "hint"), (TURN, "another turn")):
        queue.put(urgency, thing, thing)
    assert list(queue) == ["hint", "turn", "another turn", "chances"]
    assert taken(queue) == ["hint", "turn", "another turn", "chances"]


def test_matches_take_turns_however_much_one_of_them_wants() -> None:
    queue: FairQueue[str] = FairQueue()
    for match, thing in ((1, "a"), (1, "b"), (1, "c"), (2, "d"), (3, "e")):
        queue.put(TURN, match, thing)
    assert taken(queue) == ["a", "d", "e", "b", "c"]


def test_a_match_of_which_something_is_under_way_lets_the_others_go_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(TURN, 1, "under way")
    assert queue.take() == (1, "under way")
    queue.put(TURN, 1, "a")
    queue.put(TURN, 2, "b")
    assert taken(queue, finish=False) == ["b", "a"]


def test_it_is_known_what_waits_and_what_is_under_way() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(CHANCES, 1, "a")
    assert queue.is_about(1)
    assert queue.take() == (1, "a")
    assert queue.is_about(1)
    queue.done(1)
    assert not queue.is_about(1)
    assert queue.take() is None
