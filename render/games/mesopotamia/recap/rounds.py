"""A round begins and ends; what Events bring at its end; and the end of the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events import scoring
from engine.mesopotamia.events.rounds import RoundBegan, RoundEnded
from engine.mesopotamia.events.tokens import EventGave, EventPaused, EventResolved, EventRoundPassed
from engine.mesopotamia.opponent import HUMAN
from engine.mesopotamia.scoring.final_scoring import WON
from engine.mesopotamia.scoring.lost import LOST
from render.games.mesopotamia.dotted import dotted
from render.games.mesopotamia.quests import told_quests
from render.games.mesopotamia.recap import opponent
from render.games.mesopotamia.recap.happenings import SIGNS, Happening, happenings, results
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.story.seats import by_seat, in_order
from render.text.phrases import Part, Phrase, Row, phrase

A_LINE = 2
"""So many reasons a line holds why points of several players fell; of one player it tells all."""


def began(group: EventGroup) -> list[RecapLine]:
    """The turn order of the round, which is that of the Population track. M4.2"""
    return [
        RecapLine(
            (phrase("recap-round", round=event.round, order=in_order(event.seats)),),
            opens=phrase("log-round", round=event.round),
            headed=(phrase("recap-order", order=in_order(event.seats)),),
            dull=True,
        )
        for event in group.all(RoundBegan)
    ]


def ended(group: EventGroup) -> list[RecapLine]:
    """Six-round Events that end, then in a line those that go on; the points as they stand. M4.5, M14.13, M14.14"""
    lines, events, going_on = list[RecapLine](), list[Event](), list[Phrase]()
    for happening in happenings(group.events):
        if any(isinstance(event, EventResolved) for event in happening.events):
            lines.append(_completed(happening))
        else:
            events += happening.events
            going_on += _goes_on(happening)
    if going_on:
        lines.append(_passed(events, going_on))
    lines += opponent.at_the_end(group)
    return [*lines, *(line for event in group.all(RoundEnded) for line in (_over(event), *_fallen(event)))]


def _completed(happening: Happening) -> RecapLine:
    """No deed of its owner: it comes by itself. As it moves far on the track, it matters to all."""
    about: dict[str, Part] = {"seat": happening.seat, "card": happening.card, "region": happening.region}
    gains = results(happening.events, SIGNS), None
    wordings = tuple(phrase("recap-completes", **about, gains=each) for each in gains)
    return RecapLine(wordings, complete=1, weighty=True, scored=(happening.seat,))


def _goes_on(happening: Happening) -> list[Phrase]:
    """How far an Event is and what it brought; one that rests shows the same number as before."""
    about: dict[str, Part] = {"seat": happening.seat, "card": happening.card}
    told = []
    for event in happening.events:
        match event:
            case EventRoundPassed(die=die):
                told.append(phrase("recap-goes-on", **about, die=die, gains=results(happening.events, SIGNS)))
            case EventPaused(die=die):
                told.append(phrase("recap-rests", **about, die=die))
    return told


def _passed(events: Sequence[Event], going_on: list[Phrase]) -> RecapLine:
    """Event by Event; else what they brought each player; else whose and how many."""
    gained: dict[Seat, Counter[str]] = {}
    owners: Counter[Seat] = Counter()
    for event in events:
        match event:
            case EventRoundPassed(seat=seat):
                owners[seat] += 1
            case EventGave(seat=seat, gained=given):
                gained.setdefault(seat, Counter()).update(given)
    brought = dotted(phrase("recap-brought", seat=seat, gained=dict(each)) for seat, each in gained.items())
    numbers = Row(tuple(phrase("per-seat", seat=seat, n=count) for seat, count in owners.items()))
    briefly = [phrase("recap-go-on", items=brought)] if brought else []
    briefly += [phrase("recap-go-on-briefly", items=numbers)] if owners else []
    return RecapLine((phrase("recap-go-on", items=dotted(going_on)), *briefly), dull=not gained)


def _over(event: RoundEnded) -> RecapLine:
    """With the points of everybody who can score, Quests apart; matches begun before these were kept lack them."""
    about = {"round": event.round, "is_last": event.is_last}
    if not event.vp_per_seat:
        return RecapLine((event,), dull=True)
    scores = by_seat(event.vp_per_seat, _scoring(event))
    stand = phrase("by-turn", round=event.round, scores=scores)
    told = [scores] if not any(event.changes) else [_with_changes(event), scores]
    return RecapLine(tuple(phrase("recap-round-ends", **about, scores=each) for each in told), milestone=stand)


def _scoring(event: RoundEnded) -> list[Seat]:
    """Leave out whoever never scores: a nought beside their name would say that they might. M18.18, M19.17"""
    return [seat for seat in range(len(event.vp_per_seat)) if seat not in event.scoreless]


def _with_changes(event: RoundEnded) -> Row:
    """Everybody's points, and how many more or fewer they are than a round ago."""
    changes = [sum(each.values()) for each in event.changes]
    return Row(
        tuple(
            phrase(
                "recap-score", seat=seat, n=event.vp_per_seat[seat], is_more=changes[seat] > 0, vp=abs(changes[seat])
            )
            for seat in _scoring(event)
        )
    )


def _fallen(event: RoundEnded) -> list[RecapLine]:
    """Who lost points in this round, and by which sources.

    It hits nobody: they lost them one by one as was told before, and it says nothing of any other moment. Without its
    reasons it would only repeat how the players stand. A post never folds it, nor does the panel of whom it is about.
    """
    fallen: list[list[Seat]] = []
    for seat, changes in enumerate(event.changes):
        if sum(changes.values()) >= 0:
            continue
        if fallen and sum(len(event.changes[each]) for each in (*fallen[-1], seat)) <= A_LINE:
            fallen[-1].append(seat)
        else:
            fallen.append([seat])
    return [
        RecapLine(
            (
                phrase(
                    "recap-fallen", round=event.round, items=dotted(_fell(seat, event.changes[seat]) for seat in who)
                ),
            ),
            weighty=True,
            dull=True,
            concerns=tuple(who),
        )
        for who in fallen
    ]


def _fell(seat: Seat, changes: dict[str, int]) -> Phrase:
    return phrase("recap-fell", seat=seat, vp=-sum(changes.values()), items=Row(tuple(map(_change, changes.items()))))


def _change(change: tuple[str, int]) -> Phrase:
    about, vp = change
    return phrase("recap-change", about=about, is_more=vp > 0, vp=abs(vp))


def final(group: EventGroup) -> list[RecapLine]:
    """Everybody's Quests, points by source, then the result, which the final post tells in its own way. M15"""
    lines = [_shown(event) for event in group.all(scoring.QuestsShown)]
    lines += [
        RecapLine((scored, phrase("recap-scored", seat=scored.seat, vp=scored.vp)), points=True, result=True)
        for scored in group.all(scoring.Scored)
    ]
    for ended in group.all(scoring.MatchEnded):
        sides = [HUMAN] if ended.ending in (WON, LOST) else range(len(ended.vp_per_seat))  # M18.18, M19.17
        stand = phrase("by-turn-final", scores=by_seat(ended.vp_per_seat, sides))
        lines.append(RecapLine((ended, stand), milestone=stand, result=True))
    return lines


def _shown(event: scoring.QuestsShown) -> RecapLine:
    """Each Quest, and whether it is met; else how many are. M15.1"""
    at_length = phrase("final-quests", seat=event.seat, items=told_quests(event.quests, event.met))
    briefly = phrase("recap-shown-briefly", seat=event.seat, met_count=len(event.met), count=len(event.quests))
    return RecapLine((at_length, briefly), result=True, complete=1)
