"""How a technology card is told beside an option: what it brings, and which signs pay for it."""

from __future__ import annotations

from engine.core.decision import Arg, Text
from engine.mesopotamia.content.technologies import Action, Effect, technology


def brings(action: Action, effect: Effect, **more: Arg) -> Text:
    """Tell what an action brings with a card."""
    return Text(f"{action}-brings", {**_values(action, effect), **more})


def card_note(empire: str, action: Action, level: int) -> Text:
    """Tell what a card would bring and which signs pay for it, before it is discovered. M10.3"""
    card = technology(empire, action, level)
    return Text(f"{action}-card", {**_values(action, card.effect), "level": level, "signs": card.signs})


def _values(action: Action, effect: Effect) -> dict[str, Arg]:
    match action:
        case "explore":
            return {"count": effect.activations, "ships": effect.bonus_ship_activations}
        case "build":
            return {"count": effect.builds}
        case "research":
            clay, tablets = {"clay": effect.clay_in}, {"tablet": effect.tablets_out}
            return {"paid_resources": clay, "gained_resources": tablets, "count": effect.discoveries}
        case "gather":
            return {"count": effect.gather, "trades": effect.trades}
        case "war":
            return {"gained_resources": {"phalanx": effect.phalanxes}, "count": effect.units}
        case "growth":
            return {"paid_resources": {"food": effect.food}, "times": effect.times}
