### Mesopotamia, French: what is shown with every question.

status-setup = Mise en place
status-round = Manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
} · Jardins { $built }/{ $levels }
status-round-combat = Manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
} · ⚔️ Combat · Jardins { $built }/{ $levels }
status-round-place = Manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
} · { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players } · Jardins { $built }/{ $levels }
status-holding = { $resources ->
    [none] Aucune ressource
   *[other] { SIGNS($resources) }
}
status-squares = 👥 Population { $population } · { $units_on_map } { $units_on_map ->
    [one] Unité
   *[other] Unités
} sur { $unit_limit } · 📯 Événement { $event_square } · Ziggurat { $ziggurat }
status-dice = 🎲 { $signs ->
    [none] { status-no-dice }
   *[other] { $signs }
}
status-dice-colours = 🎲 { $colours ->
    [none] { status-no-dice }
   *[other] { $colours }
}
status-no-dice = { $owned ->
    [0] aucun dé
    [one] utilisé
   *[other] tous utilisés
}
status-means = ♟️ { status-pawn } · { status-dice }
status-means-colours = ♟️ { status-pawn } · { status-dice-colours }
status-pawn = { $pawn ->
    [ready] prêt
    [aside] de côté
   *[other] placé
}
