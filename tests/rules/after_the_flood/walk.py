"""Random matches, recorded position by position as plain facts read through the table."""

import random
from dataclasses import dataclass
from functools import cache

from engine.after_the_flood import data
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table

SEATS = (RED, PURPLE, GREEN)
HALVES = ("scribes", "used_scribes", "tool_makers", "used_tool_makers")
PLACES = (*data.OTHERS, "irrigation", "weaving", *HALVES)

AMOUNTS = ("empire.buy", "empire.equip", "pass.bid")
NUMBERS = ("place.number", "empire.armies")
SETS = ("city.luxuries",)
PHASE_5 = ("city", "city.luxuries")

Answer = str | int | tuple[str, ...] | dict[str, int]


@dataclass(frozen=True)
class Position:
    turn: int
    seat: int | None
    kind: str | None
    options: tuple[str, ...]
    limits: dict[str, int] | tuple[int, int] | None
    order: tuple[int, ...]
    vp: tuple[int, ...]
    stock: dict[str, int]
    hands: tuple[dict[str, int], ...]
    equipment: tuple[dict[str, int], ...]
    bids: tuple[dict[str, int], ...]
    available_workers: tuple[int, ...]
    unavailable_workers: tuple[int, ...]
    workers: dict[str, tuple[int, ...]]
    available_armies: tuple[int, ...]
    unavailable_armies: tuple[int, ...]
    armies: dict[str, tuple[int, int]]
    cities: dict[str, tuple[int, bool]]
    cities_in_hand: tuple[int, ...]
    expansions_in_hand: tuple[int, ...]
    passed: tuple[bool, ...]
    empires: tuple[str | None, ...]
    ratings: tuple[str | None, ...]
    over: bool
    can_undo: bool

    def armies_on_board(self, seat: int) -> int:
        return sum(number for owner, number in self.armies.values() if owner == seat)


@dataclass(frozen=True)
class Step:
    """What one answer led from and to."""

    before: Position
    after: Position
    rolls: tuple[tuple[int, int], ...]
    draws: int
    """Random numbers used by the answer."""


@dataclass(frozen=True)
class Match:
    seed: int
    steps: tuple[Step, ...]
    draws_at_start: int

    @property
    def positions(self) -> tuple[Position, ...]:
        return (self.steps[0].before, *(step.after for step in self.steps))


def read(t: Table) -> Position:
    asked = None if t.over else t.kind
    armies = {area: held for area in data.AREAS if (held := t.armies_at(area)) is not None}
    cities = {area: city for area in data.AREAS if (city := t.city_at(area)) is not None}
    return Position(
        turn=t.turn,
        seat=t.seat,
        kind=asked,
        options=() if asked is None or asked in AMOUNTS + NUMBERS else tuple(t.options),
        limits=t.limits if asked in AMOUNTS + NUMBERS else None,
        order=tuple(t.order),
        vp=tuple(t.vp_of(seat) for seat in SEATS),
        stock={resource: t.in_stock(resource) for resource in data.RESOURCES},
        hands=tuple(dict(t.hand_of(seat)) for seat in SEATS),
        equipment=tuple(dict(t.equipment_of(seat)) for seat in SEATS),
        bids=tuple(dict(t.bid_of(seat)) for seat in SEATS),
        available_workers=tuple(t.available_workers(seat) for seat in SEATS),
        unavailable_workers=tuple(t.unavailable_workers(seat) for seat in SEATS),
        workers={place: tuple(t.workers_at(place, seat) for seat in SEATS) for place in PLACES},
        available_armies=tuple(t.available_armies(seat) for seat in SEATS),
        unavailable_armies=tuple(t.unavailable_armies(seat) for seat in SEATS),
        armies=armies,
        cities=cities,
        cities_in_hand=tuple(t.cities_in_hand(seat) for seat in SEATS),
        expansions_in_hand=tuple(t.expansions_in_hand(seat) for seat in SEATS),
        passed=tuple(t.has_passed(seat) for seat in SEATS),
        empires=tuple(t.empire_of(seat) for seat in SEATS),
        ratings=tuple(t.rating_of(seat) for seat in SEATS),
        over=t.over,
        can_undo=t.can_undo,
    )


def keen_answer(t: Table, rng: random.Random) -> Answer:
    """A random answer that seldom passes, so that empires grow, fights happen and cities are expanded."""
    kind = t.kind
    if kind in AMOUNTS:
        limits = t.limits
        assert isinstance(limits, dict)
        resource = rng.choice(list(limits))
        return {resource: rng.randint(0, limits[resource])}
    if kind in NUMBERS:
        least, most = t.limits
        assert isinstance(least, int)
        assert isinstance(most, int)
        return rng.randint(least, most)
    options = list(t.options)
    if kind in SETS:
        return tuple(option for option in options if rng.random() < 0.7)
    if kind == "action" and options[:-1] and rng.random() < 0.9:
        warlike = [option for option in options if option in ("start", "expand")]
        return rng.choice(warlike if warlike and rng.random() < 0.5 else options[:-1])
    if kind == "city" and rng.random() < 0.8:
        return rng.choice(options[:-1])
    wood = [option for option in options if option.endswith(".wood")]
    return rng.choice(wood if wood and rng.random() < 0.5 else options)


def give(t: Table, answer: Answer) -> None:
    if isinstance(answer, dict):
        t.amounts(**answer)
    else:
        t.answer(answer)


def play(seed: int, keen: bool) -> Match:
    rng = random.Random(seed)
    t = Table.new(seed=seed)
    draws_at_start = t.draws
    steps = []
    before = read(t)
    while not t.over:
        draws = t.draws
        if keen:
            give(t, keen_answer(t, rng))
        else:
            t.play_random(rng)
        after = read(t)
        steps.append(Step(before, after, tuple(t.rolls), t.draws - draws))
        before = after
    return Match(seed, tuple(steps), draws_at_start)


@cache
def matches() -> tuple[Match, ...]:
    plain = [play(seed, keen=False) for seed in range(1, 9)]
    keen = [play(seed, keen=True) for seed in range(101, 110)]
    return (*plain, *keen)


def positions() -> list[Position]:
    return [position for match in matches() for position in match.positions]


def steps() -> list[Step]:
    return [step for match in matches() for step in match.steps]
