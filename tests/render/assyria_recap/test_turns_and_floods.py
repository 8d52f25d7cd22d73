"""The Flood in four lines, and a match told turn by turn."""

import pytest

from engine.assyria import events as e
from render.games.assyria.recap import FOLDING
from render.story.log import log_pages
from render.story.recap import by_turn, last_turn
from render.story.since import rows_of, since
from render.text.words import Words
from tests.render.assyria_recap.telling import A, B, C, D, lines
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press


def test_a_flood_is_four_lines(english: Words, french: Words) -> None:
    flood = (
        e.Inundated(1, [2, 0, 1, 0], ["b4", "c2", "d3"], [A, C, A]),
        e.AssurScored(A, 1, 7, 10),
        e.AssurScored(C, 2, 2, 6),
        e.AssurScored(D, 3, 2, 2),
        e.UpperRewarded(A, 2, 4),
        e.PlowGiven(D),
        e.CamelsGiven(C, 2),
        e.CamelsGiven(A, 0),
        e.OfferingsScored(D, 3, 3, 9),
        e.OfferingsScored(B, 1, 2, 2),
    )
    assert lines(english, *flood) == [
        "**Flood** of Reign 1. Huts lost: **Ada** 2 (B4 and D3), **Chloe** 1 (C2).",
        "Assur: Ada 10 VP (influence 7), Chloe 6 VP (2), Dario 2 VP (2).",
        "Dignitaries give Ada 4 VP, Dario a Plow and Chloe 2 camels.",
        "Offerings: Dario 9 VP (3 ziggurats × 3 VP), Bilal 2 VP (1 × 2 VP).",
    ]
    assert lines(french, *flood) == [
        "**Crue** du Règne 1. Huttes perdues\u00a0: **Ada** 2 (B4 et D3), **Chloe** 1 (C2).",
        "Assur\u00a0: Ada 10 PV (influence 7), Chloe 6 PV (2), Dario 2 PV (2).",
        "Dons des dignitaires\u00a0: Ada 4 PV, Dario une Charrue et Chloe 2 chameaux.",
        "Offrandes\u00a0: Dario 9 PV (3 ziggourats × 3 PV), Bilal 2 PV (1 × 2 PV).",
    ]


@pytest.mark.parametrize("rows", range(10))
def test_after_a_flood_a_panel_tells_assur_and_the_score_and_counts_what_it_leaves_out(
    rows: int, english: Words
) -> None:
    flood = (
        *(e.Offered(A, 1, 1), e.ActionsEnded(A, 2)),
        e.Inundated(1, [0, 2], ["b4", "d3"], [B, B]),
        *(e.AssurScored(A, 1, 3, 7), e.AssurScored(B, 2, 3, 0)),
        *(e.UpperRewarded(B, 1, 1), e.PlowGiven(A), e.OfferingsScored(B, 1, 1, 1), e.OfferingsScored(A, 1, 2, 2)),
        *(e.TurnEnded(2, [23, 14]), e.TurnBegan(3, 2, 4), e.Reshuffled(9), e.Harvested(A, 1, ["date1", "salt1"])),
    )
    whole = [line for line in since(english, FOLDING, [Press(flood)], NAMES, B, 99).lines if "else" not in line]
    told = since(english, FOLDING, [Press(flood)], NAMES, B, rows)
    assert told.lines[0] == "**Flood** of Reign 1. Huts lost: **Bilal** 2 (B4 and D3)."
    assert "Assur: Ada 7 VP (influence 3), Bilal 0 VP (3)." in told.lines
    assert "**Turn 2 ends.** VP: Ada 23, Bilal 14." in told.lines
    points = [line.split()[0] for line in told.lines if line.startswith(("Dignitaries", "Offerings"))]
    offerings = next(line for line in whole if line.startswith("Offerings"))
    if points == ["Dignitaries"]:
        assert rows_of([*told.lines, offerings]) > rows, "a shorter line is told where the more important has no room"
    else:
        assert points in ([], ["Offerings:"], ["Dignitaries", "Offerings:"]), "what the dignitaries give goes first"
    single = [line for line in told.lines if line in whole]
    assert told.folded == len(FOLDING.lines(flood)) - len(single)
    alone = since(english, FOLDING, [Press([e.TurnEnded(2, [23, 14])])], NAMES, B, rows)
    assert alone.lines == ("**Turn 2 ends.** VP: Ada 23, Bilal 14.",), "nothing is counted where all is told"
    if told.folded > sum("also" in line for line in told.lines):
        assert told.lines[-1].startswith("… and "), "nothing is left out that is not counted"


def test_of_a_flood_that_does_nothing_little_is_said(english: Words) -> None:
    assert lines(english, e.Inundated(3, [0, 0], [], [])) == ["**Flood** of Reign 3. No hut is lost on the rivers."]


def test_a_turn_ends_and_another_begins(english: Words, french: Words) -> None:
    turn = (
        e.TurnEnded(2, [23, 30]),
        e.MarketCleared(["salt1"]),
        e.TurnBegan(3, 2, 4),
        e.Sown(["date1", "palm2", "grape3", "salt1", "salt2", "joker"]),
    )
    assert lines(english, *turn) == [
        "**Turn 2 ends.** VP: Ada 23, Bilal 30.",
        "**Turn 3**, Reign 2: 4 new huts; cards: date ×1 + salt ×1, palm ×2 + salt ×2, grape ×3 + Joker",
    ]
    assert lines(french, *turn)[1] == "**Tour 3** · Règne 2 · 4 nouvelles huttes"
    columns = e.Sown(["date1", "date2", "palm2", "grape3", "joker", "salt1", "salt2", "barley2", "barley3", "joker"])
    assert lines(english, e.TurnBegan(3, 2, 4), columns) == ["**Turn 3**, Reign 2: 4 new huts"]


def test_the_first_post_does_not_say_again_what_stands_in_its_heading(english: Words, french: Words) -> None:
    begun = [e.OrderDrawn([B, A]), e.TurnBegan(1, 1, 4), e.Sown(["date1", "palm2", "grape3", "salt1", "salt2"])]
    assert lines(english, *begun) == [
        "**The game begins** · cards: date ×1 + salt ×1, palm ×2 + salt ×2, grape ×3",
        "Turn order, by lot: Bilal, Ada.",
    ]
    assert lines(french, *begun[:2])[0] == "**La partie commence.**"


def test_below_the_heading_of_the_log_a_turn_is_not_named_again(english: Words) -> None:
    sown = ["date1", "palm2", "grape3", "salt1", "salt2"]  # a short row, A5.5
    begun = [e.OrderDrawn([B, A]), e.TurnBegan(1, 1, 4), e.Sown(sown)]
    (page,) = log_pages(english, FOLDING, [Press(begun)], NAMES).pages
    assert page.headings == ["Turn 1 · Reign 1"]
    assert page.lines == [
        "4 new huts each · cards: date ×1 + salt ×1, palm ×2 + salt ×2, grape ×3",
        "Turn order, by lot: Bilal, Ada.",
    ]


def test_the_log_finds_a_turn_by_its_number_before_a_reign(english: Words) -> None:
    reigns = ((1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3))
    told = [Press([e.TurnBegan(turn, reign, 3), e.TurnEnded(turn, [0, 0])]) for turn, reign in reigns]
    log = log_pages(english, FOLDING, told, NAMES)
    for typed, turn in (
        ("2", "Turn 2 · Reign 1"),
        ("3", "Turn 3 · Reign 2"),
        (" turn 1 · reign 1", "Turn 1 · Reign 1"),
    ):
        assert turn in log.pages[log.find(typed)].headings
    assert log.find("9") == log.find("") == 0


def test_the_end_is_told_with_what_everybody_has_left(english: Words) -> None:
    end = (e.FinalScored(B, 6, 1, 2), e.FinalScored(A, 4, 0, 1), e.MatchEnded([B, A], [90, 101], "points"))
    assert last_turn(english, FOLDING, [Press(end)], NAMES) == ["VP added at the end of the game: Bilal 9, Ada 5."]
    assert len(lines(english, *end)) == 2
    assert lines(english, end[0]) == ["VP added at the end of the game: Bilal 9 (ziggurats 6, Plow 1, camels 2)."]


def test_a_match_is_told_turn_by_turn(english: Words) -> None:
    turns_ended = [e.TurnEnded(1, [9, 8]), e.ActionsEnded(A, 0), e.TurnEnded(8, [90, 80])]
    told = [Press(turns_ended), Press([e.MatchEnded([A, B], [99, 88], "points")])]
    assert by_turn(english, FOLDING, told, NAMES) == [
        "**Turn 1** · VP: Ada 9, Bilal 8",
        "**Turn 8** · VP: Ada 90, Bilal 80",
        "**At the end** · VP: Ada 99, Bilal 88",
    ]
