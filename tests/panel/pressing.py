"""A thumb for tests: everything that can be pressed on a panel, and what pressing it does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cogs.border.buttons import Button, Menu
from cogs.border.custom_ids import REDRAWING, PanelPress, parse
from cogs.panel.panel import Panel, Showing, panel
from cogs.panel.presses import answers_of, look_after
from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, Seat
from engine.core.dice import Dice, LoadedDice
from engine.core.match import Match
from engine.core.match import Press as Pressed
from engine.core.play import named, step
from tests.contract.matches import AnyGame
from tests.panel.words import NAMES, words_of

MATCH = 1_234_567


def drawn(showing: Showing, seat: Seat, language: str = "en") -> Panel:
    """Draw a seat's panel."""
    return panel(showing, seat, words_of(showing.match.game, language), NAMES[: showing.match.state.seats])


def match_at(game: AnyGame, state: Any, dice: Dice) -> Match[Any]:
    """Give a match that stands at this state, with nothing to undo."""
    return Match(game, codec_of(game).copy(state), dice)


def menus(shown: Panel) -> list[Menu[str]]:
    """Give the menus of a panel."""
    return [row for row in shown.rows if isinstance(row, Menu)]


def buttons(shown: Panel) -> list[Button[str]]:
    """Give all buttons of a panel that answer something, the end of the turn last."""
    return [*(each for row in shown.rows if not isinstance(row, Menu) for each in row.buttons), shown.end]


def pressed(custom_id: str, *values: str) -> PanelPress:
    """Read a control as the bot does when it is pressed."""
    press = parse(custom_id, values)
    assert press is not None, custom_id
    return press


def presses(shown: Panel) -> Iterator[PanelPress]:
    """Give every press a panel offers; of menus with ticks, every single tick."""
    for button in buttons(shown):
        if not button.greyed:
            yield pressed(button.id)
    for menu in menus(shown):
        if menu.least <= 1:
            yield from (pressed(menu.id, entry.value) for entry in menu.entries)


def some_ticks(shown: Panel, chooser: random.Random) -> Iterator[PanelPress]:
    """Give several ticks at once for every menu that takes them."""
    for menu in menus(shown):
        if menu.most > 1:
            count = chooser.randint(max(1, menu.least), menu.most)
            yield pressed(menu.id, *(entry.value for entry in chooser.sample(menu.entries, count)))


def reachable(showing: Showing, decision: Decision) -> Iterator[list[Answer]]:
    """Give the answers of every press that can be reached by redrawing, to one question."""
    seen, left = {showing.look}, [showing.look]
    while left:
        now = Showing(showing.match_id, showing.match, look=left.pop())
        for press in presses(drawn(now, decision.seat)):
            if press.token != decision.token:
                continue
            if press.verb in REDRAWING:
                look = look_after(press)
                assert look is not None
                if look not in seen and press.verb != "hold":
                    seen.add(look)
                    left.append(look)
            else:
                yield answers_of(now.match.game, now.match.state, decision.seat, press)


def moves_of(match: Match[Any], seat: Seat, token: str, answers: list[Answer]) -> list[Move]:
    """Give the moves that answers make: the first to the question named, the others to what is asked then."""
    decision: Decision = named(match.asked, seat, token)
    state, moves = match.state, [Move(seat, decision.kind, answers[0])]
    for answer in answers[1:]:
        outcome = step(match.game, state, moves[-1], LoadedDice(()))
        state = outcome.state
        (decision,) = [each for each in outcome.asked if each.seat == seat and not each.optional]
        moves.append(Move(seat, decision.kind, answer))
    return moves


def press_on(match: Match[Any], seat: Seat, press: PanelPress) -> Pressed:
    """Do what a press means."""
    answers = answers_of(match.game, match.state, seat, press)
    return match.press(moves_of(match, seat, press.token, answers))
