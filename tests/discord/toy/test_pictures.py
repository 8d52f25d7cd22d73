"""Pictures of a game with secrets: each reader's own shows what that reader knows, and nothing more."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.painter import Pictures
from engine.core.decision import Text
from engine.core.game import Event
from engine.core.record import read_record
from render.picture.audience import Audience
from render.picture.draw import draw_replay, picture_of, rehearsal
from render.picture.paint import paint
from render.picture.scene import Scene
from tests.discord.support.crowd import nothing_logged
from tests.discord.support.stage import Stage, acted
from tests.discord.toy.delta import MATCH, bid, delta, loaded_match, set_up
from tests.toy import TOY
from tests.toy import events as e
from tests.toy.presentation import PRESENTATION
from tests.toy.presentation.pictures import ToyPictures


class Listening(ToyPictures):
    """Remembers what it was told had happened."""

    def __init__(self) -> None:
        self.told: list[Event] = []

    def board(self, view: object, audience: Audience) -> Scene:
        self.told += audience.since
        return super().board(view, audience)  # type: ignore[arg-type]


async def hidden(table: Stage) -> str:
    """Let Ada draw a card and lay one face down; give its name."""
    await set_up(table)
    await bid(table, Ada=1, Bilal=0)
    ada = table.player("Ada")
    seen = await table.type(ada, "delta do", action="hide")
    label = next(part["label"] for part in seen.buttons if part["label"].startswith("the "))
    await table.press(ada, label)
    await table.press(ada, "End turn")
    (card,) = (await loaded_match(table)).match.committed.players[0].face_down
    name = PRESENTATION.words("en").say(Text("card", {"card": card}))
    assert name == label
    return str(name)


@acted
async def test_a_hidden_card_is_drawn_and_told_to_its_owner_alone(tmp_path: Path) -> None:
    painted: list[Scene] = []

    class Watched(Pictures):
        """Paints for real, and remembers the scenes."""

        def __init__(self) -> None:
            super().__init__(self._paint_watched)

        def _paint_watched(self, scene: Scene) -> bytes:
            painted.append(scene)
            return picture_of(scene)

    async with delta(tmp_path, 2, Watched()) as table:
        with nothing_logged(table):
            card = await hidden(table)
            ada, bilal = table.players.values()
            guest = table.guild.add_member(table.env.create_user("Guest"))
            public = [scene for scene in painted if card in labels(scene)]
            assert public == [], "the post shows it"
            for who in (bilal, guest):
                painted.clear()
                text = "\n".join([(await table.type(who, each)).text for each in ("board", "log", "catchup", "hand")])
                assert card not in text
                assert all(card not in labels(scene) for scene in painted)
            painted.clear()
            assert card in (await table.type(ada, "board")).text
            assert any(card in labels(scene) for scene in painted)
            assert "lays a card face down" in (await table.type(bilal, "log")).text
            assert f"lays {card} face down" in (await table.type(ada, "log")).text


def labels(scene: Scene) -> list[str]:
    """Read what is written on a picture."""
    return [shape.text for shape in scene.over if hasattr(shape, "text")]


@acted
async def test_a_replay_is_drawn_from_what_bystanders_may_know(tmp_path: Path) -> None:
    async with delta(tmp_path, 2) as table:
        await hidden(table)
        record = read_record(await table.bot.services.matches.export(MATCH))
        pictures = Listening()
        raw = draw_replay(TOY, pictures, record, Audience(PRESENTATION.words("en"), ("Ada", "Bilal")))
        assert raw[8:12] == b"WEBP"
        assert e.UnknownCardHidden(0) in pictures.told
        assert not [event for event in pictures.told if isinstance(event, e.CardHidden | e.CardDrawn)]


@pytest.mark.parametrize("players", TOY.seats)
def test_the_board_is_rehearsed_also_where_the_preset_options_cannot_be_played(players: int) -> None:
    pictures = PRESENTATION.pictures
    assert pictures is not None
    assert paint(rehearsal(TOY, pictures, players, PRESENTATION.words("en"))).width == 1200
