game-toy = Delta
pitch-toy = A made-up game of a river delta.
