"""Events told as a post tells them, and as a panel does, among four players."""

from engine.assyria import events as e
from engine.core.game import Event
from render.games.assyria.recap import FOLDING
from render.story.recap import recap, so_far
from render.text.words import Words
from tests.render.wording import FOUR_NAMES, Press

A, B, C, D = range(4)
ADA, BILAL, CHLOE, DARIO = "🔴 **Ada**", "🟪 **Bilal**", "🟢 **Chloe**", "🔷 **Dario**"


def lines(words: Words, *events: Event) -> list[str]:
    """Tell events, each of a press of its own: where presses end makes no difference."""
    return recap(words, FOLDING, [Press([event]) for event in events], FOUR_NAMES)


def steps(words: Words, *events: Event) -> list[str]:
    """Tell what somebody has done so far, step by step."""
    return so_far(words, FOLDING, events, FOUR_NAMES)


def huts(seat: int, *hexes: str) -> list[Event]:
    """Place huts on some hexes."""
    return [e.HutPlaced(seat, hex) for hex in hexes]
