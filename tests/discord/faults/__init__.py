"""Whatever goes wrong: kills, restarts, exceptions, refusals of Discord."""
