"""Delta as it is registered where tests play it on Discord: the one line that a game needs."""

from cogs.registry import PlayableGame
from tests.toy import TOY
from tests.toy.commands import DeltaCommands
from tests.toy.presentation import PRESENTATION

PLAYABLE = PlayableGame(TOY, PRESENTATION, DeltaCommands)
