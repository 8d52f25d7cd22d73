"""What a post asks for: one thing in a few words, several of a kind together, else the turn."""

from __future__ import annotations

from engine.core.decision import Decision, OneOf, Option, Text
from render.text.ping import wanted
from tests.games import words_for


def bid(seat: int, side: str, region: str, kind: str = "bid") -> Decision:
    return Decision(seat, kind, OneOf((Option("a", Text("a")),)), Text(f"bid-{side}-prompt", {"region": region}))


def said(*asked: Decision, language: str = "en") -> str:
    return wanted(words_for("mesopotamia", language), asked, ("Ada", "Bilal", "Chloe"))


def test_two_who_are_asked_differently_for_the_same_are_asked_with_one_sentence() -> None:
    assert said(bid(0, "attack", "r01"), bid(1, "defend", "r01")) == said(bid(0, "attack", "r01"))


def test_questions_of_one_kind_name_all_that_they_are_about_once() -> None:
    asked = (bid(0, "attack", "r01"), bid(1, "defend", "r01"), bid(2, "for-tribe", "r02"))
    assert said(*asked) == "your bids, please: Mari and Assur."
    assert said(*asked, language="fr") == "à vous d'enchérir\N{NO-BREAK SPACE}: Mari et Assur."


def test_questions_that_have_nothing_in_common_ask_for_the_turn() -> None:
    assert said(bid(0, "attack", "r01"), bid(1, "defend", "r02", kind="other")) == "your action, please."


def test_a_question_without_words_of_its_own_asks_for_the_turn() -> None:
    assert said(bid(0, "unheard-of", "r01"), bid(1, "attack", "r01")) == "your bids, please: Mari."
    assert said(bid(0, "unheard-of", "r01")) == "your action, please."
