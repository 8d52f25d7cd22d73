"""Which controls show an open question: rules that save presses, for any game.

- Join: an answer that leads to one more question becomes a menu holding that question's answers.
- Carry: a question in between with a default stands on top, its answer travels in the other controls.
- Several: a question that comes again until done is a menu with ticks; the answer that stops it is a button below.
- Amounts: usual numbers of pieces are listed with what they bring, any other mix is put together kind by kind; where a
  mix is the usual answer, numbers of all kinds are ticked in one menu.
- Proposed: an answer worked out for the player takes one press; the others are listed if they are few. Proposals that
  follow each other take one press together.
- By hand: an arrangement is made piece by piece; a button leads back to what is proposed or listed.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from msgspec.structs import replace

from cogs.border.buttons import MENU, ROW, Button, Buttons, Label, Layout, Look, Menu, MenuEntry, NestedText, Row, Style
from cogs.border.custom_ids import Signer
from cogs.panel.amounts import listing, mixing
from cogs.panel.arrangements import arranged, arranging, can_be_written
from cogs.panel.branches import Branch, Branches, branches_of
from cogs.panel.entries import wholly
from cogs.panel.kinds import WholeAnswer, amounts_of, entries_of, has_more_ways, ticks_of, ways_of
from cogs.panel.listed import EntryList, ListedAnswer
from cogs.panel.mixes import mix_of, taking_mix, ticking_mix
from cogs.panel.proposals import list_again, others, proposals, taking_all
from cogs.panel.tick_lists import TickList, ticking
from engine.core.answers import write, write_path
from engine.core.choices.by_hand import ByHand
from engine.core.decision import PROPOSED, Answer, Decision, Option, Text
from engine.core.preview import Preview

CHOOSE = Text("choose")
CHOOSE_ONESELF = Text("choose-oneself")
CHOOSE_SEVERAL = Text("choose-several")
CHOOSE_GROUP = Text("choose-part")
AS_PROPOSED = Text("as-proposed")
BY_HAND = Text("by-hand")
AT_FIRST = Look()


def lay_out(here: Preview, decision: Decision, sign: Signer, look: Look = AT_FIRST) -> Layout[Label]:
    """Draw the controls of an open question, within Discord's limits; `look` is how it was looked at before."""
    return _Drawing(here, decision, sign, look).layout()


def hand_at(decision: Decision, look: Look) -> ByHand | None:
    """Find how far an arrangement has come; None if the question asks for none, or ways to point at are shown yet."""
    hand = decision.choice.by_hand()
    if hand is None or not (look.by_hand or not ways_of(decision)):
        return None
    return arranged(hand, look.placed)


class _Drawing:
    """The drawing of one question."""

    def __init__(self, here: Preview, decision: Decision, sign: Signer, look: Look) -> None:
        self._here = here
        self._decision = decision
        self._hints = decision.hints
        self._choice = decision.choice
        self._sign = sign
        self._look = look
        self._mix = mix_of(decision)
        self._proposals = proposals(here, decision)

    def layout(self) -> Layout[Label]:
        """Draw it: what can be chosen, below it what stops the question, at the foot what ends it."""
        end = self._end()
        ticks = ticks_of(self._choice)
        is_made = ticks is not None or self._choice.by_hand() is not None
        has_amounts = amounts_of(self._choice) is not None
        ways = ways_of(self._decision) if (is_made or has_amounts) and not self._look.by_hand else []
        if ways:
            rows = [*self._accept(), *self._pointed_at(ways)]
        elif has_amounts:
            rows = [*self._accept(), *self._mixed(end)]
        elif is_made:
            rows = [*self._accept(), *self._made(ticks, end)]
        else:
            rows = self._one_list() or ([] if self._hints.listed else self._branched()) or self._plain()
        more = list_again(self._decision, self._sign) if self._look.by_hand else others(self._proposals, self._sign)
        return Layout((*beside(rows, more), *self._stop()), end)

    # The foot of the panel

    def _end(self) -> Button[Label] | None:
        """Draw the answer at the foot: the question's own, or "none" and then the end that follows it."""
        ticked = None if self._mix is None else taking_mix(self._decision, self._mix, self._sign, self._look.ticked)
        if ticked is not None:
            return ticked
        if len(self._proposals) > 1:
            return taking_all(self._proposals, self._sign)
        footer, style = self._decision.footer, self._footer_style
        if footer is not None and self._choice.accepts(footer):
            option = _option(self._decision, footer)
            if option is not None:
                verb = "end" if self._decision.ends else "pick"
                return Button(self._sign.answering(verb, (footer,)), self._hints.accept or option.label, style)
            return self._end_after(footer) or Button(self._sign.sign("accept"), self._accepting, style)
        amounts = amounts_of(self._choice)
        return self._end_after(()) if amounts is not None and amounts.accepts(()) else None

    @property
    def _footer_style(self) -> Style:
        return "plain" if self._hints.forgoes else "end"

    def _end_after(self, answer: Answer) -> Button[Label] | None:
        """Draw "none" or what is proposed together with the footer of the question it leads to."""
        there = self._here.after(self._decision, answer)
        question = None if there is None else there.question
        after = None if question is None else _option(question, question.footer)
        if question is None or after is None or after.label == question.ending:
            return None  # only an end that says in its own words what it ends
        if answer == self._hints.proposed:
            return Button(self._sign.answering("accept", (after.id,)), after.label, "end")
        return Button(self._sign.answering("end" if question.ends else "pick", (answer, after.id)), after.label, "end")

    def _stop(self) -> list[Row[Label]]:
        """Draw the answer that leaves a question which comes again."""
        stop = _option(self._decision, self._hints.stop)
        if stop is None or stop.id == self._decision.footer:
            return []
        return [Buttons((Button(self._sign.answering("pick", (stop.id,)), stop.label),))]

    # Answers that are put together: ticked, or arranged by hand

    @property
    def _accepting(self) -> Label:
        return self._hints.accept or AS_PROPOSED

    def _accept(self) -> list[Row[Label]]:
        """Draw the proposed answer as a button on top, unless it stands at the foot."""
        proposed = self._hints.proposed
        if proposed is None or self._hints.footer == PROPOSED or not self._choice.accepts(proposed):
            return []
        return [Buttons((Button(self._sign.sign("accept"), self._accepting, "usual"),))]

    def _pointed_at(self, ways: Sequence[WholeAnswer]) -> list[Row[Label]]:
        """Draw a list of other ways, and the button that puts any other together."""
        entries = tuple(MenuEntry(str(way.place), way.label, way.note) for way in ways)
        menu: Menu[Label] = Menu(self._sign.sign("way"), self._hints.menu or CHOOSE_ONESELF, entries)
        by_hand = Buttons[Label]((Button(self._sign.sign("hand"), BY_HAND),))
        return [menu, by_hand] if has_more_ways(self._decision) else [menu]

    def _made(self, ticks: TickList | None, end: Button[Label] | None) -> list[Row[Label]]:
        """Draw the controls that put an answer together."""
        if ticks is not None:
            return ticking(self._decision, ticks, self._sign, self._look.held, self._needs_none(end))
        hand = hand_at(self._decision, self._look)
        return arranging(hand, self._sign) if hand is not None and can_be_written(hand, self._sign) else []

    def _mixed(self, end: Button[Label] | None) -> list[Row[Label]]:
        """Draw the usual numbers of pieces, numbers of all kinds to be ticked, or a menu for each kind."""
        amounts, none = amounts_of(self._choice), self._needs_none(end)
        if amounts is None:
            return []
        if self._look.by_hand:
            return mixing(self._decision, amounts, self._sign, self._look.held, self._look.page, none)
        if self._mix is not None:
            return ticking_mix(self._decision, self._mix, self._sign, self._look.ticked, none)
        named = self._hints.menu or (CHOOSE if self._hints.proposed is None else CHOOSE_ONESELF)
        return listing(self._decision, amounts, self._sign, named, none)

    def _needs_none(self, end: Button[Label] | None) -> bool:
        """Whether choosing nothing is possible and has no control yet."""
        at_foot = end is not None and self._decision.footer is None
        return self._choice.accepts(()) and not at_foot and self._hints.proposed != ()

    # Several, and questions that belong together

    def _one_list(self) -> list[Row[Label]]:
        """Draw whole answers as one list, if the question is made for it and they fit."""
        if not self._hints.join and self._hints.several == 1:
            return []
        whole = wholly(self._here, self._decision)
        if whole is None or not whole.entries:
            return []
        return [self._menu((), self._named(whole.most > 1), whole)]

    def _named(self, several: bool = False) -> Label:
        """Say what a menu of the question's own answers is called."""
        named = self._hints.menu
        if not several:
            return named or CHOOSE
        return NestedText("tick-several", {"said": named}) if named else CHOOSE_SEVERAL

    def _menu(self, sent: tuple[Answer, ...], placeholder: Label, inside: EntryList) -> Menu[Label]:
        custom_id, entries = self._sign.answering(inside.verb, sent), (each.entry for each in inside.entries)
        if inside.most > 1 and write_path(sent) == self._look.ticked_in:
            entries = (_ticked(each, self._look) for each in entries)
        return Menu(custom_id, placeholder, tuple(entries), 1, inside.most)

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
        offered = {each.value: each.entry for part in found.between for each in entries_of(part) or ()}
        if found.carried is None or not offered:
            return []
        chosen = write(found.carried)
        entries = (MenuEntry(each.value, each.label, each.note, each.value == chosen) for each in offered.values())
        return [Menu(self._sign.sign("carry"), CHOOSE, tuple(itertools.islice(entries, MENU)))]

    # One question alone

    def _plain(self) -> list[Row[Label]]:
        """Draw buttons, a menu, or a part of a long list; what is proposed is a button above the others."""
        entries = entries_of(self._decision) or []
        proposed = [each for each in entries if each.path[0].answer == self._hints.proposed]
        if proposed and len(entries) > 1 and not self._hints.carry:
            answer, label = proposed[0].path[0].answer, self._hints.accept or proposed[0].label
            button = Button(self._sign.answering("pick", (answer,)), label, "usual")
            others = [each for each in entries if each not in proposed]
            return [Buttons((button,)), *self._list(others, self._hints.menu or CHOOSE_ONESELF)]
        short = len(entries) <= ROW and all(each.note is None for each in entries)
        if not entries or not short or not all(self._sign.fits("pick", (each.path[0].answer,)) for each in entries):
            return self._list(entries, self._named())
        buttons = [Button(self._sign.answering("pick", (each.path[0].answer,)), each.label) for each in entries]
        if len({each.label.key for each in entries}) > 1:  # of things alike, such as cards, none is the usual answer
            buttons[0] = Button(buttons[0].id, buttons[0].label, "usual")
        return [Buttons(tuple(buttons), menu=self._sign.sign("menu"))]

    def _list(self, entries: list[ListedAnswer], named: Label) -> list[Row[Label]]:
        """Draw a menu, or of a long list a group of it if it has groups, and of that a page."""
        if len(entries) <= MENU:
            return [self._menu((), named, EntryList(tuple(entries)))] if entries else []
        groups = _groups(self._decision)
        if not groups:
            return self._page(entries, "", named)
        parts = tuple(
            MenuEntry[Label](group, _part_of(group, len(ids)), None, group == self._look.group)
            for group, ids in groups.items()
        )
        menu: Menu[Label] = Menu(self._sign.sign("group"), CHOOSE_GROUP, parts)
        chosen = [each for each in entries if each.path[0].answer in groups.get(self._look.group, ())]
        return [menu, *self._page(chosen, self._look.group, named)] if chosen else [menu]

    def _page(self, entries: list[ListedAnswer], group: str, named: Label) -> list[Row[Label]]:
        last = (len(entries) - 1) // MENU
        page = min(max(self._look.page, 0), last)
        menu = self._menu((), named, EntryList(tuple(entries[page * MENU : (page + 1) * MENU])))
        if not last:
            return [menu]
        turns = (("page-earlier", page - 1, page == 0), ("page-later", page + 1, page == last))
        buttons = (
            Button[Label](self._sign.sign("page", f"{to}/{group}"), Text(key), greyed=greyed)
            for key, to, greyed in turns
        )
        return [menu, Buttons(tuple(buttons))]


def beside(rows: Sequence[Row[Label]], more: Sequence[Row[Label]]) -> list[Row[Label]]:
    """Add rows; buttons that follow buttons stand in one row with them, as long as there is room."""
    if rows and more and isinstance(rows[-1], Buttons) and isinstance(more[0], Buttons):
        both = (*rows[-1].buttons, *more[0].buttons)
        if len(both) <= ROW and not rows[-1].menu:
            return [*rows[:-1], Buttons(both), *more[1:]]
    return [*rows, *more]


def _ticked(entry: MenuEntry[Label], look: Look) -> MenuEntry[Label]:
    return replace(entry, chosen=entry.value in look.ticked)


def _option(decision: Decision, answer: Answer | None) -> Option | None:
    """Find the option that is an answer by itself."""
    return next((option for option in decision.choice.singles if option.id == answer), None)


def _part_of(group: str, count: int) -> Label:
    return NestedText("part-of", {"said": Text(f"group-{group}"), "count": count})


def _groups(decision: Decision) -> dict[str, list[str]]:
    """Part a long list into its groups; none if some option has no group, or they are too many."""
    groups: dict[str, list[str]] = {}
    for option in decision.singles:
        groups.setdefault(option.group, []).append(option.id)
    return groups if "" not in groups and 1 < len(groups) <= MENU else {}
