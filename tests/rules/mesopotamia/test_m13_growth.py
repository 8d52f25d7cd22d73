"""M13: Growth, the two tracks, and the Unit limit."""

import pytest

from engine.core.decision import OneOf
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.tokens import SQUARES, UNIT_LIMIT
from tests.games import words_for
from tests.rules.mesopotamia.commands import leave_action, pay, refuses
from tests.rules.mesopotamia.table import Table, rule


def grower(growth: int = 1, empire: str = "babylonian", food: int = 9) -> Table:
    other = "sumerian" if empire != "sumerian" else "babylonian"
    return Table(empire, other).level(0, growth=growth).hold(0, food=food)


def square(t: Table, seat: int = 0, track: str = "population") -> int:
    piles = getattr(t.state, track)
    return next(number for number, pile in enumerate(piles, start=1) if seat in pile)


def explorer(card: str, *event_piles: tuple[int, ...], empires: int = 3, hold: dict[str, int] | None = None) -> Table:
    """Seat 0 steps onto a hidden token of the plain r31, which turns out to be this card of the plain."""
    names = ("babylonian", "sumerian", "akkadian", "elamite")[:empires]
    t = Table(*names).put(0, "spearman", "r10").hide("r31").event_track(*event_piles).hold(0, **(hold or {})).turn(0)
    t.draws([each.id for each in EVENTS.values() if each.terrain == "plain" and each.set == "base"].index(card))
    return t.answers("explore.pawn", "spearman.r10.r31")


@rule("M13.1", "M13.3")
@pytest.mark.parametrize(
    ("empire", "level", "food"),
    [
        *(("sumerian", level, 5 - level) for level in (1, 2, 3, 4)),
        *(("akkadian", level, food) for level, food in ((1, 2), (2, 1), (3, 1), (4, 1))),
        *(("assyrian", level, food) for level, food in ((1, 2), (2, 1), (3, 1), (4, 1))),
        *(("hittite", level, food) for level, food in ((1, 3), (2, 2), (3, 1), (4, 1))),
    ],
)
def test_growth_costs_the_food_of_the_card_and_brings_a_square(empire: str, level: int, food: int) -> None:
    t = grower(level, empire).turn(0).answer("growth.pawn")
    assert (t.held(0, "food"), square(t)) == (9 - food, 2)


@rule("M13.1")
def test_growth_without_the_food_is_refused() -> None:
    t = grower(food=3).ziggurat(0, "silver:a").turn(0)
    assert "growth.pawn" not in t.options
    t.rejects("growth.pawn", "cannot_pay")
    t.rejects("growth.1", "cannot_pay")


@rule("M13.1")
@pytest.mark.parametrize(
    ("empire", "level", "times"),
    [
        *(("sumerian", 4, 1), ("babylonian", 3, 1), ("babylonian", 4, 2), ("akkadian", 3, 2), ("akkadian", 4, 3)),
        *(("assyrian", 3, 2), ("assyrian", 4, 3), ("hittite", 3, 1), ("hittite", 4, 2)),
    ],
)
def test_growth_may_be_paid_as_often_as_the_card_says(empire: str, level: int, times: int) -> None:
    t = grower(level, empire).turn(0).answer("growth.pawn")
    for _ in range(times - 1):
        assert t.kind == "growth"
        t.answer("pay")
    assert t.kind == "action"
    assert square(t) == 1 + times


@rule("M13.1")
def test_the_second_payment_is_optional_and_must_be_possible() -> None:
    t = leave_action(grower(4, "babylonian").turn(0).answer("growth.pawn"))
    assert (square(t), t.held(0, "food")) == (2, 8)
    t = grower(4, "babylonian", food=1).turn(0).answer("growth.pawn")
    assert t.kind == "action"
    refuses(t, 0, "growth", "pay", "cannot_pay")


@rule("M13.1", "M5.3")
def test_growth_is_paid_with_dice_like_any_action() -> None:
    t = grower().ziggurat(0, "silver:a").turn(0)
    pay(t, "growth.1")
    assert square(t) == 2


@rule("M13.2")
def test_both_tracks_have_ten_squares() -> None:
    t = grower().turn(0)
    assert (SQUARES, len(t.state.population), len(t.state.event)) == (10, 10, 10)


@rule("M13.4")
def test_the_unit_limit_of_each_square() -> None:
    assert UNIT_LIMIT == (2, 4, 6, 7, 8, 9, 10, 11, 13, 15)


STOCK = ["ram", "ship", "ship", "ram", "archer", "archer", "horseman", "horseman", "chariot", "chariot"]
STOCK += ["spearman", "spearman", "ship"]


def with_units(number: int, count: int) -> Table:
    """Seat 0 on this Population square begins War with so many Units of all kinds on the map, and other pieces."""
    t = Table().level(0, war=4).hold(0, wood=9).squares(population={0: number})
    sections = iter(("n25", "n31", "n40"))
    for unit in STOCK[:count]:
        if unit == "ship":
            t.ship(0, next(sections))
        else:
            t.put(0, unit, "r08")
    return t.settle(0, "r20", "r19").wall(0, "r20", "r19").turn(0).answer("war.pawn")


@rule("M13.4", "MX40")
@pytest.mark.parametrize(("number", "limit"), list(enumerate((2, 4, 6, 7, 8, 9, 10, 11, 13), start=1)))
def test_all_units_on_the_map_count_towards_the_limit_and_nothing_else(number: int, limit: int) -> None:
    t = with_units(number, limit - 1).answer("spearman.r01")
    assert t.units(0, "r01") == {"spearman": 1}
    refuses(with_units(number, limit), 0, "war", "spearman.r01", "unit_limit")


@rule("M13.4", "M13.3")
def test_growth_makes_room_for_units() -> None:
    t = grower().hold(0, wood=1).put(0, "archer", "r01", 2).ziggurat(0, "silver:a").turn(0)
    pay(t, "growth.1")
    t.answers("war.pawn", "spearman.r01")
    assert t.units(0, "r01") == {"archer": 2, "spearman": 1}


@rule("M13.5", "M14.10")
def test_every_event_brings_one_to_three_squares() -> None:
    assert {option.progress for card in EVENTS.values() for option in card.option} == {1, 2, 3}


@rule("M13.5")
def test_growth_leaves_the_event_track_alone_and_events_the_population_track() -> None:
    t = grower().turn(0).answer("growth.pawn")
    assert (square(t, 0, "population"), square(t, 0, "event")) == (2, 1)
    t = explorer("ev15", (0, 1, 2)).answer("1")
    assert (square(t, 0, "population"), square(t, 0, "event")) == (1, 3)


@rule("M13.7", "M13.8", "MX39")
def test_mx39_who_arrives_later_lies_on_top_and_is_ahead() -> None:
    t = Table("babylonian", "sumerian").hold(0, food=4).hold(1, food=4).population([1, 0]).turn(1)
    t.answers("growth.pawn", "end")
    assert t.state.population[:2] == [[0], [1]]
    t.answers("growth.pawn", "end")
    assert t.state.population[:2] == [[], [0, 1]]
    assert t.state.order == [0, 1]


@rule("M13.7")
def test_a_seal_that_does_not_move_keeps_its_place() -> None:
    t = Table("babylonian", "sumerian", "akkadian").population([2, 0, 1]).hold(0, food=4).turn(0)
    t.answer("growth.pawn")
    assert t.state.population[:2] == [[2, 1], [0]]


@rule("M13.8")
def test_it_is_told_who_is_overtaken_on_either_track() -> None:
    t = Table("babylonian", "sumerian", "akkadian").population([2, 0, 1]).hold(0, food=4).turn(0)
    (grown,) = t.answer("growth.pawn").told("Grew")
    assert grown.overtaken_seats == [2]  # type: ignore[attr-defined]
    assert (grown.ranked_seats, grown.ranked_squares) == ([0, 2, 1], [2, 1, 1])  # type: ignore[attr-defined]
    (resolved,) = explorer("ev15", (1, 0), (2,)).answer("1").told("EventResolved")
    assert resolved.overtaken_seats == [2, 1]  # type: ignore[attr-defined]


@rule("M13.8", "M15.8")
@pytest.mark.parametrize(
    ("piles", "said"),
    [
        (([2, 0, 1],), "4 Food for a Population square · +3 VP, first on the track"),
        (([2, 1, 0],), "4 Food for a Population square · +6 VP, first on the track"),
        (([1, 0], [2]), "4 Food for a Population square · +6 VP, first on the track"),
        (([0], [1], [2]), "4 Food for a Population square · +3 VP, second on the track"),
        (([0, 1, 2],), "4 Food for a Population square"),
    ],
)
def test_growth_says_which_place_on_the_track_it_leads_to(piles: tuple[list[int], ...], said: str) -> None:
    t = Table("babylonian", "sumerian", "akkadian").population(*piles).hold(0, food=4).turn(0)
    choice = t.question().choice
    assert isinstance(choice, OneOf)
    (note,) = [each.note for each in choice.options if each.id == "growth.pawn"]
    assert note is not None
    assert words_for("mesopotamia", "en").say(note) == said


@rule("M13.8", "M4.2")
def test_a_higher_square_is_ahead_of_any_pile_below_it() -> None:
    t = Table("babylonian", "sumerian", "akkadian").population([1], [0, 2]).end_of_round()
    assert t.state.order == [0, 2, 1]


@rule("M13.9", "M13.10")
@pytest.mark.parametrize("dice", [False, True])
def test_the_last_square_holds_one_seal(dice: bool) -> None:
    t = Table().squares(population={1: 10, 0: 9}).hold(0, food=9).ziggurat(0, "silver:a").turn(0)
    t.rejects("growth.1" if dice else "growth.pawn", "track_end")
    assert t.held(0, "food") == 9


@rule("M13.1", "M13.10")
def test_nobody_grows_beyond_the_last_square() -> None:
    Table().squares(population={0: 10}).hold(0, food=9).turn(0).rejects("growth.pawn", "track_end")


@rule("M13.9")
def test_a_free_last_square_may_be_entered() -> None:
    t = Table().squares(population={0: 9}).hold(0, food=9).turn(0).answer("growth.pawn")
    assert square(t) == 10


@rule("M13.9", "M13.10")
def test_a_second_growth_onto_an_occupied_last_square_is_refused_and_costs_nothing() -> None:
    t = grower(4, "babylonian").squares(population={1: 10, 0: 8}).turn(0).answer("growth.pawn")
    assert (square(t), t.held(0, "food"), t.kind) == (9, 8, "action")
    refuses(t, 0, "growth", "pay", "track_end")


def with_last_occupied(own: int) -> list[tuple[int, ...]]:
    """An Event track with seat 1 on the last square and seat 2 on top of seat 0, or on the ninth."""
    piles: list[tuple[int, ...]] = [()] * 10
    piles[9] = (1,)
    piles[own - 1] = (2, 0)
    return piles


@rule("M13.9", "MX41")
def test_mx41_a_seal_before_an_occupied_last_square_stays_as_it_is() -> None:
    t = explorer("ev15", *with_last_occupied(9)).answer("1")
    assert t.state.event[8:] == [[2, 0], [1]]


@rule("M13.9")
def test_steps_onto_an_occupied_last_square_are_lost_but_not_those_before_it() -> None:
    t = explorer("ev15", *with_last_occupied(8)).answer("1")
    assert t.state.event[7:] == [[2], [0], [1]]


@rule("M13.9", "M14.10")
def test_steps_beyond_a_free_last_square_are_lost() -> None:
    piles: list[tuple[int, ...]] = [()] * 10
    piles[8] = (1, 0, 2)
    t = explorer("ev15", *piles).answer("1")
    assert t.state.event[8:] == [[1, 2], [0]]


@rule("M13.7", "M14.10")
def test_progress_puts_the_seal_on_top_of_its_target_square() -> None:
    t = explorer("ev15", (0, 1), (), (2,)).answer("1")
    assert t.state.event[:3] == [[1], [], [0, 2]]


@rule("M13.6", "MI8")
def test_seals_on_the_last_square_stay_there() -> None:
    piles: list[tuple[int, ...]] = [()] * 10
    piles[9], piles[0] = (0,), (1, 2)
    t = explorer("ev15", *piles).answer("1")
    assert t.state.event[9] == [0]


@rule("M13.6")
def test_units_above_the_limit_are_not_lost() -> None:
    t = Table().put(0, "spearman", "r08", 3).put(0, "archer", "r08", 2).turn(0).answers("aside", "end")
    t.answers("aside", "end")
    assert t.state.round == 2
    assert t.units(0, "r08") == {"spearman": 3, "archer": 2}


@rule("M13.11", "M9.5")
def test_the_population_square_caps_the_ziggurat() -> None:
    t = Table().hold(0, stone=9, clay=9, wood=9).squares(population={0: 2}).ziggurat(0, "white", "silver")
    t.put(0, "spearman", "r08").turn(0).answer("build.pawn").rejects("ziggurat", "population_too_low")
