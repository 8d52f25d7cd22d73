## Nouns

game-toy = Delta

kind-good = good
good-grain = grain
good-reed = reed
good-fish = fish
kind-card = card
card-ox = the ox
card-heron = the heron
card-lotus = the lotus
card-drum = the drum
card-lamp = the lamp
card-mask = the mask
card-oar = the oar
card-net = the net
card-jar = the jar
card-loom = the loom
kind-ending = ending
ending-flood = the fields are flooded
ending-harvest = the harvest is in
silver = { $silver } silver
goods = { $goods }

## Questions

bid-prompt = How much silver do you bid for the first turn?
bid-waiting = Your bid lies face down; others still think.
bid-retract = Take the bid back
bid-too-high = You have { $silver } silver and cannot bid more.
action-prompt = What do you do?
action-trade = Trade
action-ship = Load a barge
action-fish = Go fishing
action-draw = Draw a card
action-feast = Hold a feast
action-rest = Rest
good = { $good }
card = { $card }
trade-give = What do you give? ({ $count } left)
trade-get = What do you take for it?
trade-done = Done
trade-note = { $count } in the supply
ship-prompt = What do you load? The barge holds { $room }.
fish-prompt = { $catch ->
    [0] Cast the net?
   *[other] { $catch } in the boat. Once more?
 }
fish-roll = Roll
fish-stop = Stop
feast-prompt = Which cards do you play?
wash-prompt = The water takes something from you ({ $count } left). What?
wash-nothing = Nothing

## Status

status-match = Round { $round }, water { $water }
status-own = { $silver } silver, { $goods }, { $points } points
status-hand = In hand: { $cards }

## Events

event-bid-placed = { $seat } has bid.
event-bid-retracted = { $seat } takes the bid back.
event-bids-revealed = Bids: { $bids }. { $winner_seat } plays first.
event-rested = { $seat } rests and gets { $silver } silver.
event-swapped = { $seat } swaps { $good } for { $new_good }.
event-shipped = { $seat } ships { $goods } for { $points } points.
event-card-drawn = { $seat } draws { $card }.
event-unknown-card-drawn = { $seat } draws a card.
event-net-cast = { $seat } rolls { $rolled }: { $catch } in the boat.
event-catch-landed = { $seat } lands { $count } fish.
event-feasted = { $seat } feasts with { $cards } for { $points } points.
event-tide-came = The tide rolls { $rolled }: water { $water }.
event-washed = { $good ->
    [none] { $seat } has nothing to lose.
   *[other] { $seat } loses { $good }.
 }
event-match-ended = The match is over, { $ending }. { $winner_seats } won.
