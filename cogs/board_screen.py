"""The board for one reader: as a picture, a part of it, or in words, with the ways from one to the other."""

from __future__ import annotations

from typing import Any

from cogs.boards import board_picture
from cogs.panels import NO_TOKEN, button
from cogs.reader import Reader
from cogs.services import Services
from cogs.ui.boundary import Shown
from cogs.ui.ids import Press, pack
from cogs.ui.parts import Button, Buttons
from cogs.ui.screen import Item, row, screen, text
from db.loaded import Loaded
from engine.core.decision import Seat
from render.alt import text_board
from render.draw import closeups_of, has_pictures

PICTURE, TEXT = "picture", "text"
WAYS = {PICTURE: "button-board", TEXT: "button-text"}
"""What the ways to look at the whole board are called."""


async def board_screen(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, wish: str, press: Press
) -> Shown:
    """Show the board, in the way asked for or else as the reader likes it; `press` knows which panel it came from."""
    if wish != TEXT:
        since = [] if seat is None else await services.matches.since(loaded.info.id, _seen(loaded, seat))
        happened = [event for each in since if each.rewound_to is None for event in each.events]
        closeup = wish if wish in closeups_of(loaded.game) else ""
        picture = await board_picture(services, loaded, reader, seat, happened, closeup)
        if picture is not None:
            ways = _ways(reader, loaded, closeup or PICTURE, press)
            drafting = [text(line) for line in ["\n".join(_drafting(reader, loaded, seat))] if line]
            return Shown(screen([*drafting, picture.item, *ways]), [picture.file])
    return await _text_board(services, loaded, seat, reader, press)


async def _text_board(services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, press: Press) -> Shown:
    """Tell the board, and to a player what is new since their last turn.

    Only the owner of a draft sees it in there; the others are told that somebody is at it.
    """
    view, before = loaded.game.view(loaded.match.seen_by(seat), seat), await _before(services, loaded, seat)
    told = text_board(reader.words, loaded.game, view, reader.names, before)
    lines = [reader.say("reply-board"), *_drafting(reader, loaded, seat), told]
    return Shown(screen([text("\n".join(lines)), *_ways(reader, loaded, TEXT, press)]))


async def _before(services: Services, loaded: Loaded, seat: Seat | None) -> Any:
    """Give what a player saw at the end of their last turn; nothing to those who have had none."""
    seen_n = -1 if seat is None else _seen(loaded, seat)
    if seen_n < 0:
        return None
    return loaded.game.view(await services.matches.position(loaded.info.id, seen_n), seat)


def _seen(loaded: Loaded, seat: Seat) -> int:
    """Give the number of the press up to which a player has seen everything: the last of their last turn."""
    return loaded.info.seat(seat).seen_n


def _drafters(loaded: Loaded) -> set[Seat]:
    return {press.seat for press in loaded.match.draft}


def _drafting(reader: Reader, loaded: Loaded, seat: Seat | None) -> list[str]:
    """Say who else is at a turn that is not over, and of which nothing is shown."""
    return [f"-# {reader.say('reply-drafting', seat=other)}" for other in sorted(_drafters(loaded) - {seat})]


def _ways(reader: Reader, loaded: Loaded, shown: str, press: Press) -> list[Item]:
    """Offer the other ways to look at the board, and the way back to where one came from."""
    ways = [PICTURE, *closeups_of(loaded.game), TEXT] if has_pictures(loaded.game) else []
    buttons = [
        Button(
            pack(Press("board", loaded.info.id, press.token, way, mark=press.mark)),
            reader.say(WAYS.get(way, f"closeup-{way}")),
            greyed=way == shown,
        )
        for way in ways
    ]
    back = close_button(reader, loaded)
    if press.token != NO_TOKEN:  # with the mark, for a panel must not come back as a drawing it had before
        back = Button(pack(Press("open", loaded.info.id, NO_TOKEN, mark=press.mark)), reader.say("button-back"))
    return [*([row(Buttons(tuple(buttons)))] if buttons else []), row(Buttons((back,)))]


def close_button(reader: Reader, loaded: Loaded) -> Button[str]:
    """Make the button that takes a private message away."""
    return button(reader, "close", "button-close", loaded.info.id)
