"""F10: the action Start Empire, in four steps: take armies, buy more, equip them, enter the home area."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.combat import FightOut, defence_note
from engine.after_the_flood.data import EMPIRE, EMPIRES, PLAYER, RESOURCES, SOLDIERY, SUMER
from engine.after_the_flood.events import ArmiesBought, ArmyEquipped, EmpireStarted, HomeEntered, WorkersLeft
from engine.after_the_flood.notes import given_away
from engine.after_the_flood.state import RATINGS, AfterTheFloodState, worth
from engine.core.decision import Amounts, Arg, Decision, Hints, Move, Number, OneOf, Option, Seat, Text, counts_of
from engine.core.game import Ctx, Step

ANY_SUMER = "any_sumer"


class ClaimEmpire(Step[AfterTheFloodState], tag="atf.ClaimEmpire"):
    """FD7: which empire; then its armies are taken. F10.7"""

    seat: Seat

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Offer the eligible empires with their armies, who holds their home and what leaves it. F10.15"""
        options = tuple(
            Option(
                empire,
                Text("empire-option", {"empire": empire, "armies": armies_of(s, self.seat, empire)}),
                self._note(s, empire),
            )
            for empire in eligible(s, self.seat)
        )
        yield Decision(self.seat, "empire", OneOf(options), Text("empire-prompt"), default=options[0].id)

    def _note(self, s: AfterTheFloodState, empire: str) -> Text:
        home = EMPIRES[empire].home
        if home == ANY_SUMER:
            return Text("empire-sumer-note")
        workers = s.workers[home][self.seat]
        garrison = s.defenders(self.seat, home)
        if garrison is None:
            return Text("empire-free-note", {"workers": workers})
        return Text("empire-held-note", {"seat": garrison.seat, "armies": garrison.armies, "workers": workers})

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """F10.7, F18.10"""
        player = s.players[self.seat]
        player.empire = str(move.answer)
        player.started = 1 + max(other.started for other in s.players)
        armies = armies_of(s, self.seat, player.empire)
        ctx.emit(EmpireStarted(self.seat, player.empire, s.take_armies(self.seat, armies)))
        s.become(BuyArmies(self.seat))

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F10.2-F10.4"""
        empire = str(move.answer)
        if empire not in EMPIRES:
            return None
        if EMPIRES[empire].turn != s.turn:
            return Text("refused-empire-turn", {"empire": empire})
        if any(player.empire == empire for player in s.players):
            return Text("refused-empire-taken", {"empire": empire})
        return Text("refused-empire-workers", {"area": EMPIRES[empire].home})


def armies_of(s: AfterTheFloodState, seat: Seat, empire: str) -> int:
    """How many armies a player takes with an empire. F10.7, F18.10"""
    return EMPIRES[empire].armies + EMPIRE.babylon_extra_armies * s.has_city(seat, "babylon")


class BuyArmies(Step[AfterTheFloodState], tag="atf.BuyArmies"):
    """FD8: any number of grain, metal and tools for more armies. F10.8"""

    seat: Seat

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Ask for numbers of pieces, each up to the last that still brings an army. F10.9, F20.9"""
        player = s.players[self.seat]
        room = player.unavailable_armies
        limits = {}
        for resource in SOLDIERY:
            brings = RESOURCES[resource].armies
            useful = min(player.hand[resource], -(-room // brings))
            if useful:
                limits[resource] = useful
        options = tuple(
            Option(
                resource,
                Text("resource-option", {"resource": resource}),
                Text("have-note", {"have": player.hand[resource]}),
            )
            for resource in limits
        )
        brought = {resource: RESOURCES[resource].armies for resource in limits}
        choice = Amounts(options, limits, "resources", worth=brought, room=room, each=brought, brings="armies")
        taken = PLAYER.armies - room
        prompt = Text("buy-prompt", {"empire": player.empire, "armies": taken, "most": PLAYER.armies})
        yield Decision(self.seat, "empire.buy", choice, prompt, default=(), hints=Hints(menu=Text("buy-menu")))

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """F10.8, F10.9: each piece brings as many armies as it can."""
        bought = counts_of(move.answer) if isinstance(move.answer, tuple) else {}
        armies = 0
        for resource, count in bought.items():
            for _ in range(count):
                s.expend_resource(self.seat, resource)
                armies += RESOURCES[resource].armies
        if bought:
            ctx.emit(ArmiesBought(self.seat, bought, s.take_armies(self.seat, armies)))
        s.become(EquipArmies(self.seat))

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F10.9"""
        return Text("refused-buy", {"room": s.players[self.seat].unavailable_armies})


class EquipArmies(Step[AfterTheFloodState], tag="atf.EquipArmies"):
    """FD9: any set of own resources; their value rates the empire. F10.10-F10.13"""

    seat: Seat

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Ask for the equipment, with the ratings of the others and what it takes to be above them."""
        hand = {resource: count for resource, count in s.players[self.seat].hand.items() if count}
        hints = Hints(menu=Text("equip-menu"), none=Text("empire-equip-none", {"rating": s.rating(self.seat)}))
        choice, prompt = given_away(hand, self._ratings(s)), self._prompt(s)
        yield Decision(self.seat, "empire.equip", choice, prompt, default=(), hints=hints)

    def _ratings(self, s: AfterTheFloodState) -> dict[int, Text]:
        """Say from which value on the empire is rated how. F10.12"""
        rivals = [seat for seat in s.ranking() if seat != self.seat]
        above = {1 + worth(s.players[seat].equipment): place for place, seat in reversed(list(enumerate(rivals)))}
        return {
            least: Text("rated-note", {"rating": RATINGS[place]}) for least, place in {0: len(rivals), **above}.items()
        }

    def _prompt(self, s: AfterTheFloodState) -> Text:
        args: dict[str, Arg] = {}
        rivals = [seat for seat in s.ranking() if seat != self.seat]
        for place, seat in zip(("first", "second"), rivals, strict=False):
            value = worth(s.players[seat].equipment)
            args |= {f"{place}_seat": seat, f"{place}_value": value, f"above_{place}": value + 1}
        return Text(("equip-prompt", "equip-prompt-one", "equip-prompt-two")[len(rivals)], args)

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """F10.11"""
        player = s.players[self.seat]
        player.equipment = counts_of(move.answer) if isinstance(move.answer, tuple) else {}
        for resource, count in player.equipment.items():
            player.hand[resource] -= count
        value = worth(player.equipment)
        ranking = s.ranking()
        overtaken = ranking[ranking.index(self.seat) + 1 :]
        ctx.emit(ArmyEquipped(self.seat, dict(player.equipment), value, s.rating(self.seat), overtaken))
        home = EMPIRES[player.empire].home
        if home == ANY_SUMER:
            s.become(ChooseHome(self.seat))
        else:
            s.become(EnterHome(self.seat, home))

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F10.10"""
        return Text("refused-not-in-hand")


class ChooseHome(Step[AfterTheFloodState], tag="atf.ChooseHome"):
    """FD10: a Sumer empire begins in any one Sumer area. F10.18"""

    seat: Seat

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Offer all nine, with their defenders."""
        options = tuple(
            Option(area, Text("area-option", {"area": area}), defence_note(s, self.seat, area)) for area in SUMER
        )
        default = next((area for area in SUMER if s.defenders(self.seat, area) is None), SUMER[0])
        yield Decision(self.seat, "empire.home", OneOf(options), Text("home-prompt"), default=default)

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Go there."""
        s.become(EnterHome(self.seat, str(move.answer)))

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F10.18"""
        return Text("refused-home")


class EnterHome(Step[AfterTheFloodState], tag="atf.EnterHome"):
    """FD11: workers leave, enemies are fought, one or two armies move in. F10.15-F10.21"""

    seat: Seat
    area: str
    cleared: bool = False
    """Own workers have left and enemies have been fought."""

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """How many armies, once the area is free. F10.17"""
        armies = s.players[self.seat].available_armies
        if self.cleared and armies:
            most = min(EMPIRE.home_armies, armies)
            prompt = Text("armies-prompt", {"area": self.area, "armies": armies})
            yield Decision(
                self.seat, "empire.armies", Number(1, most, "armies"), prompt, default=1, about={"area": self.area}
            )

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Place them."""
        armies = int(str(move.answer))
        s.place_armies(self.seat, self.area, armies)
        city_seat, idle = s.enemy_city(self.seat, self.area), s.idle_workers(self.seat, self.area)
        ctx.emit(HomeEntered(self.seat, self.area, armies, city_seat, idle))
        s.pop()

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """Send the workers away before any fight (F10.16); a lost fight ends the action (F10.21)."""
        if self.cleared:
            s.pop()
            return
        self.cleared = True
        workers = s.workers[self.area][self.seat] if self.area in s.workers else 0
        if workers:
            s.remove_workers(self.seat, self.area, workers)
            ctx.emit(WorkersLeft(self.seat, self.area, workers))
        if s.defenders(self.seat, self.area) is not None:
            s.push(FightOut(self.seat, self.area))

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F10.17"""
        return Text("refused-number", {"most": min(EMPIRE.home_armies, s.players[self.seat].available_armies)})


def eligible(s: AfterTheFloodState, seat: Seat) -> list[str]:
    """The empires a seat may start now. F10.1-F10.5"""
    if s.players[seat].started:
        return []
    taken = {player.empire for player in s.players}
    return [
        empire.id
        for empire in EMPIRES.values()
        if empire.turn == s.turn and empire.id not in taken and is_leading(s, seat, empire.home)
    ]


def is_leading(s: AfterTheFloodState, seat: Seat, home: str) -> bool:
    """F10.4: a worker there, and nobody with more; a Sumer empire needs none (F10.5)."""
    if home == ANY_SUMER:
        return True
    workers = s.workers[home]
    return workers[seat] > 0 and workers[seat] == max(workers)
