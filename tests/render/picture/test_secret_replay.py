"""The moving picture of a match is for everybody: secrets never come near it, and one who plays alone has one too."""

from collections.abc import Iterable
from typing import Any

import pytest

from engine.core.decision import Seat
from engine.core.game import Event
from render.picture import draw
from render.picture.audience import Audience
from render.picture.chart import Standing
from render.picture.replay import FRAMES
from render.picture.scene import Scene, Sprite
from tests.contract.matches import recorded
from tests.render.wording import FOUR_NAMES, table_words
from tests.toy import TOY
from tests.toy import events as toy


class Sketches:
    """Pictures that show nothing, and remember what they were to mark as new."""

    closeups: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.told: list[list[Event]] = []

    def board(self, view: Any, audience: Audience) -> Scene:
        self.told.append(list(audience.since))
        return Scene(60, (), (), width=60)

    def closeup(self, name: str, view: Any, audience: Audience, seat: Seat | None) -> Scene:
        raise NotImplementedError

    def closeups_of(self, view: Any) -> tuple[str, ...]:
        return self.closeups

    def pieces(self, players: int) -> Iterable[Sprite]:
        return ()

    def standings(self, happened: Iterable[Event]) -> list[Standing]:
        return []


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_replay_shows_every_turn_and_no_secret(seats: int) -> None:
    record = next(match.play.record for match in recorded(TOY) if match.play.record.setup.seats == seats)
    pictures = Sketches()
    draw.draw_replay(TOY, pictures, record, Audience(table_words(TOY.key, "en"), FOUR_NAMES))
    assert 5 < len(pictures.told) <= FRAMES
    kinds = {type(event) for told in pictures.told for event in told}
    assert (toy.UnknownCardDrawn in kinds) == (seats > 1), "alone, the toy deals no cards"
    assert toy.CardDrawn not in kinds
