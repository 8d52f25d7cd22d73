"""What a technology does, in signs: the effects of the six types of cards. M6.1, M9.1, M10.1, M11.1, M12.1, M13.1"""

from __future__ import annotations

from engine.core.decision import Seat
from engine.mesopotamia.content.technologies import Technology
from render.games.mesopotamia.board.line_of import Part
from render.games.mesopotamia.sprites.resources import sprite_of
from render.picture.scene import Sprite
from render.picture.theme import TIMES

HERE = (0.0, 0.0)
SIGN = 46.0
BUILDINGS = {"ziggurat": "build", "gardens": "gardens_sign"}
"""Buildings whose signs are not called after them."""


def effect_of(card: Technology, seat: Seat) -> tuple[Part, ...]:
    """List the parts of a line: numbers, signs, and an arrow between what is given and what is gained."""
    does = card.effect
    match card.type:
        case "explore":
            more = (f"+{does.bonus_ship_activations}{TIMES}", _sign("ship_sign"))
            moves: tuple[Part, ...] = (f"{does.activations}{TIMES}", _sign("spearman_sign"))
            return (*moves, "", *more) if does.bonus_ship_activations else moves
        case "build":
            return (f"{does.builds}{TIMES}", *(_sign(BUILDINGS.get(each, f"{each}_sign")) for each in does.unlock))
        case "research":
            turned: tuple[Part, ...] = (str(does.clay_in), _good("clay"), _gives(), str(does.tablets_out))
            return (*turned, _good("tablet"), "", f"{does.discoveries}{TIMES}", _sign("research"))
        case "gather":
            traded = Sprite("amphora", HERE, SIGN - 8, seat, flat=True)
            return (f"{does.gather}{TIMES}", _sign("gather"), "", f"{does.trades}{TIMES}", traded)
        case "war":
            units = (_sign(f"{each}_sign") for each in does.unlock)
            return (f"+{does.phalanxes}", _good("phalanx"), "", f"{does.units}{TIMES}", *units)
        case "growth":
            grown: tuple[Part, ...] = (str(does.food), _good("food"), _gives(), "+1", _sign("people"))
            return (f"{does.times}{TIMES}", "", *grown) if does.times > 1 else grown


def _sign(kind: str) -> Sprite:
    return Sprite(kind, HERE, SIGN)


def _good(resource: str) -> Sprite:
    return Sprite(sprite_of(resource), HERE, SIGN, flat=True)


def _gives() -> Sprite:
    return Sprite("gives", HERE, 34, flat=True)
