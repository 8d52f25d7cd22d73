"""Which rank an intrigue in Assur brings, and whom it costs one."""

import pytest

from engine.assyria import GAME
from engine.assyria import events as e
from engine.core.game import Event
from render.games.assyria.recap import FOLDING
from render.story.recap import actions, recap, so_far
from render.story.since import since
from tests.render.wording import FOUR_NAMES, Press, table_words
from tests.rules import rule

A, B, C = range(3)
ADA = "🔴 **Ada**"


@pytest.fixture
def turn() -> list[Event]:
    """Ada comes from below: with her first hut she is third, with her second first."""
    first = e.Intrigued(A, "lower", 2, 2, [B, C, A], [9, 5, 2])
    return [first, e.Intrigued(A, "upper", 1, 4, [A, B, C], [9, 5, 2], [B, C]), e.ActionsEnded(A, 1)]


@rule("A9.3", "A9.6")
def test_a_rank_taken_is_told_once_without_points_that_may_change_and_hits_who_had_it(turn: list[Event]) -> None:
    english, french = (table_words(GAME.key, language) for language in ("en", "fr"))
    assert recap(english, FOLDING, [Press(turn)], FOUR_NAMES) == [
        f"{ADA} intrigues with the lower dignitary and the higher one.",
        f"{ADA} takes 1st place in Assur, ahead of **Bilal** and **Chloe**.",
    ]
    assert recap(french, FOLDING, [Press(turn)], FOUR_NAMES)[1] == (
        f"{ADA} prend le 1er rang à Assur, devant **Bilal** et **Chloe**."
    )
    assert [(line.hits, line.overtaken) for line in FOLDING.lines(turn)] == [((), ()), ((B, C), (B, C))]
    assert actions(FOLDING, [Press(turn)]) == 1


def test_whoever_lost_a_rank_reads_it_first(turn: list[Event]) -> None:
    told = since(table_words(GAME.key, "en"), FOLDING, [Press(turn)], FOUR_NAMES, B).lines
    assert told[0] == "🔴 Ada takes 1st place in Assur, ahead of **you** and Chloe."


def test_huts_lost_to_the_flood_and_ranks_are_told_as_it_came_about(turn: list[Event]) -> None:
    english = table_words(GAME.key, "en")
    story = [Press([*turn, e.Inundated(1, [0, 1, 0, 0], ["B2"], [B])])]
    flood, rank = "**Flood** of Reign 1. Huts lost: **{}** (B2).", "ahead of **you** and Chloe."
    told = since(english, FOLDING, story, FOUR_NAMES, B).lines
    assert told[0].endswith(rank)
    assert told[1] == flood.format("you")
    assert recap(english, FOLDING, story, FOUR_NAMES)[2] == flood.format("Bilal")


def test_a_rank_that_nobody_had_is_told_with_the_intrigue(turn: list[Event]) -> None:
    assert recap(table_words(GAME.key, "en"), FOLDING, [Press(turn[:1])], FOUR_NAMES) == [
        f"{ADA} intrigues with the lower dignitary (now 3rd in Assur)."
    ]


def test_the_player_sees_the_rank_before_the_turn_ends(turn: list[Event]) -> None:
    assert so_far(table_words(GAME.key, "en"), FOLDING, turn[:2], FOUR_NAMES) == [
        "1. Hut sent to the lower dignitary for 2 camels: 3rd in Assur",
        "2. Hut sent to the higher dignitary for 4 camels: 1st in Assur, ahead of Bilal and Chloe",
    ]


def test_what_older_matches_do_not_tell_is_left_out() -> None:
    told = [e.Intrigued(A, "upper", 1, 4)]
    assert recap(table_words(GAME.key, "en"), FOLDING, [Press(told)], FOUR_NAMES) == [
        f"{ADA} intrigues with the higher dignitary."
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "extends the ziggurat on I6, intrigues in Assur (lower dignitary; now 1st) and offers 3 camels"),
        ("fr", "agrandit I6, intrigue à Assur (dignitaire inférieur, 1er rang) et fait une offrande de 3 chameaux"),
    ],
)
def test_told_briefly_it_is_still_a_dignitary_with_whom_there_was_intrigue(language: str, said: str) -> None:
    extended = e.ZigguratExtended(A, "i6", "centre", 3)
    told = [extended, e.Intrigued(A, "lower", 1, 2, [A], [9]), e.Offered(A, 3, 3), e.ActionsEnded(A, 0)]
    assert recap(table_words(GAME.key, language), FOLDING, [Press(told)], FOUR_NAMES) == [f"{ADA} {said}."]


@rule("A9.3")
@pytest.mark.parametrize(
    ("tie", "said"), [("huts", "mais avec plus de huttes à Assur"), ("highest", "mais avec une hutte plus haute")]
)
def test_why_a_rank_is_taken_at_equal_influence(tie: str, said: str) -> None:
    told = [e.Intrigued(A, "lower", 2, 2, [A, B], [9, 5], [B], tie)]
    assert recap(table_words(GAME.key, "fr"), FOLDING, [Press(told)], FOUR_NAMES)[1] == (
        f"{ADA} prend le 1er rang à Assur, devant **Bilal** (à égalité d'influence, {said})."
    )


@rule("A9.3")
@pytest.mark.parametrize(
    ("tied", "english", "french"),
    [
        ([B, C], "(equal influence, but more huts there)", "(à égalité d'influence, mais avec plus de huttes à Assur)"),
        (
            [B],
            "(equal influence with Bilal, but more huts there)",
            "(à égalité d'influence avec Bilal, mais avec plus de huttes à Assur)",
        ),
    ],
)
def test_why_a_rank_is_taken_from_several_at_equal_influence(tied: list[int], english: str, french: str) -> None:
    told = [e.Intrigued(A, "lower", 2, 2, [A, B, C], [9, 5, 2], [B, C], "huts", tied)]
    assert recap(table_words(GAME.key, "en"), FOLDING, [Press(told)], FOUR_NAMES)[1].replace("**", "") == (
        f"🔴 Ada takes 1st place in Assur, ahead of Bilal and Chloe {english}."
    )
    assert recap(table_words(GAME.key, "fr"), FOLDING, [Press(told)], FOUR_NAMES)[1].replace("**", "") == (
        f"🔴 Ada prend le 1er rang à Assur, devant Bilal et Chloe {french}."
    )
    told = [e.Intrigued(A, "lower", 2, 2, [A, B, C], [9, 5, 2], [B, C], "huts")]
    assert recap(table_words(GAME.key, "en"), FOLDING, [Press(told)], FOUR_NAMES)[1] == (
        f"{ADA} takes 1st place in Assur, ahead of **Bilal** and **Chloe**."
    )


def test_however_long_a_turn_is_it_says_what_is_built_and_offered() -> None:
    told = [
        *(e.BaseBuilt(A, "c4", 6), e.Intrigued(A, "lower", 1, 2, [A], [9])),
        *(e.Offered(A, 1, 1), e.CardBought(A, "joker", 1), e.ActionsEnded(A, 0)),
    ]
    assert recap(table_words(GAME.key, "fr"), FOLDING, [Press(told)], FOUR_NAMES) == [
        f"{ADA} construit une ziggourat en C4, intrigue à Assur (dignitaire inférieur, 1er rang), "
        "fait une offrande de 1 chameau et achète un Joker."
    ]
