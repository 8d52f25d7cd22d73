"""What speaks for a starting space and for a card of the draft."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.feedable import near_by
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CARDS, HEXES, JOKER, RIVERS, TILES
from engine.assyria.feeding import most_fed, symbols
from engine.assyria.gains import income
from engine.core.decision import Text

CENTRE = TILES[1]


def why_start(seen: Seen, offered: Sequence[str], hex: str) -> Text | None:
    """Food that lies in the market for the hexes around, else how far the others are, else camels. A2.8"""
    feeds = {each: _best_column(seen, each) for each in offered}
    huts, column = feeds[hex]
    if all(huts > other for each, (other, _) in feeds.items() if each != hex):
        is_first = seen.view.order[0] == seen.seat
        return Text("reason-start-column", {"column": column + 1, "huts": huts, "first": is_first})
    rivals = [each for each, there in seen.view.hexes.items() if there.seat is not None]
    away = {each: min((_distance(each, rival) for rival in rivals), default=0) for each in offered}
    if away[hex] and all(away[hex] > other for each, other in away.items() if each != hex):
        return Text("reason-start-away", {"steps": away[hex]})
    camels = income(other for other in near_by(seen, hex) if HEXES[other].terrain in RIVERS)
    return Text("reason-start-river", {"camels": camels}) if camels >= CENTRE.cost else None


def _best_column(seen: Seen, hex: str) -> tuple[int, int]:
    """How many huts around a starting space one column could feed, and which one; a turn places so many. A6.1"""
    near = near_by(seen, hex)
    feeds = [min(most_fed(near, cards), seen.view.value) for cards in seen.view.market]
    return max(feeds), feeds.index(max(feeds))


def _distance(one: str, other: str) -> int:
    """Steps between two hexes. A3.2"""
    q, r = HEXES[one].q - HEXES[other].q, HEXES[one].r - HEXES[other].r
    return max(abs(q), abs(r), abs(q + r))


def why_card(seen: Seen, card: str) -> Text | None:
    """Where a card of the draft can feed huts in the first turn. AS7"""
    if card == JOKER:
        return Text("reason-draft-joker")
    near = [hex for hex in seen.me.around if HEXES[hex].food == CARDS[card].food]
    if near:
        return Text("reason-draft-near", {"hexes": near, "huts": min(len(near), symbols(card))})
    further = sorted({far for hex in seen.me.around for far in near_by(seen, hex)} - {*seen.me.around})
    fitting = [hex for hex in further if HEXES[hex].food == CARDS[card].food]
    return Text("reason-draft-further", {"hexes": fitting[:2]}) if fitting else None
