"""Weights that explain numbers best: least squares by the normal equations."""

from __future__ import annotations

from collections.abc import Sequence

CALM = 1e-3
"""Keeps the equations solvable where two columns say the same: a weight costs that little."""


def fitted(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """Find the weights with which the sums of the rows come nearest to what is wanted.

    >>> [round(weight, 2) for weight in fitted([[1, 0], [0, 1], [1, 1]], [2, 3, 5])]
    [2.0, 3.0]
    """
    size = len(rows[0])
    left = [[sum(row[i] * row[j] for row in rows) + CALM * (i == j) for j in range(size)] for i in range(size)]
    right = [sum(row[i] * value for row, value in zip(rows, wanted, strict=True)) for i in range(size)]
    return solved(left, right)


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination, the largest pivot first."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            part = rows[row][column] / rows[column][column]
            rows[row] = [here - part * there for here, there in zip(rows[row], rows[column], strict=True)]
    weights = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * weights[column] for column in range(row + 1, size))
        weights[row] = (rows[row][size] - known) / rows[row][row]
    return weights
