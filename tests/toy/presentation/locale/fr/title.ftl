game-toy = Delta
pitch-toy = Un à quatre joueurs, quatre manches entre les roseaux et l'eau.
