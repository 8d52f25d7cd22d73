"""M19.7-M19.15, M19.19: how the enemy of Assur marches, and how it fights.

The human's Start Region r02 lies behind r11, r12 and r13. Two shortest ways lead on from r24 and r25 each, one above
the other: from r24 (three steps away) by r25 or, below, r26; from r25 (two steps) by r11 or, below, r12.
"""

import pytest

from tests.rules import rule
from tests.rules.mesopotamia.alone import HUMAN, THEM, Alone, guardians
from tests.rules.mesopotamia.one_combat import prepared

AT_HOME = ("r11", "r12", "r13")


def standing(t: Alone) -> dict[str, dict[str, int]]:
    """Where Units of the enemy stand after its march."""
    s = t.state
    return {region: dict(army.units) for region in sorted(s.armies) if (army := s.army(region, THEM))}


def marching(*units: str, wave: int = 5) -> Alone:
    """An enemy that has Units where they are named (`spearman r24`) and Phalanxes enough."""
    t = guardians(wave=wave).put(HUMAN, "spearman", "r02").hold(THEM, phalanx=9)
    for written in units:
        kind, region = written.split()
        t.put(THEM, kind, region)
    return t.turn(THEM)


@rule("M19.7")
@pytest.mark.parametrize("kind", ["spearman", "archer", "horseman", "chariot"])
def test_every_combat_unit_moves_one_region_whatever_its_speed(kind: str) -> None:
    assert standing(marching(f"{kind} r26")) == {"r12": {kind: 1}}
    assert standing(marching(f"{kind} r18")) == {"r26": {kind: 1}}


@rule("M19.7", "M4.2")
def test_it_moves_after_the_human() -> None:
    t = guardians().put(HUMAN, "spearman", "r02").put(THEM, "spearman", "r22").hold(THEM, phalanx=3)
    t.squares(event={HUMAN: 9}, population={HUMAN: 1}).end_of_round()
    assert t.match
    assert t.state.order == [HUMAN, THEM]
    assert t.seat == HUMAN
    assert standing(t) == {"r22": {"spearman": 1}}
    t.answer("aside").answer("end")
    assert standing(t) == {"r18": {"spearman": 1}}


@rule("M19.7")
def test_all_units_move_the_nearest_first_then_by_id() -> None:
    t = marching("spearman r22", "archer r26", "horseman r18", "chariot r04")
    assert t.match
    moved = [(each.from_region, each.region, each.activations) for each in t.heard("UnitMoved")]
    assert moved == [("r26", "r12", 1), ("r18", "r26", 1), ("r22", "r18", 1), ("r04", "r20", 1)]
    t = marching("spearman r31", "archer r18", "horseman r24")
    assert t.match
    assert [each.from_region for each in t.heard("UnitMoved")] == ["r18", "r24", "r31"]


@rule("M19.7", "M6.6")
def test_units_of_the_human_hold_it() -> None:
    t = marching("chariot r18").put(HUMAN, "archer", "r18").cards("ca2", "cc3")
    assert t.match
    assert t.heard("UnitMoved") == []
    stayed = [(each.region, each.units, each.is_held) for each in t.heard("EnemyStayed")]
    assert stayed == [("r18", {"chariot": 1}, True)]
    t = marching("spearman r18", "archer r18").put(HUMAN, "archer", "r18")
    assert t.match
    # Two against one: the first may leave, the second may not.
    assert len(t.heard("UnitMoved")) == 1


@rule("M19.8")
def test_paths_avoid_tribes_and_human_walls_but_not_blockers() -> None:
    assert standing(marching("spearman r24").tribe("r25", spearman=1)) == {"r26": {"spearman": 1}}
    assert standing(marching("spearman r24").wall(HUMAN, "r25")) == {"r26": {"spearman": 1}}
    assert standing(marching("spearman r24").block("r25")) == {"r25": {"spearman": 1}}


@rule("M19.8", "M2.10")
def test_a_closed_way_is_left_for_a_longer_one() -> None:
    t = marching("spearman r26").wall(HUMAN, "r12")
    # By r25 and r11 or by r14 and r13 it is one step more; r14 and r25: the topmost.
    assert standing(t) == {"r25": {"spearman": 1}}
    t = marching("chariot r26").wall(HUMAN, "r12")
    assert standing(t) == {"r14": {"chariot": 1}}


@rule("M19.8")
def test_a_ram_that_goes_along_or_stands_there_opens_a_wall() -> None:
    t = marching("spearman r26", "ram r26").wall(HUMAN, "r12")
    assert t.match
    assert [(each.region, each.ram_regions) for each in t.heard("UnitMoved")] == [("r12", ["r26"])]
    t = marching("spearman r26", "ram r12").wall(HUMAN, "r12")
    assert t.match
    assert [each.region for each in t.heard("UnitMoved")] == ["r12"]


@rule("M19.9")
@pytest.mark.parametrize(
    ("kind", "start", "to"),
    [
        ("spearman", "r24", "r25"),
        ("archer", "r24", "r25"),
        ("horseman", "r24", "r26"),
        ("chariot", "r24", "r26"),
        ("spearman", "r25", "r11"),
        ("archer", "r25", "r11"),
        ("horseman", "r25", "r12"),
        ("chariot", "r25", "r12"),
        ("spearman", "r22", "r18"),
        ("chariot", "r22", "r18"),
        ("archer", "r31", "r14"),
        ("horseman", "r31", "r14"),
    ],
)
def test_foot_takes_the_upper_of_equal_ways_and_horse_the_lower(kind: str, start: str, to: str) -> None:
    assert standing(marching(f"{kind} {start}")) == {to: {kind: 1}}


@rule("M19.9", "M19.12")
@pytest.mark.parametrize(("kind", "region"), [("spearman", "r26"), ("chariot", "r25")])
def test_an_active_event_of_the_human_comes_first(kind: str, region: str) -> None:
    card, option = {"r26": ("ev11", 1), "r25": ("ev24", 1)}[region]
    t = marching(f"{kind} r24").active(HUMAN, region, card, option, die=3)
    assert standing(t) == {region: {kind: 1}}
    assert t.state.tokens == {}
    (trampled,) = t.heard("EventTrampled")
    assert (trampled.seat, trampled.region, trampled.card, trampled.owner_seat) == (THEM, region, card, HUMAN)
    assert card in t.state.resolved


@rule("M19.9")
def test_an_event_off_the_shortest_ways_does_not_draw_it() -> None:
    t = marching("spearman r24").active(HUMAN, "r18", "ev11", 1, die=3)
    assert standing(t) == {"r25": {"spearman": 1}}
    assert [*t.state.tokens] == ["r18"]


@rule("M19.9")
def test_a_scoring_token_neither_draws_it_nor_is_removed() -> None:
    t = marching("spearman r24").scoring_token("r26", "ev12")
    assert standing(t) == {"r25": {"spearman": 1}}
    t = marching("chariot r24").scoring_token("r26", "ev12")
    assert (standing(t), [*t.state.tokens]) == ({"r26": {"chariot": 1}}, ["r26"])


@rule("M19.12", "M6.9")
def test_it_walks_over_hidden_events() -> None:
    t = marching("spearman r26").hide("r12", "r26")
    assert (standing(t), t.state.hidden) == ({"r12": {"spearman": 1}}, ["r12", "r26"])
    assert t.heard("EventTurned") == []


@rule("M19.10")
def test_a_ram_goes_with_the_unit_whose_path_comes_nearest_to_a_wall() -> None:
    t = marching("spearman r24", "chariot r24", "ram r24").wall(HUMAN, "r31")
    # The Spearman goes by r25 and r11, the Chariot by r26, next to the Wall.
    assert standing(t) == {"r25": {"spearman": 1}, "r26": {"chariot": 1, "ram": 1}}
    t = marching("spearman r24", "chariot r24", "ram r24").wall(HUMAN, "r11")
    assert standing(t) == {"r25": {"ram": 1, "spearman": 1}, "r26": {"chariot": 1}}


@rule("M19.10", "M19.8")
def test_the_path_that_counts_is_the_one_with_the_ram() -> None:
    t = marching("spearman r24", "chariot r24", "ram r24").wall(HUMAN, "r26")
    # With the Ram the Chariot can take the lower way, over the Wall.
    assert t.match
    moved = {each.unit: (each.region, each.ram_regions) for each in t.heard("UnitMoved")}
    assert moved == {"spearman": ("r25", []), "chariot": ("r26", ["r24"])}


@rule("M19.10")
def test_without_a_wall_it_goes_with_the_first_that_moves() -> None:
    t = marching("spearman r24", "chariot r24", "ram r24")
    assert t.match
    first, second = t.heard("UnitMoved")
    assert (first.ram_regions, second.ram_regions) == (["r24"], [])


@rule("M19.10", "M6.2")
def test_a_ram_alone_stays() -> None:
    assert standing(marching("spearman r26", "ram r18")) == {"r12": {"spearman": 1}, "r18": {"ram": 1}}


@rule("M19.11")
def test_without_a_ram_tribes_are_overrun_when_every_path_is_closed() -> None:
    t = marching("spearman r26").hide(*AT_HOME)
    for region in AT_HOME:
        t.tribe(region, spearman=1, archer=1)
    assert standing(t) == {"r12": {"spearman": 1}}
    assert (sorted(t.state.tribes), t.state.hidden) == (["r11", "r13"], ["r11", "r13"])
    assert t.heard("CombatBegan") == []
    (overrun,) = t.heard("TribeOverrun")
    assert (overrun.region, overrun.units, overrun.had_event) == ("r12", {"spearman": 1, "archer": 1}, True)


@rule("M19.11")
def test_walls_still_close_the_way_past_tribes() -> None:
    t = marching("spearman r26").wall(HUMAN, "r11", "r12").tribe("r13", spearman=1)
    # To r13 by r14: the only way that no Wall closes.
    assert standing(t) == {"r14": {"spearman": 1}}


@rule("M19.11")
def test_if_only_walls_close_every_path_it_stays() -> None:
    t = marching("spearman r26").wall(HUMAN, *AT_HOME)
    assert standing(t) == {"r26": {"spearman": 1}}
    stayed = [(each.seat, each.region, each.units, each.is_held) for each in t.heard("EnemyStayed")]
    assert stayed == [(THEM, "r26", {"spearman": 1}, False)]


@rule("M19.19", "M19.11")
def test_with_a_ram_elsewhere_it_goes_past_tribes_too() -> None:
    t = marching("spearman r26", "ram r20").tribe("r11", archer=1).tribe("r12", archer=1).tribe("r13", archer=1)
    assert standing(t)["r12"] == {"spearman": 1}
    assert sorted(t.state.tribes) == ["r11", "r13"]
    assert [each.had_event for each in t.heard("TribeOverrun")] == [False]


@rule("M19.19")
def test_with_a_ram_elsewhere_walls_keep_it_where_it_is() -> None:
    t = marching("spearman r26", "ram r20").wall(HUMAN, *AT_HOME)
    assert standing(t) == {"r20": {"ram": 1}, "r26": {"spearman": 1}}


def attacked(card: str, against: str, *, holds: int, ahead: int = HUMAN) -> Alone:
    """A human Unit attacks one of the enemy in r18."""
    kinds = {"cs": "spearman", "ca": "archer", "ch": "horseman", "cc": "chariot"}
    t = guardians(wave=2).put(THEM, kinds[against[:2]], "r18").put(HUMAN, kinds[card[:2]], "r18")
    t.put(HUMAN, "spearman", "r02").hold(THEM, phalanx=holds).squares(event={ahead: 7})
    return t.cards(card, against).combat()


@rule("M19.13", "M17.34")
@pytest.mark.parametrize(("holds", "places"), [(2, ["archer discards 1"]), (0, [])])
def test_the_enemy_never_flees(holds: int, places: list[str]) -> None:
    t = attacked("ca7", "ca2", holds=holds)
    assert prepared(t) == places
    (fight,) = t.heard("Fought")
    assert (fight.winner, fight.is_destroyed) == ("attacker", True)
    assert t.heard("Retreated") == []


@rule("M19.13")
def test_even_with_more_mobility_it_is_destroyed() -> None:
    t = attacked("cc3", "cs3", holds=0)
    # Mobility 1 to 1 with the enemy ahead, or 2 to 1, would let an Automaton flee.
    assert t.heard("Fought")[0].is_destroyed
    t = attacked("cc3", "ch5", holds=0)
    assert t.fights[0].startswith("chariot 4 horseman 2 mobility 1:2 attacker")
    assert t.units(THEM, "r18") == {}
    assert (t.heard("Retreated"), t.heard("NowhereToFlee")) == ([], [])


@rule("M19.13", "M17.31", "M17.32")
@pytest.mark.parametrize(
    ("ahead", "holds", "places"),
    [(HUMAN, 4, "force 3 mobility 1"), (HUMAN, 3, "force 3"), (THEM, 2, "force 2"), (THEM, 1, "discards 1")],
)
def test_it_places_what_wins_and_destroys(ahead: int, holds: int, places: str) -> None:
    t = attacked("ca7", "ca2", holds=holds, ahead=ahead)
    assert prepared(t) == [f"archer {places}"]


@rule("M19.13", "M17.24")
def test_as_attacker_it_sends_a_human_unit_home() -> None:
    t = guardians(wave=2).put(HUMAN, "archer", "r22").put(THEM, "archer", "r22").put(HUMAN, "spearman", "r02")
    t.squares(event={HUMAN: 7}).cards("ca2", "ca7").combat()
    assert t.fights == ["archer 3 archer 1 mobility 0:0 attacker routs"]
    # Of the neighbours of r22, r18 and r31 are nearest to r02: three steps.
    assert t.fled == ["0 archer r18"]


@rule("M19.13", "M17.24", "M16.4")
def test_as_leader_it_takes_the_regions_by_id() -> None:
    t = guardians(wave=2).put(HUMAN, "spearman", "r02").hold(THEM, phalanx=9)
    for region in ("r31", "r18"):
        t.put(THEM, "archer", region).put(HUMAN, "spearman", region)
    t.combat()
    assert all(each.kind != "order" for each in t.asked)
    t.go_on()
    assert [each.region for each in t.heard("CombatBegan")] == ["r18", "r31"]


@rule("M19.14")
def test_a_unit_left_alone_with_a_settlement_destroys_it() -> None:
    t = marching("spearman r26").settle(HUMAN, "r12", "r26")
    assert t.state.settlements == {"r26": HUMAN}
    t = guardians(wave=2).put(THEM, "ram", "r12").settle(HUMAN, "r12").put(HUMAN, "spearman", "r02").combat()
    assert t.state.settlements == {"r12": HUMAN}


@rule("M19.14", "M6.13", "M14.13")
def test_it_controls_nothing() -> None:
    t = marching("ram r26").put(THEM, "spearman", "r20").scoring_token("r26", "ev12").end_of_round()
    assert t.match
    assert t.state.tokens["r26"].owner is None
    t = guardians(wave=2).put(HUMAN, "spearman", "r02").put(THEM, "spearman", "r26").hold(THEM, phalanx=2)
    t.active(HUMAN, "r26", "ev11", 1, die=3).combat()
    assert t.heard("EventTakenOver") == []


@rule("M19.15", "M11.13")
def test_all_else_is_as_in_a_normal_game() -> None:
    t = marching("spearman r20").trade("t05").hold(HUMAN, stone=1).turn(HUMAN).answer("gather.pawn").answer("trade.t05")
    assert (t.held(HUMAN, "phalanx"), t.state.trade[0].owner) == (2, HUMAN)
