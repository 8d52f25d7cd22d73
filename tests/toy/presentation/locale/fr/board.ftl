board-over = Fin après la manche { $round }, eau { $water } : { $ending }
board-side = { $letter } **{ $seat }** : { $points } points, { $silver } d'argent, { $goods } ; { $count } en main, { $covered } face cachée{ $sealed ->
    [true] {" "}; a choisi
   *[false] { "" }
 }
board-supply = Réserve : { $goods }
board-cards = Cartes : { $deck } dans la pioche, jouées : { $cards }
board-total = { $mark } { $seat } : { $points } points, { $silver } d'argent, { $pieces } pièces
final-left = reste : { $silver } d'argent, { $goods }
final-heading-flood = { $game } · { SIZE($seats) ->
    [0] les champs sont noyés, personne n'a gagné
   *[other] les champs sont noyés, victoire { OF($seats) }
 }
recap-together = { $items }.
recap-offered = { $seat } donne { $goods }
recap-shown = { $seat } montre { $cards }
recap-washed = { $good ->
    [none] { $seat } n'a rien à perdre
   *[other] { $seat } perd { $good }
 }
picture-round = Manche { $round }
picture-wins = Victoire : { $name }
picture-nobody = Personne n'a gagné
