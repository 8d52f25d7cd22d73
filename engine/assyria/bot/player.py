"""The computer player: every question of the game, and how it is answered."""

from __future__ import annotations

from engine.assyria.bot.land import Land
from engine.assyria.bot.larder import Larder
from engine.assyria.bot.seen import Seen
from engine.assyria.bot.spending import Spending
from engine.assyria.bot.weights import NORMAL, Weights
from engine.assyria.data import CARDS, HEXES, HUT_VP, JOKER, NEIGHBOURS
from engine.assyria.view import AssyriaView
from engine.core.decision import Answer, Decision, OneOf, Some
from engine.core.game import default_of

DONE = "done"


class Greedy:
    """Looks one turn ahead with the values of AS1-AS12: it remembers nothing and draws no lots."""

    def __init__(self, weights: Weights = NORMAL) -> None:
        self._weights = weights

    def answer(self, view: AssyriaView, decision: Decision) -> Answer:
        """Give a considered answer; the default to a question it does not know."""
        answer = _considered(Seen(view, decision.seat, self._weights), decision)
        return answer if answer is not None and decision.choice.accepts(answer) else default_of(decision)


def _considered(seen: Seen, decision: Decision) -> Answer | None:
    choice = decision.choice
    if isinstance(choice, Some):
        return _huts_to_feed(seen, decision, choice)
    if not isinstance(choice, OneOf):
        return None
    offered = [option.id for option in choice.options]
    match decision.kind:
        case "start":
            return max(offered, key=lambda hex: _surroundings(seen, hex))
        case "draft":
            return max(offered, key=lambda card: _promise(seen, card))
        case "harvest":
            return max(offered, key=lambda column: _harvest(seen, int(column) - 1))
        case "hut":
            return Land(seen).best_hut(seen.me.settled, offered, Larder(seen, seen.hand))[1]
        case "feed":
            return Land(seen).meals(_unfed(decision), seen.hand)[0].card
        case "well":
            return offered[0]
        case "action":
            return _action(seen, offered)
        case "build.hex" | "extend.hex" | "intrigue.dignitary" | "offer.camels" | "buy.card":
            deed = Spending(seen).best({decision.kind.partition(".")[0]: offered})
            return deed.target if deed else offered[0]
        case _:
            return None


def _surroundings(seen: Seen, hex: str) -> float:
    """What grows and flows around a starting space, and whether others are near."""
    near = {*NEIGHBOURS[hex], *(far for other in NEIGHBOURS[hex] for far in NEIGHBOURS[other])} - {hex}
    land = [other for other in near if other in seen.view.hexes]
    rivals = sum(seen.view.hexes[other].seat is not None for other in land)
    foods = {card for column in seen.view.market for card in column}
    grown = sum(CARDS[card].symbols for card in foods if any(HEXES[other].food == CARDS[card].food for other in land))
    return (
        sum(1 + HUT_VP[HEXES[other].terrain] for other in land)
        + seen.weights.grown * grown
        - seen.weights.rival * rivals
    )


def _promise(seen: Seen, card: str) -> float:
    """What a card of the draft may feed: more symbols, of a food that is near."""
    if card == JOKER:
        return seen.weights.any_food
    near = sum(HEXES[hex].food == CARDS[card].food for hex in seen.me.around)
    return CARDS[card].symbols + seen.weights.near * min(near, CARDS[card].symbols)


def _harvest(seen: Seen, column: int) -> float:
    """What the next expansion turn would bring with the cards of a column. AS9"""
    huts = min(seen.view.value, seen.me.huts)
    return Land(seen).prospect([*seen.hand, *seen.view.market[column]], huts) - seen.weights.early * column


def _unfed(decision: Decision) -> list[str]:
    hexes = decision.about["hexes"]
    return [str(hex) for hex in hexes] if isinstance(hexes, list | tuple) else []


def _huts_to_feed(seen: Seen, decision: Decision, choice: Some) -> Answer:
    """The huts of one card: the better ones."""
    offered = [option.id for option in choice.options]
    card = str(decision.about["card"])
    return Land(seen).meals(offered, [card])[0].hexes


def _action(seen: Seen, offered: list[str]) -> str:
    deed = Spending(seen).best({key: seen.targets(key) for key in offered if key != DONE})
    return deed.key if deed else DONE
