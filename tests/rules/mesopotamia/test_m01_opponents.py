"""M1.11-M1.15, M3.21: options about a side that nobody sits at, and what cannot be combined with it."""

import random

import pytest

from engine.core.dice import SeededDice
from engine.core.errors import BadSetup
from engine.core.game import Setup
from engine.core.play import begin, completed
from engine.mesopotamia.content.empires import BOXES
from engine.mesopotamia.content.map import SECTIONS_OF
from engine.mesopotamia.content.options import OPTIONS
from engine.mesopotamia.content.solo import AUTOMATON, STRATEGIES
from tests.rules.mesopotamia.commands import code_of
from tests.rules.mesopotamia.drafts import drafted
from tests.rules.mesopotamia.table import GAME, Table, rule

OPPONENTS = next(option.values for option in OPTIONS if option.key == "opponent")
LEVELS, ALONE = OPPONENTS[1:4], OPPONENTS[4:]


def refusal(players: int, **options: str) -> str:
    """The code under which a match is refused, empty if it begins."""
    try:
        begin(GAME, Setup(players, options), SeededDice(bytes(16)))
    except BadSetup as refused:
        return code_of(refused)
    return ""


@rule("M1.14", "M1.15", "MX57")
@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (1, {}, "opponent_needed"),
        (1, {"opponent": "none"}, "opponent_needed"),
        (2, {"opponent": "siege"}, "solo_only"),
        (6, {"opponent": "guardians"}, "solo_only"),
        (6, {"opponent": "igigi"}, "bad_player_count"),
        (5, {"opponent": "igigi"}, ""),
        (1, {"opponent": "siege", "rounds": "12"}, "variant_conflict"),
        (1, {"opponent": "guardians", "rounds": "20"}, "variant_conflict"),
        (1, {"opponent": "emperor", "rounds": "12"}, ""),
        (1, {"opponent": "siege", "rounds": "60"}, ""),
        (4, {"opponent": "emperor", "sets": "base"}, "expansion_needed"),
        (4, {"opponent": "emperor", "sets": "auto"}, ""),
        (1, {"opponent": "emperor", "opponent_empire": "hittite", "sets": "base"}, "empire_not_in_sets"),
        (1, {"opponent": "siege", "opponent_empire": "eblaite", "sets": "base_ah"}, "empire_not_in_sets"),
        (1, {"opponent": "siege", "opponent_empire": "eblaite", "sets": "base_me"}, ""),
        (2, {"opponent_empire": "eblaite", "sets": "base"}, ""),
        (1, {"opponent": "nobody"}, "bad_option"),
        (1, {"opponent": "emperor", "opponent_empire": "trojan"}, "bad_option"),
    ],
)
def test_what_cannot_be_combined(players: int, options: dict[str, str], code: str) -> None:
    assert refusal(players, **options) == code


@rule("M16.55", "M1.14")
@pytest.mark.parametrize("opponent", OPPONENTS[1:])
def test_simple_combat_goes_with_no_opponent(opponent: str) -> None:
    assert refusal(1, opponent=opponent, combat="simple") == "variant_conflict"


@rule("M1.15")
@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (6, {"opponent": "igigi", "combat": "simple"}, "bad_player_count"),
        (2, {"opponent": "siege", "combat": "simple", "rounds": "12"}, "solo_only"),
        (5, {"opponent": "siege", "sets": "base"}, "solo_only"),
        (4, {"opponent": "igigi", "sets": "base", "opponent_empire": "mariote"}, "expansion_needed"),
        (
            1,
            {"opponent": "igigi", "sets": "base", "opponent_empire": "mariote", "combat": "simple"},
            "empire_not_in_sets",
        ),
        (7, {"opponent": "siege"}, "bad_player_count"),
        (9, {"opponent": "x"}, "bad_option"),
    ],
)
def test_the_first_reason_is_told(players: int, options: dict[str, str], code: str) -> None:
    assert refusal(players, **options) == code


@rule("M1.11", "M1.13")
@pytest.mark.parametrize(("opponent", "key"), [("igigi", "automaton"), ("siege", "defenders"), ("guardians", "enemy")])
def test_an_opponent_is_one_side_more(opponent: str, key: str) -> None:
    setup = completed(GAME, Setup(1, {"opponent": opponent}))
    assert [side.key for side in GAME.sides(setup)] == [key]
    assert len(Table.new(1, opponent=opponent).state.players) == 2
    assert GAME.sides(completed(GAME, Setup(2))) == ()


@rule("M1.2")
@pytest.mark.parametrize(
    ("players", "options", "sets"),
    [
        (1, {"opponent": "igigi"}, ["base"]),
        (1, {"opponent": "igigi", "opponent_empire": "hittite"}, ["base", "ah"]),
        (1, {"opponent": "siege", "opponent_empire": "mariote"}, ["base", "me"]),
        (4, {"opponent": "igigi"}, ["base", "ah"]),
        (4, {"opponent": "igigi", "opponent_empire": "eblaite"}, ["base", "me"]),
        (2, {"opponent_empire": "eblaite"}, ["base"]),
    ],
)
def test_sets_switch_themselves_on(players: int, options: dict[str, str], sets: list[str]) -> None:
    assert begin(GAME, Setup(players, options), SeededDice(bytes(16))).state.sets == sets


@rule("M1.14", "M16.67")
@pytest.mark.parametrize("opponent", OPPONENTS[1:])
def test_alone_tribes_always_play_themselves(opponent: str) -> None:
    assert Table.new(1, opponent=opponent, tribes="rival").state.tribes_themselves
    if opponent in LEVELS:
        assert not Table.new(2, opponent=opponent).state.tribes_themselves


@rule("M3.21", "MX57")
def test_a_named_empire_is_taken_from_the_start() -> None:
    t = Table.new(2, opponent="igigi", opponent_empire="elamite").until("empire")
    assert t.options == ["sumerian", "babylonian", "akkadian"]
    t.rejects("elamite", "empire_taken")


@rule("M3.21", "M3.13", "M3.16", "MX57")
def test_the_number_of_empires_sets_all_counts() -> None:
    t = drafted("sumerian", "babylonian", opponent="igigi", opponent_empire="elamite", sets="base")
    assert (len(t.state.trade), len(t.state.blocked)) == (9, 4)
    assert {len(player.dealt) for player in t.state.players} == {4, 0}


@rule("M3.21", "M20.4")
def test_by_lot_its_empire_is_one_of_those_left() -> None:
    found = {
        drafted("sumerian", "babylonian", opponent="igigi", sets="base", seed=seed).state.players[2].empire
        for seed in range(12)
    }
    assert found == {"akkadian", "elamite"}


@rule("M3.21")
@pytest.mark.parametrize(
    ("starts", "place"), [(("r01", "r02"), "r03"), (("r04", "r02"), "r01"), (("r01", "r04"), "r02")]
)
def test_among_several_humans_it_takes_the_first_free_start_region(starts: tuple[str, str], place: str) -> None:
    t = drafted("sumerian", "babylonian", starts=starts, opponent="igigi", sets="base")
    assert t.state.players[2].start == place


@rule("M3.21", "M3.7")
@pytest.mark.parametrize("seed", range(3))
def test_its_set_up_choices_use_the_lowest_id(seed: int) -> None:
    t = drafted("babylonian", starts=["r01"], opponent="igigi", opponent_empire="elamite", seed=seed)
    assert (t.state.settlements, t.state.walls) == ({"r15": 1}, {"r15": 1})
    t = drafted("babylonian", starts=["r01"], opponent="igigi", opponent_empire="eblaite", seed=seed)
    assert t.state.ships == {SECTIONS_OF["r03"][0]: [1]}
    t = drafted("babylonian", starts=["r01"], opponent="igigi", opponent_empire="sumerian", seed=seed)
    assert [die.colour for die in t.state.players[1].dice] == ["white"]


@rule("M3.24", "M3.21")
@pytest.mark.parametrize("opponent", [*LEVELS, *ALONE])
def test_set_up_by_lot_goes_with_every_opponent(opponent: str) -> None:
    t = Table.new(1, opponent=opponent, setup="lot")
    assert {each.kind for each in t.asked} <= {"quests", "outpost", "die", "ship"}
    assert t.state.players[0].empire != t.state.players[1].empire != ""
    t.check()


@rule("M1.3", "M17.7")
def test_the_box_holds_18_strategy_and_7_action_cards() -> None:
    assert BOXES["base"].strategy == len(STRATEGIES) == 18
    assert BOXES["base"].action == len(AUTOMATON.action_cards) == 7


CODES = {
    "bad_player_count",
    "opponent_needed",
    "solo_only",
    "expansion_needed",
    "empire_not_in_sets",
    "variant_conflict",
}


@rule("MI29", "M1.15")
def test_every_combination_begins_or_is_refused_with_a_code() -> None:
    chance = random.Random(5)
    found = set()
    for _ in range(400):
        options = {option.key: chance.choice(option.values) for option in GAME.options}
        found.add(refusal(chance.choice(GAME.seats), **options))
    assert found == {"", *CODES}
