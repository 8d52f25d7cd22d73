"""Laws of change, along a few random matches."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from engine.mesopotamia.content.empires import RESOURCES
from engine.mesopotamia.events.economy import Traded
from engine.mesopotamia.events.rounds import RoundBegan
from engine.mesopotamia.state import MesopotamiaState
from tests.rules.mesopotamia import walk
from tests.rules.mesopotamia.table import GAME, rule


def squares(track: list[list[int]]) -> dict[int, int]:
    return {seat: number for number, pile in enumerate(track, start=1) for seat in pile}


def tribes(s: MesopotamiaState) -> Counter[str]:
    total: Counter[str] = Counter()
    for figures in s.tribes.values():
        total.update(figures)
    return total


def logged(moment: walk.Moment, seat: int) -> Counter[str]:
    """What the log says about a holding."""
    total: Counter[str] = Counter()
    for event in moment.events:
        if getattr(event, "seat", None) == seat:
            total.update(getattr(event, "gained", {}))
            total.subtract(getattr(event, "paid", {}))
        if isinstance(event, Traded) and event.to_seat == seat:
            total.update(event.paid)
    return total


@rule("MI24")
def test_every_position_keeps_every_law() -> None:
    for moment in walk.moments():
        GAME.check(moment.after)


@rule("MI2", "M1.6", "M1.8")
def test_every_change_of_a_holding_is_in_the_log() -> None:
    for moment in walk.moments():
        if moment.before.phase == "setup":
            continue
        for seat in range(moment.before.seats):
            before, after = moment.before.holding(seat), moment.after.holding(seat)
            total = logged(moment, seat)
            assert {each: after[each] - before[each] for each in RESOURCES} == {each: total[each] for each in RESOURCES}


@rule("MI7", "MI8", "MI9", "M13.6")
def test_neither_technologies_nor_seals_fall_back() -> None:
    for moment in walk.moments():
        for before, after in zip(moment.before.players, moment.after.players, strict=True):
            assert all(after.levels[action] >= level for action, level in before.levels.items())
            assert after.ziggurat >= before.ziggurat
        for track in ("population", "event"):
            then, now = squares(getattr(moment.before, track)), squares(getattr(moment.after, track))
            assert all(now[seat] >= square for seat, square in then.items())


@rule("MI1", "M1.5")
def test_tribes_never_grow() -> None:
    for moment in walk.moments():
        assert tribes(moment.after) <= tribes(moment.before)


@rule("MI12")
def test_hands_of_quests_grow_only_by_events() -> None:
    for moment in walk.moments():
        if moment.before.phase != "setup":
            drawn = sum(getattr(event, "count", 0) for event in moment.events if type(event).__name__ == "QuestsDrawn")
            hands = [sum(len(player.quests) for player in s.players) for s in (moment.before, moment.after)]
            assert hands[1] - hands[0] == drawn


@rule("MI17", "MI30")
def test_when_a_round_begins_no_region_is_contested() -> None:
    seen = 0
    for moment in walk.moments():
        if any(isinstance(event, RoundBegan) and event.round > 1 for event in moment.events):
            seen += 1
            for region, armies in moment.after.armies.items():
                fighting = [army for army in armies if army.fighters]
                assert len(fighting) + (region in moment.after.tribes) < 2 or not fighting
    assert seen > 20


@rule("MI20", "M4.2")
def test_the_turn_order_stays_for_a_round() -> None:
    for match in walk.matches():
        for moment, later in pairwise(match):
            if later.after.round:
                assert sorted(later.after.order) == list(range(later.after.seats))
            if moment.after.round == later.after.round:
                assert moment.after.order == later.after.order


@rule("MI19", "M5.2")
def test_no_type_is_performed_twice_in_a_turn() -> None:
    for moment in walk.moments():
        turn = moment.after.turn
        if turn is not None:
            assert len(set(turn.performed)) == len(turn.performed)
            assert turn.pawn in ("", "aside", *turn.performed)


@rule("MI25", "M16.35")
def test_no_combat_goes_on_for_ever() -> None:
    for match in walk.matches():
        assert match[-1].after.round > 10 or match[-1].after.result is not None
