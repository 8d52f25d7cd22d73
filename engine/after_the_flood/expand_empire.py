"""F11: the action Expand Empire, a chain of sub-actions."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.combat import Fight, FightOut, attack_note
from engine.after_the_flood.data import AREAS, EMPIRES, LEADS_TO, PLAYER, SUMER
from engine.after_the_flood.events import AttackDeclared, CityDestroyed, Invaded, Reentered, Reinforced, RepeatPaid
from engine.after_the_flood.means import Means
from engine.after_the_flood.notes import DONE
from engine.after_the_flood.start_empire import ANY_SUMER
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Arg, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step

SUB_ACTIONS = ("invade", "destroy", "reinforce", "reenter")


class ExpandEmpire(Step[AfterTheFloodState], tag="atf.ExpandEmpire"):
    """FD12, FD14: a sub-action, then more of them for an army each, until done. F11.1, F11.13"""

    seat: Seat
    repeating: bool = False
    """A sub-action has been taken, so that the next one costs an army more."""
    sub_action: str = ""
    """The kind chosen, while its area is asked for."""

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Which kind, then where; nothing more once no repeat is affordable. F11.14, F11.20"""
        armies = s.players[self.seat].available_armies
        if self.sub_action:
            yield self._where(s, armies)
            return
        by_kind = targets(s, self.seat, armies - self.repeating)
        if not by_kind:
            return
        kinds = [kind for kind in SUB_ACTIONS if kind in by_kind]
        options = [self._kind(s, kind, by_kind[kind], armies - self.repeating) for kind in kinds]
        if self.repeating:
            options.append(DONE)
        prompt = Text("expand-more-prompt" if self.repeating else "expand-prompt", {"armies": armies})
        default = "done" if self.repeating else kinds[0]
        yield Decision(
            self.seat,
            "expand",
            OneOf(tuple(options)),
            prompt,
            default=default,
            ends="done" if self.repeating else "",
            hints=Hints(join=True, menu=Text("expand-more-menu" if self.repeating else "action-expand")),
        )

    def _kind(self, s: AfterTheFloodState, kind: str, areas: list[str], armies: int) -> Option:
        """Offer a kind of sub-action; where there is one area for it only, that area with its price. F20.10"""
        if len(areas) > 1:
            return Option(kind, Text(f"expand-{kind}"), Text("targets-note", {"areas": areas}))
        (area,) = areas
        return Option(kind, Text(f"only-{kind}", {"area": area}), self._note(s, kind, area, armies))

    def _where(self, s: AfterTheFloodState, armies: int) -> Decision:
        possible = targets(s, self.seat, armies)
        areas = possible[self.sub_action]
        # where nothing else could be chosen before, no menu has said yet what is done there
        key = f"only-{self.sub_action}" if len(possible) == 1 and not self.repeating else "area-option"
        options = tuple(
            Option(area, Text(key, {"area": area}), self._note(s, self.sub_action, area, armies)) for area in areas
        )
        default = areas[0]
        if self.sub_action == "reenter":  # F20.11
            default = next((area for area in areas if s.defenders(self.seat, area) is None), default)
        prompt = Text(f"where-{self.sub_action}")
        about: dict[str, Arg] = {"sub_action": self.sub_action}
        return Decision(self.seat, "expand.area", OneOf(options), prompt, default=default, about=about)

    def _note(self, s: AfterTheFloodState, kind: str, area: str, armies: int) -> Text:
        """Tell the price of a sub-action, with the army for a repeat, and what so many armies leave after that."""
        owner = s.cities[area].seat if kind == "destroy" else None
        cost = 1 if owner is None else s.destroy_cost(owner)
        price: dict[str, Arg] = {"repeating": self.repeating, "cost": cost, "total": cost + self.repeating}
        price["left"] = armies - cost
        if owner is not None:
            return Text("destroy-note", {"owner_seat": owner, "expanded": s.cities[area].expanded, **price})
        if kind == "reinforce":
            return Text("reinforce-note", price)
        return attack_note(s, self.seat, area, price)

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Pay for a repeat before the sub-action (F11.14), do what was chosen, or be done."""
        if move.kind == "expand.area":
            self._do(s, str(move.answer), ctx)
        elif move.answer == "done":
            ctx.commit()
            s.pop()
        else:
            if self.repeating:
                s.expend_armies(self.seat)
                ctx.emit(RepeatPaid(self.seat))
            self.sub_action = str(move.answer)

    def _do(self, s: AfterTheFloodState, area: str, ctx: Ctx) -> None:
        sub_action, self.sub_action = self.sub_action, ""
        self.repeating = True
        match sub_action:
            case "reinforce":
                s.place_armies(self.seat, area)
                ctx.emit(Reinforced(self.seat, area, s.enemy_city(self.seat, area)))
            case "destroy":
                destroy_city(s, self.seat, area, ctx)
            case _:
                s.push(Enter(self.seat, area, reentry=sub_action == "reenter"))

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """No repeat is affordable."""
        s.pop()

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F11.5, F11.8, F11.11, F11.14"""
        answer = str(move.answer)
        if move.kind == "expand":
            if answer == "done":
                return Text("refused-nothing-done")
            return Text(f"refused-expand-{answer}") if answer in SUB_ACTIONS else None
        if answer not in AREAS:
            return None
        if self.sub_action == "invade" and s.has_army(self.seat, answer):
            return Text("refused-invade-own", {"area": answer})
        if self.sub_action == "destroy" and answer in s.cities and s.has_army(self.seat, answer):
            owner = s.cities[answer].seat
            if owner == self.seat:
                return Text("refused-destroy-own", {"area": answer})
            return Text("refused-destroy-armies", {"area": answer, "cost": s.destroy_cost(owner)})
        return Text(f"refused-where-{self.sub_action}", {"area": answer})


class Enter(Step[AfterTheFloodState], tag="atf.Enter"):
    """One army enters an area, after a fight if enemies are there. F11.3, F11.4, F11.17, F11.18"""

    seat: Seat
    area: str
    reentry: bool
    fought: bool = False

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """Fight if need be; an army is placed only if no enemy is left."""
        garrison = s.defenders(self.seat, self.area)
        if garrison is not None and not self.fought:
            self.fought = True
            ctx.emit(AttackDeclared(self.seat, self.area, garrison.seat, garrison.armies))
            s.push(FightOut(self.seat, self.area) if self.reentry else Fight(self.seat, self.area))
            return
        if garrison is None:
            came_from = next((area for area in AREAS if self._leads_here(s, area)), "")
            s.place_armies(self.seat, self.area)
            city_seat, idle = s.enemy_city(self.seat, self.area), s.idle_workers(self.seat, self.area)
            ctx.emit(
                Reentered(self.seat, self.area, city_seat, idle)
                if self.reentry
                else Invaded(self.seat, came_from, self.area, city_seat, idle)
            )
        s.pop()

    def _leads_here(self, s: AfterTheFloodState, area: str) -> bool:
        return s.has_army(self.seat, area) and self.area in LEADS_TO[area]


def destroy_city(s: AfterTheFloodState, seat: Seat, area: str, ctx: Ctx) -> None:
    """F11.9, F11.10"""
    owner = s.cities[area].seat
    cost = s.destroy_cost(owner)
    s.expend_armies(seat, cost)
    s.remove_city(area)
    ctx.emit(CityDestroyed(seat, area, owner, cost))


def targets(s: AfterTheFloodState, seat: Seat, armies: int) -> dict[str, list[str]]:
    """The areas of each kind of sub-action that so many available armies can pay for; kinds without any left out."""
    if armies < 1 or not s.players[seat].started:
        return {}
    held = {area for area, garrison in s.armies.items() if garrison.seat == seat}
    if not held:
        return {"reenter": homes(s, seat)}  # F11.17
    reached = {other for area in held for other in LEADS_TO[area]} - held
    by_kind = {
        "invade": [area for area in AREAS if area in reached],
        "destroy": [area for area in SUMER if area in held and _can_destroy(s, seat, area, armies)],
        "reinforce": [area for area in AREAS if area in held and s.armies[area].armies < PLAYER.max_armies_per_area],
    }
    return {kind: areas for kind, areas in by_kind.items() if areas}


def homes(s: AfterTheFloodState, seat: Seat) -> list[str]:
    """Where a wiped-out empire may come back. F11.17"""
    home = EMPIRES[s.players[seat].empire].home
    return list(SUMER) if home == ANY_SUMER else [home]


def _can_destroy(s: AfterTheFloodState, seat: Seat, area: str, armies: int) -> bool:
    city = s.cities.get(area)
    return city is not None and city.seat != seat and s.destroy_cost(city.seat) <= armies


def is_possible(s: AfterTheFloodState, seat: Seat, means: Means) -> bool:
    """Say whether an Expand Empire action could do anything. F6.6"""
    return bool(targets(s, seat, means.armies))
