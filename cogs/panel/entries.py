"""The answers of a question as the entries of one menu: alone, joined with their next part, or repeated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.border.buttons import MENU, NestedText
from cogs.border.custom_ids import LONGEST
from cogs.panel.arrangements import dotted
from cogs.panel.kinds import entries_of
from cogs.panel.listed import EntryList, ListedAnswer, key_of, single_entry
from engine.core.decision import Answer, Decision, Option
from engine.core.errors import Refused
from engine.core.path import Part, Path
from engine.core.preview import Preview, follow


def entry_list(here: Preview, question: Decision) -> EntryList | None:
    """List a question as one menu, whole answers if it allows it; None if it does not fit one."""
    whole = wholly(here, question)
    if whole is not None or not question.hints.join:
        return whole
    entries = entries_of(question)
    return EntryList(tuple(entries), named=question.hints.menu) if entries is not None and _fit(entries) else None


def wholly(here: Preview, question: Decision) -> EntryList | None:
    """List whole answers, joined and repeated as the question allows; None if they do not fit one menu."""
    entries = pairs(here, question) if question.hints.join else entries_of(question)
    if entries is None or not _fit(entries):
        return None
    if question.hints.several > 1:
        entries = list(_repeated(here, question, entries))
        unlocked = list(_unlocked(here, question))
        entries += unlocked if _fit([*entries, *unlocked]) else []
    return EntryList(tuple(entries), min(question.hints.several, len(entries)), question.hints.menu)


def pairs(here: Preview, question: Decision) -> list[ListedAnswer] | None:
    """List "what for what": each answer with each answer of the question it leads to; None if too many or too long."""
    if not 0 < len(question.singles) <= MENU:
        return None
    found: list[ListedAnswer] = []
    for option in question.singles:
        entries = _entries_of(here, question, option)
        if entries is None or not _fit([*found, *entries]):
            return None
        found += entries
    return found


def _entries_of(here: Preview, question: Decision, option: Option) -> list[ListedAnswer] | None:
    """List one answer with each answer of the question it leads to; None if those cannot be listed."""
    if not question.hints.join:
        return [single_entry(option.id, option.label, option.note)]
    there = here.ahead(question, option.id)
    part = None if there is None else there.shown
    if part is None or part.kind == question.kind:
        return [_whole(here, question, option)]
    return [joined(question, option, each) for each in part.choice.singles] or None


def _whole(here: Preview, question: Decision, option: Option) -> ListedAnswer:
    """List an answer alone, or with its next part even if that is taken without asking."""
    part = here.foregone(question, option.id)
    if part is None:
        return single_entry(option.id, option.label, option.note)
    if part.choice.singles:
        return joined(question, option, part.choice.singles[0])
    none = entries_of(part) if part.choice.only() == () else None
    if not none:
        return single_entry(option.id, option.label, option.note)
    label = NestedText("with-note", {"said": option.label, "note_said": none[0].label})
    return ListedAnswer((Part(option.id), Part((), tied=True)), label, option.note)


def joined(question: Decision, first: Option, second: Option) -> ListedAnswer:
    """Word a pair by the arguments of both options; where both have one, the second's counts."""
    key = f"{key_of(question)}-joined"
    args: dict[str, object] = {"first_id": first.id, "second_id": second.id}
    for name, option in (("first", first), ("second", second)):
        args |= {**(option.note.args if option.note else {}), **option.label.args}
        args[f"{name}_said"] = option.label
        args[f"{name}_note_said"] = option.note
    joined = NestedText(key, args)  # type: ignore[arg-type]
    note = NestedText(f"{key}-note", joined.args) if first.note or second.note else None
    return ListedAnswer((Part(first.id), Part(second.id, tied=True)), joined, note)


def _fit(entries: Sequence[ListedAnswer]) -> bool:
    return len(entries) <= MENU and all(len(each.value) <= LONGEST for each in entries)


def _repeated(here: Preview, question: Decision, entries: Sequence[ListedAnswer]) -> Iterator[ListedAnswer]:
    """List once more, while there is room, what can be done once more after it was done; short answers come first."""
    times = {place: [entry] for place, entry in enumerate(entries)}
    room = MENU - len(entries)
    for place in sorted(times, key=lambda place: len(entries[place].path)):
        more = list(_again(here, question, entries[place], min(question.hints.several, 1 + room))) if room else []
        times[place] += more
        room -= len(more)
    for place in range(len(entries)):
        yield from times[place]


def _unlocked(here: Preview, question: Decision) -> Iterator[ListedAnswer]:
    """List what the question's first answer makes possible; it is given with it."""
    first = next((option for option in question.singles if option.id == question.hints.first), None)
    there = None if first is None else here.ahead(question, first.id)
    then = None if there is None else there.question
    if first is None or there is None or then is None or then.kind != question.kind:
        return
    known = {option.id for option in question.singles}
    new = [single_entry(each.id, each.label, each.note) for each in then.singles if each.id not in known]
    for entry in _repeated(there, then, new):
        note = first.label if entry.note is None else dotted([first.label, entry.note])
        yield entry._replace(first=first.id, note=NestedText("first-then", {"said": note}))


def _again(here: Preview, question: Decision, entry: ListedAnswer, most: int) -> Iterator[ListedAnswer]:
    """List an entry for the second time and on, as long as it can be done, with what it is called then."""
    there = _done(here, question, entry.path)
    for nth in range(2, most + 1):
        then = None if there is None else _done(there, question, entry.path)
        if there is None or then is None:
            return
        again = _then(there, entry)
        climbs = len(entry.path) == 1 and again.label != entry.label
        yield entry._replace(label=again.label if climbs else entry.label, note=again.note, nth=nth, climbs=climbs)
        there = then


def _then(there: Preview, entry: ListedAnswer) -> ListedAnswer:
    """Word an entry as it is worded when it comes again."""
    question = there.question
    for option in () if question is None else question.singles:
        if question is not None and option.id == entry.path[0].answer:
            listed = _entries_of(there, question, option) or []
            return next((each for each in listed if _answers(each.path) == _answers(entry.path)), entry)
    return entry


def _answers(path: Path) -> list[Answer]:
    return [part.answer for part in path]


def _done(here: Preview, question: Decision, path: Path) -> Preview | None:
    """Go where an entry leads if the question is open; None if it is not, or no longer offers it."""
    try:
        return follow(here, path, question.kind).there
    except Refused:
        return None
