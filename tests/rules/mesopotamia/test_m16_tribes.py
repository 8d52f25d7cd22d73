from collections.abc import Callable

import pytest

from engine.mesopotamia.content.cards import COMBAT_CARDS
from tests.rules.mesopotamia.field import HERE, A, C, D, E, Field, written
from tests.rules.mesopotamia.table import rule


def against_a_tribe(die: int = 1, sides: int = 3, region: str = HERE, **tribe: int) -> Field:
    """Babylon's Chariot 4/0/1 against a Tribe, by default a Spearman 1/0/1; Babylon is last on the Event track."""
    f = Field(sides).put(A, "chariot", region).tribe(region, **(tribe or {"spearman": 1}))
    return f.event_track([*range(1, sides), A]).tribe_die(die).cards("cc3", *([] if tribe else ["cs3"]))


def fleeing_figure(region: str = "r08") -> Field:
    """The Tribe has its Phalanxes in Mobility and flees with 2 to 1; nothing is chosen yet."""
    return against_a_tribe(region=region)


def flee(f: Field) -> Field:
    return f.combat().answer(("mobility:3",)).go_on("retreat")


def destroyed(f: Field, bid: tuple[str, ...] = ("tactics:3",)) -> Field:
    """The Tribe wastes its Phalanxes on Tactics and is destroyed."""
    return f.combat().answer(bid).go_on()


@rule("M16.40")
def test_an_empire_in_a_tribe_s_region_must_fight_it() -> None:
    f = against_a_tribe().combat()
    assert f.heard_of("CombatBegan") == ["CombatBegan r31"]
    assert f.heard("CombatBegan")[0].defender_units == {"spearman": 1}


@rule("M16.40")
def test_an_empire_that_was_there_before_fights_it_too() -> None:
    f = Field().put(A, "chariot", HERE).settle(A, HERE).tribe(HERE, archer=1).combat()
    assert f.heard("CombatBegan")


@rule("M16.41", "M16.12")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("tribe", "figures"), [({"spearman": 1}, 1), ({"archer": 1, "horseman": 1}, 2)])
def test_a_tribe_has_the_die_and_two_for_each_figure(die: int, tribe: dict[str, int], figures: int) -> None:
    f = Field().put(A, "chariot", HERE).tribe(HERE, **tribe).phalanxes(1).tribe_die(die).combat()
    rolled = f.heard("TribeRolled")[0]
    assert (rolled.die, rolled.phalanxes) == (die, die + 2 * figures)
    assert f.question(A).about["other_phalanxes"] == die + 2 * figures


@rule("M16.41")
def test_the_die_is_rolled_anew_for_each_combat() -> None:
    f = Field(3).put(A, "spearman", HERE).put(C, "chariot", HERE).tribe(HERE, spearman=1)
    f.tribe_die(5).cards("cs1", "cs8").tribe_die(2).combat().answer("0-t")
    assert f.heard("TribeRolled")[0].phalanxes == 7
    f.answer(("force:7",)).go_on("bid")
    assert [event.phalanxes for event in f.heard("TribeRolled")] == [7, 4]


@rule("M16.41", "M16.42", "M16.43", "MX32")
def test_mx32_the_tribe_bids_all_by_the_player_behind() -> None:
    f = against_a_tribe(4, spearman=1, archer=1).event_track([C], [A], [D]).combat().asked_for("bid")
    assert f.heard("TribeRolled")[0].phalanxes == 8
    assert f.seat == C
    f.rejects(("force:7",), "tribe_bids_all").rejects(("force:4", "tactics:3"), "tribe_bids_all")
    f.rejects((), "tribe_bids_all")
    assert not f.question().choice.accepts(("force:9",))
    f.answer(("force:4", "tactics:2", "mobility:2"))
    assert f.heard("BidOpened")[-1].phalanxes == 8


@rule("M16.42")
@pytest.mark.parametrize(
    ("track", "controller"),
    [
        ([[A, D, C, E]], D),
        ([[D, A, C, E]], C),
        ([[D, C, E, A]], E),
        ([[D, C], [E, A]], D),
        ([[D, C], [A], [E]], D),
        ([[A], [D], [], [C, E]], D),
        ([[C, E], [D], [A]], D),
    ],
)
def test_who_plays_the_tribe(track: list[list[int]], controller: int) -> None:
    f = Field(4).put(A, "chariot", HERE).tribe(HERE, spearman=1).event_track(*track).combat()
    assert (f.kind, f.seat) == ("bid", controller)
    assert f.heard("TribeRolled")[0].tribe_seat == controller


@rule("M16.43")
def test_the_controller_allocates_arranges_and_tires_for_the_tribe() -> None:
    f = Field(3).put(A, "spearman", HERE, 2).tribe(HERE, spearman=1, horseman=1).event_track([A, C, D])
    f.tribe_die(6).cards("cs1", "cs7", "cs8", "ch5").combat()
    asked = [(f.seat, f.kind)]
    f.answer(("force:4", "tactics:2", "mobility:4"))
    asked.append((f.seat, f.kind))
    f.allot(d1=2, d2=2)
    asked.append((f.seat, f.kind))
    f.allot(d2=2)
    asked.append((f.seat, f.kind))
    f.line_up("a1 a2 d2 d1")
    asked.append((f.seat, f.kind))
    assert asked == [(C, "bid"), (C, "allot"), (C, "allot"), (C, "lines"), (C, "fatigue")]


@rule("M16.44")
def test_the_tribe_recovers_nothing_and_never_uses_what_its_player_has() -> None:
    f = against_a_tribe().phalanxes(6, 5, 5).ship(D, "n31").ship(C, "n40").combat()
    controller = f.heard("TribeRolled")[0].tribe_seat
    assert f.heard("CombatBegan")[0].defender_bonus == 0
    f.answer(("force:6",), A).answer(("force:3",), controller).go_on()
    assert f.held_phalanxes(A, D, C) == [0, 5, 5]
    assert not f.told("HalfTakenBack")


@rule("M16.44", "M16.18")
def test_the_attacker_takes_back_half_as_usual() -> None:
    f = against_a_tribe(die=6).phalanxes(2).combat().answer(("force:2",), A)
    f.answer(("force:8",)).go_on()
    assert f.held(A, "phalanx") == 1


@rule("M16.45", "M16.13")
def test_the_attacker_s_ships_support() -> None:
    f = against_a_tribe().ship(A, "n31", "n40").combat()
    assert f.heard("CombatBegan")[0].attacker_bonus == 2
    f.rejects(("force:1",), "bonus_not_bid", A)


CLOSED: dict[str, Callable[[Field], object]] = {
    "a Unit of the attacker": lambda f: f.put(A, "spearman", "r13"),
    "a Unit of another Empire": lambda f: f.put(C, "archer", "r13"),
    "a Wall": lambda f: f.wall(C, "r13"),
    "a Settlement": lambda f: f.settle(A, "r13"),
    "an active Event": lambda f: f.active(C, "r13", "ev24"),
}
OPEN: dict[str, Callable[[Field], object]] = {
    "nothing": lambda f: f,
    "a Blocker": lambda f: f.block("r13"),
    "a Ram": lambda f: f.put(C, "ram", "r13"),
    "a token that scores": lambda f: f.scoring_token("r13", "ev23"),
    "a hidden Event": lambda f: f.hide("r13"),
    "a Tribe": lambda f: f.tribe("r13", archer=1),
    "a Ship": lambda f: f.ship(C, "n34"),
}


@rule("M16.46")
@pytest.mark.parametrize("there", CLOSED)
def test_regions_closed_to_a_tribe(there: str) -> None:
    f = fleeing_figure()
    CLOSED[there](f)
    flee(f)
    assert f.seat == A
    assert f.options == ["r07", "r09", "r10", "r14"]
    f.rejects("r13", "bad_retreat").rejects("r01", "bad_retreat")


@rule("M16.46")
@pytest.mark.parametrize("there", OPEN)
def test_regions_open_to_a_tribe(there: str) -> None:
    f = fleeing_figure()
    OPEN[there](f)
    flee(f)
    assert f.options == ["r07", "r09", "r10", "r13", "r14"]
    f.answer("r13")
    assert f.state.tribes["r13"]["spearman"] == 1
    assert "r08" not in f.state.tribes


@rule("M16.46", "M2.6")
@pytest.mark.parametrize(("sides", "offered"), [(2, True), (3, False)])
def test_a_start_region_not_in_use_is_open_to_a_tribe(sides: int, offered: bool) -> None:
    f = flee(against_a_tribe(sides=sides, region="r16"))
    assert ("r03" in f.options) is offered


@rule("M16.46")
def test_a_figure_joins_the_tribe_there() -> None:
    f = flee(fleeing_figure().tribe("r13", spearman=1, archer=1)).answer("r13")
    assert f.state.tribes["r13"] == {"spearman": 2, "archer": 1}


@rule("M16.46", "M6.10")
def test_it_guards_its_new_region_from_then_on() -> None:
    f = flee(fleeing_figure().hide("r13")).answer("r13")
    f.answer("explore.pawn").answer("chariot.r08.r13")
    assert f.state.hidden == ["r13"]
    f.until("bid")
    assert f.heard("CombatBegan")[-1].region == "r13"


@rule("M16.46", "M1.5", "MI1")
def test_without_a_region_the_figure_is_removed() -> None:
    f = fleeing_figure().guard("r07", "r09", "r10", "r13", "r14").combat().answer(("mobility:3",)).go_on()
    assert f.state.tribes == {}
    assert [(event.party_seat, event.unit) for event in f.heard("NowhereToFlee")] == [(None, "spearman")]


@rule("M16.46", "M1.5")
def test_a_destroyed_figure_leaves_the_game() -> None:
    assert destroyed(against_a_tribe()).state.tribes == {}


@rule("M16.46", "M16.31")
def test_an_empire_that_flees_from_a_tribe_chooses_for_itself() -> None:
    f = Field(3).put(A, "spearman", HERE).tribe(HERE, horseman=1).tribe_die(1).cards("cs3", "ch1")
    f.combat().answer(("force:3",)).asked_for("retreat")
    assert f.seat == A
    assert f.question().about["party"] == A


@rule("M16.47")
@pytest.mark.parametrize("end", ["destroyed", "fled"])
def test_the_hidden_event_of_a_defeated_tribe_is_resolved_by_the_attacker(end: str) -> None:
    f = against_a_tribe().hide(HERE).turns_up("ev14")
    if end == "fled":
        flee(f).answer("r18")
    else:
        destroyed(f)
    assert (f.seat, f.kind) == (A, "event")
    assert [(event.seat, event.region) for event in f.heard("EventTurned")] == [(A, HERE)]
    f.answer("2")
    assert f.state.event[1] == [A]


@rule("M16.47")
def test_the_event_stays_hidden_when_the_tribe_wins() -> None:
    f = Field(3).put(A, "spearman", HERE).tribe(HERE, horseman=1).tribe_die(1).cards("cs4", "ch2").hide(HERE)
    f.combat().answer(("force:3",)).go_on()
    assert f.heard("CombatWon")[0].winner_seat is None
    assert f.state.hidden == [HERE]
    assert f.state.tribes == {HERE: {"horseman": 1}}


@rule("M16.47")
def test_a_tribe_without_an_event_leaves_nothing_to_reveal() -> None:
    assert destroyed(against_a_tribe()).kind == "action"


@rule("M16.48", "M16.1", "MX49")
def test_all_tribes_come_first_then_their_events_then_the_other_combats() -> None:
    f = Field(4, tribes_themselves=True).event_track([A, C, E], [D]).hide("r09", "r17")
    f.put(A, "chariot", "r09").tribe("r09", spearman=1).put(C, "chariot", "r17").tribe("r17", spearman=1)
    f.put(A, "spearman", "r22").put(E, "spearman", "r22")
    f.tribe_die(1).cards("cc3", "cs1").tribe_die(1).cards("cc1", "cs4").turns_up("ev2", "ev14").combat()
    while f.kind != "action":
        f.default()
    assert f.heard_of("CombatWon", "EventTurned") == [
        "CombatWon r09",
        "CombatWon r17",
        "EventTurned r09",
        "EventTurned r17",
        "CombatWon r22",
    ]


@rule("M16.48", "M14.12", "MX49", "D26")
@pytest.mark.parametrize("first", ["r09", "r10"])
def test_mx49_the_victor_says_which_of_his_events_is_turned_first(first: str) -> None:
    f = Field(4, tribes_themselves=True).hide("r09", "r10")
    f.put(A, "chariot", "r09").tribe("r09", spearman=1).put(A, "chariot", "r10").tribe("r10", spearman=1)
    f.tribe_die(1).cards("cc3", "cs1").tribe_die(1).cards("cc1", "cs4").combat().go_on().asked_for("event.first")
    assert (f.seat, f.options) == (A, ["r09", "r10"])
    assert not f.told("EventTurned")
    f.answer(first).until("action")
    other = {"r09": "r10", "r10": "r09"}[first]
    assert f.heard_of("EventTurned") == [f"EventTurned {first}", f"EventTurned {other}"]


@rule("M16.48", "M14.12", "D26")
def test_three_events_can_be_resolved_in_any_order() -> None:
    f = Field(4, tribes_themselves=True).hide("r09", "r10", "r14").event_track([1, 2, 3], [A])
    for region in ("r09", "r10"):
        f.put(A, "chariot", region).tribe(region, spearman=1)
    f.put(A, "horseman", "r14", 2).tribe("r14", spearman=1).tribe_die(1).cards("cc3", "cs1")
    f.tribe_die(1).cards("cc1", "cs4").tribe_die(1).cards("ch3", "ch2", "cs8").turns_up("ev14", "ev3", "ev16").combat()
    f.go_on().asked_for("event.first")
    assert f.options == ["r09", "r10", "r14"]
    f.answer("r14").answer("2").asked_for("event.first")
    assert f.options == ["r09", "r10"]
    f.answer("r09").until("action")
    assert [event.region for event in f.heard("EventTurned")] == ["r14", "r09", "r10"]


@rule("M16.48")
def test_if_two_empires_stood_with_the_tribe_the_survivor_of_the_region_reveals() -> None:
    """Akkad beats the Tribe, then Babylon beats Akkad."""
    f = Field(3, tribes_themselves=True).put(C, "chariot", HERE).put(A, "chariot", HERE).tribe(HERE, spearman=1)
    f.hide(HERE).tribe_die(1).cards("cc3", "cs1", "cc1", "cc4").turns_up("ev14").combat()
    f.answer("2-t").go_on()
    assert [event.winner_seat for event in f.heard("CombatWon")] == [C, A]
    assert f.heard_of("CombatWon", "EventTurned") == ["CombatWon r31", "CombatWon r31", "EventTurned r31"]
    assert (f.seat, f.kind) == (A, "event")


@rule("M16.63", "M16.41", "MX53")
def test_mx53_a_figure_without_a_card() -> None:
    f = Field().put(A, "archer", HERE, 3).tribe(HERE, archer=5).tribe_die(2)
    f.cards("ca2", "ca4", "ca5", "ca1", "ca3", "ca6", "ca7").combat().asked_for("bid")
    mine, theirs = f.heard("CardsDrawn")
    assert mine.cards == ["ca2", "ca4", "ca5"]
    assert theirs.cards == ["ca1", "ca3", "ca6", "ca7", ""]
    assert f.heard("TribeRolled")[0].phalanxes == 12
    f.answer(("mobility:12",))
    f.asked_for("lines").line_up("a1 d5 d1", "a2 d2", "a3 d3 d4")
    assert f.fights[0] == "archer 1 archer 1 mobility 0:0 attacker destroys"


@rule("M16.63")
def test_the_figure_without_a_card_has_no_slots() -> None:
    f = Field().put(A, "archer", HERE, 3).tribe(HERE, archer=5).tribe_die(6).combat()
    f.answer(written((16, 0, 0)))
    slots = sum(COMBAT_CARDS[card].slots("force") for card in f.heard("CardsDrawn")[1].cards if card)
    allotted = f.heard("PhalanxesAllotted")[0]
    assert (sum(allotted.placed.values()), allotted.lost) == (slots, 16 - slots)
    assert "d5" not in allotted.placed


@rule("M16.63", "M16.10")
def test_discards_are_drawn_before_a_figure_goes_without_a_card() -> None:
    f = Field().put(A, "archer", HERE, 2).tribe(HERE, archer=5)
    f.deck("archer", "ca1", "ca2", discard=["ca3", "ca4", "ca5", "ca6", "ca7"]).combat()
    assert "" not in f.heard("CardsDrawn")[1].cards
