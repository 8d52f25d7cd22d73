"""The fights of a combat that is over, in order: both Units with their cards, the numbers, and what became of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.mesopotamia.combat.combat import ROLES, Role
from render.games.mesopotamia.board.combat_card import CARD, CHIP, combat_card, waiting_card
from render.games.mesopotamia.board.combat_outcome import MIDDLE, outcome, outcome_of, totals
from render.games.mesopotamia.board.fighters import OTHER, party
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.line_of import Part, length_of, line_of
from render.games.mesopotamia.board.replayed import NOWHERE, PastFight, Replayed
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Card, Drawn, Font, Label, Sprite
from render.picture.theme import CREAM, INK, LAPIS, RUST, SMALLEST, WIDTH
from render.picture.type import fit

WHOLE = 4
"""So many fights are shown with whole cards; more of them with small ones, so that the picture is no strip."""
PAD, LOW = 20.0, 104.0
"""Room above and below cards, and height of a fight with small ones."""
WIDE, NARROW = MIDDLE, 372.0
"""Room between two whole cards, and between two small ones."""
WORDS, LINE = 38.0, 46.0
MINUS = "\N{MINUS SIGN}1"
"""A Phalanx less. M16.27"""
HERE = (0.0, 0.0)

Word: TypeAlias = tuple[str, Font, str]
"""A text with its font and colour."""


def past_fights(audience: Audience, fought: Replayed, top: float) -> tuple[list[Drawn], float]:
    """Lay out a panel for each fight, and say where they end."""
    shapes: list[Drawn] = []
    is_whole = len(fought.fights) <= WHOLE
    high = CARD[1] + 2 * PAD if is_whole else LOW
    for n, fight in enumerate(fought.fights, 1):
        shapes += panel((LEFT, top, RIGHT, top + high))
        shapes += _whole(fought, fight, top) if is_whole else _low(fought, fight, top)
        card = CARD if is_whole else CHIP
        room = (WIDTH - (WIDE if is_whole else NARROW)) / 2 - card[0] - LEFT - 24
        for role in ROLES:
            shapes += _became(audience, fight, role, top + high / 2, room)
        if is_whole and len(fought.fights) > 1:
            shapes += _numbered(n, top)
        top += high + GAP
    return shapes, top


def _numbered(n: int, top: float) -> Iterator[Card | Label]:
    yield Card((WIDTH / 2 - 29, top + 8, WIDTH / 2 + 29, top + 54), LAPIS, radius=8)
    yield Label(str(n), (WIDTH / 2, top + 31), 38, "number", CREAM)


def _whole(fought: Replayed, fight: PastFight, top: float) -> Iterator[Card | Label | Sprite]:
    """Whole cards as they stood, and the outcome between them."""
    lefts = {"attacker": WIDTH / 2 - WIDE / 2 - CARD[0], "defender": WIDTH / 2 + WIDE / 2}
    for role in ROLES:
        against = [fight.units[OTHER[role]]]
        corner = (lefts[role], top + PAD)
        yield from combat_card(fight.units[role], party(fought.combat, role), corner, against, now=False)
    yield from outcome(fought.combat, outcome_of(fight.told), top + PAD + CARD[1] / 2, now=False)


def _low(fought: Replayed, fight: PastFight, top: float) -> Iterator[Card | Label | Sprite]:
    """Small cards, and the outcome between them on one line."""
    ended, middle, y = outcome_of(fight.told), WIDTH / 2, top + LOW / 2
    lefts = {"attacker": middle - NARROW / 2 - CHIP[0], "defender": middle + NARROW / 2}
    for role in ROLES:
        corner = (lefts[role], top + (LOW - CHIP[1]) / 2)
        yield from waiting_card(fight.units[role], party(fought.combat, role), corner)
    yield from totals(fought.combat, ended, y + 6)
    own, other = ended.mobility
    for x, said, sign in ((middle - 166, own, "mobility"), (middle + 132, other, "")):
        parts: list[Part] = (
            [Sprite("mobility", HERE, 34), str(said)] if sign else [str(said), Sprite("mobility", HERE, 34)]
        )
        yield from line_of(parts, (x - (0 if sign else 28), y + 6), number=36)


def _became(audience: Audience, fight: PastFight, role: Role, y: float, room: float) -> Iterator[Label | Sprite]:
    """Say beside a Unit what became of it: it wins and may tire, or is destroyed, or flees somewhere. M16.25-M16.27"""
    is_winner = role == fight.winner
    said = [("picture-fight-won", LAPIS)] if is_winner else [(key, RUST) for key in _loss(fight)]
    lines: list[Word] = [(audience.say(key), "sans", colour) for key, colour in said]
    if not is_winner and fight.refuge:
        lines.append((audience.say(f"region-{fight.refuge}"), "serif", INK))
    x = LEFT + 16 + room / 2 if role == "attacker" else RIGHT - 16 - room / 2
    tired = [fight.tired] if is_winner and fight.tired is not None else []
    first = y - (len(lines) + len(tired) - 1) * LINE / 2
    for n, (text, font, colour) in enumerate(lines):
        words, size = fit(text, font, WORDS, room, SMALLEST)
        yield Label(words, (x, first + n * LINE), size, font, colour)
    for row in tired:
        parts: list[Part] = [MINUS, Sprite("placed", HERE, 34), Sprite(row, HERE, 36)]
        yield from line_of(parts, (x - length_of(parts, 36) / 2, first + len(lines) * LINE), number=36)


def _loss(fight: PastFight) -> tuple[str, ...]:
    """Word what became of the loser."""
    if fight.told.is_destroyed:
        return ("picture-destroyed",)
    return ("picture-nowhere", "picture-destroyed") if fight.refuge == NOWHERE else ("picture-flees-to",)
