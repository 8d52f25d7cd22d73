"""Labels in the reader's words, cut to what a phone shows."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.border.buttons import Button, Buttons, Label, Menu, MenuEntry, NestedText, Row
from cogs.border.custom_ids import parse
from engine.core.decision import Arg, Text
from engine.core.errors import IllegalMove, Refused
from render.text.words import NounName, Words

BUTTON, PLACEHOLDER, OPTION, NOTE, NAME = 20, 26, 34, 90, 16
"""So many characters fit a phone; Discord itself would take 80, 150, 100 and 100. A note takes two lines, three if two
names in it are as long as names may be."""
ELLIPSIS = "…"


class NothingTaken(IllegalMove):
    """Ticked entries cannot all be done, so none is; `entry` is one that is left over, `why` the reason.

    If a single other entry stands in its way, that is `other`; an entry ticked twice may stand in its own way.
    """

    def __init__(self, entry: Label, why: Text, other: Label | None = None) -> None:
        super().__init__(Text("refused-ticks"))
        self.entry = entry
        self.why = why
        self.other = other


def cut(text: str, most: int) -> str:
    """Shorten a text to what fits, with an ellipsis; a control is never left without a word.

    >>> cut("Place Workers, paying…", 10)
    'Place Wor…'
    """
    text = text.strip()
    return (text if len(text) <= most else text[: most - 1].rstrip() + ELLIPSIS) or ELLIPSIS


def short_name(name: str, most: int) -> str:
    """Shorten a name; that of a bot or a side stays a noun, so that its other forms are found."""
    return NounName(cut(name, most), name.noun) if isinstance(name, NounName) else cut(name, most)


def overflowing(label: str, note: str) -> tuple[str, str]:
    """Let a label that is too long go on in its note, if there is room for it; else it will be cut.

    >>> overflowing("Spearman +1, Archer +1 and Horseman +1", "you win")
    ('Spearman +1, Archer +1 and…', '…Horseman +1 · you win')
    >>> overflowing("Archer 1 and Archer 2 – enemy Archer and enemy Spearman", "loss")
    ('Archer 1 and Archer 2 –…', '…enemy Archer and enemy Spearman · loss')
    """
    label, note = label.strip(), note.strip()
    side, versus, _ = label.partition(" – ")
    head = f"{side} –" if versus and len(side) + len(" –…") <= OPTION else label[:OPTION].rpartition(" ")[0]
    rest = f"{ELLIPSIS}{label[len(head) :].strip()}" + (f" · {note}" if note else "")
    fits = len(label) <= OPTION or not head or len(rest) > NOTE
    return (label, note) if fits else (f"{head}{ELLIPSIS}", rest)


class LabelWords:
    """Words and names for one reader; in controls names are cut."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = tuple(short_name(name, NAME) for name in names)

    def say(self, label: Label) -> str:
        """Word a label, the sentences in it first."""
        if isinstance(label, Text):
            return self._words.say(label, self._names)
        args = {name: self._inner(arg) for name, arg in label.args.items()}
        return self._words.say(Text(label.key, args), self._names)

    def _inner(self, arg: Arg | Label | tuple[Label, ...]) -> Arg:
        if isinstance(arg, Text | NestedText):
            return self.say(arg)
        if isinstance(arg, tuple):
            return [self.say(each) if isinstance(each, Text | NestedText) else each for each in arg]
        return arg

    def row(self, row: Row[Label]) -> Row[str]:
        """Word a row of controls; buttons too long for their words become a menu."""
        if isinstance(row, Menu):
            return self.menu(row)
        if row.menu and any(len(self.say(button.label)) > BUTTON for button in row.buttons):
            entries = tuple(MenuEntry(_path(button.id), button.label) for button in row.buttons)
            return self.menu(Menu(row.menu, row.named or Text("choose"), entries))
        return Buttons(tuple(self.button(button) for button in row.buttons))

    def menu(self, menu: Menu[Label]) -> Menu[str]:
        """Word a menu."""
        entries = tuple(map(self._entry, menu.entries))
        return Menu(menu.id, self.cut(menu.placeholder, PLACEHOLDER), entries, menu.least, menu.most)

    def _entry(self, entry: MenuEntry[Label]) -> MenuEntry[str]:
        label, note = self.say(entry.label), "" if entry.note is None else self.say(entry.note)
        besides = "" if entry.besides is None else self.say(entry.besides)
        longer = " · ".join(filter(None, (note, besides)))
        label, note = overflowing(label, longer if len(longer) <= NOTE else note)
        return MenuEntry(entry.value, cut(label, OPTION), cut(note, NOTE) if note else None, entry.chosen)

    def button(self, button: Button[Label]) -> Button[str]:
        """Word a button."""
        return Button(button.id, self.cut(button.label, BUTTON), button.style, button.greyed)

    def cut(self, label: Label, most: int) -> str:
        """Word a label in so many characters."""
        return cut(self.say(label), most)


def say_refusal(words: Words, refused: Refused, names: Sequence[str]) -> str:
    """Word why something was refused; of ticks, which one is left over and why."""
    if not isinstance(refused, NothingTaken):
        return words.say(refused.text, names)
    said: dict[str, Text | NestedText] = {"first_said": refused.entry, "why_said": refused.why}
    key = "refused-ticks-left"
    if refused.other is not None:
        key = "refused-ticks-twice" if refused.other == refused.entry else "refused-ticks-both"
        said["second_said"] = refused.other
    return LabelWords(words, names).say(NestedText(key, {**said}))


def _path(custom_id: str) -> str:
    press = parse(custom_id)
    return press.path if press is not None else ""
