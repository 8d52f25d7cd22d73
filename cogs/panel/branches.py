"""Join and Carry: the answers of a question, each with the answers of the question it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.border.custom_ids import Signer
from cogs.panel.entries import EntryList, ListedAnswer, entry_list
from cogs.panel.lookahead import AHEAD, Position
from cogs.panel.paths import PathPart
from engine.core.decision import Answer, Decision, OneOf, Option


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


def branches_of(here: Position, question: Decision, sign: Signer, wanted: Answer | None) -> Branches | None:
    """Look into every answer but the one that ends the turn; None if they are too many, or are carried themselves."""
    choice = question.choice
    options = [each for each in choice.options if each.id != question.ends] if isinstance(choice, OneOf) else []
    if not 0 < len(options) <= AHEAD or question.carry:
        return None
    ahead = [(option, here.ahead(question, option.id)) for option in options]
    parts = (there.part for _, there in ahead if there is not None)
    between = tuple(part for part in parts if part is not None and part.carry)
    carried = _carried(between, wanted)
    branches = (_branch(here, question, option, there, carried) for option, there in ahead)
    return Branches(tuple(_fitting(each, sign) for each in branches), between, carried)


def _carried(between: Sequence[Decision], wanted: Answer | None) -> Answer | None:
    """Choose what is sent for the question in between: what the player carries, else its default."""
    if wanted is not None and any(each.choice.accepts(wanted) for each in between):
        return wanted
    return between[0].default if between else None


def _branch(
    here: Position, question: Decision, option: Option, there: Position | None, carried: Answer | None
) -> Branch:
    part = None if there is None else there.part
    if there is None or part is None:
        return _alone(here, question, option)
    if part.carry:
        return _beyond(there, part, option, carried)
    comes_again = part.kind == question.kind
    if comes_again or (there.happened and not question.join):
        return _alone(here, question, option)
    inside = entry_list(there, part)
    return Branch(option, (option.id,), inside) if inside is not None else _alone(here, question, option)


def _beyond(there: Position, between: Decision, option: Option, carried: Answer | None) -> Branch:
    """Look past a question in between; where what was chosen is not legal, its default is sent."""
    paid = carried if carried is not None and between.choice.accepts(carried) else between.default
    if paid is None:
        return Branch(option, (option.id,))
    beyond = there.ahead(between, paid)
    inside = None if beyond is None or beyond.part is None else entry_list(beyond, beyond.part)
    return Branch(option, (option.id, paid), inside or _foregone(there, between, paid))


def _alone(here: Position, question: Decision, option: Option) -> Branch:
    """Send the answer alone, but show what follows from it if that is foregone."""
    return Branch(option, (option.id,), _foregone(here, question, option.id))


def _foregone(here: Position, question: Decision, answer: Answer) -> EntryList | None:
    """List the only part of an answer, to say what the answer does."""
    part = here.foregone(question, answer)
    if part is None or not isinstance(part.choice, OneOf):
        return None
    option = part.choice.options[0]
    return EntryList((ListedAnswer((PathPart(option.id, tied=True),), option.label, option.note),), named=part.menu)


def _fitting(branch: Branch, sign: Signer) -> Branch:
    """Ask in more steps what does not fit a custom id."""
    return branch if sign.fits(branch.verb, branch.sent) else Branch(branch.option, branch.sent[:1])
