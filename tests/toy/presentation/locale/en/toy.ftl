## Nouns

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

## Options, and the side that nobody sits at

variant-tide = Tide
variant-tide-calm = calm
variant-tide-calm-about = Everybody has one turn a round
variant-tide-wild = wild
variant-tide-wild-about = The last to play has a second turn
variant-rival = Rival
variant-rival-none = none
variant-rival-none-about = Only those at the table play
variant-rival-automaton = the crane
variant-rival-automaton-about = A side that the rules play
lobby-side-crane = the crane
side-crane = the crane
refused-no-rival = Alone you need a rival.
refused-wild-alone = A wild tide is for two players or more.
refused-crowded = There is room for four sides, the rival counted.

## Questions

bid-prompt = How much silver do you bid for the first turn?
bid-sealed = Your bid lies face down; others still think.
bid-take-back = Take the bid back
bid-too-high = You have { $silver } silver and cannot bid more.
action-prompt = What do you do?
action-trade = Trade
action-ship = Load a barge
action-fish = Go fishing
action-draw = Draw a card
action-hide = Draw and hide a card
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
hide-prompt = Which card do you lay face down?
offering-prompt = What do you give to the river?
offering-seal = Seal the offering
offering-sealed = Your offering is sealed; others still think.
offering-take-back = Take the offering back
omens-prompt = Which cards do you show as omens?
omens-seal = Seal the omens
omens-sealed = Your omens are sealed; others still think.
omens-take-back = Take the omens back
seal-prompt = Is that your choice? Others do not see it yet.
procession-prompt = Who comes first when bids are equal?
procession-seat = { $seat }
regatta-prompt = Which boats race which of { $seat }’s?
boat-own = my boat with { $good }
boat-other = their boat with { $good }
line = Line { $n }
group-own = Mine
group-other = Theirs

## Status

status-match = Round { $round }, water { $water }
status-own = { $silver } silver, { $goods }, { $points } points
status-hand = In hand: { $cards }
status-face-down = Face down: { $cards }

## Events

event-bid-placed = { $seat } has bid.
event-bid-retracted = { $seat } takes the bid back.
event-bids-revealed = Bids: { $bids }. { $winner_seat } plays first.
event-rested = { $seat } rests and gets { $silver } silver.
event-swapped = { $seat } swaps { $good } for { $new_good }.
event-shipped = { $seat } ships { $goods } for { $points } points.
event-card-drawn = { $seat } draws { $card }.
event-unknown-card-drawn = { $seat } draws a card.
event-card-hidden = { $seat } lays { $card } face down.
event-unknown-card-hidden = { $seat } lays a card face down.
event-cards-turned = { $seat } turns up { $cards } for { $points } points.
event-rival-gathered = { $points ->
    [0] { CAP($seat) } looks for { $good } and finds none.
   *[other] { CAP($seat) } gathers { $good } for { $points } points.
 }
event-sealed = { $seat } has chosen.
event-unsealed = { $seat } chooses again.
event-offered = { $seat } gives { $goods } to the river.
event-offering-won = The river thanks { $seat }: { $points } points.
event-omens-shown = { $seat } shows { $cards }.
event-order-arranged = { $seat } sets the order: { $order_seats }.
event-race-held = The race is over: { $points } for { $seat }, { $other_points } for { $other_seat }.
event-net-cast = { $seat } rolls { $rolled }: { $catch } in the boat.
event-catch-landed = { $seat } lands { $count } fish.
event-feasted = { $seat } feasts with { $cards } for { $points } points.
event-tide-came = The tide rolls { $rolled }: water { $water }.
event-washed = { $good ->
    [none] { $seat } has nothing to lose.
   *[other] { $seat } loses { $good }.
 }
event-match-ended = The match is over, { $ending }. { $winner_seats } won.
event-match-lost = The match is over, { $ending }. Nobody won.
