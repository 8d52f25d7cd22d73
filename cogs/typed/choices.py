"""The legal answers of a question as a command offers them: one by one, or with the question that belongs to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.border.buttons import Label
from cogs.panel.entries import joined
from cogs.panel.listed import ListedAnswer, single_entry
from cogs.typed.languages import TypedLanguages
from cogs.typed.matching import best
from cogs.typed.parts import CommandPart, Known
from cogs.typed.refusals import Impossible, NotUnderstood
from engine.core.decision import Answer, Decision
from engine.core.errors import IllegalMove
from engine.core.preview import Preview


def listed(here: Preview, part: CommandPart) -> list[ListedAnswer]:
    """List the legal answers to the question that a part may mean."""
    question = here.question
    if question is None:
        return []
    if question.kind == part.kinds[-1]:
        meant = [each for each in question.singles if len(part.kinds) > 1 or part.is_meant(each.id)]
        return [single_entry(each.id, each.label, each.note) for each in meant]
    found: list[ListedAnswer] = []
    for first in question.singles:
        if not part.is_meant(first.id):
            continue
        second = here.typed(first.id).question
        if second is not None and second.kind in part.kinds[1:] and second.choice.singles:
            found += [joined(question, first, each) for each in second.choice.singles]
        else:
            found.append(single_entry(first.id, first.label, first.note))
    return found


def chosen(here: Preview, part: CommandPart, typed: str, languages: TypedLanguages) -> tuple[Answer, ...]:
    """Find the legal answers that typed words mean; raise IllegalMove with the reason and what is possible."""
    legal = listed(here, part)
    for each in legal:
        if typed in (each.value, languages.name(each)):  # as it was suggested
            return _answers(each)
    labels = [each.label for each in legal]
    rank, found = best(typed, legal, languages.forms)
    known_rank, known = best(typed, _known(here, part), languages.known_forms)
    if len(known) == 1 and (not found or known_rank < rank):
        return _judged(here, known[0].path, labels)
    if not found:
        raise NotUnderstood("reply-unknown-choice", typed, labels)
    if len(found) > 1:
        raise NotUnderstood("reply-ambiguous", typed, [each.label for each in found])
    return _answers(found[0])


def _known(here: Preview, part: CommandPart) -> Iterable[Known]:
    """List what one can think of at this question: where the first is answered already, the rest of it."""
    if len(part.kinds) == 1 or here.question is None or here.question.kind == part.kinds[0]:
        return part.known
    return dict.fromkeys(Known(known.path[-1:], known.labels[-1:]) for known in part.known)


def _judged(here: Preview, path: tuple[str, ...], labels: Sequence[Label]) -> tuple[Answer, ...]:
    """Let the rules say why a path is not legal; if it is after all, it is meant."""
    given: list[Answer] = []
    try:
        for answer in path:
            if here.question is None:  # it leads so far, and what comes then is seen then
                break
            here = here.typed(answer)
            given.append(answer)
    except IllegalMove as refused:
        raise Impossible(refused.text, labels) from refused
    return tuple(given)


def label_of(here: Preview, part: CommandPart, answers: Sequence[Answer]) -> Label | None:
    """Name a legal choice as the panel would."""
    return next((each.label for each in listed(here, part) if _answers(each) == tuple(answers)), None)


def possible(question: Decision) -> list[Label]:
    """Name the answers of a question, or what they are made of."""
    if question.choice.singles:
        return [each.label for each in question.singles]
    return list(question.choice.ingredients())


def _answers(each: ListedAnswer) -> tuple[Answer, ...]:
    return tuple(part.answer for part in each.path)
