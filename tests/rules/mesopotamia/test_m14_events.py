import pytest

from engine.mesopotamia.content.cards import EVENTS, EventCard
from engine.mesopotamia.content.technologies import ACTIONS, technology
from engine.mesopotamia.content.tokens import GARDENS
from engine.mesopotamia.events.tokens import EventChosen
from tests.rules.mesopotamia.layout import Layout, rule

WAYS = {"desert": ("r01", "r08"), "plain": ("r08", "r14"), "mountain": ("r08", "r13")}
"""From where to where a Spearman goes to turn an Event of a terrain."""


def place_of(card: str) -> str:
    return WAYS[EVENTS[card].terrain][1]


def before(card: str, *empires: str) -> Layout:
    """A Spearman beside an Event of which is known what it is."""
    start, region = WAYS[EVENTS[card].terrain]
    return Layout(*empires).put(0, "spearman", start).turns_up(region, card)


def turned(t: Layout) -> Layout:
    """The Spearman goes and turns it."""
    t.explore()
    region = next(region for region in t.state.hidden if region in {to for _, to in WAYS.values()})
    start = next(start for start, to in WAYS.values() if to == region)
    return t.go("spearman", start, region)


def all_dice_in_use(t: Layout, seat: int = 0) -> Layout:
    for region, card in (("r27", "ev5"), ("r28", "ev6"), ("r29", "ev8")):
        t.active(seat, region, card, 1 if card == "ev6" else 2)
    return t


def square(t: Layout, seat: int = 0) -> int:
    return next(number for number, pile in enumerate(t.state.event, 1) if seat in pile)


@rule("M14.1")
def test_a_token_fits_exactly_one_card() -> None:
    pairs = [(card.terrain, card.number) for card in EVENTS.values()]
    assert len(set(pairs)) == len(pairs)


@rule("M14.1")
@pytest.mark.parametrize("card", ["ev3", "ev22", "ev24"])
def test_a_card_of_the_terrain_is_turned_and_shown_to_all(card: str) -> None:
    t = before(card)
    pool = len([each for each in EVENTS.values() if each.terrain == EVENTS[card].terrain and each.set == "base"])
    turned(t.hold(0, clay=1))
    (told,) = t.told("EventTurned")
    for seat in (0, 1, None):
        shown = told.shown_to(seat)
        assert shown is not None
        assert (getattr(shown, "card", ""), getattr(shown, "region", "")) == (card, place_of(card))
    assert t.state.hidden == []
    assert t.state.tokens[place_of(card)].card == card
    left = t.state.event_pool[EVENTS[card].terrain]
    assert card not in left
    assert len(left) == pool - 1


@rule("M14.2")
def test_the_revealing_player_must_choose_one_of_two_options() -> None:
    t = turned(before("ev3"))
    assert (t.seat, t.kind, t.options) == (0, "event", ["1", "2"])
    assert not t.question().ends
    t.rejects("end", "not_now", kind="action")


@rule("M14.3")
def test_the_cost_of_an_option_is_paid_at_once_to_the_supply() -> None:
    t = turned(before("ev22").hold(0, clay=1)).answer("1")
    assert t.kind == "event.technology"
    assert (t.held(0, "clay"), t.held(1, "clay")) == (0, 0)


@rule("M14.3")
def test_an_option_that_cannot_be_paid_cannot_be_chosen() -> None:
    t = turned(before("ev4"))
    assert t.kind == "action"
    assert (t.held(0, "stone"), t.held(0, "tablet"), square(t)) == (2, 1, 2)
    assert t.state.resolved == ["ev4"]
    (chosen,) = t.told("EventChosen")
    assert isinstance(chosen, EventChosen)
    assert (chosen.option, chosen.missing_resources, chosen.no_die) == (2, {"stone": 1}, False)


@rule("M14.3")
def test_gains_of_an_option_do_not_pay_for_it() -> None:
    t = turned(before("ev27").hold(0, phalanx=1, food=1))
    assert t.kind == "action"
    assert t.held(0, "food") == 0


@rule("M14.4")
def test_a_six_round_option_needs_a_free_event_die() -> None:
    t = turned(all_dice_in_use(before("ev11")))
    assert t.kind == "action"
    assert t.held(0, "food") == 3
    assert sorted(t.state.tokens) == ["r27", "r28", "r29"]
    (chosen,) = t.told("EventChosen")
    assert isinstance(chosen, EventChosen)
    assert (chosen.missing_resources, chosen.no_die) == ({}, True)


@rule("M14.4")
def test_the_dice_of_others_do_not_matter() -> None:
    t = turned(all_dice_in_use(before("ev11"), seat=1)).answer("1")
    assert t.state.tokens["r14"].die == 1


@rule("M14.4")
def test_a_third_die_may_be_placed() -> None:
    t = before("ev11").active(0, "r27", "ev5", 2).active(0, "r28", "ev6", 1)
    turned(t).answer("1")
    assert [token.owner for token in t.state.tokens.values()] == [0, 0, 0]


@rule("M14.5")
@pytest.mark.parametrize("card", ["ev1", "ev27"])
def test_if_neither_option_can_be_chosen_a_square_is_gained(card: str) -> None:
    t = before(card)
    if card == "ev1":
        all_dice_in_use(t)
    turned(t)
    assert t.kind == "action"
    assert square(t) == 2
    assert t.state.resolved == [card]
    assert place_of(card) not in t.state.tokens
    assert not any(t.held(0, kind) for kind in ("tablet", "food", "clay", "phalanx"))


@rule("M14.5")
def test_neither_option_at_a_take_over() -> None:
    t = all_dice_in_use(Layout(), seat=1).active(0, "r08", "ev1", die=4).put(1, "spearman", "r08").combat()
    assert t.kind == "action"
    assert square(t, 1) == 2
    assert "r08" not in t.state.tokens
    assert t.state.resolved == ["ev1"]


@rule("M14.6")
@pytest.mark.parametrize(
    ("card", "option", "gained", "progress"),
    [
        ("ev2", "1", {"food": 3}, 2),
        ("ev3", "1", {"stone": 1, "wood": 1, "clay": 1, "food": 1}, 1),
        ("ev3", "2", {"phalanx": 4, "wood": 1}, 2),
        ("ev18", "2", {"stone": 2, "tablet": 2}, 1),
        ("ev24", "2", {"stone": 2, "phalanx": 3}, 1),
    ],
)
def test_an_immediate_option(card: str, option: str, gained: dict[str, int], progress: int) -> None:
    t = turned(before(card)).answer(option)
    assert {kind: count for kind, count in t.state.players[0].holding.items() if count} == gained
    assert square(t) == 1 + progress
    assert t.state.tokens == {}
    assert t.state.resolved == [card]


@rule("M14.7")
@pytest.mark.parametrize(
    ("card", "option", "gained", "progress", "vp"),
    [("ev2", "2", {"food": 1}, 1, 2), ("ev18", "1", {}, 2, 3), ("ev29", "2", {"food": 3}, 1, 2)],
)
def test_a_vp_option(card: str, option: str, gained: dict[str, int], progress: int, vp: int) -> None:
    t = turned(before(card).last_round()).answer(option)
    assert {kind: count for kind, count in t.state.players[0].holding.items() if count} == gained
    assert square(t) == 1 + progress
    token = t.state.tokens[place_of(card)]
    assert (token.card, token.owner, token.die) == (card, None, 0)
    t.done().done()
    assert (t.points(0).tokens_vp, t.points(1).tokens_vp) == (vp, 0)


@rule("M14.7")
def test_whoever_controls_the_region_at_the_end_scores_the_token() -> None:
    t = Layout().scoring_token("r08", "ev2").put(1, "archer", "r08").scored()
    assert (t.points(0).tokens_vp, t.points(1).tokens_vp) == (0, 2)


@rule("M14.7")
def test_a_face_up_token_is_not_revealed_again() -> None:
    t = Layout().scoring_token("r08", "ev2").put(0, "spearman", "r01").explore().go("spearman", "r01", "r08")
    assert t.kind == "action"
    assert not t.told("EventTurned")


@rule("M14.8")
def test_a_six_round_option_brings_nothing_at_once() -> None:
    t = turned(before("ev1")).answer("2")
    token = t.state.tokens["r08"]
    assert (token.card, token.option, token.owner, token.die) == ("ev1", 2, 0, 1)
    assert not any(t.state.players[0].holding.values())
    assert square(t) == 1
    assert t.kind == "action"


@rule("M14.9")
def test_ops_run_in_order_and_progress_comes_last() -> None:
    t = turned(before("ev22").hold(0, clay=1)).answer("1")
    assert (t.kind, t.seat) == ("event.technology", 0)
    assert square(t) == 1
    t.answer("war")
    assert (t.state.players[0].levels["war"], square(t)) == (2, 3)


@rule("M14.9")
def test_the_first_op_takes_what_the_second_then_lacks() -> None:
    """Two Units, but room for one: the Spearman stands in the list first."""
    t = turned(before("ev27").hold(0, food=1))
    assert t.units(0, "r13") == {"spearman": 2}
    assert t.held(0, "phalanx") == 1
    names = [type(event).__name__ for event in t.events if type(event).__name__.startswith("Event")]
    assert names[-3:] == ["EventPlaced", "EventGave", "EventResolved"]


@rule("M14.10")
@pytest.mark.parametrize(("card", "option", "squares"), [("ev3", "1", 1), ("ev3", "2", 2)])
def test_progress_puts_the_seal_on_top_of_the_target_square(card: str, option: str, squares: int) -> None:
    t = before(card, "babylonian", "sumerian", "akkadian").event_track([1, 0], [2], [])
    t.squares(event={1: 1 + squares})
    turned(t).answer(option)
    pile = t.state.event[squares]
    assert pile[0] == 0
    assert 1 in pile[1:]


@rule("M14.10")
@pytest.mark.parametrize(
    ("piles", "after"),
    [
        ({0: 8, 1: 10}, 9),
        ({0: 9, 1: 10}, 9),
        ({0: 9}, 10),
        ({0: 10}, 10),
    ],
)
def test_progress_ends_before_an_occupied_last_square(piles: dict[int, int], after: int) -> None:
    t = turned(before("ev3").squares(event=piles)).answer("2")
    assert square(t) == after


@rule("M14.10")
def test_a_seal_that_cannot_move_keeps_its_place_in_the_pile() -> None:
    t = before("ev3", "babylonian", "sumerian", "akkadian").event_track(*[[]] * 8, [2, 0], [1])
    turned(t).answer("2")
    assert t.state.event[8] == [2, 0]


@rule("M14.11")
def test_a_region_without_token_is_plain_ground() -> None:
    t = turned(before("ev3").level(0, explore=3)).answer("1")
    t.go("spearman", "r08", "r01").go("spearman", "r01", "r08")
    assert t.kind == "action"
    assert len(t.told("EventTurned")) == 1
    assert "ev3" not in t.state.event_pool["desert"]
    assert (t.state.resolved, t.state.tokens, t.state.hidden) == (["ev3"], {}, [])


def two_tribes_beaten() -> Layout:
    """Babylon has beaten two Tribes in a Combat phase; in simple combats, since only the Events matter."""
    t = Layout(simple_combat=True).hold(0, phalanx=40).put(0, "chariot", "r08").put(0, "chariot", "r14")
    t.tribe("r08", spearman=1).tribe("r14", spearman=1).hide("r08", "r14").combat()
    for _ in range(10):
        if t.kind == "event.first":
            return t
        asked = t.asked[0]
        if (asked.seat, asked.kind) == (0, "bid"):
            t.answer(20, 0)
        else:
            t.default(asked.seat)
    raise AssertionError("nobody was asked which Event comes first")


@rule("M14.12")
@pytest.mark.parametrize(("first", "second"), [("r08", "r14"), ("r14", "r08")])
def test_the_victor_orders_the_events_of_tribes(first: str, second: str) -> None:
    t = two_tribes_beaten()
    assert (t.seat, sorted(t.options)) == (0, ["r08", "r14"])
    t.answer(first)
    turned_up = [getattr(event, "region", "") for event in t.told("EventTurned")]
    assert turned_up[0] == first
    t.until("action")
    assert [getattr(event, "region", "") for event in t.told("EventTurned")] == [first, second]


@rule("M14.19")
def test_the_printed_parts_of_the_first_event() -> None:
    card = EVENTS["ev1"]
    assert [way.kind for way in card.option] == ["six_rounds", "six_rounds"]
    assert [(op.__class__.__name__, getattr(op, "res", ""), getattr(op, "n", 0)) for op in card.way(1).per_round] == [
        ("Gain", "tablet", 1)
    ]
    assert [op.__class__.__name__ for op in card.way(1).final] == ["SettlementHere", "Discover"]
    assert [op.__class__.__name__ for op in card.way(2).final] == ["DrawQuest"]


@rule("M14.10", "M14.6")
def test_progress_is_one_to_three_squares() -> None:
    def ways(card: EventCard) -> list[int]:
        return [way.progress for way in card.option]

    assert {progress for card in EVENTS.values() for progress in ways(card)} == {1, 2, 3}


EFFECTS = {
    "explore": {"activations", "bonus_ship_activations"},
    "build": {"builds", "unlock"},
    "research": {"clay_in", "tablets_out", "conversions", "discoveries"},
    "gather": {"gather", "trades"},
    "war": {"phalanxes", "units", "unlock"},
    "growth": {"food", "times"},
}


@rule("M14.20")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_technology_does_only_what_its_type_can_do(action: str) -> None:
    kind = next(each for each in ACTIONS if each == action)
    for empire in ("babylonian", "akkadian", "assyrian", "mariote", "eblaite", "hittite", "elamite", "sumerian"):
        for level in (1, 2, 3, 4):
            effect = technology(empire, kind, level).effect
            used = {field for field in effect.__struct_fields__ if getattr(effect, field)}
            assert used <= EFFECTS[action]


@rule("M14.20")
def test_gardens_ask_for_squares_and_settlements_only() -> None:
    fields = {field for tile in GARDENS.values() for field in tile.require.__struct_fields__}
    assert fields == {"population", "event", "settlements"}


@rule("M14.3", "M14.4", "M14.5")
def test_a_cost_that_is_missing_and_a_die_that_is_missing() -> None:
    t = Layout().active(0, "r27", "ev1", 2).active(0, "r28", "ev6", 1).active(0, "r29", "ev8", 2)
    turned(t.put(0, "spearman", "r01").turns_up("r08", "ev5"))
    assert (t.kind, square(t), t.state.resolved) == ("action", 2, ["ev5"])
    assert t.units(0, "r08") == {"spearman": 1}


@rule("M14.3")
def test_a_missing_cost_leaves_the_six_round_option() -> None:
    t = turned(before("ev5"))
    token = t.state.tokens["r08"]
    assert (t.kind, token.option, token.die) == ("action", 2, 1)


@rule("M14.7", "M14.15")
def test_a_token_that_scores_is_not_taken_over() -> None:
    t = Layout().scoring_token("r08", "ev2").put(1, "archer", "r08").combat()
    assert t.kind == "action"
    assert t.state.tokens["r08"].card == "ev2"
