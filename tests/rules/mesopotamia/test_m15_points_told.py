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
    """What a destination says: the points that it gives, and those that are given up."""
    note = t.explore().option(f"spearman.{HERE}.{to}").note
    assert note is not None
    return note.args["vp"], note.args["left_vp"]


def worded(t: Layout, language: str, to: str = THERE) -> str:
    note = t.explore().option(f"spearman.{HERE}.{to}").note
    assert note is not None
    return words_for(GAME.key, language).say(note)


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
    """The number is the one that is told afterwards."""
    t = Layout().put(0, "spearman", HERE).scoring_token(HERE, "ev2")
    note = t.explore().option(f"spearman.{HERE}.{THERE}").note
    assert note is not None
    assert (note.args["left_region"], note.args["left_vp"], note.args["left_token"]) == (HERE, 3, True)
    assert moved(Layout().put(0, "spearman", HERE).scoring_token(HERE, "ev2")).given_up_vp == note.args["left_vp"]


@rule("M15.7", "M6.16")
def test_a_destination_says_what_it_gives_if_one_is_not_there_yet() -> None:
    """Neither an own one nor the own Start Region gives more, and where a combat waits nothing is certain."""
    assert told_of(Layout().put(0, "spearman", HERE)) == (1, 1)
    assert told_of(Layout().put(0, "spearman", HERE).put(1, "archer", THERE)) == (0, 1)
    assert told_of(Layout().put(0, "spearman", HERE).put(0, "archer", THERE)) == (0, 1)
    assert told_of(Layout().put(0, "spearman", HERE).settle(0, THERE)) == (0, 1)
    assert told_of(Layout().put(0, "spearman", HERE), HOME) == (0, 1)
    assert told_of(Layout().put(0, "spearman", HERE, 2)) == (1, 0)


@rule("M14.14", "M15.7")
def test_a_destination_says_that_leaving_pauses_an_event() -> None:
    def left_event(t: Layout, to: str = THERE) -> object:
        note = t.explore().option(f"spearman.{HERE}.{to}").note
        assert note is not None
        return note.args["left_event"]

    def running(owner: int = 0) -> Layout:
        return Layout().put(0, "spearman", HERE).active(owner, HERE, "ev6", 1, 5)

    assert left_event(running()) == 5
    assert left_event(running(owner=1)) == 0
    assert left_event(running().tribe(THERE, archer=1)) == 5
    assert left_event(running().put(0, "archer", HERE)) == 0
    assert left_event(running().put(0, "ram", HERE)) == 0
    assert left_event(running().settle(0, HERE)) == 0
    assert left_event(running().settle(1, HERE)) == 0, "it pauses already"
    assert left_event(Layout().put(0, "spearman", HERE)) == 0


@rule("M14.14")
@pytest.mark.parametrize(
    ("language", "left", "taken", "unit"),
    [
        (
            "en",
            "gives up Terqa (\u22121 VP, pauses its Event: 5 of 6)",
            "leaves Terqa to Bilal (\u22121 VP and its Event)",
            "1 step a move · pauses its Event: 5 of 6",
        ),
        (
            "fr",
            "Terqa : \u22121 PV, Événement en pause (5 sur 6)",
            "laisse Terqa à Bilal (\u22121 PV et son Événement)",
            "1 pas par déplacement · Événement en pause : 5 sur 6",
        ),
    ],
)
def test_a_paused_event_is_told_with_every_move_that_pauses_it(language: str, left: str, taken: str, unit: str) -> None:
    def said(t: Layout, answer: str) -> str:
        note = t.option(answer).note
        assert note is not None
        return words_for(GAME.key, language).say(note, ("Ada", "Bilal")).replace("\u00a0", " ")

    def running() -> Layout:
        return Layout().put(0, "spearman", HERE).put(0, "archer", HOME).active(0, HERE, "ev6", 1, 5)

    assert said(running().explore(), f"spearman.{HERE}.{THERE}").endswith(f" · {left}")
    assert said(running().put(1, "ram", HERE).explore(), f"spearman.{HERE}.{THERE}").endswith(f" · {taken}")
    choosing = running().explore().answer("unit")
    assert said(choosing, f"spearman.{HERE}") == unit
    assert said(choosing.answer(f"spearman.{HERE}"), THERE).endswith(f" · {left}")


@rule("M15.7", "M14.7")
def test_a_token_counts_for_whoever_comes_back_to_it() -> None:
    assert told_of(Layout().put(0, "spearman", HERE, 2).scoring_token(THERE, "ev2")) == (3, 0)
    assert told_of(Layout().put(0, "spearman", HERE, 2).scoring_token(THERE, "ev2").settle(1, THERE)) == (1, 0)
    assert told_of(Layout().put(0, "spearman", HERE, 2).scoring_token(THERE, "ev2").put(0, "ram", THERE)) == (0, 0)
    assert told_of(Layout().put(0, "spearman", HERE, 2).active(0, THERE, "ev6", 1)) == (1, 0)


@rule("M15.7")
@pytest.mark.parametrize(
    ("language", "points", "token", "gives_up"),
    [("en", "VP", "with its token", "gives up Terqa"), ("fr", "PV", "avec son jeton", "abandonne Terqa")],
)
def test_the_words_of_a_destination_tell_all_points(language: str, points: str, token: str, gives_up: str) -> None:
    said = worded(Layout().put(0, "spearman", HERE).scoring_token(THERE, "ev2"), language)
    assert f" · +3 {points} {token} · " in said
    assert said.endswith(f" · {gives_up} (\u22121 {points})")
    said = worded(Layout().put(0, "spearman", HERE).scoring_token(HERE, "ev2"), language)
    assert f" · +1 {points} · " in said
    assert said.endswith(f" · {gives_up} (\u22123 {points} {token})")


@rule("M16.41")
@pytest.mark.parametrize(
    ("language", "figures", "briefly"),
    [
        (
            "en",
            "Tribe: 1 Spearman and 1 Archer (5\u201310 🛡️, yours 0): combat",
            "Tribe: 1 Spearman, 1 Archer (5\u201310 🛡️): combat",
        ),
        ("fr", "Tribu : 1 Lancier et 1 Archer (5 à 10 🛡️) : combat", "Tribu de 2 (5 à 10 🛡️) : combat"),
    ],
)
def test_a_destination_tells_the_figures_of_a_tribe_and_its_phalanxes(
    language: str, figures: str, briefly: str
) -> None:
    """Where a region is given up there is less room, in French not for two kinds."""
    for units, said in ((2, figures), (1, briefly)):
        t = Layout().put(0, "spearman", HERE, units).tribe(THERE, archer=1, spearman=1)
        assert said in worded(t, language).replace("\u00a0", " ").replace("\u2060", "")


@rule("M4.6", "M15.7")
def test_changes_of_all_sources_make_up_the_change_of_points() -> None:
    fell = 0
    for seed in range(3):
        happened = [event for each in turns(GAME, seed) for event in each.outcome.events]
        ended = [event for event in happened if isinstance(event, RoundEnded)]
        for before, after in itertools.pairwise(ended):
            told = [sum(changes.values()) for changes in after.changes]
            assert told == [now - then for now, then in zip(after.vp_per_seat, before.vp_per_seat, strict=True)]
            fell += sum(change < 0 for change in told)
    assert fell
