"""The lists that the answers of a short list lead to: what a picture may mark before it is really asked."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from engine.after_the_flood import GAME as AFTER_THE_FLOOD
from engine.after_the_flood.data import LEADS_TO
from engine.assyria import GAME as ASSYRIA
from engine.core.decision import Seat
from engine.core.game import Game, State
from engine.core.match import Match
from engine.core.preview import AHEAD, preview
from engine.core.veil import veiled
from tests.contract.matches import turns
from tests.games import GAMES
from tests.panel.asker import ASKER, match_of, one_of
from tests.panel.pressing import ahead
from tests.rules.after_the_flood.table import Table as Flood
from tests.rules.after_the_flood.table import rule as flood_rule
from tests.rules.assyria.table import RED, Table
from tests.toy import TOY


def parts(game: Game[Any], state: State, seat: Seat) -> dict[str, list[str]]:
    """Give the ids of what can be chosen by the kind of the question."""
    here = preview(game, state, seat)
    found = [part for each in here.asked if each.seat == seat for part in here.parts(each)]
    return {part.kind: [option.id for option in part.choice.singles] for part in found}


def acting(camels: int) -> Table:
    table = Table(2).ziggurat(RED, "b5").put(RED, "c6", "c7").camels(RED, camels).act(RED)
    assert (table.seat, table.kind) == (RED, "action")
    return table


def made_up(match: Match[Any]) -> dict[str, list[str]]:
    return parts(ASKER, match.committed, 0)


def test_what_each_action_can_be_done_with_is_found() -> None:
    found = parts(ASSYRIA, acting(9).state, RED)
    assert (found["build.hex"], found["extend.hex"]) == (["c6", "c7"], ["b5"])


def test_an_only_object_is_found_though_it_will_not_be_asked_for() -> None:
    """A13.9"""
    found = parts(ASSYRIA, acting(3).state, RED)
    assert found["extend.hex"] == ["b5"]
    assert "build.hex" not in found


def test_what_is_asked_after_something_has_happened_is_another_matter() -> None:
    """A6.2: a new hut stands before it is fed."""
    table = Table(2, value=3).ziggurat(RED, "b5").cards(RED, "palm1", "barley1", "grape1").expand(RED)
    table.answer("a5").answer("a6")
    following = ahead(ASSYRIA, table.state, table.decision, "b4")
    assert (table.kind, following and following.kind) == ("hut", "feed")
    assert len(table.options) <= AHEAD
    assert parts(ASSYRIA, table.state, RED) == {}


@flood_rule("F11.1", "F20.10")
def test_areas_are_found_though_their_kind_of_sub_action_is_not_asked_for() -> None:
    table = Flood().empire(0, "t1-guti").armies("guti", 0, 2).available(0, armies=5).act(0)
    found = parts(AFTER_THE_FLOOD, table.state, 0)
    assert found["expand"] == ["invade"]
    assert found["expand.area"] == list(LEADS_TO["guti"])


@flood_rule("F11.17", "F20.10")
def test_the_one_home_of_a_wiped_out_empire_is_found_though_nothing_is_asked() -> None:
    table = Flood().empire(0, "t1-guti").available(0, armies=5).act(0)
    found = parts(AFTER_THE_FLOOD, table.state, 0)
    assert (found["expand"], found["expand.area"]) == (["reenter"], ["guti"])


@flood_rule("F13.7")
def test_areas_are_found_though_something_is_to_be_paid_before() -> None:
    table = Flood().empire(0, "t1-guti").armies("guti", 0, 1).available(0, workers=2, armies=5).passed(1).act(0)
    found = parts(AFTER_THE_FLOOD, table.state, 0)
    assert len(found["pay"]) > 1
    assert found["expand.area"] == ["guti"], "the last of the lists found: where to reinforce"


@pytest.mark.parametrize(("answers", "found"), [(AHEAD, ["second"]), (AHEAD + 1, [])])
def test_only_short_lists_are_looked_into(answers: int, found: list[str]) -> None:
    assert list(made_up(match_of(one_of(answers), one_of(4, "second")))) == found


@pytest.mark.parametrize("flag", ["sealed", "always"])
def test_what_hides_something_is_not_looked_into(flag: str) -> None:
    assert made_up(match_of(one_of(3), one_of(4, "second", **{flag: True}))) == {}
    assert made_up(match_of(one_of(3, "first", **{flag: True}), one_of(4, "second"))) == {}


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
def test_parts_are_the_same_whatever_is_hidden_from_a_seat(game: Game[Any]) -> None:
    found = 0
    for turn in itertools.chain(turns(game, 5), turns(game, 6), turns(game, 7)):
        for seat in {decision.seat for decision in turn.asked}:
            here = parts(game, turn.state, seat)
            assert parts(game, veiled(game, turn.state, seat), seat) == here
            found += len(here)
    assert found
