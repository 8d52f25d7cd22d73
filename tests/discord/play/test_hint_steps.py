"""Steps of a hint in words: each says what it is for, none says again what another says."""

from __future__ import annotations

import pytest

from cogs.border.wording import LabelWords
from cogs.games import GAMES
from cogs.panel.hinted import HintedStep, hinted_action
from cogs.play.hint_steps import said_steps
from cogs.reader import Reader
from engine.core.decision import Move, Text
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import begin
from engine.core.preview import preview
from tests.rules.after_the_flood.table import GREEN, RED, Table

NAMES = ("Ada", "Bilal", "Chloé")
THEN = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
NBSP = "\N{NO-BREAK SPACE}"


def said(game: str, *steps: HintedStep, language: str = "en") -> str:
    """Word steps as a hint at a table does."""
    reader = Reader(GAMES[game].presentation.words(language), NAMES, NAMES)
    return said_steps(steps, reader, LabelWords(reader.words, reader.names))


def flood(*labels: Text, language: str = "en") -> str:
    """Word labels of After the Flood."""
    return said("after_the_flood", *(HintedStep(label, None) for label in labels), language=language)


@pytest.mark.parametrize(
    ("language", "words"), [("en", f"Pass{THEN}Bid: 1 wood"), ("fr", f"Passer{THEN}Miser{NBSP}: bois ×1")]
)
def test_amounts_say_what_they_are_for(language: str, words: str) -> None:
    game = GAMES["after_the_flood"].rules
    begun = begin(game, Setup(3, {}), SeededDice(bytes(16)))
    here = preview(game, begun.state, begun.asked[0].seat)
    line = (Move(here.seat, "pass.bid", ("wood:1",)),)
    action = hinted_action(here, begun.asked[0], "pass", line)
    assert said("after_the_flood", *action.steps, language=language) == words


def test_what_is_paid_on_the_way_does_not_end_an_action() -> None:
    t = Table().available(RED, workers=3).hand(RED, grain=3).passed(GREEN).act(RED)
    here = preview(GAMES["after_the_flood"].rules, t.state, RED)
    given = {"pay": "worker", "build.area": "sippar"}
    line = [Move(RED, kind, answer) for kind, answer in given.items()]
    action = hinted_action(here, t.decision, "build", line)
    assert action.answers == ("build", "worker", "sippar")
    assert said("after_the_flood", *action.steps).endswith(f"Extra cost: 1 worker{THEN}Sippar")


def test_an_extra_army_does_not_end_an_action_before_its_area_is_named() -> None:
    t = Table(turn=5).empire(RED, "t5-elam").armies("elam", RED, 1).available(RED, armies=5).act(RED)
    t.answer("expand").answer("invade").answer("umma")
    here = preview(GAMES["after_the_flood"].rules, t.state, RED)
    action = hinted_action(here, t.decision, "invade", [Move(RED, "expand.area", "nippur")])
    assert action.answers == ("invade", "nippur")
    assert said("after_the_flood", *action.steps).endswith("Invade Nippur")


@pytest.mark.parametrize(("language", "words"), [("en", "Wall in Borsippa"), ("fr", "Rempart à Borsippa")])
def test_a_label_that_breaks_off_goes_on_in_the_next(language: str, words: str) -> None:
    wall = HintedStep(Text("new-wall"), None), HintedStep(Text("region-option", {"region": "r29"}), None)
    assert said("mesopotamia", *wall, language=language) == words


def test_nothing_is_said_twice() -> None:
    there = Text("place-option", {"place": "mittani"})
    grain, worker = Text("place-with", {"resource": "grain", "most": 1}), Text("workers", {"workers": 1})
    assert flood(grain, there, worker) == f"1 grain → 1 worker{THEN}Mittani"
    gold, workers = Text("place-with", {"resource": "gold", "most": 4}), Text("workers", {"workers": 4})
    assert flood(gold, there, workers) == f"1 gold → up to 4 workers{THEN}Mittani{THEN}4 workers"
    again = Text("expand-reenter"), Text("only-reenter", {"area": "lagash"})
    assert flood(Text("action-expand"), *again) == f"⚔️ Expand Empire{THEN}🚩 Restart in Lagash"
