"""Starting spaces and draft: choices of one player after the other, the last of them forced."""

from __future__ import annotations

from engine.assyria import events as e
from render.games.assyria.recap.together import in_a_row
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.text.phrases import Phrase, phrase


def starts(group: EventGroup) -> list[RecapLine]:
    """Where everybody begins, and who had no choice. A2.8, A12.1"""
    chosen = group.all(e.StartChosen)
    clauses = in_a_row(chosen, _start)
    return [RecapLine((phrase("recap-together", clauses=clauses),), tuple(event.seat for event in chosen))]


def _start(too: str, event: e.StartChosen) -> Phrase:
    return phrase(f"recap-starts{too}", seat=event.seat, hex=event.hex, last=event.last)


def draft(group: EventGroup) -> list[RecapLine]:
    """The cards, and who takes which; nobody chose the last one. A2.10, A12.1"""
    laid, taken = group.all(e.DraftLaid), group.all(e.Drafted)
    lines = [RecapLine((phrase("recap-draft", cards=event.cards),), dull=True) for event in laid]
    if taken:
        said = phrase("recap-together", clauses=in_a_row(taken, _draft))
        lines.append(RecapLine((said,), tuple(event.seat for event in taken)))
    return lines


def _draft(too: str, event: e.Drafted) -> Phrase:
    return phrase(f"recap-drafts{too}", seat=event.seat, card=event.card, last=event.last)
