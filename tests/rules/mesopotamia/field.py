"""A table for the Combat phase: cards drawn as wished, bids in numbers, and what came of every fight.

    f = Field().fight("spearman", against="archer").hold(0, phalanx=3)
    f.cards("cs1", "ca2")                          # in the order drawn: attacker's Units, then defender's
    f.bids((2, 0, 1), (1, 0, 0))                   # Force, Tactics, Mobility of seats 0 and 1
    assert f.fights == ["spearman 1 archer 1 mobility 1:0 attacker destroys"]

Seat 0 is Babylon, seat 1 Sumer, then Akkad and Elam. Sumer is ahead of all on the Event track, and its Units stood in a
region first, so that it defends, unless a test lays out something else. All may have eight Units.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from engine.core.decision import Answer, Seat
from engine.core.game import Event
from engine.mesopotamia.content.cards import COMBAT_CARDS, EVENTS, ROWS
from engine.mesopotamia.content.empires import FIGHTERS
from tests.rules.mesopotamia.table import Table

A, D, C, E = 0, 1, 2, 3
"""The attacker and the defender of most tests, and two more Empires."""
HERE = "r31"
"""The centre, where most tests fight; the regions around it: """
AROUND = ["r10", "r14", "r18", "r22", "r26", "r30"]
EMPIRES = ("babylonian", "sumerian", "akkadian", "elamite")
COMBAT_QUESTIONS = ("order", "pair", "bid", "allot", "lines", "fatigue", "retreat", "loss", "place")


def written(amounts: Iterable[int] | Mapping[str, int]) -> tuple[str, ...]:
    """Amounts by rows, as an answer."""
    named = amounts if isinstance(amounts, Mapping) else dict(zip(ROWS, amounts, strict=True))
    return tuple(f"{kind}:{count}" for kind, count in named.items() if count)


def lines(*rows: str) -> tuple[str, ...]:
    """An arrangement: `lines("a2 d1 d2", "a1 d3")`."""
    return tuple(f"{unit}:l{number}" for number, row in enumerate(rows, 1) for unit in row.split())


class Field(Table):
    """Empires about to fight; Sumer is the leader."""

    def __init__(self, sides: int = 2, **fields: Any) -> None:
        super().__init__(*EMPIRES[:sides], **fields)
        self.squares(event={D: 2}).population([], [], [], [], range(sides))
        self._pools: dict[str, list[str]] = {}

    # Laying out

    def fight(self, *attackers: str, against: str | Iterable[str] = (), region: str = HERE) -> Self:
        """Units of Sumer in a region, then those of Babylon that have come to it."""
        for kind in [against] if isinstance(against, str) else against:
            self.put(D, kind, region)
        for kind in attackers:
            self.put(A, kind, region)
        return self

    def phalanxes(self, *counts: int) -> Self:
        """What each seat holds."""
        for seat, count in enumerate(counts):
            self.hold(seat, phalanx=count)
        return self

    def cards(self, *cards: str) -> Self:
        """Combat cards in the order drawn."""
        for card in cards:
            kind = COMBAT_CARDS[card].type
            pool = self._pools.setdefault(kind, list(self._laid.combat_pool[kind]))
            self.draws(pool.index(card))
            pool.remove(card)
        return self

    def turns_up(self, *cards: str) -> Self:
        """Events in the order in which their tokens are turned."""
        for card in cards:
            terrain = EVENTS[card].terrain
            pool = self._pools.setdefault(terrain, list(self._laid.event_pool[terrain]))
            self.draws(pool.index(card))
            pool.remove(card)
        return self

    def tribe_die(self, shown: int) -> Self:
        """The Event die of a Tribe."""
        return self.draws(shown - 1)

    def deck(self, kind: str, *cards: str, discard: Iterable[str] = ()) -> Self:
        """The pool and the discards of a kind; what is named in neither is not in the box."""
        assert kind in FIGHTERS
        self._laid.combat_pool[kind] = list(cards)
        self._laid.combat_discard[kind] = list(discard)
        return self

    def guard(self, *regions: str, by: Seat = C) -> Self:
        """Combat Units in regions, so that nobody else can flee there."""
        for number, region in enumerate(regions):
            self.put(by, "spearman" if number < 3 else "archer", region)
        return self

    # Answering

    def bid(self, seat: Seat, *amounts: int) -> Self:
        """Bid on Force, Tactics and Mobility."""
        return self.answer(written(amounts), seat)

    def bids(self, *bids: Iterable[int]) -> Self:
        """Everybody bids who has something to bid, from seat 0 on."""
        for seat, amounts in enumerate(bids):
            self.answer(written(amounts), seat)
        return self

    def allot(self, seat: Seat | None = None, **placed: int) -> Self:
        """Put Phalanxes on Units."""
        return self.asked_for("allot").answer(written(placed), seat)

    def line_up(self, *rows: str) -> Self:
        """Arrange the lines, the attacker's queue before the defender's."""
        return self.asked_for("lines").answer(lines(*rows))

    def asked_for(self, kind: str) -> Self:
        """Demand that this is what is asked."""
        assert self.kind == kind
        return self

    def go_on(self, until: str = "") -> Self:
        """Take what is proposed until such a question is open, or else until the combats are over."""
        while not self.over and self.asked[0].kind != until and self.asked[0].kind in COMBAT_QUESTIONS:
            question = self.asked[0]
            answer: Answer | None = question.hints.proposed
            self.answer(question.default if answer is None else answer, question.seat)  # type: ignore[arg-type]
        if until:
            assert self.asked[0].kind == until
        return self

    # Looking

    @property
    def fights(self) -> list[str]:
        """Every fight so far in words."""
        return [
            f"{e.attacking_unit} {e.attacking_total} {e.defending_unit} {e.defending_total} "
            f"mobility {e.attacking_mobility}:{e.defending_mobility} {e.winner} "
            f"{'destroys' if e.is_destroyed else 'routs'}"
            for e in self.heard("Fought")
        ]

    def heard(self, name: str) -> list[Any]:
        """The events of a name since the match was opened."""
        assert self.match
        return list(self.told(name))

    def heard_of(self, *names: str) -> list[str]:
        """The order in which events of these names came, with their regions."""
        assert self.match
        return [_said(event) for event in self.events if type(event).__name__ in names]

    @property
    def tired(self) -> list[str]:
        """What Units lost after fights."""
        return [f"{e.unit} {e.row}" for e in self.heard("Tired")]

    @property
    def fled(self) -> list[str]:
        """Who fled where."""
        return [f"{e.party_seat} {e.unit} {e.region}" for e in self.heard("Retreated")]

    def held_phalanxes(self, *seats: Seat) -> list[int]:
        """What seats hold now, by default the first two."""
        return [self.held(seat, "phalanx") for seat in seats or (A, D)]


def _said(event: Event) -> str:
    region = getattr(event, "region", getattr(event, "section", ""))
    return f"{type(event).__name__} {region}"
