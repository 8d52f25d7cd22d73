### Mesopotamia, French: what it is called in lists and lobbies; known at tables of other games too.

game-mesopotamia = Mesopotamia
pitch-mesopotamia = Un à six joueurs, { $rounds_option ->
    [open] une vingtaine de manches, une partie sur plusieurs semaines
   *[other] { $rounds_option } manches au plus
}.
