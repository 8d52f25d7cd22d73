"""Proposals that follow each other: rows won, the lines, those that flee; one press takes them all."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.border.buttons import ROW, Button, Buttons, Label, Menu, NestedText, Row
from cogs.border.custom_ids import Signer
from cogs.panel.amounts import usual_list
from cogs.panel.kinds import amounts_of, entries_of, proposal_of, ways_of
from engine.core.decision import PROPOSED, Decision, Text
from engine.core.preview import Preview

AS_PROPOSED = Text("as-proposed")
ALL_PROPOSED = Text("all-as-proposed")
CHOOSE_ONESELF = Text("choose-oneself")
TO_PROPOSALS = Text("back-to-proposals")
TO_LIST = Text("back-to-list")


def proposals(here: Preview, decision: Decision) -> list[Decision]:
    """Find the question itself, and those it leads to if all are answered as proposed; few enough for one panel."""
    found, there = [decision], here
    while found[-1].hints.among and len(found) < ROW and found[-1].hints.proposed is not None:
        ahead = there.ahead(found[-1], found[-1].hints.proposed)
        question = None if ahead is None else ahead.shown
        if ahead is None or question is None or not question.hints.among or question.hints.footer != PROPOSED:
            break
        found.append(question)
        there = ahead
    return found


def taking_all(asked: Sequence[Decision], sign: Signer) -> Button[Label]:
    """Draw the button that takes all of them."""
    return Button(sign.sign("all", str(len(asked))), ALL_PROPOSED, "end")


def others(asked: Sequence[Decision], sign: Signer) -> list[Row[Label]]:
    """Draw a menu for each that can be listed, which takes those before it as proposed.

    Where some cannot, a button takes the first one alone.
    """
    rows: list[Row[Label]] = []
    for taken, question in enumerate(asked[1:], 1):
        entries = entries_of(question)
        if entries:
            named = question.hints.menu or CHOOSE_ONESELF
            rows.append(Menu(sign.sign("then", str(taken)), named, tuple(each.entry for each in entries)))
    if len(rows) < len(asked) - 1:
        rows.append(Buttons((Button(sign.sign("accept"), _only_first(asked[0])),)))
    return rows


def list_again(decision: Decision, sign: Signer) -> list[Row[Label]]:
    """Draw the way back from an answer that is put together by hand to those that were proposed or listed before."""
    amounts = amounts_of(decision.choice)
    if not ways_of(decision) and (amounts is None or not usual_list(decision, amounts)):
        return []
    named = TO_LIST if decision.hints.proposed is None else TO_PROPOSALS
    return [Buttons((Button(sign.sign("page", "0/"), named),))]


def _only_first(decision: Decision) -> Label:
    """Name what the button takes: the others are asked for then."""
    return NestedText("accept-first", {"said": decision.hints.among or AS_PROPOSED})


def told(decision: Decision) -> Label | None:
    """Say what is proposed for one of several questions, by what it is called among them."""
    proposed, named = decision.hints.proposed, decision.hints.among
    if proposed is None or named is None:
        return None
    said = proposal_of(decision) or NestedText("set", {"said": decision.choice.said(proposed)})
    return NestedText("proposed-among", {"named_said": named, "said": said})
