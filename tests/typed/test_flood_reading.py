"""After the Flood typed: each action in one command, only legal choices offered, nothing done by half."""

from __future__ import annotations

import contextlib
import time

import pytest

from engine.after_the_flood import GAME
from engine.core.errors import Refused
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table
from tests.typed.keyboard import Keyboard
from tests.typed.positions import rich


def typing(position: Table, *dice: int) -> Keyboard:
    """Sit down as RED, who is to act."""
    return Keyboard(GAME, position.act(RED) if not position.over and position.seat != RED else position, *dice)


def test_a_city_is_built_and_the_turn_ended_in_one_go() -> None:
    at = typing(rich())
    offered = at.offered("build", "area", "ur")
    assert list(offered.values())[:2] == ["ur", "uruk"]
    at.type("build", area=offered["Ur · 1 extra textile a turn if you have a worker in Weaving"], end="yes")
    assert at.state.cities["ur"].seat == RED
    assert at.waiting == {PURPLE}


def test_the_fourth_city_moves() -> None:
    at = typing(rich().city("ur", RED).city("umma", RED).city("lagash", RED).city("eridu", RED))
    assert list((at.offered("build", "moving")).values()) == ["umma", "lagash", "ur", "eridu"]
    assert "ur" not in (at.offered("build", "area", moving="ur")).values()
    at.type("build", area="Uruk", moving="Ur")
    assert not at.panel.end.greyed
    assert set(at.state.cities) == {"uruk", "umma", "lagash", "eridu"}


def test_workers_are_placed() -> None:
    at = typing(rich())
    assert "scribe_place" not in (at.offered("place", "resource")).values()
    assert list((at.offered("place", "area", "weav", resource="textile")).values()) == ["weaving"]
    numbers = at.offered("place", "workers", resource="textile", area="weaving")
    assert numbers == {"2 workers": "2", "1 worker": "1"}
    at.type("place", resource="textile", area="weaving", workers=2)
    assert at.state.workers["weaving"][RED] == 2


def test_what_is_left_out_is_asked_by_the_panel_and_may_be_typed_then() -> None:
    at = typing(rich())
    at.type("place", resource="textile", end="yes")
    assert "Where do they go?" in at.asks
    at.type("place", area="egypt")
    assert "How many workers do you place in Egypt for 1 textile?" in at.asks
    at.type("place", workers=1, end="yes")
    assert at.state.workers["egypt"][RED] == 1
    assert at.waiting == {PURPLE}


def test_a_number_without_an_alternative_may_be_typed_or_not() -> None:
    at = typing(rich())
    at.refused("choose a number from 1 to 1", "place", resource="grain", area="egypt", workers=2)
    at.type("place", resource="grain", area="egypt", workers=1)
    assert at.state.workers["egypt"][RED] == 1


def test_a_scribe_places_and_moves() -> None:
    at = typing(rich().workers("scribes", RED, 2).workers("egypt", RED, 1))
    assert "egypt" in (at.offered("scribe", "from")).values()
    assert "available" in (at.offered("scribe", "to", from_="egypt")).values()
    assert "available" not in (at.offered("scribe", "to")).values()
    at.type("scribe", to="weaving")
    assert at.state.workers["weaving"][RED] == 1
    at.refused("you have no worker there", "scribe", to="Elam", from_="Guti")
    at.type("scribe", to="Elam", from_="Egypt")
    at.refused("no scribe is ready", "scribe", to="Guti")
    state = at.state
    assert (state.workers["egypt"][RED], state.workers["elam"][RED], state.workers["used_scribes"][RED]) == (
        0,
        1,
        2,
    )


def test_several_trades_are_one_press() -> None:
    at = typing(rich().workers("amorites", RED, 2).workers("hittites", RED, 1))
    swaps = at.offered("trade", "swap", "grain wood amor")
    first = next(iter(swaps.values()))
    assert first == "amorites.wood/!grain"
    assert first not in (at.offered("trade", "swap2", swap=first)).values()
    second = next(iter((at.offered("trade", "swap2", "amorites oil", swap=first)).values()))
    at.type("trade", swap=first, swap2=second)
    assert at.state.players[RED].hand["wood"] == 5
    at.match.undo(RED)
    assert at.state.players[RED].hand["wood"] == 4


def test_tools_are_made() -> None:
    at = typing(rich().workers("tool_makers", RED, 2))
    at.refused("Not possible: you can do this at most twice now.", "tools", number=3)
    at.type("tools", number=2, end="yes")
    assert at.state.players[RED].hand["tool"] == 4
    assert at.waiting == {PURPLE}


def test_an_empire_is_started_with_everything_said_at_once() -> None:
    at = typing(rich())
    (name,) = (at.offered("empire", "name")).values()
    bought = at.offered("empire", "buy", "2 grain, t", name=name)
    assert next(iter(bought)) == "2 grain and 1 tool · 5 armies"
    assert next(iter(at.offered("empire", "equip", "oil", name=name))) == "1 oil · value 3"
    at.type("empire", name=name, buy="2 grain, tool", equip="oil", home="Ur", armies=2, end="yes")
    state = at.state
    assert state.armies["ur"].armies == 2
    assert state.players[RED].equipment == {"oil": 1}
    assert (state.players[RED].hand["grain"], state.players[RED].hand["tool"]) == (3, 1)


def test_an_empire_grows() -> None:
    position = rich().empire(RED, "t1-guti").armies("guti", RED, 1).available(RED, armies=5)
    at = typing(position)
    offered = at.offered("expand", "target")
    assert "done" not in offered.values()
    assert (at.offered("expand", "target", "reinf guti")) == {
        "🛡️ Reinforce the Guti · costs 1 army, you keep 4": "reinforce/!guti"
    }
    at.type("expand", target="reinforce guti")
    assert at.state.armies["guti"].armies == 2
    at.refused("Not possible: your armies cannot reach Egypt.", "expand", target="invade egypt")


def test_a_fight_is_rolled_by_command() -> None:
    position = rich().empire(RED, "t1-guti").armies("guti", RED, 1).available(RED, armies=5)
    at = typing(position.empire(PURPLE, "t1-akkad").armies("umma", PURPLE, 2), 1, 1)
    at.type("expand", target="invade umma", end="yes")
    assert "Attack on Umma" in at.asks
    at.refused("undo the step instead", "fight", do="call_off")
    at.refused("Not now", "expand", target="reinforce guti")
    at.type("fight", do="roll")
    assert "Attack on Umma" in at.asks
    at.type("fight", do="call_off", end="yes")
    assert at.waiting == {PURPLE}


def test_a_city_is_expanded() -> None:
    at = typing(rich().city("ur", RED).city("umma", RED).end_actions())
    assert list((at.offered("city", "city")).values()) == ["umma", "ur"]
    giving = at.offered("city", "giving", "tool, ", city="ur")
    assert giving["tool, oil · 10 VP"] == "+tool+oil"
    at.type("city", city="ur", giving="oil, tool")
    state = at.state
    assert state.cities["ur"].expanded
    assert state.players[RED].city_vp == 10
    at.type("city", end="yes")
    state = at.state
    assert (state.turn, state.cities["umma"].expanded) == (2, False)


def test_a_pass_with_a_bid() -> None:
    at = typing(rich())
    assert next(iter((at.offered("pass", "bid")).items())) == ("Pass without a bid", "+")
    at.type("pass", bid="2 grain, tool")
    assert at.panel.end.label == "Pass and bid 5"
    at.match.undo(RED)
    at.type("pass", bid="+", end="yes")
    assert at.state.players[RED].passed


def test_the_extra_cost_is_the_usual_one_unless_it_is_said() -> None:
    at = typing(rich().passed(GREEN))
    assert list((at.offered("build", "pay")).values())[:2] == ["worker", "grain"]
    at.type("build", area="ur")
    assert at.state.players[RED].available_workers == 7
    at.match.undo(RED)
    at.type("build", area="ur", pay="gold", end="yes")
    assert at.state.players[RED].hand["gold"] == 0


def test_what_is_not_possible_is_refused_with_a_reason_and_what_is() -> None:
    position = rich().city("ur", PURPLE).empire(GREEN, "t1-akkad")
    for area in ("sippar", "babylon", "nippur", "shuruppak", "umma"):
        position.armies(area, GREEN, 1)
    at = typing(position)
    said = "Not possible: Ur already has a city. Possible: Lagash, Uruk or Eridu."
    at.refused(said, "build", area="Ur")
    at.refused(said, "build", area="ur", end="yes")
    at.refused("there is an enemy army in Umma", "build", area="umma")
    at.refused("only in Sumer, not in Egypt", "build", area="Egypt")
    at.refused('"Mem\\_phis" is not one of the choices', "build", area="Mem_phis")
    at.refused('"umma" does not answer any question here', "build", area="lagash", moving="umma")
    at.refused("does not answer any question here", "build", area="lagash", pay="worker")
    at.refused("several things", "place", resource="t", area="egypt")
    at.refused("you do not hold these pieces", "pass", bid="9 grain")
    at.refused("you do not hold these pieces", "pass", bid="lapis lazuli")
    at.refused('"silver" is not one of the choices', "pass", bid="grain, silver")
    at.refused("you need an empire started this turn", "expand", target="invade umma")
    at.refused("there is no trade or tool", "tools", number=1)
    at.refused("no scribe is ready", "scribe", to="egypt")
    at.refused("belongs to another turn", "empire", name="t5-elam")
    at.refused("workers go outside Sumer", "place", resource="grain", area="Ur")
    at.refused("Not now", "fight", do="roll")
    at.refused("Not now", "city", city="ur")


def test_what_stands_only_in_a_note_is_no_answer() -> None:
    at = typing(rich())
    assert any("extra textile" in name for name in at.offered("build", "area", "extra textile"))
    at.refused('"extra textile" is not one of the choices', "build", area="extra textile")


def test_what_was_answered_before_may_be_typed_again_but_nothing_else() -> None:
    at = typing(rich())
    at.type("place", resource="textile")
    at.refused('"grain" does not answer the question. You are now asked: ', "place", resource="grain", area="egypt")
    assert "weaving" in (at.offered("place", "area", resource="textile")).values()
    at.type("place", resource="textile", area="egypt")
    said = at.refused('"weaving" does not answer the question', "place", area="weaving", workers=1)
    assert "How many workers do you place in Egypt" in said
    at.type("place", resource="textile", area="egypt", workers=1)
    assert at.state.workers["egypt"][RED] == 1


def test_when_only_the_end_of_the_turn_is_left_it_says_so() -> None:
    at = typing(rich())
    at.type("build", area="ur")
    at.refused("you have nothing left to choose. End your turn with `/end`", "place", resource="grain")


def test_nothing_is_done_by_half() -> None:
    at = typing(rich().workers("amorites", RED, 1))
    said = at.refused("Not possible", "trade", swap="amorites.wood/!grain", swap2="amorites.oil/!grain")
    assert "Nothing was done" in said
    at.refused("Not possible", "empire", name="t1-sumer", buy="2 grain", equip="9 gold")


def test_a_french_player_may_type_french_english_and_ids() -> None:
    at = typing(rich())
    at.speak("fr")
    for typed in ("babylone", "Babylon", "BABYLON", "babyl"):
        assert next(iter((at.offered("build", "area", typed)).values())) == "babylon"
    assert next(iter(at.offered("pass", "bid", "2 outils, hui"))).startswith("outil ×2 et huile ×1 ")
    at.refused("une cité se construit à Sumer, pas en Égypte", "build", area="Égypte")
    at.type("pass", bid="outil ×2, huile")
    assert at.state.players[RED].bid == {"tool": 2, "oil": 1}


def test_completing_takes_no_time() -> None:
    position = rich().city("sippar", RED)
    for area in ("hittites", "mittani", "amorites", "kassites", "elam", "egypt", "chaldea", "dilmun"):
        position.workers(area, RED, 2)
    at = typing(position)
    took: list[float] = []
    for _ in range(3):
        for command, option in (("trade", "swap"), ("place", "area"), ("build", "area"), ("pass", "bid")):
            before = time.process_time()
            assert at.offered(command, option)
            took.append(time.process_time() - before)
    assert sorted(took)[len(took) // 2] < 0.03


@pytest.mark.parametrize("typed", ["*" * 100, "-", ",,,,", "9999 grain", "+grain:x", "·", "0 grain", "=2", "/", "!ur"])
def test_odd_words_are_refused_politely(typed: str) -> None:
    at = typing(rich())
    for command, option in (("build", "area"), ("pass", "bid"), ("place", "resource"), ("expand", "target")):
        at.offered(command, option, typed)
        with contextlib.suppress(Refused):  # "0 grain" is a bid
            at.type(command, **{option: typed})
