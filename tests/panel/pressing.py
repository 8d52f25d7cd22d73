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
from engine.core.decision import Answer, Decision, Seat
from engine.core.dice import Dice
from engine.core.match import Match
from engine.core.match import Press as Pressed
from engine.core.preview import present, preview
from tests.contract.matches import AnyGame
from tests.panel.words import NAMES, words_of

MATCH = 1_234_567


def drawn(showing: Showing, seat: Seat, language: str = "en") -> Panel:
    """Draw a seat's panel."""
    return panel(showing, seat, words_of(showing.match.game, language), NAMES[: showing.match.committed.seats])


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
    """Give several ticks at once for every menu that takes them as answers."""
    for menu in menus(shown):
        if menu.most > 1 and pressed(menu.id).verb not in REDRAWING:
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
                if look not in seen and press.verb not in ("hold", "put", "mix", "sum"):
                    seen.add(look)
                    left.append(look)
            else:
                yield given_by(now.match, decision.seat, press)


def ahead(game: AnyGame, state: Any, decision: Decision, answer: Answer) -> Decision | None:
    """Find the question of the same seat that an answer leads to, if it may be shown beforehand."""
    there = preview(game, state, decision.seat).ahead(decision, answer)
    return None if there is None else there.shown


def given_by(match: Match[Any], seat: Seat, press: PanelPress) -> list[Answer]:
    """Do what a press means to a copy of a match, and tell which answers that takes; those that follow are left out."""
    copy = match_at(match.game, match.seen_by(seat), match.dice)
    return [move.answer for move in press_on(copy, seat, press).moves]


def press_on(match: Match[Any], seat: Seat, press: PanelPress) -> Pressed:
    """Do what a press means."""
    return match.answer(seat, press.token, answers_of(press, present(match, seat)))
