"""A player's sheet: technologies by name, what they do and what pays for them, dice, goods, what is left, Quests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core.decision import Seat
from engine.mesopotamia.actions.dingir import WITHOUT_STAR, pays
from engine.mesopotamia.content.empires import RESOURCES
from engine.mesopotamia.content.technologies import ACTIONS, FACES, TOP_LEVEL, Action, Sign, technology
from engine.mesopotamia.view.players import DieView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.closeup_title import LINE, TITLE, closeup_head
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.line_of import line_of
from render.games.mesopotamia.board.sheet_counts import COUNTS, counts, left_over
from render.games.mesopotamia.board.sheet_effect import effect_of
from render.games.mesopotamia.board.sheet_quests import sheet_quests
from render.games.mesopotamia.board.strip_cards import EDGE, PERFORMED
from render.games.mesopotamia.board.strip_dice import PITCH, strip_dice
from render.games.mesopotamia.sprites.resources import sprite_of
from render.picture.audience import Audience
from render.picture.scene import Box, Card, Drawn, Label, Scene, Sprite
from render.picture.theme import GOLD, INK, KEY_FACT, MUTED, PAPER, SEATS, SMALLEST
from render.picture.type import fit, measure

ROW = 100.0
"""Height of a technology."""
ICON, NAME, EFFECT = 60.0, 366.0, 476.0
"""Size of the sign of a technology, room for its name, and where its effect begins."""
LEVEL = (34.0, 30.0)
OFF, OFF_EDGE = "#EDDFB8", "#CDB98A"
ASKED, FRAME = 54.0, 5.0
"""Size of a sign that pays, and width of the frame of one that is payable."""


def sheet(view: MesopotamiaView, audience: Audience, seat: Seat | None) -> Scene:
    """Lay out the own sheet; who does not play sees that of whose turn it is, of which nothing is secret."""
    whose = seat if seat is not None else view.turn_of if view.turn_of is not None else (view.order or (0,))[0]
    shapes: list[Drawn] = [*_head(view, audience, whose)]
    top = TITLE + GAP
    for action in ACTIONS:
        shapes += _technology(view, audience, whose, action, (LEFT, top, RIGHT, top + ROW))
        top += ROW + GAP
    for counted in (_goods(view, whose), left_over(view, whose)):
        shapes += counts(counted, (LEFT, top, RIGHT, top + COUNTS))
        top += COUNTS + GAP
    quests, bottom = sheet_quests(view, audience, whose, top)
    return Scene(height=round(bottom), base=(), over=(*shapes, *quests))


def _head(view: MesopotamiaView, audience: Audience, seat: Seat) -> Iterator[Card | Label | Sprite]:
    """Who, of which Empire, and the dice."""
    yield from closeup_head()
    player, middle = view.players[seat], (TITLE - LINE) / 2
    dice = RIGHT - 10 - 6 * PITCH
    yield Sprite("badge", (LEFT + 38, middle), 48, seat)
    name, size = fit(audience.name(seat), "serif", KEY_FACT + 2, 420 if player.empire else 700, SMALLEST)
    yield Label(name, (LEFT + 76, middle), size, "serif", anchor="left")
    if player.empire:
        x = LEFT + 92 + measure(name, "serif", size)
        words, small = fit(audience.say(f"empire-{player.empire}"), "sans", 40, dice - x - 12, SMALLEST)
        yield Label(words, (x, middle + 3), small, fill=MUTED, anchor="left")
    yield from strip_dice(player, (dice, middle))


def _technology(
    view: MesopotamiaView, audience: Audience, seat: Seat, action: Action, box: Box
) -> Iterator[Card | Label | Sprite]:
    """Lay out a card; performed ones are darker, the one of the pawn has a frame of the seat's colour. M5.2"""
    left, top, right, bottom = box
    middle, player = (top + bottom) / 2, view.players[seat]
    turn = view.turn if view.turn_of == seat else None
    performed, pawn = turn is not None and action in turn.performed, turn is not None and turn.pawn == action
    level = player.levels.get(action, 1)
    card = technology(player.empire, action, level)
    yield Card(box, PERFORMED if performed else PAPER, SEATS[seat].colour if pawn else EDGE, 5 if pawn else 2, 12)
    yield Sprite(action, (left + 14 + ICON / 2, middle), ICON - 4, faded=performed)
    said = audience.say("technology-name", technology=action, level=level)
    name, size = fit(said, "serif", 40, NAME, SMALLEST)
    yield Label(name, (left + 92, top + 32), size, "serif", MUTED if performed else INK, "left")
    yield from _levels(level, left + 92, bottom - 25)
    yield from line_of(effect_of(card, seat), (left + EFFECT, middle))
    payable = not performed and is_payable(view, seat, card.signs)
    for n, sign in enumerate(card.signs):
        at = (right - 22 - ASKED / 2 - (len(card.signs) - 1 - n) * (ASKED + 14), middle)
        if payable:
            half = ASKED / 2 + FRAME
            yield Card((at[0] - half, at[1] - half, at[0] + half, at[1] + half), GOLD, INK, 1.5, 12)
        yield Sprite("sign", at, ASKED, text=sign, faded=performed)
    if pawn:
        yield Sprite("pawn", (right - 190, middle), 60, seat)
    elif performed:
        yield Sprite("done", (right - 190, middle), 54)


def _levels(level: int, x: float, y: float) -> Iterator[Card | Label]:
    """Four squares, those reached in gold."""
    wide, high = LEVEL
    for n in range(1, TOP_LEVEL + 1):
        box = (x, y - high / 2, x + wide, y + high / 2)
        yield Card(box, GOLD if n <= level else OFF, INK if n <= level else OFF_EDGE, 2, 7)
        if n == level:
            yield Label(str(n), (x + wide / 2, y), SMALLEST, "number")
        x += wide + 6


def is_payable(view: MesopotamiaView, seat: Seat, signs: tuple[Sign, ...]) -> bool:
    """Say whether dice that are not used show the signs of a card. M5.3, M5.15"""
    ready = [found for die in view.players[seat].dice if (found := _counts_as(view, die))]
    return any(pays(dice, signs) for dice in combinations(ready, len(signs)))


def _counts_as(view: MesopotamiaView, die: DieView) -> tuple[Sign, ...]:
    """What a die may count as; nothing if it is used or not rolled yet."""
    if die.used:
        return ()
    if view.no_luck:
        return next(signs for colour, signs in WITHOUT_STAR.items() if colour == die.colour)
    return next(((sign,) for faces in FACES.values() for sign in faces if sign == die.face), ())


def _goods(view: MesopotamiaView, seat: Seat) -> list[tuple[Sprite, int]]:
    """What the player holds. M1.6"""
    held = view.players[seat].holding
    return [(Sprite(sprite_of(each), (0, 0), 46, flat=True), held.get(each, 0)) for each in RESOURCES]
