"""What speaks for a starting space, a card of the draft, and a column of the market."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.agriculture import places
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CARDS, FOODS, HEXES, JOKER, NEIGHBOURS, RIVERS, TILES
from engine.assyria.feeding import FOOD_AT, WILD, most_fed, provided, symbols
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
    camels = income(other for other in _near(seen, hex) if HEXES[other].terrain in RIVERS)
    return Text("reason-start-river", {"camels": camels}) if camels >= CENTRE.cost else None


def _near(seen: Seen, hex: str) -> list[str]:
    return [other for other in NEIGHBOURS[hex] if seen.is_empty(other)]


def _best_column(seen: Seen, hex: str) -> tuple[int, int]:
    """How many huts around a starting space one column could feed, and which one; a turn places so many. A6.1"""
    near = _near(seen, hex)
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
    further = sorted({far for hex in seen.me.around for far in _near(seen, hex)} - {*seen.me.around})
    fitting = [hex for hex in further if HEXES[hex].food == CARDS[card].food]
    return Text("reason-draft-further", {"hexes": fitting[:2]}) if fitting else None


def why_column(seen: Seen, offered: Sequence[str], column: str) -> Text | None:
    """How many huts can be fed with its cards, new ones included; else when one plays. AS9"""
    view, me = seen.view, seen.me
    hand = {each: _hand(seen, each) for each in offered}
    new = min(view.value, me.huts)
    least, standing = _surely_fed(seen, hand[column], new), len(me.settled)
    most = {each: _fed_at_most(seen, cards, new) for each, cards in hand.items() if each != column}
    first, last = places(view.discs, int(column) - 1)
    rivals = max(most.values(), default=0)
    tied = [each for each, huts in most.items() if huts >= least]
    if not least:
        return Text("reason-column-first") if last == 1 else None
    if not tied:
        other = int(next(iter(most))) if len(most) == 1 else 0
        return Text("reason-column-most", {"huts": least, "other": rivals, "column": other})
    if rivals <= least and all(int(each) > int(column) for each in tied):
        if len(tied) > 1:
            return _earlier(seen, column, tied, least)
        return _same(seen, column, tied[0], least, new)
    if rivals <= least and seen.turns_left and all(_symbols(seen, column) > _symbols(seen, each) for each in tied):
        return Text("reason-column-rest", {"huts": least, "symbols": _symbols(seen, column)})
    if last == 1:
        return Text("reason-column-first")
    if first == seen.players and not view.to_flood:
        return Text("reason-column-last")
    if least == standing + new:
        return Text("reason-column-all", {"huts": least})
    before, after = (most_fed(me.settled, cards) for cards in (seen.hand, hand[column]))
    if after > before:
        return Text("reason-column-keeps", {"huts": after, "before": before, "of": standing})
    without = _fed_at_most(seen, seen.hand, new)
    return Text("reason-column-feeds", {"huts": least, "other": without}) if least > without else None


def _earlier(seen: Seen, column: str, tied: Sequence[str], huts: int) -> Text:
    """All columns that feed as many are further right; maybe only this one, or not all of those, keeps all huts."""
    standing = len(seen.me.settled)
    kept = {each: most_fed(seen.me.settled, _hand(seen, each)) for each in (column, *tied)}
    keeps = standing if kept[column] == standing > min(kept.values()) else 0
    surely = all(_is_later(seen, column, each) for each in tied)
    return Text("reason-column-earlier", {"huts": huts, "keeps": keeps, "surely": surely})


def _same(seen: Seen, column: str, other: str, huts: int, new: int) -> Text:
    """The only column that feeds as many is further right. A5.11"""
    same = _surely_fed(seen, _hand(seen, other), new) >= huts
    first, _ = places(seen.view.discs, int(other) - 1)
    when = "last" if first == seen.players else "later" if _is_later(seen, column, other) else "maybe"
    return Text("reason-column-same", {"huts": huts, "column": int(other), "same": same, "when": when})


def _is_later(seen: Seen, column: str, other: str) -> bool:
    """Say whether another column surely makes the turn begin later for this player than the one chosen. A5.11"""
    _, last = places(seen.view.discs, int(column) - 1)
    first, _ = places(seen.view.discs, int(other) - 1)
    return first > last


def _hand(seen: Seen, column: str) -> list[str]:
    return [*seen.hand, *seen.view.market[int(column) - 1]]


def _symbols(seen: Seen, column: str) -> int:
    return sum(symbols(card) for card in seen.view.market[int(column) - 1])


def _left_over(seen: Seen, cards: Sequence[str]) -> tuple[list[int], int]:
    """What is left for new huts once those that stand are fed: symbols of each food, and cards for any food. A6.9"""
    left = provided(cards)
    for hex in seen.me.settled:
        left[FOOD_AT[hex]] -= 1
    hungry = -sum(count for count in left if count < 0)
    return [max(0, count) for count in left], max(0, sum(card in WILD for card in cards) - hungry)


def _fed_at_most(seen: Seen, cards: Sequence[str], new: int) -> int:
    """No more huts than these can be fed, wherever the new ones go."""
    left, wild = _left_over(seen, cards)
    empty = [hex for hex in seen.view.hexes if seen.is_empty(hex)]
    room = [sum(FOOD_AT[hex] == food for hex in empty) for food in range(len(FOODS))]
    return most_fed(seen.me.settled, cards) + min(new, wild + sum(map(min, left, room)))


def _surely_fed(seen: Seen, cards: Sequence[str], new: int) -> int:
    """So many huts can be fed on the board as it is: new ones are placed one after the other where food is left."""
    left, wild = _left_over(seen, cards)
    free, fed = {*seen.me.around}, 0
    for _ in range(min(new, len(free))):
        hex = max(sorted(free), key=lambda each: (left[FOOD_AT[each]] > 0, _opened(seen, each, free, left)))
        if left[FOOD_AT[hex]]:
            left[FOOD_AT[hex]] -= 1
            fed += 1
        elif wild:
            wild -= 1
            fed += 1
        free = {*free, *_near(seen, hex)} - {hex}
        if not free:
            break
    return most_fed(seen.me.settled, cards) + fed


def _opened(seen: Seen, hex: str, free: set[str], left: Sequence[int]) -> int:
    return sum(left[FOOD_AT[other]] > 0 for other in _near(seen, hex) if other not in free)
