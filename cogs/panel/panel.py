"""A seat's private panel: where we are, what happened, what I own, what I did so far, the question, its controls."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs.border.buttons import ROW, Button, Buttons, Label, Layout, Look, Menu, Row
from cogs.border.custom_ids import MARKS, NO_TOKEN, Signer
from cogs.border.table_ids import about_question, rules_id, table_id
from cogs.border.wording import ELLIPSIS, NAME, LabelWords, cut
from cogs.panel.layout import AT_FIRST, lay_out
from cogs.panel.mixes import mix_of
from cogs.panel.question import question
from cogs.panel.rows import in_rows
from engine.core.answers import write
from engine.core.decision import END_TURN, Decision, Seat, Text
from engine.core.match import Match
from engine.core.play import waiting_on
from engine.core.preview import Preview, present
from engine.core.steps import END
from render.story.since import ROWS, Since, rows_of
from render.text.new_words import NewWord
from render.text.words import Words

LOG = logging.getLogger(__name__)

WHY = Text("why-not-now")
THEN_CONFIRM = Text("then-confirm")
"""Stands where a mix is taken, as long as nothing of it is ticked."""
CHARACTERS, COMPONENTS = 4000, 40
"""What Discord takes in one message."""
FIXED = 16
"""Components besides the rows: at most six blocks, two lines, the footer's two rows and six buttons."""
SUBLINE, SHORTEST = 46, 4
"""What one line of small print holds, and how far names are cut for it."""
BLOCK = 900
"""No part of a panel is longer: what happened goes first, but the rest cannot grow without end either."""
SINCE = 2200
"""What happened may be longer, as losses are told in full."""


SCREEN, FRAME, GAP = 740, 240, 8
"""How high a panel should be at most on a phone; of that what is always there takes so much, and each part so much."""
LINE, MENU_ROW, BUTTON_ROW = 22, 48, 40
"""How high a line of text is, and a row of controls."""
STEPS = 2
"""So many lines of a phone tell what its reader has just done, where the news have no room beside all of it."""
LEAST_NEWS = 3
"""So many lines of a phone are left for what happened, however much there is to choose."""


def no_news(_: int) -> Since:
    """Tell of nothing, as nothing happened."""
    return Since()


class Showing(msgspec.Struct, frozen=True):
    """What a panel is drawn from: the match, and lines worded elsewhere."""

    match_id: int
    match: Match[Any]
    news: Callable[[int], Since] = no_news
    """Tells what happened since the seat's last turn, what matters most to it first, in so many lines of a phone."""
    first: bool = False
    """The seat has not had a turn yet: what happened, happened since the beginning."""
    goal: str = ""
    """What is played and how it is won, to whoever begins a match alone."""
    so_far: Sequence[str] = ()
    """What the seat's draft has done."""
    notice: str = ""
    """Something to be said first."""
    ended: Sequence[str] = ()
    """What the seat did in the turn that dice have just ended, step by step: told before what others did since."""
    refusal: str = ""
    """Why the press before was not taken, or that its control was stale: it stands right above the controls."""
    look: Look = AT_FIRST
    mark: str = MARKS[0]
    """Which drawing of the panel this is: it stands in every custom id."""
    hints: bool = False
    """The seat may ask what the strong player would do."""
    new_words: Sequence[NewWord] = ()
    """Words of which one is explained if the panel has it, or its question is about it; the first are the likeliest."""


class Panel(msgspec.Struct, frozen=True):
    """A panel in the reader's words: blocks of text, rows of controls, and the footer that never changes place."""

    blocks: tuple[str, ...]
    rows: tuple[Row[str], ...]
    back: Buttons[str]
    end: Button[str]
    rules: Button[str]
    """Beside the end, where a row has room for it on a phone."""
    hint: Button[str] | None = None
    """Beside the rules, where there is something to choose and the message has room."""
    explained: str = ""
    """The new word that is explained."""
    left_out: int = 0
    """Rows that found no room: it is a fault to draw a question so that there are any."""

    @property
    def components(self) -> int:
        """How many components Discord counts, two lines between included."""
        rows = (*self.rows, self.back, self.foot)
        return len(self.blocks) + 2 + sum(map(_size, rows))

    @property
    def foot(self) -> Buttons[str]:
        """The last row."""
        return Buttons((self.end, self.rules, *([] if self.hint is None else [self.hint])))

    @property
    def characters(self) -> int:
        """How many characters of text it holds."""
        return sum(map(len, self.blocks))


def panel(showing: Showing, seat: Seat, words: Words, names: Sequence[str], plain: Sequence[str] = ()) -> Panel:
    """Draw a seat's panel; `names` stand in texts, `plain` ones (without markdown, else the same) in controls."""
    here = present(showing.match, seat)
    asked = sorted((each for each in here.asked if each.seat == seat), key=lambda each: each.optional)
    voice = LabelWords(words, plain or names)
    signers = [Signer(showing.match_id, each.token, showing.mark) for each in asked]
    layouts = [lay_out(here, each, sign, showing.look) for sign, each in zip(signers, asked, strict=True)]
    sign = signers[0] if signers else Signer(showing.match_id, NO_TOKEN, showing.mark)
    rows, left_out = _fitting(_rows(layouts, _why(showing.look, asked, signers), voice))
    if left_out:
        LOG.error("of the controls of match %s, %s rows found no room", showing.match_id, left_out)
    refusal = f"⚠️ {cut(showing.refusal, BLOCK)}" if showing.refusal else ""
    news, (*above, asking) = _blocks(showing, here, asked, words, names, len(refusal), rows)
    room = CHARACTERS - sum(map(len, (*above, asking, refusal))) - 1
    explained = _new_word(showing.new_words, asked, asking, rows, room)
    beside = ("" if explained is None else _small(explained), refusal)
    drawn = Panel(
        blocks=(*above, "\n".join([asking, *filter(None, beside)])),
        rows=rows,
        left_out=left_out,
        back=_back(showing, seat, sign, voice, more=news.folded > 0),
        end=_end(layouts, asked, sign, voice),
        rules=_rules(showing, seat, asked, voice),
        explained="" if explained is None else explained.word,
    )
    hint = _hint(asked, sign, voice) if showing.hints and drawn.components < COMPONENTS else None
    return replace(drawn, hint=hint)


# Text


def _blocks(
    showing: Showing,
    here: Preview,
    asked: Sequence[Decision],
    words: Words,
    names: Sequence[str],
    kept: int,
    rows: Sequence[Row[str]],
) -> tuple[Since, tuple[str, ...]]:
    """Word everything down to the question, with so much news that it stays on the screen.

    So many characters are kept for what is said beside it.
    """
    where, *owns = here.game.status(here.game.view(here.state, here.seat), here.seat)
    heading = Text("panel-heading")
    if all(decision.optional for decision in asked):
        heading = Text("panel-waiting", {"seats": sorted(waiting_on(showing.match.asked))})
    fixed = [
        showing.notice,
        "\n".join(
            filter(None, (f"### {words.say(heading, names)}", f"-# {_short(words, where, names)}", showing.goal))
        ),
        "\n".join(in_rows(words.say(text, names)) for text in owns),
        "\n".join(question(here, decision, words, names, showing.look) for decision in asked),
    ]
    notice, head, stock, asking = (cut(block, BLOCK) if block else "" for block in fixed)
    title = words.say(Text("panel-just-done"))
    for steps in ([f"{n}. {step}" for n, step in enumerate(showing.ended, 1)], _in_a_row(showing.ended)):
        ended = _last_lines(title, steps, BLOCK)
        room = CHARACTERS - sum(map(len, (notice, head, ended, stock, asking))) - kept - 1
        so_far = _last_lines(words.say(Text("panel-so-far")), showing.so_far, min(BLOCK, room))
        news = showing.news(_rows_left([notice, showing.goal, ended, stock, so_far, asking], rows))
        if not news.folded or len(showing.ended) <= 1:  # what others did is newer to the reader than their own steps
            break
    since = _first_lines(news.heading, news.lines, min(SINCE, room - len(so_far)))
    return news, tuple(block for block in (notice, head, ended, since, stock, so_far, asking) if block)


def _rows_left(blocks: Sequence[str], rows: Sequence[Row[str]]) -> int:
    """Say how many lines of a phone are left for the news, as nearly as letters and controls tell."""
    texts = sum(GAP + LINE * rows_of(block.splitlines()) for block in blocks if block)
    controls = sum(MENU_ROW if isinstance(row, Menu) else BUTTON_ROW for row in rows)
    left = (SCREEN - FRAME - texts - controls) // LINE
    return max(LEAST_NEWS, min(ROWS, left))


def _short(words: Words, where: Text, names: Sequence[str]) -> str:
    """Say where the match stands in one line of a phone, with shorter names if need be."""
    for most in range(NAME, SHORTEST - 1, -1):
        line = words.say(where, [cut(name, most).replace("\\…", ELLIPSIS) for name in names])
        if len(line) <= SUBLINE:
            break
    return line


def _last_lines(title: str, lines: Sequence[str], room: int) -> str:
    """Put lines under a title; the oldest are left out where there is no room."""
    for left_out in range(len(lines)):
        block = "\n".join([f"**{title}**", *([ELLIPSIS] if left_out else []), *lines[left_out:]])
        if len(block) <= room:
            return block
    return ""


def _in_a_row(steps: Sequence[str]) -> list[str]:
    """Put the last steps side by side, as many as two lines of a phone hold, and one in any case."""
    for left_out in range(len(steps)):
        row = " · ".join([*([ELLIPSIS] if left_out else []), *steps[left_out:]])
        if rows_of([row]) <= STEPS or left_out == len(steps) - 1:
            return [row]
    return []


def _first_lines(title: str, lines: Sequence[str], room: int) -> str:
    """Put lines into a quote under a title; the last are left out where there is no room, as the first matter most."""
    for kept in range(len(lines), 0, -1):
        shown = [f"**{title}**", *lines[:kept], *([ELLIPSIS] if kept < len(lines) else [])]
        block = "\n".join(f"> {line}" for line in shown)
        if len(block) <= room:
            return block
    return ""


def _new_word(
    new: Sequence[NewWord], asked: Sequence[Decision], asking: str, rows: Sequence[Row[str]], room: int
) -> NewWord | None:
    """Find the word to explain: one that stands in the question or on its controls, first one the question is about.

    Of a word that the question is about it is enough that it stands in a menu that is still closed. What else is on the
    panel is not what somebody has to understand to answer.
    """
    kinds = {decision.kind for decision in asked}
    visible = "\n".join([asking, *(label for row in rows for label in _labels(row))])
    inside = "\n".join(entry for row in rows for entry in _entries(row))
    for word in sorted(new, key=lambda each: kinds.isdisjoint(each.kinds)):
        met = word.stands_in(visible) or (not kinds.isdisjoint(word.kinds) and word.stands_in(inside))
        if met and len(_small(word)) < room:
            return word
    return None


def _small(word: NewWord) -> str:
    return f"-# 💡 {word.sentence}"


def _labels(row: Row[str]) -> Iterator[str]:
    """Read what stands on controls before they are touched."""
    if isinstance(row, Menu):
        yield row.placeholder
    else:
        yield from (button.label for button in row.buttons)


def _entries(row: Row[str]) -> Iterator[str]:
    """Read what a menu holds, notes included."""
    if isinstance(row, Menu):
        yield from (f"{entry.label} {entry.note or ''}" for entry in row.entries)


# Controls


def _rows(layouts: Sequence[Layout[Label]], why: Button[Label] | None, voice: LabelWords) -> list[Row[str]]:
    """Word the rows of all questions; asking for reasons stands beside the last buttons, where it takes no height."""
    rows = [voice.row(row) for layout in layouts for row in layout.rows]
    if why is None:
        return rows
    last = rows[-1] if rows else None
    if isinstance(last, Buttons) and len(last.buttons) < ROW:
        return [*rows[:-1], Buttons((*last.buttons, voice.button(why)))]
    return [*rows, Buttons((voice.button(why),))]


def _why(look: Look, asked: Sequence[Decision], signers: Sequence[Signer]) -> Button[Label] | None:
    """Draw the button that tells what cannot be chosen now, unless it was pressed."""
    if look.why:
        return None
    carried = "" if look.carried is None else write(look.carried)
    refusing = (sign for sign, each in zip(signers, asked, strict=True) if each.hints.refused)
    return next((Button[Label](sign.sign("why", carried), WHY) for sign in refusing), None)


def _fitting(rows: Sequence[Row[str]]) -> tuple[tuple[Row[str], ...], int]:
    """Take as many rows as a message holds beside everything else, and count the others."""
    used = itertools.accumulate(map(_size, rows))
    fitting = sum(each <= COMPONENTS - FIXED for each in used)
    return tuple(rows[:fitting]), len(rows) - fitting


def _size(row: Row[str]) -> int:
    return 1 + (1 if isinstance(row, Menu) else len(row.buttons))


def _back(showing: Showing, seat: Seat, sign: Signer, voice: LabelWords, *, more: bool) -> Buttons[str]:
    """Undo step, Undo all or Redo, Board: always there, greyed when there is nothing to take back.

    Where there is no step to undo, the same place leads to the seat's earlier turns. Where not all that happened is
    told, there is a way to read the rest in the place of what would take back nothing.
    """
    match = showing.match
    drafted = match.can_undo(seat)
    redo = bool(match.undone_by(seat))
    undo = Button[Label](sign.sign("undo"), Text("undo-step"), greyed=not drafted)
    if not drafted and not showing.first:
        undo = Button(table_id("rewind", showing.match_id, f"panel.{showing.mark}"), Text("undo-earlier"))
    restart = Button[Label](sign.sign("restart"), Text("restart-turn"), greyed=not drafted)
    middle = Button[Label](sign.sign("redo"), Text("redo")) if redo else restart
    board = Button[Label](sign.sign("board"), Text("board"))
    read_all = Button[Label](sign.sign("catchup"), Text("button-read-all"))
    if more and middle.greyed:
        return Buttons(tuple(map(voice.button, (undo, read_all, board))))
    return Buttons(tuple(map(voice.button, (undo, middle, board, *([read_all] if more else [])))))


def _rules(showing: Showing, seat: Seat, asked: Sequence[Decision], voice: LabelWords) -> Button[str]:
    """Lead to the chapter of the question; at the end of a turn to that of what was answered last in it."""
    kind = asked[0].kind if asked else ""
    if kind == END:
        kind = showing.match.answered_last(seat) or kind
    place = about_question(kind) if kind else ""
    custom_id = rules_id(showing.match_id, showing.match.game.key, place, showing.mark)
    return voice.button(Button(custom_id, Text("button-rules")))


def _hint(asked: Sequence[Decision], sign: Signer, voice: LabelWords) -> Button[str] | None:
    """Lead to what the strong player would do, if there is something to choose."""
    if not any(each.choice.only() is None and not each.optional for each in asked):
        return None
    return voice.button(Button(sign.sign("hint"), Text("button-hint")))


def _end(layouts: Sequence[Layout[Label]], asked: Sequence[Decision], sign: Signer, voice: LabelWords) -> Button[str]:
    """Draw what ends, greyed while something is still to be chosen."""
    end = next((layout.end for layout in layouts if layout.end is not None), None)
    ending = asked[0].ending if asked else END_TURN
    if asked and mix_of(asked[0]) is not None:
        ending = THEN_CONFIRM
    return voice.button(end or Button(sign.sign("end"), ending, "end", greyed=True))
