"""The figures of pictures are measured, here with few of them."""

from __future__ import annotations

import functools

import pytest

from render.picture.replay import thinned
from tests.games import GAMES
from tools.bench import picture

pytestmark = pytest.mark.slow


def check(game: str, out: str) -> None:
    """Hold the lines of the bench against each other."""
    lines = [line.rpartition(": ") for line in out.splitlines()]
    seen = {name: float(value.split()[0]) for name, _, value in lines}
    assert len(seen) == len(lines) == 15
    assert all(value >= 0 for value in seen.values())
    assert 0 < seen[f"{game} picture (p50)"] <= seen[f"{game} picture (max)"] < 500
    assert seen[f"{game} picture, warm, processor (p50)"] <= seen[f"{game} picture, warm, processor (p95)"]


@pytest.mark.bench
@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_measured(capsys: pytest.CaptureFixture[str], game: str) -> None:
    picture.measure(game, positions=3, colds=1)
    check(game, capsys.readouterr().out)


def test_every_figure_is_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is prepared, no other process painted in, and the film is short."""
    monkeypatch.setattr(picture, "_prepare", lambda _: None)
    monkeypatch.setattr(picture, "_cold", lambda _: 1.0)
    monkeypatch.setattr("render.picture.draw.thinned", functools.partial(thinned, most=2))
    picture.measure("after_the_flood", positions=2, colds=1)
    check("after_the_flood", capsys.readouterr().out)
