"""Numbers of several kinds ticked in one menu: for amounts of which a mix is the usual answer, such as bids.

A tick is a plain number of one kind, "5 Force". Two of the same kind add up, so that numbers too large for the menu can
be reached too. What the ticks make together stands below the question and on the button at the foot, which takes it.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from cogs.border.buttons import MENU, Button, Buttons, Label, Menu, MenuEntry, Row
from cogs.border.custom_ids import Signer
from cogs.panel.amounts import MIX, chosen_line, hold
from cogs.panel.kinds import amounts_of
from cogs.panel.listed import none_of
from cogs.panel.tick_lists import write_held
from engine.core.decision import Amounts, Answer, Decision, Text, pieces

CHOOSE_SEVERAL = Text("choose-several")


def mix_of(decision: Decision) -> Amounts | None:
    """Find amounts that are ticked so; where everything must be given, splits are listed whole instead."""
    choice = amounts_of(decision.choice) if decision.hints.mix else None
    return None if choice is None or choice.least == choice.most else choice


def ticks_in(choice: Amounts) -> dict[str, tuple[str, int]]:
    """List the numbers of each kind by the values of their entries; of too many, small ones of each kind.

    >>> from engine.core.decision import Option
    >>> rows = tuple(Option(row, Text("row")) for row in ("force", "tactics"))
    >>> list(ticks_in(Amounts(rows, {"force": 2, "tactics": 1})))
    ['force:1', 'force:2', 'tactics:1']
    """
    kinds = [option.id for option in choice.options]
    numbers = ((number, place) for place, kind in enumerate(kinds) for number in range(1, choice.limits[kind] + 1))
    listed = sorted(sorted(numbers)[:MENU], key=lambda each: (each[1], each[0]))
    return {f"{kinds[place]}:{number}": (kinds[place], number) for number, place in listed}


def added_up(choice: Amounts, ticked: Sequence[str]) -> dict[str, int]:
    """Add ticks up by kind; what is no entry was made by hand and counts for nothing."""
    known = ticks_in(choice)
    counts = {option.id: 0 for option in choice.options}
    for kind, number in (known[value] for value in set(ticked) & known.keys()):
        counts[kind] += number
    return counts


def ticking_mix(
    decision: Decision, choice: Amounts, sign: Signer, ticked: Sequence[str], none: bool
) -> list[Row[Label]]:
    """Draw the menu, and below it the way to numbers that no ticks make, and to nothing."""
    notes = {option.id: option.note for option in choice.options}
    entries = tuple(
        MenuEntry[Label](value, choice.said((value,))[0], notes[kind], value in ticked)
        for value, (kind, _) in ticks_in(choice).items()
    )
    buttons: list[Button[Label]] = []
    if not _reach_all(choice):
        buttons.append(Button(sign.sign("hand"), MIX))
    if none:
        buttons.append(Button(sign.answering("pick", ((),)), none_of(decision)))
    named = decision.hints.menu or CHOOSE_SEVERAL
    menu: Menu[Label] = Menu(sign.sign("sum"), named, entries, 0, len(entries))
    return [menu, Buttons(tuple(buttons))] if buttons else [menu]


def _reach_all(choice: Amounts) -> bool:
    by_kind = itertools.groupby(ticks_in(choice).values(), key=lambda each: each[0])
    largest = {kind: sum(number for _, number in listed) for kind, listed in by_kind}
    return all(choice.limits[kind] <= largest.get(kind, 0) for kind in choice.limits)


def taking_mix(decision: Decision, choice: Amounts, sign: Signer, ticked: Sequence[str]) -> Button[Label] | None:
    """Draw the button that takes what is ticked, greyed if that is not possible; None while nothing is."""
    counts = added_up(choice, ticked)
    if not any(counts.values()):
        return None
    takes = choice.accepts(_answer(choice, counts))
    held = write_held(hold(choice, counts)) if takes else ""
    label = Text(decision.hints.mix, {**counts, "count": sum(counts.values())})
    return Button(sign.sign("mixed", held), label, "end", greyed=not takes)


def mix_line(choice: Amounts, ticked: Sequence[str]) -> Label | None:
    """Say what is ticked, how many that are in all, and whether they are too many or too few; None of nothing."""
    counts = added_up(choice, ticked)
    total = sum(counts.values())
    if not total:
        return None
    most = choice.most if choice.most is not None else sum(choice.limits.values())
    key = "amounts-too-many" if total > most else "amounts-too-few" if total < choice.least else "amounts-used"
    return chosen_line(
        choice, _answer(choice, counts), Text(key, {"count": total, "most": most, "least": choice.least})
    )


def _answer(choice: Amounts, counts: dict[str, int]) -> Answer:
    return pieces(counts, (option.id for option in choice.options))
