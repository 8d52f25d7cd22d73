"""Mesopotamia as players see it."""

from pathlib import Path

from engine.mesopotamia import GAME
from render.games.mesopotamia.board.closeups import closeup_recalls, closeup_state
from render.games.mesopotamia.board.ground import paint_ground
from render.games.mesopotamia.board.pictures import MesopotamiaPictures
from render.games.mesopotamia.closeup_text import closeup_text
from render.games.mesopotamia.empires import empire_rules
from render.games.mesopotamia.recap import FOLDING
from render.games.mesopotamia.recap.last_combats import LAST_COMBATS
from render.games.mesopotamia.sprites.actions import ACTION_SIGNS
from render.games.mesopotamia.sprites.buildings import BUILDINGS
from render.games.mesopotamia.sprites.combat import COMBAT_SIGNS
from render.games.mesopotamia.sprites.dice import DICE
from render.games.mesopotamia.sprites.figures import FIGURE_SIGNS
from render.games.mesopotamia.sprites.marks import MARKS
from render.games.mesopotamia.sprites.opponents import OPPONENT_SIGNS
from render.games.mesopotamia.sprites.resources import RESOURCES
from render.games.mesopotamia.sprites.ships import SHIPS
from render.games.mesopotamia.sprites.tokens import TOKENS
from render.games.mesopotamia.sprites.units import UNITS
from render.games.mesopotamia.text import MesopotamiaText
from render.presentation import Presentation

HERE = Path(__file__).parent
PRESENTATION = Presentation(
    key=GAME.key,
    catalogues=(HERE / "locale",),
    rules=HERE / "rules",
    data_rules=empire_rules,
    closeup_state=closeup_state,
    closeup_text=closeup_text,
    closeup_recalls=closeup_recalls,
    options=tuple(option.key for option in GAME.options),
    text=MesopotamiaText(),
    pictures=MesopotamiaPictures(),
    sprites={
        **RESOURCES,
        **UNITS,
        **BUILDINGS,
        **SHIPS,
        **TOKENS,
        **FIGURE_SIGNS,
        **ACTION_SIGNS,
        **DICE,
        **MARKS,
        **COMBAT_SIGNS,
        **OPPONENT_SIGNS,
    },
    grounds={"mesopotamia": paint_ground},
    folding=FOLDING,
    episodes=LAST_COMBATS,
    new_words={
        "quest": ("quests",),
        "tactics": ("bid", "place"),
        "phalanx": ("bid", "place"),
        "dice": ("action",),
        "tribe": ("explore", "bid"),
        "event": ("explore",),
        "tablet": ("research",),
        "amphora": ("gather",),
        "ziggurat": ("build",),
    },
)
