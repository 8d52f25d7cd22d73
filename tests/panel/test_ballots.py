"""The messages of votes: every kind and every end, in every language, with odd names, within Discord's limits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from cogs.games import GAMES
from cogs.reader import Reader
from cogs.votes.ballot import ballot, closed_ballot
from db.store.timestamps import written
from db.table.info import SeatInfo, Status, TableInfo, Untold
from db.table.votes import CHOICES, Vote
from render.text.words import LANGUAGES
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Shown

NOW = datetime(2026, 1, 3, tzinfo=UTC)
ODD = "**@everyone** <@1> `x` | # y"
UNDECIDED = ("expired", "played", "moved-on")


def table(language: str) -> TableInfo:
    """Make a table of three people with odd names."""
    seats = tuple(SeatInfo(seat, 10 + seat, f"{ODD}{seat}", False, 0) for seat in range(3))
    return TableInfo(
        id=1,
        game="after_the_flood",
        status=Status.RUNNING,
        language=language,
        options={},
        game_options={},
        host_id=10,
        guild_id=1,
        channel_id=2,
        lobby_message_id=None,
        board_message_id=3,
        waiting=(1,),
        told_n=0,
        untold=Untold.NOTHING,
        created_at=NOW,
        updated_at=NOW,
        seats=seats,
        asked_since={1: NOW},
    )


def reader_of(info: TableInfo) -> Reader:
    """Read as the channel does."""
    return GAMES.reading(info.language, info)


def vote(kind: str, answers: dict[int, str], since: timedelta = timedelta(days=2)) -> Vote:
    """Make a vote of the others about the second seat."""
    payload: dict[str, Any] = {
        "by": ODD,
        "user": 99,
        "name": ODD,
        "former": "Bilal",
        "seats": [0, 2],
        "since": written(NOW - since),
        "default": {"key": "default-usual", "args": {}},
        "level": "strong",
    }
    return Vote(5, 1, kind, 1, payload, (10, 12), answers, 10, 7, NOW, NOW + timedelta(days=2), None, None)


def seen(view: Any) -> Shown:
    """See a message, checked."""
    components = view.to_components()
    check_limits(components)
    return Shown(components)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CHOICES)
def test_every_vote_offers_every_answer_and_pings_only_who_is_asked(kind: str, language: str) -> None:
    info = table(language)
    for said in ({}, *({10: choice} for choice in CHOICES[kind] if choice != "refuse")):
        drawn = seen(ballot(info, vote(kind, dict(said)), reader_of(info), ["one", "two"]))
        assert len(drawn.buttons) == len(CHOICES[kind])
        assert "@everyone" not in drawn.text.replace("@\u200b", "")
        pinged = {user for user in range(100) if f"<@{user}>" in drawn.text.replace("@\u200b", "")}
        assert pinged == ({99} if kind == "offer" else {10, 12} - said.keys())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CHOICES)
def test_every_vote_ends_as_one_line(kind: str, language: str) -> None:
    info = table(language)
    for outcome in (*CHOICES[kind], *UNDECIDED):
        answers = {10: "agree", 12: outcome}
        drawn = seen(closed_ballot(info, vote(kind, answers), reader_of(info), outcome))
        assert drawn.text
        assert "\n" not in drawn.text
        way_back = {("absent", "bot"), ("absent", "pause"), ("pause", "agree")}
        assert len(drawn.buttons) == ((kind, outcome) in way_back)


def test_a_day_and_an_hour_and_somebody_who_left_are_told_apart() -> None:
    info = table("en")
    spans = {timedelta(hours=13): "13 hours", timedelta(days=1): "1 day", timedelta(hours=1): "has left the server"}
    for since, words in spans.items():
        assert words in seen(ballot(info, vote("absent", {}, since), reader_of(info))).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rewind_speaks_of_dice_only_if_some_were_rolled(language: str) -> None:
    dice = {
        "en": "Dice will be rolled again; nothing else is drawn anew.",
        "fr": "Les dés seront relancés\u202f; les autres tirages au sort ne changeront pas.",
    }[language]
    info = table(language)
    assert dice in seen(ballot(info, vote("rewind", {}), reader_of(info), ["one"], dice=True)).text
    assert dice not in seen(ballot(info, vote("rewind", {}), reader_of(info), ["one"])).text
    anew = {"en": "Bots may decide differently.", "fr": "Les IA pourront décider autrement."}[language]
    for bots in (True, False):
        assert (anew in seen(ballot(info, vote("rewind", {}), reader_of(info), ["one"], bots=bots)).text) is bots
