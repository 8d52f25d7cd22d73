"""M5.3-M5.15: Dingir dice, what they pay for, and how they are won and rolled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import TypeAlias

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.content.empires import ZIGGURAT_LEVELS
from engine.mesopotamia.content.technologies import COLOURS, FACES, STAR, Action, Colour, Sign, technology
from engine.mesopotamia.events.turn import DiceRolled
from engine.mesopotamia.state import Die, MesopotamiaState

Payment: TypeAlias = tuple[int, ...]
"""Dice that pay together, by their positions in ascending order; the first die of an Empire is 1."""
WITHOUT_STAR: dict[Colour, tuple[Sign, ...]] = {
    colour: tuple(dict.fromkeys(sign for sign in faces if sign != STAR)) for colour, faces in FACES.items()
}
"""What a die of each colour may count as when dice are not rolled. M5.15"""
BOTH = 3
"""Both signs of a card, one bit each."""


def signs_of(s: MesopotamiaState, die: Die) -> tuple[Sign, ...]:
    """What a die may count as now: nothing if it is used, or was won this turn and not rolled yet. M5.3, M5.8"""
    if die.used:
        return ()
    if s.no_luck:
        return WITHOUT_STAR[die.colour]
    return (die.face,) if die.face else ()


def signs_for(s: MesopotamiaState, seat: Seat, action: Action) -> tuple[Sign, ...]:
    """What has to be shown to pay for an action with dice."""
    player = s.players[seat]
    return technology(player.empire, action, player.levels[action]).signs


def payments(s: MesopotamiaState, seat: Seat, actions: Iterable[Action]) -> dict[Action, Sequence[Payment]]:
    """Find all ways to pay for each of some actions that are still to be performed.

    The cheapest come first: those with the fewest stars, then those whose dice would serve the fewest of the actions.
    """
    dice = tuple([signs_of(s, die) for die in s.players[seat].dice])
    if not any(dice):
        return dict.fromkeys(actions, ())
    cards = {action: signs_for(s, seat, action) for action in actions}
    found: dict[Action, Sequence[Payment]] = {action: _ways(dice, signs) for action, signs in cards.items()}
    if max(map(len, found.values()), default=0) < 2:
        return found
    stars = [STAR in die for die in dice]
    useful = [sum(_serves(die, signs) > 0 for signs in cards.values()) for die in dice]

    def price(payment: Payment) -> tuple[int, int, Payment]:
        return sum(stars[number - 1] for number in payment), sum(useful[number - 1] for number in payment), payment

    return {action: sorted(ways, key=price) for action, ways in found.items()}


@lru_cache(maxsize=4096)
def _ways(dice: tuple[tuple[Sign, ...], ...], signs: tuple[Sign, ...]) -> tuple[Payment, ...]:
    """Find the sets of dice that show just the one or two signs of a card; few dice come again and again. M5.3"""
    serving = {number: found for number, die in enumerate(dice, 1) if (found := _serves(die, signs))}
    if len(signs) == 1:
        return tuple((number,) for number in serving)
    return tuple((one, two) for (one, a), (two, b) in combinations(serving.items(), 2) if a | b == BOTH)


@cache
def _serves(die: tuple[Sign, ...], signs: tuple[Sign, ...]) -> int:
    """Which signs of a card a die may stand for: 1 for the first, 2 for the second, 3 for both, 0 for none."""
    if STAR in die:
        return BOTH
    return (signs[0] in die) | (signs[-1] in die) << 1


def pays(dice: Sequence[tuple[Sign, ...]], signs: tuple[Sign, ...]) -> bool:
    """Whether dice, each with what it may count as, show just these signs in some order. M5.3

    >>> pays([("an",), ("a",)], ("ud", "a")), pays([("an",)], ("ud", "a"))
    (True, False)
    """
    return len(dice) == len(signs) and bool(_ways(tuple(dice), signs))


def written(payment: Payment) -> str:
    """Write dice as part of an answer.

    >>> written((1, 3))
    '1-3'
    """
    return "-".join(map(str, payment))


def shown(s: MesopotamiaState, seat: Seat, payment: Payment) -> list[str]:
    """What dice are called: by the sign they show, without luck by their colour. M5.15"""
    dice = s.players[seat].dice
    return [dice[position - 1].colour if s.no_luck else dice[position - 1].face for position in payment]


def apart(s: MesopotamiaState, seat: Seat, ways: Sequence[Payment]) -> list[Payment]:
    """Ways to pay that differ: dice of one colour that show the same sign are as good as each other."""
    dice = s.players[seat].dice
    found: dict[tuple[tuple[str, str], ...], Payment] = {}
    for payment in ways:
        alike = sorted((dice[position - 1].colour, dice[position - 1].face) for position in payment)
        found.setdefault(tuple(alike), payment)
    return list(found.values())


def usable(s: MesopotamiaState, seat: Seat) -> Payment:
    """The dice that can still pay for something this turn."""
    return tuple(position for position, die in enumerate(s.players[seat].dice, 1) if signs_of(s, die))


def use_dice(s: MesopotamiaState, seat: Seat, payment: Payment) -> None:
    """Lay dice on a card: each pays for one action a turn. M5.3"""
    for position in payment:
        s.players[seat].dice[position - 1].used = True


def roll_dice(s: MesopotamiaState, ctx: Ctx, seat: Seat) -> None:
    """Take all dice of a seat back and roll them; without luck they are only taken back. M5.7, M5.14, M5.15"""
    take_dice_back(s, seat)
    dice = s.players[seat].dice
    if not dice or s.no_luck:
        return
    ctx.emit(DiceRolled(seat, [roll(ctx, die) for die in dice]))


def roll(ctx: Ctx, die: Die) -> Sign:
    """Roll one die; give what it shows. M5.4"""
    faces = FACES[die.colour]
    die.face = face = faces[ctx.draw(len(faces))]
    return face


def take_dice_back(s: MesopotamiaState, seat: Seat) -> None:
    """Take the dice from the cards; what they showed is not kept. M5.14"""
    for die in s.players[seat].dice:
        die.used, die.face = False, ""


def colours_for(s: MesopotamiaState, seat: Seat) -> list[Colour]:
    """The colours allowed for the die of the next Ziggurat level: three levels give one die of each. M5.10"""
    dice = s.players[seat].dice
    if len(dice) == ZIGGURAT_LEVELS:
        return []
    taken = {die.colour for die in dice[len(dice) // len(COLOURS) * len(COLOURS) :]}
    return [colour for colour in COLOURS if colour not in taken]


def gain_die(s: MesopotamiaState, seat: Seat, colour: Colour) -> None:
    """Win the die of a Ziggurat level; it shows nothing until the next roll. M5.8"""
    s.players[seat].dice.append(Die(colour))
