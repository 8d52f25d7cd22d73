"""What a player is shown after an answer, pressed or typed: the next question, or that the turn is over."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.border.acknowledging import Shown, after_storing
from cogs.border.components import notice
from cogs.border.custom_ids import MARKS
from cogs.border.match_buttons import undo_button
from cogs.play.living import LivingPanel
from cogs.play.private_screens import panel_of, turn_just_ended, with_silence_warning
from cogs.services import Services
from db.match.log import HistoryEntry
from db.match.matches import Applied
from engine.core.decision import Seat


def notify(services: Services, match_id: int, *, moved: bool, to_tell: bool) -> None:
    """Wake the sender for what a press has left to do, or only those who look after votes and reminders."""
    if to_tell:
        services.sender.wake(match_id)
    elif moved:
        services.sender.moved(match_id)


async def shown_after(
    services: Services, living: LivingPanel, applied: Applied, seat: Seat, language: str, mark: str = MARKS[0]
) -> Shown:
    """Wake the sender if it has something to do, and show what comes after an answer that is stored."""
    match_id = applied.loaded.info.id
    notify(services, match_id, moved=applied.moved, to_tell=applied.to_tell)
    with after_storing():
        loaded = await living.after_bots(applied.loaded, seat)
        reader = services.reading(language, loaded.info)
        turn, rolled = applied.press.turn, bool(applied.press.draws) and applied.press.turn_over
        lately: Sequence[HistoryEntry] = ()
        if rolled or loaded.asks(seat):
            lately = await services.matches.lately(loaded, seat, {turn, loaded.match.committed.turns_begun})
        lines = turn_just_ended(services, loaded, turn, seat, reader, lately) if rolled else ()
        if loaded.asks(seat):
            again = reader.say("panel-again") if lines and loaded is applied.loaded else ""
            view = await panel_of(services, loaded, seat, language, again, mark=mark, lately=lately, ended=lines)
            return Shown(living.drawn(loaded, view))
        numbered = (f"{n}. {step}" for n, step in enumerate(lines, 1))
        done = "\n".join([*numbered, reader.say("reply-done", seats=sorted(loaded.waiting) or None)])
        done = with_silence_warning(services, loaded.info, reader, done)
        return Shown(notice(done, [undo_button(reader, loaded.info.id)] if loaded.waiting else []))
