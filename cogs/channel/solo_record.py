"""What somebody has reached alone, by mode and level: kept apart from matches among people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cogs.reader import Reader
from cogs.registry import Alone
from cogs.services import Services
from db.table.info import TableInfo
from db.table.results import AloneResult


async def record_after(services: Services, info: TableInfo) -> list[str]:
    """Tell whoever has just played alone what they have reached in this mode."""
    alone, user_id = services.games[info.game].alone, info.seats[0].user_id
    played = None if alone is None else alone.mode_of(info.game_options)
    if played is None or user_id is None or not info.is_alone:
        return []
    return await solo_record(services, info.language, user_id, played[0])


async def solo_record(services: Services, language: str, user_id: int, mode: str = "") -> list[str]:
    """Tell what somebody has reached, a line a mode: of one mode, or of all that they have played."""
    results = await services.tables.alone_results(user_id)
    lines: list[str] = []
    for key, game in services.games.items():
        if game.alone is not None:
            reader = Reader(services.games.words(language, key))
            played = [each for each in results if each.game == key]
            lines += _lines(reader, game.alone, played, mode)
    return lines


def _lines(reader: Reader, alone: Alone, results: Iterable[AloneResult], mode: str) -> Iterator[str]:
    found: dict[tuple[str, str], list[AloneResult]] = {}
    for each in results:
        if (played := alone.mode_of(each.game_options)) is not None:
            found.setdefault(played, []).append(each)
    for key, levels in alone.modes.items():
        told = [_told(reader, level, found[key, level]) for level in levels if (key, level) in found]
        if told and mode in ("", key):
            yield reader.say("solo-record", mode=reader.say(f"solo-mode-{key}"), told=" · ".join(told))


def _told(reader: Reader, level: str, results: list[AloneResult]) -> str:
    """Tell of one level how many matches were won, and the most points."""
    won, best = sum(each.is_won for each in results), max(each.points for each in results)
    level_name = reader.say(f"solo-rank-{level}")
    return reader.say("solo-record-level", level_name=level_name, won=won, played=len(results), best=best)
