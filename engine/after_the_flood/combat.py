"""F12: combat."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.data import COMBAT, DIE_SIDES
from engine.after_the_flood.events import AttackCalledOff, AttackFailed, Rolled
from engine.after_the_flood.notes import percent
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Arg, Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step

ROLL = Option("roll", Text("fight-roll"))
ROLL_AGAIN = Option("roll", Text("fight-roll-again"))
CALL_OFF = Option("call_off", Text("fight-call-off"))
FIGHT = Option("fight", Text("fight-out"))


class Fight(Step[AfterTheFloodState], tag="atf.Fight"):
    """FD13: an invader rolls, and may call off the fight after any roll. F12.6, F12.7"""

    seat: Seat
    area: str
    rolled: bool = False
    """The attack is binding. F12.12"""

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Ask before each roll; the first is asked too, as the last moment for undo. F12.13"""
        if is_decided(s, self.seat, self.area):
            return
        options = (ROLL_AGAIN, CALL_OFF) if self.rolled else (ROLL,)
        default = "call_off" if self.rolled else "roll"
        prompt = odds(s, "fight-prompt", self.seat, self.area)
        yield Decision(self.seat, "fight", OneOf(options), prompt, default=default, about=prompt.args, always=True)

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Roll once, or give up: losses stand, nothing is placed. F12.7"""
        if move.answer == "call_off":
            ctx.emit(AttackCalledOff(self.seat, self.area))
            s.pop()
            return
        self.rolled = True
        roll(s, self.seat, self.area, ctx)

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """The fight is decided."""
        close(s, self.seat, self.area, ctx)

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F12.12: before the first roll an attack is not called off but taken back."""
        return Text("refused-call-off") if move.answer == "call_off" else None


class FightOut(Step[AfterTheFloodState], tag="atf.FightOut"):
    """FD18: a fight for the home area goes on until it is decided. F10.19, F11.18"""

    seat: Seat
    area: str

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Ask once, as the last moment for undo. F12.13"""
        if not is_decided(s, self.seat, self.area):
            prompt = odds(s, "fight-out-prompt", self.seat, self.area)
            yield Decision(self.seat, "fight.out", OneOf((FIGHT,)), prompt, default="fight", always=True)

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Roll to the end."""
        while not is_decided(s, self.seat, self.area):
            roll(s, self.seat, self.area, ctx)

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """The fight is decided."""
        close(s, self.seat, self.area, ctx)

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F10.19"""
        return Text("refused-fight-out") if move.answer == "call_off" else None


def roll(s: AfterTheFloodState, seat: Seat, area: str, ctx: Ctx) -> None:
    """F12.3-F12.5: a hit removes a defender, a miss costs the attacker an available army."""
    garrison = s.armies[area]
    needed = needed_to_hit(s, seat, area)
    first, second = ctx.roll(DIE_SIDES), ctx.roll(DIE_SIDES)
    hit = first + second >= needed
    whose = garrison.seat, s.enemy_city(seat, area)
    ctx.emit(Rolled(seat, area, first, second, first + second, needed, hit, *whose))
    if not hit:
        s.expend_armies(seat)
        return
    s.players[garrison.seat].unavailable_armies += 1
    garrison.armies -= 1
    if not garrison.armies:
        del s.armies[area]


def is_decided(s: AfterTheFloodState, seat: Seat, area: str) -> bool:
    """Say whether the defenders are gone or the attacker has no army left. F12.6, F12.8"""
    return s.defenders(seat, area) is None or not s.players[seat].available_armies


def close(s: AfterTheFloodState, seat: Seat, area: str, ctx: Ctx) -> None:
    """Leave a decided fight; whoever started it sees by the armies how it ended."""
    if s.defenders(seat, area) is not None:
        ctx.emit(AttackFailed(seat, area))
    s.pop()


def needed_to_hit(s: AfterTheFloodState, seat: Seat, area: str) -> int:
    """F12.3, with the ratings of this moment (F12.11)."""
    return COMBAT.superior if s.is_superior(seat, s.armies[area].seat) else COMBAT.inferior


def odds(s: AfterTheFloodState, key: str, seat: Seat, area: str) -> Text:
    """Who defends, what must be rolled, and what is at stake. F20.10"""
    rating, armies = s.rating(s.armies[area].seat), s.players[seat].available_armies
    return Text(key, {"area": area, **_at_stake(s, seat, area), "rating": rating, "armies": armies})


def attack_note(s: AfterTheFloodState, seat: Seat, area: str, price: dict[str, Arg]) -> Text:
    """Beside an area to enter: defenders, city, the number to roll, the price, what is left. F20.10"""
    if s.defenders(seat, area) is None:
        return Text("enter-free-note", {**_city(s, seat, area), **price})
    return Text("enter-held-note", {**_held(s, seat, area), **price})


def defence_note(s: AfterTheFloodState, seat: Seat, area: str) -> Text:
    """Beside a home area: its defenders, its city and the number to roll. F20.10"""
    if s.defenders(seat, area) is None:
        return Text("home-free-note", _city(s, seat, area))
    return Text("home-held-note", _held(s, seat, area))


def _held(s: AfterTheFloodState, seat: Seat, area: str) -> dict[str, Arg]:
    """What is at stake, the city, and whether it is the defender's own."""
    stake, city = _at_stake(s, seat, area), _city(s, seat, area)
    return {**stake, **city, "defended_city": city["city_seat"] == stake["defender_seat"]}


def _city(s: AfterTheFloodState, seat: Seat, area: str) -> dict[str, Arg]:
    """Whose city stands in an area, if one does, and whether it is the seat's own."""
    city = s.cities.get(area)
    return {"city_seat": None if city is None else city.seat, "own_city": city is not None and city.seat == seat}


def _at_stake(s: AfterTheFloodState, seat: Seat, area: str) -> dict[str, Arg]:
    garrison, needed = s.armies[area], needed_to_hit(s, seat, area)
    return {
        "defender_seat": garrison.seat,
        "defenders": garrison.armies,
        "needed": needed,
        "percent": percent(needed),
    }
