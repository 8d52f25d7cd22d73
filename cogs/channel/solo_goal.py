"""What somebody plays alone for: mode, level and goal in a line, told where a match begins."""

from __future__ import annotations

from cogs.channel.solo_record import mode_of
from cogs.reader import Reader
from cogs.registry import PlayableGame
from db.table.info import TableInfo
from engine.core.options import chosen


def mode_alone(game: PlayableGame, info: TableInfo) -> tuple[str, str] | None:
    """Find the mode and level of a match that one person plays, or of a lobby with one; None of any other."""
    if game.alone is None or len(info.seats) != 1:
        return None
    return mode_of(game.alone, info.game_options)


def goal_alone(game: PlayableGame, info: TableInfo, reader: Reader) -> str:
    """Say what is played and how it is won; nothing of a match that several play. A single level has no name."""
    played = mode_alone(game, info)
    if game.alone is None or played is None:
        return ""
    mode, level = played
    options = {f"{key}_option": value for key, value in chosen(game.rules.options, info.game_options).items()}
    rank = reader.say(f"solo-rank-{level}") if len(game.alone.modes[mode]) > 1 else None
    goal = reader.say(f"solo-goal-{mode}", **options)
    return reader.say("solo-goal", mode=reader.say(f"solo-mode-{mode}"), rank=rank, goal=goal)
