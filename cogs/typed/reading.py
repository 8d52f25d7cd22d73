"""From what was typed to the moves it means: all of them legal, or none is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.typed.choices import chosen, label_of, possible
from cogs.typed.languages import TypedLanguages
from cogs.typed.lists import piece_list
from cogs.typed.matching import best
from cogs.typed.parts import CommandPart, Filled
from cogs.typed.refusals import Impossible, NotUnderstood
from cogs.typed.walk import Spot, given
from engine.core.answers import read
from engine.core.decision import Answer, Decision, Move, Number, OneOf, Text
from engine.core.errors import IllegalMove

NOT_NOW = Text("reply-not-now")
COMPLETE = Text("reply-turn-complete")


class TypedPart(NamedTuple):
    """A part that was typed, the moment it was come to and the answers it means."""

    part: CommandPart
    spot: Spot
    answers: tuple[Answer, ...]


class TypedPath(NamedTuple):
    """How far a command leads: the moves that are to be made, where they lead, and the parts not come to."""

    moves: tuple[Move, ...]
    spot: Spot
    left: tuple[CommandPart, ...]
    said: tuple[TypedPart, ...] = ()

    def give(self, answer: Answer) -> TypedPath:
        """Answer the question; what has no alternative the engine takes by itself."""
        moves = self.moves if self.spot.forced else (*self.moves, self.spot.move(answer))
        return self._replace(moves=moves, spot=self.spot.after(answer))


class TypedMoves(NamedTuple):
    """The moves of a command; `ended` if the last of them ends the turn."""

    moves: tuple[Move, ...]
    ended: bool = False


def moves_of(
    spot: Spot, parts: Sequence[CommandPart], filled: Filled, languages: TypedLanguages, end: bool
) -> TypedMoves:
    """Read the moves of a command, none if its next part is still to be said; raise IllegalMove if it cannot be."""
    way = follow(spot, parts, filled, languages)
    question = way.spot.question
    is_over = not _is_asked(question, parts)
    if is_over and not way.moves:
        not_yet = spot.not_yet([kind for part in parts for kind in part.kinds])
        raise IllegalMove(not_yet or _missed(spot, parts) or _not_now(spot))
    unused = any(part.option and part.said(filled) for part in way.left)
    if unused and not _is_asked(question, way.left):
        _check_used(way, way.left, parts, filled, languages)
    if end and question is not None and can_end(question, parts) and not unused:
        return TypedMoves((*way.moves, way.spot.move(question.ends)), ended=True)
    return TypedMoves(way.moves)


def can_end(question: Decision, parts: Sequence[CommandPart]) -> bool:
    """Say whether a command may end the turn here: nothing is given up by it that the command is not about."""
    return bool(question.ends) and (question.choice.only() is not None or _is_asked(question, parts))


def _missed(spot: Spot, parts: Sequence[CommandPart]) -> Text | None:
    """Say that the moment of a command has passed, if its game knows."""
    reasons = (part.missed(spot.state) for part in parts if part.missed is not None)
    return next((reason for reason in reasons if reason is not None), None)


def _not_now(spot: Spot) -> Text:
    """Say what comes first: a question, or the end of the turn if nothing else is left."""
    question = spot.question
    is_complete = question is not None and question.ends and question.choice.only() == question.ends
    return COMPLETE if is_complete else NOT_NOW


def _is_asked(question: Decision | None, parts: Sequence[CommandPart]) -> bool:
    return question is not None and any(question.kind in part.kinds for part in parts)


def follow(
    spot: Spot, parts: Sequence[CommandPart], filled: Filled, languages: TypedLanguages, until: Sequence[str] = ()
) -> TypedPath:
    """Follow a command until something is to be asked that was not said, or that is looked for."""
    way = TypedPath((), spot, tuple(parts))
    while (question := way.spot.question) is not None:
        place = _place(way.left, question.kind, filled)
        if place is None:
            usual = None if question.kind in until else _usual(way, question)
            if usual is None and question.kind not in until:
                usual = _implied(way, question, filled, languages)
            if usual is None:
                break
            way = way.give(usual)
            continue
        check_passed(way, way.left[:place], parts, filled, languages)
        part = way.left[place]
        said = TypedPart(part, way.spot, _listed(way, part, filled, languages))
        for answer in said.answers:
            way = way.give(answer)
        way = way._replace(left=way.left[place + 1 :], said=(*way.said, said))
    if question is not None:
        unsaid = next((i for i, part in enumerate(way.left) if question.kind in part.kinds), 0)
        _check_used(way, way.left[:unsaid], parts, filled, languages)
    return way


def _place(parts: Sequence[CommandPart], kind: str, filled: Filled) -> int | None:
    """Find the next part that answers such a question and was said."""
    return next((i for i, part in enumerate(parts) if kind in part.kinds and part.said(filled)), None)


def _usual(way: TypedPath, question: Decision) -> Answer | None:
    """Answer what needs no saying: what has no alternative, and the default of a question in between."""
    if way.spot.forced:
        return question.choice.only()
    is_part = any(question.kind in part.kinds for part in way.left)
    return question.default if question.carry and is_part else None


def _implied(way: TypedPath, question: Decision, filled: Filled, languages: TypedLanguages) -> Answer | None:
    """Find the only answer that what is said later on fits; where several do or none, it has to be said."""
    place = next((i for i, part in enumerate(way.left) if question.kind in part.kinds and part.implied), None)
    if place is None or not isinstance(question.choice, OneOf):
        return None
    part, rest = way.left[place], way.left[place + 1 :]
    typed = next((filled[later.option] for later in rest if later.option and later.said(filled)), None)
    if typed is None:
        return None
    options = [each for each in question.choice.options if each.id != question.ends and part.is_meant(each.id)]
    fitting = [each for each in options if _is_fit(way.spot.after(each.id), rest, filled, languages)]
    if len(fitting) != 1:
        labels = [each.label for each in fitting or options]
        raise NotUnderstood("reply-not-enough", typed, labels, question.prompt)
    return fitting[0].id


def _is_fit(spot: Spot, parts: Sequence[CommandPart], filled: Filled, languages: TypedLanguages) -> bool:
    """Say whether all that was said can be done here."""
    try:
        return not any(part.said(filled) for part in follow(spot, parts, filled, languages).left)
    except IllegalMove:
        return False


def _listed(way: TypedPath, part: CommandPart, filled: Filled, languages: TypedLanguages) -> tuple[Answer, ...]:
    """Read the answers a part means; if it is refused as one of several, say what the others have to do with it."""
    earlier = [said for said in way.said if part.fixed is None and said.part.kinds == part.kinds]
    try:
        return _typed(way.spot, part, filled, languages)
    except (Impossible, NotUnderstood) as refused:
        if part.once and earlier:
            _, found = best(filled[part.option], part.known, languages.known_forms)
            if len(found) == 1 and any(said.answers == found[0].path for said in earlier):
                raise NotUnderstood("reply-twice", filled[part.option], found[0].labels) from refused
        labels = (label_of(said.spot, said.part, said.answers) for said in earlier)
        refused.after = [label for label in labels if label is not None]
        raise


def _typed(spot: Spot, part: CommandPart, filled: Filled, languages: TypedLanguages) -> tuple[Answer, ...]:
    """Read the answers a part means; raise IllegalMove if they are not legal."""
    question = spot.question
    assert question is not None
    pieces = piece_list(question, part, languages)
    if part.fixed is not None:
        answer: Answer = part.fixed
    elif pieces is not None:
        answer = pieces.read(filled[part.option])
    elif isinstance(question.choice, Number):
        answer = read(f"={filled[part.option]}")
    else:
        return chosen(spot, part, filled[part.option], languages)
    try:
        spot.check(answer)
    except IllegalMove as refused:
        reason = _why_not_to(spot, part, filled, languages) or refused.text
        raise Impossible(reason, possible(question)) from refused
    return (answer,)


def _why_not_to(spot: Spot, part: CommandPart, filled: Filled, languages: TypedLanguages) -> Text | None:
    """Let the rules say why what a command does cannot be done to what was typed: `build.c1` names both."""
    if part.object is None or not part.object.said(filled):
        return None
    _, found = best(filled[part.object.option], part.object.known, languages.known_forms)
    if len(found) != 1:
        return None
    try:
        spot.check(f"{part.fixed}.{found[0].path[0]}")
    except IllegalMove as refused:
        return refused.text
    return None


def check_passed(
    way: TypedPath,
    passed: Sequence[CommandPart],
    parts: Sequence[CommandPart],
    filled: Filled,
    languages: TypedLanguages,
) -> None:
    """Refuse to pass over what the command means; only its beginning may have been done before."""
    if any(part.fixed is not None and part is not parts[0] and not part.option for part in passed):
        raise IllegalMove(_not_now(way.spot))
    _check_used(way, passed, parts, filled, languages)


def _check_used(
    way: TypedPath, left: Sequence[CommandPart], parts: Sequence[CommandPart], filled: Filled, languages: TypedLanguages
) -> None:
    """Refuse what was typed but is not asked for here, unless it repeats what was answered just before."""
    question = None if way.moves else way.spot.question
    for part in left:
        if part.option and part.said(filled):
            if part.fixed is None:
                used = sum(said.part.kinds == part.kinds for said in way.said)
                if used:
                    named = sum(each.kinds == part.kinds and each.said(filled) for each in parts)
                    raise IllegalMove(Text("reply-too-many", {"most": used, "named": named}))
                if question is None:
                    raise NotUnderstood("reply-unasked", filled[part.option], ())
                if _is_given(way.spot, part, parts, filled, languages):
                    continue
                raise NotUnderstood("reply-unasked-now", filled[part.option], (), question.prompt)
            total, over = (sum(each.option == part.option for each in some) for some in (parts, left))
            raise IllegalMove(Text("reply-too-often", {"most": total - over}))


def _is_given(
    spot: Spot, part: CommandPart, parts: Sequence[CommandPart], filled: Filled, languages: TypedLanguages
) -> bool:
    """Say whether what was typed is the very answer that has led to the open question."""
    if part.told and spot.question is not None:
        _, found = best(filled[part.option], part.known, languages.known_forms)
        if len(found) == 1 and spot.question.prompt.args.get(part.told) == found[0].path[0]:
            return True
    for asked, answer in reversed(given(spot)):
        if not _is_asked(asked.question, parts):  # it belongs to something done before
            return False
        if _is_asked(asked.question, [part]):
            try:
                return bool(_typed(asked, part, filled, languages)[0] == answer)
            except IllegalMove:
                return False
    return False
