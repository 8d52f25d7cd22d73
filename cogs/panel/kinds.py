"""Which control shows which kind of choice: the only place of a panel that tells kinds apart.

What can be pointed at is listed, an entry an answer. Sets are ticked, the ticks making one answer together. Of amounts
the usual ones are listed, others put together kind by kind. Arrangements are made by hand; where there are few of them,
they are listed as well.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cogs.border.buttons import MENU, Label, NestedText
from cogs.panel.arrangements import arrangement_lines, dotted
from cogs.panel.listed import ListedAnswer, key_of, none_of, single_entry
from cogs.panel.tick_lists import Tick, TickList
from engine.core.decision import Amounts, Answer, Arrange, Choice, Decision, Option, Some, Text

ALTERNATIVES = 20
"""So many ways are listed beside a proposed one; more are better put together by hand."""


def entries_of(decision: Decision) -> list[ListedAnswer] | None:
    """List the answers of a question; None where each is put together from ticks or placings, and may be anything."""
    choice = decision.choice
    if isinstance(choice, Some):
        return _sets(decision, choice)
    if isinstance(choice, Amounts | Arrange):
        return None
    if choice.singles:
        return [single_entry(option.id, option.label, option.note) for option in decision.singles]
    return [single_entry(answer, choice.said(answer)[0]) for answer in choice.answers() if answer != decision.footer]


class WholeAnswer(NamedTuple):
    """One of few answers that are otherwise put together: its place among all of them, and how it reads."""

    place: int
    label: Label
    note: Label | None = None


def ways_of(decision: Decision) -> list[WholeAnswer]:
    """List the answers worth a look beside a proposal; or all others, or all arrangements, if they are few."""
    if decision.hints.others:
        return [
            WholeAnswer(place, label, each.note if note is None else dotted([note, each.note]))
            for place, each in enumerate(decision.hints.others[:MENU])
            for label, note in [_said(decision, each.answer)]
        ]
    if isinstance(decision.choice, Amounts) or not (decision.hints.proposed or isinstance(decision.choice, Arrange)):
        return []
    ways = enumerate(_few(decision.choice))
    return [WholeAnswer(place, *_said(decision, answer)) for place, answer in ways if answer != decision.hints.proposed]


def in_words(decision: Decision, answer: Answer) -> tuple[Label, Label | None]:
    """Word any answer as the control that gives it does, and what is noted of it there."""
    if answer == decision.hints.proposed and decision.hints.accept is not None:
        return decision.hints.accept, proposal_of(decision)
    for option in decision.choice.singles:
        if option.id == answer:
            return option.label, option.note
    label, note = _said(decision, answer)
    return label, next((each.note for each in decision.hints.others if each.answer == answer), note)


def way_at(decision: Decision, place: int) -> Answer | None:
    """Find an answer by its place in such a list."""
    others = [each.answer for each in decision.hints.others]
    return dict(enumerate(others or _few(decision.choice))).get(place)


def has_more_ways(decision: Decision) -> bool:
    """Whether there may be answers that are neither proposed nor listed so."""
    if not isinstance(decision.choice, Amounts):
        return True
    known = {decision.hints.proposed, *(each.answer for each in decision.hints.others)}
    return any(answer not in known for answer in itertools.islice(decision.choice.answers(), len(known) + 1))


def _few(choice: Choice) -> list[Answer]:
    return choice.listed(ALTERNATIVES + 1) or []


def _said(decision: Decision, answer: Answer) -> tuple[Label, Label | None]:
    """Word a whole answer, and what is to be noted of it."""
    choice = decision.choice
    if isinstance(choice, Arrange):  # long, so what comes first is the label and the rest is noted
        if not choice.slots:
            first, *then = choice.said(answer)
            return first, NestedText("arranged-then", {"said": tuple(then)}) if then else None
        (_, front), *behind = _places(choice, answer)
        (line,) = arrangement_lines([(None, front)], choice.facing)
        return line, dotted(arrangement_lines(behind, choice.facing)) if behind else None
    if isinstance(choice, Some):
        chosen = [option for option in choice.options if isinstance(answer, tuple) and option.id in answer]
        return _set_label(decision, choice, chosen), _kept(decision, choice, chosen)
    said = choice.said(answer)
    return NestedText("set", {"said": said}) if said else none_of(decision), None


def _places(choice: Arrange, answer: Answer) -> list[tuple[Option | None, list[Option]]]:
    """Read an arrangement: what stands in each slot that is used."""
    known = {option.id: option for option in choice.options}
    slots: Sequence[Option | None] = choice.slots or [None]
    rows = [[known[piece] for piece in row] for row in choice.rows(answer) or ()]
    return [(slot, row) for slot, row in zip(slots, rows, strict=True) if row]


def proposal_of(decision: Decision) -> Label | None:
    """Word the proposed answer; None where there is none, or where its button says it, which is too short for lines."""
    choice, proposed = decision.choice, decision.hints.proposed
    if not isinstance(proposed, tuple) or not choice.accepts(proposed):
        return None
    if isinstance(choice, Arrange):
        return dotted(arrangement_lines(_places(choice, proposed), choice.facing))
    if decision.hints.accept:
        return None
    label, _ = _said(decision, proposed)
    return label


def ticks_of(choice: Choice) -> TickList | None:
    """Find the entries whose ticks make one answer together; None where an answer is no such thing."""
    return _things(choice) if isinstance(choice, Some) else None


def amounts_of(choice: Choice) -> Amounts | None:
    """Find what is answered by numbers of pieces; None where an answer is no such thing."""
    return choice if isinstance(choice, Amounts) else None


# Sets


def _sets(decision: Decision, choice: Some) -> list[ListedAnswer] | None:
    """List all sets, the largest first."""
    return (
        None
        if choice.listed(MENU) is None
        else [single_entry(answer, *_said(decision, answer)) for answer in choice.answers()]
    )


def _set_label(decision: Decision, choice: Some, chosen: Sequence[Option]) -> Label:
    """Word a set, with what it brings if that depends on its size."""
    said = NestedText("set", {"said": tuple(option.label for option in chosen)}) if chosen else none_of(decision)
    if not choice.sizes:
        return said
    return NestedText("with-note", {"said": said, "note_said": choice.sizes[len(chosen) - choice.least]})


def _kept(decision: Decision, choice: Some, chosen: Sequence[Option]) -> Text | None:
    """Say what is kept beside a set; where nothing is, what it brings, or of a set of one the note of its option."""
    if not choice.noun:
        together = ".".join(option.id for option in chosen)
        return chosen[0].note if len(chosen) == 1 else choice.brings.get(together)
    left = choice.rest | {option.id: choice.rest[option.id] - 1 for option in chosen}
    return Text(f"{key_of(decision)}-kept", {choice.noun: left})


def _things(choice: Some) -> TickList:
    def together(places: Iterable[int]) -> Answer:
        ticked = set(places)
        return tuple(option.id for place, option in enumerate(choice.options) if place in ticked)

    ticks = tuple(Tick(option.label, option.note) for option in choice.options)
    return TickList(ticks, together, choice.accepts, max(1, choice.least), choice.most)
