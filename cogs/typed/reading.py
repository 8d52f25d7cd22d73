"""From what was typed to the moves it means: all of them legal, or none is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.typed.choices import answers_of, chosen, label_of, listed, possible
from cogs.typed.lists import typed_list
from cogs.typed.matching import best
from cogs.typed.parts import CommandPart
from cogs.typed.refusals import Impossible, NotUnderstood
from cogs.typed.typed_command import TypedCommand
from engine.core.decision import Answer, Decision, Move, Text
from engine.core.errors import IllegalMove
from engine.core.preview import Preview, drafted

NOT_NOW = Text("reply-not-now")
COMPLETE = Text("reply-turn-complete")


class TypedPart(NamedTuple):
    """A part that was typed, the moment it was come to and the answers it means."""

    part: CommandPart
    here: Preview
    answers: tuple[Answer, ...]


class TypedPath(NamedTuple):
    """How far a command leads: the moves that are to be made, where they lead, and the parts not come to."""

    moves: tuple[Move, ...]
    here: Preview
    left: tuple[CommandPart, ...]
    said: tuple[TypedPart, ...] = ()

    def give(self, answer: Answer) -> TypedPath:
        """Answer the question; what has no alternative the engine takes by itself."""
        moves = self.moves if self.here.is_forced else (*self.moves, self.here.move(answer))
        return self._replace(moves=moves, here=self.here.typed(answer))


class TypedMoves(NamedTuple):
    """The moves of a command; `ended` if the last of them ends the turn, or what else stands at the foot."""

    moves: tuple[Move, ...]
    ended: bool = False


def moves_of(command: TypedCommand, here: Preview, end: bool) -> TypedMoves:
    """Read the moves of a command, none if its next part is still to be said; raise IllegalMove if it cannot be."""
    way = follow(command, here)
    question = way.here.question
    is_over = not _is_asked(question, command.parts)
    if is_over and not way.moves:
        not_yet = here.not_yet([kind for part in command.parts for kind in part.kinds])
        raise IllegalMove(not_yet or _missed(here, command.parts) or _not_now(here))
    unused = any(part.option and command.says(part) for part in way.left)
    if unused and not _is_asked(question, way.left):
        _check_used(command, way, way.left)
    footer = None if question is None else closing_answer(question, command.parts)
    if end and footer is not None and not unused:
        return TypedMoves((*way.moves, way.here.move(footer)), ended=True)
    return TypedMoves(way.moves)


def closing_answer(question: Decision, parts: Sequence[CommandPart]) -> Answer | None:
    """Find what `end` answers: the foot of the panel, if nothing is given up by it that the command is not about."""
    may_close = question.choice.only() is not None or _is_asked(question, parts)
    return question.footer if may_close else None


def _missed(here: Preview, parts: Sequence[CommandPart]) -> Text | None:
    """Say that the moment of a command has passed, if its game knows."""
    reasons = (part.missed(here.state) for part in parts if part.missed is not None)
    return next((reason for reason in reasons if reason is not None), None)


def _not_now(here: Preview) -> Text:
    """Say what comes first: a question, or the end of the turn if nothing else is left."""
    question = here.question
    return COMPLETE if question is not None and question.is_last else NOT_NOW


def _is_asked(question: Decision | None, parts: Sequence[CommandPart]) -> bool:
    return question is not None and any(question.kind in part.kinds for part in parts)


def follow(command: TypedCommand, here: Preview, until: Sequence[str] = ()) -> TypedPath:
    """Follow a command until something is to be asked that was not said, or that is looked for."""
    way = TypedPath((), here, command.parts)
    while (question := way.here.question) is not None:
        place = next((i for i, part in enumerate(way.left) if question.kind in part.kinds and command.says(part)), None)
        if place is None:
            further = None if question.kind in until else _unsaid(command, way, question)
            if further is None:
                break
            way = further
            continue
        check_passed(command, way, way.left[:place])
        part = way.left[place]
        said = TypedPart(part, way.here, _answers(command, way, part))
        for answer in said.answers:
            way = way.give(answer)
        way = way._replace(left=way.left[place + 1 :], said=(*way.said, said))
    if question is not None:
        unsaid = next((i for i, part in enumerate(way.left) if question.kind in part.kinds), 0)
        _check_used(command, way, way.left[:unsaid])
    return way


def _unsaid(command: TypedCommand, way: TypedPath, question: Decision) -> TypedPath | None:
    """Go on past a question nothing was said to, if that needs no saying; None if it is to be asked."""
    for place, part in enumerate(way.left):
        if question.kind in part.kinds and (part.usual or part.as_proposed):
            further = way._replace(left=way.left[place + 1 :])
            answers = _left_out(way.here, question, part)
            for answer in answers:
                further = further.give(answer)
            return further if answers else None
    usual = _usual(way, question)
    if usual is None:
        usual = _implied(command, way, question)
    return None if usual is None else way.give(usual)


def _left_out(here: Preview, question: Decision, part: CommandPart) -> tuple[Answer, ...]:
    """Find what is meant if a part is left out; raise IllegalMove with the reason if nothing of it is possible."""
    if part.as_proposed:
        return () if question.hints.proposed is None else (question.hints.proposed,)
    usual = next(iter(listed(here, part)), None)
    if usual is None:
        here.check(part.usual)
        return ()
    return tuple(step.answer for step in usual.path)


def _usual(way: TypedPath, question: Decision) -> Answer | None:
    """Answer what needs no saying: what has no alternative, and the default of a question in between."""
    if way.here.is_forced:
        return question.choice.only()
    is_part = any(question.kind in part.kinds for part in way.left)
    return question.default if question.hints.carry and is_part else None


def _implied(command: TypedCommand, way: TypedPath, question: Decision) -> Answer | None:
    """Find the only answer that what is said later on fits; where several do or none, it has to be said."""
    place = next((i for i, part in enumerate(way.left) if question.kind in part.kinds and part.implied), None)
    if place is None or not answers_of(question):
        return None
    part, rest = way.left[place], way.left[place + 1 :]
    typed = next((command.text(later) for later in rest if later.option and command.says(later)), None)
    if typed is None:
        return None
    options = [each for each in answers_of(question) if part.is_meant(each.id)]
    later = command._replace(parts=rest)
    fitting = [each for each in options if _is_fit(later, way.here.typed(each.id))]
    if len(fitting) != 1:
        labels = [each.label for each in fitting or options]
        raise NotUnderstood("reply-not-enough", typed, labels, question.prompt)
    return fitting[0].id


def _is_fit(command: TypedCommand, here: Preview) -> bool:
    """Say whether all that was said can be done here."""
    try:
        return not any(command.says(part) for part in follow(command, here).left)
    except IllegalMove:
        return False


def _answers(command: TypedCommand, way: TypedPath, part: CommandPart) -> tuple[Answer, ...]:
    """Read the answers a part means; if it is refused as one of several, say what the others have to do with it."""
    earlier = [said for said in way.said if part.fixed is None and said.part.kinds == part.kinds]
    try:
        return _typed(command, way.here, part)
    except (Impossible, NotUnderstood) as refused:
        if part.once and earlier:
            _, found = best(command.text(part), part.known, command.languages.known_forms)
            if len(found) == 1 and any(said.answers == found[0].path for said in earlier):
                raise NotUnderstood("reply-twice", command.text(part), found[0].labels) from refused
        labels = (label_of(said.here, said.part, said.answers) for said in earlier)
        refused.after = [label for label in labels if label is not None]
        raise


def _typed(command: TypedCommand, here: Preview, part: CommandPart) -> tuple[Answer, ...]:
    """Read the answers a part means; raise IllegalMove if they are not legal."""
    question = here.question
    assert question is not None
    whole = typed_list(question, part, command.languages)
    if part.fixed is not None:
        answer: Answer = part.fixed
    elif whole is not None:
        answer = whole.read(command.text(part))
    else:
        return chosen(here, part, command.text(part), command.languages)
    try:
        here.check(answer)
    except IllegalMove as refused:
        reason = _why_not_to(command, here, part) or refused.text
        raise Impossible(reason, possible(question)) from refused
    return (answer,)


def _why_not_to(command: TypedCommand, here: Preview, part: CommandPart) -> Text | None:
    """Let the rules say why what a command does cannot be done to what was typed: `build.c1` names both."""
    if part.object is None or not command.says(part.object):
        return None
    _, found = best(command.text(part.object), part.object.known, command.languages.known_forms)
    if len(found) != 1:
        return None
    try:
        here.check(f"{part.fixed}.{found[0].path[0]}")
    except IllegalMove as refused:
        return refused.text
    return None


def check_passed(command: TypedCommand, way: TypedPath, passed: Sequence[CommandPart]) -> None:
    """Refuse to pass over what the command means; only its beginning may have been done before."""
    if any(part.fixed is not None and part is not command.parts[0] and not part.option for part in passed):
        raise IllegalMove(_not_now(way.here))
    _check_used(command, way, passed)


def _check_used(command: TypedCommand, way: TypedPath, left: Sequence[CommandPart]) -> None:
    """Refuse what was typed but is not asked for here, unless it repeats what was answered just before."""
    question = None if way.moves else way.here.question
    for part in left:
        if not part.option or not command.says(part):
            continue
        over = _over(command, way, part)
        if over is not None:
            raise IllegalMove(over)
        if part.fixed is not None:
            wanted, more = command.text(part), sum(each.option == part.option for each in left)
            raise IllegalMove(Text("reply-too-often", {"most": int(wanted) - more if wanted.isdecimal() else 0}))
        used = sum(said.part.kinds == part.kinds for said in way.said)
        if used:
            named = sum(each.kinds == part.kinds and command.says(each) for each in command.parts)
            raise IllegalMove(Text("reply-too-many", {"most": used, "named": named}))
        if question is None:
            raise NotUnderstood("reply-unasked", command.text(part), ())
        if not _is_given(command, way.here, part):
            raise NotUnderstood("reply-unasked-now", command.text(part), (), question.prompt)


def _over(command: TypedCommand, way: TypedPath, part: CommandPart) -> Text | None:
    """Let the rules say why something is not asked for any more, if they know."""
    if not way.moves or not part.kinds:
        return None
    _, found = best(command.text(part), part.known, command.languages.known_forms)
    answer = part.fixed or (found[0].path[0] if len(found) == 1 else "")
    return way.here.not_yet(part.kinds[:1], answer) if answer else None


def _is_given(command: TypedCommand, here: Preview, part: CommandPart) -> bool:
    """Say whether what was typed is the very answer that has led to the open question."""
    if part.told and here.question is not None:
        _, found = best(command.text(part), part.known, command.languages.known_forms)
        if len(found) == 1 and here.question.about.get(part.told) == found[0].path[0]:
            return True
    for given in reversed(drafted(command.match, command.seat, part.kinds)):
        if not _is_asked(given.question, command.parts):  # it belongs to something done before
            return False
        if given.before is not None:
            try:
                return bool(_typed(command, given.before, part)[0] == given.answer)
            except IllegalMove:
                return False
    return False
