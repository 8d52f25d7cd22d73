"""What the bot of Assyria is measured by."""

from tools.games.assyria.one_step import OneStep
from tools.strength.yardstick import Yardstick

YARDSTICK = Yardstick(range(70, 116), OneStep)
