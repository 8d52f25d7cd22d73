"""Wars in a line: an empire started, or a chain of invasions with its fights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, repeat

from engine.after_the_flood import events as e
from engine.after_the_flood.data import EMPIRES
from engine.core.decision import Seat
from render.games.after_the_flood.recap.feats import (
    EnteredQuietly,
    Feat,
    Fight,
    areas_of,
    idle_by,
    idle_in,
    parts_of_expansion,
)
from render.games.after_the_flood.recap.groups import ActionGroup
from render.games.after_the_flood.recap.losses import Loss
from render.games.after_the_flood.recap.player_actions import action_line
from render.story.line import Deed, RecapLine
from render.text.phrases import Part, Phrase, Row, phrase


def _cannot_trade(idle: Sequence[tuple[Seat, int, str]], alone: bool) -> Phrase | None:
    """Say whose workers are kept from trading, and where if armies came to several areas."""
    items = [
        phrase("recap-idle", seat=seat, workers=count, place=None if alone else area) for seat, count, area in idle
    ]
    return phrase("recap-cannot-trade", items=items) if items else None


def _results(*results: Phrase | None) -> Phrase | None:
    said: Phrase | None = None
    for result in results:
        said = phrase("recap-results", first=said, second=result) if said and result else said or result
    return said


def expand(group: ActionGroup) -> RecapLine:
    """A chain of feats; if the last is a fight its outcome ends the line."""
    parts = parts_of_expansion(group.events)
    if not parts:
        return RecapLine((group.events[0],), (group.seat,))
    *before, last = parts
    idle = [each for part in parts for each in idle_in(part)]
    alone = len(parts) == 1 and not (isinstance(last, EnteredQuietly) and len(last.areas) > 1)
    outcome = _outcome(last) if isinstance(last, Fight) else None
    lost = _armies_lost(parts), _armies_lost(parts, sum(map(_spent_untold, before)) + _spent_last(last))
    results = [_results(outcome, each, _cannot_trade(idle, alone)) for each in lost]
    said = [_chain([_feat(part, briefly) for part in before], _last(last, briefly)) for briefly in (False, True)]
    against = [part for part in before if _hit_by([part])]
    if len(against) < len(before):  # a chain may be so long that there is room for nothing else
        said.append(_chain([_feat(part, briefly=True) for part in against], _last(last, briefly=True)))
    deeds = [
        Deed("recap-tally-invades", sum(len(part.areas) for part in parts if isinstance(part, EnteredQuietly))),
        Deed("recap-tally-attacks", sum(isinstance(part, Fight) for part in parts)),
        Deed("recap-tally-destroys", len(group.all(e.CityDestroyed))),
    ]
    quiet = sum(
        city is None and not part.idle[area]
        for part in parts
        if isinstance(part, EnteredQuietly)
        for area, city in part.areas.items()
    )
    return action_line(
        group,
        *said,
        results=results,
        hits=_hit_by(parts),
        deeds=deeds,
        blows=[blow for part in parts for blow in _blows(part, group.seat)],
        besides=[Deed("recap-tally-invades", quiet)],
        complete=2,
        places=[area for part in parts for area in areas_of(part)],
    )


def _blows(part: Feat, attacker: Seat) -> Iterator[Deed]:
    """Tell a part of an expansion to whomever it hit, one by one where it hit several, and what it cost whom. F7.9"""
    for seat, _, area in idle_in(part):
        where, whose = phrase("recap-in-area", area=area, city_seat=None), phrase("recap-trade-of", seat=seat)
        yield Deed("recap-stops-trade", 1, where, (seat,), {seat: Loss.PEACE}, whom=whose, counts=False, places=(area,))
    weights = _hit_by([part])
    hits = tuple(weights)
    match part:
        case e.CityDestroyed(_, area, owner):
            item = phrase("recap-city-of", area=area, owner_seat=owner)
            yield Deed("recap-destroys-several", item=item, hits=hits, weights=weights, places=(area,))
        case Fight(area, defender):
            key = "recap-beats-several" if part.outcome == "won" else "recap-tries-several"
            whom = None if defender is None else phrase("recap-the-seat", seat=defender)
            where, briefly = (phrase("recap-in-area", area=area, city_seat=city) for city in (part.city, None))
            lost = {**_lost_in([part]), **({attacker: part.spent} if part.spent else {})}
            yield Deed(key, 1, where, hits, weights, lost, "recap-loses-armies", briefly, whom, places=(area,))
        case EnteredQuietly(key, areas):
            for area, city in areas.items():
                if city is not None:
                    item = phrase(part.form(area), area=area, city_seat=city)
                    yield Deed(key, item=item, hits=(city,), weights={city: Loss.PEACE}, places=(area,))


def _hit_by(parts: Iterable[Feat]) -> dict[Seat, int]:
    """Find whose city is destroyed or has armies come there, and whose armies are attacked, be it in vain.

    With how heavy the worst of it is for them. Whose city others fight for loses nothing by it.
    """
    found: dict[Seat, int] = {}
    for part in parts:
        for seat, loss in _losses(part):
            found[seat] = max(loss, found.get(seat, 0))
    return found


def _losses(part: Feat) -> Iterator[tuple[Seat, Loss]]:
    yield from ((seat, Loss.PEACE) for seat, *_ in idle_in(part))
    match part:
        case e.CityDestroyed(owner_seat=owner):
            yield owner, Loss.CITY
        case Fight(defender=defender):
            yield from ((seat, Loss.PEACE) for seat in (defender,) if seat is not None)
            yield from ((seat, Loss.ARMIES) for seat in _lost_in([part]))
        case EnteredQuietly(areas=areas):
            yield from ((seat, Loss.PEACE) for seat in areas.values() if seat is not None)


def _lost_in(parts: Iterable[Feat]) -> dict[Seat, int]:
    """Count the armies that defenders lost: one for each hit. F12.4"""
    lost: dict[Seat, int] = {}
    for part in parts:
        if isinstance(part, Fight) and part.defender is not None:
            hits = sum(roll.hit for roll in part.rolls)
            lost[part.defender] = lost.get(part.defender, 0) + hits
    return {seat: armies for seat, armies in lost.items() if armies}


def _spent_untold(part: Feat) -> int:
    """Count the armies an attacker lost in a fight of which the rolls are not told. F12.5"""
    return part.spent if isinstance(part, Fight) else 0


def _spent_last(part: Feat) -> int:
    """Count them where the part ends a line: there a single roll is told however brief it is."""
    return part.spent if isinstance(part, Fight) and len(part.rolls) > 1 else 0


def _armies_lost(parts: Iterable[Feat], spent: int = 0) -> Phrase | None:
    """Say how many armies each defender lost in all fights of an action, and the attacker if no rolls tell that."""
    lost = _lost_in(parts)
    if spent:
        items = [*(phrase("per-seat", seat=seat, n=n) for seat, n in lost.items()), phrase("recap-attacker", n=spent)]
        return phrase("recap-armies-of-both", items=Row(tuple(items)))
    keys = chain(["recap-loses-armies"], repeat("recap-loses-armies-too"))
    clauses = [phrase(key, seat=seat, count=n) for key, (seat, n) in zip(keys, lost.items(), strict=False)]
    return phrase("recap-armies-lost", losses=clauses) if clauses else None


def start(group: ActionGroup) -> RecapLine:
    """An empire with its armies, its rating and its home, fought for if need be.

    It is never folded: whoever reads of its invasions has read where its armies come from.
    """
    started, bought = group.first(e.EmpireStarted), group.first(e.ArmiesBought)
    equipped, home = group.first(e.ArmyEquipped), group.first(e.HomeEntered)
    if started is None or equipped is None:
        return RecapLine((group.events[0],), (group.seat,))
    more = bought.armies if bought else 0
    rated: dict[str, Part] = {
        "empire": started.empire,
        "rating": equipped.rating,
        "overtaken_seats": equipped.overtaken_seats,
    }
    paid = {"bought_resources": bought.resources if bought else {}, "equipped_resources": equipped.resources}
    armies = started.armies + more
    at_length = phrase("recap-starts", **rated, **paid, armies=armies, bought=more)
    rolls = group.all(e.Rolled)
    fight = Fight(rolls[0].area, rolls[0].defender_seat, rolls, "won" if home else "failed") if rolls else None
    where = _chosen_home(started.empire, home, fight)
    # however little room there is, the others see where it is, what was paid and who is overtaken
    briefly = phrase("recap-starts-briefly", **rated, **paid, **where, armies=armies, bought=more)
    if fight is not None:
        at_home = EMPIRES[started.empire].home == fight.area  # which has the name of the empire
        whom = {"defender_seat": fight.defender, "area": fight.area, "city_seat": fight.city, "at_home": at_home}
        if not bought and not equipped.resources:
            briefly = phrase("recap-starts-only", **rated)
        return action_line(
            group,
            *(phrase("recap-starts-fighting", deed=deed, **whom, rolls=rolled(rolls)) for deed in (at_length, briefly)),
            phrase("recap-starts-against", deed=briefly, **whom),
            results=[_results(_outcome(fight), _armies_lost([fight], spent)) for spent in (0, 0, fight.spent)],
            hits=_hit_by([fight]),
            overtaken=equipped.overtaken_seats,
            weighty=True,
        )
    if home is not None:
        there = {"area": home.area, "city_seat": home.city_seat}
        at_length = phrase("recap-starts-at", deed=at_length, **there, count=home.armies)
    idle = {} if home is None else idle_by(home)
    visited = [*idle, *([] if home is None or home.city_seat is None else [home.city_seat])]
    hits = dict.fromkeys(visited, Loss.PEACE)
    stopped = _cannot_trade([(seat, count, home.area) for seat, count in idle.items()] if home else [], alone=True)
    overtaken = equipped.overtaken_seats
    return action_line(group, at_length, briefly, results=[stopped], hits=hits, overtaken=overtaken, weighty=True)


def _chosen_home(empire: str, home: e.HomeEntered | None, fight: Fight | None) -> dict[str, Part]:
    """Say where an empire starts if its name does not, and no fight for it is told. F10.18"""
    if home is None or fight is not None or EMPIRES[empire].home == home.area:
        return {"area": None, "city_seat": None}
    return {"area": home.area, "city_seat": home.city_seat}


def rolled(rolls: Sequence[e.Rolled]) -> list[Phrase]:
    """The sums rolled, misses named."""
    return [phrase("recap-roll", total=roll.total, hit=roll.hit) for roll in rolls]


def _outcome(fight: Fight) -> Phrase | None:
    """A sentence that says how a fight ended."""
    return phrase(f"recap-outcome-{fight.outcome.replace('_', '-')}") if fight.outcome else None


def _feat(feat: Feat, briefly: bool) -> Phrase:
    match feat:
        case EnteredQuietly(key, areas):
            return phrase(
                key, items=[phrase(feat.form(area), area=area, city_seat=city) for area, city in areas.items()]
            )
        case Fight(area, defender, rolls, outcome):
            key = "recap-beats" if outcome == "won" else "recap-tries"
            about = {"area": area, "defender_seat": defender, "city_seat": feat.city}
            if briefly:
                return phrase(f"{key}-whom", **about)
            return phrase(key, **about, rolls=rolled(rolls))
        case e.CityDestroyed(_, area, owner):
            return phrase("recap-destroys", area=area, owner_seat=owner)


def _last(feat: Feat, briefly: bool) -> Phrase:
    if not isinstance(feat, Fight):
        return _feat(feat, briefly)
    about = {"area": feat.area, "defender_seat": feat.defender, "city_seat": feat.city}
    if (briefly and len(feat.rolls) > 1) or not feat.rolls:
        return phrase("recap-attacks-briefly", **about, count=len(feat.rolls))
    return phrase("recap-attacks", **about, rolls=rolled(feat.rolls))


def _chain(before: Sequence[Phrase], last: Phrase) -> Phrase:
    return phrase("recap-then", deeds=Row(tuple(before)), last=last) if before else last
