"""Delta in words: every side, the supply, the cards; and what the reader alone knows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from render.text.board_lines import BoardLine
from render.text.names import letter, mark
from render.text.phrases import Phrase, phrase
from tests.toy.game import Stand, Table


class ToyText:
    """The table as text."""

    def board(self, view: Table) -> list[BoardLine]:
        """How the match stands, every side with the rival, the supply, the cards, and the reader's own last."""
        lines = [
            BoardLine("match", _match(view)),
            *(BoardLine(f"side {seat}", _side(seat, stand)) for seat, stand in enumerate(view.stands)),
            BoardLine("supply", phrase("board-supply", goods=view.supply)),
            BoardLine("cards", phrase("board-cards", deck=view.deck, cards=view.discard)),
        ]
        if view.hand:
            lines.append(BoardLine("hand", phrase("status-hand", cards=view.hand)))
        if view.face_down:
            lines.append(BoardLine("face down", phrase("status-face-down", cards=view.face_down)))
        return lines

    def totals(self, view: Table) -> list[Phrase]:
        """Points, silver and goods of every side."""
        return [
            phrase(
                "board-total",
                mark=mark(seat),
                seat=seat,
                points=stand.points,
                silver=stand.silver,
                pieces=sum(stand.goods.values()),
            )
            for seat, stand in enumerate(view.stands)
        ]

    def outlook(self, view: Table, seat: Seat, waiting: Sequence[Seat]) -> Phrase | None:
        """Nobody knows: fishing may take long."""
        return None

    def score(self, view: Table, seat: Seat) -> int:
        """Points so far."""
        return view.stands[seat].points

    def points(self, view: Table, seat: Seat) -> dict[str, int]:
        """Points are not counted by where they come from."""
        return {}

    def sources(self, view: Table, seat: Seat) -> Phrase | None:
        """What is left over is worth nothing, but it is told."""
        stand = view.stands[seat]
        return phrase("final-left", silver=stand.silver, goods=stand.goods)

    def ending(self, view: Table) -> Phrase | None:
        """Leave it to the words that all games share, and `final-heading-flood`."""
        return None

    def stock(self, view: Table, seat: Seat) -> list[Phrase]:
        """What a player owns, cards by name."""
        stand = view.stands[seat]
        lines = [
            phrase("status-own", silver=stand.silver, goods=stand.goods, points=stand.points),
            phrase("status-hand", cards=view.hand),
        ]
        return [*lines, phrase("status-face-down", cards=view.face_down)] if view.face_down else lines


def _match(view: Table) -> Phrase:
    if view.result is not None:
        return phrase("board-over", round=view.round, water=view.water, ending=view.result.ending)
    return phrase("status-match", round=view.round, water=view.water)


def _side(seat: Seat, stand: Stand) -> Phrase:
    return phrase(
        "board-side",
        letter=letter(seat),
        seat=seat,
        points=stand.points,
        silver=stand.silver,
        goods=stand.goods,
        count=stand.cards,
        covered=stand.face_down,
        sealed=stand.is_sealed,
    )
