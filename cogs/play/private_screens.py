"""Private answers about a match: the panel with its question, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui
from discord.utils import format_dt

from cogs.border.buttons import Look
from cogs.border.components import line, notice, row, screen, text
from cogs.border.custom_ids import MARKS
from cogs.border.match_buttons import look_buttons, match_button, resume_button, take_back_button, undo_button
from cogs.channel.history import done_together, news_among, news_besides, news_for, with_notes
from cogs.channel.solo_goal import goal_alone
from cogs.panel.panel import Panel, Showing, panel
from cogs.play.first_time_help import FirstTimeHelp
from cogs.reader import Reader
from cogs.services import Services
from db.match.load import Loaded
from db.match.log import HistoryEntry
from db.table.info import Status, TableInfo
from engine.core.decision import Seat
from engine.core.game import Event
from render.story.own_events import own_events
from render.story.recap import just_done, so_far
from render.story.since import ROWS, Since, since
from render.text.stock import outlook

AT_FIRST = Look()


def panel_screen(drawn: Panel) -> ui.LayoutView:
    """Draw a panel: texts, choices, the way back, and the end of the turn at the very bottom, with the rules beside."""
    controls = [row(part) for part in drawn.rows]
    return screen([*map(text, drawn.blocks), *controls, line(), row(drawn.back), line(), row(drawn.foot)])


async def panel_of(
    services: Services,
    loaded: Loaded,
    seat: Seat,
    language: str,
    said: str = "",
    look: Look = AT_FIRST,
    mark: str = MARKS[0],
    refusal: str = "",
    lately: Sequence[HistoryEntry] | None = None,
    ended: Sequence[str] = (),
) -> ui.LayoutView:
    """Draw the panel of a seat that is asked something, else say whom the table waits for.

    What is `said` comes first, and a rewind of one's own is not told again below it; why the press before was refused
    stands beside the question.
    Of the log it needs what `lately` holds; whoever has read that for another reason hands it on. What the seat did in
    a turn that dice have just `ended` comes before what was done since.
    """
    reader = services.reading(language, loaded.info)
    asked = next((decision for decision in loaded.asked if decision.seat == seat), None)
    if loaded.info.status is not Status.RUNNING or asked is None:
        return await waiting_screen(services, loaded, seat, reader, said or refusal)
    match = loaded.match
    if lately is None:
        lately = await services.matches.lately(loaded, seat, {match.committed.turns_begun})
    done = turn_so_far(services, loaded, seat, reader, lately)
    news = () if loaded.drafted(seat) else news_among(loaded.info, seat, lately)
    if done:
        news = news_besides(news, seat, is_shared=match.committed.turn_of is None)
    if said and news and news[-1].undid and news[-1].seat == seat:
        news = news[:-1]
    helping, is_first = FirstTimeHelp(services, loaded, asked), loaded.info.seat(seat).seen_n < 0
    showing = Showing(
        match_id=loaded.info.id,
        match=match,
        news=lambda rows: _told(services, loaded, seat, reader, news, rows),
        first=is_first,
        goal=goal_alone(services.games[loaded.info.game], loaded.info, reader) if is_first else "",
        so_far=done,
        ended=ended,
        notice=with_silence_warning(services, loaded.info, reader, said),
        refusal=refusal,
        look=look,
        mark=mark,
        hints=loaded.info.gives_hints,
        new_words=helping.words(language),
    )
    drawn = panel(showing, seat, reader.words, reader.names, reader.plain)
    await helping.note(drawn.explained)
    return panel_screen(drawn)


def with_silence_warning(services: Services, info: TableInfo, reader: Reader, said: str = "") -> str:
    """Add to what is said that the others do not hear of it, if the channel takes no posts."""
    if info.id not in services.silent:
        return said
    silent = reader.say("panel-silent", channel=f"<#{info.channel_id}>")
    return f"{silent}\n{said}" if said else silent


def turn_so_far(
    services: Services, loaded: Loaded, seat: Seat, reader: Reader, lately: Sequence[HistoryEntry]
) -> Sequence[str]:
    """Tell what a seat has done in the turn it is at: what counts already, then what can still be taken back.

    Where several act at once, others may have gone on since: only the seat's own steps are told then.
    """
    here = loaded.match.committed
    counting = (done_together if here.turn_of is None else _done_in)(lately, here.turns_begun, seat)
    events = [*counting, *loaded.drafted(seat)]
    return so_far(reader.words, services.presentation(loaded.info).folding, events, reader.names, seat)


def turn_just_ended(
    services: Services, loaded: Loaded, turn: int, seat: Seat, reader: Reader, lately: Sequence[HistoryEntry]
) -> Sequence[str]:
    """Tell what a seat did in the turn that a roll has just ended, without what that set off."""
    events = _done_in(lately, turn, seat)
    folding = services.presentation(loaded.info).folding
    return just_done(reader.words, folding, own_events(seat, events), reader.names, seat)


def _done_in(lately: Sequence[HistoryEntry], turn: int, seat: Seat) -> list[Event]:
    """Find what a seat has done in a turn that counts already, because dice were rolled or secrets shown."""
    return [event for each in lately if each.turn == turn and each.seat == seat for event in each.events]


def _told(
    services: Services, loaded: Loaded, seat: Seat, reader: Reader, news: Sequence[HistoryEntry], rows: int = ROWS
) -> Since:
    """Tell a seat its news in a few lines, those that hit it first."""
    folding, first = services.presentation(loaded.info).folding, loaded.info.seat(seat).seen_n < 0
    return since(reader.words, folding, with_notes(news), reader.names, seat, rows, first=first)


async def waiting_screen(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, said: str = "", stale: bool = False
) -> ui.LayoutView:
    """Say whom the table waits for, to whoever pressed an old control that it does so now, or how the match stands."""
    info = loaded.info
    said = with_silence_warning(services, info, reader, said)
    lines = [said] if said else []
    more = False
    if info.status is Status.RUNNING:
        when = format_dt(info.waiting_since, "R") if info.waiting_since else ""
        lines.append(
            reader.say("reply-stale-idle" if stale else "reply-waiting", seats=sorted(loaded.waiting), when=when)
        )
    else:
        lines.append(reader.say("table-paused" if info.status is Status.PAUSED else "table-over"))
    if seat is None:
        if info.live:
            lines.insert(-1, reader.say("reply-spectator", seats=[each.seat for each in info.seats]))
    else:
        if info.status is Status.RUNNING:
            view = loaded.game.view(loaded.match.committed, seat)
            until = outlook(reader.words, services.presentation(info).text, view, seat, sorted(loaded.waiting))
            lines[-1] = f"{lines[-1]} {until}".rstrip()
        told = _told(services, loaded, seat, reader, await news_for(services, info, seat, seat))
        lines += [f"> **{told.heading}**", *(f"> {line}" for line in told.lines)] if told.lines else []
        more = told.folded > 0
    buttons = look_buttons(reader, info.id, seat)
    if more:
        buttons.insert(0, match_button(reader, "catchup", "button-read-all", info.id))
    if seat is not None and info.status is Status.RUNNING:
        buttons.append(undo_button(reader, info.id))
    if seat is not None and info.status is Status.PAUSED:
        buttons.append(resume_button(info, reader))
    if seat is not None and info.live and info.seat(seat).away:
        lines.append(reader.say("reply-bot"))
        buttons.append(take_back_button(info, reader, str(seat)))
    return notice("\n".join(lines), buttons)
