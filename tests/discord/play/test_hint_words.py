"""Hints in words: what is expected, no more precisely than it is known, and what the next best answer would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from cogs.games import GAMES
from cogs.play.hint_words import advised, hint_lines
from cogs.reader import Reader
from engine.after_the_flood.game import AfterTheFlood
from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, Text
from engine.core.dice import SeededDice
from engine.core.game import Ctx, Setup, State
from engine.core.play import advance, begin
from engine.core.preview import Preview, preview
from engine.search.playing_on import asked_first
from engine.search.thinking import think
from engine.search.thought import Considered, Thought
from render.text.words import LANGUAGES
from tests.rules.after_the_flood.table import RED, Table

NAMES = ("Ada", "Bilal", "Chloé")
SEATS = {"after_the_flood": 3, "assyria": 2, "mesopotamia": 2}
SEED = b"a hint a test th"


def reader(game: str, language: str = "en") -> Reader:
    """Read in a language as the table does."""
    seats = NAMES[: SEATS[game]]
    return Reader(GAMES[game].presentation.words(language), seats, seats)


def opening() -> tuple[Preview, Decision]:
    """Ask the first question of After the Flood."""
    game = GAMES["after_the_flood"].rules
    begun = begin(game, Setup(3, {}), SeededDice(bytes(16)))
    question = asked_first(begun.asked)
    return preview(game, begun.state, question.seat), question


def answer(of: Answer, points: float, rival: float = 90.0, **known: Any) -> Considered:
    """Make an answer that was tried often, with the points that came of it."""
    asked = {"tries": 40, "low": points, "high": points, "chance": 0.5, "clear": True} | known
    return Considered(answer=of, points=points, lead=points - rival, **asked)


def reasons(*considered: Considered, language: str = "en") -> list[str]:
    """Word why the first of some answers is advised: all between what to do and whose opinion it is."""
    here, question = opening()
    lines = hint_lines(here, question, Thought(considered[0].answer, considered), reader("after_the_flood", language))
    return [line for line in lines[3:-1] if not line.startswith("-# ")]


def test_a_clear_difference_is_told_in_points_of_ones_own_and_of_the_strongest_opponent() -> None:
    assert reasons(answer("place", 100), answer("pass", 92, clear=True)) == [
        "You would end with about 100 points, your strongest opponent with about 90.",
        'With "Pass" you would have about 8 points fewer.',
    ]
    assert reasons(answer("place", 100), answer("pass", 99, 97))[1] == (
        'With "Pass" you would have about 1 point fewer, and your strongest opponent about 7 more.'
    )
    assert reasons(answer("place", 100), answer("pass", 92, 87))[1] == (
        'With "Pass" you would have about 8 points fewer, and your strongest opponent about 3 fewer, too.'
    )
    assert reasons(answer("place", 100), answer("pass", 104, 101))[1] == (
        'With "Pass" you would have about 4 more, but your strongest opponent would have about 11 more.'
    )
    assert reasons(answer("place", 100.4), answer("pass", 99.9, 90.4))[1] == '"Pass" looks only slightly worse.'
    assert reasons(answer("place", 100), answer("pass", 100, 92))[1] == (
        'With "Pass" you would have as many points, but your strongest opponent would have about 2 more.'
    )
    assert reasons(answer("place", 100), answer("pass", 107, 98))[1] == '"Pass" looks only slightly worse.'


def test_the_points_that_would_be_lost_are_told_with_where_most_of_them_come_from() -> None:
    best = answer("place", 100, sources={"empires": 40.0, "cities": 50.0, "later": 10.0})
    fewer = {
        (40.0, 42.0, 10.0): "about 8 points fewer (mostly from cities).",
        (38.0, 48.0, 6.0): "about 8 points fewer.",
        (40.0, 52.0, 0.0): "about 8 points fewer.",
    }
    for (empires, cities, later), said in fewer.items():
        other = answer("pass", 92, sources={"empires": empires, "cities": cities, "later": later})
        assert reasons(best, other)[1] == f'With "Pass" you would have {said}'
    other = answer("pass", 92, 91, sources={"empires": 32.0, "cities": 50.0, "later": 10.0})
    assert reasons(best, other)[1].endswith("about 8 points fewer (mostly from empires).")
    other = msgspec.structs.replace(other, lead=92.0 - 95.0)
    assert reasons(best, other)[1].endswith("(mostly from empires), and your strongest opponent about 5 more.")
    in_french = reasons(best, other, language="fr")[1]
    assert "environ 8 points de moins (surtout\N{NO-BREAK SPACE}: les empires), et" in in_french


def test_what_may_be_luck_is_called_a_close_call_and_what_is_alike_is_called_so() -> None:
    close = reasons(answer("place", 100), answer("start", 112, clear=False))[1]
    assert close.startswith('Next best, and perhaps as good: "🚩 Start Empire (1 open)')
    assert reasons(answer("place", 100), answer("pass", 99.8))[1] == '"Pass" looks about as good.'
    assert reasons(answer("place", 100), answer("pass", 100), answer("build", 100))[1:] == [
        "Nothing else looked better."
    ]


def test_luck_and_chances_are_told_only_after_enough_tries_and_points_as_a_range_before() -> None:
    lucky = {"low": 84, "high": 111, "chance": 0.62}
    best, other = answer("place", 97.4, **lucky), answer("pass", 90, chance=0.41)
    assert reasons(best, other) == [
        "You would end with about 97 points, your strongest opponent with about 90.",
        "With bad luck you would have 84, with good luck 111.",
        'With "Pass" you would have about 7 points fewer.',
        "You would win about 60 of 100 matches from here, with the other answer about 40.",
    ]
    other = answer("pass", 60, tries=19, chance=0.41)
    assert reasons(answer("place", 97.4, 95, tries=19, **lucky), other) == [
        "You would probably end with 85 to 110 points.",
        '"Pass" looks worse: about 35 points fewer on average.',
    ]
    assert reasons(answer("place", 97.4, 90, tries=19, **lucky), other)[0] == (
        "You would probably end with 85 to 110 points, ahead of your strongest opponent."
    )
    assert reasons(answer("place", 97.4, 105, tries=19, **lucky), other)[0] == (
        "You would probably end with 85 to 110 points, behind your strongest opponent."
    )
    assert reasons(answer("place", 97.4), answer("pass", 60, tries=19, low=40, high=80))[1] == (
        '"Pass" looks worse: you would end with 40 to 80 points.'
    )


@pytest.mark.parametrize("gives_up", ["ends", "stop", "idle"])
def test_to_give_up_what_could_still_be_done_is_no_second_choice_unless_much_speaks_for_it(gives_up: str) -> None:
    here, question = opening()
    hints = {"stop": "", "idle": ""} | ({gives_up: "pass"} if gives_up != "ends" else {})
    question = msgspec.structs.replace(
        question, ends="pass" if gives_up == "ends" else "", hints=msgspec.structs.replace(question.hints, **hints)
    )
    best, idle = answer("place", 100), answer("pass", 99.8, clear=False)
    few = {"tries": 7, "low": 80, "high": 120}
    told = (
        (idle, True),
        (msgspec.structs.replace(idle, tries=7), False),
        (msgspec.structs.replace(idle, lead=9.0), False),
        (msgspec.structs.replace(idle, lead=9.0, clear=True), True),
        (answer("pass", 90, **few), True),
    )
    for idler, is_told in told:
        lines = hint_lines(here, question, Thought("place", (best, idler)), reader("after_the_flood"))
        assert any("Pass" in line for line in lines) is is_told, idler


@pytest.mark.parametrize("key", ["after_the_flood", "mesopotamia"])
def test_whoever_may_do_nothing_is_not_told_that_it_is_perhaps_as_good(key: str) -> None:
    here, question = next(at for at in positions(key, most=40) if at[1].kind == "action" and at[1].hints.idle)
    first = next(option.id for option in question.singles if option.id != question.hints.idle)
    idle = answer(question.hints.idle, 99, clear=False)
    assert "Nothing else looked better." in hint(key, here, question, answer(first, 100), idle)


def test_what_one_would_do_instead_is_compared_with_before_giving_up() -> None:
    here, question = opening()
    known = answer("place", 100), answer("pass", 95), answer("start", 90)
    lines = hint_lines(here, question, Thought("place", known), reader("after_the_flood"))
    assert question.hints.idle == "pass"
    assert any("Start Empire" in line and "about 10 points fewer" in line for line in lines)


@pytest.mark.parametrize(("key", "told"), [("after_the_flood", False), ("assyria", True), ("mesopotamia", True)])
def test_that_it_knows_no_secrets_is_said_where_there_are_any(key: str, told: bool) -> None:
    here, question = positions(key)[0]
    options = [option.id for option in question.singles][:2]
    lines = hint(key, here, question, *(answer(each, 90) for each in options))
    assert ("cannot see what is hidden" in lines[-1]) is told


def test_of_a_few_tries_a_range_is_told_and_the_difference_only_if_it_is_large() -> None:
    lucky = {"tries": 9, "low": 72, "high": 123}
    best = answer("place", 97, 95, **lucky)
    assert reasons(best, answer("pass", 80, **lucky)) == [
        "You would probably end with 70 to 125 points.",
        '"Pass" looks worse: about 15 points fewer on average.',
    ]
    assert reasons(best, answer("pass", 80, **lucky), language="fr")[1].endswith(
        "environ 15 points de moins en moyenne."
    )
    lower = answer("pass", 80, tries=9, low=60, high=97)
    assert reasons(best, lower)[1] == '"Pass" looks worse: you would end with 60 to 95 points.'
    assert reasons(best, answer("pass", 95, 100, **lucky))[1] == '"Pass" looks worse.'


def test_an_opponents_points_are_told_only_if_they_are_several() -> None:
    assert (
        reasons(answer("place", 100), answer("pass", 96, 92))[1] == 'With "Pass" you would have about 4 points fewer.'
    )
    assert reasons(answer("place", 100), answer("pass", 96, 93))[1] == (
        'With "Pass" you would have about 4 points fewer, and your strongest opponent about 3 more.'
    )


@pytest.mark.parametrize(("tries", "told"), [(12, "some"), (30, "60")])
def test_so_few_tries_that_no_number_comes_of_them_are_not_counted(tries: int, told: str) -> None:
    here, question = opening()
    known = tuple(answer(each, 90, tries=tries) for each in ("place", "pass"))
    lines = hint_lines(here, question, Thought("place", known), reader("after_the_flood"))
    assert f"after trying {told} possible futures" in lines[-1]


def test_an_answer_that_was_hardly_tried_is_not_compared_with() -> None:
    assert reasons(answer("place", 100), answer("build", 120, tries=1, clear=False), answer("pass", 90))[1] == (
        'With "Pass" you would have about 10 points fewer.'
    )


def test_where_nobody_has_points_it_is_told_how_often_one_wins() -> None:
    best, other = answer("place", 20, 0, chance=0.4), answer("pass", 3, 0, chance=0.06)
    assert reasons(best, other) == [
        "You would win about 40 of 100 matches from here.",
        'With "Pass" it would be only about 5.',
    ]
    assert reasons(best, other, language="fr") == [
        "À partir d'ici, vous gagneriez environ 40 parties sur 100.",
        "Avec «\N{NO-BREAK SPACE}Passer\N{NO-BREAK SPACE}», seulement 5 environ.",
    ]
    few = {"tries": 9, "chance": 0.4}
    assert reasons(answer("place", 20, 0, **few), answer("pass", 3, 0, **few)) == ['"Pass" looks worse.']
    lost = {"chance": 0.0}
    assert reasons(answer("place", 0, 0, **lost), answer("pass", 0, 0, **lost))[0] == (
        "A strong bot would hardly ever win from here."
    )


class Silent(AfterTheFlood):
    """It never says what speaks for an answer."""

    def reason(self, view: Any, decision: Decision, answer: Answer, then: Sequence[Move] = ()) -> Text | None:
        """Say nothing."""
        return None


def test_without_anything_to_compare_no_comparison_is_made_up() -> None:
    here, question = opening()
    advice, *why = hint_lines(here, question, Thought("pass"), reader("after_the_flood"))[2:-1]
    assert advice == "**Pass**"
    assert [each.partition(" each action")[0] for each in why] == ["From now on"]
    silent = here._replace(game=Silent())
    lines = hint_lines(silent, question, Thought("pass"), reader("after_the_flood"))
    assert lines[2:] == [
        "**Pass**",
        "There is little to choose here: this is the usual answer.",
        "-# This is what a strong bot would do.",
    ]


def test_what_is_proposed_is_advised_if_it_is_as_good() -> None:
    decision = positions("assyria", kind="feed")[0][1]
    plan, card = answer("plan", 100), answer("palm1", 100)
    assert decision.hints.proposed == "plan"
    assert advised(decision, Thought("palm1", (card, plan))) == "plan"
    assert advised(decision, Thought("palm1", (card, answer("plan", 99)))) == "palm1"


def hint(key: str, here: Preview, question: Decision, *considered: Considered) -> list[str]:
    """Word a hint that advises the first of some answers."""
    return hint_lines(here, question, Thought(considered[0].answer, considered), reader(key))


def test_what_is_a_part_of_the_advised_answer_is_not_called_worse() -> None:
    (here, question), *_ = positions("assyria", kind="feed")
    plan, *cards = (option.id for option in question.singles)
    lines = hint("assyria", here, question, answer(plan, 100), *(answer(card, 90) for card in cards))
    assert "Nothing else looked better." in lines, "the plan uses each of these cards"


def test_what_is_done_next_anyway_is_not_called_as_good() -> None:
    here, question = next(
        at
        for at in positions("mesopotamia", most=60)
        if at[1].kind == "gather" and {"unit.r19", "unit.r20"} <= {option.id for option in at[1].singles}
    )
    first, then, instead = "unit.r19", "unit.r20", "start.stone"
    known = [answer(first, 50, line=(Move(here.seat, "gather", then),)), answer(then, 50), answer(instead, 40)]
    lines = hint("mesopotamia", here, question, *known)
    assert "about 10 points fewer" in lines[-2]
    lines = hint("mesopotamia", here, question, msgspec.structs.replace(known[0], line=()), *known[1:])
    assert "looks about as good" in lines[-2], "it is not done next, so it is another course"


def test_what_is_done_afterwards_anyway_is_compared_only_if_doing_it_first_is_clearly_worse() -> None:
    here, question = next(
        at
        for at in positions("mesopotamia", most=60)
        if at[1].kind == "gather" and {"start.wood", "unit.r19", "trade.t04"} <= {each.id for each in at[1].singles}
    )
    trade, best = answer("trade.t04", 50, clear=False), answer("start.wood", 50)
    line = [Move(here.seat, "gather", each) for each in ("unit.r19", "trade.t04")]
    traded = msgspec.structs.replace(best, line=tuple(line))
    assert "looks about as good" in hint("mesopotamia", here, question, best, trade)[-2]
    assert "Nothing else looked better." in hint("mesopotamia", here, question, traded, trade)
    worse = answer("trade.t04", 45)
    assert "about 5 points fewer" in hint("mesopotamia", here, question, traded, worse)[-2]


def test_another_number_is_compared_with_though_the_same_number_is_given_later() -> None:
    t = Table(turn=3).available(RED, workers=5).hand(RED, gold=1, textile=1).act(RED).answers("place", "gold", "egypt")
    here = preview(GAMES["after_the_flood"].rules, t.state, RED)
    later: dict[str, Answer] = {"place": "textile", "place.to": "elam", "place.number": 1}
    best = answer(2, 50, line=tuple(Move(RED, kind, given) for kind, given in later.items()))
    lines = hint("after_the_flood", here, t.decision, best, answer(1, 50, clear=False))
    assert '"1 worker" looks about as good.' in lines


def test_giving_up_is_told_before_what_is_worse_if_it_is_as_good() -> None:
    here, question = opening()
    known = answer("place", 100), answer("pass", 99.8, clear=False), answer("start", 95, clear=False)
    lines = hint_lines(here, question, Thought("place", known), reader("after_the_flood"))
    assert '"Pass" looks about as good.' in lines


def positions(key: str, kind: str = "", most: int = 1, every: int = 1) -> list[tuple[Preview, Decision]]:
    """Play a match and keep some of its questions with more than one answer, each with a copy of the position."""
    game, passed = GAMES[key].rules, 0
    found: list[tuple[Preview, Decision]] = []
    dice = SeededDice(bytes(range(16)))
    begun = begin(game, Setup(SEATS[key], {}), dice)
    state, asked = begun.state, begun.asked
    while asked and len(found) < most:
        question = asked_first(asked)
        if question.choice.only() is None and question.kind.startswith(kind) and (not kind or question.hints.proposed):
            passed += 1
            if passed % every == 0:
                found.append((preview(game, codec_of(game).copy(state), question.seat), question))
        given = game.bot().answer(game.view(state, question.seat), question)
        asked = advance(state, asked, Move(question.seat, question.kind, given), dice).asked
    return found


@pytest.mark.parametrize("key", SEATS)
def test_what_is_hidden_from_a_seat_does_not_change_a_word_of_its_hint(key: str) -> None:
    game = GAMES[key].rules
    other_truths = 0
    for here, question in positions(key, most=2, every=11):
        other = codec_of(game).copy(here.state)
        game.veil(other, here.seat, Ctx(State(seats=other.seats, rules=other.rules), SeededDice(SEED)))
        other_truths += codec_of(game).dump(other) != codec_of(game).dump(here.state)
        there = preview(game, other, here.seat)
        assert there.question is not None
        first, second = (think(game, at.state, here.seat, question.kind, SEED, 4) for at in (here, there))
        for language in LANGUAGES:
            told = hint_lines(here, question, first, reader(key, language))
            assert told == hint_lines(there, there.question, second, reader(key, language))
    assert other_truths or key == "after_the_flood", "of this game nothing is hidden"
