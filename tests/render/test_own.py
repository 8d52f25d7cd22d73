"""A player's own deed, and what it set off: automatic phases, and turns of others who had no choice."""

import pytest

from engine.after_the_flood import GAME as FLOOD
from engine.after_the_flood import events as f
from engine.assyria import GAME as ASSYRIA
from engine.assyria import events as a
from engine.core.game import Event
from render.story.own_events import events_set_off, own_events
from tests.contract.matches import AnyGame, turns

A, B, C = range(3)


@pytest.mark.parametrize(
    ("own", "by_itself"),
    [
        ([f.CityBuilt(A, "ur")], []),
        ([], [f.OrderSet([A, B, C])]),
        ([f.OpportunityPaid(A, "grain"), f.CityBuilt(A, "ur")], [f.CityBuilt(B, "ur")]),
        ([f.Passed(A, {}, 0)], [f.Passed(B, {}, 0), f.TurnEnded(1, [1, 2, 3])]),
        ([f.Passed(A, {}, 0)], [f.MajorityScored(A, "ur", 2), f.Passed(A, {}, 0)]),
        ([a.Harvested(A, 4, ["joker"])], [a.Harvested(B, 3, []), a.OrderSet([B, A])]),
        ([a.Fed(A, "joker", ["c5"], 0), a.IncomeTaken(A, 3, 0)], [a.ActionsSkipped(A)]),
        ([a.ActionsEnded(A, 2)], [a.AssurScored(A, 1, 3, 2), a.TurnEnded(1, [3, 0])]),
    ],
)
def test_a_deed_ends_where_something_happens_by_itself(own: list[Event], by_itself: list[Event]) -> None:
    assert own_events(A, [*own, *by_itself]) == own
    assert events_set_off(A, [*own, *by_itself]) == by_itself


@pytest.mark.parametrize("game", [FLOOD, ASSYRIA], ids=lambda game: game.key)
def test_no_event_of_a_match_is_lost_between_the_two(game: AnyGame) -> None:
    set_off = 0
    for turn in turns(game, 1):
        events = tuple(turn.outcome.events)
        own, rest = own_events(turn.move.seat, events), events_set_off(turn.move.seat, events)
        assert (*own, *rest) == events
        assert all(getattr(event, "seat", turn.move.seat) == turn.move.seat for event in own)
        set_off += bool(rest)
    assert set_off >= 5
