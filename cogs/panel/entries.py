"""The answers of a question one by one, as the entries of a menu: alone, joined with their next part, or repeated."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.border.buttons import MENU, Label, MenuEntry, NestedText
from cogs.border.custom_ids import LONGEST
from cogs.panel.lookahead import Position
from cogs.panel.paths import Path, PathPart, follow, read_parts, write_parts
from engine.core.decision import Amounts, Answer, Decision, Number, OneOf, Option, Some, Text
from engine.core.errors import Refused

AGAIN = "#"
"""Parts an entry's answers from the how-manyth time it is listed."""


class ListedAnswer(NamedTuple):
    """One entry: the answers it adds to those of its menu, and how it reads; `nth` if it is listed several times."""

    path: Path
    label: Label
    note: Label | None = None
    nth: int = 1

    @property
    def value(self) -> str:
        """What the menu reports when it is chosen."""
        return write_parts(self.path) + (f"{AGAIN}{self.nth}" if self.nth > 1 else "")

    @property
    def entry(self) -> MenuEntry[Label]:
        """The line of the menu."""
        label = self.label if self.nth == 1 else NestedText("taken-again", {"said": self.label, "nth": self.nth})
        return MenuEntry(self.value, label, self.note)


class EntryList(NamedTuple):
    """All entries of a question, and how many may be ticked at once."""

    entries: tuple[ListedAnswer, ...]
    most: int = 1
    named: Text | None = None
    """What the question calls its menu."""

    @property
    def verb(self) -> str:
        """What its menu does."""
        return "ticks" if self.most > 1 else "menu"


def path_in(value: str) -> Path:
    """Read what a menu reports.

    >>> path_in("tool#2")
    (Part(answer='tool', tied=False),)
    """
    return read_parts(value.partition(AGAIN)[0])


def single_entry(answer: Answer, label: Label, note: Label | None = None) -> ListedAnswer:
    """List one answer."""
    return ListedAnswer((PathPart(answer),), label, note)


def none_of(decision: Decision) -> Text:
    """Say "none" in the words of the case: `empire.buy` is refused by `empire-buy-none`."""
    return decision.none or Text(f"{_key(decision)}-none")


def _key(decision: Decision) -> str:
    return decision.kind.replace(".", "-")


def single_entries(decision: Decision) -> list[ListedAnswer] | None:
    """List the answers of a question but the one that ends the turn; None where they are numbers of pieces."""
    match decision.choice:
        case OneOf(options):
            return [single_entry(each.id, each.label, each.note) for each in options if each.id != decision.ends]
        case Number(least, most, noun):
            return [single_entry(n, Text(noun, {noun: n})) for n in range(most, least - 1, -1)]
        case Some():
            return _sets(decision, decision.choice)
        case Amounts():
            return None


def _sets(decision: Decision, choice: Some) -> list[ListedAnswer] | None:
    """List all sets, the largest first."""
    sizes = range(min(choice.most, len(choice.options)), choice.least - 1, -1)
    if sum(math.comb(len(choice.options), size) for size in sizes) > MENU:
        return None
    sets = (chosen for size in sizes for chosen in itertools.combinations(choice.options, size))
    return [
        single_entry(
            tuple(option.id for option in chosen),
            _set_label(decision, choice, chosen),
            _kept(decision, choice, chosen),
        )
        for chosen in sets
    ]


def _set_label(decision: Decision, choice: Some, chosen: Sequence[Option]) -> Label:
    """Word a set, with what it brings if that depends on its size."""
    said = NestedText("set", {"said": tuple(option.label for option in chosen)}) if chosen else none_of(decision)
    if not choice.sizes:
        return said
    return NestedText("with-note", {"said": said, "note_said": choice.sizes[len(chosen) - choice.least]})


def _kept(decision: Decision, choice: Some, chosen: Sequence[Option]) -> Text | None:
    """Say what is kept beside a set; where nothing is, a set of one has the note of its only option."""
    if not choice.noun:
        return chosen[0].note if len(chosen) == 1 else None
    left = choice.rest | {option.id: choice.rest[option.id] - 1 for option in chosen}
    return Text(f"{_key(decision)}-kept", {choice.noun: left})


def entry_list(here: Position, question: Decision) -> EntryList | None:
    """List a question as one menu, whole answers if it allows it; None if it does not fit one."""
    whole = whole_entries(here, question)
    if whole is not None or not question.join:
        return whole
    entries = single_entries(question)
    return EntryList(tuple(entries), named=question.menu) if entries is not None and _fit(entries) else None


def whole_entries(here: Position, question: Decision) -> EntryList | None:
    """List whole answers, joined and repeated as the question allows; None if they do not fit one menu."""
    entries = pair_entries(here, question) if question.join else single_entries(question)
    if entries is None or not _fit(entries):
        return None
    if question.several > 1:
        entries = list(_repeated(here, question, entries))
    return EntryList(tuple(entries), min(question.several, len(entries)), question.menu)


def pair_entries(here: Position, question: Decision) -> list[ListedAnswer] | None:
    """List "what for what": each answer with each answer of the question it leads to; None if too many or too long."""
    if not isinstance(question.choice, OneOf) or len(question.choice.options) > MENU:
        return None
    found: list[ListedAnswer] = []
    for option in question.choice.options:
        if option.id == question.ends:
            continue
        entries = _entries_of(here, question, option)
        if entries is None or not _fit([*found, *entries]):
            return None
        found += entries
    return found


def _entries_of(here: Position, question: Decision, option: Option) -> list[ListedAnswer] | None:
    """List one answer with each answer of the question it leads to; None if those cannot be listed."""
    if not question.join:
        return [single_entry(option.id, option.label, option.note)]
    there = here.ahead(question, option.id)
    part = None if there is None else there.part
    if part is None or part.kind == question.kind:
        return [_whole(here, question, option)]
    return [joined(question, option, each) for each in part.choice.options] if isinstance(part.choice, OneOf) else None


def _whole(here: Position, question: Decision, option: Option) -> ListedAnswer:
    """List an answer alone, or with its next part even if that is taken without asking."""
    part = here.foregone(question, option.id)
    match None if part is None else part.choice:
        case OneOf(options):
            return joined(question, option, options[0])
        case Some() as nothing if nothing.most == 0 and part is not None:
            label = NestedText("with-note", {"said": option.label, "note_said": _set_label(part, nothing, ())})
            return ListedAnswer((PathPart(option.id), PathPart((), tied=True)), label, option.note)
    return single_entry(option.id, option.label, option.note)


def joined(question: Decision, first: Option, second: Option) -> ListedAnswer:
    """Word a pair by the arguments of both options; where both have one, the second's counts."""
    key = f"{_key(question)}-joined"
    args: dict[str, object] = {"first_id": first.id, "second_id": second.id}
    for name, option in (("first", first), ("second", second)):
        args |= {**(option.note.args if option.note else {}), **option.label.args}
        args[f"{name}_said"] = option.label
        args[f"{name}_note_said"] = option.note
    joined = NestedText(key, args)  # type: ignore[arg-type]
    note = NestedText(f"{key}-note", joined.args) if first.note or second.note else None
    return ListedAnswer((PathPart(first.id), PathPart(second.id, tied=True)), joined, note)


def _fit(entries: Sequence[ListedAnswer]) -> bool:
    return len(entries) <= MENU and all(len(each.value) <= LONGEST for each in entries)


def _repeated(here: Position, question: Decision, entries: Sequence[ListedAnswer]) -> Iterator[ListedAnswer]:
    """List once more, while there is room, what can be done once more after it was done; short answers come first."""
    times = {place: [entry] for place, entry in enumerate(entries)}
    room = MENU - len(entries)
    for place in sorted(times, key=lambda place: len(entries[place].path)):
        more = list(_again(here, question, entries[place], min(question.several, 1 + room))) if room else []
        times[place] += more
        room -= len(more)
    for place in range(len(entries)):
        yield from times[place]


def _again(here: Position, question: Decision, entry: ListedAnswer, most: int) -> Iterator[ListedAnswer]:
    """List an entry for the second time and on, as long as it can be done, with what is said of it then."""
    there = _done(here, question, entry.path)
    for nth in range(2, most + 1):
        then = None if there is None else _done(there, question, entry.path)
        if there is None or then is None:
            return
        yield entry._replace(note=_note_then(there, entry), nth=nth)
        there = then


def _note_then(there: Position, entry: ListedAnswer) -> Label | None:
    """Find the note that an entry has when it comes again, after what was taken before it."""
    question = there.question
    options = question.choice.options if question is not None and isinstance(question.choice, OneOf) else ()
    for option in options:
        if question is not None and option.id == entry.path[0].answer:
            again = _entries_of(there, question, option) or []
            return next((each.note for each in again if _answers(each.path) == _answers(entry.path)), entry.note)
    return entry.note


def _answers(path: Path) -> list[Answer]:
    return [part.answer for part in path]


def _done(here: Position, question: Decision, path: Path) -> Position | None:
    """Go where an entry leads if the question is open; None if it is not, or no longer offers it."""
    try:
        return follow(here, path, question.kind).there
    except Refused:
        return None
