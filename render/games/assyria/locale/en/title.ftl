### Assyria, English: what it is called in lists and lobbies; known at tables of other games too.

game-assyria = Assyria
pitch-assyria = Two to four players, eight turns, played over several days.
