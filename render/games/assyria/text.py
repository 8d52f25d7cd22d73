"""Assyria in words: every piece and card on the table, seats by their letters, hexes by their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.assyria.data import BONUS, CARDS, DIGNITARIES, PLOW_PRICE
from engine.assyria.view import AssyriaView
from engine.core.decision import Seat
from render.games.assyria.outlook import next_to_act
from render.games.assyria.stock import hand_of, huts_on_map, offerings_of, sites_on_map, stock_of
from render.text.board_lines import BoardLine
from render.text.names import letter, mark
from render.text.phrases import Phrase, Row, phrase


class AssyriaText:
    """The table as text."""

    def board(self, view: AssyriaView) -> list[BoardLine]:
        """Turn and order, players, map, market, Assur, cards."""
        lines = [BoardLine("turn", _heading(view)), BoardLine("order", _order(view)), _title("board-players")]
        for seat in range(len(view.players)):
            lines += [BoardLine(f"player {seat}", _player(view, seat)), BoardLine(f"means {seat}", _means(view, seat))]
        lines += [_title("board-map"), *_map(view)]
        lines += [_title("board-market"), *_market(view)]
        lines += [_title("board-assur"), *_assur(view)]
        return [*lines, _title("board-cards"), *_cards(view)]

    def totals(self, view: AssyriaView) -> list[Phrase]:
        """Points, camels, huts in stock and how many cards."""
        return [
            phrase(
                "board-total",
                mark=mark(seat),
                seat=seat,
                vp=player.vp,
                camels=player.camels,
                huts=player.huts,
                count=len(hand_of(player)),
            )
            for seat, player in enumerate(view.players)
        ]

    def outlook(self, view: AssyriaView, seat: Seat, waiting: Sequence[Seat]) -> Phrase | None:
        """Next to act, if that is certain."""
        is_next = len(waiting) == 1 and seat == next_to_act(view, waiting[0])
        return phrase("reply-next") if is_next else None

    def score(self, view: AssyriaView, seat: Seat) -> int:
        """Points."""
        return view.players[seat].vp

    def points(self, view: AssyriaView, seat: Seat) -> dict[str, int]:
        """Huts, ziggurats, wells, Assur, offerings, and what was left at the end."""
        return view.players[seat].points

    def sources(self, view: AssyriaView, seat: Seat) -> Phrase:
        """Huts, ziggurats, wells, Assur, offerings, and what was left at the end."""
        return phrase("final-sources", **view.players[seat].points)

    def ending(self, view: AssyriaView) -> Phrase | None:
        """Points always say it."""
        return None

    def stock(self, view: AssyriaView, seat: Seat) -> list[Phrase]:
        """Points by source, camels, cards, pieces and where they stand, offerings, Assur."""
        return stock_of(view, seat)


def _title(key: str) -> BoardLine:
    return BoardLine("", phrase(key))


def _heading(view: AssyriaView) -> Phrase:
    where = {"turn": view.turn, "turns": view.turns, "reign": view.reign}
    if view.result is not None:
        return phrase("board-heading-over", **where)
    return phrase("board-heading", **where, value=view.value, to_flood=view.to_flood, phase=view.phase)


def _order(view: AssyriaView) -> Phrase:
    return phrase("board-order", order=", ".join(map(letter, view.order)))


def _player(view: AssyriaView, seat: Seat) -> Phrase:
    player = view.players[seat]
    have = {"vp": player.vp, "camels": player.camels, "huts": player.huts}
    return phrase("board-player", seat=seat, letter=letter(seat), **have)


def _means(view: AssyriaView, seat: Seat) -> Phrase:
    player = view.players[seat]
    return phrase("board-means", cards=hand_of(player), influence=player.influence, **offerings_of(player))


def _map(view: AssyriaView) -> Iterator[BoardLine]:
    for seat, player in enumerate(view.players):
        if huts := huts_on_map(player):
            yield BoardLine(f"huts {seat}", phrase("board-huts", letter=letter(seat), items=huts))
        if sites := sites_on_map(view, player):
            yield BoardLine(f"ziggurats {seat}", phrase("board-ziggurats", letter=letter(seat), items=sites))
    corners = Row(tuple(phrase("board-well", corner=corner) for corner in sorted(view.wells)))
    yield BoardLine("wells", phrase("board-wells", items=corners if view.wells else None, left=view.wells_left))


def _market(view: AssyriaView) -> Iterator[BoardLine]:
    """The draft while it lasts; columns with their cards or whose disc took them, later the one for sale. A5.9"""
    if view.passed_on:
        yield BoardLine("draft", phrase("board-draft", cards=list(view.passed_on)))
    for number, (cards, disc) in enumerate(zip(view.market, view.discs, strict=True), 1):
        about = f"column {number}"
        if disc is not None:
            yield BoardLine(about, phrase("board-taken", column=number, letter=letter(disc)))
        elif cards and view.phase in ("expansion", "actions"):
            yield BoardLine(about, phrase("board-for-sale", column=number, items=Row(tuple(map(_price, cards)))))
        elif cards:
            yield BoardLine(about, phrase("board-column", column=number, cards=list(cards)))
    yield BoardLine("plows", phrase("board-plows", plows=view.plows, camels=PLOW_PRICE))


def _price(card: str) -> Phrase:
    return phrase("board-price", card=card, camels=CARDS[card].price)


def _assur(view: AssyriaView) -> Iterator[BoardLine]:
    for dignitary, seats in view.assur.items():
        there = ", ".join(map(letter, seats)) or None
        free = DIGNITARIES[dignitary].slots - len(seats)
        yield BoardLine(dignitary, phrase("board-dignitary", dignitary=dignitary, there=there, free=free))


def _cards(view: AssyriaView) -> Iterator[BoardLine]:
    """Expansion cards of the reign with the Bonus card, those gone, and how many cards are in the decks. A9.5"""
    laid = ", ".join(map(str, view.expansion)) or None
    gone = ", ".join(map(str, view.removed)) or None
    bonus = BONUS.value if view.bonus else None
    expansion = phrase("board-expansion", laid=laid, bonus=bonus, gone=gone, deck=view.expansion_deck)
    yield BoardLine("expansion", expansion)
    yield BoardLine("food", phrase("board-food", deck=view.deck, discard=len(view.discard)))
