"""What was typed and is not come to: refused, with the reason, so that nothing said is ever dropped."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.typed.matching import best
from cogs.typed.parts import CommandPart
from cogs.typed.refusals import NotUnderstood
from cogs.typed.typed_command import TypedCommand
from cogs.typed.typed_path import TypedPath, is_asked, typed_answers
from engine.core.decision import Text
from engine.core.errors import IllegalMove
from engine.core.preview import COMMITTED, Preview, drafted

NOT_NOW = Text("reply-not-now")
COMPLETE = Text("reply-turn-complete")


def check_passed(command: TypedCommand, way: TypedPath, passed: Sequence[CommandPart]) -> None:
    """Refuse to pass over what the command means; only its beginning may have been done before."""
    if any(part.fixed is not None and part is not command.parts[0] and not part.option for part in passed):
        raise IllegalMove(not_now(way.here))
    check_used(command, way, passed)


def check_used(command: TypedCommand, way: TypedPath, left: Sequence[CommandPart]) -> None:
    """Refuse what was typed but is not asked for here, unless it repeats what was answered just before."""
    question = None if way.moves else way.here.question
    for part in left:
        if not part.option or not command.says(part):
            continue
        if part.fixed is not None and command.text(part).isdecimal():
            more = sum(each.option == part.option for each in left)
            raise IllegalMove(Text("reply-too-often", {"most": int(command.text(part)) - more}))
        over = _over(command, way, part)
        if over is not None:
            raise IllegalMove(over)
        used = sum(said.part.kinds == part.kinds for said in way.said)
        if used and not way.here.asked:
            raise IllegalMove(COMMITTED)
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
        if not is_asked(given.question, command.parts):  # it belongs to something done before
            return False
        if given.before is not None:
            try:
                return bool(typed_answers(command, given.before, part)[0] == given.answer)
            except IllegalMove:
                return False
    return False


def not_now(here: Preview) -> Text:
    """Say what comes first: a question, or the end of the turn if nothing else is left."""
    question = here.question
    return COMPLETE if question is not None and question.is_last else NOT_NOW
