"""Who looks at a panel, and what became of what they were promised there."""

from db.match.panels import Panels, Settled

MATCH, OTHER, ADA, BILAL = 1, 2, 1001, 1002


def test_whoever_looks_is_counted_as_often_as_they_do() -> None:
    panels = Panels()
    with panels.looking(MATCH, ADA):
        with panels.looking(MATCH, ADA), panels.looking(MATCH, BILAL), panels.looking(OTHER, BILAL):
            assert panels.of(MATCH) == {ADA, BILAL}
            assert panels.of(OTHER) == {BILAL}
        assert panels.of(MATCH) == {ADA}
    assert panels.of(MATCH) == panels.of(OTHER) == frozenset()


def test_a_promise_is_kept_by_a_panel_drawn_after_it() -> None:
    panels = Panels()
    assert panels.settled(MATCH, ADA, 5) is None
    for shown, kept in ((7, True), (8, True), (6, False), (None, False)):
        panels.promise(MATCH, ADA, 2, 7)
        assert panels.settled(MATCH, BILAL, shown) is None
        assert panels.settled(MATCH, ADA, shown) == Settled(2, kept)
        assert panels.settled(MATCH, ADA, shown) is None


def test_while_another_panel_of_theirs_may_show_it_nothing_is_broken() -> None:
    panels = Panels()
    panels.promise(MATCH, ADA, 2, 7)
    with panels.looking(MATCH, ADA):
        assert panels.settled(MATCH, ADA, None) is None
        assert panels.settled(MATCH, ADA, 7) == Settled(2, kept=True)
