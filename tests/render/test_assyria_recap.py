"""Events of Assyria become few lines: a player's share of a phase each, the Flood in four, harvests together."""

import pytest

from engine.assyria import GAME
from engine.assyria import events as e
from engine.core.game import Event
from render.games.assyria.recap import FOLDING
from render.games.assyria.recap.groups import CHAPTERS, grouped
from render.story.log import log_pages, whole_log
from render.story.recap import actions, by_turn, last_turn, recap, so_far
from render.story.since import catch_up, since
from render.text.words import Words
from tests.contract.matches import turns
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press, table_words
from tests.rules import rule

KEY = GAME.key
A, B, C, D = range(4)
ADA, BILAL, CHLOE, DARIO = "🔴 **Ada**", "🟪 **Bilal**", "🟢 **Chloe**", "🔷 **Dario**"


@pytest.fixture
def english() -> Words:
    return table_words(KEY, "en")


@pytest.fixture
def french() -> Words:
    return table_words(KEY, "fr")


def lines(words: Words, *events: Event) -> list[str]:
    """Tell events, each of a press of its own: where presses end makes no difference."""
    return recap(words, FOLDING, [Press([event]) for event in events], NAMES)


def steps(words: Words, *events: Event) -> list[str]:
    return so_far(words, FOLDING, events, NAMES)


def huts(seat: int, *hexes: str) -> list[Event]:
    return [e.HutPlaced(seat, hex) for hex in hexes]


# Set-up


def test_starting_spaces_and_drafted_cards_of_several_are_one_line_each(english: Words, french: Words) -> None:
    set_up = (
        e.StartChosen(C, "b5"),
        e.StartChosen(D, "i6", last=True),
        e.DraftLaid(["joker", "barley3"]),
        e.Drafted(D, "joker"),
        e.Drafted(C, "barley3", last=True),
    )
    assert lines(english, set_up[-1]) == [f"{CHLOE} keeps barley ×3 (the last card left)."], "also by itself"
    assert lines(english, *set_up) == [
        f"{CHLOE} starts on B5, {DARIO} on I6 (the last free space).",
        "Initial draft: Joker and barley ×3.",
        f"{DARIO} keeps a Joker, {CHLOE} barley ×3 (the last card left).",
    ]
    assert lines(french, *set_up) == [
        f"{CHLOE} commence en B5, {DARIO} en I6 (dernier emplacement libre).",
        "Choix initial\u00a0: Joker et orge ×3.",
        f"{DARIO} prend un Joker, {CHLOE} une carte orge ×3 (la dernière carte).",
    ]


# Harvest


def test_a_column_is_told_with_its_cards(english: Words, french: Words) -> None:
    taken = e.Harvested(A, 3, ["barley2", "grape3"])
    assert lines(english, taken) == [f"{ADA} harvests column 3 (barley ×2 and grape ×3)."]
    assert lines(french, taken) == [f"{ADA} récolte la colonne 3 (orge ×2 et raisin ×3)."]


def test_several_columns_are_one_line_with_the_cards_if_they_fit(english: Words) -> None:
    taken = [e.Harvested(A, 3, ["barley2", "grape3"]), e.Harvested(B, 1, ["palm1", "joker"])]
    assert lines(english, *taken) == [
        f"{ADA} harvests column 3 (barley ×2 and grape ×3), {BILAL} column 1 (palm ×1 and Joker)."
    ]
    third = e.Harvested(C, 5, ["date1", "salt2"])
    assert lines(english, *taken, third) == [f"{ADA} harvests column 3, {BILAL} column 1, {CHLOE} column 5."]


def test_the_columns_of_everybody_are_the_new_order(english: Words, french: Words) -> None:
    taken = [e.Harvested(seat, column, ["date1", "salt1"]) for seat, column in ((A, 3), (B, 1), (C, 5), (D, 2))]
    order = e.OrderSet([B, D, A, C])
    assert lines(english, *taken, order) == [
        f"New turn order, by harvest: {BILAL} (column 1), {DARIO} (2), {ADA} (3), {CHLOE} (5)."
    ]
    assert lines(french, *taken, order) == [
        f"Nouvel ordre selon la récolte\u00a0: {BILAL} (colonne 1), {DARIO} (2), {ADA} (3), {CHLOE} (5)."
    ]
    assert lines(english, *taken[2:], order)[1:] == ["New turn order: Bilal, Dario, Ada, Chloe."]


@rule("A5.11")
def test_whoever_falls_in_the_turn_order_is_told_who_passed(english: Words, french: Words) -> None:
    order = e.OrderSet([A, B], [B, A], [1, 2])
    told = [e.Harvested(A, 1, ["date1"]), order]
    assert lines(english, *told) == [
        f"{ADA} (column 1) moves ahead of **Bilal** (2nd instead of 1st) in the turn order.",
        f"{ADA} harvests column 1 (date ×1).",
    ]
    assert lines(french, *told)[0] == (
        f"{ADA} (colonne 1) passe devant **Bilal** (2e au lieu de 1er) dans l'ordre du tour."
    )
    (_, passed) = FOLDING.lines(told)
    assert (passed.hits, passed.overtaken) == ((B,), (B,))
    for told_bilal in (
        since(english, FOLDING, [Press(told)], NAMES, B).lines,
        catch_up(english, FOLDING, [Press(told)], NAMES, B)[0].lines,
    ):
        assert told_bilal[0] == "🔴 Ada (column 1) moves ahead of **Bilal** (2nd instead of 1st) in the turn order."


@rule("A5.11")
def test_all_whom_the_same_players_passed_are_told_together(english: Words, french: Words) -> None:
    rotated = lines(english, e.OrderSet([D, A, B, C], [A, B, C, D], [2, 3, 5, 1]))
    assert rotated == [
        f"{DARIO} (column 1) moves ahead of **Ada** (2nd instead of 1st), **Bilal** (3rd instead of 2nd) "
        "and **Chloe** (4th instead of 3rd) in the turn order.",
        "New turn order: Dario, Ada, Bilal, Chloe.",
    ]
    turned = lines(french, e.OrderSet([D, C, A, B], [A, B, C, D], [4, 5, 2, 1]))
    assert turned[0] == (
        f"{DARIO} (colonne 1) et Chloe (colonne 2) passent devant **Ada** (3e au lieu de 1er) "
        "et **Bilal** (4e au lieu de 2e) dans l'ordre du tour."
    )
    assert lines(english, e.OrderSet([A, B], [A, B], [1, 3])) == ["New turn order: Ada, Bilal."]


def test_with_very_long_names_a_fall_in_the_turn_order_is_told_by_names_alone(english: Words) -> None:
    names = [f"{name} the Magnificent of Nineveh" for name in NAMES]
    told = recap(english, FOLDING, [Press([e.OrderSet([B, C, A], [A, B, C], [4, 1, 2])])], names)
    bilal, chloe, ada = names[1], names[2], names[0]
    assert told[0] == f"🟪 **{bilal}** and {chloe} move ahead of **{ada}** in the turn order."


# Expansion


def test_an_expansion_turn_is_one_line(english: Words, french: Words) -> None:
    turn = (
        *huts(B, "c5", "c6", "d6"),
        e.Fed(B, "date2", ["c5"], 1),
        e.Fed(B, "barley2", ["c6", "e6"], 0),
        e.Fed(B, "plow", ["d6"], 0),
        e.Fed(B, "joker", ["b4"], 0),
        e.Starved(B, ["c7"]),
        e.IncomeTaken(B, 5, 0),
        e.PrestigeScored(B, 3, 1),
    )
    assert lines(english, *turn) == [
        f"{BILAL} places huts on C5, C6 and D6 and loses the hut on C7 to famine; +5 camels, +4 VP.",
    ]
    assert lines(french, *turn) == [
        f"{BILAL} place des huttes en C5, C6 et D6 et perd C7 (famine)\u202f; +5 chameaux, +4 PV.",
    ]
    assert whole_log(english, FOLDING, [Press(turn)], NAMES).splitlines()[1] == (
        "Bilal places huts on C5, C6 and D6, feeds 5 of 6 huts with date ×2, barley ×2, Plow and Joker "
        "and loses the hut on C7 to famine; +5 camels, +4 VP."
    )


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([*huts(A, "c5"), e.Fed(A, "date1", ["c5"], 0)], "places a hut on C5 and feeds 1 hut with date ×1."),
        ([e.HutsKept(A, 2), e.PrestigeScored(A, 0, 1)], "has no room for 2 huts; +1 VP."),
        (
            [e.Starved(A, ["c5", "c6"]), e.PrestigeScored(A, 0, 1)],
            "feeds none of 2 huts and loses the huts on C5 and C6 to famine",
        ),
        (
            [e.Fed(A, "salt3", ["c1", "b2", "b5"], 0), e.IncomeTaken(A, 3, 2)],
            "feeds all 3 huts with salt ×3; +3 camels",
        ),
        ([e.IncomeTaken(A, 3, 2)], "+3 camels (2 more lost)."),
        ([e.WellBuilt(A, "c1-c2-d1", 6), e.PrestigeScored(A, 2, 1)], "builds a well at C1-C2-D1; +9 VP (6 for wells)."),
    ],
)
def test_an_expansion_turn_tells_what_there_is_to_tell(events: list[Event], told: str, english: Words) -> None:
    assert told in lines(english, *events)[0]


def test_where_huts_were_lost_is_told_before_where_others_were_placed(english: Words, french: Words) -> None:
    turn = (
        *huts(B, "f3", "e4", "d4", "c5"),
        e.Starved(B, ["f3", "e4", "a2", "b1"]),
        e.IncomeTaken(B, 5, 0),
        e.PrestigeScored(B, 3, 1),
    )
    assert lines(english, *turn) == [
        f"{BILAL} places 4 huts and loses the huts on F3, E4, A2 and B1 to famine; +5 camels, +4 VP."
    ]
    assert lines(french, *turn) == [
        f"{BILAL} place 4 huttes et perd F3, E4, A2 et B1 (famine)\u202f; +5 chameaux, +4 PV."
    ]


def test_where_there_is_no_room_pieces_are_counted(english: Words) -> None:
    turn = (
        *huts(B, "c5", "c6", "d6", "d7"),
        e.Fed(B, "date2", ["c5", "c6"], 0),
        e.Starved(B, ["c7", "d6", "d7", "e6", "e7", "f6"]),
        e.WellBuilt(B, "c5-c6-d5", 6),
        e.WellBuilt(B, "c5-d4-d5", 6),
        e.IncomeTaken(B, 5, 1),
        e.PrestigeScored(B, 3, 1),
    )
    told = f"{BILAL} places 4 huts, loses 6 huts to famine and builds 2 wells; +5 camels, +16 VP."
    assert lines(english, *turn) == [told]


def test_the_log_names_every_hex_that_famine_took(english: Words, french: Words) -> None:
    turn = (
        *huts(B, "c5", "c6", "d6", "d7"),
        e.Fed(B, "date2", ["c5", "c6"], 0),
        e.Starved(B, ["c7", "d6", "d7", "e6", "e7", "f6"]),
        e.WellBuilt(B, "c5-c6-d5", 6),
        e.IncomeTaken(B, 5, 1),
        e.PrestigeScored(B, 3, 1),
    )
    assert "loses 6 huts to famine" in lines(english, *turn)[0]
    assert log_pages(english, FOLDING, [Press(turn)], NAMES).pages[0].lines == [
        f"{BILAL} places huts on C5, C6, D6 and D7, loses the huts on C7, D6, D7, E6, E7 and F6 to famine "
        "and builds a well at C5-C6-D5; +5 camels (1 more lost), +10 VP (6 for wells).",
    ]
    assert log_pages(french, FOLDING, [Press(turn)], NAMES).pages[0].lines == [
        f"{BILAL} place des huttes en C5, C6, D6 et D7, perd C7, D6, D7, E6, E7 et F6 (famine) "
        "et construit un puits en C5-C6-D5\u202f; +5 chameaux (1 perdu), +10 PV (puits 6).",
    ]


# Actions


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
        f"{CHLOE} construit une ziggourat en I7, agrandit I6 et offre 2 chameaux\u202f; garde 1 chameau.",
    ]


def test_intrigues_are_counted_by_dignitary(english: Words, french: Words) -> None:
    intrigues = [e.Intrigued(A, "lower", 1, 2), e.Intrigued(A, "upper", 1, 4), e.Intrigued(A, "lower", 2, 2)]
    assert lines(english, *intrigues) == [
        f"{ADA} intrigues with the lower dignitary twice and the higher dignitary.",
    ]
    ended = [*intrigues, e.CardBought(A, "plow", 2), e.ActionsEnded(A, 0)]
    assert lines(english, *ended) == [f"{ADA} intrigues in Assur (lower ×2 and higher dignitaries) and buys a Plow."]
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
        "1. Hut sent to the lower dignitary for 2 camels: 1st in Assur, ahead of Bilal (equal influence, but more huts)"
    ]
    assert steps(french, hut)[0].endswith(
        "1er rang à Assur, devant Bilal (à égalité d'influence, mais davantage de huttes)"
    )
    higher = e.Intrigued(A, "lower", 1, 2, [A, B], [7, 3], [], "highest", [B])
    assert steps(english, higher)[0].endswith("1st in Assur (equal influence, but a higher hut)")


@rule("A6.17")
def test_of_new_huts_of_which_some_starve_it_is_told_which_are_left(english: Words, french: Words) -> None:
    story = [*huts(A, "c4", "c5", "d4", "b2"), e.Fed(A, "barley1", ["c4"], 0), e.Starved(A, ["c5", "d4", "b2"])]
    story += [e.IncomeTaken(A, 3, 0)]
    assert lines(english, *story) == [
        f"{ADA} places 4 huts (keeps C4) and loses the huts on C5, D4 and B2 to famine; +3 camels."
    ]
    assert lines(french, *story)[0].startswith(f"{ADA} place des huttes en C4, C5, D4 et B2 et perd C5, D4 et B2")


# Turns and Floods


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
        "Dignitaries give Ada 4 VP, Dario a Plow, Chloe 2 camels.",
        "Offerings: Dario 9 VP (3 ziggurats × 3 VP), Bilal 2 VP (1 × 2 VP).",
    ]
    assert lines(french, *flood) == [
        "**Crue** du Règne 1. Huttes perdues\u00a0: **Ada** 2 (B4 et D3), **Chloe** 1 (C2).",
        "Assur\u00a0: Ada 10 PV (influence 7), Chloe 6 PV (2), Dario 2 PV (2).",
        "Dons des dignitaires\u00a0: Ada 4 PV, Dario une Charrue, Chloe 2 chameaux.",
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
    assert "**Turn 2 ends** · VP: Ada 23, Bilal 14" in told.lines
    points = [line.split()[0] for line in told.lines if line.startswith(("Gifts", "Offerings"))]
    assert points in ([], ["Offerings:"], ["Gifts", "Offerings:"]), "what the dignitaries give goes first"
    single = [line for line in told.lines if line in whole]
    assert told.folded == len(FOLDING.lines(flood)) - len(single)
    alone = since(english, FOLDING, [Press([e.TurnEnded(2, [23, 14])])], NAMES, B, rows)
    assert alone.lines == ("**Turn 2 ends** · VP: Ada 23, Bilal 14",), "nothing is counted where all is told"
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
        "**Turn 2 ends** · VP: Ada 23, Bilal 30",
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
    assert last_turn(english, FOLDING, [Press(end)], NAMES) == ["VP at the end of the game: Bilal 9, Ada 5."]
    assert len(lines(english, *end)) == 2
    assert lines(english, end[0]) == ["VP at the end of the game: Bilal 9 (ziggurats 6, Plow 1, camels 2)."]


def test_a_match_is_told_turn_by_turn(english: Words) -> None:
    turns_ended = [e.TurnEnded(1, [9, 8]), e.ActionsEnded(A, 0), e.TurnEnded(8, [90, 80])]
    told = [Press(turns_ended), Press([e.MatchEnded([A, B], [99, 88], "points")])]
    assert by_turn(english, FOLDING, told, NAMES) == [
        "**Turn 1** · VP: Ada 9, Bilal 8",
        "**Turn 8** · VP: Ada 90, Bilal 80",
        "**At the end** · VP: Ada 99, Bilal 88",
    ]


# So far


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([e.StartChosen(A, "b5")], ["1. Base on B5"]),
        ([e.Drafted(A, "joker")], ["1. Card: Joker"]),
        ([e.Harvested(A, 3, ["barley2", "grape3"])], ["1. Column 3: barley ×2 and grape ×3"]),
        (
            [*huts(A, "c5", "c6"), e.Fed(A, "date1", ["c5"], 0), e.Fed(A, "barley2", ["c6"], 1), e.Starved(A, ["c7"])],
            [
                "1. Huts on C5 and C6",
                "2. Fed 2 huts: date ×1 for C5, barley ×2 for C6",
                "3. Famine: the hut on C7 returns to your stock",
            ],
        ),
        ([*huts(A, "c5"), e.HutsKept(A, 1)], ["1. Hut on C5", "2. No room for 1 hut"]),
        (
            [e.WellBuilt(A, "c1-c2-d1", 6), e.IncomeTaken(A, 5, 2), e.PrestigeScored(A, 3, 1)],
            [
                "1. Well at C1-C2-D1: 6 VP",
                "2. Revenue: 5 camels; 2 more camels lost",
                "3. Prestige: 4 VP (huts 3, ziggurats 1)",
            ],
        ),
        (
            [e.BaseBuilt(A, "i7", 6), e.ZigguratExtended(A, "i6", "roof", 2), e.Intrigued(A, "upper", 1, 4)],
            [
                "1. Ziggurat on I7 for 6 camels",
                "2. Roof on I6 for 2 camels",
                "3. Hut sent to the higher dignitary for 4 camels",
            ],
        ),
        (
            [e.Offered(A, 2, 3), e.CardBought(A, "salt1", 1)],
            ["1. Offering of 2 camels: multiplier now ×2", "2. Salt ×1 bought for 1 camel"],
        ),
    ],
)
def test_a_draft_is_told_step_by_step(events: list[Event], told: list[str], english: Words) -> None:
    assert steps(english, *events) == told


def test_a_draft_is_told_in_french(french: Words) -> None:
    expansion = (*huts(A, "c5", "c6"), e.Fed(A, "date1", ["c5"], 0), e.Starved(A, ["c6"]), e.IncomeTaken(A, 3, 1))
    assert steps(french, *expansion) == [
        "1. Huttes en C5 et C6",
        "2. 1 hutte ravitaillée\u00a0: datte ×1 pour C5",
        "3. Hutte perdue par famine\u00a0: C6",
        "4. Revenu\u00a0: 3 chameaux (1 de trop est perdu)",
    ]
    action = (e.ZigguratExtended(A, "i6", "roof", 2), e.Intrigued(A, "upper", 1, 4), e.Offered(A, 1, 1))
    assert steps(french, *action) == [
        "1. Toit en I6 pour 2 chameaux",
        "2. Hutte chez le dignitaire supérieur pour 4 chameaux",
        "3. Offrande\u00a0: 1 chameau (multiplicateur désormais ×1)",
    ]


def test_many_cards_are_not_named_where_they_do_not_fit(english: Words) -> None:
    meals = [e.Fed(A, "barley2", ["c6", "e6"], 0)] * 5
    assert steps(english, *meals) == ["1. Fed 10 huts"]


# Everything


def test_every_event_has_a_chapter() -> None:
    chapters = [event for events in CHAPTERS.values() for event in events]
    assert sorted(map(str, chapters)) == sorted(map(str, GAME.events))


@pytest.mark.parametrize("seed", range(3))
def test_no_event_is_left_out(seed: int) -> None:
    events = [event for turn in turns(GAME, seed) for event in turn.outcome.events]
    assert [event for group in grouped(events) for event in group.events] == events
