"""Ticked answers are given in any order that works; if there is none, nothing is given and one is named."""

from __future__ import annotations

import time
from typing import Any

import pytest

from cogs.border.wording import NothingTaken, say_refusal
from cogs.panel.ticks import TRIES, in_order
from engine.after_the_flood import GAME
from engine.core.decision import Answer, Arg, OneOf, Option, Text
from engine.core.match import Match
from engine.core.path import Part, read_parts
from engine.core.preview import Preview, follow, present, preview
from tests.panel.asker import ASKER, Book, match_of, one_of, question
from tests.panel.hand import Thumb
from tests.panel.words import LANGUAGES, NAMES, words_of
from tests.rules import rule
from tests.rules.after_the_flood.table import PURPLE, RED, Table


def trading(table: Table) -> Preview:
    """Stand before the question what to trade."""
    table.act(RED).answer("trade")
    assert table.kind == "trade"
    return preview(GAME, table.state, RED)


def ordered(here: Preview, *paths: str) -> list[Answer]:
    question = here.question
    assert question is not None
    return in_order(here, question, [read_parts(path) for path in paths])


def test_what_one_trade_brings_can_be_given_in_the_next() -> None:
    table = Table().hand(RED, textile=1, grain=1).workers("amorites", RED, 1).workers("kassites", RED, 1)
    here = trading(table)
    answers = ordered(here, "kassites.lapis/!oil", "amorites.oil/!textile")
    assert [answer for answer in answers if str(answer).count(".")] == ["amorites.oil", "kassites.lapis"]


def test_a_part_that_becomes_the_only_one_is_not_given_but_must_be_as_shown() -> None:
    here = trading(Table().hand(RED, textile=1, tool=1).workers("amorites", RED, 2))
    assert ordered(here, "amorites.wood/!textile", "amorites.oil/!tool") == ["amorites.wood", "textile", "amorites.oil"]


def test_the_tick_that_is_left_over_is_named_with_the_reason() -> None:
    table = Table().hand(RED, textile=1, grain=2).workers("amorites", RED, 2).workers("egypt", RED, 1)
    here = trading(table)
    with pytest.raises(NothingTaken) as refused:
        ordered(here, "amorites.wood/!textile", "amorites.oil/!textile")
    told = [say_refusal(words_of(GAME, language), refused.value, NAMES) for language in LANGUAGES]
    assert told[0] == (
        'Nothing was done: "Textile → wood (Amorites)" cannot be combined with "Textile → oil (Amorites)". '
        "Together they cost more than you have (2 grain and 1 textile) or are more than the 3 trades you have left. "
        "Each area gives each resource only once per action. Your selection is kept."
    )
    assert all(len(sentence) < 300 for sentence in told)


@pytest.mark.parametrize("also", [(), ("mittani.metal/!gold",), ("hittites.metal/!gold",)])
@rule("F9.8")
def test_a_good_that_an_area_gives_only_once_is_the_reason(also: tuple[str, ...]) -> None:
    table = Table().hand(RED, grain=8, textile=4, gold=1).workers("mittani", RED, 6).workers("hittites", RED, 1)
    with pytest.raises(NothingTaken) as refused:
        ordered(trading(table), "mittani.wood/!textile", "mittani.wood/!grain", *also)
    said = [say_refusal(words_of(GAME, language), refused.value, NAMES) for language in LANGUAGES]
    assert said[0].endswith("Not possible: each area gives each resource only once per action. Your selection is kept.")
    assert said[0].count("→ wood (Mittani)") == 2
    assert "une région ne donne chaque ressource qu'une fois par action." in said[1]


@pytest.mark.parametrize(("owner", "extra", "most"), [(PURPLE, "none", 2), (RED, "open", 3)])
@rule("F9.7", "F9.8", "F18.9")
def test_the_trades_that_are_left_are_those_that_are_possible(owner: int, extra: str, most: int) -> None:
    table = Table().hand(RED, grain=8, textile=4).workers("mittani", RED, 6).city("sippar", owner)
    question = trading(table).question
    assert question is not None
    assert question.hints.several == most, "as many as may be ticked"
    shared: dict[str, Arg] = {"resources": {"grain": 8, "textile": 4}, "swaps": most, "extra": extra}
    assert question.hints.limit == Text("trade-limit", shared)


def test_an_entry_that_is_ticked_twice_is_named_once() -> None:
    here = trading(
        Table()
        .hand(RED, metal=1, grain=3)
        .workers("tool_makers", RED, 2)
        .workers("amorites", RED, 2)
        .workers("elam", RED, 1)
    )
    with pytest.raises(NothingTaken) as refused:
        ordered(here, "tool", "tool", "amorites.wood/!grain")
    assert say_refusal(words_of(GAME, "en"), refused.value, NAMES) == (
        'Nothing was done: "Metal → tool" is selected twice. Not possible: you have no metal left. '
        "Your selection is kept."
    )


def test_what_no_single_other_tick_stands_in_the_way_of_is_named_alone() -> None:
    here = trading(Table().hand(RED, grain=3).workers("mittani", RED, 2).workers("hittites", RED, 1))
    with pytest.raises(NothingTaken) as refused:
        ordered(here, "mittani.wood/!grain", "hittites.metal/!grain", "mittani.metal/!grain", "mittani.metal/!grain")
    assert refused.value.other is not None
    with pytest.raises(NothingTaken) as refused:
        ordered(here, "mittani.wood/!grain", "nowhere.nothing")
    assert refused.value.other is None


def test_a_tick_made_by_hand_is_refused() -> None:
    here = trading(Table().hand(RED, textile=1, grain=2).workers("amorites", RED, 2))
    with pytest.raises(NothingTaken):
        ordered(here, "nowhere.nothing", "amorites.wood/!grain")


def test_a_riddle_of_ticks_is_given_up_soon() -> None:
    table = Table().hand(RED, grain=5, textile=5, metal=3, wood=3, tool=2)
    for area in ("mittani", "amorites", "dilmun", "elam", "hittites", "egypt", "kassites"):
        table.workers(area, RED, 2)
    here = trading(table)
    question = here.question
    assert question is not None
    choice = question.choice
    every = [(Part(option.id), Part("tool", tied=True)) for option in choice.singles]
    begun = time.process_time()
    with pytest.raises(NothingTaken):
        in_order(here, question, every)
    assert time.process_time() - begun < 0.2


def test_few_ticks_are_tried_out_however_hard_the_riddle_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table().hand(RED, grain=5, textile=5, metal=3, wood=3, tool=2).workers("tool_makers", RED, 3)
    for area in ("mittani", "amorites", "dilmun", "elam", "hittites", "egypt", "kassites"):
        table.workers(area, RED, 2)
    here = trading(table)
    copies = 0

    def counted(*args: Any) -> Any:
        nonlocal copies
        copies += 1
        return follow(*args)

    monkeypatch.setattr("cogs.panel.ticks.follow", counted)
    areas, kinds = ("mittani", "amorites", "dilmun"), ("wood", "oil", "metal")
    riddle = [f"{area}.{kind}/!textile" for area in areas for kind in kinds]
    with pytest.raises(NothingTaken):
        ordered(here, *riddle, "tool", "tool", "tool")
    assert 0 < copies <= TRIES + 2 * len(riddle)


# Ticks that commit


def revealing(*ids: str) -> Match[Book]:
    """Ask which of these to do, several at once."""
    listed = tuple(Option(each, Text("asker-option", {"n": n})) for n, each in enumerate(ids))
    return match_of(question(OneOf(listed), several=len(ids)), one_of(2, "last", always=True))


def test_of_ticked_answers_the_one_that_commits_goes_last() -> None:
    match = revealing("reveal.terqa", "again.mari", "again.ur")
    hand = Thumb(match)
    hand.choose("Choose", "Option number 0", "Option number 1", "Option number 2")
    assert hand.state.answers == ["again.mari", "again.ur", "reveal.terqa"]
    assert not match.draft_of(0)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Confirm one first and see its result, then choose again."),
        ("fr", "Faites d'abord un seul choix et regardez son résultat\u202f; faites les autres ensuite."),
    ],
)
def test_two_ticks_that_both_commit_are_refused_with_their_own_reason(language: str, said: str) -> None:
    match = revealing("reveal.terqa", "reveal.nagar", "again.ur")
    with pytest.raises(NothingTaken) as refused:
        Thumb(match).choose("Choose", "Option number 0", "Option number 1", "Option number 2")
    told = say_refusal(words_of(ASKER, language), refused.value, NAMES).replace("\u00a0", " ")
    assert said in told
    assert not match.draft_of(0)


def test_a_tick_that_is_not_possible_is_the_better_reason() -> None:
    match = revealing("reveal.terqa", "again.ur")
    here = present(match, 0)
    assert here.question is not None
    with pytest.raises(NothingTaken) as refused:
        in_order(here, here.question, [read_parts("reveal.terqa"), read_parts("nowhere")])
    assert refused.value.why.key != "ticks-final"
