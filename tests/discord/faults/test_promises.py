"""What the test of kills takes for a promise of a panel, and what not."""

from __future__ import annotations

import pytest

from tests.discord.support.promise import HEADING, HITS, LOOKED_AT, NEWS, OTHER_NEWS, Promise
from tests.discord.support.witness import Seen

LOST, OTHER = f"{NEWS}🔴 Ada destroys your city in Ur.", f"{NEWS}🟢 Chloe places 5 workers."
SHOWN = [HEADING, HITS, f"{NEWS}🟢 Chloe takes 2 grain from you.", LOST, OTHER_NEWS[0], OTHER, "👷 8 workers"]
MORE = f"{NEWS}… and 2 more events."


@pytest.mark.parametrize(
    "now",
    [
        SHOWN,
        [line for line in SHOWN if line != OTHER],
        [*SHOWN[:4], MORE, *SHOWN[6:]],
        [*SHOWN[:6], MORE, *SHOWN[6:]],
        [*SHOWN[:4], *SHOWN[6:], f"{LOOKED_AT[0]}Ur"],
    ],
)
def test_other_news_and_looks_are_no_promise(now: list[str]) -> None:
    promise = Promise(Seen(1, "\n".join(SHOWN)))
    promise.hear([Seen(1, "\n".join(now))])
    assert promise.kept == 1


@pytest.mark.parametrize(
    "now",
    [
        [line for line in SHOWN if line != LOST],
        [*SHOWN[:3], MORE, *SHOWN[6:]],
        [*SHOWN[:3], *SHOWN[4:6], LOST, SHOWN[6]],
        [HEADING, *SHOWN[5:]],
    ],
)
def test_what_was_done_to_somebody_is_a_promise(now: list[str]) -> None:
    promise = Promise(Seen(1, "\n".join(SHOWN)))
    with pytest.raises(AssertionError, match="was shown, and then"):
        promise.hear([Seen(1, "\n".join(now))])
