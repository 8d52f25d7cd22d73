"""Private answers about a match: the panel with its question, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui
from discord.utils import format_dt

from cogs.ballots import resume_button, take_back_button
from cogs.reader import Reader, reading
from cogs.services import Services
from cogs.telling import entries
from cogs.ui.ids import Press, pack
from cogs.ui.panel import Showing, panel
from cogs.ui.parts import Button, Look
from cogs.ui.screen import notice, panel_screen
from db.info import Status, TableInfo
from db.loaded import Loaded
from engine.core.decision import Seat
from render.recap import recap, so_far

AT_FIRST = Look()
NO_TOKEN = "-"


def button(reader: Reader, verb: str, key: str, match_id: int, path: str = "") -> Button[str]:
    """Make a button that names no question."""
    return Button(pack(Press(verb, match_id, NO_TOKEN, path)), reader.say(key))


def looking(reader: Reader, match_id: int, seat: Seat | None) -> list[Button[str]]:
    """Make the buttons for looking around."""
    buttons = [button(reader, "board", "button-board", match_id), button(reader, "log", "button-log", match_id)]
    return buttons if seat is None else [*buttons, button(reader, "stock", "button-stock", match_id)]


async def panel_of(
    services: Services, loaded: Loaded, seat: Seat, language: str, said: str = "", look: Look = AT_FIRST
) -> ui.LayoutView:
    """Draw the panel of a seat that is asked something, else say whom the table waits for."""
    reader = reading(language, loaded.info)
    if loaded.info.status is not Status.RUNNING or not any(decision.seat == seat for decision in loaded.asked):
        return await waiting(services, loaded, seat, reader, said)
    match = loaded.match
    drafted = [event for press in match.draft if press.seat == seat for event in press.events]
    showing = Showing(
        match_id=loaded.info.id,
        match=match,
        since=() if match.draft else await since(services, loaded, seat, reader),
        so_far=so_far(reader.words, loaded.info.game, drafted, reader.names, reader=seat),
        notice=heard(services, loaded.info, reader, said),
        look=look,
    )
    return panel_screen(panel(showing, seat, reader.words, reader.names, reader.plain))


def heard(services: Services, info: TableInfo, reader: Reader, said: str = "") -> str:
    """Add to what is said that the others do not hear of it, if the channel takes no posts."""
    if info.id not in services.silent:
        return said
    silent = reader.say("panel-silent", channel=f"<#{info.channel_id}>")
    return f"{silent}\n{said}" if said else silent


async def since(services: Services, loaded: Loaded, seat: Seat, reader: Reader) -> Sequence[str]:
    """Tell what happened since a seat's last turn."""
    told = entries(await services.matches.since(loaded.info.id, loaded.info.seat(seat).seen_n))
    return recap(reader.words, loaded.info.game, told, reader.names, reader=seat)


async def waiting(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, said: str = ""
) -> ui.LayoutView:
    """Say whom the table waits for, or how the match stands otherwise."""
    info = loaded.info
    said = heard(services, info, reader, said)
    lines = [said] if said else []
    if info.status is Status.RUNNING:
        when = format_dt(info.asked_at, "R") if info.asked_at else ""
        lines.append(reader.say("reply-waiting", seats=sorted(loaded.waiting), when=when))
    else:
        lines.append(reader.say("table-paused" if info.status is Status.PAUSED else "table-over"))
    if seat is None:
        lines.insert(0, reader.say("reply-spectator", seats=[each.seat for each in info.seats]))
    else:
        news = await since(services, loaded, seat, reader)
        lines += [f"> **{reader.say('panel-since')}**", *(f"> {line}" for line in news)] if news else []
    buttons = looking(reader, info.id, seat)
    if seat is not None and info.status is Status.PAUSED:
        buttons.append(resume_button(info, reader))
    if seat is not None and info.live and info.seat(seat).away:
        lines.append(reader.say("reply-bot"))
        buttons.append(take_back_button(info, reader, str(seat)))
    return notice("\n".join(lines), buttons)
