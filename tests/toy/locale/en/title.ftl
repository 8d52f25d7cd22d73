game-toy = Delta
