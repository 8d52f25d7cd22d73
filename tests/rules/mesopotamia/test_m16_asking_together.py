from collections.abc import Iterable

import pytest

from engine.core.codec import codec_of
from engine.core.decision import Move
from engine.core.errors import Refused
from tests.rules.mesopotamia.field import A, C, D, E, Field
from tests.rules.mesopotamia.table import CODES, GAME, rule


def combats(*fights: tuple[str, int, int | str], phalanxes: Iterable[int] = (), **fields: object) -> Field:
    """Spearmen of two parties in each region; `"t"` is a Tribe."""
    f = Field(4, **fields).phalanxes(*phalanxes)
    for region, one, other in fights:
        f.put(one, "spearman", region)
        if isinstance(other, str):
            f.tribe(region, spearman=1)
        else:
            f.put(other, "archer", region)
    return f


def bidders(f: Field) -> list[int]:
    assert {each.kind for each in f.asked} == {"bid"}
    return [each.seat for each in f.asked]


@rule("M16.60", "M2.10", "D19")
@pytest.mark.parametrize(
    ("fights", "asked"),
    [
        ([("r09", A, D), ("r17", A, C)], True),
        ([("r09", A, D), ("r17", C, E)], False),
        ([("r09", A, D), ("r10", C, E)], True),
        ([("r10", A, D), ("r22", C, E)], True),
        ([("r09", A, D), ("r22", C, E)], False),
        ([("r09", A, D), ("r31", C, E)], True),
        ([("r08", A, D), ("r18", C, E)], False),
        ([("r10", A, D)], False),
        ([("r09", A, "t"), ("r10", A, D)], False),
        ([("r09", A, "t"), ("r10", C, D)], False),
        ([("r09", A, "t"), ("r10", C, "t")], True),
        ([("r09", A, "t"), ("r17", A, "t")], True),
        ([("r09", A, "t"), ("r17", C, "t")], False),
    ],
)
def test_the_order_is_asked_only_where_it_can_matter(fights: list[tuple[str, int, int | str]], asked: bool) -> None:
    f = combats(*fights, tribes_themselves=True, phalanxes=(1, 1, 1, 1)).combat()
    assert (f.asked[0].kind == "order") is asked
    if asked:
        assert f.seat == D


@rule("M16.60")
@pytest.mark.parametrize(
    ("fights", "asked"),
    [([("r10", A, D), ("r22", C, E)], False), ([("r09", A, D), ("r17", A, C)], True)],
)
def test_in_simple_combat_only_a_common_empire_counts(fights: list[tuple[str, int, int | str]], asked: bool) -> None:
    f = combats(*fights, simple_combat=True, phalanxes=(1, 1, 1, 1)).combat()
    assert (f.asked[0].kind == "order") is asked


@rule("M16.60")
def test_otherwise_regions_are_fought_by_id() -> None:
    f = combats(("r17", A, D), ("r09", C, E)).combat().go_on()
    assert f.heard_of("CombatWon") == ["CombatWon r09", "CombatWon r17"]


@rule("M16.60", "M16.6")
def test_naming_a_pair_is_always_asked() -> None:
    f = Field(4).put(A, "spearman", "r10").put(C, "spearman", "r10").put(E, "spearman", "r10").combat()
    assert (f.kind, f.seat) == ("pair", D)


def mx49(second: str, for_c: str) -> Field:
    f = Field(4).put(A, "chariot", second).tribe(second, spearman=1).put(C, "chariot", for_c).tribe(for_c, spearman=1)
    return f.put(E, "spearman", "r22").put(A, "spearman", "r22")


@rule("M16.1", "M16.48", "M16.60", "M16.66", "MX49")
@pytest.mark.parametrize("ahead", [A, C])
def test_mx49_tribes_first(ahead: int) -> None:
    behind = {A: C, C: A}[ahead]
    f = mx49("r09", "r17").event_track([E, behind], [ahead], [D]).hide("r09", "r17").combat()
    assert f.asked[0].kind == "bid"
    while f.asked[0].kind != "action":
        if f.asked[0].kind == "bid":
            f.bid(f.asked[0].seat, 0, 0, int(str(f.asked[0].about["phalanxes"])))
        else:
            f.default()
    first, second = ("r09", "r17") if ahead == A else ("r17", "r09")
    assert f.heard_of("CombatWon", "EventTurned") == [
        "CombatWon r09",
        "CombatWon r17",
        f"EventTurned {first}",
        f"EventTurned {second}",
        "CombatWon r22",
    ]


@rule("M16.60", "MX49")
def test_mx49_two_tribes_two_apart_are_ordered_by_the_leader() -> None:
    f = mx49("r10", "r13").combat().asked_for("order")
    assert (f.seat, f.options) == (D, ["r10", "r13"])
    f.answer(("r13", "r10")).go_on()
    while f.kind == "event":
        f.default()
    f.go_on()
    assert f.heard_of("CombatWon") == ["CombatWon r13", "CombatWon r10", "CombatWon r22"]


@rule("M16.4", "M16.60", "M16.61", "MX24")
def test_mx24_the_leader_orders_y_before_x() -> None:
    f = combats(("r10", C, E), ("r22", E, D), phalanxes=(0, 4, 4, 5)).event_track([A, D, E], [C])
    f.combat().asked_for("order")
    assert f.seat == C
    f.answer(("r22", "r10"))
    assert bidders(f) == [D, E]
    f.bid(E, 3, 0, 0).bid(D, 4, 0, 0).go_on("bid")
    assert [event.region for event in f.heard("CombatWon")] == ["r22"]
    assert bidders(f) == [C, E]
    assert f.question(E).about["phalanxes"] == 5 - 3 + 1


@rule("M16.61", "M16.16", "M16.17", "M16.18", "MX50")
def test_mx50_two_combats_bid_together() -> None:
    f = combats(("r10", A, D), ("r18", C, E), ("r22", A, C), phalanxes=(5, 5, 5, 5)).combat().default()
    assert bidders(f) == [A, D, C, E]
    f.bid(E, 1, 0, 0).bid(C, 2, 0, 0).bid(A, 3, 0, 0)
    assert not f.told("BidOpened")
    assert f.held_phalanxes(A, D, C, E) == [5, 5, 5, 5]
    f.bid(D, 1, 0, 0)
    assert len(f.heard("BidOpened")) == 4
    f.go_on("bid")
    assert [event.region for event in f.heard("CombatWon")] == ["r10", "r18"]
    assert f.heard("PhalanxesAllotted")[0].placed in ({"a1": 2}, {"d1": 2})
    assert bidders(f) == [A, C]
    assert f.held_phalanxes(A, D) == [2, 4]
    assert f.question(A).about["phalanxes"] == 2


@rule("M16.61")
def test_the_combats_of_a_wave_draw_and_roll_before_anybody_bids() -> None:
    f = combats(("r09", A, "t"), ("r17", C, "t"), phalanxes=(1, 1, 1, 1)).combat()
    assert len(f.heard("CardsDrawn")) == 4
    assert len(f.heard("TribeRolled")) == 2


@rule("M16.61")
def test_they_are_carried_out_one_after_the_other_in_order() -> None:
    f = combats(("r17", A, D), ("r09", C, E), phalanxes=(1, 1, 1, 1)).combat()
    f.bid(A, 1, 0, 0).bid(D, 0, 0, 0).bid(C, 1, 0, 0).bid(E, 0, 0, 0).go_on()
    assert f.heard_of("RowDecided", "CombatWon") == [
        "RowDecided r09",
        "CombatWon r09",
        "RowDecided r17",
        "CombatWon r17",
    ]


@rule("M16.61")
def test_a_wave_ends_at_the_first_combat_that_cannot_join() -> None:
    """The third region shares no Empire with the first, but the second does."""
    f = combats(("r09", A, D), ("r17", A, C), ("r20", C, E), phalanxes=(5, 5, 5, 5)).combat()
    f.answer(("r09", "r17", "r20"))
    assert bidders(f) == [A, D]


@rule("M16.61")
def test_playing_a_tribe_for_another_does_not_count() -> None:
    f = combats(("r09", A, "t"), ("r17", C, "t"), phalanxes=(1, 0, 1, 0)).event_track([E, D, C, A]).combat()
    assert [event.tribe_seat for event in f.heard("TribeRolled")] == [C, A]
    assert bidders(f) == [A, C]
    for seat in (A, C):
        for _ in range(2):
            about = f.question(seat).about
            assert about["role"] == ("attacker" if (about["region"] == "r09") is (seat == A) else "defender")
            f.answer(f.question(seat).default or (), seat)
            if len(f.asked) and f.asked[0].kind == "bid" and seat == C:
                assert not f.told("BidOpened")
    opened = [(event.region, event.seat) for event in f.heard("BidOpened")]
    assert opened == [("r09", A), ("r09", None), ("r17", C), ("r17", None)]


@rule("M16.61", "M16.63")
@pytest.mark.parametrize(("discard", "seats"), [((), [A, D]), (("cs4",), [A, D, C, E])])
def test_a_wave_needs_a_card_for_every_unit(discard: tuple[str, ...], seats: list[int]) -> None:
    f = Field(4).phalanxes(1, 1, 1, 1).deck("spearman", "cs1", "cs2", "cs3", discard=discard)
    f.put(A, "spearman", "r09").put(D, "spearman", "r09").put(C, "spearman", "r17").put(E, "spearman", "r17").combat()
    assert bidders(f) == seats


@rule("M16.61")
def test_a_region_of_three_parties_is_a_wave_by_itself_combat_by_combat() -> None:
    f = combats(("r09", A, D), ("r17", E, C), phalanxes=(1, 1, 1, 1)).put(C, "chariot", "r09").put(D, "horseman", "r17")
    f.combat()
    if f.kind == "order":
        f.default()
    f.asked_for("pair").answer("0-1")
    assert bidders(f) == [A, D]


@rule("M16.61")
def test_a_region_of_three_parties_parts_the_waves_around_it() -> None:
    f = Field(4).phalanxes(1, 1, 1, 1).put(A, "spearman", "r09").put(D, "archer", "r09")
    f.put(A, "spearman", "r17").put(D, "archer", "r17").put(C, "archer", "r17")
    f.put(C, "spearman", "r20").put(E, "archer", "r20").combat()
    f.answer(("r09", "r17", "r20"))
    assert bidders(f) == [A, D]
    f.go_on("pair")
    assert [event.region for event in f.heard("CombatWon")] == ["r09"]
    assert not any(event.region == "r20" for event in f.heard("CombatBegan"))


@rule("M16.61", "M16.67")
def test_combats_without_bids_join_no_wave() -> None:
    f = combats(("r09", A, "t"), ("r17", C, "t"), phalanxes=(1, 1, 1, 1), tribes_themselves=True).combat()
    assert [(each.seat, each.kind) for each in f.asked] == [(A, "place")]
    assert len(f.heard("TribeRolled")) == 1


@rule("M16.61", "MI28")
def test_the_order_in_which_bids_of_a_wave_arrive_changes_nothing() -> None:
    bids = {A: (2, 0, 1), D: (1, 1, 0), C: (0, 2, 0), E: (1, 0, 0)}
    ends = set()
    for order in ([A, D, C, E], [E, C, D, A], [C, A, E, D]):
        f = combats(("r09", A, D), ("r17", C, E), phalanxes=(4, 4, 4, 4)).combat()
        for seat in order:
            f.bid(seat, *bids[seat])
        f.go_on()
        ends.add(codec_of(GAME).dump(f.state))
    assert len(ends) == 1


@rule("M16.61", "M16.50")
def test_simple_combats_are_bid_together_too() -> None:
    f = combats(("r09", A, D), ("r17", C, E), phalanxes=(1, 1, 1, 1), simple_combat=True).combat()
    assert bidders(f) == [A, D, C, E]
    f.answer(0, A).answer(0, D).answer(1, C)
    assert not f.told("SimpleCombatWon")
    f.answer(0, E)
    assert f.heard_of("SimpleCombatWon") == ["SimpleCombatWon r09", "SimpleCombatWon r17"]


@rule("M16.61", "M21.2")
def test_a_bid_of_a_wave_may_be_changed_until_the_last_is_in() -> None:
    f = combats(("r09", A, D), ("r17", C, E), phalanxes=(4, 4, 4, 4)).combat()
    f.bid(A, 1, 0, 0).bid(D, 0, 0, 0).bid(C, 0, 0, 0)
    f.match.press([Move(A, "bid.take_back", "take_back")])
    assert bidders(f) == [A, E]
    f.bid(E, 0, 0, 0).bid(A, 0, 4, 0)
    assert [event.bid for event in f.heard("BidOpened") if event.seat == A] == [{"tactics": 4}]


@rule("M16.62")
def test_a_party_with_nothing_to_bid_is_not_asked() -> None:
    f = combats(("r10", A, D), phalanxes=(0, 2)).combat()
    assert bidders(f) == [D]
    f = combats(("r10", A, D)).combat()
    assert [event.phalanxes for event in f.heard("BidOpened")] == [0, 0]
    assert f.heard("CombatWon")


@rule("M16.62", "M16.13")
def test_a_bonus_alone_is_something_to_bid() -> None:
    f = combats(("r10", A, D), phalanxes=(0, 0)).ship(A, "n31").combat()
    assert bidders(f) == [A]


@rule("M21.1")
def test_nobody_else_may_answer_while_bids_are_open() -> None:
    f = combats(("r10", A, D), phalanxes=(2, 2)).combat().bid(A, 1, 0, 0)
    before = f.state
    with pytest.raises(Refused) as refusal:
        f.match.press([Move(C, "bid", ("force:1",))])
    assert CODES[refusal.value.text.key.removeprefix("refused-").replace("-", "_")] == "not_your_decision"
    assert f.state == before


@rule("M16.66", "M14.15", "M8.12")
def test_each_empire_decides_his_settlements_then_his_take_overs_by_id() -> None:
    f = Field(3).event_track([C], [A], [D]).settle(D, "r10", "r22").put(A, "archer", "r10").put(A, "archer", "r22")
    f.active(D, "r08", "ev8", option=2).put(A, "spearman", "r08").active(D, "r20", "ev6").put(A, "spearman", "r20")
    f.settle(D, "r14").put(C, "archer", "r14").combat()
    asked = []
    while f.kind in ("settlement", "event"):
        asked.append((f.seat, f.kind, f.question().about["region"]))
        f.answer("leave" if f.kind == "settlement" else "2")
    assert asked == [
        (A, "settlement", "r10"),
        (A, "settlement", "r22"),
        (A, "event", "r08"),
        (A, "event", "r20"),
        (C, "settlement", "r14"),
    ]


@rule("M16.66")
def test_the_order_of_the_step_is_that_of_its_start() -> None:
    """Akkad's take-over moves it past Sumer, who is nevertheless asked at his place."""
    f = Field(3).event_track([A], [D], [C]).active(A, "r08", "ev6").put(C, "archer", "r08")
    f.settle(A, "r10").put(D, "archer", "r10").settle(D, "r14").put(A, "archer", "r14").combat()
    asked = []
    while f.kind in ("settlement", "event"):
        asked.append((f.seat, f.question().about["region"]))
        f.answer("leave" if f.kind == "settlement" else "2")
    assert asked == [(C, "r08"), (D, "r10"), (A, "r14")]


@rule("M16.66", "M8.11")
def test_answers_act_at_once() -> None:
    """The Settlement Sumer has lost to Babylon is in stock again when Sumer itself conquers."""
    f = Field(3).event_track([D], [A]).settle(D, "r10", "r14", "r18").settle(C, "r22")
    f.put(A, "archer", "r10").put(D, "archer", "r22").combat()
    assert f.seat == A
    f.answer("destroy")
    assert (f.seat, f.options) == (D, ["conquer", "destroy", "leave"])
