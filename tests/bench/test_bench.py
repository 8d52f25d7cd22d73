"""The bench measures what it says, here at sizes that take seconds."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from simcord.backend import Backend

from cogs.games import GAMES as REGISTERED
from db.match.check import check
from engine.core.record import final, read_record, replay
from render.picture.scene import Scene
from tests.games import GAMES
from tools.bench import alone, drafts, engine, floods, startup, table, thinking
from tools.bench.counted_pictures import CountedPictures
from tools.bench.many_matches import build
from tools.bench.models import FIRST, STAGES, Models, play_models
from tools.bench.random_matches import play
from tools.bench.servers import lay_out
from tools.bench.table import Sizes, undisturbed
from tools.fuzz.setups import usual_setup

pytestmark = pytest.mark.slow

TINY = Sizes(matches=4, stored=6, few=2, presses=60, presses_of_few=4, drafts=2, bursts=1, burst=3)
DRAFTS = 6
"""Long turns that are measured: in some of them nothing can be typed."""


def figures(out: str) -> dict[str, float]:
    """Read the lines of a bench."""
    lines = [line.rpartition(": ") for line in out.splitlines()]
    return {name: float(value.split()[0]) for name, _, value in lines}


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_is_measured(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    engine.measure(game, GAMES[game], seconds=0.01, matches=1)
    seen = figures(capsys.readouterr().out)
    assert len(seen) == 8 + len(GAMES[game].seats)
    assert all(value > 0 for value in seen.values())


def test_matches_alone_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    game = REGISTERED["mesopotamia"]
    assert game.alone is not None
    alone.measure("mesopotamia", game.alone, matches=6, presses=90)
    seen = figures(capsys.readouterr().out)
    assert seen["mesopotamia, alone: presses"] > 60
    assert seen["mesopotamia, alone: press to next question (p95)"] > 0
    assert seen["mesopotamia, alone: end of turn to next question (p95)"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_matches_of_random_answers_come_to_an_end_and_fit_a_record(game: str) -> None:
    played = play(GAMES[game], FIRST)
    record = read_record(played.until(len(played.record.entries)))
    assert record.setup == usual_setup(GAMES[game], record.setup.seats)
    assert final(replay(GAMES[game], record)).state.result is not None


def test_what_is_measured_is_a_database_like_any_other(tmp_path: Path) -> None:
    check_archive(asyncio.run(play_models(tmp_path, "assyria", [0], TINY.matches, TINY.drafts)), tmp_path)


@pytest.mark.bench
@pytest.mark.parametrize("game", [game for game in GAMES if len(GAMES[game].seats) > 1])
def test_what_players_wait_for_is_measured(tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    models = asyncio.run(play_models(tmp_path, game, [0], TINY.matches, DRAFTS))
    capsys.readouterr()
    check_table(models, capsys)
    check_drafts(models, capsys)
    check_floods(models, capsys)
    check_thinking(models, capsys)
    check_start(models, capsys)


def check_table(models: Models, capsys: pytest.CaptureFixture[str]) -> None:
    table.measure(models, TINY)
    seen = figures(capsys.readouterr().out)
    name = f"{models.game}, {TINY.matches} live matches,"
    assert seen[f"{name} presses"] == sum(value for key, value in seen.items() if "of these" in key)
    assert {"open", "end"} <= {key.split()[-1] for key in seen if "of these" in key}
    for percent in ("p50", "p95"):
        acknowledged = seen[f"{name} press to acknowledge ({percent})"]
        answered = seen[f"{name} press to next question ({percent})"]
        assert 0 < acknowledged < answered
        assert answered / 2 < seen[f"{name} end of turn to post ({percent})"]
    assert 0 <= seen[f"{name} pictures from cache"] < 50
    assert seen[f"{name} {TINY.burst} at once, press to acknowledge (p95)"] > 0
    assert f"{name} press to next question, late in the match (p50)" in seen
    assert f"{models.game}, {TINY.few} live matches, press to next question (p50)" in seen


def check_drafts(models: Models, capsys: pytest.CaptureFixture[str]) -> None:
    for drafts_of in (models.ending, models.within):
        assert len(drafts_of.matches) == DRAFTS
        assert min(drafts_of.lengths) > 5
    drafts.measure(models)
    seen = figures(capsys.readouterr().out)
    assert [name.partition("presses, ")[2] for name in seen] == [
        *("/end p50", "/end p95"),
        *("autocomplete p50", "autocomplete p95"),
    ]
    assert all(0 < value < 5000 for value in seen.values())


def check_floods(models: Models, capsys: pytest.CaptureFixture[str]) -> None:
    floods.measure(models, floods.FloodSizes(calls=5, others=2))
    seen = figures(capsys.readouterr().out)
    names = [name.partition(", 5 ")[2].partition(" at once")[0] for name in seen]
    assert {"/settings zone", "/game rewind", "typed moves", "boards", "steps of the replay", "exports"} <= set(names)
    assert all(0 < value < 5000 for value in seen.values())


def check_thinking(models: Models, capsys: pytest.CaptureFixture[str]) -> None:
    thinking.measure(models, thinking.ThinkingSizes(strong=1, spare=2, others=3, presses=9, kills=1))
    seen = figures(capsys.readouterr().out)
    name = f"{models.game}, 1 strong players thinking,"
    assert seen[f"{name} processes"] == 1
    assert 0 < seen[f"{name} press to acknowledge (p95)"] < seen[f"{name} press to next question (p95)"] < 5000
    assert 0 < seen[f"{models.game}, kill -9 of a process that thinks to its answer (worst)"] < 60


def check_start(models: Models, capsys: pytest.CaptureFixture[str]) -> None:
    startup.measure(models, stored=10, lives=1)
    seen = figures(capsys.readouterr().out)
    name = f"{models.game}, 10 stored matches, start to"
    assert 0 < seen[f"{name} ready"] <= seen[f"{name} first panel"]
    assert seen[f"{models.game}, 10 stored matches, resident memory (max)"] > 20


def check_archive(models: Models, tmp_path: Path) -> None:
    places = lay_out(Backend(), len(STAGES), models.seats)
    path = tmp_path / "archive.db"
    asyncio.run(build(path, models, places, 10))
    report = check(path, GAMES)
    assert (report.checked, report.differences) == (len(STAGES), [])
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("select status, count(*) from matches group by 1").fetchall() == [("over", 6), ("running", 4)]
        assert db.execute("select channel_id from matches where status = 'running' order by id").fetchall() == [
            (place.channel_id,) for place in places
        ]
        seated = db.execute(
            "select match_id, user_id from seats where match_id <= 4 order by match_id, seat"
        ).fetchall()
        players = [GAMES[models.game].seats[(FIRST + n) % len(GAMES[models.game].seats)] for n in range(len(places))]
        assert seated == [
            (n, who)
            for n, (place, count) in enumerate(zip(places, players, strict=True), 1)
            for who in place.people[:count]
        ]
        counts = db.execute("select count(*) from presses group by match_id order by match_id").fetchall()
        assert counts[0] == (1,) < counts[1]
        assert counts[4] == counts[5]
        names = db.execute("select name from seats where match_id <= 4").fetchall()
        assert len(set(names)) == len(names)
        assert db.execute("select count(*) from outbox where status != 'sent'").fetchall() == [(0,)]


def test_a_press_that_fails_is_no_figure() -> None:
    with pytest.raises(AssertionError, match="it broke"), undisturbed():
        logging.getLogger("cogs").error("it broke")


def test_every_table_has_a_position_of_its_own(tmp_path: Path) -> None:
    models = asyncio.run(play_models(tmp_path, "after_the_flood", [], 12, 1))
    with closing(sqlite3.connect(models.path)) as db:
        states = db.execute(
            "select state from snapshots where (match_id, n) in (select match_id, max(n) from snapshots group by 1)"
            f" and match_id in {models.running}"
        ).fetchall()
    assert len(set(states)) == len(states) == 12


def test_a_picture_that_was_painted_before_is_counted() -> None:
    async def paint() -> float:
        pictures, scene = CountedPictures(), Scene(40, (), ())
        try:
            for match_id in range(4):
                await pictures.picture(match_id, "board", lambda: scene)
        finally:
            pictures.close()
        return pictures.counted.cached

    assert asyncio.run(paint()) == 75


def test_models_are_played_with_different_numbers_of_players(tmp_path: Path) -> None:
    models = asyncio.run(play_models(tmp_path, "assyria", range(2), 1, 1))
    with closing(sqlite3.connect(models.path)) as db:
        seats = dict(db.execute("select match_id, count(*) from seats group by 1").fetchall())
    assert [seats[match_id] for match_id in models.finished] == [2, 3]
    assert models.seats == 4
