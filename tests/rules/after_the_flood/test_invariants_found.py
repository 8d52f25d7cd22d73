"""The check that watches over every match knows a broken law when it sees one, and leaves what is allowed alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood.state import AfterTheFloodState, City, Garrison
from engine.core.errors import BrokenInvariant
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

State = AfterTheFloodState
Break = Callable[[State], None]


def position() -> State:
    """Red has an empire, its armies are in Guti and Umma; Purple has cities and scribes."""
    t = Table()
    t.empire(RED, "t1-guti").armies("guti", RED, 2).armies("umma", RED, 1).available(RED, workers=2, armies=3)
    t.city("ur", PURPLE, expanded=True).workers("scribes", PURPLE, 2).workers("egypt", GREEN, 3).hand(GREEN, wood=2)
    return t.state


def shift(s: State, seat: int, name: str, available: int) -> None:
    """Move pieces between the stocks until so many are available."""
    player = s.players[seat]
    moved = available - int(getattr(player, f"available_{name}"))
    setattr(player, f"available_{name}", available)
    setattr(player, f"unavailable_{name}", getattr(player, f"unavailable_{name}") - moved)


def place_worker(s: State, place: str, seat: int, count: int) -> None:
    s.workers[place][seat] += count
    s.players[seat].unavailable_workers -= count


def add_worker(s: State) -> None:
    s.players[RED].unavailable_workers += 1


def owe_a_worker_on_the_board(s: State) -> None:
    place_worker(s, "elam", RED, -1)


def owe_available_workers(s: State) -> None:
    shift(s, RED, "workers", -1)


def owe_unavailable_workers(s: State) -> None:
    shift(s, RED, "workers", 26)


def add_army(s: State) -> None:
    s.players[RED].unavailable_armies += 1


def owe_available_armies(s: State) -> None:
    shift(s, RED, "armies", -1)


def owe_unavailable_armies(s: State) -> None:
    shift(s, RED, "armies", 18)


def add_city(s: State) -> None:
    s.players[RED].cities += 1


def build_five_cities(s: State) -> None:
    for area in ("sippar", "babylon", "nippur", "uruk"):
        s.cities[area] = City(PURPLE)
        s.players[PURPLE].cities -= 1


def add_expansion(s: State) -> None:
    s.players[PURPLE].expansions += 1


def add_wood(s: State) -> None:
    s.stock["wood"] += 1


def owe_wood_in_hand(s: State) -> None:
    s.receive_resource(RED, "wood", -1)


def owe_wood_in_stock(s: State) -> None:
    s.receive_resource(RED, "wood", s.stock["wood"] + 1)


def crowd_an_area(s: State) -> None:
    s.armies["guti"].armies = 3
    s.players[RED].unavailable_armies -= 1


def leave_an_empty_garrison(s: State) -> None:
    s.armies["umma"].armies = 0
    s.players[RED].unavailable_armies += 1


def invade(s: State, area: str, seat: int) -> None:
    s.armies[area] = Garrison(seat, 1)
    s.players[seat].unavailable_armies -= 1


def invade_dilmun(s: State) -> None:
    invade(s, "dilmun", RED)


def invade_a_foreign_home(s: State) -> None:
    invade(s, "akkad", RED)


def invade_a_home_without_an_empire(s: State) -> None:
    invade(s, "akkad", PURPLE)


def build_abroad(s: State) -> None:
    s.cities["egypt"] = City(RED)
    s.players[RED].cities -= 1


def make_room_for_workers_in_sumer(s: State) -> None:
    s.workers["ur"] = [0, 0, 0]


def place_a_third_scribe(s: State) -> None:
    place_worker(s, "used_scribes", PURPLE, 1)


def raise_armies_without_an_empire(s: State) -> None:
    shift(s, PURPLE, "armies", 1)


def invade_without_an_empire(s: State) -> None:
    invade(s, "nippur", PURPLE)


def start_second_without_a_first(s: State) -> None:
    s.players[RED].started = 2


def start_nothing(s: State) -> None:
    s.players[RED].empire = ""


def lead_without_a_start(s: State) -> None:
    s.players[PURPLE].empire = "t1-akkad"


def lead_the_same_empire(s: State) -> None:
    s.players[PURPLE].empire, s.players[PURPLE].started = "t1-guti", 2


def order_somebody_twice(s: State) -> None:
    s.order = [RED, RED, GREEN]


BROKEN: list[tuple[str, Break]] = [
    ("FI1", add_worker),
    ("FI1", owe_a_worker_on_the_board),
    ("FI1", owe_available_workers),
    ("FI1", owe_unavailable_workers),
    ("FI2", add_army),
    ("FI2", owe_available_armies),
    ("FI2", owe_unavailable_armies),
    ("FI3", add_city),
    ("FI3", build_five_cities),
    ("FI3", add_expansion),
    ("FI4", add_wood),
    ("FI4", owe_wood_in_hand),
    ("FI4", owe_wood_in_stock),
    ("FI5", crowd_an_area),
    ("FI5", leave_an_empty_garrison),
    ("FI5", invade_dilmun),
    ("FI5", invade_a_foreign_home),
    ("FI5", invade_a_home_without_an_empire),
    ("FI6", build_abroad),
    ("FI6", make_room_for_workers_in_sumer),
    ("FI7", place_a_third_scribe),
    ("FI8", raise_armies_without_an_empire),
    ("FI8", invade_without_an_empire),
    ("FI10", start_second_without_a_first),
    ("FI11", start_nothing),
    ("FI11", lead_without_a_start),
    ("FI11", lead_the_same_empire),
    ("FI15", order_somebody_twice),
]


@rule("FI1", "FI2", "FI3", "FI4", "FI5", "FI6", "FI7", "FI8", "FI10", "FI11", "FI15")
@pytest.mark.parametrize(("law", "breaks"), BROKEN, ids=[f"{law}-{breaks.__name__}" for law, breaks in BROKEN])
def test_a_broken_law_is_named(law: str, breaks: Break) -> None:
    s = position()
    GAME.check(s)
    breaks(s)
    with pytest.raises(BrokenInvariant, match=f"{law}$"):
        GAME.check(s)


@rule("FI1", "FI2", "FI3", "FI4", "FI5")
def test_pieces_may_run_out() -> None:
    s = position()
    shift(s, RED, "workers", 25)
    shift(s, RED, "armies", 17)
    GAME.check(s)
    shift(s, RED, "workers", 0)
    shift(s, RED, "armies", 0)
    s.receive_resource(RED, "wood", s.stock["wood"])
    for area in ("sippar", "babylon", "nippur"):
        s.cities[area] = City(PURPLE, expanded=True)
        s.players[PURPLE].cities -= 1
        s.players[PURPLE].expansions -= 1
    GAME.check(s)


@rule("FI4", "F4.7")
def test_grain_and_textiles_may_be_owed_by_the_stock() -> None:
    s = position()
    for resource in ("grain", "textile"):
        s.receive_resource(RED, resource, s.stock[resource] + 1)
    GAME.check(s)


@rule("FI5", "F10.22")
def test_an_empire_may_stand_in_its_own_home() -> None:
    s = position()
    s.players[PURPLE].empire, s.players[PURPLE].started = "t1-akkad", 2
    invade(s, "akkad", PURPLE)
    GAME.check(s)
