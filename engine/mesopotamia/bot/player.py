"""The computer player: every question of the game, and who answers it."""

from __future__ import annotations

from engine.core.decision import Amounts, Answer, Arrange, Decision, Number, OneOf, Some, pieces
from engine.core.game import default_of
from engine.mesopotamia.bot import start
from engine.mesopotamia.bot.bids import Bids, combat_in, placed, simple_bid
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.placing import Fight
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.bot.turn import Turn
from engine.mesopotamia.bot.weights import NORMAL, Weights
from engine.mesopotamia.combat.combat import Role, opposite
from engine.mesopotamia.content.cards import ROWS
from engine.mesopotamia.notes import LEAVE
from engine.mesopotamia.state import TRIBE
from engine.mesopotamia.view.table import MesopotamiaView


class Steward:
    """Weighs everything in points, by the hints of the ledger: it remembers nothing and draws no lots."""

    def __init__(self, weights: Weights = NORMAL) -> None:
        self._weights = weights

    def answer(self, view: MesopotamiaView, decision: Decision) -> Answer:
        """Give a considered answer; what is proposed, or the default, to a question it has no opinion on."""
        answer = _considered(Seen(view, decision.seat, self._weights), decision)
        if answer is not None and decision.choice.accepts(answer):
            return answer
        return decision.hints.proposed if decision.hints.proposed is not None else default_of(decision)


def _considered(seen: Seen, decision: Decision) -> Answer | None:
    choice = decision.choice
    if isinstance(choice, OneOf):
        return _one(seen, decision, [option.id for option in choice.options])
    if isinstance(choice, Amounts):
        return _amounts(seen, decision, choice)
    if isinstance(choice, Number):
        return simple_bid(decision.about, choice.least, choice.most) if decision.kind == "bid" else None
    if isinstance(choice, Arrange):
        return _order(seen, choice) if decision.kind == "order" else None
    return _some(seen, decision, choice) if isinstance(choice, Some) else None


def _one(seen: Seen, decision: Decision, offered: list[str]) -> Answer | None:
    if decision.kind in ("role", "empire", "start"):
        return start.by_whim(seen, offered)
    if decision.kind == "outpost":
        return start.outpost(offered)
    gains, about = Gains(seen), decision.about
    match decision.kind:
        case "die":
            return max(offered, key=gains.building.die)
        case "ship":
            return max(offered, key=gains.building.ship)
        case "action":
            return Turn(gains).action(offered)
        case "pay":
            return Turn(gains).payment(offered)
        case "explore" | "explore.unit" | "explore.to" | "explore.section":
            return _explore(gains, decision, offered)
        case "build":
            return gains.building.best(offered) or LEAVE
        case "build.place":
            return gains.building.place(str(about["building"]), offered)
        case "research":
            return _research(gains, offered)
        case "gather":
            return gains.gathering.best(offered) or LEAVE
        case "war":
            return _war(gains, offered)
        case "growth":
            gain = gains.worth.squares("population", 1)
            price = gains.worth.next_one("food", seen.me.holding["food"] - 1)
            return "pay" if gain > price else LEAVE
        case "event":
            return gains.places.events.best(str(about["event"]), str(about["region"]), offered)
        case "event.resource":
            return max(offered, key=lambda resource: gains.worth.next_one(resource, seen.me.holding[resource]))
        case "event.technology":
            return next((action for _, action in gains.worth.discoveries if action in offered), None)
        case "event.section":
            return max(offered, key=gains.building.ship)
        case "settlement":
            return "conquer" if "conquer" in offered else "destroy"
        case "pair":
            return next((pair for pair in offered if str(seen.seat) not in pair.split("-")), offered[0])  # MH22
        case _:
            return None


def _explore(gains: Gains, decision: Decision, offered: list[str]) -> str:
    left = decision.about.get("activations", 0)
    activations = left if isinstance(left, int) else 0
    match decision.kind:
        case "explore.unit":
            return gains.journeys.unit(offered, activations)
        case "explore.to":
            unit, region = str(decision.about["unit"]), str(decision.about["from"])
            return gains.journeys.destination(unit, region, offered, activations)
        case "explore.section":
            return max(offered, key=gains.building.ship)
    best = gains.journeys.best(activations) if activations else None
    if best is None:
        return LEAVE
    named = f"{best.unit}.{best.start}.{best.region}"
    return named if named in offered and not best.rams else "unit" if "unit" in offered else LEAVE


def _research(gains: Gains, offered: list[str]) -> str:
    worth, holding = gains.worth, gains.seen.me.holding
    effect = gains.seen.effect("research")
    made = worth.change(holding, {"tablet": effect.tablets_out}, {"clay": effect.clay_in})
    if "convert" in offered and made > 0:
        return "convert"
    best = next(((value, action) for value, action in worth.discoveries if action in offered), None)
    if best is not None and best[0] > gains.seen.weights.discovery * worth.next_one("tablet", holding["tablet"] - 1):
        return best[1]
    return LEAVE


def _war(gains: Gains, offered: list[str]) -> str:
    gain, kind = gains.best_unit(list(dict.fromkeys(each.partition(".")[0] for each in offered if "." in each)))
    if gain <= gains.worth.next_one("wood", gains.seen.me.holding["wood"] - 1):
        return LEAVE
    places = [each for each in offered if each.startswith(f"{kind}.")]
    return max(places, key=lambda each: gains.places.muster(each.partition(".")[2]))


def _amounts(seen: Seen, decision: Decision, choice: Amounts) -> Answer | None:
    order = [option.id for option in choice.options]
    if decision.kind == "place":
        return pieces(_placed(seen, decision, choice), order)
    if decision.kind != "bid":
        return None
    combat = combat_in(seen.view, str(decision.about["region"]))
    if combat is None:
        return None
    bids = Bids(Gains(seen).places, combat, decision.about)
    return pieces(bids.best(choice.least or 0, choice.most or 0), ROWS)


def _placed(seen: Seen, decision: Decision, choice: Amounts) -> dict[str, int]:
    """Phalanxes on own cards. M17.28"""
    most = choice.most if choice.most is not None else 0
    combat = combat_in(seen.view, str(decision.about["region"]))
    if combat is None or not (seen.besieged or seen.guards):
        return placed(choice.limits, most)
    gains = Gains(seen)
    other = combat.defender if combat.attacker == seen.seat else combat.attacker
    role: Role = "attacker" if combat.attacker == seen.seat else "defender"
    if other == TRIBE:
        fight = Fight(combat, role, combat.tribe_phalanxes, True, 0.0)
    else:
        pool = seen.view.players[other].holding["phalanx"] + combat.bonus.get(opposite(role), 0)
        victory = gains.worth.plan.victory(combat.region)
        fight = Fight(combat, role, pool, gains.places.strength.is_ahead_of(other), victory)
    return fight.best(choice.least or 0, most)


def _order(seen: Seen, choice: Arrange) -> Answer:
    """MH22: rivals spend their Phalanxes first."""
    regions = [option.id for option in choice.options]
    return tuple(sorted(regions, key=lambda region: (region in seen.own, region)))


def _some(seen: Seen, decision: Decision, choice: Some) -> Answer | None:
    offered = [option.id for option in choice.options]
    if decision.kind == "quests":
        return start.quests(offered, choice.least)
    if decision.kind == "reroll":
        turn = seen.view.turn
        return Turn(Gains(seen)).reroll(offered, has_pawn=turn is not None and not turn.pawn)
    return None
