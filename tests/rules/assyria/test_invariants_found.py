"""The check that watches over every match knows a broken law when it sees one, and leaves what is allowed alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.assyria import GAME
from engine.assyria.state import AssyriaState, Ziggurat
from engine.core.errors import BrokenInvariant
from tests.rules.assyria.table import BLUE, RED, YELLOW, Table, rule

State = AssyriaState
Break = Callable[[State], None]


def position(turn: int = 4, players: int = 4) -> State:
    t = Table(players=players, turn=turn)
    t.put(RED, "c1", "c2", "d1").ziggurat(RED, "b5", level=2).ziggurat(BLUE, "b1", level=3).assur(BLUE, upper=1)
    t.well("c5-c6-d5").cards(RED, "grape1", "plow").market(["date1", "palm1"], ["salt1"])
    return t.state


def add_hut(s: State) -> None:
    s.players[RED].huts += 1


def owe_huts(s: State) -> None:
    for hex in ("e1", "e2", "f1", "f2", "g1", "g2", "h1", "h2"):
        s.place_hut(RED, hex)


def add_base(s: State) -> None:
    s.players[RED].bases += 1


def add_roof(s: State) -> None:
    s.players[BLUE].roofs += 1


def owe_bases(s: State) -> None:
    for hex in ("e1", "f1", "g1", "h1"):
        s.raise_ziggurat(RED, hex)


def raise_nothing(s: State) -> None:
    s.ziggurats["e1"] = Ziggurat(RED, 0)


def raise_too_high(s: State) -> None:
    s.ziggurats["b1"].level = 4


def add_card(s: State) -> None:
    s.deck.append("grape1")


def lose_card(s: State) -> None:
    s.players[RED].cards.clear()


def change_card(s: State) -> None:
    s.market[1] = ["salt2"]


def add_plow(s: State) -> None:
    s.plows += 1


def owe_plows(s: State) -> None:
    s.plows = -1
    for player in s.players:
        player.plow = True


def change_expansion_card(s: State) -> None:
    s.expansion[0] = 9


def draw_expansion_card_too_soon(s: State) -> None:
    s.removed.append(s.expansion_deck.pop())


def lay_expansion_card_too_many(s: State) -> None:
    s.expansion.append(s.removed.pop())


def forget_bonus(s: State) -> None:
    s.bonus = not s.bonus


def add_well(s: State) -> None:
    s.wells_left += 1


def owe_wells(s: State) -> None:
    s.wells += ["a"] * (s.wells_left + 1)
    s.wells_left = -1


def build_well(s: State, corner: str) -> None:
    s.wells.append(corner)
    s.wells_left -= 1


def build_well_twice(s: State) -> None:
    build_well(s, "c5-c6-d5")


def build_well_between_the_rivers(s: State) -> None:
    build_well(s, "c2-c3-d2")


def build_on_a_hut(s: State) -> None:
    s.raise_ziggurat(RED, "c1")


def settle_nowhere(s: State) -> None:
    s.place_hut(RED, "z9")


def build_nowhere(s: State) -> None:
    s.raise_ziggurat(RED, "z9")


def build_on_a_river(s: State) -> None:
    s.raise_ziggurat(RED, "d2")


def build_at_a_well(s: State) -> None:
    s.raise_ziggurat(RED, "c6")


def ride_too_many(s: State) -> None:
    s.players[RED].camels = 11


def owe_camels(s: State) -> None:
    s.players[RED].camels = -1


def offer_too_much(s: State) -> None:
    s.players[RED].offering = 8


def owe_offerings(s: State) -> None:
    s.players[RED].offering = -1


def crowd_a_dignitary(s: State) -> None:
    s.assur["upper"] += [RED] * 3
    s.players[RED].huts -= 3


def order_somebody_twice(s: State) -> None:
    s.order[0] = s.order[1]


def lose_a_column(s: State) -> None:
    s.discs.pop()


def take_two_columns(s: State) -> None:
    s.discs[0] = s.discs[1] = RED


def let_a_stranger_harvest(s: State) -> None:
    s.discs[0] = 4


BROKEN: list[tuple[str, Break]] = [
    ("AC1", add_hut),
    ("AC1", owe_huts),
    ("AC1", add_base),
    ("AC1", add_roof),
    ("AC1", owe_bases),
    ("AC1", raise_nothing),
    ("AC1", raise_too_high),
    ("AC2", add_card),
    ("AC2", lose_card),
    ("AC2", change_card),
    ("AC3", add_plow),
    ("AC3", owe_plows),
    ("AC4", change_expansion_card),
    ("AC4", draw_expansion_card_too_soon),
    ("AC4", lay_expansion_card_too_many),
    ("AC4", forget_bonus),
    ("AC5", add_well),
    ("AC5", owe_wells),
    ("AC5", build_well_twice),
    ("AC5", build_well_between_the_rivers),
    ("AC6", ride_too_many),
    ("AC6", owe_camels),
    ("AC6", offer_too_much),
    ("AC6", owe_offerings),
    ("AC7", build_on_a_hut),
    ("AC7", settle_nowhere),
    ("AC7", build_nowhere),
    ("AC7", build_on_a_river),
    ("AC7", build_at_a_well),
    ("AC8", crowd_a_dignitary),
    ("AC11", order_somebody_twice),
    ("AC11", lose_a_column),
    ("AC11", take_two_columns),
    ("AC11", let_a_stranger_harvest),
]


@rule("AC1", "AC2", "AC3", "AC4", "AC5", "AC6", "AC7", "AC8", "AC11")
@pytest.mark.parametrize(("law", "breaks"), BROKEN, ids=[f"{law}-{breaks.__name__}" for law, breaks in BROKEN])
def test_a_broken_law_is_named(law: str, breaks: Break) -> None:
    s = position()
    GAME.check(s)
    breaks(s)
    with pytest.raises(BrokenInvariant, match=f"{law}$"):
        GAME.check(s)


@rule("AC1", "AC3", "AC5", "AC6", "AC8")
def test_pieces_may_run_out_and_tracks_and_slots_be_full() -> None:
    s = position()
    for hex in ("e1", "e2", "f1", "f2", "g1", "g2", "h1"):
        s.place_hut(RED, hex)
    for hex in ("a1", "d6", "e7"):
        s.raise_ziggurat(YELLOW, hex)
    s.raise_ziggurat(YELLOW, "h6")
    for seat in range(4):
        if not s.players[seat].plow:
            s.give_plow(seat)
    s.players[RED].camels, s.players[RED].offering = 10, 7
    s.assur["upper"] += [YELLOW, YELLOW]
    s.players[YELLOW].huts -= 2
    GAME.check(s)
    assert (s.players[RED].huts, s.players[YELLOW].bases, s.plows) == (0, 0, 0)


@rule("AC4")
@pytest.mark.parametrize(("turn", "players"), [(2, 4), (5, 3), (5, 4), (8, 2)])
def test_a_flood_leaves_no_expansion_card(turn: int, players: int) -> None:
    s = position(turn, players)
    s.removed += s.expansion
    s.expansion.clear()
    s.bonus = False
    GAME.check(s)
    if players == 4 and turn > 2:
        s.bonus = True
        with pytest.raises(BrokenInvariant, match=r"AC4$"):
            GAME.check(s)
