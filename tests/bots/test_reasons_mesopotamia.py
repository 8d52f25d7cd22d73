"""What speaks for an answer of Mesopotamia: what is said of a position, with its numbers, and where nothing is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import permutations
from typing import Any

import msgspec
import pytest

from engine.core.bots import Bot
from engine.core.decision import Amounts, Answer, Arg, Decision, Move, Number, OneOf, Option, Some, Text, pieces
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import advance, begin
from engine.mesopotamia.bot import Steward
from engine.mesopotamia.bot.reasons import reason
from engine.mesopotamia.content.cards import EVENTS, ROWS
from engine.mesopotamia.content.empires import RESOURCES
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.tokens import GARDENS
from engine.mesopotamia.game import Mesopotamia
from engine.mesopotamia.scoring.victory_points import NOTHING
from engine.mesopotamia.state import TRIBE
from engine.mesopotamia.view.combats import CombatView
from engine.mesopotamia.view.map import ArmyView, RegionView
from engine.mesopotamia.view.players import DieView
from engine.mesopotamia.view.table import MesopotamiaView, TurnView

GAME = Mesopotamia()
BARE = RegionView(
    start_of=None,
    controller=None,
    armies=(),
    tribe={},
    settlement=None,
    wall=None,
    blocked=False,
    hidden_event=False,
    token=None,
)
OWN, FOREIGN = "r15", "r17"
"""Two regions next to each other, with a resource each."""
TILES = {tile.level: key for key, tile in reversed(GARDENS.items())}
LEVELS = {"explore": 1, "build": 1, "research": 1, "gather": 1, "war": 1, "growth": 1}


@cache
def opening() -> MesopotamiaView:
    """The table of three Empires as the one that begins sees it."""
    dice, bot = SeededDice(b"reasons"), Steward()
    outcome = begin(GAME, Setup(3, {"setup": "lot"}), dice)
    while (decision := next(each for each in outcome.asked if not each.optional)).kind != "action":
        outcome = _answered(outcome, decision, bot, dice)
    return GAME.view(outcome.state, decision.seat)


def _answered(outcome: Any, decision: Decision, bot: Bot, dice: SeededDice) -> Any:
    answer = bot.answer(GAME.view(outcome.state, decision.seat), decision)
    return advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)


def held(**counts: int) -> dict[str, int]:
    """Holdings of nothing but these."""
    return {**dict.fromkeys(RESOURCES, 0), **counts}


def armies(where: Mapping[str, ArmyView], **of_region: Mapping[str, Any]) -> dict[str, RegionView]:
    """A map with nobody on it but these, and what else is true of some regions."""
    start = {player.start: seat for seat, player in enumerate(opening().players)}
    found = {region: msgspec.structs.replace(BARE, start_of=start.get(region)) for region in REGIONS}
    for region, army in where.items():
        found[region] = msgspec.structs.replace(found[region], armies=(army,))
    for region, more in of_region.items():
        found[region] = msgspec.structs.replace(found[region], **more)
    return found


def me() -> int:
    seat = opening().seat
    assert seat is not None
    return seat


def rival() -> int:
    return next(seat for seat in range(3) if seat != me())


def view(of_map: dict[str, RegionView] | None = None, **of_player: Any) -> MesopotamiaView:
    """A plain position: one Spearman away from home, level-1 cards, no dice, no Quests, and what is said besides."""
    table = opening()
    plain: dict[str, Any] = {
        "empire": "sumerian",
        "holding": held(),
        "levels": dict(LEVELS),
        "population": 1,
        "ziggurat": 0,
        "dice": (),
        "units": 1,
        "unit_limit": 2,
        "occupied": (OWN,),
        "quests": (),
        "stock": {**table.players[me()].stock, "settlement": 3, "wall": 3, "ship": 3},
        "gardens": (),
        "vp": NOTHING,
    }
    players = list(table.players)
    players[me()] = msgspec.structs.replace(players[me()], **{**plain, **of_player})
    alone = armies({OWN: ArmyView(me(), {"spearman": 1})})
    return msgspec.structs.replace(
        table,
        players=tuple(players),
        regions=of_map or alone,
        ships={},
        trade=(),
        gardens=(TILES[1],),
        turn=TurnView("", (), 0, False),
        combats=(),
    )


def asked(kind: str, *options: str, **about: Arg) -> Decision:
    """A question with a list of answers."""
    listed = tuple(Option(each, Text("region-option", {"region": OWN})) for each in options)
    return Decision(me(), kind, OneOf(listed), Text("war-prompt", {"left": 1}), default=options[0], about=about)


def told(seen: MesopotamiaView, question: Decision, answer: Answer) -> tuple[str, dict[str, Arg]] | None:
    """The reason of an answer by key and arguments."""
    why = reason(seen, question, answer)
    return None if why is None else (why.key, dict(why.args))


def key(seen: MesopotamiaView, question: Decision, answer: Answer) -> str | None:
    why = reason(seen, question, answer)
    return None if why is None else why.key


# Gather and Trade


HOME = tuple(f"start.{each}" for each in ("stone", "wood", "clay", "food"))


def test_a_resource_is_taken_because_it_completes_a_price() -> None:
    question = asked("gather", *HOME, f"unit.{OWN}", "other", left=1, trades=0)
    about = {"what": "ziggurat", "level": 1, "resources": {"stone": 1, "clay": 1}}
    assert told(view(holding=held(clay=1)), question, "start.stone") == ("reason-pays", about)
    assert key(view(holding=held(clay=1), ziggurat=1), question, "start.stone") != "reason-pays"


def test_a_resource_is_taken_because_little_is_missing_then() -> None:
    question = asked("gather", *HOME, "other", left=1, trades=0)
    about = {"what": "ziggurat", "level": 1, "missing_resources": {"clay": 1}}
    assert told(view(), question, "start.stone") == ("reason-nearer", about)


def test_home_gives_what_no_source_that_is_left_gives() -> None:
    symbol = REGIONS[OWN].resource
    other = next(each for each in ("wood", "food") if each != symbol)
    some = dict.fromkeys(("stone", "wood", "clay", "food"), 9)
    rich = view(holding=held(**{**some, other: 0}), units=2)
    question = asked("gather", *HOME, f"unit.{OWN}", "other", left=1, trades=0)
    assert told(rich, question, f"start.{other}") == ("reason-gather-only-home", {"resource": other})
    assert key(rich, question, f"start.{symbol}") != "reason-gather-only-home"
    assert key(view(holding=held(**some), units=2), question, f"start.{other}") != "reason-gather-only-home"


def test_home_is_kept_for_the_end_while_there_is_more_to_gather() -> None:
    rich = view(holding=held(stone=9, wood=9, clay=9, food=9))
    question = asked("gather", *HOME, f"unit.{OWN}", f"settlement.{OWN}", "other", left=2, trades=0)
    assert key(rich, question, f"unit.{OWN}") == "reason-gather-home-last"
    enough = asked("gather", *HOME, f"unit.{OWN}", "other", left=2, trades=0)
    assert told(rich, enough, f"unit.{OWN}") == ("reason-gather-all", {"count": 2})


def test_no_trade_is_made_that_would_use_up_a_price() -> None:
    question = asked("gather", "trade.t01", "other", left=0, trades=1)
    about = {"what": "ziggurat", "level": 1, "resources": {"stone": 1, "clay": 1}}
    assert told(view(holding=held(stone=1, clay=1)), question, "other") == ("reason-kept", about)
    assert key(view(holding=held(stone=2, clay=1)), question, "other") == "reason-trade-none"


# Research, War, Growth


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
    assert told(view(hidden), question, f"spearman.{OWN}") == ("reason-unit-events", {"region": near, "count": 1})
    guarded = armies({}, **{near: {"hidden_event": True, "tribe": {"spearman": 1}}})
    assert key(view(guarded), question, f"spearman.{OWN}") != "reason-unit-events"


def test_declining_something_is_not_said_to_save_for_it() -> None:
    rich = view(holding=held(wood=1), units=1)
    assert key(rich, asked("war", f"spearman.{OWN}", "other", left=1), "other") is None
    stones = view(holding=held(stone=1, clay=1))
    assert key(stones, asked("build", "wall", "ziggurat", "other", left=1), "other") is None
    about = {"what": "ziggurat", "level": 1, "resources": {"stone": 1, "clay": 1}}
    assert told(stones, asked("build", "wall", "other", left=1), "other") == ("reason-kept", about)


# The turn and its dice


def test_a_turn_ends_because_dice_pay_for_nothing_and_a_reroll_costs_a_tablet() -> None:
    table = view(dice=(DieView("white", "king", False), DieView("black", "ki", True)))
    assert told(table, asked("action", "reroll", "end"), "end") == ("reason-end-dice", {"count": 1})
    assert key(table, asked("action", "reroll", "reroll_free", "end"), "end") is None


def test_dice_are_rolled_again_that_pay_for_nothing() -> None:
    dice = (DieView("white", "lugal", False), DieView("white", "ud", False))
    listed = tuple(Option(each, Text("region-option", {"region": OWN})) for each in ("1", "2"))
    question = Decision(me(), "reroll", Some(listed, 1, 2), Text("war-prompt", {"left": 1}), default=("1",))
    hoped = {"count": 1, "sign": "ud", "technologies": ["war"]}
    assert told(view(dice=dice), question, ("1",)) == ("reason-reroll-for", hoped)
    done = msgspec.structs.replace(view(dice=dice), turn=TurnView("", ("explore", "war"), 0, False))
    assert told(done, question, ("1",)) == ("reason-reroll", {"count": 1})
    assert key(view(dice=dice), question, ("1", "2")) is None  # the sun pays for Explore and War


def test_the_pawn_pays_for_what_dice_do_not() -> None:
    table = view(armies({}), dice=(DieView("white", "ud", False),), units=2)
    question = asked("action", "gather.pawn", "war.pawn", "war.1", "aside")
    assert told(table, question, "gather.pawn") == ("reason-pawn", {"technologies": ["war"]})
    assert told(table, question, "war.1") == ("reason-dice-lost", {"count": 1})
    only_gathering = asked("action", "gather.pawn", "aside")
    assert told(table, only_gathering, "gather.pawn") == ("reason-gather", {"count": 1})


def test_a_die_is_taken_for_what_no_other_pays_for() -> None:
    question = asked("build.place", "white", "silver", "black", building="ziggurat")
    assert told(view(), question, "white") == ("reason-die-new", {"technologies": ["explore", "war"]})
    owned = view(dice=(DieView("white", "ud", False),))
    about = {"number": 2, "colour": "white", "technologies": ["explore", "war"]}
    assert told(owned, question, "white") == ("reason-die-pays", about)


def test_the_action_menu_names_what_will_be_built_or_discovered() -> None:
    rich = view(holding=held(stone=1, clay=1), dice=(DieView("white", "ud", False),))
    question = asked("action", "build.pawn", "aside")
    assert told(rich, question, "build.pawn") == ("reason-ziggurat", {"level": 1, "number": 2})


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


# Explore and Events


def test_an_event_is_revealed_before_a_rival_does() -> None:
    near = next(each for each in REGIONS[OWN].adjacent if FOREIGN in REGIONS[each].adjacent)
    move = f"spearman.{OWN}.{near}"
    question = asked("explore", move, "other", activations=1)
    hidden = {near: {"hidden_event": True}}
    watched = armies({OWN: ArmyView(me(), {"spearman": 1}), FOREIGN: ArmyView(rival(), {"archer": 1})}, **hidden)
    assert told(view(watched), question, move) == ("reason-event-first", {"seat": rival(), "region": near})
    alone = armies({OWN: ArmyView(me(), {"spearman": 1})}, **hidden)
    assert key(view(alone), question, move) in {"reason-event", "reason-event-pass", "reason-event-lead"}


def _held_by(sides: Mapping[str, tuple[int, int]], **of_region: Mapping[str, Any]) -> dict[str, RegionView]:
    """A map with so many Spearmen of a side in some regions."""
    return armies({region: ArmyView(side, {"spearman": n}) for region, (side, n) in sides.items()}, **of_region)


def _path() -> tuple[str, str, str]:
    """Two regions two steps apart which only one region joins, none of them anybody's home: end, middle, end."""
    homes = {player.start for player in opening().players}
    for middle in REGIONS.values():
        for one, other in permutations(middle.adjacent, 2):
            joins = set(REGIONS[one].adjacent) & set(REGIONS[other].adjacent)
            is_far = other not in REGIONS[one].adjacent and joins == {middle.id}
            if is_far and not homes & {one, middle.id, other} and REGIONS[one].resource:
                return one, middle.id, other
    raise AssertionError


def test_a_region_is_guarded_only_against_units_that_can_get_there() -> None:
    region, middle, far = _path()
    start = next(each for each in REGIONS[region].adjacent if each != middle and REGIONS[each].resource)
    move = f"spearman.{start}.{region}"
    question = asked("explore", move, "other", activations=1)
    sides = {start: (me(), 1), region: (me(), 1), far: (rival(), 1)}
    about = {"region": region, "count": 1, "own": 1}
    assert told(view(_held_by(sides)), question, move) == ("reason-guard", about)
    assert key(view(_held_by({**sides, middle: (me(), 1)})), question, move) is None  # M6.6: the path ends there
    assert key(view(_held_by({**sides, middle: (me(), 1), far: (rival(), 2)})), question, move) is None
    walled = _held_by(sides, **{middle: {"wall": me()}})
    assert key(view(walled), question, move) is None


def test_a_unit_goes_where_it_gathers_if_it_gathers_nothing_where_it_stands() -> None:
    region, middle, far = _path()
    start = next(each for each in REGIONS[region].adjacent if each not in (middle, far))
    move = f"spearman.{start}.{region}"
    question = asked("explore", move, "other", activations=1)
    sides = {start: (me(), 1), region: (me(), 1), far: (rival(), 1)}
    barren = _held_by(sides, **{start: {"blocked": True}})
    gathers = {"from_region": start, "region": region, "resources": {REGIONS[region].resource: 1}}
    few = view(barren, levels={**LEVELS, "gather": 3})
    assert told(few, question, move) == ("reason-gathers", {"unit": "spearman", **gathers, "needed": True})
    assert told(view(barren), question, move) == ("reason-gathers", {"unit": "spearman", **gathers, "needed": False})


@pytest.mark.parametrize(("phalanxes", "why"), [(9, "reason-tribe"), (1, None)])
def test_a_tribe_is_attacked_by_whoever_can_bid_enough(phalanxes: int, why: str | None) -> None:
    near = REGIONS[OWN].adjacent[0]
    tribe = {near: {"hidden_event": True, "tribe": {"spearman": 1}}}
    table = view(armies({OWN: ArmyView(me(), {"spearman": 1})}, **tribe), holding=held(phalanx=phalanxes))
    move = f"spearman.{OWN}.{near}"
    assert key(table, asked("explore", move, "other", activations=1), move) == why


def test_six_rounds_are_told_as_a_whole_and_whether_anybody_is_near() -> None:
    event, way = next(
        (event, way)
        for event in EVENTS.values()
        for way in event.option
        if way.kind == "six_rounds" and [type(op).__name__ for op in way.per_round] == ["Gain"]
    )
    (gain,) = way.per_round
    question = asked("event", "1", "2", event=event.id, region=OWN)
    about = {"region": OWN, "resources": {gain.res: 6 * gain.n}, "safe": True}  # type: ignore[union-attr]
    assert told(view(), question, str(way.n)) == ("reason-event-held", about)
    both = armies({OWN: ArmyView(me(), {"spearman": 1}), FOREIGN: ArmyView(rival(), {"archer": 1})})
    assert told(view(both), question, str(way.n)) == ("reason-event-held", {**about, "safe": False})
    capped = msgspec.structs.replace(view(), round=8, last_round=12)
    assert key(capped, question, str(way.n)) is None


# Build


def gardens(level: int, rival_level: int, vp: int = 0) -> MesopotamiaView:
    """Somebody who can build a level of the Gardens, and rivals with so much."""
    table = view(levels={**LEVELS, "build": 4})
    others = [
        msgspec.structs.replace(
            each,
            levels={**each.levels, "build": rival_level},
            vp=msgspec.structs.replace(NOTHING, gardens_vp=vp),
        )
        if seat != me()
        else each
        for seat, each in enumerate(table.players)
    ]
    tiles = tuple(TILES[each] for each in range(1, level + 1))
    builders = tuple(rival() for _ in range(level - 1))
    return msgspec.structs.replace(table, players=tuple(others), gardens=tiles, garden_builders=builders)


def test_gardens_are_built_before_others_can_or_at_once_where_they_can() -> None:
    question = asked("build", "gardens", "other", left=1)
    assert told(gardens(1, 3), question, "gardens") == ("reason-gardens-alone", {"vp": 3, "level": 1, "next_level": 2})
    first = min(seat for seat in range(3) if seat != me())
    assert told(gardens(2, 4), question, "gardens") == ("reason-gardens-race", {"seat": first, "vp": 4, "level": 2})


def test_the_last_level_is_built_by_whoever_leads_with_it() -> None:
    question = asked("build", "gardens", "other", left=1)
    assert told(gardens(5, 4, vp=5), question, "gardens") == ("reason-gardens-last", {"lead": 2})
    assert key(gardens(5, 4, vp=7), question, "gardens") is None


def test_a_wall_is_built_against_units_that_are_near() -> None:
    both = armies({OWN: ArmyView(me(), {"spearman": 1}), FOREIGN: ArmyView(rival(), {"archer": 2})})
    question = asked("build.place", OWN, FOREIGN, building="wall")
    assert told(view(both), question, OWN) == ("reason-wall", {"region": OWN, "count": 2})
    assert key(view(), question, OWN) is None


# Combat


def bidding(own: int, other: int, **more: Arg) -> tuple[MesopotamiaView, Decision]:
    """A combat against a rival before the bids."""
    combat = CombatView(
        region=FOREIGN,
        attacker=me(),
        defender=rival(),
        tribe_player=None,
        tribe_phalanxes=0,
        bonus={"attacker": 0, "defender": 0},
        units=(),
        fled=(),
        lost=(),
        bids={},
        stage="bids",
        lines=(),
    )
    about: dict[str, Arg] = {"region": FOREIGN, "phalanxes": own, "other_phalanxes": other, "bonus": 0, **more}
    rows = tuple(Option(row, Text("row", {"row": row, "count": None})) for row in ROWS)
    choice = Amounts(rows, dict.fromkeys(ROWS, own), least=0, most=own)
    question = Decision(me(), "bid", choice, Text("war-prompt", {"left": 1}), default=(), about=about)
    return msgspec.structs.replace(view(holding=held(phalanx=own)), combats=(combat,)), question


def test_a_row_is_certain_if_more_is_bid_than_the_others_have() -> None:
    table, question = bidding(5, 3, edges=[], other_edges=[])
    assert told(table, question, pieces({"force": 4}, ROWS)) == ("reason-bid-sure", {"count": 4, "other": 3})
    assert told(table, question, pieces({"force": 3}, ROWS)) == ("reason-bid-force", {"count": 3})
    alike = {"units": {"archer": 1}, "other_units": {"archer": 2}}
    table, question = bidding(5, 3, edges=[], other_edges=[], **alike)
    assert told(table, question, pieces({"force": 3}, ROWS)) == ("reason-bid-same", {"unit": "archer"})
    table, question = bidding(5, 0)
    assert told(table, question, pieces({"mobility": 1}, ROWS)) == ("reason-bid-unopposed", {"count": 1})


def test_nothing_is_bid_by_whoever_could_be_outbid_everywhere() -> None:
    table, question = bidding(2, 6)
    assert told(table, question, ()) == ("reason-bid-outbid", {"own": 2, "other": 6})
    table, question = bidding(6, 2)
    assert told(table, question, ()) == ("reason-bid-nothing", {"count": 6})


def test_a_tribe_that_flees_is_kept_from_another() -> None:
    table = view(armies({}, **{FOREIGN: {"tribe": {"archer": 1}}}))
    question = asked("retreat", OWN, FOREIGN, unit="spearman", party=TRIBE)
    about = {"unit": "spearman", "from_region": FOREIGN, "region": OWN}
    assert told(table, question, OWN) == ("reason-retreat-alone", about)
    assert key(table, question, FOREIGN) is None
    assert key(table, asked("retreat", OWN, FOREIGN, unit="spearman", party=me()), OWN) is None


def test_tactics_are_bid_for_where_they_count() -> None:
    table, question = bidding(5, 5, edges=["archer_spearman"], other_edges=[])
    answer = pieces({"force": 2, "tactics": 2}, ROWS)
    assert told(table, question, answer) == ("reason-bid-tactics", {"edges": ["archer_spearman"]})
    table, question = bidding(5, 5, edges=[], other_edges=[])
    assert key(table, question, answer) is None


def test_a_simple_bid_wins_whatever_the_others_bid() -> None:
    table, _ = bidding(5, 3)
    about: dict[str, Arg] = {"region": FOREIGN, "phalanxes": 5, "other_phalanxes": 3, "bonus": 0}
    about |= {"value": 1, "other_value": 2, "wins_ties": True}
    question = Decision(me(), "bid", Number(0, 5, "phalanxes"), Text("war-prompt", {"left": 1}), default=0, about=about)
    assert told(table, question, 4) == ("reason-bid-enough", {"value": 5, "most": 5})
    assert key(table, question, 3) is None


# Set-up


def test_quests_that_share_what_they_ask_for_are_kept_together() -> None:
    listed = tuple(Option(each, Text("region-option", {"region": OWN})) for each in ("q2", "q6", "q5", "q9"))
    question = Decision(me(), "quests", Some(listed, 3, 3), Text("war-prompt", {"left": 1}), default=("q2", "q5", "q9"))
    assert told(view(), question, ("q2", "q6", "q9")) == ("reason-quests", {"count": 3})  # both ask for Growth 3
    assert key(view(), question, ("q2", "q5", "q9")) is None


def test_nothing_is_said_of_a_role() -> None:
    assert key(view(), asked("role", "a", "b"), "a") is None
