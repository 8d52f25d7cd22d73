"""What speaks for an answer in Mesopotamia: Research, War, Growth."""

from __future__ import annotations

import msgspec
import pytest

from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.view.map import ArmyView
from engine.mesopotamia.view.players import DieView
from tests.bots.reasons.mesopotamia.positions import (
    LEVELS,
    OWN,
    TILES,
    armies,
    asked,
    held,
    key,
    line,
    me,
    rival,
    told,
    view,
)


def test_gather_is_raised_because_there_are_more_sources_than_may_be_used() -> None:
    question = asked("research", "gather", "other", convert=False, left=1)
    about = {"sources": 2, "now": 1, "more": 2, "level": 2, "all": True, "planned": False}
    assert told(view(), question, "gather") == ("reason-gather-sources", about)
    spread = armies({OWN: ArmyView(me(), {"spearman": 3})})
    about |= {"sources": 4, "all": False}
    assert told(view(spread), question, "gather") == ("reason-gather-sources", about)
    nobody = view(armies({}))
    assert told(nobody, question, "gather") == ("reason-gather-level", {"level": 2, "count": 0})


@pytest.mark.parametrize(("level", "steps"), [(1, 2), (2, 1), (3, 0)])
def test_build_is_raised_for_the_gardens(level: int, steps: int) -> None:
    question = asked("research", "build", "other", convert=False, left=1)
    about = {"level": level + 1, "steps": steps, "vp": 3 + 4 + 5 + 6 + 7}
    assert told(view(levels={**LEVELS, "build": level}), question, "build") == ("reason-build-level", about)


def test_a_quest_that_asks_for_a_level_is_named() -> None:
    question = asked("research", "growth", "other", convert=False, left=1)
    wishing = view(quests=("q6",))
    assert told(wishing, question, "growth") == (
        "reason-quest-level",
        {"quest": "q6", "technology": "growth", "level": 2},
    )
    met = view(quests=("q6",), levels={**LEVELS, "growth": 3})
    assert told(met, question, "growth") == ("reason-growth-level", {"level": 4, "now": 2, "more": 1})


@pytest.mark.parametrize(
    ("level", "held_tablets", "left", "why"),
    [
        (1, 0, 1, ("reason-convert", {"held": 0, "made": 1, "count": 1})),
        (1, 1, 1, ("reason-convert-later", {"count": 1})),
        (1, 0, 0, ("reason-convert-later", {"count": 1})),
        (3, 1, 2, ("reason-convert", {"held": 1, "made": 3, "count": 1})),
        (3, 0, 1, ("reason-convert-later", {"count": 3})),
    ],
)
def test_clay_is_converted_for_discoveries_that_tablets_held_do_not_pay_for(
    level: int, held_tablets: int, left: int, why: tuple[str, dict[str, int]]
) -> None:
    """M10.1: converting closes the Discoveries that were begun"""
    table = view(holding=held(clay=2, tablet=held_tablets), levels={**LEVELS, "research": level})
    question = asked("research", "convert", "growth", "other", left=left)
    assert told(table, question, "convert") == why
    assert key(table, question, "convert", line(("research", "other"))) == "reason-convert-later"
    assert told(table, question, "convert", line(("research", "growth"))) == why


def test_war_is_raised_for_phalanxes_units_and_their_kind() -> None:
    question = asked("research", "war", "other", left=1)
    about = {"level": 3, "now": 3, "more": 4, "unit": "horseman"}
    raised = view(empire="akkadian", levels={**LEVELS, "war": 2})
    assert told(raised, question, "war") == ("reason-war-level", {**about, "now_units": 1, "units": 2})
    common = ("reason-war-level", {**about, "now": 2, "more": 3, "now_units": 1, "units": 0})
    assert told(view(levels={**LEVELS, "war": 2}), question, "war") == common


def test_a_tablet_is_kept_where_cards_would_take_two_dice() -> None:
    question = asked("research", "war", "growth", "other", convert=False, left=1)
    die = DieView("white", "ud", False)
    assert key(view(dice=(die,), holding=held(tablet=1)), question, "other") == "reason-tablet-dice"
    assert told(view(holding=held(tablet=1)), question, "other") == ("reason-tablet-kept", {"count": 1})


@pytest.mark.parametrize(("ziggurat", "why"), [(1, "reason-growth-ziggurat"), (0, "reason-growth")])
def test_growth_lets_the_ziggurat_rise_if_it_is_as_high_as_it_may_be(ziggurat: int, why: str) -> None:
    others = tuple(seat for seat in range(3) if seat != me())
    table = msgspec.structs.replace(
        view(ziggurat=ziggurat), population=((me(),), *((),) * 7, others, ()), gardens=(TILES[1],)
    )
    assert key(table, asked("action", "growth.pawn", "aside"), "growth.pawn") == why


def test_a_unit_is_made_beside_hidden_events() -> None:
    near = REGIONS[OWN].adjacent[0]
    question = asked("war", f"spearman.{OWN}", "other", left=1)
    hidden = armies({OWN: ArmyView(me(), {"spearman": 1})}, **{near: {"hidden_event": True}})
    about = {"from_region": OWN, "region": near, "count": 1, "beside": False}
    assert told(view(hidden), question, f"spearman.{OWN}") == ("reason-unit-events", about)
    both = asked("war", f"spearman.{OWN}", f"spearman.{near}", "other", left=1)  # M6.11: there it reveals nothing
    assert told(view(hidden), both, f"spearman.{OWN}") == ("reason-unit-events", {**about, "beside": True})
    assert key(view(hidden), both, f"spearman.{near}") != "reason-unit-events"
    other = next(each for each in REGIONS[near].adjacent if each != OWN)  # from there it reveals the same
    assert key(view(hidden), asked("war", f"spearman.{OWN}", f"spearman.{other}"), f"spearman.{OWN}") == "reason-unit"
    rivals = ArmyView(rival(), {"archer": 2})
    held_there = armies({OWN: rivals}, **{near: {"hidden_event": True}})
    assert key(view(held_there), question, f"spearman.{OWN}") != "reason-unit-events"  # M6.6
    guarded = armies({}, **{near: {"hidden_event": True, "tribe": {"spearman": 1}}})
    assert key(view(guarded), question, f"spearman.{OWN}") != "reason-unit-events"


def test_declining_something_is_not_said_to_save_for_it() -> None:
    rich = view(holding=held(wood=1), units=1)
    assert key(rich, asked("war", f"spearman.{OWN}", "other", left=1), "other") is None
    stones = view(holding=held(stone=1, clay=1))
    assert key(stones, asked("build", "wall", "ziggurat", "other", left=1), "other") is None
    about = {"what": "ziggurat", "level": 1, "resources": {"stone": 1, "clay": 1}}
    assert told(stones, asked("build", "wall", "other", left=1), "other") == ("reason-kept", about)


def test_no_unit_is_spoken_of_if_none_will_be_created() -> None:
    table = view(holding=held(wood=1, phalanx=3), units=1)
    question = asked("action", "war.pawn", "aside")
    assert told(table, question, "war.pawn") == ("reason-unit", {"count": 2, "limit": 2})
    assert key(table, question, "war.pawn", line(("war", "other"))) != "reason-unit"
