import pytest

from tests.rules.after_the_flood import walk
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def invader(available: int, defenders: int = 1) -> Table:
    """RED stands in Guti before Nippur, which PURPLE holds, and is superior."""
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=available)
    t.empire(PURPLE, "t1-akkad")
    t.armies("nippur", PURPLE, defenders)
    return t


def starter(defenders: int = 1) -> Table:
    """PURPLE may start only the Sumer empire; RED holds Ur and is superior."""
    t = Table(order=(PURPLE, RED, GREEN))
    t.empire(RED, "t1-guti")
    t.armies("ur", RED, defenders)
    return t


@rule("F20.7")
def test_a_question_with_one_answer_is_not_asked() -> None:
    for position in walk.positions():
        if position.kind in ("fight", "fight.out", "end") or position.over:
            continue
        if position.kind in walk.AMOUNTS:
            assert isinstance(position.limits, dict)
            assert any(position.limits.values())
        elif position.kind in walk.NUMBERS:
            assert isinstance(position.limits, tuple)
            assert position.limits[0] < position.limits[1]
        else:
            assert len(position.options) > (0 if position.kind in walk.SETS else 1)


@rule("F20.7")
def test_the_only_free_area_is_built_on_without_asking_and_taken_back_with_the_action() -> None:
    t = Table()
    for seat, areas in (
        (RED, ("ur", "uruk")),
        (PURPLE, ("umma", "lagash", "eridu")),
        (GREEN, ("nippur", "sippar", "babylon")),
    ):
        for area in areas:
            t.city(area, seat)
    t.act(RED)
    t.answer("build")
    assert t.city_at("shuruppak") == (RED, False)
    assert t.kind == "end"
    t.undo()
    assert t.kind == "action"
    assert t.city_at("shuruppak") is None


@rule("F20.7")
@pytest.mark.parametrize(
    ("workers", "hand", "left"), [(1, {}, (0, {})), (0, {"oil": 1}, (0, {})), (0, {"wood": 3}, (0, {"wood": 2}))]
)
def test_the_only_payment_is_taken_without_asking(
    workers: int, hand: dict[str, int], left: tuple[int, dict[str, int]]
) -> None:
    t = Table()
    t.passed(GREEN)
    t.available(RED, workers=workers)
    t.hand(RED, **hand)
    t.act(RED)
    t.answer("build")
    assert t.kind == "build.area"
    assert (t.available_workers(RED), t.hand_of(RED)) == left
    t.undo()
    assert t.kind == "action"
    assert (t.available_workers(RED), t.hand_of(RED)) == (workers, hand)


@rule("F20.7")
def test_the_only_swap_is_made_without_asking() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.hand(RED, textile=2)
    t.act(RED)
    t.answer("trade")
    assert t.hand_of(RED) == {"textile": 1, "gold": 1}
    assert t.kind == "end"
    t.undo()
    assert t.kind == "action"
    assert t.hand_of(RED) == {"textile": 2}


@rule("F20.7")
def test_the_only_resource_and_the_only_number_are_not_asked() -> None:
    t = Table()
    t.hand(RED, lapis=1)
    t.available(RED, workers=1)
    t.act(RED)
    t.answer("place")
    assert t.kind == "place.to"
    t.answer("dilmun")
    assert t.kind == "end"
    assert t.workers_at("dilmun", RED) == 1
    t.undo()
    assert t.kind == "place.to"
    t.undo()
    assert t.kind == "action"
    assert t.hand_of(RED) == {"lapis": 1}


@rule("F20.7")
@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ({"grain": 1}, "empire.buy"),
        ({"metal": 1}, "empire.buy"),
        ({"tool": 1}, "empire.buy"),
        ({"wood": 1, "textile": 1, "oil": 1, "gold": 1, "lapis": 1}, "empire.equip"),
        ({}, "empire.home"),
    ],
)
def test_buying_and_equipping_are_skipped_with_nothing_to_give(hand: dict[str, int], first: str) -> None:
    t = Table()
    t.hand(RED, **hand)
    t.act(RED)
    t.answer("start")
    assert t.kind == first


@rule("F20.7")
def test_equipping_is_skipped_when_the_hand_was_spent_on_armies() -> None:
    t = Table()
    t.hand(RED, grain=2)
    t.act(RED)
    t.answer("start")
    t.amounts(grain=2)
    assert t.kind == "empire.home"


@rule("F20.7")
def test_the_only_way_to_expand_is_taken_without_asking() -> None:
    t = Table()
    t.empire(RED, "t1-akkad")
    t.armies("akkad", RED, 2)
    t.available(RED, armies=1)
    t.act(RED)
    t.answer("expand")
    assert t.armies_at("babylon") == (RED, 1)
    assert t.kind == "end"
    t.undo()
    assert t.kind == "action"
    assert t.armies_at("babylon") is None


@rule("F20.7")
def test_the_last_army_is_placed_without_asking_after_a_fight() -> None:
    t = starter()
    t.act(PURPLE)
    t.dice(1, 1, 1, 1, 6, 6)
    t.answer("start").answer("ur").answer("fight")
    assert t.armies_at("ur") == (PURPLE, 1)
    assert t.available_armies(PURPLE) == 0
    assert (t.seat, t.kind) == (RED, "action")


@rule("F20.7")
def test_no_luxuries_are_asked_without_any_in_hand() -> None:
    t = Table()
    t.city("ur", RED)
    t.hand(RED, wood=2, grain=3, metal=1)
    t.end_actions()
    t.answer("ur")
    assert t.vp_of(RED) == 4
    assert t.kind == "end"
    t.undo()
    assert t.kind == "city"
    assert t.vp_of(RED) == 0


@rule("F20.7")
def test_a_bid_is_not_asked_with_an_empty_hand() -> None:
    t = Table()
    t.act(RED)
    t.answer("pass")
    assert t.kind == "end"
    assert t.has_passed(RED)
    t.undo()
    assert t.kind == "action"
    assert not t.has_passed(RED)


def full_board() -> Table:
    """Turn 2 without an area to build in: with an empty hand RED can only pass."""
    t = Table(turn=2)
    for number, area in enumerate(
        ("sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur", "eridu")
    ):
        t.city(area, number % 3)
    return t


@rule("F20.7")
def test_who_can_only_pass_is_asked_for_his_bid_at_once() -> None:
    t = full_board()
    t.hand(RED, grain=1)
    t.act(RED)
    assert (t.seat, t.kind) == (RED, "pass.bid")
    assert not t.can_undo
    t.amounts()
    assert (t.seat, t.kind) == (RED, "end")
    t.undo()
    assert (t.seat, t.kind) == (RED, "pass.bid")


@rule("F20.7", "F20.8")
def test_who_can_only_pass_with_an_empty_hand_has_passed() -> None:
    t = full_board()
    t.hand(PURPLE, oil=1)
    t.act(RED)
    assert t.has_passed(RED)
    assert (t.seat, t.kind) == (PURPLE, "pass.bid")


@rule("FX42", "F20.7")
def test_a_ready_scribe_does_not_save_from_passing_without_a_piece_to_pay() -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.passed(GREEN)
    t.workers("scribes", RED, 1)
    t.workers("egypt", RED, 1)
    t.available(PURPLE, workers=3)
    t.act(PURPLE)
    t.answer("build").answer("ur").end()
    assert t.has_passed(RED)
    assert t.bid_of(RED) == {}
    assert (t.seat, t.kind) == (PURPLE, "action")


@rule("FX42")
@pytest.mark.parametrize("piece", ["worker", "army", "resource"])
def test_one_piece_to_pay_is_enough_to_be_asked(piece: str) -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.passed(GREEN)
    t.workers("scribes", RED, 1)
    t.workers("egypt", RED, 1)
    t.available(PURPLE, workers=3)
    if piece == "worker":
        t.available(RED, workers=1)
    elif piece == "army":
        t.empire(RED, "t1-guti")
        t.available(RED, armies=1)
    else:
        t.hand(RED, grain=1)
    t.act(PURPLE)
    t.answer("build").answer("ur").end()
    assert (t.seat, t.kind) == (RED, "action")
    assert "place" in t.options
    assert not t.has_passed(RED)


@rule("F20.7")
def test_roll_fight_and_end_are_asked_although_there_is_no_choice() -> None:
    t = invader(available=2)
    t.act(RED)
    t.answer("expand").answer("invade").answer("nippur")
    assert (t.kind, t.options) == ("fight", ["roll"])
    assert t.armies_at("nippur") == (PURPLE, 1)
    t = starter()
    t.act(PURPLE)
    t.answer("start").answer("ur")
    assert (t.kind, t.options) == ("fight.out", ["fight"])
    assert t.armies_at("ur") == (RED, 1)
    t = Table()
    t.act(RED)
    t.answer("build").answer("ur")
    assert (t.kind, t.options) == ("end", ["end"])
