"""Join and Carry: the answers of a question, each with the answers of the question it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.border.buttons import Label
from cogs.border.custom_ids import Signer
from cogs.panel.entries import entry_list
from cogs.panel.listed import EntryList, ListedAnswer
from engine.core.decision import Answer, Decision, Option
from engine.core.path import Part
from engine.core.preview import AHEAD, Preview


class Branch(NamedTuple):
    """One answer, the answers sent with it, and what is to be chosen after it."""

    option: Option
    sent: tuple[Answer, ...]
    inside: EntryList | None = None

    @property
    def verb(self) -> str:
        """What its control does."""
        return "pick" if self.inside is None else self.inside.verb


class Branches(NamedTuple):
    """All answers of a question, and the questions in between, with what is sent for them unless it is not legal."""

    branches: tuple[Branch, ...]
    between: tuple[Decision, ...]
    carried: Answer | None


def branches_of(here: Preview, question: Decision, sign: Signer, wanted: Answer | None) -> Branches | None:
    """Look into every answer that has no place of its own; None if they are too many, or are carried themselves."""
    options = question.singles
    if not 0 < len(options) <= AHEAD or question.hints.carry:
        return None
    ahead = [(option, here.ahead(question, option.id)) for option in options]
    parts = (there.shown for _, there in ahead if there is not None)
    between = tuple(part for part in parts if part is not None and part.hints.carry)
    carried = _carried(between, wanted)
    branches = (_branch(here, question, option, there, carried) for option, there in ahead)
    return Branches(tuple(_fitting(each, sign) for each in branches), between, carried)


def _carried(between: Sequence[Decision], wanted: Answer | None) -> Answer | None:
    """Choose what is sent for the question in between: what the player carries, else what it is preset to."""
    if wanted is not None and any(each.choice.accepts(wanted) for each in between):
        return wanted
    return _preset(between[0]) if between else None


def _preset(between: Decision) -> Answer | None:
    return between.default if between.hints.proposed is None else between.hints.proposed


def _branch(here: Preview, question: Decision, option: Option, there: Preview | None, carried: Answer | None) -> Branch:
    part = None if there is None else there.shown
    if there is None or part is None:
        return _alone(here, question, option)
    if part.hints.carry:
        return _beyond(there, part, option, carried)
    comes_again = part.kind == question.kind
    if comes_again or (there.happened and not question.hints.join):
        return _alone(here, question, option)
    inside = entry_list(there, part)
    if inside is None:
        return _alone(here, question, option)
    return Branch(option, (option.id,), _paying(inside, _paid_unasked(there, carried)))


def _beyond(there: Preview, between: Decision, option: Option, carried: Answer | None) -> Branch:
    """Look past a question in between; where what was chosen is not legal, its preset answer is sent, and said."""
    paid = carried if carried is not None and between.choice.accepts(carried) else _preset(between)
    if paid is None:
        return Branch(option, (option.id,))
    beyond = there.ahead(between, paid)
    inside = None if beyond is None or beyond.shown is None else entry_list(beyond, beyond.shown)
    inside = inside or _foregone(there, between, paid)
    instead = next((each.label for each in between.singles if paid == each.id != carried), None)
    if inside is None:
        return Branch(option, (option.id,) if instead else (option.id, paid))
    return Branch(option, (option.id, paid), _paying(inside, instead))


def _paid_unasked(there: Preview, carried: Answer | None) -> Label | None:
    """Say what is paid for an answer if nothing else can be, unless it is what the player carries."""
    first = next((each.decision for each in there.passed_over), None)
    if first is None or not first.hints.carry:
        return None
    return next((each.label for each in first.singles if each.id == there.forced[0].answer != carried), None)


def _paying(inside: EntryList, paid: Label | None) -> EntryList:
    """Let each entry say what is paid for it, if it is not what the player carries."""
    return inside._replace(entries=tuple(each._replace(paid=paid) for each in inside.entries))


def _alone(here: Preview, question: Decision, option: Option) -> Branch:
    """Send the answer alone, but show what follows from it if that is foregone."""
    return Branch(option, (option.id,), _foregone(here, question, option.id))


def _foregone(here: Preview, question: Decision, answer: Answer) -> EntryList | None:
    """List the only part of an answer, to say what the answer does."""
    part = here.foregone(question, answer)
    if part is None or not part.choice.singles:
        return None
    option = part.choice.singles[0]
    return EntryList((ListedAnswer((Part(option.id, tied=True),), option.label, option.note),), named=part.hints.menu)


def _fitting(branch: Branch, sign: Signer) -> Branch:
    """Ask in more steps what does not fit a custom id."""
    return branch if sign.fits(branch.verb, branch.sent) else Branch(branch.option, branch.sent[:1])
