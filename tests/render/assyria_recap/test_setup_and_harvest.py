"""Set-up and harvest in few lines: what several chose is put together, and who fell in the turn order is told."""

from engine.assyria import events as e
from render.games.assyria.recap import FOLDING
from render.story.recap import recap
from render.story.since import catch_up, since
from render.text.words import NounName, Words
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
    assert lines(english, set_up[-1]) == [f"{CHLOE} gets the last card, barley ×3."], "also by itself"
    assert lines(english, *set_up) == [
        f"{CHLOE} starts on B5, {DARIO} on I6 (the last free space).",
        "Initial draft: Joker and barley ×3.",
        f"{DARIO} keeps a Joker, {CHLOE} gets the last card, barley ×3.",
    ]
    assert lines(french, *set_up) == [
        f"{CHLOE} commence en B5, {DARIO} en I6 (dernier emplacement libre).",
        "Choix initial, une carte par joueur\u00a0: Joker et orge ×3.",
        f"{DARIO} prend un Joker, {CHLOE} reçoit la dernière carte, orge ×3.",
    ]


def test_on_their_own_panel_players_are_addressed(english: Words, french: Words) -> None:
    happened = (
        *(e.StartChosen(D, "b5"), e.StartChosen(C, "i6", last=True)),
        *(e.Drafted(D, "barley3"), e.Drafted(C, "joker", last=True)),
        *(e.Intrigued(A, "upper", 1, 4, [A, C], [9, 2], [C]), e.ActionsSkipped(C)),
        *(e.Inundated(1, [0, 0, 1, 1], ["b2", "c2"], [C, D]), e.AssurScored(A, 1, 3, 7), e.AssurScored(C, 2, 2, 0)),
        e.TurnEnded(2, [7, 0, 9, 0], [3, 0, 1, 0]),
    )
    assert [*since(english, FOLDING, [Press(happened)], NAMES, C, 99).lines] == [
        "🔴 Ada takes 1st place in Assur, ahead of **you**.",
        "**Flood** of Reign 1. Huts lost: **you** (B2), Dario (C2).",
        "**Everything else**",
        "🔷 Dario starts on B5, you on I6 (the last free space).",
        "🔷 Dario keeps barley ×3, you get the last card, a Joker.",
        "🔴 Ada intrigues with the higher dignitary.",
        "You have no action to take.",
        "Assur: Ada 7 VP (influence 3), you 0 VP (2).",
        "Huts in Assur go back to stock.",
        "**Turn 2 ends.** VP: you 9 (+1), Ada 7 (+3), Bilal 0, Dario 0.",
    ]
    assert [*since(french, FOLDING, [Press(happened)], NAMES, C, 99).lines] == [
        "🔴 Ada prend le 1er rang à Assur, devant **vous**.",
        "**Crue** du Règne 1. Huttes perdues\u00a0: **vous** (B2), Dario (C2).",
        "**Le reste**",
        "🔷 Dario commence en B5, vous en I6 (dernier emplacement libre).",
        "🔷 Dario prend une carte orge ×3, vous recevez la dernière carte, un Joker.",
        "🔴 Ada intrigue auprès du dignitaire supérieur.",
        "Vous n'avez aucune action possible.",
        "Assur\u00a0: Ada 7 PV (influence 3), vous 0 PV (2).",
        "Les huttes d'Assur reviennent en réserve.",
        "**Fin du tour 2** · PV\u00a0: vous 9 (+1), Ada 7 (+3), Bilal 0, Dario 0",
    ]
    alone = [e.StartChosen(C, "i6", last=True)], [e.Drafted(C, "joker", last=True)]
    assert [since(french, FOLDING, [Press(told)], NAMES, C).lines for told in alone] == [
        ("Vous commencez en I6 (dernier emplacement libre).",),
        ("Vous recevez la dernière carte, un Joker.",),
    ]


# Harvest


def test_a_column_is_told_with_its_cards(english: Words, french: Words) -> None:
    taken = e.Harvested(A, 3, ["barley2", "grape3"])
    assert lines(english, taken) == [f"{ADA} takes column 3 (barley ×2 and grape ×3)."]
    assert lines(french, taken) == [f"{ADA} prend la colonne 3 (orge ×2 et raisin ×3)."]


def test_several_columns_are_one_line_with_the_cards_if_they_fit(english: Words) -> None:
    taken = [e.Harvested(A, 3, ["barley2", "grape3"]), e.Harvested(B, 1, ["palm1", "joker"])]
    assert lines(english, *taken) == [
        f"{ADA} takes column 3 (barley ×2 and grape ×3), {BILAL} column 1 (palm ×1 and Joker)."
    ]
    third = e.Harvested(C, 5, ["date1", "salt2"])
    assert lines(english, *taken, third)[1:] == [f"{CHLOE} takes column 5 (date ×1 and salt ×2)."]


def test_cards_of_columns_are_told_in_signs_where_words_do_not_fit(english: Words, french: Words) -> None:
    taken = [e.Harvested(A, 3, ["barley2", "grape3"]), e.Harvested(B, 1, [])]
    names = ["Ada of Nineveh", "Bilal of Babylon"]
    assert recap(english, FOLDING, [Press(taken)], names) == [
        f"🔴 **{names[0]}** takes column 3 (🌾\u2060×2 + 🍇\u2060×3), 🟪 **{names[1]}** column 1 (nothing)."
    ]
    assert recap(french, FOLDING, [Press(taken)], names) == [
        f"🔴 **{names[0]}** prend la colonne 3 (🌾\u2060×2 + 🍇\u2060×3), 🟪 **{names[1]}**, la colonne 1 (rien)."
    ]


def test_beside_very_long_names_the_cards_of_columns_are_told_too(english: Words, french: Words) -> None:
    taken = [e.Harvested(A, 3, ["barley2", "grape3"]), e.Harvested(B, 1, ["joker"])]
    names = [f"{name} the Magnificent of Nineveh" for name in NAMES]
    for words in (english, french):
        (told,) = recap(words, FOLDING, [Press(taken)], names)
        assert "(🌾\u2060×2 + 🍇\u2060×3)" in told
        assert told.endswith("(Joker).")


@rule("A5.11")
def test_the_new_order_is_told_once_with_whoever_falls_in_it(english: Words, french: Words) -> None:
    told = [e.Harvested(A, 1, ["date1"]), e.OrderSet([A, B], [B, A], [1, 2])]
    assert lines(english, *told) == [
        f"{ADA} takes column 1 (date ×1).",
        "New turn order: Ada, **Bilal** (2nd, was 1st).",
    ]
    assert lines(french, *told)[1] == "Nouvel ordre du tour\u00a0: Ada, **Bilal** (2e au lieu de 1er)."
    (_, order) = FOLDING.lines(told)
    assert (order.hits, order.overtaken) == ((B,), (B,))
    for told_bilal in (
        since(english, FOLDING, [Press(told)], NAMES, B).lines,
        catch_up(english, FOLDING, [Press(told)], NAMES, B)[0].lines,
    ):
        assert told_bilal[0] == "New turn order: Ada, **you** (2nd, was 1st)."


@rule("A5.11")
def test_all_who_fall_are_told_in_one_line(english: Words, french: Words) -> None:
    assert lines(english, e.OrderSet([D, A, B, C], [A, B, C, D], [2, 3, 5, 1])) == [
        "New turn order: Dario, **Ada** (2nd, was 1st), **Bilal** (3rd, was 2nd), **Chloe** (4th, was 3rd)."
    ]
    assert lines(french, e.OrderSet([D, C, A, B], [A, B, C, D], [4, 5, 2, 1])) == [
        "Nouvel ordre du tour\u00a0: Dario, Chloe, **Ada** (3e au lieu de 1er), **Bilal** (4e au lieu de 2e)."
    ]
    assert lines(english, e.OrderSet([B, D, A, C])) == ["New turn order: Bilal, Dario, Ada, Chloe."], "an old match"


@rule("A5.11")
def test_an_order_that_stays_is_not_called_new(english: Words, french: Words) -> None:
    same = e.OrderSet([A, B], [A, B], [1, 3])
    assert lines(english, same) == ["The turn order does not change."]
    assert lines(french, same) == ["L'ordre du tour ne change pas."]


def test_with_very_long_names_a_fall_in_the_turn_order_is_told_by_names_alone(english: Words) -> None:
    names = [f"{name} the Magnificent of Nineveh" for name in NAMES]
    told = recap(english, FOLDING, [Press([e.OrderSet([D, B, C, A], [A, B, C, D], [4, 2, 3, 1])])], names)
    ada, bilal, chloe, dario = names
    assert told == [f"New turn order: {dario}, {bilal}, {chloe}, **{ada}**."]


def test_a_marked_bot_has_its_article_in_french(english: Words, french: Words) -> None:
    bots = [e.Harvested(C, 3, ["joker"]), e.Harvested(D, 1, ["joker"])]
    for words, bot, told in (
        (french, "IA", "🟢 **L'IA C** prend la colonne 3 (Joker), 🔷 **l'IA D**, la colonne 1 (Joker)."),
        (english, "Bot", "🟢 **Bot C** takes column 3 (Joker), 🔷 **Bot D** column 1 (Joker)."),
    ):
        names = ["Ada", "Bilal", NounName(f"{bot} C", "seat-bot"), NounName(f"{bot} D", "seat-bot")]
        assert recap(words, FOLDING, [Press(bots)], names) == [told]
        assert list(since(words, FOLDING, [Press(bots)], names, A).lines) == [told.replace("**", "")]
