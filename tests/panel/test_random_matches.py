"""Along random matches: all that is legal can be pressed, all that can be pressed is legal, and everything fits."""

from __future__ import annotations

import functools
import itertools
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cogs.border.buttons import MENU, ROW, Look, Menu
from cogs.border.custom_ids import LONGEST, REDRAWING, PanelPress, parse
from cogs.border.table_ids import parse_table
from cogs.border.wording import BUTTON, NOTE, OPTION, PLACEHOLDER, NothingTaken, say_refusal
from cogs.panel.amounts import held_counts
from cogs.panel.mixes import mix_of
from cogs.panel.panel import CHARACTERS, COMPONENTS, Panel, Showing, panel
from cogs.panel.presses import answers_of, look_after
from cogs.panel.tick_lists import read_held
from engine.core.codec import codec_of
from engine.core.decision import Amounts, Arrange, Decision, Move, OneOf, Some, counts_of
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.play import advance
from engine.core.preview import present
from tests.contract.matches import AnyGame, beginning, dice_of, every_game, turns
from tests.panel.pressing import (
    MATCH,
    ahead,
    buttons,
    drawn,
    match_at,
    menus,
    press_on,
    pressed,
    presses,
    reachable,
    some_ticks,
)
from tests.panel.words import LANGUAGES, NAMES, telling, words_of
from tools.fuzz.answers import answers

SEEDS = range(3)
SELDOM = 3
"""One question in so many of a long match is looked at."""
ODD_NAMES = ("*" * 32, "W" * 32, "a\u202eb" * 10, "@everyone", " ", "é" * 31)


def positions(game: AnyGame, every: int = 1) -> Iterator[tuple[Match[Any], Decision]]:
    """Go through open questions of some random matches, and some of a match between players who know what they do."""
    return itertools.chain.from_iterable(each[::every] for each in _recorded(game))


@functools.cache
def _recorded(game: AnyGame) -> list[list[tuple[Match[Any], Decision]]]:
    """Play the matches once for all tests: nobody presses in these, only in copies of them."""
    found = [
        [
            (match, decision)
            for turn in turns(game, seed)
            for match in [match_at(game, turn.state, dice_of(seed))]
            for decision in turn.asked
        ]
        for seed in SEEDS
    ]
    return [*found, list(skilled(game))[::SELDOM]]


def skilled(game: AnyGame) -> Iterator[tuple[Match[Any], Decision]]:
    """Give the open questions of a match between the game's own bots."""
    bot, dice, outcome = game.bot(), dice_of(0), beginning(game, 0)
    while outcome.state.result is None:
        asked = next(decision for decision in outcome.asked if not decision.optional)
        yield match_at(game, outcome.state, dice), asked
        move = Move(asked.seat, asked.kind, bot.answer(game.view(outcome.state, asked.seat), asked))
        outcome = advance(outcome.state, outcome.asked, move, dice)


@every_game
def test_every_legal_answer_can_be_pressed_and_no_other(game: AnyGame) -> None:
    for match, decision in positions(game, every=3):
        given = {tuple(path) for path in reachable(Showing(MATCH, match), decision)}
        assert all(decision.choice.accepts(path[0]) for path in given)
        if not isinstance(decision.choice, Some | Amounts | Arrange):
            assert {path[0] for path in given} == set(decision.choice.answers()), decision
        else:
            assert () in {path[0] for path in given} or not decision.choice.accepts(()), decision


@every_game
def test_an_answer_shown_with_its_next_part_is_shown_with_all_of_them(game: AnyGame) -> None:
    joined = 0
    for match, decision in positions(game):
        if not isinstance(decision.choice, OneOf):
            continue
        given = [path for path in reachable(Showing(MATCH, match), decision) if len(path) > 1]
        for first in {path[0] for path in given}:
            part = ahead(game, match.committed, decision, first)
            assert part is not None
            if part.kind == decision.kind:  # ticked together with what makes it possible, it is no part of it
                continue
            assert {path[1] for path in given if path[0] == first} == set(answers(part.choice))
            joined += 1
        if joined > 60:
            break
    assert joined > 2


@every_game
def test_every_set_and_every_number_of_pieces_can_be_ticked(game: AnyGame) -> None:
    for match, decision in positions(game):
        choice = decision.choice
        if not isinstance(choice, Some | Amounts):
            continue
        some = [each for each in answers(choice) if each != ()]
        for answer in some[:20]:
            assert isinstance(answer, tuple)
            if isinstance(choice, Some):
                (menu,) = menus(drawn(Showing(MATCH, match), decision.seat))
                ticks = [str(place) for place, option in enumerate(choice.options) if option.id in answer]
                assert menu.least <= len(ticks) <= menu.most
                press = pressed(menu.id, *ticks)
            else:
                press = _mixed(match, decision, choice, answer)
            assert answers_of(press, present(match, decision.seat)) == [answer]


def _mixed(match: Match[Any], decision: Decision, choice: Amounts, answer: tuple[str, ...]) -> PanelPress:
    """Put numbers of pieces together, in one menu or menu by menu, and give the press that takes them."""
    look, counts = Look(by_hand=True), counts_of(answer)
    if mix_of(decision) is not None:
        (menu,) = menus(drawn(Showing(MATCH, match), decision.seat))
        listed = {entry.value: entry for entry in menu.entries}
        look = look_after(pressed(menu.id, *(listed[piece].value for piece in answer))) or look
    for place, option in enumerate(choice.options if look.by_hand else ()):
        look = msgspec.structs.replace(look, page=place // ROW)
        menu = menus(drawn(Showing(MATCH, match, look=look), decision.seat))[place % ROW]
        wanted = counts.get(option.id, 0)
        (value,) = [
            entry.value for entry in menu.entries if held_counts(choice, read_held(entry.value))[option.id] == wanted
        ]
        look = look_after(pressed(menu.id, value)) or look
    shown = drawn(Showing(MATCH, match, look=look), decision.seat)
    (take,) = [button for button in buttons(shown) if ":mixed:" in button.id]
    assert not take.greyed
    return pressed(take.id)


@every_game
def test_every_press_is_taken(game: AnyGame) -> None:
    for match, decision in positions(game, every=3):
        shown = drawn(Showing(MATCH, match), decision.seat)
        for press in presses(shown):
            if press.verb not in REDRAWING:
                refusal = _refusal(match_at(game, match.committed, match.dice), decision, press)
                assert refusal is None or press.verb == "some"


@every_game
def test_several_ticks_are_all_taken_or_none_and_the_player_is_told_why(game: AnyGame) -> None:
    chooser = random.Random(1)
    taken = refused = 0
    for match, decision in positions(game):
        for press in some_ticks(drawn(Showing(MATCH, match), decision.seat), chooser):
            fresh = match_at(game, match.committed, match.dice)
            refusal = _refusal(fresh, decision, press)
            if refusal is None:
                taken += 1
                continue
            refused += 1
            assert press.verb == "some" or isinstance(refusal, NothingTaken)
            assert codec_of(game).dump(fresh.seen_by(decision.seat)) == codec_of(game).dump(match.committed)
            assert all(say_refusal(words_of(game, each), refusal, NAMES) for each in LANGUAGES)
    assert taken > refused


def _refusal(match: Match[Any], decision: Decision, press: PanelPress) -> Refused | None:
    try:
        press_on(match, decision.seat, press)
    except Refused as refused:
        return refused
    return None


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_fits(game: AnyGame, language: str) -> None:
    words = words_of(game, language)
    for match, decision in positions(game, every=3):
        lines = ["x" * 90] * 60
        full = Showing(10**7 - 1, match, news=telling(*lines), so_far=lines, notice="n" * 2000)
        for showing in (Showing(MATCH, match), full):
            check(panel(showing, decision.seat, words, ODD_NAMES[: match.committed.seats]))


def check(shown: Panel) -> None:
    """Hold a panel against the limits of a phone, which are tighter than Discord's."""
    assert shown.components <= COMPONENTS
    assert not shown.left_out
    assert 0 < shown.characters <= CHARACTERS
    assert all(shown.blocks)
    ids = [shown.end.id, *(button.id for button in shown.back.buttons)]
    for row in shown.rows:
        if isinstance(row, Menu):
            ids.append(row.id)
            check_menu(row)
        else:
            ids.extend(button.id for button in row.buttons)
            assert 0 < len(row.buttons) <= ROW
            assert all(0 < len(button.label) <= BUTTON for button in row.buttons)
    assert all(0 < len(button.label) <= BUTTON for button in (*shown.back.buttons, shown.end))
    assert len(set(ids)) == len(ids)
    assert all(len(each) <= LONGEST and (parse(each) or parse_table(each)) is not None for each in ids)
    assert parse_table(shown.rules.id) is not None


def check_menu(menu: Menu[str]) -> None:
    values = [entry.value for entry in menu.entries]
    assert 0 < len(values) <= MENU
    assert len(set(values)) == len(values)
    assert 0 <= menu.least <= menu.most <= len(values)
    assert 0 < len(menu.placeholder) <= PLACEHOLDER
    for entry in menu.entries:
        assert 0 < len(entry.value) <= LONGEST
        assert 0 < len(entry.label) <= OPTION
        assert entry.note is None or 0 < len(entry.note) <= NOTE
    assert sum(entry.chosen for entry in menu.entries) <= menu.most


@every_game
def test_a_panel_is_drawn_while_a_thumb_lifts(game: AnyGame) -> None:
    asked = list(positions(game, every=3))
    begun = time.process_time()
    for match, decision in asked:
        drawn(Showing(MATCH, match), decision.seat)
    assert (time.process_time() - begun) / len(asked) < 0.020


@every_game
def test_looking_ahead_and_drawing_change_nothing(game: AnyGame) -> None:
    for match, decision in positions(game, every=5):
        before = codec_of(game).dump(match.committed)
        for look in (Look(), Look(carried="worker", page=3, group="x", held=7)):
            drawn(Showing(MATCH, match, look=look), decision.seat)
        assert codec_of(game).dump(match.committed) == before
