"""M3.3-M3.5: roles in seating order, Empires in the order of the roles, Start Regions in the reverse one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.decision import Arg, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.mesopotamia.content.empires import COUNTS, EMPIRES, START, Empire
from engine.mesopotamia.content.map import REGIONS, STARTS
from engine.mesopotamia.content.solo import OPPOSITE
from engine.mesopotamia.content.technologies import is_stronger, own_technologies
from engine.mesopotamia.counts import selectable_starts
from engine.mesopotamia.events.setup import EmpireTaken, RoleTaken, StartTaken
from engine.mesopotamia.holdings import told
from engine.mesopotamia.notes import CHOSEN, absent, refused
from engine.mesopotamia.setup.start_line import StartChoice, begin_empire, start_choice
from engine.mesopotamia.state import MesopotamiaState


def roles(s: MesopotamiaState) -> list[str]:
    """The letters in play, as many as players. M3.3"""
    return [letter.lower() for letter in COUNTS[max(COUNTS)].roles[: s.seats]]


def by_role(s: MesopotamiaState) -> list[Seat]:
    """The seats in the order of their roles. M3.4"""
    return sorted(range(s.seats), key=lambda seat: s.players[seat].role)


def free_empires(s: MesopotamiaState) -> list[str]:
    """Empires of the sets in use that nobody plays. M3.4"""
    taken = {player.empire for player in s.players}
    return [empire.id for empire in EMPIRES.values() if empire.set in s.sets and empire.id not in taken]


def free_starts(s: MesopotamiaState) -> list[str]:
    """Those in which nobody begins yet. M3.5"""
    return [region for region in selectable_starts(s) if s.side_starting_in(region) is None]


class Draft(Step[MesopotamiaState], tag="mesopotamia.Draft"):
    """Every player picks three times; whoever picks twice running does so in one turn, such as the last role."""

    ending: ClassVar[Text | None] = CHOSEN
    seating: list[Seat]
    picked: int = 0

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Ask whoever picks next."""
        if self.picked == 3 * s.seats:
            s.end_turn()
            s.pop()
            return
        what, place = divmod(self.picked, s.seats)
        self.picked += 1
        order = (self.seating, by_role(s), by_role(s)[::-1])[what]
        seat = order[place]
        if s.turn_of != seat:
            s.begin_turn(seat)
        s.push((ChooseRole, ChooseEmpire, ChooseStart)[what](seat))


class ChooseRole(Step[MesopotamiaState], tag="mesopotamia.ChooseRole"):
    """D1"""

    seat: Seat

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Offer the letters that are left."""
        letters = roles(s)
        options = tuple(
            Option(letter, Text("role-option", {"role": letter}), _order(n, s.seats))
            for n, letter in enumerate(letters, 1)
            if all(player.role != letter for player in s.players)
        )
        yield Decision(self.seat, "role", OneOf(options), Text("role-prompt"), default=options[0].id)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Take the letter."""
        role = s.players[self.seat].role = str(move.answer)
        ctx.emit(RoleTaken(self.seat, role))
        s.pop()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """M3.3"""
        if move.answer not in roles(s):
            return refused("unknown_id")
        return refused("role_taken", role=str(move.answer))


def _order(place: int, players: int) -> Text:
    """When a role chooses its Empire and, in reverse, its Start Region. M3.4, M3.5"""
    return Text("role-note", {"place": place, "start_place": players + 1 - place, "players": players})


class ChooseEmpire(Step[MesopotamiaState], tag="mesopotamia.ChooseEmpire"):
    """D2"""

    seat: Seat

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Offer the Empires that are left."""
        options = tuple(empire_option(EMPIRES[empire]) for empire in free_empires(s))
        hints = Hints(menu=Text("empire-menu"), refused=tuple(_absent_empires(s)))
        yield Decision(self.seat, "empire", OneOf(options), Text("empire-prompt"), default=options[0].id, hints=hints)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Take the Empire."""
        empire = s.players[self.seat].empire = str(move.answer)
        ctx.emit(EmpireTaken(self.seat, empire))
        s.pop()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """M3.4"""
        empire = EMPIRES.get(str(move.answer))
        if empire is None:
            return refused("unknown_id")
        return refused("empire_taken" if empire.set in s.sets else "empire_not_in_sets", empire=empire.id)


def _absent_empires(s: MesopotamiaState) -> Iterable[Text]:
    """Say why nobody can take the other Empires: somebody plays one, or its set is not in use. M3.4"""
    for seat, player in enumerate(s.players):
        if player.empire:
            yield absent("empire", refused("empire_taken", empire=player.empire, seat=seat))
    unused = [empire.id for empire in EMPIRES.values() if empire.set not in s.sets]
    if unused:
        yield absent("empire", refused("empire_not_in_sets", empires=unused))


def empire_option(empire: Empire) -> Option:
    """An Empire with its start line. M3.7"""
    note = Text(
        "empire-note",
        {
            "empire": empire.id,
            "technologies": dict(empire.start_technologies.items()),
            "resources": told(empire.extra_resources),
            "unit": empire.start_unit,
            "ziggurat": empire.start_ziggurat_levels,
            "population": empire.start_squares.get("population", START.population_square),
            "event_square": empire.start_squares.get("event", START.event_square),
            "special": empire.special,
            **_better(empire.id),
        },
    )
    return Option(empire.id, Text("empire-option", {"empire": empire.id}), note)


def _better(empire: str) -> dict[str, Arg]:
    """The technologies of which an Empire has stronger cards; if there are none, those it pays for otherwise. M3.2"""
    own = own_technologies(empire)
    stronger = list(dict.fromkeys(card.type for card in own if is_stronger(card)))
    others = [] if stronger else list(dict.fromkeys(card.type for card in own))
    return {"better_technologies": stronger, "otherwise_technologies": others}


class ChooseStart(Step[MesopotamiaState], tag="mesopotamia.ChooseStart"):
    """D3; what the Empire chooses besides comes right after it. M21"""

    seat: Seat

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Offer the Start Regions that are left."""
        options = tuple(_start_option(s, region) for region in free_starts(s))
        hints = Hints(menu=Text("start-menu"), refused=tuple(_absent_starts(s)))
        yield Decision(self.seat, "start", OneOf(options), Text("start-prompt"), default=options[0].id, hints=hints)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Begin there."""
        region = str(move.answer)
        ctx.emit(StartTaken(self.seat, region))
        begin_empire(s, ctx, self.seat, region)
        s.pop()
        if start_choice(s, self.seat) is not None:
            s.push(StartChoice(self.seat))

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """M3.5"""
        region = str(move.answer)
        if region not in REGIONS:
            return refused("unknown_id")
        return refused("start_taken" if region in selectable_starts(s) else "start_not_selectable", region=region)


def _absent_starts(s: MesopotamiaState) -> Iterable[Text]:
    """Say why nobody can begin in the other Start Regions: one is taken, or for more Empires. M3.5"""
    for number, region in STARTS.items():
        seat = s.side_starting_in(region)
        if seat is not None:
            yield absent("start", refused("start_taken", region=region, seat=seat))
        elif region not in selectable_starts(s):
            yield absent("start", refused("start_not_selectable", region=region, players=number))


def _start_option(s: MesopotamiaState, region: str) -> Option:
    """A Start Region with what lies around it, and where an Automaton would then begin. M17.2"""
    around = [REGIONS[other] for other in REGIONS[region].adjacent]
    free = [other for other in around if other.id not in s.blocked]
    symbols = [other.resource for other in free if other.resource]
    faces = s.automaton is not None and s.seats == 1  # among several humans it takes what is left, M3.21
    note = Text(
        "start-note",
        {
            "resources": {resource: symbols.count(resource) for resource in dict.fromkeys(symbols)},
            "tribe_regions": [other.id for other in free if other.tribe],
            "blocked_regions": [other.id for other in around if other.id in s.blocked],
            "seat": s.seats if faces else None,
            "opposite_region": OPPOSITE[region] if faces else None,
        },
    )
    return Option(region, Text("region", {"region": region}), note)
