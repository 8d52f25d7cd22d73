"""Wars in a line: an empire started, or a chain of invasions with its fights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeGuard

import msgspec

from engine.after_the_flood import events as e
from engine.core.game import Event
from render.games.after_the_flood.recap.groups import ActionGroup
from render.games.after_the_flood.recap.player_actions import action_line
from render.story.line import RecapLine
from render.text.phrases import Phrase, Row, phrase


class Fight(msgspec.Struct):
    """The rolls for an area and how they ended."""

    area: str
    rolls: list[e.Rolled] = []
    outcome: str = ""
    """taken, called_off, failed, or nothing while it goes on."""


class EnteredQuietly(msgspec.Struct):
    """One or several areas entered or reinforced without a fight."""

    key: str
    areas: list[str]


Feat = Fight | EnteredQuietly | e.CityDestroyed
"""A part of an Expand Empire action."""


def parts_of_expansion(events: Iterable[Event]) -> list[Feat]:
    """Put the parts of an expansion together; areas entered one after the other without a fight are one part."""
    found: list[Feat] = []
    for event in events:
        last = found[-1] if found else None
        match event:
            case e.AttackDeclared(_, area):
                found.append(Fight(area))
            case e.Rolled(_, area) if _is_fight_for(last, area):
                last.rolls.append(event)
            case e.Rolled(_, area):
                found.append(Fight(area, [event]))
            case e.AttackCalledOff() | e.AttackFailed() if isinstance(last, Fight):
                last.outcome = "called_off" if isinstance(event, e.AttackCalledOff) else "failed"
            case e.Invaded(_, _, area) | e.Reentered(_, area) | e.HomeEntered(_, area) if _is_fight_for(last, area):
                last.outcome = "taken"
            case e.Invaded(_, _, area):
                _quietly(found, "recap-invades", area)
            case e.Reentered(_, area):
                _quietly(found, "recap-reenters", area)
            case e.Reinforced(_, area):
                _quietly(found, "recap-reinforces", area)
            case e.CityDestroyed():
                found.append(event)
    return found


def _is_fight_for(last: Feat | None, area: str) -> TypeGuard[Fight]:
    return isinstance(last, Fight) and last.area == area and not last.outcome


def _quietly(found: list[Feat], key: str, area: str) -> None:
    if found and isinstance(last := found[-1], EnteredQuietly) and last.key == key:
        last.areas.append(area)
    else:
        found.append(EnteredQuietly(key, [area]))


def expand(group: ActionGroup) -> RecapLine:
    """A chain of feats; if the last is a fight its outcome ends the line."""
    parts = parts_of_expansion(group.events)
    if not parts:
        return RecapLine((group.events[0],), (group.seat,))
    *before, last = parts
    result = outcome_of(last) if isinstance(last, Fight) else None
    return action_line(
        group,
        _chain([_feat(part, briefly=False) for part in before], _last(last, briefly=False)),
        _chain([_feat(part, briefly=True) for part in before], _last(last, briefly=True)),
        result=result,
    )


def start(group: ActionGroup) -> RecapLine:
    """An empire with its armies, its rating and its home, fought for if need be."""
    started, bought = group.first(e.EmpireStarted), group.first(e.ArmiesBought)
    equipped, home = group.first(e.ArmyEquipped), group.first(e.HomeEntered)
    if started is None or equipped is None:
        return RecapLine((group.events[0],), (group.seat,))
    more = bought.armies if bought else 0
    briefly = phrase(
        "recap-starts-briefly", empire=started.empire, armies=started.armies + more, rating=equipped.rating
    )
    paid = {
        **briefly.args,
        "bought_resources": bought.resources if bought else {},
        "equipped_resources": equipped.resources,
    }
    at_length = phrase("recap-starts", **paid, bought=more)
    if bought or equipped.resources:  # however little room there is, the others see what was paid
        briefly = phrase("recap-starts-signs", **paid)
    rolls = group.all(e.Rolled)
    if rolls:
        fight = Fight(rolls[0].area, rolls, "taken" if home else "failed")
        only = () if briefly.key == "recap-starts-signs" else (phrase("recap-starts-only", empire=started.empire),)
        return action_line(
            group,
            *(phrase("recap-starts-fighting", deed=deed, rolls=rolled(rolls)) for deed in (at_length, briefly, *only)),
            briefly,
            result=outcome_of(fight),
        )
    if home is None:
        return action_line(group, at_length, briefly)
    return action_line(
        group,
        *(phrase("recap-starts-at", deed=deed, area=home.area, count=home.armies) for deed in (at_length, briefly)),
    )


def rolled(rolls: Sequence[e.Rolled]) -> Row:
    """The sums rolled, misses named."""
    return Row(tuple(phrase("recap-roll", total=roll.total, hit=roll.hit) for roll in rolls))


def outcome_of(fight: Fight) -> Phrase | None:
    """A sentence that says how a fight ended."""
    return phrase(f"recap-outcome-{fight.outcome.replace('_', '-')}", area=fight.area) if fight.outcome else None


def _feat(feat: Feat, briefly: bool) -> Phrase:
    match feat:
        case EnteredQuietly(key, areas):
            form = "recap-in-area" if key == "recap-reenters" else "recap-the-area"
            return phrase(key, items=[phrase(form, area=area) for area in areas])
        case Fight(area, rolls, outcome):
            key = "recap-takes" if outcome == "taken" else "recap-tries"
            return phrase(f"{key}-briefly", area=area) if briefly else phrase(key, area=area, rolls=rolled(rolls))
        case e.CityDestroyed(_, area, owner):
            return phrase("recap-destroys", area=area, owner_seat=owner)


def _last(feat: Feat, briefly: bool) -> Phrase:
    if not isinstance(feat, Fight):
        return _feat(feat, briefly)
    if briefly or not feat.rolls:
        return phrase("recap-attacks-briefly", area=feat.area, count=len(feat.rolls))
    return phrase("recap-attacks", area=feat.area, rolls=rolled(feat.rolls))


def _chain(before: Sequence[Phrase], last: Phrase) -> Phrase:
    return phrase("recap-then", deeds=Row(tuple(before)), last=last) if before else last
