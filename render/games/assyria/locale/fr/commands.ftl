### Commands of Assyria, French.

## Commands

command-assyria = assyria
command-assyria-about = Vos décisions dans « Assyria »
command-assyria-start = depart
command-assyria-start-about = Choisir votre emplacement de départ
command-assyria-draft = choix
command-assyria-draft-about = Choisir une carte de départ
command-assyria-harvest = recolte
command-assyria-harvest-about = Prendre une colonne, ses cartes et son rang dans l'ordre du tour
command-assyria-huts = huttes
command-assyria-huts-about = Placer de nouvelles huttes, jusqu'à quatre en une fois
command-assyria-feed = ravitailler
command-assyria-feed-about = Ravitailler des huttes avec une carte, ou toutes vos huttes selon le plan proposé
command-assyria-well = puits
command-assyria-well-about = Construire des puits, jusqu'à quatre en une fois
command-assyria-build = construire
command-assyria-build-about = Construire une ziggourat à la place d'une hutte
command-assyria-extend = agrandir
command-assyria-extend-about = Ajouter un centre ou un toit à une ziggourat
command-assyria-intrigue = intriguer
command-assyria-intrigue-about = Intriguer à Assur avec une hutte de votre réserve
command-assyria-offer = offrande
command-assyria-offer-about = Faire une offrande aux dieux
command-assyria-buy = acheter
command-assyria-buy-about = Acheter une carte Nourriture ou une Charrue
command-assyria-done = terminer
command-assyria-done-about = Renoncer à d'autres puits, ou terminer vos actions

## Options of commands

option-assyria-start = hexagone
option-assyria-start-about = L'emplacement de départ, par exemple B5
option-assyria-draft = carte
option-assyria-draft-about = La carte que vous gardez, par exemple orge 2
option-assyria-column = colonne
option-assyria-column-about = La colonne : son numéro ou ses cartes
option-assyria-hex = hexagone
option-assyria-hex-about = L'hexagone de la hutte (par exemple C5), ou une denrée à rechercher
option-assyria-hex2 = hexagone2
option-assyria-hex3 = hexagone3
option-assyria-hex4 = hexagone4
option-assyria-feed = carte
option-assyria-feed-about = La carte à utiliser (par exemple orge 2 ou Charrue), ou le plan
option-assyria-huts = huttes
option-assyria-huts-about = Les huttes à ravitailler, s'il faut choisir, par exemple C5, D6
option-assyria-intersection = intersection
option-assyria-intersection-about = L'emplacement d'un puits : ses trois hexagones, par exemple C1-C2-D1
option-assyria-intersection2 = intersection2
option-assyria-intersection3 = intersection3
option-assyria-intersection4 = intersection4
option-assyria-build = hexagone
option-assyria-build-about = La hutte qui laisse la place à la ziggourat
option-assyria-extend = hexagone
option-assyria-extend-about = La ziggourat à agrandir
option-assyria-dignitary = dignitaire
option-assyria-dignitary-about = Le dignitaire : supérieur, intermédiaire ou inférieur
option-assyria-camels = chameaux
option-assyria-camels-about = Le nombre de chameaux
option-assyria-buy = carte
option-assyria-buy-about = La carte du marché à acheter, ou Charrue

## What a player may type, legal or not

typed-hex = { $hex }
typed-corner = { $corner }
typed-card = { $card }
typed-plan = plan
typed-dignitary = { $dignitary }
typed-column = colonne { $column }
typed-camels = { camels }

## How it works

help-example = /assyria huts
