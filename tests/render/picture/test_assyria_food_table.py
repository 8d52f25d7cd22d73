"""The table of foods: what a player has to feed, what with, and what the market offers."""

from __future__ import annotations

import msgspec
import pytest

from engine.assyria.data import CARDS, FOODS, HEXES, JOKER, PLAYERS, in_play
from engine.core.decision import Seat
from render.games.assyria.board.closeups import closeup
from render.games.assyria.board.food_table import ROWS
from render.picture.scene import Card, Label, Scene, Sprite
from render.picture.theme import SMALLEST
from tests.render.picture.assyria_moments import Moment, first, moments
from tests.render.picture.extents import outside, overlaps


def table(moment: Moment, seat: Seat | None, language: str = "en") -> Scene:
    return closeup("food", moment.view, moment.audience(language), seat)


def rows(scene: Scene) -> dict[str, list[str]]:
    """Give what is written beside each food, from left to right."""
    boxes = [each.box for each in scene.over if isinstance(each, Card) and each.box[2] - each.box[0] > 1000][2:]
    labels = [each for each in scene.over if isinstance(each, Label)]
    return {
        food: [each.text for each in sorted(labels, key=lambda one: one.at[0]) if box[1] < each.at[1] < box[3]]
        for food, box in zip(ROWS, boxes, strict=True)
    }


def test_what_a_player_has_stands_beside_each_food() -> None:
    """A6.9"""
    moment = first("harvest", 4)
    mine = msgspec.structs.replace(
        moment.view.players[2],
        settled=("a1", "b3", "a4"),
        around=("a3",),
        cards=("palm1", "palm3", "date2", "joker", "joker"),
        plow=True,
    )
    assert [HEXES[hex].food for hex in (*mine.settled, *mine.around)] == ["palm", "palm", "salt", "grape"]
    players = (*moment.view.players[:2], mine, *moment.view.players[3:])
    empty = tuple(() for _ in moment.view.market)
    view = msgspec.structs.replace(moment.view, players=players, market=empty)
    found = rows(table(moment._replace(view=view), 2))
    assert found == {
        "grape": ["0", "1", "0"],
        "palm": ["2", "0", "1+3"],
        "salt": ["1", "0", "0"],
        "barley": ["0", "0", "0"],
        "date": ["0", "0", "2"],
        "joker": ["1+1+1"],
    }


def test_every_card_of_the_market_stands_in_its_row_and_column() -> None:
    for moment in [each for each in moments() if each.asked.kind == "harvest"][::4]:
        found = rows(table(moment, None))
        for food in ROWS:
            offered = [
                str(CARDS[card].symbols) for column in moment.view.market for card in column if CARDS[card].food == food
            ]
            assert found[food] == offered
        scene = table(moment, None)
        heads = [each for each in scene.over if isinstance(each, Label) and each.at[1] < 160][1:]
        assert [each.text for each in heads] == [str(n + 1) for n in range(len(moment.view.market))]
        badges = [each.seat for each in scene.over if isinstance(each, Sprite) and each.kind == "badge"]
        assert badges == [disc for disc in moment.view.discs if disc is not None]
        assert not any(isinstance(each, Sprite) and each.kind == "coin" for each in scene.over)


def test_cards_for_sale_have_their_price() -> None:
    """A7.19, A7.22"""
    moment = next(each for each in moments() if each.asked.kind == "action" and sum(map(len, each.view.market)) == 2)
    scene = table(moment, moment.asked.seat)
    coins = sorted(each.text for each in scene.over if isinstance(each, Sprite) and each.kind == "coin")
    assert coins == sorted(str(CARDS[card].price) for column in moment.view.market for card in column)
    sold_out = msgspec.structs.replace(moment.view, market=tuple(() for _ in moment.view.market))
    scene = table(moment._replace(view=sold_out), moment.asked.seat)
    assert not any(isinstance(each, Card) and each.box[2] - each.box[0] < 200 for each in scene.over)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("phase", ["agriculture", "actions"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_fullest_table_has_room_for_everything(players: int, phase: str, language: str) -> None:
    moment = first("harvest", players)
    most = tuple(card for card in CARDS if card != JOKER) + (JOKER,) * 2
    mine = msgspec.structs.replace(moment.view.players[0], cards=most, plow=True, around=in_play(players))
    for food in FOODS:
        pair = (f"{food}1", f"{food}3")
        market = tuple(pair for _ in moment.view.market)
        view = msgspec.structs.replace(
            moment.view,
            phase=phase,
            players=(mine, *moment.view.players[1:]),
            market=market,
            discs=(*range(len(market) - 1), None),
        )
        scene = table(moment._replace(view=view), 0, language)
        assert overlaps(scene) == []
        assert outside(scene) == []
        assert all(each.size >= SMALLEST for each in scene.over if isinstance(each, Label))
