"""What speaks for a column of the market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.assyria.agriculture import places
from engine.assyria.bot.reasons.feedable import fed_at_most, surely_fed
from engine.assyria.bot.seen import Seen
from engine.assyria.data import JOKER
from engine.assyria.feeding import most_fed, symbols
from engine.core.decision import Arg, Text


def why_column(seen: Seen, offered: Sequence[str], column: str) -> Text | None:
    """How many huts can be fed with its cards, new ones included, and what is kept of them; when one plays. AS9

    No number is told by which another free column does better, unless that is told as well.
    """
    hand = {each: _hand(seen, each) for each in offered}
    new = min(seen.view.value, seen.me.huts)
    least = surely_fed(seen, hand[column], new)
    most = {each: fed_at_most(seen, cards, new) for each, cards in hand.items() if each != column}
    first, last = places(seen.view.discs, int(column) - 1)
    tied = [each for each, huts in most.items() if huts >= least]
    if least and not tied:
        return Text("reason-column-most", {"huts": least, **_others(most)})
    as_many = _as_many(seen, column, tied, least, max(most.values(), default=0))
    if as_many is not None:
        return as_many
    if last == 1:
        return Text("reason-column-first")
    if least and first == seen.players and not seen.view.to_flood:
        return Text("reason-column-last")
    return _keeps(seen, column, hand) or _saves(seen, column, hand, new) or _trades(seen, column, most, least)


def _others(counts: Mapping[str, int]) -> dict[str, Arg]:
    """What other free columns come to at most, and which one that is if there is only one."""
    return {"other": max(counts.values(), default=0), "column": int(next(iter(counts))) if len(counts) == 1 else 0}


def _as_many(seen: Seen, column: str, tied: Sequence[str], huts: int, rivals: int) -> Text | None:
    """No free column feeds more, and those that feed as many are further right, or have fewer symbols."""
    if not huts or rivals > huts:
        return None
    if all(int(each) > int(column) for each in tied):
        return _earlier(seen, column, tied, huts) if len(tied) > 1 else _same(seen, column, tied[0], huts)
    if seen.turns_left and all(_symbols(seen, column) > _symbols(seen, each) for each in tied):
        return Text("reason-column-rest", {"huts": huts, "symbols": _symbols(seen, column)})
    return None


def _keeps(seen: Seen, column: str, hand: Mapping[str, Sequence[str]]) -> Text | None:
    """It feeds more of the huts that stand than any other free column."""
    fed = {each: most_fed(seen.me.settled, cards) for each, cards in hand.items()}
    huts, standing = fed.pop(column), len(seen.me.settled)
    if huts <= max(fed.values()):
        return None
    return Text("reason-column-keeps", {"huts": huts, "of": standing, "all": huts == standing, **_others(fed)})


def _saves(seen: Seen, column: str, hand: Mapping[str, Sequence[str]], new: int) -> Text | None:
    """A card held that no hut needs with it, but would with any column further left. AS7"""
    if not seen.turns_left:
        return None
    huts = surely_fed(seen, hand[column], new)
    left = [cards for each, cards in hand.items() if int(each) < int(column)]
    if not huts or not left:
        return None
    for card in sorted(seen.hand, key=symbols, reverse=True):
        without = [_without(cards, card) for cards in left]
        is_needed = surely_fed(seen, _without(hand[column], card), new) < huts
        if not is_needed and all(fed_at_most(seen, cards, new) < huts for cards in without):
            return Text("reason-column-saves", {"huts": huts, "card": card})
    return None


def _trades(seen: Seen, column: str, most: Mapping[str, int], huts: int) -> Text | None:
    """Columns that may feed more are further right; else it has the only Joker."""
    better = {each: count for each, count in most.items() if count >= huts}
    if huts and all(int(each) > int(column) for each in better):
        surely = all(_is_later(seen, column, each) for each in better)
        return Text("reason-column-trade", {"huts": huts, "surely": surely, **_others(better)})
    with_joker = [each for each in (column, *most) if JOKER in seen.view.market[int(each) - 1]]
    return Text("reason-column-joker") if with_joker == [column] and seen.turns_left else None


def _without(cards: Sequence[str], card: str) -> list[str]:
    others = [*cards]
    others.remove(card)
    return others


def _earlier(seen: Seen, column: str, tied: Sequence[str], huts: int) -> Text:
    """All columns that feed as many are further right; maybe only this one, or not all of those, keeps all huts."""
    standing = len(seen.me.settled)
    kept = {each: most_fed(seen.me.settled, _hand(seen, each)) for each in (column, *tied)}
    keeps = standing if kept[column] == standing > min(kept.values()) else 0
    surely = all(_is_later(seen, column, each) for each in tied)
    return Text("reason-column-earlier", {"huts": huts, "keeps": keeps, "surely": surely})


def _same(seen: Seen, column: str, other: str, huts: int) -> Text:
    """The only column that feeds as many is further right. A5.11"""
    new = min(seen.view.value, seen.me.huts)
    same = surely_fed(seen, _hand(seen, other), new) >= huts
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
