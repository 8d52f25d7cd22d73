"""M5, M10-M13: a turn of the Action phase, its dice, and four of the six actions."""
