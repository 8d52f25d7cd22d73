"""M15.7: what a move gives up, and by which sources points change in a round, is told with what happens."""

import itertools

import pytest

from engine.mesopotamia import GAME
from engine.mesopotamia.events.explore import UnitMoved
from engine.mesopotamia.events.rounds import RoundEnded
from tests.contract.matches import turns
from tests.games import words_for
from tests.rules.mesopotamia.layout import Layout, rule

HOME, HERE, THERE = "r01", "r08", "r14"


def moved(t: Layout, start: str = HERE, to: str = THERE) -> UnitMoved:
    """Let a Spearman go, and hear what is told of it."""
    (event,) = t.explore().go("spearman", start, to).told("UnitMoved")
    assert isinstance(event, UnitMoved)
    return event


def told_of(t: Layout, to: str = THERE) -> tuple[object, object]:
    """What a destination says: whether a region is given up, and how many points are lost on the whole."""
    note = t.explore().option(f"spearman.{HERE}.{to}").note
    assert note is not None
    return note.args["is_given_up"], note.args["left_vp"]


@rule("M15.7", "M6.16")
def test_a_region_that_is_left_by_all_is_given_up_with_its_token() -> None:
    event = moved(Layout().put(0, "spearman", HERE).scoring_token(HERE, "ev2"))
    assert (event.given_up_vp, event.token_vp) == (1 + 2, 2)
    event = moved(Layout().put(0, "spearman", HERE))
    assert (event.given_up_vp, event.token_vp) == (1, 0)


@rule("M15.7", "M15.9")
@pytest.mark.parametrize("piece", ["archer", "ram", "settlement"])
def test_whatever_stays_behind_keeps_a_region(piece: str) -> None:
    t = Layout().put(0, "spearman", HERE).scoring_token(HERE, "ev2")
    t = t.settle(0, HERE) if piece == "settlement" else t.put(0, piece, HERE)
    assert moved(t).given_up_vp == 0


@rule("M15.7")
def test_leaving_the_own_start_region_gives_nothing_up() -> None:
    assert moved(Layout().put(0, "spearman", HOME), HOME, HERE).given_up_vp == 0


@rule("M15.7")
def test_an_active_event_is_no_token_that_scores() -> None:
    event = moved(Layout().put(0, "spearman", HERE).active(0, HERE, "ev6", 1))
    assert (event.given_up_vp, event.token_vp) == (1, 0)


@rule("M15.7")
def test_a_destination_says_beforehand_what_going_there_gives_up() -> None:
    t = Layout().put(0, "spearman", HERE).scoring_token(HERE, "ev2").explore()
    note = t.option(f"spearman.{HERE}.{THERE}").note
    assert note is not None
    assert (note.args["left_region"], note.args["is_given_up"], note.args["left_vp"]) == (HERE, True, 2), "its token"


@rule("M15.7", "M6.16")
def test_a_region_entered_anew_makes_up_for_the_one_given_up() -> None:
    """An own one, or the own Start Region, does not."""
    assert told_of(Layout().put(0, "spearman", HERE)) == (True, 0)
    assert told_of(Layout().put(0, "spearman", HERE).put(1, "archer", THERE)) == (True, 0)
    assert told_of(Layout().put(0, "spearman", HERE).put(0, "archer", THERE)) == (True, 1)
    assert told_of(Layout().put(0, "spearman", HERE).settle(0, THERE)) == (True, 1)
    assert told_of(Layout().put(0, "spearman", HERE), HOME) == (True, 1)
    assert told_of(Layout().put(0, "spearman", HERE, 2)) == (False, 0)


@rule("M15.7")
@pytest.mark.parametrize(("language", "said"), [("en", "gives up Terqa"), ("fr", "abandonne Terqa")])
def test_the_words_of_a_destination_tell_what_is_lost_on_the_whole(language: str, said: str) -> None:
    words, points = words_for(GAME.key, language), "VP" if language == "en" else "PV"
    there, home = (
        Layout().put(0, "spearman", HERE).explore().option(f"spearman.{HERE}.{to}").note for to in (THERE, HOME)
    )
    assert there is not None
    assert home is not None
    assert words.say(there).endswith(f" · {said}")
    assert words.say(home).endswith(f" · {said} (\u22121 {points})")


@rule("M4.6", "M15.7")
@pytest.mark.parametrize("seed", range(2))
def test_changes_of_all_sources_make_up_the_change_of_points(seed: int) -> None:
    happened = [event for each in turns(GAME, seed) for event in each.outcome.events]
    ended = [event for event in happened if isinstance(event, RoundEnded)]
    fell = 0
    for before, after in itertools.pairwise(ended):
        told = [sum(changes.values()) for changes in after.changes]
        assert told == [now - then for now, then in zip(after.vp_per_seat, before.vp_per_seat, strict=True)]
        fell += sum(change < 0 for change in told)
    assert fell
