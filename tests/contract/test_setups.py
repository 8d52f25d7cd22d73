"""A match begins as its game declares, with any options that go together, or is refused with a reason beforehand."""

import itertools
import random
from typing import NoReturn

import pytest

from engine.core.decision import Text
from engine.core.errors import BadSetup
from engine.core.game import Setup
from engine.core.options import SEATS
from engine.core.play import begin, completed, why_not_begin
from tests.contract.matches import AnyGame, dice_of, every_game, words_of
from tests.toy import TOY
from tools.fuzz.setups import every_setup, random_setup, why_never

MANY = 400
"""Of so many ways to begin all are tried; of more as many are drawn, and each value once that it goes together with."""


class NoDice:
    """Chance that must not be asked: what is refused is refused before anything is drawn."""

    def below(self, sides: int, at: int) -> NoReturn:
        raise AssertionError("a match that cannot begin has drawn lots")


def ways(game: AnyGame) -> list[Setup]:
    """Combinations of players and options: all, or where there are very many a choice of them."""
    some = list(itertools.islice(every_setup(game), MANY + 1))
    if len(some) <= MANY:
        return some
    chooser = random.Random(1)
    values = [(option.key, option.values) for option in game.options]
    chosen = [
        Setup(chooser.choice(game.seats), {key: chooser.choice(each) for key, each in values}) for _ in range(MANY)
    ]
    return [*chosen, *(playable(game, {key: value}, chooser) for key, each in values for value in each)]


def playable(game: AnyGame, given: dict[str, str], chooser: random.Random) -> Setup:
    """A match with a value that chance may miss, as some go together with few others."""
    players = [seats for seats in game.seats if why_never(game, seats, given) is None]
    return random_setup(game, chooser.choice(players), chooser, given)


@every_game
def test_every_combination_begins_or_is_refused_with_a_reason_before_anything_is_drawn(game: AnyGame) -> None:
    wording = words_of(game)
    for setup in ways(game):
        why = why_not_begin(game, setup)
        if why is None:
            outcome = begin(game, setup, dice_of(1))
            assert outcome.asked
            assert {decision.seat for decision in outcome.asked} <= set(range(setup.seats))
            assert (outcome.commit, outcome.news) == (True, True)
            game.check(outcome.state)
        else:
            wording.say(why)
            assert refusal(game, setup) == why


def refusal(game: AnyGame, setup: Setup) -> Text:
    with pytest.raises(BadSetup) as refused:
        begin(game, setup, NoDice())
    return refused.value.text


@every_game
def test_every_number_of_players_and_every_value_can_be_played(game: AnyGame) -> None:
    begun = [setup for setup in ways(game) if why_not_begin(game, setup) is None]
    assert {setup.seats for setup in begun} == set(game.seats)
    for option in game.options:
        assert {setup.options[option.key] for setup in begun} == set(option.values)
    for seats in game.seats:
        assert random_setup(game, seats, random.Random(1)).seats == seats


@every_game
def test_what_is_not_chosen_is_as_usual(game: AnyGame) -> None:
    for seats in game.seats:
        full = completed(game, Setup(seats))
        assert full.options == {option.key: option.default for option in game.options}
        assert why_not_begin(game, full) == why_not_begin(game, Setup(seats))
        if why_not_begin(game, full) is None:
            assert begin(game, full, dice_of(1)).state == begin(game, Setup(seats), dice_of(1)).state


@every_game
def test_a_wrong_number_of_players_is_refused(game: AnyGame) -> None:
    wording = words_of(game)
    for seats in {-1, 0, min(game.seats) - 1, max(game.seats) + 1}:
        wording.say(refusal(game, Setup(seats)))


@every_game
def test_unknown_options_and_values_are_refused(game: AnyGame) -> None:
    wording, seats = words_of(game), max(game.seats)
    wrong = [{"no-such-option": "yes"}, {SEATS: "3"}, {"": ""}]
    wrong += [{option.key: value} for option in game.options for value in ("no-such-value", "", option.key)]
    for options in wrong:
        text = refusal(game, Setup(seats, options))
        assert text.key == "refused-option"
        wording.say(text)


@every_game
def test_options_are_declared_so_that_a_lobby_can_show_them(game: AnyGame) -> None:
    wording, keys = words_of(game), [option.key for option in game.options]
    assert len(set(keys)) == len(keys)
    assert SEATS not in keys
    for option in game.options:
        assert len(set(option.values)) == len(option.values) > 1
        assert option.default in option.values
        assert option.default not in option.hidden
        assert set(option.hidden) < set(option.values)
        wording.say(Text(f"variant-{option.key}"))
        for value in option.values:
            wording.say(Text(f"variant-{option.key}-{value}"))
            wording.say(Text(f"variant-{option.key}-{value}-about"))


@every_game
def test_conflicts_name_only_what_there_is_and_each_can_come_about(game: AnyGame) -> None:
    values = {option.key: set(option.values) for option in game.options}
    facts = {key for setup in ways(game) for key in game.facts(completed(game, setup))}
    assert not facts & {SEATS, *values}
    met = {repr(why_not_begin(game, setup)) for setup in ways(game)}
    for conflict in game.conflicts:
        assert set(conflict.when) <= {SEATS, *values, *facts}
        assert all(set(conflict.when[key]) <= values[key] for key in conflict.when if key in values)
        assert repr(conflict.why) in met


def test_a_conflict_may_depend_on_players_and_on_what_follows_from_both() -> None:
    def why(seats: int, **options: str) -> str | None:
        text = why_not_begin(TOY, Setup(seats, options))
        return None if text is None else text.key

    assert why(1) == "refused-no-rival"
    assert why(1, rival="automaton") is None
    assert why(1, rival="automaton", tide="wild") == "refused-wild-alone"
    assert why(4, rival="automaton") == "refused-crowded"
    assert why(4, tide="wild") is None
