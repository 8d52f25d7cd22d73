"""The legal answers of a question as a command offers them: one by one, or with the question that belongs to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.border.buttons import Label
from cogs.panel.entries import joined
from cogs.panel.listed import ListedAnswer, single_entry
from cogs.typed.languages import TypedLanguages
from cogs.typed.lists import ingredients
from cogs.typed.matching import EXACT, best, fit, plain
from cogs.typed.parts import CommandPart, Known
from cogs.typed.refusals import Impossible, NotUnderstood
from engine.core.decision import PROPOSED, Answer, Decision, Option
from engine.core.errors import IllegalMove
from engine.core.play import NOT_OFFERED
from engine.core.preview import Preview


def listed(here: Preview, part: CommandPart) -> list[ListedAnswer]:
    """List the legal answers to the question that a part may mean."""
    question = here.question
    if question is None:
        return []
    options = answers_of(question)
    if question.kind in part.kinds[1:] and not part.alike:
        return [single_entry(each.id, each.label, each.note) for each in options if part.goes_on_with(each.id)]
    options = [each for each in options if part.is_meant(each.id)]
    if len(part.kinds) == 1 or part.alike:
        return [single_entry(each.id, each.label, each.note) for each in options]
    found: list[ListedAnswer] = []
    at_once = {each.id for each in options}
    for first in options:
        second = here.typed(first.id).question
        if second is not None and second.kind in part.kinds[1:] and second.choice.singles:
            others = (each for each in second.choice.singles if each.id not in at_once and part.goes_on_with(each.id))
            found += [joined(question, first, each) for each in others]
        else:
            found.append(single_entry(first.id, first.label, first.note))
    return found


def answers_of(question: Decision) -> Sequence[Option]:
    """List the options of a question that are an answer each, also the one it proposes at its foot."""
    if question.hints.footer == PROPOSED and not question.ends:
        return [each for each in question.choice.singles if each.id != question.hints.stop]
    return question.singles


def chosen(here: Preview, part: CommandPart, typed: str, languages: TypedLanguages) -> tuple[Answer, ...]:
    """Find the legal answers that typed words mean; raise IllegalMove with the reason and what is possible."""
    legal = listed(here, part)
    if not legal and part.usual:
        here.check(part.usual)
    for each in legal:
        if typed in (each.value, languages.name(each)):  # as it was suggested
            return _answers(each)
    for each in legal:
        if any(fit(plain(typed), plain(name)) == EXACT for name in called(each, part, languages)):
            return _answers(each)
    labels = [each.label for each in legal]
    rank, found = best(typed, legal, lambda each: [*languages.forms(each), *called(each, part, languages)])
    known_rank, known = best(typed, _known(here, part), languages.known_forms)
    meant = None
    if len(known) == 1 and (not found or known_rank < rank):
        meant = _judged(here, known[0].path, labels)
    if meant is not None:
        return meant
    if not found:
        raise NotUnderstood("reply-unknown-choice", typed, labels)
    if len(found) > 1:
        raise NotUnderstood("reply-ambiguous", typed, [each.label for each in found])
    return _answers(found[0])


def called(each: ListedAnswer, part: CommandPart, languages: TypedLanguages) -> list[str]:
    """List the more words a part knows for a legal choice."""
    path = tuple(str(step.answer) for step in each.path)
    return [] if part.called is None else languages.every(part.called(path))


def _known(here: Preview, part: CommandPart) -> Iterable[Known]:
    """List what one can think of at this question: where the first is answered already, the rest of it."""
    if len(part.kinds) == 1 or here.question is None or here.question.kind == part.kinds[0]:
        return part.known
    return {known.path[-1]: Known(known.path[-1:], known.labels[-1:]) for known in part.known}.values()


def _judged(here: Preview, path: tuple[str, ...], labels: Sequence[Label]) -> tuple[Answer, ...] | None:
    """Let the rules say why a path is not legal; if it is after all, it is meant. None if they know nothing of it."""
    given: list[Answer] = []
    try:
        for answer in path:
            if here.question is None:  # it leads so far, and what comes then is seen then
                break
            here = here.typed(answer)
            given.append(answer)
    except IllegalMove as refused:
        if refused.text.key == NOT_OFFERED:
            return None
        raise Impossible(refused.text, labels) from refused
    return tuple(given)


def label_of(here: Preview, part: CommandPart, answers: Sequence[Answer]) -> Label | None:
    """Name a legal choice as the panel would."""
    return next((each.label for each in listed(here, part) if _answers(each) == tuple(answers)), None)


def possible(question: Decision) -> list[Label]:
    """Name the answers of a question, or what they are made of."""
    if question.choice.singles:
        return [each.label for each in answers_of(question)]
    return ingredients(question.choice)


def _answers(each: ListedAnswer) -> tuple[Answer, ...]:
    return tuple(part.answer for part in each.path)
