### Mesopotamia, English: what it is called in lists and lobbies; known at tables of other games too.

game-mesopotamia = Mesopotamia
pitch-mesopotamia = One to six players, { $rounds_option ->
    [open] some twenty rounds, played over weeks
   *[other] { $rounds_option } rounds at most
}.
