"""Sides that nobody sits at: named after the seats, told in words and drawn like players."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cogs.border.wording import LabelWords
from cogs.registry import PlayableGame, Registry
from db.table.info import SeatInfo, Status, TableInfo, Untold
from engine.core.decision import Text
from engine.core.game import Setup
from render.picture.acting import acting
from render.picture.audience import Audience
from render.picture.chart import Standing, chart
from render.picture.paint import paint
from render.picture.scene import Scene, Sprite
from render.picture.strip import strip_ground, strip_name
from render.picture.theme import SEATS
from render.presentation import Presentation
from render.story.line import RecapLine
from render.story.wording import in_words
from render.text.board_lines import StatusLines
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.toy import LOCALE, Toy

NOW = datetime(2026, 1, 1, tzinfo=UTC)
CALLED = {"en": ("the *Flood*", "Drought"), "fr": ("le *Déluge*", "Sécheresse")}
FORMS = {"en": "", "fr": "    .of = du *Déluge*\n"}
"""Other forms of the first side: French contracts its article."""


class Side(NamedTuple):
    key: str


class AgainstTheFlood(Toy):
    """The made-up game, in which the rules play two sides more."""

    def sides(self, setup: Setup) -> tuple[Any, ...]:
        return (Side("flood"), Side("drought"))


def table(status: Status, language: str) -> TableInfo:
    """Make a table of a player and a bot."""
    seats = (SeatInfo(0, 10, "Ada", False, 0), SeatInfo(1, None, "", True, 0))
    return TableInfo(
        id=1,
        game=Toy.key,
        status=status,
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
        asked_since={},
    )


@pytest.fixture
def games(tmp_path: Path) -> Registry:
    """Register the game with words for its sides."""
    for language, (flood, drought) in CALLED.items():
        (tmp_path / language).mkdir()
        sides = f"side-flood = {flood}\n{FORMS[language]}side-drought = {drought}\n"
        (tmp_path / language / "sides.ftl").write_text(sides, "utf-8")
    rules = AgainstTheFlood()
    shown = Presentation(key=Toy.key, catalogues=(LOCALE, tmp_path), text=StatusLines(rules))
    return Registry(PlayableGame(rules, shown))


@pytest.mark.parametrize("language", LANGUAGES)
def test_their_names_follow_those_of_the_seats(games: Registry, language: str) -> None:
    reader = games.reading(language, table(Status.RUNNING, language))
    bot = {"en": "Bot B", "fr": "IA B"}[language]
    assert reader.plain == ("Ada", bot, *CALLED[language])
    assert reader.names == ("Ada", bot, CALLED[language][0].replace("*", r"\*"), CALLED[language][1])
    assert reader.words.say(Text("per-seat", {"seat": 3, "n": 7}), reader.names).startswith(CALLED[language][1])


def test_a_side_with_an_article_wins_in_good_french(games: Registry) -> None:
    reader = games.reading("fr", table(Status.RUNNING, "fr"))
    lost = reader.words.say(Text("final-lost", {"game": Toy.key, "seats": [2]}), reader.names)
    assert lost.endswith("· défaite des joueurs, victoire du *Déluge*")


def test_a_person_called_like_a_bot_is_none(games: Registry) -> None:
    """In French a bot has an article; who a bot is says the table, not the name."""
    bots = games.reading("fr", table(Status.RUNNING, "fr"))
    asked = Text("note-rewound", {"seat": 1, "count": 1})
    assert "à la demande de l'IA B" in bots.words.say(asked, bots.names)
    for name, of in (("IA B", "d'IA B"), ("Bot B", "de Bot B")):
        info = table(Status.RUNNING, "fr")
        ada, other = info.seats
        reader = games.reading("fr", replace(info, seats=(ada, replace(other, user_id=7, name=name, away=False))))
        assert reader.names[1] == reader.plain[1] == name
        for names in (reader.names, reader.plain):
            assert f"à la demande {of}" in reader.words.say(asked, names)
        for table_reader, expected in ((bots, "de l'IA B"), (reader, of)):
            assert expected in table_reader.words.say(asked, table_reader.names), "nor is one mistaken from memory"


def test_a_bot_keeps_its_article_on_a_control(games: Registry) -> None:
    reader = games.reading("fr", table(Status.RUNNING, "fr"))
    asked = Text("note-rewound", {"seat": 1, "count": 1})
    assert "à la demande de l'IA B" in LabelWords(reader.words, reader.plain).say(asked)


def test_a_bot_can_be_drawn(games: Registry) -> None:
    reader = games.reading("fr", table(Status.RUNNING, "fr"))
    assert type(Audience(reader.words, reader.plain).name(1)) is str, "pictures are told apart by plain values"


def test_a_lobby_has_none_yet(games: Registry) -> None:
    assert len(games.reading("en", table(Status.LOBBY, "en")).names) == 2


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_whoever_has_no_name_is_told_and_drawn_by_letter(games: Registry, seat: int) -> None:
    words, letter = games.words("en", Toy.key), "ABCDEFGH"[seat]
    note = Text("per-seat", {"seat": seat, "n": 7})
    assert words.say(note, ("Ada",)) == (f"{letter} 7" if seat else "Ada 7")
    assert in_words(words, RecapLine((note,)), ("Ada",), bold=True).endswith(f"{letter} 7" if seat else "**Ada** 7")
    telling = Audience(words, ("Ada",), (seat,))
    name = f"seat {letter}" if seat else "Ada"
    assert telling.name(seat) == name
    assert acting(None, telling, 400).text == name
    ground, called = strip_ground((0, 0, 1200, 120), seat, acts=True), strip_name(telling, seat, (100, 60), 400)
    badge = Sprite("badge", (40, 60), 60, seat)
    assert paint(Scene(120, (), (*ground, called, badge))).size == (1200, 120)


def test_points_of_eight_sides_are_drawn() -> None:
    standings = [Standing("0", (0,) * 8), Standing("1", tuple(range(8)))]
    assert paint(chart(standings, Audience(words_for("assyria", "en"), ("Ada",)))).width == 1200
