"""M5.4, M5.7-M5.15: Dingir dice, how they are won, rolled, rolled again, or not rolled at all."""

from collections.abc import Iterable
from typing import Any

import pytest

from engine.mesopotamia.content.technologies import FACES, STAR
from engine.mesopotamia.events.turn import DiceRerolled, DiceRolled
from tests.rules.mesopotamia.commands import leave_action, pay, refuses, told
from tests.rules.mesopotamia.table import Table, rule

UNROLLED = ""


def owner(*dice: str, empire: str = "babylonian", square: int = 6, **fields: Any) -> Table:
    """The turn of an Empire with these dice and enough to build and reroll with."""
    t = Table(empire, "sumerian", **fields).put(0, "spearman", "r08")
    t.hold(0, stone=6, clay=6, wood=2, tablet=9)
    return t.squares(population={0: square}).ziggurat(0, *dice).turn(0)


def faces(t: Table, seat: int = 0) -> list[str]:
    return [die.face for die in t.state.players[seat].dice]


def colours(t: Table) -> list[str]:
    return [die.colour for die in t.state.players[0].dice]


def rolls(t: Table) -> list[tuple[int, list[str]]]:
    return [(event.seat, list(event.faces)) for event in told(t, DiceRolled)]


def reroll(t: Table, *dice: str, drawn: Iterable[int] = (), how: str = "reroll") -> Table:
    t.answer(how)
    t.draws(*drawn)
    return t.answer(dice)


@rule("M5.4")
def test_the_faces_of_the_dice() -> None:
    assert FACES == {
        "white": ("an", "ud", "ud", "gish", "she", "lugal"),
        "silver": ("an", "a", "a", "she", "e", "dub"),
        "black": ("an", "ki", "ki", "e", "gish", "zi"),
    }
    assert STAR == "an"
    assert all(die.count(STAR) == 1 for die in FACES.values())


@rule("M5.7", "M5.14")
def test_all_dice_are_rolled_at_the_end_of_the_turn_used_or_not() -> None:
    t = owner("white:ud", "silver:a", "black:ki").answer("aside")
    leave_action(t.answer("war.1"))
    t.draws(5, 0, 1).answer("end")
    assert rolls(t) == [(0, ["lugal", "an", "ki"])]
    assert faces(t) == ["lugal", "an", "ki"]
    assert not any(die.used for die in t.state.players[0].dice)


@rule("M5.7")
def test_only_the_dice_of_the_empire_whose_turn_ends_are_rolled() -> None:
    t = owner("white:ud").ziggurat(1, "black:zi").answer("aside")
    t.draws(3).answer("end")
    assert (faces(t, 0), faces(t, 1)) == (["gish"], ["zi"])


@rule("M5.7")
def test_what_was_rolled_at_the_end_of_a_turn_is_paid_with_in_the_next_one() -> None:
    t = owner("white:ud").answer("aside").draws(4).answer("end")
    t.answer("aside").answer("end")
    assert (t.seat, t.state.round) == (0, 2)
    t.rejects("war.1", "signs_do_not_match")
    assert [seat for seat, _ in rolls(t)] == [0]


@rule("M5.7", "M1.12")
def test_variant_dice_are_rolled_at_the_start_of_the_turn() -> None:
    t = owner("white:ud", "silver:a", rolls_at_start=True).draws(4, 5)
    assert faces(t) == ["she", "dub"]
    t.answer("aside").answer("end")
    assert rolls(t) == [(0, ["she", "dub"])]
    assert t.seat == 1


@rule("M5.7", "M3.1")
@pytest.mark.parametrize(("dice_time", "rolled"), [("end", True), ("start", False)])
def test_the_first_roll_is_made_at_set_up(dice_time: str, rolled: bool) -> None:
    t = Table.new(2, setup="lot", dice_time=dice_time, seed=3)
    while t.state.phase == "setup":
        t.default(t.asked[0].seat)
    owners = [seat for seat, player in enumerate(t.state.players) if player.dice]
    waiting = [seat for seat in owners if seat != t.seat]
    assert all((faces(t, seat) != [UNROLLED]) is rolled for seat in waiting)
    assert all(faces(t, seat) != [UNROLLED] for seat in owners if seat == t.seat)


@rule("M5.8")
def test_a_die_won_in_a_turn_is_first_rolled_at_its_end() -> None:
    t = owner("silver:a").answer("build.pawn").answer("ziggurat").answer("white")
    leave_action(t)
    assert faces(t) == ["a", UNROLLED]
    for action in ("war.2", "explore.2"):
        t.rejects(action, "signs_do_not_match")
    t.draws(3, 1).answer("end")
    assert faces(t) == ["she", "ud"]


@rule("M5.8")
def test_a_die_won_in_a_turn_is_not_rerolled_in_it() -> None:
    t = owner("silver:a", "black:ki").answer("build.pawn").answer("ziggurat")
    if t.kind == "build.place":
        t.answer("white")
    leave_action(t).answer("reroll")
    assert t.options == ["1", "2"]


OFFERED = [
    ((), ["white", "silver", "black"]),
    (("white",), ["silver", "black"]),
    (("silver",), ["white", "black"]),
    (("white", "silver", "black"), ["white", "silver", "black"]),
    (("white", "silver", "black", "silver"), ["white", "black"]),
    (("black", "silver", "white", "white"), ["silver", "black"]),
]


@rule("M5.10", "MX4")
@pytest.mark.parametrize(("owned", "offered"), OFFERED)
def test_the_colours_of_the_next_die(owned: tuple[str, ...], offered: list[str]) -> None:
    t = owner(*owned).answer("build.pawn").answer("ziggurat")
    assert t.kind == "build.place"
    assert sorted(t.options) == sorted(offered)
    for colour in {"white", "silver", "black"} - set(offered):
        t.rejects(colour, "colour_not_allowed")
    t.answer(offered[-1])
    assert colours(t) == [*owned, offered[-1]]


@rule("M5.10", "MX4", "M1.10")
@pytest.mark.parametrize(
    ("owned", "last"),
    [
        (("white", "silver"), "black"),
        (("black", "white"), "silver"),
        (("white", "silver", "black", "silver", "black"), "white"),
        (("white", "silver", "black", "white", "black"), "silver"),
    ],
)
def test_the_only_colour_that_is_left_is_taken_unasked(owned: tuple[str, ...], last: str) -> None:
    t = owner(*owned).answer("build.pawn").answer("ziggurat")
    assert colours(t) == [*owned, last]
    assert t.kind != "build.place"


@rule("M5.10", "MX4", "M1.9")
@pytest.mark.parametrize("choices", [("white", "silver", "silver", "black"), ("black", "white", "black", "white")])
def test_mx4_six_levels_give_two_dice_of_each_colour(choices: tuple[str, ...]) -> None:
    t = owner(empire="mariote").level(0, build=1)
    t.turn(0)
    wanted = list(choices)
    for _ in range(6):
        t.until("action")
        while t.seat != 0:
            t.default()
        leave_action(t)
        t.answer("build.pawn").answer("ziggurat")
        if t.kind == "build.place":
            t.answer(wanted.pop(0))
        leave_action(t)
        if len(colours(t)) < 6:
            t.answer("end")
    assert sorted(colours(t)) == ["black", "black", "silver", "silver", "white", "white"]
    assert wanted == []


@rule("M5.11", "MX5")
def test_mx5_a_reroll_costs_a_tablet() -> None:
    t = owner("white:ud", "silver:a", "black:ki").hold(0, tablet=1)
    reroll(t, "1", "3", drawn=(4, 5))
    assert faces(t) == ["she", "a", "zi"]
    assert t.held(0, "tablet") == 0
    t.rejects("reroll", "no_tablet")
    rerolled = told(t, DiceRerolled)[0]
    assert (rerolled.dice, rerolled.paid) == ([1, 3], {"tablet": 1})


@rule("M5.11", "MX5")
def test_mx5_three_paid_rerolls_a_turn() -> None:
    t = owner("white:ud", "silver:a").hold(0, tablet=5)
    for _ in range(3):
        reroll(t, "1", drawn=(1,))
    t.rejects("reroll", "reroll_limit")
    assert t.held(0, "tablet") == 2
    t.answer("aside").answer("end")
    t.answer("aside").answer("end")
    reroll(t, "2")
    assert t.held(0, "tablet") == 1


@rule("M5.11")
def test_a_reroll_names_at_least_one_die() -> None:
    t = owner("white:ud", "silver:a").answer("reroll")
    t.rejects((), "no_dice_chosen")
    owner().rejects("reroll", "no_dice_chosen")


@rule("M5.11")
@pytest.mark.parametrize("chosen", [("1",), ("2",), ("1", "2"), ("2", "3"), ("1", "2", "3")])
def test_any_set_of_dice_may_be_rerolled(chosen: tuple[str, ...]) -> None:
    t = reroll(owner("white:ud", "silver:a", "black:ki"), *chosen, drawn=[0] * len(chosen))
    assert faces(t) == ["an" if str(n) in chosen else face for n, face in enumerate(["ud", "a", "ki"], start=1)]


@rule("M5.12")
def test_used_dice_are_not_rerolled() -> None:
    t = owner("white:ud", "silver:a", "black:ki")
    leave_action(t.answer("war.1")).answer("reroll")
    assert t.options == ["2", "3"]
    t.rejects(("1",), "die_already_used")
    t.rejects(("1", "2"), "die_already_used")


@rule("M5.12")
def test_without_unused_dice_there_is_no_reroll() -> None:
    t = owner("white:ud")
    leave_action(t.answer("war.1"))
    t.rejects("reroll", "die_already_used")


@rule("M5.12")
def test_no_reroll_while_an_action_is_open() -> None:
    t = owner("white:ud", "silver:a").answer("gather.pawn")
    assert t.kind == "gather"
    refuses(t, 0, "action", "reroll", "not_now")


@rule("M5.12", "M22.2")
def test_no_reroll_in_the_turn_of_another() -> None:
    t = owner("white:ud").hold(1, tablet=1).ziggurat(1, "white:ud")
    refuses(t, 1, "action", "reroll", "not_your_decision")


@rule("M5.12")
def test_a_reroll_before_and_between_actions() -> None:
    t = owner("white:she", "silver:a", "black:ki")
    reroll(t, "1", drawn=(1,))
    leave_action(t.answer("war.1"))
    reroll(t, "2", "3", drawn=(5, 5))
    assert faces(t) == ["ud", "dub", "zi"]


@rule("M5.13")
def test_a_hittite_rerolls_once_a_turn_without_a_tablet() -> None:
    t = owner("white:ud", "silver:a", empire="hittite").hold(0, tablet=0)
    reroll(t, "1", "2", drawn=(0, 5), how="reroll_free")
    assert faces(t) == ["an", "dub"]
    t.rejects("reroll_free", "free_reroll_used")
    assert told(t, DiceRerolled)[0].paid == {}


@rule("M5.13")
def test_the_free_reroll_does_not_count_towards_the_three() -> None:
    t = owner("white:ud", "silver:a", empire="hittite").hold(0, tablet=3)
    reroll(t, "1")
    reroll(t, "1", how="reroll_free")
    reroll(t, "1")
    reroll(t, "1")
    assert t.held(0, "tablet") == 0
    assert len(told(t, DiceRerolled)) == 4


@rule("M5.13")
def test_the_free_reroll_comes_again_in_the_next_turn() -> None:
    t = owner("white:ud", "silver:a", empire="hittite")
    reroll(t, "1", how="reroll_free").answer("aside").answer("end")
    t.answer("aside").answer("end")
    assert "reroll_free" in t.options


@rule("M5.13")
def test_only_the_hittites_reroll_for_nothing() -> None:
    t = owner("white:ud", "silver:a")
    assert "reroll" in t.options
    assert "reroll_free" not in t.options


@rule("M5.13", "M5.12")
def test_the_free_reroll_takes_unused_dice_only() -> None:
    t = owner("white:ud", "silver:a", "black:ki", empire="hittite")
    leave_action(t.answer("war.1")).answer("reroll_free")
    t.rejects(("1",), "die_already_used")


@rule("M20.5")
def test_a_reroll_is_final() -> None:
    t = reroll(owner("white:ud", "silver:a"), "1")
    assert t.match.draft_of(0) == ()


ANY_SIGN = [
    ("war", 1, ["white"], True),
    ("explore", 1, ["white"], True),
    ("explore", 1, ["silver"], False),
    ("growth", 1, ["white"], False),
    ("gather", 1, ["black"], True),
    ("gather", 1, ["silver"], False),
    ("explore", 2, ["white", "silver"], True),
    ("explore", 2, ["white", "white"], False),
    ("explore", 2, ["white", "black"], False),
    ("explore", 2, ["white"], False),
    ("explore", 4, ["white", "white"], True),
    ("explore", 4, ["black", "white"], True),
    ("explore", 4, ["black", "black"], False),
]


@rule("M5.15", "M1.12")
@pytest.mark.parametrize(("action", "level", "dice", "pays"), ANY_SIGN)
def test_without_luck_a_die_counts_as_any_sign_of_its_colour_but_the_star(
    action: str, level: int, dice: list[str], pays: bool
) -> None:
    t = owner(*dice, no_luck=True).level(0, **{action: level}).hold(0, food=9)
    command = f"{action}." + "-".join(str(n + 1) for n in range(len(dice)))
    if pays:
        pay(t, command)
        assert all(die.used for die in t.state.players[0].dice)
    else:
        t.rejects(command, "signs_do_not_match")


@rule("M5.15")
def test_without_luck_a_die_is_used_once_a_turn() -> None:
    t = owner("white", no_luck=True)
    leave_action(t.answer("war.1"))
    t.rejects("explore.1", "die_already_used")


@rule("M5.15")
def test_without_luck_dice_are_neither_rolled_nor_rerolled() -> None:
    t = owner("white", "black", no_luck=True)
    t.rejects("reroll", "variant_no_reroll")
    t.answer("aside").answer("end")
    assert rolls(t) == []
    t.answer("aside").answer("end")
    assert pay(t, "war.1").told("ActionBegun")


@rule("M5.15")
def test_without_luck_the_hittites_reroll_nothing_either() -> None:
    t = owner("white", "black", empire="hittite", no_luck=True)
    t.rejects("reroll_free", "variant_no_reroll")


@rule("M4.7", "M5.11")
@pytest.mark.parametrize(("rules", "asked"), [(1, 1), (2, 0), (3, 0)])
def test_a_reroll_that_allows_nothing_more_does_not_end_the_turn(rules: int, asked: int) -> None:
    """Matches begun under the first rules are played on as they were: there such a turn ended by itself."""
    t = Table("babylonian", "sumerian", rules=rules).hold(0, tablet=1).ziggurat(0, "silver:a").turn(0).answer("aside")
    t.draws(5, 1).answer("reroll")  # a tablet, which no card of level 1 needs; then the roll for the next turn
    if t.kind == "reroll":
        t.answer(("1",))
    assert t.seat == asked
    if rules > 1:
        assert (t.kind, t.options, t.question().prompt.args["is_undoable"]) == ("action", ["end"], False)
        assert t.answer("end").seat == 1


@rule("M5.11")
@pytest.mark.parametrize("how", ["reroll", "reroll_free"])
@pytest.mark.parametrize(("rules", "asked"), [(2, False), (3, True)])
def test_it_is_asked_which_die_is_rolled_again_even_if_there_is_only_one(rules: int, asked: bool, how: str) -> None:
    """Until then it can be undone; matches begun under older rules are played on as they were."""
    t = owner("silver:a", empire="hittite", rules=rules).draws(5).answer(how)
    assert (t.kind == "reroll") is asked
    if asked:
        assert (t.options, faces(t), t.question().default) == (["1"], ["a"], ("1",))
        assert t.held(0, "tablet") == 9
        t.answer(("1",))
    assert faces(t) == ["dub"]


@rule("M5.3", "M5.10")
def test_a_die_to_choose_says_which_own_cards_its_signs_pay_for_and_of_which_they_are_half() -> None:
    t = owner("white:ud").answers("build.pawn", "ziggurat")
    note = t.option("black").note
    assert note is not None
    assert (note.key, note.args["first_sign"], note.args["first_count"]) == ("die-note", "ki", 2)
    assert note.args["first_technologies"] == {"build": 1, "gather": 1}
    assert note.args["second_technologies"] == {}
    t = owner("white:ud").level(0, explore=2, research=2, gather=2, growth=2)
    note = t.answers("build.pawn", "ziggurat").option("silver").note
    assert note is not None
    assert (note.key, note.args["first_technologies"]) == ("die-note-signs", {})
    assert note.args["first_helped_technologies"] == dict.fromkeys(("explore", "research", "gather", "growth"), 2)
