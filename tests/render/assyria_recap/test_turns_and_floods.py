"""The Flood in five lines, and a match told turn by turn."""

import pytest

from engine.assyria import events as e
from render.games.assyria.recap import FOLDING
from render.story.log import log_pages
from render.story.recap import by_turn, last_turn
from render.story.since import since
from render.text.words import Words
from tests.render.assyria_recap.telling import A, B, C, D, lines
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press


def test_a_flood_is_five_lines(english: Words, french: Words) -> None:
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
        "**Flood** of Reign 1. Huts lost: **Ada** 2 (B4 and D3), **Chloe** (C2).",
        "Assur: Ada 10 VP (influence 7), Chloe 6 VP (2), Dario 2 VP (2).",
        "Dignitaries give Ada 4 VP, Dario a Plow and Chloe 2 camels.",
        "Offerings: Dario 9 VP (3 ziggurats × 3 VP), Bilal 2 VP (1 ziggurat × 2 VP).",
        "Huts in Assur go back to stock; offerings start again from 0.",
    ]
    assert lines(french, *flood) == [
        "**Crue** du Règne 1. Huttes perdues\u00a0: **Ada** 2 (B4 et D3), **Chloe** (C2).",
        "Assur\u00a0: Ada 10 PV (influence 7), Chloe 6 PV (2), Dario 2 PV (2).",
        "Dons des dignitaires\u00a0: 4 PV à Ada, une Charrue à Dario et 2 chameaux à Chloe.",
        "Offrandes\u00a0: Dario 9 PV (3 ziggourats × 3 PV), Bilal 2 PV (1 ziggourat × 2 PV).",
        "Les huttes d'Assur reviennent en réserve\u202f; les offrandes repartent de 0.",
    ]
    four = [e.OfferingsScored(seat, 2, 3, 6) for seat in (A, B, C, D)]
    assert lines(english, *four) == [
        "Offerings: Ada 6, Bilal 6, Chloe 6, Dario 6.",
        "Offerings start again from 0.",
    ]
    assert lines(french, e.AssurScored(A, 1, 7, 10))[1] == "Les huttes d'Assur reviennent en réserve."
    (page,) = log_pages(english, FOLDING, [Press(four)], NAMES).pages
    assert page.lines[0].endswith("Dario 6 VP (2 ziggurats × 3 VP)."), "in the log there is room"


@pytest.mark.parametrize("rows", range(10))
def test_after_a_flood_a_panel_tells_assur_and_the_score_and_counts_what_it_leaves_out(
    rows: int, english: Words
) -> None:
    flood = (
        *(e.Offered(A, 1, 1), e.ActionsEnded(A, 2)),
        e.Inundated(1, [0, 2], ["b4", "d3"], [B, B]),
        *(e.AssurScored(A, 1, 3, 7), e.AssurScored(B, 2, 3, 0)),
        *(e.UpperRewarded(B, 1, 1), e.PlowGiven(A), e.OfferingsScored(B, 1, 1, 1), e.OfferingsScored(A, 1, 2, 2)),
        *(e.TurnEnded(2, [23, 14]), e.TurnBegan(3, 2, 4), e.Reshuffled(9), e.Sown(["joker"] * 6)),
        e.Harvested(A, 1, ["date1", "salt1"]),
    )
    whole = [line for line in since(english, FOLDING, [Press(flood)], NAMES, B, 99).lines if "else" not in line]
    told = since(english, FOLDING, [Press(flood)], NAMES, B, rows)
    assert told.lines[0] == "**Flood** of Reign 1. Huts lost: **you** 2 (B4 and D3)."
    assert "Assur: Ada 7 VP (influence 3), you 0 VP (3)." in told.lines
    assert "**Turn 2 ends.** VP: Ada 23, you 14." in told.lines
    assert "You get 1 VP and 1 VP for your offerings." in told.lines
    assert any(line.endswith("🔴 Ada takes column 1 (date ×1 and salt ×1).") for line in told.lines), (
        "whoever is to choose a column must know which is gone"
    )
    points = [line for line in told.lines if line.startswith(("Dignitaries", "Offerings"))]
    begun = [line for line in told.lines if "Columns" in line]
    assert points or not begun, "cards are on the menu too"
    single = [line for line in told.lines if line in whole or line.rpartition("** · ")[2] in whole]
    assert told.folded == len(whole) - len(single)
    alone = since(english, FOLDING, [Press([e.TurnEnded(2, [23, 14])])], NAMES, B, rows)
    assert alone.lines == ("**Turn 2 ends.** VP: Ada 23, you 14.",), "nothing is counted where all is told"
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
        "**Turn 2 ends.** VP: Bilal 30, Ada 23.",
        "**Turn 3** · Columns: date ×1 + salt ×1, palm ×2 + salt ×2, grape ×3 + Joker",
    ]
    assert lines(french, *turn)[1:] == [
        "**Tour 3** · Colonnes\u00a0: datte ×1 + sel ×1, palme ×2 + sel ×2, raisin ×3 + Joker",
    ]


def test_the_cards_of_every_column_are_told_however_many_there_are(english: Words, french: Words) -> None:
    cards = ["date1", "date2", "palm2", "grape3", "joker", "salt1", "salt2", "barley2", "barley3"]
    signs = "🌰\u2060×1 + 🧂\u2060×1, 🌰\u2060×2 + 🧂\u2060×2, 🌴\u2060×2 + 🌾\u2060×2, 🍇\u2060×3 + 🌾\u2060×3, Joker"
    begun = [e.TurnBegan(3, 2, 4), e.Sown(cards)]
    assert lines(english, *begun) == [f"**Turn 3** · Columns: {signs}"]
    (page,) = log_pages(french, FOLDING, [Press(begun)], NAMES).pages
    assert page.lines == [f"4 nouvelles huttes par joueur. Colonnes\u00a0: {signs}"]
    much = [event for n in range(20) for event in (e.Harvested(n % 4, 1, ["salt1"]), e.ActionsEnded(n % 4, 0))]
    kept = lines(english, *much, *begun, *much)
    assert f"**Turn 3** · Columns: {signs}" in kept, "a post does not fold them"


def test_huts_lost_to_a_flood_are_named_from_hex_to_hex(english: Words) -> None:
    lost = e.Inundated(1, [3, 1], ["d2", "c2", "e5", "b2"], [A, A, B, A])
    assert lines(english, lost) == ["**Flood** of Reign 1. Huts lost: **Ada** 3 (B2, C2 and D2), **Bilal** (E5)."]


def test_a_turn_ends_with_what_it_brought(english: Words, french: Words) -> None:
    ended = e.TurnEnded(5, [62, 25, 9, 0], [32, 6, 0, 0])
    assert lines(english, ended) == ["**Turn 5 ends.** VP: Ada 62 (+32), Bilal 25 (+6), Chloe 9, Dario 0."]
    assert lines(french, ended) == ["**Fin du tour 5** · PV\u00a0: Ada 62 (+32), Bilal 25 (+6), Chloe 9, Dario 0"]
    assert lines(english, e.TurnEnded(1, [3, 8], [3, 8])) == ["**Turn 1 ends.** VP: Bilal 8, Ada 3."], (
        "of all it says no more"
    )
    assert by_turn(english, FOLDING, [Press([ended])], NAMES) == ["**Turn 5** · VP: Ada 62, Bilal 25, Chloe 9, Dario 0"]


def test_a_panel_tells_the_reader_s_own_points_before_others(english: Words) -> None:
    flood = (
        *(e.UpperRewarded(B, 1, 1), e.PlowGiven(C), e.CamelsGiven(A, 2), e.OfferingsScored(A, 1, 2, 2)),
        e.TurnEnded(2, [23, 14, 9, 8]),
    )
    got = {A: "2 camels and 2 VP for your offerings", B: "1 VP", C: "a Plow"}
    for reader, gains in got.items():
        for rows in range(10):
            told = since(english, FOLDING, [Press(flood)], NAMES, reader, rows).lines
            assert told[0] == f"You get {gains}."
    whole = since(english, FOLDING, [Press(flood)], NAMES, A, 99).lines
    assert whole[1] == "Dignitaries give Bilal 1 VP and Chloe a Plow.", "what others got is told without it"
    assert not any("Offerings:" in line for line in whole)
    assert since(english, FOLDING, [Press(flood)], NAMES, D, 99).lines[:2] == (
        "Dignitaries give Bilal 1 VP, Chloe a Plow and Ada 2 camels.",
        "Offerings: Ada 2 VP (1 ziggurat × 2 VP).",
    )
    assert not any("You" in line for line in lines(english, *flood)), "a post has many readers"


def test_the_first_post_does_not_say_again_what_stands_in_its_heading(english: Words, french: Words) -> None:
    begun = [e.OrderDrawn([B, A]), e.TurnBegan(1, 1, 4), e.Sown(["date1", "palm2", "grape3", "salt1", "salt2"])]
    assert lines(english, *begun) == [
        "**The game begins.**",
        "Turn order, by lot: Bilal, Ada.",
        "Columns: date ×1 + salt ×1, palm ×2 + salt ×2, grape ×3",
    ]
    assert lines(french, *begun[:2])[0] == "**La partie commence.**"


def test_below_the_heading_of_the_log_a_turn_is_not_named_again(english: Words) -> None:
    sown = ["date1", "palm2", "grape3", "salt1", "salt2"]  # a short row, A5.5
    begun = [e.OrderDrawn([B, A]), e.TurnBegan(1, 1, 4), e.Sown(sown)]
    (page,) = log_pages(english, FOLDING, [Press(begun)], NAMES).pages
    assert page.headings == ["Turn 1 · Reign 1"]
    assert page.lines == [
        "4 new huts each",
        "Turn order, by lot: Bilal, Ada.",
        "Columns: date ×1 + salt ×1, palm ×2 + salt ×2, grape ×3",
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
