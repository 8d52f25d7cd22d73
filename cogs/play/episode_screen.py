"""What is over and is looked at by itself, such as a combat: as a picture or in words, and the others of its kind.

Everything a control needs stands in its custom id: which one it is, and whether it is told in words.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.border.acknowledging import Shown
from cogs.border.buttons import MENU, Button, Buttons, Menu, MenuEntry
from cogs.border.components import Item, row, screen, text
from cogs.border.custom_ids import PanelPress
from cogs.border.wording import cut
from cogs.channel.attachments import episode_picture
from cogs.channel.history import episodes_for
from cogs.play.board_screen import PICTURE, TEXT, board_screen, looking, note, ways_on
from cogs.reader import Reader
from cogs.services import Services
from db.match.load import Loaded
from engine.core.decision import Seat
from render.story.episodes import Episode, told
from render.text.phrases import say

LABEL = 100
"""What an entry of a menu holds."""


def is_episode(services: Services, loaded: Loaded, wish: str) -> bool:
    """Say whether somebody wishes to see what is over by itself, not the board or a part of it."""
    episodes = services.presentation(loaded.info).episodes
    return episodes is not None and wish.partition(".")[0] == episodes.closeup


async def episode_screen(
    services: Services, loaded: Loaded, seat: Seat | None, reader: Reader, wish: str, likes: str, press: PanelPress
) -> Shown:
    """Show the one that is wished for, else the newest; in the way asked for, or else as the reader likes the board.

    Once none can be looked at any more, the board is shown.
    """
    found = await episodes_for(services, loaded.info, seat)
    if not found:
        return await board_screen(services, loaded, seat, reader, likes, press)
    name, key, chosen = (*wish.split("."), "", "")[:3]
    episode = next((each for each in found if each.key == key), found[0])
    way = next((each for each in (chosen, likes) if each in (PICTURE, TEXT)), PICTURE)
    picture = await episode_picture(services, loaded, reader, seat, episode) if way == PICTURE else None
    controls = _controls(services, loaded, seat, reader, name, (found, episode), picture is not None, press)
    title = f"**{say(reader.words, episode.title, reader.names)}**"
    if picture is not None:
        said = "\n".join([title, *note(services, reader, loaded, name)])
        return Shown(screen([text(said), picture.item, *controls]), [picture.file])
    lines = told(reader.words, services.presentation(loaded.info).folding, episode, reader.names, seat)
    return Shown(screen([text("\n".join([title, *lines])), *controls]))


def _controls(
    services: Services,
    loaded: Loaded,
    seat: Seat | None,
    reader: Reader,
    name: str,
    shown: tuple[Sequence[Episode], Episode],
    is_picture: bool,
    press: PanelPress,
) -> list[Item]:
    """Offer the others, the other way to look at this one, and all that the board offers."""
    found, episode = shown
    way, other, label = (PICTURE, TEXT, "button-text") if is_picture else (TEXT, PICTURE, "button-picture")
    others = [
        MenuEntry(f"{name}.{each.key}.{way}", cut(say(reader.words, each.title, reader.plain), LABEL))
        for each in found[:MENU]
        if each is not episode
    ]
    menu = Menu(looking(press, "board", f"of{episode.key}"), reader.say(f"closeup-{name}"), tuple(others))
    switch = Button(looking(press, "board", f"{name}.{episode.key}.{other}"), reader.say(label))
    return [
        *([row(menu)] if others else []),
        row(Buttons((switch,))),
        *ways_on(services, reader, loaded, seat, name, press, found),
    ]
