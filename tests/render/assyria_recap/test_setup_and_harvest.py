"""Set-up and harvest in few lines: what several chose is put together, and who fell in the turn order is told."""

from engine.assyria import events as e
from render.games.assyria.recap import FOLDING
from render.story.recap import recap
from render.story.since import catch_up, since
from render.text.words import Words
from tests.render.assyria_recap.telling import ADA, BILAL, CHLOE, DARIO, A, B, C, D, lines
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press
from tests.rules import rule

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
        "Choix initial, une carte par joueur\u00a0: Joker et orge ×3.",
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
        f"{ADA} (column 1) moves ahead of **Bilal** (now 2nd, was 1st) in the turn order.",
        f"{ADA} harvests column 1 (date ×1).",
    ]
    assert lines(french, *told)[0] == (
        f"{ADA} (colonne 1) passe devant **Bilal** (2e place au lieu de la 1re) dans l'ordre du tour."
    )
    (_, passed) = FOLDING.lines(told)
    assert (passed.hits, passed.overtaken) == ((B,), (B,))
    for told_bilal in (
        since(english, FOLDING, [Press(told)], NAMES, B).lines,
        catch_up(english, FOLDING, [Press(told)], NAMES, B)[0].lines,
    ):
        assert told_bilal[0] == "🔴 Ada (column 1) moves ahead of **Bilal** (now 2nd, was 1st) in the turn order."


@rule("A5.11")
def test_all_whom_the_same_players_passed_are_told_together(english: Words, french: Words) -> None:
    rotated = lines(english, e.OrderSet([D, A, B, C], [A, B, C, D], [2, 3, 5, 1]))
    assert rotated == [
        f"{DARIO} (column 1) moves ahead of **Ada** (now 2nd, was 1st), **Bilal** (now 3rd, was 2nd) "
        "and **Chloe** (now 4th, was 3rd) in the turn order.",
        "New turn order: Dario, Ada, Bilal, Chloe.",
    ]
    turned = lines(french, e.OrderSet([D, C, A, B], [A, B, C, D], [4, 5, 2, 1]))
    assert turned[0] == (
        f"{DARIO} (colonne 1) et Chloe (colonne 2) passent devant **Ada** (3e place au lieu de la 1re) "
        "et **Bilal** (4e place au lieu de la 2e) dans l'ordre du tour."
    )
    assert lines(english, e.OrderSet([A, B], [A, B], [1, 3])) == ["New turn order: Ada, Bilal."]


def test_with_very_long_names_a_fall_in_the_turn_order_is_told_by_names_alone(english: Words) -> None:
    names = [f"{name} the Magnificent of Nineveh" for name in NAMES]
    told = recap(english, FOLDING, [Press([e.OrderSet([B, C, A], [A, B, C], [4, 1, 2])])], names)
    bilal, chloe, ada = names[1], names[2], names[0]
    assert told[0] == f"🟪 **{bilal}** and {chloe} move ahead of **{ada}** in the turn order."
