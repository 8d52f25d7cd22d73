"""M15: Quests, points and the end of the match."""
