"""Arranging by hand on a panel: who comes next, what goes where, who faces whom; nothing is stored before it is whole.

How far it has come stands in the custom ids alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.border.buttons import MENU, ROW, Button, Buttons, Label, Menu, MenuEntry, NestedText, Row
from cogs.border.custom_ids import LONGEST, Signer
from engine.core.choices.by_hand import ByHand, HandStep, Placing
from engine.core.decision import Option, Text

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""A sign is written as one of these."""
TAKE = Text("arrange-take")
BACK = Text("arrange-back")
ENOUGH = Text("arrange-enough")


def write_signs(signs: Sequence[int]) -> str:
    """Write how far an arrangement has come."""
    return "".join(DIGITS[sign] for sign in signs)


def read_signs(written: str) -> tuple[int, ...]:
    """Read it back; nothing is arranged if it cannot be read.

    >>> read_signs(write_signs((2, 0, 31))), read_signs("2?")
    ((2, 0, 31), ())
    """
    return tuple(map(DIGITS.index, written)) if set(written) <= set(DIGITS) else ()


def arranged(hand: ByHand, signs: Sequence[int]) -> ByHand:
    """Go on with what was arranged so far; a path that was made by hand, or for another question, leads nowhere."""
    try:
        return hand.after(signs)
    except ValueError:
        return hand


def can_be_written(hand: ByHand, sign: Signer) -> bool:
    """Say whether every step fits a menu and a custom id: a sign or two for each piece, and one more for the lines."""
    pieces, slots = hand.sizes
    longest = pieces if hand.is_order else 2 * pieces + 1
    return max(pieces, slots) <= MENU and len(sign.sign("put", "0" * longest)) <= LONGEST


def arranging(hand: ByHand, sign: Signer) -> list[Row[Label]]:
    """Draw what may be placed next, and once everything has its place, a button that takes it so."""
    path = write_signs(hand.signs)
    below: list[Button[Label]] = []
    rows: list[Row[Label]] = []
    if hand.answer is not None:
        below.append(Button(sign.sign("set", path), TAKE, "usual"))
    else:
        steps = hand.steps(MENU)
        enough = [step for step in steps if not step.placing.pieces]
        entries = [step for step in steps if step.placing.pieces]
        rows += _choosing(hand, entries, sign)
        below += [Button(sign.sign("put", path + write_signs(step.signs)), ENOUGH) for step in enough]
    if hand.before is not None:
        below.append(Button(_back(hand.before, sign), BACK))
    return [*rows, Buttons(tuple(below))] if below else rows


def _back(before: Sequence[int], sign: Signer) -> str:
    return sign.sign("put", write_signs(before)) if before else sign.sign("hand")


def _choosing(hand: ByHand, steps: Sequence[HandStep], sign: Signer) -> list[Row[Label]]:
    """Draw a few short steps as buttons, others as a menu."""
    path = write_signs(hand.signs)
    labels = [placing_label(hand, step.placing) for step in steps]
    if len(steps) <= ROW and not any(hand.note(step.placing) for step in steps):
        ids = [sign.sign("put", path + write_signs(step.signs)) for step in steps]
        buttons = [Button(custom_id, label) for custom_id, label in zip(ids, labels, strict=True)]
        return [Buttons(tuple(buttons), menu=sign.sign("put"), named=next_placing(hand))]
    entries = (
        MenuEntry(write_signs(step.signs), label, hand.note(step.placing))
        for step, label in zip(steps, labels, strict=True)
    )
    return [Menu(sign.sign("put", path), next_placing(hand), tuple(entries))]


# Words


def next_placing(hand: ByHand) -> Label:
    """Say what is to be placed next."""
    pieces, _ = hand.sizes
    if hand.is_order:
        return Text("arrange-next", {"nth": len(hand.done) + 1, "count": pieces})
    if hand.pending.pieces:
        return NestedText("arrange-where", {"said": hand.pending.pieces[-1].label})
    (step, *_) = hand.steps(MENU)
    if step.placing.is_front:
        return Text("arrange-fronts")
    return Text("arrange-queue") if hand.facing else Text("arrange-slots")


def placing_label(hand: ByHand, placing: Placing) -> Label:
    """Word a placing, or the half of it that is to be chosen now."""
    if not placing.pieces:
        return ENOUGH
    piece = placing.pieces[-1].label
    if placing.is_front:
        return versus([each.label for each in placing.pieces])
    if placing.slot is None:
        return piece
    return NestedText(
        "arrange-behind" if hand.facing else "arrange-into", {"said": piece, "slot_said": placing.slot.label}
    )


def versus(sides: Sequence[Label]) -> Label:
    """Word what faces each other: "Archer – Spearman"."""
    first, *others = sides
    for other in others:
        first = NestedText("arrange-against", {"first_said": first, "second_said": other})
    return first


def dotted(lines: Sequence[Label]) -> Label:
    """Word several things in one line, parted by dots."""
    first, *others = lines
    for other in others:
        first = NestedText("with-note", {"said": first, "note_said": other})
    return first


def arrangement_lines(places: Sequence[tuple[Option | None, Sequence[Option]]], facing: bool) -> list[Label]:
    """Word an arrangement, a line a slot; where sides face each other, one side after the other."""
    lines: list[Label] = []
    for slot, row in places:
        sides: dict[str, list[Text]] = {}
        for piece in row:
            sides.setdefault(piece.group if facing else "", []).append(piece.label)
        said = versus([NestedText("set", {"said": tuple(labels)}) for labels in sides.values()])
        lines.append(said if slot is None else NestedText("arranged-slot", {"slot_said": slot.label, "said": said}))
    return lines
