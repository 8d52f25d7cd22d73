"""What speaks for an answer in Mesopotamia: The turn and its dice."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.decision import Arg, Decision, Option, Some, Text
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.technologies import FACES, technology
from engine.mesopotamia.view.players import DieView
from engine.mesopotamia.view.table import TurnView
from tests.bots.reasons.mesopotamia.positions import (
    LEVELS,
    OWN,
    armies,
    asked,
    held,
    key,
    line,
    me,
    told,
    view,
)


def test_a_turn_ends_because_dice_pay_for_nothing_and_a_reroll_costs_a_tablet() -> None:
    table = view(dice=(DieView("white", "king", False), DieView("black", "ki", True)))
    assert told(table, asked("action", "reroll", "end"), "end") == ("reason-end-dice", {"count": 1})
    assert key(table, asked("action", "reroll", "reroll_free", "end"), "end") is None


def test_dice_are_rolled_again_that_pay_for_nothing() -> None:
    dice = (DieView("white", "lugal", False), DieView("white", "ud", False))
    listed = tuple(Option(each, Text("region-option", {"region": OWN})) for each in ("1", "2"))
    asks = Decision(me(), "reroll", Some(listed, 1, 2), Text("war-prompt", {"left": 1}), default=("1",))
    question = msgspec.structs.replace(asks, about={"free": False})
    hoped = {"count": 1, "technologies": ["war", "explore"], "faces": 1 + FACES["white"].count("ud"), "discovery": True}
    assert told(view(dice=dice), question, ("1",)) == ("reason-reroll-for", hoped)
    free = msgspec.structs.replace(asks, about={"free": True})  # M5.13: the Hittites pay nothing for it
    assert told(view(dice=dice), free, ("1",)) == ("reason-reroll-for", {**hoped, "discovery": False})
    done = msgspec.structs.replace(view(dice=dice), turn=TurnView("", ("explore", "war"), 0, False))
    assert told(done, question, ("1",)) == ("reason-reroll", {"count": 1})
    assert key(view(dice=dice), question, ("1", "2")) is None  # the sun pays for Explore and War


def test_a_reroll_names_no_more_than_two_actions_and_the_faces_that_pay_for_them() -> None:
    listed = (Option("1", Text("region-option", {"region": OWN})),)
    about: dict[str, Arg] = {"free": False}
    question = Decision(me(), "reroll", Some(listed, 1, 1), Text("war-prompt", {"left": 1}), ("1",), about=about)
    table = view(dice=(DieView("black", "gish", False),), holding=held(stone=1, clay=1))
    answered = told(table, question, ("1",))
    assert answered is not None
    assert answered[0] == "reason-reroll-for"
    assert set(answered[1]["technologies"]) == {"build", "gather"}  # type: ignore[arg-type]
    assert answered[1]["faces"] == sum(face in ("an", "ki") for face in FACES["black"])
    silver = (DieView("silver", "gish", False),)
    research = technology("sumerian", "research", 1).signs[0]
    assert research in FACES["silver"]
    done = TurnView("", ("explore", "gather", "build", "war", "growth"), 0, False)
    poor = msgspec.structs.replace(view(dice=silver, holding=held(tablet=1)), turn=done)
    assert key(poor, question, ("1",)) == "reason-reroll"  # M5.11: no Tablet would be left for Research
    rich = msgspec.structs.replace(view(dice=silver, holding=held(tablet=2)), turn=done)
    assert key(rich, question, ("1",)) == "reason-reroll-for"


def test_the_pawn_pays_for_what_dice_do_not() -> None:
    table = view(armies({}), dice=(DieView("white", "ud", False),), units=2)
    question = asked("action", "gather.pawn", "war.pawn", "war.1", "aside")
    assert told(table, question, "gather.pawn") == ("reason-pawn", {"technologies": ["war"]})
    assert told(table, question, "war.1") == ("reason-dice-lost", {"count": 1})
    only_gathering = asked("action", "gather.pawn", "aside")
    assert told(table, only_gathering, "gather.pawn") == ("reason-gather", {"count": 1})


def test_a_die_is_taken_for_what_others_pay_for_with_a_star_at_most() -> None:
    """M5.3: the star pays for any card of one sign"""
    question = asked("build.place", "white", "silver", "black", building="ziggurat")
    about = {"number": 1, "colour": "white", "technologies": ["explore", "war"]}
    assert told(view(), question, "white") == ("reason-die-pays", about)
    owned = view(dice=(DieView("white", "ud", False),))
    assert told(owned, question, "white") == ("reason-die-pays", {**about, "number": 2})
    assert told(owned, question, "black") == ("reason-die-star", {"technologies": ["build", "gather"]})
    starless = msgspec.structs.replace(owned, no_luck=True)  # M5.15
    assert told(starless, question, "black") == ("reason-die-new", {"technologies": ["build", "gather"]})


def test_a_die_is_taken_for_what_alone_of_all_needs_no_resources() -> None:
    question = asked("build.place", "white", "black", building="ziggurat")
    table = view(dice=(DieView("silver", "a", False),), levels={**LEVELS, "explore": 2, "gather": 2})
    about = {"technologies": ["war"], "free_technologies": ["war"]}
    assert told(table, question, "white") == ("reason-die-free", about)
    assert told(table, question, "black") == ("reason-die-star", {"technologies": ["build"]})


def test_dice_pay_so_that_the_pawn_is_left_for_something_else() -> None:
    table = view(armies({}), dice=(DieView("white", "ud", False),), units=2)
    question = asked("action", "gather.pawn", "war.pawn", "war.1", "aside")
    spare = ("reason-dice-spare", {"technologies": ["gather"]})
    assert told(table, question, "war.1", line(("action", "gather.pawn"))) == spare
    assert key(table, question, "war.1", line(("action", "aside"))) == "reason-dice-lost"
    nothing = line(("explore", "other"))
    assert key(table, asked("action", "explore.1", "aside"), "explore.1", nothing) is None  # it is left at once
    without_pawn = asked("action", "gather.pawn", "war.1", "aside")
    assert key(table, without_pawn, "war.1", line(("action", "gather.pawn"))) == "reason-dice-lost"


def test_the_action_menu_names_what_will_be_built_or_discovered() -> None:
    rich = view(holding=held(stone=1, clay=1), dice=(DieView("white", "ud", False),))
    question = asked("action", "build.pawn", "aside")
    assert told(rich, question, "build.pawn") == ("reason-ziggurat", {"level": 1, "number": 2})
    ready = view(holding=held(stone=1, clay=1, tablet=1), stock={**rich.players[me()].stock, "wall": 1})
    assert (
        key(ready, asked("action", "build.pawn", "aside"), "build.pawn", line(("build", "wall"))) != "reason-ziggurat"
    )
    question = asked("action", "research.pawn", "aside")
    assert key(ready, question, "research.pawn", line(("research", "growth"))) == "reason-growth-level"
    assert key(ready, question, "research.pawn") == "reason-discovery"  # no technology is promised
    clay = view(holding=held(clay=2))
    assert key(clay, question, "research.pawn", line(("research", "convert"))) == "reason-discovery"
    kept = line(("research", "convert"), ("research", "other"))
    assert told(clay, question, "research.pawn", kept) == ("reason-convert-later", {"count": 1})
    assert key(view(), question, "research.pawn") is None


@pytest.mark.parametrize(("level", "found"), [(1, 0), (2, 2), (3, 3)])
def test_a_research_card_is_told_by_what_it_changes_from_the_next_action_on(level: int, found: int) -> None:
    table = view(levels={**LEVELS, "research": level}, quests=())
    about = {"level": level + 1, "clay": 2, "now": level, "more": level + 1, "now_found": max(1, level - 1)}
    question = asked("research", "research", "other", convert=False, left=1)
    assert told(table, question, "research") == ("reason-research-level", {**about, "more_found": found})


def test_clay_is_kept_for_a_better_card_just_discovered() -> None:
    table = view(levels={**LEVELS, "research": 4}, holding=held(clay=4), quests=())
    question = asked("research", "convert", "other", convert=True, left=0, tablets=3)
    assert told(table, question, "other") == ("reason-clay-kept", {"clay": 2, "now": 3, "more": 4})
    same = asked("research", "convert", "other", convert=True, left=0, tablets=4)
    assert key(table, same, "other") is None


def test_all_who_are_passed_on_the_event_track_are_named_with_the_places() -> None:
    others = tuple(seat for seat in range(3) if seat != me())
    table = msgspec.structs.replace(view(event=1), event=((me(),), others, *((),) * 8))
    event, way = next((e, w) for e in EVENTS.values() for w in e.option if w.progress == 2 and w.kind != "six_rounds")
    question = asked("event", "1", "2", event=event.id, region=OWN)
    answered = told(table, question, str(way.n))
    assert answered is not None
    assert answered[0] == "reason-event-climb"
    assert {each: answered[1][each] for each in ("seats", "before", "after")} == {
        "seats": list(others),
        "before": 3,
        "after": 1,
    }
    assert answered[1]["on_top"] is False
    near = msgspec.structs.replace(table, event=((me(),), (), others[:1], others[1:], *((),) * 6))
    last = told(near, question, str(way.n))
    assert last is not None
    assert (last[1]["seats"], last[1]["on_top"]) == ([others[0]], True)  # M13.7: the same square, on top
