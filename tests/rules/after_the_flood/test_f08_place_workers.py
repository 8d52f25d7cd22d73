import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SUMER = ("sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur", "eridu")
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
VALUES = {"grain": 1, "wood": 2, "metal": 2, "textile": 2, "tool": 3, "oil": 3, "gold": 4, "lapis": 5}


def with_one_of_each(workers: int = 10) -> Table:
    t = Table()
    t.hand(RED, **dict.fromkeys(VALUES, 1))
    t.available(RED, workers=workers)
    return t


def finish(t: Table) -> None:
    """The action ends without a choice of `done`; the two others build."""
    t.end()
    for seat, area in ((PURPLE, "umma"), (GREEN, "lagash")):
        assert t.seat == seat
        t.answers("build", area)
        t.end()
    assert t.seat == RED


@rule("F8.1", "F8.21")
def test_a_resource_placement_alone_is_a_whole_action() -> None:
    t = with_one_of_each()
    t.act(RED)
    t.answer("place")
    assert (t.kind, t.options) == ("place", list(VALUES))
    t.answers("textile", "egypt", 2)
    assert (t.seat, t.kind) == (RED, "end")
    t.end()
    assert t.seat == PURPLE


@rule("F8.1")
def test_a_resource_placement_and_two_scribe_uses_fit_in_one_action() -> None:
    t = with_one_of_each()
    t.workers("scribes", RED, 2)
    t.act(RED)
    t.answers("place", "textile", "egypt", 2)
    t.answers("scribe_place", "elam", "scribe_place", "guti")
    assert [t.workers_at(area, RED) for area in ("egypt", "elam", "guti")] == [2, 1, 1]
    assert (t.seat, t.kind) == (RED, "end")


@rule("F8.2")
@pytest.mark.parametrize(("resource", "value"), [item for item in VALUES.items() if item[1] > 1])
def test_a_resource_places_one_worker_to_as_many_as_its_value(resource: str, value: int) -> None:
    t = with_one_of_each()
    t.act(RED)
    t.answers("place", resource, "egypt")
    assert (t.kind, t.limits) == ("place.number", (1, value))
    t.answer(value)
    assert t.workers_at("egypt", RED) == value
    assert t.available_workers(RED) == 10 - value


@rule("F8.2")
def test_a_grain_places_exactly_one_worker() -> None:
    t = with_one_of_each()
    t.act(RED)
    t.answers("place", "grain", "egypt")
    assert t.workers_at("egypt", RED) == 1
    assert (t.seat, t.kind) == (RED, "end")


@rule("F8.2")
def test_fewer_workers_than_the_value_may_be_placed_and_the_rest_is_lost() -> None:
    t = with_one_of_each()
    t.act(RED)
    stock = t.in_stock("lapis")
    t.answers("place", "lapis", "egypt", 2)
    assert (t.workers_at("egypt", RED), t.available_workers(RED)) == (2, 8)
    assert "lapis" not in t.hand_of(RED)
    assert t.in_stock("lapis") == stock + 1
    assert t.kind == "end"


@rule("F8.2")
def test_exactly_one_piece_of_the_resource_is_spent() -> None:
    t = Table()
    t.hand(RED, textile=4, oil=2)
    t.available(RED, workers=10)
    t.act(RED)
    t.answers("place", "textile", "weaving", 2)
    assert t.hand_of(RED) == {"textile": 3, "oil": 2}


@rule("F8.3")
def test_a_resource_not_in_hand_is_rejected() -> None:
    t = Table()
    t.hand(RED, grain=1, wood=1)
    t.available(RED, workers=5)
    t.act(RED)
    t.answer("place")
    assert t.options == ["grain", "wood"]
    t.rejects("lapis").rejects("metal")


@rule("F8.3")
@pytest.mark.parametrize("number", [-1, 0, 4])
def test_no_worker_or_more_than_the_value_is_rejected(number: int) -> None:
    t = with_one_of_each()
    t.act(RED)
    t.answers("place", "oil", "egypt").rejects(number)


@rule("F8.3")
def test_more_workers_than_available_are_rejected() -> None:
    t = with_one_of_each(workers=3)
    t.act(RED)
    t.answers("place", "lapis", "egypt")
    assert t.limits == (1, 3)
    t.rejects(4).rejects(5)
    t.answer(3)
    assert (t.workers_at("egypt", RED), t.available_workers(RED)) == (3, 0)


@rule("F8.1", "F8.3")
def test_a_second_resource_in_the_same_action_is_rejected() -> None:
    t = with_one_of_each()
    t.workers("scribes", RED, 1)
    t.act(RED)
    t.answers("place", "textile", "egypt", 1)
    assert t.options == ["scribe_place", "scribe_move", "done"]
    t.rejects("grain").rejects("textile")


@rule("F8.4")
def test_all_workers_of_a_resource_go_to_the_same_destination() -> None:
    t = with_one_of_each()
    t.act(RED)
    t.answers("place", "lapis", "elam", 5)
    assert t.workers_at("elam", RED) == 5
    assert sum(t.workers_at(place, RED) for place in OTHERS + BOXES) == 5


@rule("F8.4")
def test_the_rest_of_a_resource_cannot_be_placed_elsewhere() -> None:
    t = with_one_of_each()
    t.workers("scribes", RED, 1)
    t.act(RED)
    t.answers("place", "lapis", "elam", 3)
    assert t.kind == "place"
    t.rejects("egypt").rejects("lapis")


@rule("F8.5")
def test_the_destinations_are_the_thirteen_areas_and_four_boxes() -> None:
    t = with_one_of_each()
    t.act(RED)
    t.answers("place", "textile")
    assert t.kind == "place.to"
    assert t.options == [*OTHERS, *BOXES]


@rule("F8.5")
@pytest.mark.parametrize("destination", OTHERS + BOXES)
def test_a_worker_reaches_every_destination(destination: str) -> None:
    t = with_one_of_each()
    t.act(RED)
    t.answers("place", "grain", destination)
    assert t.workers_at(destination, RED) == 1


@rule("F8.5")
@pytest.mark.parametrize("area", SUMER)
def test_a_sumer_area_is_always_rejected(area: str) -> None:
    t = with_one_of_each()
    t.city(area, RED)
    t.empire(RED, "t1-sumer")
    t.armies(area, RED, 1)
    t.act(RED)
    t.answers("place", "textile").rejects(area)


@rule("F8.5")
@pytest.mark.parametrize("area", SUMER)
@pytest.mark.parametrize("use", [("scribe_place",), ("scribe_move", "used_scribes")])
def test_a_scribe_cannot_bring_a_worker_to_sumer(area: str, use: tuple[str, ...]) -> None:
    t = with_one_of_each()
    t.workers("scribes", RED, 1)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answers("place", *use)
    assert t.kind == "place.to"
    assert area not in t.options
    t.rejects(area)


@rule("F8.5")
def test_the_available_stock_is_no_destination_of_a_resource() -> None:
    t = with_one_of_each()
    t.act(RED)
    t.answers("place", "textile").rejects("available")


@rule("F8.6")
@pytest.mark.parametrize("destination", ["egypt", "dilmun", "irrigation", "weaving", "tool_makers"])
def test_there_is_no_limit_on_the_workers_of_a_destination(destination: str) -> None:
    t = with_one_of_each(workers=5)
    t.workers(destination, RED, 20)
    t.workers(destination, PURPLE, 20)
    t.act(RED)
    t.answers("place", "lapis", destination, 5)
    assert t.workers_at(destination, RED) == 25


@rule("F8.6")
@pytest.mark.parametrize("owner", [RED, PURPLE])
@pytest.mark.parametrize("armies", [1, 2])
def test_armies_of_anyone_do_not_prevent_placing(owner: int, armies: int) -> None:
    t = with_one_of_each()
    t.empire(owner, "t1-guti")
    t.armies("egypt", owner, armies)
    t.workers("egypt", GREEN, 2)
    t.act(RED)
    t.answers("place", "textile", "egypt", 2)
    assert (t.workers_at("egypt", RED), t.workers_at("egypt", GREEN)) == (2, 2)
    assert t.armies_at("egypt") == (owner, armies)


@rule("F8.7")
def test_at_most_two_workers_are_placed_in_an_empty_scribes_box() -> None:
    t = with_one_of_each()
    t.act(RED)
    t.answers("place", "lapis", "scribes")
    assert t.limits == (1, 2)
    t.rejects(3)
    t.answer(2)
    assert t.workers_at("scribes", RED) == 2


@rule("F8.7")
@pytest.mark.parametrize("half", ["scribes", "used_scribes"])
def test_one_worker_at_most_joins_a_single_scribe(half: str) -> None:
    t = with_one_of_each()
    t.workers(half, RED, 1)
    t.act(RED)
    t.answers("place", "lapis", "scribes")
    assert t.workers_at("scribes", RED) + t.workers_at("used_scribes", RED) == 2
    assert t.available_workers(RED) == 9


@rule("F8.7")
@pytest.mark.parametrize(("ready", "used"), [(2, 0), (1, 1), (0, 2)])
def test_a_third_scribe_is_rejected(ready: int, used: int) -> None:
    t = with_one_of_each()
    t.workers("scribes", RED, ready)
    t.workers("used_scribes", RED, used)
    t.act(RED)
    t.answers("place", "lapis")
    assert "scribes" not in t.options
    t.rejects("scribes")


@rule("F8.7")
@pytest.mark.parametrize(("ready", "used"), [(2, 0), (1, 1)])
@pytest.mark.parametrize("use", [("scribe_place",), ("scribe_move", "egypt")])
def test_a_scribe_cannot_bring_a_third_worker_to_the_scribes(ready: int, used: int, use: tuple[str, ...]) -> None:
    t = with_one_of_each()
    t.workers("scribes", RED, ready)
    t.workers("used_scribes", RED, used)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answers("place", *use)
    assert "scribes" not in t.options
    t.rejects("scribes")


@rule("F8.7")
def test_scribes_of_other_players_take_up_no_room() -> None:
    t = with_one_of_each()
    t.workers("scribes", PURPLE, 2)
    t.workers("used_scribes", GREEN, 2)
    t.act(RED)
    t.answers("place", "textile", "scribes", 2)
    assert t.workers_at("scribes", RED) == 2


@rule("F8.8")
@pytest.mark.parametrize(("box", "used_half"), [("scribes", "used_scribes"), ("tool_makers", "used_tool_makers")])
def test_new_specialists_enter_the_ready_half(box: str, used_half: str) -> None:
    t = with_one_of_each()
    t.workers(used_half, RED, 1)
    t.act(RED)
    t.answers("place", "grain", box)
    assert (t.workers_at(box, RED), t.workers_at(used_half, RED)) == (1, 1)


@rule("F8.8")
@pytest.mark.parametrize("use", [("textile",), ("scribe_place",), ("scribe_move", "egypt")])
@pytest.mark.parametrize("used_half", ["used_scribes", "used_tool_makers"])
def test_a_used_half_is_rejected_as_destination(use: tuple[str, ...], used_half: str) -> None:
    t = with_one_of_each()
    t.workers("scribes", RED, 1)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answers("place", *use)
    assert t.kind == "place.to"
    assert used_half not in t.options
    t.rejects(used_half)


@rule("F8.9")
def test_new_tool_makers_make_tools_later_in_the_same_turn() -> None:
    t = Table()
    t.hand(RED, wood=1, metal=1, textile=1)
    t.available(RED, workers=4)
    t.act(RED)
    assert "trade" not in t.options
    t.answers("place", "textile", "tool_makers", 1)
    finish(t)
    t.answer("trade")
    assert t.hand_of(RED) == {"wood": 1, "tool": 1}
    assert (t.workers_at("tool_makers", RED), t.workers_at("used_tool_makers", RED)) == (0, 1)


@rule("F8.21")
def test_the_steps_are_offered_resources_first_then_scribes_then_done() -> None:
    t = with_one_of_each()
    t.workers("scribes", RED, 2)
    t.act(RED)
    t.answer("place")
    assert t.options == [*VALUES, "scribe_place", "scribe_move"]
    t.answers("scribe_place", "egypt")
    assert t.options == [*VALUES, "scribe_place", "scribe_move", "done"]
    t.answer("done")
    assert t.seat == PURPLE


@rule("F8.21")
def test_resource_type_destination_and_number_are_chosen_in_this_order() -> None:
    t = with_one_of_each()
    t.act(RED)
    asked = [t.kind]
    for answer in ("place", "lapis", "egypt"):
        t.answer(answer)
        asked.append(t.kind)
    assert asked == ["action", "place", "place.to", "place.number"]


@rule("F8.21")
def test_the_action_goes_on_while_a_resource_can_still_be_placed() -> None:
    t = with_one_of_each()
    t.workers("scribes", RED, 1)
    t.act(RED)
    t.answers("place", "scribe_place", "egypt")
    assert t.options == [*VALUES, "done"]


@rule("F8.21")
def test_the_action_ends_by_itself_when_no_worker_is_left_for_the_resource() -> None:
    t = with_one_of_each(workers=1)
    t.workers("scribes", RED, 1)
    t.act(RED)
    t.answers("place", "scribe_place", "egypt")
    assert (t.seat, t.kind) == (RED, "end")
