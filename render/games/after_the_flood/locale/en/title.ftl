### After the Flood, English: what it is called in lists and lobbies; known at tables of other games too.

game-after_the_flood = After the Flood
pitch-after_the_flood = Three players, five turns, played over several days.
