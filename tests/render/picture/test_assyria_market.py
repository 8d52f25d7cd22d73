"""The market of Assyria, and the cards of the draft."""

from __future__ import annotations

import pytest

from engine.assyria.data import PLAYERS
from engine.assyria.events import Harvested, Sown
from render.games.assyria.board.frame import FRAMES
from render.picture.scene import Label, Scene, Sprite
from render.picture.theme import LAPIS
from tests.render.picture.assyria import badges, check, drawn, inside, numbers, replaced, sprites, texts
from tests.render.picture.extents import within
from tools.gallery.positions import Position
from tools.games.assyria.gallery import crowded


def lapis_columns(scene: Scene, players: int) -> list[str]:
    here = inside(scene, FRAMES[players].market)
    return [each.text for each in here if isinstance(each, Label) and each.fill == LAPIS and each.font == "number"]


def test_in_the_harvest_free_columns_shine_and_taken_ones_bear_a_disc() -> None:
    """A5.7"""
    market = (("grape1", "salt1"), (), ("palm2", "salt2"), ("joker", "date3"))
    view = replaced(crowded(3), phase="agriculture", market=market, discs=(None, 2, None, None))
    scene = drawn(Position(view, (0,)))
    assert lapis_columns(scene, 3) == ["1", "3", "4"]
    here = inside(scene, FRAMES[3].market)
    assert badges(here) == [2]
    foods = [each.kind for each in here if isinstance(each, Sprite) and each.kind != "badge"]
    assert foods == ["grape", "salt", "palm", "salt", "joker", "date"]
    assert [text for text in texts(here) if text not in "1234"] == ["Market", "×1", "×1", "×2", "×2", "×3"]
    assert numbers(here, "coin") == []


@pytest.mark.parametrize("phase", ["expansion", "actions"])
def test_after_the_harvest_one_column_is_for_sale(phase: str) -> None:
    """A5.9, A5.11, A7.22"""
    view = replaced(crowded(4), phase=phase, order=(3, 1, 0, 2), market=((), ("grape1", "joker"), (), (), ()))
    scene = drawn(Position(view, (1,)))
    here = inside(scene, FRAMES[4].market)
    assert texts(here)[:2] == ["Market", "for sale (price in camels)"]
    assert numbers(here, "coin") == ["1", "2"]
    assert badges(here) == [3, 1, 0, 2]
    assert len(sprites(here, "camel")) == 1
    assert lapis_columns(scene, 4) == []


def test_cards_taken_since_the_reader_moved_are_shown_pale() -> None:
    """A5.7; of columns taken before, only who took them is known."""
    market = (("grape1", "salt1"), (), (), ("joker", "date3"))
    view = replaced(crowded(3), phase="agriculture", market=market, discs=(None, 2, 0, None))
    earlier = (Harvested(0, 2, ["salt3"]), Sown(["grape1"]))
    position = Position(view, (1,), (*earlier, Harvested(2, 2, ["barley2", "palm3"])))
    scene = drawn(position)
    check(scene)
    here = inside(scene, FRAMES[3].market)
    assert badges(here) == [2, 0]
    pale = [each.kind for each in here if isinstance(each, Sprite) and each.faded]
    assert pale == ["barley", "palm"]
    assert [each.kind for each in here if isinstance(each, Sprite) and not each.faded and each.kind != "badge"] == [
        "grape",
        "salt",
        "joker",
        "date",
    ]


def test_a_market_sold_out_shows_no_discs() -> None:
    view = replaced(crowded(4), market=((),) * 5)
    here = inside(drawn(Position(view, (1,))), FRAMES[4].market)
    assert [each for each in here if isinstance(each, Sprite)] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_of_the_draft_are_seen_by_all(players: int) -> None:
    """A2.11"""
    view = replaced(crowded(players), phase="setup", passed_on=("grape2", "joker"))
    scene = drawn(Position(view, (0,)))
    check(scene)
    later = [each for each in scene.over if isinstance(each, Sprite)]
    here = [each.kind for each in later if within((*each.at, *each.at), FRAMES[players].assur)]
    assert here == ["grape", "joker"]
    assert "×2" in texts(inside(scene, FRAMES[players].assur))
