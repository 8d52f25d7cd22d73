### After the Flood, French: what it is called in lists and lobbies; known at tables of other games too.

game-after_the_flood = Après le Déluge
pitch-after_the_flood = Trois joueurs, cinq tours, une partie sur plusieurs jours.
