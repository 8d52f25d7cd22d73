"""Which servers a process serves, as it is written and as Discord deals them."""

from __future__ import annotations

import pytest

from db.table.shards import Shards


@pytest.mark.parametrize(
    ("written", "ids", "count"),
    [
        ("0/1", (0,), 1),
        ("1/2", (1,), 2),
        ("2,0/4", (0, 2), 4),
        ("4-7/16", (4, 5, 6, 7), 16),
        (" 0, 2-3 / 4 ", (0, 2, 3), 4),
    ],
)
def test_shards_are_read_as_they_are_written(written: str, ids: tuple[int, ...], count: int) -> None:
    assert Shards.read(written) == Shards(ids, count)
    assert Shards.read(str(Shards.read(written))) == Shards.read(written)


@pytest.mark.parametrize(
    "written",
    ["", "0", "/2", "2/2", "0/0", "3-1/4", "-1/2", "0/2/2", "a/b", "0-9/4", "0/99999", "\N{ARABIC-INDIC DIGIT ZERO}/2"],
)
def test_what_cannot_be_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Shards.read(written)


def test_every_server_is_served_once() -> None:
    parts = [Shards.read(each) for each in ("0/4", "1,3/4", "2/4")]
    for guild_id in [None, *(n << 22 for n in range(40)), 1154862718261760051]:
        assert sum(part.serve(guild_id) for part in parts) == 1
    assert parts[0].serve(None)
    assert parts[1].serve(1 << 22)
    assert parts[2].serve((6 << 22) + 12345)
