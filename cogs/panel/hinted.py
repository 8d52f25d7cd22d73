"""An answer with those that belong to it, in the words of the controls by which a player gives them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.border.buttons import Label
from cogs.panel.entries import joined
from cogs.panel.kinds import amounts_of, in_words
from cogs.panel.listed import ListedAnswer
from engine.core.another_way import answers_alike
from engine.core.decision import Answer, Decision, Move, Text
from engine.core.preview import Preview


class HintedStep(NamedTuple):
    """One control to use: how it reads, and what is noted of it."""

    label: Label
    note: Label | None
    menu: Label | None = None
    """What it is chosen for, where its label says only how much of what: "Bid…"."""
    reason: Text | None = None
    """What speaks for it, if the game has a reason for its own player."""


class HintedAction(NamedTuple):
    """Answers that make one action: those to be given, and the steps by which a player finds them."""

    answers: tuple[Answer, ...]
    steps: tuple[HintedStep, ...]
    title: Text | None = None
    """What it is about, if that was not asked just before: "Wells"."""


class _Moment(NamedTuple):
    """A question of the action, where it is asked, and its answer."""

    here: Preview
    decision: Decision
    answer: Answer
    then: Sequence[Move]
    """What its seat would answer next."""


def hinted_action(
    here: Preview, decision: Decision, answer: Answer, line: Sequence[Move], *, explain: bool = False
) -> HintedAction:
    """Follow an answer to the end of its action, and word it; if it is to be explained, with the reasons."""
    moments = _action(here, decision, answer, line)
    return HintedAction(tuple(each.answer for each in moments), tuple(_steps(moments, explain=explain)))


def answers_of_action(here: Preview, decision: Decision, answer: Answer, line: Sequence[Move]) -> tuple[Answer, ...]:
    """Follow an answer to the end of its action, without a word."""
    return tuple(each.answer for each in _action(here, decision, answer, line))


def _action(here: Preview, decision: Decision, answer: Answer, line: Sequence[Move]) -> list[_Moment]:
    """Follow an answer along what its seat would answer next.

    It ends where something happens, where chance or others have a say, or where the same is asked again; what is paid
    on the way is no end, nor what happens between two questions that belong together.
    """
    moments, kinds = [_Moment(here, decision, answer, line)], {decision.kind}
    asked, there = decision, here.ahead(decision, answer)
    for n, move in enumerate(line, 1):
        is_whole = there is not None and there.happened and not (asked.hints.carry or asked.hints.join)
        question = None if there is None or is_whole else there.shown
        if there is None or question is None or question.kind != move.kind or question.kind in kinds:
            break
        if not question.choice.accepts(move.answer):
            break
        kinds.add(question.kind)
        moments.append(_Moment(there, question, move.answer, line[n:]))
        asked, there = question, there.ahead(question, move.answer)
    return moments


def following(here: Preview, decision: Decision, answer: Answer, line: Sequence[Move], most: int) -> list[HintedAction]:
    """Find the next actions of the same turn after an answer, as far as its line goes and may be looked into."""
    found: list[HintedAction] = []
    question: Decision | None = decision
    there: Preview | None = here
    kind, left = decision.kind, [Move(decision.seat, decision.kind, answer), *line]
    while there is not None and question is not None and left and len(found) <= most:
        move = left[0]
        if question.kind != move.kind or not question.choice.accepts(move.answer) or move.answer == question.ends:
            break
        if found:
            left = _at_once(there, question, left)
        move, *rest = left
        action = hinted_action(there, question, move.answer, rest)
        title = question.hints.menu if question.kind != kind else None
        found.append(action._replace(steps=(*_leading(there), *action.steps), title=title))
        kind, left = question.kind, left[len(action.answers) :]
        there = _after(there, action)
        question = None if there is None else there.shown
    return found[1:]


def _at_once(here: Preview, decision: Decision, moves: list[Move]) -> list[Move]:
    """Put what is proposed in the place of all answers that it stands for: "Feed 6 of 7 huts", not card by card."""
    proposed = decision.hints.proposed
    if proposed is None or proposed == moves[0].answer:
        return moves
    count = answers_alike(here, proposed, [move.answer for move in moves])
    return [Move(decision.seat, decision.kind, proposed), *moves[count:]] if count else moves


def _after(here: Preview, action: HintedAction) -> Preview | None:
    """Go where the answers of an action lead; nowhere (None) if one of them is final or needs chance."""
    there: Preview | None = here
    for answer in action.answers:
        question = None if there is None else there.shown
        there = None if there is None or question is None else there.ahead(question, answer)
    return there


def _steps(moments: list[_Moment], *, explain: bool) -> Iterator[HintedStep]:
    """Word the steps; two questions whose answers stand in one menu are one step."""
    left = list(moments)
    while left:
        moment = left.pop(0)
        step = _reasoned(moment, explain=explain)
        entry = _joined(moment, left[0]) if left else None
        if entry is not None:
            moment = left.pop(0)
            step = HintedStep(entry.label, entry.note, reason=_reasoned(moment, explain=explain).reason or step.reason)
        yield step
        yield from _passed_over(moment.here, moment.decision, moment.answer)


def _leading(here: Preview) -> Iterator[HintedStep]:
    """Word what was passed over and leads to a question: what is answered to that says little without it."""
    for part in (each.decision for each in here.leading):
        only = part.choice.only()
        if only is not None and part.seat == here.seat and part.is_open and not part.hints.carry:
            yield _step(part, only)


def _joined(first: _Moment, second: _Moment) -> ListedAnswer | None:
    """Find the entry of a menu that stands for the answers to both questions, if they belong together."""
    one = next((option for option in first.decision.choice.singles if option.id == first.answer), None)
    other = next((option for option in second.decision.choice.singles if option.id == second.answer), None)
    if one is None or other is None or not first.decision.hints.join:
        return None
    return joined(first.decision, one, other)


def _reasoned(moment: _Moment, *, explain: bool) -> HintedStep:
    here, decision, answer, then = moment
    if not explain:
        return _step(decision, answer)
    reason = here.game.reason(here.game.view(here.state, here.seat), decision, answer, then)
    return _step(decision, answer)._replace(reason=reason)


def _step(decision: Decision, answer: Answer) -> HintedStep:
    says_how_many = bool(answer) and amounts_of(decision.choice) is not None and not decision.hints.mix
    return HintedStep(*in_words(decision, answer), decision.hints.menu if says_how_many else None)


def _passed_over(here: Preview, decision: Decision, answer: Answer) -> Iterator[HintedStep]:
    """Word what follows by itself: it stands in a menu all the same."""
    part = here.foregone(decision, answer)
    only = None if part is None else part.choice.only()
    if part is not None and only is not None:
        yield _step(part, only)
