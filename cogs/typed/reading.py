"""From what was typed to the moves it means: all of them legal, or none is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.typed.choices import chosen, possible
from cogs.typed.lists import piece_list
from cogs.typed.matching import best
from cogs.typed.parts import Filled, Part
from cogs.typed.refusing import Impossible, NotUnderstood
from cogs.typed.tongue import Tongue
from cogs.typed.walk import Spot
from engine.core.answers import read
from engine.core.decision import Answer, Decision, Move, Number, Text
from engine.core.errors import IllegalMove

NOT_NOW = Text("reply-not-now")


class Way(NamedTuple):
    """How far a command leads: the moves that are to be made, where they lead, and the parts not come to."""

    moves: tuple[Move, ...]
    spot: Spot
    left: tuple[Part, ...]

    def give(self, answer: Answer) -> Way:
        """Answer the question; what has no alternative the engine takes by itself."""
        moves = self.moves if self.spot.forced else (*self.moves, self.spot.move(answer))
        return self._replace(moves=moves, spot=self.spot.after(answer))


class Meant(NamedTuple):
    """The moves of a command; `ended` if the last of them ends the turn."""

    moves: tuple[Move, ...]
    ended: bool = False


def meant(spot: Spot, parts: Sequence[Part], filled: Filled, tongue: Tongue, end: bool) -> Meant:
    """Give the moves of a command, none if its next part is still to be said; raise IllegalMove if it cannot be."""
    way = follow(spot, parts, filled, tongue)
    question = way.spot.question
    is_over = not _is_asked(question, parts)
    if is_over and not way.moves:
        raise IllegalMove(spot.not_yet([kind for part in parts for kind in part.kinds]) or NOT_NOW)
    unused = any(part.option and part.said(filled) for part in way.left)
    if unused and not _is_asked(question, way.left):
        _check_used(way.left, parts, filled)
    if end and question is not None and can_end(question, parts) and not unused:
        return Meant((*way.moves, way.spot.move(question.ends)), ended=True)
    return Meant(way.moves)


def can_end(question: Decision, parts: Sequence[Part]) -> bool:
    """Say whether a command may end the turn here: nothing is given up by it that the command is not about."""
    return bool(question.ends) and (question.choice.only() is not None or _is_asked(question, parts))


def _is_asked(question: Decision | None, parts: Sequence[Part]) -> bool:
    return question is not None and any(question.kind in part.kinds for part in parts)


def follow(spot: Spot, parts: Sequence[Part], filled: Filled, tongue: Tongue, until: Sequence[str] = ()) -> Way:
    """Follow a command until something is to be asked that was not said, or that is looked for."""
    way = Way((), spot, tuple(parts))
    while (question := way.spot.question) is not None:
        place = _place(way.left, question.kind, filled)
        if place is None:
            usual = None if question.kind in until else _usual(way, question)
            if usual is None:
                break
            way = way.give(usual)
            continue
        check_passed(way.left[:place], parts, filled)
        for answer in _typed(way.spot, way.left[place], filled, tongue):
            way = way.give(answer)
        way = way._replace(left=way.left[place + 1 :])
    if question is not None:
        unsaid = next((i for i, part in enumerate(way.left) if question.kind in part.kinds), 0)
        _check_used(way.left[:unsaid], parts, filled)
    return way


def _place(parts: Sequence[Part], kind: str, filled: Filled) -> int | None:
    """Find the next part that answers such a question and was said."""
    return next((i for i, part in enumerate(parts) if kind in part.kinds and part.said(filled)), None)


def _usual(way: Way, question: Decision) -> Answer | None:
    """Give what needs no saying: what has no alternative, and the default of a question in between."""
    if way.spot.forced:
        return question.choice.only()
    is_part = any(question.kind in part.kinds for part in way.left)
    return question.default if question.carry and is_part else None


def _typed(spot: Spot, part: Part, filled: Filled, tongue: Tongue) -> tuple[Answer, ...]:
    """Give the answers a part means; raise IllegalMove if they are not legal."""
    question = spot.question
    assert question is not None
    pieces = piece_list(question, part, tongue)
    if part.fixed is not None:
        answer: Answer = part.fixed
    elif pieces is not None:
        answer = pieces.read(filled[part.option])
    elif isinstance(question.choice, Number):
        answer = read(f"={filled[part.option]}")
    else:
        return chosen(spot, part, filled[part.option], tongue)
    try:
        spot.check(answer)
    except IllegalMove as refused:
        reason = _why_not_to(spot, part, filled, tongue) or refused.text
        raise Impossible(reason, possible(question)) from refused
    return (answer,)


def _why_not_to(spot: Spot, part: Part, filled: Filled, tongue: Tongue) -> Text | None:
    """Let the rules say why what a command does cannot be done to what was typed: `build.c1` names both."""
    if part.object is None or not part.object.said(filled):
        return None
    _, found = best(filled[part.object.option], part.object.known, tongue.known_forms)
    if len(found) != 1:
        return None
    try:
        spot.check(f"{part.fixed}.{found[0].path[0]}")
    except IllegalMove as refused:
        return refused.text
    return None


def check_passed(passed: Sequence[Part], parts: Sequence[Part], filled: Filled) -> None:
    """Refuse to pass over what the command means; only its beginning may have been done before."""
    if any(part.fixed is not None and part is not parts[0] and not part.option for part in passed):
        raise IllegalMove(NOT_NOW)
    _check_used(passed, parts, filled)


def _check_used(left: Sequence[Part], parts: Sequence[Part], filled: Filled) -> None:
    """Refuse what was typed but is not asked for here."""
    for part in left:
        if part.option and part.said(filled):
            if part.fixed is None:
                raise NotUnderstood("reply-unasked", filled[part.option], ())
            total, over = (sum(each.option == part.option for each in some) for some in (parts, left))
            raise IllegalMove(Text("reply-too-often", {"most": total - over}))
