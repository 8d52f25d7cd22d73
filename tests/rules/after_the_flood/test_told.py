"""What is told of an action: every effect that others must learn of is an event, in the order it happened."""

import pytest

from engine.after_the_flood import events as e
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def war() -> Table:
    """RED holds Ur, PURPLE one army in Eridu; RED is rated above."""
    t = Table(turn=3).empire(RED, "t3-sumer").armies("ur", RED, 1).available(RED, armies=5)
    return t.empire(PURPLE, "t3-egypt").armies("eridu", PURPLE, 1)


def test_a_repeat_is_told_before_the_sub_action_it_pays_for() -> None:
    t = war().answers("expand", "reinforce")
    assert t.events == ["Reinforced"]
    t.answers("invade", "lagash")
    assert t.events == ["Invaded"]
    t.undo()
    assert t.kind == "expand.area"
    t.undo().answer("invade")
    assert t.events == ["RepeatPaid"]


def test_an_attack_is_declared_rolled_and_won() -> None:
    t = war().answers("expand", "invade", "eridu")
    assert t.events == ["AttackDeclared"]
    t.dice(4, 4).answer("roll")
    assert t.events == ["Rolled", "Invaded"]


def test_a_roll_tells_whose_armies_are_fought() -> None:
    """F10.19: a fight for the home area is declared by nobody."""
    t = Table(turn=4).workers("egypt", RED, 2).empire(PURPLE, "t4-hittites").armies("egypt", PURPLE, 1)
    t.answer("start").dice(6, 6).answer("fight")
    assert [event.defender_seat for event in t.told if isinstance(event, e.Rolled)] == [PURPLE]


@rule("F10.12")
def test_a_rating_tells_who_is_pushed_down_by_it() -> None:
    t = Table(turn=1).empire(GREEN, "t1-akkad", {"grain": 1}).empire(PURPLE, "t1-sumer").workers("guti", RED, 2)
    t.hand(RED, gold=1).answer("start").amounts(gold=1)
    (equipped,) = [event for event in t.told if isinstance(event, e.ArmyEquipped)]
    assert (equipped.rating, equipped.overtaken_seats) == ("A", [GREEN, PURPLE])


@rule("F12.8")
def test_an_attack_without_armies_left_is_told_as_failed() -> None:
    t = war().available(RED, armies=1).answers("expand", "invade", "eridu").dice(1, 1).answer("roll")
    assert t.events[:2] == ["Rolled", "AttackFailed"]
    assert t.armies_at("eridu") == (PURPLE, 1)


def test_an_attack_that_was_won_is_not_told_as_failed() -> None:
    t = war().available(RED, armies=1).answers("expand", "invade", "eridu").dice(6, 6).answer("roll")
    assert "AttackFailed" not in t.events


@rule("F12.7")
def test_an_attack_called_off_is_told() -> None:
    t = war().answers("expand", "invade", "eridu").dice(1, 1).answers("roll", "call_off")
    assert t.events == ["AttackCalledOff"]


def test_an_extra_payment_is_told_with_its_piece() -> None:
    t = Table().passed(GREEN).available(RED, workers=2).hand(RED, gold=1).answers("build", "gold")
    assert t.events == ["OpportunityPaid"]


def test_the_start_of_an_empire_is_told_step_by_step() -> None:
    t = Table().workers("guti", RED, 2).hand(RED, metal=1).answers("start", "t1-guti")
    assert t.events == ["EmpireStarted"]
    t.amounts(metal=1)
    assert t.events == ["ArmiesBought", "ArmyEquipped", "WorkersLeft"]
    t.answer(2)
    assert t.events == ["HomeEntered"]


def test_the_end_of_a_turn_is_told_phase_by_phase() -> None:
    t = Table(turn=1).hand(RED, grain=1).passed(PURPLE).passed(GREEN).answer("pass").amounts().end()
    told = ["OrderSet", "EmpireScored", "TurnEnded", "TurnBegan", "Collected", "Declined"]
    assert [event for event in t.events if event in told] == told


@rule("F8.17")
def test_workers_placed_elsewhere_do_not_stand_in_for_a_scribe_that_was_moved_out() -> None:
    t = Table().workers("scribes", RED, 2).available(RED, workers=4).hand(RED, grain=2)
    t.answers("place", "grain", "egypt", "scribe_move", "scribes", "weaving")
    assert t.kind == "end"
    assert t.workers_at("scribes", RED) == 0


@rule("F8.17")
def test_a_newcomer_moved_out_leaves_the_other_scribes_as_they_were() -> None:
    t = Table().workers("scribes", RED, 2).available(RED, workers=4).hand(RED, grain=2)
    t.answers("place", "scribe_move", "used_scribes", "egypt", "grain", "scribes")
    assert t.workers_at("scribes", RED) == 2
    t.answers("scribe_move", "scribes", "weaving")
    assert t.kind == "end", "the only scribe that could work has worked"
    assert t.workers_at("used_scribes", RED) == 1


def test_an_invasion_is_told_with_an_own_area_that_leads_there() -> None:
    t = Table(turn=3).empire(RED, "t3-sumer").armies("sippar", RED, 1).armies("ur", RED, 1).available(RED, armies=2)
    t.answers("expand", "invade", "eridu")
    assert t.told == [e.Invaded(RED, from_area="ur", area="eridu")]


def test_placing_and_moving_workers_is_told_with_places() -> None:
    t = Table().workers("scribes", RED, 2).available(RED, workers=5).hand(RED, textile=2)
    t.answers("place", "textile", "egypt", 2)
    assert t.told == [e.WorkersPlaced(RED, "textile", 2, "egypt")]
    t.answers("scribe_place", "weaving")
    assert t.told == [e.ScribePlaced(RED, "weaving")]
    t.answers("scribe_move", "egypt", "elam")
    assert t.told == [e.ScribeMoved(RED, "egypt", "elam")]


def test_trading_is_told_swap_by_swap() -> None:
    t = Table().workers("amorites", RED, 2).workers("tool_makers", RED, 2).hand(RED, grain=2, textile=1, metal=2)
    t.answers("trade", "amorites.wood", "grain")
    assert t.told == [e.Swapped(RED, "amorites", "grain", "wood", extra=False)]
    t.answer("tool")
    assert t.told == [e.ToolMade(RED)]


def test_cities_are_told_with_what_they_bring_and_cost() -> None:
    assert Table().answers("build", "uruk").told == [e.CityBuilt(RED, "uruk"), e.ScribeGained(RED)]
    assert Table().answers("build", "eridu").told == [e.CityBuilt(RED, "eridu"), e.ToolMakerGained(RED)]
    moved = Table().city("ur", RED).city("umma", RED).city("lagash", RED).city("nippur", RED)
    assert moved.answers("build", "umma", "sippar").told == [e.CityMoved(RED, "umma", "sippar")]
    expanded = Table().hand(RED, wood=2, oil=1).city("ur", RED).end_actions().answers("ur", ("oil",))
    assert expanded.told == [e.CityExpanded(RED, "ur", ["oil"], 7)]
    destroyed = war().city("ur", GREEN).answers("expand", "destroy")
    assert destroyed.told == [e.CityDestroyed(RED, "ur", GREEN, 2)]


def test_a_way_back_is_told() -> None:
    t = Table(turn=3).empire(RED, "t3-sumer").available(RED, armies=2).answers("expand", "ur")
    assert t.told == [e.Reentered(RED, "ur")]


def test_the_end_of_the_match_is_told_with_majorities() -> None:
    t = Table().workers("egypt", PURPLE, 2).vp(RED, 3).final()
    assert t.told[-2:] == [
        e.MajorityScored(PURPLE, "egypt", 4),
        e.MatchEnded([PURPLE, RED, GREEN], [3, 4, 0], "points"),
    ]


def test_a_tie_that_the_order_of_play_decides_is_told_as_such() -> None:
    t = Table(order=(GREEN, RED, PURPLE)).vp(RED, 9).vp(GREEN, 9).final()
    assert t.told[-1] == e.MatchEnded([GREEN, RED, PURPLE], [9, 0, 9], "order")


def test_only_what_can_be_bought_with_is_asked_for() -> None:
    t = Table().hand(RED, grain=2, wood=1).answer("start")
    assert (t.kind, t.limits) == ("empire.buy", {"grain": 2})


@rule("F5.2")
def test_a_decline_is_told_with_the_workers_each_has_lost_and_where() -> None:
    t = Table(turn=2).workers("dilmun", RED, 3).workers("elam", PURPLE, 2).workers("scribes", RED, 1)
    t.available(GREEN, workers=4).decline()
    assert t.told == [e.Declined([4, 1, 0], ["elam", "dilmun", "scribes"], [PURPLE, RED, RED], [1, 3, 1])]


@rule("F7.9")
def test_armies_in_an_area_tell_whose_city_is_there() -> None:
    t = war().city("lagash", GREEN).city("eridu", RED).city("ur", PURPLE).answers("expand", "reinforce")
    assert t.told == [e.Reinforced(RED, "ur", PURPLE)]
    t.answers("invade", "lagash")
    assert t.told == [e.Invaded(RED, "ur", "lagash", GREEN)]


@rule("F9.3")
def test_armies_in_a_market_tell_whose_workers_they_keep_from_trading() -> None:
    t = war().armies("sippar", RED, 1).workers("amorites", GREEN, 2).workers("amorites", RED, 1)
    t.answers("expand", "invade", "amorites")
    (entered,) = [event for event in t.told if isinstance(event, e.Invaded)]
    assert entered.idle_per_seat == [{RED: 0, GREEN: 2, PURPLE: 0}[seat] for seat in range(3)]
    t = Table(turn=4).workers("egypt", RED, 2).workers("egypt", PURPLE, 1).answer("start").answer(2)
    (home,) = [event for event in t.told if isinstance(event, e.HomeEntered)]
    assert home.idle_per_seat[PURPLE] == 1


def test_a_fight_tells_whose_city_it_is_about_unless_it_is_the_own() -> None:
    for owner, told in ((GREEN, GREEN), (PURPLE, PURPLE), (RED, None)):
        t = war().city("eridu", owner).answers("expand", "invade", "eridu").dice(4, 4).answer("roll")
        assert [event.city_seat for event in t.told if isinstance(event, e.Rolled | e.Invaded)] == [told, told]


def test_an_empire_that_starts_tells_whose_city_is_in_its_home() -> None:
    t = Table(turn=1).city("umma", GREEN).answers("start", "umma").answer(2)
    assert t.told == [e.HomeEntered(RED, "umma", 2, GREEN)]


@rule("F4.3", "F10.4", "F17.1", "F17.2")
@pytest.mark.parametrize(
    ("place", "there", "overtaken", "equalled"),
    [
        ("egypt", (0, 1, 0), [PURPLE], None),
        ("egypt", (0, 1, 1), [PURPLE, GREEN], None),
        ("egypt", (1, 1, 0), [PURPLE], None),
        ("egypt", (0, 2, 1), [], PURPLE),
        ("egypt", (0, 2, 2), [], None),
        ("egypt", (3, 2, 0), [], None),
        ("egypt", (0, 3, 0), [], None),
        ("egypt", (0, 0, 0), [], None),
        ("larsa", (0, 1, 0), [PURPLE], None),
        ("larsa", (0, 2, 0), [], None),
        ("akkad", (0, 1, 0), [], None),
        ("tool_makers", (0, 1, 0), [], None),
        ("irrigation", (0, 1, 2), [PURPLE], GREEN),
        ("irrigation", (1, 1, 4), [PURPLE], None),
        ("irrigation", (1, 0, 2), [GREEN], None),
        ("weaving", (0, 2, 3), [], None),
    ],
    ids=lambda each: str(each),
)
def test_workers_placed_tell_who_no_longer_has_the_most(
    place: str, there: tuple[int, ...], overtaken: list[int], equalled: int | None
) -> None:
    """In turn 2 no empire starts in Akkad any more, and only what scores can be shared to somebody's harm.

    Irrigation and Weaving bring goods by rank, so that the second may fall behind as well.
    """
    t = Table(turn=2).hand(RED, textile=1).available(RED, workers=2)
    for seat, count in enumerate(there):
        t.workers(place, seat, count)
    t.answers("place", place, 2)
    assert t.told == [e.WorkersPlaced(RED, "textile", 2, place, overtaken, equalled)]


def test_only_done_ends_an_expansion_and_only_after_a_sub_action() -> None:
    t = war().answer("expand")
    assert t.decision.ends == ""
    t.answer("reinforce")
    assert t.decision.ends == "done"


def test_as_many_trades_as_swaps_and_tools_are_left_may_be_given_at_once() -> None:
    t = Table().workers("amorites", RED, 2).workers("tool_makers", RED, 3).hand(RED, grain=2, textile=2, metal=2)
    assert t.answer("trade").decision.hints.several == 2 + 2


def test_the_extra_cost_is_announced_only_if_something_can_be_paid_for() -> None:
    paying = Table().passed(GREEN).available(RED, workers=2)
    assert paying.decision.prompt.key == "action-prompt-paying"
    assert Table().available(RED, workers=2).decision.prompt.key == "action-prompt"
