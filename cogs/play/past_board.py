"""The board as it was: step by step through a match, each step as its reader may know it, with what changed marked.

Everything a control needs stands in its custom id: the commit that is shown, and whether as a picture or in words.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.border.acknowledging import Shown
from cogs.border.buttons import MENU, Button, Buttons, Menu, MenuEntry
from cogs.border.components import Item, row, screen, text
from cogs.border.custom_ids import PanelPress, pack
from cogs.border.table_ids import number_in
from cogs.border.wording import cut
from cogs.channel.attachments import past_picture
from cogs.channel.history import with_notes
from cogs.play.board_screen import PICTURE, TEXT, WAYS, board_button, ways_out
from cogs.reader import Reader
from cogs.services import Services
from db.match.load import Loaded
from db.match.log import HistoryEntry
from engine.core.decision import Seat
from render.picture.replay import thinned
from render.story.chapters import chapter_begun
from render.story.entries import fold
from render.story.line import Folding
from render.story.recap import recap
from render.story.wording import plain
from render.text.board import text_board
from render.text.phrases import say

EARLIER = "earlier"
"""In place of a commit: one step back from the present."""
LINES = 4
"""What happened at a step is told in so many lines at most; usually it is one."""
LABEL = 100
"""What an entry of a menu holds."""


@dataclass(frozen=True, slots=True)
class _Step:
    """The step that is shown: its place among the ends of all turns, the set-up being the first."""

    ends: Sequence[int]
    at: int

    @property
    def n(self) -> int:
        """The commit after which the board is shown."""
        return self.ends[self.at]

    @property
    def before(self) -> int:
        """The commit of the step before; -1 if there is none."""
        return self.ends[self.at - 1] if self.at else -1


async def past_board(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, wish: str, press: PanelPress
) -> Shown:
    """Show the board after a turn that counts; if the one that was asked for was rewound, the last before it."""
    match_id = loaded.info.id
    where, _, chosen = press.path.partition(".")
    wanted = press.values[0] if press.values else where
    way = next((each for each in (chosen, wish) if each in WAYS), PICTURE)
    ends = await services.matches.ends_of_turns(match_id)
    at = len(ends) - 2 if wanted == EARLIER else bisect_right(ends, number_in(wanted)) - 1
    step = _Step(ends, max(at, 0))
    state = await services.matches.position(match_id, step.n)
    told = await services.matches.since(match_id, step.before, seat, until=step.n)
    told = [each for each in told if each.rewound_to is None]
    controls = await _controls(services, loaded, seat, reader, step, way, press)
    if way == PICTURE:
        events = [event for each in told for event in each.events]
        picture = await past_picture(services, loaded, reader, seat, state, step.n, events)
        if picture is not None:
            status = reader.words.say(loaded.game.status(loaded.game.view(state, None), None)[0], reader.names)
            said = _said(services, loaded, reader, step, told, status)
            return Shown(screen([text(said), picture.item, *controls]), [picture.file])
    said = _said(services, loaded, reader, step, told)
    board = await _in_words(services, loaded, seat, reader, step, state)
    return Shown(screen([text(f"{said}\n{board}"), *controls]))


def _said(
    services: Services, loaded: Loaded, reader: Reader, step: _Step, told: Sequence[HistoryEntry], status: str = ""
) -> str:
    """Say where in the match this is, which a board in words begins with by itself, and what happened there."""
    folding = services.presentation(loaded.info).folding
    place = reader.say("past-step", number=step.at, count=len(step.ends) - 1) if step.at else reader.say("past-start")
    where = " · ".join(filter(None, (place, status)))
    return "\n".join([f"-# {where}", *recap(reader.words, folding, with_notes(told), reader.names, LINES)])


async def _in_words(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, step: _Step, state: Any
) -> str:
    """Tell the board, with what changed at this step marked."""
    before = None
    if step.at:
        before = loaded.game.view(await services.matches.position(loaded.info.id, step.before), seat)
    board = services.presentation(loaded.info).text
    return text_board(reader.words, board, loaded.game.view(state, seat), reader.names, before)


async def _controls(
    services: Services,
    loaded: Loaded,
    seat: Seat | None,
    reader: Reader,
    step: _Step,
    way: str,
    press: PanelPress,
) -> list[Item]:
    """Offer the steps beside this one, any turn of the match, the other way to look, the present, and the way out."""

    def go(to: object, shown: str = way) -> str:
        return pack(PanelPress("past", press.match_id, press.token, f"{to}.{shown}", mark=press.mark))

    last = len(step.ends) - 1
    steps = [
        Button(go("first" if step.at == 0 else step.before), reader.say("button-step-back"), greyed=step.at == 0),
        Button(
            go("last" if step.at == last else step.ends[step.at + 1]),
            reader.say("button-step-on"),
            greyed=step.at == last,
        ),
        board_button(reader, press, "button-present", way),
    ]
    other = TEXT if way == PICTURE else PICTURE
    pictures = services.presentation(loaded.info).pictures is not None
    looks = [Button(go(step.n, other), reader.say(WAYS[other]))] if pictures else []
    out = ways_out(reader, loaded, seat, press)
    menus = [
        row(Menu(go(f"{said}{step.n}-{entries[0].value}"), said, tuple(entries)))
        for said, entries in await _places(services, loaded, seat, reader, step)
        if len(entries) > 1
    ]
    return [*menus, row(Buttons(tuple(steps))), row(Buttons((*looks, *out)))]


async def _places(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, step: _Step
) -> list[tuple[str, list[MenuEntry[str]]]]:
    """Offer where each turn of the game begins, and the steps of the one shown; before it has turns, all steps."""
    words, folding = reader.words, services.presentation(loaded.info).folding
    ended = await services.matches.commits(loaded.info.id, step.ends, seat)
    begun = [(each.n, chapter_begun(words, folding, each.events)) for each in ended]
    chapters = [(n, heading) for n, heading in begun if heading is not None]
    if len(chapters) < 2:
        return await _pages(services, loaded, seat, reader, step, range(1, len(step.ends)))
    turns = [MenuEntry(str(n), cut(heading, LABEL)) for n, heading in thinned(chapters, MENU)]
    starts = [n for n, _ in chapters]
    shown = bisect_right(starts, step.n)
    first = bisect_right(step.ends, starts[shown - 1]) if shown else 1
    after = bisect_right(step.ends, starts[shown]) if shown < len(starts) else len(step.ends)
    steps = await _pages(services, loaded, seat, reader, step, range(first, after))
    return [(reader.say("past-turns"), turns), *steps]


async def _pages(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, step: _Step, among: range
) -> list[tuple[str, list[MenuEntry[str]]]]:
    """Offer all steps in menus: of many the one with the step that is shown, and those before and after it."""
    pages = [among[first : first + MENU] for first in range(0, len(among), MENU)]
    if len(pages) < 2:
        return [(reader.say("past-actions"), await _steps(services, loaded, seat, reader, step, among))]
    here = next((n for n, page in enumerate(pages) if step.at <= page[-1]), len(pages) - 1)
    return [
        (
            reader.say("past-actions-page", first=page[0], last=page[-1]),
            await _steps(services, loaded, seat, reader, step, page),
        )
        for page in pages[max(0, here - 1) : here + 2]
    ]


async def _steps(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, step: _Step, among: range
) -> list[MenuEntry[str]]:
    """Offer steps, each with what happened first at it; that an earlier try was rewound is no part of it."""
    if not among:
        return []
    folding = services.presentation(loaded.info).folding
    told = await services.matches.since(loaded.info.id, step.ends[among[0] - 1], seat, until=step.ends[among[-1]])
    told = [each for each in told if each.rewound_to is None]
    return [
        MenuEntry(
            str(step.ends[at]),
            reader.say("past-place", number=at),
            _first_line(reader, folding, [each for each in told if step.ends[at - 1] < each.commit_n <= step.ends[at]]),
        )
        for at in among
    ]


def _first_line(reader: Reader, folding: Folding, told: Sequence[HistoryEntry]) -> str | None:
    """Tell in a note what was gravest at a step, else what happened first, as fully as there is room for."""
    lines = sorted(fold(folding, with_notes(told)), key=lambda line: -line.gravity)
    said = [plain(say(reader.words, wording, reader.plain)) for line in lines[:1] for wording in line.wordings]
    fitting = [each for each in said if len(each) <= LABEL]
    return cut((fitting or said[-1:])[0], LABEL) if said else None
