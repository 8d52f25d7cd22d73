### Mesopotamia, English: what is shown with every question.

status-setup = Set-up
status-round = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
} · Gardens { $built }/{ $levels }
status-round-combat = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
} · ⚔️ Combat · Gardens { $built }/{ $levels }
status-round-place = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
} · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players } · Gardens { $built }/{ $levels }
status-holding = { $resources ->
    [none] No resources
   *[other] { SIGNS($resources) }
}
status-squares = 👥 Population { $population } · { $units_on_map } of { $unit_limit } Units · 📯 Event { $event_square } · Ziggurat { $ziggurat }
status-dice = 🎲 { $signs ->
    [none] { status-no-dice }
   *[other] { $signs }
}
status-dice-colours = 🎲 { $colours ->
    [none] { status-no-dice }
   *[other] { $colours }
}
status-no-dice = { $owned ->
    [0] no dice
    [one] used
   *[other] all used
}
status-means = ♟️ { status-pawn } · { status-dice }
status-means-colours = ♟️ { status-pawn } · { status-dice-colours }
status-pawn = { $pawn ->
    [ready] ready
    [aside] put aside
   *[other] placed
}
