"""Delta: a small made-up game with every awkward shape a real one may have; it keeps the contract honest."""

from pathlib import Path

from tests.toy.game import Toy

TOY = Toy()
LOCALE = Path(__file__).parent / "presentation" / "locale"

__all__ = ["LOCALE", "TOY", "Toy"]
