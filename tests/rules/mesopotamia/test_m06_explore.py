import itertools

import pytest

from engine.mesopotamia import GAME
from tests.games import words_for
from tests.rules.mesopotamia.layout import Layout, rule

HOME, NEXT, BEYOND = "r01", "r08", "r14"
"""Three regions in a row; the way from the first to the third in two steps leads through the second alone."""
ELSEWHERE = "r20"
"""Where somebody stands who can always be moved, since Explore is not offered to whoever cannot move. M4.8"""


def paces(t: Layout, steps: int) -> Layout:
    """Let a Spearman walk to and fro between two regions, a step each time."""
    here, there = "r07", "r08"
    for _ in range(steps):
        t.go("spearman", here, there)
        here, there = there, here
    return t


def afoot(level: int = 1, unit: str = "spearman", region: str = HOME) -> Layout:
    return Layout().level(0, explore=level).put(0, unit, region)


@rule("M6.1")
@pytest.mark.parametrize(
    ("empire", "level", "activations"),
    [
        *(("babylonian", level, level) for level in (1, 2, 3, 4)),
        *(("assyrian", level, number) for level, number in ((1, 1), (2, 2), (3, 4), (4, 5))),
        *(("mariote", level, level) for level in (1, 2, 3, 4)),
    ],
)
def test_explore_gives_the_activations_of_the_card(empire: str, level: int, activations: int) -> None:
    t = Layout(empire, "sumerian").level(0, explore=level).put(0, "spearman", "r07").explore()
    paces(t, activations)
    here = "r07" if activations % 2 == 0 else "r08"
    t.rejects(f"spearman.{here}.r13", "no_activations", kind="explore")


@rule("M6.1")
@pytest.mark.parametrize(
    ("empire", "level", "activations", "for_ships"),
    [
        ("babylonian", 1, 1, 0),
        ("babylonian", 3, 3, 0),
        ("babylonian", 4, 4, 1),
        ("assyrian", 4, 5, 1),
        ("mariote", 1, 1, 0),
        ("mariote", 2, 2, 1),
        ("mariote", 3, 3, 1),
        ("mariote", 4, 4, 2),
    ],
)
@pytest.mark.parametrize("ship_first", [True, False])
def test_some_cards_give_more_activations_for_ships_only(
    empire: str, level: int, activations: int, for_ships: int, ship_first: bool
) -> None:
    t = Layout(empire, "sumerian").level(0, explore=level).put(0, "spearman", "r07").ship(0, "n01").explore()
    waters = ["n01", "n02"] * 2
    sailed = waters[: for_ships + 1]
    if not ship_first:
        paces(t, activations)
    for start, to in itertools.pairwise(sailed):
        t.sail(start, to)
    if ship_first:
        paces(t, activations)
    assert t.kind == "action"


@rule("M6.1")
def test_a_ship_may_use_all_activations() -> None:
    t = Layout().level(0, explore=4).ship(0, "n01").explore()
    for start, to in (("n01", "n02"), ("n02", "n01")) * 2:
        t.sail(start, to)
    assert t.kind == "explore"
    t.sail("n01", "n02")
    assert t.kind == "action"


@rule("M6.1")
def test_each_activation_goes_to_any_own_unit() -> None:
    t = Layout().level(0, explore=4).ship(0, "n01")
    for unit, region in (("spearman", "r07"), ("archer", "r09"), ("chariot", "r20"), ("horseman", "r31")):
        t.put(0, unit, region)
    t.explore()
    t.go("spearman", "r07", "r08").go("archer", "r09", "r10").go("chariot", "r20", "r04").sail("n01", "n02")
    t.go("horseman", "r31", "r12")
    assert [t.units(0, region) for region in ("r08", "r10", "r04", "r12")] == [
        {"spearman": 1},
        {"archer": 1},
        {"chariot": 1},
        {"horseman": 1},
    ]
    assert t.state.ships == {"n02": [0]}


@rule("M6.1")
def test_unused_activations_are_lost() -> None:
    t = afoot(2).explore().go("spearman", HOME, NEXT).answer("other")
    assert t.kind == "action"
    t.rejects("explore.pawn", "action_type_used")
    t.done().done()
    assert (t.seat, t.state.round) == (0, 2)
    paces(t.answer("explore.pawn").go("spearman", NEXT, "r07"), 1)
    assert t.kind == "action"


@rule("M6.1")
def test_all_movements_may_be_left_out() -> None:
    t = afoot(2).explore().answer("other")
    assert t.kind == "action"
    assert t.units(0, HOME) == {"spearman": 1}


@rule("M6.2")
@pytest.mark.parametrize(("unit", "speed"), [("spearman", 1), ("archer", 1), ("horseman", 2), ("chariot", 2)])
def test_a_unit_goes_as_far_as_its_speed(unit: str, speed: int) -> None:
    way = ["r01", "r08", "r14", "r26", "r24"]
    t = afoot(1, unit).explore()
    t.rejects(f"{unit}.{HOME}.{way[speed + 1]}", "too_far")
    t.go(unit, HOME, way[speed])
    assert t.units(0, way[speed]) == {unit: 1}


@rule("M6.2")
def test_a_ship_goes_three_steps() -> None:
    t = Layout().ship(0, "n01").explore()
    t.answer("ship.n01").rejects("n27", "too_far").answer("n25")
    assert t.state.ships == {"n25": [0]}


@rule("M6.2")
def test_rams_are_never_activated() -> None:
    t = afoot(2, region=NEXT).put(0, "ram", NEXT).explore()
    t.rejects("ram.r08.r14", "cannot_activate")
    assert not [option for option in t.options if option.startswith("ram")]
    t = Layout().put(0, "ram", NEXT).turn()
    assert "explore.pawn" not in t.options


@rule("M6.1", "M6.2", "M6.3", "M6.4", "MX7")
@pytest.mark.parametrize(("unit", "reach"), [("spearman", 2), ("horseman", 4)])
def test_mx7_both_activations_for_one_unit(unit: str, reach: int) -> None:
    way = ["r01", "r08", "r14", "r26", "r24", "r23"]
    t = afoot(2, unit).explore().rejects(f"{unit}.{HOME}.{way[reach + 1]}", "too_far")
    t.go(unit, HOME, way[reach])
    assert t.units(0, way[reach]) == {unit: 1}
    assert t.kind == "action"


@rule("M6.1", "M6.3", "MX7")
def test_mx7_one_activation_each() -> None:
    t = afoot(2).put(0, "horseman", "r31").explore()
    t.go("spearman", HOME, NEXT)
    t.rejects("spearman.r08.r26", "too_far").rejects("horseman.r31.r11", "too_far")
    t.go("horseman", "r31", "r12")
    assert t.kind == "action"


@rule("M6.1", "M6.3", "MX8")
def test_mx8_a_second_activation_with_cartography() -> None:
    t = afoot(1).put(0, "archer", "r10").explore().go("spearman", HOME, NEXT)
    t.rejects("spearman.r08.r14", "no_activations", kind="explore")
    t.rejects("archer.r10.r14", "no_activations", kind="explore")


@rule("M6.3")
def test_only_own_units_that_stand_there_are_moved() -> None:
    t = afoot(2).put(1, "archer", "r10").tribe("r09", spearman=1).explore()
    t.rejects("archer.r10.r14", "not_your_unit")
    t.rejects("spearman.r09.r10", "not_your_unit")
    t.rejects("horseman.r01.r08", "not_your_unit")
    t.rejects("spearman.r08.r14", "not_your_unit")


@rule("M6.3")
def test_a_movement_takes_no_more_activations_than_it_needs() -> None:
    t = afoot(3, "horseman").explore().go("horseman", HOME, BEYOND)
    t.go("horseman", BEYOND, "r24")
    assert t.kind == "explore"
    t.rejects("horseman.r24.r08", "too_far")
    t.go("horseman", "r24", "r18")
    assert t.kind == "action"


@rule("M6.3")
def test_a_movement_has_a_step_at_least() -> None:
    t = afoot(1).explore()
    t.rejects(f"spearman.{HOME}.{HOME}", "too_far")


@rule("M6.4", "M6.9")
def test_joined_activations_do_not_stop_on_the_way() -> None:
    t = afoot(2).hide(NEXT).explore().go("spearman", HOME, BEYOND)
    assert t.kind == "action"
    assert t.units(0, BEYOND) == {"spearman": 1}
    assert t.state.hidden == [NEXT]


@rule("M6.5", "M6.9")
@pytest.mark.parametrize(("unit", "level"), [("horseman", 1), ("spearman", 2)])
def test_a_path_may_return_to_its_start_and_reveal_there(unit: str, level: int) -> None:
    t = afoot(level, unit, NEXT).turns_up(NEXT, "ev3").explore().go(unit, NEXT, NEXT)
    assert (t.kind, t.options) == ("event", ["1", "2"])
    assert t.units(0, NEXT) == {unit: 1}


@rule("M6.6")
@pytest.mark.parametrize(
    ("own", "enemies", "third", "free"),
    [
        (1, 0, 0, True),
        (1, 1, 0, False),
        (2, 1, 0, True),
        (2, 2, 0, False),
        (3, 2, 0, True),
        (2, 3, 0, False),
        (2, 1, 1, False),
        (3, 1, 1, True),
        (3, 2, 1, False),
    ],
)
def test_leaving_needs_more_own_units_than_all_enemies(own: int, enemies: int, third: int, free: bool) -> None:
    t = Layout("babylonian", "sumerian", "akkadian").put(0, "spearman", BEYOND, own).put(0, "archer", ELSEWHERE)
    t.put(1, "archer", BEYOND, enemies).put(2, "horseman", BEYOND, third).explore()
    if free:
        t.go("spearman", BEYOND, "r26")
        assert t.units(0, "r26") == {"spearman": 1}
    else:
        t.rejects(f"spearman.{BEYOND}.r26", "blocked")


def babylonians_in_x(sumerian_level: int = 2) -> Layout:
    t = Layout("babylonian", "sumerian").level(1, explore=sumerian_level)
    for unit in ("horseman", "archer", "spearman"):
        t.put(0, unit, BEYOND)
    return t


@rule("M6.6", "MX9")
def test_mx9_blocked_in_the_middle_of_a_path() -> None:
    t = babylonians_in_x().put(1, "spearman", "r13").put(1, "horseman", NEXT).explore(1)
    t.go("spearman", "r13", BEYOND)
    t.rejects("horseman.r08.r26", "blocked")
    t.go("horseman", NEXT, BEYOND)
    assert t.units(1, BEYOND) == {"spearman": 1, "horseman": 1}


@rule("M6.6", "MX10")
def test_mx10_the_first_may_leave_and_the_second_may_not() -> None:
    t = babylonians_in_x().level(0, explore=2).put(1, "spearman", BEYOND).put(1, "horseman", BEYOND).explore()
    t.go("horseman", BEYOND, "r26")
    t.rejects("archer.r14.r26", "blocked")
    t.rejects("spearman.r14.r26", "blocked")


@rule("M6.6", "MX11")
def test_mx11_the_third_may_go_on() -> None:
    t = Layout().put(0, "spearman", BEYOND, 2).put(0, "horseman", NEXT).put(1, "archer", BEYOND, 2).explore()
    t.go("horseman", NEXT, "r26")
    assert t.units(0, "r26") == {"horseman": 1}


@rule("M6.6")
def test_rams_and_settlements_of_the_mover_do_not_help_to_leave() -> None:
    t = Layout().put(0, "spearman", BEYOND).put(0, "ram", BEYOND, 2).settle(0, BEYOND).ship(0, "n39")
    t.put(1, "spearman", BEYOND).explore()
    t.rejects("spearman.r14.r26", "blocked")


@rule("M6.7")
@pytest.mark.parametrize(
    ("own", "tribe", "empire", "free"), [(1, 1, 0, False), (2, 1, 0, True), (2, 2, 0, False), (2, 1, 1, False)]
)
def test_tribes_block_like_empires(own: int, tribe: int, empire: int, free: bool) -> None:
    t = Layout().put(0, "archer", BEYOND, own).put(1, "spearman", BEYOND, empire).tribe(BEYOND, spearman=tribe)
    t.put(0, "spearman", ELSEWHERE).explore()
    if free:
        t.go("archer", BEYOND, "r26")
        assert t.units(0, BEYOND) == {"archer": own - 1}
    else:
        t.rejects("archer.r14.r26", "blocked")


@rule("M6.7")
def test_a_tribe_cannot_be_crossed_alone() -> None:
    t = Layout().put(0, "horseman", NEXT).tribe(BEYOND, archer=1).explore()
    t.rejects("horseman.r08.r26", "blocked")


@rule("M6.8")
@pytest.mark.parametrize("thing", ["settlement", "ram", "ship", "passed wall"])
def test_what_does_not_fight_does_not_block(thing: str) -> None:
    t = Layout().put(0, "horseman", NEXT)
    match thing:
        case "settlement":
            t.settle(1, BEYOND)
        case "ram":
            t.put(1, "ram", BEYOND, 2)
        case "ship":
            t.ship(1, "n39", "n24")
        case _:
            t.wall(1, BEYOND).put(0, "ram", BEYOND)
    t.explore().go("horseman", NEXT, "r26")
    assert t.units(0, "r26") == {"horseman": 1}


@rule("M6.9")
def test_ending_on_a_hidden_event_resolves_it_before_the_action_goes_on() -> None:
    t = afoot(2).turns_up(NEXT, "ev3").explore().go("spearman", HOME, NEXT)
    assert (t.kind, t.seat, t.options) == ("event", 0, ["1", "2"])
    t.rejects("spearman.r08.r14", "not_now", kind="explore")
    t.answer("1")
    assert t.held(0, "wood") == 1
    assert t.state.hidden == []
    assert t.kind == "explore"
    t.go("spearman", NEXT, BEYOND)
    assert t.kind == "action"


@rule("M6.9")
def test_a_blocked_region_never_reveals() -> None:
    t = afoot(2).hide(NEXT).block(NEXT).explore().go("spearman", HOME, NEXT)
    assert t.kind == "explore"
    assert not t.told("EventTurned")


@rule("M6.9")
@pytest.mark.parametrize("card", ["ev1", "ev2", "ev3"])
def test_units_of_another_empire_change_nothing_about_a_reveal(card: str) -> None:
    t = afoot().put(1, "archer", NEXT, 2).settle(1, NEXT).turns_up(NEXT, card).explore().go("spearman", HOME, NEXT)
    assert (t.kind, t.seat) == ("event", 0)
    t.answer("2")
    assert t.kind == "action"
    assert t.state.hidden == []


@rule("M6.10")
def test_a_tribe_guards_the_event_until_the_combat_phase() -> None:
    t = afoot(2).hide(NEXT).tribe(NEXT, spearman=1).hold(0, phalanx=1).explore().go("spearman", HOME, NEXT)
    t.done()
    assert (t.seat, t.kind, t.state.phase) == (1, "action", "actions")
    assert t.state.hidden == [NEXT]
    assert t.state.tribes == {NEXT: {"spearman": 1}}
    t.answers("aside", "end")
    assert t.state.phase == "combat"
    assert {each.kind for each in t.asked} == {"bid"}
    assert t.state.hidden == [NEXT]


@rule("M6.11")
def test_a_created_unit_reveals_nothing() -> None:
    t = Layout().settle(0, NEXT).hide(NEXT).hold(0, wood=1).act("war").answer(f"spearman.{NEXT}")
    assert t.units(0, NEXT) == {"spearman": 1}
    assert t.state.hidden == [NEXT]
    assert t.kind == "action"


@rule("M6.11")
def test_a_fleeing_unit_reveals_nothing() -> None:
    t = Layout().put(1, "archer", BEYOND).put(0, "spearman", BEYOND).hide("r10", "r26", "r31")
    t.drawn_cards("spearman", "cs3").drawn_cards("archer", "ca1").combat()
    assert (t.kind, t.seat) == ("retreat", 0)
    t.answer("r26")
    assert t.units(0, "r26") == {"spearman": 1}
    assert t.state.hidden == ["r10", "r26", "r31"]
    assert not t.told("EventTurned")


@rule("M6.12")
def test_ships_reveal_nothing() -> None:
    t = Layout().ship(0, "n01").hide("r07", "r08").explore().sail("n01", "n19")
    assert t.kind == "action"
    assert t.state.hidden == ["r07", "r08"]


@rule("M6.12")
def test_a_ram_reveals_nothing() -> None:
    t = Layout().level(0, build=2).hold(0, wood=1, stone=1).settle(0, NEXT).hide(NEXT).act("build").build("ram", NEXT)
    assert t.units(0, NEXT) == {"ram": 1}
    assert t.state.hidden == [NEXT]


@rule("M6.17")
def test_any_number_of_own_units_share_a_region() -> None:
    t = Layout().squares({0: 10}).put(0, "spearman", NEXT, 3).put(0, "archer", NEXT, 3).put(0, "horseman", NEXT, 2)
    t.put(0, "chariot", NEXT).put(0, "chariot", HOME).put(0, "ram", NEXT, 2).explore().go("chariot", HOME, NEXT)
    assert t.units(0, NEXT) == {"spearman": 3, "archer": 3, "horseman": 2, "chariot": 2, "ram": 2}


@rule("M6.18")
def test_any_legal_path_is_found() -> None:
    t = Layout().put(0, "horseman", NEXT).put(1, "spearman", BEYOND).explore().go("horseman", NEXT, "r31")
    assert t.units(0, "r31") == {"horseman": 1}


@rule("M6.18")
def test_a_detour_is_found_if_there_are_activations_for_it() -> None:
    def between_enemies(level: int) -> Layout:
        t = Layout().level(0, explore=level).put(0, "horseman", NEXT)
        return t.put(1, "spearman", BEYOND).put(1, "spearman", "r10").explore()

    between_enemies(1).rejects("horseman.r08.r31", "blocked")
    t = between_enemies(2).go("horseman", NEXT, "r31")
    assert t.units(0, "r31") == {"horseman": 1}
    assert t.kind == "action"


@rule("M6.18")
def test_without_a_path_the_reason_is_told() -> None:
    t = Layout().put(0, "horseman", NEXT).put(1, "spearman", BEYOND).explore()
    t.rejects("horseman.r08.r26", "blocked")
    t.rejects("horseman.r08.r24", "too_far")


@rule("M6.1", "M6.3")
def test_a_joined_movement_of_a_ship_uses_what_only_ships_can_use() -> None:
    t = Layout().level(0, explore=4).put(0, "spearman", "r07").ship(0, "n01").explore().sail("n01", "n27")
    paces(t, 3)
    assert t.kind == "action"


@rule("M6.3")
def test_ships_of_others_are_not_moved() -> None:
    t = Layout().ship(0, "n01").ship(1, "n40").explore()
    assert "ship.n40" not in t.options
    t.rejects("ship.n40", "not_your_unit")


@rule("M6.6")
def test_a_unit_that_comes_back_counts_where_it_stands() -> None:
    """The Horseman leaves (2 > 1), but the Archer left behind is held (1 is not > 1)."""
    t = Layout().level(0, explore=3).put(0, "horseman", BEYOND).put(0, "archer", BEYOND).put(1, "spearman", BEYOND)
    t.explore().go("horseman", BEYOND, "r26").rejects("archer.r14.r26", "blocked")
    t.go("horseman", "r26", BEYOND).go("archer", BEYOND, "r26")
    assert t.units(0, "r26") == {"archer": 1}


@rule("M6.6", "M8.5", "M6.18")
def test_rams_do_not_lead_through_where_the_way_is_blocked() -> None:
    t = Layout().put(0, "horseman", NEXT).put(0, "ram", "r13").put(1, "spearman", "r13").explore()
    t.answer("unit")
    assert BEYOND in t.options
    assert f"{BEYOND}.ram-r13" not in t.options
    t.answer(BEYOND)
    assert t.units(0, "r13") == {"ram": 1}


@rule("M6.9")
def test_who_arrives_reveals_although_others_stand_there_already() -> None:
    t = afoot().put(0, "archer", NEXT).settle(0, NEXT).turns_up(NEXT, "ev3").explore().go("spearman", HOME, NEXT)
    assert (t.kind, t.seat) == ("event", 0)


@rule("M6.9", "M6.10")
def test_a_tribe_keeps_an_event_hidden_from_several_units() -> None:
    t = afoot(3).put(0, "archer", "r07").hide(NEXT).tribe(NEXT, spearman=1).explore()
    t.go("spearman", HOME, NEXT).go("archer", "r07", NEXT)
    assert t.state.hidden == [NEXT]
    assert not t.told("EventTurned")


@rule("M6.9")
def test_leaving_a_hidden_event_does_not_reveal_it() -> None:
    t = afoot(1, region=NEXT).hide(NEXT).explore().go("spearman", NEXT, BEYOND)
    assert t.kind == "action"
    assert t.state.hidden == [NEXT]


@rule("M6.1", "M5.6")
def test_a_card_raised_by_an_event_gives_no_more_activations_now() -> None:
    t = afoot().turns_up(NEXT, "ev7").hold(0, stone=1).explore().go("spearman", HOME, NEXT).answer("1")
    assert t.state.players[0].levels["explore"] == 2
    assert t.kind == "action"
    t.rejects("spearman.r08.r14", "no_activations", kind="explore")


@rule("M6.1")
def test_a_unit_placed_by_an_event_may_be_activated_next() -> None:
    t = Layout().squares({0: 3}).level(0, explore=2).hold(0, food=1).put(0, "archer", NEXT).turns_up(BEYOND, "ev20")
    t.explore().go("archer", NEXT, BEYOND).answer("1").go("spearman", BEYOND, "r26")
    assert (t.units(0, BEYOND), t.units(0, "r26")) == ({"archer": 1}, {"spearman": 1})


@rule("M16.2", "M4.3")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Combat in Terqa follows once all have played."),
        ("fr", "Le combat à Terqa suivra quand tous auront joué."),
    ],
)
def test_whoever_can_end_the_turn_is_told_that_a_combat_follows(language: str, said: str) -> None:
    t = Layout().put(0, "spearman", "r14").tribe("r08", archer=1).explore()
    assert said not in words_for(GAME.key, language).say(t.question().prompt)
    t.go("spearman", "r14", "r08")
    assert t.kind == "action"
    assert words_for(GAME.key, language).say(t.question().prompt).endswith(f" {said}")


def named(t: Layout, to: str) -> list[str]:
    """The Units that the short list names for a region."""
    return [each for each in t.explore().options if each.endswith(f".{to}")]


@rule("M14.14", "D9")
@pytest.mark.parametrize(("rules", "start"), [(3, "r10"), (4, "r08")])
def test_the_unit_is_named_that_leaves_no_event_alone(rules: int, start: str) -> None:
    """Matches begun under older rules are played on as they were."""
    t = Layout(rules=rules).put(0, "spearman", "r08").put(0, "spearman", "r10").active(0, "r10", "ev11", 1, 5)
    assert named(t, BEYOND) == [f"spearman.{start}.{BEYOND}"]


@rule("M15.7", "D9")
def test_the_unit_is_named_that_gives_up_fewest_points_then_one_that_guards_no_settlement() -> None:
    t = Layout().put(0, "spearman", "r08").put(0, "spearman", "r10")
    assert named(t.scoring_token("r08", "ev2"), BEYOND) == [f"spearman.r10.{BEYOND}"]
    t = Layout().put(0, "spearman", "r08").put(0, "spearman", "r10").settle(0, "r10")
    assert named(t, BEYOND) == [f"spearman.r10.{BEYOND}"], "the region stays occupied"
    t = Layout().put(0, "spearman", "r08").put(0, "ram", "r08").put(0, "spearman", "r10").settle(0, "r10")
    assert named(t, BEYOND)[0] == f"spearman.r08.{BEYOND}", "a Ram holds the region as well"
    t = Layout().put(0, "archer", "r08", 2).put(0, "spearman", "r10").settle(0, "r10")
    assert named(t, BEYOND) == [f"archer.r08.{BEYOND}"], "another Archer stays"


@rule("M6.3", "D9")
def test_the_unit_that_takes_fewest_activations_is_named_whatever_it_leaves() -> None:
    t = Layout().level(0, explore=2).put(0, "spearman", "r08").put(0, "spearman", HOME).active(0, "r08", "ev6", 1, 5)
    assert named(t, BEYOND) == [f"spearman.r08.{BEYOND}"]


@rule("M6.5", "M6.9", "D9")
def test_a_unit_that_comes_back_to_turn_an_event_leaves_nothing() -> None:
    t = Layout().level(0, explore=2).put(0, "spearman", "r08").put(0, "archer", HOME, 2).turns_up("r08", "ev3")
    t = t.put(0, "spearman", "r10").active(0, "r10", "ev11", 1, 5)
    assert named(t, "r08") == ["archer.r01.r08"]
    t = Layout().put(0, "horseman", "r08").turns_up("r08", "ev3").put(0, "archer", "r10").active(0, "r10", "ev11", 1, 5)
    assert named(t, "r08") == ["horseman.r08.r08"]
