"""An action turn in one line: what was built, offered and bought, and intrigues by dignitary."""

from engine.assyria import events as e
from render.games.assyria.recap import FOLDING
from render.story.recap import actions
from render.text.words import Words
from tests.render.assyria_recap.telling import ADA, BILAL, CHLOE, A, B, C, huts, lines, steps
from tests.render.wording import Press
from tests.rules import rule


def test_an_action_turn_is_one_line(english: Words, french: Words) -> None:
    turn = (
        e.Offered(C, 1, 1),
        e.ZigguratExtended(C, "i6", "centre", 3),
        e.BaseBuilt(C, "i7", 6),
        e.Offered(C, 1, 2),
        e.ActionsEnded(C, 1),
    )
    assert lines(english, *turn) == [
        f"{CHLOE} builds a ziggurat on I7, adds a center on I6 and offers 2 camels; keeps 1 camel.",
    ]
    assert lines(french, *turn) == [
        f"{CHLOE} construit une ziggourat en I7, agrandit I6 et offre 2 chameaux\u202f; reste 1 chameau.",
    ]


def test_intrigues_are_counted_by_dignitary(english: Words, french: Words) -> None:
    intrigues = [e.Intrigued(A, "lower", 1, 2), e.Intrigued(A, "upper", 1, 4), e.Intrigued(A, "lower", 2, 2)]
    assert lines(english, *intrigues) == [
        f"{ADA} intrigues with the lower dignitary twice and the higher one.",
    ]
    ended = [*intrigues, e.CardBought(A, "plow", 2), e.ActionsEnded(A, 0)]
    assert lines(english, *ended) == [
        f"{ADA} intrigues in Assur (lower dignitary ×2 and higher dignitary) and buys a Plow."
    ]
    assert lines(french, *ended) == [
        f"{ADA} intrigue à Assur (dignitaires inférieur ×2 et supérieur) et achète une Charrue."
    ]


def test_nothing_done_is_told_briefly(english: Words, french: Words) -> None:
    quiet = (e.ActionsEnded(A, 3), e.ActionsSkipped(B), e.ActionsSkipped(C))
    assert lines(english, *quiet) == [
        f"{ADA} spends nothing and keeps 3 camels.",
        f"{BILAL} has no action to take.",
        f"{CHLOE} has no action to take.",
    ]
    assert lines(french, *quiet)[1] == f"{BILAL} n'a aucune action possible."
    assert actions(FOLDING, [Press(quiet)]) == 1


@rule("A9.3")
def test_a_draft_says_why_one_is_ahead_at_equal_influence(english: Words, french: Words) -> None:
    hut = e.Intrigued(A, "lower", 1, 2, [A, B], [7, 3], [B], "huts", [B])
    assert steps(english, hut) == [
        "1. Hut sent to the lower dignitary for 2 camels: 1st in Assur, ahead of Bilal "
        "(equal influence, but more huts there)"
    ]
    assert steps(french, hut)[0].endswith(
        "1er rang à Assur, devant Bilal (à égalité d'influence, mais avec plus de huttes à Assur)"
    )
    higher = e.Intrigued(A, "lower", 1, 2, [A, B], [7, 3], [], "highest", [B])
    assert steps(english, higher)[0].endswith("1st in Assur (equal influence, but a higher hut)")


@rule("A6.17")
def test_of_new_huts_of_which_some_starve_all_are_named(english: Words, french: Words) -> None:
    story = [*huts(A, "c4", "c5", "d4", "b2"), e.Fed(A, "barley1", ["c4"], 0), e.Starved(A, ["c5", "d4", "b2"])]
    story += [e.IncomeTaken(A, 3, 0)]
    assert lines(english, *story) == [
        f"{ADA} places huts on C4, C5, D4 and B2 and loses C5, D4 and B2 to famine; +3 camels."
    ]
    assert lines(french, *story)[0].startswith(f"{ADA} place des huttes en C4, C5, D4 et B2, puis perd C5, D4 et B2")
