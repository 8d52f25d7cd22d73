"""Answers typed as a whole: lists such as "2 grain, tool", completed a piece at a time with their sum; numbers.

It is the only place of this room that tells kinds of choices apart.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from cogs.border.buttons import Label, NestedText
from cogs.border.wording import ELLIPSIS, cut
from cogs.panel.listed import none_of
from cogs.typed.arrangement_lists import ArrangementList
from cogs.typed.languages import NAME, TypedLanguages
from cogs.typed.matching import EXACT, best, fitting, plain
from cogs.typed.parts import CommandPart
from cogs.typed.refusals import NotUnderstood
from cogs.typed.typed_numbers import TypedNumber
from engine.core.answers import read, write
from engine.core.decision import Amounts, Answer, Choice, Decision, Some, Text, counts_of, pieces

Pieces: TypeAlias = Amounts | Some
SUM = re.compile(r"·[^,]*")
"""What a completed list says it comes to; it is left in the text if one goes on typing."""
FRAGMENT = re.compile(r"(\d{0,3})\s*(?:x\s)?(.*?)(?:\s*×\s*(\d{1,3}))?", re.DOTALL)
NUMBER = re.compile(r"×?\d+")
BARE_NUMBERS = re.compile(r"\d{1,3}(?:\s*[/ ]\s*\d{1,3})+")
NOTHING = ("0", "none")
TRIED = 5000
"""So many ways to split pieces are looked through for those that go on from what is typed."""
COUNT = "count"
"""A label that can say how many there are also says what is counted; a number in it is then part of the name."""


class TypedAnswer(Protocol):
    """An answer that is typed as a whole."""

    def read(self, typed: str) -> Answer:
        """Read it, legal or not; raise NotUnderstood for what nobody knows."""

    def completed(self, typed: str) -> Iterator[tuple[str, str]]:
        """Complete what was typed, as name and value."""


class Item(NamedTuple):
    """A kind of piece, and everything somebody may type for it."""

    id: str
    forms: tuple[str, ...]
    hints: tuple[str, ...] = ()
    """More by which it may be looked for, though it does not stand for the piece: its note."""


class PieceList:
    """A list typed as the answer to one question."""

    def __init__(self, question: Decision, choice: Pieces, part: CommandPart, languages: TypedLanguages) -> None:
        self._choice = choice
        self._none = none = none_of(question) if choice.accepts(()) else None
        proposed = question.hints.proposed
        self._proposed = _counted(proposed) if isinstance(choice, Amounts) and proposed is not None else None
        self._tally, self._in_order = part.tally, part.in_order
        self._tongue = languages
        self._labels = {option.id: option.label for option in choice.options}
        known = {each.path[0]: each.labels[0] for each in part.known if each.path[0] not in self._labels}
        noted = choice.options if isinstance(choice, Some) else ()
        self._notes = {option.id: option.note for option in noted if option.note is not None}
        self._called = self._labels | known
        is_counted = isinstance(choice, Amounts) and not choice.noun  # then a label says nothing without a number
        self._named: list[Label] = ingredients(choice) if is_counted else list(self._labels.values())
        self._items = [self._item(kind, label) for kind, label in self._called.items()]
        self._nothing = [*NOTHING, *map(plain, languages.every([Text("nothing"), none]))] if none else []

    def read(self, typed: str) -> Answer:
        """Read a list, legal or not; raise NotUnderstood for a piece nobody knows."""
        written = read(typed)
        if isinstance(written, tuple):
            return written
        numbers = re.findall(r"\d+", typed) if self._in_order and BARE_NUMBERS.fullmatch(typed.strip()) else []
        if numbers and len(numbers) == len(self._labels):
            return self._answer(dict(zip(self._labels, map(int, numbers), strict=True)))
        if plain(typed) in self._nothing:
            return ()
        return self._answer(self._sum(self._names(_fragments(typed), is_open=typed.rstrip().endswith(ELLIPSIS))))

    def completed(self, typed: str) -> Iterator[tuple[str, str]]:
        """Complete what was typed to legal lists, as name and value."""
        *whole, last = self._names(_fragments(typed), is_open=True) or [""]
        try:
            counts = self._sum(whole)
        except NotUnderstood:
            return
        number, name = self._parted(last)
        rank, exact = best(name, self._items, _forms)
        if exact and rank == EXACT:
            counts[exact[0].id] += number
            number, name = 1, ""
        longer = self._longer(counts, [item for _, item in fitting(name, self._items, _hints)], number)
        started = longer if name and counts else itertools.chain([counts], longer)
        if not typed.strip() and self._proposed is not None:
            started = itertools.chain([self._proposed], started)
        given: set[Answer] = set()
        for each in itertools.chain.from_iterable(map(self._enough, started)):
            answer = self._answer(each)
            is_meant = answer or any(form.startswith(plain(typed)) for form in self._nothing)
            if is_meant and answer not in given and self._choice.accepts(answer):
                given.add(answer)
                yield cut(self._said(each), NAME), write(answer)

    def _enough(self, counts: Counter[str]) -> Iterator[Counter[str]]:
        """Fill up amounts that are too few to be an answer, in every way that adds to them."""
        choice = self._choice
        if isinstance(choice, Some) or counts.total() >= choice.least:
            yield counts
            return
        every = map(_counted, itertools.islice(choice.answers(), TRIED))
        yield from (each for each in every if each >= counts)

    def _longer(self, counts: Counter[str], items: Sequence[Item], number: int) -> Iterator[Counter[str]]:
        """Add pieces of one kind to a list, first few of each, then more; to a set that is too small, others too."""
        if isinstance(self._choice, Some):
            for item in items:
                yield from self._filled(counts + Counter({item.id: number}), self._choice.least)
            return
        for more in range(number, number + max(self._choice.limits.values(), default=0)):
            for item in items:
                yield counts + Counter({item.id: more})

    def _filled(self, counts: Counter[str], least: int) -> Iterator[Counter[str]]:
        """Find all ways to fill a set up."""
        others = [kind for kind in self._labels if not counts[kind]]
        return (counts + Counter(more) for more in itertools.combinations(others, max(0, least - counts.total())))

    def _names(self, fragments: Sequence[str], is_open: bool) -> list[str]:
        """Put together again what commas within names have parted; the last name may be only begun if it is open."""
        if isinstance(self._choice, Amounts):
            return list(fragments)
        names: list[str] = []
        while fragments:
            size = next((n for n in range(len(fragments), 1, -1) if self._is_name(fragments[:n], False)), 1)
            if is_open and size < len(fragments) and self._is_name(fragments, True):
                size = len(fragments)
            names.append(", ".join(fragments[:size]))
            fragments = fragments[size:]
        return names

    def _is_name(self, fragments: Sequence[str], is_begun: bool) -> bool:
        wanted = plain(" ".join(fragments))
        forms = (plain(form) for item in self._items for form in item.forms)
        return any(form.startswith(wanted) if is_begun else form == wanted for form in forms)

    def _sum(self, fragments: Iterable[str]) -> Counter[str]:
        counts: Counter[str] = Counter()
        is_set = isinstance(self._choice, Some)
        for fragment in fragments:
            number, name = self._parted(fragment)
            _, found = best(name, self._items, _forms)
            if len(found) != 1:
                raise NotUnderstood("reply-unknown-choice", fragment, self._named)
            if is_set and counts[found[0].id]:
                raise NotUnderstood("reply-twice", name, [self._called[found[0].id]])
            counts[found[0].id] += number
        return counts

    def _parted(self, fragment: str) -> tuple[int, str]:
        """Part a number from what is counted; in a set nothing is, a number is what something is called."""
        return (1, fragment) if isinstance(self._choice, Some) else _parted(fragment)

    def _answer(self, counts: Mapping[str, int]) -> Answer:
        """Write counts as an answer in the order offered; what is not offered comes last, to be refused."""
        order = [*self._labels, *(kind for kind in counts if kind not in self._labels)]
        if isinstance(self._choice, Some):
            return tuple(kind for kind in order for _ in range(counts.get(kind, 0)))
        return pieces(counts, order)

    def _said(self, counts: Mapping[str, int]) -> str:
        """Word a list so that one can go on typing, with what it comes to."""
        kinds = [kind for kind in self._labels if counts.get(kind)]
        if not kinds and self._none is not None:
            return self._tongue.say(self._none)
        said = ", ".join(self._tongue.say(text) for text in self._choice.said(self._answer(counts)))
        if self._tally is not None:
            return f"{said} · {self._tongue.say(self._tally(counts))}"
        noted = len(kinds) == 1 and kinds[0] in self._notes
        return f"{said} · {self._tongue.say(self._notes[kinds[0]])}" if noted else said

    def _item(self, kind: str, label: Text) -> Item:
        """Put a kind of piece beside its words: what is counted in singular and plural, anything else with its note.

        A language that lists "outil ×2" shows no plural, but people type one.
        """
        if isinstance(self._choice, Amounts):
            counted = [text for number in (1, 2) for text in self._choice.said((f"{kind}:{number}",))]
            called = [label, *counted] if self._choice.noun else counted or [label]
            forms = [NUMBER.sub("", form).strip() for form in self._tongue.every(called)]
            numbered = self._tongue.every([label] if COUNT in label.args else [])
            return Item(kind, (kind, *forms, *(f"{form}s" for form in forms), *numbered))
        notes = self._tongue.every([self._notes[kind]] if kind in self._notes else [])
        return Item(kind, (kind, *self._tongue.every([label])), tuple(notes))


def typed_list(question: Decision, part: CommandPart, languages: TypedLanguages) -> TypedAnswer | None:
    """Find how a question is answered as a whole; None if one of its options is the answer."""
    choice = question.choice
    hand = choice.by_hand()
    if hand is not None:
        return ArrangementList(question, hand, languages)
    if isinstance(choice, Amounts | Some):
        return PieceList(question, choice, part, languages)
    return None if choice.offered else TypedNumber(choice, languages)


def ingredients(choice: Choice) -> list[Label]:
    """Name what answers are made of; of amounts how many there may be of each."""
    labels = choice.ingredients()
    if not isinstance(choice, Amounts):
        return list(labels)
    limits = [limit for limit in choice.limits.values() if limit]
    return [
        NestedText("up-to", {"said": label}) if limit > 1 else label
        for label, limit in zip(labels, limits, strict=True)
    ]


def _counted(answer: Answer) -> Counter[str]:
    return Counter(counts_of(answer) if isinstance(answer, tuple) else ())


def _forms(item: Item) -> tuple[str, ...]:
    return item.forms


def _hints(item: Item) -> tuple[str, ...]:
    return (*item.forms, *item.hints)


def _fragments(typed: str) -> list[str]:
    """Part a list at its commas.

    >>> _fragments("2 grain, 1 tool · value 4, oil,")
    ['2 grain', '1 tool', 'oil', '']
    """
    return [fragment.strip() for fragment in SUM.sub("", typed).split(",")] if typed.strip() else []


def _parted(fragment: str) -> tuple[int, str]:
    """Part a number from what is counted.

    >>> _parted("2 grain"), _parted("tool"), _parted("3x oil"), _parted("4"), _parted("huile ×3")
    ((2, 'grain'), (1, 'tool'), (3, 'oil'), (4, ''), (3, 'huile'))
    """
    found = FRAGMENT.fullmatch(fragment)
    assert found is not None
    return int(found[1] or found[3] or 1), found[2].strip()
