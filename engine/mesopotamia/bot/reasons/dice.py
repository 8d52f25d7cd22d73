"""Why these dice: what they pay for and others do not. M5.3, M5.10, M5.11"""

from __future__ import annotations

from engine.core.decision import Answer, Arg, Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.bot.turn import LEAST, Turn
from engine.mesopotamia.content.technologies import ACTIONS, COLOURS, FACES, STAR, Action, Colour, technology
from engine.mesopotamia.content.tokens import COSTS

FREE: tuple[Action, ...] = ("explore", "gather", "war")
"""What brings something without any resources. M6.1, M11.3, M12.1"""
NAMED = 2
"""Of what dice could pay for after a reroll so many are named."""


def paid_with(gains: Gains, decision: Decision, answer: str) -> Text | None:
    """Why an action is paid for with these dice: what the others still pay for."""
    named, _, by = answer.partition(".")
    used = {int(each) for each in by.split("-")}
    left = [each for each in offered_actions(decision) if each != named]
    others = [each for each in left if any(used.isdisjoint(way) for way in Turn(gains).ways(each))]
    return Text("reason-pay-others", {"technologies": others}) if others else None


def offered_actions(decision: Decision) -> list[Action]:
    """The actions that could be begun now. M4.8"""
    named = {option.id.partition(".")[0] for option in decision.choice.singles if "." in option.id}
    return [action for action in ACTIONS if action in named]


def idle(gains: Gains, actions: list[Action]) -> list[int]:
    """The unused dice that take no part in any payment for some actions."""
    turn = Turn(gains)
    useful = {n for action in actions for way in turn.ways(action) for n in way}
    return [n for n in turn.idle(()) if n not in useful]


def rerolled(gains: Gains, decision: Decision, answer: Answer) -> Text | None:
    """Why these dice are rolled again: nothing is lost with them, and what they could pay for then."""
    chosen = [int(each) for each in answer] if isinstance(answer, tuple) else []
    if not chosen or not set(chosen) <= set(idle(gains, gains.left)):
        return None
    return _hoped_for(gains, chosen, is_free=bool(decision.about["free"])) or Text(
        "reason-reroll", {"count": len(chosen)}
    )


def _hoped_for(gains: Gains, chosen: list[int], *, is_free: bool) -> Text | None:
    """Name the best actions left that a single sign pays for, if these dice can show it; the star always would."""
    seen = gains.seen
    if seen.view.no_luck:
        return None
    colours = [each for n in chosen for each in COLOURS if each == seen.me.dice[n - 1].colour]
    shown = {sign for each in colours for sign in FACES[each]}
    signs = {action: sign for action, sign in _cheap(seen).items() if sign in shown}
    gain = {**gains.now, "gather": gains.after_gathering.get("gather", 0.0)}
    able = [action for action in gains.left if action in signs and gain[action] > LEAST]
    if not is_free and not _can_research(seen, seen.me.holding["tablet"] - COSTS["reroll"]["tablet"]):
        able = [action for action in able if action != "research"]
    best = sorted(able, key=lambda action: -gain[action])[:NAMED]
    if not best:
        return None
    faces = _paying(colours[0], [signs[action] for action in best])
    price: dict[str, Arg] = {"count": len(chosen), "discovery": not is_free and bool(seen.below_top)}
    return Text("reason-reroll-for", {**price, "faces": faces, "technologies": [*best]})


def _can_research(seen: Seen, tablets: int) -> bool:
    """Whether Research could do something with so many Tablets. M10.2, M10.3"""
    return tablets > 0 or seen.me.holding["clay"] >= seen.effect("research").clay_in


def colour(seen: Seen, decision: Decision, answer: str) -> Text | None:
    """Why a die of this colour: the cards it pays for alone."""
    colours = {option.id: each for option in decision.choice.singles for each in COLOURS if each == option.id}
    if answer not in colours:
        return None
    owned = {sign for die in seen.me.dice for each in COLOURS if each == die.colour for sign in FACES[each]}
    cheap = _cheap(seen)
    new = [action for action, sign in cheap.items() if sign in FACES[colours[answer]] and sign not in owned]
    if new and seen.me.dice:
        return _new(seen, list(colours.values()), colours[answer], new)
    counts = {name: _paying(each, list(cheap.values())) for name, each in colours.items()}
    if not seen.view.no_luck and counts[answer] > max(
        [count for name, count in counts.items() if name != answer], default=counts[answer]
    ):
        return Text("reason-die-most", {"count": counts[answer]})
    alone = [action for action, sign in cheap.items() if sign in FACES[colours[answer]]]
    if alone and seen.rounds_left:
        about = {"number": len(seen.me.dice) + 1, "colour": answer}
        return Text("reason-die-pays", {**about, "technologies": alone})
    return None


def _new(seen: Seen, offered: list[Colour], chosen: Colour, new: list[Action]) -> Text:
    """Say what own dice pay for with a star at most, and if of all that only this needs no resources."""
    if seen.view.no_luck:  # M5.15: no die counts as the star
        return Text("reason-die-new", {"technologies": new})
    cheap = _cheap(seen)
    others = {sign for each in offered if each != chosen for sign in FACES[each]}
    free = [action for action in new if action in FREE]
    if free and not any(cheap.get(action) in others for action in FREE):
        return Text("reason-die-free", {"technologies": new, "free_technologies": free})
    return Text("reason-die-star", {"technologies": new})


def _cheap(seen: Seen) -> dict[Action, str]:
    """The cards that a single die pays for, with their signs."""
    cards = {action: technology(seen.me.empire, action, seen.me.levels[action]) for action in ACTIONS}
    return {action: card.signs[0] for action, card in cards.items() if len(card.signs) == 1}


def _paying(each: Colour, signs: list[str]) -> int:
    """How many faces of a die pay for some card alone."""
    return sum(face == STAR or face in signs for face in FACES[each])
