"""What speaks for an answer in Mesopotamia: which Event is revealed, and what it brings."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.view.map import ArmyView
from engine.mesopotamia.view.table import MesopotamiaView
from tests.bots.reasons.mesopotamia.positions import (
    FOREIGN,
    OWN,
    armies,
    asked,
    held,
    key,
    line,
    me,
    opening,
    rival,
    told,
    view,
)


def _two_beside(region: str) -> tuple[str, str]:
    homes = {player.start for player in opening().players}
    one, other = [each for each in REGIONS[region].adjacent if each not in homes][:2]
    return one, other


def _behind(gap: int) -> MesopotamiaView:
    """A hidden Event beside the own Spearman, and a rival so many squares behind on the Event track."""
    near, _ = _two_beside(OWN)
    table = view(armies({OWN: ArmyView(me(), {"spearman": 1})}, **{near: {"hidden_event": True}}), event=5)
    other = next(seat for seat in range(3) if seat not in (me(), rival()))
    players = [
        msgspec.structs.replace(each, event=5 - gap) if seat == rival() else each
        for seat, each in enumerate(table.players)
    ]
    seals = {5: [me()], 1: [other]}
    seals.setdefault(5 - gap, []).append(rival())
    track = tuple(tuple(seals.get(square, ())) for square in range(1, 11))
    return msgspec.structs.replace(table, players=tuple(players), event=track)


@pytest.mark.parametrize(("gap", "why"), [(0, "reason-event-lead"), (3, "reason-event-lead"), (4, "reason-event")])
def test_whoever_leads_the_event_track_moves_away_from_whoever_is_near(gap: int, why: str) -> None:
    """M13.5, M14.10, M15.7"""
    near, _ = _two_beside(OWN)
    move = f"spearman.{OWN}.{near}"
    answered = told(_behind(gap), asked("explore", move, "other", activations=1), move)
    behind = {"seat": rival(), "gap": gap, "vp": 9} if why == "reason-event-lead" else {}
    assert answered == (why, {**behind, "region": near})


def test_the_action_is_explained_by_the_movement_that_would_follow() -> None:
    near, _ = _two_beside(OWN)
    question = asked("action", "explore.pawn", "aside")
    then = line(("explore", f"spearman.{OWN}.{near}"))
    assert told(_behind(0), question, "explore.pawn", then) == told(
        _behind(0), asked("explore", f"spearman.{OWN}.{near}", "other"), f"spearman.{OWN}.{near}"
    )
    chosen = line(("explore", "unit"), ("explore.unit", f"spearman.{OWN}"), ("explore.to", near))
    assert told(_behind(0), question, "explore.pawn", chosen) == told(_behind(0), question, "explore.pawn", then)
    home = opening().players[me()].start
    assert key(_behind(0), question, "explore.pawn", line(("explore", f"spearman.{OWN}.{home}"))) is None


def test_an_event_is_revealed_before_one_that_a_settlement_keeps() -> None:
    new, kept = _two_beside(OWN)
    of_region: dict[str, dict[str, Any]] = {
        new: {"hidden_event": True},
        kept: {"hidden_event": True, "settlement": me(), "wall": me()},
    }
    table = view(armies({OWN: ArmyView(me(), {"spearman": 1})}, **of_region), occupied=(OWN, kept))
    moves = [f"spearman.{OWN}.{each}" for each in (new, kept)]
    question = asked("explore", *moves, "other", activations=1)
    assert told(table, question, moves[0]) == ("reason-event-new", {"other_region": kept, "region": new})
    assert key(table, question, moves[1]) != "reason-event-new"
    alone = asked("explore", moves[0], "other", activations=1)
    assert key(table, alone, moves[0]) != "reason-event-new"
    rivals = msgspec.structs.replace(table.regions[kept], armies=(ArmyView(rival(), {"archer": 1}),))
    watched = msgspec.structs.replace(table, regions={**table.regions, kept: rivals})
    assert key(watched, question, moves[0]) != "reason-event-new"


def test_six_rounds_are_told_as_a_whole_and_whether_anybody_is_near() -> None:
    """M14.13: the last reward comes with the sixth gain"""
    event, way = EVENTS["ev5"], EVENTS["ev5"].option[1]
    question = asked("event", "1", "2", event=event.id, region=OWN)
    about = {"region": OWN, "resources": {"phalanx": 6 + 1}, "squares": 3, "safe": True, "more": True}
    assert told(view(event=1), question, str(way.n)) == ("reason-event-held", about)
    both = armies({OWN: ArmyView(me(), {"spearman": 1}), FOREIGN: ArmyView(rival(), {"archer": 1})})
    assert told(view(both, event=1), question, str(way.n)) == ("reason-event-held", {**about, "safe": False})
    capped = msgspec.structs.replace(view(), round=8, last_round=12)
    assert key(capped, question, str(way.n)) is None
    hungry = view(event=1, holding=held(food=4))  # the other option costs 1 Food
    price = {"what": "growth", "level": 2, "kept_resources": {"food": 4}}
    kept = {"resources": {"phalanx": 7}, "squares": 3, "safe": True, **price}
    assert told(hungry, question, str(way.n), line(("action", "growth.1"))) == ("reason-event-held-kept", kept)
    assert key(hungry, asked("event", str(way.n), event=event.id, region=OWN), str(way.n)) == "reason-event-held"
