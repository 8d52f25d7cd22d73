"""Pictures of a match as parts of a message: the file, where it is shown, and words for those who cannot see it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.border.components import Item
from cogs.channel.history import recalled_for
from cogs.reader import Reader
from cogs.services import Services
from db.match.load import Loaded
from engine.core.decision import Decision, Seat
from engine.core.game import Event
from engine.core.play import pending, waiting_on
from engine.core.preview import present
from engine.core.record import read_record
from render.picture.audience import Audience
from render.picture.chart import chart
from render.picture.draw import draw_replay
from render.story.episodes import Episode
from render.story.episodes import alt_text as alt_text_of
from render.text.board import alt_text, closeup_alt_text


class Picture:
    """A picture to be attached to a message."""

    def __init__(self, raw: bytes, name: str, alt: str) -> None:
        self.file = discord.File(io.BytesIO(raw), f"{name}.webp", description=alt)

    @property
    def item(self) -> Item:
        """Where it is shown: by itself, as wide as a phone allows; two in one frame would be cropped."""
        shown = ui.MediaGallery[Any]()
        shown.add_item(media=self.file, description=self.file.description)
        return shown


async def board_picture(
    services: Services, loaded: Loaded, reader: Reader, seat: Seat | None, since: Sequence[Event], closeup: str = ""
) -> Picture | None:
    """Draw the board, or a part of it, as a seat may see it; None where words must do."""
    shows = services.presentation(loaded.info)
    pictures = shows.pictures
    if pictures is None:
        return None
    view = loaded.game.view(loaded.match.seen_by(seat), seat)
    asked = [] if seat is None else _questions(loaded, seat)
    audience = Audience(
        words=reader.words,
        names=reader.plain,
        waiting=sorted(loaded.waiting),
        since=tuple(since),
        choices=list(dict.fromkeys(option.id for question in asked for option in question.choice.offered)),
        asked=[question.kind for question in asked],
        reader=seat,
        about=[question.about for question in asked],
        lately=await recalled_for(services, loaded.info, closeup, view, seat),
    )

    def lay_out() -> Any:
        return pictures.closeup(closeup, view, audience, seat) if closeup else pictures.board(view, audience)

    about = (closeup, seat, reader.words.language)
    raw = await services.pictures.picture(loaded.info.id, about, lay_out)
    if raw is None:
        return None
    if closeup:
        alt = closeup_alt_text(reader.words, closeup, shows.text_of(closeup, view, seat), reader.plain)
    else:
        alt = alt_text(reader.words, shows.text, view, reader.plain)
    # how far others have got in a turn that is not over is nobody's business, so the name tells the last commit
    return Picture(raw, f"{closeup or 'board'}-{loaded.info.id}-{loaded.commit_n}", alt)


async def episode_picture(
    services: Services, loaded: Loaded, reader: Reader, seat: Seat | None, episode: Episode
) -> Picture | None:
    """Draw what is over by itself, such as a combat, as a seat may know it; None where words must do."""
    shows = services.presentation(loaded.info)
    pictures, episodes = shows.pictures, shows.episodes
    if pictures is None or episodes is None:
        return None
    view, name = loaded.game.view(loaded.match.seen_by(seat), seat), episodes.closeup
    audience = Audience(reader.words, reader.plain, reader=seat, episode=episode.events)
    about = (name, episode.key, seat, reader.words.language)
    raw = await services.pictures.picture(loaded.info.id, about, lambda: pictures.closeup(name, view, audience, seat))
    if raw is None:
        return None
    alt = alt_text_of(reader.words, shows.folding, episode, reader.plain)
    return Picture(raw, f"{name}-{loaded.info.id}-{episode.key}", alt)


async def past_picture(
    services: Services, loaded: Loaded, reader: Reader, seat: Seat | None, state: Any, n: int, happened: Sequence[Event]
) -> Picture | None:
    """Draw the board as it was after a commit, as a seat may see it, with what happened then marked."""
    shows = services.presentation(loaded.info)
    pictures = shows.pictures
    if pictures is None:
        return None
    view, waiting = loaded.game.view(state, seat), sorted(waiting_on(pending(state)))
    audience = Audience(reader.words, reader.plain, waiting, tuple(happened), reader=seat)
    about = ("past", n, seat, reader.words.language)
    raw = await services.pictures.picture(loaded.info.id, about, lambda: pictures.board(view, audience))
    if raw is None:
        return None
    return Picture(raw, f"board-{loaded.info.id}-{n}", alt_text(reader.words, shows.text, view, reader.plain))


def _questions(loaded: Loaded, seat: Seat) -> list[Decision]:
    """Find what a seat is asked, and the questions that the answers of a short list lead to."""
    here = present(loaded.match, seat)
    asked = [each for each in here.asked if each.seat == seat]
    return [*asked, *(part for question in asked for part in here.parts(question))]


async def chart_picture(
    services: Services, loaded: Loaded, reader: Reader, happened: Sequence[Event]
) -> Picture | None:
    """Draw the points over the turns; while a match is still set up there may be none."""
    pictures = services.presentation(loaded.info).pictures
    standings = [] if pictures is None else pictures.standings(happened)
    if not standings:
        return None
    audience = Audience(reader.words, reader.plain)
    about = ("chart", reader.words.language)
    raw = await services.pictures.picture(loaded.info.id, about, lambda: chart(standings, audience))
    return None if raw is None else Picture(raw, f"chart-{loaded.info.id}", reader.say("chart-title"))


async def replay_picture(services: Services, loaded: Loaded, reader: Reader, record: bytes) -> Picture | None:
    """Draw a match that is over as a moving picture."""
    pictures = services.presentation(loaded.info).pictures
    if pictures is None:
        return None
    audience = Audience(reader.words, reader.plain)
    match = read_record(record)
    raw = await services.pictures.replay(loaded.info.id, lambda: draw_replay(loaded.game, pictures, match, audience))
    return None if raw is None else Picture(raw, f"replay-{loaded.info.id}", reader.say("final-replay-alt"))
