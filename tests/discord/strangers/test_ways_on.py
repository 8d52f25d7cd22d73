"""A refusal is never the end of the road: it shows what can be pressed next, and pressing it works."""

import ast
import dataclasses
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cogs.border.ways_on import WayOn, ways_on
from db.table.info import SeatInfo, Status, TableInfo
from tests.architecture.test_layers import ROOT
from tests.discord.support.stage import Stage, acted, stage
from tests.discord.support.tables import FLOOD, labels

REFUSALS = ("refused", "LeadingTo", "Refused", "Stale", "IllegalMove", "Damaged", "BadSetup", "NothingToUndo")
MOST = 3
ADA, BILAL, CHLOE, STRANGER = 1, 2, 3, 9
WHEN = datetime(2026, 3, 1, tzinfo=UTC)


def refusal_keys() -> Iterator[str]:
    """Find the key of every refusal that is raised anywhere."""
    for folder in ("cogs", "db", "engine"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS:
                    for each in ast.walk(node):
                        if isinstance(each, ast.Constant) and isinstance(each.value, str) and "-" in each.value:
                            yield each.value


def table_of(status: Status, seated: int = MOST, away: bool = False) -> TableInfo:
    people = (ADA, BILAL, CHLOE)[:seated]
    seats = tuple(SeatInfo(n, user, "", away and user == BILAL, -1) for n, user in enumerate(people))
    given: dict[str, object] = {field.name: None for field in dataclasses.fields(TableInfo)}
    given |= {"id": 7, "game": "after_the_flood", "status": status, "host_id": ADA, "seats": seats, "created_at": WHEN}
    return TableInfo(**given)  # type: ignore[arg-type]


STANDINGS = [
    None,
    *(table_of(status) for status in Status),
    table_of(Status.LOBBY, seated=1),
    table_of(Status.RUNNING, away=True),
    table_of(Status.PAUSED, away=True),
]


def test_every_refusal_leads_on_wherever_one_stands() -> None:
    keys = set(refusal_keys())
    assert {"table-not-host", "reply-no-seat", "settings-no-such-zone", "vote-too-early", "refused-settled"} <= keys
    for key in keys:
        for info in STANDINGS:
            for user in (ADA, BILAL, CHLOE, STRANGER):
                assert 1 <= len(ways_on(key, info, user, MOST)) <= 5, (key, info, user)


@pytest.mark.parametrize(
    ("info", "user", "ways"),
    [
        (None, ADA, (WayOn.LIST, WayOn.SETTINGS)),
        (table_of(Status.LOBBY, seated=1), STRANGER, (WayOn.JOIN, WayOn.RULES)),
        (table_of(Status.LOBBY), STRANGER, (WayOn.RULES, WayOn.LIST)),
        (table_of(Status.LOBBY), ADA, (WayOn.OPTIONS, WayOn.RULES)),
        (table_of(Status.LOBBY), BILAL, (WayOn.RULES, WayOn.LEAVE)),
        (table_of(Status.RUNNING), BILAL, (WayOn.PLAY, WayOn.BOARD, WayOn.LOG)),
        (table_of(Status.RUNNING, away=True), BILAL, (WayOn.TAKE_BACK, WayOn.BOARD, WayOn.LOG)),
        (table_of(Status.RUNNING), STRANGER, (WayOn.BOARD, WayOn.LOG, WayOn.RULES)),
        (table_of(Status.PAUSED), BILAL, (WayOn.RESUME, WayOn.BOARD, WayOn.LOG)),
        (table_of(Status.OVER), BILAL, (WayOn.BOARD, WayOn.REMATCH, WayOn.LIST)),
        (table_of(Status.ENDED), STRANGER, (WayOn.BOARD, WayOn.LIST)),
        (table_of(Status.CLOSED), ADA, (WayOn.LIST,)),
    ],
)
def test_what_leads_on_is_what_one_can_do_there(info: TableInfo | None, user: int, ways: tuple[WayOn, ...]) -> None:
    assert tuple(ways_on("refused-settled", info, user, MOST)) == ways


async def refused(table: Stage, name: str, command: str, said: str, **options: str) -> list[str]:
    seen = await table.type(table.player(name), command, **options)
    assert said in seen.text
    return labels(seen)


@acted
async def test_in_an_empty_channel_the_matches_and_the_settings_are_offered(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        assert await refused(table, "Ada", "play", "There is no match in this channel") == ["Matches here", "Settings"]
        assert "### Settings" in (await table.press(ada, "Settings")).text
        await refused(table, "Ada", "play", "There is no match in this channel")
        assert "No match" in (await table.press(ada, "Matches here")).text


@acted
async def test_whoever_is_not_the_host_may_join(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        seen = await table.press(bilal, "Options", public=True)
        assert seen.text.startswith("Only Ada, who opened the table, can do that.")
        assert labels(seen) == ["Join", "Rules"]
        assert "You have seat B" in (await table.press(bilal, "Join")).text
        seen = await table.press(bilal, "Options", public=True)
        assert labels(seen) == ["Rules", "Leave"]


@acted
async def test_in_a_running_match_players_play_and_others_look(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada", "Bilal", "Chloe", "Dana")) as table:
        await table.start_match("after_the_flood", players=3)
        info = await table.bot.services.tables.in_channel(table.channel.id)
        assert info is not None
        waited = info.waiting[0]
        letter, other = "ABC"[waited], next(each.name for each in info.seats if each.seat != waited)
        ways = await refused(table, other, "game absent", "A vote is possible", seat=letter)
        assert ways == ["Play", "Board", "Log"]
        assert (await table.press(table.player(other), "Play")).text
        assert await refused(table, "Dana", "game bot", "You have no seat") == ["Board", "Log", "Rules"]


@acted
async def test_after_the_end_the_table_that_was_leads_on(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match("after_the_flood")
        info = await table.bot.services.tables.in_channel(table.channel.id)
        assert info is not None
        await table.bot.services.tables.end(info.id)
        ways = await refused(table, "Ada", "play", "There is no match in this channel")
        assert ways == ["Board", "Rematch", "Matches here"]
        assert "Rematch" not in (await table.press(table.player("Ada"), "Rematch")).text
