"""What a match is called where several may be meant: alone by its mode and level, else by those who play."""

from __future__ import annotations

from cogs.access.place import place_of
from cogs.reader import Reader
from cogs.registry import PlayableGame
from db.table.info import TableInfo


def mode_alone(game: PlayableGame, info: TableInfo) -> tuple[str, str] | None:
    """Find the mode and level of a match that one person plays, or of a lobby with one; None of any other."""
    if game.alone is None or len(info.seats) != 1:
        return None
    return game.alone.mode_of(info.game_options)


def rank_of(game: PlayableGame, mode: str, level: str, reader: Reader) -> str | None:
    """Name a level; a single one has no name."""
    is_one_of_several = game.alone is not None and len(game.alone.modes[mode]) > 1
    return reader.say(f"solo-rank-{level}") if is_one_of_several else None


def match_name(game: PlayableGame, info: TableInfo, reader: Reader) -> str:
    """Name a match, in the words of its table."""
    played = mode_alone(game, info)
    if played is None:
        return reader.say("venue-thread", game=info.game, names=[reader.names[each.seat] for each in info.seats])
    mode, level = played
    return reader.say("match-alone", mode=reader.say(f"solo-mode-{mode}"), rank=rank_of(game, mode, level, reader))


def named_with_place(game: PlayableGame, info: TableInfo, reader: Reader) -> str:
    """Name a match and lead to it."""
    return reader.say("match-there", match_said=match_name(game, info, reader), channel=place_of(info))
