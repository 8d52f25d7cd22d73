"""An action turn in one line: what was built, offered and bought, and intrigues by dignitary."""

from engine.assyria import events as e
from render.games.assyria.recap import FOLDING
from render.story.log import log_pages
from render.story.recap import actions
from render.story.tally import with_sums
from render.text.phrases import say
from render.text.words import Words
from tests.render.assyria_recap.telling import ADA, BILAL, CHLOE, A, B, C, huts, lines, steps
from tests.render.wording import FOUR_NAMES as NAMES
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
        f"{CHLOE} offers 2 camels (multiplier ×2), adds a center on I6 and builds a ziggurat on I7.",
    ], "in the order it was begun"
    assert lines(french, *turn) == [
        f"{CHLOE} fait une offrande de 2 chameaux, agrandit I6 et construit une ziggourat en I7.",
    ]
    (page,) = log_pages(french, FOLDING, [Press(turn)], NAMES).pages
    assert page.lines == [
        f"{CHLOE} fait une offrande de 2 chameaux, agrandit I6 et construit une ziggourat en I7\u202f; reste 1 chameau."
    ], "camels left are told by the log: after a Flood it may be more"


def test_the_log_names_every_dignitary_however_much_was_done(english: Words, french: Words) -> None:
    turn = (
        *(e.BaseBuilt(A, "c4", 6), e.Intrigued(A, "middle", 1, 3, [A], [9]), e.Offered(A, 1, 1)),
        *(e.CardBought(A, "joker", 1), e.CardBought(A, "plow", 2), e.ActionsEnded(A, 0)),
    )
    for words, said in ((english, "(middle dignitary; now 1st)"), (french, "(dignitaire intermédiaire, 1er rang)")):
        for names in (NAMES, [name * 6 for name in NAMES]):
            (page,) = log_pages(words, FOLDING, [Press(turn)], names).pages
            assert said in page.lines[0]
        assert said in lines(words, *turn[:-2])[0], "a post does so where there is room"


def test_sums_name_dignitaries_and_cards(english: Words, french: Words) -> None:
    turn = (
        *(e.Intrigued(A, "lower", 1, 2), e.BaseBuilt(A, "c4", 6), e.Intrigued(A, "lower", 2, 2)),
        *(e.Offered(A, 1, 1), e.CardBought(A, "salt1", 1), e.CardBought(A, "plow", 2), e.Offered(A, 1, 2)),
    )
    sums, untold = with_sums({}, dict(enumerate(FOLDING.lines(turn))))
    assert not untold
    assert [say(words, line.wordings[0], NAMES) for words in (english, french) for line in sums] == [
        "Ada intrigues with the lower dignitary twice, builds a ziggurat, offers 2 camels and buys salt ×1 and a Plow.",
        "Ada intrigue 2 fois auprès du dignitaire inférieur, construit une ziggourat, "
        "fait une offrande de 2 chameaux et achète une carte sel ×1 et une Charrue.",
    ]


def test_intrigues_are_counted_by_dignitary(english: Words, french: Words) -> None:
    intrigues = [e.Intrigued(A, "lower", 1, 2), e.Intrigued(A, "upper", 1, 4), e.Intrigued(A, "lower", 2, 2)]
    assert lines(english, *intrigues) == [
        f"{ADA} intrigues with the lower dignitary twice and the higher one.",
    ]
    ended = [*intrigues, e.CardBought(A, "plow", 2), e.ActionsEnded(A, 0)]
    assert lines(english, *ended) == [
        f"{ADA} intrigues with the lower dignitary twice and the higher one and buys a Plow."
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
