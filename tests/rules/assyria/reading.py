"""Reading positions of Assyria."""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.assyria import GAME as ASSYRIA
from engine.assyria.state import AssyriaState
from engine.assyria.supply import Supply
from engine.core.decision import Seat


class Reading(ABC):
    """What a test may look at."""

    @property
    @abstractmethod
    def state(self) -> AssyriaState:
        """The position as it is now."""

    @property
    def order(self) -> tuple[Seat, ...]:
        return tuple(self.state.order)

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def reign(self) -> int:
        return self.state.reign

    @property
    def value(self) -> int:
        return self.state.value

    @property
    def phase(self) -> str:
        return self.state.phase

    def huts_of(self, seat: Seat) -> list[str]:
        return self.state.huts_of(seat)

    def hut_at(self, hex: str) -> Seat | None:
        return self.state.huts.get(hex)

    def ziggurat_at(self, hex: str) -> tuple[Seat, int] | None:
        ziggurat = self.state.ziggurats.get(hex)
        return (ziggurat.seat, ziggurat.level) if ziggurat else None

    def sites_of(self, seat: Seat) -> list[str]:
        return self.state.sites_of(seat)

    def stock_of(self, seat: Seat) -> dict[str, int]:
        player = self.state.players[seat]
        return {"huts": player.huts, "bases": player.bases, "centres": player.centres, "roofs": player.roofs}

    def cards_of(self, seat: Seat) -> list[str]:
        return list(self.state.players[seat].cards)

    def has_plow(self, seat: Seat) -> bool:
        return self.state.players[seat].plow

    @property
    def plows_left(self) -> int:
        return self.state.plows

    def camels_of(self, seat: Seat) -> int:
        return self.state.players[seat].camels

    def vp_of(self, seat: Seat) -> int:
        return self.state.players[seat].vp

    def offering_of(self, seat: Seat) -> int:
        return self.state.players[seat].offering

    @property
    def wells_built(self) -> list[str]:
        return sorted(self.state.wells)

    @property
    def wells_left(self) -> int:
        return self.state.wells_left

    def assur_at(self, dignitary: str) -> list[Seat]:
        return list(self.state.assur[dignitary])

    @property
    def columns(self) -> list[tuple[str, ...]]:
        return [tuple(column) for column in self.state.market]

    @property
    def discs(self) -> list[Seat | None]:
        return list(self.state.discs)

    @property
    def draft_cards(self) -> list[str]:
        return list(self.state.passed_on)

    @property
    def deck_size(self) -> int:
        return len(self.state.deck)

    @property
    def discard_pile(self) -> list[str]:
        return list(self.state.discard)

    @property
    def expansion_laid(self) -> list[int]:
        return list(self.state.expansion)

    @property
    def expansion_deck_size(self) -> int:
        return len(self.state.expansion_deck)

    @property
    def expansion_removed(self) -> list[int]:
        return sorted(self.state.removed)

    @property
    def bonus(self) -> bool:
        return self.state.bonus

    @property
    def unfed(self) -> list[str]:
        supply = self.state.stack.steps[-1]
        assert isinstance(supply, Supply), "nobody is feeding"
        return supply.unfed(self.state)

    def check(self) -> None:
        ASSYRIA.check(self.state)
