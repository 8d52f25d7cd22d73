### Commands of Mesopotamia, French.

## Commands

command-mesopotamia = mesopotamia
command-mesopotamia-about = Vos décisions dans « Mesopotamia »
command-mesopotamia-role = role
command-mesopotamia-role-about = Prendre un rôle, qui décide de l'ordre des choix
command-mesopotamia-empire = empire
command-mesopotamia-empire-about = Choisir votre Empire
command-mesopotamia-start = depart
command-mesopotamia-start-about = Choisir votre Région de départ et ce que votre Empire y place
command-mesopotamia-quests = quetes
command-mesopotamia-quests-about = Garder des Quêtes ; à nouveau, pour changer tant que d'autres réfléchissent
command-mesopotamia-explore = explorer
command-mesopotamia-explore-about = Déplacer des Unités et des Navires, jusqu'à cinq déplacements en une fois
command-mesopotamia-build = construire
command-mesopotamia-build-about = Construire une ou deux choses
command-mesopotamia-research = rechercher
command-mesopotamia-research-about = Convertir de l'Argile en Tablettes et découvrir des technologies
command-mesopotamia-gather = recolter
command-mesopotamia-gather-about = Récolter des ressources, puis échanger
command-mesopotamia-trade = echanger
command-mesopotamia-trade-about = Échanger, avant de récolter ou après
command-mesopotamia-war = guerre
command-mesopotamia-war-about = Prendre des Phalanges et créer des Unités
command-mesopotamia-growth = croissance
command-mesopotamia-growth-about = Payer de la Nourriture pour avancer sur la piste Population
command-mesopotamia-reroll = relancer
command-mesopotamia-reroll-about = Relancer des dés : gratuitement si possible, sinon pour une Tablette
command-mesopotamia-pawn = pion
command-mesopotamia-pawn-about = Mettre votre pion de côté, sans action
command-mesopotamia-event = evenement
command-mesopotamia-event-about = Résoudre un Événement, ou faire un choix qu'il vous doit
command-mesopotamia-order = ordre
command-mesopotamia-order-about = Ordonner les combats ; sans précision, selon la carte
command-mesopotamia-bid = encherir
command-mesopotamia-bid-about = Miser des Phalanges ; à nouveau, pour changer tant que d'autres réfléchissent
command-mesopotamia-allot = allouer
command-mesopotamia-allot-about = Placer des Phalanges sur vos cartes ; sans précision, comme proposé
command-mesopotamia-lines = lignes
command-mesopotamia-lines-about = Disposer les lignes ; sans précision, comme proposé
command-mesopotamia-retreat = retraite
command-mesopotamia-retreat-about = Dire où les Unités battent en retraite ; sans précision, comme proposé
command-mesopotamia-fatigue = fatigue
command-mesopotamia-fatigue-about = Dire quelle ligne de la carte d'une Unité fatiguée perd une Phalange
command-mesopotamia-lose = perdre
command-mesopotamia-lose-about = Choisir laquelle de vos Unités est perdue
command-mesopotamia-settlement = colonie
command-mesopotamia-settlement-about = Conquérir la Colonie d'un autre joueur, la détruire ou la laisser
command-mesopotamia-done = terminer
command-mesopotamia-done-about = Quitter l'action en cours ; s'il n'y en a pas, terminer votre tour

## Options of commands

option-mesopotamia-number = numero
option-mesopotamia-number-about = Le rôle, par exemple 1
option-mesopotamia-name = nom
option-mesopotamia-name-about = L'Empire, par exemple Sumériens
option-mesopotamia-start = region
option-mesopotamia-start-about = La Région de départ, par exemple Mari
option-mesopotamia-die = de
option-mesopotamia-die-about = Le dé, si votre Empire en a un au départ : blanc, argent, noir
option-mesopotamia-outpost = lieu
option-mesopotamia-outpost-about = Le lieu de vos premiers Colonie et Rempart, si votre Empire en a
option-mesopotamia-section = section
option-mesopotamia-section-about = La section de votre Navire, si votre Empire en a un
option-mesopotamia-keep = garder
option-mesopotamia-keep-about = Les Quêtes, séparées par des virgules
option-mesopotamia-to = vers
option-mesopotamia-to-about = La destination, par exemple Terqa, ou Mari–Terqa pour un Navire
option-mesopotamia-unit = unite
option-mesopotamia-unit-about = L'Unité qui va en premier, par exemple Archer Mari ; sinon la meilleure
option-mesopotamia-ram = belier
option-mesopotamia-ram-about = Emmener un Bélier au premier déplacement
option-mesopotamia-to2 = vers2
option-mesopotamia-to3 = vers3
option-mesopotamia-to4 = vers4
option-mesopotamia-to5 = vers5
option-mesopotamia-item = objet
option-mesopotamia-item-about = Ce que vous construisez, par exemple Rempart
option-mesopotamia-place = lieu
option-mesopotamia-place-about = Le lieu, par exemple Terqa ou Mari–Terqa ; pour la Ziggurat, la couleur du dé
option-mesopotamia-item2 = objet2
option-mesopotamia-place2 = lieu2
option-mesopotamia-convert = convertir
option-mesopotamia-convert-about = L'Argile en Tablettes, avant de découvrir ou seul
option-mesopotamia-discover = decouvrir
option-mesopotamia-discover-about = La technologie, par exemple Construction
option-mesopotamia-discover2 = decouvrir2
option-mesopotamia-discover3 = decouvrir3
option-mesopotamia-source = source
option-mesopotamia-source-about = La source de la récolte, par exemple Terqa ; Pierre pour ce qui en donne
option-mesopotamia-source2 = source2
option-mesopotamia-source3 = source3
option-mesopotamia-source4 = source4
option-mesopotamia-source5 = source5
option-mesopotamia-trade = echange
option-mesopotamia-trade-about = Le jeton Échange suivant : ce qu'il prend et donne
option-mesopotamia-trade2 = echange2
option-mesopotamia-token = jeton
option-mesopotamia-token-about = Le jeton Échange : ce qu'il prend et donne
option-mesopotamia-token2 = jeton2
option-mesopotamia-new = unite
option-mesopotamia-new-about = L'Unité que vous créez, par exemple Archer
option-mesopotamia-camp = lieu
option-mesopotamia-camp-about = Le lieu, s'il y a le choix
option-mesopotamia-new2 = unite2
option-mesopotamia-camp2 = lieu2
option-mesopotamia-times = fois
option-mesopotamia-times-about = Le nombre de cases, si votre carte en permet plusieurs
option-mesopotamia-pay = payer
option-mesopotamia-pay-about = pion, ou dés (soleil, ★) ; sinon le pion s'il est libre, ou les dés les moins utiles
option-mesopotamia-dice = des
option-mesopotamia-dice-about = Les dés : leurs numéros ou leurs signes, séparés par des virgules
option-mesopotamia-first = premier
option-mesopotamia-first-about = Le premier Événement, si vous en avez plusieurs
option-mesopotamia-option = option
option-mesopotamia-option-about = L'une des deux options de l'Événement
option-mesopotamia-choice = choix
option-mesopotamia-choice-about = Ce que vous y choisissez : ressource, technologie, frontière
option-mesopotamia-order = premier
option-mesopotamia-order-about = Le premier combat, puis les suivants, séparés par des virgules
option-mesopotamia-bid = phalanges
option-mesopotamia-bid-about = Vos Phalanges et leur rangée, par exemple 5 Force, 2 Tactique, ou 5/2/0
option-mesopotamia-allot = phalanges
option-mesopotamia-allot-about = Vos Phalanges et leurs cartes
option-mesopotamia-lines = lignes
option-mesopotamia-lines-about = Qui affronte qui, puis qui se tient derrière, séparés par des virgules
option-mesopotamia-flee = vers
option-mesopotamia-flee-about = La destination de la première Unité ; puis les autres, dans l'ordre des questions
option-mesopotamia-flee2 = vers2
option-mesopotamia-flee3 = vers3
option-mesopotamia-flee4 = vers4
option-mesopotamia-flee5 = vers5
option-mesopotamia-row = ligne
option-mesopotamia-row-about = Force, Tactique ou Mobilité
option-mesopotamia-lose = unite
option-mesopotamia-lose-about = La sorte d'Unité
option-mesopotamia-do = faire
option-mesopotamia-do-about = Ce qu'elle devient
option-mesopotamia-taken = region
option-mesopotamia-taken-about = La région, pour être sûr
choice-mesopotamia-conquer = conquérir
choice-mesopotamia-destroy = détruire
choice-mesopotamia-leave = laisser

## What a player may type, legal or not

typed-role = { $role }
typed-empire = { $empire }
typed-region = { $region }
typed-section = { $section }
typed-colour = { $colour }
typed-building = { $building }
typed-technology = { $technology }
typed-convert = convertir
typed-resource = { $resource }
typed-row = { $row }
typed-unit = { $unit }
typed-token = { $token }
typed-die = dé { $number }
typed-pawn = pion
typed-unit-in = { $unit } { $region }
typed-settlement = Colonie { $region }
typed-ship-source = Navire { $section } { $region }

## Two answers in one

action-joined = { LABEL($technology) } { $level } · { LABEL($dice) } ({ SIZE($numbers) ->
    [one] dé { $numbers }
   *[other] dés { $numbers }
})
action-joined-note = { $second_note_said }
explore-joined = { $first_id ->
    [unit] { $second_said }
   *[other] { $second_said } ← { $first_said }
}
explore-joined-note = { $second_note_said }

## How it works

help-example = /mesopotamia gather
