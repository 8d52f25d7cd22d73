"""Two Rivers: the programme behind `make run`."""

from __future__ import annotations

from engine import GAMES

STILL_TO_COME = """\
Two Rivers has its engine; the table on Discord and the playground in the browser are still to come.
Rules ready: {games}. Try `make fuzz`, `make bench` or `make rules`."""


def main() -> None:
    """Say what there is."""
    print(STILL_TO_COME.format(games=", ".join(GAMES)))


if __name__ == "__main__":
    main()
