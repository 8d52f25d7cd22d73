"""What a press means: the answers it gives, or how it makes the question look."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.border.buttons import MENU, Look
from cogs.border.custom_ids import PanelPress
from cogs.panel.amounts import held_answer, look_mixed
from cogs.panel.arrangements import arranged, read_signs
from cogs.panel.kinds import amounts_of, ticks_of, way_at
from cogs.panel.listed import first_in, path_in, times_in
from cogs.panel.proposals import proposals
from cogs.panel.tick_lists import bits, read_held
from cogs.panel.ticks import in_order
from engine.core.answers import read
from engine.core.decision import Answer, Decision, Text
from engine.core.errors import IllegalMove, Stale
from engine.core.path import Part, Path, read_parts
from engine.core.play import named
from engine.core.preview import Preview, follow

LONG = 5
"""No number in a custom id has so many digits."""
SETTLED = Text("refused-settled")
EMPTY = Text("refused-empty")


def answers_of(press: PanelPress, here: Preview) -> list[Answer | Part]:
    """Read the answers a press gives, the first to the question its token names; whether they are legal is not judged.

    Most stand in the control itself. Only ticks, placings and proposals need the question they belong to, and ticks
    that are answers by themselves are tried out on copies for an order that works. Raise Refused if there is none, or
    if the control cannot be read.
    """
    match press.verb:
        case "pick" | "end":
            answers: Sequence[Answer | Part] = read_parts(press.path)
        case "menu":
            answers = (*read_parts(press.path), *_chosen(press.values))
        case "ticks":
            answers = _ticked(here, _question(press, here), press)
        case "some":
            answers = [_together(_question(press, here), _places(press.values))]
        case "take":
            answers = [_together(_question(press, here), bits(read_held(press.path)))]
        case "set":
            answers = [_arranged(_question(press, here), read_signs(press.path))]
        case "mixed":
            answers = [_mixed(_question(press, here), read_held(press.path))]
        case "way":
            answers = [_way(_question(press, here), _places(press.values))]
        case "accept":
            answers = [_proposed(_question(press, here)), *read_parts(press.path)]
        case "all":
            answers = _proposals(_question(press, here), here)
            if len(answers) != _number(press.path):  # the player has seen so many
                raise Stale(SETTLED)
        case "then":
            before = _proposals(_question(press, here), here)[: _number(press.path)]
            answers = [*before, *(part.answer for part in _chosen(press.values))]
        case _:
            answers = []
    if not answers:
        raise IllegalMove(EMPTY)
    return list(answers)


def look_after(press: PanelPress) -> Look | None:
    """Read how the question is to be shown after a press that only redraws it; None for any other press."""
    chosen = press.values[0] if press.values else ""
    match press.verb:
        case "carry":
            return Look(carried=read(chosen) if chosen else None)
        case "group":
            return Look(group=chosen)
        case "page":
            page, _, group = press.path.partition("/")
            return Look(page=_number(page), group=group)
        case "hold":
            number, _, held = press.path.partition(".")
            return Look(held=_held(_number(number), read_held(held), press.values), by_hand=True)
        case "mix":
            return look_mixed(press.path, chosen)
        case "sum":
            return Look(ticked=press.values)
        case "why":
            return Look(carried=read(press.path) if press.path else None, why=True)
        case "hand":
            return Look(by_hand=True)
        case "put":
            return Look(by_hand=True, placed=read_signs(press.path + chosen))
    return None


def look_refused(press: PanelPress) -> Look:
    """Read how the question is to be shown after a press that was refused: what was ticked stays so."""
    match press.verb:
        case "ticks":
            carried = [part.answer for part in read_parts(press.path)][1:]
            return Look(carried=carried[0] if carried else None, ticked=press.values, ticked_in=press.path)
        case "some":
            return Look(held=sum({1 << int(value) for value in press.values if _is_number(value)}), by_hand=True)
    return Look()


def _question(press: PanelPress, here: Preview) -> Decision:
    return named(here.asked, here.seat, press.token)


def _chosen(values: tuple[str, ...]) -> Path:
    path = path_in(values[0]) if len(values) == 1 else ()
    if not path:
        raise IllegalMove(EMPTY)
    return path


def _ticked(here: Preview, decision: Decision, press: PanelPress) -> list[Answer | Part]:
    """Read what goes before, then the ticked answers in an order that works, with those they imply."""
    before = follow(here, read_parts(press.path), decision.kind)
    question = None if before.there is None else before.there.question
    if before.there is None or question is None or not press.values:
        raise Stale(SETTLED)
    ticked = [path_in(value) for value in press.values]
    if not all(ticked):
        raise IllegalMove(EMPTY)
    for value in press.values:
        path = path_in(value)
        ticked += [path] * (min(times_in(value), question.hints.several) - ticked.count(path))
    first = [path for path in dict.fromkeys(map(first_in, press.values)) if path and path not in ticked]
    return [*before.sent, *in_order(before.there, question, [*first, *ticked])]


def _together(decision: Decision, places: Sequence[int]) -> Answer:
    """Read the one answer that ticks make together; to take nothing is an answer of its own."""
    ticks = ticks_of(decision.choice)
    if ticks is None:
        raise Stale(SETTLED)
    if not places:
        raise IllegalMove(EMPTY)
    return ticks.together(places)


def _arranged(decision: Decision, signs: Sequence[int]) -> Answer:
    """Read a whole arrangement."""
    hand = decision.choice.by_hand()
    answer = None if hand is None else arranged(hand, signs).answer
    if answer is None:
        raise Stale(SETTLED)
    return answer


def _mixed(decision: Decision, held: int) -> Answer:
    """Read the numbers of pieces that are held; to give nothing is an answer of its own."""
    choice = amounts_of(decision.choice)
    if choice is None:
        raise Stale(SETTLED)
    if not held:
        raise IllegalMove(EMPTY)
    return held_answer(choice, held)


def _way(decision: Decision, places: Sequence[int]) -> Answer:
    """Read one of the few ways that are listed."""
    answer = way_at(decision, places[0]) if len(places) == 1 else None
    if answer is None:
        raise Stale(SETTLED)
    return answer


def _proposed(decision: Decision) -> Answer:
    if decision.hints.proposed is None:
        raise Stale(SETTLED)
    return decision.hints.proposed


def _proposals(decision: Decision, here: Preview) -> list[Answer]:
    """Read what is proposed for a question and those that follow it."""
    proposed = (each.hints.proposed for each in proposals(here, decision))
    return [answer for answer in proposed if answer is not None]


def _places(values: Sequence[str]) -> list[int]:
    """Read which entries are ticked; what is no entry was made by hand."""
    if not all(map(_is_number, values)):
        raise Stale(SETTLED)
    return [int(value) for value in values]


def _number(written: str) -> int:
    """Read a number; what is none is as good as 0."""
    return int(written) if _is_number(written) else 0


def _is_number(written: str) -> bool:
    return written.isascii() and written.isdigit() and len(written) < LONG


def _held(number: int, held: int, values: Sequence[str]) -> int:
    """Put the ticks of one menu in the place of those it had; what is no entry was made by hand and holds nothing."""
    ticked = sum({1 << int(value) for value in values if _is_number(value) and int(value) // MENU == number})
    return held & ~(((1 << MENU) - 1) << number * MENU) | ticked
