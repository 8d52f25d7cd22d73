"""M5.1-M5.6, M5.9 and M4.3, M4.7, M4.8: a turn, its pawn, its actions, and dice that pay for them."""

import random
from itertools import combinations, permutations

import pytest

from engine.mesopotamia.content.technologies import ACTIONS, FACES, technology
from engine.mesopotamia.events.turn import ActionBegun, TurnEnded
from tests.rules.mesopotamia.commands import leave_action, pay, refuses, told
from tests.rules.mesopotamia.table import Table, rule

PLENTY = {"stone": 9, "wood": 9, "clay": 9, "food": 9, "tablet": 9}


def rich(*dice: str, **levels: int) -> Table:
    """Everything is possible; it is the turn of seat 0."""
    t = Table("babylonian", "sumerian").hold(0, **PLENTY).put(0, "spearman", "r08").level(0, **levels)
    return t.squares(population={0: 7}).ziggurat(0, *dice).turn(0)


def types_offered(t: Table) -> set[str]:
    return {option.split(".")[0] for option in t.options} & set(ACTIONS)


def used(t: Table) -> list[bool]:
    return [die.used for die in t.state.players[0].dice]


@rule("M5.1", "M5.2")
def test_each_of_the_six_types_can_be_chosen_with_the_pawn() -> None:
    t = rich()
    assert types_offered(t) == {"explore", "build", "research", "gather", "war", "growth"}
    assert {option for option in t.options if option.endswith(".pawn")} == {f"{action}.pawn" for action in ACTIONS}


@rule("M5.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_card_of_the_level_in_use_is_performed(level: int) -> None:
    t = rich(war=level).answer("war.pawn")
    assert t.held(0, "phalanx") == level
    assert told(t, ActionBegun)[0].level == level


@rule("MX1", "M5.2", "M5.3")
def test_mx1_one_action_with_the_pawn_and_one_with_two_dice() -> None:
    t = rich("white:ud", "silver:a", gather=3, explore=2)
    leave_action(t.answer("gather.pawn").answer("start.stone"))
    t.answer("explore.1-2").answer("spearman.r08.r07")
    leave_action(t)
    assert used(t) == [True, True]
    for again in ("explore.1-2", "gather.pawn", "gather.1-2"):
        t.rejects(again, "action_type_used")


@rule("MX2", "M5.2")
def test_mx2_a_type_is_not_performed_twice_although_its_card_is_another() -> None:
    t = rich("white:ud", "silver:a", research=2)
    leave_action(t.answer("research.pawn").answer("research"))
    assert t.state.players[0].levels["research"] == 3
    for again in ("research.pawn", "research.1-2", "research.2"):
        t.rejects(again, "action_type_used")


@rule("M5.2")
def test_the_pawn_is_placed_once_a_turn() -> None:
    t = rich("white:ud")
    leave_action(t.answer("gather.pawn"))
    t.rejects("explore.pawn", "pawn_used")
    t.rejects("aside", "pawn_used")
    assert not any(option.endswith(".pawn") for option in t.options)


@rule("M5.2")
@pytest.mark.parametrize("first", ["war.pawn", "war.1"])
def test_pawn_and_dice_come_in_any_order_and_dice_pay_any_number_of_actions(first: str) -> None:
    t = rich("white:ud", "black:ki", "silver:a", "white:ud")
    second, last = ("explore.1", "growth.3") if first == "war.pawn" else ("explore.4", "growth.pawn")
    for action in (first, "gather.2", second, last):
        pay(leave_action(t), action)
    assert t.state.turn is not None
    assert sorted(t.state.turn.performed) == ["explore", "gather", "growth", "war"]
    leave_action(t).answer("end")


@rule("M5.2")
def test_the_next_turn_has_its_pawn_and_all_types_again() -> None:
    t = rich()
    leave_action(t.answer("war.pawn")).answer("end")
    t.answer("aside").answer("end")
    assert (t.seat, t.state.round) == (0, 2)
    assert types_offered(t) == set(ACTIONS)


SIGNS = [
    ("explore", 1, ["white:ud"], True),
    ("explore", 1, ["silver:a"], False),
    ("war", 1, ["white:ud"], True),
    ("build", 1, ["black:ki"], True),
    ("gather", 1, ["black:ki"], True),
    ("gather", 1, ["black:e"], False),
    ("research", 1, ["silver:a"], True),
    ("growth", 1, ["silver:a"], True),
    ("growth", 1, ["silver:she"], False),
    ("explore", 1, ["white:ud", "silver:a"], False),
    ("explore", 2, ["white:ud", "silver:a"], True),
    ("explore", 2, ["silver:a", "white:ud"], True),
    ("explore", 2, ["white:ud"], False),
    ("explore", 2, ["white:ud", "white:ud"], False),
    ("explore", 2, ["white:ud", "black:ki"], False),
    ("explore", 3, ["white:ud", "black:gish"], True),
    ("explore", 4, ["white:lugal", "black:gish"], True),
    ("build", 4, ["white:gish", "black:zi"], True),
    ("research", 4, ["silver:e", "silver:dub"], True),
    ("gather", 4, ["white:she", "silver:dub"], True),
    ("war", 4, ["black:e", "white:lugal"], True),
    ("explore", 2, ["white:ud", "silver:a", "black:ki"], False),
]


@rule("M5.3", "M5.4")
@pytest.mark.parametrize(("action", "level", "dice", "pays"), SIGNS)
def test_dice_pay_for_a_card_if_they_show_its_signs(action: str, level: int, dice: list[str], pays: bool) -> None:
    t = rich(*dice, **{action: level})
    command = f"{action}." + "-".join(str(n + 1) for n in range(len(dice)))
    if pays:
        t.answer(command)
        begun = told(t, ActionBegun)[0]
        assert (begun.technology, len(begun.dice)) == (action, len(dice))
        assert used(t) == [True] * len(dice)
        assert t.state.turn is not None
        assert not t.state.turn.pawn
    else:
        t.rejects(command, "signs_do_not_match")


@rule("MX6", "M5.3")
def test_mx6_a_star_replaces_one_sign() -> None:
    t = rich("white:an", "silver:a", explore=1)
    assert t.answer("explore.1").kind == "explore"
    t = rich("white:an", "silver:a", explore=2)
    t.rejects("explore.1", "signs_do_not_match")
    assert t.answer("explore.1-2").kind == "explore"
    assert used(t) == [True, True]


@rule("M5.3")
@pytest.mark.parametrize(("dice", "pays"), [(["white:an", "silver:an"], True), (["white:an", "black:ki"], False)])
def test_each_star_stands_for_one_sign(dice: list[str], pays: bool) -> None:
    t = rich(*dice, explore=2)
    if pays:
        assert t.answer("explore.1-2").kind == "explore"
    else:
        t.rejects("explore.1-2", "signs_do_not_match")


@rule("M5.3")
def test_each_die_is_used_for_one_action_a_turn() -> None:
    t = rich("white:ud", "silver:a", "white:an", research=2)
    leave_action(t.answer("war.1"))
    t.rejects("explore.1", "die_already_used")
    t.rejects("research.1-2", "die_already_used")
    assert pay(t, "explore.3").kind == "explore"
    assert used(t) == [True, False, True]


@rule("M5.3")
def test_other_dice_than_the_cheapest_ones_may_pay() -> None:
    t = rich("white:an", "white:ud", "silver:an")
    assert "explore.2" in t.options
    t.answer("dice")
    assert t.kind == "pay"
    assert {option for option in t.options if option.startswith("explore")} >= {"explore.1", "explore.3"}
    t.answer("explore.3")
    assert used(t) == [False, False, True]


def fits(signs: tuple[str, ...], dice: tuple[tuple[str, str], ...], *, no_luck: bool) -> bool:
    """Whether dice, in some order, show the signs of a card."""
    if len(signs) != len(dice):
        return False
    shown = [set(FACES[colour]) - {"an"} if no_luck else {face} for colour, face in dice]  # type: ignore[index]
    return any(
        all(sign in faces or "an" in faces for sign, faces in zip(signs, order, strict=True))
        for order in permutations(shown)
    )


@rule("M5.3", "M5.4", "M5.15", "M21.3")
@pytest.mark.parametrize("no_luck", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_every_payment_that_fits_is_offered_and_no_other(seed: int, no_luck: bool) -> None:
    chance = random.Random(seed)
    colours = ["white", "silver", "black", *chance.choice([["white", "black", "silver"], ["black", "white"], []])]
    dice: list[tuple[str, str]] = [(colour, chance.choice(FACES[colour])) for colour in colours]  # type: ignore[index]
    levels = {action: chance.randint(1, 4) for action in ACTIONS}
    t = Table("babylonian", "sumerian", no_luck=no_luck).hold(0, **PLENTY).put(0, "spearman", "r08")
    t.level(0, **levels).squares(population={0: 7}).turn(0)
    t.ziggurat(0, *(colour if no_luck else f"{colour}:{face}" for colour, face in dice))
    offered = set(t.options)
    if "dice" in offered:
        offered |= set(t.answer("dice").options)
    if no_luck:
        dice = [(colour, "") for colour, _ in dice]
    found = {
        (action, tuple(sorted(dice[int(number) - 1] for number in paid.split("-"))))
        for action, _, paid in (option.partition(".") for option in offered)
        if action in ACTIONS and paid != "pawn"
    }
    expected = {
        (action, tuple(sorted(chosen)))
        for action in ACTIONS
        for size in (1, 2)
        for chosen in combinations(dice, size)
        if fits(technology("babylonian", action, levels[action]).signs, chosen, no_luck=no_luck)
    }
    assert found == expected


@rule("M5.3")
def test_an_empire_pays_the_signs_of_its_own_card() -> None:
    assert technology("sumerian", "research", 3).signs != technology("babylonian", "research", 3).signs
    t = Table("sumerian", "babylonian").hold(0, **PLENTY).level(0, research=3).squares(population={0: 2})
    t.ziggurat(0, "silver:a", "white:ud").turn(0)
    assert t.answer("research.1-2").kind == "research"


@rule("M5.5")
def test_what_an_action_brings_may_be_spent_in_the_next_one() -> None:
    t = Table().hold(0, clay=1).squares(population={0: 2}).ziggurat(0, "silver:a").turn(0)
    t.rejects("research.1", "nothing_to_do")
    leave_action(t.answer("gather.pawn").answer("start.clay"))
    t.answer("research.1").answer("convert")
    assert (t.held(0, "clay"), t.held(0, "tablet")) == (0, 1)


@rule("M5.5", "MX3")
def test_mx3_a_technology_upgraded_in_the_turn_is_used_at_its_new_level() -> None:
    t = rich("silver:a")
    leave_action(t.answer("research.1").answer("build"))
    t.answer("build.pawn")
    assert {"ram", "ship"} <= set(t.options)


@rule("M5.3", "M5.5")
def test_a_card_upgraded_in_the_turn_needs_its_new_signs() -> None:
    t = rich("silver:a", "white:ud")
    leave_action(t.answer("research.1").answer("war"))
    t.rejects("war.2", "signs_do_not_match")
    leave_action(t.answer("war.pawn"))
    assert t.held(0, "phalanx") == 2


@rule("M5.6", "M10.4")
def test_a_running_action_keeps_its_values_when_its_card_is_upgraded() -> None:
    t = rich(research=2).answer("research.pawn").answer("research")
    assert t.state.players[0].levels["research"] == 3
    t.rejects("build", "no_discoveries_left")
    held = t.held(0, "tablet")
    t.answer("convert")
    assert t.held(0, "tablet") == held + 2


@rule("M5.9")
def test_an_open_action_is_left_before_another_begins() -> None:
    t = rich("white:ud", gather=2).answer("gather.pawn").answer("start.stone")
    refuses(t, 0, "action", "explore.1", "action_open")
    leave_action(t).answer("explore.1")
    refuses(t, 0, "action", "war.pawn", "action_open")
    assert t.kind == "explore"


@rule("M5.9")
def test_an_action_that_was_left_is_not_taken_up_again() -> None:
    t = rich("white:ud", gather=3).answer("gather.pawn").answer("start.stone")
    leave_action(t)
    t.rejects("gather.1", "action_type_used")


@rule("M4.3")
def test_others_cannot_command_in_a_turn() -> None:
    t = rich("white:ud").hold(1, stone=3)
    assert [question.seat for question in t.asked] == [0]
    refuses(t, 1, "action", "gather.pawn", "not_your_decision")
    t.answer("gather.pawn")
    refuses(t, 1, "gather", "start.stone", "not_your_decision")


@rule("M4.3", "M11.16")
def test_the_owner_of_a_token_is_not_asked_when_another_trades_there() -> None:
    t = Table().hold(0, stone=1).trade("t01", owner=1).turn(0)
    t.answer("gather.pawn").answer("trade.t01")
    assert {question.seat for question in t.asked} == {0}


@rule("M4.7")
def test_a_turn_cannot_end_before_the_pawn_is_placed() -> None:
    t = rich("white:ud")
    t.rejects("end", "pawn_not_used")
    t.answer("war.1")
    assert "end" not in t.options
    t.rejects("end", "pawn_not_used")
    leave_action(t)
    t.rejects("end", "pawn_not_used")
    leave_action(t.answer("gather.pawn").answer("start.stone")).answer("end")
    assert t.seat == 1


@rule("M4.7")
def test_a_turn_ends_by_command_only() -> None:
    t = Table().turn(0)
    leave_action(t.answer("gather.pawn").answer("start.stone"))
    assert (t.seat, t.kind) == (0, "action")
    t.answer("end")
    assert (t.seat, t.kind) == (1, "action")
    assert [event.seat for event in told(t, TurnEnded)] == [0]


@rule("M4.8")
@pytest.mark.parametrize("action", ["explore", "build", "research"])
def test_a_type_with_which_nothing_can_be_done_is_refused(action: str) -> None:
    t = Table().ziggurat(0, "white:ud", "black:ki", "silver:a").squares(population={0: 3}).turn(0)
    assert types_offered(t) == {"gather", "war"}
    t.rejects(f"{action}.pawn", "nothing_to_do")
    die = {"explore": 1, "build": 2, "research": 3}[action]
    t.rejects(f"{action}.{die}", "nothing_to_do")


def idle(what: str) -> Table:
    """Something is wanting for an action of this kind."""
    t = Table().hold(0, stone=1, clay=1)
    if what == "explore held by enemies":
        return t.put(0, "spearman", "r31").put(1, "archer", "r31", 2)
    if what == "explore with a ram only":
        return t.put(0, "ram", "r31")
    if what == "build above the population":
        return t.ziggurat(0, "white")
    if what == "build beside a tribe":
        return t.ziggurat(0, "white").put(0, "spearman", "r09").tribe("r09", spearman=1)
    if what == "build at a wall":
        return t.ziggurat(0, "white").put(0, "spearman", "r09").wall(1, "r09")
    return t.ziggurat(0, "white").put(0, "spearman", "r09").wall(0, "r07", "r08", "r10")


@rule("M4.8")
@pytest.mark.parametrize(
    "what",
    [
        "explore held by enemies",
        "explore with a ram only",
        "build above the population",
        "build beside a tribe",
        "build at a wall",
        "build without walls in stock",
    ],
)
def test_an_action_is_offered_only_if_it_could_do_something_now(what: str) -> None:
    action = what.split()[0]
    t = idle(what).turn(0)
    assert f"{action}.pawn" not in t.options
    t.rejects(f"{action}.pawn", "nothing_to_do")


@rule("M4.8", "M12.1", "M11.5")
def test_gather_and_war_can_always_do_something() -> None:
    assert {"gather.pawn", "war.pawn", "aside"} == set(Table().turn(0).options)


@rule("MX56", "M4.8")
def test_mx56_research_needs_a_pair_of_clay_or_a_tablet() -> None:
    Table().hold(0, clay=1).turn(0).rejects("research.pawn", "nothing_to_do")
    assert Table().hold(0, clay=2).turn(0).answer("research.pawn").kind == "research"
    assert Table().hold(0, tablet=1).turn(0).answer("research.pawn").kind == "research"


@rule("M4.8")
def test_the_pawn_may_be_put_aside() -> None:
    t = rich("white:ud").answer("aside")
    assert t.state.turn is not None
    assert (t.state.turn.pawn, t.state.turn.performed) == ("aside", [])
    t.rejects("gather.pawn", "pawn_used")
    leave_action(t.answer("war.1"))
    t.answer("end")
    assert t.seat == 1
