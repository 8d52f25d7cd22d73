"""Our own player alone at the table, mode by mode and level by level: whole matches, won and lost."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from engine.mesopotamia.content.solo import ACTION_CARDS
from tests.discord.support.crowd import nothing_logged
from tests.discord.support.own_player import OwnPlayer
from tests.discord.support.six import mesopotamia_table
from tests.discord.support.stage import Stage, shown
from tests.discord.support.table_talk import pass_hours
from tests.discord.toy.delta import MATCH, set_up

WON = {
    "emperor": (b"\12", "Ada wins", "Duel of Kings: Emperor"),
    "igigi": (b"\14", "Ada wins", "Duel of Kings: Igigi"),
    "anunnaki": (b"\6", "Ada wins", "Duel of Kings: Anunnaki"),
    "siege": (b"\11", "Ada takes Ur in round 21 · 30 VP", "Siege of Ur: normal"),
    "siege_hard": (b"\11", "Ada takes Ur in round 21 · 30 VP", "Siege of Ur: hard"),
    "guardians": (b"\17", "Assur is saved · 50 VP", "Guardians of Assur: normal"),
}
LOST = {
    "igigi": (b"\7", "Ada loses to the Automaton", "Duel of Kings: Igigi"),
    "anunnaki": (b"\13", "Ada loses to the Automaton", "Duel of Kings: Anunnaki"),
    "siege": (b"\3", "Ur stands: the Defenders reached", "Siege of Ur: normal"),
    "siege_hard": (b"\4", "Ur stands: the Defenders reached", "Siege of Ur: hard"),
    "guardians": (b"\14", "Assur has fallen in wave", "Guardians of Assur: normal"),
}


async def played(table: Stage, opponent: str, seed: bytes) -> str:
    """Let our own player play a match from the lobby to the end; give what its last post says."""
    (ada,) = table.players.values()
    await set_up(table, {"opponent": opponent, "setup": "lot"}, seed=seed)
    player = OwnPlayer(table, ada, MATCH)
    await player.play()
    assert player.pressed > 4 * player.handed_in, "it is played by pressing"
    await pass_hours(table, 0)
    return shown(table.post).text


def pings(table: Stage) -> int:
    """Count the messages of the channel that pinged somebody."""
    return sum(bool(each.ping_user_ids) for each in table.env.backend.messages[table.channel.id].values())


def scoring(opponent: str, *, won: bool) -> list[str]:
    """Whose points are told, the best first: of a siege only if it is won, and never those of Ur or of the enemy."""
    if opponent in ACTION_CARDS:
        return ["Ada", "the Automaton"] if won else ["the Automaton", "Ada"]
    return ["Ada"] if won else []


def check(tmp_path: Path, opponent: str, ends: Mapping[str, tuple[bytes, str, str]], *, won: bool) -> None:
    async def play() -> None:
        async with mesopotamia_table(tmp_path, 1) as table:
            with nothing_logged(table):
                seed, heading, level = ends[opponent]
                final = await played(table, opponent, seed)
                assert final.startswith(f"### Mesopotamia · {heading}")
                assert f"-# Alone, {level} won {int(won)} of 1" in final
                people = re.findall(r"^(?:🔴|🟪) \*\*(.*) \d+\*\*$", final, re.MULTILINE)
                assert people == scoring(opponent, won=won)
                assert not pings(table)

    asyncio.run(play())


@pytest.mark.slow
@pytest.mark.parametrize("opponent", WON)
def test_every_mode_and_level_can_be_won_at_the_table(tmp_path: Path, opponent: str) -> None:
    check(tmp_path, opponent, WON, won=True)


@pytest.mark.slow
@pytest.mark.parametrize("opponent", LOST)
def test_and_lost(tmp_path: Path, opponent: str) -> None:
    check(tmp_path, opponent, LOST, won=False)
