game-toy = Delta
pitch-toy = One to four players, four rounds between reeds and water.
