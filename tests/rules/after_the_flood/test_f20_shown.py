from collections.abc import Iterable, Mapping

import pytest

from engine.core.decision import Decision, OneOf
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def flat(value: object) -> list[str]:
    if isinstance(value, Mapping):
        return [leaf for part in value.values() for leaf in flat(part)]
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [leaf for part in value for leaf in flat(part)]
    return [str(value)]


def prompt(t: Table) -> list[str]:
    return flat(t.decision.prompt.args)


def shown(t: Table, option: str) -> list[str]:
    choice = t.decision.choice
    assert isinstance(choice, OneOf)
    (label,) = [offered.label for offered in choice.options if offered.id == option]
    return [*flat(label.args), *flat(t.notes[option])]


@rule("F4.3", "F4.5", "F4.6", "F20.10")
def test_a_box_that_produces_says_what_ranks_bring_and_what_is_ones_own_now() -> None:
    t = Table(turn=2)
    t.hand(RED, grain=1).available(RED, workers=1).workers("weaving", RED, 2).workers("weaving", GREEN, 1)
    t.city("ur", RED).act(RED).answer("place")
    assert (t.notes["weaving"]["by_rank"], t.notes["weaving"]["income"]) == ("3/2/1", 4)
    assert (t.notes["irrigation"]["by_rank"], t.notes["irrigation"]["income"]) == ("6/4/3", 0)
    for more, level in ((PURPLE, "some"), (GREEN, "all")):
        t.workers("irrigation", RED, 1).workers("irrigation", more, 1)
        assert t.notes["irrigation"]["level"] == level
    last = Table(turn=5)
    last.hand(RED, grain=1).available(RED, workers=1).act(RED).answer("place")
    assert "income" not in last.notes["weaving"], "nothing more is collected"


def before_nippur(equipment: Mapping[str, int]) -> Table:
    """RED in Guti, with 9 armies and nothing as equipment; PURPLE holds Nippur with two."""
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=9)
    t.empire(PURPLE, "t1-akkad", equipment=equipment)
    t.armies("nippur", PURPLE, 2)
    t.act(RED)
    return t.answer("expand").answer("invade")


@rule("F20.10")
def test_the_choice_of_action_says_whether_a_payment_is_due() -> None:
    free = Table()
    free.available(RED, workers=2)
    free.act(RED)
    due = Table()
    due.available(RED, workers=2)
    due.passed(GREEN)
    due.act(RED)
    assert free.options == due.options
    assert free.decision.prompt != due.decision.prompt


@rule("F20.10")
def test_each_area_to_build_in_shows_its_special_rule() -> None:
    t = Table()
    for area in ("ur", "umma", "lagash", "nippur"):
        t.city(area, RED)
    t.act(RED)
    t.answer("build")
    assert "extra_textile" in shown(t, "ur")
    assert "extra_sumer_vp" in shown(t, "nippur")
    t.answer("ur")
    assert "scribe_on_build" in shown(t, "uruk")
    assert "extra_armies" in shown(t, "babylon")


@rule("F20.10")
def test_each_destination_shows_the_workers_of_all_players() -> None:
    t = Table()
    for seat, number in ((RED, 6), (PURPLE, 7), (GREEN, 8)):
        t.workers("egypt", seat, number)
        t.workers("tool_makers", seat, number + 3)
    t.hand(RED, gold=1)
    t.available(RED, workers=4)
    t.act(RED)
    t.answer("place")
    assert {"6", "7", "8"} <= set(shown(t, "egypt"))
    assert {"9", "10", "11"} <= set(shown(t, "tool_makers"))


@rule("F20.10")
@pytest.mark.parametrize(("own", "room"), [(0, 2), (1, 1)])
def test_scribes_show_the_room_left(own: int, room: int) -> None:
    t = Table()
    t.workers("used_scribes", RED, own)
    t.hand(RED, gold=1)
    t.available(RED, workers=4)
    t.act(RED)
    t.answer("place")
    assert str(room) in shown(t, "scribes")


@rule("F20.10")
def test_scribes_show_the_workers_of_all_players() -> None:
    def note(purple: int) -> list[str]:
        t = Table()
        t.workers("scribes", PURPLE, purple)
        t.hand(RED, gold=1)
        t.available(RED, workers=4)
        t.act(RED)
        t.answer("place")
        return shown(t, "scribes")

    assert note(purple=0) != note(purple=1)


@rule("F20.10")
def test_each_swap_shows_the_swaps_and_pieces_left() -> None:
    t = Table()
    t.workers("egypt", RED, 6)
    t.workers("amorites", RED, 7)
    t.hand(RED, textile=3)
    t.hand(PURPLE, gold=3, wood=4)
    t.act(RED)
    t.answer("trade")
    assert {"6", "4"} <= set(shown(t, "egypt.gold"))
    assert {"7", "8"} <= set(shown(t, "amorites.wood"))


@rule("F20.10")
def test_an_open_sippar_bonus_is_shown_from_the_first_swap_on() -> None:
    def question(city: str) -> Decision:
        t = Table()
        t.city(city, RED)
        t.workers("egypt", RED, 2)
        t.workers("hittites", RED, 2)
        t.hand(RED, textile=3)
        t.act(RED)
        return t.answer("trade").decision

    assert question(city="sippar") != question(city="umma")


@rule("F20.10")
def test_each_empire_shows_its_armies_and_the_defenders_at_home() -> None:
    t = Table(turn=4, order=(PURPLE, RED, GREEN))
    t.empire(RED, "t4-egypt")
    t.armies("kassites", RED, 2)
    t.workers("kassites", PURPLE, 1)
    t.workers("hittites", PURPLE, 1)
    t.act(PURPLE)
    t.answer("start")
    assert "10" in shown(t, "t4-hittites")
    assert {"10", "2"} <= set(shown(t, "t4-kassites"))


@rule("F20.10")
def test_buying_shows_the_armies_taken_so_far() -> None:
    t = Table()
    t.workers("guti", RED, 1)
    t.city("babylon", RED)
    t.hand(RED, grain=2)
    t.act(RED)
    t.answer("start").answer("t1-guti")
    assert t.kind == "empire.buy"
    assert "10" in prompt(t)


@rule("F20.10")
def test_equipping_shows_the_equipment_to_beat() -> None:
    t = Table(order=(GREEN, RED, PURPLE))
    t.empire(RED, "t1-guti", equipment={"gold": 2, "lapis": 1})
    t.empire(PURPLE, "t1-akkad", equipment={"gold": 2, "oil": 1})
    t.hand(GREEN, textile=3)
    t.act(GREEN)
    t.answer("start")
    assert t.kind == "empire.equip"
    assert {"13", "11"} <= set(prompt(t))


@rule("F20.10")
@pytest.mark.parametrize(("equipment", "number"), [({}, "5"), ({"grain": 1}, "7")])
def test_a_target_shows_defenders_number_to_roll_and_armies_left(equipment: dict[str, int], number: str) -> None:
    t = before_nippur(equipment)
    assert {"2", number, "8"} <= set(shown(t, "nippur"))
    assert number not in shown(t, "umma")
    assert "8" in shown(t, "umma")


@rule("F20.10")
def test_a_home_area_shows_defenders_and_number_to_roll() -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.empire(RED, "t1-guti")
    t.armies("ur", RED, 2)
    t.act(PURPLE)
    t.answer("start")
    assert {"2", "7"} <= set(shown(t, "ur"))
    assert "7" not in shown(t, "uruk")
    t.answer("ur")
    assert {"2", "7", "3"} <= set(prompt(t))


@rule("F20.10")
@pytest.mark.parametrize(("equipment", "number"), [({}, "5"), ({"grain": 1}, "7")])
def test_a_fight_shows_number_to_roll_defenders_and_armies(equipment: dict[str, int], number: str) -> None:
    t = before_nippur(equipment).answer("nippur")
    assert {number, "2", "9"} <= set(prompt(t))
    t.dice(1, 1)
    t.answer("roll")
    assert {number, "2", "8"} <= set(prompt(t))


@rule("F20.10")
def test_a_bid_shows_the_bids_made() -> None:
    t = Table()
    t.passed(PURPLE, gold=2, lapis=1)
    t.passed(GREEN, gold=2, oil=1)
    t.hand(RED, grain=2)
    t.act(RED)
    t.answer("pass")
    assert {"13", "11"} <= set(prompt(t))


@rule("F20.10")
def test_a_bid_shows_the_present_order_of_play() -> None:
    def question(order: tuple[int, int, int]) -> Decision:
        t = Table(order=order)
        t.hand(RED, grain=2)
        t.act(RED)
        return t.answer("pass").decision

    assert question((RED, PURPLE, GREEN)) != question((RED, GREEN, PURPLE))


@rule("F20.10")
def test_the_luxuries_show_the_points_of_each_choice() -> None:
    t = Table()
    t.city("eridu", RED)
    t.hand(RED, wood=2, tool=1, oil=1, gold=1, lapis=1)
    t.end_actions()
    t.answer("eridu")
    everything = {*prompt(t), *(leaf for note in t.notes.values() for leaf in flat(note))}
    assert {"4", "7", "10", "14", "20"} <= everything
