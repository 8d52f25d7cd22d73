import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

OTHERS = (
    "hittites",
    "mittani",
    "amorites",
    "assyria",
    "kassites",
    "guti",
    "elam",
    "egypt",
    "akkad",
    "isin",
    "larsa",
    "chaldea",
    "dilmun",
)
BOXES = ("irrigation", "weaving", "scribes", "tool_makers")


def with_scribes(ready: int, used: int = 0, *, workers: int = 0) -> Table:
    t = Table()
    t.workers("scribes", RED, ready)
    t.workers("used_scribes", RED, used)
    t.available(RED, workers=workers)
    return t


def scribes(t: Table) -> tuple[int, int]:
    return t.workers_at("scribes", RED), t.workers_at("used_scribes", RED)


def others_build(t: Table) -> None:
    for seat, area in ((PURPLE, "umma"), (GREEN, "lagash")):
        assert t.seat == seat
        t.answers("build", area)
        t.end()
    assert (t.seat, t.kind) == (RED, "action")


@rule("F8.10", "F0.9")
def test_a_scribe_places_one_available_worker_and_is_used() -> None:
    t = with_scribes(2, workers=3)
    t.act(RED)
    t.answers("place", "scribe_place", "egypt")
    assert t.workers_at("egypt", RED) == 1
    assert t.available_workers(RED) == 2
    assert scribes(t) == (1, 1)


@rule("F8.10")
def test_a_scribe_moves_one_worker_and_is_used() -> None:
    t = with_scribes(2, workers=3)
    t.workers("egypt", RED, 2)
    t.act(RED)
    t.answers("place", "scribe_move", "egypt", "weaving")
    assert (t.workers_at("egypt", RED), t.workers_at("weaving", RED)) == (1, 1)
    assert t.available_workers(RED) == 3
    assert scribes(t) == (1, 1)


@rule("F8.10")
def test_a_scribe_cannot_place_without_an_available_worker() -> None:
    t = with_scribes(1)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answer("place")
    assert t.kind == "place.from"


@rule("F8.10", "F0.9")
def test_a_used_scribe_does_not_work_again_this_turn() -> None:
    t = with_scribes(1, workers=5)
    t.act(RED)
    assert "place" in t.options
    t.answers("place", "scribe_place", "egypt")
    t.end()
    others_build(t)
    assert "place" not in t.options
    t.rejects("place")


@rule("F8.10")
def test_only_the_ready_scribe_works_beside_a_used_one() -> None:
    t = with_scribes(1, used=1, workers=5)
    t.act(RED)
    t.answers("place", "scribe_place", "egypt")
    assert (t.seat, t.kind, scribes(t)) == (RED, "end", (0, 2))


@rule("F8.11")
def test_a_worker_can_be_taken_from_every_area_box_and_half() -> None:
    t = with_scribes(2)
    boxes = ("irrigation", "weaving", "tool_makers", "used_tool_makers")
    for place in (*OTHERS, *boxes):
        t.workers(place, RED, 1)
    t.act(RED)
    t.answer("place")
    assert t.kind == "place.from"
    assert set(t.options) == {*OTHERS, *boxes, "scribes", "used_scribes"}


@rule("F8.11")
@pytest.mark.parametrize(
    "source", [*OTHERS, "irrigation", "weaving", "scribes", "used_scribes", "tool_makers", "used_tool_makers"]
)
def test_a_worker_from_any_source_can_return_to_the_available_stock(source: str) -> None:
    t = with_scribes(2)
    for place in (source, "hittites", "egypt"):
        if place not in ("scribes", "used_scribes"):
            t.workers(place, RED, 1)
    t.act(RED)
    before = t.unavailable_workers(RED)
    t.answers("place", source, "available")
    assert t.available_workers(RED) == 1
    assert t.unavailable_workers(RED) == before
    assert t.workers_at(source, RED) == 0


@rule("F8.11")
@pytest.mark.parametrize("destination", [*OTHERS, "weaving", "scribes", "tool_makers"])
def test_a_worker_can_be_moved_to_every_other_destination(destination: str) -> None:
    t = with_scribes(1, workers=1)
    t.workers("irrigation", RED, 1)
    t.act(RED)
    t.answers("place", "scribe_move", "irrigation", destination)
    assert (t.workers_at("irrigation", RED), t.workers_at(destination, RED)) == (0, 1)
    assert t.workers_at("used_scribes", RED) == 1


@rule("F8.11")
def test_the_destinations_of_a_move_begin_with_the_available_stock_and_leave_out_the_source() -> None:
    t = with_scribes(1, workers=1)
    t.workers("egypt", RED, 2)
    t.act(RED)
    t.answers("place", "scribe_move", "egypt")
    assert t.options == ["available", *(place for place in (*OTHERS, *BOXES) if place != "egypt")]


@rule("F8.11")
def test_an_available_worker_is_no_source_of_a_move() -> None:
    t = with_scribes(1, workers=4)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answers("place", "scribe_move")
    assert set(t.options) == {"egypt", "used_scribes"}
    t.rejects("available")


@rule("F8.12")
def test_the_working_scribe_may_move_himself_out_of_the_box() -> None:
    t = with_scribes(1, workers=1)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answers("place", "scribe_move", "used_scribes", "elam")
    assert scribes(t) == (0, 0)
    assert t.workers_at("elam", RED) == 1


@rule("F8.12")
def test_a_lone_scribe_finds_no_other_ready_scribe_to_move() -> None:
    t = with_scribes(1, workers=1)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answers("place", "scribe_move")
    assert "scribes" not in t.options
    t.rejects("scribes")


@rule("F8.12")
@pytest.mark.parametrize(("source", "left"), [("scribes", (0, 1)), ("used_scribes", (1, 0))])
def test_the_source_tells_whether_the_other_scribe_or_the_working_one_leaves(
    source: str, left: tuple[int, int]
) -> None:
    t = with_scribes(2)
    t.act(RED)
    t.answers("place", source, "elam")
    assert scribes(t) == left
    assert t.workers_at("elam", RED) == 1


@rule("F8.13")
def test_a_used_tool_maker_is_made_ready_again_and_works_again_this_turn() -> None:
    t = with_scribes(1)
    t.workers("used_tool_makers", RED, 2)
    t.hand(RED, metal=1)
    t.act(RED)
    assert "trade" not in t.options
    t.answers("place", "used_tool_makers", "tool_makers")
    assert (t.workers_at("tool_makers", RED), t.workers_at("used_tool_makers", RED)) == (1, 1)
    assert scribes(t) == (0, 1)
    t.end()
    others_build(t)
    t.answer("trade")
    assert t.hand_of(RED) == {"tool": 1}
    assert (t.workers_at("tool_makers", RED), t.workers_at("used_tool_makers", RED)) == (0, 2)


@rule("F8.14")
def test_an_enemy_worker_cannot_be_moved() -> None:
    t = with_scribes(1)
    t.workers("egypt", PURPLE, 2)
    t.workers("elam", RED, 1)
    t.act(RED)
    t.answer("place")
    assert set(t.options) == {"elam", "used_scribes"}
    t.rejects("egypt")


@rule("F8.14")
@pytest.mark.parametrize("source", ["guti", "irrigation", "tool_makers", "used_tool_makers", "ur"])
def test_a_source_without_own_workers_is_rejected(source: str) -> None:
    t = with_scribes(1)
    t.workers("elam", RED, 1)
    t.act(RED)
    t.answer("place").rejects(source)


@rule("F8.14")
@pytest.mark.parametrize("source", ["egypt", "irrigation", "weaving", "tool_makers", "scribes"])
def test_a_move_to_its_own_source_is_rejected(source: str) -> None:
    t = with_scribes(2)
    for place in ("egypt", "irrigation", "weaving", "tool_makers"):
        t.workers(place, RED, 1)
    t.act(RED)
    t.answers("place", source)
    assert source not in t.options
    t.rejects(source)


@rule("F8.15")
@pytest.mark.parametrize(("ready", "used"), [(1, 0), (1, 1), (2, 0)])
def test_a_used_scribe_cannot_be_made_ready_again(ready: int, used: int) -> None:
    t = with_scribes(ready, used)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answers("place", "used_scribes")
    assert t.options == ["available", *OTHERS, "irrigation", "weaving", "tool_makers"]
    t.rejects("scribes")


@rule("F8.16", "F8.17")
def test_a_scribe_placed_in_this_action_does_not_work_in_it() -> None:
    t = with_scribes(1, workers=5)
    t.hand(RED, grain=1, oil=1)
    t.act(RED)
    t.answers("place", "grain", "scribes")
    assert (t.kind, scribes(t)) == ("place", (2, 0))
    t.answers("scribe_place", "egypt")
    assert (t.seat, t.kind, scribes(t)) == (RED, "end", (1, 1))


@rule("F8.16")
def test_scribes_placed_without_any_ready_scribe_end_the_action() -> None:
    t = with_scribes(0, workers=5)
    t.hand(RED, textile=1, oil=1)
    t.act(RED)
    t.answers("place", "textile", "scribes", 2)
    assert (t.seat, t.kind, scribes(t)) == (RED, "end", (2, 0))


@rule("F8.16")
def test_a_worker_moved_into_scribes_does_not_work_in_this_action() -> None:
    t = with_scribes(1)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answers("place", "egypt", "scribes")
    assert (t.seat, t.kind, scribes(t)) == (RED, "end", (1, 1))


@rule("F8.16")
def test_a_new_scribe_works_in_a_later_action_of_the_same_turn() -> None:
    t = with_scribes(0, workers=5)
    t.hand(RED, grain=1, oil=1)
    t.act(RED)
    t.answers("place", "grain", "scribes")
    t.end()
    others_build(t)
    t.answer("place")
    assert t.options == ["oil", "scribe_place", "scribe_move"]
    t.answers("scribe_place", "egypt")
    assert (t.workers_at("egypt", RED), scribes(t)) == (1, (0, 1))


@rule("F8.17")
def test_a_ready_scribe_moved_out_by_the_other_no_longer_works() -> None:
    t = with_scribes(2, workers=3)
    t.act(RED)
    t.answers("place", "scribe_move", "scribes", "egypt")
    assert (t.seat, t.kind, scribes(t)) == (RED, "end", (0, 1))


@rule("F8.16", "F8.17")
def test_a_newcomer_does_not_take_the_turn_of_a_scribe_that_was_moved_out() -> None:
    t = with_scribes(2, workers=3)
    t.hand(RED, grain=1, oil=1)
    t.act(RED)
    t.answers("place", "scribe_move", "scribes", "available")
    assert t.options == ["grain", "oil", "done"]
    t.answers("grain", "scribes")
    assert (t.seat, t.kind, scribes(t)) == (RED, "end", (1, 1))


@rule("F8.17")
def test_the_second_old_scribe_still_works_after_a_newcomer_has_joined() -> None:
    t = with_scribes(2, workers=3)
    t.hand(RED, grain=1, oil=1)
    t.act(RED)
    t.answers("place", "scribe_move", "used_scribes", "egypt")
    t.answers("grain", "scribes")
    assert scribes(t) == (2, 0)
    assert t.options == ["scribe_place", "scribe_move", "done"]
    t.answers("scribe_place", "elam")
    assert (t.seat, t.kind, scribes(t)) == (RED, "end", (1, 1))


@rule("F8.18")
def test_two_scribes_may_do_different_things_in_one_action() -> None:
    t = with_scribes(2, workers=2)
    t.workers("irrigation", RED, 1)
    t.workers("guti", RED, 1)
    t.act(RED)
    t.answers("place", "scribe_move", "irrigation", "egypt")
    t.answers("scribe_move", "guti", "weaving")
    assert [t.workers_at(place, RED) for place in ("irrigation", "guti", "egypt", "weaving")] == [0, 0, 1, 1]
    assert (t.seat, t.kind, scribes(t)) == (RED, "end", (0, 2))


@rule("F8.18")
def test_an_unused_scribe_stays_ready_for_a_later_action_of_the_turn() -> None:
    t = with_scribes(2, workers=5)
    t.act(RED)
    t.answers("place", "scribe_place", "egypt", "done")
    assert scribes(t) == (1, 1)
    others_build(t)
    t.answers("place", "scribe_place", "elam")
    assert (t.workers_at("elam", RED), scribes(t)) == (1, (0, 2))


@rule("F8.19")
def test_using_scribes_only_is_a_whole_action_and_spends_no_resource() -> None:
    t = with_scribes(1, workers=1)
    t.hand(RED, grain=1, oil=1)
    t.act(RED)
    t.answers("place", "scribe_place", "egypt")
    assert t.hand_of(RED) == {"grain": 1, "oil": 1}
    t.end()
    assert (t.seat, t.kind) == (PURPLE, "action")


@rule("F8.20")
def test_a_scribe_frees_a_worker_that_the_resource_then_places() -> None:
    t = with_scribes(1)
    t.workers("irrigation", RED, 1)
    t.hand(RED, grain=1, oil=1)
    t.act(RED)
    t.answers("place", "irrigation", "available")
    assert t.options == ["grain", "oil", "done"]
    t.answers("oil", "egypt")
    assert (t.workers_at("egypt", RED), t.available_workers(RED)) == (1, 0)


@rule("F8.20")
def test_a_scribe_moves_a_worker_placed_earlier_in_the_action() -> None:
    t = with_scribes(1, workers=2)
    t.hand(RED, grain=1, textile=1)
    t.act(RED)
    t.answers("place", "textile", "egypt", 2)
    t.answers("scribe_move", "egypt", "elam")
    assert (t.workers_at("egypt", RED), t.workers_at("elam", RED)) == (1, 1)


@rule("F8.20")
def test_the_resource_may_come_between_two_scribe_uses() -> None:
    t = with_scribes(2, workers=5)
    t.hand(RED, grain=1, textile=1)
    t.act(RED)
    t.answers("place", "scribe_place", "egypt", "textile", "elam", 2, "scribe_place", "guti")
    assert [t.workers_at(area, RED) for area in ("egypt", "elam", "guti")] == [1, 2, 1]


@rule("F8.1", "F8.21")
def test_done_is_offered_after_the_first_effect_only() -> None:
    t = with_scribes(2, workers=5)
    t.act(RED)
    t.answer("place")
    assert t.options == ["scribe_place", "scribe_move"]
    t.rejects("done")
    t.answers("scribe_place", "egypt")
    assert t.options == ["scribe_place", "scribe_move", "done"]


@rule("F8.21")
def test_a_scribe_move_asks_for_the_source_and_then_the_destination() -> None:
    t = with_scribes(2, workers=5)
    t.workers("egypt", RED, 1)
    t.act(RED)
    asked = [t.kind]
    for answer in ("place", "scribe_move", "egypt", "elam"):
        t.answer(answer)
        asked.append(t.kind)
    assert asked == ["action", "place", "place.from", "place.to", "place"]


@rule("FX7")
def test_example_of_two_scribes_placing() -> None:
    t = Table(turn=2)
    t.workers("scribes", RED, 2)
    t.available(RED, workers=6)
    t.act(RED)
    t.answers("place", "scribe_place", "egypt", "scribe_place", "weaving")
    assert (t.workers_at("egypt", RED), t.workers_at("weaving", RED)) == (1, 1)
    assert (t.available_workers(RED), scribes(t)) == (4, (0, 2))
    t.end()
    assert t.seat == PURPLE
    t.answer("pass")
    t.end()
    assert (t.turn, t.seat) == (2, RED)
    t.answer("pass")
    t.end()
    assert (t.turn, scribes(t)) == (3, (2, 0))


@rule("FX8")
def test_example_of_refreshing_a_tool_maker() -> None:
    t = with_scribes(1)
    t.workers("used_tool_makers", RED, 1)
    t.act(RED)
    t.answers("place", "used_tool_makers", "tool_makers")
    assert (t.workers_at("tool_makers", RED), t.workers_at("used_tool_makers", RED)) == (1, 0)


@rule("FX8")
def test_example_of_a_scribe_going_to_egypt() -> None:
    t = with_scribes(1)
    t.workers("used_tool_makers", RED, 1)
    t.act(RED)
    t.answers("place", "used_scribes")
    t.rejects("scribes")
    t.answer("egypt")
    assert (t.workers_at("egypt", RED), scribes(t)) == (1, (0, 0))


@rule("FX8")
def test_example_of_a_new_scribe_that_may_not_work_yet() -> None:
    t = with_scribes(1, workers=3)
    t.workers("used_tool_makers", RED, 1)
    t.hand(RED, grain=1, oil=1)
    t.act(RED)
    t.answers("place", "grain", "scribes", "scribe_place", "egypt")
    assert (t.seat, t.kind, scribes(t)) == (RED, "end", (1, 1))
