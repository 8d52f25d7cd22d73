"""Random matches, recorded position by position as plain facts read through the table."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.assyria import GAME, data
from engine.core.decision import Answer
from tests.rules.assyria.table import Table

Board = dict[str, tuple[int, int]]


@dataclass(frozen=True)
class Position:
    players: int
    turn: int
    reign: int
    phase: str
    seat: int | None
    kind: str | None
    options: tuple[str, ...]
    order: tuple[int, ...]
    vp: tuple[int, ...]
    logged: tuple[int, ...]
    camels: tuple[int, ...]
    offering: tuple[int, ...]
    stock: tuple[dict[str, int], ...]
    huts: dict[str, int]
    ziggurats: Board
    cards: tuple[tuple[str, ...], ...]
    plows: tuple[bool, ...]
    plows_left: int
    wells: tuple[str, ...]
    wells_left: int
    assur: dict[str, tuple[int, ...]]
    columns: tuple[tuple[str, ...], ...]
    discs: tuple[int | None, ...]
    draft: tuple[str, ...]
    deck_size: int
    discard: tuple[str, ...]
    expansion_laid: tuple[int, ...]
    expansion_deck_size: int
    expansion_removed: tuple[int, ...]
    bonus: bool
    draws: int
    over: bool
    can_undo: bool

    @property
    def seats(self) -> range:
        return range(self.players)

    def tiles(self, seat: int) -> int:
        return sum(level for owner, level in self.ziggurats.values() if owner == seat)

    def huts_in_assur(self, seat: int) -> int:
        return sum(slots.count(seat) for slots in self.assur.values())


@dataclass(frozen=True)
class Step:
    """What one answer led from and to, and what was told of it."""

    before: Position
    answer: Answer
    after: Position
    told: tuple[Any, ...]

    @property
    def events(self) -> list[str]:
        return [type(event).__name__ for event in self.told]


@dataclass(frozen=True)
class Match:
    players: int
    seed: int
    start: tuple[Any, ...]
    """What was told before the first question."""
    steps: tuple[Step, ...]

    @property
    def positions(self) -> tuple[Position, ...]:
        return (self.steps[0].before, *(step.after for step in self.steps))


def read(t: Table) -> Position:
    players = len(t.order)
    seats = range(players)
    asked = None if t.over else t.kind
    return Position(
        players=players,
        turn=t.turn,
        reign=t.reign,
        phase=t.phase,
        seat=t.seat,
        kind=asked,
        options=() if asked is None else tuple(t.options),
        order=tuple(t.order),
        vp=tuple(t.vp_of(seat) for seat in seats),
        logged=tuple(t.logged(seat) for seat in seats),
        camels=tuple(t.camels_of(seat) for seat in seats),
        offering=tuple(t.offering_of(seat) for seat in seats),
        stock=tuple(dict(t.stock_of(seat)) for seat in seats),
        huts={hex_: seat for seat in seats for hex_ in t.huts_of(seat)},
        ziggurats={hex_: built for hex_ in data.HEXES if (built := t.ziggurat_at(hex_)) is not None},
        cards=tuple(tuple(t.cards_of(seat)) for seat in seats),
        plows=tuple(t.has_plow(seat) for seat in seats),
        plows_left=t.plows_left,
        wells=tuple(t.wells_built),
        wells_left=t.wells_left,
        assur={dignitary: tuple(t.assur_at(dignitary)) for dignitary in data.DIGNITARIES},
        columns=tuple(tuple(column) for column in t.columns),
        discs=tuple(t.discs),
        draft=tuple(t.draft_cards),
        deck_size=t.deck_size,
        discard=tuple(t.discard_pile),
        expansion_laid=tuple(t.expansion_laid),
        expansion_deck_size=t.expansion_deck_size,
        expansion_removed=tuple(t.expansion_removed),
        bonus=t.bonus,
        draws=t.draws,
        over=t.over,
        can_undo=t.can_undo,
    )


def of_kind(events: Iterable[Any], name: str) -> list[Any]:
    return [event for event in events if type(event).__name__ == name]


def told(t: Table, name: str) -> list[Any]:
    return of_kind(t.told, name)


def give_default(t: Table) -> None:
    assert t.default is not None
    t.answer(t.default)


def defaults_until(t: Table, reached: Callable[[Table], bool]) -> list[Any]:
    """Play on as absent players would; what was told on the way."""
    events: list[Any] = []
    while not t.over and not reached(t):
        give_default(t)
        events += t.told
    assert t.over or reached(t)
    return events


def keen_answer(t: Table, rng: random.Random) -> Answer:
    """A random answer that seldom stops early, so that ziggurats rise, wells are dug and Assur fills."""
    options = list(t.options)
    if t.kind == "feed.huts":
        least, _ = t.limits
        chosen = set(rng.sample(options, least))
        return tuple(option for option in options if option in chosen)
    if t.kind in ("action", "well") and options[:-1] and rng.random() < 0.9:
        return rng.choice(options[:-1])
    if t.kind == "feed" and options[0] == "plan" and rng.random() < 0.8:
        return "plan"
    if t.kind == "hut" and rng.random() < 0.7:
        return close_and_fed(t, options, rng)
    return rng.choice(options)


def close_and_fed(t: Table, options: list[str], rng: random.Random) -> str:
    """A hex outside the fertile land that touches own huts and carries a food in hand, so that wells come about."""
    assert t.seat is not None
    huts, foods = t.huts_of(t.seat), {card[:-1] for card in t.cards_of(t.seat)}

    def worth(hex_: str) -> float:
        touching = sum(hut in data.NEIGHBOURS[hex_] for hut in huts)
        fed = data.HEXES[hex_].food in foods and sum(data.HEXES[hut].food == data.HEXES[hex_].food for hut in huts) < 2
        return touching + 2 * fed - 2 * (data.HEXES[hex_].terrain == "between") + rng.random()

    return max(options, key=worth)


def play(players: int, seed: int, keen: bool, rules: int = GAME.rules) -> Match:
    rng = random.Random(seed)
    t = Table.new(players=players, seed=seed, rules=rules)
    start = tuple(t.told)
    steps = []
    before = read(t)
    while not t.over:
        answer = keen_answer(t, rng) if keen else t.decision.choice.sample(rng)
        t.answer(answer)
        after = read(t)
        steps.append(Step(before, answer, after, tuple(t.told)))
        before = after
    return Match(players, seed, start, tuple(steps))


PLAIN, KEEN = ((1, 1), (11, 2)), ((101, 2), (102, 2), (103, 1))
"""Seeds of random and of keen matches, and the rules each is played under."""


@cache
def matches() -> tuple[Match, ...]:
    plain = [play(players, seed, keen=False, rules=rules) for players in (2, 3, 4) for seed, rules in PLAIN]
    keen = [play(players, seed, keen=True, rules=rules) for players in (2, 3, 4) for seed, rules in KEEN]
    return (*plain, *keen)


def positions() -> list[Position]:
    return [position for match in matches() for position in match.positions]


def steps() -> list[Step]:
    return [step for match in matches() for step in match.steps]
