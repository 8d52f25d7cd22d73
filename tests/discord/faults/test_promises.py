"""What the test of kills takes for a promise of a panel, and what not."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from tests.discord.support.promise import HEADING, HITS, LOOKED_AT, NEWS, OTHER_NEWS, Promise
from tests.discord.support.witness import Seen

LOST, OTHER = f"{NEWS}🔴 Ada destroys your city in Ur.", f"{NEWS}🟢 Chloe places 5 workers."
SHOWN = [HEADING, HITS, f"{NEWS}🟢 Chloe takes 2 grain from you.", LOST, OTHER_NEWS[0], OTHER, "👷 8 workers"]
MORE = f"{NEWS}… and 2 more lines."


@pytest.mark.parametrize(
    "now",
    [
        SHOWN,
        [line for line in SHOWN if line != OTHER],
        [*SHOWN[:4], MORE, *SHOWN[6:]],
        [*SHOWN[:6], MORE, *SHOWN[6:]],
        [*SHOWN[:4], *SHOWN[6:], f"{LOOKED_AT[0]}Ur"],
        [*SHOWN, "-# Which is next? (1 of 2)"],
        [*SHOWN, "-# Arranged: Ur · Umma", "-# Archer: where to?"],
    ],
)
def test_other_news_and_looks_are_no_promise(now: list[str]) -> None:
    promise = Promise(Seen(1, "\n".join(SHOWN)))
    promise.hear([Seen(1, "\n".join(now))])
    assert promise.kept == 1


def test_an_answer_that_lies_sealed_is_a_promise() -> None:
    sealed = "### It is Bilal's turn\n**Your bid is sealed: 2/0/0.** Others are still deciding."
    for now, kept in ((sealed, True), (sealed.replace("2/0/0", "0/0/2"), False), (HEADING, False)):
        promise = Promise(Seen(1, sealed))
        with nullcontext() if kept else pytest.raises(AssertionError, match="was shown, and then"):
            promise.hear([Seen(1, now)])
        assert promise.kept == kept


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
