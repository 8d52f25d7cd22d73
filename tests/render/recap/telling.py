"""What tests of recaps of After the Flood share: seats, marked names, and events told in lines."""

from engine.after_the_flood import events as e
from engine.core.game import Event
from render.games.after_the_flood.recap import FOLDING
from render.story.recap import recap
from render.text.words import Words
from tests.render.wording import NAMES, Press

A, B, C = range(3)
ADA, BILAL, CHLOE = "🔴 **Ada**", "🟪 **Bilal**", "🟢 **Chloe**"


def lines(words: Words, *events: Event, most: int = 8) -> list[str]:
    """Tell events, each of a press of its own: where presses end makes no difference."""
    return recap(words, FOLDING, [Press([event]) for event in events], NAMES, most)


def rolled(area: str, total: int, hit: bool, seat: int = C) -> e.Rolled:
    """A throw of two dice."""
    return e.Rolled(seat, area, total // 2, total - total // 2, total, 7, hit)
