import pytest

from tests.rules.mesopotamia.layout import Layout, rule

X = "r08"
"""Where an Event of the desert lies."""


def die(t: Layout, region: str = X) -> int:
    return t.state.tokens[region].die


def owner(t: Layout, region: str = X) -> int | None:
    return t.state.tokens[region].owner


def square(t: Layout, seat: int = 0) -> int:
    return next(number for number, pile in enumerate(t.state.event, 1) if seat in pile)


def regions_told(t: Layout, name: str) -> list[str]:
    return [getattr(event, "region", "") for event in t.told(name)]


def round_passes(t: Layout) -> Layout:
    """Both players end their turns without doing anything."""
    now = t.state.round
    while t.state.round == now:
        t.done()
    return t


@rule("M14.8", "M14.13", "MX36")
def test_mx36_protect() -> None:
    t = Layout().put(0, "spearman", "r01").turns_up(X, "ev1").explore().go("spearman", "r01", X).answer("1")
    assert die(t) == 1
    for passed in range(1, 6):
        round_passes(t)
        assert (t.held(0, "tablet"), die(t), owner(t)) == (passed, passed + 1, 0)
        assert square(t) == 1
        assert t.state.settlements == {}
    round_passes(t)
    assert t.held(0, "tablet") == 6
    assert t.state.settlements == {X: 0}
    assert t.state.players[0].levels["research"] == 2
    assert square(t) == 4
    assert t.state.tokens == {}
    assert t.state.resolved == ["ev1"]


@rule("M14.13")
@pytest.mark.parametrize("shown", [1, 2, 3, 4, 5])
def test_each_round_brings_its_gain_and_turns_the_die(shown: int) -> None:
    t = Layout().active(0, X, "ev1", 2, shown).put(0, "archer", X).end_of_round()
    assert (t.held(0, "food"), t.held(0, "clay")) == (1, 1)
    assert (die(t), square(t)) == (shown + 1, 1)


@rule("M14.13")
def test_after_the_sixth_round_the_final_gain_comes_on_top() -> None:
    t = Layout().active(0, X, "ev5", 2, 6).settle(0, X).end_of_round()
    assert t.held(0, "phalanx") == 2
    assert t.units(0, X) == {"horseman": 1}
    assert (square(t), t.state.tokens, t.state.resolved) == (4, {}, ["ev5"])


@rule("M14.13")
def test_the_die_returns_after_the_sixth_round() -> None:
    t = Layout().active(0, "r27", "ev5", 2, 1).active(0, "r29", "ev8", 2, 1).active(0, X, "ev6", 1, 6)
    t.settle(0, X).put(0, "spearman", "r13").turns_up("r14", "ev11").end_of_round()
    assert sorted(t.state.tokens) == ["r27", "r29"]
    t.answer("explore.pawn").go("spearman", "r13", "r14")
    assert (t.kind, t.options) == ("event", ["1", "2"])


@rule("M14.13")
def test_the_owner_of_the_seal_is_not_asked_and_others_gain_nothing() -> None:
    t = Layout().active(0, X, "ev1", 1, 3).settle(0, X).end_of_round()
    assert (t.kind, t.seat, t.state.round) == ("action", 0, 2)
    assert t.held(1, "tablet") == 0


@rule("M14.12")
def test_at_the_end_of_a_round_events_go_by_region_id_owner_by_owner() -> None:
    t = Layout().active(0, "r27", "ev5", 2).active(1, "r29", "ev1", 1).active(0, X, "ev6", 1).population([1, 0])
    t.settle(0, X, "r27").settle(1, "r29").end_of_round()
    assert regions_told(t, "EventRoundPassed") == ["r29", X, "r27"]


@rule("M14.14")
@pytest.mark.parametrize("case", ["nobody", "enemy settlement", "enemy unit", "tribe", "ship and wall"])
def test_without_control_an_event_pauses(case: str) -> None:
    t = Layout().active(0, X, "ev1", 1, 6)
    match case:
        case "enemy settlement":
            t.put(0, "archer", X).settle(1, X)
        case "enemy unit":
            t.settle(0, X).put(1, "archer", X)
        case "tribe":
            t.settle(0, X).tribe(X, archer=1)
        case "ship and wall":
            t.ship(0, "n19").wall(0, X)
        case _:
            pass
    t.end_of_round()
    assert (die(t), owner(t), t.held(0, "tablet"), square(t)) == (6, 0, 0, 1)
    assert regions_told(t, "EventPaused") == [X]


@rule("M14.14")
def test_a_paused_event_goes_on_when_control_is_back() -> None:
    t = Layout().active(0, X, "ev1", 1, 3).put(0, "spearman", "r01").end_of_round()
    assert die(t) == 3
    t.answer("explore.pawn").go("spearman", "r01", X)
    round_passes(t)
    assert (die(t), t.held(0, "tablet")) == (4, 1)


@rule("M14.15", "M14.17", "MX37")
@pytest.mark.parametrize(("option", "gained"), [("1", {"tablet": 1}), ("2", {"food": 1, "clay": 1})])
def test_mx37_who_takes_the_region_takes_the_event_afresh(option: str, gained: dict[str, int]) -> None:
    t = Layout().active(0, X, "ev1", 1, 4).put(1, "archer", X).combat()
    assert (t.kind, t.seat, t.options) == ("event", 1, ["1", "2"])
    t.answer(option)
    assert (owner(t), t.state.tokens[X].option) == (1, int(option))
    assert die(t) == 2
    assert {kind: count for kind, count in t.state.players[1].holding.items() if count} == gained
    assert not any(t.state.players[0].holding.values())


@rule("M14.15", "MX37")
def test_mx37_retaking_resets_it_again() -> None:
    t = Layout().active(0, X, "ev1", 1, 4).put(1, "archer", X).put(0, "horseman", "r13").population([1, 0]).combat()
    t.answer("1")
    assert (t.seat, t.state.round, die(t)) == (1, 2, 2)
    t.answer("explore.pawn").go("archer", X, "r09").done()
    t.answer("explore.pawn").go("horseman", "r13", X).done()
    assert (t.kind, t.seat) == ("event", 0)
    t.answer("2")
    assert (owner(t), t.state.tokens[X].option, die(t)) == (0, 2, 2)


@rule("M14.15")
def test_the_new_owner_may_take_an_option_without_a_die() -> None:
    t = Layout().active(0, "r14", "ev11", 1, 5).put(1, "archer", "r14").combat().answer("2")
    assert (t.held(1, "food"), square(t, 1), t.state.tokens) == (3, 2, {})
    assert t.state.resolved == ["ev11"]


@rule("M14.15")
def test_the_old_owner_has_the_die_back() -> None:
    t = Layout().active(0, "r27", "ev5", 2).active(0, "r29", "ev8", 2).active(0, X, "ev1", 1, 4)
    t.put(1, "archer", X).put(0, "spearman", "r13").turns_up("r14", "ev11").combat()
    t.answer("1").answer("explore.pawn").go("spearman", "r13", "r14")
    assert (t.seat, t.kind, t.options) == (0, "event", ["1", "2"])


@rule("M14.15")
@pytest.mark.parametrize(
    "case", ["owner keeps it", "nobody", "settlement of the owner left", "two rivals with rams", "tribe"]
)
def test_without_control_nobody_takes_over(case: str) -> None:
    t = Layout("babylonian", "sumerian", "akkadian").active(0, X, "ev1", 1, 4)
    match case:
        case "owner keeps it":
            t.put(0, "spearman", X)
        case "settlement of the owner left":
            t.settle(0, X).put(1, "archer", X)
        case "two rivals with rams":
            t.put(1, "ram", X).put(2, "ram", X)
        case "tribe":
            t.settle(1, X).tribe(X, archer=1)
        case _:
            pass
    t.combat()
    if t.kind == "settlement":
        t.answer("leave")
    assert t.kind == "action"
    assert not t.told("EventTakenOver")
    assert owner(t) == 0


@rule("M14.15")
@pytest.mark.parametrize("piece", ["settlement", "ram"])
def test_settlements_and_rams_take_over_too(piece: str) -> None:
    t = Layout().active(0, X, "ev1", 1, 4)
    if piece == "ram":
        t.put(1, "ram", X)
    else:
        t.settle(1, X)
    t.combat()
    assert (t.kind, t.seat) == ("event", 1)


@rule("M14.16")
def test_take_overs_wait_for_the_end_of_the_combat_phase() -> None:
    t = Layout().active(0, X, "ev1", 1, 4).put(1, "archer", "r07").population([1, 0]).explore(1)
    t.go("archer", "r07", X).done()
    assert (t.seat, t.kind) == (0, "action")
    assert (owner(t), die(t)) == (0, 4)
    t.done()
    assert (t.kind, t.seat, t.state.phase) == ("event", 1, "combat")


@rule("M14.12", "M14.16")
@pytest.mark.parametrize("ahead", [1, 2])
def test_take_overs_go_empire_by_empire_and_by_region_id(ahead: int) -> None:
    behind = 3 - ahead
    t = Layout("babylonian", "sumerian", "akkadian").squares(event={behind: 2, ahead: 3})
    t.active(0, "r07", "ev1", 1).active(0, X, "ev5", 2).active(0, "r27", "ev8", 2)
    t.put(behind, "archer", "r07").put(ahead, "archer", X).put(ahead, "archer", "r27").hold(ahead, food=1).combat()
    asked = []
    for _ in range(5):
        if t.kind != "event":
            break
        asked.append((t.seat, regions_told(t, "EventTakenOver")[-1]))
        t.answer("1")
    assert asked == [(ahead, X), (ahead, "r27"), (behind, "r07")]


@rule("M14.17")
def test_a_die_placed_in_the_combat_phase_counts_this_round() -> None:
    t = Layout(simple_combat=True).hold(0, phalanx=20).put(0, "chariot", X).tribe(X, spearman=1).turns_up(X, "ev1")
    t.dice.script.insert(0, 0)
    t.combat().answer(20, 0)
    t.until("event").answer("1").until("action")
    assert (owner(t), die(t), t.held(0, "tablet"), t.state.round) == (0, 2, 1, 2)


@rule("M14.18")
def test_earlier_owners_keep_what_they_gained() -> None:
    t = Layout().active(0, X, "ev1", 1, 6).hold(0, tablet=5).put(1, "archer", X).combat().answer("1")
    assert (t.held(0, "tablet"), t.held(1, "tablet")) == (5, 1)
    assert (square(t, 0), square(t, 1)) == (1, 1)


@rule("M14.18")
def test_final_gains_go_to_the_present_owner() -> None:
    t = Layout().active(1, X, "ev1", 1, 6).hold(0, tablet=5).put(1, "archer", X).end_of_round()
    assert t.state.settlements == {X: 1}
    assert (t.held(0, "tablet"), t.held(1, "tablet")) == (5, 1)
    assert (square(t, 0), square(t, 1)) == (1, 4)


def fled_to_r30() -> Layout:
    """An Archer of Akkad has fled to where Elam has a Settlement and an Event, but no Unit."""
    t = Layout("akkadian", "elamite").put(1, "chariot", "r22").put(0, "archer", "r22")
    t.settle(1, "r30").active(1, "r30", "ev11", 1, 3).drawn_cards("archer", "ca4").drawn_cards("chariot", "cc2")
    t.combat().answer("r30")
    assert (t.kind, t.seat) == ("settlement", 0)
    return t


@rule("M8.11", "M14.15", "M16.65", "MX52")
def test_mx52_a_fled_unit_conquers_and_takes_over() -> None:
    t = fled_to_r30().answer("conquer")
    assert (t.kind, t.seat) == ("event", 0)
    t.answer("1")
    assert t.state.settlements == {"r30": 0}
    assert (owner(t, "r30"), die(t, "r30"), t.held(0, "food")) == (0, 2, 1)


@rule("M14.14", "M16.65", "MX52")
def test_mx52_a_settlement_left_pauses_the_event() -> None:
    t = fled_to_r30().answer("leave")
    assert t.kind == "action"
    assert (owner(t, "r30"), die(t, "r30"), t.held(1, "food")) == (1, 3, 0)


def market_town() -> Layout:
    """Seat 0 holds the Event that gives a resource of choice each round; seat 1 is first in the next round."""
    return Layout().active(0, "r14", "ev19", 1, 2).put(0, "archer", "r14").population([1, 0])


@rule("M14.9", "M14.21", "MX55")
def test_mx55_a_choice_at_the_end_of_a_round_is_owed() -> None:
    t = market_town().end_of_round()
    assert die(t, "r14") == 3
    assert (t.seat, t.kind, t.state.round) == (1, "action", 2)
    assert [(owed.seat, owed.card, owed.region) for owed in t.state.owed] == [(0, "ev19", "r14")]
    t.done()
    assert (t.seat, t.kind, t.options) == (0, "event.resource", ["stone", "wood", "clay", "food"])
    assert not any(t.state.players[0].holding.values())
    t.rejects("gather.pawn", "not_now", kind="action")
    t.answer("food")
    assert (t.held(0, "food"), t.kind, t.state.owed) == (1, "action", [])


@rule("M14.21", "MX55")
def test_mx55_after_the_last_round_it_is_asked_before_scoring() -> None:
    t = market_town().squares({0: 7}).quests(0, "q3").scored()
    assert (t.seat, t.kind, t.over) == (0, "event.resource", False)
    t.answer("food")
    assert t.over
    assert t.points(0).quests_vp == 2


@rule("M14.21")
def test_after_the_last_round_all_owners_are_asked_at_the_same_time() -> None:
    t = Layout("mariote", "babylonian").active(0, "r14", "ev19", 1).put(0, "archer", "r14")
    t.active(1, X, "ev41", 1).put(1, "archer", X).scored()
    assert sorted((each.seat, each.kind) for each in t.asked) == [(0, "event.resource"), (1, "event.resource")]
    t.answer("clay", 1).answer("wood", 0)
    assert t.over
    assert (t.held(0, "wood"), t.held(1, "clay")) == (1, 1)


@rule("M14.21")
def test_the_rest_of_the_event_goes_on_without_an_owed_choice() -> None:
    t = Layout().active(0, "r13", "ev28", 2, 6).put(0, "archer", "r13").population([1, 0]).end_of_round()
    assert (t.seat, t.held(0, "tablet"), square(t)) == (1, 1, 4)
    assert (t.state.tokens, t.state.resolved) == ({}, ["ev28"])
    t.done()
    assert (t.seat, t.kind) == (0, "event.technology")
    t.answer("war")
    assert t.state.players[0].levels["war"] == 2
    assert t.kind == "action"


@rule("M14.21")
def test_another_technology_for_one_at_its_top_is_owed() -> None:
    t = Layout().active(0, "r14", "ev11", 1, 6).level(0, growth=4).put(0, "archer", "r14").end_of_round()
    assert (t.seat, t.kind) == (0, "event.technology")
    assert "growth" not in t.options
    t.answer("build")
    assert t.state.players[0].levels["build"] == 2


@rule("M14.21")
def test_several_owed_choices_come_before_all_else() -> None:
    t = Layout("mariote", "babylonian").active(0, "r14", "ev19", 1).active(0, X, "ev41", 1, 5).settle(0, "r14", X)
    t.end_of_round()
    assert (t.seat, t.kind) == (0, "event.resource")
    t.answer("stone")
    assert (t.seat, t.kind) == (0, "event.resource")
    t.answer("wood")
    assert (t.held(0, "stone"), t.held(0, "wood"), t.kind) == (1, 1, "action")


@rule("M14.13")
def test_a_final_quest() -> None:
    t = Layout().active(0, X, "ev1", 2, 6).settle(0, X).end_of_round()
    assert (t.held(0, "food"), t.held(0, "clay"), len(t.state.players[0].quests)) == (1, 1, 1)
    assert square(t) == 3


@rule("M14.13")
def test_a_final_wall_and_a_square_of_the_population() -> None:
    t = Layout().active(0, "r13", "ev26", 1, 6).settle(0, "r13").end_of_round()
    assert t.state.walls == {"r13": 0}
    assert t.state.population[1] == [0]
    assert (t.held(0, "stone"), square(t)) == (1, 4)


@rule("M14.13", "M14.9")
def test_a_final_unit_above_the_limit_is_a_phalanx() -> None:
    t = Layout("assyrian", "sumerian").active(0, "r13", "ev34", 2, 6).put(0, "archer", "r13", 2).end_of_round()
    assert t.units(0, "r13") == {"archer": 2}
    assert (t.held(0, "food"), t.held(0, "phalanx")) == (1, 1)


@rule("M14.15", "M14.16")
def test_who_destroys_the_settlement_of_the_owner_takes_the_event_over() -> None:
    t = Layout().active(0, X, "ev1", 1, 4).settle(0, X).put(1, "archer", X).combat()
    assert (t.kind, t.seat) == ("settlement", 1)
    t.answer("destroy")
    assert (t.kind, t.seat) == ("event", 1)


@rule("M14.16")
def test_an_empire_is_asked_for_its_settlements_and_take_overs_in_one_visit() -> None:
    t = Layout("babylonian", "sumerian", "akkadian").squares(event={2: 2, 1: 3})
    t.active(0, "r07", "ev1", 1).active(0, "r27", "ev8", 2).settle(0, "r27", "r31")
    t.put(2, "archer", "r07").put(1, "archer", "r27").put(1, "archer", "r31").combat()
    asked = []
    for answer in ("destroy", "leave", "2", "1"):
        asked.append((t.seat, t.kind))
        t.answer(answer)
    assert asked == [(1, "settlement"), (1, "settlement"), (1, "event"), (2, "event")]
    assert (owner(t, "r27"), owner(t, "r07")) == (1, 2)


@rule("M14.21", "M14.9")
def test_an_owed_discovery_that_finds_all_at_the_top_is_a_phalanx() -> None:
    levels = {"explore": 4, "build": 4, "research": 4, "gather": 4, "war": 3, "growth": 4}
    t = Layout().level(0, **levels).active(0, "r13", "ev28", 2, 6).active(0, "r14", "ev11", 1, 6)
    t.settle(0, "r13", "r14").end_of_round()
    assert (t.seat, t.kind) == (0, "action")
    assert set(t.state.players[0].levels.values()) == {4}
    assert t.held(0, "phalanx") == 1
    assert t.state.owed == []


@rule("M14.13", "M15.7")
def test_final_gains_of_the_last_round_are_scored() -> None:
    t = Layout().active(0, X, "ev1", 1, 6).put(0, "archer", X).event_track([0], [1]).scored()
    assert (t.points(0).settlements_vp, t.points(0).event_vp, t.points(1).event_vp) == (1, 9, 6)


@rule("M14.21")
def test_an_owed_choice_after_the_fifth_level_of_the_gardens() -> None:
    tiles = ["hg1a", "hg2a", "hg3a", "hg4a", "hg5a"]
    t = market_town().gardens(*tiles, built=[1] * 5).end_of_round()
    assert (t.seat, t.kind, t.over) == (0, "event.resource", False)
    assert t.answer("wood").over


@rule("M14.21")
def test_an_owed_discovery_counts_for_quests() -> None:
    t = Layout("mariote", "babylonian").level(0, **dict.fromkeys(("explore", "research", "gather", "war", "growth"), 3))
    t.level(0, build=2).quests(0, "q30").active(0, "r13", "ev28", 2, 6).settle(0, "r13").scored()
    assert (t.seat, t.kind) == (0, "event.technology")
    assert t.answer("build").points(0).quests_vp == 2


@rule("M14.4", "M14.8")
def test_where_an_event_may_last_six_rounds_the_dice_left_for_it_are_told() -> None:
    t = Layout().put(0, "spearman", "r01").turns_up(X, "ev1").explore().go("spearman", "r01", X)
    assert t.question().prompt.args["dice"] == 3
