"""Figures as they are printed: one `name: value unit` a line."""

from __future__ import annotations

import math
from collections.abc import Collection


def say(name: str, value: float, unit: str, digits: int = 0) -> None:
    """Print a figure, at once: the next one may take a while."""
    print(f"{name}: {value:.{digits}f} {unit}", flush=True)


def percentile(values: Collection[float], percent: float) -> float:
    """Find the value that so many in a hundred do not exceed.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 50), percentile([1.0, 2.0, 3.0, 4.0], 95)
    (2.0, 4.0)
    """
    return sorted(values)[max(0, math.ceil(len(values) * percent / 100) - 1)]


def say_spread(name: str, seconds: Collection[float]) -> None:
    """Print median and tail of some times."""
    say(f"{name} (p50)", 1000 * percentile(seconds, 50), "ms", 1)
    say(f"{name} (p95)", 1000 * percentile(seconds, 95), "ms", 1)
