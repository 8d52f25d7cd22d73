"""Laws of what belongs to a player: Ziggurat and dice, technologies, seals, actions, order of play, debts."""

from __future__ import annotations

import pytest

from engine.mesopotamia.content.cards import Gain
from engine.mesopotamia.state import Die, Owed, TokenOnMap, Turn
from tests.rules import rule
from tests.rules.mesopotamia.broken import AKKAD, BABYLON, SUMER, Break, State, demand_named, names_of, position

# MI6


def build_above_the_square(s: State) -> None:
    s.players[AKKAD].dice += [Die("white"), Die("black")]
    s.players[AKKAD].ziggurat = 2


def build_a_seventh_level(s: State) -> None:
    s.population[3].remove(BABYLON)
    s.population[8].append(BABYLON)
    colours = ("white", "silver", "black", "white", "silver", "black", "white")
    s.players[BABYLON].dice = [Die(colour) for colour in colours]  # type: ignore[arg-type]
    s.players[BABYLON].ziggurat = 7


def lose_a_die(s: State) -> None:
    s.players[BABYLON].dice.pop()


def find_a_die(s: State) -> None:
    s.players[AKKAD].dice.append(Die("white"))


def repeat_a_colour(s: State) -> None:
    s.players[BABYLON].dice[1].colour = "white"
    s.players[BABYLON].dice[1].face = "ud"


def own_three_of_a_colour(s: State) -> None:
    s.players[BABYLON].dice = [Die("white"), Die("white"), Die("white")]


# MI7


def forget_a_technology(s: State) -> None:
    s.players[BABYLON].levels["war"] = 0


def know_too_much(s: State) -> None:
    s.players[BABYLON].levels["war"] = 5


# MI8


def lose_a_seal(s: State) -> None:
    s.population[3].clear()


def double_a_seal(s: State) -> None:
    s.event[5].append(BABYLON)


def let_a_stranger_in(s: State) -> None:
    s.event[0].append(5)


def share_the_last_square(s: State) -> None:
    for pile in s.event:
        pile.clear()
    s.event[9] += [BABYLON, SUMER]
    s.event[0].append(AKKAD)


def share_the_last_population_square(s: State) -> None:
    for pile in s.population:
        pile.clear()
    s.population[9] += [BABYLON, SUMER]
    s.population[0].append(AKKAD)


# MI11


def use_a_fourth_event_die(s: State) -> None:
    for region, card in (("r10", "ev13"), ("r15", "ev17"), ("r16", "ev21")):
        s.event_pool["plain"].remove(card)
        s.tokens[region] = TokenOnMap(card, 2 if card != "ev21" else 1, BABYLON, 1)


# MI19


def perform_twice(s: State) -> None:
    s.turn = Turn(pawn="war", performed=["war", "gather", "war"])


def place_the_pawn_on_nothing(s: State) -> None:
    s.turn = Turn(pawn="war", performed=["gather"])


# MI20


def order_somebody_twice(s: State) -> None:
    s.order = [0, 1, 1]


def leave_somebody_out(s: State) -> None:
    s.order = [0, 1]


# MI30


def owe_after_the_turn(s: State) -> None:
    s.owed.append(Owed(BABYLON, "ev19", "r31", Gain("any", 1)))


BROKEN: list[tuple[str, Break]] = [
    ("MI6", build_above_the_square),
    ("MI6", build_a_seventh_level),
    ("MI6", lose_a_die),
    ("MI6", find_a_die),
    ("MI6", repeat_a_colour),
    ("MI6", own_three_of_a_colour),
    ("MI7", forget_a_technology),
    ("MI7", know_too_much),
    ("MI8", lose_a_seal),
    ("MI8", double_a_seal),
    ("MI8", let_a_stranger_in),
    ("MI8", share_the_last_square),
    ("MI8", share_the_last_population_square),
    ("MI11", use_a_fourth_event_die),
    ("MI19", perform_twice),
    ("MI19", place_the_pawn_on_nothing),
    ("MI20", order_somebody_twice),
    ("MI20", leave_somebody_out),
    ("MI30", owe_after_the_turn),
]


@rule("MI6", "MI7", "MI8", "MI11", "MI19", "MI20", "MI30")
@pytest.mark.parametrize(("law", "breaks"), BROKEN, ids=names_of(BROKEN))
def test_a_broken_law_of_players_is_named(law: str, breaks: Break) -> None:
    demand_named(position(), law, breaks)
