"""Laws of cards, tokens and tiles: none is lost, none is there twice."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.rules.mesopotamia.broken import BABYLON, SUMER, Break, State, demand_named, names_of, position

# MI10


def lose_an_event(s: State) -> None:
    s.event_pool["plain"].remove("ev13")


def double_an_event(s: State) -> None:
    s.event_pool["desert"].append("ev1")


def resolve_an_event_twice(s: State) -> None:
    s.resolved.append("ev1")


def hide_more_than_there_are(s: State) -> None:
    s.resolved += s.event_pool["desert"]
    s.event_pool["desert"].clear()


def show_no_number(s: State) -> None:
    s.tokens["r08"].die = 0


def show_a_seven(s: State) -> None:
    s.tokens["r08"].die = 7


def lend_a_die_to_nobody(s: State) -> None:
    s.tokens["r08"].owner = None


def hide_a_token_under_a_token(s: State) -> None:
    s.hidden.append("r08")


# MI12


def lose_a_quest(s: State) -> None:
    s.players[BABYLON].quests.pop()


def double_a_quest(s: State) -> None:
    s.quest_pool.append("q1")


def deal_a_quest_to_two(s: State) -> None:
    s.players[SUMER].quests[0] = "q1"


# MI13


def lose_a_combat_card(s: State) -> None:
    s.combat_pool["spearman"].pop()


def double_a_combat_card(s: State) -> None:
    s.combat_discard["archer"].append("ca1")


def put_a_card_on_another_deck(s: State) -> None:
    s.combat_pool["archer"].append(s.combat_pool["spearman"].pop())


# MI14


def build_the_second_level_first(s: State) -> None:
    s.gardens = ["hg2b", "hg1a"]


def turn_two_tiles(s: State) -> None:
    s.gardens.append("hg3a")


def turn_no_tile(s: State) -> None:
    s.gardens.pop()


def build_a_sixth_level(s: State) -> None:
    s.gardens = ["hg1a", "hg2b", "hg3a", "hg4a", "hg5a", "hg5b"]
    s.garden_builders = [0] * 6


# MI15


def place_a_seventh_amphora(s: State) -> None:
    for slot in s.trade[:7]:
        slot.owner = BABYLON


def lay_a_token_twice(s: State) -> None:
    s.trade[1].token = "t01"


def lay_a_token_on_another_level(s: State) -> None:
    s.trade[0].token, s.trade[2].token = s.trade[2].token, s.trade[0].token


BROKEN: list[tuple[str, Break]] = [
    ("MI10", lose_an_event),
    ("MI10", double_an_event),
    ("MI10", resolve_an_event_twice),
    ("MI10", hide_more_than_there_are),
    ("MI10", show_no_number),
    ("MI10", show_a_seven),
    ("MI10", lend_a_die_to_nobody),
    ("MI10", hide_a_token_under_a_token),
    ("MI12", lose_a_quest),
    ("MI12", double_a_quest),
    ("MI12", deal_a_quest_to_two),
    ("MI13", lose_a_combat_card),
    ("MI13", double_a_combat_card),
    ("MI13", put_a_card_on_another_deck),
    ("MI14", build_the_second_level_first),
    ("MI14", turn_two_tiles),
    ("MI14", turn_no_tile),
    ("MI14", build_a_sixth_level),
    ("MI1|MI15", place_a_seventh_amphora),
    ("MI15", lay_a_token_twice),
    ("MI15", lay_a_token_on_another_level),
]


@rule("MI10", "MI12", "MI13", "MI14", "MI15")
@pytest.mark.parametrize(("law", "breaks"), BROKEN, ids=names_of(BROKEN))
def test_a_broken_law_of_cards_is_named(law: str, breaks: Break) -> None:
    demand_named(position(), law, breaks)
