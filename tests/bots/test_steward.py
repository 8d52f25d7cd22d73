"""The computer player of Mesopotamia: legal and steady everywhere, and better than chance."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.core.bots import Bot, RandomBot
from engine.core.decision import Decision, Move, Number, OneOf, Option, Text
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import advance, begin
from engine.mesopotamia.bot import Steward
from engine.mesopotamia.bot.building import LATE, Building
from engine.mesopotamia.bot.easy import whoever_leads
from engine.mesopotamia.bot.places import Places
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.bot.worth import Worth
from engine.mesopotamia.content.tokens import GARDENS
from engine.mesopotamia.game import Mesopotamia
from engine.mesopotamia.scoring.victory_points import VictoryPoints
from engine.mesopotamia.view.players import DieView
from engine.mesopotamia.view.table import MesopotamiaView
from tools.strength.play import play

GAME = Mesopotamia()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_beats_chance(players: int) -> None:
    own = players // 2
    bots: list[Bot] = [RandomBot(random.Random(players + seat)) for seat in range(players)]
    bots[own] = Steward()
    assert play(GAME, 1, bots).result.winners == [own]


def test_it_gives_the_same_answer_to_the_same_question() -> None:
    first, second = (play(GAME, 5, [Steward()] * 2) for _ in range(2))
    assert (first.result, first.moves) == (second.result, second.moves)


def test_it_gives_the_default_to_a_question_it_does_not_know() -> None:
    state = begin(GAME, Setup(2), SeededDice(b"new")).state
    unknown = Decision(0, "toll", Number(0, 3, "phalanxes"), Text("toll-prompt"), default=2)
    assert Steward().answer(GAME.view(state, 0), unknown) == 2


def opening() -> MesopotamiaView:
    """The table of two Empires as the one that begins sees it."""
    dice = SeededDice(b"opening")
    outcome = begin(GAME, Setup(2, {"setup": "lot"}), dice)
    while (decision := next(each for each in outcome.asked if not each.optional)).kind != "action":
        answer = Steward().answer(GAME.view(outcome.state, decision.seat), decision)
        outcome = advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)
    return GAME.view(outcome.state, decision.seat)


def seen(view: MesopotamiaView, **of_player: Any) -> Seen:
    """The same table, with something else about the one who looks."""
    assert view.seat is not None
    players = list(view.players)
    players[view.seat] = msgspec.structs.replace(players[view.seat], **of_player)
    return Seen(msgspec.structs.replace(view, players=tuple(players)), view.seat)


def before_the_last_level(in_round: int, ahead: int) -> Seen:
    """Somebody who could build the last level of the Gardens, so many points ahead with it."""
    tiles = {tile.level: key for key, tile in reversed(GARDENS.items())}
    view = msgspec.structs.replace(
        opening(), round=in_round, gardens=tuple(tiles[level] for level in range(1, 6)), garden_builders=(0, 1, 0, 1)
    )
    other = next(player for seat, player in enumerate(view.players) if seat != view.seat)
    points = other.vp.total + other.quest_count + ahead - GARDENS[tiles[5]].vp
    vp = VictoryPoints(**{**dict.fromkeys(VictoryPoints.__struct_fields__, 0), "gardens_vp": points})
    rich = dict.fromkeys(other.holding, 9)
    levels = {**other.levels, "build": 4}
    return seen(view, vp=vp, holding=rich, levels=levels, population=10, event=10)


def ends_it(seen: Seen) -> bool:
    return Building(Places(Worth(seen))).best(["gardens"]) == "gardens"


@pytest.mark.parametrize(
    ("in_round", "ahead", "ends"),
    [(LATE - 4, 5, False), (LATE - 4, 20, True), (LATE, 1, True), (LATE, -1, False), (LATE + 4, -3, True)],
)
def test_it_ends_a_match_early_only_with_a_lead(in_round: int, ahead: int, ends: bool) -> None:
    assert ends_it(before_the_last_level(in_round, ahead)) is ends


def test_an_easy_player_ends_a_match_whoever_leads() -> None:
    behind = before_the_last_level(LATE, -1)
    question = Decision(behind.seat, "build", OneOf((Option("gardens", Text("gardens")),)), Text("build-prompt"))
    shown, _ = whoever_leads(behind.view, question)
    assert not ends_it(behind)
    assert ends_it(Seen(shown, behind.seat))


def test_it_keeps_cards_of_one_sign_while_it_has_dice_for_them() -> None:
    view = opening()
    dice = tuple(DieView(colour, "AN", False) for colour in ("white", "silver", "black"))
    levels = dict.fromkeys(view.players[0].levels, 1)
    without, with_dice = (Worth(seen(view, levels=levels, dice=some)) for some in ((), dice))
    assert with_dice.discovery("war") < without.discovery("war")
    assert with_dice.discovery("gather") == without.discovery("gather")


def test_a_square_is_worth_more_if_ziggurat_and_units_wait_for_it() -> None:
    view = opening()

    def grows(ziggurat: int, units: int) -> float:
        return Worth(seen(view, ziggurat=ziggurat, population=3, unit_limit=6, units=units)).squares("population", 1)

    assert grows(ziggurat=3, units=2) > grows(ziggurat=1, units=2)
    assert grows(ziggurat=1, units=6) > grows(ziggurat=1, units=2)


@pytest.mark.parametrize(
    ("players", "opponent"),
    [(1, "emperor"), (1, "anunnaki"), (3, "igigi"), (1, "siege"), (1, "siege_hard"), (1, "guardians")],
)
def test_it_finishes_matches_against_a_side_that_nobody_sits_at(players: int, opponent: str) -> None:
    result = play(GAME, 1, [Steward()] * players, {"opponent": opponent}).result
    assert result.ending in GAME.endings
    assert len(result.scores) == players + 1
