"""Asking why in Mesopotamia: a plain position of three Empires, and what speaks for an answer in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from engine.core.bots import Bot
from engine.core.decision import Answer, Arg, Decision, Move, OneOf, Option, Text
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import advance, begin
from engine.mesopotamia.bot import Steward
from engine.mesopotamia.bot.reasons import reason
from engine.mesopotamia.content.empires import RESOURCES
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.tokens import GARDENS
from engine.mesopotamia.game import Mesopotamia
from engine.mesopotamia.scoring.victory_points import NOTHING
from engine.mesopotamia.view.map import ArmyView, RegionView
from engine.mesopotamia.view.table import MesopotamiaView, TurnView

GAME = Mesopotamia()
BARE = RegionView(
    start_of=None,
    controller=None,
    armies=(),
    tribe={},
    settlement=None,
    wall=None,
    blocked=False,
    hidden_event=False,
    token=None,
)
OWN, FOREIGN = "r15", "r17"
"""Two regions next to each other, with a resource each."""
HOME = tuple(f"start.{each}" for each in ("stone", "wood", "clay", "food"))
"""Whatever home can give."""
CLAY = "t06"
"""1 Clay for 1 Stone, 1 Wood and 1 Food."""
FOOD = "t10"
"""2 Wood for 3 Food."""
TILES = {tile.level: key for key, tile in reversed(GARDENS.items())}
LEVELS = {"explore": 1, "build": 1, "research": 1, "gather": 1, "war": 1, "growth": 1}


@cache
def opening() -> MesopotamiaView:
    """The table of three Empires as the one that begins sees it."""
    dice, bot = SeededDice(b"reasons"), Steward()
    outcome = begin(GAME, Setup(3, {"setup": "lot"}), dice)
    while (decision := next(each for each in outcome.asked if not each.optional)).kind != "action":
        outcome = _answered(outcome, decision, bot, dice)
    return GAME.view(outcome.state, decision.seat)


def _answered(outcome: Any, decision: Decision, bot: Bot, dice: SeededDice) -> Any:
    answer = bot.answer(GAME.view(outcome.state, decision.seat), decision)
    return advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)


def held(**counts: int) -> dict[str, int]:
    """Holdings of nothing but these."""
    return {**dict.fromkeys(RESOURCES, 0), **counts}


def armies(where: Mapping[str, ArmyView], **of_region: Mapping[str, Any]) -> dict[str, RegionView]:
    """A map with nobody on it but these, and what else is true of some regions."""
    start = {player.start: seat for seat, player in enumerate(opening().players)}
    found = {region: msgspec.structs.replace(BARE, start_of=start.get(region)) for region in REGIONS}
    for region, army in where.items():
        found[region] = msgspec.structs.replace(found[region], armies=(army,))
    for region, more in of_region.items():
        found[region] = msgspec.structs.replace(found[region], **more)
    return found


def me() -> int:
    seat = opening().seat
    assert seat is not None
    return seat


def rival() -> int:
    return next(seat for seat in range(3) if seat != me())


def view(of_map: dict[str, RegionView] | None = None, **of_player: Any) -> MesopotamiaView:
    """A plain position: one Spearman away from home, level-1 cards, no dice, no Quests, and what is said besides."""
    table = opening()
    plain: dict[str, Any] = {
        "empire": "sumerian",
        "holding": held(),
        "levels": dict(LEVELS),
        "population": 1,
        "ziggurat": 0,
        "dice": (),
        "units": 1,
        "unit_limit": 2,
        "occupied": (OWN,),
        "quests": (),
        "stock": {**table.players[me()].stock, "settlement": 3, "wall": 3, "ship": 3},
        "gardens": (),
        "vp": NOTHING,
    }
    players = list(table.players)
    players[me()] = msgspec.structs.replace(players[me()], **{**plain, **of_player})
    alone = armies({OWN: ArmyView(me(), {"spearman": 1})})
    return msgspec.structs.replace(
        table,
        players=tuple(players),
        regions=of_map or alone,
        ships={},
        trade=(),
        gardens=(TILES[1],),
        turn=TurnView("", (), 0, False),
        combats=(),
    )


def asked(kind: str, *options: str, **about: Arg) -> Decision:
    """A question with a list of answers."""
    listed = tuple(Option(each, Text("region-option", {"region": OWN})) for each in options)
    return Decision(me(), kind, OneOf(listed), Text("war-prompt", {"left": 1}), default=options[0], about=about)


def line(*answers: tuple[str, str]) -> tuple[Move, ...]:
    """What would follow an answer in the same turn, by kind of question."""
    return tuple(Move(me(), kind, answer) for kind, answer in answers)


def told(
    seen: MesopotamiaView, question: Decision, answer: Answer, then: Sequence[Move] = ()
) -> tuple[str, dict[str, Arg]] | None:
    """The reason of an answer by key and arguments."""
    why = reason(seen, question, answer, then)
    return None if why is None else (why.key, dict(why.args))


def key(seen: MesopotamiaView, question: Decision, answer: Answer, then: Sequence[Move] = ()) -> str | None:
    why = reason(seen, question, answer, then)
    return None if why is None else why.key
