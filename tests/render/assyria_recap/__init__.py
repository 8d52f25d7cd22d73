"""Events of Assyria become few lines: a player's share of a phase each, the Flood in four, harvests together."""
