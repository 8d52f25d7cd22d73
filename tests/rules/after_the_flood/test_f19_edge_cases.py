import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SEATS = (RED, PURPLE, GREEN)


@rule("F19.1")
def test_a_piece_given_in_a_swap_can_be_received_in_the_same_action() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.workers("kassites", RED, 1)
    t.hand(RED, gold=1, textile=1)
    t.hand(PURPLE, gold=6)
    t.act(RED)
    t.answer("trade")
    assert t.hand_of(RED) == {"textile": 1, "lapis": 1}
    assert list(t.options) == ["egypt.gold", "done"]
    t.answer("egypt.gold")
    assert t.hand_of(RED) == {"lapis": 1, "gold": 1}


@rule("F19.1")
def test_a_piece_paid_as_opportunity_cost_can_be_received_in_the_same_action() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.hand(RED, gold=1, textile=2)
    t.hand(PURPLE, gold=6)
    t.passed(GREEN)
    t.act(RED)
    t.answer("trade")
    assert t.kind == "end"
    assert t.hand_of(RED) == {"gold": 1, "textile": 1}
    assert t.in_stock("gold") == 0


@rule("F19.1")
def test_a_piece_spent_on_workers_can_be_received_by_the_next_player() -> None:
    t = Table()
    t.hand(RED, gold=7)
    t.available(RED, workers=1)
    t.workers("egypt", PURPLE, 1)
    t.hand(PURPLE, textile=1)
    t.act(RED)
    t.answer("place").answer("guti").end()
    assert t.seat == PURPLE
    t.answer("trade").end()
    assert t.hand_of(PURPLE) == {"gold": 1}
    assert t.in_stock("gold") == 0


@rule("F19.1")
@pytest.mark.parametrize("where", ["equipment", "bid"])
@pytest.mark.parametrize(("held", "possible"), [(7, False), (6, True)])
def test_pieces_in_equipment_and_bids_cannot_be_received(where: str, held: int, possible: bool) -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.hand(RED, textile=2)
    t.available(RED, workers=1)
    if where == "equipment":
        t.empire(GREEN, "t1-guti", equipment={"gold": held})
    else:
        t.passed(GREEN, gold=held)
    t.act(RED)
    assert ("trade" in t.options) == possible
    assert t.in_stock("gold") == 7 - held


@rule("F19.2")
def test_workers_may_return_to_the_home_area_but_leave_the_trade_to_the_army() -> None:
    t = Table(turn=3)
    t.empire(RED, "t3-mittani")
    t.armies("mittani", RED, 1)
    t.available(RED, workers=3)
    t.hand(RED, tool=1, grain=3)
    t.act(RED)
    t.answer("place").answer("tool").answer("mittani").answer(3).end()
    assert t.workers_at("mittani", RED) == 3
    for seat, area in ((PURPLE, "ur"), (GREEN, "umma")):
        assert t.seat == seat
        t.answer("build").answer(area).end()
    t.answer("trade").answer("mittani.wood")
    assert t.kind == "end"
    assert t.hand_of(RED) == {"grain": 2, "wood": 1}


@rule("F19.3")
@pytest.mark.parametrize(("area", "box"), [("uruk", "scribes"), ("eridu", "tool_makers")])
def test_the_worker_of_a_relocated_city_stays(area: str, box: str) -> None:
    t = Table()
    for other in ("umma", "lagash", "ur"):
        t.city(other, RED)
    t.act(RED)
    t.answer("build").answer(area).end()
    t.answer("build").answer("nippur").end()
    t.answer("build").answer("sippar").end()
    t.answer("build").answer(area).answer("babylon").end()
    assert t.city_at(area) is None
    assert t.workers_at(box, RED) == 1


@rule("F19.3")
@pytest.mark.parametrize(("area", "box"), [("uruk", "scribes"), ("eridu", "tool_makers")])
def test_the_worker_of_a_destroyed_city_stays(area: str, box: str) -> None:
    t = Table()
    t.empire(PURPLE, "t1-sumer")
    t.armies("ur", PURPLE, 1)
    t.available(PURPLE, armies=4)
    t.act(RED)
    t.answer("build").answer(area).end()
    assert t.seat == PURPLE
    t.answer("expand").answer("invade").answer(area).answer("destroy").end()
    assert t.city_at(area) is None
    assert t.workers_at(box, RED) == 1


@rule("F19.3")
def test_sippar_gives_no_extra_swap_after_the_city_was_relocated() -> None:
    t = Table()
    for area in ("sippar", "umma", "lagash", "ur"):
        t.city(area, RED)
    t.workers("mittani", RED, 1)
    t.hand(RED, grain=4)
    t.act(RED)
    t.answer("build").answer("sippar").answer("eridu").end()
    t.answer("build").answer("uruk").end()
    t.answer("build").answer("nippur").end()
    t.answer("trade").answer("mittani.wood")
    assert t.kind == "end"


@rule("F19.3")
def test_ur_gives_no_extra_textile_after_the_city_was_relocated() -> None:
    t = Table(turn=2)
    for area in ("sippar", "umma", "lagash", "ur"):
        t.city(area, RED)
    t.workers("weaving", RED, 1)
    t.act(RED)
    t.answer("build").answer("ur").answer("eridu").end()
    t.answer("pass").end()
    assert t.turn == 3
    assert t.hand_of(RED) == {"textile": 3}


@rule("F19.4")
def test_eligibility_is_judged_when_the_empire_is_started() -> None:
    def table() -> Table:
        t = Table()
        t.workers("guti", RED, 1)
        t.workers("guti", PURPLE, 1)
        t.workers("akkad", PURPLE, 1)
        t.available(RED, workers=2)
        t.hand(RED, textile=1)
        return t

    before = table()
    before.act(PURPLE)
    before.answer("start")
    assert list(before.options) == ["t1-akkad", "t1-guti", "t1-sumer"]
    after = table()
    after.act(RED)
    after.answer("place").answer("guti").answer(2).end()
    after.answer("start")
    assert after.seat == PURPLE
    assert list(after.options) == ["t1-akkad", "t1-sumer"]


@rule("F19.4")
def test_adjacency_is_judged_when_an_army_invades() -> None:
    def table(first: int) -> Table:
        t = Table(order=(PURPLE, RED, GREEN))
        t.empire(RED, "t1-sumer")
        t.armies("nippur", RED, 1)
        t.armies("eridu", RED, 1)
        t.available(RED, armies=5)
        t.empire(PURPLE, "t1-akkad")
        t.armies("babylon", PURPLE, 1)
        t.available(PURPLE, armies=5)
        t.act(first)
        return t

    before = table(RED)
    before.answer("expand").answer("invade")
    assert list(before.options) == ["babylon", "shuruppak", "umma", "lagash", "ur", "kassites", "guti"]
    after = table(PURPLE)
    after.dice(6, 6)
    after.answer("expand").answer("invade").answer("nippur").answer("roll").answer("done")
    assert after.armies_at("nippur") == (PURPLE, 1)
    assert after.seat == RED
    after.answer("expand").answer("invade")
    assert list(after.options) == ["lagash", "ur"]


@rule("F19.4")
def test_a_rating_changes_when_a_better_equipped_empire_starts() -> None:
    t = Table(order=(GREEN, RED, PURPLE))
    t.empire(RED, "t1-guti")
    t.hand(GREEN, textile=1)
    t.act(GREEN)
    assert t.rating_of(RED) == "A"
    t.answer("start")
    assert t.kind == "empire.equip"
    t.amounts(textile=1)
    t.answer("ur").answer(1).end()
    assert (t.rating_of(GREEN), t.rating_of(RED), t.rating_of(PURPLE)) == ("A", "B", None)


@rule("F19.5")
def test_who_starts_no_empire_scores_no_areas_but_expands_cities() -> None:
    t = Table()
    t.city("nippur", RED)
    t.hand(RED, wood=2, oil=1)
    t.empire(PURPLE, "t1-guti")
    t.armies("guti", PURPLE, 1)
    t.end_actions()
    assert [t.vp_of(seat) for seat in SEATS] == [0, 2, 0]
    assert (t.seat, t.kind) == (RED, "city")
    t.answer("nippur").answer(("oil",))
    assert t.vp_of(RED) == 7


@rule("F19.5")
def test_who_cannot_start_an_empire_has_the_other_actions() -> None:
    t = Table(turn=2)
    t.hand(RED, grain=2)
    t.available(RED, workers=1)
    t.workers("mittani", RED, 1)
    t.act(RED)
    assert list(t.options) == ["build", "place", "trade", "pass"]


def two_players_with_all_cities() -> Table:
    """Shuruppak is the only area without a city, and RED's army keeps the others out."""
    t = Table(turn=2, order=(GREEN, RED, PURPLE))
    for area in ("sippar", "babylon", "nippur", "umma"):
        t.city(area, RED)
    for area in ("lagash", "uruk", "ur", "eridu"):
        t.city(area, PURPLE)
    t.empire(RED, "t2-isin")
    t.armies("shuruppak", RED, 1)
    return t


@rule("F19.6")
def test_the_third_player_without_a_move_passes_and_relocating_costs_a_piece() -> None:
    t = two_players_with_all_cities()
    t.available(RED, workers=1)
    t.act(GREEN)
    assert t.has_passed(GREEN)
    assert t.seat == RED
    assert list(t.options) == ["build", "pass"]
    t.answer("build").answer("sippar").end()
    assert t.turn == 3
    assert t.city_at("shuruppak") == (RED, False)


@rule("F19.6")
def test_without_a_piece_to_pay_nobody_relocates_and_the_turn_ends() -> None:
    t = two_players_with_all_cities()
    t.act(GREEN)
    assert t.turn == 3
    assert t.city_at("shuruppak") is None


@rule("F19.6")
def test_relocating_is_free_while_nobody_has_passed() -> None:
    t = two_players_with_all_cities()
    t.available(GREEN, workers=1)
    t.hand(GREEN, grain=1)
    t.act(RED)
    t.answer("build").answer("sippar").end()
    assert t.seat == PURPLE
    assert list(t.options) == ["build", "pass"]
    t.answer("build").answer("lagash").end()
    assert t.city_at("sippar") == (PURPLE, False)
    assert t.seat == GREEN
    assert list(t.options) == ["build", "place", "pass"]


@rule("F19.7")
def test_everybody_starts_with_one_oil() -> None:
    t = Table.new(seed=5)
    assert [t.hand_of(seat)["oil"] for seat in SEATS] == [1, 1, 1]


@rule("F19.7")
def test_decline_also_hits_scribes_and_tool_makers() -> None:
    t = Table(turn=2)
    t.workers("scribes", RED, 2)
    t.workers("tool_makers", PURPLE, 3)
    t.decline()
    assert t.workers_at("scribes", RED) == 1
    assert t.workers_at("tool_makers", PURPLE) == 2


@rule("F19.7")
def test_a_new_scribe_is_barred_for_the_action_but_not_for_the_turn() -> None:
    t = Table()
    t.available(RED, workers=3)
    t.hand(RED, grain=1)
    t.act(RED)
    t.answer("place").answer("scribes")
    assert t.kind == "end"
    t.end()
    t.answer("build").answer("ur").end()
    t.answer("build").answer("umma").end()
    assert t.seat == RED
    t.answer("place")
    assert list(t.options) == ["scribe_place", "scribe_move"]


@rule("F19.7")
def test_one_of_each_type_is_meant_per_area() -> None:
    t = Table()
    t.workers("hittites", RED, 2)
    t.workers("elam", RED, 2)
    t.hand(RED, grain=4)
    t.act(RED)
    t.answer("trade").answer("hittites.metal").answer("elam.metal")
    assert t.hand_of(RED) == {"grain": 2, "metal": 2}
    assert t.kind == "end"


@rule("F19.7")
@pytest.mark.parametrize(("cities", "left"), [(("shuruppak",), 1), (("shuruppak", "ur"), 0)])
def test_shuruppak_needs_a_second_city(cities: tuple[str, ...], left: int) -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    for area in cities:
        t.city(area, RED)
    t.empire(PURPLE, "t1-sumer")
    t.armies("shuruppak", PURPLE, 1)
    t.available(PURPLE, armies=3)
    t.act(PURPLE)
    t.answer("expand").answer("destroy")
    assert t.available_armies(PURPLE) == left


@rule("F19.7")
def test_nippur_gives_three_in_all() -> None:
    t = Table()
    t.city("nippur", RED)
    t.empire(RED, "t1-sumer")
    t.armies("nippur", RED, 1)
    t.end_actions()
    assert t.vp_of(RED) == 3


@rule("F19.7")
def test_cities_are_expanded_in_the_new_order() -> None:
    t = Table(order=(RED, PURPLE, GREEN))
    t.city("ur", RED)
    t.hand(RED, wood=2)
    t.city("umma", GREEN)
    t.hand(GREEN, wood=2)
    t.passed(RED)
    t.passed(PURPLE)
    t.passed(GREEN, grain=1)
    t.end_actions()
    assert (t.seat, t.kind) == (GREEN, "city")
