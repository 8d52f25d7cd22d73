"""What has changed for players since matches of Mesopotamia are stored: each keeps the rules it was begun under."""

WAITS = 2
"""Since these rules a turn never ends by itself: also after a reroll that allows nothing more, its player ends it."""
MATTERS = 3
"""Since these rules nothing is asked that changes nothing: no walk back to where a Unit stands (M6.5), and no row
that a Unit loses if every fight it can still have would end the same (M16.27)."""
PRESENT = MATTERS
"""The rules of a match that begins now."""
