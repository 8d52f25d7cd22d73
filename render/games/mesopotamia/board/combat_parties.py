"""Who fights: names, who attacks, who wins ties, what Ships add, and the Phalanxes that are left. M16.8, M16.13"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.decision import Seat
from engine.mesopotamia.combat.combat import ROLES, Role
from engine.mesopotamia.view.combats import CombatView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.combat_card import colour_of
from render.games.mesopotamia.board.fighters import party, winner_of_ties
from render.games.mesopotamia.board.line_of import Part, length_of, line_of
from render.picture.audience import Audience
from render.picture.panel import across
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import KEY_FACT, MUTED, PAPER, SMALLEST
from render.picture.type import fit, measure

TAB, EDGE = 76.0, 4.0
HERE = (0.0, 0.0)
CROWN = Sprite("crown", HERE, 40, flat=True)
"""Marks who wins ties. M16.8"""


def combat_parties(
    view: MesopotamiaView, audience: Audience, combat: CombatView, box: Box
) -> Iterator[Card | Label | Sprite]:
    """Lay out both parties, the attacker at the left."""
    for role, place in zip(ROLES, across(box, 2, 8), strict=True):
        yield from party_strip(audience, combat, role, _means(view, combat, role), place)


def party_name(audience: Audience, seat: Seat | None) -> str:
    """Name a party."""
    return audience.say("picture-tribe") if seat is None else audience.name(seat)


def party_strip(
    audience: Audience, combat: CombatView, role: Role, means: Sequence[Part], box: Box
) -> Iterator[Card | Label | Sprite]:
    """Lay out who a party is, and at the right what it has."""
    left, top, right, bottom = box
    seat, middle = party(combat, role), (top + bottom) / 2
    yield Card(box, colour_of(seat), radius=14)
    yield Card((left + TAB, top + EDGE, right - EDGE, bottom - EDGE), PAPER, radius=10)
    at = (left + TAB / 2, middle)
    yield Sprite("tribe_sign", at, 46) if seat is None else Sprite("badge", at, 54, seat)
    end = right - 14 - length_of(means)
    yield from line_of(means, (end, middle))
    begin, does = left + TAB + 14, audience.say("picture-attacks" if role == "attacker" else "picture-defends")
    beside, whole = measure(does, "sans", SMALLEST) + 12, party_name(audience, seat)
    room = end - begin - 12
    told = measure(whole, "serif", SMALLEST) <= room - beside or measure(whole, "serif", SMALLEST) > room
    name, size = fit(whole, "serif", KEY_FACT - 6, room - (beside if told else 0), SMALLEST)
    yield Label(name, (begin, middle), size, "serif", anchor="left")
    if not told:  # the attacker stands at the left anyway
        return
    x = begin + measure(name, "serif", size) + 12
    yield Label(does, (x, middle + 3), SMALLEST, fill=MUTED, anchor="left")


def from_ships(combat: CombatView, role: Role) -> list[Part]:
    """Show what Ships of a party add. M16.13"""
    seat = party(combat, role)
    if seat is None or not combat.bonus.get(role):
        return []
    return [Sprite("ship", HERE, 40, seat, flat=True), f"+{combat.bonus[role]}"]


def _means(view: MesopotamiaView, combat: CombatView, role: Role) -> list[Part]:
    """A crown for whoever wins ties, what Ships add, and Phalanxes: a Tribe's are gone once bids are open. M16.41"""
    seat = party(combat, role)
    parts: list[Part] = [CROWN] if winner_of_ties(view, combat) == role else []
    parts += from_ships(combat, role)
    left = (0 if combat.bids else combat.tribe_phalanxes) if seat is None else view.players[seat].holding["phalanx"]
    return [*parts, Sprite("phalanx", HERE, 46, flat=True), str(left)]
