### Commands of Assyria, English.

## Commands

command-assyria = assyria
command-assyria-about = Your decisions in Assyria
command-assyria-start = start
command-assyria-start-about = Choose your starting space
command-assyria-draft = draft
command-assyria-draft-about = Choose a card in the initial draft
command-assyria-harvest = harvest
command-assyria-harvest-about = Take a column with its cards and its place in the turn order
command-assyria-huts = huts
command-assyria-huts-about = Place new huts, up to four in one go
command-assyria-feed = feed
command-assyria-feed-about = Feed huts with a card, or all huts as planned
command-assyria-well = well
command-assyria-well-about = Build wells, up to four in one go
command-assyria-build = build
command-assyria-build-about = Build a ziggurat in place of a hut
command-assyria-extend = extend
command-assyria-extend-about = Extend a ziggurat with a center or a roof
command-assyria-intrigue = intrigue
command-assyria-intrigue-about = Send a hut from your stock to intrigue in Assur
command-assyria-offer = offer
command-assyria-offer-about = Make an offering to the gods
command-assyria-buy = buy
command-assyria-buy-about = Buy a Food card or a Plow
command-assyria-done = done
command-assyria-done-about = Build no more wells, or end your actions

## Options of commands

option-assyria-start = hex
option-assyria-start-about = Which starting space, such as B5
option-assyria-draft = card
option-assyria-draft-about = Which card you keep, such as barley 2
option-assyria-column = column
option-assyria-column-about = Which column, by its number or its cards
option-assyria-hex = hex
option-assyria-hex-about = Where a hut goes (for example C5), or a food to look for
option-assyria-hex2 = hex2
option-assyria-hex3 = hex3
option-assyria-hex4 = hex4
option-assyria-feed = card
option-assyria-feed-about = Which card you use (for example barley 2 or Plow), or "plan" for the suggested plan
option-assyria-huts = huts
option-assyria-huts-about = Huts the card feeds, if you have a choice (for example C5, D6)
option-assyria-intersection = intersection
option-assyria-intersection-about = Where a well goes, by its three hexes, such as C1-C2-D1
option-assyria-intersection2 = intersection2
option-assyria-intersection3 = intersection3
option-assyria-intersection4 = intersection4
option-assyria-build = hex
option-assyria-build-about = Which of your huts the ziggurat replaces
option-assyria-extend = hex
option-assyria-extend-about = Which of your ziggurats to extend
option-assyria-dignitary = dignitary
option-assyria-dignitary-about = Which dignitary: higher, middle or lower
option-assyria-camels = camels
option-assyria-camels-about = How many camels
option-assyria-buy = card
option-assyria-buy-about = Which card from the market, or Plow

## What a player may type, legal or not

typed-hex = { $hex }
typed-corner = { $corner }
typed-card = { $card }
typed-plan = plan
typed-dignitary = { $dignitary }
typed-column = column { $column }
typed-camels = { camels }

## How it works

help-example = /assyria huts
