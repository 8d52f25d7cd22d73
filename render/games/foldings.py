"""How each game folds its events into few lines."""

from render.games.after_the_flood import recap as after_the_flood
from render.games.assyria import recap as assyria
from render.story.line import Folding, OneByOne

FOLDINGS: dict[str, Folding] = {"after_the_flood": after_the_flood.FOLDING, "assyria": assyria.FOLDING}
"""The games with a folding of their own, by key."""
_ONE_BY_ONE = OneByOne()


def folding_of(game_key: str) -> Folding:
    """Find the folding of a game; one that has none tells its events one by one."""
    return FOLDINGS.get(game_key, _ONE_BY_ONE)
