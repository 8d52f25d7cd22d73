game-toy = Delta
pitch-toy = Un jeu inventé, dans un delta.
