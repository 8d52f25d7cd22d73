"""M18.7-M18.12, M18.15-M18.19, MX47, MX59: the turn of the Defenders of Ur, and their combats."""

import pytest

from engine.mesopotamia.events.automaton import ActionCardsDrawn
from tests.rules import rule
from tests.rules.mesopotamia.alone import HUMAN, THEM, Alone, siege
from tests.rules.mesopotamia.commands import told
from tests.rules.mesopotamia.one_combat import prepared


def standing(t: Alone, side: int = THEM) -> dict[str, dict[str, int]]:
    s = t.state
    return {region: dict(army.units) for region in sorted(s.armies) if (army := s.army(region, side))}


def playing(card: str, *, bare: bool = False, square: int = 1, hard: bool = False) -> Alone:
    """Defenders whose turn is this card and the Star, on a Population square; the human comes after them."""
    t = siege(bare=bare, hard=hard).population([HUMAN])
    t.laid.population[square - 1].insert(0, THEM)
    return t.action_cards(card, "star").turn(THEM)


@rule("M18.9", "M18.15")
def test_two_of_five_cards_are_drawn_every_turn_and_shuffled_back() -> None:
    t = siege().turn(THEM)
    for _ in range(6):
        t.answer("aside").answer("end").go_on()
    drawn = told(t, ActionCardsDrawn)
    assert len(drawn) >= 6
    assert all(each.seat == THEM and len(each.technologies) + each.has_star == 2 for each in drawn)


@rule("M18.9")
def test_they_are_performed_in_the_order_drawn() -> None:
    t = siege().population([HUMAN], [], [], [], [], [THEM]).action_cards("growth", "war").turn(THEM)
    assert t.held(THEM, "phalanx") == 3
    t = siege().population([HUMAN], [], [], [], [], [THEM]).action_cards("war", "growth").turn(THEM)
    assert t.held(THEM, "phalanx") == 2


@rule("M18.15")
def test_growth_is_one_square_and_the_star_nothing() -> None:
    t = playing("growth", square=4)
    assert (t.square("population", THEM), t.square("event", THEM), t.held(THEM, "phalanx")) == (5, 1, 0)
    assert standing(t) == {"r15": {"spearman": 1}, "r16": {"archer": 1}, "r17": {"horseman": 1}}


@rule("M18.10")
@pytest.mark.parametrize(("level", "token"), [(1, "t07"), (2, "t11"), (3, "t20"), (4, "t20")])
def test_gather_claims_the_rightmost_token_at_most_one_section_above_the_human(level: int, token: str) -> None:
    t = playing("gather").level(HUMAN, gather=level).trade("t01").trade("t10", 1).trade("t07", 2).trade("t11")
    t.trade("t17", 1).trade("t20", 2)
    assert [slot.token for slot in t.state.trade if slot.owner == THEM] == [token]
    assert t.held(THEM, "phalanx") == 0


@rule("M18.10", "M18.11", "M18.13", "M18.15")
@pytest.mark.parametrize(
    ("card", "idle"), [("gather", False), ("war", False), ("explore", False), ("growth", False), ("gather", True)]
)
def test_only_a_card_that_comes_to_nothing_is_told_so(card: str, idle: bool) -> None:
    t = playing(card)
    if card == "gather" and not idle:
        t.trade("t01")
    assert t.match
    assert [each.technology for each in t.heard("DefendersIdle")] == [card] * idle


@rule("M18.13")
def test_an_explore_without_anything_to_do_is_told() -> None:
    t = playing("explore", bare=True)
    assert t.match
    assert [each.technology for each in t.heard("DefendersIdle")] == ["explore"]


@rule("M18.10")
def test_gather_passes_over_tokens_that_are_not_free() -> None:
    t = playing("gather").trade("t01").trade("t10", 1).trade("t07", 2, owner=HUMAN)
    assert [slot.token for slot in t.state.trade if slot.owner == THEM] == ["t10"]
    t = playing("gather").trade("t01", owner=HUMAN).trade("t11")
    assert [slot.token for slot in t.state.trade if slot.owner == THEM] == []


@rule("M18.10", "M1.5")
def test_gather_needs_an_amphora() -> None:
    t = playing("gather").level(HUMAN, gather=4).trade("t01")
    for number, token in enumerate(("t06", "t07", "t11", "t12", "t16", "t17")):
        t.trade(token, 1 + number % 2, owner=THEM)
    assert [slot.owner for slot in t.state.trade] == [None, *[THEM] * 6]


@rule("M18.10")
def test_the_human_may_not_use_a_token_of_the_defenders() -> None:
    t = siege().trade("t01", owner=THEM).trade("t05", 2).hold(HUMAN, stone=2).population([THEM], [HUMAN]).turn(HUMAN)
    t.answer("gather.pawn")
    assert "trade.t01" not in t.options
    t.rejects("trade.t01", "defender_token").answer("trade.t05")
    assert t.held(HUMAN, "phalanx") == 2


@rule("M18.11")
@pytest.mark.parametrize(
    ("square", "phalanxes"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)]
)
def test_war_gives_a_third_of_the_population_rounded_up(square: int, phalanxes: int) -> None:
    assert playing("war", square=square).held(THEM, "phalanx") == phalanxes


@rule("M18.11", "M18.7", "M18.19")
@pytest.mark.parametrize(
    ("square", "kind"),
    [
        (1, "spearman"),
        (2, "spearman"),
        (3, "archer"),
        (4, "archer"),
        (5, "horseman"),
        (6, "horseman"),
        (7, "chariot"),
        (9, "chariot"),
    ],
)
def test_war_places_the_most_advanced_type_whose_square_is_reached(square: int, kind: str) -> None:
    t = playing("war", square=square)
    placed = [kind for units in standing(t).values() for kind, count in units.items() for _ in range(count)]
    assert sorted(placed) == sorted(["spearman", "archer", "horseman", kind])


@rule("M18.11", "M18.7")
@pytest.mark.parametrize(
    ("on_map", "square", "kind"),
    [
        ({"chariot": 1}, 7, "horseman"),
        ({"chariot": 1, "horseman": 1}, 9, "archer"),
        ({"chariot": 1, "horseman": 1, "archer": 2}, 9, "spearman"),
        ({"chariot": 1, "horseman": 1, "archer": 2, "spearman": 2}, 9, ""),
        ({"spearman": 2}, 1, ""),
        ({"spearman": 2}, 2, ""),
    ],
)
def test_a_type_that_is_not_in_reserve_is_passed_over(on_map: dict[str, int], square: int, kind: str) -> None:
    t = playing("war", square=square)
    for each, count in on_map.items():
        t.put(THEM, each, "r20", count)
    before = sum(on_map.values()) + 3
    after = [each for units in standing(t).values() for each, count in units.items() for _ in range(count)]
    assert len(after) == before + bool(kind)
    if kind:
        assert after.count(kind) == on_map.get(kind, 0) + 2
    assert t.held(THEM, "phalanx") > 0


@rule("M18.7", "M18.11")
@pytest.mark.parametrize("destroyed", [True, False])
def test_destroyed_units_return_to_their_reserve_place(destroyed: bool) -> None:
    t = siege(bare=True).settle(THEM, "r16").put(THEM, "spearman", "r15").put(THEM, "spearman", "r16")
    t.put(THEM, "spearman", "r18").squares(event={HUMAN: 3})
    if destroyed:
        t.put(HUMAN, "chariot", "r18").cards("cc3", "cs4")
    t.action_cards("war", "star").combat()
    assert len(t.heard("Fought")) == destroyed
    # All three were on the map; the one that fell comes back with the War card of the next round.
    assert standing(t)["r16"] == {"spearman": 2 if destroyed else 1}


@rule("M18.12")
def test_a_spearman_comes_to_the_settlement_with_fewest_units_then_left_then_top() -> None:
    assert standing(playing("war"))["r16"] == {"archer": 1, "spearman": 1}
    t = playing("war").put(THEM, "archer", "r16")
    assert standing(t)["r17"] == {"horseman": 1, "spearman": 1}
    t = playing("war").put(THEM, "archer", "r16").put(THEM, "archer", "r17")
    assert standing(t)["r15"] == {"spearman": 2}


@rule("M18.12")
def test_an_archer_comes_to_a_wall() -> None:
    t = playing("war", bare=True, square=3).settle(THEM, "r16").wall(THEM, "r15", "r17")
    assert standing(t) == {"r17": {"archer": 1}}
    t = playing("war", bare=True, square=1).settle(THEM, "r16").wall(THEM, "r15", "r17")
    assert standing(t) == {"r16": {"spearman": 1}}


@rule("M18.12")
@pytest.mark.parametrize("square", [1, 3])
def test_without_one_the_neighbour_of_ur_with_the_lowest_id(square: int) -> None:
    (region,) = standing(playing("war", bare=True, square=square).settle(HUMAN, "r16").wall(HUMAN, "r16"))
    assert region == "r15"


@rule("M18.12", "MX47")
@pytest.mark.parametrize(("square", "kind"), [(5, "horseman"), (7, "chariot")])
def test_the_fast_ones_come_next_to_the_human_as_far_right_as_possible(square: int, kind: str) -> None:
    t = playing("war", square=square).put(HUMAN, "spearman", "r31").put(HUMAN, "archer", "r08")
    assert t.units(THEM, "r18") == {kind: 1}
    assert t.held(THEM, "phalanx") == (2 if square == 5 else 3)


@rule("M18.12")
def test_not_to_a_tribe_a_human_unit_or_a_start_region_in_use() -> None:
    t = playing("war", square=7).put(HUMAN, "spearman", "r31").tribe("r18", archer=1).put(HUMAN, "ram", "r26")
    assert t.units(THEM, "r22") == {"chariot": 1}
    t = playing("war", square=7).put(HUMAN, "spearman", "r31").tribe("r18", archer=1)
    # r22 and r26 are equally far right; r26 lies above. M2.10
    assert t.units(THEM, "r26") == {"chariot": 1}
    t = playing("war", square=7).put(HUMAN, "spearman", "r08").tribe("r14", archer=1).tribe("r10", archer=1)
    # Next to r08: r13 and r10, r14 on the right of r07, r09 and the human's r01.
    assert t.units(THEM, "r13") == {"chariot": 1}


@rule("M18.12")
def test_without_such_a_region_they_come_as_a_spearman_does() -> None:
    t = playing("war", square=7).put(HUMAN, "ram", "r31").ship(HUMAN, "n53")
    assert t.units(THEM, "r16") == {"archer": 1, "chariot": 1}


def attacked(cards: str, against: str, region: str = "r18") -> Alone:
    """A human Unit attacks a Defender; the human is ahead on the Event track."""
    kinds = {"cs": "spearman", "ca": "archer", "ch": "horseman", "cc": "chariot"}
    t = siege(bare=True).population([], [], [], [], [THEM, HUMAN]).squares(event={HUMAN: 3})
    t.put(THEM, kinds[against[:2]], region).put(HUMAN, kinds[cards[:2]], region)
    return t.cards(cards, against).combat()


@rule("MX59", "M17.30", "M17.32", "M17.36", "M17.40", "M18.8")
def test_the_printed_example_of_a_defender_ship() -> None:
    t = siege(bare=True).squares(event={HUMAN: 2}).population([], [], [], [], [HUMAN, THEM]).wall(THEM, "r17")
    t.settle(THEM, "r17").put(THEM, "horseman", "r17").ship(THEM, "n47").put(HUMAN, "archer", "r17")
    t.put(HUMAN, "ram", "r17").cards("ca2", "ch1").combat()
    assert t.fights == ["archer 1 horseman 3 mobility 0:1 defender destroys"]
    assert prepared(t) == ["horseman mobility 1"]
    assert t.held(THEM, "phalanx") == 0


@rule("M18.16", "M17.33")
def test_they_flee_as_the_automaton_does() -> None:
    t = attacked("ca7", "ca2").hold(THEM, phalanx=1)
    assert prepared(t) == ["archer mobility 1"]
    assert t.fights == ["archer 3 archer 1 mobility 0:1 attacker routs"]
    # The human attacks and chooses where to.
    assert (t.seat, t.kind) == (HUMAN, "retreat")


@rule("M18.16", "M17.24")
def test_as_attackers_they_flee_towards_ur_and_send_the_human_home() -> None:
    t = siege(bare=True).population([], [], [], [], [THEM, HUMAN]).squares(event={HUMAN: 3}).hold(THEM, phalanx=1)
    t.put(HUMAN, "archer", "r18").put(THEM, "archer", "r18").cards("ca7", "ca2").combat()
    assert t.fights == ["archer 1 archer 3 mobility 1:0 defender routs"]
    assert t.fled == ["1 archer r16"]
    t = siege(bare=True).population([], [], [], [], [THEM, HUMAN]).squares(event={HUMAN: 3})
    t.put(HUMAN, "archer", "r18").put(THEM, "archer", "r18").cards("ca2", "ca7").combat()
    assert t.fights == ["archer 3 archer 1 mobility 0:0 attacker routs"]
    assert t.fled == ["0 archer r26"]


@rule("M18.16", "M8.11")
def test_they_destroy_a_settlement_they_stand_in_and_never_conquer() -> None:
    t = siege(bare=True).put(THEM, "spearman", "r18").settle(HUMAN, "r18", "r22").combat()
    assert t.state.settlements == {"r22": HUMAN}


@rule("M18.16", "M18.14", "M14.15")
@pytest.mark.parametrize(("hard", "squares"), [(False, 1), (True, 3)])
def test_an_event_they_take_over_is_resolved_at_once(hard: bool, squares: int) -> None:
    t = siege(bare=True, hard=hard).put(THEM, "spearman", "r18").active(HUMAN, "r18", "ev11", 1, die=4).combat()
    assert t.square("event", THEM) == 1 + squares
    assert t.state.tokens == {}


@rule("M18.19", "M13.4")
def test_the_unit_limit_does_not_bind_them() -> None:
    t = playing("war")
    for region in ("r20", "r21"):
        t.put(THEM, "archer", region)
    assert sum(sum(units.values()) for units in standing(t).values()) == 6
