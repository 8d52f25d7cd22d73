import random

import pytest

from tests.rules.after_the_flood import walk
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SUMER = ["sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur", "eridu"]


def answer_default(t: Table) -> Table:
    default = t.default
    assert default is not None
    return t.answer(default)


def defaults_to_the_end(t: Table) -> int:
    answers = 0
    while not t.over:
        answer_default(t)
        answers += 1
        assert answers < 200
    return answers


@rule("F20.11")
def test_the_absent_player_passes_without_a_bid() -> None:
    t = Table()
    t.hand(RED, grain=3, lapis=1)
    t.available(RED, workers=3)
    t.act(RED)
    assert t.default == "pass"
    answer_default(t)
    assert t.kind == "pass.bid"
    answer_default(t)
    assert t.bid_of(RED) == {}
    assert t.hand_of(RED) == {"grain": 3, "lapis": 1}
    assert (t.kind, t.default) == ("end", "end")


@rule("F20.11")
def test_the_absent_player_does_not_expand_cities() -> None:
    t = Table()
    t.city("ur", RED)
    t.city("umma", RED)
    t.hand(RED, wood=4)
    t.end_actions()
    assert (t.kind, t.default) == ("city", "done")
    t.answer("ur")
    assert (t.kind, t.default) == ("city", "done")


@rule("F20.11")
@pytest.mark.parametrize(
    ("workers", "armies", "hand", "payment"),
    [
        (2, 2, {"grain": 1}, "worker"),
        (0, 2, {"grain": 1}, "army"),
        (0, 0, {"grain": 2, "lapis": 2}, "grain"),
        (0, 0, {"lapis": 2, "gold": 1, "textile": 1}, "textile"),
        (0, 0, {"lapis": 2, "oil": 1, "gold": 1}, "oil"),
    ],
)
def test_the_absent_player_pays_the_cheapest_piece(
    workers: int, armies: int, hand: dict[str, int], payment: str
) -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, workers=workers, armies=armies)
    t.hand(RED, **hand)
    t.passed(PURPLE)
    t.act(RED)
    t.answer("build")
    assert (t.kind, t.default) == ("pay", payment)


@rule("F20.11")
def test_the_absent_player_removes_and_builds_the_first_city() -> None:
    t = Table()
    for area in ("uruk", "umma", "sippar", "ur"):
        t.city(area, RED)
    t.act(RED)
    t.answer("build")
    assert (t.kind, t.default) == ("build.remove", "sippar")
    answer_default(t)
    assert (t.kind, t.default) == ("build.area", "babylon")


@rule("F20.11")
def test_the_absent_player_places_one_worker_of_the_first_resource_and_is_done() -> None:
    t = Table()
    t.hand(RED, wood=1, gold=1)
    t.available(RED, workers=4)
    t.workers("scribes", RED, 1)
    t.act(RED)
    t.answer("place")
    assert (t.kind, t.default) == ("place", "wood")
    answer_default(t)
    assert (t.kind, t.default) == ("place.to", "hittites")
    answer_default(t)
    assert (t.kind, t.default) == ("place.number", 1)
    answer_default(t)
    assert (t.kind, t.default) == ("place", "done")


@rule("F20.11")
def test_the_absent_player_moves_the_first_worker_to_the_first_place() -> None:
    t = Table()
    t.workers("scribes", RED, 2)
    t.workers("guti", RED, 1)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answer("place")
    assert (t.kind, t.default) == ("place.from", "guti")
    answer_default(t)
    assert t.kind == "place.to"
    assert t.default == t.options[0]


@rule("F20.11")
def test_the_absent_player_swaps_what_comes_first_and_is_done() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.workers("amorites", RED, 2)
    t.hand(RED, textile=2, tool=1)
    t.act(RED)
    t.answer("trade")
    assert (t.kind, t.default) == ("trade", "amorites.wood")
    t.answer("egypt.gold")
    assert (t.kind, t.default) == ("trade.give", "textile")
    answer_default(t)
    assert (t.kind, t.default) == ("trade", "done")


@rule("F20.11")
def test_the_absent_player_starts_the_first_empire_with_nothing_bought_and_one_army() -> None:
    t = Table()
    t.workers("akkad", RED, 1)
    t.workers("guti", RED, 1)
    t.hand(RED, grain=2, tool=1)
    t.act(RED)
    t.answer("start")
    assert (t.kind, t.default) == ("empire", "t1-akkad")
    answer_default(t)
    assert t.kind == "empire.buy"
    answer_default(t)
    assert t.kind == "empire.equip"
    answer_default(t)
    assert t.hand_of(RED) == {"grain": 2, "tool": 1}
    assert t.equipment_of(RED) == {}
    assert (t.kind, t.default) == ("empire.armies", 1)
    answer_default(t)
    assert t.armies_at("akkad") == (RED, 1)
    assert (t.kind, t.default) == ("end", "end")


@rule("F20.11")
@pytest.mark.parametrize(
    ("enemies", "home"),
    [
        ([], "sippar"),
        (["sippar"], "babylon"),
        (["sippar", "babylon", "nippur", "umma"], "shuruppak"),
        (SUMER[:-1], "eridu"),
        (SUMER, "sippar"),
    ],
)
@pytest.mark.parametrize("action", ["start", "expand"])
def test_the_absent_player_enters_the_first_area_without_enemies(enemies: list[str], home: str, action: str) -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.empire(RED, "t1-guti")
    for area in enemies:
        t.armies(area, RED, 1)
    if action == "expand":
        t.empire(PURPLE, "t1-sumer")
        t.available(PURPLE, armies=3)
    t.act(PURPLE)
    t.answer(action)
    assert t.options == SUMER
    assert t.default == home


@rule("F20.11")
def test_the_absent_player_fights_for_his_home() -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.empire(RED, "t1-guti")
    t.armies("ur", RED, 1)
    t.act(PURPLE)
    t.answer("start").answer("ur")
    assert (t.kind, t.default) == ("fight.out", "fight")


@rule("F20.11")
def test_the_absent_player_rolls_once_calls_off_and_is_done() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=6)
    t.empire(PURPLE, "t1-akkad")
    t.armies("nippur", PURPLE, 1)
    t.act(RED)
    t.answer("expand")
    assert (t.kind, t.default) == ("expand", "invade")
    answer_default(t)
    assert (t.kind, t.default) == ("expand.area", "nippur")
    answer_default(t)
    assert (t.kind, t.default) == ("fight", "roll")
    t.dice(1, 1)
    answer_default(t)
    assert (t.kind, t.default) == ("fight", "call_off")
    answer_default(t)
    assert (t.kind, t.default) == ("expand", "done")
    answer_default(t)
    assert t.seat == PURPLE


@rule("F20.11")
@pytest.mark.parametrize("seed", range(1, 6))
def test_a_match_of_absent_players_ends(seed: int) -> None:
    t = Table.new(seed=seed)
    order = list(t.order)
    defaults_to_the_end(t)
    assert t.turn == 5
    assert list(t.ranking) == order


@rule("F20.11")
@pytest.mark.parametrize("seed", range(1, 13))
def test_absent_players_finish_a_match_from_anywhere(seed: int) -> None:
    rng = random.Random(seed)
    t = Table.new(seed=seed)
    for _ in range(rng.randrange(10, 150)):
        if not t.over:
            walk.give(t, walk.keen_answer(t, rng))
    defaults_to_the_end(t)
    assert sorted(t.ranking) == [RED, PURPLE, GREEN]


@rule("F20.11")
def test_every_question_has_a_legal_default() -> None:
    rng = random.Random(3)
    t = Table.new(seed=3)
    while not t.over:
        default = t.default
        if t.kind == "action":
            assert default == "pass"
        elif t.kind == "fight":
            assert default == ("call_off" if "call_off" in t.options else "roll")
        elif t.kind in ("place", "trade", "expand", "city"):
            assert default == ("done" if "done" in t.options else t.options[0])
        elif t.kind in walk.NUMBERS:
            assert default == 1
        elif t.kind not in (*walk.AMOUNTS, *walk.SETS, "empire.home", "expand.area"):
            assert default == t.options[0]
        walk.give(t, walk.keen_answer(t, rng))
