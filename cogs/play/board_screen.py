"""The board for one reader: as a picture, a part of it, or in words, with the ways from one to the other."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from cogs.border.acknowledging import Shown
from cogs.border.buttons import Button, Buttons, Menu, MenuEntry
from cogs.border.components import Item, row, screen, text
from cogs.border.custom_ids import NO_TOKEN, PanelPress, pack
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import rules_id
from cogs.channel.attachments import board_picture
from cogs.channel.history import episodes_for, news_for
from cogs.reader import Reader
from cogs.services import Services
from db.match.load import Loaded
from db.table.info import Status
from engine.core.decision import Seat
from engine.core.options import chosen
from render.story.episodes import Episode
from render.text.board import text_board
from render.text.words import MissingWords

PICTURE, TEXT = "picture", "text"
WAYS = {PICTURE: "button-board", TEXT: "button-text"}
"""What the ways to look at the whole board are called."""


async def board_screen(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, wish: str, press: PanelPress
) -> Shown:
    """Show the board, in the way asked for or else as the reader likes it; `press` knows which panel it came from."""
    if wish != TEXT:
        since = [] if seat is None else await news_for(services, loaded.info, seat, seat)
        happened = [event for each in since if each.rewound_to is None for event in each.events]
        closeup = wish if wish in services.presentation(loaded.info).closeups else ""
        picture = await board_picture(services, loaded, reader, seat, happened, closeup)
        if picture is not None:
            past = await episodes_for(services, loaded.info, seat)
            ways = ways_on(services, reader, loaded, seat, closeup or PICTURE, press, past)
            beside = "\n".join([*_drafting(reader, loaded, seat), *note(services, reader, loaded, closeup)])
            return Shown(screen([*([text(beside)] if beside else []), picture.item, *ways]), [picture.file])
    return await _text_board(services, loaded, seat, reader, press)


async def _text_board(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, press: PanelPress
) -> Shown:
    """Tell the board, and to a player what is new since their last turn.

    Only the owner of a draft sees it in there; the others are told that somebody is at it.
    """
    view, before = loaded.game.view(loaded.match.seen_by(seat), seat), await _before(services, loaded, seat)
    told = text_board(reader.words, services.presentation(loaded.info).text, view, reader.names, before)
    lines = [reader.say("reply-board"), *_drafting(reader, loaded, seat), told]
    past = await episodes_for(services, loaded.info, seat)
    return Shown(screen([text("\n".join(lines)), *ways_on(services, reader, loaded, seat, TEXT, press, past)]))


async def _before(services: Services, loaded: Loaded, seat: Seat | None) -> Any:
    """Recall what a player saw at the end of their last turn, to mark what is new; None if they have had none."""
    seen_n = -1 if seat is None else loaded.info.seat(seat).seen_n
    if seen_n < 0:
        return None
    return loaded.game.view(await services.matches.position(loaded.info.id, seen_n), seat)


def _drafting(reader: Reader, loaded: Loaded, seat: Seat | None) -> list[str]:
    """Say who else is at a turn that is not over, and of which nothing is shown.

    Where several choose at the same time it is nobody's turn, and who has begun to choose is nobody's business.
    """
    match = loaded.match
    others = sorted(match.drafting & {match.committed.turn_of} - {seat})
    return [f"-# {reader.say('reply-drafting', seat=other)}" for other in others]


def note(services: Services, reader: Reader, loaded: Loaded, closeup: str) -> list[str]:
    """Say what belongs to a close-up, if its game has words for that.

    They may differ by the options of the match, and by what is going on for all to see.
    """
    chosen_options = chosen(loaded.game.options, loaded.info.game_options)
    options = {f"{key}_option": value for key, value in chosen_options.items()}
    state = services.presentation(loaded.info).state_of(closeup, loaded.game.view(loaded.match.committed, None))
    with suppress(MissingWords):
        said = reader.say(f"closeup-{closeup}-note", **options, state=state)
        return [f"-# {said}"]
    return []


def ways_on(
    services: Services,
    reader: Reader,
    loaded: Loaded,
    seat: Seat | None,
    shown: str,
    press: PanelPress,
    past: Sequence[Episode],
) -> list[Item]:
    """Offer the other ways to look at the board in a menu, how it was, the rules, one's stock, and the ways out.

    On a phone that is three rows, so that the picture above them stays in sight. What is over by itself is offered
    as long as there is some.
    """
    shows = services.presentation(loaded.info)
    over = "" if shows.episodes is None or past else shows.episodes.closeup
    view = loaded.game.view(loaded.match.seen_by(seat), seat)
    ways = [PICTURE, *shows.closeups_of(view), TEXT] if shows.pictures is not None else []
    entries = [MenuEntry(way, reader.say(WAYS.get(way, f"closeup-{way}"))) for way in ways if way not in (shown, over)]
    menu = Menu(looking(press, "board", f"from{shown}"), reader.say("board-views"), tuple(entries))
    way = TEXT if shown == TEXT else PICTURE
    earlier = _look(reader, press, "past", "button-earlier", f"earlier.{way}", greyed=loaded.commit_n <= 0)
    rules = Button(rules_id(loaded.info.id, loaded.info.game, mark=press.mark), reader.say("button-rules"))
    stock = [] if seat is None else [_look(reader, press, "stock", "button-stock")]
    out = ways_out(reader, loaded, seat, press)
    return [*([row(menu)] if entries else []), row(Buttons((earlier, rules, *stock))), row(Buttons(out))]


def looking(press: PanelPress, verb: str, path: str = "") -> str:
    """Write the custom id of a control that shows something else, from which the same way leads back."""
    return pack(PanelPress(verb, press.match_id, press.token, path, mark=press.mark))


def _look(reader: Reader, press: PanelPress, verb: str, key: str, path: str = "", greyed: bool = False) -> Button[str]:
    """Make a button to look at something else."""
    return Button(looking(press, verb, path), reader.say(key), greyed=greyed)


def board_button(reader: Reader, press: PanelPress, key: str = "button-board", way: str = "") -> Button[str]:
    """Make the button that leads to the board from what was looked at beside it: in a way, or as the reader likes."""
    return _look(reader, press, "board", key, way)


def ways_out(reader: Reader, loaded: Loaded, seat: Seat | None, press: PanelPress) -> tuple[Button[str], ...]:
    """Make the way back to the panel; to whoever did not come from one and is asked something, offer to play."""
    back = way_back(reader, loaded, press)
    asked = loaded.info.status is Status.RUNNING and seat is not None and loaded.asks(seat)
    return (play_button(reader, press), back) if asked and press.token == NO_TOKEN else (back,)


def play_button(reader: Reader, press: PanelPress) -> Button[str]:
    """Make the button that leads from what is looked at to the question that is open."""
    return Button(_opening(press), reader.say("button-play"), "end")


def way_back(reader: Reader, loaded: Loaded, press: PanelPress) -> Button[str]:
    """Make the button that leads back to the panel, or takes a message away that did not come from one."""
    if press.token == NO_TOKEN:
        return close_button(reader, loaded)
    return Button(_opening(press), reader.say("button-back"))


def _opening(press: PanelPress) -> str:
    """Write the custom id of what opens the panel; with the mark, for it must not come back as it was drawn before."""
    return pack(PanelPress("open", press.match_id, NO_TOKEN, mark=press.mark))


def close_button(reader: Reader, loaded: Loaded) -> Button[str]:
    """Make the button that takes a private message away."""
    return match_button(reader, "close", "button-close", loaded.info.id)
