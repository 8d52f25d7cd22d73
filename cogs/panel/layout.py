"""Which controls show an open question: four rules that save presses, for any game.

- Join: an answer that leads to one more question becomes a menu holding that question's answers.
- Carry: a question in between with a default stands on top, its answer travels in the other controls.
- Several: a question that comes again until done is a menu with ticks.
- Amounts: numbers of pieces are coins that add up, to be ticked.
"""

from __future__ import annotations

import itertools
from typing import Any

from cogs.border.buttons import MENU, ROW, Button, Buttons, Label, Layout, Look, Menu, MenuEntry, NestedText, Row, Style
from cogs.border.custom_ids import Signer
from cogs.panel.branches import Branch, Branches, branches_of
from cogs.panel.entries import EntryList, ListedAnswer, single_entries, whole_entries
from cogs.panel.lookahead import Position, position
from cogs.panel.tick_lists import tick_menus
from engine.core.answers import write
from engine.core.decision import Amounts, Answer, Decision, OneOf, Option, Some, Text
from engine.core.game import Game, State

CHOOSE = Text("choose")
CHOOSE_ONESELF = Text("choose-oneself")
CHOOSE_SEVERAL = Text("choose-several")
CHOOSE_GROUP = Text("choose-part")
END_TURN = Text("end-turn")
AT_FIRST = Look()


def lay_out(game: Game[Any], sign: Signer, state: State, decision: Decision, look: Look = AT_FIRST) -> Layout[Label]:
    """Lay out the controls of an open question within Discord's limits; `look` is how it was looked at before."""
    here = position(game, state, decision.seat)
    return _Drawing(here, decision, sign, look).layout()


class _Drawing:
    """The drawing of one question."""

    def __init__(self, here: Position, decision: Decision, sign: Signer, look: Look) -> None:
        self._here = here
        self._decision = decision
        self._sign = sign
        self._look = look

    def layout(self) -> Layout[Label]:
        """Draw it."""
        end = self._end()
        choice = self._decision.choice
        if isinstance(choice, Amounts | Some):
            none = choice.accepts(()) and end is None
            return Layout(tuple(tick_menus(self._decision, choice, self._sign, self._look.held, none)), end)
        return Layout(tuple(self._one_list() or self._branched() or self._plain()), end)

    # The end of the turn

    def _end(self) -> Button[Label] | None:
        """Make the button of the answer that ends the turn: the question's own, or "none" and then the end."""
        ending = _ending(self._decision)
        if ending is not None:
            return Button(self._sign.answering("end", (ending.id,)), ending.label, "end")
        choice = self._decision.choice
        if not isinstance(choice, Amounts) or not choice.accepts(()):
            return None
        there = self._here.after(self._decision, ())
        after = None if there is None or there.question is None else _ending(there.question)
        if after is None or after.label == END_TURN:  # only an end that says in its own words what it ends
            return None
        return Button(self._sign.answering("end", ((), after.id)), after.label, "end")

    # Several, and questions that belong together

    def _one_list(self) -> list[Row[Label]]:
        """Draw whole answers as one list, if the question is made for it and they fit."""
        if not self._decision.join and self._decision.several == 1:
            return []
        whole = whole_entries(self._here, self._decision)
        if whole is None or not whole.entries:
            return []
        return [self._menu((), self._named(whole.most > 1), whole)]

    def _named(self, several: bool = False) -> Label:
        """Name the menu of the question's own answers."""
        named = self._decision.menu
        if not several:
            return named or CHOOSE
        return NestedText("tick-several", {"said": named}) if named else CHOOSE_SEVERAL

    def _menu(self, sent: tuple[Answer, ...], placeholder: Label, inside: EntryList) -> Menu[Label]:
        custom_id = self._sign.answering(inside.verb, sent)
        return Menu(custom_id, placeholder, tuple(each.entry for each in inside.entries), 1, inside.most)

    # Join and Carry

    def _branched(self) -> list[Row[Label]]:
        """Draw a menu for each answer that leads to one more question, a button for any other.

        Buttons stand below the menus, but what is offered first of all is the usual answer and stays on top.
        """
        found = branches_of(self._here, self._decision, self._sign, self._look.carried)
        if found is None:
            return []
        menus = [self._branch_menu(each.option, each.sent, each.inside) for each in found.branches if each.inside]
        if len(menus) > ROW or not (menus or found.between):
            return []
        lone = [each for each in found.branches if each.inside is None]
        usual = [Buttons((self._button(each, "usual"),)) for each in lone[:1] if menus and each is found.branches[0]]
        others = [self._button(each) for each in lone[len(usual) :]]
        rows = [Buttons(tuple(others[first : first + ROW])) for first in range(0, len(others), ROW)]
        return [*self._carry_menu(found), *usual, *menus, *rows]

    def _button(self, branch: Branch, style: Style = "plain") -> Button[Label]:
        return Button(self._sign.answering("pick", branch.sent), branch.option.label, style)

    def _branch_menu(self, option: Option, sent: tuple[Answer, ...], inside: EntryList) -> Menu[Label]:
        label = inside.named or option.label
        return self._menu(sent, NestedText("tick-several", {"said": label}) if inside.most > 1 else label, inside)

    def _carry_menu(self, found: Branches) -> list[Menu[Label]]:
        """Offer for the question in between whatever some answer allows."""
        offered = {each.value: each.entry for part in found.between for each in single_entries(part) or ()}
        if found.carried is None or not offered:
            return []
        chosen = write(found.carried)
        entries = (MenuEntry(each.value, each.label, each.note, each.value == chosen) for each in offered.values())
        return [Menu(self._sign.sign("carry"), CHOOSE, tuple(itertools.islice(entries, MENU)))]

    # One question alone

    def _plain(self) -> list[Row[Label]]:
        """Draw buttons, a menu, or a part of a long list."""
        entries = single_entries(self._decision) or []
        if not entries:
            return []
        if len(entries) > MENU:
            return self._part_of(entries)
        if len(entries) > 1 and entries[0].path[0].answer == self._decision.proposed:
            return self._beside_proposed(entries[0], entries[1:])
        short = len(entries) <= ROW and all(each.note is None for each in entries)
        if not short or not all(self._sign.fits("pick", (each.path[0].answer,)) for each in entries):
            return [self._menu((), self._named(), EntryList(tuple(entries)))]
        buttons = [Button(self._sign.answering("pick", (each.path[0].answer,)), each.label) for each in entries]
        usual = Button(buttons[0].id, buttons[0].label, "usual")
        return [Buttons((usual, *buttons[1:]), menu=self._sign.sign("menu"))]

    def _beside_proposed(self, proposed: ListedAnswer, others: list[ListedAnswer]) -> list[Row[Label]]:
        """Draw what is proposed as a button, and below it a menu for whoever would rather choose."""
        button = Button(self._sign.answering("pick", (proposed.path[0].answer,)), proposed.label, "usual")
        return [Buttons((button,)), self._menu((), CHOOSE_ONESELF, EntryList(tuple(others)))]

    def _part_of(self, entries: list[ListedAnswer]) -> list[Row[Label]]:
        """Draw a part of a long list: a group of it if it has groups, and of that a page."""
        groups = _groups(self._decision)
        if not groups:
            return self._page(entries, "")
        named = tuple(
            MenuEntry[Label](group, _part_of(group, len(ids)), None, group == self._look.group)
            for group, ids in groups.items()
        )
        menu: Menu[Label] = Menu(self._sign.sign("group"), CHOOSE_GROUP, named)
        chosen = [each for each in entries if each.path[0].answer in groups.get(self._look.group, ())]
        return [menu, *self._page(chosen, self._look.group)] if chosen else [menu]

    def _page(self, entries: list[ListedAnswer], group: str) -> list[Row[Label]]:
        last = (len(entries) - 1) // MENU
        page = min(max(self._look.page, 0), last)
        shown = EntryList(tuple(entries[page * MENU : (page + 1) * MENU]))
        menu = self._menu((), self._named(), shown)
        if not last:
            return [menu]
        turns = (("page-earlier", page - 1, page == 0), ("page-later", page + 1, page == last))
        buttons = (
            Button[Label](self._sign.sign("page", f"{to}/{group}"), Text(key), greyed=greyed)
            for key, to, greyed in turns
        )
        return [menu, Buttons(tuple(buttons))]


def _ending(decision: Decision) -> Option | None:
    """Find the option that ends the turn."""
    if not decision.ends or not isinstance(decision.choice, OneOf):
        return None
    return next((option for option in decision.choice.options if option.id == decision.ends), None)


def _part_of(group: str, count: int) -> Label:
    return NestedText("part-of", {"said": Text(f"group-{group}"), "count": count})


def _groups(decision: Decision) -> dict[str, list[str]]:
    """Sort the options of a long list into their groups; none if some option has no group, or there are too many."""
    options = decision.choice.options if isinstance(decision.choice, OneOf) else ()
    groups: dict[str, list[str]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option.id)
    return groups if "" not in groups and 1 < len(groups) <= MENU else {}
