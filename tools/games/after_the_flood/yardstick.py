"""What the bot of After the Flood is measured by."""

from tools.strength.yardstick import Yardstick

YARDSTICK = Yardstick(range(85, 131))
