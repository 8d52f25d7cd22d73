## Nouns

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

## Options, and the side that nobody sits at

variant-tide = Marée
variant-tide-calm = calme
variant-tide-calm-about = Chacun joue un tour par manche
variant-tide-wild = agitée
variant-tide-wild-about = Le dernier à jouer a un second tour
variant-rival = Rival
variant-rival-none = aucun
variant-rival-none-about = Seuls jouent ceux qui sont à la table
variant-rival-automaton = la grue
variant-rival-automaton-about = Un camp joué par les règles
lobby-side-crane = la grue
side-crane = la grue
refused-no-rival = Seul, il vous faut un rival.
refused-wild-alone = La marée agitée est pour deux joueurs au moins.
refused-crowded = Il y a place pour quatre camps, rival compris.

## Questions

bid-prompt = Combien d’argent misez-vous pour jouer en premier ?
bid-sealed = Votre mise est face cachée ; d’autres réfléchissent encore.
bid-take-back = Reprendre la mise
bid-too-high = Vous avez { $silver } d’argent et ne pouvez miser davantage.
action-prompt = Que faites-vous ?
action-trade = Échanger
action-ship = Charger une barge
action-fish = Pêcher
action-draw = Piocher une carte
action-hide = Piocher et cacher
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
hide-prompt = Quelle carte posez-vous face cachée ?
offering-prompt = Que donnez-vous au fleuve ?
offering-seal = Sceller l’offrande
offering-sealed = Votre offrande est scellée ; d’autres réfléchissent encore.
offering-take-back = Reprendre l’offrande
omens-prompt = Quelles cartes montrez-vous comme présages ?
omens-seal = Sceller les présages
omens-sealed = Vos présages sont scellés ; d’autres réfléchissent encore.
omens-take-back = Reprendre les présages
seal-prompt = Est-ce votre choix ? Les autres ne le voient pas encore.
procession-prompt = Qui passe en premier à mises égales ?
procession-seat = { $seat }
regatta-prompt = Quels bateaux courent contre ceux de { $seat } ?
boat-own = mon bateau avec { $good }
boat-other = leur bateau avec { $good }
line = Ligne { $n }
group-own = Les miens
group-other = Les leurs

## Status

status-match = Manche { $round }, eau { $water }
status-own = { $silver } d’argent, { $goods }, { $points } points
status-hand = En main : { $cards }
status-face-down = Face cachée : { $cards }

## Events

event-bid-placed = { $seat } a misé.
event-bid-retracted = { $seat } reprend sa mise.
event-bids-revealed = Mises : { $bids }. { $winner_seat } joue en premier.
event-rested = { $seat } se repose et reçoit { $silver } d’argent.
event-swapped = { $seat } échange { $good } contre { $new_good }.
event-shipped = { $seat } expédie { $goods } pour { $points } points.
event-card-drawn = { $seat } pioche { $card }.
event-unknown-card-drawn = { $seat } pioche une carte.
event-card-hidden = { $seat } pose { $card } face cachée.
event-unknown-card-hidden = { $seat } pose une carte face cachée.
event-cards-turned = { $seat } retourne { $cards } pour { $points } points.
event-rival-gathered = { $points ->
    [0] { CAP($seat) } cherche { $good } et n’en trouve pas.
   *[other] { CAP($seat) } ramasse { $good } pour { $points } points.
 }
event-sealed = { $seat } a choisi.
event-unsealed = { $seat } choisit à nouveau.
event-offered = { $seat } donne { $goods } au fleuve.
event-offering-won = Le fleuve remercie { $seat } : { $points } points.
event-omens-shown = { $seat } montre { $cards }.
event-order-arranged = { $seat } fixe l’ordre : { $order_seats }.
event-race-held = La course est finie : { $points } pour { $seat }, { $other_points } pour { $other_seat }.
event-net-cast = { $seat } lance { $rolled } : { $catch } dans la barque.
event-catch-landed = { $seat } rapporte { $count } de poisson.
event-feasted = { $seat } festoie avec { $cards } pour { $points } points.
event-tide-came = La marée lance { $rolled } : eau { $water }.
event-washed = { $good ->
    [none] { $seat } n’a rien à perdre.
   *[other] { $seat } perd { $good }.
 }
event-match-ended = La partie est finie, { $ending }. Victoire : { $winner_seats }.
event-match-lost = La partie est finie, { $ending }. Personne n’a gagné.
