"""Points to go back to are named by what was done, with what else would go and who is asked, in few words."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import pytest

from engine.after_the_flood import GAME as FLOOD
from engine.after_the_flood import events as e
from engine.assyria import GAME as ASSYRIA
from engine.assyria import events as a
from engine.core.game import Event
from engine.mesopotamia import GAME as MESOPOTAMIA
from engine.mesopotamia.events.setup import QuestsSealed
from render.story.rewind import deed, otherwise, rewind_lines, rewind_option, taken, way
from render.text.catalogue import LANGUAGES
from tests.games import PRESENTATIONS
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press, table_words
from tests.toy import TOY
from tests.toy import events as toy
from tests.toy.presentation import PRESENTATION as DELTA

A, B, C, D = range(4)


class Gone(NamedTuple):
    """What would go."""

    people: Mapping[int, int]
    code: int = 0
    chancing: Collection[int] = ()
    revealed: bool = False


class Undone(NamedTuple):
    """A turn that may be undone."""

    seat: int | None
    events: Sequence[Event]
    going: Gone = Gone({})
    kind: str = "action"


def option(turn: Undone, reader: int, asked: Sequence[int] = (), game: str = FLOOD.key, language: str = "en") -> str:
    """Word an entry of the menu: label, then note."""
    folding = PRESENTATIONS[game].folding
    made = rewind_option(table_words(game, language), folding, turn, reader, asked, NAMES)
    return f"{made.label} | {made.note}"


def test_ones_own_turn_is_named_as_it_was_told_while_one_was_at_it() -> None:
    turn = Undone(A, [e.CityBuilt(A, "lagash")], Gone({A: 1, B: 1}, 3))
    assert (
        option(turn, A, [B])
        == "You · City in Lagash | Bilal must agree · also undoes 1 action by Bilal and 3 actions by bots"
    )
    assert option(turn, A, [B], language="fr") == (
        "Vous · Cité à Lagash | avec l'accord de Bilal · annule aussi 1 action de Bilal et 3 actions d'IA"
    )


def test_a_turn_of_somebody_else_is_named_by_its_player() -> None:
    turn = Undone(B, [e.Passed(B, {"tool": 1}, 3)], Gone({B: 1}))
    assert option(turn, A, [B]) == "Bilal passes and bids 3 (1 tool) | Bilal must agree · undoes nothing else"
    assert option(Undone(C, [e.CityBuilt(C, "ur")], Gone({A: 2, C: 1})), A, [C], language="fr") == (
        "Chloe construit une cité à Ur | avec l'accord de Chloe · annule aussi 2 de vos actions"
    )


def test_several_acts_are_told_as_in_the_log_and_what_that_tells_apart_is_counted() -> None:
    acts = [e.WorkersPlaced(A, "grain", 2, "weaving"), e.ScribePlaced(A, "egypt"), e.ScribePlaced(A, "ur")]
    assert option(Undone(A, acts, Gone({A: 1})), A) == (
        "Ada places 2 workers in Weaving for 1 grain; scribes: 1 in Egypt and 1 in Ur | "
        "at once, no vote · undoes nothing else"
    )
    cities = [e.CityBuilt(A, "lagash"), e.CityBuilt(A, "ur"), e.CityBuilt(A, "umma")]
    assert option(Undone(A, cities, Gone({A: 1})), A).startswith("Ada builds a city in Lagash, and 2 more steps |")


@pytest.mark.parametrize(("language", "said"), [("en", "Ada has chosen Quests"), ("fr", "Ada a choisi ses Quêtes")])
def test_a_sentence_about_oneself_is_told_by_ones_name(language: str, said: str) -> None:
    """\"You has chosen Quests\" is no sentence."""
    words, folding = table_words(MESOPOTAMIA.key, language), PRESENTATIONS[MESOPOTAMIA.key].folding
    assert deed(words, folding, Undone(A, [QuestsSealed(A, is_done=True)], kind="quests"), A, NAMES) == said


@pytest.mark.parametrize(("key", "drawn"), [(FLOOD.key, False), (MESOPOTAMIA.key, True)])
def test_what_may_come_out_differently_is_told_as_the_game_draws_it(key: str, drawn: bool) -> None:
    """M20.7: what is turned is drawn then; elsewhere a deck keeps its order."""
    words = table_words(key, "en")
    (said,) = otherwise(words, chance=True, bots=False)
    assert said.startswith("Dice will be rolled again")
    assert ("Events" in said, "nothing else" in said) == (drawn, not drawn)
    assert otherwise(words, chance=True, bots=True) == [f"{said} Bots may decide differently."]
    assert otherwise(words, chance=False, bots=True) == ["Bots may decide differently."]
    assert otherwise(words, chance=False, bots=False) == []


def test_an_extra_cost_names_no_turn() -> None:
    paid = [e.OpportunityPaid(A, "worker"), e.CityBuilt(A, "lagash")]
    assert option(Undone(A, paid, Gone({A: 1})), A).startswith("You · City in Lagash |")


@pytest.mark.parametrize(("language", "asks"), [("en", " must agree"), ("fr", "avec l'accord de ")])
def test_whoever_is_asked_is_named_however_much_would_go(language: str, asks: str) -> None:
    names = ["Ada", *(f"{letter} of Babylonia" for letter in "BCD")]
    turn = Undone(A, [e.CityBuilt(A, "lagash")], Gone(dict.fromkeys(range(4), 12), 99))
    folding = PRESENTATIONS[FLOOD.key].folding
    note = rewind_option(table_words(FLOOD.key, language), folding, turn, A, [B, C, D], names).note
    assert asks in note
    assert all(name in note for name in names[1:])
    assert note.endswith(" 146 actions"), "what else would go is only counted"
    assert len(note) <= 100


@pytest.mark.parametrize(("language", "said"), [("en", "You · no city expanded"), ("fr", "Vous · aucune cité étendue")])
def test_a_turn_in_which_nothing_happened_says_what_was_left_undone(language: str, said: str) -> None:
    turn = Undone(A, [e.TurnEnded(1, [1, 2, 3])], Gone({A: 1}), "city")
    assert deed(table_words(FLOOD.key, language), PRESENTATIONS[FLOOD.key].folding, turn, A, NAMES) == said


def test_a_game_without_words_for_that_says_that_nothing_was_done() -> None:
    turn = Undone(B, [], Gone({B: 1}))
    assert deed(table_words(TOY.key, "en"), DELTA.folding, turn, A, NAMES) == "Bilal · nothing done"


def test_what_several_did_at_once_has_no_name_before_it() -> None:
    turn = Undone(None, [toy.BidsRevealed([1, 2], B)], Gone({A: 1, B: 1}), "bid")
    assert deed(table_words(TOY.key, "en"), DELTA.folding, turn, A, NAMES).startswith("Bids: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_actions_go_is_said_in_one_row(language: str) -> None:
    words = table_words(FLOOD.key, language)
    said = {
        "en": ["2 actions of yours, 1 action by Bilal and 3 actions by bots", "1 action by a bot", ""],
        "fr": ["2 de vos actions, 1 action de Bilal et 3 actions d'IA", "1 action d'une IA", ""],
    }[language]
    gone = [({A: 2, B: 1, C: 0}, 3), ({}, 1), ({A: 0}, 0)]
    assert [taken(words, people, code, A, NAMES) for people, code in gone] == said


def test_a_turn_of_assyria_is_named_by_the_deed_of_its_player_alone() -> None:
    """A5.7: the harvest of the last player is forced, and goes with the one before."""
    harvests = [a.Harvested(B, 4, ["date1"]), a.Harvested(D, 3, []), a.OrderSet([A, C, D, B])]
    words, folding = table_words(ASSYRIA.key, "en"), PRESENTATIONS[ASSYRIA.key].folding
    assert deed(words, folding, Undone(B, harvests), A, NAMES) == "Bilal takes column 4 (date ×1)"
    assert deed(words, folding, Undone(B, harvests), B, NAMES) == "You · Column 4: date ×1"


def test_a_turn_of_several_steps_is_named_by_what_came_of_all_of_them() -> None:
    intrigues = [a.Intrigued(A, "upper", 1, 4, [B, A]), a.Intrigued(A, "upper", 2, 4, [A, B], overtaken_seats=[B])]
    turn = Undone(A, [*intrigues, a.CardBought(A, "joker", 1), a.ActionsEnded(A, 1)], Gone({A: 1}))
    assert option(turn, A, game=ASSYRIA.key) == (
        "Ada intrigues with the higher dignitary twice and buys a Joker | at once, no vote · undoes nothing else"
    )
    assert option(turn, A, game=ASSYRIA.key, language="fr").startswith(
        "Ada intrigue 2 fois auprès du dignitaire supérieur et achète un Joker |"
    )
    names = ["Ada of the two rivers", *NAMES[1:]]
    label = rewind_option(table_words(ASSYRIA.key, "en"), PRESENTATIONS[ASSYRIA.key].folding, turn, A, (), names).label
    assert not label.endswith("…"), "it says less instead"


@pytest.mark.parametrize(
    ("language", "revealed", "chance", "own"),
    [
        ("en", "Bilal must agree: something was revealed", "Bilal must agree: chance was involved", "Bilal must agree"),
        (
            "fr",
            "avec l'accord de Bilal (quelque chose a été révélé)",
            "avec l'accord de Bilal (le hasard est intervenu)",
            "",
        ),
    ],
)
def test_whoever_is_asked_although_no_turn_of_theirs_would_go_is_told_why(
    language: str, revealed: str, chance: str, own: str
) -> None:
    words = table_words(FLOOD.key, language)
    assert way(words, Gone({A: 1}, revealed=True), A, [B], NAMES) == revealed
    assert way(words, Gone({A: 1}, chancing={A}), A, [B], NAMES) == chance
    assert way(words, Gone({A: 1, B: 1}, revealed=True), A, [B], NAMES) == (own or "avec l'accord de Bilal")


def test_what_would_go_is_told_as_everybody_knows_it() -> None:
    undone = [Press([e.Passed(A, {"tool": 1}, 3)]), Press([e.CityBuilt(C, "ur")])]
    assert rewind_lines(table_words(FLOOD.key, "en"), PRESENTATIONS[FLOOD.key].folding, undone, NAMES) == [
        "🔴 **Ada** passes and bids 3 (1 tool).",
        "🟢 **Chloe** builds a city in Ur.",
    ]


def test_what_would_go_is_told_in_the_order_in_which_it_happened() -> None:
    events = [e.CityBuilt(A, "ur"), e.WorkersPlaced(B, "grain", 1, "elam", [A]), e.CityDestroyed(C, "ur", A, 2)]
    undone = [Press([event]) for event in events]
    assert rewind_lines(table_words(FLOOD.key, "en"), PRESENTATIONS[FLOOD.key].folding, undone, NAMES) == [
        "🔴 **Ada** builds a city in Ur.",
        "🟪 **Bilal** places 1 worker in Elam for 1 grain (ahead of **Ada**).",
        "🟢 **Chloe** destroys **Ada**'s city in Ur.",
    ]


def test_what_the_asker_takes_back_is_told_first_then_what_those_asked_lose() -> None:
    words, folding = table_words(ASSYRIA.key, "en"), PRESENTATIONS[ASSYRIA.key].folding
    undone = [
        Press([a.Offered(C, 1, 1), a.ActionsEnded(C, 2)]),
        Press([a.CardBought(A, "joker", 2), a.ActionsEnded(A, 0)]),
        Press([a.BaseBuilt(B, "i7", 6), a.ActionsEnded(B, 1)]),
        Press([a.Inundated(1, [1, 0, 0], ["b4"], [A]), a.TurnEnded(2, [3, 4, 5])]),
    ]
    assert rewind_lines(words, folding, undone, NAMES, B, [A]) == [
        "🟪 **Bilal** builds a ziggurat on I7.",
        "🔴 **Ada** buys a Joker.",
        "🟢 **Chloe** offers 1 camel (multiplier ×1).",
        "**Flood** of Reign 1. Huts lost: **Ada** (B4).",
        "**Turn 2 ends.** VP: Chloe 5, Bilal 4, Ada 3.",
    ]
