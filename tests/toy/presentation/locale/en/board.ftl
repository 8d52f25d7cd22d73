board-over = Over after round { $round }, water { $water }: { $ending }
board-side = { $letter } **{ $seat }**: { $points } points, { $silver } silver, { $goods }; { $count } in hand, { $covered } face down{ $sealed ->
    [true] ; has chosen
   *[false] { "" }
 }
board-supply = Supply: { $goods }
board-cards = Cards: { $deck } in the deck, played: { $cards }
board-total = { $mark } { $seat }: { $points } points, { $silver } silver, { $pieces } pieces
final-left = left over: { $silver } silver, { $goods }
final-heading-flood = { $game } · { SIZE($seats) ->
    [0] the fields are flooded, nobody won
   *[other] the fields are flooded, { $seats } won
 }
recap-together = { $items }.
recap-offered = { $seat } gives { $goods }
recap-shown = { $seat } shows { $cards }
recap-washed = { $good ->
    [none] { $seat } has nothing to lose
   *[other] { $seat } loses { $good }
 }
picture-round = Round { $round }
picture-wins = { $name } wins
picture-nobody = Nobody won
