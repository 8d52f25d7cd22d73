"""Sides that nobody sits at: why they acted is told in few lines, and the board in words says what they play by."""

from typing import Any

import msgspec
import pytest

from engine.core.decision import Move, Text
from engine.core.dice import SeededDice
from engine.core.game import Event, Result, Setup, default_of
from engine.core.play import advance, begin
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.solo import STRATEGIES
from engine.mesopotamia.content.strategy import HALVES
from engine.mesopotamia.content.tokens import TRADE_TOKENS
from engine.mesopotamia.events import automaton, economy, explore, guardians, rounds, setup, siege, turn
from engine.mesopotamia.game import Mesopotamia
from engine.mesopotamia.view.map import ArmyView
from engine.mesopotamia.view.status import NEAR, status
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.presentation import PRESENTATION
from render.games.mesopotamia.recap import FOLDING
from render.story.recap import recap
from render.story.since import since
from render.text.board import text_board
from render.text.phrases import say
from render.text.words import LANGUAGES, NounName, Words
from tests.render.wording import Press, words_given
from tests.rules import rule

A, B = range(2)
IDLE = siege.DefendersIdle(1, "explore")
GAME = Mesopotamia()
english = words_given(GAME.key, "en")
french = words_given(GAME.key, "fr")


def named(words: Words, side: str) -> tuple[str, ...]:
    called = {"en": {"automaton": "the Automaton", "defenders": "Ur", "enemy": "the enemy"}}
    called["fr"] = {"automaton": "l'Automate", "defenders": "Ur", "enemy": "l'ennemi"}
    return ("Ada", NounName(called[words.language][side], f"side-{side}"))


def lines(words: Words, side: str, *events: Event) -> list[str]:
    return recap(words, FOLDING, [Press([event]) for event in events], named(words, side))


def automaton_turn() -> tuple[Event, ...]:
    return (
        automaton.StrategyRead(B, ["sc2", "sc4"], [1, 15], ["sc2"]),
        automaton.ActionCardsDrawn(B, ["gather", "research"], has_star=False),
        automaton.StrategyActed(B, "sc2", "right", "gather", 1, "card"),
        economy.Traded(B, "t01", {}, {}, amphora=True),
        automaton.StrategyActionLost(B, "card", "no_card", "research"),
        automaton.StrategyActed(B, "sc4", "left", "war", 15, "bonus"),
        economy.PhalanxesTaken(B, {"phalanx": 1}),
    )


@rule("M17.10", "M17.12")
def test_the_automaton_says_by_which_card_it_acted_and_what_was_lost(english: Words, french: Words) -> None:
    told = lines(english, "automaton", *automaton_turn())
    assert told[0].startswith("🟪 **The Automaton** places an Amphora on ")
    why = "🤖 Why: 🧺 Gather by Discovery (1) · ⚔️ War by Muster (15, bonus) · 💡 Research lost, no card has it free."
    assert told[-1] == why
    told = lines(french, "automaton", *automaton_turn())
    assert told[0].startswith("🟪 **L'Automate** pose une Amphore sur ")
    assert plainly(told[-1]) == (
        "🤖 Pourquoi : 🧺 Récolter par Découverte (1) · ⚔️ Guerroyer par Levée (15, bonus)"
        " · 💡 Rechercher : perdu, aucune carte ne l'offre."
    )


@rule("M17.14")
def test_an_action_that_is_impossible_is_told_with_its_card_and_why(english: Words, french: Words) -> None:
    impossible = (
        automaton.StrategyRead(B, ["sc2"], [1], []),
        automaton.ActionCardsDrawn(B, [], has_star=True),
        automaton.StrategyActed(B, "sc2", "left", "explore", 1, "star"),
        automaton.StrategyActionLost(B, "star", "impossible", "explore", "sc2"),
        automaton.StrategyActionLost(B, "bonus", "no_card"),
    )
    assert lines(english, "automaton", *impossible) == [
        "🤖 The Automaton does nothing: 🧭 Explore by Discovery (1, Star) in vain: no way to a hidden Event.",
        "🤖 Bonus lost, no action is left.",
    ]
    assert list(map(plainly, lines(french, "automaton", *impossible))) == [
        "🤖 L'Automate ne fait rien : 🧭 Explorer par Découverte (1, Étoile) en vain : Événement caché inaccessible.",
        "🤖 Bonus perdu, plus d'action libre.",
    ]


@rule("M17.14")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_every_action_of_a_strategy_card_has_a_reason_why_it_may_be_impossible(strategy: str, language: str) -> None:
    words = PRESENTATION.words(language)
    vague = words.say(Text("in-vain-reason", {"why": "?"}))
    for half in HALVES:
        action = STRATEGIES[strategy].half(half).action
        acted = automaton.StrategyActed(B, strategy, half, action, 1, "bonus")
        lost = automaton.StrategyActionLost(B, "bonus", "impossible", action, strategy)
        told = lines(words, "automaton", automaton.ActionCardsDrawn(B, [], has_star=False), acted, lost)
        assert action == "war" or all(vague not in line for line in told)


@rule("M17.15", "M17.16")
def test_new_strategy_cards_are_told_with_the_turn(english: Words, french: Words) -> None:
    came = (
        automaton.StrategyRead(B, ["sc2"], [1], []),
        automaton.ActionCardsDrawn(B, [], has_star=False),
        automaton.StrategyActed(B, "sc2", "right", "gather", 1, "bonus"),
        economy.Traded(B, "t01", {}, {}, amphora=True),
        automaton.StrategiesDiscarded(B, ["sc2"], is_searching=False),
        automaton.StrategiesDrawn(B, ["sc10"]),
    )
    assert lines(english, "automaton", *came)[1] == "🤖 Why: 🧺 Gather by Discovery (1, bonus) · new card: Wonder."
    told = plainly(lines(french, "automaton", *came)[1])
    assert told == "🤖 Pourquoi : 🧺 Récolter par Découverte (1, bonus) · nouvelle carte : Merveille."


@rule("M17.10")
def test_a_panel_tells_why_as_long_as_it_tells_what_was_done(english: Words) -> None:
    others = [explore.UnitMoved(A, "spearman", "r20", "r21", 1), turn.TurnEnded(A)] * 6
    happened = [*others, *automaton_turn(), *others]
    for rows in range(1, 12):
        told = since(english, FOLDING, [Press([event]) for event in happened], named(english, "automaton"), A, rows)
        deeds = [n for n, line in enumerate(told.lines) if "The Automaton places an Amphora" in line]
        reasons = [n for n, line in enumerate(told.lines) if line.startswith("🤖 Why: ")]
        assert reasons == [n + 1 for n in deeds], rows
        assert deeds
        for said in ("🧺 Gather by Discovery (1", "⚔️ War by Muster (15"):
            assert said in told.lines[reasons[0]], "with card and priority, however little room there is"


@rule("M18.9")
def test_the_defenders_say_which_cards_they_drew(english: Words) -> None:
    drawn = (
        automaton.ActionCardsDrawn(B, ["growth", "gather"], has_star=False),
        economy.Grew(B, 4, {}),
        siege.DefendersIdle(B, "gather"),
    )
    assert lines(english, "defenders", *drawn) == [
        "🟪 **Ur** grows to Population 4.",
        "🟪 **Ur** draws 🌱 Growth, 🧺 Gather (in vain: no Trade token or no Amphora left for it).",
    ]
    (told,) = lines(english, "defenders", automaton.ActionCardsDrawn(B, ["explore"], has_star=True), IDLE)
    assert told == "🟪 **Ur** draws 🧭 Explore (in vain: no Event next to its Units), the Star (brings nothing)."


@rule("M19.3", "M19.7", "M19.12")
def test_the_enemy_moves_together_and_a_trampled_event_hits_its_owner(english: Words) -> None:
    moved = (
        explore.UnitMoved(B, "spearman", "r04", "r20", 1),
        explore.UnitMoved(B, "spearman", "r04", "r20", 1),
        explore.UnitMoved(B, "archer", "r04", "r20", 1),
        guardians.EventTrampled(B, "r20", "ev2", A),
    )
    told = lines(english, "enemy", *moved)
    assert told[0] == "🟪 **The enemy** moves 2 Spearmen and 1 Archer to Marad."
    assert told[1] == "The enemy enters Marad: the Event of **Ada** there (Oasis of Palms) is gone."
    wave = guardians.WavePlaced(B, 2, "r04", {"spearman": 2, "archer": 1}, {"phalanx": 4}, {}, is_extra=False)
    repelled = guardians.WaveRepelled(A, 1, "hg1a", 3)
    assert lines(english, "enemy", repelled, wave) == [
        "Wave 1 is repelled: Ada gains a level of the Hanging Gardens, 3 VP.",
        "Wave 2 stands in Uruk: 2 Spearmen, 1 Archer, with 4 Phalanxes.",
    ]


@rule("M18.18", "M19.17")
def test_the_points_after_a_round_leave_out_who_never_scores(english: Words, french: Words) -> None:
    ended = rounds.RoundEnded(3, False, [12, 0], [{"regions": 2}, {}], [B])
    assert lines(english, "enemy", ended) == ["**Round 3 ends** · VP without Quests: Ada 12 (+2)"]
    assert plainly(lines(french, "enemy", ended)[0]) == "**Fin de la Manche 3** · PV sans les Quêtes : Ada 12 (+2)"
    duel = rounds.RoundEnded(3, False, [12, 0], [{"regions": 2}, {}])
    assert lines(english, "automaton", duel) == ["**Round 3 ends** · VP without Quests: Ada 12 (+2), the Automaton 0"]
    standings = PRESENTATION.pictures.standings([rounds.RoundBegan(1, [A, B]), ended])  # type: ignore[union-attr]
    assert [each.points for each in standings] == [(0,), (12,)]


def test_a_set_up_alone_names_no_roles(english: Words) -> None:
    began = (
        setup.SeatingDrawn([A]),
        setup.RoleTaken(A, "A"),
        setup.EmpireTaken(A, "babylonian"),
        setup.OpponentDrawn(B, "sumerian"),
    )
    assert lines(english, "automaton", *began) == [
        "Empires: Ada the Babylonians.",
        "By lot the Automaton plays the Sumerians.",
    ]


@rule("M17.19", "M18.10")
def test_a_claimed_trade_token_is_named_by_its_level_whatever_it_scores(english: Words, french: Words) -> None:
    for token in TRADE_TOKENS.values():
        claimed = economy.Traded(B, token.id, {}, {}, amphora=True)
        points = f" ({token.vp} VP)" if token.vp else ""
        expected = f"🟪 **The Automaton** places an Amphora on Trade {token.level}{points}."
        assert lines(english, "automaton", claimed) == [expected]
        assert f" sur Échange {token.level}" in plainly(lines(french, "automaton", claimed)[0])
    assert any(token.vp for token in TRADE_TOKENS.values())


@rule("M17.19")
def test_what_nothing_was_paid_for_is_told_without_a_price(english: Words, french: Words) -> None:
    names = named(english, "automaton")
    claimed = economy.Traded(B, "t01", {}, {"phalanx": 2}, amphora=True)
    told = "The Automaton claims the Trade token 1 Stone → 2 Wood with an Amphora and takes 2 Phalanxes."
    assert english.tell(claimed, names) == told
    assert english.tell(economy.Grew(B, 2, {}), names) == "The Automaton reaches Population 2."
    assert french.tell(economy.Grew(B, 2, {}), named(french, "automaton")) == "L'Automate atteint Population 2."


def seen(opponent: str) -> MesopotamiaView:
    """Look at the first turn of a match alone."""
    dice = SeededDice(bytes(16))
    outcome = begin(GAME, Setup(1, {"opponent": opponent, "setup": "lot"}), dice)
    while outcome.state.round < 1:
        question = outcome.asked[0]
        move = Move(A, question.kind, default_of(question))
        outcome = advance(outcome.state, outcome.asked, move, dice)
    return GAME.view(outcome.state, A)


PLAYS_BY = {
    "igigi": ("automaton", "– Igigi: draws", "– Igigi : pioche"),
    "siege": (
        "defenders",
        "– wins on square 10 of a track; in reserve:",
        "– gagne sur la case 10 d'une piste ; en réserve :",
    ),
    "guardians": ("enemy", "– wave 1 of 6", "– vague 1 sur 6"),
}


def plainly(said: str) -> str:
    return said.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opponent", PLAYS_BY)
def test_the_board_in_words_says_what_the_side_plays_by(opponent: str, language: str) -> None:
    words = PRESENTATION.words(language)
    side, english, french = PLAYS_BY[opponent]
    board = text_board(words, PRESENTATION.text, seen(opponent), named(words, side))
    assert {"en": english, "fr": french}[language] in plainly(board)


@rule("M18.4")
def test_the_status_warns_when_the_defenders_are_near_their_goal(english: Words, french: Words) -> None:
    view = seen("siege")
    ur = view.players[B]
    near = msgspec.structs.replace(view, players=(view.players[A], msgspec.structs.replace(ur, event=10 - NEAR)))
    assert told(english, status(view, A))[0] == "Round 1 · Defenders: Population 1, Event 1 of 10"
    where, danger, *_ = told(english, status(near, A))
    assert where == "Round 1 · Defenders: Population 1, Event 8 of 10"
    assert danger == "⚠️ Ur is about to win: 2 more squares for the Defenders, and the match is lost."
    assert plainly(told(french, status(near, A))[1]).startswith("⚠️ Ur va l'emporter : encore 2 cases pour")


@rule("M19.6")
def test_the_status_warns_of_an_enemy_one_step_from_assur(english: Words, french: Words) -> None:
    view = seen("guardians")
    home = view.players[A].start
    beside = REGIONS[home].adjacent[0]
    enemy = msgspec.structs.replace(view.regions[beside], armies=(ArmyView(B, {"spearman": 2, "archer": 1}),))
    empty = msgspec.structs.replace(view.regions[home], armies=())
    near = msgspec.structs.replace(view, regions={**view.regions, beside: enemy})
    left_open = msgspec.structs.replace(near, regions={**near.regions, home: empty})
    assert told(english, status(near, A))[0] == "Round 1 · Wave 1 of 6 · 2 Units, 3 Phalanxes"
    assert told(english, status(near, A))[1] == "⚠️ The enemy is one step from Assur: 2 Spearmen, 1 Archer."
    said = "⚠️ The enemy is one step from Assur, and nobody defends it: 2 Spearmen, 1 Archer."
    assert told(english, status(left_open, A))[1] == said
    said = "⚠️ L'ennemi est à un pas d'Assur, que personne ne défend : 2 Lanciers, 1 Archer."
    assert plainly(told(french, status(left_open, None))[1]) == said


def told(words: Words, texts: list[Any]) -> list[str]:
    return [words.say(text) for text in texts]


ENDINGS = {
    "siege-won": ("Ada takes Ur in round 17 · 31 VP", "Ada prend Ur à la Manche 17 · 31 PV"),
    "siege-lost": (
        "Ur stands: the Defenders reached Event 10",
        "Ur tient bon : les Défenseurs ont atteint Événement 10",
    ),
    "guardians-won": ("Assur is saved · 31 VP", "Assur est sauvée · 31 PV"),
    "guardians-lost": ("Assur has fallen in wave 1", "Assur est tombée à la vague 1"),
}


@rule("M18.17", "M19.17")
@pytest.mark.parametrize("ended", ENDINGS)
def test_endings_of_a_match_alone_are_told_in_their_own_words(ended: str, english: Words, french: Words) -> None:
    mode, _, how = ended.partition("-")
    view, won = seen(mode), how == "won"
    result = Result([31 if won else 0, 0], [[A], [B]] if won else [[B], [A]], how, winners=[A] if won else [])
    ur = msgspec.structs.replace(view.players[B], event=10 if ended == "siege-lost" else 1)
    over = msgspec.structs.replace(view, players=(view.players[A], ur), round=17, result=result)
    ending = PRESENTATION.text.ending(over)
    assert ending is not None
    for words, expected in zip((english, french), ENDINGS[ended], strict=True):
        assert plainly(say(words, ending, ("Ada", "Ur"))) == expected
    assert PRESENTATION.text.ending(seen("igigi")) is None
