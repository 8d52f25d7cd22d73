"""Laws of figures and goods: how many there are, and where they may stand."""

from __future__ import annotations

import pytest

from engine.mesopotamia.state import Army
from tests.rules import rule
from tests.rules.mesopotamia.broken import AKKAD, BABYLON, SUMER, Break, State, demand_named, names_of, position, stand

# MI1


def add_spearmen(s: State) -> None:
    stand(s, AKKAD, "r31", spearman=4)
    s.population[0].remove(AKKAD)
    s.population[6].append(AKKAD)


def add_rams(s: State) -> None:
    s.armies["r08"][0].units["ram"] = 3


def add_ships(s: State) -> None:
    for section in ("n01", "n40", "n50"):
        s.ships[section] = [BABYLON]


def add_settlements(s: State) -> None:
    s.settlements.update(dict.fromkeys(("r07", "r10", "r13"), BABYLON))


def add_walls(s: State) -> None:
    s.walls.update(dict.fromkeys(("r07", "r10", "r13"), BABYLON))


def add_tribes(s: State) -> None:
    s.tribes["r09"]["spearman"] = 10


def add_archers_to_tribes(s: State) -> None:
    s.tribes["r10"] = {"archer": 7}


# MI2


def owe_stone(s: State) -> None:
    s.players[BABYLON].holding["stone"] = -1


def owe_phalanxes(s: State) -> None:
    s.players[SUMER].holding["phalanx"] = -2


# MI5


def crowd_the_map(s: State) -> None:
    s.armies["r03"][0].units.update({"spearman": 1, "horseman": 1})


def crowd_with_rams_and_ships(s: State) -> None:
    s.armies["r03"][0].units["ram"] = 1
    s.ships["n07"] = [AKKAD]


# MI16


def anchor_two_own_ships(s: State) -> None:
    s.ships["n25"] = [BABYLON, BABYLON]


# MI18


def wall_a_blocked_region(s: State) -> None:
    s.walls["r23"] = BABYLON


def settle_a_blocked_region(s: State) -> None:
    s.settlements["r23"] = BABYLON


def wall_a_start_region(s: State) -> None:
    s.walls["r01"] = BABYLON


def settle_a_start_region(s: State) -> None:
    s.settlements["r02"] = BABYLON


def enter_a_foreign_start_region(s: State) -> None:
    stand(s, SUMER, "r01", archer=1)


def leave_a_ram_in_a_foreign_start_region(s: State) -> None:
    s.armies["r02"] = [Army(BABYLON, {"ram": 1})]
    s.armies["r08"][0].units.pop("ram")


BROKEN: list[tuple[str, Break]] = [
    ("MI1", add_spearmen),
    ("MI1", add_rams),
    ("MI1", add_ships),
    ("MI1", add_settlements),
    ("MI1", add_walls),
    ("MI1", add_tribes),
    ("MI1", add_archers_to_tribes),
    ("MI2", owe_stone),
    ("MI2", owe_phalanxes),
    ("MI5", crowd_the_map),
    ("MI5", crowd_with_rams_and_ships),
    ("MI16", anchor_two_own_ships),
    ("MI18", wall_a_blocked_region),
    ("MI18", settle_a_blocked_region),
    ("MI18", wall_a_start_region),
    ("MI18", settle_a_start_region),
    ("MI18", enter_a_foreign_start_region),
    ("MI18", leave_a_ram_in_a_foreign_start_region),
]


@rule("MI1", "MI2", "MI5", "MI16", "MI18")
@pytest.mark.parametrize(("law", "breaks"), BROKEN, ids=names_of(BROKEN))
def test_a_broken_law_of_figures_is_named(law: str, breaks: Break) -> None:
    demand_named(position(), law, breaks)
