"""A combat that is over: who fought, what was bid and placed, each fight with its numbers, and what came of it. M16"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.combat.combat import ROLES, Role
from engine.mesopotamia.content.cards import ROWS
from render.games.mesopotamia.board.closeup_title import LINE, TITLE, closeup_head, closeup_title
from render.games.mesopotamia.board.combat_bids import OPEN, open_bids
from render.games.mesopotamia.board.combat_parties import CROWN, from_ships, party_name, party_strip
from render.games.mesopotamia.board.fighters import OTHER, party
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.line_of import Part
from render.games.mesopotamia.board.past_after import past_after
from render.games.mesopotamia.board.past_fights import past_fights
from render.games.mesopotamia.board.past_placing import BELOW, placed_below, placed_unbid, simple_bids
from render.games.mesopotamia.board.replayed import Replayed, replayed
from render.games.mesopotamia.board.simple_combat import SIMPLE, simple_combat
from render.picture.acting import BADGE, LARGE, Acting
from render.picture.audience import Audience
from render.picture.panel import across, panel
from render.picture.scene import Box, Card, Drawn, Label, Scene, Sprite
from render.picture.theme import KEY_FACT, SMALLEST
from render.picture.type import fit, measure

PARTIES, NONE = 96.0, 110.0
"""Height of the two parties, and of the words where there is nothing to show."""
HERE = (0.0, 0.0)


def past_combat(audience: Audience) -> Scene:
    """Lay out a combat from its events alone: it needs no view, so it can tell nothing that is secret."""
    if not audience.episode:
        return _none(audience)
    fought = replayed(audience.episode)
    shapes: list[Drawn] = [*_head(audience, fought)]
    top = TITLE + GAP
    for role, place in zip(ROLES, across((LEFT, top, RIGHT, top + PARTIES), 2, 8), strict=True):
        shapes += party_strip(audience, fought.combat, role, _means(fought, role), place)
    laid, top = _means_used(audience, fought, top + PARTIES + GAP)
    shapes += laid
    if fought.is_simple:
        shapes += simple_combat(fought.combat, (LEFT, top, RIGHT, top + SIMPLE))
        top += SIMPLE + GAP
    fights, top = past_fights(audience, fought, top)
    after, bottom = past_after(audience, fought, top)
    return Scene(height=round(bottom + 2), base=(), over=(*shapes, *fights, *after))


def _none(audience: Audience) -> Scene:
    """Say that there was no combat of late."""
    box = (LEFT, TITLE + GAP, RIGHT, TITLE + GAP + NONE)
    said, size = fit(audience.say("picture-no-last-combat"), "sans", 42, RIGHT - LEFT - 60, SMALLEST)
    words = Label(said, (LEFT + 30, (box[1] + box[3]) / 2), size, anchor="left")
    return Scene(round(box[3] + GAP), (), (*closeup_title("fought", audience), *panel(box), words))


def _head(audience: Audience, fought: Replayed) -> Iterator[Card | Label | Sprite]:
    """Where it was fought, and at the right who won."""
    yield from closeup_head()
    middle = (TITLE - LINE) / 2
    yield Sprite("crossed_swords", (LEFT + 36, middle), 46)
    name = audience.say(f"region-{fought.combat.region}")
    yield Label(name, (LEFT + 70, middle), KEY_FACT + 2, "serif", anchor="left")
    begin = LEFT + 90 + measure(name, "serif", KEY_FACT + 2) + BADGE + 16
    seat = party(fought.combat, fought.winner)
    said = fit(audience.say("picture-wins", name=party_name(audience, seat)), "serif", LARGE, RIGHT - 16 - begin, 40)
    who = Acting(() if seat is None else (seat,), *said)
    at = (RIGHT - 16 - who.width, middle)
    yield from who.shapes(at)
    if seat is None:
        yield Sprite("tribe_sign", (at[0] - BADGE / 2 - 12, middle), BADGE)


def _means(fought: Replayed, role: Role) -> list[Part]:
    """A crown for whoever won a tie, what Ships added, and how many Phalanxes were bid, or a Tribe was given.

    M16.8, M16.13, M16.41
    """
    combat = fought.combat
    parts: list[Part] = [CROWN] if role in _winners_of_ties(fought) else []
    parts += from_ships(combat, role)
    is_tribe = party(combat, role) is None
    if is_tribe or combat.bids:
        count = combat.tribe_phalanxes if is_tribe else sum(combat.bids.get(role, {}).values())
        parts += [Sprite("phalanx", HERE, 46, flat=True), str(count)]
    return parts


def _winners_of_ties(fought: Replayed) -> set[Role]:
    """Find who won ties, if any was decided: by totals, by Mobility, or by the sums of a simple combat."""
    found: set[Role] = set()
    for fight in fought.fights:
        told = fight.told
        if told.attacking_total == told.defending_total:
            found.add(told.winner)
        if told.attacking_mobility == told.defending_mobility:
            found.add(told.winner if told.is_destroyed else OTHER[told.winner])
    if fought.is_simple and len(set(fought.values.values())) == 1:
        found.add(fought.winner)
    return found


def _means_used(audience: Audience, fought: Replayed, top: float) -> tuple[list[Drawn], float]:
    """Lay out the bids with what was placed below them, or what was placed where nobody bids; say where it ends."""
    if fought.is_simple:
        return simple_bids(audience, fought, top)
    if not fought.combat.bids:
        return placed_unbid(audience, fought, top)
    bids: Box = (LEFT, top, RIGHT, top + OPEN)
    box: Box = (LEFT, top, RIGHT, top + OPEN + BELOW)
    shapes = (panel(box), open_bids(audience, fought.combat, ROWS, bids), placed_below(fought, box))
    return [each for part in shapes for each in part], box[3] + GAP
