"""After the Flood in words: every piece on the table, seats by their letters, empty places together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.after_the_flood.data import AREAS, BOXES, OTHERS, RESOURCES, SUMER
from engine.after_the_flood.state import worth
from engine.after_the_flood.view import AfterTheFloodView, AreaView, BoxView
from engine.core.decision import Seat
from render.text.board_lines import BoardLine
from render.text.names import letter, mark
from render.text.phrases import Phrase, Row, phrase

_ACTIONS_PHASE, _CITY_PHASE = 3, 5


class AfterTheFloodText:
    """The table as text."""

    def board(self, view: AfterTheFloodView) -> list[BoardLine]:
        """Turn and order, players, empires, Sumer, the rest of the map, worker boxes, stock."""
        lines = [BoardLine("turn", _heading(view)), BoardLine("order", _order(view))]
        if view.result is not None:
            lines.append(BoardLine("", phrase("board-over")))
        elif view.phase == _CITY_PHASE:
            lines.append(BoardLine("", phrase("board-phase-5")))
        lines.append(_title("board-players"))
        for seat in range(len(view.players)):
            lines += [BoardLine(f"player {seat}", _player(view, seat)), BoardLine(f"means {seat}", _means(view, seat))]
        if view.result is None:  # after the last turn nobody has an empire any more, and none is to come: F16.4
            lines += [_title("board-empires"), *_empires(view)]
        lines += [_title("board-sumer"), *_areas(view, SUMER, "empty in Sumer")]
        lines += [_title("board-outside"), *_areas(view, OTHERS, "empty outside")]
        lines += [_title("board-boxes"), *_boxes(view)]
        stock = {resource: view.stock[resource] for resource, each in RESOURCES.items() if each.limited}
        return [*lines, BoardLine("stock", phrase("board-stock", resources=stock))]

    def totals(self, view: AfterTheFloodView) -> list[Phrase]:
        """Points and what is ready to be used."""
        return [
            phrase(
                "board-total",
                mark=mark(seat),
                seat=seat,
                vp=player.vp,
                workers=player.available_workers,
                armies=player.available_armies,
            )
            for seat, player in enumerate(view.players)
        ]

    def outlook(self, view: AfterTheFloodView, seat: Seat, waiting: Sequence[Seat]) -> Phrase | None:
        """Passed for this turn, or next in the order of play."""
        if view.phase != _ACTIONS_PHASE or len(waiting) != 1:
            return None
        if view.players[seat].passed:
            return phrase("reply-passed")
        place = view.order.index(waiting[0])
        following = [*view.order[place + 1 :], *view.order[:place]]
        return phrase("reply-next") if seat == next(n for n in following if not view.players[n].passed) else None

    def score(self, view: AfterTheFloodView, seat: Seat) -> int:
        """Victory points."""
        return view.players[seat].vp

    def points(self, view: AfterTheFloodView, seat: Seat) -> dict[str, int]:
        """Empires, cities, majorities."""
        return view.players[seat].points

    def sources(self, view: AfterTheFloodView, seat: Seat) -> Phrase:
        """Empires, cities, majorities."""
        return phrase("final-sources", **self.points(view, seat))

    def ending(self, view: AfterTheFloodView) -> Phrase | None:
        """Points always say it."""
        return None

    def stock(self, view: AfterTheFloodView, seat: Seat) -> list[Phrase]:
        """Points by source, hand, pieces and where they stand, cities, empire, bid."""
        player = view.players[seat]
        lines = [
            phrase("stock-vp", vp=player.vp, **self.points(view, seat)),
            phrase("stock-hand", resources=player.hand),
            phrase(
                "stock-workers",
                available=player.available_workers,
                unavailable=player.unavailable_workers,
                items=_parts(_own_workers(view, seat), "stock-no-workers"),
            ),
            phrase(
                "stock-armies",
                available=player.available_armies,
                unavailable=player.unavailable_armies,
                items=_parts(_own_armies(view, seat), "stock-no-armies"),
            ),
            phrase(
                "stock-cities",
                items=_parts(_own_cities(view, seat), "stock-no-cities"),
                cities=player.cities,
                expansions=player.expansions,
            ),
            _own_empire(view, seat),
        ]
        if player.passed:
            lines.append(phrase("stock-passed", resources=player.bid, bid=worth(player.bid)))
        return lines


def _title(key: str) -> BoardLine:
    return BoardLine("", phrase(key))


def _heading(view: AfterTheFloodView) -> Phrase:
    where = {"turn": view.turn, "turns": view.turns, "year": view.year}
    return phrase("board-heading", **where, decline_turn=view.decline_turn)


def _order(view: AfterTheFloodView) -> Phrase:
    return phrase("board-order", order=", ".join(map(letter, view.order)))


def _player(view: AfterTheFloodView, seat: Seat) -> Phrase:
    player = view.players[seat]
    return phrase(
        "board-player",
        seat=seat,
        letter=letter(seat),
        vp=player.vp,
        passed=player.passed,
        bid=worth(player.bid),
        resources=player.bid,
    )


def _means(view: AfterTheFloodView, seat: Seat) -> Phrase:
    player = view.players[seat]
    pieces = {"workers": player.available_workers, "armies": player.available_armies, "cities": player.cities}
    return phrase("board-means", resources=player.hand, **pieces)


def _empires(view: AfterTheFloodView) -> Iterator[BoardLine]:
    for empire, each in view.empires.items():
        owner = phrase("board-empire-open")
        if each.seat is not None:
            player = view.players[each.seat]
            owner = phrase(
                "board-empire-started", letter=letter(each.seat), rating=player.rating, resources=player.equipment
            )
        yield BoardLine(f"empire {empire}", phrase("board-empire", empire=empire, armies=each.armies, owner=owner))


def _areas(view: AfterTheFloodView, areas: Sequence[str], empty: str) -> Iterator[BoardLine]:
    pieces = {area: tuple(_pieces(view.areas[area])) for area in areas}
    for area, parts in pieces.items():
        if parts:
            yield BoardLine(area, phrase("board-area", area=area, items=Row(parts)))
    yield from _empty((area for area, parts in pieces.items() if not parts), empty)


def _pieces(area: AreaView) -> Iterator[Phrase]:
    if area.city_seat is not None:
        yield phrase("board-city-expanded" if area.expanded else "board-city", letter=letter(area.city_seat))
    if area.army_seat is not None:
        yield phrase("board-armies", armies=area.armies, letter=letter(area.army_seat))
    if any(area.workers):
        yield phrase("board-workers", items=Row(tuple(_counts(area.workers))))


def _counts(workers: Sequence[int]) -> Iterator[Phrase]:
    for seat, count in enumerate(workers):
        if count:
            yield phrase("board-count", letter=letter(seat), count=count)


def _boxes(view: AfterTheFloodView) -> Iterator[BoardLine]:
    for box, each in view.boxes.items():
        if parts := tuple(_halves(each)):
            yield BoardLine(box, phrase("board-box", box=box, items=Row(parts)))
    yield from _empty((box for box, each in view.boxes.items() if not any(_halves(each))), "empty boxes")


def _halves(box: BoxView) -> Iterator[Phrase]:
    if not any(box.used):
        yield from _counts(box.ready)
        return
    for seat, (ready, used) in enumerate(zip(box.ready, box.used, strict=True)):
        if used:
            yield phrase("board-used", letter=letter(seat), count=ready + used, used=used)
        elif ready:
            yield phrase("board-count", letter=letter(seat), count=ready)


def _empty(places: Iterable[str], about: str) -> Iterator[BoardLine]:
    if parts := tuple(phrase("board-empty-place", place=place) for place in places):
        yield BoardLine(about, phrase("board-empty", items=Row(parts)))


def _parts(phrases: Iterable[Phrase], none: str) -> Row:
    return Row(tuple(phrases) or (phrase(none),))


def _own_workers(view: AfterTheFloodView, seat: Seat) -> Iterator[Phrase]:
    for box in BOXES:
        each = view.boxes[box]
        used = each.used[seat] if each.used else 0
        if count := each.ready[seat] + used:
            yield phrase("stock-used" if used else "stock-at", place=box, count=count, used=used)
    for area, there_are in view.areas.items():
        if there_are.workers and there_are.workers[seat]:
            yield phrase("stock-at", place=area, count=there_are.workers[seat])


def _own_armies(view: AfterTheFloodView, seat: Seat) -> Iterator[Phrase]:
    for area, each in view.areas.items():
        if each.army_seat == seat:
            yield phrase("stock-at", place=area, count=each.armies)


def _own_cities(view: AfterTheFloodView, seat: Seat) -> Iterator[Phrase]:
    for area in AREAS:
        if view.areas[area].city_seat == seat:
            yield phrase("stock-city-expanded" if view.areas[area].expanded else "stock-city", area=area)


def _own_empire(view: AfterTheFloodView, seat: Seat) -> Phrase:
    player = view.players[seat]
    if not player.empire:
        return phrase("stock-no-empire")
    rated = {"empire": player.empire, "rating": player.rating}
    return phrase("stock-empire", **rated, resources=player.equipment, value=worth(player.equipment))
