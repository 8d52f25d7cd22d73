## Nouns

game-toy = Delta

kind-good = good
good-grain = blé
good-reed = roseau
good-fish = poisson
kind-card = card
card-ox = le bœuf
card-heron = le héron
card-lotus = le lotus
card-drum = le tambour
card-lamp = la lampe
card-mask = le masque
card-oar = la rame
card-net = le filet
card-jar = la jarre
card-loom = le métier à tisser
kind-ending = ending
ending-flood = les champs sont noyés
ending-harvest = la récolte est rentrée
silver = { $silver } d’argent
goods = { $goods }

## Questions

bid-prompt = Combien d’argent misez-vous pour jouer en premier ?
bid-waiting = Votre mise est face cachée ; d’autres réfléchissent encore.
bid-retract = Reprendre la mise
bid-too-high = Vous avez { $silver } d’argent et ne pouvez miser davantage.
action-prompt = Que faites-vous ?
action-trade = Échanger
action-ship = Charger une barge
action-fish = Pêcher
action-draw = Piocher une carte
action-feast = Donner un festin
action-rest = Se reposer
good = { $good }
card = { $card }
trade-give = Que donnez-vous ? (reste { $count })
trade-get = Que prenez-vous en échange ?
trade-done = Terminé
trade-note = { $count } dans la réserve
ship-prompt = Que chargez-vous ? La barge contient { $room }.
fish-prompt = { $catch ->
    [0] Lancer le filet ?
   *[other] { $catch } dans la barque. Encore une fois ?
 }
fish-roll = Lancer
fish-stop = S’arrêter
feast-prompt = Quelles cartes jouez-vous ?
wash-prompt = L’eau vous prend quelque chose (reste { $count }). Quoi ?
wash-nothing = Rien

## Status

status-match = Manche { $round }, eau { $water }
status-own = { $silver } d’argent, { $goods }, { $points } points
status-hand = En main : { $cards }

## Events

event-bid-placed = { $seat } a misé.
event-bid-retracted = { $seat } reprend sa mise.
event-bids-revealed = Mises : { $bids }. { $winner_seat } joue en premier.
event-rested = { $seat } se repose et reçoit { $silver } d’argent.
event-swapped = { $seat } échange { $good } contre { $new_good }.
event-shipped = { $seat } expédie { $goods } pour { $points } points.
event-card-drawn = { $seat } pioche { $card }.
event-unknown-card-drawn = { $seat } pioche une carte.
event-net-cast = { $seat } lance { $rolled } : { $catch } dans la barque.
event-catch-landed = { $seat } rapporte { $count } de poisson.
event-feasted = { $seat } festoie avec { $cards } pour { $points } points.
event-tide-came = La marée lance { $rolled } : eau { $water }.
event-washed = { $good ->
    [none] { $seat } n’a rien à perdre.
   *[other] { $seat } perd { $good }.
 }
event-match-ended = La partie est finie, { $ending }. Victoire : { $winner_seats }.
