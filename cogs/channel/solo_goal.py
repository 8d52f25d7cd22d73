"""What somebody plays alone for: mode, level and goal in a line, told where a match begins."""

from __future__ import annotations

from cogs.access.match_name import mode_alone, rank_of
from cogs.reader import Reader
from cogs.registry import PlayableGame
from db.table.info import TableInfo
from engine.core.options import chosen


def goal_alone(game: PlayableGame, info: TableInfo, reader: Reader) -> str:
    """Say what is played and how it is won; nothing of a match that several play."""
    played = mode_alone(game, info)
    if played is None:
        return ""
    mode, level = played
    options = {f"{key}_option": value for key, value in chosen(game.rules.options, info.game_options).items()}
    rank = rank_of(game, mode, level, reader)
    goal = reader.say(f"solo-goal-{mode}", **options)
    return reader.say("solo-goal", mode=reader.say(f"solo-mode-{mode}"), rank=rank, goal=goal)
