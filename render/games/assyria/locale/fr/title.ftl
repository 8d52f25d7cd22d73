### Assyria, French: what it is called in lists and lobbies; known at tables of other games too.

game-assyria = Assyria
pitch-assyria = Deux à quatre joueurs, huit tours, une partie sur plusieurs jours.
