"""Combat phases of many regions, laid out and played at random: what must be true when they are over."""

import random
from collections import Counter
from typing import Any

import pytest

from engine.mesopotamia.content.map import REGIONS, SECTIONS
from tests.rules.mesopotamia.field import Field
from tests.rules.mesopotamia.table import rule

BOX = ["spearman"] * 3 + ["archer"] * 3 + ["horseman"] * 2 + ["chariot"] * 2 + ["ram"] * 2
SIX_ROUNDS = {
    "plain": [("ev11", 1), ("ev13", 2), ("ev17", 2)],
    "mountain": [("ev24", 1), ("ev26", 1), ("ev28", 2)],
    "desert": [("ev1", 1), ("ev6", 1), ("ev8", 2)],
}


def crowded(seed: int, **fields: Any) -> tuple[Field, random.Random]:
    """Units of four Empires and Tribes close together, with Walls, Settlements, Events and Ships among them."""
    by = random.Random(seed)
    f = Field(4, seed=seed + 1, **fields).population(*([] for _ in range(8)), range(4))
    f.event_track(*([[seat] for seat in by.sample(range(4), 4)]))
    places = by.sample([region.id for region in REGIONS.values() if not region.start], 9)
    fields_of_battle, quiet = places[:6], places[6:]
    f.phalanxes(*(by.randint(0, 5) for _ in range(4)))
    for seat in range(4):
        for kind in by.sample(BOX, 9):
            f.put(seat, kind, by.choice(fields_of_battle))
        f.ship(seat, *by.sample(sorted(SECTIONS), 3))
    for region in by.sample(fields_of_battle, 2):
        f.tribe(region, **{by.choice(["spearman", "archer"]): by.randint(1, 3)})
    for region in by.sample(places, 3):
        f.wall(by.randrange(4), region)
    for region in by.sample(places, 3):
        f.settle(by.randrange(4), region)
    f.hide(*by.sample(fields_of_battle, 3))
    for number, region in enumerate(quiet):
        card, option = SIX_ROUNDS[REGIONS[region].terrain][number]
        f.active(by.randrange(4), region, card, option)
    return f, by


def played(f: Field, by: random.Random) -> Field:
    """Answer at random until the next round begins."""
    f.combat()
    while f.asked[0].kind != "action":
        question = f.asked[0]
        f.answer(question.choice.sample(by), question.seat)
    return f


@rule("M16.2", "M16.10", "M8.8", "M8.10", "M7.5", "MI1", "MI13", "MI16", "MI17", "MI30")
@pytest.mark.parametrize("variant", [{}, {"tribes_themselves": True}, {"simple_combat": True}])
@pytest.mark.parametrize("seed", range(12))
def test_when_the_phase_is_over(seed: int, variant: dict[str, bool]) -> None:
    f, by = crowded(seed, **variant)
    played(f, by)
    s = f.state
    fought = {event.region for event in f.heard("CombatBegan")}
    for region, armies in s.armies.items():
        fighting = [army.side for army in armies if army.fighters]
        assert len(fighting) + (region in s.tribes) <= 1
        for army in armies:
            if not army.fighters and fighting:
                assert army.units.get("ram", 0) == 0
    built = {event.region for event in f.heard("EventPlaced") if event.piece == "wall"}
    assert not fought & set(s.walls) - built
    assert all(len(seats) == 1 for seats in s.ships.values())
    f.check()


@rule("M16.1", "M16.48", "M16.4")
@pytest.mark.parametrize("seed", range(12))
def test_tribes_come_first_then_their_events_then_the_others_then_settlements(seed: int) -> None:
    f, by = crowded(seed + 100, tribes_themselves=True)
    first = {region for region in f._laid.tribes if any(army.fighters for army in f._laid.armies.get(region, ()))}
    played(f, by)
    stages = []
    for event in f.events:
        name = type(event).__name__
        if name == "ShipsSunk":
            stages.append(0)
        elif name == "CombatBegan":
            stages.append(1 if event.region in first else 3)  # type: ignore[attr-defined]
        elif name == "EventTurned":
            stages.append(2)
        elif name.startswith("Settlement") or name == "EventTakenOver":
            stages.append(4)
    assert stages == sorted(stages)


@rule("M8.11", "M8.12", "M16.66")
@pytest.mark.parametrize("seed", range(12))
def test_each_empire_is_asked_about_settlements_in_one_visit_in_the_order_of_the_track(seed: int) -> None:
    f, by = crowded(seed + 200, tribes_themselves=True)
    f.combat()
    asked: list[int] = []
    order: list[int] = []
    regions: Counter[tuple[int, str]] = Counter()
    while f.asked[0].kind != "action":
        question = f.asked[0]
        if question.kind == "settlement":
            if not asked:
                order = [seat for pile in reversed(f.state.event) for seat in pile]
            asked.append(question.seat)
            regions[question.seat, str(question.about["region"])] += 1
        f.answer(question.choice.sample(by), question.seat)
    assert asked == sorted(asked, key=order.index)
    assert set(regions.values()) <= {1}
