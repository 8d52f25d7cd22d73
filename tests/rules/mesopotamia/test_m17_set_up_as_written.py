"""M17.1-M17.7: how the Automaton is set up, alone with one human and beside up to five."""

from typing import Any

import pytest

from engine.mesopotamia.content.empires import EMPIRES
from engine.mesopotamia.content.solo import strategy_deck
from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN
from tests.rules.mesopotamia.drafts import begun, drafted
from tests.rules.mesopotamia.table import Table

PEOPLE = ("babylonian", "akkadian", "elamite", "assyrian", "hittite")
FOUR_A = {"r23", "r24", "r27", "r28"}
EIGHT = FOUR_A | {"r25", "r26", "r29", "r30"}


def with_sumer(people: int) -> Table:
    return begun(*PEOPLE[:people], opponent="igigi", opponent_empire="sumerian")


@rule("M17.1", "M1.13")
@pytest.mark.parametrize(
    ("people", "trade", "blocked"),
    [
        (1, [1, 2, 1, 2], EIGHT),
        (2, [2, 2, 2, 3], FOUR_A),
        (3, [3, 3, 3, 3], set()),
        (4, [3, 3, 3, 3], set()),
        (5, [3, 3, 3, 3], set()),
    ],
)
def test_beside_one_to_five_people_it_counts_as_one_more_empire(
    people: int, trade: list[int], blocked: set[str]
) -> None:
    s = with_sumer(people).state
    assert [sum(slot.level == level for slot in s.trade) for level in (1, 2, 3, 4)] == trade
    assert {*s.blocked} == blocked
    assert (s.seats, len(s.players), s.players[-1].empire) == (people, people + 1, "sumerian")
    assert sorted(s.order) == list(range(people + 1))
    for track in (s.population, s.event):
        assert sorted(side for pile in track for side in pile) == list(range(people + 1))


@rule("M17.1", "M3.21")
@pytest.mark.parametrize(
    ("starts", "free"),
    [
        (("r01", "r02"), "r03"),
        (("r03", "r01"), "r02"),
        (("r04", "r02", "r01"), "r03"),
        (("r01", "r02", "r03", "r04"), "r05"),
        (("r01", "r02", "r03", "r04", "r05"), "r06"),
        (("r06", "r02", "r03", "r04", "r05"), "r01"),
    ],
)
def test_among_several_people_it_takes_the_lowest_free_start_region(starts: tuple[str, ...], free: str) -> None:
    t = drafted(*PEOPLE[: len(starts)], starts=starts, opponent="emperor", opponent_empire="sumerian")
    assert t.state.players[-1].start == free
    assert t.units(len(starts), free) == {"spearman": 1}


@rule("M17.2")
@pytest.mark.parametrize(("start", "opposite"), [("r01", "r03"), ("r02", "r04"), ("r03", "r01"), ("r04", "r02")])
def test_alone_with_one_human_it_begins_opposite(start: str, opposite: str) -> None:
    t = begun("babylonian", starts=(start,), opponent="emperor", opponent_empire="elamite")
    assert [player.start for player in t.state.players] == [start, opposite]
    assert t.state.players[AUTO].empire == "elamite"


@rule("M17.2")
def test_the_human_chooses_empire_and_one_of_four_start_regions() -> None:
    t = Table.new(1, sets="base", opponent="igigi", opponent_empire="elamite").until("empire")
    assert t.options == ["sumerian", "babylonian", "akkadian"]
    t.rejects("elamite", "empire_taken").answer("akkadian")
    assert (t.kind, t.options) == ("start", ["r01", "r02", "r03", "r04"])


@rule("M17.3")
def test_the_human_keeps_three_of_four_quests_and_the_automaton_has_none() -> None:
    t = drafted("babylonian", opponent="igigi")
    dealt = list(t.state.players[HUMAN].dealt)
    assert (t.kind, len(dealt)) == ("quests", 4)
    t.rejects(tuple(dealt[:2]), "keep_exactly_3").answer(tuple(dealt[:3]))
    assert t.state.players[HUMAN].quests == dealt[:3]
    assert (t.state.players[AUTO].quests, t.state.players[AUTO].dealt) == ([], [])


LINES: dict[str, dict[str, Any]] = {
    "sumerian": {"levels": {"research": 2}, "ziggurat": 1},
    "babylonian": {"levels": {"growth": 2}, "population": 2},
    "akkadian": {"levels": {"war": 2}, "phalanx": 1, "unit": "archer"},
    "elamite": {"levels": {"gather": 2}, "outpost": "r15"},
    "assyrian": {"levels": {"explore": 2}, "event": 2},
    "hittite": {"levels": {}},
    "mariote": {"levels": dict.fromkeys(("explore", "build", "research", "gather", "war", "growth"), 2)},
    "eblaite": {"levels": {"build": 2}, "ship": "n07"},
}
"""M3.7 for an Automaton in r03: what differs from all others; its choices fall on the lowest id."""


@rule("M17.4", "M3.21")
@pytest.mark.parametrize("empire", EMPIRES)
def test_it_begins_by_the_line_of_its_empire_without_basic_resources_and_tablets(empire: str) -> None:
    line = LINES[empire]
    human = "akkadian" if empire != "akkadian" else "sumerian"
    s = drafted(human, starts=("r01",), opponent="emperor", opponent_empire=empire).state
    it = s.players[AUTO]
    assert it.levels == dict.fromkeys(it.levels, 1) | line["levels"]
    assert len(it.levels) == 6
    assert it.holding == dict.fromkeys(it.holding, 0) | {"phalanx": line.get("phalanx", 0)}
    assert (it.ziggurat, [die.colour for die in it.dice]) == (line.get("ziggurat", 0), ["white"][: it.ziggurat])
    army = s.army("r03", AUTO)
    assert army is not None
    assert army.units == {line.get("unit", "spearman"): 1}
    outpost = {line["outpost"]: AUTO} if "outpost" in line else {}
    assert (s.settlements, s.walls) == (outpost, outpost)
    assert s.ships == ({line["ship"]: [AUTO]} if "ship" in line else {})
    assert AUTO in s.population[line.get("population", 1) - 1]
    assert AUTO in s.event[line.get("event", 1) - 1]


@rule("M17.5")
@pytest.mark.parametrize("level", ["emperor", "igigi", "anunnaki"])
def test_the_host_chooses_its_level(level: str) -> None:
    s = begun("babylonian", opponent=level).state
    assert s.automaton is not None
    assert s.automaton.level == level


@rule("M17.6", "M17.7", "M1.11")
@pytest.mark.parametrize("empire", EMPIRES)
def test_three_cards_of_its_deck_lie_face_up_and_unmarked(empire: str) -> None:
    human = "akkadian" if empire != "akkadian" else "sumerian"
    s = drafted(human, opponent="igigi", opponent_empire=empire).state
    assert s.automaton is not None
    assert [card.marked for card in s.automaton.row] == [[], [], []]
    assert s.automaton.discard == []
    assert sorted([*s.automaton.deck, *(card.card for card in s.automaton.row)]) == sorted(strategy_deck(empire))


@rule("M17.7", "M20.7")
def test_which_cards_lie_face_up_is_drawn() -> None:
    rows = set()
    for seed in range(1, 9):
        s = drafted("babylonian", seed=seed, opponent="igigi", opponent_empire="sumerian").state
        assert s.automaton is not None
        rows.add(tuple(card.card for card in s.automaton.row))
    assert len(rows) > 1
