"""The figures of pictures are measured, here with few of them."""

from __future__ import annotations

import pytest

from tools.bench import picture

pytestmark = pytest.mark.slow


def test_pictures_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    picture.measure("assyria", positions=3, colds=1)
    lines = [line.rpartition(": ") for line in capsys.readouterr().out.splitlines()]
    seen = {name: float(value.split()[0]) for name, _, value in lines}
    assert len(seen) == len(lines) == 15
    assert all(value >= 0 for value in seen.values())
    assert 0 < seen["assyria picture (p50)"] <= seen["assyria picture (max)"] < 500
    assert seen["assyria picture, warm, processor (p50)"] <= seen["assyria picture, warm, processor (p95)"]
