"""How many of each kind, in plain quantities: for buying, equipping, loading and bidding alike.

One menu lists what is given most often, an entry an answer: every number of one kind, then every pair of kinds as long
as all of those fit, then the cheapest pairs that reach something (a rating, a place in the order). So the usual case is
one press, and every entry says what it brings. "Another mix…" leads to a menu for each kind, which holds a number of
it; what is chosen by then stands below the question with what it brings in all, and a button takes it.

Coins to be ticked ("1 and 2 make 3") would need one press for any mix, but were understood by nobody; a menu for each
kind alone would need two presses for the simplest answer. Where a mix is the simplest answer, `mixes.py` has plain
numbers of all kinds in one menu. What is held travels in the custom ids, as one number.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence

from cogs.border.buttons import MENU, ROW, Button, Buttons, Label, Look, Menu, MenuEntry, NestedText, Row
from cogs.border.custom_ids import LONGEST, Signer
from cogs.panel.arrangements import dotted
from cogs.panel.listed import ListedAnswer, none_of, single_entry
from cogs.panel.tick_lists import TAKE, read_held, write_held
from engine.core.decision import Amounts, Answer, Decision, Option, Text, counted, counts_of, pieces

CHOOSE = Text("choose")
MIX = Text("amounts-mix")
NOTHING = Text("amounts-nothing")
NEAR = 6
"""So far from the number held each one is listed where there are too many."""
NEAREST = 20
"""So many splits are listed beside a proposed one."""
WAYS = 3
"""So many pairs are listed for one mark."""


# What is listed


def quick_list(choice: Amounts) -> list[Answer]:
    """List what is given most often, within one menu.

    >>> kinds = tuple(Option(kind, Text(kind)) for kind in ("grain", "tool"))
    >>> quick_list(Amounts(kinds, {"grain": 2, "tool": 1}))
    [('grain:1',), ('grain:2',), ('tool:1',), ('grain:1', 'tool:1'), ('grain:2', 'tool:1')]
    """
    found = _singles(choice)
    room = MENU - len(found)
    pairs = list(itertools.islice(_pairs(choice), room + 1))
    return [*found, *(pairs if len(pairs) <= room else _reaching(choice, found)[:room])]


def is_complete(choice: Amounts, listed: Sequence[Answer]) -> bool:
    """Say whether everything but giving nothing is listed."""
    known = {(), *listed}
    return all(answer in known for answer in itertools.islice(choice.answers(), len(known) + 1))


def _singles(choice: Amounts) -> list[Answer]:
    """List every number of one kind; if these are too many for a menu, small numbers of each kind go first."""
    kinds = [option.id for option in choice.options]
    found = [
        (number, place, (f"{kind}:{number}",))
        for place, kind in enumerate(kinds)
        for number in range(1, choice.limits[kind] + 1)
    ]
    legal = sorted(each for each in found if choice.accepts(each[2]))[:MENU]
    return [answer for _, _, answer in sorted(legal, key=lambda each: (each[1], each[0]))]


def _pairs(choice: Amounts) -> Iterator[Answer]:
    """Generate every mix of two kinds."""
    order = [option.id for option in choice.options]
    for kinds in itertools.combinations(order, 2):
        numbers = (range(1, choice.limits[kind] + 1) for kind in kinds)
        for counts in itertools.product(*numbers):
            answer = pieces(dict(zip(kinds, counts, strict=True)), order)
            if choice.accepts(answer):
                yield answer


def _reaching(choice: Amounts, singles: Sequence[Answer]) -> list[Answer]:
    """Find for every mark the pairs that reach it with less than any single kind does, those of few pieces first."""
    order = [option.id for option in choice.options]
    found: dict[Answer, None] = {}
    for least, _ in choice.marks:
        enough = min((total for total in map(choice.brought, singles) if total >= least), default=math.inf)
        ways = sorted(_cheapest(choice, least))
        answers = [pieces(dict(counts), order) for total, _, counts in ways if total == ways[0][0] < enough]
        found |= dict.fromkeys(answer for answer in answers[:WAYS] if choice.accepts(answer))
    return list(found)


def _cheapest(choice: Amounts, least: int) -> Iterator[tuple[int, int, tuple[tuple[str, int], ...]]]:
    """Complete every number of one kind by the fewest of another that reach a mark: what that brings, and its size."""
    for first, second in itertools.combinations([option.id for option in choice.options], 2):
        if not choice.each.get(second):
            continue
        for number in range(1, choice.limits[first] + 1):
            brought = number * choice.each.get(first, 0)
            more = max(1, -(-(least - brought) // choice.each[second]))
            if more <= choice.limits[second]:
                counts = ((first, number), (second, more))
                yield brought + more * choice.each[second], number + more, counts


# What is held, as one number


def held_counts(choice: Amounts, held: int) -> dict[str, int]:
    """Read how many of each kind are held; what an id made by hand holds too much is left out.

    >>> kinds = tuple(Option(kind, Text(kind)) for kind in ("grain", "tool"))
    >>> choice = Amounts(kinds, {"grain": 5, "tool": 2})
    >>> held_counts(choice, hold(choice, {"grain": 3, "tool": 1})), held_counts(choice, 99999)
    ({'grain': 3, 'tool': 1}, {'grain': 3, 'tool': 1})
    """
    counts: dict[str, int] = {}
    for option in choice.options:
        held, counts[option.id] = divmod(held, choice.limits[option.id] + 1)
    return counts


def hold(choice: Amounts, counts: Mapping[str, int]) -> int:
    """Write how many of each kind are held."""
    held = 0
    for option in reversed(choice.options):
        held = held * (choice.limits[option.id] + 1) + counts.get(option.id, 0)
    return held


def held_answer(choice: Amounts, held: int) -> Answer:
    """Read the answer that is held, legal or not."""
    return pieces(held_counts(choice, held), (option.id for option in choice.options))


# Controls


def listing(decision: Decision, choice: Amounts, sign: Signer, named: Label, none: bool) -> list[Row[Label]]:
    """Draw the list of what is given most often, below it the way to any other mix, and to nothing."""
    answers = [answer for answer in usual_list(decision, choice) if answer != decision.hints.proposed]
    entries = [entry for entry in (_entry(choice, answer) for answer in answers) if len(entry.value) <= LONGEST]
    if not entries and choice.listed(1) != [()]:
        return mixing(decision, choice, sign, 0, 0, none)
    buttons: list[Button[Label]] = []
    if not is_complete(choice, (*answers, decision.hints.proposed or ())):
        buttons.append(Button(sign.sign("hand"), MIX))
    if none:
        buttons.append(Button(sign.answering("pick", ((),)), none_of(decision)))
    rows: list[Row[Label]] = []
    if entries:
        rows.append(Menu(sign.sign("menu"), named, tuple(each.entry for each in entries)))
    return [*rows, Buttons(tuple(buttons))] if buttons else rows


def usual_list(decision: Decision, choice: Amounts) -> list[Answer]:
    """List what is given most often; where everything must be given, and not all fits, what is near the proposal."""
    listed, proposed = quick_list(choice), decision.hints.proposed
    if not isinstance(proposed, tuple) or choice.least != choice.most or is_complete(choice, listed):
        return listed
    return near_splits(choice, proposed)


def near_splits(choice: Amounts, proposed: tuple[str, ...]) -> list[Answer]:
    """List splits of the same size, those first that need the fewest pieces moved to become the proposed one.

    >>> kinds = tuple(Option(kind, Text(kind)) for kind in ("grain", "tool"))
    >>> near_splits(Amounts(kinds, {"grain": 3, "tool": 2}, least=3, most=3), ("grain:2", "tool:1"))
    [('grain:2', 'tool:1'), ('grain:1', 'tool:2'), ('grain:3',)]
    """
    order = [option.id for option in choice.options]
    found = [proposed]
    for split in found:  # grows by what is one piece away from what was found before
        counts = counts_of(split)
        for kind, other in itertools.permutations(order, 2):
            moved = pieces({**counts, kind: counts.get(kind, 0) - 1, other: counts.get(other, 0) + 1}, order)
            if len(found) <= NEAREST and counts.get(kind) and choice.accepts(moved) and moved not in found:
                found.append(moved)
    return list(found)


def _entry(choice: Amounts, answer: Answer) -> ListedAnswer:
    (label,) = _said(choice, answer)
    brought = _brought(choice, answer)
    notes: list[Label] = [NestedText("amounts-bring", {"said": brought})] if brought else []
    notes += _reached(choice, answer)
    if isinstance(answer, tuple) and len(answer) == 1:
        notes += [option.note for option in choice.options if option.note and answer[0].startswith(f"{option.id}:")]
    return single_entry(answer, label, dotted(notes) if notes else None)


def _said(choice: Amounts, answer: Answer) -> tuple[Label, ...]:
    said = choice.said(answer)
    return said if len(said) < 2 else (NestedText("set", {"said": said}),)


def _brought(choice: Amounts, answer: Answer) -> Text | None:
    """Say what amounts bring in all."""
    return Text(choice.brings, {choice.brings: choice.brought(answer)}) if choice.brings else None


def _reached(choice: Amounts, answer: Answer) -> list[Text]:
    """Say what is reached by that."""
    brought = choice.brought(answer)
    return [said for least, said in choice.marks if least <= brought][-1:]


def mixing(decision: Decision, choice: Amounts, sign: Signer, held: int, page: int, none: bool) -> list[Row[Label]]:
    """Draw a menu for each kind, on several pages if there are many, and the button that takes what is held."""
    counts = held_counts(choice, held)
    last = (len(choice.options) - 1) // ROW
    page = min(page, last)
    kinds = choice.options[page * ROW : (page + 1) * ROW]
    held = hold(choice, counts)
    rows: list[Row[Label]] = [_kind_menu(choice, sign, option, counts, page) for option in kinds]
    takes = held > 0 and choice.accepts(held_answer(choice, held))
    buttons: list[Button[Label]] = [Button(sign.sign("mixed", write_held(held)), TAKE, "usual", greyed=not takes)]
    turns = (("page-earlier", page - 1), ("page-later", page + 1))
    buttons += (Button(sign.sign("mix", f"{to}.{write_held(held)}"), Text(key)) for key, to in turns if 0 <= to <= last)
    if none:
        buttons.append(Button(sign.answering("pick", ((),)), none_of(decision)))
    return [*rows, Buttons(tuple(buttons))]


def _kind_menu(choice: Amounts, sign: Signer, option: Option, counts: Mapping[str, int], page: int) -> Menu[Label]:
    """Draw the numbers of one kind; an entry stands for all that is held if it is chosen."""
    entries = tuple(
        MenuEntry(
            write_held(hold(choice, {**counts, option.id: number})),
            _number(choice, option, number),
            None,
            number == counts[option.id],
        )
        for number in numbers_near(counts[option.id], choice.limits[option.id])
    )
    return Menu(sign.sign("mix", f"{page}.0.{choice.options.index(option)}"), CHOOSE, entries)


def numbers_near(held: int, limit: int) -> list[int]:
    """List the numbers of one kind, or if a menu cannot hold them those near the one held and round ones further off.

    So every number can be reached, one too far off by choosing a round one near it first.

    >>> numbers_near(1, 3), numbers_near(20, 60)
    ([0, 1, 2, 3], [0, 10, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 30, 40, 50, 60])
    """
    if limit < MENU:
        return list(range(limit + 1))
    near = range(max(0, held - NEAR), min(limit, held + NEAR) + 1)
    return sorted({*near, *range(0, limit, max(10, -(-limit // 10))), limit})


def _number(choice: Amounts, option: Option, number: int) -> Label:
    if number:
        (label,) = choice.said((f"{option.id}:{number}",))
        return label
    return NestedText("amounts-zero", {"said": option.label}) if choice.noun else counted(option, 0)


def held_line(choice: Amounts, held: int) -> Label:
    """Say what is held, and what it brings in all."""
    answer = held_answer(choice, held)
    if not answer:
        return NOTHING
    return chosen_line(choice, answer)


def chosen_line(choice: Amounts, answer: Answer, *more: Text) -> Label:
    """Say what is chosen, what it brings in all, and more about it."""
    (said,) = _said(choice, answer)
    brought = _brought(choice, answer)
    total = said if brought is None else NestedText("amounts-sum", {"said": said, "brought_said": brought})
    return NestedText("amounts-chosen", {"said": dotted([total, *_reached(choice, answer), *more])})


def look_mixed(path: str, chosen: str) -> Look:
    """Read the page that is shown and what is held after a press in such a mix: an entry stands for all of it."""
    page, held, *_ = [*path.split("."), "", ""]
    shown = int(page) if page.isascii() and page.isdigit() and len(page) < ROW else 0
    return Look(page=shown, held=read_held(chosen or held), by_hand=True)
